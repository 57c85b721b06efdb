/** RFC 2396 §5.2 beyond the rows of Appendix C: its edges, the choices of steps 3 and 6g, its trace, its errors. */
import { type Resolution, type ResolveOptions, revision, UriSyntaxError } from '../../../src/index.js';
import { errorOf } from '../../reference/error-of.js';

const base = 'http://a/b/c/d;p?q';

function resolve(text: string, context: string, options?: ResolveOptions): Resolution {
  return revision('rfc2396').resolve(text, context, options);
}

function textOf(result: Resolution): string {
  return result.kind === 'absolute' ? result.text : result.kind;
}

test.each([
  ['?', base, 'http://a/b/c/?'],
  ['?y#s', base, 'http://a/b/c/?y#s'],
  ['..?y', base, 'http://a/b/?y'],
  ['.?y', base, 'http://a/b/c/?y'],
  ['g#', base, 'http://a/b/c/g#'],
  ['g;a=../b/../c', base, 'http://a/b/c/g;a=../c'],
  ['g//../h', base, 'http://a/b/c/g/h'],
  ['//', base, 'http://'],
  ['//h?q', base, 'http://h?q'],
  ['//u@v@h/../x', base, 'http://u@v@h/../x'],
  // "The URI" is what remains once the fragment identifier is removed (§4); the query of the base is discarded.
  ['g', 'http://a/b?q#s', 'http://a/g'],
  // Step 6a leaves nothing between the authority and the reference.
  ['g', 'http://a', 'http://ag'],
  ['g', 'http://a?q', 'http://ag'],
  ['..', 'http://a', 'http://a..'],
  ['?y', 'http://a', 'http://a?y'],
  ['/g', 'http://a?q', 'http://a/g'],
  ['g', 'x://a_b?q', 'x://a_bg'],
  // What was a path comes to look like an authority.
  ['..//g', 'x:/b/c', 'x://g'],
  ['../g', 'x:/a', 'x:/../g'],
])('%j against %s is %s', (text, context, expected) => {
  for (const trace of [false, true]) expect(textOf(resolve(text, context, { trace }))).toBe(expected);
});

test('the components are those of the algorithm, also where the text reads otherwise', () => {
  expect(resolve('g', 'http://a')).toMatchObject({ components: { authority: 'a', path: 'g' } });
});

test('an absolute reference and one to the current document need no base', () => {
  for (const unsuitable of ['', '../x', '[', 'mailto:a@b']) {
    expect(textOf(resolve('g:h#s', unsuitable))).toBe('g:h#s');
    expect(textOf(resolve('http:g', unsuitable, { validating: false }))).toBe('http:g');
    expect(resolve('#', unsuitable)).toEqual({ kind: 'current-document', fragment: '' });
    expect(resolve('', unsuitable)).toEqual({ kind: 'current-document', fragment: undefined });
  }
});

test.each([
  ['http:g', base, 'http://a/b/c/g'],
  ['HTTP:g', base, 'http://a/b/c/g'],
  ['http:?y', base, 'http://a/b/c/?y'],
  ['http:/g', base, 'http://a/g'],
  ['http://g', base, 'http://g'],
  ['http:../g?y/../x#s', base, 'http://a/b/g?y/../x#s'],
  ['http:g:h', base, 'http://a/b/c/g:h'],
  ['ftp:g', base, 'ftp:g'],
  ['file:g', 'file:/a/b', 'file:/a/g'],
  // Only of a scheme that is "known to always use the <hier_part> syntax".
  ['news:c', 'news:/a/b', 'news:c'],
  ['x:g', 'x:/a/b', 'x:g'],
  ['http:g', 'http:b', 'http:g'],
])('step 3, not validating: %s against %j is %s', (text, context, expected) => {
  for (const trace of [false, true]) {
    expect(textOf(resolve(text, context, { validating: false, trace }))).toBe(expected);
  }
  expect(textOf(resolve(text, context))).toBe(text);
});

test.each([
  ['../../../g', base, 'http://a/../g', 'http://a/g', 1],
  ['../../../../..', base, 'http://a/../../..', 'http://a/', 3],
  ['../../../..g', base, 'http://a/../..g', 'http://a/..g', 1],
  ['../g', 'http://a', 'http://a../g', 'http://ag', 1],
  ['..', 'http://a', 'http://a..', 'http://a', 1],
])('step 6g: the surplus of %s against %s', (text, context, kept, removed, surplus) => {
  for (const trace of [false, true]) {
    const by = (treatment: 'keep' | 'remove' | 'refuse'): Resolution =>
      resolve(text, context, { surplus: treatment, trace });
    expect(textOf(by('keep'))).toBe(kept);
    expect(textOf(by('remove'))).toBe(removed);
    expect(by('refuse')).toMatchObject({ kind: 'refused', section: '5.2', surplus });
  }
});

test('nothing is surplus in an absolute path, nor above the root but below', () => {
  for (const surplus of ['remove', 'refuse'] as const) {
    expect(textOf(resolve('/../g', base, { surplus }))).toBe('http://a/../g');
    expect(textOf(resolve('../../g', base, { surplus }))).toBe('http://a/g');
  }
});

test('every step by its number, with the buffer before and after', () => {
  const { trace = [] } = resolve('../g/./h/..?y/./x', base, { trace: true });
  expect(trace.map(({ step }) => step).join(' ')).toBe('1 2 3 4 5 6a 6b 6c 6d 6e 6f 6g 6h 7');
  expect(trace.filter(({ before }) => before !== undefined).map(({ step, after }) => [step, after])).toEqual([
    ['6a', '/b/c/'],
    ['6b', '/b/c/../g/./h/..'],
    ['6c', '/b/c/../g/h/..'],
    ['6d', '/b/c/../g/h/..'],
    ['6e', '/b/g/h/..'],
    ['6f', '/b/g/'],
    ['6g', '/b/g/'],
  ]);
});

test.each([
  ['?y', true],
  ['g?y', false],
  ['', false],
])('the trace tells whether the BNF derives %j, which Appendix C.1 resolves', (text, isTold) => {
  expect(revision('rfc2396').accepts(text)).toBe(!isTold);
  const { trace = [] } = resolve(text, base, { trace: true });
  expect(trace.filter(({ section }) => section === 'C.1')).toEqual(
    isTold
      ? [{ step: '1', section: 'C.1', outcome: 'no URI-reference by the BNF, split by Appendix B' }]
      : [],
  );
});

test.each([
  ['', '1 2'],
  ['g:h', '1 2 3'],
  ['//g', '1 2 3 4 7'],
  ['/g', '1 2 3 4 5 7'],
])('%j ends early', (text, steps) => {
  const { trace = [] } = resolve(text, base, { trace: true });
  expect(trace.map(({ step }) => step).join(' ')).toBe(steps);
});

test.each([
  ['', 'base-relative'],
  ['//h/a', 'base-relative'],
  ['mailto:a@b', 'base-opaque'],
  ['x:?q', 'base-opaque'],
  ['x:', 'base-not-derivable'],
  ['http://h/[', 'base-not-derivable'],
])('no reference is relative to %j: %s', (unsuitable, problem) => {
  expect(errorOf(() => resolve('../g', unsuitable))).toMatchObject({
    name: 'ResolutionError',
    problem,
    section: '5',
  });
});

test.each(['a b', '1:2', 'http:', '?[', '?y#a#b'])('%j is not derivable', (text) => {
  expect(() => resolve(text, base)).toThrow(UriSyntaxError);
});
