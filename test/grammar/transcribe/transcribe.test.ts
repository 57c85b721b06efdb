import { LeftRecursionError } from '../../../src/grammar/peg/check-peg.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { proveTranscription } from '../../../src/grammar/proof/prove-transcription.js';
import { formatDepartures } from '../../../src/study/formatting/format-proof.js';
import { UnknownNameError } from '../../../src/core/base/unknown-name.js';
import {
  type RepairKind,
  transcribe,
  type TranscribeOptions,
  type Transcription,
} from '../../../src/grammar/transcribe/transcribe.js';
import { alt, anyCase, bnf, many, opt, range, ref, seq, type Term, times } from '../../study/bnf-terms.js';
import fc from 'fast-check';
import type { BnfExpression, BnfGrammar } from '../../../src/grammar/bnf/bnf.js';

type Rules = Readonly<Record<string, Term>>;

/** Transcribes, and proves the result again, from its text. */
function made(rules: Rules, options?: TranscribeOptions): Transcription {
  const grammar = bnf(rules);
  const found = transcribe(grammar, options);
  if (found.failed.length === 0 && options?.rule === undefined) {
    const proofs = [...proveTranscription({ peg: readPeg(found.peg), bnf: grammar })];
    expect(proofs.filter(({ proved }) => !proved)).toEqual([]);
  }
  return found;
}

/** Returns the written rules, with the kinds of their repairs. */
function written({ rules }: Transcription): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rules.map(({ peg, departures }) => [peg, departures.map(({ kind }) => kind).join(', ')]),
  );
}

const digit = range('0', '9');
const h16 = times(1, 4, digit);
const some = times(1, null, alt('a', 'b'));
const v6 = seq(opt(times(0, 3, ref('h16'), ':'), ref('h16')), '::', opt(ref('h16')));

