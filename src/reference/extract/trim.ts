/** Where a reference without a wrapper ends: punctuation that follows it is the sentence's, not its own. */

const punctuation = new Set(Array.from('.,;:!?\'"', (c) => c.charCodeAt(0)));
const [openRound, closeRound, openSquare, closeSquare] = [0x28, 0x29, 0x5b, 0x5d];

/**
 * The length of the longest derivable prefix that does not end in punctuation, nor in a closing bracket that it
 * does not open. 0 where there is none. Linear.
 * @param accepted whether the prefix of each length is derivable; one entry more than there are units
 */
export function trimmedLength(units: readonly number[], accepted: readonly boolean[]): number {
  const balance = new Map([
    [closeRound, 0],
    [closeSquare, 0],
  ]);
  const count = (unit: number | undefined, by: number): void => {
    if (unit === openRound || unit === openSquare) {
      const closing = unit === openRound ? closeRound : closeSquare;
      balance.set(closing, (balance.get(closing) ?? 0) + by);
    } else if (unit === closeRound || unit === closeSquare) {
      balance.set(unit, (balance.get(unit) ?? 0) - by);
    }
  };
  units.forEach((unit) => {
    count(unit, 1);
  });
  let length = units.length;
  while (length > 0) {
    const last = units[length - 1] ?? 0;
    const loose = punctuation.has(last) || (balance.get(last) ?? 0) < 0;
    if (accepted[length] === true && !loose) return length;
    count(last, -1);
    length -= 1;
  }
  return 0;
}
