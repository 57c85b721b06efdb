import type { BnfExpression } from '../../../src/grammar/bnf/bnf.js';
import type { CompactExpression } from '../../../src/core/automaton/compact-bnf.js';
import { compactBnf } from '../../../src/grammar/bnf/compact.js';
import { UnknownNameError } from '../../../src/core/base/unknown-name.js';
import { alt, anyCase, bnf, many, opt, range, ref, seq, times } from '../../study/bnf-terms.js';

test.each<[string, BnfExpression, CompactExpression]>([
  ['a literal', seq('ab'), 'ab'],
  ['void', seq(), ''],
  ['single letters in a row (url-1993)', seq('h', 't', 't', 'p', ':'), 'http:'],
  ['a sequence within a sequence', seq('a', seq('b', ref('t')), 'c'), ['then', ['ab', 1, 'c']]],
  ['one item', seq(ref('t')), 1],
  ['single characters', alt('a', 'b', 'a'), ['of', 'ab']],
  ['single characters among others', alt('a', ref('t'), 'b'), ['or', [['of', 'ab'], 1]]],
  ['an alternation within an alternation', alt('ab', alt('cd', 'e')), ['or', ['e', 'ab', 'cd']]],
  ['an alternation with void', alt(seq(), 'ab'), ['or', ['', 'ab']]],
  ['a range (RFC 2234)', range('1', '4'), ['of', '1234']],
  ['a range of one character', range('"', '"'), '"'],
  ['a literal of either case (RFC 2234)', anyCase('a1b'), ['then', [['of', 'aA'], '1', ['of', 'bB']]]],
  ['an option', opt('a'), ['times', 'a', 0, 1]],
  ['a loop', many(ref('t')), ['times', 1, 0, null]],
  ['bounds', times(2, 5, 'a', ref('t')), ['times', ['then', ['a', 1]], 2, 5]],
  ['no repetition', times(0, 0, 'a'), ''],
])('%s', (_, expression, compact) => {
  expect(compactBnf(bnf({ s: expression, t: 'x' }))[0]).toStrictEqual(compact);
});

test('refuses a reference to no rule', () => {
  expect(() => compactBnf(bnf({ s: ref('hots'), host: 'x' }))).toThrow(UnknownNameError);
});
