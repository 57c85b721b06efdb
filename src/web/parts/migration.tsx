/** Part 10: the strings that change from one document to another, where, why, and what to write. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { RevisionId } from 'uri-revisions';
import {
  beyondInWords,
  placeInWords,
  type ClassEvidence,
  type Migration,
  type Migration as Change,
  type MigrationClass,
  type MigrationGroup,
  type RereadClass,
  type RulePlace,
  type Step,
  type VerdictClass,
} from 'uri-revisions-cli/grammar';
import { endOfString, nameOf, placeAt, sentenceOf, theNameOf } from '../data/names.js';
import { quotedPartsOf } from '../data/quotes.js';
import { ofMigration } from '../data/migration-words.js';
import { useStudy } from '../frame/worker-client.js';
import { typedFor } from '../frame/escapes.js';
import { useNavigation } from '../frame/navigation.js';
import '../style/migration.css';
import { Copies } from '../ui/copy-buttons.js';
import { ViewLink } from '../ui/view-link.js';
import { Section } from '../ui/labels.js';
import { QuotedSection } from '../ui/quoted-section.js';
import { RevisionSelect } from '../ui/select.js';
import { ShortCode, Code, VisibleText } from '../ui/visible-text.js';
import { PendingNotice } from '../ui/pending-notice.js';
import { Words } from '../ui/terms.js';
import type { MigrationSoFar } from '../worker/migration.js';

interface ClassCardProps {
  readonly migrationClass: MigrationClass<RevisionId>;
  readonly migration: Migration<RevisionId>;
}

function ClassCard({ migrationClass, migration }: ClassCardProps): JSX.Element {
  const { number, text, evidence, advice, steps, back } = migrationClass;
  const { before, after } = migration;
  const on = steps.filter((step) => !back.includes(step) && !(step[0] === before && step[1] === after));
  return (
    <li class="class-card" value={number}>
      <p>
        <ViewLink to={{ part: 'compare', text: typedFor(text), start: '' }}>
          <ShortCode text={text} />
        </ViewLink>
      </p>
      {migrationClass.kind === 'reread' ? (
        <Reread migrationClass={migrationClass} />
      ) : (
        <Verdict migrationClass={migrationClass} />
      )}
      {migrationClass.kind !== 'reread' && migrationClass.escape !== undefined && (
        <p data-message="migration.as-data">
          As data, write{' '}
          {migrationClass.escape.escaped.map((escaped, i) => (
            <span key={escaped}>
              {i > 0 && ', '}
              <Code text={escaped} /> for <Code text={migrationClass.characters.charAt(i)} />
            </span>
          ))}{' '}
          ({nameOf(after)}, <Section of={migrationClass.escape.section} />
          ).
        </p>
      )}
      {advice.map(({ section, quote }) => (
        <div key={quote}>
          {sentenceOf(theNameOf(after))}{' '}
          <QuotedSection revision={after} section={section} stretches={quotedPartsOf(quote)} /> says what to
          write instead: “
          <VisibleText text={quote} prose />”
        </div>
      ))}
      {on.length > 0 && <p class="muted">Changed in {listed(on)}.</p>}
      {back.length > 0 && (
        <p class="muted">{listed(back)} made the opposite change. The evidence below is about that one.</p>
      )}
      {evidence.map((said, i) => (
        <EvidenceLine key={i} said={said} />
      ))}
      {evidence.length === 0 && <p class="muted">No evidence is recorded for this change.</p>}
    </li>
  );
}

function listed(steps: readonly Step[]): string {
  return steps.map(([from, to]) => `${nameOf(from)} → ${nameOf(to)}`).join(', ');
}

function Verdict({ migrationClass }: { readonly migrationClass: VerdictClass<RevisionId> }): JSX.Element {
  const { characters, beyond, component, offset, derivedBy, rejectedBy } = migrationClass;
  const stops = [...runsOf(characters), beyondInWords(beyond)].filter((run) => run !== '');
  return (
    <p>
      <Place of={derivedBy} /> accepts{' '}
      {stops.length === 0
        ? endOfString
        : stops.map((run, i) => (
            <span key={run}>
              {i > 0 && ', '}
              <Code text={run} />
            </span>
          ))}
      {component === undefined ? '' : ` in the ${component}`}; <Place of={rejectedBy} /> does not. In this
      string it is at {placeAt(offset)}.
    </p>
  );
}

function Place({ of: { revision, rule, section } }: { readonly of: RulePlace<RevisionId> }): JSX.Element {
  return (
    <>
      {nameOf(revision)} <code>{rule}</code> <Section of={section} />
    </>
  );
}

function Reread({ migrationClass: { changes } }: { readonly migrationClass: RereadClass }): JSX.Element {
  return (
    <dl class="changes">
      {changes.map(({ component, before, after }) => (
        <div key={component}>
          <dt>{placeInWords([component])}</dt>
          <dd>
            <Value text={before} /> → <Value text={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ text }: { readonly text: string | undefined }): JSX.Element {
  return text === undefined ? <i class="muted">undefined</i> : <Code text={text} empty="empty" />;
}

function EvidenceLine({ said: { step, evidence } }: { readonly said: ClassEvidence }): JSX.Element {
  const isIntended = evidence.class === 'intended';
  return (
    <div class="why">
      <strong class={isIntended ? 'intended' : 'unexplained'}>
        {isIntended ? 'intended' : 'unexplained'}
      </strong>{' '}
      {nameOf(step[1])}{' '}
      {isIntended && (
        <>
          <QuotedSection
            revision={step[1]}
            section={evidence.section}
            stretches={quotedPartsOf(evidence.quote)}
          />
          : “<VisibleText text={evidence.quote} prose />”{' '}
        </>
      )}
      <VisibleText text={evidence.note ?? ''} prose />
    </div>
  );
}

/** Lists characters in the order of their codes; runs of three or more letters or digits as first and last. */
function runsOf(characters: string): readonly string[] {
  const runs: string[] = [];
  for (const character of characters) {
    const last = runs.at(-1) ?? '';
    const isNext = last !== '' && character.charCodeAt(0) === last.charCodeAt(last.length - 1) + 1;
    if (isNext && /^(?:[a-z]+|[A-Z]+|[0-9]+)$/.test(last + character))
      runs[runs.length - 1] = last + character;
    else runs.push(character);
  }
  return runs.flatMap((run) => (run.length < 3 ? Array.from(run) : [`${run.charAt(0)}-${run.slice(-1)}`]));
}

