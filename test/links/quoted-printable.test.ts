/** Quoted-printable: RFC 2045, 6.7. */
import { decodeQuotedPrintable } from '../../src/links/mime.js';

test.each([
  ['(1) an octet as hexadecimal digits', 'a=3Db=0D=0A', 'a=b\r\n'],
  ['(1) lower case, which robust readers take', '=3d=e9', '=\u00E9'],
  ['(2) an octet as itself', 'a<b>~', 'a<b>~'],
  ['(3) blanks at the end of a line are no part of it', 'a \t \r\nb \n \n', 'a\r\nb\n\n'],
  ['(3) blanks at the end', 'a \t', 'a'],
  ['(3) blanks that are escaped', 'a =20 \nb=09', 'a  \nb\t'],
  ['(3) blanks in a line', 'a \t b', 'a \t b'],
  ['(4) ends of lines', 'a\r\nb\nc\rd', 'a\r\nb\nc\rd'],
  ['(5) a soft line break', 'a=\r\nb=\nc', 'abc'],
  ['(5) blanks after it', 'a= \t\r\nb', 'ab'],
  ['(5) blanks before it', 'a =\nb', 'a b'],
  ['(5) at the end', 'a=', 'a'],
  ['(5) an escape at the end of a line', 'a=3D\nb', 'a=\nb'],
  ['"=" that begins no escape', '=x=4=4', '=x=4=4'],
  ['none', '', ''],
])('%s', (_, text, decoded) => {
  expect(Buffer.from(decodeQuotedPrintable(Buffer.from(text, 'latin1'))).toString('latin1')).toBe(decoded);
});
