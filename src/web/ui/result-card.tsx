/** The readings and verdicts of revisions for a string, one strip each. */
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Finding, RevisionId } from 'uri-revisions';
import { hostKind } from 'uri-revisions-cli/grammar';
import { endOfString, placeAt, theNameOf } from '../data/names.js';
import { quotedIn } from '../data/quotes.js';
import { differsMeaning, levelSigns } from '../data/words.js';
import { typedFor } from '../frame/escapes.js';
import type { Compared, TableResult, Reading, Refusal, CardResult } from '../worker/revision-results.js';
import { type Columns, columnsOf, differsIn, valueOf, widthsOf } from './comparison-lookups.js';
import { ViewLink } from './view-link.js';
import { PublicAddress, RevisionName, Section } from './labels.js';
import { useHighlightedRole } from './highlight.js';
import { Meaning } from './explanation.js';
import { useNarrow } from './narrow.js';
import { QuotedSection } from './quoted-section.js';
import { RuleLink } from './rule-link.js';
import { Code, Coloured, FoldedText, VisibleText } from './visible-text.js';

interface FindingsProps {
  readonly revision: RevisionId;
  readonly findings: readonly Finding[];
  readonly text: string;
}

/** Number of findings shown at first, and of folded ones. */
const [atOnce, most] = [4, 100];

const order = ['violation', 'discouraged', 'tolerated', 'note'] as const;

function Findings({ revision, findings, text }: FindingsProps): JSX.Element {
  const sorted = [...findings].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
  // One of each kind: a long string has hundreds of the same.
  const kinds = [...new Map(sorted.toReversed().map((finding) => [finding.id, finding])).values()];
  const first = sorted.length <= atOnce ? sorted : kinds.toReversed().slice(0, atOnce);
  const rest = sorted.filter((finding) => !first.includes(finding)).slice(0, most);
  return (
    <div class="findings">
      <List revision={revision} findings={first} text={text} />
      {rest.length > 0 && (
        <details>
          <summary>{(findings.length - first.length).toLocaleString('en')} more findings</summary>
          <List revision={revision} findings={rest} text={text} />
        </details>
      )}
    </div>
  );
}

