/** The packages as people get them: packed, checked, installed in empty folders, and used from there. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { namedSets, revisions } from '../../generated/registry/ids.js';
import { build, install, output as outputIn, pack, root, run as runIn, tools } from './packed.js';

const parent = mkdtempSync(join(tmpdir(), 'uri-revisions-'));
/** Holds the command line and the API; the others one of them and nothing else. */
const folder = join(parent, 'both');
const alone = join(parent, 'alone');
const commandLineAlone = join(parent, 'command-line');

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

/** What people import of a package, as they write it: `uri-revisions`, `uri-revisions/rfc1738` … */
function modulesOf(name: string): readonly string[] {
  const { exports } = JSON.parse(
    readFileSync(join(root, 'dist/packages', name, 'package.json'), 'utf8'),
  ) as Manifest;
  return Object.keys(exports)
    .filter((entry) => !['./package.json', './walker.wasm', './record.txt'].includes(entry))
    .flatMap((entry) => {
      const names = entry === './verdicts/*' ? Object.keys(namedSets) : revisions;
      return entry.includes('*') ? names.map((name) => entry.replace('*', name)) : entry;
    })
    .map((entry) => entry.replace('.', name));
}

const run = (command: string, args: readonly string[], cwd = folder): ReturnType<typeof runIn> =>
  runIn(command, args, cwd);
const output = (command: string, args: readonly string[], cwd = folder): Promise<string> =>
  outputIn(command, args, cwd);

const names = ['uri-revisions', 'uri-revisions-cli'] as const;
const tarballs: Record<string, string> = {};
let modules: readonly string[] = [];

beforeAll(async () => {
  await build();
  for (const name of names) tarballs[name] = await pack(name, parent);
  const { 'uri-revisions': api = '', 'uri-revisions-cli': commandLine = '' } = tarballs;
  await install(alone, [api]);
  await install(folder, [api, commandLine]);
  await install(commandLineAlone, [commandLine]);
  modules = names.flatMap(modulesOf);
}, 300_000);

afterAll(() => {
  rmSync(parent, { recursive: true, force: true });
});

/** The files below a folder, as paths from it. */
function filesIn(place: string): readonly string[] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1));
}

const code = /^dist\/(esm|cjs)\/(src|generated)\/.*\.(js|d\.ts)$|^dist\/cjs\/package\.json$/;
const about = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];

/** What the README says that a package installs, and takes. */
function told(name: string): { readonly packages: number; readonly most: number } {
  const row = new RegExp(`^\\| \`${name}\` .*\\| (itself alone|\\d+ packages) +\\| ([\\d.]+) MB +\\|$`, 'm');
  const [, packages = '', megabytes] = row.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  return { packages: Number.parseInt(packages, 10) || 1, most: Number(megabytes) * 1_000_000 };
}

describe.each([
  {
    name: 'uri-revisions',
    most: told('uri-revisions').most,
    others: /^$/,
    without: /refa|preact|src\/(cli|study|audit|web)\//,
  },
  {
    name: 'uri-revisions-cli',
    most: told('uri-revisions-cli').most,
    others:
      /^dist\/walker\.wasm$|^generated\/record\.txt$|^dist\/man\/uri-revisions\.1\.gz$|^dist\/python\/uri_revisions\.py$|^src\/(automaton\/|automaton\/wasm\/|python\/|study\/suites\/)README\.md$|^src\/audit\/(README\.md|adapters\/\w+\/.*)$|^dist\/web\/(index\.html|THIRD-PARTY-NOTICES\.md|assets\/[\w-]+\.(js|css|svg))$/,
    without: /src\/web\//,
  },
])('$name', ({ name, most, others, without }) => {
  const place = join(folder, 'node_modules', name);
  const text = (file: string): string => readFileSync(join(place, file), 'utf8');

  test('holds what is used, and nothing else', () => {
    const files = filesIn(place);
    expect(files.filter((file) => !code.test(file) && !others.test(file)).sort()).toEqual(about);
    expect(files.filter((file) => without.test(file))).toEqual([]);
  });

  test(`takes no more than ${most} bytes`, () => {
    const bytes = filesIn(place).reduce((sum, file) => sum + readFileSync(join(place, file)).length, 0);
    expect(bytes).toBeLessThanOrEqual(most);
  });

  test('runs nothing when it is installed', () => {
    expect(JSON.parse(text('package.json'))).not.toHaveProperty('scripts');
  });

  test('has no dead link', () => {
    const texts = filesIn(place).filter((file) => file.endsWith('README.md'));
    const dead = texts.flatMap((file) =>
      [...text(file).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)]
        .map(([, path = '']) => join(dirname(file), path))
        .filter((path) => !existsSync(join(place, path))),
    );
    expect(dead).toEqual([]);
  });

  test('is clean to publint', async () => {
    expect(await output(join(tools, 'publint'), [tarballs[name] ?? '', '--strict'])).toContain('All good!');
  });

  test('has the right types however it is imported', async () => {
    const notCode =
      name === 'uri-revisions' ? [] : ['--exclude-entrypoints', './walker.wasm', './record.txt'];
    // A module of CommonJS names its default export `default`, also to those that know no `exports`.
    const report = await output(join(tools, 'attw'), [tarballs[name] ?? '', ...notCode]);
    expect(report).toContain('node10');
  }, 60_000);
});

