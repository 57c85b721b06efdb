/** Part 4: a transcription to fix, of a document or of your own ABNF, proved against its BNF at every edit. */
import type { JSX } from 'preact';
import { useState, useLayoutEffect, useRef } from 'preact/hooks';
import { studyWorker, useCore, useStudy } from '../../web/frame/worker-client.js';
import { useNavigation } from '../../web/frame/navigation.js';
import { storedText } from '../../web/frame/stored.js';
import { useStored } from '../../web/frame/use-stored.js';
import { Editor } from '../../web/ui/editor.js';
import { useNarrow } from '../../web/ui/narrow.js';
import { useCurrentInView } from '../../web/ui/scroll-to-current.js';
import { ViewLink } from '../../web/ui/view-link.js';
import { RevisionSelect, Select } from '../../web/ui/select.js';
import { Code, VisibleText } from '../../web/ui/visible-text.js';
import { PendingNotice } from '../../web/ui/pending-notice.js';
import { anyRule, freshBench, ownGrammar } from './address.js';
import { Bench, PegAtWork } from './bench.js';
import { type DocumentExercise, exercises } from './exercises.js';
import type { OwnAnswer, OwnGrammarRequest, OwnRelation } from './own-grammar-worker.js';
import { OtherVersion, useKeptGrammar, useKeptPeg } from './kept.js';
import { Caret, ProvedTick } from './verdict.js';
import { shapes } from './work.js';
import { YourWork } from './your-work.js';
import './workshop.css';

/** Returns a reference to the value of the last rendering; undefined once the component is removed. */
function useLatest<T>(value: T): { readonly current: T | undefined } {
  const latest = useRef<T | undefined>(value);
  latest.current = value;
  useLayoutEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  return latest;
}

/** The initial grammar: small, and wrong when it is copied. */
const example = [
  'tag      = name / name "-" 1*DIGIT',
  'name     = ALPHA / ALPHA *( ALPHA / DIGIT ) ALPHA',
].join('\n');

const exampleTests = ['abc', 'abc-12', 'a1'].join('\n');

function OwnGrammar(): JSX.Element {
  const { view, go } = useNavigation();
  const kept = useKeptGrammar();
  const { work, onChange } = kept;
  const abnf = work.abnf === '' ? example : work.abnf;
  const asked: OwnGrammarRequest = { abnf, rule: work.rule };
  const { value, pending, error } = useStudy('readOwn', asked);
  const read = value?.ok === true ? value : undefined;
  const refused = value?.ok === false ? value : undefined;
  const bench = read && { abnf, rule: read.rule, revision: view.revision };
  return (
    <>
      <p class="task">
        Paste any grammar in ABNF (RFC 5234). Write a PEG for it, or let the page generate one: a proof shows
        whether both accept the same strings. The address contains everything, so you can share it.
      </p>
      <OtherVersion of={kept} />
      <div class="own stack">
        <Editor
          label="Your ABNF"
          value={abnf}
          notation="abnf"
          onChange={(changed) => {
            onChange({ abnf: changed === example ? '' : changed === '' ? ' ' : changed });
          }}
        />
        {work.abnf !== '' && (
          <div class="row">
            <button
              type="button"
              data-action="show-example"
              onClick={() => {
                onChange({ abnf: '', rule: '', peg: null });
              }}
            >
              Replace it with the example
            </button>
          </div>
        )}
        <PendingNotice pending={pending} what="Reading…" />
        {error !== undefined && <p role="alert">{error}</p>}
        {refused !== undefined && <Refused answer={refused} abnf={abnf} />}
      </div>
      {bench !== undefined && read !== undefined && (
        <PegAtWork
          asked={bench}
          called="your grammar"
          peg={work.peg ?? read.naive}
          isFirst={work.peg === null}
          tests={work.abnf === '' ? exampleTests : ''}
          onEdit={(peg) => {
            onChange({ peg: peg ?? null });
          }}
          below={
            <>
              <p class="hint">
                Define every rule that the PEG uses. The rules that ABNF predefines, such as{' '}
                <code>DIGIT</code>, need no definition.
              </p>
              <Transcribe
                asked={asked}
                onMade={(peg) => {
                  onChange({ peg }, 'push');
                }}
              />
            </>
          }
        >
          <Select
            label="Rule"
            among={read.rules}
            value={read.rule}
            onChange={(rule) => {
              if (kept.shown === undefined) go({ rule, step: 0, traced: 0 });
              else onChange({ rule }, 'push');
            }}
          />
          {read.leftOut.length > 0 && (
            <p class="hint">
              Skipped (unused and invalid): <VisibleText text={read.leftOut.join(', ')} prose />.
            </p>
          )}
          <DocumentRelation asked={asked} />
        </PegAtWork>
      )}
    </>
  );
}

