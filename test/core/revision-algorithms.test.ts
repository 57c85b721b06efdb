/** The documents' algorithms as methods: the data that each takes from its revision. */
import {
  compare,
  revision,
  revisions,
  UnsupportedOperationError,
  UriSyntaxError,
} from '../../src/api/index.js';
import { errorOf } from './reference/error-of.js';

const text = 'See <URL:http://h.dom/a\n b> and http://h.dom:80/%7e.';

test.each(revisions)('%s: check answers for derivable texts and for others', (id) => {
  const document = revision(id);
  expect(document.check('http://h.dom/a')).toEqual({
    derivable: true,
    conforming: true,
    reading: document.parse('http://h.dom/a'),
    findings: [],
  });
  const rejected = document.check('http://h.dom/[');
  expect(rejected).toMatchObject({ derivable: false, conforming: false, reading: undefined });
});

test('check takes the base for findings that need one', () => {
  const document = revision('rfc2396bis-01');
  const ids = (base?: string): string[] => document.check('../../g', { base }).findings.map(({ id }) => id);
  expect(ids()).toEqual(['relative']);
  expect(ids('http://a/b/c')).toContain('surplus-parent');
});

test('explain refuses what is not derivable', () => {
  expect(revision('rfc1738').explain('news:*')).toMatchObject({
    parts: { scheme: 'news', form: 'all' },
    sentences: [{ section: '3.6' }],
  });
  expect(() => revision('rfc1738').explain('a b')).toThrow(UriSyntaxError);
});

test.each(revisions)('%s: a scanner finds what extract does', (id) => {
  const document = revision(id);
  const found = document.extract(text);
  expect(found.map((one) => one.text)).toContain('http://h.dom/ab');
  const scanner = document.scanner();
  expect([...Array.from(text).flatMap((unit) => scanner.push(unit)), ...scanner.end()]).toEqual(found);
});

test('extract and scanner refuse options that the document has not', () => {
  const document = revision('rfc1738');
  expect(() => document.extract('', { abbreviated: true })).toThrow(UnsupportedOperationError);
  expect(() => document.scanner({ abbreviated: true })).toThrow(UnsupportedOperationError);
});

test.each([
  ['url-1993', 'http://h/x', 'content'],
  ['url-1997', 'http://h/a/c', 'Content-Location'],
  ['rfc1738', undefined, undefined],
] as const)('%s: base', (id, base, source) => {
  const layers = {
    entities: [{ embedded: id === 'url-1993' ? 'http://h/x' : '../x', contentLocation: ' c' }],
    retrieval: 'http://h/a/b',
  };
  expect(revision(id).base(layers)).toMatchObject({ base, source });
});

test('base: a Content-Location that cannot be resolved is passed over', () => {
  const layers = { entities: [{ contentLocation: 'a b[' }], retrieval: 'http://h/a/b' };
  expect(revision('rfc2396bis-01').base(layers)).toMatchObject({
    base: 'http://h/a/b',
    ignored: [{ source: 'Content-Location', reason: 'unresolvable' }],
  });
});

test.each([
  [
    'resolve',
    (options: object) => revision('rfc2396bis-01').resolve('g', 'http://a/', options),
    'validating',
  ],
  ['encode', (options: object) => revision('rfc2396bis-01').encode('g', 'path', options), 'charset'],
  ['decode', (options: object) => revision('rfc2396bis-01').decode('g', options), 'charset'],
  ['check', (options: object) => revision('rfc2396bis-01').check('g', options), 'base'],
  ['extract', (options: object) => revision('rfc2396bis-01').extract('g', options), 'limit'],
  ['scanner', (options: object) => revision('rfc2396bis-01').scanner(options), 'limit'],
  ['compare', (options: object) => compare('g', options), 'start'],
  ['base', (options: object) => revision('rfc2396bis-01').base({ entities: [], ...options }), 'retrieval'],
])('%s refuses an option that it does not have', (call, calling, name) => {
  expect(() => calling({ [name]: undefined })).not.toThrow();
  const misspelt = name.slice(0, -1);
  expect(errorOf(() => calling({ [misspelt]: undefined }))).toMatchObject({
    name: 'UnknownNameError',
    kind: `option of ${call}`,
    nearest: name,
  });
});
