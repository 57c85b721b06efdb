/** The scanner as a stream: the same references for all chunks, in bounded memory and linear time. */
import fc from 'fast-check';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import { revisions } from '../../../src/api/index.js';
import type { Found } from '../../../src/core/reference/extract-rules.js';
import { extract, ReferenceScanner } from '../../../src/core/reference/extract-scanner.js';
import { families } from '../../growth/families.js';
import { extractorOf } from './extractors.js';
import { many, quickTest } from '../../depth.js';

const piece = fc.constantFrom(
  ...'<URL: |<|>|"| |\n|- \n|http:|//h.dom|/a|URL:|www.w3.org|:|.|)|(|#|%41|%|~|\u00E9|\u{1F600}|x'.split(
    '|',
  ),
);
const texts = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

function inChunks(id: (typeof revisions)[number], text: string, cuts: readonly number[]): Found[] {
  const abbreviated = extractorOf(id).abbreviatedSection !== undefined;
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
  const abbreviated = extractorOf(id).abbreviatedSection !== undefined;

  test('chunk boundaries have no effect', () => {
    fc.assert(
      fc.property(texts, fc.array(fc.nat(), { maxLength: 10 }), (text, cuts) => {
        expect(inChunks(id, text, cuts)).toEqual(extract(extractorOf(id), text, { abbreviated, limit: 40 }));
      }),
      { seed: 2396, numRuns: many(150, 500) },
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
          expect(one.derivable || one.tolerated !== undefined || one.wrapper === 'url').toBe(true);
          last = one.outer.end;
        }
      }),
      { seed: 1738, numRuns: many(150, 500) },
    );
  });
});

/** Texts that make a careless scanner read the same text repeatedly, besides the common ones. */
const hard: Readonly<Record<string, string>> = {
  'open brackets': '<',
  'open brackets and words': '<a ',
  quotes: '"',
  'quotes and schemes': '"a:',
  schemes: 'a:',
  'schemes that die at once': 'a:~',
  'trailing punctuation': 'a:.',
  'closing brackets': 'a:)',
  prefixes: 'URL:',
};

/** Counts the steps of the scanner and of the automaton over a text. */
function stepsOver(id: (typeof revisions)[number], text: string): number {
  const { automaton, ...rules } = extractorOf(id);
  let steps = 0;
  const counted: Automaton = {
    initial: automaton.initial,
    dead: automaton.dead,
    classCount: automaton.classCount,
    classOf: (unit) => automaton.classOf(unit),
    step(state, characterClass) {
      steps += 1;
      return automaton.step(state, characterClass);
    },
    accepting: (state) => automaton.accepting(state),
  };
  const scanner = new ReferenceScanner({ ...rules, automaton: counted });
  const reading = scanner as unknown as { read: (unit: number) => void };
  const read = reading.read.bind(scanner);
  reading.read = (unit) => {
    steps += 1;
    read(unit);
  };
  scanner.push(text);
  scanner.end();
  return steps;
}

describe.each(Object.keys(families).concat(Object.keys(hard)))('%s', (name) => {
  const family = families[name] ?? ((n: number): string => (hard[name] ?? '').repeat(n));
  quickTest.each(revisions)('%s: a text twice as long takes twice as many steps', (id) => {
    for (const before of ['', 'http:', '<http:']) {
      const once = stepsOver(id, before + family(1000));
      expect(once).toBeGreaterThanOrEqual(1000);
      expect(stepsOver(id, before + family(2000))).toBeLessThan(2.1 * once);
    }
  });
});

test('the limit bounds memory for any unclosed wrapper', () => {
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
