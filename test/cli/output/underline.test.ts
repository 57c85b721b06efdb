/** A span in its surroundings. */
import fc from 'fast-check';
import { underlined } from '../../../src/cli/output/underline.js';
import { unfit } from '../captured.js';

test.each([
  ['abcdef', 1, 3, 10, 'abcdef', ' ^^'],
  ['abcdef', 6, 6, 10, 'abcdef', '      ^'],
  ['', 0, 0, 10, '', '^'],
  ['a\u202eb', 1, 2, 10, String.raw`a\u{202E}b`, ' ^^^^^^^^'],
  ['0123456789', 8, 9, 4, '…6789', '   ^'],
  ['0123456789', 0, 1, 4, '0123…', '^'],
  ['0123456789', 5, 6, 4, '…3456…', '   ^'],
  ['0123456789', 2, 10, 4, '0123…', '  ^^'],
])('%j from %i to %i in %i columns', (text, start, end, width, line, marks) => {
  expect(underlined(text, { start, end }, width)).toEqual([line, marks]);
});

test('the marks stand under the beginning of the span, whatever the text and the width', () => {
  // The unit `binary` of fast-check takes seconds to make.
  const unit = fc
    .integer({ min: 0, max: 0x10ffff })
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point));
  const span = fc
    .string({ unit, maxLength: 60 })
    .chain((text) =>
      fc.tuple(fc.constant(text), fc.nat(text.length), fc.nat(text.length), fc.integer({ min: 4, max: 80 })),
    );
  fc.assert(
    fc.property(span, ([text, a, b, width]) => {
      const [start, end] = [Math.min(a, b), Math.max(a, b)];
      const [line, marks] = underlined(text, { start, end }, width);
      expect(line + marks).not.toMatch(unfit);
      expect(marks).toMatch(/^ *\^+$/);
      expect(marks.length).toBeLessThanOrEqual(line.length + 1);
    }),
    { seed: 1994 },
  );
});
