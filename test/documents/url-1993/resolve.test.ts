/** 1993 "Partial form": each rule of its prose, and their results for the rows of later documents. */
import { type ResolutionError, revision } from '../../../src/api/index.js';
import { resolver } from '../../../src/documents/url-1993/resolve.js';
import type { ResolveOptions } from '../../../src/core/reference/resolve.js';
import { errorOf } from '../../core/reference/error-of.js';

const context = 'http://a/b/c/d;p?q';

function resolve(text: string, base = context, options?: ResolveOptions): string {
  const resolution = resolver.resolve(revision('url-1993'), text, base, options);
  return resolution.kind === 'absolute' ? resolution.text : resolution.kind;
}

test.each([
  ['a colon before any slash is a full form', 'g:h', 'g:h'],
  ['so it is with the scheme of the context', 'http:g', 'http:g'],
  ['a colon after a slash is none', './g:h', 'http://a/b/c/g:h'],
  ['nor is one in the fragment-id, which follows the URL', 'g#s:t', 'http://a/b/c/g#s:t'],
  ['another host part, and all the rest', '//h:80/g?y', 'http://h:80/g?y'],
  ['a leading slash: the path is absolute', '/g', 'http://a/g'],
  ['whose dots are no partial form', '/./g', 'http://a/./g'],
  ['the last part is removed, the partial URL appended', 'g', 'http://a/b/c/g'],
  ['with its search part', 'g?y', 'http://a/b/c/g?y'],
  ['also if it is nothing but a search part', '?y', 'http://a/b/c/?y'],
  ['or empty', '', 'http://a/b/c/'],
  ['or a fragment-id', '#s', 'http://a/b/c/#s'],
  ['"/." is removed', './g', 'http://a/b/c/g'],
  ['with its slash', '.', 'http://a/b/c'],
  ['but not the slash after it', './', 'http://a/b/c/'],
  ['"/xxx/.." is removed', '../g', 'http://a/b/g'],
  ['with its slash', '..', 'http://a/b'],
  ['recursively', '../..', 'http://a'],
  ['as far as there are elements', '../../../g', 'http://a/../g'],
  ['".." is no xxx', '../../../../g', 'http://a/../../g'],
  ['complete elements only', '..g/g./.', 'http://a/b/c/..g/g.'],
  ['a "?" ends the path', '..?y', 'http://a/b?y'],
])('%s: %j', (_, text, expected) => {
  for (const trace of [false, true]) expect(resolve(text, context, { trace })).toBe(expected);
});

test.each([
  ['news:g@h', 'comp.infosystems', 'news:comp.infosystems'],
  ['wais://h/db?w', '//i/db', 'wais://i/db'],
  ['http://a', 'g', 'http://ag'],
  ['x:b/c', '../g', 'x:b/../g'],
  ['x:b/c', './g', 'x:b/g'],
])('in the context of %s, %s', (base, text, expected) => {
  for (const trace of [false, true]) expect(resolve(text, base, { trace })).toBe(expected);
});

test('the result is what must be derivable, since the BNF has no partial forms', () => {
  for (const text of ['g=1', 'g?y/../x', 'a b/[']) {
    expect(errorOf(() => resolve(text))).toMatchObject({
      name: 'ResolutionError',
      problem: 'result-not-derivable',
      reference: text,
    });
    const { trace } = errorOf(() => resolve(text, context, { trace: true })) as ResolutionError;
    expect(trace?.at(-1)).toHaveProperty('section', 'Partial form');
    expect(errorOf(() => resolve(text))).not.toHaveProperty('trace');
  }
});

test('the trace shows which rule did what', () => {
  const { trace = [] } = resolver.resolve(revision('url-1993'), '../g', context, { trace: true });
  expect(trace.map(({ step }) => step)).toEqual([
    'full form',
    'scheme',
    'host and port',
    'leading slash',
    'last part',
    'recursive removal',
    'result',
  ]);
  expect(trace.find(({ step }) => step === 'recursive removal')).toMatchObject({
    section: 'Partial form',
    before: '/b/c/../g',
    after: '/b/g',
  });
});
