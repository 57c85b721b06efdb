/**
 * The programs of generated/reports/ run, and show what the reports state, for the parsers that run here: the first two
 * of each kind of class in each report.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Adapter, adapters } from '../../src/audit/adapters.js';
import { readinessOf } from '../../src/audit/installation.js';
import { literal } from '../../src/audit/issue-report.js';
import { startParser } from '../../src/audit/runner.js';
import { userCache } from '../../src/cli/output/user-cache.js';

jest.setTimeout(300_000);

const root = join(__dirname, '../..');
const places = { sources: join(root, 'src/audit/adapters'), cache: userCache(process.env) };
const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The file of a program, and the commands that run it; `{cache}` holds the prepared files of the adapter, which uses `{library}`. */
const runs: Readonly<Record<string, readonly [file: string, ...commands: (readonly string[])[]]>> = {
  JavaScript: ['show.cjs', ['node', 'show.cjs']],
  Python: ['show.py', ['{cache}/bin/python', 'show.py']],
  Java: ['Show.java', ['java', 'Show.java']],
  Go: ['show.go', ['go', 'run', 'show.go']],
  Perl: ['show.pl', ['perl', 'show.pl']],
  Ruby: ['show.rb', ['ruby', 'show.rb']],
  C: ['show.c', ['cc', '-w', '-o', 'show', 'show.c', '{library}'], ['./show']],
};

/** Returns the output of a program; undefined if it ends with an error. A command that only prepares must succeed. */
function outputOf({ language, prepare }: Adapter, cache: string, program: string): string | undefined {
  const library = prepare.flat().find((word) => word.startsWith('-l')) ?? '';
  const [file, ...commands] = runs[language] ?? [''];
  writeFileSync(join(folder, file), `${program}\n`);
  const env = { ...process.env, NODE_PATH: join(cache, 'node_modules') };
  let output = '';
  for (const [i, command] of commands.entries()) {
    const [name = '', ...args] = command.map((word) =>
      word.replace('{cache}', cache).replace('{library}', library),
    );
    try {
      output = execFileSync(name, args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      if (i < commands.length - 1) throw error;
      return undefined;
    }
  }
  return output;
}

/** Returns the prepared files of an adapter, and the version of its parser; undefined if it cannot run here. */
async function runningOf(
  adapter: Adapter | undefined,
): Promise<{ readonly cache: string; readonly version: string } | undefined> {
  if (adapter === undefined || runs[adapter.language] === undefined) return undefined;
  const readiness = await readinessOf(adapter, places);
  if (readiness.state !== 'ready') return undefined;
  const parser = await startParser(readiness.command);
  await parser.close();
  const [program = '', ...args] = readiness.command;
  const cache = adapter.language === 'Python' ? dirname(dirname(program)) : (args.at(-1) ?? '');
  return { cache, version: parser.declaration.version };
}

const claiming = adapters.filter(({ claim }) => claim !== undefined);

test.each(claiming)('the program of $name shows a reading', async (adapter) => {
  const running = await runningOf(adapter);
  if (running === undefined) return;
  const program = adapter.claim?.program.replace('{text}', () =>
    literal(adapter.language, 'http://host/path'),
  );
  const output = outputOf(adapter, running.cache, program ?? '');
  expect(output).toContain('host');
  expect(output).toContain('/path');
});

test.each(readdirSync(join(root, 'generated/reports')))('%s', async (file) => {
  const adapter = adapters.find(({ name }) => `${name}.md` === file);
  const report = readFileSync(join(root, 'generated/reports', file), 'utf8');
  const running = await runningOf(adapter);
  // Another version may behave differently.
  if (adapter === undefined || running === undefined || !report.includes(` ${running.version} and `)) return;
  const issues = report.split('\n## ').slice(1);
  expect(issues.length).toBeGreaterThan(3);
  const kindOf = (issue: string): string => /^\w+/.exec(issue)?.[0] ?? '';
  const sample = issues.filter(
    (issue, i) => issues.slice(0, i).filter((other) => kindOf(other) === kindOf(issue)).length < 2,
  );
  const wrong = sample.filter((issue) => {
    const [, program = ''] = /^~~~\w+\n(.*)\n~~~$/ms.exec(issue) ?? [];
    const isRefused = /^- Observed in .*: refused\.$/m.test(issue);
    return (outputOf(adapter, running.cache, program) === undefined) !== isRefused;
  });
  expect(wrong).toEqual([]);
});
