/** Part 4: a transcription to mend, proved against the document's BNF at every edit. */

import type { JSX } from 'preact';
import { useCore, useStudy } from '../ask.js';
import { type DocumentExercise, exercises } from '../data/exercises.js';
import { initialView } from '../address.js';
import { useNavigation } from '../navigation.js';
import { Copies } from '../ui/copies.js';
import { Editor } from '../ui/editor.js';
import { Go } from '../ui/go.js';
import { RevisionName, Section } from '../ui/labels.js';
import { RevisionSelect, Select } from '../ui/select.js';
import { Code, Shown } from '../ui/shown.js';
import { Wait } from '../ui/wait.js';
import type { ProofAnswer } from '../worker/workshop.js';
import { code } from '../export/markdown.js';
import { Repair } from './repair.js';
import { Story } from './story.js';

/** The exercise in which any rule can be edited. */
const anyRule = 'any';

export function Workshop(): JSX.Element {
  const { view, go } = useNavigation();
  const known = exercises.find(({ id }) => id === view.exercise);
  const isAny = view.exercise === anyRule;
  const exercise = known ?? exercises[0];
  const onEdit = (peg: string | undefined): void => {
    go({ peg, step: 0 }, 'replace');
  };
  return (
    <section class="stack part" aria-labelledby="workshop-title">
      <h1 id="workshop-title">PEG workshop</h1>
      <p class="lead">
        A BNF says which strings there are; a PEG says what to do, and never goes back on a choice. Copy a BNF
        in its order and you may get another language. Mend these, and have each edit proved.
      </p>
      {known === undefined && !isAny && (
        <p class="notice" role="alert">
          There is no exercise of that name; here is the first one.
        </p>
      )}
      <nav class="chips row" aria-label="Exercises">
        {exercises.map(({ id, title }, i) => (
          <Go
            key={id}
            to={{ exercise: id, revision: initialView.revision, rule: '', peg: undefined, step: 0 }}
            current={id === exercise?.id && !isAny ? 'page' : undefined}
          >
            {i + 1}. {title}
          </Go>
        ))}
        <Go to={{ exercise: anyRule, peg: undefined, step: 0 }} current={isAny ? 'page' : undefined}>
          Any rule
        </Go>
      </nav>
      {isAny ? (
        <AnyRule peg={view.peg} onEdit={onEdit} />
      ) : (
        exercise !== undefined && (
          <Bench key={exercise.id} exercise={exercise} peg={view.peg} onEdit={onEdit} />
        )
      )}
    </section>
  );
}

interface AnyRuleProps {
  readonly peg: string | undefined;
  readonly onEdit: (peg: string | undefined) => void;
}

/** A rule of any revision, copied from the BNF in its order. */
function AnyRule({ peg, onEdit }: AnyRuleProps): JSX.Element {
  const { view, set } = useNavigation();
  const { revision } = view;
  const { value: rules } = useCore('rules', revision);
  const names = (rules ?? []).map(({ name }) => name);
  const rule = names.includes(view.rule) ? view.rule : names[0];
  const { value: naive, pending } = useStudy('naive', rule === undefined ? undefined : { revision, rule });
  return (
    <>
      <div class="bar row">
        <RevisionSelect value={revision} onChange={set('revision', { rule: '', peg: undefined, step: 0 })} />
        <Select label="Rule" among={names} value={rule} onChange={set('rule', { peg: undefined, step: 0 })} />
      </div>
      {view.rule !== '' && rules !== undefined && rule !== view.rule && (
        <p class="notice" role="alert">
          The document has no rule <Code text={view.rule} />; here is its first one.
        </p>
      )}
      {rule !== undefined && naive !== undefined && !pending && (
        <Bench
          key={`${revision} ${rule}`}
          exercise={{
            id: anyRule,
            title: rule,
            revision,
            rule,
            naive,
            task: 'Copied in the order of the BNF. Is it still the same language?',
            hints: [],
          }}
          peg={peg}
          onEdit={onEdit}
        />
      )}
    </>
  );
}

interface BenchProps {
  readonly exercise: DocumentExercise;
  /** As edited; undefined for what the exercise begins with. */
  readonly peg: string | undefined;
  readonly onEdit: (peg: string | undefined) => void;
}

