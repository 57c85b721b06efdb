import { CharSet, DFA } from 'refa';
import { loadGrammar } from '../../../scripts/load/grammar.js';
import { loadPeg } from '../../../scripts/load/peg.js';
import { StateLimitError, TimeLimitError } from '../../../src/core/base/limits.js';
import {
  EmptyRepetitionError,
  LeftRecursionError,
  PegRecursionError,
  UndefinedRuleError,
} from '../../../src/grammar/peg/check-peg.js';
import { pegIdentifier } from '../../../src/grammar/peg/peg.js';
import { PegLanguages } from '../../../src/grammar/proof/peg-language.js';
import { lastCodeUnit } from '../../../src/core/base/code-units.js';
import { minimalDfa } from '../../../src/grammar/automata/minimal-dfa.js';
import { proveConsumption, proveEquivalence } from '../../../src/grammar/proof/prove.js';
import { proveTranscription } from '../../../src/grammar/proof/prove-transcription.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { UnknownNameError } from '../../../src/core/base/unknown-name.js';
import { alt, anyCase, bnf, many, opt, range, ref, seq, type Term, times } from '../../study/bnf-terms.js';

/** Returns the proof's result for the rule `s`: equal, or the side that accepts the counterexample. */
function verdict(peg: string, rules: Record<string, Term>): string {
  const proof = proveEquivalence({ rule: 's', peg, bnf: bnf(rules) });
  if (proof.equal) return 'equal';
  const { text, peg: pegAccepts, bnf: bnfAccepts } = proof.counterexample;
  expect(pegAccepts).toBe(!bnfAccepts);
  return `${pegAccepts ? 'PEG' : 'BNF'} ${JSON.stringify(text)}`;
}

const alphanum = alt('a', 'b', '0');
const domainlabel = seq(alt('a', '0'), opt(many(alt('a', '0', '-')), alt('a', '0')));

