/** Establishing a base: 1997 §5.1 and 2003 §5.1, layer by layer. */
import { rooms } from '../../../generated/registry/rooms.js';
import { revision, revisions, type RevisionId } from '../../../src/api/index.js';
import {
  type Base,
  type BaseLayers,
  type BaseReader,
  establishBase,
  headerValue,
} from '../../../src/core/reference/base.js';
import { expected } from '../../documents/expected.js';

function readerOf(id: RevisionId): BaseReader {
  const document = revision(id);
  return {
    accepts: document.accepts,
    resolve: (reference, base) => {
      const result = document.resolve(reference, base);
      return result.kind === 'absolute' ? result.text : undefined;
    },
  };
}

function baseIn(id: RevisionId, layers: BaseLayers): Base {
  return establishBase(rooms[id].references.base, layers, readerOf(id));
}

const later: readonly RevisionId[] = ['url-1997', 'rfc2396', 'rfc2396bis-01'];
const all = {
  embedded: 'http://content/',
  contentBase: 'http://base/',
  contentLocation: 'http://location/',
};

/** The layers of §5.1, from the innermost outwards. */
const rows: readonly (readonly [string, BaseLayers, Partial<Base>])[] = [
  [
    'what is embedded in the content comes first',
    { entities: [all, all], retrieval: 'http://retrieval/' },
    { base: 'http://content/', source: 'content', section: '5.1.1', depth: 0 },
  ],
  [
    'Content-Base takes precedence over Content-Location',
    { entities: [{ ...all, embedded: undefined }], retrieval: 'http://retrieval/' },
    { base: 'http://base/', source: 'Content-Base', section: '5.1.1', depth: 0 },
  ],
  [
    'Content-Location',
    { entities: [{ contentLocation: 'http://location/' }], retrieval: 'http://retrieval/' },
    { base: 'http://location/', source: 'Content-Location', section: '5.1.1', depth: 0 },
  ],
  [
    'a relative Content-Location is resolved against the base of what encloses it',
    {
      entities: [{ contentLocation: '../d' }, { contentBase: 'http://base/a/b/c' }],
      retrieval: 'http://retrieval/',
    },
    { base: 'http://base/a/d', source: 'Content-Location', depth: 0 },
  ],
  [
    'a relative Content-Location is resolved against the retrieval URL',
    { entities: [{ contentLocation: 'd' }], retrieval: 'http://retrieval/a/' },
    { base: 'http://retrieval/a/d', source: 'Content-Location', depth: 0 },
  ],
  [
    'relative Content-Locations of a hierarchy, one after the other',
    { entities: [{ contentLocation: 'c' }, {}, { contentLocation: 'b/' }], retrieval: 'http://r/a/' },
    { base: 'http://r/a/b/c', source: 'Content-Location', depth: 0 },
  ],
  [
    'a relative Content-Location with nothing to resolve it against is passed over',
    { entities: [{ contentLocation: 'd' }] },
    {
      source: 'default',
      section: '5.1.4',
      depth: 1,
      ignored: [{ source: 'Content-Location', depth: 0, value: 'd', reason: 'unresolvable' }],
    },
  ],
  [
    'what encloses the document, recursively',
    { entities: [{}, {}, { contentBase: 'http://base/' }], retrieval: 'http://retrieval/' },
    { base: 'http://base/', source: 'Content-Base', depth: 2 },
  ],
  [
    'the innermost of what encloses it',
    { entities: [{}, { contentLocation: 'http://inner/' }, { contentBase: 'http://outer/' }] },
    { base: 'http://inner/', source: 'Content-Location', depth: 1 },
  ],
  [
    'the retrieval URL',
    { entities: [{}], retrieval: 'http://retrieval/' },
    { base: 'http://retrieval/', source: 'retrieval', section: '5.1.3', depth: 1 },
  ],
  [
    'white space and folding inside a field value are ignored',
    { entities: [{ contentBase: ' http://www.ics.uci.edu/\r\n  Test/a/ b/c\t' }] },
    { base: 'http://www.ics.uci.edu/Test/a/b/c', source: 'Content-Base' },
  ],
  [
    'an embedded base must be absolute',
    { entities: [{ embedded: 'a/b', contentBase: '/c' }], retrieval: 'http://retrieval/' },
    {
      base: 'http://retrieval/',
      ignored: [
        { source: 'content', depth: 0, value: 'a/b', reason: 'not-absolute' },
        { source: 'Content-Base', depth: 0, value: '/c', reason: 'not-absolute' },
      ],
    },
  ],
  [
    'a retrieval URL must be absolute',
    { entities: [], retrieval: 'a/b' },
    { source: 'default', ignored: [{ source: 'retrieval', depth: 0, value: 'a/b', reason: 'not-absolute' }] },
  ],
];

describe.each(later)('%s', (id) => {
  test.each(rows)('%s', (_, layers, expected) => {
    expect(baseIn(id, layers)).toMatchObject(expected);
  });
});

test('1997 §5.1.4: the default base is the empty string', () => {
  expect(baseIn('url-1997', { entities: [{}], application: 'http://application/' })).toMatchObject({
    base: '',
    source: 'default',
    section: '5.1.4',
  });
});

test.each(['rfc2396', 'rfc2396bis-01'] as const)(
  '%s §5.1.4: the default base is for the application to define',
  (id) => {
    const entities = [{}];
    expect(baseIn(id, { entities, application: 'http://application/' }).base).toBe('http://application/');
    expect(baseIn(id, { entities }).base).toBeUndefined();
  },
);

test('1993 knows the official name and the URL of the object, and no header fields', () => {
  const retrieval = 'http://retrieval/x';
  expect(baseIn('url-1993', { entities: [all], retrieval })).toMatchObject({
    base: 'http://content/',
    section: 'Uniqueness',
  });
  expect(baseIn('url-1993', { entities: [{ ...all, embedded: undefined }], retrieval })).toMatchObject({
    base: retrieval,
    section: 'Partial form',
  });
  expect(baseIn('url-1993', { entities: [{}] }).base).toBeUndefined();
});

test.each(['url-1995', 'rfc1738'] as const)('%s knows no base', (id) => {
  expect(baseIn(id, { entities: [all], retrieval: 'http://retrieval/' })).toEqual({
    base: undefined,
    source: undefined,
    section: undefined,
    depth: 0,
    ignored: [],
  });
});

test.each(revisions)('%s: the sections of its sources exist', (id) => {
  for (const section of Object.values(rooms[id].references.base?.sections ?? {}))
    expect(expected(id, 'facts').sections).toContain(section);
});

test('a header value', () => {
  expect(headerValue(' a\r\n\tb c ')).toBe('abc');
});
