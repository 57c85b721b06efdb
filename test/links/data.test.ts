/** The links of JSON, YAML and OpenAPI, by pointer. */
import { readData } from '../../src/links/data.js';
import { Pointers } from '../../src/links/pointers.js';
import { linkLimits } from '../../src/links/limits.js';

const read = (text: string, pointers?: readonly string[]): unknown =>
  readData(text, pointers && new Pointers(pointers)).links.map(({ pointer, reference, line, column }) => [
    pointer,
    reference,
    `${line}:${column}`,
  ]);

test('JSON: strings that begin with a scheme and "//", by pointers with their escapes', () => {
  expect(
    read('{\n\t"a/b~c": ["x", "http:\\/\\/h\\u002f", "urn:x"],\n"b": {"": "x://y z"}, "http://no": 1}'),
  ).toEqual([
    ['/a~1b~0c/1', 'http://h/', '2:18'],
    ['/b/', 'x://y z', '3:12'],
  ]);
});

test('YAML: plain and quoted strings, several documents; an alias is reported at its anchor', () => {
  const text =
    "a: &x http://h/a|b # c\nb: 'http://it''s'\nc: *x\n---\n- !!str \"http://h/\\x20\"\n- >\n  http://h/c\n";
  expect(read(text)).toEqual([
    ['/a', 'http://h/a|b', '1:7'],
    ['/b', "http://it's", '2:5'],
    ['/0', 'http://h/ ', '5:10'],
    ['/1', 'http://h/c\n', '6:3'],
  ]);
});

test('pointers that are given, with * for any token', () => {
  const text =
    '{"items": [{"url": "a b", "x": "http://h/"}, {"url": "c", "deep": {"url": "d"}}], "url": "e"}';
  expect(read(text, ['/items/*/url', '/url'])).toEqual([
    ['/items/0/url', 'a b', '1:21'],
    ['/items/1/url', 'c', '1:55'],
    ['/url', 'e', '1:91'],
  ]);
  expect(read('{"a/b": "x"}', ['/a~1b'])).toEqual([['/a~1b', 'x', '1:10']]);
});

/** Returns a document of OpenAPI 3.1 unless another version is given. */
const openApi = (members: object, version: object = { openapi: '3.1.0' }): unknown =>
  readData(JSON.stringify({ ...version, ...members })).links.map(({ pointer, reference }) => [
    pointer,
    reference,
  ]);

test.each<[string, object, readonly (readonly [string, string])[]]>([
  [
    'Info: termsOfService, contact, license',
    { info: { termsOfService: 't', contact: { url: 'c', email: 'x' }, license: { name: 'n', url: 'l' } } },
    [
      ['/info/termsOfService', 't'],
      ['/info/contact/url', 'c'],
      ['/info/license/url', 'l'],
    ],
  ],
  [
    'Server: its template with the defaults of variables, as it is where one lacks the default that it must have',
    {
      servers: [
        { url: 'http://{h}/{v}', variables: { h: { default: 'a' }, v: { default: 'b' } } },
        { url: 'http://{h}/' },
      ],
    },
    [
      ['/servers/0/url', 'http://a/b'],
      ['/servers/1/url', 'http://{h}/'],
    ],
  ],
  ['External Documentation', { tags: [{ externalDocs: { url: 'e' } }] }, [['/tags/0/externalDocs/url', 'e']]],
  [
    'Reference, Link, Discriminator, XML',
    {
      components: {
        schemas: {
          A: {
            discriminator: { propertyName: 'p', mapping: { dog: '#/d' } },
            xml: { namespace: 'n', prefix: 'p' },
          },
        },
        responses: { default: { $ref: 'r', links: { next: { operationRef: 'o', operationId: 'i' } } } },
      },
    },
    [
      ['/components/schemas/A/discriminator/mapping/dog', '#/d'],
      ['/components/schemas/A/xml/namespace', 'n'],
      ['/components/responses/default/$ref', 'r'],
      ['/components/responses/default/links/next/operationRef', 'o'],
    ],
  ],
  [
    'OAuth Flows, OpenID Connect',
    {
      components: {
        securitySchemes: {
          o: {
            flows: {
              implicit: { authorizationUrl: 'a', scopes: { tokenUrl: 'no' } },
              password: { tokenUrl: 't', refreshUrl: 'r' },
            },
          },
          c: { openIdConnectUrl: 'c' },
        },
      },
    },
    [
      ['/components/securitySchemes/o/flows/implicit/authorizationUrl', 'a'],
      ['/components/securitySchemes/o/flows/password/tokenUrl', 't'],
      ['/components/securitySchemes/o/flows/password/refreshUrl', 'r'],
      ['/components/securitySchemes/c/openIdConnectUrl', 'c'],
    ],
  ],
  [
    'Schema and Example: keywords, but no names of properties, no data, no extensions',
    {
      components: {
        schemas: {
          $ref: {
            $id: 'i',
            properties: { $ref: { type: 'string', default: 'http://no' }, url: { $ref: 'r' } },
          },
          E: { example: { $ref: 'no' }, examples: [{ $ref: 'no' }], 'x-y': { $ref: 'no' } },
        },
        examples: { e: { externalValue: 'v', value: { $ref: 'no' } } },
      },
    },
    [
      ['/components/schemas/$ref/$id', 'i'],
      ['/components/schemas/$ref/properties/url/$ref', 'r'],
      ['/components/examples/e/externalValue', 'v'],
    ],
  ],
])('OpenAPI: %s', (_, members, uris) => {
  expect(openApi(members)).toEqual(uris);
});

