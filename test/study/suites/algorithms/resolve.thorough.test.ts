/** Of every document that resolves: its suite kills every fault, and each fault that it names changes what comes of its case. */
import { ResolutionError, revision, revisions } from '../../../../src/index.js';
import { algorithmSuite } from '../../../../src/study/index.js';
import { sameAnswer } from '../../../../src/study/suites/algorithms/algorithm.js';
import { faultsOf } from '../../../../src/study/suites/algorithms/algorithm-cases.js';
import { stepsOf } from '../../../../src/study/suites/algorithms/resolve-question.js';
import { some } from '../../../depth.js';

const documents = revisions.filter((id) => revision(id).resolveOptions.length > 0);

test.each(some(documents, 1))('%s', (id) => {
  const document = revision(id);
  const { questions, faults } = faultsOf(id, 'resolve')().subject;
  const cases = [];
  const suite = algorithmSuite(document, 'resolve');
  let next = suite.next();
  for (; next.done !== true; next = suite.next()) cases.push(next.value);
  const strength = next.value;

  expect([strength.cases, strength.untested, strength.wrong]).toEqual([cases.length, [], []]);
  const killed = cases.flatMap(({ kills }) => kills);
  expect([...killed, ...strength.untold].sort()).toEqual(faults.map(({ name }) => name).sort());
  expect(strength.kinds.map(({ kind }) => kind)).toEqual([
    'branch',
    'component',
    'merge',
    'dot segments',
    'step',
  ]);

  for (const { base, reference, result, step, section, kills, ...rest } of cases) {
    const answer = { result, ...rest };
    if (result === 'refused') {
      expect(() => document.resolve(reference, base)).toThrow(ResolutionError);
    } else {
      const told = document.resolve(reference, base);
      expect(told).toMatchObject('target' in rest ? { kind: result, text: rest.target } : { kind: result });
      expect(stepsOf(document, { reference, base })).toContainEqual(
        expect.objectContaining({ step, section }),
      );
    }
    const right = answer as Parameters<(typeof faults)[number]['answer']>[1];
    for (const name of kills) {
      const fault = faults.find((one) => one.name === name);
      const wrong = fault?.answer({ reference, base }, right) ?? right;
      expect([name, sameAnswer(wrong, right)]).toEqual([name, false]);
    }
  }

  // Every step that some question takes, some case takes.
  const stepNames = (list: typeof questions): readonly string[] =>
    [...new Set(list.flatMap((question) => stepsOf(document, question).map(({ step }) => step)))].sort();
  expect(stepNames(cases)).toEqual(stepNames(questions));
});
