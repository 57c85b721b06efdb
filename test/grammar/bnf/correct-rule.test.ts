/** Corrections of one rule: the resulting text, and the way back to the printed text. */
import fc from 'fast-check';
import { correctRule, occurrences } from '../../../src/grammar/bnf/read-rules.js';

const correct = (printed: string, corrected: string) => ({
  rule: 'a',
  printed,
  corrected,
  reason: 'r',
  evidence: 'e',
});

test('without corrections nothing changes', () => {
  const { text, printedSpan } = correctRule('a = "x"', []);
  expect(text).toBe('a = "x"');
  expect(printedSpan({ start: 4, end: 7 })).toEqual({ start: 4, end: 7 });
});

test('corrections apply by place, in whatever order they are listed', () => {
  const { text } = correctRule('a = / b \\% c', [correct('\\%', '%'), correct('/', '"/"')]);
  expect(text).toBe('a = "/" b % c');
});

test('a span within a corrected stretch widens to the printed stretch', () => {
  const { text, printedSpan } = correctRule('a = [ b ] c', [correct('[ b ]', 'bb / [ b ]')]);
  expect(text).toBe('a = bb / [ b ] c');
  expect(printedSpan({ start: 9, end: 14 })).toEqual({ start: 4, end: 9 });
  expect(printedSpan({ start: 4, end: 14 })).toEqual({ start: 4, end: 9 });
  expect(printedSpan({ start: 15, end: 16 })).toEqual({ start: 10, end: 11 });
});

test('what no correction touches keeps its text', () => {
  const stretch = fc.string({ unit: fc.constantFrom('x', 'y', ' '), maxLength: 4 });
  const edits = fc.array(fc.record({ kept: stretch, corrected: fc.constantFrom('|', '"/"') }), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(edits, stretch, (list, last) => {
      const printed = list.map(({ kept }, index) => `${kept}<${index}>`).join('') + last;
      const corrections = list.map(({ corrected }, index) => correct(`<${index}>`, corrected));
      const { text, printedSpan } = correctRule(printed, corrections);
      expect(text).toBe(list.map(({ kept, corrected }) => kept + corrected).join('') + last);
      let end = 0;
      for (const { kept, corrected } of list) {
        for (let at = end; at < end + kept.length; at += 1) {
          const span = printedSpan({ start: at, end: at + 1 });
          expect(printed.slice(span.start, span.end)).toBe(text[at]);
        }
        end += kept.length + corrected.length;
      }
    }),
    { seed: 1738 },
  );
});

test('occurrences count overlapping finds', () => {
  expect(occurrences('aaa', 'aa')).toBe(2);
  expect(occurrences('abc', 'd')).toBe(0);
});
