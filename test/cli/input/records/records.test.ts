/** Records of every format: their texts, however the stream is split, and invalid ones. */
import fc from 'fast-check';
import { maxLineBytes } from '../../../../src/cli/input/lines.js';
import {
  type ColumnOptions,
  type FormatName,
  recordFormat,
} from '../../../../src/cli/input/records/formats.js';
import { type Entry, type RecordOptions, recordsOf } from '../../../../src/cli/input/records/records.js';

async function* chunks(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield await Promise.resolve(Buffer.from(part));
}

const usual: RecordOptions = { leavesOutMark: false, hasCr: true };

async function entriesIn(
  format: FormatName,
  columns: ColumnOptions,
  parts: readonly (string | Uint8Array)[],
  options = usual,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  const source = chunks(parts.map((part) => Buffer.from(part)));
  for await (const some of recordsOf(source, 'a file', recordFormat(format, columns), options)) {
    // The bytes may change.
    entries.push(
      ...some.map((entry) => ({
        ...entry,
        record: entry.record && Buffer.from(entry.record),
        text: typeof entry.text === 'string' ? entry.text : Buffer.from(entry.text),
      })),
    );
  }
  return entries;
}

/** Returns the texts as latin1 after "=", and problems. */
async function textsIn(...given: Parameters<typeof entriesIn>): Promise<readonly string[]> {
  const entries = await entriesIn(...given);
  return entries.map(({ text }) =>
    typeof text === 'string' ? text : `=${Buffer.from(text).toString('latin1')}`,
  );
}

test.each<readonly [FormatName, string, string, RegExp]>([
  ['csv', 'url', 'id,url,"url"\n', /several columns are called "url": use a number, --column 2 or 3$/],
  ['tsv', 'a', 'a\ta\n', / 1 or 2$/],
  ['csv', '', 'a,,b,\n', /several columns are called ""/],
  ['csv', '3', 'a,b\n', /^--column 3 is a number, but the header has 2 columns: "a", "b"$/],
  ['tsv', '2024', 'a\t2024\n', /has 2 columns: "a", "2024"; the column called "2024" has the number 2$/],
])('%s: --column %j with a header %j is refused', async (format, column, text, message) => {
  await expect(textsIn(format, { column, header: true }, [text])).rejects.toThrow(message);
});

test('a number selects a column by position, whatever the header', async () => {
  expect(await textsIn('csv', { column: '2', header: true }, ['2,1\na,b\n'])).toEqual(['=b']);
});

const cdxHeader = ' CDX N b a m s k r M S V g\n';
const cdxLine = 'com,example)/ 20140103030321 http://example.com/ text/html 200 SHA - - 2 3 a.warc.gz\n';

