/** MIME messages whose links are listed: any bytes have an answer, in time in proportion to them. */
import fc from 'fast-check';
import { programSurface } from '../command.js';
import { bytes, bytesOf, textOf } from '../hostile.js';

const pieces = [
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

const mail = (
  text: string,
): { readonly args: readonly string[]; readonly files: Readonly<Record<string, Uint8Array>> } => ({
  args: ['links', 'mail.eml'],
  files: { 'mail.eml': bytes(text) },
});

const cases = fc.tuple(bytesOf(textOf(pieces, 1000)), fc.boolean()).map(([text, json]) => ({
  args: ['links', 'mail.eml', ...(json ? ['--json'] : [])],
  files: { 'mail.eml': text },
}));

const mixed = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n';
const printable = 'Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n';

export const surface = programSurface({
  name: 'mime',
  isDue: () => false,
  cases,
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
