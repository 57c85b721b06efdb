/** The links of Markdown, with their places. */
import { linkLimits } from '../../src/links/limits.js';
import { readMarkdown } from '../../src/links/markdown.js';
import { revision } from '../../src/api/index.js';
import { fixedText } from '../../src/links/fixes.js';
import type { SpelledLink } from '../../src/links/link-list.js';

test.each<[string, string, readonly (readonly [element: string, reference: string, place: string])[]]>([
  ['an inline link', 'a [b](http://c/d "t")', [['link', 'http://c/d', '1:7']]],
  ['in angle brackets, with blanks', '[b](<c d>)', [['link', 'c d', '1:6']]],
  ['an image', '![b](c)', [['image', 'c', '1:6']]],
  [
    'an image in a link',
    '[![b](c)](d)',
    [
      ['image', 'c', '1:7'],
      ['link', 'd', '1:11'],
    ],
  ],
  ['a definition', '[b][r]\n\n[r]: /x\n  "t"', [['definition', '/x', '3:6']]],
  ['an autolink', 'a <xy:b>', [['autolink', 'xy:b', '1:4']]],
  ["GitHub's bare link", 'see https://a/b.', [['autolink', 'https://a/b', '1:5']]],
  ['a bare link in a table', '|a|b|\n|-|-|\n|http://h/x|c|', [['autolink', 'http://h/x', '3:2']]],
  ['escapes and character references', '[b](a\\_b&amp;c&#35;)', [['link', 'a_b&c#', '1:5']]],
  [
    'HTML in a line and of its own',
    'x <a href="y">\n\n<p>\n<img src=z>\n',
    [
      ['a', 'y', '1:6'],
      ['img', 'z', '4:6'],
    ],
  ],
  ['GFM 6.9: a bare link without a scheme', 'see www.a.b/c.', [['autolink', 'http://www.a.b/c', '1:5']]],
  ['U+FEFF is a character', '\ufeff[b](c)', [['link', 'c', '1:6']]],
  ['in a quotation and a list', '> - [b](c)', [['link', 'c', '1:9']]],
  ['behind a line that ends with CR LF', 'a\r\n[b](c)', [['link', 'c', '2:5']]],
  ['CommonMark 6.5: an address', '<a@b.c>', [['autolink', 'mailto:a@b.c', '1:2']]],
  ['GFM 6.9: a bare address', 'to a@b.c.', [['autolink', 'mailto:a@b.c', '1:4']]],
  [
    'CommonMark 6.3, 4.7: empty destinations',
    '[b]() [b](<> "t")\n\n[r]: <>',
    [
      ['link', '', '1:4'],
      ['link', '', '1:11'],
      ['definition', '', '3:6'],
    ],
  ],
  ['CommonMark 6.4: a description is text', '![b ![c](d) <xy:e>](f)', [['image', 'f', '1:21']]],
  ['no code, no emphasis', '`[b](c)`\n\n    [b](c)\n\n*a*_b_', []],
])('%s', (_, text, links) => {
  const { links: found, cut } = readMarkdown(text);
  expect(cut).toBeUndefined();
  expect(
    found.map(({ element, reference, line, column }) => [element, reference, `${line}:${column}`]),
  ).toEqual(links);
});

test('reports the spelling of a link, including escapes', () => {
  const text = '[b](a\\_b) <p id=1><a href="c&amp;d">';
  const spelled = readMarkdown(text).links.map(({ spelled }) => text.slice(spelled?.start, spelled?.end));
  expect(spelled).toEqual(['a\\_b', 'c&amp;d']);
});

test('stops before text that would take too long', () => {
  const limits = { ...linkLimits, parsed: { ...linkLimits.parsed, steps: 1000 } };
  const { links, cut } = readMarkdown(`[a](b)\n\n${'[a]'.repeat(100)}\n`, limits);
  expect(links).toHaveLength(1);
  expect(cut).toEqual({ line: 3, problem: 'its paragraphs are too long' });
  // Items of a list are paragraphs of their own.
  expect(readMarkdown('- [a](b)\n'.repeat(50), limits)).toMatchObject({ cut: undefined });
});

