/** The line that tells how far a check has come. */
import { Progress } from '../../../src/cli/check/progress.js';

/** What is shown when so much is done at these times, in milliseconds. */
function shownAt(times: readonly number[], size: number | undefined): readonly string[] {
  const lines: string[] = [];
  let now = 1000;
  const progress = new Progress({ status: (line) => lines.push(line) }, size, () => now);
  for (const time of times) {
    now = 1000 + time;
    progress.add({ bytes: 5_000_000, lines: 100_000, derivable: 75_000 });
  }
  return lines;
}

test('nothing is shown of what takes half a second', () => {
  expect(shownAt([100, 300, 499], undefined)).toEqual([]);
});

test('lines, rate, share, and no time left where the size is unknown', () => {
  expect(shownAt([400, 1000], undefined)).toEqual(['200,000 lines, 200K/s, 75% derivable']);
});

test.each([
  [10_000_000, '0 s left'],
  [1_000_000_000, '1 min 39 s left'],
  [50_000_000_000, '1 h 23 min left'],
])('of %d bytes, %s', (size, left) => {
  expect(shownAt([400, 1000], size)).toEqual([`200,000 lines, 200K/s, 75% derivable, ${left}`]);
});

test('ten times a second at most', () => {
  expect(shownAt([600, 650, 699, 700, 750, 810], undefined)).toHaveLength(3);
});
