/** `completions`: what a shell is offered. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandNames } from '../../../src/cli/commands.js';
import { namedSets, revision, revisions } from '../../../src/index.js';
import { call } from '../captured.js';

const folder = mkdtempSync(join(tmpdir(), 'completions-'));
const file = join(folder, 'completions.bash');

beforeAll(async () => {
  writeFileSync(file, (await call(['completions', 'bash'])).stdout);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What bash offers for the last of some words. */
function offered(...words: readonly string[]): readonly string[] {
  const script = `source "$1"; shift; COMP_WORDS=(uri-revisions "$@"); COMP_CWORD=$#; _uri_revisions; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const printed = execFileSync('bash', ['--norc', '-c', script, 'bash', file, ...words], {
    encoding: 'utf8',
  });
  return printed.split('\n').filter((line) => line !== '');
}

describe('bash', () => {
  test('is offered every command, and those that begin so', () => {
    expect(offered('')).toEqual([...commandNames, 'help']);
    expect(offered('comp')).toEqual(['compare', 'completions']);
    expect(offered('help', 'comp')).toEqual(['compare', 'completions']);
  });

  test.each(['-r', '--revisions'])('is offered the documents and their sets after %s', (option) => {
    expect(new Set(offered('compare', 'http://h/', option, ''))).toEqual(
      new Set([...revisions, ...Object.keys(namedSets)]),
    );
    expect(offered('compare', option, 'rfc2')).toEqual(['rfc2396', 'rfc2732', 'rfc2396bis-01']);
  });

  test('is offered the options of the command, known values, and documents where an argument is one', () => {
    expect(offered('compare', '--m')).toEqual(['--markdown']);
    expect(offered('parse', '--m')).toEqual([]);
    expect(offered('check', '--in', 'c')).toEqual(['csv', 'cdx', 'cdxj']);
    expect(offered('grammar', 'rfc3')).toEqual(['rfc3986']);
    expect(offered('migrate', 'rfc3')).toEqual(['rfc3986']);
    expect(offered('census', '--read-by', 'rfc3')).toEqual(['rfc3986']);
    expect(offered('census', '--in', 'cd')).toEqual(['cdx', 'cdxj']);
    expect(offered('census', '--out', 'arr')).toEqual(['arrow']);
    expect(offered('census', '--form', '')).toEqual(['reference', 'absolute']);
    expect(offered('completions', '')).toEqual(expect.arrayContaining(['bash', 'zsh', 'fish']));
    expect(offered('escape', 'en')).toEqual(['encode']);
    expect(offered('matrix', '--by', '')).toEqual(['role', 'rule']);
    expect(offered('links', '--as', 'm')).toEqual(['markdown']);
  });

  test('is offered sets of several documents only where several may be named', () => {
    expect(offered('parse', '-r', '')).not.toContain('seeds');
    expect(offered('parse', '-r', 'to')).toEqual(['today']);
    expect(offered('grammar', 'see')).toEqual([]);
    expect(offered('resolve', '-r', 'see')).toEqual(['seeds']);
    expect(offered('compare', '-r', 'see')).toEqual(['seeds']);
  });

  test('is offered the next of a list', () => {
    expect(offered('compare', '-r', 'rfc3986,rfc1')).toEqual(
      ['rfc1630', 'rfc1738', 'rfc1808'].map((id) => `rfc3986,${id}`),
    );
    expect(offered('census', '-r', 'seeds,rfc2732,tod')).toEqual(['seeds,rfc2732,today']);
    expect(offered('parse', '-r', 'rfc3986,rfc1')).toEqual([]);
  });

  test('is offered the rules of the documents that are named, or else of any, after --start', () => {
    const rules = (id: (typeof revisions)[number]): readonly string[] =>
      revision(id).rules.map(({ name }) => name);
    expect(offered('parse', 'a', '-r', 'rfc3986', '--start', '')).toEqual(rules('rfc3986'));
    expect(offered('suite', 'today', '--start', '')).toEqual(rules('rfc3986'));
    expect(offered('compare', '-r', 'rfc1738,rfc3986', '--start', 'ht')).toEqual(['httpurl']);
    expect(offered('parse', 'a', '--start', 'xp')).toEqual(['xpalpha', 'xpalphas']);
    expect(new Set(offered('parse', 'a', '--start', ''))).toEqual(new Set(revisions.flatMap(rules)));
  });

  test('is offered nothing where any text will do, so that it completes files', () => {
    expect(offered('check', '--column', '')).toEqual([]);
    expect(offered('no-such-command', '')).toEqual([]);
  });
});

const hasFish = spawnSync('fish', ['--version']).status === 0;

(hasFish ? test : test.skip)(
  'fish, where it is installed, is offered values and the next of a list',
  async () => {
    const script = join(folder, 'completions.fish');
    writeFileSync(script, (await call(['completions', 'fish'])).stdout);
    const offeredIn = (typed: string): readonly string[] => {
      const printed = execFileSync('fish', ['--no-config', '-c', `source ${script}; complete -C '${typed}'`]);
      return printed
        .toString()
        .split('\n')
        .flatMap((line) => line.split('\t').slice(0, 1))
        .filter(Boolean);
    };
    expect(offeredIn('uri-revisions check --in c').toSorted()).toEqual(['cdx', 'cdxj', 'csv']);
    const next = ['rfc1630', 'rfc1738', 'rfc1808'].map((id) => `rfc3986,${id}`);
    expect(offeredIn('uri-revisions compare -r rfc3986,rfc1').toSorted()).toEqual(next);
    expect(offeredIn('uri-revisions parse -r rfc3986,rfc1')).toEqual([]);
    expect(offeredIn('uri-revisions parse -r rfc3986 --start port').toSorted()).toEqual(['port']);
    expect(offeredIn('uri-revisions parse --start xp').toSorted()).toEqual(['xpalpha', 'xpalphas']);
  },
);

/** Asks a zsh on a terminal of its own: what stands before the last comma of a word, and what it finds to follow. */
const askZsh = `
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1= ; autoload -Uz compinit; compinit -D -u; source $1"
zpty -w shell 'compadd() { local -a found; builtin compadd -O found "$@"; print -r -- "<$IPREFIX $found>" }; _files() { }'
zpty -w shell 'print READ""Y'
zpty -r shell told '*READY*'
zpty -w -n shell "$2"$'\\t'
zpty -r shell told '*<*>*'
print -r -- "\${\${told##*<}%%>*}"`;
const hasZsh = spawnSync('zsh', ['--version']).status === 0;

(hasZsh ? test : test.skip)(
  'zsh, where it is installed, is offered values and the next of a list',
  async () => {
    const script = join(folder, 'completions.zsh');
    writeFileSync(script, (await call(['completions', 'zsh'])).stdout);
    const offeredIn = (typed: string): readonly string[] => {
      const told = execFileSync('zsh', ['-f', '-c', askZsh, 'zsh', script, typed], { timeout: 30_000 });
      const [before = '', ...words] = told.toString().trimEnd().split(' ');
      return words.map((word) => `${before}${word}`);
    };
    expect(offeredIn('uri-revisions check --in c')).toEqual(['csv', 'cdx', 'cdxj']);
    const next = ['rfc1630', 'rfc1738', 'rfc1808'].map((id) => `rfc3986,${id}`);
    expect(offeredIn('uri-revisions compare -r rfc3986,rfc1').toSorted()).toEqual(next);
    expect(offeredIn('uri-revisions parse -r rfc3986,rfc1')).toEqual([]);
    expect(offeredIn('uri-revisions parse -r rfc3986 --start por')).toEqual(['port']);
    expect(offeredIn('uri-revisions parse --start xp').toSorted()).toEqual(['xpalpha', 'xpalphas']);
  },
);

test.each(['bash', 'zsh', 'fish'])('the script of %s names every command', async (shell) => {
  const { code, stdout, stderr } = await call(['completions', shell]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const name of commandNames) expect(stdout).toContain(name);
});

test('another shell is refused, with the nearest', async () => {
  const { code, stderr } = await call(['completions', 'bsh']);
  expect(code).toBe(2);
  expect(stderr).toContain('no shell is called "bsh"; did you mean "bash"?');
});
