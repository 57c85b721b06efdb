/** How the time of a call grows with its text: by processor time, which other programs on the machine do not disturb. */

/** Units of the shorter texts; the longer ones have eight times as many. */
const units = 1000;
const factor = 8;
/** How often the longer text is taken in a round. */
const times = 2;
const rounds = 5;
/** Microseconds; of less nothing can be told, and eight thousand units squared take a hundred times as long. */
const least = 100;

/**
 * The time for each character of a long text, to that of texts an eighth as long: about 1 where time is linear, 8
 * where it is quadratic. Of several rounds the best, so that a garbage collection does not count.
 */
export function growth(family: (n: number) => string, call: (text: string) => unknown): number {
  const [short, long] = [family(units), family(factor * units)];
  let [shortTime, longTime] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round++) {
    shortTime = Math.min(shortTime, timeOf(call, short, factor * times));
    longTime = Math.min(longTime, timeOf(call, long, times));
  }
  return longTime / Math.max(shortTime, least);
}

/** What growth stays below for a call that is linear, on a busy machine too. */
export const linear = 3;

/** Microseconds of processor time; a call that throws has an end as well. */
function timeOf(call: (text: string) => unknown, text: string, count: number): number {
  const begin = process.cpuUsage();
  for (let i = 0; i < count; i++) {
    try {
      call(text);
    } catch {
      // The text is not derivable.
    }
  }
  const { user, system } = process.cpuUsage(begin);
  return user + system;
}
