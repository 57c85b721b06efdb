/** Fixes for the links of a file change only these links, and reading the result gives the intended links. */
import * as fc from 'fast-check';
import { readData } from '../../src/links/data.js';
import { diffOf } from '../../src/links/check-and-fix.js';
import { changesFor, fixedText, type FixingRevision } from '../../src/links/fixes.js';
import type { FoundLinks, SpelledLink } from '../../src/links/link-list.js';
import { readHtml } from '../../src/links/html.js';
import { readMarkdown } from '../../src/links/markdown.js';
import { revision } from '../../src/api/index.js';

const today = revision('rfc3986');
const readers: Readonly<Record<string, (text: string) => FoundLinks>> = {
  HTML: readHtml,
  Markdown: readMarkdown,
  data: readData,
};

function fixed(kind: string, text: string, by: FixingRevision = today): ReturnType<typeof fixedText> {
  const read = readers[kind] ?? readHtml;
  return fixedText(text, read(text).links, by, (changed) => read(changed).links);
}

test.each<[kind: string, before: string, after: string]>([
  ['HTML', '<a href="a|b&amp;c d">a|b</a>', '<a href="a%7Cb&amp;c%20d">a|b</a>'],
  ['HTML', "<a title='|' href='&#124;x'>", "<a title='|' href='%7Cx'>"],
  ['HTML', '<a href=a|b>', '<a href=a%7Cb>'],
  ['HTML', '<img srcset="a|b 1x, c|d 2x">', '<img srcset="a%7Cb 1x, c%7Cd 2x">'],
  [
    'HTML',
    '<meta http-equiv=refresh content="1; url=\'u|\'">',
    '<meta http-equiv=refresh content="1; url=\'u%7C\'">',
  ],
  // HTML: in an attribute, a name without a semicolon is no reference before "=" or a letter.
  [
    'HTML',
    '<a href="a?&notit;|&ampx;|&amp|&copy=|&#38|">',
    '<a href="a?&notit;%7C&ampx;%7C&amp%7C&copy=%7C&#38%7C">',
  ],
  ['Markdown', '[a](<b?&notit;|&amp|&amp;|>)', '[a](<b?&notit;%7C&amp%7C&amp;%7C>)'],
  ['HTML', '\r\n<a href="100%">', '\r\n<a href="100%25">'],
  ['Markdown', '[a|b](a|b) `[x](a|b)`', '[a|b](a%7Cb) `[x](a|b)`'],
  ['Markdown', '[a](<b c\\>>)', '[a](<b%20c%3E>)'],
  ['Markdown', '[a]: b\\_c&amp;|', '[a]: b\\_c&amp;%7C'],
  ['Markdown', '|a|b|\n|-|-|\n|http://h/x|[c](d|)|\n', '|a|b|\n|-|-|\n|http://h/x|[c](d|)|\n'],
  ['data', '{"a": "http://h/\\u007c\\/ "}', '{"a": "http://h/%7C\\/%20"}'],
  ['data', "a: 'http://it''s|'\n", "a: 'http://it''s%7C'\n"],
  ['data', 'a: http://h/a|b # |\n', 'a: http://h/a%7Cb # |\n'],
])('%s: %s', (kind, before, after) => {
  expect(fixed(kind, before)).toMatchObject({ text: after, unfixed: [] });
});