test.each([
  ['the API', alone, told('uri-revisions').packages],
  ['the command line', commandLineAlone, told('uri-revisions-cli').packages],
])('%s, installed: so many packages', async (_what, where, packages) => {
  const listed = await output('npm', ['ls', '--all', '--parseable'], where);
  expect(listed.trim().split('\n').slice(1)).toHaveLength(packages);
});

test('the page carries the notices of what is bundled with it', () => {
  const notices = readFileSync(
    join(folder, 'node_modules/uri-revisions-cli/dist/web/THIRD-PARTY-NOTICES.md'),
    'utf8',
  );
  for (const name of ['preact', 'refa']) expect(notices).toMatch(new RegExp(`^## ${name} `, 'm'));
});

describe('installed', () => {
  const exportsOf = (list: string): string =>
    `console.log(JSON.stringify(Object.fromEntries(${list}.map(([name, module]) => [name, Object.keys(module).sort()]))));`;
  const listed = (): string => JSON.stringify(modules);

  test('every module exports the same names to import and to require', async () => {
    writeFileSync(
      join(folder, 'names.mjs'),
      `const all = await Promise.all(${listed()}.map(async (name) => [name, await import(name)]));\n${exportsOf('all')}`,
    );
    writeFileSync(
      join(folder, 'names.cjs'),
      `const all = ${listed()}.map((name) => [name, require(name)]);\n${exportsOf('all')}`,
    );
    const imported = JSON.parse(await output('node', ['names.mjs'])) as Record<string, string[]>;
    const required = JSON.parse(await output('node', ['names.cjs'])) as Record<string, string[]>;
    expect(Object.keys(imported)).toEqual(modules);
    expect(Object.values(imported)).not.toContainEqual([]);
    expect(required).toEqual(imported);
  });

  test.each([
    ['import', 'nonsense.mjs', "await import('uri-revisions/nonsense');"],
    ['require', 'nonsense.cjs', "require('uri-revisions/nonsense');"],
  ])('a document that does not exist is refused by Node, to %s', async (_, file, load) => {
    writeFileSync(join(folder, file), load);
    const { status, stderr } = await run('node', [file]);
    expect(stderr).toMatch(/Cannot find module '.*\/generated\/nonsense\/index\.js'/);
    expect(status).toBe(1);
  });

  const use = `
    const { host } = revision('rfc1738').components('http://www.w3.org:80/');
    const rows = compare('http://-bad-/', { revisions: ['all'] });
    console.log(JSON.stringify([revisions, host, rows.length]));
  `;

  test.each([
    ['use.mjs', "import { compare, revision, revisions } from 'uri-revisions';"],
    ['use.cjs', "const { compare, revision, revisions } = require('uri-revisions');"],
  ])('%s parses and compares', async (file, load) => {
    writeFileSync(join(folder, file), `${load}\n${use}`);
    const [ids, host, rows] = JSON.parse(await output('node', [file])) as unknown[];
    expect(ids).toEqual(revisions);
    expect(host).toBe('www.w3.org');
    expect(rows).toBe(revisions.length);
  });

  test('an error is of one class in ES modules, CommonJS and the other package', async () => {
    writeFileSync(
      join(folder, 'errors.mjs'),
      `import { createRequire } from 'node:module';
      import { revision, UnknownNameError } from 'uri-revisions';
      import { bnfOf } from 'uri-revisions-cli/grammar';
      const required = createRequire(import.meta.url)('uri-revisions');
      const caught = (call) => { try { call(); } catch (error) { return error; } };
      const calls = [() => revision('nope'), () => required.revision('nope'), () => bnfOf('nope')];
      const errors = calls.map(caught);
      console.log(JSON.stringify(errors.map((error) => [error instanceof UnknownNameError, error instanceof required.UnknownNameError])));`,
    );
    expect(JSON.parse(await output('node', ['errors.mjs']))).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
  });

  test('its types stand on their own, for import and for require', async () => {
    const consumer = modules
      .map((name, index) => `import * as m${index} from '${name}';\nvoid m${index};\n`)
      .join('');
    writeFileSync(join(folder, 'types.mts'), consumer);
    writeFileSync(join(folder, 'types.cts'), consumer);
    const options = ['--noEmit', '--strict', '--module', 'NodeNext', '--target', 'ES2022', '--lib', 'ES2022'];
    expect(await output(join(tools, 'tsc'), [...options, 'types.mts', 'types.cts'])).toBe('');
  }, 60_000);
});