function Refused({
  answer: { message, place },
  abnf,
}: {
  readonly answer: Extract<OwnAnswer, { readonly ok: false }>;
  readonly abnf: string;
}): JSX.Element {
  return (
    <div class="proof unread card" role="status">
      <p class="proof-title">This ABNF cannot be used</p>
      <p class="message" data-line={place?.line} data-column={place?.column}>
        {place !== undefined && `Line ${String(place.line)}, column ${String(place.column)}: `}
        <VisibleText text={message} prose />
      </p>
      {place !== undefined && <Caret text={abnf} {...place} />}
    </div>
  );
}

const outdated = 'The ABNF or its rule changed meanwhile: generate the PEG again.';

/** A PEG generated from the ABNF, with every rule proved. */
function Transcribe({
  asked,
  onMade,
}: {
  readonly asked: OwnGrammarRequest;
  readonly onMade: (peg: string) => void;
}): JSX.Element {
  const [said, setSaid] = useState('');
  const latest = useLatest({ asked, onMade });
  const make = async (): Promise<void> => {
    setSaid('Searching for a proved PEG…');
    try {
      const { peg, failed } = await studyWorker.ask('transcribeOwn', asked);
      if (latest.current === undefined) return;
      if (latest.current.asked.abnf !== asked.abnf || latest.current.asked.rule !== asked.rule) {
        setSaid(outdated);
        return;
      }
      const reasons = failed.map(({ rule, reason }) => `${rule}: ${reason}`);
      setSaid(failed.length === 0 ? '' : `No proved PEG was found. ${reasons.join('. ')}.`);
      if (failed.length === 0) latest.current.onMade(peg);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div class="row">
      <button
        type="button"
        data-action="transcribe"
        onClick={() => {
          void make();
        }}
      >
        Generate a PEG from the ABNF
      </button>
      <span class="hint" role="status" data-message={said === outdated ? 'own.outdated' : undefined}>
        <VisibleText text={said} prose />
      </span>
    </div>
  );
}

const relations: Readonly<Record<OwnRelation['relation'], readonly [sign: string, words: string]>> = {
  equal: ['=', 'Both accept the same strings.'],
  subset: ['⊂', 'The document’s rule accepts all strings of yours, and more.'],
  superset: ['⊃', 'Your rule accepts all strings of the document’s rule, and more.'],
  overlapping: ['⋈', 'Each accepts strings that the other does not.'],
  disjoint: ['∥', 'The two have no string in common.'],
};

/** The comparison of the rule with one of a document. */
function DocumentRelation({ asked }: { readonly asked: OwnGrammarRequest }): JSX.Element {
  const { view, set } = useNavigation();
  const { revision, against } = view;
  const [isOpened, setOpened] = useState(false);
  // A link may name the rule to compare with.
  const isOpen = isOpened || against !== '';
  const request = isOpen ? { ...asked, revision, against } : undefined;
  const { value, pending, error } = useStudy('relateOwn', request);
  const [sign, words] = value === undefined ? ['', ''] : relations[value.relation];
  return (
    <details
      class="document-relation"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpened(currentTarget.open);
      }}
    >
      <summary data-action="compare-document">Compare with a document</summary>
      <div class="stack">
        <div class="bar row">
          <RevisionSelect value={revision} onChange={set('revision', { against: '' })} />
          {value !== undefined && (
            <Select label="Its rule" among={value.rules} value={value.against} onChange={set('against')} />
          )}
        </div>
        <PendingNotice pending={pending} what="Comparing…" />
        {error !== undefined && <p role="alert">{error}</p>}
        {value !== undefined && (
          <div class="card relation" role="status" data-message={`relation.${value.relation}`}>
            <p>
              <strong class="glyph" aria-hidden="true">
                {sign}
              </strong>{' '}
              {words}
            </p>
            <DistinguishingStrings of="Accepted only by your rule" texts={value.onlyOwn} />
            <DistinguishingStrings of="Accepted only by the document’s rule" texts={value.onlyDocument} />
          </div>
        )}
      </div>
    </details>
  );
}

function DistinguishingStrings({
  of,
  texts,
}: {
  readonly of: string;
  readonly texts: readonly string[];
}): JSX.Element {
  if (texts.length === 0) return <></>;
  return (
    <p>
      {of}:{' '}
      {texts.map((text, i) => (
        <span key={text}>
          {i > 0 && ', '}
          <Code text={text} />
        </span>
      ))}
    </p>
  );
}

