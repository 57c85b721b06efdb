/** Schemes counted in parts, compared with the whole. */
import fc from 'fast-check';
import { maxSchemes, Schemes } from '../../../src/cli/counts/schemes.js';

function countsOf(schemes: Schemes): object {
  return { entries: schemes.entries, others: schemes.others };
}

function merged(parts: readonly Schemes[]): Schemes {
  const all = new Schemes();
  for (const part of parts) {
    for (const [scheme, texts] of part.entries) all.add(scheme, texts);
    all.addOthers(part.others);
  }
  return all;
}

test('partial counts of schemes merge in any order', () => {
  // Several times as many as are kept.
  const scheme = fc.nat(4 * maxSchemes).map((number) => `s${number}`);
  const part = fc.array(scheme, { minLength: maxSchemes, maxLength: 3 * maxSchemes });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.boolean(), (parts, isReversed) => {
      const counts = parts.map((list) => {
        const schemes = new Schemes();
        for (const one of list) schemes.add(one);
        return schemes;
      });
      const whole = new Schemes();
      for (const one of parts.flat()) whole.add(one);
      const exact = new Map<string, number>();
      for (const one of parts.flat()) exact.set(one, (exact.get(one) ?? 0) + 1);
      expect(countsOf(merged(isReversed ? counts.reverse() : counts))).toEqual(countsOf(whole));
      expect(whole.entries).toHaveLength(Math.min(exact.size, maxSchemes));
      for (const [one, texts] of whole.entries) expect(exact.get(one)).toBe(texts);
      expect(whole.entries.reduce((sum, [, texts]) => sum + texts, whole.others)).toBe(parts.flat().length);
    }),
    { numRuns: 10 },
  );
});

test('lists the most frequent first; very long schemes count as others', () => {
  const schemes = new Schemes();
  for (const scheme of ['ftp', 'http', 'a'.repeat(65), 'http', 'data']) schemes.add(scheme);
  expect(countsOf(schemes)).toEqual({
    entries: [
      ['http', 2],
      ['ftp', 1],
      ['data', 1],
    ],
    others: 1,
  });
});
