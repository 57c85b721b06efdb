/**
 * The hook, run by pre-commit itself: from the repository, with the command line on the PATH, and installed as in the
 * guide.
 */
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparePython, pythonEnvironment } from '../../scripts/load/python.js';
import { type Outcome, output, pack, root, run, unpack } from './packed.js';

const parent = mkdtempSync(join(tmpdir(), 'pre-commit-'));
const [hooks, repository, fresh] = ['hooks', 'repository', 'fresh'].map((name) => join(parent, name)) as [
  string,
  string,
  string,
];
const environment = pythonEnvironment('pre-commit');
const refused = 'bad.md:1:15: "|" is not allowed at offset 10, inside segment (rfc3986, 3.3): http://h/a|b.';
let tarballs: readonly string[] = [];
let problem: string | undefined;

async function git(folder: string, ...args: readonly string[]): Promise<void> {
  const someone = ['-c', 'user.name=someone', '-c', 'user.email=someone@example.org'];
  await output('git', [...someone, ...args], folder);
}

function preCommit(...args: readonly string[]): Promise<Outcome> {
  const env = {
    PATH: `${join(fresh, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
    PRE_COMMIT_HOME: join(parent, 'home'),
  };
  return run(join(environment, 'bin/pre-commit'), args, repository, env);
}

/** Returns the output of pre-commit for a commit with a file of one link. */
async function committing(link: string, ...args: readonly string[]): Promise<Outcome> {
  writeFileSync(join(repository, 'bad.md'), `[a](${link})\n`);
  await git(repository, 'add', '.');
  return preCommit(...args);
}

beforeAll(async () => {
  problem = preparePython(environment, ['pre_commit'], ['pre-commit']);
  if (problem !== undefined) {
    process.stderr.write(`The hook was not run by pre-commit: ${problem}\n`);
    return;
  }
  tarballs = await pack(parent);
  await unpack(fresh, tarballs);
  const bin = join(fresh, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  const program = join(fresh, 'node_modules/uri-revisions-cli/dist/esm/src/cli/main.js');
  chmodSync(program, 0o755);
  symlinkSync(program, join(bin, 'uri-revisions'));
  for (const folder of [hooks, repository]) {
    mkdirSync(folder);
    await git(folder, 'init', '-q');
  }
  copyFileSync(join(root, '.pre-commit-hooks.yaml'), join(hooks, '.pre-commit-hooks.yaml'));
  await git(hooks, 'add', '.');
  await git(hooks, 'commit', '-qm', 'The hook');
}, 600_000);

afterAll(() => {
  rmSync(parent, { recursive: true, force: true });
});

test('from the repository, with the command line on the PATH', async () => {
  if (problem !== undefined) return;
  const argv = ['try-repo', hooks, 'uri-revisions-links'];
  const { status, stdout } = await committing('http://h/a|b', ...argv);
  expect([status, stdout]).toEqual([1, expect.stringContaining(refused)]);
  const passed = await committing('http://h/a%7Cb', ...argv);
  expect([passed.status, passed.stdout]).toEqual([
    0,
    expect.stringMatching(/links are derivable\.+Passed\n$/),
  ]);
}, 120_000);

test('as the guide has pre-commit install it', async () => {
  if (problem !== undefined) return;
  const [, config = ''] =
    /^```yaml\n(repos:\n.*?)^```/ms.exec(readFileSync(join(root, 'src/guides/links.md'), 'utf8')) ?? [];
  const published = '[uri-revisions-cli]';
  expect(config).toContain(published);
  // It is not published yet.
  const packed = config.replace(published, JSON.stringify(tarballs));
  writeFileSync(join(repository, '.pre-commit-config.yaml'), packed);
  const { status, stdout } = await committing('http://h/a|b', 'run');
  expect([status, stdout]).toEqual([1, expect.stringContaining(refused)]);
  expect(await committing('http://h/a%7Cb', 'run')).toMatchObject({ status: 0 });
}, 300_000);
