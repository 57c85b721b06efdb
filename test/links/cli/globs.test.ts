/** Patterns of paths: git ignores the same paths; braces; long patterns. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import {
  ignoreRules,
  type IgnoreRule,
  isGlob,
  matchesPath,
  pathPattern,
  withoutBraces,
} from '../../../src/links/cli/globs.js';

const repository = mkdtempSync(join(tmpdir(), 'uri-revisions-globs-'));
afterAll(() => {
  rmSync(repository, { recursive: true });
});

/** Tests whether the last rule that matches a path, or a folder around it, ignores it. */
function ignores(rules: readonly IgnoreRule[], path: string): boolean {
  const names = path.split('/');
  return names.some((_, i) => {
    const rule = rules.findLast(
      ({ path, isForFolders }) =>
        (!isForFolders || i + 1 < names.length) && matchesPath(path, names.slice(0, i + 1)),
    );
    return rule?.isException === false;
  });
}

/** Each branch of gitignore(5) and of the reader. */
const patterns: readonly string[] = [
  ...['*.md', '/a.md', 'b/', 'b/c', '/b/*', '**/c', 'b/**', 'b/**/d.md', '**', '**/', '/', '//', '!'],
  ...['#a', '\\#a', '!#a', '\\!a', 'a.md ', 'a\\ ', 'a \\ ', 'a.md\t', 'a\\', '\\a.md', 'a**d', 'b/a**d'],
  ...['***/c', '/**/d.md', '[ab].md', '[!a].md', '[^a].md', '[a-c].md', '[]a]', '[!]a]', '[a-].md', '[a'],
  ...[
    '[\\]]',
    '[[:alpha:]].md',
    '[[:nope:]].md',
    '[[:constructor:]]',
    '[[:digit:]-a].md',
    '[a-\\c].md',
    '[[:x].md',
    '[:a].md',
  ],
  ...['?.md', '??', '.?', 'b//c', 'B', '[c-a].md', 'b/*\n!b/a.md', '*\n!*.md\n!b/', '\ufeffa.md\r\n\r\nb'],
];
const names = ['a', 'b', 'c', 'a.md', 'b.md', '-.md', 'd.md', '#a', '!a', 'a ', ']', '[a', '.h', 'aad', 'B'];
const paths = names.flatMap((a) => [
  a,
  ...['a', 'b', 'c', 'a.md', '.h'].flatMap((b) => [`${a}/${b}`, `${a}/${b}/a`, `${a}/${b}/d.md`]),
]);
const drawnPattern = fc
  .array(fc.constantFrom(...'*|**|/|?|a|b|.md|[ab]|[!a]|[a-c]|!|\\a| |#'.split('|')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

test('git ignores the same paths', () => {
  execFileSync('git', ['init', '--quiet'], { cwd: repository });
  const drawn = fc.sample(fc.array(drawnPattern, { minLength: 1, maxLength: 3 }), { numRuns: 300, seed: 1 });
  const texts = [...patterns, ...drawn.map((lines) => lines.join('\n'))];
  for (const [i, text] of texts.entries()) {
    mkdirSync(join(repository, `${i}`));
    writeFileSync(join(repository, `${i}/.gitignore`), text);
  }
  const asked = texts.flatMap((_, i) => paths.map((path) => `${i}/${path}\0`));
  const argv = ['-c', 'core.excludesFile=', 'check-ignore', '--no-index', '-z', '--stdin'];
  const answer = execFileSync('git', argv, { cwd: repository, input: asked.join(''), maxBuffer: 2 ** 28 });
  const ignored = new Set(answer.toString().split('\0'));
  for (const [i, text] of texts.entries()) {
    const rules = ignoreRules(text);
    const wrong = paths.filter((path) => ignores(rules, path) !== ignored.has(`${i}/${path}`));
    expect([text, wrong]).toEqual([text, []]);
  }
});

test('"?" matches a character of any number of bytes', () => {
  expect(matchesPath(pathPattern('?.[ä-ü]'), ['😀.ö'])).toBe(true);
});

test.each([
  ['a{b,c}d', ['abd', 'acd']],
  ['{a,b{c,d}}', ['a', 'bc', 'bd']],
  ['{a}{,b}', ['{a}', '{a}b']],
  ['{a', ['{a']],
  ['{a{b}c,d}', ['a{b}c', 'd']],
])('braces are alternatives: %s', (pattern, alternatives) => {
  expect(isGlob(pattern)).toBe(true);
  expect(withoutBraces(pattern, 10)).toEqual(alternatives);
});

test('the number of alternatives is limited', () => {
  expect(withoutBraces('{a,a}'.repeat(100), 10)).toBeUndefined();
  expect(withoutBraces(`{${','.repeat(200_000)}}`, 10)).toBeUndefined();
});
