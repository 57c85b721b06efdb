/** Random PEGs over the letters a, b, c, as text for peggy: every operator, a second rule, only tail recursion. */
import fc from 'fast-check';

const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        '"a"',
        '"b"',
        '"c"',
        '[ab]',
        '[^a]',
        '.',
        '"ab"',
        '"ba"',
        '""',
        'other',
        '!.',
      ),
    },
    {
      weight: 4,
      arbitrary: fc
        .array(tie('expression'), { minLength: 2, maxLength: 3 })
        .map((items) => `(${items.join(' ')})`),
    },
    {
      weight: 4,
      arbitrary: fc
        .array(tie('expression'), { minLength: 2, maxLength: 3 })
        .map((choices) => `(${choices.join(' / ')})`),
    },
    {
      weight: 5,
      arbitrary: fc
        .tuple(
          tie('expression'),
          fc.constantFrom('*', '+', '?', '|2|', '|..2|', '|1..2|', '|2..|', '|..3, "c"|'),
        )
        .map(([body, suffix]) => `(${body})${suffix}`),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom('!', '&', '$'), tie('expression'))
        .map(([prefix, body]) => `${prefix}(${body})`),
    },
  ),
}));

/** A grammar with the rules `start` and `other`, the latter referring to itself only at its own end. */
export const arbitraryPeg: fc.Arbitrary<string> = fc
  .tuple(
    expression,
    fc.constantFrom('"a"', '"c" "a"', '"a" / "ab"', '"a" other / "b"', '!"b" . other?', '&"a" "a" "b"?'),
  )
  .map(([start, other]) => `start = ${start}\nother = ${other}`);
