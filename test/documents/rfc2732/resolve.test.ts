/**
 * Resolving by RFC 2732, which is RFC 2396 §5.2: addresses and brackets in references and bases, and the source of the
 * steps.
 */
import { revision } from '../../../src/api/index.js';
import { errorOf } from '../../core/reference/error-of.js';

const { resolve } = revision('rfc2732');
const base = 'http://[::1]:80/b/c/d;p?q[1]';

test.each([
  ['../g?x[2]#[', 'http://[::1]:80/b/g?x[2]#['],
  ['//[::2]/g', 'http://[::2]/g'],
  ['?y', 'http://[::1]:80/b/c/?y'],
  ['?[', 'http://[::1]:80/b/c/?['],
  ['a:b[1]', 'a:b[1]'],
  ['http://[1080::8:800:200C:417A]/foo', 'http://[1080::8:800:200C:417A]/foo'],
])('%s is %s', (text, expected) => {
  for (const trace of [false, true]) expect(resolve(text, base, { trace })).toMatchObject({ text: expected });
});

test('a base without a path', () => {
  expect(resolve('g', 'http://[::1]/')).toMatchObject({ text: 'http://[::1]/g' });
  // RFC 2396 §5.2, step 6a, leaves nothing between the authority and the reference.
  expect(errorOf(() => resolve('g', 'http://[::1]'))).toMatchObject({ problem: 'result-not-derivable' });
});

test('an opaque part may contain brackets, a path may not', () => {
  expect(resolve('http:g[1]', base)).toMatchObject({ text: 'http:g[1]' });
  expect(errorOf(() => resolve('http:g[1]', base, { validating: false }))).toMatchObject({
    name: 'ResolutionError',
    problem: 'result-not-derivable',
    section: 'RFC 2396 §5.2',
  });
  expect(resolve('http:g', base, { validating: false })).toMatchObject({ text: 'http://[::1]:80/b/c/g' });
});

test('the steps and the errors are those of RFC 2396', () => {
  const { trace = [] } = resolve('g', 'http://[::1]/a#s', { trace: true });
  expect(trace[0]).toMatchObject({ step: '1', section: 'RFC 2396 §5.2' });
  expect(trace.find(({ step }) => step === 'base')).toMatchObject({ section: 'RFC 2396 §4' });
  expect(resolve('../../../../g', base, { surplus: 'refuse' })).toMatchObject({
    kind: 'refused',
    section: 'RFC 2396 §5.2',
  });
  const error = errorOf(() => resolve('g', 'a:b[1]'));
  expect(error).toMatchObject({ section: 'RFC 2396 §5' });
  expect(String(error)).toMatch('need a hierarchical one (RFC 2396 §5)');
});