test.each<[reason: string, kind: string, text: string, sentence: string]>([
  ['what is only advised', 'HTML', '<a href="ü">', 'RFC 3986 recommends UTF-8'],
  ['what may be a delimiter', 'HTML', '<a href="http://a@b@c/">', 'may be data or a delimiter'],
  ['line breaks', 'HTML', '<a href="a\nb">', 'line breaks and control characters'],
  ['a string of several lines', 'data', 'a: >-\n  http://h/|\n  x\n', 'is unknown'],
  ['a placeholder', 'Markdown', '[b]({{site.url}}/x)', 'filled in from a template'],
  ['a placeholder', 'HTML', '<a href="<%= x %>">', 'filled in from a template'],
  ['an expression of RFC 6570', 'Markdown', '[b](/users/{id})', 'filled in from a template'],
  ['what printf fills in', 'HTML', '<a href="?q=%s">', 'filled in from a template'],
  ['what printf fills in', 'HTML', '<a href="?q=%1$s&r=%d">', 'filled in from a template'],
  ['what Python fills in', 'HTML', '<a href="/%(name)s|">', 'filled in from a template'],
  ['what strftime fills in', 'HTML', '<a href="/%Y/%m|">', 'filled in from a template'],
  ['a name in angle brackets', 'HTML', '<a href="/users/<id>">', 'filled in from a template'],
  ['ERB in Markdown', 'Markdown', '[a](<%= u %>)', 'filled in from a template (ERB'],
  ['PHP in Markdown', 'Markdown', '[a](<?= $u ?>)', 'filled in from a template (ERB'],
  ['Mailchimp', 'HTML', '<a href="*|UNSUB|*">', 'filled in from a template (a Mailchimp merge tag'],
  ['Mailchimp', 'Markdown', '[a](http://h/*|UNSUB:x|*)', 'filled in from a template (a Mailchimp merge tag'],
  ['a bracketed field', 'HTML', '<a href="http://[HOST_NAME]/">', 'filled in from a template (a field'],
  ['a bracketed field', 'Markdown', '[a]([unsubscribe])', 'filled in from a template (a field'],
  ['a route', 'HTML', '<a href="/posts/[...slug]">', 'filled in from a template (a field'],
  ['AMPscript', 'HTML', '<a href="%%ADDED%%|">', 'filled in from a template (AMPscript'],
  ['guillemets', 'HTML', '<a href="/«NAME»">', 'filled in from a template (a field'],
  [
    'a template string',
    'HTML',
    '<a href="/${a[0]}">',
    'filled in from a template (a JavaScript template string',
  ],
  ['Template Toolkit', 'HTML', '<a href="[% x %]/y">', 'filled in from a template (Template Toolkit'],
  ['FreeMarker', 'HTML', '<a href="[=x y]">', 'filled in from a template (FreeMarker'],
  ['FreeMarker', 'HTML', '<a href="[@url x/]">', 'filled in from a template (FreeMarker'],
  ['FreeMarker', 'HTML', '<a href="<#if x>y">', 'filled in from a template (FreeMarker'],
  ['a variable of Make', 'HTML', '<a href="$(x y)">', 'filled in from a template (Make'],
  ['Swift', 'HTML', String.raw`<a href="\(x y)">`, 'filled in from a template (Swift'],
  ['reStructuredText', 'HTML', '<a href="|a link|">', 'filled in from a template (reStructuredText'],
  ['words in capitals', 'Markdown', '[a](<YOUR URL>)', 'filled in from a template (words in capitals'],
  ['a pointer to a path of OpenAPI', 'HTML', '<a href="#/paths/~1a~1{b}">', 'filled in from a template'],
  ['a Windows path', 'HTML', String.raw`<a href="C:\dir\x y">`, 'a Windows path'],
  ['a Windows path', 'HTML', String.raw`<a href="\\host\x">`, 'a Windows path'],
  ['a script', 'HTML', '<a href="JavaScript:a(1, 2)">', 'it is a script'],
  [
    'a variable without the default that OpenAPI demands',
    'data',
    '{"openapi": "3.0.0", "servers": [{"url": "x|{a}"}]}',
    'filled in from a template',
  ],
  ['a string of lines that are folded', 'data', 'a: http://h/|\n  b\n', 'is unknown'],
  [
    'a template',
    'data',
    '{"openapi": "3.0.0", "servers": [{"url": "x|{a}", "variables": {"a": {"default": "b"}}}]}',
    'is unknown',
  ],
])('%s is reported and skipped', (_, kind, text, sentence) => {
  const { text: after, unfixed } = fixed(kind, text);
  expect(after).toBe(text);
  expect(unfixed).toMatchObject([{ reason: expect.stringContaining(sentence) as string }]);
});

test.each([
  '/a?b[0]=|',
  '/a?x=100%&y',
  'a*|b',
  '/50%',
  'http://[::1]/|',
  '/a[0]|',
  '/a(b)|',
  '/A B c',
  '/a=[b]|',
])('no template: %s', (reference) => {
  expect(changesFor(reference, today, today.start)).toHaveProperty('fix');
});

test('a fix prescribed by one document may be left open by another', () => {
  expect(fixed('HTML', '<a href="http://h/ü">', revision('rfc1630')).text).toBe('<a href="http://h/%FC">');
  expect(fixed('HTML', '<a href="http://h/ü">', revision('rfc2396')).unfixed).toHaveLength(1);
});

