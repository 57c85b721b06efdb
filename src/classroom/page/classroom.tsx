/** Part 7: a set of exercises as one link, solved by students, and their results, proved again. */
import type { JSX } from 'preact';
import { nameOf } from '../../web/data/names.js';
import { useStudy } from '../../web/frame/worker-client.js';
import { useNavigation } from '../../web/frame/navigation.js';
import { useStored } from '../../web/frame/use-stored.js';
import { Editor } from '../../web/ui/editor.js';
import { ViewLink } from '../../web/ui/view-link.js';
import { Code, VisibleText } from '../../web/ui/visible-text.js';
import { PendingNotice } from '../../web/ui/pending-notice.js';
import type { ExerciseGrade, ExerciseResult, ExerciseSet, RulePeg } from '../index.js';
import { Bench } from './bench.js';
import { exercises as known } from './exercises.js';
import { MakeSet } from './make-set.js';
import { CopyField } from './copy-field.js';
import { shapes } from './work.js';
import { YourWork } from './your-work.js';
import { ProvedTick } from './verdict.js';
import './workshop.css';

function Grading(): JSX.Element {
  const [codes = '', setCodes] = useStored<string>('teacher/codes', shapes.text);
  const [set = '', setSet] = useStored<string>('teacher/link', shapes.text);
  const { value, pending, error } = useStudy(
    'gradeAll',
    (codes + set).trim() === '' ? undefined : { codes, set: set.trim() },
  );
  return (
    <section class="grading card stack" aria-labelledby="grading-title">
      <h2 id="grading-title">Grade results</h2>
      <Editor
        label="Result codes of your students, one per line"
        value={codes}
        onChange={setCodes}
        minRows={2}
      />
      <Editor
        label="Link to the set (optional; shows unanswered exercises)"
        value={set}
        onChange={setSet}
        minRows={1}
      />
      {value?.ok === false && (
        <p role="alert" data-message="grading.no-set">
          Link to the set: <VisibleText text={value.message} prose />
        </p>
      )}
      <PendingNotice pending={pending} what="Proving…" />
      {error !== undefined && <p role="alert">{error}</p>}
      {codes.trim() !== '' && value?.ok === true && (
        <ul class="graded stack" aria-label="Results">
          {value.value.map(({ line, graded }) => (
            <li key={line}>
              {graded.ok ? (
                <Graded {...graded.value} />
              ) : (
                <p role="alert" data-message="grading.unreadable" data-line={line}>
                  Line {line}: <VisibleText text={graded.message} prose />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <p class="hint">
        Refuted: the PEG differs from the BNF. Undecided: the PEG cannot be read or is too large. Missing: the
        code has no answer.
      </p>
      <p class="hint">
        A tick proves that the PEG is right. It does not prove who wrote it, when, or with whose help: anyone
        can make a code under any name.
      </p>
    </section>
  );
}

interface GradedProps {
  readonly learner: string;
  readonly title: string;
  readonly grades: readonly ExerciseGrade[];
}

function Graded({ learner, title, grades }: GradedProps): JSX.Element {
  const proved = grades.filter(({ verdict }) => verdict === 'proved').length;
  return (
    <>
      <h3 data-proved={proved}>
        <VisibleText text={learner === '' ? 'no name' : learner} prose />: {proved} of {grades.length} proved{' '}
        <span class="muted">
          (<VisibleText text={title} prose />)
        </span>
      </h3>
      <ul>
        {grades.map((grade) => (
          <li
            key={`${grade.revision} ${grade.rule}`}
            class={grade.verdict === 'proved' ? 'good' : 'bad'}
            data-verdict={grade.verdict}
          >
            <span class="glyph" aria-hidden="true">
              {grade.verdict === 'proved' ? '✓' : '✕'}
            </span>{' '}
            <code>{grade.rule}</code> <span class="muted">{nameOf(grade.revision)}</span> {grade.verdict}
            <Why grade={grade} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Why({ grade }: { readonly grade: ExerciseGrade }): JSX.Element {
  if (grade.verdict === 'undecided')
    return (
      <>
        : <VisibleText text={grade.problem} prose />
      </>
    );
  if (grade.verdict !== 'refuted') return <></>;
  return (
    <>
      : {grade.peg ? 'only the PEG accepts' : 'only the BNF accepts'} <Code text={grade.text} />
    </>
  );
}

interface WorkThroughProps {
  readonly code: string;
  readonly set: ExerciseSet;
}

/** The answers to the exercises; null for the starting point. */
type Written = readonly (string | null)[];

const nothing: Written = [];

function WorkThrough({ code, set }: WorkThroughProps): JSX.Element {
  const { view } = useNavigation();
  const [written = nothing, , edit] = useStored<Written>(`set/${code}`, shapes.answers);
  const [learner = '', setLearner] = useStored<string>('learner', shapes.learner);
  const { exercises } = set;
  const place = Math.min(view.question, exercises.length) - 1;
  const exercise = exercises[place];
  const answers: readonly RulePeg[] = exercises.map((one, i) => ({ ...one, peg: written[i] ?? one.peg }));
  const result = { learner, title: set.title, answers };
  const { value: graded } = useStudy('gradeResult', { result, set });
  const isProved = (i: number): boolean => graded?.[i]?.verdict === 'proved';
  const done = exercises.filter((_, i) => isProved(i)).length;
  if (exercise === undefined) return <p>This set has no exercise.</p>;
  const { revision, rule, peg: naive } = exercise;
  // The next one that is not proved, from here on, then from the first.
  const nextOpen = exercises
    .map((_, i) => (place + 1 + i) % exercises.length)
    .find((i) => i !== place && !isProved(i));
  const gradeOf = known.find((one) => one.revision === revision && one.rule === rule);
  return (
    <>
      <p class="summary" role="status" data-proved={done}>
        {done} of {exercises.length} proved
      </p>
      <nav class="chips row" aria-label="Exercises of the set">
        {exercises.map(({ revision, rule }, i) => (
          <ViewLink
            key={`${revision} ${rule}`}
            to={{ question: i + 1, tests: undefined, traced: 0, step: 0 }}
            current={i === place ? 'page' : undefined}
          >
            {i + 1}. {rule}
            {isProved(i) && <ProvedTick />}
          </ViewLink>
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
          task: gradeOf?.task ?? 'Fix the PEG, so that it accepts the same strings as the BNF.',
          hints: gradeOf?.hints ?? [],
          tests: gradeOf?.tests ?? [],
        }}
        hints={set.hints}
        next={
          nextOpen === undefined ? (
            <p class="next">Every exercise is proved. Send your code below to your teacher.</p>
          ) : (
            <p class="next">
              <ViewLink
                class="button primary"
                action="next-exercise"
                to={{ question: nextOpen + 1, tests: undefined, traced: 0, step: 0 }}
              >
                Next exercise: {exercises[nextOpen]?.rule} ▸
              </ViewLink>
            </p>
          )
        }
        peg={written[place] ?? undefined}
        onEdit={(peg) => {
          edit((stored = nothing) => exercises.map((_, i) => (i === place ? peg : stored[i]) ?? null));
        }}
      />
      <YourResult result={result} onName={setLearner} />
      <YourWork />
    </>
  );
}

interface YourResultProps {
  readonly result: ExerciseResult;
  readonly onName: (learner: string) => void;
}

/** The learner's name, and the code of the result. */
function YourResult({ result, onName }: YourResultProps): JSX.Element {
  const { value: made } = useStudy('resultCode', result);
  return (
    <section class="card stack result" aria-labelledby="result-title">
      <h2 id="result-title">Your result</h2>
      <label>
        <span class="hint">Your name (your teacher will see it)</span>{' '}
        <input
          type="text"
          maxLength={100}
          autocomplete="off"
          value={result.learner}
          onInput={({ currentTarget }) => {
            onName(currentTarget.value);
          }}
        />
      </label>
      {made?.ok === true && <CopyField label="Code for your teacher" text={made.value} />}
      {made?.ok === false && (
        <p role="alert">
          <VisibleText text={made.message} prose />
        </p>
      )}
      <p class="hint">
        The code contains your name, the set’s title, and your PEGs with their rules. Copy it and send it to
        your teacher; the page sends nothing.
      </p>
    </section>
  );
}

export function Classroom(): JSX.Element {
  const { view } = useNavigation();
  const { value, pending, error } = useStudy('readSet', view.set === '' ? undefined : view.set);
  const set = view.set !== '' && value?.ok === true ? value.value : undefined;
  return (
    <section class="stack part" aria-labelledby="classroom-title">
      <h1 id="classroom-title">{set === undefined ? 'Classroom' : <VisibleText text={set.title} prose />}</h1>
      <PendingNotice pending={pending} what="Reading the set…" />
      {error !== undefined && <p role="alert">{error}</p>}
      {view.set !== '' && value?.ok === false && (
        <p class="notice" role="alert" data-message="classroom.unreadable">
          This set is invalid: <VisibleText text={value.message} prose />.
        </p>
      )}
      {set === undefined ? (
        <>
          <p class="lead">
            Choose rules and give your class one link. Each student fixes a PEG for every rule and sends you a
            code. This page or <code>uri-revisions grade</code> then verifies every PEG in it.
          </p>
          <MakeSet />
          <Grading />
          <YourWork />
        </>
      ) : (
        <>
          <WorkThrough key={view.set} code={view.set} set={set} />
          {view.embed === '0' && (
            <p class="hint">
              <ViewLink to={{ set: '', peg: undefined, tests: undefined, traced: 0, step: 0 }}>
                Make your own set, or grade results
              </ViewLink>
            </p>
          )}
        </>
      )}
    </section>
  );
}