describe('proveEquivalence', () => {
  test.each<[string, string, Record<string, Term>, string]>([
    ['a literal', 's = "ab"', { s: 'ab' }, 'equal'],
    ['a literal cut short', 's = "a"', { s: 'ab' }, 'PEG "a"'],
    ['the empty literal', 's = ""', { s: seq() }, 'equal'],
    ['void', 's = "" / "a"', { s: alt(seq(), 'a') }, 'BNF "a"'],
    ['a literal of either case', 's = "aB"i', { s: anyCase('ab') }, 'equal'],
    ['a literal of one case', 's = "ab"', { s: anyCase('ab') }, 'BNF "aB"'],
    ['the Kelvin sign, which peggy reads as a k', 's = "k"i', { s: anyCase('k') }, 'PEG "\u212a"'],
    ['a class', 's = [a-c]', { s: range('a', 'c') }, 'equal'],
    ['a class too wide', 's = [a-d]', { s: range('a', 'c') }, 'PEG "d"'],
    ['a class too narrow', 's = [a-b]', { s: range('a', 'c') }, 'BNF "c"'],
    ['a class of either case', 's = [a-c]i', { s: alt(range('a', 'c'), range('A', 'C')) }, 'equal'],
    ['an inverted class', 's = ![^a] .', { s: 'a' }, 'equal'],
    ['an inverted class takes in everything else', 's = [^a]', { s: 'b' }, 'PEG "c"'],
    ['any character', 's = !"b" .', { s: 'a' }, 'PEG "c"'],
    ['a sequence', 's = "a" "b" "c"', { s: 'abc' }, 'equal'],
    ['a choice', 's = "a" / "b"', { s: alt('a', 'b') }, 'equal'],
    ['a choice that commits to a prefix', 's = "a" / "ab"', { s: alt('a', 'ab') }, 'BNF "ab"'],
    ['a choice with the longer first', 's = "ab" / "a"', { s: alt('a', 'ab') }, 'equal'],
    [
      'a choice that commits before what follows',
      's = ("a" / "ab") "c"',
      { s: seq(alt('a', 'ab'), 'c') },
      'BNF "abc"',
    ],
    ['an option', 's = "a"?', { s: opt('a') }, 'equal'],
    ['an option does not give back', 's = "a"? "a"', { s: seq(opt('a'), 'a') }, 'BNF "a"'],
    ['a repetition', 's = "a"*', { s: many('a') }, 'equal'],
    ['a repetition from one', 's = "a"+', { s: times(1, null, 'a') }, 'equal'],
    ['a repetition from one for one from none', 's = "a"+', { s: many('a') }, 'BNF ""'],
    ['a repetition does not give back', 's = "a"* "a"', { s: times(1, null, 'a') }, 'BNF "a"'],
    ['a repetition that looks ahead', 's = ("a" &"a")* "a"', { s: times(1, null, 'a') }, 'equal'],
    ['a counted repetition', 's = "a"|2..3|', { s: times(2, 3, 'a') }, 'equal'],
    ['a counted repetition, one too many', 's = "a"|2..4|', { s: times(2, 3, 'a') }, 'PEG "aaaa"'],
    ['a repetition of a given count', 's = "a"|3|', { s: 'aaa' }, 'equal'],
    ['a repetition with a lower bound', 's = "a"|2..|', { s: seq('aa', many('a')) }, 'equal'],
    ['a repetition with a delimiter', 's = "a"|1.., ","|', { s: seq('a', many(',a')) }, 'equal'],
    ['a repetition with a delimiter, up to none', 's = "a"|..2, ","|', { s: opt('a', opt(',a')) }, 'equal'],
    ['a counted repetition of what may be empty', 's = ("a"?)|2..3|', { s: times(0, 3, 'a') }, 'equal'],
    ['a long count', 's = [a-z]|0..61|', { s: times(0, 61, range('a', 'z')) }, 'equal'],
    ['a long count, one too few', 's = "a"|0..60|', { s: times(0, 61, 'a') }, `BNF "${'a'.repeat(61)}"`],
    ['a positive lookahead', 's = &"a" ("a" / "b")', { s: 'a' }, 'equal'],
    ['a negative lookahead', 's = !"a" ("a" / "b")', { s: 'b' }, 'equal'],
    ['a negative lookahead of nothing', 's = !"" "a"', { s: 'a' }, 'BNF "a"'],
    ['a lookahead inside a lookahead', 's = !(!"a" .) "a"?', { s: opt('a') }, 'equal'],
    [
      'a lookahead inside a lookahead inside a lookahead',
      's = !("a" !("b" &"c")) [ab] [ab]? "c"?',
      { s: alt(seq('b', opt(alt('a', 'b')), opt('c')), 'abc') },
      'equal',
    ],
    ['a twice negated lookahead', 's = !(!"a") "ab"', { s: 'ab' }, 'equal'],
    ['a lookahead to the end', 's = ("a" &(!.) / "a" "b")', { s: alt('a', 'ab') }, 'equal'],
    ['text, label, name and group mean nothing', 's "an s" = $(x:"a" @("b"))', { s: 'ab' }, 'equal'],
    ['tail recursion', 's = "a" s?', { s: seq('a', opt(ref('s'))) }, 'equal'],
    ['tail recursion, on one side only', 's = "a"+', { s: seq('a', opt(ref('s'))) }, 'equal'],
    ['mutual tail recursion', 's = "a" t? \n t = "b" s?', { s: seq('a', opt('b', opt(ref('s')))) }, 'equal'],
    ['tail recursion under a lookahead', 's = "a" &( s / !. ) s?', { s: times(1, null, 'a') }, 'equal'],
    [
      'recursion inside a lookahead',
      's = !( "b" s "c" ) ("a" / "b") s?',
      { s: times(1, null, alt('a', 'b')) },
      'equal',
    ],
    // The shapes of the documents that break when they are copied in order.
    [
      '*( domainlabel "." ) toplabel',
      's = ([ab0]+ ".")* [ab] [ab0]*',
      {
        s: seq(many(ref('domainlabel'), '.'), ref('toplabel')),
        domainlabel: times(1, null, alphanum),
        toplabel: seq(alt('a', 'b'), many(alphanum)),
      },
      'equal',
    ],
    [
      '*( "." domainlabel ) [ "." toplabel "." ], copied',
      's = "a" ("." "a")* ("." "a" ".")?',
      { s: seq('a', many('.a'), opt('.a.')) },
      'BNF "a.a."',
    ],
    [
      '*( "." domainlabel ) [ "." toplabel "." ]',
      's = "a" (!("." "a" "." !"a") "." "a")* ("." "a" ".")?',
      { s: seq('a', many('.a'), opt('.a.')) },
      'equal',
    ],
    [
      'alphanum *( alphanum | "-" ) alphanum, copied',
      's = [a0] ([a0-]* [a0])?',
      { s: domainlabel },
      'BNF "aa"',
    ],
    ['alphanum *( alphanum | "-" ) alphanum', 's = [a0] ("-"* [a0])*', { s: domainlabel }, 'equal'],
    [
      'index | document, copied',
      's = "w" ("?" "q")? / "w" "/" "d"',
      { s: alt(seq('w', opt('?q')), 'w/d') },
      'BNF "w/d"',
    ],
    [
      'index | document, the longer first',
      's = "w" "/" "d" / "w" ("?" "q")?',
      { s: alt(seq('w', opt('?q')), 'w/d') },
      'equal',
    ],
    [
      'void | xpalphas [ / path ], copied',
      's = "" / "a"+ ("/" s)?',
      { s: alt(seq(), seq(times(1, null, 'a'), opt('/', ref('s')))) },
      'BNF "a"',
    ],
    [
      'void | xpalphas [ / path ]',
      's = "a"+ ("/" s)? / ""',
      { s: alt(seq(), seq(times(1, null, 'a'), opt('/', ref('s')))) },
      'equal',
    ],
    [
      '[ *2( h ":" ) h ] "::", copied',
      's = (("h" ":")|..2| "h")? "::"',
      { s: seq(opt(times(0, 2, 'h:'), 'h'), '::') },
      'BNF "h::"',
    ],
    [
      '[ *2( h ":" ) h ] "::"',
      's = ("h" (":" "h")|..2|)? "::"',
      { s: seq(opt(times(0, 2, 'h:'), 'h'), '::') },
      'equal',
    ],
    [
      'octet, shorter first',
      's = [0-9] / [1-9] [0-9]',
      { s: alt(range('0', '9'), seq(range('1', '9'), range('0', '9'))) },
      'BNF "10"',
    ],
    [
      'IPv4address / hostname, copied',
      's = "1" "." "1" / [1a] ("." [1a])*',
      { s: alt('1.1', seq(alt('1', 'a'), many('.', alt('1', 'a')))) },
      'BNF "1.1.a"',
    ],
  ])('%s', (_, peg, rules, expected) => {
    expect(verdict(peg, rules)).toBe(expected);
  });

  test('spells rules as the document does', () => {
    const grammar = bnf({ 'gopher+_string': 'a', 'ip-part': ref('gopher+_string') });
    const peg = 'gopherplus_string = "a"\nip_part = gopherplus_string';
    expect(proveEquivalence({ rule: 'ip-part', peg, bnf: grammar })).toMatchObject({
      rule: 'ip-part',
      equal: true,
    });
  });

  test('counts states and classes', () => {
    const proof = proveEquivalence({ rule: 's', peg: 's = "a" / "bc"', bnf: bnf({ s: alt('a', 'bc') }) });
    expect(proof).toStrictEqual({ rule: 's', equal: true, bnfStates: 3, pegStates: 3, pairs: 3, classes: 4 });
  });

  test.each<[string, string, new (...args: never[]) => Error]>([
    ['left recursion', 's = "b"? s "a" / "a"', LeftRecursionError],
    ['left recursion through a lookahead', 's = !s "a"', LeftRecursionError],
    ['recursion that something follows', 's = "a" s? "b"', PegRecursionError],
    ['recursion that something follows in another rule', 's = "a" t "b"\nt = s?', PegRecursionError],
    ['recursion that is repeated', 's = "a" s*', PegRecursionError],
    ['an empty repetition', 's = ("a"?)*', EmptyRepetitionError],
    ['an empty repetition through a rule', 's = "b" t+\nt = !"a" "b"*', EmptyRepetitionError],
    ['a rule that is not there', 's = t', UndefinedRuleError],
  ])('refuses %s', (_, peg, error) => {
    expect(() => proveEquivalence({ rule: 's', peg, bnf: bnf({ s: 'a' }) })).toThrow(error);
  });

  test('refuses a rule that one side lacks', () => {
    expect(() => proveEquivalence({ rule: 's', peg: 't = "a"', bnf: bnf({ s: 'a' }) })).toThrow(
      UnknownNameError,
    );
    expect(() => proveEquivalence({ rule: 's', peg: 's = "a"', bnf: bnf({ t: 'a' }) })).toThrow(
      UnknownNameError,
    );
  });

  test('keeps to its limits', () => {
    const task = { rule: 's', peg: 's = [ab]|..500|', bnf: bnf({ s: times(0, 500, alt('a', 'b')) }) };
    expect(() => proveEquivalence({ ...task, limits: { states: 100, milliseconds: 10_000 } })).toThrow(
      StateLimitError,
    );
    expect(() => proveEquivalence({ ...task, limits: { states: 100_000, milliseconds: -1 } })).toThrow(
      TimeLimitError,
    );
  });
});