test('OpenAPI 2.0', () => {
  const members = { securityDefinitions: { o: { authorizationUrl: 'a', scopes: { 'http://s': 'x' } } } };
  expect(openApi(members, { swagger: '2.0' })).toEqual([['/securityDefinitions/o/authorizationUrl', 'a']]);
});

describe('reports an unreadable part with its line, and reads the text before it', () => {
  test.each<[string, string, number, string]>([
    ['no JSON', '["http://h/",\n}, "http://i/"\n]', 2, 'it is neither JSON nor YAML'],
    ['a tab before a key', 'a: http://h/\nb:\n\tc: d', 3, 'it is neither JSON nor YAML'],
    ['deep lists', '\n' + '['.repeat(10_000), 2, 'its lists and maps are nested more than 200 deep'],
    ['deep lists of blocks', '- '.repeat(10_000), 1, 'its lists and maps are nested more than 200 deep'],
    [
      'deep maps',
      Array.from({ length: 900 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
      400,
      'its lists and maps are nested',
    ],
  ])('%s', (_, text, line, problem) => {
    const { links, cut } = readData(text);
    expect(cut).toEqual({ line, problem: expect.stringContaining(problem) as string });
    expect(links.map(({ reference }) => reference)).toEqual(text.includes('http://h/') ? ['http://h/'] : []);
  });

  test('brackets in strings do not nest', () => {
    expect(readData(`["${'['.repeat(1000)}", "http://h/"]`)).toMatchObject({
      links: [{ reference: 'http://h/' }],
      cut: undefined,
    });
  });

  test('limits of size and of links', () => {
    const limits = { ...linkLimits, links: 1, parsed: { ...linkLimits.parsed, size: 30 } };
    expect(readData('x'.repeat(31), undefined, limits).cut?.problem).toBe('it has more than 30 characters');
    expect(readData('["http://a", "http://b"]', undefined, limits)).toMatchObject({ links: [{}], cut: {} });
  });
});

test('reports the spelling only of single-line strings', () => {
  const text = 'a: http://h/a\n  b\nb: "http://h/\\\n  c"\nc: "http://h/\\x20"\nd: http://h/d\n';
  expect(readData(text).links.map(({ pointer, spelled }) => [pointer, spelled?.spelling])).toEqual([
    ['/a', undefined],
    ['/b', undefined],
    ['/c', 'double'],
    ['/d', 'plain'],
  ]);
});
