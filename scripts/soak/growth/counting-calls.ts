/**
 * Calls whose steps are counted, on texts that grow. growth.ts bundles this file with its imports and counts their
 * steps.
 */
import { revision, revisions, type Revision } from '../../../src/api/index.js';
import { Random } from '../../../src/study/sampling/random.js';
import { growth, linear } from '../../../test/growth/steps.js';
import type { Round } from '../soak.js';

const calls: Readonly<Record<string, (document: Revision, text: string) => unknown>> = {
  safeParse: (document, text) => document.safeParse(text),
  components: (document, text) => document.components(text),
  check: (document, text) => document.check(text),
  fix: (document, text) => document.fix(text),
  compareSplit: (document, text) => document.compareSplit(text),
  explain: (document, text) => document.explain(text),
  resolve: (document, text) => document.resolve(text, 'http://a/b/c/d'),
  normalize: (document, text) => document.normalize(text),
  extract: (document, text) => document.extract(text),
  decode: (document, text) => document.decode(text),
};

const pieces =
  'a b 0 1 A / // . .. ./ ../ : @ [ ] [::1] 1.2.3.4 % %4 %41 %2F ? # ; = & - _ ~ + , < > " \\ | ^ URL: http: é \t \n';

/** Tries a round of families on every call of a document, which changes with the family. */
export function superlinear(seed: number, families: number): Round {
  const random = new Random(seed);
  const pick = (items: readonly string[]): string => items[Number(random.below(BigInt(items.length)))] ?? '';
  const some = (most: number): string =>
    Array.from({ length: Number(random.below(BigInt(most + 1))) }, () => pick(pieces.split(' '))).join('');
  const findings: string[] = [];
  let cases = 0;
  for (let i = 0; i < families; i++) {
    const document = revision(revisions[(seed + i) % revisions.length] ?? revisions[0]);
    const start = pick(['', 'http://', 'http://h/', 'x:', '//', '<URL:', 'http://h/?']) + some(1);
    const [unit, end] = [some(2) + pick(pieces.split(' ')), some(1)];
    const family = (n: number): string => start + unit.repeat(n) + end;
    for (const [name, call] of Object.entries(calls)) {
      cases += 1;
      const ratios = [1, 8].map((scale) =>
        growth(
          (n) => family(scale * n),
          (text) => call(document, text),
        ),
      );
      // A cost that grows with the text alone exceeds the bound at one size, not at all sizes.
      if (ratios.every((ratio) => ratio >= linear)) {
        const shown = [start, unit, end].map((part) => JSON.stringify(part)).join(', ');
        findings.push(
          `${name} of ${document.id}, for the start, the repeated piece and the end ${shown}: twice the text, ${ratios.map((ratio) => ratio.toFixed(2)).join(' and ')} times the steps`,
        );
      }
    }
  }
  return { cases, findings };
}
