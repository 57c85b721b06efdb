/** Front matter of Markdown, read as YAML, with the places of its links. */
import { linkFiles, readerOf } from '../../src/links/read-file.js';
import { revision } from '../../src/api/index.js';
import { fixedText } from '../../src/links/fixes.js';

async function linksIn(text: string): Promise<readonly string[]> {
  const read = await readerOf('markdown', { finder: revision('rfc3986') });
  return read(text).links.map(({ reference, line, column }) => `${line}:${column} ${reference}`);
}

test.each<[string, string, readonly string[]]>([
  ['YAML', '---\nu: http://a/|\n---\n[b](c)\n', ['2:4 http://a/|', '4:5 c']],
  ['CRLF and dots', '--- \r\nu: "http://a/|"\r\n...\r\n[b](c)', ['2:5 http://a/|', '4:5 c']],
  ['a list in it', '---\nu:\n- http://a/\n---', ['3:3 http://a/']],
  ['nothing in it', '---\n---\n[b](c)', ['3:5 c']],
  ['a comment', '---\n# [b](c)\nu: "[b](c)"\n---\n', []],
  ['no end', '---\n[b](c)\n', ['2:5 c']],
  ['no YAML', '---\n[b](c)\n---\n', ['2:5 c']],
  ['not at the start', '\n---\n[b](c)\n---\n', ['3:5 c']],
])('%s', async (_, text, links) => {
  expect(await linksIn(text)).toEqual(links);
});

test('is fixed at its place', async () => {
  const read = await readerOf('markdown', { finder: revision('rfc3986') });
  const text = '---\nu: http://a/|\n---\n[b](<c d>)\n';
  const { links } = read(text);
  const fixed = fixedText(text, links, revision('rfc3986'), (changed) => read(changed).links);
  expect(fixed.text).toBe('---\nu: http://a/%7C\n---\n[b](<c%20d>)\n');
  expect(linkFiles.markdown).toContain('front matter');
});
