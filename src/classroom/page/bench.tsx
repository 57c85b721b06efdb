/**
 * A rule's BNF and a PEG for it side by side: proved at every edit, repaired, tried on strings, traced step by step.
 */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RevisionId } from 'uri-revisions';
import { useCore, useStudy } from '../../web/frame/worker-client.js';
import { typed } from '../../web/frame/escapes.js';
import { nameOf } from '../../web/data/names.js';
import { fitsInLink } from '../../web/frame/fields.js';
import { type Step, useNavigation } from '../../web/frame/navigation.js';
import { Copies } from '../../web/ui/copy-buttons.js';
import { Editor } from '../../web/ui/editor.js';
import { RevisionName, Section } from '../../web/ui/labels.js';
import { useNarrow } from '../../web/ui/narrow.js';
import { ScrollBox } from '../../web/ui/scroll-box.js';
import { Code, VisibleText } from '../../web/ui/visible-text.js';
import { PendingNotice } from '../../web/ui/pending-notice.js';
import type { RuleRequest } from '../../web/worker/rules.js';
import { type DocumentExercise, solutionOf } from './exercises.js';
import { Lint } from './lint.js';
import { Notation } from './notation.js';
import { TraceStepper } from './trace-stepper.js';
import { proofMarkdown, Verdict } from './verdict.js';
import type { BenchRequest, ProofRequest } from './workshop-worker.js';

/** The kinds of changes that need a plainer name on the page. */
const kindNames: Readonly<Record<string, string>> = {
  'no text matches': 'no string matches',
  'empty turns left out': 'empty repetitions removed',
  'guard by a character': 'lookahead for one character',
  'guard by a word': 'lookahead at a word',
  'guard by what follows': 'lookahead at the following text',
  'guard by how the text goes on': 'lookahead at the continuation',
  'guard by all that follows': 'lookahead to the end of the string',
  'reading for a place': 'variant by context',
};

interface RepairProps {
  readonly asked: RuleRequest;
  readonly onApply: (peg: string) => void;
}

function Repair({ asked, onApply }: RepairProps): JSX.Element {
  const [count, setCount] = useState(0);
  const { value, pending, error } = useStudy('repair', count === 0 ? undefined : asked);
  const steps = value?.steps ?? [];
  const isAll = value !== undefined && count >= steps.length;
  const peg = value?.peg;
  const take = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The focused button has been removed, so the focus must move.
    if (isAll && document.activeElement === document.body) take.current?.focus();
  }, [isAll]);
  return (
    <div class="repair stack" aria-live="polite">
      {!isAll && (
        <button
          type="button"
          data-action="repair"
          aria-disabled={pending}
          onClick={() => {
            if (!pending) setCount(count + 1);
          }}
        >
          {count === 0 ? 'Show how to fix it' : 'Show the next step'}
        </button>
      )}
      <PendingNotice pending={pending} what="Searching for a fix…" />
      {error !== undefined && <p role="alert">{error}</p>}
      {steps.length > 0 && (
        <ol>
          {steps.slice(0, count).map(({ kind, reason }) => (
            <li key={reason}>
              <strong>{kindNames[kind] ?? kind}</strong>: <VisibleText text={reason} prose />
            </li>
          ))}
        </ol>
      )}
      {isAll && peg === undefined && <p>No proved fix was found.</p>}
      {isAll && peg !== undefined && steps.length === 0 && <p>The copied PEG is already right.</p>}
      {isAll && steps.length > 0 && peg !== undefined && (
        <>
          <p>With these changes, the rule is proved:</p>
          <pre tabIndex={0}>{peg}</pre>
          <button
            ref={take}
            type="button"
            onClick={() => {
              onApply(peg);
            }}
          >
            Use this fix
          </button>
        </>
      )}
    </div>
  );
}

/** Maximum number of lines that are tried. */
const maxLines = 100;

/** Returns the strings of the lines. */
function testsIn(lines: string): readonly string[] {
  return lines === '' ? [] : lines.split('\n').slice(0, maxLines).map(typed);
}

interface TestsProps {
  readonly asked: ProofRequest;
  /** One string per line, as typed. */
  readonly lines: string;
}

