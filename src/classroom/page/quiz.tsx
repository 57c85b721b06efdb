/** Part 6: the quiz on which revisions derive a string. The answer is explained with the strips of Compare. */

import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type RevisionId, revisions } from 'uri-revisions';
import { quizLevels } from './address.js';
import { useCore, useStudy } from '../../web/frame/worker-client.js';
import { typedFor } from '../../web/frame/escapes.js';
import { useNavigation } from '../../web/frame/navigation.js';
import { useStored } from '../../web/frame/use-stored.js';
import { Choice } from '../../web/ui/choice.js';
import { ViewLink } from '../../web/ui/view-link.js';
import { RevisionName } from '../../web/ui/labels.js';
import { VisibleText } from '../../web/ui/visible-text.js';
import { Strips } from '../../web/ui/result-card.js';
import { PendingNotice } from '../../web/ui/pending-notice.js';
import { type QuizWork, shapes } from './work.js';
import './quiz.css';

const levelNames: Readonly<Record<(typeof quizLevels)[number], string>> = {
  guided: 'guided: ten questions',
  easy: 'easy: paths, queries, fragments',
  medium: 'medium: schemes, users, ports',
  hard: 'hard: hosts and whole references',
};

export function Quiz(): JSX.Element {
  const { view, go, set } = useNavigation();
  const { level, question } = view;
  const { value: found, pending, error } = useStudy('quiz', { level, question });
  // The previous question is hidden while the next one loads.
  const asked = pending ? undefined : found;
  const guided = asked?.guided;
  const isOfText = guided === undefined || guided.text !== undefined;
  const { value: strips, pending: comparing } = useCore(
    'strips',
    asked && isOfText ? { text: asked.text, start: '' } : undefined,
  );
  // The strips of the previous text would give a wrong answer.
  const compared = comparing ? undefined : strips;
  const [work = {}, , edit] = useStored<QuizWork>('quiz', shapes.quiz);
  const score = work[level] ?? {};
  const [said, setSaid] = useState<readonly RevisionId[]>([]);
  // In a layout effect: an effect after the paint would revert an early tick.
  useLayoutEffect(() => {
    setSaid([]);
  }, [level, question]);
  const answered = view.answer !== '';
  const answer = revisions.filter((id) => (answered ? view.answer.split(',') : said).includes(id));
  const truth = guided?.answer ?? compared?.agreement.deriving;
  const isRight = (id: RevisionId): boolean => truth?.includes(id) === answer.includes(id);
  const right = revisions.filter(isRight).length;
  const whole = Object.values(score).filter(Boolean).length;
  return (
    <section class="stack part" aria-labelledby="quiz-title">
      <h1 id="quiz-title">Quiz: which documents?</h1>
      <Choice
        label="Level"
        among={quizLevels}
        value={level}
        name={(of) => levelNames[of]}
        onChange={set('level', { question: 1, answer: '' })}
      />
      {Object.keys(score).length > 0 && (
        <Progress
          score={score}
          total={asked?.total}
          onStartOver={() => {
            edit((stored) => ({ ...stored, [level]: {} }));
            go({ question: 1, answer: '' });
          }}
        />
      )}
      <PendingNotice pending={pending} what="Searching for strings on which the documents differ…" />
      {error !== undefined && <p role="alert">{error}</p>}
      {asked !== undefined && question > asked.total && (
        <p class="notice" role="alert" data-message="quiz.no-question">
          There is no question {question}. This level has {asked.total}, then starts over.
        </p>
      )}
      {asked !== undefined && (
        <form
          class="question card stack"
          data-question={((question - 1) % asked.total) + 1}
          data-total={asked.total}
          onSubmit={(event) => {
            event.preventDefault();
            const isAllRight = revisions.every(isRight);
            edit((stored = {}) => ({ ...stored, [level]: { [question]: isAllRight, ...stored[level] } }));
            go({ answer: answer.join(',') });
          }}
        >
          <p class="hint">
            Question {((question - 1) % asked.total) + 1} of {asked.total}
          </p>
          {guided !== undefined && <p class="prompt">{guided.prompt}</p>}
          {isOfText && (
            <p class="string asked" dir="ltr">
              {asked.text === '' ? (
                <span class="nothing">the empty string</span>
              ) : (
                <VisibleText text={asked.text} />
              )}
            </p>
          )}
          <Options
            legend={guided === undefined ? 'Which documents accept this string?' : 'Documents'}
            answer={answer}
            marks={answered && truth !== undefined ? isRight : undefined}
            isDisabled={answered}
            onTick={(id, isTicked) => {
              setSaid((before) => (isTicked ? [...before, id] : before.filter((other) => other !== id)));
            }}
          />
          <div class="question-tools row">
            {!answered && (
              <button type="submit" class="primary" disabled={truth === undefined || answer.length === 0}>
                Answer
              </button>
            )}
            <ViewLink class="button" to={{ question: (question % asked.total) + 1, answer: '' }}>
              {answered ? 'Next question' : 'Skip this question'}
            </ViewLink>
            <ViewLink
              class="button"
              to={guided?.see ?? { part: 'compare', text: typedFor(asked.text), start: '' }}
            >
              {guided === undefined ? 'Open in Compare' : 'Show why in another view'}
            </ViewLink>
          </div>
        </form>
      )}
      {answered && truth !== undefined && asked !== undefined && (
        <>
          <p class="summary" role="status" data-right={right} data-whole={whole}>
            {right === revisions.length
              ? 'You are right about every document.'
              : `You are right about ${String(right)} of ${String(revisions.length)} documents.`}
            {guided !== undefined &&
              Object.keys(score).length > 0 &&
              ` Questions without a mistake: ${String(whole)} of ${String(Object.keys(score).length)}.`}
          </p>
          {isOfText && compared !== undefined && <Strips compared={compared} text={asked.text} />}
        </>
      )}
    </section>
  );
}

