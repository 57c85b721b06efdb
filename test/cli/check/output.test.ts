/** Bytes that grow at the end. */
import fc from 'fast-check';
import { bytesOf, Output, viewOf } from '../../../src/cli/check/output.js';

const text = (output: Output): string => Buffer.from(output.bytes).toString();

test('what is added stands in its order, however long', () => {
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

test('its room is used again until another is given', () => {
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
