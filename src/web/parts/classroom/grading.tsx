/** Results of learners: pasted codes, every PEG in them proved again. */

import type { JSX } from 'preact';
import type { ExerciseGrade } from 'uri-revisions-cli/grammar';
import { useStudy } from '../../ask.js';
import { Editor } from '../../ui/editor.js';
import { Code, Shown } from '../../ui/shown.js';
import { Wait } from '../../ui/wait.js';
import { useKeptText } from './kept.js';

export function Grading(): JSX.Element {
  const [codes, setCodes] = useKeptText('classroom codes');
  const [set, setSet] = useKeptText('classroom link');
  const { value, pending, error } = useStudy('gradeAll', codes.trim() === '' ? undefined : { codes, set });
  return (
    <section class="grading card stack" aria-labelledby="grading-title">
      <h2 id="grading-title">Look at results</h2>
      <Editor label="The codes of your learners, one a line" value={codes} onChange={setCodes} least={2} />
      <Editor
        label="The link of the set, so that what is missing is told"
        value={set}
        onChange={setSet}
        least={1}
      />
      <Wait pending={pending} what="Proving…" />
      {error !== undefined && <p role="alert">{error}</p>}
      {value?.ok === false && (
        <p role="alert">
          <Shown text={value.message} prose />
        </p>
      )}
      {codes.trim() !== '' && value?.ok === true && (
        <ul class="graded stack" aria-label="Results">
          {value.value.map(({ line, graded }) => (
            <li key={line}>
              {graded.ok ? (
                <Graded {...graded.value} />
              ) : (
                <p role="alert" data-message="grading.unreadable" data-line={line}>
                  Line {line}: <Shown text={graded.message} prose />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <p class="hint">
        A tick is a proof of the PEG that was sent. It says nothing of who wrote it, when, or with whose help:
        anyone can make a code under any name.
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
        <Shown text={learner === '' ? 'without a name' : learner} prose />: {proved} of {grades.length} proved{' '}
        <span class="muted">
          (<Shown text={title} prose />)
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
            <code>{grade.rule}</code> <span class="muted">{grade.revision}</span> {grade.verdict}
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
        : <Shown text={grade.problem} prose />
      </>
    );
  if (grade.verdict !== 'refuted') return <></>;
  return (
    <>
      : {grade.peg ? 'the PEG alone accepts' : 'the BNF alone derives'} <Code text={grade.text} />
    </>
  );
}