/** The source; the rules; the last one in written form, its repairs, and a text that made one necessary. */
const classics: readonly [string, Rules, string, readonly RepairKind[], string | undefined][] = [
  [
    'GEDCOM 7 hour: one DIGIT is the beginning of two',
    { hour: alt(digit, seq(alt('0', '1'), digit), seq('2', alt('0', '1', '2', '3'))) },
    'hour = ( "0" / "1" ) [0-9] / "2" [0-3] / [0-9]',
    ['another order'],
    '00',
  ],
  [
    'what OData writes by distributing: an alternative is the beginning of another before the same end',
    { option: seq(alt('a', 'ab'), 'c') },
    'option = ( "ab" / "a" ) "c"',
    ['another order'],
    'abc',
  ],
  [
    'RFC 3986 erratum 4394: the groups before "::" take half of it',
    { h16, address: v6 },
    'address = ( h16 ( ":" h16 )|..3| )? "::" h16?',
    ['common part first'],
    '0::',
  ],
  [
    '*( a / b ) a: the repetition takes the last a',
    { s: seq(many(alt('a', 'b')), 'a') },
    's = ( ( "a" / "b" ) &. )* "a"',
    ['guard by a character'],
    'a',
  ],
  [
    '*9( a b ) a: gives back by itself',
    { s: seq(times(0, 9, 'a', 'b'), 'a') },
    's = ( "a" "b" )|..9| "a"',
    [],
    undefined,
  ],
  [
    'RFC 1738 domainlabel',
    { label: seq(digit, opt(many(alt(digit, '-')), digit)) },
    'label = [0-9] ( ( ( [0-9] / "-" ) &. )* [0-9] )?',
    ['guard by a character'],
    '0',
  ],
  [
    'RFC 2396 hostname: the last "." is not before a label',
    { name: seq(many('a', '.'), 'a', opt('.')) },
    'name = "a" ( "." "a" )* "."?',
    ['common part first'],
    'a.',
  ],
  ['void first', { void: seq(), s: alt(ref('void'), 'a') }, 's = "a" / void', ['another order'], 'a'],
  ['one more than once', { s: seq(many('a'), 'a') }, 's = "a"+', ['common part first'], 'a'],
  [
    'recursion in tail position stays',
    { s: seq('a', opt('b', ref('s'))) },
    's = "a" ( "b" s )?',
    [],
    undefined,
  ],
  [
    'where its copy is no loop, it is written as one',
    { s: alt(seq(), seq('a', ref('s'))) },
    's = "a"*',
    ['recursion as repetition'],
    undefined,
  ],
  [
    'a word ends what could hold it',
    { c: alt('a', '%'), s: seq(many(ref('c')), '%a', opt('-')) },
    's = ( c !( "a" ( "-" / !. ) ) )* "%a" "-"?',
    ['guard by a word'],
    '%a',
  ],
  [
    'RFC 3966 phonedigit, which may be empty, repeated',
    { digit: alt('a', opt('b')), s: seq(many(ref('digit')), '@') },
    's = ( "a" / "b" )* "@"',
    ['empty turns left out'],
    undefined,
  ],
  [
    'a part that may be empty, repeated, where no rule may be empty',
    { s: seq(many(alt('a', many('c'))), 'b') },
    's = ( "a" / "c"+ )* "b"',
    ['empty turns left out'],
    undefined,
  ],
  [
    'recursion in tail position of a letter that is the Kelvin sign to peggy',
    { s: seq(anyCase('k'), opt(',', ref('s'))) },
    's = [Kk] ( "," [Kk] )*',
    ['recursion as repetition'],
    undefined,
  ],
  [
    'alphanum *( *"-" alphanum ) never gives back',
    { s: seq(digit, many(many('-'), digit)) },
    's = [0-9] ( "-"* [0-9] )*',
    [],
    undefined,
  ],
  [
    'the first of several turns apart, in the place of a long guard',
    { s: alt(seq('b', some), seq(some, 'b'), seq(some, 'b', some)) },
    's = "b" ( "a" / "b" )+ / ( ( "a" / "b" ) &. )+ "b" / ( "a" / "b" ) ( &"a" ( "a" / "b" ) )* "b" ( "a" / "b" )+',
    ['guard by a character', 'guard by a character'],
    'b',
  ],
  [
    'which character ends it is only known far on',
    { s: many('b', times(2, null, 'b', alt('a', 'b'))) },
    's = ( "b" ( "b" ( "a" / "b" ) !( ( "b" "b" "a" "b" "b" )* "a" / "b" "b" ( "a" "b" "b" "b" "b" )* ( "b" / "a" ) !. ) )|2..| )*',
    ['guard by how the text goes on'],
    'bbaba',
  ],
  [
    'characters beyond US-ASCII',
    { s: seq(many(range('\u00a0', '\ud7ff')), '\u00ff') },
    's = ( [\\xA0-\\uD7FF] &. )* "ÿ"',
    ['guard by a character'],
    'ÿ',
  ],
  ['the Kelvin sign is no k', { s: anyCase('ok') }, 's = "o"i [Kk]', [], undefined],
];

