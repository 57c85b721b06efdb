/** What the tokenizer holds of a document. */
import { linkLimits, Stopwatch } from '../../../src/cli/links/limits.js';
import { LimitedTokenizer } from '../../../src/cli/links/tokenizer.js';

test('texts and comments are not held, however long they are', () => {
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
