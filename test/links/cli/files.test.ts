/** The files that arguments name: folders, patterns, and what is left out. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesIn, type Search, searchLimits } from '../../../src/links/cli/files.js';

const home = process.cwd();
const parent = mkdtempSync(join(tmpdir(), 'uri-revisions-files-'));
const tree: Readonly<Record<string, string>> = {
  'repo/.git/HEAD': '',
  'repo/.gitignore': '*.tmp.md\n/out/\nb/old\n!b/old/\n',
  'repo/a.md': '',
  'repo/a.tmp.md': '',
  'repo/a.rst': '',
  'repo/out/a.md': '',
  'repo/out/.gitignore': '',
  'repo/b/.gitignore': 'd.md\n!e.tmp.md',
  'repo/b/c.md': '',
  'repo/b/d.md': '',
  'repo/b/e.tmp.md': '',
  'repo/b/[id].html': '',
  'repo/b/c/d.yaml': '',
  'repo/b/c/f.json': '',
  'repo/b/node_modules/x.md': '',
  'repo/.github/x.md': '',
  'repo/bin/a.png': '',
  'outside/.gitignore': 'a.md',
  'outside/in/a.md': '',
};

beforeAll(() => {
  for (const [name, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(parent, name)), { recursive: true });
    writeFileSync(join(parent, name), text);
  }
  symlinkSync('..', join(parent, 'repo/b/loop'));
  process.chdir(join(parent, 'repo'));
});
afterAll(() => {
  process.chdir(home);
  rmSync(parent, { recursive: true });
});

async function found(
  names: readonly string[],
  search: Partial<Search> = {},
): Promise<{ readonly files: readonly string[]; readonly said: readonly string[] }> {
  const said: string[] = [];
  const files = await filesIn(
    names,
    { ignored: [], except: [], hasKind: false, ...search },
    { say: (...lines) => said.push(...lines), end: () => undefined, status: () => undefined },
  );
  return { files, said };
}

const all = ['a.md', 'b/[id].html', 'b/c/d.yaml', 'b/c/f.json', 'b/c.md', 'b/e.tmp.md'];

test.each<[string, readonly string[], Partial<Search>, readonly string[]]>([
  ['a folder', ['.'], {}, all],
  [
    'a folder in a repository, whose rules apply',
    ['b/c', 'b'],
    {},
    [...all.slice(2, 4), 'b/[id].html', ...all.slice(4)],
  ],
  ['an ignored folder that is named', ['out'], {}, ['out/a.md']],
  ['a hidden folder that is named', ['.github'], {}, ['.github/x.md']],
  ['outside a repository, only rules in the folder', ['../outside/in'], {}, ['../outside/in/a.md']],
  ['files as named, each once', ['a.tmp.md', '-', 'a.tmp.md', 'none'], {}, ['a.tmp.md', '-', 'none']],
  ['a pattern', ['b/*.md'], {}, ['b/c.md', 'b/e.tmp.md']],
  ['a pattern of folders', ['b/?'], {}, ['b/c/d.yaml', 'b/c/f.json']],
  ['a pattern over folders', ['**/*.{yaml,json}'], {}, ['b/c/d.yaml', 'b/c/f.json']],
  ['a pattern with one name', ['{a,none}.md'], {}, ['a.md']],
  ['a pattern that is the name of a file', ['b/[id].html'], {}, ['b/[id].html']],
  ['files of no known extension, with a kind', ['*.rst'], { hasKind: true }, ['a.rst']],
  [
    'a folder without what the user ignores',
    ['.'],
    { ignored: ['c/', '*.html'] },
    ['a.md', 'b/c.md', 'b/e.tmp.md'],
  ],
  [
    'no exception for what the user ignores',
    ['b'],
    { ignored: ['*.tmp.md', 'c'] },
    ['b/[id].html', 'b/c.md'],
  ],
  ['no named file that the user ignores', ['b/c/d.yaml', 'a.md'], { ignored: ['b'] }, ['a.md']],
  ['not the baseline', ['b/c'], { except: ['b/c/f.json'] }, ['b/c/d.yaml']],
])('%s', async (_name, names, search, files) => {
  expect(await found(names, search)).toEqual({ files, said: [] });
});

test.each<[readonly string[], Partial<Search>, string]>([
  [['bin'], {}, 'no file to read in "bin": none has a known extension, or all are ignored'],
  [['b'], { ignored: ['*'] }, 'no file to read in "b": none has a known extension, or all are ignored'],
  [['*.rst'], {}, 'no file to read in "*.rst": none has a known extension, or all are ignored'],
  [['none/*.md'], {}, 'no file to read in "none/*.md": none has a known extension, or all are ignored'],
  [['a.md/*'], {}, 'no file to read in "a.md/*": none has a known extension, or all are ignored'],
])('%j, %j: reported', async (names, search, problem) => {
  const { files, said } = await found([...names, 'a.rst'], search);
  expect(files).toEqual(search.ignored ? [] : ['a.rst']);
  expect(said[0]).toBe(`error: ${problem}`);
});

test('an unreadable folder is reported, and the others are searched', async () => {
  const { opendir } = promises;
  const spy = jest.spyOn(promises, 'opendir').mockImplementation(async (path) => {
    if (path === 'b/c') throw new Error('EACCES: permission denied');
    return opendir(path);
  });
  try {
    expect(await found(['b'])).toEqual({
      files: ['b/[id].html', 'b/c.md', 'b/e.tmp.md'],
      said: ['error: cannot read "b/c": EACCES: permission denied'],
    });
  } finally {
    spy.mockRestore();
  }
});

test('limits are reported', async () => {
  mkdirSync('big');
  const ignore = join('big', '.gitignore');
  writeFileSync(join('big', 'a.md'), '');
  for (const [text, problem] of [
    [' '.repeat(searchLimits.ignoreFile + 1), 'it has more than 1048576 bytes'],
    ['x\n'.repeat(searchLimits.rules), 'more than 10000 rules apply in its folder'],
  ] as const) {
    writeFileSync(ignore, text);
    const { files, said } = await found(['big']);
    expect(files).toEqual(['big/a.md']);
    expect(said).toEqual([expect.stringContaining(problem)]);
  }
  await expect(found(['{a,b}'.repeat(20)])).rejects.toThrow('has more than 1000 alternatives');
});

test('reports a broken symbolic link in a folder, and reads the others', async () => {
  symlinkSync('nothing', 'b/c/broken.md');
  symlinkSync('self.md', 'b/c/self.md');
  symlinkSync('f.json', 'b/c/to-file.json');
  symlinkSync('nothing', 'b/c/broken.png');
  try {
    const { files, said } = await found(['b/c']);
    expect(files).toEqual(['b/c/d.yaml', 'b/c/f.json', 'b/c/to-file.json']);
    const problem = 'the symbolic link is broken';
    expect(said).toEqual([
      `error: cannot read "b/c/broken.md": ${problem}`,
      `error: cannot read "b/c/self.md": ${problem}`,
    ]);
  } finally {
    for (const name of ['broken.md', 'self.md', 'to-file.json', 'broken.png']) rmSync(join('b/c', name));
  }
});