describe('transcribe', () => {
  test.each(classics)('%s', (_, rules, text, kinds, needed) => {
    const found = made(rules);
    const last = found.rules.at(-1);
    expect([last?.peg, last?.departures.map(({ kind }) => kind)]).toEqual([text, kinds]);
    expect(last?.departures.find((departure) => departure.text !== undefined)?.text).toBe(needed);
  });

  test('RFC 2732 hexseq: repairs a rule that consumes too much everywhere', () => {
    const groups = seq(ref('h16'), many(':', ref('h16')));
    const v4 = seq(digit, '.', digit);
    const v6 = seq(ref('groups'), opt('::', ref('groups')), opt(':', ref('v4')));
    expect(written(made({ h16, groups, v4, v6, literal: seq('[', ref('v6'), ']') }))).toEqual({
      'h16 = [0-9]|1..4|': '',
      'groups = h16 ( ":" h16 ( &[:\\]] / !. ) )*': 'guard by a character',
      'v4 = [0-9] "." [0-9]': '',
      'v6 = groups ( "::" groups )? ( ":" v4 )?': '',
      'literal = "[" v6 "]"': '',
    });
  });

  test('disambiguates identifiers that would collide', () => {
    const names = ['a--b', 'a-b', 'a_b', 'a-', 'a'];
    const rules = {
      s: seq(...names.map(ref)),
      ...Object.fromEntries(names.map((name, i) => [name, String(i)])),
    };
    const { rules: written, failed } = made(rules);
    expect([failed, written.map(({ rule, peg }) => [rule, peg])]).toEqual([
      [],
      [
        ['s', 's = a_b_3 a_b a_b_2 a_2 a'],
        ['a--b', 'a_b_3 = "0"'],
        ['a-b', 'a_b = "1"'],
        ['a_b', 'a_b_2 = "2"'],
        ['a-', 'a_2 = "3"'],
        ['a', 'a = "4"'],
      ],
    ]);
    expect(made(rules, { rule: 'a--b' }).rules.map(({ rule }) => rule)).toEqual(['a--b']);
  });

  test('adds one reusable reading for a rule that consumes too much in one place', () => {
    const rules = {
      x: alt('a', '@'),
      xs: times(1, null, ref('x')),
      mail: seq(ref('xs'), '@'),
      two: seq(ref('xs'), '@'),
    };
    expect(written(made(rules))).toEqual({
      'x = "a" / "@"': '',
      'xs = x+': '',
      'xs__in_mail = ( x &x )+': 'guard by a character',
      'mail = xs__in_mail "@"': 'reading for a place',
      'two = xs__in_mail "@"': 'reading for a place',
    });
  });

  test('prefers the first alternative of an ambiguous text, or the one that can come first', () => {
    const rules = { a: 'a', b: seq('a', opt('b')), s: alt(ref('a'), ref('b')) };
    expect(made(rules).rules.at(-1)?.peg).toBe('s = a !. / b');
    const longest = made(rules, { prefer: 'longest' });
    expect(longest.rules.at(-1)?.peg).toBe('s = b / a');
    expect(longest.ambiguous).toEqual([{ rule: 's', text: 'a', isFirst: false }]);
  });

  test('transcribes one rule with its dependencies', () => {
    const rules = { unused: 'u', part: 'p', s: ref('part') };
    const progress: string[] = [];
    const found = made(rules, { rule: 's', progress: (rule) => progress.push(rule) });
    expect(Object.keys(written(found))).toEqual(['part = "p"', 's = part']);
    expect(progress).toEqual(['part', 's']);
  });

  test('names rules without a repair and their users, and omits them from the PEG', () => {
    // The start of the last letters is only known at the end of the text, and its automaton is large.
    const letter = alt('a', 'b');
    const last = (turns: number): Term => times(turns, turns, letter);
    const part = seq(many(letter), 'a', last(3), 'b', last(2), 'b', last(9));
    const found = made({ part, s: seq('@', ref('part')), other: 'o' });
    expect([found.failed, Object.keys(written(found))]).toEqual([['part', 's'], ['other = "o"']]);
    expect(found.reasons.map(({ rule, reason }) => [rule, reason])).toEqual([
      ['part', 'its automaton has more than 1000 states, too many to write out as the last resort'],
      ['s', 'it uses a rule that is not transcribed'],
    ]);
    expect(formatDepartures(found)).toContain('not transcribed: part   s\n  part: its automaton has');
  });

  test('the PEG text contains the BNF and the reasons', () => {
    const grammar = bnf({ s: alt('a', 'ab') });
    const rules = grammar.rules.map((rule) => ({ ...rule, corrected: 's = "a" /\n\r    "ab"\u2028*/' }));
    expect(
      transcribe({ ...grammar, rules })
        .peg.split('\n')
        .slice(3),
    ).toEqual([
      '// s = "a" /',
      '//     "ab"',
      '// */',
      '//',
      '// In the printed order, "ab" would be rejected.',
      's = "ab" / "a"',
      '',
    ]);
  });

  test('the PEG text names the rules rewritten from automata', () => {
    const turns = times(4, null, many(alt('ba', 'aab')));
    const { peg } = made({ d: digit, s: many('abb', times(0, 2, 'ab'), turns) });
    expect(peg.replaceAll('\n// ', ' ')).toContain('as expressions or a rule per state: s.');
  });

  test('the table lists each departure and the totals', () => {
    expect(formatDepartures(made({ d: digit, s: alt('a', 'ab') }))).toBe(
      'repaired rules, each with its repair and a string that needs it:\ns  another order            ab\n\n2 rules transcribed and proved: 1 copied, 1 repaired\n',
    );
  });

  test('reports a BNF without a PEG, an unknown rule, and a limit with its rule', () => {
    expect(() => transcribe(bnf({ s: alt(seq(ref('s'), 'a'), 'a') }))).toThrow(LeftRecursionError);
    expect(() => transcribe(bnf({ s: 'a' }), { rule: 'S' })).toThrow(UnknownNameError);
    const limits = { states: 1000, milliseconds: 1000 };
    const million = times(1_000_000, 1_000_000, 'a', 'b');
    const { failed, reasons } = transcribe(bnf({ s: seq(million, million), other: 'o' }), { limits });
    expect(failed).toEqual(['s']);
    expect(reasons[0]?.reason).toMatch(
      /^the transcription of test, in "s" \(test\), needs more than 1000 states$/,
    );
  });
});

