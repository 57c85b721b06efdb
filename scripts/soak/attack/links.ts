/** HTML and MIME whose links are listed: any bytes have an answer, in linear time. */
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { ofFile, programSurface } from './command.js';
import { bytesOf, newest, referencePieces, textOf } from './hostile-strings.js';

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

const markdownPieces = [
  ...referencePieces.slice(0, 10),
  '# h\n',
  '- ',
  '> ',
  '1. ',
  '[a](',
  '[a]: ',
  '![',
  ')',
  '|',
  '\\|',
  '\n',
  '\n\n',
  '| a | b |\n| --- | --- |\n',
  '`',
  '```\n',
  '<a href="',
  '">',
  '<http://h/',
  '&#99999999999999999999;',
  '\ufeff',
  'www.',
  '{{ u }}',
  '<%= u %>',
  '*|X|*',
];

const markdown = ofFile('page.md', 'links', 'page.md');

export const markdownSurface = programSurface({
  name: 'markdown',
  isDue: () => false,
  // Its own limit is half a minute.
  limits: { seconds: 60, megabytes: 1000 },
  cases: fc
    .tuple(bytesOf(textOf(markdownPieces, 1000)), fc.constantFrom([], ['--fix'], ['--check']))
    .map(([text, form]) => ({
      args: ['links', 'page.md', ...form],
      files: { 'page.md': text },
    })),
  seeds: () => [
    markdown('# h\n'.repeat(975_000)),
    markdown('- '.repeat(20_000)),
    markdown(`<a href="&#${'9'.repeat(100_000)};">`),
  ],
  growing: Object.fromEntries(
    ['# h\n', '- a\n', '- ', '> ', '[a](http://h/)\n', '| http://h/ |\n', '<a href="', '`', '[', '*|'].map(
      (unit) => [unit, (n: number) => markdown(unit.repeat(n))],
    ),
  ),
});

const dataPieces = [
  ...referencePieces.slice(0, 10),
  'openapi: 3.1.0\n',
  'servers:\n- url: http://{a}/\n  variables: {a: {default: b}}\n',
  '$ref: ',
  '$id: ',
  '&a ',
  '*a',
  '<<: ',
  '- ',
  '{',
  '}',
  '[',
  ']',
  ', ',
  'k: ',
  '\n',
  '  ',
  '"',
  '|\n',
  '>\n',
  '!!binary ',
  '\ufeff',
];

const data = ofFile('api.yaml', 'links', 'api.yaml');
const flat = (n: number, of: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => of(i)).join(', ');

export const dataSurface = programSurface({
  name: 'data',
  isDue: () => false,
  cases: fc
    .tuple(bytesOf(textOf(dataPieces, 1000)), fc.constantFrom([], ['--fix'], ['--check']))
    .map(([text, form]) => ({
      args: ['links', 'api.yaml', ...form],
      files: { 'api.yaml': text },
    })),
  seeds: () => [
    data(`{${flat(100_000, (i) => `"k${i}": "http://h/"`)}}`),
    data(
      `a: &a [x]\n${Array.from({ length: 40 }, (_, i) => `b${i}: &b${i} [*${i === 0 ? 'a' : `b${i - 1}`}, *${i === 0 ? 'a' : `b${i - 1}`}]\n`).join('')}`,
    ),
    data('['.repeat(100_000)),
  ],
  growing: {
    'keys of a map in one line': (n) => data(`{${flat(n, (i) => `k${i}: http://h/`)}}`),
    'aliases of one node': (n) => data(`a: &a http://h/\nb: [${flat(n, () => '*a')}]`),
    'variables of a server': (n) =>
      data(`openapi: 3.1.0\nservers:\n- url: "${'{a}'.repeat(n)}"\n  variables: {a: {default: bcd}}\n`),
    'members of a list': (n) => data('- http://h/\n'.repeat(n)),
  },
});

const zeros = (n: number): Uint8Array => new Uint8Array(n);
const packed = (
  ...members: readonly Uint8Array[]
): { args: string[]; files: Record<string, Uint8Array> } => ({
  args: ['check', '-r', newest, 'lines.gz'],
  files: { 'lines.gz': Buffer.concat(members) },
});

export const memberSurface = programSurface({
  name: 'members of gzip',
  isDue: () => false,
  cases: fc
    .array(
      fc.oneof(
        fc.constant(gzipSync('http://h/\n')),
        fc.nat(2000).map(zeros),
        fc.uint8Array({ maxLength: 20 }),
      ),
      { maxLength: 6 },
    )
    .map((members) => packed(...members)),
  seeds: () => [packed(gzipSync('a:\n'), zeros(50_000_000), gzipSync('b:\n'))],
  growing: {
    'padded members': (n) =>
      packed(...Array.from({ length: n }, () => Buffer.concat([gzipSync('http://h/\n'), zeros(3)]))),
    zeros: (n) => packed(gzipSync('a:\n'), zeros(n), gzipSync('b:\n')),
  },
});
