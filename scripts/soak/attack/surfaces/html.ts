/** HTML whose links are listed: any bytes have an answer, in time in proportion to them. */
import fc from 'fast-check';
import { programSurface } from '../command.js';
import { bytes, bytesOf, referencePieces, textOf } from '../hostile.js';

const pieces = [
  ...referencePieces.slice(0, 20),
  '<a href="',
  '">',
  "'>",
  '<a href=',
  '<base href="http://b/">',
  '<template>',
  '</template>',
  '<div>',
  '</p>',
  '<p>',
  '<table>',
  '<td>',
  '<svg>',
  '<math>',
  '<svg><a xlink:href="x">',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<script>',
  '</script>',
  '<style>',
  '<title>',
  '<textarea>',
  '<plaintext>',
  '<frameset>',
  '<select>',
  '<b>',
  '</b>',
  '<i>',
  '<form>',
  '<img src="',
  '<meta http-equiv=refresh content="0;url=',
  '&#x1b;',
  '&amp;',
  '&#0;',
  '&',
  '=',
  'a b=',
  '<',
  '</',
  '<?',
  '\0',
  '<a ',
  ' x=1',
];

export const html = (
  text: string,
  ...options: readonly string[]
): { readonly args: readonly string[]; readonly files: Readonly<Record<string, Uint8Array>> } => ({
  args: ['links', 'page.html', ...options],
  files: { 'page.html': bytes(text) },
});

const cases = fc.tuple(bytesOf(textOf(pieces, 2000)), fc.boolean()).map(([text, json]) => ({
  args: ['links', 'page.html', '--retrieved-from', 'http://a/b', ...(json ? ['--json'] : [])],
  files: { 'page.html': text },
}));

export const surface = programSurface({
  name: 'html',
  isDue: () => false,
  cases,
  seeds: () => [
    html('<template>'.repeat(5000)),
    html('<div>'.repeat(40_000) + '</p>'.repeat(40_000)),
    html(`<a ${Array.from({ length: 80_000 }, (_, i) => `a${i}`).join(' ')}>`),
    html('a'.repeat(100_000_000)),
  ],
  growing: Object.fromEntries(
    [
      '<template>',
      '<div></p>',
      '<a href=x>',
      '<b><i></b>',
      '<table><b>',
      '<svg>',
      '<!--',
      '<select>',
      '<a b',
      '&amp',
      '</p>',
      '<form>',
      '<p><font>',
    ].map((unit) => [unit, (n: number) => html(unit.repeat(n))]),
  ),
});
