/** Aliases, merge keys and embedded bases of YAML and JSON, by their defining documents. */
import { readData } from '../../src/links/data.js';
import { linkLimits } from '../../src/links/limits.js';
import { readLinks } from '../../src/links/links.js';
import { revision } from '../../src/api/index.js';

const openApi = 'openapi: 3.1.0\n';

test.each<[section: string, text: string, found: readonly (readonly [pointer: string, reference: string])[]]>(
  [
    [
      'YAML 1.2.2, 7.1: an alias is the node of its anchor',
      `${openApi}x-u: &u "http://h/|"\ninfo:\n  termsOfService: *u\n`,
      [['/info/termsOfService', 'http://h/|']],
    ],
    [
      'YAML 1.2.2, 6.9.2: an anchor may be defined again',
      `${openApi}x-a: [&u a, &u b]\ninfo: {termsOfService: *u}\nx-b: &u c\n`,
      [['/info/termsOfService', 'b']],
    ],
    [
      'YAML 1.2.2, 7.1: of a map, where another path leads to it',
      `${openApi}x-l: &l\n  url: u\ninfo:\n  license: *l\n`,
      [['/info/license/url', 'u']],
    ],
    ['YAML 1.2.2, 3.2.2.2: a node in itself', '&a [http://h/, *a]\n', [['/0', 'http://h/']]],
    [
      'merge key: members of another map, except those of its own',
      `${openApi}x-b: &b {url: u, name: n}\ninfo:\n  license: {<<: *b}\n  contact: {<<: *b, url: v}\n`,
      [
        ['/info/license/url', 'u'],
        ['/info/contact/url', 'v'],
      ],
    ],
    [
      'merge key: of several maps the first counts',
      `${openApi}info:\n  license:\n    <<: [{url: u}, {url: v}]\n`,
      [['/info/license/url', 'u']],
    ],
    ['merge key: a map that merges itself', '&a {<<: *a, b: http://h/}\n', [['/b', 'http://h/']]],
    ['merge key: in quotes it is a name', 'a: {"<<": {b: http://h/}}\n', [['/a/<</b', 'http://h/']]],
    [
      'OpenAPI 3.1, Server Variable: behind an alias',
      `${openApi}x-v: &v {h: {default: a}}\nx-s: &s {url: "http://{h}/", variables: *v}\nservers: [*s]\n`,
      [['/servers/0/url', 'http://a/']],
    ],
  ],
)('%s', (_, text, found) => {
  const { links } = readData(text);
  expect(links.map(({ pointer, reference }) => [pointer, reference])).toEqual(found);
});

test('YAML 1.2.2, 7.1: an alias without an anchor is an error', () => {
  expect(readData('- http://h/\n- *x\n')).toMatchObject({
    links: [{ reference: 'http://h/' }],
    cut: { line: 2, problem: 'it is neither JSON nor YAML: no anchor is called "x"' },
  });
});

describe('limits', () => {
  test('aliases of aliases', () => {
    const lines = Array.from({ length: 30 }, (_, i) => `- &a${i + 1} [*a${i}, *a${i}]\n`);
    const limits = { ...linkLimits, parsed: { ...linkLimits.parsed, aliased: 1e5 } };
    expect(readData(`- &a0 http://h/\n${lines.join('')}`, undefined, limits)).toMatchObject({
      links: [{ reference: 'http://h/' }],
      cut: { problem: 'its aliases expand to more than 100000 nodes' },
    });
  });

  test('aliases that nest', () => {
    const lines = Array.from({ length: 300 }, (_, i) => `- &a${i + 1} [*a${i}]\n`);
    expect(readData(`- &a0 x\n${lines.join('')}`).cut?.problem).toMatch(
      /^its lists and maps are nested more than 200/,
    );
  });

  test('what the variables of servers stand for', () => {
    const variables = { a: { default: 'x'.repeat(20_000) } };
    const servers = [{ url: 'http://h/{a}' }, { url: `http://h/${'{a}'.repeat(30_000)}`, variables }];
    expect(readData(JSON.stringify({ openapi: '3.0.0', servers }))).toMatchObject({
      links: [{ reference: 'http://h/{a}' }],
      cut: { problem: 'the URLs of its servers have more than 4194304 characters' },
    });
  });

  test.each([
    ['colons', `{${'a: '.repeat(1e5)}}`],
    ['question marks', `[${'? '.repeat(1e5)}]`],
    ['colons between brackets', `{${'a: '.repeat(50)}[x, `.repeat(100)],
    ['brackets after a key', '{a: '.repeat(201)],
  ])('in brackets, too: %s', (_, text) => {
    expect(readData(text).cut?.problem).toMatch(/^its lists and maps are nested more than 200/);
  });

  test.each([['JSON in itself', `${'{"a":'.repeat(199)}"x://h"${'}'.repeat(199)}`, 1]])(
    'what is less deep is read: %s',
    (_, text, count) => {
      expect(readData(text)).toMatchObject({ cut: undefined, links: { length: count } });
    },
  );

  test.each([
    ['JSON', JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`k${i}`, 'x://h'])))],
    ['YAML', `{${Array.from({ length: 300 }, (_, i) => `k${i}: x://h`).join(', ')}}\n`],
    ['brackets in blocks', `${'  '.repeat(90)}[\n${'  '.repeat(90)}[${'x://h, '.repeat(300)}]]\n`],
  ])('many members in one line are not deep: %s', (_, text) => {
    expect(readData(text)).toMatchObject({ cut: undefined, links: { length: 300 } });
  });
});

test.each<[section: string, document: object, forms: readonly (string | undefined)[]]>([
  [
    'RFC 3986, 5.1.1; JSON Schema 2020-12, 8.2.1: $ref is relative to $id',
    {
      openapi: '3.1.0',
      components: { schemas: { A: { $ref: 'x', $id: 'http://i/a/b', properties: { p: { $ref: 'y' } } } } },
    },
    ['http://i/a/x', 'http://i/a/b', 'http://i/a/y'],
  ],
  [
    'JSON Schema 2020-12, 8.2.1: $id is relative to that around it',
    {
      openapi: '3.1.0',
      components: {
        schemas: { A: { $id: 'a/b', $defs: { B: { $id: 'c', $ref: '#d' } } }, C: { $ref: 'z' } },
      },
    },
    ['http://h/a/b', 'http://h/a/c', 'http://h/a/c#d', 'http://h/z'],
  ],
  [
    'OpenAPI 3.2, $self',
    { openapi: '3.2.0', $self: 's/t', components: { schemas: { A: { $ref: 'x' } } } },
    ['http://h/s/t', 'http://h/s/x'],
  ],
  [
    'OpenAPI 3.0 has no $id',
    { openapi: '3.0.3', components: { schemas: { A: { $id: 'http://i/', $ref: 'x' } } } },
    ['http://i/', 'http://h/x'],
  ],
  [
    'a property called $id is no base',
    { openapi: '3.1.0', components: { schemas: { A: { properties: { $id: { $ref: 'x' } } } } } },
    ['http://h/x'],
  ],
])('%s', async (_, document, forms) => {
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const found: (string | undefined)[] = [];
  const given = { retrieval: 'http://h/openapi.json' };
  const ignore = (): void => undefined;
  for await (const { links } of readLinks(
    { bytes, isWhole: true },
    'json',
    [revision('rfc3986')],
    ignore,
    given,
  )) {
    for (const { readings } of links) {
      const result = readings[0]?.result;
      found.push(result?.kind === 'absolute' ? result.text : result?.kind);
    }
  }
  expect(found).toEqual(forms);
});