function Bench({ exercise, peg: edited, onEdit }: BenchProps): JSX.Element {
  const { revision, rule: name, task, hints, naive } = exercise;
  const peg = edited ?? naive;
  const { value: rule } = useCore('rule', { revision, rule: name });
  const { value: proof, pending, error } = useStudy('prove', { revision, rule: name, peg });
  const witness = proof?.kind === 'different' ? proof.text : undefined;
  return (
    <>
      <div class="bench stack columns">
        <div>
          <h2>
            <code>{name}</code> <RevisionName id={revision} />{' '}
            {rule !== undefined && <Section of={rule.section} />}
          </h2>
          <p class="task">{task}</p>
          {rule !== undefined && (
            <>
              <h3>The document’s BNF</h3>
              <pre tabIndex={0}>{rule.corrected}</pre>
            </>
          )}
          <div class="hints stack">
            {hints.map((hint, i) => (
              <details key={hint}>
                <summary>Hint {i + 1}</summary>
                <p>{hint}</p>
              </details>
            ))}
            <Repair asked={{ revision, rule: name }} onTake={onEdit} />
            {rule !== undefined && (
              <details>
                <summary>The transcription that is proved</summary>
                <pre tabIndex={0}>{rule.peg}</pre>
                <button
                  type="button"
                  onClick={() => {
                    onEdit(rule.peg);
                  }}
                >
                  Take it
                </button>
              </details>
            )}
          </div>
        </div>
        <div>
          <Editor
            label="Your PEG"
            value={peg}
            onChange={(changed) => {
              onEdit(changed === naive ? undefined : changed);
            }}
          />
          <div class="editor-tools row">
            <button
              type="button"
              disabled={peg === naive}
              onClick={() => {
                onEdit(undefined);
              }}
            >
              Begin again
            </button>
            <Copies
              json={{ revision, rule: name, peg, proof }}
              markdown={() => proofMarkdown(exercise, peg, proof)}
            />
          </div>
          <Wait pending={pending} what="Proving…" />
          {error !== undefined && <p role="alert">{error}</p>}
          <Verdict proof={proof} stale={pending} />
        </div>
      </div>
      {witness !== undefined && <Story revision={revision} rule={name} peg={peg} text={witness} />}
    </>
  );
}

function Verdict({
  proof,
  stale,
}: {
  readonly proof: ProofAnswer | undefined;
  readonly stale: boolean;
}): JSX.Element {
  return (
    <div class={`proof card ${proof?.kind ?? ''} ${stale ? 'stale' : ''}`} role="status">
      {proof === undefined ? (
        <p>Loading the prover…</p>
      ) : proof.kind === 'equal' ? (
        <>
          <p class="proof-title">
            <span aria-hidden="true">✓ </span>Equal
          </p>
          <p>
            For every string, of any length, your PEG and the BNF say the same: {proof.pairs} pairs of states,
            in {proof.milliseconds} ms.
          </p>
        </>
      ) : proof.kind === 'different' ? (
        <>
          <p class="proof-title">
            <span aria-hidden="true">✕ </span>Different
          </p>
          <p>
            Shortest witness: <Witness text={proof.text} />
          </p>
          <p>
            {proof.peg
              ? 'Your PEG accepts it, and the BNF does not derive it: too wide.'
              : 'The BNF derives it, and your PEG does not accept it: too narrow.'}
          </p>
        </>
      ) : (
        <>
          <p class="proof-title">
            <span aria-hidden="true">? </span>Not decided
          </p>
          <p class="message">
            {proof.place !== undefined && `Line ${proof.place.line}, column ${proof.place.column}: `}
            <Shown text={proof.message} prose />
          </p>
        </>
      )}
    </div>
  );
}

function Witness({ text }: { readonly text: string }): JSX.Element {
  return <code class="witness">{text === '' ? <i>the empty string</i> : <Shown text={text} />}</code>;
}

function proofMarkdown(
  { revision, rule }: DocumentExercise,
  peg: string,
  proof: ProofAnswer | undefined,
): string {
  const verdict =
    proof?.kind === 'equal'
      ? 'Equal to the BNF.'
      : proof?.kind === 'different'
        ? `Differs from the BNF on ${code(proof.text)}, which ${proof.peg ? 'only the PEG accepts' : 'only the BNF derives'}.`
        : 'Not decided.';
  return `${revision}, rule ${code(rule)}\n\n${peg.replace(/^/gm, '    ')}\n\n${verdict}\n`;
}