test.each<readonly [FormatName, ColumnOptions, string, readonly string[]]>([
  ['lines', {}, 'a\r\n\nb', ['=a', '=', '=b']],
  ['nul', {}, 'a\nb\0\0c', ['=a\nb', '=', '=c']],
  // RFC 4180 §2.
  ['csv', {}, 'aaa,bbb\r\nzzz,yyy\r\n', ['=aaa', '=zzz']],
  ['csv', { column: '2' }, 'a,b\n\n"c","d"\nx', ['=b', 'missing', '=d', 'missing']],
  ['csv', {}, '"b\r\nbb"\n"a""b",\n""\n\n', ['=b\r\nbb', '=a"b', '=', '=']],
  ['csv', { column: '2' }, '"a,\n",b\n"a"",",c\n', ['=b', '=c']],
  ['csv', {}, 'a"b,\n"a"b,x\nc\n', ['=a"b', 'malformed', '=c']],
  ['csv', { column: '3' }, 'a,b,\n', ['=']],
  ['scsv', { column: '2' }, 'a;b,c\n"d;";"e""\n"\n', ['=b,c', '=e"\n']],
  ['csv', { column: 'url', header: true }, 'id,"url"\n1,a\n2,"\n"\n', ['=a', '=\n']],
  ['csv', { column: '2', header: true }, 'id,url\n1,a\n', ['=a']],
  ['tsv', { column: '2' }, 'a\tb\r\n"\t"\n\n', ['=b', '="', 'missing']],
  ['tsv', { column: 'url', header: true }, 'url\tid\na\t1\n', ['=a']],
  [
    'jsonl',
    {},
    '{"url":"a\\nb"}\r\n{"url":1}\n{}\n\n[]\n{"url":"é"}\nx',
    ['=a\nb', 'missing', 'missing', 'malformed', 'missing', '=Ã©', 'malformed'],
  ],
  [
    'jsonl',
    { column: '/a~1b/1/~0' },
    '{"a/b":[0,{"~":"x"}]}\n{"a/b":null}\n{"a/b":[0]}',
    ['=x', 'missing', 'missing'],
  ],
  ['jsonl', { column: '' }, '"a"\n{}', ['=a', 'missing']],
  ['jsonl', { column: '/length' }, '[1]\n["a"]', ['missing', 'missing']],
  ['jsonl', { column: '__proto__' }, '{"__proto__":"a"}\n{}', ['=a', 'missing']],
  ['jsonl', {}, '{"url":"\\ud800b\\ud83d\\ude00"}', ['=\xed\xa0\x80b\xf0\x9f\x98\x80']],
  ['cdx', {}, cdxHeader + cdxLine + 'short line', ['=http://example.com/', 'malformed']],
  ['cdx', {}, cdxLine, ['=http://example.com/']],
  ['cdx', {}, ' CDX a b\nhttp://a/ 2014\n CDX b a\n2014 http://b/', ['=http://a/', '=http://b/']],
  ['cdx', {}, '\tCDX\tN\ta\nk\thttp://a b/\n', ['=http://a b/']],
  ['cdx', {}, ' CDX N b\nk 2014\n', ['missing']],
  // A blank in the URL makes one field more than the header has letters.
  ['cdx', {}, ' CDX N b a m\nk 2014 http://h/a b text/html\n', ['malformed']],
  ['cdx', { column: '1' }, ' CDX N b a m\nk 2014 http://h/ab\n', ['malformed']],
  ['warc-index', {}, ' CDX N b a m\nk 2014 http://h/a b text/html\n', ['malformed']],
  ['cdx', { column: '1' }, cdxHeader + cdxLine, ['=com,example)/']],
  [
    'cdxj',
    {},
    '!OpenWayback-CDXJ 1.0\nk 2014 {"url": "http://a b/"}\nk 2014\nk 2014 {}\nk 2014 {',
    ['=http://a b/', 'malformed', 'missing', 'malformed'],
  ],
  ['cdxj', { column: 'uri' }, 'k 2014 {"uri": "a"}', ['=a']],
  [
    'warc-index',
    {},
    `!OpenWayback-CDXJ 1.0\n${cdxHeader}${cdxLine}k 2014 {"url":"b"}\n{"url":"c"}\n`,
    ['=http://example.com/', '=b', '=c'],
  ],
])('%s with %j: %j', async (format, columns, input, texts) => {
  expect(await textsIn(format, columns, [input])).toEqual(texts);
});

test('a kept CR is not part of a CDX header', async () => {
  const kept = { ...usual, hasCr: false };
  expect(await textsIn('cdx', {}, [' CDX N b a\r\nk 2014 x\r\n'], kept)).toEqual(['=x\r']);
});

test('preserves bytes', async () => {
  const bytes = Buffer.from([0x22, 0xff, 0x0a, 0x22, 0x22, 0x22, 0x2c, 0x00, 0x0a]);
  const [entry] = await entriesIn('csv', {}, [bytes]);
  expect(entry).toEqual({ offset: 0, record: bytes.subarray(0, -1), text: Buffer.from([0xff, 0x0a, 0x22]) });
  expect(await textsIn('jsonl', {}, [Buffer.from('{"url":"\xff"}', 'latin1')])).toEqual(['malformed']);
});

test('a CR before the end of a line may be kept', async () => {
  expect(await textsIn('tsv', {}, ['a\r\nb'], { ...usual, hasCr: false })).toEqual(['=a\r', '=b']);
});

test('a byte order mark may be left out before the first record', async () => {
  const marked = ['\uFEFF"a",b\n', '\uFEFF"a"'];
  expect(await textsIn('csv', {}, marked, { ...usual, leavesOutMark: true })).toEqual(['=a', '=ï»¿"a"']);
  expect(await textsIn('csv', {}, ['a'], { ...usual, leavesOutMark: true })).toEqual(['=a']);
  expect(await textsIn('csv', {}, marked)).toEqual(['=ï»¿"a"', '=ï»¿"a"']);
});

const formats: readonly (readonly [FormatName, ColumnOptions])[] = [
  ['lines', {}],
  ['nul', {}],
  ['csv', { column: '2' }],
  ['csv', { column: '1', header: true }],
  ['tsv', { column: '2' }],
  ['jsonl', {}],
  ['cdx', {}],
  ['cdxj', {}],
  ['warc-index', {}],
];

