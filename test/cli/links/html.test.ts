/** The links and the base of HTML documents. */
import { uriAttributes } from '../../../src/cli/links/attributes.js';
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
  for (const [attribute, elements] of Object.entries(uriAttributes)) {
    for (const element of elements) {
      // These elements are kept in their own contexts only.
      const html = {
        head: `<head ${attribute}=x>`,
        body: `<body ${attribute}=x>`,
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

test('ten thousand nested elements', () => {
  expect(readHtml('<b>'.repeat(10_000) + '<a href=x>').links).toHaveLength(1);
});
