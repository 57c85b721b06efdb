/** The linear removal of dot segments, at once and in steps, compared with the literal steps of the documents. */
import fc from 'fast-check';
import { revision, revisions } from '../../../src/api/index.js';
import type { AbsoluteForm, Resolution } from '../../../src/core/reference/resolve.js';
import { removeElements } from '../../../src/documents/url-1993/resolve.js';
import { removeDotSegments, withoutLastSegment } from '../../../src/core/reference/dot-segments.js';
import { removalSteps } from '../../../src/core/reference/dot-segment-steps.js';
import { algorithmsOf, anyText, derivable, seed } from './algorithms-of.js';
import { many } from '../../depth.js';

/** A complete path segment not equal to "..": it follows a slash, or is at the start and not empty. */
const segment = String.raw`(?:^(?!\.\.\/)[^/]+|(?<=\/)(?!\.\.\/)[^/]*)`;

/** The literal steps, "removing the leftmost matching pattern on each iteration", in quadratic time. */
const letter: readonly ((buffer: string) => string)[] = [
  (buffer) => buffer.replace(/(?<=^|\/)\.\//g, ''),
  (buffer) => buffer.replace(/(?<=^|\/)\.$/, ''),
  (buffer) => iterated(buffer, new RegExp(String.raw`${segment}\/\.\.\/`)),
  (buffer) => buffer.replace(new RegExp(String.raw`${segment}\/\.\.$`), ''),
];

/** Removes elements literally as in 1993: xxx is neither "." nor "..". */
function removeElementsByRule(path: string): string {
  return iterated(path, /\/(?:\.|(?!\.\.?\/)[^/]*\/\.\.)(?=\/|$)/);
}

function iterated(buffer: string, pattern: RegExp): string {
  for (let before; before !== buffer;) {
    before = buffer;
    buffer = before.replace(pattern, '');
  }
  return buffer;
}

/** Returns the buffer after each step. */
function afterEach(steps: readonly ((buffer: string) => string)[], buffer: string): readonly string[] {
  return steps.map((step) => (buffer = step(buffer)));
}

function removeByStep(buffer: string): string {
  return afterEach(letter, buffer).at(-1) ?? '';
}

function isAbsolute(result: unknown): result is AbsoluteForm {
  return (result as Resolution).kind === 'absolute';
}

test.each([
  ['', ''],
  ['.', ''],
  ['..', '..'],
  ['/.', '/'],
  ['/..', '/..'],
  ['/../g', '/../g'],
  ['/a/..', '/'],
  ['/a/../..', '/..'],
  ['/a//../b', '/a/b'],
  ['//../b', '/b'],
  ['.//../g', '/../g'],
  ['a/..//../g', '/../g'],
  ['a/../g', 'g'],
  ['a/..', ''],
  ['/a/b/../../../c/..', '/../'],
  ['/a/./b/../b/c/%7a', '/a/b/c/%7a'],
])('%j without dot segments is %j', (buffer, expected) => {
  expect(removeDotSegments(buffer)).toBe(expected);
  expect(removeByStep(buffer)).toBe(expected);
});

test('the last segment is what follows the last slash', () => {
  expect(['', 'a', '/', '/a', '/a/', 'a/b'].map(withoutLastSegment)).toEqual(['', '', '/', '/', '/a/', 'a/']);
});

const buffers = fc
  .array(fc.constantFrom('/', '/', '.', '..', 'a', '?', '...'), { maxLength: 14 })
  .map((chosen) => chosen.join(''));

test('1997 §5.2 6d-6g, 2003 §5.2 merge 3-6: the linear algorithm agrees with the literal one', () => {
  fc.assert(
    fc.property(buffers, (buffer) => removeDotSegments(buffer) === removeByStep(buffer)),
    { ...seed, numRuns: many(2000, 20_000) },
  );
});

test('each traced step leaves the same as the literal algorithm', () => {
  fc.assert(
    fc.property(buffers, (buffer) => {
      expect(afterEach(removalSteps, buffer)).toEqual(afterEach(letter, buffer));
    }),
    { ...seed, numRuns: many(2000, 20_000) },
  );
});

test('1993 "Partial form": the linear algorithm agrees with the literal one', () => {
  fc.assert(
    fc.property(buffers, (buffer) => removeElements(buffer) === removeElementsByRule(buffer)),
    { ...seed, numRuns: many(2000, 20_000) },
  );
});

const resolving = revisions.filter((id) => algorithmsOf(id).resolver.options.length > 0);

describe.each(resolving)('%s', (id) => {
  const reader = revision(id);
  const { resolve, options: known } = algorithmsOf(id).resolver;
  const references = id === 'url-1993' ? anyText : derivable(id);
  const options = known.includes('surplus')
    ? fc.record({ validating: fc.boolean(), surplus: fc.constantFrom('keep', 'remove', 'refuse') })
    : fc.constant({});

  test('with and without a trace, any reference against any base gives the same; what it gives is derivable', () => {
    fc.assert(
      fc.property(references, derivable(id), options, (text, base, chosen) => {
        const outcome = (trace: boolean): unknown => {
          try {
            return { ...resolve(reader, text, base, { ...chosen, trace }), trace: undefined };
          } catch (error) {
            return error;
          }
        };
        const result = outcome(false);
        expect(outcome(true)).toEqual(result);
        if (result instanceof Error) expect(result.name).toMatch(/^(Resolution|UriSyntax)Error$/);
        else if (isAbsolute(result)) expect(reader.accepts(result.text)).toBe(true);
      }),
      { ...seed, numRuns: many(100, 500) },
    );
  });
});

test('every revision is covered here or has no rules', () => {
  const without = revisions.filter((id) => {
    try {
      algorithmsOf(id).resolver.resolve(revision(id), 'g', 'http://a/');
      return false;
    } catch {
      return true;
    }
  });
  expect(revisions.filter((id) => !resolving.includes(id))).toEqual(without);
});
