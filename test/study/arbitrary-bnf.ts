/** Random BNF grammars over the letters a and b: every operator, a second rule with recursion in tail position. */
import fc from 'fast-check';
import type { BnfExpression, BnfGrammar } from '../../src/grammar/bnf/bnf.js';
import { alt, bnf, range, ref, seq, times } from './bnf-terms.js';

const { expression } = fc.letrec<{ expression: BnfExpression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    {
      weight: 5,
      arbitrary: fc.constantFrom(seq('a'), seq('b'), seq('ab'), seq(), range('a', 'b'), ref('other')),
    },
    {
      weight: 3,
      arbitrary: fc.array(tie('expression'), { minLength: 2, maxLength: 3 }).map((items) => seq(...items)),
    },
    {
      weight: 3,
      arbitrary: fc
        .array(tie('expression'), { minLength: 2, maxLength: 3 })
        .map((alternatives) => alt(...alternatives)),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom<[number, number]>([0, 1], [0, 2], [1, 2], [2, 2]), tie('expression'))
        .map(([[min, max], body]) => times(min, max, body)),
    },
    {
      // The body of an unbounded repetition must not be empty.
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(0, 1, 2), fc.constantFrom('a', 'b'), tie('expression'))
        .map(([min, letter, body]) => times(min, null, letter, body)),
    },
  ),
}));

const other = fc.constantFrom(
  seq('a'),
  alt('a', 'b', 'a'),
  seq('a', times(0, 1, ref('other'))),
  alt(seq(), seq('b', ref('other'))),
  alt('b', seq(times(0, 1, 'a'), 'b', ref('other'))),
);

/** A grammar with the rules `start` and `other`; no text has infinitely many derivations. */
export const arbitraryBnf: fc.Arbitrary<BnfGrammar> = fc
  .tuple(expression, other)
  .map(([start, second]) => bnf({ start, other: second }));

/** Returns all texts over a and b up to a length, shorter ones first. */
export function texts(length: number): readonly string[] {
  const all = [''];
  for (const text of all) if (text.length < length) all.push(`${text}a`, `${text}b`);
  return all;
}
