/** The links and the base of HTML documents. */
import { referenceAttributes } from '../../../src/cli/links/attributes.js';
import { readHtml } from '../../../src/cli/links/html.js';
import { examplesOfKind } from '../../load-examples.js';

const examples = (['url-1997', 'rfc2396bis-01'] as const).flatMap((id) =>
  examplesOfKind(id, 'extracted')
    .filter(({ context }) => context === 'html')
    .map(({ text, urls }) => [id, text, urls] as const),
);

test.each(examples)('%s Appendix D', (_, text, [base, ...references]) => {
  const read = readHtml(text);
  expect(read.base).toBe(base);
  expect(read.links.map(({ reference }) => reference)).toEqual(references);
});

test('both documents have their example', () => {
  expect(examples).toHaveLength(2);
});

test('element and attribute names are case-insensitive, places count from 1', () => {
  expect(readHtml('<p>\n <A\n   HREF=" a ">b</A>').links).toEqual([
    { reference: 'a', element: 'a', attribute: 'href', line: 3, column: 4 },
  ]);
});

test('every attribute that holds a URI', () => {
  for (const [attribute, { elements }] of Object.entries(referenceAttributes)) {
    for (const element of elements) {
      // These elements are kept in their own contexts only.
      const html = {
        head: `<head ${attribute}=x>`,
        body: `<body ${attribute}=x>`,
        html: `<html ${attribute}=x>`,
        ...Object.fromEntries(
          ['tbody', 'tfoot', 'thead'].map((part) => [part, `<table><${part} ${attribute}=x>`]),
        ),
        tr: `<table><tbody><tr ${attribute}=x>`,
        td: `<table><tbody><tr><td ${attribute}=x>`,
        th: `<table><tbody><tr><th ${attribute}=x>`,
        frame: `<frameset><frame ${attribute}=x>`,
      };
      const text = (html as Record<string, string>)[element] ?? `<${element} ${attribute}=x>`;
      expect(readHtml(text).links).toMatchObject([{ reference: 'x', element, attribute }]);
    }
  }
});

test.each([
  ['<base href=a><base href=b>', 'a'],
  ['<base target=x><base href=b>', 'b'],
  ['<head><base href="a&amp;b "></head>', 'a&b'],
  ['<body><base href=a>', undefined],
  ['<!-- <base href=a> -->', undefined],
  ['<script>"<base href=a>"</script>', undefined],
  ['', undefined],
])('the BASE of %s', (html, base) => {
  expect(readHtml(html).base).toBe(base);
});

test.each([
  ['<!-- <a href=x> --><a href=y>', ['y']],
  ['<a href=1>2<a href=3>', ['1', '3']],
  ['<template><a href=x></template>', ['x']],
  ['<svg><a href=x></a></svg>', ['x']],
  ['<a href=x href=y>', ['x']],
  ['<p href=x><img alt=x>', []],
  ['<a href="">', ['']],
])('the links of %s', (html, references) => {
  expect(readHtml(html).links.map(({ reference }) => reference)).toEqual(references);
});

describe('an attribute that holds several references, or one among other things', () => {
  const referencesIn = (html: string): string[] => readHtml(html).links.map(({ reference }) => reference);

  test.each<[string, readonly string[]]>([
    ['a.png', ['a.png']],
    [' a.png 1x , b.png 2x ', ['a.png', 'b.png']],
    ['a,b', ['a,b']],
    ['a, b', ['a', 'b']],
    ['a,,, ,b 1x', ['a', 'b']],
    [', ,', []],
    ['', []],
    ['a 1x,b 2x', ['a', 'b']],
    ['a 1w 2h, b', ['a', 'b']],
    ['a f(1, 2) 3x, b', ['a', 'b']],
    ['a f(1, 2', ['a']],
    ['a f(1, 2) (, b), c', ['a', 'c']],
    ['data:,x 1x', ['data:,x']],
    ['a nonsense, b', ['a', 'b']],
  ])('srcset, HTML "parse a srcset attribute": %j', (value, references) => {
    expect(referencesIn(`<img srcset="${value}">`)).toEqual(references);
    expect(referencesIn(`<link imagesrcset="${value}">`)).toEqual(references);
  });

  test.each<[string, readonly string[]]>([
    ['5; url=a', ['a']],
    ['0;URL=a', ['a']],
    ['.5, a', ['a']],
    ['1.5.2 a', ['a']],
    ['5 ; UrL = "a b" c', ['a b']],
    ["5; url='a", ['a']],
    ["5; 'a' b", ['a']],
    ['5; url a', ['url a']],
    ['5; union.html', ['union.html']],
    ['5; url=', ['']],
    ['5', []],
    ['5; ', []],
    ['5a', []],
    ['x; url=a', []],
    ['; url=a', []],
  ])('refresh, HTML "shared declarative refresh steps": %j', (value, references) => {
    const content = value.replaceAll('"', '&quot;');
    expect(referencesIn(`<meta http-equiv=Refresh content="${content}">`)).toEqual(references);
    expect(referencesIn(`<meta name=refresh content="${content}">`)).toEqual([]);
  });

  test('ping, a set of space-separated URLs', () => {
    expect(referencesIn('<a ping=" b  c ">')).toEqual(['b', 'c']);
  });

  test('its place is that of the attribute', () => {
    expect(readHtml('<img\nsrcset="a, b">').links).toMatchObject([
      { reference: 'a', line: 2, column: 1 },
      { reference: 'b', line: 2, column: 1 },
    ]);
  });
});

test('ten thousand nested elements', () => {
  expect(readHtml('<b>'.repeat(10_000) + '<a href=x>').links).toHaveLength(1);
});
