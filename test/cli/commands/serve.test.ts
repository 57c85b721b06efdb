/** `serve --out`: the page as a folder for any web server. `serve` itself: test/cli/page-server, test/web/build. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { call, type Outcome } from '../captured.js';

const script = 'abcdefghij'.repeat(700);
const contents = { 'index.html': '<p>page', 'assets/a-b.js': script, 'NOTICES.md': script };

let folder: string;
let packageFolder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  packageFolder = join(folder, 'package');
  mkdirSync(join(packageFolder, 'dist/web/assets'), { recursive: true });
  for (const [name, text] of Object.entries(contents))
    writeFileSync(join(packageFolder, 'dist/web', name), text);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const out = (name: string): string => join(folder, name);
const serve = (name: string): Promise<Outcome> => call(['serve', '--out', out(name)], { packageFolder });
const filesIn = (name: string): readonly string[] =>
  (readdirSync(out(name), { recursive: true }) as string[]).sort();

test('writes every file, and smaller forms of those that browsers load', async () => {
  expect(await serve('new/page')).toEqual({
    code: 0,
    stdout: `${join(out('new/page'), 'index.html')}\n`,
    stderr: '',
  });
  expect(filesIn('new/page')).toEqual([
    'NOTICES.md',
    'assets',
    'assets/a-b.js',
    'assets/a-b.js.br',
    'assets/a-b.js.gz',
    'index.html',
    'uri-revisions.txt',
  ]);
  const read = (name: string): Buffer => readFileSync(join(out('new/page'), name));
  for (const [name, text] of Object.entries(contents)) expect(read(name).toString()).toBe(text);
  expect(brotliDecompressSync(read('assets/a-b.js.br')).toString()).toBe(script);
  expect(gunzipSync(read('assets/a-b.js.gz')).toString()).toBe(script);
});

test('writes again into its own folder, where files of an earlier version stay', async () => {
  await serve('page');
  writeFileSync(join(packageFolder, 'dist/web/index.html'), 'newer');
  rmSync(join(packageFolder, 'dist/web/assets/a-b.js'));
  expect((await serve('page')).code).toBe(0);
  expect(readFileSync(join(out('page'), 'index.html'), 'utf8')).toBe('newer');
  expect(filesIn('page')).toContain('assets/a-b.js');
});

test.each<[string, () => void, string]>([
  [
    'a folder with other files',
    () => {
      mkdirSync(out('page'));
      writeFileSync(out('page/mine.txt'), '');
    },
    'not empty',
  ],
  [
    'a mark of another kind',
    () => {
      mkdirSync(out('page'));
      writeFileSync(out('page/uri-revisions.txt'), 'mine');
    },
    'not empty',
  ],
  [
    'a file',
    () => {
      writeFileSync(out('page'), 'mine');
    },
    'ENOTDIR',
  ],
])('refuses %s, and writes nothing', async (_what, prepare, problem) => {
  prepare();
  const before = filesIn('.');
  const { code, stdout, stderr } = await serve('page');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(problem);
  expect(filesIn('.')).toEqual(before);
});

test('reports a page that is not built', async () => {
  rmSync(join(packageFolder, 'dist'), { recursive: true });
  expect(await serve('page')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('npm run build') as string,
  });
});
