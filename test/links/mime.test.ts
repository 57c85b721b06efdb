/** The documents of MIME messages, with the header fields of their containers. */
import { type Cut, type LinkLimits, linkLimits } from '../../src/links/limits.js';
import { type MimeDocument, readMime } from '../../src/links/mime.js';
import { decodeText } from '../../src/links/text.js';

function message(...lines: string[]): Uint8Array {
  return new TextEncoder().encode(lines.join('\r\n'));
}

async function documentsIn(octets: Uint8Array): Promise<MimeDocument[]> {
  const documents: MimeDocument[] = [];
  const notCut = ({ problem }: Cut): void => {
    throw new Error(problem);
  };
  for await (const document of readMime(octets, notCut)) documents.push(document);
  return documents;
}

const none = { contentBase: undefined, contentLocation: undefined };

test('a message that is a document', async () => {
  const read = await documentsIn(
    message(
      'content-BASE: http://a/',
      ' b',
      'Content-Location: c',
      'Content-Type: text/html',
      '',
      '<a href=d>',
    ),
  );
  expect(read).toEqual([
    {
      part: 'TEXT',
      decoded: { text: '<a href=d>', problem: undefined },
      entities: [{ contentBase: ' http://a/\r\n b', contentLocation: ' c' }],
    },
  ]);
});

test('parts of parts, each with all that encloses it', async () => {
  const read = await documentsIn(
    message(
      'Content-Base: http://0/',
      'Content-Type: multipart/mixed; boundary="x x"',
      '',
      'before',
      '--x x',
      'Content-Type: multipart/related; boundary=y',
      'Content-Location: 1/',
      '',
      '--y',
      'Content-Type: TEXT/HTML; charset=ISO-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      'Content-Location: 1.1',
      '',
      '<a href=3D"b=',
      'c">=E9</a>',
      '--y',
      'Content-Type: image/gif',
      'Content-Transfer-Encoding: base64',
      '',
      'PGEgaHJlZj14Pg==',
      '--y--',
      '--x x',
      'Content-Type: text/html',
      'Content-Transfer-Encoding: base64',
      '',
      'PGEgaHJlZj14Pg==',
      '--x x--',
      'after',
    ),
  );
  const outer = { contentBase: ' http://0/', contentLocation: undefined };
  expect(read).toEqual([
    {
      part: '1.1',
      decoded: { text: '<a href="bc">\u00E9</a>', problem: undefined },
      entities: [{ ...none, contentLocation: ' 1.1' }, { ...none, contentLocation: ' 1/' }, outer],
    },
    { part: '2', decoded: { text: '<a href=x>', problem: undefined }, entities: [none, outer] },
  ]);
});

test('a message in a message encloses, an attached one does not', async () => {
  const inner = (disposition: string): string[] => [
    '--x',
    'Content-Type: message/rfc822',
    'Content-Location: http://1/',
    `Content-Disposition: ${disposition}`,
    '',
    'Content-Base: http://2/',
    'Content-Type: text/html',
    '',
    '<a href=y>',
  ];
  const read = await documentsIn(
    message(
      'Content-Type: multipart/mixed; boundary=x',
      '',
      ...inner('inline'),
      ...inner('attachment'),
      '--x--',
    ),
  );
  expect(read.map(({ decoded, entities }) => [decoded.text.trim(), entities])).toEqual([
    [
      '<a href=y>',
      [{ ...none, contentBase: ' http://2/' }, { ...none, contentLocation: ' http://1/' }, none],
    ],
  ]);
});

test('a message without documents, and what is no message', async () => {
  expect(await documentsIn(message('Content-Type: text/plain', '', '<a href=x>'))).toEqual([]);
  expect(await documentsIn(new Uint8Array())).toEqual([]);
  expect(await documentsIn(Uint8Array.from({ length: 1000 }, (_, i) => i % 256))).toEqual([]);
});

test('a part of a megabyte', async () => {
  const html = '<a href=x>'.repeat(100_000);
  const [read] = await documentsIn(message('Content-Type: text/html', '', html));
  expect(read?.decoded.text).toBe(html);
});

