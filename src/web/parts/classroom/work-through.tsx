/** A set as its learners see it: one exercise at a time, what is done, and the code of the result. */

import type { JSX } from 'preact';
import type { ExerciseSet, RulePeg } from 'uri-revisions-cli/grammar';
import { useStudy } from '../../ask.js';
import { exercises as known } from '../../data/exercises.js';
import { useNavigation } from '../../navigation.js';
import { Go } from '../../ui/go.js';
import { Shown } from '../../ui/shown.js';
import { Bench } from '../workshop/bench.js';
import { useKept, useKeptText } from './kept.js';
import { ToCopy } from './to-copy.js';

interface WorkThroughProps {
  readonly code: string;
  readonly set: ExerciseSet;
}

/** What has been written for each exercise, in the tab that it was written in; undefined for what it begins with. */
type Written = readonly (string | undefined)[];

function readWritten(kept: unknown): Written | undefined {
  if (!Array.isArray(kept)) return undefined;
  return kept.map((peg: unknown) => (typeof peg === 'string' ? peg : undefined));
}

export function WorkThrough({ code, set }: WorkThroughProps): JSX.Element {
  const { view } = useNavigation();
  const [written, setWritten] = useKept<Written>(code, [], readWritten);
  const [learner, setLearner] = useKeptText('learner');
  const { exercises } = set;
  const place = Math.min(view.question, exercises.length) - 1;
  const exercise = exercises[place];
  const answers: readonly RulePeg[] = exercises.map((one, i) => ({ ...one, peg: written[i] ?? one.peg }));
  const result = { learner, title: set.title, answers };
  const { value: graded } = useStudy('gradeResult', { result, set });
  const { value: made } = useStudy('resultCode', result);
  const isProved = (i: number): boolean => graded?.[i]?.verdict === 'proved';
  const done = exercises.filter((_, i) => isProved(i)).length;
  if (exercise === undefined) return <p>There is no exercise in this set.</p>;
  const { revision, rule, peg: naive } = exercise;
  const told = known.find((one) => one.revision === revision && one.rule === rule);
  return (
    <>
      <p class="summary" role="status" data-proved={done}>
        {done} of {exercises.length} proved
      </p>
      <nav class="chips row" aria-label="Exercises of the set">
        {exercises.map(({ revision, rule }, i) => (
          <Go
            key={`${revision} ${rule}`}
            to={{ question: i + 1, tests: undefined, traced: 0, step: 0 }}
            current={i === place ? 'page' : undefined}
          >
            {i + 1}. {rule}
            {isProved(i) && (
              <>
                {' '}
                <span class="good glyph" aria-hidden="true">
                  ✓
                </span>
                <span class="unseen">proved</span>
              </>
            )}
          </Go>
        ))}
      </nav>
      <Bench
        key={place}
        exercise={{
          id: `${code} ${String(place)}`,
          title: rule,
          revision,
          rule,
          naive,
          task: told?.task ?? 'Mend it, so that it accepts exactly what the BNF derives.',
          hints: told?.hints ?? [],
          tests: told?.tests ?? [],
        }}
        hints={set.hints}
        peg={written[place]}
        onEdit={(peg) => {
          setWritten(exercises.map((_, i) => (i === place ? peg : written[i])));
        }}
      />
      <section class="card stack result" aria-labelledby="result-title">
        <h2 id="result-title">Your result</h2>
        <label>
          <span class="hint">Your name, as your teacher is to read it</span>{' '}
          <input
            type="text"
            maxLength={100}
            autocomplete="off"
            value={learner}
            onInput={({ currentTarget }) => {
              setLearner(currentTarget.value);
            }}
          />
        </label>
        {made?.ok === true && <ToCopy label="The code for your teacher" text={made.value} />}
        {made?.ok === false && (
          <p role="alert">
            <Shown text={made.message} prose />
          </p>
        )}
        <p class="hint">
          The code holds your PEGs and the name, and nothing else; it goes nowhere until you send it. What is
          in this tab is gone when the tab is closed.
        </p>
      </section>
    </>
  );
}
