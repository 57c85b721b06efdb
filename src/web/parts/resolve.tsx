/** Part 5: a reference and a base, resolved by every document's own algorithm, step by step. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ResolutionStep, RevisionId } from 'uri-revisions';
import { equalRuns, decisiveSteps, differing } from 'uri-revisions-cli/grammar';
import { nameOf, namesOf, placeAt, sentenceOf, theNameOf } from '../data/names.js';
import { quotedIn } from '../data/quotes.js';
import { code, prose, table } from '../export/markdown.js';
import { surplusChoices } from '../frame/address.js';
import { useCore } from '../frame/worker-client.js';
import { typed } from '../frame/escapes.js';
import { chosenIn } from '../frame/fields.js';
import { useNavigation } from '../frame/navigation.js';
import { Changed } from '../ui/changed.js';
import { Choice } from '../ui/choice.js';
import { Copies } from '../ui/copy-buttons.js';
import { ViewLink } from '../ui/view-link.js';
import { RevisionName, Section } from '../ui/labels.js';
import { useNarrow } from '../ui/narrow.js';
import { QuotedSection } from '../ui/quoted-section.js';
import { Code, FoldedText, VisibleText } from '../ui/visible-text.js';
import { Source } from '../ui/source.js';
import type { Outcome, Resolved } from '../worker/resolve.js';
import { DocumentsChoice } from './documents-choice.js';

interface ReferenceExample {
  readonly reference: string;
  readonly base: string;
  readonly lesson: string;
}

/** The base of Appendix C. */
const defaultBase = 'http://a/b/c/d;p?q';

export const references: readonly ReferenceExample[] = [
  { reference: 'g', base: defaultBase, lesson: 'All documents agree.' },
  { reference: '?y', base: defaultBase, lesson: 'A query alone: does it keep the base’s file name?' },
  { reference: 'g?y/../x', base: defaultBase, lesson: 'Does “..” in a query remove segments?' },
  { reference: '../../../g', base: defaultBase, lesson: 'What happens to “..” above the root?' },
  { reference: 'http:g', base: defaultBase, lesson: 'Is it relative although it repeats the base’s scheme?' },
  { reference: '', base: defaultBase, lesson: 'Is it the base, or the current document?' },
  { reference: '#s', base: defaultBase, lesson: 'Is it a place in the base, or in the current document?' },
  { reference: 'g', base: 'http://a', lesson: 'What if the base has no path?' },
  { reference: '/xxx/../g', base: defaultBase, lesson: 'Are dot segments of an absolute path removed?' },
  { reference: '//h?q', base: defaultBase, lesson: 'Does the query belong to the host or the path?' },
];

export function Resolve(): JSX.Element {
  const { view, set } = useNavigation();
  const { value, error } = useCore('resolve', {
    revisions: chosenIn(view.revisions),
    base: typed(view.base),
    reference: typed(view.reference),
    validating: view.validating === 'yes',
    surplus: view.surplus,
  });
  const isNarrow = useNarrow();
  const examples = (
    <nav class="chips row" aria-label="Examples">
      {references.map(({ reference, base, lesson }) => (
        <ViewLink
          key={`${reference} ${base}`}
          to={{ reference, base }}
          current={view.reference === reference && view.base === base ? 'true' : undefined}
        >
          <code>{reference === '' ? <i>empty</i> : reference}</code> <span class="muted">{lesson}</span>
        </ViewLink>
      ))}
    </nav>
  );
  return (
    <section class="stack" aria-labelledby="resolve-title">
      <h1 id="resolve-title">Resolve a reference with each document’s algorithm</h1>
      <div class="pair stack">
        <Source label="Base" value={view.base} onChange={set('base', {}, 'replace')} />
        <Source label="Reference" value={view.reference} onChange={set('reference', {}, 'replace')} />
      </div>
      {!isNarrow && examples}
      <DocumentsChoice />
      <details class="choices">
        <summary>Choices that the documents leave open</summary>
        <div class="pair stack">
          <Choice
            label="If the reference repeats the base’s scheme, read it as"
            among={['yes', 'no']}
            value={view.validating}
            name={(validating) => (validating === 'yes' ? 'absolute (strict)' : 'relative')}
            onChange={set('validating')}
          />
          <Choice
            label="“..” above the root"
            among={surplusChoices}
            value={view.surplus}
            onChange={set('surplus')}
          />
        </div>
      </details>
      {error !== undefined && <p role="alert">{error}</p>}
      {value !== undefined && (
        <>
          <p class="summary" role="status" data-results={resultsOf(value).size}>
            {verdict(value)}
          </p>
          <Results resolved={value} />
          <Copies json={value} markdown={() => markdown(view.base, view.reference, value)} />
          <Steps resolved={value} />
        </>
      )}
      {isNarrow && examples}
    </section>
  );
}

