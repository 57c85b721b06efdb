/** The meaning of an argument, a string or a file, is the same in every command that reads texts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-texts-'));
const file = join(folder, 'texts.txt');
beforeAll(() => {
  writeFileSync(file, 'http://h/a\r\nhttp://h/b');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The other arguments of each command that reads texts. */
const ofUrls: readonly (readonly string[])[] = [
  ['explain', '-r', 'rfc3986', '--json'],
  ['fix', '-r', 'rfc3986', '--json'],
  ['findings', '-r', 'rfc3986', '--json'],
  ['normalize', '-r', 'rfc3986', '--json'],
];
/** The same for commands about strings that need no scheme. */
const ofStrings: readonly (readonly string[])[] = [
  ['resolve', '-r', 'rfc3986', '--base', 'http://b/', '--json'],
  ['escape', 'decode', 'path', '-r', 'rfc3986', '--json'],
  ['clean', '-r', 'rfc3986', '--json'],
];

test.each([...ofUrls, ...ofStrings])('%s reads the lines of files', async (...argv) => {
  const [ofFile, ofTexts, ofInput] = [
    await call([...argv, '--file', file]),
    await call([...argv, 'http://h/a', 'http://h/b']),
    await call([...argv, '--file', '-'], { stdin: ['http://h/a\nhttp://h/b\n'] }),
  ];
  expect(ofTexts).toMatchObject({ code: 0, stderr: '' });
  expect([ofFile, ofInput]).toEqual([ofTexts, ofTexts]);
});

test.each([['check', '-r', 'rfc3986', '--json'], ['check', '-r', 'rfc3986', '--out', 'csv'], ...ofUrls])(
  '%s: what has no scheme is a file; a missing one is an error that suggests the nearest',
  async (...argv) => {
    expect(await call([...argv, file])).toEqual(await call([...argv, '--file', file]));
    for (const missing of [join(folder, 'text.txt'), '//g', 'C:\\none', '']) {
      const { code, stderr } = await call([...argv, missing]);
      expect(code).toBe(2);
      expect(stderr).toContain(`there is no such file`);
      expect(stderr).toContain('--text reads it as a string');
    }
    expect((await call([...argv, join(folder, 'text.txt')])).stderr).toContain(`(did you mean "${file}"?)`);
    expect((await call([...argv, folder])).stderr).toContain('it is a folder');
    const { code, stdout } = await call([...argv, join(folder, 'none'), 'http://h/']);
    expect({ code, stdout }).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('http://h/') as string,
    });
    expect((await call([...argv, '--text', file])).code).toBeLessThan(2);
  },
);

test.each(ofStrings)('%s refuses the name of a file, and reads any other string', async (...argv) => {
  const refused = await call([...argv, file]);
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toContain(`"${file}" is a file: --file reads its lines, --text reads the name`);
  for (const text of ['//g', '..', 'x:y']) expect((await call([...argv, text])).code).toBe(0);
  expect((await call([...argv, '--text', file])).code).toBe(0);
});

test('with --text "-" is a string, and with --file a name that no file has is an error', async () => {
  expect((await call('fix -r rfc3986 --text -- -')).stdout).toBe('-\n');
  const missing = await call(['fix', '-r', 'rfc3986', '--file', join(folder, 'none')]);
  expect(missing).toMatchObject({ code: 2, stdout: '' });
  expect(missing.stderr).toContain('there is no such file');
  expect((await call('fix -r rfc3986 --file --text a')).code).toBe(2);
});

test('a name without a file is explained: empty, after white space, or a string for a command that reads files', async () => {
  const explained = [
    [['check', '-r', 'rfc3986', ''], 'it is empty: --text reads it as a string'],
    [
      ['check', '-r', 'rfc3986', ' http://h/'],
      'white space, which "clean" removes: --text reads it as a string',
    ],
    [['fix', '-r', 'rfc3986', '//h'], 'it has no scheme: --text reads it as a string'],
    ...[
      ['census'],
      ['migrate', 'rfc2396..rfc3986'],
      ['check', '-r', 'rfc3986', '--in', 'csv'],
      ['check', '-r', 'rfc3986', '--file'],
      ['find', '-r', 'rfc3986'],
    ].map((argv) => [[...argv, 'http://h/'], 'no such file; a file is expected here, not a string'] as const),
  ] as const;
  for (const [argv, message] of explained)
    expect(await call(argv)).toMatchObject({ code: 2, stderr: expect.stringContaining(message) as string });
});

test('a command that waits for a terminal says so', async () => {
  const said = 'reading standard input from the terminal; Ctrl-D ends it';
  for (const command of [
    'check -r rfc3986',
    'census',
    'migrate rfc2396..rfc3986 -',
    'fix -r rfc3986 --json',
  ]) {
    expect((await call(command, { isTyped: true })).stderr).toContain(said);
    expect((await call(command)).stderr).not.toContain(said);
  }
});

test('commands that read only files suggest the nearest file', async () => {
  for (const argv of [['find', '-r', 'rfc3986'], ['census'], ['check', '-r', 'rfc3986', '--in', 'csv']]) {
    const { code, stderr } = await call([...argv, join(folder, 'text.txt')]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`(did you mean "${file}"?)`)]);
  }
});
