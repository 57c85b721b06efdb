/**
 * Suites of every document and each of its algorithms: a suite kills every fault, and removing a case weakens it while
 * adding one does not strengthen it.
 */
import { revision, revisions, UnsupportedOperationError } from '../../../src/api/index.js';
import {
  type Algorithm,
  algorithms,
  algorithmStrength,
  algorithmSuite,
  type StatedAlgorithmCase,
} from '../../../src/study/index.js';
import { faultsOf } from '../../../src/study/suites/algorithm-cases.js';

const pairs = revisions.flatMap((id) => algorithms.map((algorithm) => [id, algorithm] as const));
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function stated(one: object): StatedAlgorithmCase {
  const { base, reference, text, other, level, result, target, fragment, form } = one as Record<
    string,
    unknown
  >;
  const given = (members: object): object =>
    Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
  return {
    question: given({ base, reference, text, other, level }),
    answer: given({ result, target, fragment, form }),
    place: 'here',
  } as StatedAlgorithmCase;
}

function killed(
  cases: readonly StatedAlgorithmCase[],
  id: (typeof revisions)[number],
  algorithm: Algorithm,
): number {
  return sum(algorithmStrength(cases, revision(id), algorithm).kinds.map((share) => share.killed));
}

test.each(pairs)('%s, %s', (id, algorithm) => {
  const document = revision(id);
  if (algorithm === 'resolve' ? document.resolveOptions.length === 0 : document.levels.length === 1) {
    expect(() => algorithmSuite(document, algorithm)).toThrow(UnsupportedOperationError);
    return;
  }
  const cases = [...algorithmSuite(document, algorithm)].map(stated);
  const whole = algorithmStrength(cases, document, algorithm);
  expect([whole.untested, whole.wrong]).toEqual([[], []]);
  expect(whole.kinds.length).toBeGreaterThan(3);
  // A question on which every fault shows would be answered by another algorithm.
  const { candidates, faults: known } = faultsOf(id, algorithm)();
  const most = candidates.reduce((max, { kills }) => Math.max(max, kills.length), 0);
  expect(most).toBeLessThan(known.length);
  const faults = sum(whole.kinds.map((share) => share.faults));
  expect(sum(whole.kinds.map((share) => share.killed))).toBe(faults);
  // Only the last case of a greedy suite kills the faults that it names; whose suite it is makes no difference.
  if (id === 'rfc3986') expect(killed(cases.slice(0, -1), id, algorithm)).toBeLessThan(faults);

  for (const { question, answer } of cases) {
    if (!('text' in question) || answer === undefined) continue;
    const ask = (): object =>
      'other' in question
        ? document.equivalent(question.text, question.other, { level: question.level })
        : document.normalize(question.text, question.level);
    if (answer.result === 'refused') expect(ask).toThrow();
    else if ('form' in answer) expect(ask()).toMatchObject({ text: answer.form });
    else expect(ask()).toMatchObject({ equal: answer.result === 'equivalent' });
  }
});
