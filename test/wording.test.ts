/** Texts for people keep their sizes, use short sentences and the field's words; docstrings begin with a verb or a noun. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Limits in bytes. */
const limits: Readonly<Record<string, number>> = {
  'README.md': 9000,
  'ARCHITECTURE.md': 12_000,
  'CONTRIBUTING.md': 6000,
  'SECURITY.md': 6000,
  'CHANGELOG.md': 4000,
  'grammar/README.md': 9500,
  'scripts/bench/README.md': 5000,
  'src/audit/README.md': 12_000,
  'src/core/automaton/README.md': 5000,
  'src/core/automaton/wasm/README.md': 5000,
  'src/python/README.md': 5000,
  'src/study/suites/README.md': 9000,
  ...Object.fromEntries(readdirSync(join(root, 'src/guides')).map((name) => [`src/guides/${name}`, 5000])),
};
const texts = Object.keys(limits);

const longestSentence = 40;

/** Words of this project alone, and what to write. */
const privateWords: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(?:told|tells)\b/i, 'reports, shows, states, distinguishes'],
  [/\b(?:says|said) of\b/i, 'says about, states about'],
  [/\bit is said\b/i, 'the report says'],
  [/\banew\b/i, 'again, or the name of the operation'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\btakes? (?:a|the|every|any|this) (?:string|text)s?\b/i, 'accepts'],
  [/\bcannot come here\b/i, 'is not allowed here'],
  [/\bends too early\b/i, 'is incomplete: … is missing'],
  [/\bbut (?:for|to|in this)\b/i, 'except, unless'],
  [/\bnone but\b|\bno more than what\b|\bnor (?:does|do|is|are)\b/i, 'the positive statement'],
  [/\bat (?:hand|home)\b/i, 'available'],
  [/\bin one (?:go|walk)\b/i, 'in one pass'],
  [/\bbesides?\b/i, 'compared with, next to, alongside'],
  [/\bkept back\b/i, 'reserved, withheld'],
  [/\bas (?:it stands|they come|they stand)\b/i, 'raw, unchanged, unsplit'],
  [/\b(?:is|are) led to\b/i, 'links to'],
  [/\bmade (?:of|to)\b/i, 'generated from, written to'],
  [/\bone's own\b/i, 'your own'],
  [/\bany more\b|\bno longer\b/i, 'the state today'],
];

/** Prose of a Markdown text: blocks without code, tables and comments; code within a line counts as one word. */
function prose(text: string): readonly string[] {
  return text
    .replaceAll(/^```.*?^```$/gms, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/^(?: {4,}|\|).*$/gm, '')
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|^#+ /m)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .filter((block) => block !== '');
}

/** Sentences of a text that have too many words. */
function longSentences(text: string): readonly string[] {
  return prose(text)
    .flatMap((block) => block.split(/(?<=[.!?][)"_*]*) (?=\S)/))
    .filter((sentence) => sentence.split(' ').filter((word) => /\w/.test(word)).length > longestSentence);
}

/** Private words of a text, each with what to write. */
function foundWords(text: string): readonly string[] {
  const whole = prose(text).join('\n');
  return privateWords.flatMap(([word, instead]) => {
    const [found] = word.exec(whole) ?? [];
    return found === undefined ? [] : [`"${found}": ${instead}`];
  });
}

describe.each(texts)('%s', (file) => {
  test(`has at most ${limits[file]} bytes`, () => {
    expect(Buffer.byteLength(read(file))).toBeLessThanOrEqual(limits[file] ?? 0);
  });

  test(`has no sentence of more than ${longestSentence} words`, () => {
    expect(longSentences(read(file))).toEqual([]);
  });

  test('has no private word', () => {
    expect(foundWords(read(file))).toEqual([]);
  });
});

test.each([
  ['a sentence', `${'word '.repeat(41)}end.`, 1],
  ['two sentences', `${'word '.repeat(30)}end. ${'Word '.repeat(30)}end.`, 0],
  ['code in a line', `\`${'word '.repeat(41)}\``, 0],
  ['a block of code', `\`\`\`\n${'word '.repeat(41)}\n\`\`\`\n`, 0],
  ['a table', `| ${'word '.repeat(41)} |`, 0],
  ['two items', `- ${'word '.repeat(30)}\n- ${'word '.repeat(30)}`, 0],
])('the longest sentences are found: %s', (_what, text, count) => {
  expect(longSentences(text)).toHaveLength(count);
});

test('private words are found in prose, with what to write, and not in code', () => {
  expect(foundWords('It is mended\nat hand. `told`')).toEqual(['"mended": fix', '"at hand": available']);
});

/** Folders whose docstrings are checked, with all below them. */
const docstringFolders: readonly string[] = ['src', 'generated', 'scripts', 'test'];

/** Docstrings that begin with a headless clause: `file:line: first words`. */
function headlessDocstrings(file: string, text: string): readonly string[] {
  const headless = /\/\*\*\s+(?:\*\s+)?((?:What|Whether|Which|Where|When|Who|Whose|Why|How)\b[^\n*]{0,40})/g;
  return Array.from(
    text.matchAll(headless),
    ({ index, 1: words = '' }) => `${file}:${text.slice(0, index).split('\n').length}: ${words.trim()}`,
  );
}

test('docstrings begin with a verb or a noun phrase', () => {
  const found = docstringFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      // The examples below are in this file.
      .filter((name) => /\.tsx?$/.test(name) && name !== 'wording.test.ts')
      .flatMap((name) => headlessDocstrings(`${folder}/${name}`, read(`${folder}/${name}`))),
  );
  expect(found).toEqual([]);
});

test.each([
  ['/** What it is. */', ['a.ts:1: What it is.']],
  ['\n/**\n * Whether it is so.\n */', ['a.ts:2: Whether it is so.']],
  ['/** Returns what it is. */', []],
  ['/** Whatever comes. */', []],
])('docstrings are found: %j', (text, found) => {
  expect(headlessDocstrings('a.ts', text)).toEqual(found);
});