export function Migration(): JSX.Element {
  const { view, go, set } = useNavigation();
  const { left, right } = view;
  const [attempt, setAttempt] = useState(1);
  return (
    <section class="stack part migration" aria-labelledby="migration-title">
      <h1 id="migration-title">Changes between two documents</h1>
      <p class="lead">
        This lists references that only one document accepts, and those that both accept but split
        differently. Each statement holds for its whole class.
      </p>
      <div class="bar row">
        <RevisionSelect label="From" value={left} onChange={set('left')} />
        <button
          type="button"
          aria-label="Swap the documents"
          data-action="swap"
          onClick={() => {
            go({ left: right, right: left });
          }}
        >
          ⇄
        </button>
        <RevisionSelect label="To" value={right} onChange={set('right')} />
      </div>
      <MigrationResult
        key={attempt}
        left={left}
        right={right}
        onRestart={() => {
          setAttempt(attempt + 1);
        }}
      />
    </section>
  );
}

interface MigrationResultProps {
  readonly left: RevisionId;
  readonly right: RevisionId;
  readonly onRestart: () => void;
}

/** Shows the changes, or the progress of the walk, which ends when the documents are left. */
function MigrationResult({ left, right, onRestart }: MigrationResultProps): JSX.Element {
  const { value, progress, pending, error } = useStudy('migration', { left, right }, true);
  return (
    <>
      <PendingNotice
        pending={pending}
        what={`${progress === undefined ? 'Comparing all strings of both documents' : progressText(progress)}. Leaving this page stops it.`}
        parts={progress}
      />
      {error !== undefined && !pending && (
        <p role="alert">
          {error}{' '}
          <button type="button" data-action="walk-again" onClick={onRestart}>
            Try again
          </button>
        </p>
      )}
      {value !== undefined && !pending && (
        <>
          <Copies json={value.migration} markdown={() => value.markdown} />
          <Changes key={`${left} ${right}`} migration={value.migration} groups={value.groups} />
        </>
      )}
    </>
  );
}

/** Describes the current work and its total. */
function progressText({ part: { kind, step }, done, of }: MigrationSoFar): string {
  const named = step?.map(nameOf).join(' → ') ?? '';
  const words = {
    step: `comparing ${named}`,
    ends: 'comparing both documents directly',
    cut: `checking which classes the step ${named} changed`,
    proof: 'proving that no class is missing',
  };
  return `Step ${String(done + 1)} of ${String(of)}: ${words[kind]}`;
}