test('limits: reads the parts before them, and reports which limit was reached', async () => {
  const octets = message(
    'Content-Type: multipart/mixed; boundary=x',
    '',
    ...['1', '2', '3'].flatMap((text) => ['--x', 'Content-Type: text/html', '', text]),
  );
  const problemsWith = async (limits: Partial<LinkLimits>): Promise<unknown> => {
    const problems: string[] = [];
    const onCut = ({ problem }: Cut): number => problems.push(problem);
    const parts: string[] = [];
    for await (const { part } of readMime(octets, onCut, { ...linkLimits, ...limits })) parts.push(part);
    return [parts, problems];
  };
  expect(await problemsWith({})).toEqual([['1', '2', '3'], []]);
  expect(await problemsWith({ parts: 3 })).toEqual([['1', '2'], ['it has more than 3 parts']]);
  expect(await problemsWith({ headerSize: 10 })).toEqual([[], ['a part has a header of more than 10 bytes']]);
  expect(await problemsWith({ depth: 1 })).toEqual([[], ['its parts are nested more than 1 deep']]);
});

test.each([
  ['utf-8', [0xc3, 0xa9], '\u00E9'],
  ['iso-8859-1', [0xe9], '\u00E9'],
  ['no-such-charset', [0xc3, 0xa9], '\u00E9'],
  [undefined, [0xe9], '\u00E9'],
  ['utf-8', [0xe9], '\u00E9'],
  // A byte order mark takes precedence over all declarations.
  [undefined, [0xff, 0xfe, 0xe9, 0x00], '\u00E9'],
  [undefined, [0xfe, 0xff, 0x00, 0xe9], '\u00E9'],
  ['utf-8', [0xff, 0xfe, 0xe9, 0x00, 0x20], '\u00E9\uFFFD'],
  ['iso-8859-1', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], '\u00E9'],
  ['utf-16', [0xe9, 0x00], '\u00E9'],
])('charset %s', (charset, octets, text) => {
  expect(decodeText(Uint8Array.from(octets), charset).text).toBe(text);
});

const page = '<p>\u00E9<a href="x:y">';
const utf16le = Buffer.from(page, 'utf16le');
const utf32le = Buffer.from(Array.from(page, (character) => [character.charCodeAt(0), 0, 0, 0]).flat());

test.each<[string, Uint8Array, string | undefined, string]>([
  ['UTF-16, little-endian, without a mark', utf16le, undefined, page],
  ['UTF-16, big-endian, without a mark', Buffer.from(utf16le).swap16(), undefined, page],
  ['UTF-16 that is said to be UTF-8', utf16le, 'utf-8', page],
  ['UTF-8 that is said to be UTF-16', Buffer.from(page), 'utf-16', page],
  [
    'the charset of a META',
    Buffer.from('<meta charset="shift_jis">\x83\x5c', 'latin1'),
    undefined,
    '<meta charset="shift_jis">\u30BD',
  ],
  [
    'the charset of a content type in a META',
    Buffer.from('<meta name=a><META http-equiv=x content="text/html; charset = iso-8859-5">\xd0', 'latin1'),
    undefined,
    '<meta name=a><META http-equiv=x content="text/html; charset = iso-8859-5">\u0430',
  ],
  [
    'the charset of the message before that of a META',
    Buffer.from('<meta charset=iso-8859-5>\xe9', 'latin1'),
    'iso-8859-1',
    '<meta charset=iso-8859-5>\u00E9',
  ],
  [
    'a META in a comment',
    Buffer.from('<!-- <meta charset=iso-8859-5> -->\xe9', 'latin1'),
    undefined,
    '<!-- <meta charset=iso-8859-5> -->\u00E9',
  ],
])('%s', (_, octets, charset, text) => {
  expect(decodeText(octets, charset)).toEqual({ text, problem: undefined });
});

test.each<[string, Uint8Array, string | undefined, string]>([
  ['UTF-32 without a mark', utf32le, undefined, 'it is UTF-32, which HTML forbids'],
  ['the other UTF-32', Buffer.from(utf32le).swap32(), undefined, 'it is UTF-32, which HTML forbids'],
  ['a mark of UTF-32', Buffer.from([0xff, 0xfe, 0, 0]), undefined, 'it is UTF-32, which HTML forbids'],
  ['another', Buffer.from([0, 0, 0xfe, 0xff]), undefined, 'it is UTF-32, which HTML forbids'],
  ['no charset', Buffer.from(page), 'utf-9', 'no charset is called "utf-9"'],
  ['none in a META', Buffer.from('<meta charset=\x1b>'), undefined, 'no charset is called "\\u{1B}"'],
])('%s is reported', (_, octets, charset, problem) => {
  expect(decodeText(octets, charset).problem).toBe(problem);
});

test('omits an incomplete last character of truncated octets', () => {
  expect(decodeText(Uint8Array.of(0xc3, 0xa9, 0xc3), undefined, false).text).toBe('\u00E9');
});
