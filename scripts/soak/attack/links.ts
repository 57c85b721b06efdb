/** HTML and MIME whose links are listed: any bytes have an answer, in time in proportion to them. */
import fc from 'fast-check';
import { ofFile, programSurface } from './command.js';
import { bytesOf, referencePieces, textOf } from './hostile.js';

const mimePieces = [
  'Content-Type: text/html',
  'Content-Type: multipart/mixed; boundary=b',
  'Content-Type: multipart/related; boundary="b',
  'Content-Type: message/rfc822',
  'Content-Transfer-Encoding: base64',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Base: http://a/',
  'Content-Location: x',
  '; charset=utf-16',
  '; charset=none',
  '\r\n',
  '\n',
  '\r\n\r\n',
  '--b',
  '--b--',
  '\r\n--b\r\n',
  '\r\n--b--\r\n',
  ' ',
  '\t',
  '=',
  '=\r\n',
  '=3D',
  '=zz',
  'PGEgaHJlZj14Pg==',
  '<a href=x>',
  '<base href=y>',
  ':',
  'X: y',
  '(comment',
  ')',
  '"',
  '\\',
  '=?utf-8?q?=1b?=',
];

const mail = ofFile('mail.eml', 'links', 'mail.eml');

const mimeCases = fc.tuple(bytesOf(textOf(mimePieces, 1000)), fc.boolean()).map(([text, json]) => ({
  args: ['links', 'mail.eml', ...(json ? ['--json'] : [])],
  files: { 'mail.eml': text },
}));

const mixed = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n';
const printable = 'Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n';

export const mimeSurface = programSurface({
  name: 'mime',
  isDue: () => false,
  cases: mimeCases,
  seeds: () => [
    mail(mixed + '--b\r\nContent-Type: text/html\r\n\r\n<a href=x>\r\n'.repeat(1000)),
    mail(`X: ${'a'.repeat(10_000_000)}\r\n\r\n`),
    mail(printable + ' '.repeat(80_000) + '\r\n<a href=3Dx>'),
  ],
  growing: {
    parts: (n) => mail(mixed + '--b\r\nContent-Type: text/html\r\n\r\n<a href=x>\r\n'.repeat(n)),
    'headers of a part': (n) => mail('X: y\r\n'.repeat(n) + '\r\n'),
    'a header': (n) => mail(`X: ${'a '.repeat(n)}\r\n\r\n`),
    'folded lines': (n) => mail(`X: y${'\r\n z'.repeat(n)}\r\n\r\n`),
    'trailing blanks': (n) => mail(printable + ' '.repeat(n) + '\r\n'),
    'soft line ends': (n) => mail(printable + '=\r\n'.repeat(n)),
    boundaries: (n) => mail(mixed + '--b'.repeat(n)),
  },
});

const htmlPieces = [
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

const html = ofFile('page.html', 'links', 'page.html');

const htmlCases = fc.tuple(bytesOf(textOf(htmlPieces, 2000)), fc.boolean()).map(([text, json]) => ({
  args: ['links', 'page.html', '--retrieved-from', 'http://a/b', ...(json ? ['--json'] : [])],
  files: { 'page.html': text },
}));

export const htmlSurface = programSurface({
  name: 'html',
  isDue: () => false,
  cases: htmlCases,
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
