/** Marks and runs of a comparison, by a table: what differs from the nearest value before it, which neighbours are alike. */
import { alikeNeighbours, differing, type Told } from '../../../src/study/formatting/side-by-side.js';

const no = undefined;

test.each<[told: Told, marks: string]>([
  [[], ''],
  [['a'], '-'],
  [['a', 'a', 'b', 'b', 'a'], '--x-x'],
  [['a', no, 'a', no, 'b'], '----x'],
  [[no, 'a', no, no, ''], '----x'],
])('%j is marked %s', (told, marks) => {
  expect(
    differing(told)
      .map((differs) => (differs ? 'x' : '-'))
      .join(''),
  ).toBe(marks);
});

test.each<[fields: readonly Told[], runs: readonly (readonly number[])[]]>([
  [[], []],
  [[['a', 'a', 'a']], [[0, 1, 2]]],
  [
    [['a', 'a', 'b', 'b']],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [
    [
      ['a', 'a', 'a', 'a'],
      [no, '', '', no],
    ],
    [[0], [1, 2], [3]],
  ],
])('%j', (fields, runs) => {
  expect(alikeNeighbours(fields)).toEqual(runs);
});