/** Returns the result for comparison, without the words of a refusal; undefined if the document has no rules. */
function resultOf({ kind, ...outcome }: Outcome): string | undefined {
  if (kind === 'no rules') return undefined;
  return kind === 'refused' ? kind : JSON.stringify({ kind, ...outcome });
}

/** Returns the different results. */
function resultsOf(resolved: readonly Resolved[]): ReadonlySet<string> {
  return new Set(resolved.flatMap(({ outcome }) => resultOf(outcome) ?? []));
}

function verdict(resolved: readonly Resolved[]): string {
  const answers = resolved.filter(({ outcome }) => outcome.kind !== 'no rules');
  const [first] = answers;
  if (first === undefined) return 'None of these documents has rules for relative references.';
  const silent = resolved.length - answers.length;
  const rest = silent === 0 ? '' : ` ${String(silent)} ${silent === 1 ? 'has' : 'have'} no rules for it.`;
  if (answers.length === 1) return `${sentenceOf(theNameOf(first.revision))} gives one result.${rest}`;
  const ways = resultsOf(resolved).size;
  return ways === 1
    ? `${String(answers.length)} documents give the same result.${rest}`
    : `${String(answers.length)} documents give ${String(ways)} different results.${rest}`;
}

function Results({ resolved }: { readonly resolved: readonly Resolved[] }): JSX.Element {
  const differs = differing(resolved.map(({ outcome }) => resultOf(outcome)));
  return (
    <ul class="results stack">
      {resolved.map(({ revision, outcome }, i) => (
        <li key={revision} class={`resolved card ${differs[i] === true ? 'differs' : ''}`}>
          <RevisionName id={revision} />
          <span class="wrap">
            {differs[i] === true && (
              <span class="mark">
                <span aria-hidden="true">≠ </span>
                <span class="unseen">differs: </span>
              </span>
            )}
            <OutcomeOf revision={revision} outcome={outcome} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function OutcomeOf({ revision, outcome }: Pick<Resolved, 'revision' | 'outcome'>): JSX.Element {
  switch (outcome.kind) {
    case 'absolute':
      return (
        <>
          <code class="answer">
            <FoldedText text={outcome.text} />
          </code>{' '}
          <ViewLink to={{ part: 'compare', text: outcome.text, start: '' }}>Compare</ViewLink>
        </>
      );
    case 'current-document':
      return (
        <strong data-message="resolve.current-document">
          the current document
          {outcome.fragment !== undefined && (
            <>
              , fragment <Code text={outcome.fragment} />
            </>
          )}
        </strong>
      );
    case 'no rules':
      // Its section is shown as a mark that opens.
      return (
        <>
          <span class="muted">
            <VisibleText text={messageOf(outcome, revision)} prose />
          </span>{' '}
          {outcome.section !== undefined && (
            <QuotedSection
              revision={revision}
              section={outcome.section}
              stretches={quotedIn(outcome.message)}
            />
          )}
        </>
      );
    default:
      return (
        <span class="bad">
          <VisibleText text={messageOf(outcome, revision)} prose />{' '}
          {outcome.section !== undefined && <Section of={outcome.section} />}
        </span>
      );
  }
}

/** Returns why there is no result: without the section, which is shown after it, and with the document's name. */
function messageOf(
  outcome: Exclude<Outcome, { readonly kind: 'absolute' | 'current-document' }>,
  revision: RevisionId,
): string {
  if (outcome.kind === 'not derivable') {
    const { found, offset } = outcome;
    return found === undefined
      ? 'The reference is incomplete.'
      : `${JSON.stringify(found)} (${placeAt(offset)}) is not allowed in the reference.`;
  }
  const message = outcome.message.replace(` (${outcome.section ?? ''})`, '');
  return sentenceOf(
    message.startsWith(revision) ? theNameOf(revision) + message.slice(revision.length) : message,
  );
}

/** Shows the steps of each document; neighbours with equal steps are shown once. */
function Steps({ resolved }: { readonly resolved: readonly Resolved[] }): JSX.Element {
  const traced = resolved.filter(({ steps }) => steps.length > 0);
  const runs = equalRuns([
    traced.map(({ steps }) =>
      JSON.stringify(steps.map(({ step, outcome, before, after }) => [step, outcome, before, after])),
    ),
  ]);
  return (
    <div class="step-columns stack">
      {runs.map((run) => (
        <StepsOf
          key={run[0]}
          traced={run.flatMap((place) => traced[place] ?? [])}
          isDisputed={resultsOf(resolved).size > 1}
        />
      ))}
    </div>
  );
}

interface StepsProps {
  readonly traced: readonly Resolved[];
  /** True if the documents have different results, so that some steps decide. */
  readonly isDisputed: boolean;
}

function StepsOf({ traced, isDisputed }: StepsProps): JSX.Element {
  const isNarrow = useNarrow();
  const steps = traced[0]?.steps ?? [];
  const head = (
    <h2>
      {traced.map(({ revision, steps: [first] }) => (
        <span key={revision}>
          <RevisionName id={revision} /> <Section of={first?.section ?? ''} />
        </span>
      ))}
    </h2>
  );
  const list = <StepList steps={steps} decisive={isDisputed ? decisiveSteps(steps) : []} />;
  return (
    <section aria-label={`Steps of ${namesOf(traced.map(({ revision }) => revision))}`}>
      {isNarrow ? (
        <details class="fold">
          <summary>{head}</summary>
          {list}
        </details>
      ) : (
        <>
          {head}
          {list}
        </>
      )}
    </section>
  );
}

/** Numbers of steps of a long list that are shown: at its start and its end, and of its first decisive ones. */
const [firstSteps, lastSteps, decisiveShown] = [8, 4, 4];

interface StepListProps {
  readonly steps: readonly ResolutionStep[];
  /** The indices of the steps that decide. */
  readonly decisive: readonly number[];
}

/** Lists the steps; of a long list, those in the middle on request, as there are several for each path segment. */
function StepList({ steps, decisive }: StepListProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const decides = new Set(decisive);
  const kept = new Set(decisive.slice(0, decisiveShown));
  const isShown = (i: number): boolean =>
    isOpen || i < firstSteps || i >= steps.length - lastSteps || kept.has(i);
  const groups: number[][] = [];
  for (const i of steps.keys()) {
    const last = groups.at(-1);
    if (last === undefined || isShown(i) || isShown(i - 1)) groups.push([i]);
    else last.push(i);
  }
  return (
    <ol class="steps">
      {groups.map(([i = 0, ...more]) => {
        const one = steps[i];
        return one === undefined ? null : isShown(i) ? (
          <Step key={i} step={one} decides={decides.has(i)} />
        ) : (
          <li key={i} class="step">
            <button
              type="button"
              data-action="more-steps"
              onClick={() => {
                setOpen(true);
              }}
            >
              {(more.length + 1).toLocaleString('en')} more steps
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Shows a step, with the text before and after it if it changes the text. */
function Step({
  step: { step, outcome, before, after },
  decides,
}: {
  readonly step: ResolutionStep;
  readonly decides: boolean;
}): JSX.Element {
  return (
    <li class={`step ${decides ? 'decides' : ''}`}>
      <span class="step-name">{step}</span>
      <span class="step-outcome">
        {decides && <strong class="decisive">Decisive step. </strong>}
        <FoldedText text={outcome} prose />
        {before !== undefined && after !== undefined && before !== after && (
          <code class="changed">
            <Changed before={before} after={after} />
          </code>
        )}
      </span>
    </li>
  );
}

function markdown(base: string, reference: string, resolved: readonly Resolved[]): string {
  const rows = resolved.map(({ revision, outcome }) => [nameOf(revision), outcomeText(outcome, revision)]);
  return table(`${code(reference)} against ${code(base)}`, ['document', 'result'], rows);
}

function outcomeText(outcome: Outcome, revision: RevisionId): string {
  switch (outcome.kind) {
    case 'absolute':
      return code(outcome.text);
    case 'current-document':
      return `the current document${outcome.fragment === undefined ? '' : `, fragment ${code(outcome.fragment)}`}`;
    default:
      return prose(messageOf(outcome, revision));
  }
}
