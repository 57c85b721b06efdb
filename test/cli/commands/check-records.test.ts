/** `check`: strings in records. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, jsonIn, linesIn } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-check-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('records', () => {
  const table = 'n,href\r\n1,http://h/\r\n2,"http://h/\nx"\r\n3\r\n4,"a ""b"""\r\n';

  test('of CSV: the strings of a column, with line ends in them', async () => {
    const path = join(folder, 'links.csv');
    writeFileSync(path, table);
    const argv = ['check', path, '-r', 'rfc3986', '--in', 'csv', '--header'];
    const { code, stdout } = await call([...argv, '--column', 'href']);
    expect(code).toBe(1);
    expect(linesIn(stdout)).toEqual([
      `${path}:1\tderivable\thttp://h/`,
      `${path}:2\tnot derivable\thttp://h/\\u{A}x\t"\\u{A}" is not allowed at offset 9`,
      `${path}:3\tnot derivable\t\tno string: the column or member is missing or contains no string`,
      `${path}:4\tnot derivable\ta "b"\t" " is not allowed at offset 1`,
    ]);
    const counted = await call([...argv, '--column', '2', '--count', '--exit-zero']);
    expect(counted).toMatchObject({ code: 0, stdout: '1\n' });
  });

  test('of JSON lines, and ended by NUL', async () => {
    const ofJson = await call(['check', '-r', 'rfc3986', '--in', 'jsonl', '--json'], {
      stdin: ['{"url":"http://h/"}\n{"url":"\\u0000"}\n{"url":5}\n'],
    });
    expect(jsonIn(ofJson.stdout)).toMatchObject([
      { line: 1, text: 'http://h/', derivable: true },
      { line: 2, text: '\0', derivable: false },
      { line: 3, text: '', derivable: false },
    ]);
    const ofNul = await call(['check', '-r', 'rfc3986', '--in', 'nul'], { stdin: ['a\nb\0a\r\0a'] });
    expect(linesIn(ofNul.stdout).map((line) => line.split('\t').slice(1, 3))).toEqual([
      ['not derivable', 'a\\u{A}b'],
      ['not derivable', 'a\\u{D}'],
      ['derivable', 'a'],
    ]);
  });

  test('ended by NUL, of any length, as lines are', async () => {
    const long = `http://h/${'a'.repeat(1_500_000)}`;
    const argv = ['check', '-r', 'rfc3986', '--in', 'nul'];
    const { stdout } = await call([...argv, '--json'], {
      stdin: [`a\0${long}`, 'b c\0', long, '|\0\0\uFEFFz'],
    });
    expect(jsonIn(stdout)).toMatchObject([
      { line: 1, text: 'a', derivable: true },
      { line: 2, bytes: long.length + 3, derivable: false, error: { offset: long.length + 1 } },
      { line: 3, bytes: long.length + 1, derivable: false, error: { offset: long.length } },
      { line: 4, text: '', derivable: true },
      { line: 5, text: '\uFEFFz', derivable: false },
    ]);
    const counted = await call([...argv, '--count', '--exit-zero'], { stdin: [`${long}\0a`] });
    expect(counted.stdout).toBe('2\n');
  });

  test('--in lines treats the argument as a file', async () => {
    const { code, stderr } = await call(['check', '-r', 'rfc3986', '--in', 'lines', '/no/such']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('cannot read "/no/such"')]);
  });
});

test.each([[[]], [['--in', 'tsv']]])(
  '--keep-bom reads a byte order mark as census does: %j',
  async (argv) => {
    const stdin = ['\uFEFFa\n'];
    const check = ['check', '-r', 'rfc3986', '--count', '--exit-zero', ...argv];
    expect((await call(check, { stdin })).stdout).toBe('1\n');
    expect((await call([...check, '--keep-bom'], { stdin })).stdout).toBe('0\n');
    const census = ['census', '-r', 'rfc3986', '--out', 'tsv', '--columns', 'mask', ...argv];
    expect((await call(census, { stdin })).stdout).toBe('1\n');
    expect((await call([...census, '--keep-bom'], { stdin })).stdout).toBe('0\n');
  },
);