describe('proveConsumption', () => {
  const consumption = (peg: string, rules: Record<string, Term>, identifier = 's'): string => {
    const proof = proveConsumption({ rule: 's', peg, bnf: bnf(rules), identifier });
    return proof.derivable
      ? 'derivable'
      : `${JSON.stringify(proof.consumed)} before ${JSON.stringify(proof.followedBy)}`;
  };

  test.each<[string, string, Record<string, Term>, string]>([
    ['what is accepted', 's = "a"+', { s: times(1, null, 'a') }, 'derivable'],
    ['what is accepted and not derivable', 's = "a"*', { s: times(1, null, 'a') }, '"" before ""'],
    ['what is only ever consumed before something', 's = "a" &"b"', { s: 'b' }, '"a" before "b"'],
    ['what is consumed where no further character stands', 's = "a" !"b" / "b"', { s: 'b' }, '"a" before ""'],
    ['less than could be', 's = ("a" &"a")+', { s: times(1, null, 'a') }, 'derivable'],
    ['a lookahead past the end', 's = "a" "b"? !"c"', { s: 'a' }, '"ab" before ""'],
    ['a commitment', 's = "ab" / "a" "c"?', { s: alt('ab', 'a', 'ac') }, 'derivable'],
  ])('%s', (_, peg, rules, expected) => {
    expect(consumption(peg, rules)).toBe(expected);
  });

  test('of a reading', () => {
    const peg = 's = "a"+\ns__to_b = ("a" !"b")+ "c"?';
    expect(consumption(peg, { s: times(1, null, 'a') }, 's__to_b')).toBe('"ac" before ""');
  });
});

