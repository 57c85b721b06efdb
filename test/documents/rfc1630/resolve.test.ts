/** RFC 1630 "Partial (relative) form": each rule of its prose, and the cases in which its example differs. */
import fc from 'fast-check';
import { revision } from '../../../src/api/index.js';
import { removeElements, resolver } from '../../../src/documents/rfc1630/resolve.js';
import type { Resolution, ResolveOptions } from '../../../src/core/reference/resolve.js';
import { split } from '../../../src/core/reference/split.js';
import { errorOf } from '../../core/reference/error-of.js';

const context = 'http://a/b/c/d?p';
const magic = 'magic://a/b/c//d/e/f';

function resolution(text: string, base: string, options?: ResolveOptions): Resolution {
  return resolver.resolve(revision('rfc1630'), text, base, options);
}

function resolve(text: string, base = context): string {
  const [result, traced] = [false, true].map((trace) => {
    const { kind, ...rest } = resolution(text, base, { trace });
    return kind === 'absolute' && 'text' in rest ? rest.text : kind;
  });
  expect(traced).toBe(result);
  return result ?? '';
}

test.each([
  ['a colon before any slash is an absolute form', 'g:h', 'g:h'],
  ['so it is with the scheme of the context', 'http:g', 'http:g'],
  ['a colon after a slash is none', './g:h', 'http://a/b/c/g:h'],
  ['nor is one in the fragment-id, which follows the URL', 'g#s:t', 'http://a/b/c/g#s:t'],
  ['two slashes', '//h:80/g?y', 'http://h:80/g?y'],
  ['one slash', '/g', 'http://a/g'],
  ['whose dots are not removed', '/./g', 'http://a/./g'],
  ['the last part is removed, the partial URI appended', 'g', 'http://a/b/c/g'],
  ['with its search part', 'g?y', 'http://a/b/c/g?y'],
  ['also if it is nothing but a search part', '?y', 'http://a/b/c/?y'],
  ['whose slashes and dots are none of a path', 'g?y/../x', 'http://a/b/c/g?y/../x'],
  ['or empty', '', 'http://a/b/c/'],
  ['or a fragment-id', '#s/../t', 'http://a/b/c/#s/../t'],
  ['"/." is removed', './g', 'http://a/b/c/g'],
  ['with its slash', '.', 'http://a/b/c'],
  ['but not the slash after it', './', 'http://a/b/c/'],
  ['"xxx/../" is removed', '../g', 'http://a/b/g'],
  ['but not without the slash at its end', '..', 'http://a/b/c/..'],
  ['recursively', '../../g', 'http://a/g'],
  ['also what is no element of a path in later documents', '../../../g', 'http://g'],
  ['and void elements', '../../../../g', 'http:/g'],
  ['as far as there are elements', '../../../../../../g', 'http:../g'],
  ['complete elements only', '..g/g./.', 'http://a/b/c/..g/g.'],
])('%s: %j', (_, text, expected) => {
  expect(resolve(text)).toBe(expected);
});

test.each([
  ['news:g@h', 'comp.infosystems', 'news:comp.infosystems'],
  ['wais://h/db?w', '//i/db', 'wais://i/db'],
  ['x:b/c', '../g', 'x:g'],
  ['x:b/c', './g', 'x:b/g'],
  ['x:c', './g', 'x:./g'],
  ['http://a/b?c//d#e//f', '/g', 'http://a/g'],
  // "If a path of the context locator ends in slash": its last part is void.
  ['http://a/b/', 'g', 'http://a/b/g'],
  ['http://a', 'g', 'http://g'],
])('in the context of %s, %s', (base, text, expected) => {
  expect(resolve(text, base)).toBe(expected);
});

describe('the run of slashes', () => {
  test.each([
    ['///g', 'x:///a//b/c', 'x:///g'],
    ['//g', 'x:///a//b/c', 'x:///a//g'],
    ['/g', 'x:///a//b/c', 'x:///a//b/g'],
    ['/g', 'x:/a/b//c/d/e', 'x:/a/b//c/g'],
    ['//g', 'x://a/b//c', 'x://g'],
  ])('%s against %s: the first of its length with no longer one to the right', (text, base, expected) => {
    expect(resolve(text, base)).toBe(expected);
  });

  test('the example of "/g" leaves out the last words of the rule', () => {
    expect(resolve('/g', magic)).toBe('magic://a/b/c//d/g');
    const [first] = magic.split(/(?<!\/)\/(?!\/)/);
    expect(`${first ?? ''}/g`).toBe('magic://a/g');
  });

  test.each([
    ['/g', 'http://a'],
    ['/g', 'x:/a//b'],
    ['///g', 'http://a/b'],
    ['//g', 'news:a'],
  ])('%s against %s: without such a run, resolution fails', (text, base) => {
    const problem = { name: 'ResolutionError', problem: 'base-opaque', section: 'Partial (relative) form' };
    expect(errorOf(() => resolve(text, base))).toMatchObject(problem);
  });
});

test('a context without a scheme is refused; an absolute form needs none', () => {
  expect(errorOf(() => resolve('g', '/a/b:c'))).toMatchObject({ problem: 'base-relative', base: '/a/b:c' });
  expect(resolve('g:h', '')).toBe('g:h');
});

test('the components are those of the text', () => {
  const result = resolution('../../../g', context);
  expect(result).toMatchObject({ text: 'http://g', components: split('http://g') });
});

test('the trace shows which rule did what, and which URLs the BNF does not derive', () => {
  const steps = (text: string, base: string): readonly (readonly [string, string])[] =>
    (resolution(text, base, { trace: true }).trace ?? []).map(({ step, outcome }) => [step, outcome]);
  expect(steps('../g', magic)).toEqual([
    ['absolute form', 'no colon before any slash: a partial form'],
    ['scheme', 'the same, omitted: "magic:"'],
    ['slashes', 'none at the start'],
    ['last part', 'removed, the partial URI appended in its place'],
    ['recursive removal', 'removed'],
    ['result', '"magic://a/b/c//d/g", which the BNF of URLs does not derive'],
  ]);
  expect(steps('/g', magic)).toContainEqual([
    'prepended',
    'everything up to the first run of one slash with no longer run to the right of it: "magic://a/b/c//d"; the document\'s example of "/g" goes to the first such run, whatever stands to the right of it: "magic://a"',
  ]);
  expect(steps('/g', context)).toContainEqual([
    'prepended',
    'everything up to the first run of one slash with no longer run to the right of it: "http://a"',
  ]);
  expect(steps('/g', context).at(-1)).toEqual(['result', '"http://a/g"']);
});

/** Removes literally, one occurrence after another. */
function removedByRule(path: string): string {
  const without = path.replace(/(?<=^|\/)(?!\.\.?\/)[^/]*\/\.\.\/|\/\.(?=\/|$)/, '');
  return without === path ? path : removedByRule(without);
}

test('the linear algorithm agrees with the literal one', () => {
  const paths = fc
    .array(fc.constantFrom('/', '/', '.', '..', 'a', '...'), { maxLength: 14 })
    .map((chosen) => chosen.join(''));
  fc.assert(
    fc.property(paths, (path) => removeElements(path) === removedByRule(path)),
    { seed: 1, numRuns: 500 },
  );
});