/** Grammars that lose rules if a name in a literal is mistaken for a call. */
const named: readonly [string, Rules][] = [
  [
    'a literal that is the name of a later rule',
    { request: seq(ref('method'), '/'), method: alt('get', 'put'), get: seq('GET', '/') },
  ],
  ['a rule with the name of the suffix of literals in either case', { s: anyCase('x'), i: 'a' }],
  ['a literal with names between other characters', { s: 'a.b[a-b]', a: 'x', b: 'y' }],
  [
    'readings of a rule for rules whose names begin alike',
    {
      x: alt('a', '@'),
      xs: times(1, null, ref('x')),
      's-2': seq(ref('xs'), '@'),
      s: seq(ref('xs'), '@@'),
    },
  ],
];

test.each(named)('%s', (_, rules) => {
  expect(transcribe(bnf(rules)).failed).toEqual([]);
});

const names = ['get', 'put', 'i', 'x'] as const;

const literal = fc
  .tuple(fc.constantFrom(...names, 'get put', 'i.x'), fc.boolean())
  .map(([text, ignoreCase]) => (ignoreCase ? anyCase(text) : seq(text)));

/** Generates an expression that calls only the given rules. */
function expressionOver(rules: readonly string[]): fc.Arbitrary<BnfExpression> {
  const atom = rules.length === 0 ? literal : fc.oneof(literal, fc.constantFrom(...rules).map(ref));
  const some = fc.array(atom, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    some.map((items) => seq(...items)),
    some.map((alternatives) => alt(...alternatives)),
    fc.tuple(literal, atom).map(([first, next]) => seq(many(first, next), first)),
  );
}

/** Each rule calls those after it. */
const grammar = fc
  .tuple(...names.map((_, i) => expressionOver(names.slice(i + 1))))
  .map((expressions) => Object.fromEntries(expressions.map((e, i) => [names[i] ?? '', e])));

const prefix = 'r-';

function prefixed(rules: Record<string, BnfExpression>): Record<string, BnfExpression> {
  const text = JSON.stringify(rules, (key, value: unknown) =>
    key === 'name' ? prefix + String(value) : value,
  );
  const expressions = Object.entries(JSON.parse(text) as Record<string, BnfExpression>);
  return Object.fromEntries(expressions.map(([name, e]) => [prefix + name, e]));
}

/** Returns the results of the rules, their names without the prefix. */
function outcome(bnfGrammar: BnfGrammar): unknown {
  const { rules, failed, peg } = transcribe(bnfGrammar);
  const plain = (name: string): string => name.replaceAll(/r[-_]/g, '');
  const expressions = rules.length === 0 ? [] : readPeg(peg).rules;
  const shape = JSON.stringify(expressions, (key, value: unknown) =>
    key === 'span' ? undefined : key === 'name' ? plain(String(value)) : value,
  );
  return { failed: failed.map(plain), departures: rules.map(({ departures }) => departures.length), shape };
}

test('literals of the names of rules are transcribed as any others', () => {
  fc.assert(
    fc.property(grammar, (rules) => {
      expect(outcome(bnf(rules))).toEqual(outcome(bnf(prefixed(rules))));
    }),
    { numRuns: 10, seed: 3 },
  );
});
