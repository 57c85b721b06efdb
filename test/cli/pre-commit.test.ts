/**
 * The pre-commit hook: its command refuses a bad file, and its file types are those that `links` recognizes by name.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { call, packageFolder } from './captured.js';

interface Hook {
  readonly entry: string;
  readonly files: string;
}

const [hook] = parse(readFileSync(join(packageFolder, '.pre-commit-hooks.yaml'), 'utf8')) as [Hook];
const [program, ...argv] = hook.entry.split(' ');
const folder = mkdtempSync(join(tmpdir(), 'pre-commit-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('refuses a bad file, and passes a good one', async () => {
  expect(program).toBe('uri-revisions');
  const bad = join(folder, 'bad.md');
  const good = join(folder, 'good.md');
  writeFileSync(bad, '[a](http://h/a|b)');
  writeFileSync(good, '[a](http://h/a%7Cb)');
  expect(await call([...argv, good])).toMatchObject({ code: 0, stdout: '' });
  const { code, stdout } = await call([...argv, good, bad]);
  expect(code).toBe(1);
  expect(stdout).toContain(`${bad}:1:15: "|" is not allowed`);
});

test.each(['a.md', 'b.html', 'c.htm', 'd.yml', 'e.yaml', 'f.json', 'g.txt', 'h.eml', 'i.xhtml'])(
  'takes %s, which links knows by its name',
  async (name) => {
    expect(name).toMatch(new RegExp(hook.files));
    const path = join(folder, name);
    writeFileSync(path, '');
    expect(await call([...argv, path])).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^Checked 0 links in 1 file: 0 findings\.\n$/) as string,
    });
  },
);

test('takes no others', () => {
  expect('a.png').not.toMatch(new RegExp(hook.files));
});
