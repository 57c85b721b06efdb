/** generated/audit.md matches generated/audit.json, whose contents are sound; the shares of strings are right. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { auditReport, auditReportFile, readAudit } from '../../scripts/audit/audit-report.js';
import {
  confirmed,
  type LanguageComparison,
  swapped,
  unrefuted,
} from '../../scripts/audit/compare-languages.js';
import { famousReadings } from '../../scripts/audit/pitfalls.js';
import { auditRecord } from '../../src/audit/record.js';
import { inProcess } from '../../src/audit/runner.js';
import { differingShare } from '../../scripts/audit/compare-languages.js';
import { revisions } from '../../generated/registry/ids.js';
import { shareOfWords } from '../../src/study/sampling/count.js';
import { automatonOf, transitions } from '../grammar/automata/random-tables.js';

const { data, others } = readAudit();
const ofOthers = (adapter: string): readonly LanguageComparison[] =>
  others.find((one) => one.adapter === adapter)?.parsers ?? [];

test('generated/audit.md is fresh', async () => {
  const readings = await famousReadings(await auditRecord());
  expect(readFileSync(auditReportFile, 'utf8')).toBe(auditReport({ data, others }, readings));
});

test('distinguishing strings exist exactly if the relation requires them', () => {
  let checked = 0;
  for (const { adapter, documents } of data.parsers) {
    for (const { relation, onlyThis, onlyOther, share } of [...documents, ...ofOthers(adapter)]) {
      const [isPart, isWhole] = [onlyThis === null, onlyOther === null];
      const expected = isPart ? (isWhole ? 'equal' : 'subset') : isWhole ? 'superset' : 'overlapping';
      expect(relation).toBe(expected);
      if (relation === 'equal') expect(share).toBe(0);
      expect(share).toBeLessThanOrEqual(1);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(50);
});

test('the parser confirms each string that distinguishes it from a document', () => {
  for (const { documents } of data.parsers) {
    expect(documents.filter(({ isBorneOut }) => !isBorneOut)).toEqual([]);
  }
});

test('a problem is reported in one line', () => {
  const problems = data.parsers.flatMap(({ learnt }) => ('problem' in learnt ? [learnt.problem] : []));
  expect(problems.filter((problem) => problem.includes('\n'))).toEqual([]);
});

test('parsers in at least five languages are compared with existing documents', () => {
  expect(new Set(data.parsers.map(({ language }) => language)).size).toBeGreaterThanOrEqual(5);
  const ids = data.parsers.flatMap(({ documents }) => documents.map(({ to }) => to));
  expect(ids.filter((id) => !(revisions as readonly string[]).includes(id))).toEqual([]);
});

describe('a relation that answers contradict', () => {
  const checked = { relation: 'superset', onlyThis: 'a', onlyOther: null } as const;
  const verdicts = (taken: string, refused: string): Map<string, boolean> =>
    new Map([...taken.split(' ').map((text) => [text, true] as const), [refused, false]]);

  test('is not reported; the shortest string is', () => {
    expect(unrefuted(checked, verdicts('z', ':65536'), verdicts(':65536', 'q'))).toEqual({
      ...{ relation: 'overlapping', onlyThis: 'a', onlyOther: ':65536' },
    });
    const equal = { relation: 'equal', onlyThis: null, onlyOther: null } as const;
    expect(unrefuted(equal, verdicts('bb b', 'q'), verdicts('z', 'b'))).toEqual({
      ...{ relation: 'superset', onlyThis: 'b', onlyOther: null },
    });
    expect(unrefuted(equal, verdicts('z', 'b'), verdicts('b bb', 'q'))).toMatchObject({ relation: 'subset' });
  });

  test('is reported if no answer contradicts it', () => {
    expect(unrefuted(checked, verdicts('b', 'c'), verdicts('z', 'b'))).toBe(checked);
    const apart = { relation: 'disjoint', onlyThis: 'a', onlyOther: 'b' } as const;
    expect(unrefuted(apart, verdicts('b', 'c'), verdicts('c', 'b'))).toBe(apart);
  });
});

test('a string that the parser refutes gives way to the shortest known difference', async () => {
  const parser = inProcess({ name: 'p', version: '1' }, (text) => ({ ok: text === '/b' || text === '/ab' }));
  const compared = { to: 'd', relation: 'overlapping', onlyThis: 'z', onlyOther: '', share: 0.5 } as const;
  const known = new Map([
    ['ab', true],
    ['b', true],
    ['c', false],
  ]);
  const none = new Map([...known.keys()].map((text) => [text, false]));
  expect(await confirmed(compared, '/', { parser, verdicts: known }, { verdicts: none })).toEqual({
    ...{ ...compared, onlyThis: 'b', isBorneOut: true },
  });
  expect(await confirmed(compared, '/', { parser, verdicts: known }, { verdicts: known })).toEqual({
    ...{ ...compared, isBorneOut: false },
  });
});

test('comparisons of two parsers are symmetric', () => {
  for (const { adapter, parsers } of others) {
    for (const checked of parsers) {
      const back = ofOthers(checked.to).find(({ to }) => to === adapter);
      expect(back).toEqual(swapped(checked, adapter));
    }
  }
});

describe('differingShare', () => {
  const nothing = automatonOf('ab', { rows: [[0, 0]], accepting: [false] });

  test('of a language and the empty one is the share of its strings', () => {
    fc.assert(
      fc.property(transitions(2, 4), fc.nat(5), (random, length) => {
        const automaton = automatonOf('ab', random);
        const share = shareOfWords(automaton, length)[length]?.share ?? NaN;
        expect(differingShare(automaton, nothing, length)).toBeCloseTo(share, 12);
        expect(differingShare(nothing, automaton, length)).toBeCloseTo(share, 12);
        expect(differingShare(automaton, automaton, length)).toBe(0);
      }),
    );
  });
});