test('limits of size and of links', () => {
  const limits = { ...linkLimits, links: 1, parsed: { ...linkLimits.parsed, size: 20 } };
  expect(readMarkdown('x'.repeat(21), limits).cut?.problem).toBe('it has more than 20 characters');
  expect(readMarkdown('<xy:a>\n<xy:b>', limits)).toMatchObject({
    links: [{ reference: 'xy:a' }],
    cut: { line: 2, problem: 'the document has more than 1 links' },
  });
});

// GFM 4.10: "It is possible to include a pipe in a cell's content by escaping it, including inside other inline spans".
test.each<[string, string, string]>([
  ['an autolink', '<http://h/x\\|y>', '<http://h/x%7Cy>'],
  ['a bare link', 'http://h/x\\|y', 'http://h/x%7Cy'],
  ['a link', '[a](http://h/x\\|y)', '[a](http://h/x%7Cy)'],
  ['HTML', '<a id="\\|" href="http://h/x\\|y">', '<a id="\\|" href="http://h/x%7Cy">'],
  ['HTML with a reference', '<a href="http://h/x&#124;y">', '<a href="http://h/x%7Cy">'],
])('in a cell of a table "\\|" is "|": %s', (_, cell, fixed) => {
  const table = (content: string): string => `|a|b|\n|-|-|\n|c|${content}|\n`;
  const { links } = readMarkdown(table(cell));
  expect(links).toMatchObject([{ reference: 'http://h/x|y', line: 3 }]);
  const read = (text: string): readonly SpelledLink[] => readMarkdown(text).links;
  expect(fixedText(table(cell), links, revision('rfc3986'), read)).toMatchObject({
    text: table(fixed),
    unfixed: [],
  });
});

test('outside of a table "\\" stays', () => {
  expect(readMarkdown('<http://h/x\\|y>').links).toMatchObject([{ reference: 'http://h/x\\|y' }]);
});

describe('a long document is read in pieces, as if it were one', () => {
  // Three pieces: a first, a middle and a last.
  const filler = 'word '.repeat(2000);
  const link = '[b](http://h/)';
  test.each<[string, string, number]>([
    ['paragraphs', `${filler}\n\n${link}\n\n`.repeat(15), 15],
    ['items', `- ${filler}\n- ${link}\n`.repeat(15), 15],
    ['headings', `# ${filler}\n# ${link}\n`.repeat(15), 15],
    ['code in a fence', `\`\`\`\n${`${filler}\n\n${link}\n\n`.repeat(15)}\`\`\`\n${link}`, 1],
    ['a fence in a list', `- \`\`\`\n${`  ${filler}\n\n  ${link}\n\n`.repeat(15)}\n${link}`, 1],
    ['a comment', `<!--\n${`${filler}\n\n<a href=b>\n\n`.repeat(15)}-->\n\n${link}`, 1],
    ['a definition far away', `${`${filler}\n\n`.repeat(15)}[x]: http://h/`, 1],
    ['quotations with lazy lines', `> ${filler}\n${link}\n\n`.repeat(15), 15],
    ['CR LF', `${filler}\r\n\r\n${link}\r\n\r\n`.repeat(15), 15],
  ])('%s', (_, text, count) => {
    const { links, cut } = readMarkdown(text);
    expect(cut).toBeUndefined();
    expect(links).toHaveLength(count);
    const lines = text.split('\n');
    for (const { reference, line, column, spelled } of links) {
      expect(lines[line - 1]?.slice(column - 1)).toMatch(/^http:\/\/h\//);
      expect(text.slice(spelled?.start, spelled?.end)).toBe(reference);
    }
  });
});

test.each([
  ['items', '- '.repeat(300) + 'x', 'its lists and quotations are nested more than 200 deep'],
  [
    'numbers and quotations',
    '1. > '.repeat(150) + 'x',
    'its lists and quotations are nested more than 200 deep',
  ],
  ['escapes', '\\|'.repeat(60_000), 'a block has more than 100000 lines and delimiters'],
])('limits of depth and of marks: %s', (_, text, problem) => {
  expect(readMarkdown(`[a](b)\n\n${text}`).cut?.problem).toBe(problem);
});

test('very many headings take bounded memory', () => {
  const { links, cut } = readMarkdown('# [a](b)\n'.repeat(9000));
  expect({ links: links.length, cut }).toEqual({ links: 9000, cut: undefined });
});
