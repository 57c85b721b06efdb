/** Random JavaScript patterns, and texts of their characters. */
import fc from 'fast-check';

/** Both cases, letters that fold beyond ASCII, a word boundary, line ends, both halves of a pair and the pair. */
const characters = ['a', 'b', 'A', 'k', '\u212A', 'ſ', '-', '\n', '\uD83D', '\uDE00', '😀'];
const atoms = [
  ...[
    'a',
    'b',
    'k',
    's',
    '-',
    '\\n',
    '😀',
    '\\uD83D',
    '\\uDE00',
    '.',
    '\\w',
    '\\W',
    '\\s',
    '[^a]',
    '[ak]',
    '[😀\\-]',
  ],
  ...['^', '$', '\\b', '\\B', '', '[]', '[\\s\\S]'],
];
const quantifiers = ['', '', '', '?', '*', '+', '{2}', '{1,3}', '*?', '{0}', '{2,}'];
const groups = ['(?:', '(', '(?=', '(?!', '(?<=', '(?<!'];

/** A pattern that every flag accepts. */
export const pattern: fc.Arbitrary<string> = fc.letrec<{ choice: string; sequence: string; item: string }>(
  (tie) => ({
    choice: fc
      .array(tie('sequence'), { minLength: 1, maxLength: 3, depthIdentifier: 'pattern' })
      .map((all) => all.join('|')),
    sequence: fc.array(tie('item'), { maxLength: 3, depthIdentifier: 'pattern' }).map((all) => all.join('')),
    item: fc.oneof(
      { depthSize: 'small', depthIdentifier: 'pattern' },
      fc
        .tuple(fc.constantFrom(...atoms), fc.constantFrom(...quantifiers))
        .map(([atom, quantifier]) => (/^(?:[$^]|\\b|)$/i.test(atom) ? atom : atom + quantifier)),
      fc
        .tuple(fc.constantFrom(...groups), tie('choice'), fc.constantFrom(...quantifiers))
        .map(([open, body, quantifier]) => `${open}${body})${/[=!]$/.test(open) ? '' : quantifier}`),
    ),
  }),
).choice;

export const text: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...characters), { maxLength: 5 })
  .map((all) => all.join(''));

export const flags: fc.Arbitrary<string> = fc
  .tuple(fc.subarray(['i', 'm', 's']), fc.constantFrom('', 'u', 'v'))
  .map(([some, mode]) => some.join('') + mode);
