/** The packages as users get them: packed, and used from an empty folder with their declared dependencies. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { revisions } from '../../generated/registry/ids.js';
import { filesIn, manifestOf, modulesOf, names, output, pack, root, run, unpack } from './packed.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-'));

beforeAll(async () => {
  await unpack(folder, await pack(folder));
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const code = /^dist\/(esm|cjs)\/(src|generated)\/.*\.(js|d\.ts)$|^dist\/cjs\/package\.json$/;
const about = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];

/** Returns the maximum size of a package in bytes, according to the README. */
function most(name: string): number {
  const row = new RegExp(`^\\| \`${name}\` .*\\| ([\\d.]+) MB +\\|$`, 'm');
  return Number(row.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1]) * 1_000_000;
}

describe.each([
  {
    name: 'uri-revisions',
    others: /^src\/guides\/[\w-]+\.md$|^command\.js$/,
    without: /refa|preact|src\/(cli|study|grammar|audit|census|classroom|links|web)\//,
  },
  {
    name: 'uri-revisions-cli',
    others:
      /^dist\/walker\.wasm$|^dist\/python\/uri_revisions(\.py|-[\d.]+-py3-none-any\.whl)$|^src\/(core\/automaton\/|core\/automaton\/wasm\/|python\/|study\/suites\/)README\.md$|^src\/audit\/(README\.md|adapters\/\w+\/.*)$|^src\/cli\/check-certificates\.mjs$|^src\/guides\/[\w-]+\.md$|^THIRD-PARTY-NOTICES\.md$|^dist\/web\/(index\.html|THIRD-PARTY-NOTICES\.md|assets\/[\w-]+\.(js|css|svg))$/,
    without: /src\/web\//,
  },
])('$name', ({ name, others, without }) => {
  const place = join(folder, 'node_modules', name);
  const text = (file: string): string => readFileSync(join(place, file), 'utf8');

  test('contains only used files', () => {
    const files = filesIn(place);
    expect(files.filter((file) => !code.test(file) && !others.test(file)).sort()).toEqual(about);
    expect(files.filter((file) => without.test(file))).toEqual([]);
  });

  test('is at most as large as the README states', () => {
    const bytes = filesIn(place).reduce((sum, file) => sum + readFileSync(join(place, file)).length, 0);
    expect(bytes).toBeLessThanOrEqual(most(name));
  });

  test('runs nothing when it is installed', () => {
    expect(manifestOf(name)).not.toHaveProperty('scripts');
  });

  test('has no dead link', () => {
    const dead = filesIn(place)
      .filter((file) => /README\.md$|^src\/guides\//.test(file))
      .flatMap((file) =>
        [...text(file).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)]
          .map(([, path = '']) => join(dirname(file), path))
          .filter((path) => !existsSync(join(place, path))),
      );
    expect(dead).toEqual([]);
  });

  test('has every guide', () => {
    const guides = readdirSync(join(root, 'src/guides')).map((guide) => `src/guides/${guide}`);
    expect(filesIn(place)).toEqual(expect.arrayContaining(guides));
  });

  test('has every file that an entry or a program names', () => {
    const files = filesIn(place);
    const named = text('package.json').match(/(?<=")(?:\.\/)?(?:dist|generated|src\/cli)\/[^"]+/g) ?? [];
    expect(named).toContain(
      name === 'uri-revisions' ? './dist/esm/src/api/index.js' : 'dist/esm/src/cli/main.js',
    );
    for (const path of named) {
      const [before = '', after = ''] = path.replace('./', '').split('*');
      const matches = files.filter((file) => file.startsWith(before) && file.endsWith(after));
      expect([path, matches]).toEqual([path, expect.arrayContaining([expect.any(String)])]);
    }
  });

  test('imports files that it has and modules that it declares, in code and in types', () => {
    const { dependencies = {}, peerDependencies = {} } = manifestOf(name);
    const declared = [...names, ...Object.keys({ ...dependencies, ...peerDependencies })];
    const files = new Set(filesIn(place));
    const missing = [...files]
      .filter((file) => code.test(file))
      .flatMap((file) =>
        ts
          .preProcessFile(text(file), true, true)
          .importedFiles.map(({ fileName }) => fileName)
          .filter((module) => {
            if (module.startsWith('.')) {
              const path = join(dirname(file), module);
              return !files.has(file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path);
            }
            const [owner = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(module) ?? [];
            return (
              !module.startsWith('node:') && !builtinModules.includes(owner) && !declared.includes(owner)
            );
          })
          .map((module) => `${file}: ${module}`),
      );
    expect(missing).toEqual([]);
  });
});

test.each([
  ['page', 'dist/web', ['preact', 'refa']],
  ['command line', '.', ['micromark', 'micromark-core-commonmark']],
])('the %s contains the licence notices of bundled code', (_, place, bundled) => {
  const notices = join(folder, 'node_modules/uri-revisions-cli', place, 'THIRD-PARTY-NOTICES.md');
  const named = [...readFileSync(notices, 'utf8').matchAll(/^## (\S+) /gm)].map(([, name]) => name);
  expect(named).toEqual(expect.arrayContaining(bundled));
});

describe('imported and required', () => {
  const modules = names.flatMap(modulesOf);
  let exportedNames: Readonly<Record<string, unknown>> = {};

  beforeAll(async () => {
    writeFileSync(
      join(folder, 'use.mjs'),
      `import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      const modules = ${JSON.stringify(modules)};
      const namesOf = (module) => Object.keys(module).sort();
      const imported = await Promise.all(modules.map(async (name) => [name, namesOf(await import(name))]));
      const required = modules.map((name) => [name, namesOf(require(name))]);
      const apis = [await import('uri-revisions'), require('uri-revisions')];
      const { bnfOf } = await import('uri-revisions-cli/grammar');
      const caught = (call) => { try { call(); } catch (error) { return error; } };
      const errors = [...apis.map(({ revision }) => () => revision('nope')), () => bnfOf('nope')].map(caught);
      console.log(JSON.stringify({
        imported: Object.fromEntries(imported),
        required: Object.fromEntries(required),
        classes: errors.map((error) => apis.map(({ UnknownNameError }) => error instanceof UnknownNameError)),
        used: apis.map(({ compare, revision, revisions }) => [
          revisions,
          revision('rfc1738').components('http://www.w3.org:80/').host,
          compare('http://-bad-/', { revisions: ['all'] }).rows.length,
        ]),
        refused: [
          await import('uri-revisions/nonsense').catch((error) => error.message),
          caught(() => require('uri-revisions/nonsense')).message,
        ],
      }));`,
    );
    exportedNames = JSON.parse(await output('node', ['use.mjs'], folder)) as typeof exportedNames;
  }, 60_000);

  test('every module exports the same names', () => {
    expect(Object.keys(exportedNames.imported as object)).toEqual(modules);
    expect(Object.values(exportedNames.imported as object)).not.toContainEqual([]);
    expect(exportedNames.required).toEqual(exportedNames.imported);
  });

  test('a document that does not exist is refused by Node', () => {
    const refused = expect.stringMatching(
      /Cannot find module '.*\/generated\/nonsense\/index\.js'/,
    ) as string;
    expect(exportedNames.refused).toEqual([refused, refused]);
  });

  test('the API parses and compares', () => {
    const used = [revisions, 'www.w3.org', revisions.length];
    expect(exportedNames.used).toEqual([used, used]);
  });

  test('an error is of one class in ES modules, CommonJS and the other package', () => {
    expect(exportedNames.classes).toEqual(Array.from({ length: 3 }, () => [true, true]));
  });
});

describe('on the command line', () => {
  const command = join(folder, 'node_modules/uri-revisions-cli/dist/esm/src/cli/main.js');

  test.each([
    ['parsers that it can ask', ['audit', '--list'], 0],
    ['parsers on record', ['audit', '--on-record', 'http://a_b/', 'go'], 0],
    ['lines, with two threads', ['check', '--file', 'links.txt', '--jobs', '2', '-r', 'rfc3986'], 1],
    ['a census, with two threads', ['census', 'links.txt', '--jobs', '2'], 0],
  ])('it finds what it needs for %s', async (_what, args, status) => {
    writeFileSync(join(folder, 'links.txt'), 'http://h/\nhttp://h/a b\n');
    const outcome = await run('node', [command, ...args], folder);
    expect(outcome).toMatchObject({ status, stderr: expect.not.stringContaining('error') as string });
  });

  test('it serves its page', async () => {
    const server = spawn('node', [command, 'serve', '--port', '0'], { cwd: folder });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        server.stdout.once('data', (line: Buffer) => {
          resolve(line.toString().trim());
        });
        server.stderr.once('data', (talk: Buffer) => {
          reject(new Error(talk.toString()));
        });
      });
      expect(await (await fetch(address)).text()).toContain('<title>');
    } finally {
      server.kill();
    }
  });
});