export function Workshop(): JSX.Element {
  const { view } = useNavigation();
  const known = exercises.find(({ id }) => id === view.exercise);
  const isAny = view.exercise === anyRule;
  const isOwn = view.exercise === ownGrammar;
  const exercise = known ?? exercises[0];
  const [proved = [], , edit] = useStored<readonly string[]>('proved', shapes.proved);
  const isNarrow = useNarrow();
  const list = useCurrentInView<HTMLElement>([view.exercise, isNarrow]);
  const lead = (
    <p class="lead">
      A BNF defines a set of strings. A PEG (parsing expression grammar) is a parser: it tries alternatives in
      order and never revises a choice. So a PEG copied from a BNF may accept different strings. Fix these
      PEGs; every edit is checked by proof.
    </p>
  );
  return (
    <section class="stack part" aria-labelledby="workshop-title">
      <h1 id="workshop-title">PEG workshop</h1>
      {!isNarrow && lead}
      {known === undefined && !isAny && !isOwn && (
        <p class="notice" role="alert">
          No exercise has this name; this is the first exercise instead.
        </p>
      )}
      {/* Without the frame of the page, no link to skip them precedes: all stay in sight. */}
      <nav ref={list} class={view.embed === '1' ? 'chips row' : 'chips row one-line'} aria-label="Exercises">
        {exercises.map(({ id, title }, i) => (
          <ViewLink
            key={id}
            to={{ ...freshBench, exercise: id }}
            current={id === exercise?.id && !isAny && !isOwn ? 'page' : undefined}
          >
            {i + 1}. {title}
            {proved.includes(id) && <ProvedTick />}
          </ViewLink>
        ))}
        <ViewLink to={{ ...freshBench, exercise: anyRule }} current={isAny ? 'page' : undefined}>
          Any rule
        </ViewLink>
        <ViewLink
          to={{ ...freshBench, abnf: '', against: '', exercise: ownGrammar }}
          current={isOwn ? 'page' : undefined}
        >
          Your grammar
        </ViewLink>
      </nav>
      {isOwn ? (
        <OwnGrammar />
      ) : isAny ? (
        <AnyRule />
      ) : (
        exercise !== undefined && (
          <Exercise
            key={exercise.id}
            exercise={exercise}
            onProved={() => {
              edit((stored = []) => (stored.includes(exercise.id) ? stored : [...stored, exercise.id]));
            }}
          />
        )
      )}
      {isNarrow && lead}
      <YourWork />
    </section>
  );
}

interface ExerciseProps {
  readonly exercise: DocumentExercise;
  readonly onProved: () => void;
}

function Exercise({ exercise, onProved }: ExerciseProps): JSX.Element {
  const kept = useKeptPeg(exercise.id);
  return (
    <>
      <OtherVersion of={kept} />
      <Bench
        exercise={exercise}
        peg={kept.shown}
        onEdit={kept.onEdit}
        onProved={onProved}
        next={<Next exercise={exercise} peg={kept.shown ?? exercise.naive} />}
      />
    </>
  );
}

/** A link to the next exercise after a solved one; one that builds on this begins with the fixed rules. */
function Next({ exercise, peg }: { readonly exercise: DocumentExercise; readonly peg: string }): JSX.Element {
  const { go } = useNavigation();
  const builtOn = exercises.find(({ id }) => id === exercise.next);
  const next = builtOn ?? exercises[exercises.indexOf(exercise) + 1];
  const latest = useLatest(peg);
  if (next === undefined) return <></>;
  const follow = async (): Promise<void> => {
    const carried =
      builtOn === undefined || storedText(`peg/${next.id}`) !== undefined
        ? undefined
        : await studyWorker.ask('carry', { peg, into: next.naive });
    if (latest.current === undefined) return;
    go({ ...freshBench, exercise: next.id, peg: carried });
  };
  return (
    <p class="next">
      <button
        type="button"
        class="primary"
        data-action="next-exercise"
        onClick={() => {
          void follow();
        }}
      >
        Next: {next.title} ▸
      </button>
    </p>
  );
}

/** A rule of any revision, copied from the BNF with its order of alternatives. */
function AnyRule(): JSX.Element {
  const { view, set } = useNavigation();
  const { revision } = view;
  const { value: rules } = useCore('rules', revision);
  const names = (rules ?? []).map(({ name }) => name);
  const rule = names.includes(view.rule) ? view.rule : names[0];
  const { value: naive, pending } = useStudy('naive', rule === undefined ? undefined : { revision, rule });
  const kept = useKeptPeg(`any ${revision} ${rule ?? ''}`);
  const initialState = { peg: undefined, traced: 0, step: 0 };
  return (
    <>
      <div class="bar row">
        <RevisionSelect value={revision} onChange={set('revision', { ...initialState, rule: '' })} />
        <Select label="Rule" among={names} value={rule} onChange={set('rule', initialState)} />
      </div>
      {view.rule !== '' && rules !== undefined && rule !== view.rule && (
        <p class="notice" role="alert" data-message="workshop.no-rule">
          The document has no rule <Code text={view.rule} />, so this is its first rule instead.
        </p>
      )}
      <OtherVersion of={kept} />
      {rule !== undefined && naive !== undefined && !pending && (
        <Bench
          key={`${revision} ${rule}`}
          exercise={{
            id: anyRule,
            title: rule,
            revision,
            rule,
            naive,
            task: 'The PEG keeps the BNF’s order of alternatives. Does it still accept the same strings?',
            hints: [],
          }}
          peg={kept.shown}
          onEdit={kept.onEdit}
        />
      )}
    </>
  );
}
