/** Memory of the tokenizer for a document. */
import { linkLimits, Stopwatch } from '../../src/links/limits.js';
import { LimitedTokenizer } from '../../src/links/html.js';
import { startTagsOnly } from '../../src/links/spelling.js';

test('does not buffer texts and comments of any length', () => {
  const lengths: number[] = [];
  const note = (text: string): void => {
    lengths.push(text.length);
  };
  const ignore = (): void => undefined;
  const tokenizer = new LimitedTokenizer(
    {
      onCharacter: ({ chars }) => {
        note(chars);
      },
      onWhitespaceCharacter: ({ chars }) => {
        note(chars);
      },
      onNullCharacter: ({ chars }) => {
        note(chars);
      },
      onComment: ({ data }) => {
        note(data);
      },
      onStartTag: ignore,
      onEndTag: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
    linkLimits,
  );
  const texts = ['x', ' ', '\0'].map((character) => character.repeat(1e6));
  tokenizer.read(`${texts.join('')}<!--${'-'.repeat(1e6)}x${'-'.repeat(1e6)}-->`, new Stopwatch(Infinity));
  expect(lengths).toHaveLength(4);
  expect(Math.max(...lengths)).toBeLessThan(3e5);
});

test.each([
  `&#x${'0'.repeat(400)}41;`,
  `&#x${'f'.repeat(400)};`,
  `&#${'9'.repeat(400)};`,
  `&#${'0'.repeat(400)}65;`,
])('a character reference of any number of digits is a character: %#', (reference) => {
  const values: string[] = [];
  const tokenizer = new LimitedTokenizer(
    startTagsOnly(({ attrs }) => {
      values.push(...attrs.map(({ value }) => value));
    }),
    linkLimits,
  );
  tokenizer.read(`${reference}<a href="${reference}">`, new Stopwatch(Infinity));
  expect(values).toHaveLength(1);
  expect(values[0]).toMatch(/^[A\uFFFD]$/);
});
