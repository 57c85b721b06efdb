/**
 * The packages as npm installs them from their tarballs in empty folders, with the types that a compiler finds there.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { revisions } from '../../generated/registry/ids.js';
import { install, modulesOf, names, output as outputIn, pack, root, run as runIn, tools } from './packed.js';

const parent = mkdtempSync(join(tmpdir(), 'uri-revisions-'));
/** Contains the command line and the API; the other folders only one of them. */
const folder = join(parent, 'both');
const alone = join(parent, 'alone');
const commandLineAlone = join(parent, 'command-line');

const run = (command: string, args: readonly string[], cwd = folder): ReturnType<typeof runIn> =>
  runIn(command, args, cwd);
const output = (command: string, args: readonly string[], cwd = folder): Promise<string> =>
  outputIn(command, args, cwd);

const modules = names.flatMap(modulesOf);
let tarballs: readonly string[] = [];

beforeAll(async () => {
  const [api, commandLine] = await pack(parent);
  tarballs = [api, commandLine];
  await install(alone, [api]);
  await install(folder, [api, commandLine]);
  await install(commandLineAlone, [commandLine]);
}, 300_000);

afterAll(() => {
  rmSync(parent, { recursive: true, force: true });
});

/** Returns the number of installed packages according to the README. */
function statedCount(name: string): number {
  const row = new RegExp(`^\\| \`${name}\` .*\\| (itself alone|\\d+ packages) +\\| [\\d.]+ MB +\\|$`, 'm');
  const [, packages = ''] = row.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  return Number.parseInt(packages, 10) || 1;
}

describe.each(names.map((name, i) => [name, i] as const))('%s', (name, i) => {
  test('is clean to publint', async () => {
    expect(await output(join(tools, 'publint'), [tarballs[i] ?? '', '--strict'])).toContain('All good!');
  });

  test('has the right types however it is imported', async () => {
    const notCode = name === 'uri-revisions' ? [] : ['--exclude-entrypoints', './walker.wasm'];
    // A CommonJS module names its default export `default`, also for tools that do not support `exports`.
    const report = await output(join(tools, 'attw'), [tarballs[i] ?? '', ...notCode]);
    expect(report).toContain('node10');
  }, 60_000);
});

test.each([
  ['the API', alone, statedCount('uri-revisions')],
  ['the command line', commandLineAlone, statedCount('uri-revisions-cli')],
])('%s, installed: so many packages', async (_what, where, packages) => {
  const listed = await output('npm', ['ls', '--all', '--parseable'], where);
  expect(listed.trim().split('\n').slice(1)).toHaveLength(packages);
});

test('the API alone names the package of the command line; with both, its program is the command line', async () => {
  const program = 'node_modules/uri-revisions/command.js';
  expect(await run(process.execPath, [program, 'revisions'], alone)).toMatchObject({
    status: 2,
    stderr: 'The command line is another package: npx uri-revisions-cli, or npm install uri-revisions-cli\n',
  });
  expect(await output(process.execPath, [program, 'revisions'])).toContain('rfc3986');
});

test('npm pack in the repository is refused, and names the right folders', async () => {
  const { status, stderr } = await run('npm', ['pack', '--dry-run'], root);
  expect(status).not.toBe(0);
  for (const name of names) expect(stderr).toContain(`./dist/packages/${name}`);
});

describe('installed', () => {
  test('its types are self-contained, for import and require', async () => {
    const consumer = modules
      .map((name, index) => `import * as m${index} from '${name}';\nvoid m${index};\n`)
      .join('');
    writeFileSync(join(folder, 'types.mts'), consumer);
    writeFileSync(join(folder, 'types.cts'), consumer);
    const options = ['--noEmit', '--strict', '--module', 'NodeNext', '--target', 'ES2022', '--lib', 'ES2022'];
    expect(await output(join(tools, 'tsc'), [...options, 'types.mts', 'types.cts'])).toBe('');
  }, 60_000);
});

describe('on the command line without the API package', () => {
  const place = commandLineAlone;
  const command = join(place, 'node_modules/.bin/uri-revisions');

  test.each([
    ['its version', ['--version'], 0],
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
});

describe('on the command line', () => {
  const command = join(folder, 'node_modules/.bin/uri-revisions');

  test('it lists the revisions', async () => {
    const listed = await output(command, ['revisions']);
    for (const id of revisions) expect(listed).toContain(id);
  });

  test.each([
    ['accepts', ['check', 'http://www.w3.org/', '-r', 'rfc1738'], 0],
    ['rejects', ['check', '--text', 'no url', '-r', 'rfc1738'], 1],
    ['proves what it carries', ['prove', 'url-1997', 'port'], 0],
    ['reports misuse', ['check', 'http://www.w3.org/', '-r', 'rfc1783'], 2],
  ])('it %s', async (_verdict, args, status) => {
    expect(await run(command, args)).toMatchObject({ status });
  });

  test('it generates a parser that compiles and runs without other packages', async () => {
    writeFileSync(join(folder, 'hour.abnf'), 'hour = DIGIT / "1" DIGIT\n');
    const { status, stderr } = await run(command, ['generate', 'hour.abnf', '--out', 'hour']);
    expect([status, stderr]).toEqual([0, expect.stringContaining('peggy is not installed')]);
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
