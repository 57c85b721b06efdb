/**
 * The tests of the page look up keys, data and places: a test that looks up a sentence breaks when its wording
 * improves.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Matches a look-up of a sentence; the literal, which may be in an object, follows. */
const asked =
  /\b(getBy\w+|hasText|hasNotText|name|toBe|toContain|toEqual|toMatch|toHaveText|stringContaining|stringMatching)\b\s*[:(]\s*(?:\{\s*\w+:\s*)?(?<literal>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?![/*])(?:[^/\\\n]|\\.)+\/)/g;

/** Tests for a sentence, which has three words in a row; interpolated values are not words. */
function isSentence(literal: string): boolean {
  return /(?<![\w$#/.-])[A-Za-z]{2,}(?:[,;:]? [A-Za-z]+){2,}(?![\w/=])/.test(
    literal.replace(/\$\{[^}]*\}/g, '0'),
  );
}

test.each([
  ["await page.getByText('Nothing was corrected here').waitFor();", true],
  ["page.locator('p', { hasText: /no string has two derivations/ })", true],
  ["getByRole('button', { name: 'Show me a repair' })", true],
  ["expect(text).toContain('read by the document')", true],
  ["hasText: 'www.w3.org'", false],
  ['toMatch(/site › hostport › host › hostname$/)', false],
  ["await says(page, 'relation.dropped')", false],
])('%s contains a request for a sentence: %s', (line, isOne) => {
  expect(Array.from(line.matchAll(asked)).some(({ groups }) => isSentence(groups?.literal ?? ''))).toBe(
    isOne,
  );
});

const folders = ['web', 'audit/page', 'census/page', 'classroom/page'].map((name) =>
  join(__dirname, '..', name),
);
const suites = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));

test.each(
  suites.filter((path) => path.endsWith('.ts') && path !== __filename).map((path) => [basename(path), path]),
)('%s contains every requested sentence of the page', (_name, path) => {
  const text = readFileSync(path, 'utf8');
  const sentences = Array.from(text.matchAll(asked), ({ groups }) => groups?.literal ?? '').filter(
    isSentence,
  );
  expect(sentences).toEqual([]);
});
