/** `census`. */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  openSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { revisions } from '../../../generated/registry/ids.js';
import type { CensusSummary } from '../../../src/study/census-summary.js';
import { call, linesIn } from '../../cli/captured.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-census-'));
const file = (name: string): string => join(folder, name);
const lines = ['http://a/b', 'http://a b', 'http://[::1]/', 'a%zz', 'é', '', '\u001b[31m'];
const text = lines.map((line) => `${line}\n`).join('');
const noIpv6 = ['-r', 'rfc2396,rfc2732,rfc3986'];

beforeAll(() => {
  writeFileSync(file('whole.txt'), text);
  writeFileSync(file('part-1.txt'), text.slice(0, text.indexOf('http://[')));
  writeFileSync(file('part-2.txt'), text.slice(text.indexOf('http://[')));
  writeFileSync(file('whole.txt.gz'), Buffer.concat([gzipSync(text.slice(0, 20)), gzipSync(text.slice(20))]));
  writeFileSync(file('cut.txt.gz'), gzipSync(Buffer.from(text.repeat(1000))).subarray(0, -30));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function summaryOf(...argv: readonly string[]): Promise<CensusSummary> {
  const { code, stdout, stderr } = await call(['census', ...argv]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as CensusSummary;
}

test('--markdown prints the counts of the summary as tables, in which no line is markup', async () => {
  const { stdout } = await call(['census', file('whole.txt'), ...noIpv6, '--markdown']);
  const cells = stdout
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? [line.slice(2, -2).split(' | ')] : []));
  expect(cells.slice(2, 5)).toEqual([
    ['rfc2396', '2', '28.6\u00A0%'],
    ['rfc2732', '3', '42.9\u00A0%'],
    ['rfc3986', '3', '42.9\u00A0%'],
  ]);
  expect(cells.slice(7, 10)).toEqual([
    ['none', '4', '57.1\u00A0%', '`http://a b` `é` `\\u{1B}[31m`'],
    ['all', '2', '28.6\u00A0%', '(empty) `http://a/b`'],
    ['rfc2732, rfc3986', '1', '14.3\u00A0%', '`http://[::1]/`'],
  ]);
  expect(stdout).toContain('| `space` | there is a space | 1 |');
  writeFileSync(file('summary.json'), (await call(['census', file('whole.txt'), ...noIpv6])).stdout);
  expect((await call(['census', 'merge', file('summary.json'), '--markdown'])).stdout).toBe(stdout);
  const others = await call(['census', '-', '--markdown', '-r', 'rfc3986'], { stdin: ['`|<b>\u202e\n'] });
  expect(others.stdout).toContain('| `` delimiter:` `` | this character');
  expect(others.stdout).toContain('| none | 1 | 100.0\u00A0% | `` `\\|<b>\\u{202E} `` |');
});

test('the summary counts lines by masks and by reasons, with examples', async () => {
  const summary = await summaryOf(file('whole.txt'), ...noIpv6);
  expect(summary).toMatchObject({
    census: 3,
    records: { kind: 'strings', cr: 'left out', bom: 'left out' },
    form: 'reference',
    revisions: ['rfc2396', 'rfc2732', 'rfc3986'],
    lines: 7,
    bytes: Buffer.byteLength(text) - 7,
    derivable: { rfc2396: 2, rfc2732: 3, rfc3986: 3 },
  });
  expect(summary.masks.map(({ mask, lines: count }) => [mask, count])).toEqual([
    [0, 4],
    [6, 1],
    [7, 2],
  ]);
  expect(summary.masks[1]?.examples).toEqual([{ text: 'http://[::1]/' }]);
  expect(summary.reasons.map(({ reason, lines: count }) => [reason, count])).toEqual([
    ['bad-percent', 1],
    ['space', 1],
    ['control', 1],
    ['non-ascii', 1],
  ]);
});

test('absolute forms have a scheme and no fragment', async () => {
  const { derivable } = await summaryOf(file('whole.txt'), '--form', 'absolute', '-r', 'today');
  expect(derivable).toEqual({ rfc3986: 2 });
});

test('a compressed file, standard input and split files give the same summary', async () => {
  const { stdout } = await call(['census', file('whole.txt')]);
  expect(JSON.parse(stdout)).toMatchObject({ revisions });
  expect(await call(['census', file('whole.txt.gz')])).toMatchObject({ code: 0, stdout });
  expect(await call('census', { stdin: [text] })).toMatchObject({ code: 0, stdout });
  expect(await call(['census', file('part-1.txt'), file('part-2.txt')])).toMatchObject({ code: 0, stdout });
});

test('a byte order mark at the start of a file is skipped unless --keep-bom is given', async () => {
  const marked = file('marked.txt');
  writeFileSync(marked, '\uFEFFa:b\n\uFEFFa:b\n');
  expect(await summaryOf(marked)).toMatchObject({ bytes: 9, reasons: [{ lines: 1 }] });
  expect(await summaryOf(marked, '--keep-bom')).toMatchObject({
    bytes: 12,
    // In RFC 3987, U+FEFF begins a path, whose first segment has no colon.
    reasons: [{ reason: 'scheme', lines: 2 }],
  });
});

test('--in nul accepts strings that contain line ends', async () => {
  const stdin = ['a:b\0a:\nb\0a:b\r\0\0a:'];
  const { code, stdout } = await call('census --in nul --out tsv -r today', { stdin });
  expect(code).toBe(0);
  expect(linesIn(stdout)).toEqual([
    '1\t1\t3\t-',
    '0\t0\t2\tcontrol',
    '0\t0\t3\tcontrol',
    '1\t1\t0\t-',
    '1\t1\t2\t-',
  ]);
  const { stdout: summary } = await call('census --in nul -r today', { stdin });
  expect(JSON.parse(summary)).toMatchObject({
    lines: 5,
    bytes: 13,
    reasons: [{ reason: 'control', lines: 2 }],
  });
});

test('each record counts as one line, with or without a string or line ends', async () => {
  const written = async (stdin: string, ...argv: readonly string[]): Promise<readonly string[]> => {
    const { code, stdout, stderr } = await call(['census', '--out', 'tsv', '-r', 'today', ...argv], {
      stdin: [stdin],
    });
    expect(code).toBe(0);
    expect(stderr).toMatch(/^(?:|note: "-" has 1 empty string; empty strings are not skipped\n)$/);
    return linesIn(stdout);
  };
  const rows = ['1\t1\t3\t-', '0\t0\t2\tcontrol', '0\t0\t0\tmissing', '1\t1\t0\t-'];
  const csv = 'id,url\r\n1,a:b\r\n2,"a:\nb"\r\n3\r\n"4","","x\n"\r\n';
  expect(await written(csv, '--in', 'csv', '--header', '--column', 'url')).toEqual([
    'mask\tverdicts\toffset\treason',
    ...rows,
  ]);
  const jsonl = ['{"url":"a:b"}', '{"url":"a:\\nb"}', '{"id":3}', '{"url":""}'].join('\n');
  expect(await written(jsonl, '--in', 'jsonl')).toEqual(rows);
  expect(await written('\uFEFFa:b\r\n', '--keep-cr')).toEqual(['0\t0\t3\tcontrol']);
});

test('a record without a string is counted, and is the example of its reason', async () => {
  const { code, stdout } = await call('census --in csv --column 2 -r today', {
    stdin: ['1,a:b\n2\n3,"x"y\n'],
  });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    lines: 3,
    bytes: 3,
    masks: [{ mask: 0, lines: 2, examples: [] }, { mask: 1 }],
    reasons: [
      { reason: 'missing', lines: 1, examples: [{ text: '2' }] },
      { reason: 'malformed', lines: 1, examples: [{ text: '3,"x"y' }] },
    ],
  });
});