describe('the documents', () => {
  test('rfc1738: every rule is equal, and every node spans a string of its rule, readings included', () => {
    const bnf = loadGrammar('rfc1738');
    const peg = loadPeg('rfc1738');
    const proofs = [...proveTranscription({ peg, bnf })];
    expect(proofs.filter(({ proved }) => !proved)).toStrictEqual([]);
    expect(proofs.map(({ identifier }) => identifier).sort()).toEqual(
      peg.rules.map(({ name }) => name).sort(),
    );
  });

  test.each<[RevisionId, string]>([
    ['url-1993', 'waisaddress'],
    ['url-1995', 'login'],
    ['rfc1738', 'prosperourl'],
    ['url-1997', 'net_path'],
    ['rfc2396bis-01', 'IPv6address'],
    ['rfc2396bis-01', 'URI-reference'],
  ])('%s %s: refa finds the minimal automata of both sides alike', (revision, rule) => {
    const minimal = minimalDfa(loadGrammar(revision), rule);
    expect(pegDfa(revision, rule).structurallyEqual(minimal)).toBe(true);
    expect(pegDfa(revision, 'port').structurallyEqual(minimal)).toBe(false);
  });
});

/** Returns the automaton of a PEG rule, determinised by derivatives and minimised by refa. */
function pegDfa(revision: RevisionId, rule: string): DFA {
  const accepted = new PegLanguages(loadPeg(revision)).accepted(pegIdentifier(rule));
  // US-ASCII, and one for the rest.
  const ranges = Array.from({ length: 129 }, (_, min) => ({ min, max: min === 128 ? lastCodeUnit : min }));
  const dfa = DFA.fromFA({
    maxCharacter: lastCodeUnit,
    transitionIterator: () => ({
      initial: accepted.initial,
      isFinal: (state) => accepted.accepting(state),
      getOut: (state) => {
        const out = new Map<number, CharSet>();
        for (const range of ranges) {
          const next = accepted.step(state, accepted.classOf(range.min));
          out.set(next, (out.get(next) ?? CharSet.empty(lastCodeUnit)).union([range]));
        }
        return out;
      },
    }),
  });
  dfa.minimize();
  return dfa;
}