describe.each([folder, commandLineAlone])('on the command line in %s', (place) => {
  const command = join(place, 'node_modules/.bin/uri-revisions');

  test.each([
    ['its version', ['--version'], 0],
    ['parsers that it can ask', ['audit', '--list'], 0],
    ['parsers on record', ['audit', '--on-record', 'http://a_b/', 'go'], 0],
    ['links as SARIF', ['links', '--sarif', 'links.md'], 1],
    ['lines, with two threads', ['check', '--file', 'links.txt', '--jobs', '2', '-r', 'rfc3986'], 1],
    ['a census, with two threads', ['census', 'links.txt', '--jobs', '2'], 0],
    ['a grammar', ['generate', 'hour.abnf', '--out', 'own'], 0],
  ])('it finds what it needs for %s', async (_what, args, status) => {
    writeFileSync(join(place, 'links.txt'), 'http://h/\nhttp://h/a b\n');
    writeFileSync(join(place, 'links.md'), '[a](http://h/a|b)\n');
    writeFileSync(join(place, 'hour.abnf'), 'hour = DIGIT\n');
    const outcome = await run(command, args, place);
    expect(outcome).toMatchObject({ status, stderr: expect.not.stringContaining('error') as string });
  });

  test('it serves its page', async () => {
    const server = spawn(command, ['serve', '--port', '0'], { cwd: place });
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

describe('on the command line', () => {
  const command = join(folder, 'node_modules/.bin/uri-revisions');

  test('it lists the revisions', async () => {
    const listed = await output(command, ['revisions']);
    for (const id of revisions) expect(listed).toContain(id);
  });

  test.each([
    ['accepts', ['check', 'http://www.w3.org/', '-r', 'rfc1738'], 0],
    ['rejects', ['check', 'no url', '-r', 'rfc1738'], 1],
    ['proves what it carries', ['prove', 'url-1997', 'port'], 0],
    ['tells misuse', ['check', 'http://www.w3.org/', '-r', 'rfc1783'], 2],
  ])('it %s', async (_verdict, args, status) => {
    expect(await run(command, args)).toMatchObject({ status });
  });

  test('it generates a parser that compiles and runs, where nothing else is installed', async () => {
    writeFileSync(join(folder, 'hour.abnf'), 'hour = DIGIT / "1" DIGIT\n');
    const { status, stderr } = await run(command, ['generate', 'hour.abnf', '--out', 'hour']);
    expect([status, stderr]).toEqual([0, expect.stringContaining('peggy and ts-pegjs are not installed')]);
    writeFileSync(join(folder, 'hour/package.json'), '{ "type": "module" }');
    const options = [
      '--strict',
      '--module',
      'NodeNext',
      '--target',
      'ES2022',
      '--outDir',
      'out/hour',
      '--lib',
      'ES2022',
    ];
    expect(await output(join(tools, 'tsc'), [...options, 'hour/index.ts'])).toBe('');
    writeFileSync(
      join(folder, 'hour.mjs'),
      `import { accepts, parse, safeParse } from './out/hour/index.js';
      console.log(JSON.stringify([accepts('19'), parse('19').children.length, safeParse('20').error.offset]));`,
    );
    writeFileSync(join(folder, 'out/hour/package.json'), '{ "type": "module" }');
    expect(JSON.parse(await output('node', ['hour.mjs']))).toEqual([true, 1, 1]);
  }, 60_000);
});
