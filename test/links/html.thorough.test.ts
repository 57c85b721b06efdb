/** The links and the base of HTML documents. */
import * as fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { referenceAttributes, referencesIn, readHtml } from '../../src/links/html.js';
import { type Cut, type LinkLimits, linkLimits } from '../../src/links/limits.js';
import { examplesOfKind } from '../load-examples.js';
import { many, quickTest } from '../depth.js';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const examples = (['url-1997', 'rfc2396bis-01'] as const).flatMap((id) =>
  examplesOfKind(id, 'extracted')
    .filter(({ context }) => context === 'html')
    .map(({ text, urls }) => [id, text, urls] as const),
);

quickTest.each(examples)('%s Appendix D', (_, text, references) => {
  const read = readHtml(text);
  expect(read.base).toBe(references[0]);
  expect(read.links.map(({ reference }) => reference)).toEqual(references);
});

quickTest('both documents have their example', () => {
  expect(examples).toHaveLength(2);
});

quickTest('element and attribute names are case-insensitive, places count from 1', () => {
  expect(readHtml('<p>\n <A\n   HREF=" a ">b</A>').links).toEqual([
    {
      reference: 'a',
      element: 'a',
      attribute: 'href',
      line: 3,
      column: 4,
      spelled: { start: 18, end: 19, spelling: 'html' },
    },
  ]);
});

quickTest('every attribute that holds a URI', () => {
  for (const [attribute, { elements }] of Object.entries(referenceAttributes)) {
    for (const element of elements) {
      // These elements are only allowed in their own contexts.
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
      const isSvg = attribute === 'href' && !['a', 'area', 'base', 'link'].includes(element);
      const own = isSvg ? `<svg><${element} href=x>` : `<${element} ${attribute}=x>`;
      const text = (html as Record<string, string>)[element] ?? own;
      expect(readHtml(text).links).toMatchObject([{ reference: 'x', element, attribute }]);
    }
  }
});

quickTest.each([
  ['<base href=a><base href=b>', 'a'],
  ['<base target=x><base href=b>', 'b'],
  ['<head><base href="a&amp;b "></head>', 'a&b'],
  ['<body><base href=a>', undefined],
  ['<noscript></noscript><base href=a>', 'a'],
  ['<head></head><style></style><base href=a>', 'a'],
  ['<head></head><noscript></noscript><base href=a>', undefined],
  ['<template><base href=a></template>', undefined],
  ['<!-- <base href=a> -->', undefined],
  ['<script>"<base href=a>"</script>', undefined],
  ['', undefined],
])('the BASE of %s', (html, base) => {
  expect(readHtml(html).base).toBe(base);
});

quickTest.each([
  ['<!-- <a href=x> --><a href=y>', ['y']],
  ['<a href=1>2<a href=3>', ['1', '3']],
  ['<template><a href=x></template>', ['x']],
  ['<svg><a href=x></a></svg>', ['x']],
  ['<svg><a xlink:href=x></a></svg>', ['x']],
  ['<svg><style/><a href=x></svg>', ['x']],
  ['<style><a href=x></style><textarea><a href=x></textarea>', []],
  ['<svg><![CDATA[<a href=x>]]></svg>', []],
  ['<a href=x href=y>', ['x']],
  ['<p href=x><img alt=x>', []],
  ['<a href="">', ['']],
])('the links of %s', (html, references) => {
  expect(readHtml(html).links.map(({ reference }) => reference)).toEqual(references);
});

