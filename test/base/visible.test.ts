/** Untrusted text made fit for a terminal or a message. */
import { pointer, visible } from '../../src/base/visible.js';

test.each([
  ['printing characters and the space stay', 'a b~é語😀', 'a b~é語😀'],
  ['controls', '\u0000\t\n\u001b\u007f\u009b', String.raw`\u{0}\u{9}\u{A}\u{1B}\u{7F}\u{9B}`],
  ['bidirectional and zero-width', '\u202e\u2066\u200b\ufeff', String.raw`\u{202E}\u{2066}\u{200B}\u{FEFF}`],
  ['lone surrogates, private use', '\ud800\ue000', String.raw`\u{D800}\u{E000}`],
  ['separators', '\u2028\u2029', String.raw`\u{2028}\u{2029}`],
  ['spaces that are not U+0020', '\u00a0\u2003\u202f\u3000', String.raw`\u{A0}\u{2003}\u{202F}\u{3000}`],
  ['fillers', '\u115f\u1160\u3164\uffa0\u2800', String.raw`\u{115F}\u{1160}\u{3164}\u{FFA0}\u{2800}`],
  ['marks that would ride on a neighbour', 'e\u0301\u20dd\u{1e8d0}', String.raw`e\u{301}\u{20DD}\u{1E8D0}`],
  ['variation selectors, tags', '\ufe0f\u{e0041}', String.raw`\u{FE0F}\u{E0041}`],
])('%s', (_what, text, shown) => {
  expect(visible(text)).toBe(shown);
});

test('a caret stands under the place, whatever is before it', () => {
  expect(pointer('a\u00a0b', 2)).toBe(`${String.raw`a\u{A0}b`}\n       ^`);
});
