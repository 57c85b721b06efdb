/** remove_dot_segments of §5.2.4: its two tables, edge cases, and its literal steps. */
import fc from 'fast-check';
import { removeDotSegments } from '../../../src/documents/rfc3986/dot-segments.js';
import { many } from '../../depth.js';

/** Executes the steps as printed, with the buffers as strings. */
function byTheLetter(path: string): string {
  let input = path;
  let output = '';
  const dropLast = (): void => {
    output = output.replace(/\/?[^/]*$/, '');
  };
  while (input !== '') {
    if (/^\.\.?\//.test(input)) input = input.replace(/^\.\.?\//, '');
    else if (/^\/\.(?:\/|$)/.test(input)) input = input.replace(/^\/\.(?:\/|$)/, '/');
    else if (/^\/\.\.(?:\/|$)/.test(input)) {
      input = input.replace(/^\/\.\.(?:\/|$)/, '/');
      dropLast();
    } else if (/^\.\.?$/.test(input)) input = '';
    else {
      const first = /^\/?[^/]*/.exec(input)?.[0] ?? '';
      output += first;
      input = input.slice(first.length);
    }
  }
  return output;
}

test.each([
  [
    '/a/b/c/./../../g',
    [
      ['1', '', '/a/b/c/./../../g'],
      ['2E', '/a', '/b/c/./../../g'],
      ['2E', '/a/b', '/c/./../../g'],
      ['2E', '/a/b/c', '/./../../g'],
      ['2B', '/a/b/c', '/../../g'],
      ['2C', '/a/b', '/../g'],
      ['2C', '/a', '/g'],
      ['2E', '/a/g', ''],
    ],
  ],
  [
    'mid/content=5/../6',
    [
      ['1', '', 'mid/content=5/../6'],
      ['2E', 'mid', '/content=5/../6'],
      ['2E', 'mid/content=5', '/../6'],
      ['2C', 'mid', '/6'],
      ['2E', 'mid/6', ''],
    ],
  ],
  [
    '.././a',
    [
      ['1', '', '.././a'],
      ['2A', '', './a'],
      ['2A', '', 'a'],
      ['2E', 'a', ''],
    ],
  ],
  [
    '..',
    [
      ['1', '', '..'],
      ['2D', '', ''],
    ],
  ],
] as const)('§5.2.4: the steps for %s', (path, steps) => {
  const recordedSteps: string[] = [];
  const result = removeDotSegments(path, (step, outcome, _before, _after, section) =>
    recordedSteps.push(`${String(section)} ${step}: ${outcome}`),
  );
  expect(recordedSteps).toEqual(
    steps.map(
      ([step, output, input]) => `5.2.4 remove_dot_segments ${step}: output "${output}", input "${input}"`,
    ),
  );
  expect(result).toBe(steps.at(-1)?.[1]);
});

test.each([
  ['', ''],
  ['.', ''],
  ['/', '/'],
  ['/.', '/'],
  ['/..', '/'],
  ['/../g', '/g'],
  ['/a/..', '/'],
  ['/a/../..', '/'],
  ['/a/./', '/a/'],
  ['//../a', '/a'],
  ['/a//../b', '/a/b'],
  ['/.//b', '//b'],
  ['x/..//y', '//y'],
  ['a/..', '/'],
  ['a/../g', '/g'],
  ['../a/../b', '/b'],
  ['/...', '/...'],
  ['/..a/.b/c.', '/..a/.b/c.'],
])('%j without dot-segments is %j', (path, expected) => {
  expect(removeDotSegments(path)).toBe(expected);
  expect(byTheLetter(path)).toBe(expected);
});

test('the result equals that of the literal algorithm, with and without a recorder, and is stable', () => {
  const paths = fc
    .array(fc.constantFrom('/', '/', '.', '..', 'a', '...'), { maxLength: 14 })
    .map((chosen) => chosen.join(''));
  fc.assert(
    fc.property(paths, (path) => {
      const removed = removeDotSegments(path);
      expect(removed).toBe(byTheLetter(path));
      expect(removeDotSegments(path, () => undefined)).toBe(removed);
      expect(removeDotSegments(removed)).toBe(removed);
    }),
    { seed: 3986, numRuns: many(2000, 20_000) },
  );
});

test('records all steps of a short path, and linearly many of a long one', () => {
  for (const [path, most] of [
    ['/a/..'.repeat(100), 300],
    ['/./..'.repeat(50_000), 10],
  ] as const) {
    const events: string[] = [];
    let last: string | undefined;
    const result = removeDotSegments(path, (step, outcome, _before, after) => {
      events.push(`${step}: ${outcome.slice(0, 40)}`);
      last = after;
    });
    expect(result).toBe(byTheLetter(path.slice(0, 500)));
    expect(last).toBe(result);
    expect(events.length).toBeLessThanOrEqual(most);
    expect(events.at(-1)).toMatch(path.length > 1000 ? /: \d+ more steps$/ : /2E/);
  }
});