const kinds = ['removed', 'added', 'reread'] as const;

interface ChangesProps {
  readonly migration: Change<RevisionId>;
  readonly groups: readonly MigrationGroup<RevisionId>[];
}

function Changes({ migration, groups }: ChangesProps): JSX.Element {
  const { before, after, classes, states } = migration;
  const headings: Readonly<Record<MigrationClass['kind'], string>> = {
    removed: `Accepted only by ${theNameOf(before)}`,
    added: `Accepted only by ${theNameOf(after)}`,
    reread: 'Accepted by both, read differently',
  };
  const none: Readonly<Record<MigrationClass['kind'], string>> = {
    removed: noneLost(after, before),
    added: noneLost(before, after),
    reread: 'None: both split every common string alike.',
  };
  const [removed, added, reread] = kinds.map((kind) => {
    const size = classes.filter((migrationClass) => migrationClass.kind === kind).length;
    return size === 0 ? 'none' : number(size);
  });
  return (
    <>
      <p
        class="summary"
        role="status"
        data-classes={classes.length}
        data-counts={kinds
          .map((kind) => classes.filter((migrationClass) => migrationClass.kind === kind).length)
          .join(' ')}
      >
        {classes.length === 0
          ? 'Nothing changes.'
          : `${counted(classes.length)} of references change${classes.length === 1 ? 's' : ''}: ${removed} accepted only by ${theNameOf(before)}, ${added} only by ${theNameOf(after)}, and ${reread} read differently.`}
      </p>
      <p class="hint">
        For strings that only one document accepts, this list is proved complete (in {number(states)} states):
        every such string is in exactly one class. Only the grammars are compared, not rules stated in prose.
      </p>
      {classes.length > 0 && <Words of={ofMigration} />}
      {(classes.length === 0 ? [] : kinds).map((kind) => (
        <section key={kind} class="stack kind" aria-labelledby={`migration-${kind}`}>
          <h2 id={`migration-${kind}`}>{headings[kind]}</h2>
          {classes.every((migrationClass) => migrationClass.kind !== kind) && (
            <p data-message="migration.none">{none[kind]}</p>
          )}
          {groups
            .filter((group) => group.kind === kind)
            .map((group) => (
              <Group key={group.where.join()} group={group} migration={migration} />
            ))}
        </section>
      ))}
    </>
  );
}

interface GroupProps {
  readonly group: MigrationGroup<RevisionId>;
  readonly migration: Change<RevisionId>;
}

/** Shows a group. Its classes are rendered when it is first opened: there may be hundreds. */
function Group({ group, migration }: GroupProps): JSX.Element {
  const [wasOpen, setWasOpen] = useState(false);
  const { where, classes } = group;
  return (
    <details
      class="card group"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpen(true);
      }}
    >
      <summary>
        <strong>{placeInWords(where)}</strong> <ShortCode text={classes[0]?.text ?? ''} />{' '}
        <span class="muted">
          {counted(classes.length)}, {evidenceSummary(classes)}
        </span>
      </summary>
      {wasOpen && (
        <ol class="stack">
          {classes.map((migrationClass) => (
            <ClassCard key={migrationClass.number} migrationClass={migrationClass} migration={migration} />
          ))}
        </ol>
      )}
    </details>
  );
}

function noneLost(one: RevisionId, other: RevisionId): string {
  return `None: ${theNameOf(one)} accepts every reference that ${theNameOf(other)} accepts.`;
}

/** Summarizes the evidence: `2 intended, 1 intended in part`. */
function evidenceSummary(classes: readonly MigrationClass[]): string {
  const evidence = classes.map(({ evidence: all }) => {
    const kinds = new Set(all.map(({ evidence }) => evidence.class));
    if (kinds.size === 0) return 'not recorded';
    return kinds.has('intended') ? (kinds.size > 1 ? 'intended in part' : 'intended') : 'unexplained';
  });
  const counts = ['intended', 'unexplained', 'intended in part', 'not recorded'].map(
    (kind) => [evidence.filter((migrationClass) => migrationClass === kind).length, kind] as const,
  );
  return counts
    .flatMap(([count, said]) =>
      count === 0 ? [] : [count === classes.length ? said : `${number(count)} ${said}`],
    )
    .join(', ');
}

function counted(classes: number): string {
  return `${number(classes)} ${classes === 1 ? 'class' : 'classes'}`;
}

function number(count: number): string {
  return count.toLocaleString('en');
}
