/** The plugin of peggy that lints: warnings with their places; the parser stays the same. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import peggy from 'peggy';
import * as lint from '../../src/study/lint.js';

/** Returns the warnings and the remarks on what is unknown. */
function problemsOf(
  grammar: string,
  options: peggy.ParserBuildOptions = {},
): { readonly warnings: readonly unknown[]; readonly unknown: readonly string[] } {
  const warnings: unknown[] = [];
  const unknown: string[] = [];
  peggy.generate(grammar, {
    plugins: [lint],
    grammarSource: 'my.peggy',
    ...options,
    warning: (_stage, message, location) => warnings.push([message, location?.start, location?.end]),
    info: (_stage, message) => {
      if (/^(?:unknown|not linted|Only)/.test(message)) unknown.push(message);
    },
  });
  return { warnings, unknown };
}

test('a finding is a warning with its place', () => {
  expect(problemsOf('op = "<"\n  / "<="')).toEqual({
    warnings: [
      [
        'dead-alternative in op: alternative 2 never matches: alternative 1 matches wherever alternative 2 could; on "<=", alternative 1 consumes only "<"',
        { offset: 13, line: 2, column: 5 },
        { offset: 17, line: 2, column: 9 },
      ],
    ],
    unknown: [],
  });
});

test('allowedStartRules are the start rules', () => {
  const grammar = 'a = "x"\nb = "y"';
  expect(problemsOf(grammar).warnings).toHaveLength(1);
  expect(problemsOf(grammar, { allowedStartRules: ['a', 'b'] }).warnings).toEqual([]);
  expect(problemsOf(grammar, { allowedStartRules: ['*'] }).warnings).toEqual([]);
});

test('what is unknown is no warning', () => {
  const { warnings, unknown } = problemsOf('a = "x" &{ return ok() } / "y"');
  expect([warnings, unknown]).toEqual([
    [],
    [expect.stringMatching(/^unknown in a: does alternative 1 ever match\? /)],
  ]);
});

test.each(['a = a "x" / "y"', 'a = ("x"*)*'])('reports a fault before peggy refuses it: %s', (grammar) => {
  const warnings: string[] = [];
  const warning = (_: string, message: string): number => warnings.push(message);
  expect(() => peggy.generate(grammar, { plugins: [lint], warning })).toThrow(/infinite/i);
  expect(warnings.join()).toMatch(/^(?:left-recursion|empty-loop) in a/);
});

test('several files are not linted', () => {
  const sources = [
    { source: 'a', text: 'a = b' },
    { source: 'b', text: 'b = "x" / "xy"' },
  ];
  const unknown: string[] = [];
  const info = (_: string, message: string): number => unknown.push(message);
  peggy.generate(sources, { plugins: [lint], info });
  expect(unknown).toContain('Only a grammar in one file is linted');
});

test('the parser is the same', () => {
  const grammar = 'a = "x" / "xy" { return 1; }';
  const written = (plugins: peggy.Plugin[]): string => peggy.generate(grammar, { plugins, output: 'source' });
  expect(written([lint as peggy.Plugin])).toBe(written([]));
});

test('works with the command of peggy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const root = join(__dirname, '../..');
  try {
    const file = join(folder, 'my.peggy');
    writeFileSync(file, 'op = "<" / "<="');
    const command = ['--import', 'tsx', join(root, 'node_modules/peggy/bin/peggy.js')];
    const args = ['--plugin', './src/study/lint.ts', file, '-o', join(folder, 'my.js')];
    const { stderr } = await promisify(execFile)(process.execPath, [...command, ...args], { cwd: root });
    expect(stderr).toMatch(/dead-alternative in op: [^]*my\.peggy:1:12/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