test('merges partial summaries in any order', async () => {
  for (const part of ['part-1', 'part-2']) {
    const { stdout } = await call(['census', file(`${part}.txt`), '--summary', file(`${part}.json`)]);
    expect(stdout).toBe('');
  }
  const { stdout: whole } = await call(['census', file('whole.txt')]);
  const merged = await call(['census', 'merge', file('part-2.json'), file('part-1.json')]);
  expect(merged).toEqual({ code: 0, stdout: whole, stderr: '' });
});

test('--out writes a row for each line, and the summary goes to a file', async () => {
  const summary = file('lines.json');
  const { code, stdout } = await call([
    'census',
    file('whole.txt'),
    '--out',
    'tsv',
    '--summary',
    summary,
    ...noIpv6,
  ]);
  expect(code).toBe(0);
  expect(linesIn(stdout)).toEqual([
    '7\t111\t10\t-',
    '0\t000\t8\tspace',
    '6\t011\t13\t-',
    '0\t000\t2\tbad-percent',
    '0\t000\t0\tnon-ascii',
    '7\t111\t0\t-',
    '0\t000\t0\tcontrol',
  ]);
  expect(readFileSync(summary, 'utf8')).toBe((await call(['census', file('whole.txt'), ...noIpv6])).stdout);
});

