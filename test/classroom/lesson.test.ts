/** The lesson of the guide: its link opens a set whose exercises are wrong at the start and can be solved. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { revision } from 'uri-revisions';
import { gradeExercises, readExerciseSet } from 'uri-revisions-cli/classroom';

const guide = readFileSync(join(__dirname, '../../src/guides/lesson.md'), 'utf8');

test('the set has three exercises, each refuted at the start and proved with the document’s own PEG', () => {
  const set = readExerciseSet(/#1\/classroom\?set=\S+/.exec(guide)?.[0] ?? '');
  const { exercises } = set;
  const grade = (answers: typeof exercises): readonly string[] =>
    gradeExercises({ learner: '', title: set.title, answers }, set).map(({ verdict }) => verdict);
  expect(exercises).toHaveLength(3);
  expect(grade(exercises)).toEqual(['refuted', 'refuted', 'refuted']);
  const solved = exercises.map((one) => ({ ...one, peg: revision(one.revision).rule(one.rule).peg }));
  expect(grade(solved)).toEqual(['proved', 'proved', 'proved']);
});
