/**
 * generated/census.md matches generated/census.json, whose contents are sound; a corpus is the same for the same seed.
 */
import { readFileSync } from 'node:fs';
import {
  type CensusData,
  censusDataFile,
  censusReport,
  censusReportFile,
} from '../../scripts/census/census-report.js';
import { corpus, lineKinds, shareOf } from '../../scripts/census/corpus.js';
import { revisions } from '../../generated/registry/ids.js';
import { revision } from '../../src/api/index.js';

const data = JSON.parse(readFileSync(censusDataFile, 'utf8')) as CensusData;
const { summary } = data;

test('generated/census.md is fresh', () => {
  expect(readFileSync(censusReportFile, 'utf8')).toBe(censusReport(data));
});

test('counts every line once, by its documents or by the reason why it has none', () => {
  const sum = (rows: readonly { readonly lines: number }[] = []): number =>
    rows.reduce((total, { lines }) => total + lines, 0);
  expect(summary.lines).toBe(10_000_000);
  // A document that is newer than the record is not in it.
  expect(summary.revisions).toEqual(revisions.filter((id) => summary.revisions.includes(id)));
  expect(sum(summary.masks)).toBe(summary.lines);
  expect(sum(summary.reasons)).toBe(summary.masks.find(({ mask }) => mask === 0)?.lines);
  const by = summary.reading?.by ?? '';
  expect(sum(summary.productions)).toBe(summary.derivable[by]);
});

test('the examples of a mask are derivable from its documents, and from no other', () => {
  for (const { mask, examples } of summary.masks) {
    for (const example of examples) {
      if (!('text' in example)) continue;
      const verdicts = revisions
        .filter((id) => summary.revisions.includes(id))
        .map((id) => revision(id).accepts(example.text));
      expect(verdicts.reduce((bits, isIn, bit) => bits | (Number(isIn) << bit), 0)).toBe(mask);
    }
  }
});

test('a corpus depends only on its seed, and its lines have no line ends', () => {
  const drawn = (lines: number, seed: number): readonly string[] =>
    Array.from(corpus(lines, seed), (line) => Buffer.from(line).toString('latin1'));
  const lines = drawn(5000, 1);
  expect(drawn(100, 1)).toEqual(lines.slice(0, 100));
  expect(drawn(100, 2)).not.toEqual(lines.slice(0, 100));
  expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
  expect(lineKinds.reduce((sum, kind) => sum + shareOf(kind), 0)).toBeCloseTo(1, 9);
});

test('the corpus reproduces the recorded shares', () => {
  // With so few lines a share is within some hundredths of the overall share.
  const lines = [...corpus(2000, data.seed)].map((line) => Buffer.from(line));
  for (const id of ['rfc1738', 'rfc3986'] as const) {
    const derivable = lines.filter((line) => revision(id).accepts(line.toString())).length;
    expect(derivable / lines.length).toBeCloseTo((summary.derivable[id] ?? 0) / summary.lines, 1);
  }
});
