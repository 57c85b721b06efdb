/** Part 6: which revisions derive this? The answer explains itself with the strips of Compare. */

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type RevisionId, revisions } from 'uri-revisions';
import { quizLevels } from '../address.js';
import { useCore, useStudy } from '../ask.js';
import { typedFor } from '../escapes.js';
import { useNavigation } from '../navigation.js';
import { Choice } from '../ui/choice.js';
import { Go } from '../ui/go.js';
import { RevisionName } from '../ui/labels.js';
import { Shown } from '../ui/shown.js';
import { Strips } from '../ui/strip.js';
import { Wait } from '../ui/wait.js';
import '../style/quiz.css';

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
  // The question before it is no question while the next one is looked for.
  const asked = pending ? undefined : found;
  const guided = asked?.guided;
  const isOfText = guided === undefined || guided.text !== undefined;
  const { value: strips } = useCore(
    'strips',
    asked && isOfText ? { text: asked.text, start: '' } : undefined,
  );
  const [score, setScore] = useState<ReadonlyMap<number, boolean>>(new Map());
  useEffect(() => {
    setScore(new Map());
  }, [level]);
  const [said, setSaid] = useState<readonly RevisionId[]>([]);
  useEffect(() => {
    setSaid([]);
  }, [level, question]);
  const answered = view.answer !== '';
  const answer = revisions.filter((id) => (answered ? view.answer.split(',') : said).includes(id));
  const deriving = strips?.flatMap(({ verdict, revision }) => (verdict === 'derivable' ? [revision] : []));
  const truth = guided?.answer ?? deriving;
  const isRight = (id: RevisionId): boolean => truth?.includes(id) === answer.includes(id);
  const right = revisions.filter(isRight).length;
  const whole = [...score.values()].filter(Boolean).length;
  return (
    <section class="stack part" aria-labelledby="quiz-title">
      <h1 id="quiz-title">Which of them derive this?</h1>
      <Choice
        label="Difficulty"
        among={quizLevels}
        value={level}
        name={(of) => levelNames[of]}
        onChange={set('level', { question: 1, answer: '' })}
      />
      <Wait pending={pending} what="Looking for strings on which the documents differ…" />
      {error !== undefined && <p role="alert">{error}</p>}
      {asked !== undefined && question > asked.total && (
        <p class="notice" role="alert" data-message="quiz.no-question">
          There is no question {question}: this level has {asked.total}, and begins again after them.
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
            setScore((before) => new Map(before).set(question, before.get(question) ?? isAllRight));
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
                <Shown text={asked.text} />
              )}
            </p>
          )}
          <fieldset class="choice" disabled={answered}>
            <legend>{guided === undefined ? 'Derivable in' : 'Which documents'}: one or more</legend>
            <div class="options row">
              {revisions.map((id) => (
                <label key={id} class={answer.includes(id) ? 'chosen' : ''}>
                  <input
                    type="checkbox"
                    checked={answer.includes(id)}
                    onChange={(event) => {
                      const { checked } = event.currentTarget;
                      setSaid((before) =>
                        checked ? [...before, id] : before.filter((other) => other !== id),
                      );
                    }}
                  />
                  <RevisionName id={id} />
                  {answered && truth !== undefined && (
                    <span class={`mark ${isRight(id) ? 'good' : 'bad'}`}>
                      {isRight(id) ? '✓ right' : '✕ wrong'}
                    </span>
                  )}
                </label>
              ))}
            </div>
          </fieldset>
          <div class="question-tools row">
            {!answered && (
              <button type="submit" class="primary" disabled={truth === undefined || answer.length === 0}>
                Answer
              </button>
            )}
            <Go class="button" to={{ question: (question % asked.total) + 1, answer: '' }}>
              {answered ? 'Next question' : 'Another one'}
            </Go>
            <Go class="button" to={guided?.see ?? { part: 'compare', text: typedFor(asked.text), start: '' }}>
              {guided === undefined ? 'Open in Compare' : 'Look it up'}
            </Go>
          </div>
        </form>
      )}
      {answered && truth !== undefined && asked !== undefined && (
        <>
          <p class="summary" role="status" data-right={right} data-whole={whole}>
            {right === revisions.length
              ? 'All right.'
              : `${String(right)} of ${String(revisions.length)} right.`}
            {guided !== undefined && ` Whole questions right: ${String(whole)} of ${String(score.size)}.`}
          </p>
          {isOfText && strips !== undefined && <Strips strips={strips} text={asked.text} />}
        </>
      )}
    </section>
  );
}
