/** The start rule of a link by its base: #relative-url-string of the URL Standard. */
import { revision } from '../../src/api/index.js';
import { readData } from '../../src/links/data.js';
import { readHtml } from '../../src/links/html.js';
import { linkLimits, Stopwatch } from '../../src/links/limits.js';
import { withStarts } from '../../src/links/starts.js';

const whatwg = revision('whatwg-2026-07');
const revisions = [revision('rfc3986'), whatwg];
const schemas = Array.from({ length: 9 }, (_, i) => [`S${i}`, { $id: `x${i}:b`, $ref: '#/a' }]);
const text = JSON.stringify({
  openapi: '3.1.0',
  $self: 'https://h/',
  components: { schemas: Object.fromEntries(schemas) as object },
});

function startsIn(limits = linkLimits): ReturnType<typeof withStarts> {
  const document = { part: undefined, text, entities: [{}], watch: new Stopwatch(1000), ...readData(text) };
  return withStarts(document, revisions, {}, limits);
}

test('a base inside a document counts for the links in its scope', () => {
  const { links, cut, startsOf } = startsIn();
  expect(cut).toBeUndefined();
  expect(links.map((link) => [link.reference, ...startsOf(link)])).toEqual([
    ['https://h/', 'URI-reference', 'valid-URL-string'],
    ...schemas.flatMap((_, i) => [
      [`x${i}:b`, 'URI-reference', 'valid-URL-string-special'],
      ['#/a', 'URI-reference', 'valid-URL-string-opaque'],
    ]),
  ]);
});

test('a revision with one start rule takes no bases', () => {
  const document = { part: undefined, text, entities: [{}], watch: new Stopwatch(1000), ...readData(text) };
  const base = (): never => {
    throw new Error('asked');
  };
  const { links, startsOf } = withStarts(document, [{ ...revision('rfc3986'), base }], {});
  expect(links.flatMap(startsOf)).toEqual(links.map(() => 'URI-reference'));
});

test('reads the bases of a page and of its container once', () => {
  let asked = 0;
  const base: typeof whatwg.base = (layers) => {
    asked++;
    return whatwg.base(layers);
  };
  const page = '<base href="/b"><a href="b">'.repeat(9);
  const document = {
    part: undefined,
    text: page,
    entities: [{}],
    watch: new Stopwatch(1000),
    ...readHtml(page),
  };
  const { links, startsOf } = withStarts(document, [{ ...whatwg, base }], { retrieval: 'a:b' });
  expect(new Set(links.flatMap(startsOf))).toEqual(new Set(['valid-URL-string-opaque']));
  expect([links.length, asked]).toEqual([18, 2]);
});

test('leaves out the links after too many characters of bases', () => {
  const { links, cut } = startsIn({ ...linkLimits, resolved: 50 });
  expect(links.length).toBeLessThan(10);
  expect(cut).toMatchObject({ problem: expect.stringContaining('more than 50 characters') as string });
});