test('chunk boundaries have no effect', async () => {
  const piece = fc.constantFrom(
    'a',
    ',',
    '"',
    '\n',
    '\r',
    '\t',
    ' ',
    '\0',
    '\uFEFF',
    '{"url":"a"}',
    ' CDX a b',
  );
  const cuts = fc.array(fc.nat(60), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...formats),
      fc.array(piece, { maxLength: 30 }),
      cuts,
      fc.boolean(),
      async ([format, columns], pieces, places, leavesOutMark) => {
        const bytes = Buffer.from(pieces.join(''));
        const at = [0, ...places.map((place) => Math.min(place, bytes.length)).sort((a, b) => a - b)];
        const parts = at.map((place, i) => bytes.subarray(place, at[i + 1] ?? bytes.length));
        const read = (some: readonly Uint8Array[]): Promise<readonly Entry[] | string> =>
          entriesIn(format, columns, some, { ...usual, leavesOutMark }).catch(String);
        const entries = await read([bytes]);
        expect(await read(parts)).toEqual(entries);
        if (typeof entries === 'string') return;
        for (const { offset, record } of entries) {
          expect(bytes.subarray(offset, offset + (record?.length ?? 0))).toEqual(record);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('reads back CSV output', async () => {
  const field = fc
    .array(fc.constantFrom('a', ',', '"', '\n', '\r', '\0'), { maxLength: 5 })
    .map((all) => all.join(''));
  const rows = fc.array(fc.tuple(field, field, field), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 3 }), async (all, column) => {
      const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
      const input = all.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
      expect(await textsIn('csv', { column: String(column) }, [input])).toEqual(
        all.map((row) => `=${row[column - 1] ?? ''}`),
      );
    }),
  );
});

test('a record longer than the buffer has no text, and the next ones are read', async () => {
  const long = 'x'.repeat(maxLineBytes);
  for (const parts of [
    [`a,${long}\nb\n`],
    ['a,', long, '\nb\n'],
    [`"a`, long.slice(0, 1000), long, `\n,"",\n",\nb`],
  ]) {
    expect(await textsIn('csv', {}, parts)).toEqual(['too-long', '=b']);
  }
  const entries = await entriesIn('tsv', {}, [long, '\r', '\n', long, '\n', 'a']);
  expect(entries.map(({ offset, record }) => [offset, record?.length])).toEqual([
    [0, undefined],
    [maxLineBytes + 2, maxLineBytes],
    [2 * maxLineBytes + 3, 1],
  ]);
});

test('a header longer than is held is refused: the next record is none', async () => {
  const header: ColumnOptions = { header: true };
  const texts = textsIn('tsv', header, ['x'.repeat(maxLineBytes), 'x\nurl\na\n']);
  await expect(texts).rejects.toThrow('cannot read "a file": the header, at byte 0, is longer than 1 MiB');
});

test('reports an unterminated quoted field with its position', async () => {
  const open = textsIn('csv', {}, ['a\n"b\n', 'c,d\n']);
  await expect(open).rejects.toThrow(
    'cannot read "a file": a quoted field is not closed in the record that begins at byte 2',
  );
});

test('a field of CDX is named by its letter, if there is a header', async () => {
  const header = ' CDX N b a\n';
  expect(await textsIn('cdx', { column: 'b' }, [`${header}k 2020 http://h/\n`])).toEqual(['=2020']);
  await expect(textsIn('cdx', { column: 'c' }, [header])).rejects.toThrow(
    'no field is called "c". Available: N, b, a',
  );
  await expect(textsIn('cdx', { column: 'b' }, ['k 2020 http://h/\n'])).rejects.toThrow(
    'without a header, fields of cdx have no letters: --column "b" must be a number',
  );
});

test.each<readonly [FormatName, ColumnOptions, string]>([
  ['lines', { column: '1' }, 'omit --column'],
  ['nul', { header: true }, '--header applies to csv and tsv, not to nul'],
  ['csv', { column: '0' }, '--column must be a whole number from 1'],
  ['cdx', { column: '0' }, '--column must be a whole number from 1'],
  ['jsonl', { column: '/a~2' }, 'is written ~0'],
  ['cdxj', { column: '/a~' }, 'is written ~0'],
  ['warc-index', { column: 'url' }, 'omit --column'],
])('%s rejects %j', (format, columns, message) => {
  expect(() => recordFormat(format, columns)).toThrow(message);
});

test('reports an unknown column with the nearest name', async () => {
  const texts = textsIn('csv', { column: 'ulr', header: true }, ['id,url\n']);
  await expect(texts).rejects.toThrow('no column is called "ulr"; did you mean "url"?');
});
