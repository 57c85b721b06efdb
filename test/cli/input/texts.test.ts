/** `--file` and `--text`, for every command that accepts texts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, linesIn } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-texts-'));
const file = join(folder, 'texts.txt');
beforeAll(() => {
  writeFileSync(file, 'http://h/a\r\nhttp://h/b');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The other arguments of each command that accepts texts. */
const commands: readonly (readonly string[])[] = [
  ['explain', '-r', 'rfc3986', '--json'],
  ['fix', '-r', 'rfc3986', '--json'],
  ['findings', '-r', 'rfc3986', '--json'],
  ['normalize', '-r', 'rfc3986', '--json'],
  ['resolve', '-r', 'rfc3986', '--base', 'http://b/', '--json'],
  ['escape', 'decode', 'path', '-r', 'rfc3986', '--json'],
];

test.each(commands)('%s reads the lines of files', async (...argv) => {
  const [ofFile, ofTexts, ofInput] = [
    await call([...argv, '--file', file]),
    await call([...argv, 'http://h/a', 'http://h/b']),
    await call([...argv, '--file', '-'], { stdin: ['http://h/a\nhttp://h/b\n'] }),
  ];
  expect(ofTexts).toMatchObject({ code: 0, stderr: '' });
  expect([ofFile, ofInput]).toEqual([ofTexts, ofTexts]);
});

test.each(commands)(
  '%s notes that a file name is read as a string, unless --text is given',
  async (...argv) => {
    const { stderr } = await call([...argv, file]);
    expect(linesIn(stderr)[0]).toBe(
      `note: "${file}" is read as a string, although a file has that name (--file reads the file)`,
    );
    expect((await call([...argv, '--text', file])).stderr).not.toContain('note:');
  },
);

test('with --text "-" is a string, and with --file a name that no file has is an error', async () => {
  expect((await call('fix -r rfc3986 --text -- -')).stdout).toBe('-\n');
  const missing = await call(['fix', '-r', 'rfc3986', '--file', join(folder, 'none')]);
  expect(missing).toMatchObject({ code: 2, stdout: '' });
  expect(missing.stderr).toContain('ENOENT');
  expect((await call('fix -r rfc3986 --file --text a')).code).toBe(2);
});
