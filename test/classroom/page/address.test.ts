/** Addresses of the workshop, the quiz and the classroom. */
import fc from 'fast-check';
import { quizLevels } from '../../../src/classroom/page/address.js';
import { addresses } from '../../../src/web/addresses.js';
import { describeAddresses, number, text, viewsWith } from '../../web/addresses.js';

describeAddresses(
  viewsWith({
    exercise: text,
    peg: text,
    tests: text,
    traced: number,
    abnf: text,
    against: text,
    step: number,
    level: fc.constantFrom(...quizLevels),
    question: fc.integer({ min: 1, max: 1e6 }),
    answer: fc.constantFrom('', 'rfc1738', 'url-1993,rfc3986'),
    set: text,
  }),
);

test('a question of the quiz is short', () => {
  expect(addresses.of({ ...addresses.initial, part: 'quiz', question: 7 })).toBe('#1/quiz?question=7');
});

test.each(['guided', 'easy', 'medium', 'hard'])('the quiz has the level %s', (level) => {
  const { problems, view } = addresses.read(`#1/quiz?level=${level}`);
  expect([problems, view.level]).toEqual([[], level]);
});

test.each([
  ['#1/quiz?question=-1', '"-1"'],
  ['#1/quiz?question=0', '"0"'],
  ['#1/quiz?answer=rfc9999', '"rfc9999"'],
  ['#1/quiz?answer=rfc3986,rfc3986', '"rfc3986,rfc3986"'],
])('%s: says what is wrong, and shows the default', (address, problem) => {
  const { problems, view } = addresses.read(address);
  expect(problems.join(' ')).toContain(problem);
  expect(view).toEqual({ ...addresses.initial, part: 'quiz' });
});

test('rejects parameters that the exercise itself determines', () => {
  const { problems, view: shown } = addresses.read('#1/workshop?exercise=labels&rule=host&abnf=a');
  expect(problems).toEqual([expect.stringContaining('rule'), expect.stringContaining('abnf')]);
  expect(shown).toEqual({ ...addresses.initial, part: 'workshop', exercise: 'labels' });
  expect(addresses.read('#1/workshop?exercise=any&rule=host').problems).toEqual([]);
  expect(addresses.read('#1/workshop?exercise=any&against=host').problems).toHaveLength(1);
  expect(addresses.read('#1/workshop?exercise=own&rule=a&against=host').problems).toEqual([]);
});