function Tests({ asked, lines }: TestsProps): JSX.Element {
  const { view, go } = useNavigation();
  const texts = testsIn(lines);
  const { value, error } = useStudy('test', texts.length === 0 ? undefined : { ...asked, texts });
  const verdictText = (accepted: boolean | undefined): string =>
    accepted === undefined ? 'cannot be run' : accepted ? 'accepts' : 'rejects';
  return (
    <section class="tests stack" aria-label="Your strings">
      <Editor
        label={'Your strings, one per line. To enter a character by its code, write \\u{200B}.'}
        value={lines}
        minRows={2}
        onChange={(changed) => {
          go({ tests: changed, traced: 0, step: 0 }, 'replace');
        }}
      />
      {error !== undefined && <p role="alert">{error}</p>}
      {value !== undefined && texts.length > 0 && (
        <ScrollBox class="table-scroll" label="Verdicts on your strings">
          <table class="tried">
            <thead>
              <tr>
                <th scope="col">String</th>
                <th scope="col">BNF (expected)</th>
                <th scope="col">Your PEG</th>
                <th scope="col">
                  <span class="unseen">Trace</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {value.map(({ text, bnf, peg }, i) => (
                <tr key={i} class={bnf === peg ? 'good' : 'bad'}>
                  <th scope="row">
                    <Code text={text} />
                  </th>
                  <td>{bnf ? 'accepts' : 'rejects'}</td>
                  <td class="actual">
                    <span class="glyph" aria-hidden="true">
                      {bnf === peg ? '✓' : '✕'}
                    </span>{' '}
                    {verdictText(peg)}
                    {peg !== undefined && (bnf === peg ? ', like the BNF' : ', unlike the BNF')}
                  </td>
                  <td>
                    <button
                      type="button"
                      aria-pressed={view.traced === i + 1}
                      disabled={peg === undefined}
                      onClick={() => {
                        go({ traced: view.traced === i + 1 ? 0 : i + 1, step: 0 });
                      }}
                    >
                      Trace
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  );
}

interface BenchProps {
  readonly exercise: DocumentExercise;
  /** The edited PEG; undefined for the starting point of the exercise. */
  readonly peg: string | undefined;
  /** With the step `push`, Back returns to the PEG before. */
  readonly onEdit: (peg: string | undefined, step?: Step) => void;
  /** True to show hints, repairs and the proved transcription. */
  readonly hints?: boolean;
  /** Called once the PEG is proved. */
  readonly onProved?: () => void;
  /** Content below the verdict that both are equal. */
  readonly next?: JSX.Element | undefined;
}

export function Bench(props: BenchProps): JSX.Element {
  const { exercise, peg: edited, onEdit, hints: isHelped = true, onProved, next } = props;
  const { revision, rule: name, task, hints, naive, tests = [] } = exercise;
  const peg = edited ?? naive;
  const { value: rule } = useCore('rule', { revision, rule: name });
  const isNarrow = useNarrow();
  const help = (
    <div class="hints stack">
      {hints.map((hint, i) => (
        <details key={hint}>
          <summary>Hint {i + 1}</summary>
          <p>{hint}</p>
        </details>
      ))}
      <Repair
        asked={{ revision, rule: name }}
        onApply={(fixed) => {
          onEdit(fixed, 'push');
        }}
      />
      {rule !== undefined && (
        <details>
          <summary data-action="show-proved">Proved solution</summary>
          <pre tabIndex={0}>{solutionOf(rule.peg)}</pre>
          <button
            type="button"
            data-action="take-proved"
            onClick={() => {
              onEdit(solutionOf(rule.peg), 'push');
            }}
          >
            Use it
          </button>
        </details>
      )}
    </div>
  );
  return (
    <PegAtWork
      asked={{ revision, rule: name }}
      called={nameOf(revision)}
      peg={peg}
      isFirst={peg === naive}
      tests={tests.join('\n')}
      onEdit={(changed) => {
        onEdit(changed === naive ? undefined : changed);
      }}
      below={
        <>
          <p class="hint">
            You can redefine other rules here, too. For rules that you leave out, the document's own PEG is
            used.
          </p>
          <OtherRules revision={revision} rule={name} peg={peg} onEdit={onEdit} />
        </>
      }
      onProved={onProved}
      next={next}
    >
      <h2>
        <code>{name}</code> <RevisionName id={revision} />{' '}
        {rule !== undefined && <Section of={rule.section} />}
      </h2>
      <p class="task">{task}</p>
      {rule !== undefined && (
        <>
          <h3>BNF of the document</h3>
          <pre tabIndex={0}>{rule.corrected}</pre>
        </>
      )}
      {isHelped &&
        (isNarrow ? (
          <details>
            <summary data-action="show-help">Hints and solution</summary>
            {help}
          </details>
        ) : (
          help
        ))}
    </PegAtWork>
  );
}

interface PegAtWorkProps {
  readonly asked: BenchRequest;
  /** The name of the BNF's source. */
  readonly called: string;
  readonly peg: string;
  /** True if nothing has been edited. */
  readonly isFirst: boolean;
  /** The default strings to try, one per line. */
  readonly tests: string;
  readonly onEdit: (peg: string | undefined) => void;
  /** Content next to the PEG. */
  readonly children: ComponentChildren;
  readonly below?: JSX.Element;
  readonly onProved?: (() => void) | undefined;
  /** Content below the verdict that both are equal. */
  readonly next?: JSX.Element | undefined;
}

/** A PEG to edit next to its subject, its proof, its trials, and its trace. */
export function PegAtWork(props: PegAtWorkProps): JSX.Element {
  const { asked, called, peg, isFirst, tests, onEdit, onProved, children, below, next } = props;
  const { view } = useNavigation();
  const { value: proof, answered, pending, error } = useStudy('prove', { ...asked, peg });
  const editor = useRef<HTMLTextAreaElement>(null);
  const isProved = proof?.kind === 'equal' && !pending;
  useEffect(() => {
    if (isProved) onProved?.();
    // Once for each proof: the caller's function changes with every drawing.
  }, [isProved]);
  const lines = view.tests ?? tests;
  const traced = view.traced > 0 ? testsIn(lines)[view.traced - 1] : undefined;
  const text = traced ?? (proof?.kind === 'different' ? proof.text : undefined);
  const isNarrow = useNarrow();
  const result = (
    <>
      <PendingNotice pending={pending} what="Proving…" />
      {error !== undefined && <p role="alert">{error}</p>}
      <Verdict proof={proof} peg={answered?.peg ?? peg} stale={pending} />
      {isProved && next}
      <Lint asked={proof === undefined || pending ? undefined : { ...asked, peg }} editor={editor} />
    </>
  );
  return (
    <>
      <div class="bench stack columns">
        <div>{children}</div>
        <div>
          <Editor label="Your PEG" value={peg} notation="peg" field={editor} onChange={onEdit} />
          {isNarrow && result}
          <Notation />
          {below}
          <div class="editor-tools row">
            <button
              type="button"
              data-action="begin-again"
              disabled={isFirst}
              onClick={() => {
                onEdit(undefined);
              }}
            >
              Start over
            </button>
            <Copies
              json={{ ...asked, peg, proof }}
              markdown={() => proofMarkdown(called, asked.rule, peg, proof)}
            />
          </div>
          {!(fitsInLink(peg) && fitsInLink(asked.abnf) && fitsInLink(view.tests)) && (
            <p class="hint" data-message="too-long-for-link">
              This text is too long for a link, so links leave it out.
            </p>
          )}
          {!isNarrow && result}
          <Tests asked={{ ...asked, peg }} lines={lines} />
          {view.traced > 0 && traced === undefined && (
            <p class="notice" role="alert" data-message="tests.no-string">
              String {view.traced} does not exist, so there is no trace.
            </p>
          )}
        </div>
      </div>
      {text !== undefined && proof?.kind !== 'unread' && <TraceStepper {...asked} peg={peg} text={text} />}
    </>
  );
}

interface OtherRulesProps {
  readonly revision: RevisionId;
  readonly rule: string;
  readonly peg: string;
  readonly onEdit: (peg: string) => void;
}

/** Rules that the PEG uses and leaves to the document, offered for editing. */
function OtherRules({ revision, rule, peg, onEdit }: OtherRulesProps): JSX.Element {
  const { value = [] } = useStudy('left', { revision, rule, peg });
  if (value.length === 0) return <></>;
  return (
    <div class="row small edit-too" role="group" aria-label="Other rules to edit">
      <span aria-hidden="true">Also edit:</span>
      {value.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            onEdit(`${peg.trimEnd()}\n${text}`);
          }}
        >
          <code>{name}</code>
        </button>
      ))}
    </div>
  );
}