interface ProgressProps {
  readonly score: Readonly<Record<string, boolean>>;
  /** Number of questions of the level; undefined until it is known. */
  readonly total: number | undefined;
  readonly onStartOver: () => void;
}

/** The stored score of a level, and the way to its first open question. */
function Progress({ score, total = 0, onStartOver }: ProgressProps): JSX.Element {
  const { view } = useNavigation();
  const whole = Object.values(score).filter(Boolean).length;
  let open = 1;
  while (score[open] !== undefined) open++;
  return (
    <div class="row" data-message="quiz.progress">
      <span class="hint">
        Answered so far: {Object.keys(score).length}; without a mistake: {whole}.
      </span>
      {view.answer === '' && score[view.question] !== undefined && open <= total && (
        <ViewLink class="button" action="continue-quiz" to={{ question: open, answer: '' }}>
          Continue with question {open}
        </ViewLink>
      )}
      <button type="button" data-action="quiz-again" onClick={onStartOver}>
        Start over
      </button>
    </div>
  );
}

/** States whether a document belongs to the answer, and whether the learner said so. */
function Mark({ isRight, isTicked }: { readonly isRight: boolean; readonly isTicked: boolean }): JSX.Element {
  const truth = isRight === isTicked ? 'yes' : 'no';
  return (
    <span class={`mark ${isRight ? 'good' : 'bad'}`} data-truth={truth}>
      {isRight ? `✓ ${truth}` : `✕ the answer is ${truth}`}
    </span>
  );
}

interface OptionsProps {
  readonly legend: string;
  readonly answer: readonly RevisionId[];
  /** Tests whether an option was ticked or left correctly; undefined before the answer. */
  readonly marks: ((id: RevisionId) => boolean) | undefined;
  readonly isDisabled: boolean;
  readonly onTick: (id: RevisionId, isTicked: boolean) => void;
}

/** The documents as options. */
function Options({ legend, answer, marks, isDisabled, onTick }: OptionsProps): JSX.Element {
  return (
    <fieldset class="choice" disabled={isDisabled}>
      <legend>{legend} (tick at least one)</legend>
      <div class="options row">
        {revisions.map((id) => (
          <label key={id} class={answer.includes(id) ? 'chosen' : ''}>
            <input
              type="checkbox"
              checked={answer.includes(id)}
              onChange={(event) => {
                onTick(id, event.currentTarget.checked);
              }}
            />
            <RevisionName id={id} />
            {marks !== undefined && <Mark isRight={marks(id)} isTicked={answer.includes(id)} />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