test('links with any text read back as fixed, or stay unchanged', () => {
  const references = fc.array(
    fc.string({
      unit: fc.constantFrom('a', '/', '|', ' ', '%', '&', ';', "'", '\\', 'é', '?', '#', ':', '"'),
      maxLength: 8,
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(references, (texts) => {
      const text = JSON.stringify(texts.map((reference) => `x://${reference}`));
      const result = fixed('data', text);
      const before = readData(text).links;
      const left = result.unfixed.map(({ link }) => link.pointer);
      for (const [i, { reference, pointer }] of readData(result.text).links.entries()) {
        const given = before[i]?.reference ?? '';
        if (left.includes(pointer)) expect(reference).toBe(given);
        else expect(reference).toBe(today.fix(given).text);
      }
    }),
  );
});

const otherwise = 'the file would be read differently than intended';

test('changes nothing if the file would be read differently', () => {
  const text = '<a href="a|b">';
  expect(fixedText(text, readHtml(text).links, today, () => [])).toMatchObject({
    text,
    unfixed: [{ reason: otherwise }],
  });
});

test('a link of another kind is another link', () => {
  const text = '[t](http://h/\\) [u](a|b)';
  expect(fixed('Markdown', text)).toMatchObject({
    text: '[t](http://h/\\) [u](a%7Cb)',
    unfixed: [{ reason: otherwise }],
  });
});

test.each<[what: string, other: Partial<SpelledLink>]>([
  ['place', { spelled: { start: 10, end: 15, spelling: 'html' } }],
  ['line', { line: 2 }],
  ['element', { element: 'area' }],
  ['attribute', { attribute: 'ping' }],
  ['pointer', { pointer: '/a' }],
])('changes nothing if the %s of a link would differ', (_, other) => {
  const text = '<a href="a|b">';
  const { links } = readHtml('<a href="a%7Cb">');
  expect(fixedText(text, readHtml(text).links, today, () => links).unfixed).toEqual([]);
  const changed = links.map((link) => ({ ...link, ...other }));
  expect(fixedText(text, readHtml(text).links, today, () => changed)).toMatchObject({ text });
});

describe('a few unfixable links among many', () => {
  const text = Array.from({ length: 1000 }, (_, i) => `<a href="${i}|">`).join('\n');
  const { links } = readHtml(text);
  let readings = 0;
  /** Returns a reader that misreads the links with certain numbers. */
  const readBadly = (bad: readonly number[]) => (changed: string) => {
    readings++;
    return readHtml(changed).links.map((link) =>
      bad.some((number) => link.reference === `${number}%7C`) ? { ...link, element: 'other' } : link,
    );
  };
  beforeEach(() => {
    readings = 0;
  });

  test('they are left, and the others are fixed, in few readings', () => {
    const { text: changed, unfixed } = fixedText(text, links, today, readBadly([0, 500, 999]));
    expect(unfixed.map(({ link, reason }) => [link.reference, reason])).toEqual(
      ['0|', '500|', '999|'].map((reference) => [reference, otherwise]),
    );
    expect(changed.split('%7C')).toHaveLength(998);
    expect(readings).toBeLessThan(3 * 2 * 11);
  });

  test('stop after too many readings, and report the rest', () => {
    const all = links.map((_, i) => i);
    const { text: changed, unfixed } = fixedText(text, links, today, readBadly(all), {
      reread: 20 * text.length,
    });
    expect(changed).toBe(text);
    expect(unfixed).toHaveLength(1000);
    expect(unfixed.at(-1)?.reason).toMatch(/takes too long$/);
    expect(readings).toBe(20);
  });
});

test('a diff has the lines that differ, with three around them', () => {
  const diff = (before: string, after: string): string =>
    [...diffOf('f', before, after, (line) => line)].join('');
  const end = '\n\\ No newline at end of file\n';
  expect(diff('a\nb\r\nc', 'a\nB\r\nc')).toBe(`--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\r\n+B\r\n c${end}`);
  expect(diff('a\nb', 'a\nB')).toBe(`--- f\n+++ f\n@@ -1,2 +1,2 @@\n a\n-b${end}+B${end}`);
  const lines = Array.from({ length: 20 }, (_, i) => String(i));
  const changed = lines.map((line, i) => ([4, 5, 11, 19].includes(i) ? 'x' : line));
  expect(
    diff(`${lines.join('\n')}\n`, `${changed.join('\n')}\n`)
      .split('\n')
      .slice(2),
  ).toEqual([
    '@@ -2,14 +2,14 @@',
    ...[' 1', ' 2', ' 3', '-4', '-5', '+x', '+x', ' 6', ' 7', ' 8', ' 9', ' 10', '-11', '+x', ' 12'],
    ...[' 13', ' 14', '@@ -17,4 +17,4 @@', ' 16', ' 17', ' 18', '-19', '+x', ''],
  ]);
  expect(diff('a\n', 'b\n')).toBe('--- f\n+++ f\n@@ -1 +1 @@\n-a\n+b\n');
  expect(diff('a', 'a')).toBe('');
});
