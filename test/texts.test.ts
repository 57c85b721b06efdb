/**
 * The targets of references in texts for people exist: files, folders, headings, scripts; and the drawn layers are the
 * checked ones.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { revisions } from '../generated/registry/ids.js';

const root = join(__dirname, '..');
const texts = [
  ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md', 'grammar/README.md'],
  ...readdirSync(join(root, 'src/guides')).map((name) => `src/guides/${name}`),
  ...revisions.map((id) => `grammar/${id}/README.md`),
];
const scripts = Object.keys((JSON.parse(read('package.json')) as { readonly scripts: object }).scripts);

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Expands `<id>` to every document. */
function pathsOf(path: string): readonly string[] {
  return path.includes('<id>') ? revisions.map((id) => path.replaceAll('<id>', id)) : [path];
}

/** Returns GitHub's anchors of the headings of a text. */
function anchorsOf(file: string): readonly string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

test.each(texts)('%s names paths that exist', (file) => {
  const tops = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['dist', 'coverage', 'node_modules'].includes(entry.name))
    .map(({ name }) => name);
  const named = [...read(file).matchAll(/`([\w.<>-]+\/[\w.<>/-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => tops.some((top) => path.startsWith(`${top}/`)));
  expect(named.flatMap(pathsOf).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(texts)('%s links to files and headings that exist', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
  const lost = links.filter(([, path = '', anchor]) => {
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(lost.map(([link]) => link)).toEqual([]);
});

test.each(texts)('%s names scripts that exist', (file) => {
  const named = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
});

test.each(texts)('%s runs the command line from its package, but in this folder', (file) => {
  const called = [...read(file).matchAll(/(npm ci && )?npx (?:--\S+ )*([\w@/-]+)/g)];
  const wrong = called.filter(
    ([, isHere, name]) => isHere === undefined && name?.startsWith('uri-revisions'),
  );
  expect(wrong.map(([, , name]) => name).filter((name) => name !== 'uri-revisions-cli')).toEqual([]);
});

test('the published part of README.md names no script of the repository', () => {
  const lists = [...read('scripts/build/packages.ts').matchAll(/ sections: \[(.*)\]/g)];
  const titles = lists.flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, title = '']) => title),
  );
  expect(titles).toContain('In code');
  const sections = titles.map((title) => {
    const [, section = ''] =
      new RegExp(`^## ${title}\\n(.*?)(?=^## |(?![^]))`, 'ms').exec(read('README.md')) ?? [];
    return section;
  });
  expect(sections.filter((section) => section.trim() === '')).toEqual([]);
  expect(sections.join('')).not.toMatch(/npm run/);
});
