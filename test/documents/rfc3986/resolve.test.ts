/** Resolving by §5.2: cases missing from its tables, strict and not, the trace, unsuitable bases; bases by §5.1. */
import { type Resolution, type ResolveOptions, revision, UriSyntaxError } from '../../../src/api/index.js';
import { decisiveSteps } from '../../../src/study/formatting/decisive-steps.js';
import { errorOf } from '../../core/reference/error-of.js';

const document = revision('rfc3986');
const base = 'http://a/b/c/d;p?q';

function textOf(reference: string, context: string, options?: ResolveOptions): string {
  const result: Resolution = document.resolve(reference, context, options);
  return result.kind === 'absolute' ? result.text : result.kind;
}

test.each([
  // §5.2.2
  ['?', base, 'http://a/b/c/d;p?'],
  ['#', base, 'http://a/b/c/d;p?q#'],
  ['', 'http://a/b#s', 'http://a/b'],
  ['g#', base, 'http://a/b/c/g#'],
  ['..?y', base, 'http://a/b/?y'],
  ['//', base, 'http://'],
  ['//h', base, 'http://h'],
  ['//h/../g', base, 'http://h/g'],
  ['//h?q/../g', base, 'http://h?q/../g'],
  ['x://h/a/../g', '', 'x://h/g'],
  ['x:a/../g', base, 'x:/g'],
  ['../../../../g/..', base, 'http://a/'],
  ['g//../h', base, 'http://a/b/c/g/h'],
  // §5.2.1: "only the scheme component is required to be present".
  ['g', 'mailto:a@b', 'mailto:g'],
  ['?y', 'mailto:a@b', 'mailto:a@b?y'],
  ['g', 'x:', 'x:g'],
  ['/g', 'x:', 'x:/g'],
  ['../g', 'urn:a/b', 'urn:/g'],
  // §5.2.3
  ['g', 'http://a', 'http://a/g'],
  ['g', 'http://a?q', 'http://a/g'],
  ['?y', 'http://a', 'http://a?y'],
  ['..', 'http://a', 'http://a/'],
  ['g', 'file:', 'file:g'],
  ['g', 'file://', 'file:///g'],
  // The last segment of a base is dropped, whatever it is; normalizing the base first is optional (§5.2.1).
  ['g', 'http://a/b/..', 'http://a/b/g'],
])('%j against %s is %s', (reference, context, expected) => {
  for (const trace of [false, true]) expect(textOf(reference, context, { trace })).toBe(expected);
});

test.each([
  ['http:g', base, 'http://a/b/c/g'],
  ['http:', base, 'http://a/b/c/d;p?q'],
  ['http:?y', base, 'http://a/b/c/d;p?y'],
  ['http:/g', base, 'http://a/g'],
  ['http://g', base, 'http://g'],
  ['http:../g?y/../x#s', base, 'http://a/b/g?y/../x#s'],
  ['http:g:h', base, 'http://a/b/c/g:h'],
  // §3.1, §6.2.2.1: "schemes are case-insensitive", so that the scheme of the base is the same in capitals.
  ['HTTP:g', base, 'http://a/b/c/g'],
  ['http:g', 'HTTP://a/b', 'HTTP://a/g'],
  ['https:g', base, 'https:g'],
  ['mailto:c', 'mailto:a@b', 'mailto:c'],
  ['http:g', '', 'http:g'],
  ['http:g', '[', 'http:g'],
])('not strict: %s against %j is %s', (reference, context, expected) => {
  expect(textOf(reference, context, { validating: false })).toBe(expected);
});

test('§4.4: a same-document reference has a target like any other', () => {
  expect(document.resolve('#s', base)).toMatchObject({ kind: 'absolute', text: 'http://a/b/c/d;p?q#s' });
});

