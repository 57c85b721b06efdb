/** A class of strings that change: a shortest one, where the documents part, what they say of it, what to write. */

import type { JSX } from 'preact';
import type {
  ClassEvidence,
  Migration,
  MigrationClass,
  RereadClass,
  RulePlace,
  Step,
  VerdictClass,
} from 'uri-revisions-cli/grammar';
import { stretchesOf } from '../../data/quotes.js';
import { typedFor } from '../../escapes.js';
import { Go } from '../../ui/go.js';
import { Section } from '../../ui/labels.js';
import { QuotedSection } from '../../ui/quoted/quoted-section.js';
import { Brief, Code, Shown } from '../../ui/shown.js';

interface ClassCardProps {
  readonly one: MigrationClass;
  readonly migration: Migration;
}

export function ClassCard({ one, migration }: ClassCardProps): JSX.Element {
  const { number, text, evidence, advice, steps, back } = one;
  const { before, after } = migration;
  const on = steps.filter((step) => !back.includes(step) && !(step[0] === before && step[1] === after));
  return (
    <li class="class-card" value={number}>
      <p>
        <Go to={{ part: 'compare', text: typedFor(text), start: '' }}>
          <Brief text={text} />
        </Go>
      </p>
      {one.kind === 'reread' ? <Reread one={one} /> : <Verdict one={one} />}
      {one.kind !== 'reread' && one.escape !== undefined && (
        <p data-message="migration.as-data">
          As data, write{' '}
          {one.escape.escaped.map((escaped, i) => (
            <span key={escaped}>
              {i > 0 && ', '}
              <Code text={escaped} /> for <Code text={one.characters.charAt(i)} />
            </span>
          ))}{' '}
          (<code>{after}</code> <Section of={one.escape.section} />
          ).
        </p>
      )}
      {advice.map(({ section, quote }) => (
        <div key={quote}>
          What to write, <code>{after}</code>{' '}
          <QuotedSection revision={after} section={section} stretches={stretchesOf(quote)} />: “
          <Shown text={quote} prose />”
        </div>
      ))}
      {on.length > 0 && <p class="muted">Changed in {listed(on)}.</p>}
      {back.length > 0 && (
        <p class="muted">
          Changed the other way in {listed(back)}: what is said of it is said of the opposite change.
        </p>
      )}
      {evidence.map((said, i) => (
        <Why key={i} said={said} />
      ))}
      {evidence.length === 0 && <p class="muted">The documents do not say whether this was intended.</p>}
    </li>
  );
}

function listed(steps: readonly Step[]): string {
  return steps.map(([from, to]) => `${from} → ${to}`).join(', ');
}

function Verdict({ one }: { readonly one: VerdictClass }): JSX.Element {
  const { characters, component, offset, derivedBy, stoppedIn } = one;
  return (
    <p>
      {characters === '' ? 'At the end' : 'At '}
      {runsOf(characters).map((run) => (
        <span key={run}>
          <Code text={run} />{' '}
        </span>
      ))}
      {component === undefined ? '' : ` in the ${component}`}; here at offset {offset}:{' '}
      <Place of={derivedBy} /> derives it, and <Place of={stoppedIn} /> stops.
    </p>
  );
}

function Place({ of: { revision, rule, section } }: { readonly of: RulePlace }): JSX.Element {
  return (
    <>
      <code>
        {revision}: {rule}
      </code>{' '}
      <Section of={section} />
    </>
  );
}

function Reread({ one: { changes } }: { readonly one: RereadClass }): JSX.Element {
  return (
    <dl class="changes">
      {changes.map(({ component, before, after }) => (
        <div key={component}>
          <dt>{component === 'hostKind' ? 'kind of host' : component}</dt>
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

function Why({ said: { step, evidence } }: { readonly said: ClassEvidence }): JSX.Element {
  const isIntended = evidence.class === 'intended';
  return (
    <div class="why">
      <strong class={isIntended ? 'intended' : 'accidental'}>{isIntended ? 'intended' : 'accidental'}</strong>{' '}
      <code>{step[1]}</code>{' '}
      {isIntended && (
        <>
          <QuotedSection
            revision={step[1]}
            section={evidence.section}
            stretches={stretchesOf(evidence.quote)}
          />
          : “<Shown text={evidence.quote} prose />”{' '}
        </>
      )}
      <Shown text={evidence.note ?? ''} prose />
    </div>
  );
}

/** Characters in the order of their codes, of letters and digits the first and the last of three or more. */
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
