/** The scanner as a stream: the same references whatever the chunks, in bounded memory and linear time. */
import fc from 'fast-check';
import { revisions } from '../../src/index.js';
import { extract } from '../../src/reference/extract.js';
import type { Found } from '../../src/reference/extract-rules.js';
import { ReferenceScanner } from '../../src/reference/extract-scanner.js';
import { extractorOf } from './extractors.js';

const piece = fc.constantFrom(
  ...'<URL: |<|>|"| |\n|- \n|http:|//h.dom|/a|URL:|www.w3.org|:|.|)|(|#|%41|%|~|\u00E9|\u{1F600}|x'.split(
    '|',
  ),
);
const texts = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

function inChunks(id: (typeof revisions)[number], text: string, cuts: readonly number[]): Found[] {
  const abbreviated = id === 'rfc2396bis-01';
  const scanner = new ReferenceScanner(extractorOf(id), { abbreviated, limit: 40 });
  const offsets = [...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((a, b) => a - b);
  const found: Found[] = [];
  let from = 0;
  for (const offset of offsets) {
    found.push(...scanner.push(text.slice(from, offset)));
    from = offset;
  }
  return [...found, ...scanner.end()];
}

describe.each(revisions)('%s', (id) => {
  const abbreviated = id === 'rfc2396bis-01';

  test('finds the same in any chunks', () => {
    fc.assert(
      fc.property(texts, fc.array(fc.nat(), { maxLength: 10 }), (text, cuts) => {
        expect(inChunks(id, text, cuts)).toEqual(extract(extractorOf(id), text, { abbreviated, limit: 40 }));
      }),
      { seed: 2396, numRuns: 500 },
    );
  });

  test('what it finds is in the source, in order, and derivable unless it is <URL:…>', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let last = 0;
        for (const one of extract(extractorOf(id), text, { abbreviated })) {
          const source = text.slice(one.span.start, one.span.end).replace(/\s+/g, '');
          expect([one.text, one.alternative]).toContain(source);
          expect(last <= one.outer.start && one.outer.start <= one.span.start).toBe(true);
          expect(one.span.end <= one.outer.end).toBe(true);
          expect(one.derivable || one.wrapper === 'url').toBe(true);
          last = one.outer.end;
        }
      }),
      { seed: 1738, numRuns: 500 },
    );
  });
});

/** Texts that make a careless scanner read the same text again and again. */
const hard: Readonly<Record<string, string>> = {
  'open brackets': '<',
  'open brackets and words': '<a ',
  quotes: '"',
  'quotes and schemes': '"a:',
  schemes: 'a:',
  'schemes that die at once': 'a:~',
  'trailing punctuation': 'a:.',
  'one word': 'a',
  'closing brackets': 'a:)',
  prefixes: 'URL:',
};

test.each(Object.entries(hard))('time grows with the text, not with its square: %s', (_, unit) => {
  const time = (length: number): number => {
    const text = unit.repeat(length / unit.length);
    const start = performance.now();
    for (const id of ['rfc1738', 'rfc2396bis-01'] as const) extract(extractorOf(id), text);
    return performance.now() - start;
  };
  time(30_000);
  const small = Math.min(time(30_000), time(30_000), time(30_000));
  const large = Math.min(time(120_000), time(120_000));
  expect(large).toBeLessThan(12 * small + 20);
});

test('memory is bounded by the limit, whatever is never closed', () => {
  const limit = 1000;
  for (const unit of ['<', '<x ', '"', 'a', 'a:', 'URL:', 'x ', 'http://h/a', '< "']) {
    const scanner = new ReferenceScanner(extractorOf('url-1997'), { limit });
    const units = (): number => (scanner as unknown as { readonly units: readonly number[] }).units.length;
    let most = 0;
    for (let i = 0; i < 20; i++) {
      for (let j = 0; j < limit; j++) {
        scanner.push(unit);
        most = Math.max(most, units());
      }
    }
    expect(most).toBeLessThanOrEqual(3 * limit);
  }
});