function List({ revision, findings, text }: FindingsProps): JSX.Element {
  return (
    <ul>
      {findings.map(({ id, level, section, message, span }) => (
        <li key={`${id} ${String(span.start)}`} class={`finding ${level}`}>
          <span class="level">
            <span class="glyph" aria-hidden="true">
              {levelSigns[level]}
            </span>{' '}
            {level}
          </span>{' '}
          <div class="wrap">
            {span.end > span.start && span.end - span.start < text.length && (
              <>
                <Code text={text.slice(span.start, span.end)} />{' '}
              </>
            )}
            {message} <QuotedSection revision={revision} section={section} stretches={quotedIn(message)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface StripsProps {
  readonly compared: Compared<CardResult>;
  readonly text: string;
  readonly isBusy?: boolean;
}

export function Strips({ compared, text, isBusy = false }: StripsProps): JSX.Element {
  const cards = useMemo(() => {
    const columns = columnsOf(compared);
    const shared = { text, compared, columns, widths: widthsOf(compared, columns) };
    return compared.rows.map((strip, place) => (
      <li key={strip.revision}>
        <StripOf strip={strip} place={place} {...shared} />
      </li>
    ));
  }, [compared, text]);
  return (
    <ol class="strips stack" aria-busy={isBusy}>
      {cards}
    </ol>
  );
}

interface StripProps {
  readonly strip: CardResult;
  readonly text: string;
  readonly compared: Compared<CardResult>;
  readonly columns: Columns;
  /** The column widths of the cells in one row. */
  readonly widths: string;
  /** The index of the document in the comparison. */
  readonly place: number;
}

/** Returns the class of a verdict: derivable and conforming, derivable only, or neither. */
export function toneOf(glance: TableResult): string {
  const isViolated = glance.verdict === 'derivable' && glance.conforming === false;
  return isViolated ? 'not-conforming' : glance.verdict.replaceAll(' ', '-');
}

/** Length of a text above which the cards are folded: each of them repeats it twice. */
const maxOpenLength = 200;

function StripOf({ strip, text, ...others }: StripProps): JSX.Element {
  const lit = useHighlightedRole(strip.verdict === 'derivable' ? strip.pieces : []);
  const isNarrow = useNarrow();
  const head = (
    <>
      <h2>
        <RevisionName id={strip.revision} />
      </h2>{' '}
      <Verdict strip={strip} />
    </>
  );
  const links = (
    <>
      {strip.verdict === 'derivable' && strip.production.length > 0 && <Production of={strip.production} />}
      {strip.verdict === 'derivable' && (
        <ViewLink class="to-tree" to={{ part: 'tree', revision: strip.revision, node: '', other: 0 }}>
          Tree<span class="unseen"> of {theNameOf(strip.revision)}</span>
        </ViewLink>
      )}
      <PublicAddress of={strip.revision} />
    </>
  );
  const content = (
    <>
      {strip.verdict === 'derivable' && (
        <>
          <Coloured text={text} pieces={strip.pieces} lit={lit} />
          <Cells reading={strip} lit={lit} {...others} />
        </>
      )}
      {strip.verdict === 'not derivable' && (
        <RefusalOf revision={strip.revision} refusal={strip.refusal} text={text} />
      )}
      {strip.verdict !== 'no such rule' && strip.findings.length > 0 && (
        <Findings revision={strip.revision} findings={strip.findings} text={text} />
      )}
      {strip.verdict === 'derivable' && strip.conforming !== undefined && (
        <Meaning revision={strip.revision} text={text} />
      )}
      {strip.verdict === 'no such rule' && (
        <p>
          It has no rule <code>{strip.start}</code> and no rule for the same purpose.
        </p>
      )}
    </>
  );
  return isNarrow || text.length > maxOpenLength ? (
    <details class={`card strip ${toneOf(strip)}`}>
      <summary>{head}</summary>
      <div class="row">{links}</div>
      {content}
    </details>
  ) : (
    <article class={`card strip ${toneOf(strip)}`}>
      <header class="row">
        {head}
        {links}
      </header>
      {content}
    </article>
  );
}

function Verdict({ strip }: { readonly strip: CardResult }): JSX.Element {
  const { verdict } = strip;
  return (
    <span class="verdicts row">
      <Badge good={verdict === 'derivable'} says={verdict} />
      {verdict === 'derivable' && strip.conforming !== undefined && (
        <Badge good={strip.conforming} says={strip.conforming ? 'conforming' : 'not conforming'} />
      )}
    </span>
  );
}

function Badge({ good, says }: { readonly good: boolean; readonly says: string }): JSX.Element {
  return (
    <span class={`verdict toned ${good ? 'good' : 'bad'}`}>
      <span aria-hidden="true">{good ? '✓' : '✕'}</span> {says}
    </span>
  );
}

export function Production({ of }: { readonly of: readonly string[] }): JSX.Element {
  return (
    <p class="production small">
      <span class="unseen">matched by </span>
      {of.map((rule, i) => (
        <span key={rule}>
          {i > 0 && <span class="arrow"> › </span>}
          <code>{rule}</code>
        </span>
      ))}
    </p>
  );
}

interface CellsProps extends Omit<StripProps, 'strip' | 'text'> {
  readonly reading: Reading;
  readonly lit: string | undefined;
}

/** Shows the components; those that differ from the nearest earlier document are highlighted. */
function Cells({ reading, compared, columns, widths, place, lit }: CellsProps): JSX.Element {
  return (
    <dl class="cells" style={{ '--columns': widths }}>
      {columns.components.map((name) => {
        const differs = differsIn(compared, name, place);
        const value = valueOf(reading, name);
        const kind = name === 'host' && value !== undefined ? valueOf(reading, hostKind) : undefined;
        return (
          <div
            key={name}
            class={`cell role-${name} ${differs ? 'differs' : ''} ${value === undefined ? 'absent' : ''} ${name === lit ? 'lit' : ''}`}
            data-component={name}
          >
            <dt>
              {name}
              {differs && <Differs />}
            </dt>
            <dd>
              <Value of={value} />
              {kind !== undefined && <HostKind of={kind} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Marks a value that differs, by default from that of the nearest earlier document. */
export function Differs({ meaning = differsMeaning }: { readonly meaning?: string }): JSX.Element {
  return (
    <span class="mark" title={meaning}>
      <span aria-hidden="true">≠</span>
      <span class="unseen"> (differs)</span>
    </span>
  );
}

interface ValueProps {
  readonly of: string | undefined;
  /** True in a button, which cannot contain another that opens a long value. */
  readonly isFixed?: boolean;
}

/** Shows a component: undefined, empty, or its text. */
export function Value({ of, isFixed = false }: ValueProps): JSX.Element {
  if (of === undefined) return <i>undefined</i>;
  if (of === '') return <i>empty</i>;
  return isFixed ? <VisibleText text={of} brief /> : <FoldedText text={of} />;
}

interface HostKindProps {
  readonly of: string;
  /** Content that stays on its line. */
  readonly children?: ComponentChildren;
}

/** Shows the document's rule for the host. */
export function HostKind({ of, children }: HostKindProps): JSX.Element {
  return (
    <small class="host-kind">
      <span class="unseen">, kind: </span>
      {of}
      {children}
    </small>
  );
}

interface RefusalProps {
  readonly revision: RevisionId;
  readonly refusal: Refusal;
  readonly text: string;
}

/** States where a string stops being a prefix of a derivable one, in a clause. */
export function Stop({ found, offset }: Pick<Refusal, 'found' | 'offset'>): JSX.Element {
  return (
    <span
      data-message={found === undefined ? 'refused.ends-early' : 'refused.not-here'}
      data-stops-at={offset}
    >
      {found === undefined ? (
        'Incomplete: more must follow'
      ) : (
        <>
          <Code text={found} /> ({placeAt(offset)}) is not allowed here
        </>
      )}
    </span>
  );
}

/**
 * States where a string stops being a prefix of a derivable one, what would be allowed there, and what is derivable
 * nearby.
 */
export function RefusalOf({ revision, refusal, text }: RefusalProps): JSX.Element {
  const { offset, found, escaped, strayPercent, dotSegment, expected, open, section, completion, nearest } =
    refusal;
  const end = offset + (found?.length ?? 0);
  const [inner] = open;
  const possible = completion === '' ? [...expected, endOfString] : expected;
  const suggestions =
    strayPercent !== undefined || dotSegment
      ? []
      : found === undefined
        ? [text + completion, ...nearest]
        : nearest;
  return (
    <div class="refusal">
      <p class="string" dir="ltr">
        <span class="good-part">
          <FoldedText text={text.slice(0, offset)} />
        </span>
        <span class="bad-part">
          {found === undefined ? '⏎' : <VisibleText text={text.slice(offset, end)} />}
        </span>
        <span class="muted">
          <FoldedText text={text.slice(end)} />
        </span>
      </p>
      <p>
        <Stop found={found} offset={offset} />
        {inner !== undefined && (
          <>
            , in <RuleLink revision={revision} rule={inner.rule} />
          </>
        )}{' '}
        <Section of={section} />. Allowed here: <Alternatives revision={revision} among={possible} />.
        {dotSegment && (
          <>
            {' '}
            As a relative reference, write <code>./</code> before it.
          </>
        )}
        {escaped !== undefined && (
          <>
            {' '}
            As data, write <code>{escaped}</code>.
          </>
        )}
        {strayPercent !== undefined && (
          <>
            {' '}
            As data, write <code>%25</code> for the <code>%</code>.
          </>
        )}
        {found !== undefined && (
          <>
            {' '}
            <ViewLink action="called" to={{ part: 'grammars', page: 'alphabet', character: typedFor(found) }}>
              How each document classifies <Code text={found} />
            </ViewLink>
          </>
        )}
      </p>
      {suggestions.length > 0 && (
        <p class="nearest row">
          Closest accepted strings:
          {[...new Set(suggestions)].map((suggestion) => (
            <ViewLink key={suggestion} to={{ text: typedFor(suggestion), node: '' }}>
              <Code text={suggestion} />
            </ViewLink>
          ))}
        </p>
      )}
    </div>
  );
}

interface AlternativesProps {
  readonly revision: RevisionId;
  readonly among: readonly string[];
}

/** Lists what would be allowed: rules and quoted characters. */
function Alternatives({ revision, among }: AlternativesProps): JSX.Element {
  return (
    <>
      {among.map((term, i) => (
        <span key={term}>
          {i > 0 && (i === among.length - 1 ? ' or ' : ', ')}
          <Alternative revision={revision} term={term} />
        </span>
      ))}
    </>
  );
}

function Alternative({
  revision,
  term,
}: {
  readonly revision: RevisionId;
  readonly term: string;
}): JSX.Element {
  if (term === endOfString) return <>{term}</>;
  const isRule = /^[A-Za-z][\w+-]*$/.test(term);
  return isRule ? <RuleLink revision={revision} rule={term} /> : <code>{term}</code>;
}
