/** Text for people, and text as data for a line or a cell. */
import { visible, written } from '../../../src/core/base/visible.js';

test.each<readonly [name: string, text: string, shown: string, data: string]>([
  ['marks of a script', 'हि', 'ह\\u{93F}', 'हि'],
  ['a joiner', 'a\u200Cb', 'a\\u{200C}b', 'a\u200Cb'],
  ['private use', '\uE000', '\\u{E000}', '\uE000'],
  ['controls and ends of lines', '\x1B\n\x85\u2028', ...twice('\\u{1B}\\u{A}\\u{85}\\u{2028}')],
  ['directional marks', 'a\u202Eb\u200F', ...twice('a\\u{202E}b\\u{200F}')],
  ['half of a pair', '\uD800😀', ...twice('\\u{D800}😀')],
])('%s', (_name, text, shown, data) => {
  expect([visible(text), written(text)]).toEqual([shown, data]);
});

function twice(text: string): readonly [string, string] {
  return [text, text];
}