test('§3.3: a merged path that begins with "//" reads as an authority, and is refused if it is not one', () => {
  const { trace = [], ...result } = document.resolve('.//g', 'x:/b', { trace: true });
  expect(result).toMatchObject({ text: 'x://g', components: { authority: undefined, path: '//g' } });
  expect(trace.at(-1)).toMatchObject({ outcome: '"x://g"; reparsed, its authority is "g"', section: '5.3' });
  expect(errorOf(() => document.resolve('.//g:h', 'x:/b'))).toMatchObject({
    name: 'ResolutionError',
    problem: 'result-not-derivable',
    section: '5',
  });
});

test.each([
  ['', 'base-relative'],
  ['//h/a', 'base-relative'],
  ['a', 'base-relative'],
  ['http://h/[', 'base-not-derivable'],
])('§5.1: nothing is relative to %j', (context, problem) => {
  expect(errorOf(() => document.resolve('../g', context))).toMatchObject({
    name: 'ResolutionError',
    revision: 'rfc3986',
    problem,
    section: '5.1',
  });
});

test('a reference that is not derivable', () => {
  expect(() => document.resolve('1:2', base)).toThrow(UriSyntaxError);
});

test('the trace: lines of §5.2.2, merge, remove_dot_segments, recomposition, each with its section', () => {
  const { trace = [] } = document.resolve('../g?y', 'http://a/b/c/d#f', { trace: true });
  expect(trace.map(({ section, step, outcome }) => `${section} ${step}: ${outcome}`)).toEqual([
    '5.2.2 parse(R): scheme undefined, authority undefined, path "../g", query "y", fragment undefined',
    '5.2.2 if ((not strict) and (R.scheme == Base.scheme)): no',
    '5.2.2 if defined(R.scheme): no',
    '5.1 base: the fragment is ignored',
    '5.2.2 if defined(R.authority): no',
    '5.2.2 if (R.path == ""): no',
    '5.2.2 if (R.path starts-with "/"): no: merge',
    '5.2.3 merge: base path without its last segment, plus the path',
    '5.2.4 remove_dot_segments 1: output "", input "/b/c/../g"',
    '5.2.4 remove_dot_segments 2E: output "/b", input "/c/../g"',
    '5.2.4 remove_dot_segments 2E: output "/b/c", input "/../g"',
    '5.2.4 remove_dot_segments 2C: output "/b", input "/g"',
    '5.2.4 remove_dot_segments 2E: output "/b/g", input ""',
    '5.3 result: "http://a/b/g?y"',
  ]);
  expect(trace.filter(({ before, after }) => before !== after).map(({ after }) => after)).toEqual([
    '/b/c/../g',
    '/b/g',
  ]);
});

test.each([
  ['a reference that gives the base is resolved', { embedded: '../x' }, 'http://h/x', 'content', '5.1.1'],
  ['its fragment is cut', { embedded: 'http://b/c#f' }, 'http://b/c', 'content', '5.1.1'],
  ['RFC 2557 has Content-Location', { contentLocation: 'd#f' }, 'http://h/a/d', 'Content-Location', '5.1.2'],
  ['and no Content-Base', { contentBase: 'http://b/' }, 'http://h/a/b', 'retrieval', '5.1.3'],
])('§5.1: %s', (_, entity, expected, source, section) => {
  expect(document.base({ entities: [entity], retrieval: 'http://h/a/b#f' })).toMatchObject({
    base: expected,
    source,
    section,
  });
});

test("§5.1.4: the default base is the application's", () => {
  expect(document.base({ entities: [{ embedded: '../x' }], application: 'http://app/a/b' })).toMatchObject({
    base: 'http://app/x',
    source: 'content',
  });
  expect(document.base({ entities: [{}] }).base).toBeUndefined();
});

test('a path without dot segments decides nothing: the scheme does', () => {
  const { trace = [] } = revision('rfc3986').resolve('http:g', 'http://a/b', { trace: true });
  expect(decisiveSteps(trace).map((place) => trace[place]?.step)).toEqual(['if defined(R.scheme)']);
});