test('prints only the summary, without rows', async () => {
  const { stdout: summary } = await call(['census', file('whole.txt')]);
  const alone = ['census', file('whole.txt'), '--summary', 'only'];
  expect(await call(alone)).toEqual({ code: 0, stdout: summary, stderr: '' });
  expect(await call([...alone, '--out', 'tsv'])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('cannot both be printed') as string,
  });
});

describe('a failure writes no summary and states the reason', () => {
  test.each<readonly [string, () => readonly string[], RegExp]>([
    [
      'a packed file that is cut',
      () => [file('cut.txt.gz')],
      /cut\.txt\.gz": unexpected end of file, after \d+ unpacked bytes/,
    ],
    [
      'a file that is not packed',
      () => [renamed('plain.gz', text)],
      /plain\.gz": its content is not gzip data/,
    ],
    ['a file packed in another way', () => [renamed('a.zst', text)], /a\.zst": invalid zstd data/],
    [
      'a file that does not exist',
      () => [file('whole.txt'), file('none.txt')],
      /none\.txt": there is no such file/,
    ],
    ['an unknown form', () => ['--form', 'relative'], /no form is called "relative"/],
    ['an unknown format', () => ['--in', 'null'], /Allowed choices are lines, nul/],
    ['no summary', () => ['merge'], /name at least one summary file/],
    ['rows of summaries', () => ['merge', '--out', 'tsv', file('whole.txt')], /omit --out/],
    ['revisions of summaries', () => ['merge', '-r', 'rfc3986'], /omit --revisions/],
    ['a format of summaries', () => ['chart', '--in', 'csv'], /omit --in/],
    ['a column twice', () => ['--out', 'csv', '--columns', 'mask,path,mask'], /"mask" is named twice/],
    [
      'what is no JSON',
      () => ['merge', file('whole.txt')],
      /cannot read ".*whole\.txt": .*line 1, column 1 is not JSON/,
    ],
    [
      'what is no summary',
      () => ['merge', renamed('no.json', '{"census":1}')],
      /it is JSON, but "revisions", .* are missing/,
    ],
    ['no number', () => ['merge', edit('"lines":7', '"lines":-7')], /summary\.lines must be a whole number/],
    [
      'an unknown reason',
      () => ['merge', edit('"bad-percent"', '"bad"')],
      /reason has an unknown value, "bad"/,
    ],
    ['another form of summaries', () => ['merge', edit('"census":3', '"census":2')], /it has version 2/],
    [
      'a member that is not known',
      () => ['merge', edit('"bytes"', '"more":1,"bytes"')],
      /the summary has an unknown member, "more"/,
    ],
    [
      'a member of an example that is not known',
      () => ['merge', edit('"examples":[{', '"examples":[{"more":1,')],
      /\.examples\[0\] has an unknown member, "more"/,
    ],
  ])('%s', async (_, argv, message) => {
    await call(['census', file('whole.txt'), '--summary', file('whole.json')]);
    const kept = file('kept.json');
    const { code, stdout, stderr } = await call(['census', ...argv(), '--summary', kept]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(existsSync(kept)).toBe(false);
  });

  test.each([
    ['another program', '"version":"', '"version":"9', /different versions of the program/],
    ['another table', '"table":"', '"table":"0', /different tables/],
    [
      'another form',
      '"form":"reference"',
      '"form":"absolute"',
      /different forms, "reference" and "absolute"/,
    ],
    ['other revisions', '"url-1993"', '"other"', /different revisions/],
  ])('refuses to merge a summary of %s', async (_, from, to, message) => {
    await call(['census', file('whole.txt'), '--summary', file('whole.json')]);
    const { code, stderr } = await call(['census', 'merge', file('whole.json'), edit(from, to)]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test.each<readonly [string, readonly string[], RegExp]>([
    [
      'of other revisions and another form, by the form',
      ['-r', 'rfc3986', '--form', 'absolute'],
      /different forms, "reference" and "absolute"/,
    ],
    ['of other revisions', ['-r', 'rfc3986'], /different revisions, \["url-1993",.* and \["rfc3986"\]/],
    ['that kept CR', ['--keep-cr'], /treatments of a CR before the end of a line, "left out" and "kept"/],
    ['that kept a mark', ['--keep-bom'], /treatments of a byte order mark, "left out" and "kept"/],
    ['of records', ['--in', 'tsv'], /different kinds of records, "strings" and "tsv"/],
  ])('refuses to merge a summary %s', async (_, options, message) => {
    await call(['census', file('whole.txt'), '--summary', file('whole.json')]);
    await call(['census', file('whole.txt'), ...options, '--summary', file('other.json')]);
    const { code, stderr } = await call(['census', 'merge', file('whole.json'), file('other.json')]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test('refuses to merge a summary of another column', async () => {
    for (const column of ['1', '2']) {
      await call([
        'census',
        file('whole.txt'),
        ...`--in tsv --column ${column} --summary`.split(' '),
        file(`${column}.json`),
      ]);
    }
    const { stderr } = await call(['census', 'merge', file('1.json'), file('2.json')]);
    expect(stderr).toMatch(/different columns, "1" and "2"/);
  });

  test.each<[string, (summary: CensusSummary) => object]>([
    ['bytes', () => ({ bytes: Number.MAX_SAFE_INTEGER })],
    [
      'lines',
      ({ lines: all, masks, derivable }) => {
        const more = Number.MAX_SAFE_INTEGER - all;
        return {
          lines: all + more,
          masks: masks.map((one, i) => (i === masks.length - 1 ? { ...one, lines: one.lines + more } : one)),
          derivable: Object.fromEntries(Object.entries(derivable).map(([id, n]) => [id, n + more])),
        };
      },
    ],
  ])('a sum of %s beyond 2^53 - 1 is refused, as it is not exact', async (_, change) => {
    const [most, sum] = [file('most.json'), file('sum.json')];
    await call(['census', file('whole.txt'), '--summary', file('whole.json')]);
    const whole = JSON.parse(readFileSync(file('whole.json'), 'utf8')) as CensusSummary;
    writeFileSync(most, JSON.stringify({ ...whole, ...change(whole) }));
    const { code, stderr } = await call(['census', 'merge', most, file('whole.json'), '--summary', sum]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('numbers beyond 2^53 - 1 are not exact')]);
    expect(existsSync(sum)).toBe(false);
    expect((await call(['census', 'merge', most])).code).toBe(0);
  });

  test('merges summaries of NUL-terminated strings and of lines with kept CRs', async () => {
    await call(['census', file('whole.txt'), '--in', 'nul', '--summary', file('nul.json')]);
    await call(['census', file('whole.txt'), '--keep-cr', '--summary', file('lines.json')]);
    expect((await call(['census', 'merge', file('nul.json'), file('lines.json')])).code).toBe(0);
  });

  test('reports a summary that cannot be written', async () => {
    const { code, stderr } = await call([
      'census',
      file('whole.txt'),
      '--summary',
      join(folder, 'no', 'a.json'),
    ]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/cannot write "[^"]+a\.json": ENOENT/);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('never writes a summary over an input, whatever its path', async () => {
    await call(['census', file('whole.txt'), '--summary', file('whole.json')]);
    linkSync(file('whole.json'), file('linked.json'));
    symlinkSync(file('whole.txt'), file('symbolic.txt'));
    for (const [argv, summary] of [
      [[file('whole.txt')], file('symbolic.txt')],
      [['merge', file('whole.json')], file('linked.json')],
    ] as const) {
      const { code, stdout, stderr } = await call(['census', ...argv, '--summary', summary]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(
        /^error: the summary would overwrite "[^"]+", which is an input: name another file\n/,
      );
    }
    expect(readFileSync(file('whole.txt'), 'utf8')).not.toMatch(/^\{/);
  });

  test('never writes a summary over the file on standard input', () => {
    const input = renamed('stdin.txt', 'http://h/\n');
    const stdin = openSync(input, 'r');
    const argv = ['src/cli/main.ts', 'census', '--summary', input];
    const { status, stderr } = spawnSync('node_modules/.bin/tsx', argv, { stdio: [stdin, 'pipe', 'pipe'] });
    closeSync(stdin);
    expect([status, stderr.toString()]).toEqual([
      2,
      expect.stringContaining('overwrite standard input, which is an input: name another file'),
    ]);
    expect(readFileSync(input, 'utf8')).toBe('http://h/\n');
  });

  test('the summary is printed by "only", not by "-"', async () => {
    const { code, stderr } = await call(['census', file('whole.txt'), '--summary', '-']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('write: --summary only')]);
  });

  function renamed(name: string, content: string): string {
    writeFileSync(file(name), content);
    return file(name);
  }

  function edit(from: string, to: string): string {
    const json = readFileSync(file('whole.json'), 'utf8');
    expect(json).toContain(from);
    return renamed('edited.json', json.replaceAll(from, to));
  }
});
