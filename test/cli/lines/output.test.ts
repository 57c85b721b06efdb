/** The growing output buffer, and the progress of a check. */
import fc from 'fast-check';
import { bytesOf, Output, viewOf } from '../../../src/cli/lines/output.js';
import { CheckProgress } from '../../../src/cli/lines/progress.js';

const text = (output: Output): string => Buffer.from(output.bytes).toString();

test('keeps the order of additions of any length', () => {
  const stretch = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.nat(9), fc.nat(9));
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 20 }), (stretches) => {
      const output = new Output();
      let expected = '';
      for (const [length, before, after] of stretches) {
        const source = Buffer.from(Array.from({ length: before + length + after }, (_, i) => 97 + (i % 26)));
        output.copy(viewOf(source), before, before + length);
        expected += source.toString('latin1', before, before + length);
      }
      expect(text(output)).toBe(expected);
    }),
    { seed: 1 },
  );
});

test.each([0, 7, 9, 10, 99, 100, 65535, 1_000_000, 16_777_216, Number.MAX_SAFE_INTEGER])(
  'a number is written in decimal digits: %d',
  (value) => {
    const output = new Output();
    output.number(value);
    output.byte(0x0a);
    expect(text(output)).toBe(`${value}\n`);
  },
);

test('a text is written in UTF-8', () => {
  const output = new Output();
  output.text('é\u{1f600}');
  output.add(bytesOf('\u20ac'));
  expect(text(output)).toBe('é\u{1f600}€');
});

test('reuses its buffer until another is given', () => {
  const output = new Output();
  const room = new ArrayBuffer(64);
  output.clear(room);
  output.text('first');
  expect(output.bytes.buffer).toBe(room);
  output.clear();
  output.text('second');
  expect(text(output)).toBe('second');
  expect(output.bytes.buffer).toBe(room);
});

/** Returns the status lines for progress at the given times, in milliseconds. */
function shownAt(times: readonly number[], size: number | undefined): readonly string[] {
  const lines: string[] = [];
  let now = 1000;
  const progress = new CheckProgress({ status: (line) => lines.push(line) }, size, () => now);
  for (const time of times) {
    now = 1000 + time;
    progress.add({ bytes: 5_000_000, lines: 100_000, derivable: 75_000 });
  }
  return lines;
}

test('shows no progress within half a second', () => {
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
