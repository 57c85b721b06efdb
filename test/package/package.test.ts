/** The package as people get it: packed, checked, installed in an empty folder, and used from there. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedSets, revisions } from '../../generated/registry/ids.js';

const root = join(__dirname, '../..');
const tools = join(root, 'node_modules/.bin');
const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-'));

interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(command: string, args: readonly string[], cwd = folder): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd }, (error, stdout, stderr) => {
      const status = error === null ? 0 : error.code;
      if (typeof status === 'number') resolve({ status, stdout, stderr });
      else reject(error ?? new Error(`${command} did not end`));
    });
  });
}

/** Standard output of a command that must succeed. */
async function output(command: string, args: readonly string[], cwd = folder): Promise<string> {
  const { status, stdout, stderr } = await run(command, args, cwd);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  return stdout;
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>;
};
/** What people import, as they write it: `uri-revisions`, `uri-revisions/rfc1738` … */
const modules = Object.keys(manifest.exports)
  .filter((entry) => !['./package.json', './walker.wasm'].includes(entry))
  .flatMap((entry) => {
    const names = entry === './verdicts/*' ? Object.keys(namedSets) : revisions;
    return entry.includes('*') ? names.map((name) => entry.replace('*', name)) : entry;
  })
  .map((entry) => entry.replace('.', 'uri-revisions'));

let tarball = '';

beforeAll(async () => {
  await output(join(tools, 'tsx'), ['scripts/build.ts', '--if-stale'], root);
  await output('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], root);
  tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  await output('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', `./${tarball}`]);
}, 300_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the tarball', () => {
  test('holds what is used, and nothing else', () => {
    const installed = readdirSync(join(folder, 'node_modules/uri-revisions'), {
      recursive: true,
      withFileTypes: true,
    });
    const files = installed
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name).slice(join(folder, 'node_modules/uri-revisions/').length),
      );
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md']));
    const built =
      /^dist\/(esm|cjs)\/(src|generated)\/.*\.(js|d\.ts)$|^dist\/cjs\/package\.json$|^dist\/walker\.wasm$|^dist\/python\/uri_revisions\.py$|^src\/(automaton\/|automaton\/wasm\/|python\/)README\.md$|^src\/audit\/(README\.md|adapters\/\w+\/.*)$|^dist\/web\/(index\.html|assets\/[\w-]+\.(js|css|svg))$/;
    expect(files.filter((file) => !built.test(file)).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'package.json',
    ]);
  });

  test('is clean to publint', async () => {
    expect(await output(join(tools, 'publint'), [tarball, '--strict'])).toContain('All good!');
  });

  test('has the right types however it is imported', async () => {
    // The resolution called node10 knows no exports; it is older than any Node supported here.
    const notCode = ['--exclude-entrypoints', './walker.wasm'];
    const report = await output(join(tools, 'attw'), [tarball, '--profile', 'node16', ...notCode]);
    expect(report).toContain('node16 (from CJS)');
  }, 60_000);
});

test('the API reference is complete', async () => {
  // A warning, say of a public type that names one that is not, ends it with another status than 0.
  await output(join(tools, 'typedoc'), ['--emit', 'none'], root);
}, 120_000);

describe('installed', () => {
  const exportsOf = (list: string): string =>
    `console.log(JSON.stringify(Object.fromEntries(${list}.map(([name, module]) => [name, Object.keys(module).sort()]))));`;
  const names = JSON.stringify(modules);

  test('every module exports the same names to import and to require', async () => {
    writeFileSync(
      join(folder, 'names.mjs'),
      `const all = await Promise.all(${names}.map(async (name) => [name, await import(name)]));\n${exportsOf('all')}`,
    );
    writeFileSync(
      join(folder, 'names.cjs'),
      `const all = ${names}.map((name) => [name, require(name)]);\n${exportsOf('all')}`,
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
