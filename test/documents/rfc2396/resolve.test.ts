/** RFC 2396 §5.2: the choice of step 3, and the trace. test/core/reference/ compares it with its neighbours. */
import { type Resolution, type ResolveOptions, revision } from '../../../src/api/index.js';

const base = 'http://a/b/c/d;p?q';

function resolve(text: string, context: string, options?: ResolveOptions): Resolution {
  return revision('rfc2396').resolve(text, context, options);
}

function textOf(result: Resolution): string {
  return result.kind === 'absolute' ? result.text : result.kind;
}

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
  // Only for a scheme that is "known to always use the <hier_part> syntax".
  ['news:c', 'news:/a/b', 'news:c'],
  ['x:g', 'x:/a/b', 'x:g'],
  ['http:g', 'http:b', 'http:g'],
])('step 3, not validating: %s against %j is %s', (text, context, expected) => {
  for (const trace of [false, true]) {
    expect(textOf(resolve(text, context, { validating: false, trace }))).toBe(expected);
  }
  expect(textOf(resolve(text, context))).toBe(text);
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
])('the trace shows whether the BNF derives %j, which Appendix C.1 resolves', (text, isShown) => {
  expect(revision('rfc2396').accepts(text)).toBe(!isShown);
  const { trace = [] } = resolve(text, base, { trace: true });
  expect(trace.filter(({ section }) => section === 'C.1')).toEqual(
    isShown
      ? [{ step: '1', section: 'C.1', outcome: 'not a URI-reference by the BNF; split by Appendix B' }]
      : [],
  );
});