describe('an attribute that holds several references, or one among other things', () => {
  const referencesIn = (html: string): string[] => readHtml(html).links.map(({ reference }) => reference);

  quickTest.each<[string, readonly string[]]>([
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

  quickTest.each<[string, readonly string[]]>([
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

  quickTest('ping, a set of space-separated URLs', () => {
    expect(referencesIn('<a ping=" b  c ">')).toEqual(['b', 'c']);
  });

  quickTest('its place is that of the attribute', () => {
    expect(readHtml('<img\nsrcset="a, b">').links).toMatchObject([
      { reference: 'a', line: 2, column: 1 },
      { reference: 'b', line: 2, column: 1 },
    ]);
  });
});

describe('as parse5 builds the tree', () => {
  /** Pieces in any order. */
  const pieces = [
    ...['base', 'link', 'a', 'area', 'body', 'td', 'object'].map((name) => `<${name} href=x>`),
    ...'html head body title style script noscript textarea template noframes iframe xmp p div a b br ul table tr select svg desc math mi frameset'
      .split(' ')
      .flatMap((name) => [`<${name}>`, `</${name}>`]),
    ...['<image src=x>', '<plaintext>', '<!-- <a href=y> -->', '<![CDATA[ <a href=y> ]]>', '<!doctype html>'],
    ...[' ', '\n', 't', '\0', '&amp;'],
    ...['<style/>', '<title><a href=y></title>', '<foreignObject><p><a href=x></p></foreignObject>'].map(
      (inner) => `<svg>${inner}<![CDATA[ <a href=z> ]]><a xlink:href=x></a></svg>`,
    ),
    '<math><script/><mi><style><a href=y></style></mi><a href=x></a></math>',
  ];

  const documents = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join(''));

  function elementsOf(text: string): readonly Element[] {
    const found: Element[] = [];
    const visit = (node: Node): void => {
      if ('tagName' in node) found.push(node);
      if ('content' in node) visit(node.content);
      if ('childNodes' in node) node.childNodes.forEach(visit);
    };
    // Links are read as without scripting, which exposes the content of NOSCRIPT.
    visit(parse(text, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
    return found;
  }

  test('the BASE is that of the tree', () => {
    const isInHead = ({ parentNode }: Element): boolean =>
      parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'head';
    fc.assert(
      fc.property(documents, (text) => {
        const hasBase = elementsOf(text).some((element) => element.tagName === 'base' && isInHead(element));
        expect([text, readHtml(text).base]).toEqual([text, hasBase ? 'x' : undefined]);
      }),
      { numRuns: many(400, 2000) },
    );
  });

  test('every link of the tree is found', () => {
    fc.assert(
      fc.property(documents, (text) => {
        const found = readHtml(text).links.map(({ element, reference }) => `${element} ${reference}`);
        const expected = elementsOf(text).flatMap(({ tagName, attrs }) =>
          attrs.flatMap((attribute) =>
            Array.from(referencesIn(attribute, tagName, attrs), ({ reference }) => `${tagName} ${reference}`),
          ),
        );
        expect([text, found]).toEqual([text, expect.arrayContaining(expected)]);
      }),
      { numRuns: many(400, 2000) },
    );
  });

  quickTest('places in a document that is read in pieces', () => {
    const line = '<!-- \u{1F600} & -->\r\n<p>&notit; <img title=\u{1F600} src="&amp;">\r';
    const text = line.repeat(5000);
    const expected = elementsOf(text).flatMap(({ sourceCodeLocation }) => {
      const place = sourceCodeLocation?.attrs?.src;
      return place === undefined ? [] : [[place.startLine, place.startCol]];
    });
    expect(expected).toHaveLength(5000);
    const { links } = readHtml(text);
    expect(links.map(({ line, column }) => [line, column])).toEqual(expected);
    const spelled = new Set(links.map((link) => text.slice(link.spelled?.start, link.spelled?.end)));
    expect(spelled).toEqual(new Set(['&amp;']));
  });
});

describe('what is beyond a limit', () => {
  const read = (text: string, limits: Partial<LinkLimits>): unknown => {
    const { links, cut } = readHtml(text, { ...linkLimits, ...limits });
    return [links.map(({ reference }) => reference), cut];
  };

  quickTest.each<[string, Partial<LinkLimits>, readonly string[], Cut | undefined]>([
    ['<a b c href=1>', { attributes: 3 }, ['1'], undefined],
    [
      '<a href=1>\n<a b c d>',
      { attributes: 2 },
      ['1'],
      { line: 2, problem: 'a tag has more than 2 attributes' },
    ],
    [
      '<a href=1>\n<a href=2><img srcset="3,\n4">',
      { links: 2 },
      ['1', '2'],
      { line: 2, problem: 'the document has more than 2 links' },
    ],
    ['<a href=1><a href=2>', { links: 2 }, ['1', '2'], undefined],
    [
      `<a href=1>\n<a title="${'x'.repeat(3e5)}">\n<a title="${'x'.repeat(6e5)}\n`,
      { tagLength: 4e5 },
      ['1'],
      { line: 3, problem: 'a tag has more than 400000 characters' },
    ],
    ...['<b>', '<div>', '<template>', '<svg><desc>'].map(
      (tags): [string, Partial<LinkLimits>, readonly string[], Cut] => [
        `<a href=1></a>\n${tags.repeat(600)}<a href=2>`,
        {},
        ['1'],
        { line: 2, problem: 'its elements are nested more than 512 deep' },
      ],
    ),
    [`${'<div>'.repeat(500)}${'</p>'.repeat(40_000)}<a href=1>`, {}, ['1'], undefined],
    [`<a href=1><!--${'x'.repeat(6e5)}--><a href=2>`, { tagLength: 4e5 }, ['1', '2'], undefined],
    [
      `<a href=1>\n${'x'.repeat(6e5)}<a href=2>`,
      { milliseconds: 0 },
      ['1'],
      { line: 2, problem: 'reading its links takes longer than 0 ms' },
    ],
  ])('%#', (text, limits, links, cut) => {
    expect(read(text, limits)).toEqual([links, cut]);
  });

  quickTest('searches no references beyond the limit', () => {
    const cut = { line: 1, problem: 'the document has more than 2 links' };
    expect(read(`<a ping="${'a '.repeat(1e6)}">`, { links: 2 })).toEqual([['a', 'a'], cut]);
  });
});
