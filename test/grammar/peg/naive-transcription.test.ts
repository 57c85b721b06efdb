import peggy from 'peggy';
import { loadGrammar, loadNotation } from '../../../scripts/load/grammar.js';
import { naivePeg, naiveRule } from '../../../src/grammar/peg/naive-transcription.js';
import { pegIdentifier } from '../../../src/grammar/peg/peg.js';
import { proveEquivalence } from '../../../src/grammar/proof/prove.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import type { RevisionId } from '../../../generated/registry/ids.js';
import { alt, anyCase, bnf, many, opt, range, ref, seq, type Term, times } from '../../study/bnf-terms.js';
import { isFullDepth, quickTest } from '../../depth.js';

describe('naiveRule', () => {
  quickTest.each<[string, Term]>([
    ['"ab"', 'ab'],
    ['"\\"\\\\"', '"\\'],
    ['"a-"i', anyCase('a-')],
    ['"-"', anyCase('-')],
    ['[\\x61-\\x7a]', range('a', 'z')],
    ['[\\xe9-\\u4e2d]', range('\u00e9', '\u4e2d')],
    ['host_port', ref('host-port')],
    ['""', seq()],
    ['"a" ( "b" / "c" "d" )', seq('a', alt('b', seq('c', 'd')))],
    ['"" / "a"', alt(seq(), 'a')],
    ['"a"?', opt('a')],
    ['( "a" "b" )?', opt('a', 'b')],
    ['"a"*', many('a')],
    ['"a"+', times(1, null, 'a')],
    ['"a"|2..|', times(2, null, 'a')],
    ['"a"|2|', times(2, 2, 'a')],
    ['( "a" / "b" )|0..61|', times(0, 61, alt('a', 'b'))],
    ['( ( "a" "b" )? )*', many(opt('a', 'b'))],
    ['""', times(0, 0, 'a')],
    ['"a" "" "b"', seq('a', times(0, 0, alt('a', 'b')), 'b')],
  ])('%s', (text, term) => {
    const [rule] = bnf({ 'a-rule': term, 'host-port': 'x' }).rules;
    expect(rule && naiveRule(rule.name, rule.expression)).toBe(`a_rule = ${text}`);
  });
});

// RFC 2234 §3.6, §3.7.
quickTest.each(['a = 0x', 'a = 0*0x'])('zero repetitions, %s, are the empty string', (rule) => {
  const expression = loadNotation('abnf')(rule, { ignoreCase: false });
  const parser = peggy.generate(naiveRule('a', expression));
  expect(parser.parse('')).toBe('');
  expect(() => parser.parse('x') as unknown).toThrow();
});

const faults: readonly (readonly [RevisionId, number, number])[] = [
  ['url-1993', 18, 53],
  ['url-1995', 20, 56],
  ['rfc1738', 22, 67],
  // Of these 11 of the 37 rules of Appendix A, and Content-Base and Content-Location.
  ['url-1997', 13, 43],
  // The core rules of RFC 2234, 4 of the 47, are right.
  ['rfc2396bis-01', 19, 47],
];

test.each(isFullDepth ? faults.slice(1) : faults.slice(0, 1))(
  'of %s it gets %i of %i rules wrong, as a parser made of it shows',
  (revision, wrong, rules) => {
    const grammar = loadGrammar(revision);
    const text = naivePeg(grammar);
    const peg = readPeg(text);
    const parser = peggy.generate(text, { allowedStartRules: ['*'] });
    const proofs = grammar.rules.map(({ name }) => proveEquivalence({ rule: name, peg, bnf: grammar }));
    const refuted = proofs.filter((proof) => !proof.equal);
    expect([refuted.length, proofs.length]).toEqual([wrong, rules]);
    for (const { rule, counterexample } of refuted) {
      // Without lookaheads a PEG accepts nothing that the BNF does not derive.
      expect(counterexample).toMatchObject({ peg: false, bnf: true });
      expect(
        () => parser.parse(counterexample.text, { startRule: pegIdentifier(rule) }) as unknown,
      ).toThrow();
    }
  },
);
