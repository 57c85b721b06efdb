/** Studies of every document as text: no line is longer than 80 columns. */
import { lineWidth } from '../../../src/study/formatting/format-text.js';
import * as study from '../../../src/study/index.js';
import { revisions } from '../../../generated/registry/ids.js';

const width = (text: string) => Math.max(...text.split('\n').map((line) => Array.from(line).length));

test('the lines of every study fit 80 columns', () => {
  const texts = [
    ...revisions.slice(1).map((after, i) => study.formatDiff(study.diff(revisions[i] ?? after, after))),
    ...revisions.map((id) => study.formatPrintedDiff(study.diffPrinted(id))),
    ...revisions.map((revision) => study.formatCounts(study.countStrings({ revision }, 20))),
    ...revisions.map((revision) => study.formatAmbiguity(study.ambiguity({ revision }))),
    study.formatMatrix(revisions, study.matrix({ witnesses: 1 })),
    study.formatAlphabets(study.alphabets()),
  ];
  for (const text of texts) {
    expect(width(text)).toBeLessThanOrEqual(lineWidth);
    expect(text).toMatch(/\S\n$/);
    expect(text).not.toMatch(/ \n|\n\n\n/);
  }
});
