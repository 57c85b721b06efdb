/** The links of Markdown, with their places. */
import { linkLimits } from '../../src/links/limits.js';
import { readMarkdown } from '../../src/links/markdown.js';

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
  ['in a quotation and a list', '> - [b](c)', [['link', 'c', '1:9']]],
  ['behind a line that ends with CR LF', 'a\r\n[b](c)', [['link', 'c', '2:5']]],
  ['no code, no e-mail address, no emphasis', '`[b](c)` <a@b.c>\n\n    [b](c)\n\n*a*_b_', []],
])('%s', (_, text, links) => {
  const { links: found, cut } = readMarkdown(text);
  expect(cut).toBeUndefined();
  expect(
    found.map(({ element, reference, line, column }) => [element, reference, `${line}:${column}`]),
  ).toEqual(links);
});

test('where a link is spelled, its escapes included', () => {
  const text = '[b](a\\_b) <p id=1><a href="c&amp;d">';
  const spelled = readMarkdown(text).links.map(({ spelled }) => text.slice(spelled?.start, spelled?.end));
  expect(spelled).toEqual(['a\\_b', 'c&amp;d']);
});

test('what would take too long is not read: what is before it is', () => {
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
