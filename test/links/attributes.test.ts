/** References in the attributes of HTML, as the standards of HTML and SVG read them. */
import { readHtml } from '../../src/links/html.js';
import { readSpelling } from '../../src/links/spelling.js';

const references = (text: string): readonly string[] =>
  readHtml(text).links.map(({ reference }) => reference);

test.each<[section: string, html: string, references: readonly string[]]>([
  // "Valid URL potentially surrounded by spaces": ASCII white space, no other, is stripped.
  ['HTML 2.4.1: no-break space', '<a href="http://h/&nbsp;">', ['http://h/\u00a0']],
  ['HTML 2.4.1: ASCII white space', '<a href="\t\f\r\n http://h/ \f">', ['http://h/']],
  ['HTML 2.4.1: vertical tab', '<a href="\vx\v">', ['\vx\v']],
  ['HTML 2.4.1: byte order mark', '<img src="\ufeffx">', ['\ufeffx']],
  ['HTML 2.3.7: tokens', '<a ping="x\u00a0y z">', ['x\u00a0y', 'z']],
  ['HTML 4.8.4.2.1: image candidates', '<img srcset="x\u2003 1x">', ['x\u2003']],
  ['HTML 4.2.5.3: refresh', '<meta http-equiv=refresh content="1;url=x\u00a0">', ['x\u00a0']],
  ['HTML 4.12.2: NOSCRIPT', '<noscript><img src=x></noscript>', ['x']],
  ['HTML 4.12.2: NOSCRIPT in HEAD', '<head><noscript><link href=x></noscript>', ['x']],
  ['SVG 2, 16.1: links', '<svg><a href=x /><use xlink:href="#y" /></svg>', ['x', '#y']],
  ['SVG 2, 12.3: images', '<svg><image href=x></image><feimage href=y /></svg>', ['x', 'y']],
  ['SVG 1.1, 17.1: without a root', '<use xlink:href=x>', ['x']],
])('%s', (_, html, expected) => {
  expect(references(html)).toEqual(expected);
});

test('HTML 2.4.1: the base is stripped of ASCII white space only', () => {
  expect(readHtml('<head><base href=" http://h/&nbsp; ">').base).toBe('http://h/\u00a0');
});

// HTML 13.2.5.80: a number above 0x10FFFF is U+FFFD, however many digits it has.
test.each([`&#${'9'.repeat(320)};`, `&#x${'F'.repeat(320)};`])(
  'where a long reference is spelled: %#',
  (raw) => {
    const [link] = readHtml(`<a href="${raw}|">`).links;
    expect(link).toMatchObject({ reference: '\ufffd|', spelled: { start: 9, end: 10 + raw.length } });
    expect(readSpelling(`${raw}|`, 'html').places).toEqual([0, raw.length, raw.length + 1]);
  },
);
