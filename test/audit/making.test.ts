/** generated/audit.md matches generated/audit.json, whose contents are sound; the shares of strings are right. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { auditReport, auditReportFile, readAudit } from '../../scripts/audit/audit-report.js';
import { type Beside, seenFromOther, unrefuted } from '../../scripts/audit/beside.js';
import { differingShare } from '../../scripts/audit/beside.js';
import { revisions } from '../../generated/registry/ids.js';
import { shareOfWords } from '../../src/study/sampling/count.js';
import { automatonOf, transitions } from '../grammar/automata/random-tables.js';

const { data, others } = readAudit();
const ofOthers = (adapter: string): readonly Beside[] =>
  others.find((one) => one.adapter === adapter)?.parsers ?? [];

test('generated/audit.md is fresh', () => {
  expect(readFileSync(auditReportFile, 'utf8')).toBe(auditReport({ data, others }));
});

test('a string that only one side has is there just where the relation says so', () => {
  let told = 0;
  for (const { adapter, documents } of data.parsers) {
    for (const { relation, onlyThis, onlyOther, share } of [...documents, ...ofOthers(adapter)]) {
      const [isPart, isWhole] = [onlyThis === null, onlyOther === null];
      const expected = isPart ? (isWhole ? 'equal' : 'subset') : isWhole ? 'superset' : 'overlapping';
      expect(relation).toBe(expected);
      if (relation === 'equal') expect(share).toBe(0);
      expect(share).toBeLessThanOrEqual(1);
      told += 1;
    }
  }
  expect(told).toBeGreaterThan(50);
});

test('what tells a parser from a document is borne out by the parser', () => {
  for (const { documents } of data.parsers) {
    expect(documents.filter(({ isBorneOut }) => !isBorneOut)).toEqual([]);
  }
});

test('a problem is told in one line', () => {
  const problems = data.parsers.flatMap(({ learnt }) => ('problem' in learnt ? [learnt.problem] : []));
  expect(problems.filter((problem) => problem.includes('\n'))).toEqual([]);
});

test('parsers of at least five languages are beside documents that there are', () => {
  expect(new Set(data.parsers.map(({ language }) => language)).size).toBeGreaterThanOrEqual(5);
  const ids = data.parsers.flatMap(({ documents }) => documents.map(({ to }) => to));
  expect(ids.filter((id) => !(revisions as readonly string[]).includes(id))).toEqual([]);
});

describe('a relation that answers refute', () => {
  const told = { relation: 'superset', onlyThis: 'a', onlyOther: null } as const;
  const verdicts = (taken: string, refused: string): Map<string, boolean> =>
    new Map([...taken.split(' ').map((text) => [text, true] as const), [refused, false]]);

  test('is not told; the shortest string is', () => {
    expect(unrefuted(told, verdicts('z', ':65536'), verdicts(':65536', 'q'))).toEqual({
      ...{ relation: 'overlapping', onlyThis: 'a', onlyOther: ':65536' },
    });
    const equal = { relation: 'equal', onlyThis: null, onlyOther: null } as const;
    expect(unrefuted(equal, verdicts('bb b', 'q'), verdicts('z', 'b'))).toEqual({
      ...{ relation: 'superset', onlyThis: 'b', onlyOther: null },
    });
    expect(unrefuted(equal, verdicts('z', 'b'), verdicts('b bb', 'q'))).toMatchObject({ relation: 'subset' });
  });

  test('and one that they do not refute is', () => {
    expect(unrefuted(told, verdicts('b', 'c'), verdicts('z', 'b'))).toBe(told);
    const apart = { relation: 'disjoint', onlyThis: 'a', onlyOther: 'b' } as const;
    expect(unrefuted(apart, verdicts('b', 'c'), verdicts('c', 'b'))).toBe(apart);
  });
});

test('two parsers tell the same of each other', () => {
  for (const { adapter, parsers } of others) {
    for (const told of parsers) {
      const back = ofOthers(told.to).find(({ to }) => to === adapter);
      expect(back).toEqual(seenFromOther(told, adapter));
    }
  }
});

describe('differingShare', () => {
  const nothing = automatonOf('ab', { rows: [[0, 0]], accepting: [false] });

  test('of a language and none is the share of its strings', () => {
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
