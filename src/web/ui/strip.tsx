/** What revisions say of a string, one strip each. */

import type { JSX } from 'preact';
import type { Reading, Refusal, Strip } from '../worker/strip.js';
import { majority, type Usual } from '../parts/agreement.js';
import { typedFor } from '../escapes.js';
import { Go } from './go.js';
import { RevisionName, Section } from './labels.js';
import { Findings } from './findings.js';
import { Code, Coloured, Shown } from './shown.js';

interface StripsProps {
  readonly strips: readonly Strip[];
  readonly text: string;
  readonly isBusy?: boolean;
}

export function Strips({ strips, text, isBusy = false }: StripsProps): JSX.Element {
  const usual = majority(strips);
  return (
    <ol class="strips stack" aria-busy={isBusy}>
      {strips.map((strip) => (
        <li key={strip.revision}>
          <StripOf strip={strip} text={text} usual={usual} />
        </li>
      ))}
    </ol>
  );
}

interface StripProps {
  readonly strip: Strip;
  readonly text: string;
  readonly usual: Usual;
}

function StripOf({ strip, text, usual }: StripProps): JSX.Element {
  return (
    <article class={`card strip ${strip.verdict.replaceAll(' ', '-')}`}>
      <header class="row">
        <h2>
          <RevisionName id={strip.revision} />
        </h2>
        <Verdict strip={strip} />
        {strip.verdict === 'derivable' && <Production of={strip.production} />}
        {strip.verdict === 'derivable' && (
          <Go class="to-tree" to={{ part: 'tree', revision: strip.revision, node: '', other: 0 }}>
            Tree<span class="unseen"> of {strip.revision}</span>
          </Go>
        )}
      </header>
      {strip.verdict === 'derivable' && (
        <>
          <Coloured text={text} pieces={strip.pieces} />
          <Cells reading={strip} usual={usual} />
        </>
      )}
      {strip.verdict === 'not derivable' && <RefusalOf refusal={strip.refusal} text={text} />}
      {strip.verdict !== 'no such rule' && strip.findings.length > 0 && (
        <Findings findings={strip.findings} text={text} />
      )}
      {strip.verdict === 'no such rule' && (
        <p>
          It has no rule <code>{strip.start}</code>, nor one for the same.
        </p>
      )}
    </article>
  );
}

function Verdict({ strip }: { readonly strip: Strip }): JSX.Element {
  const { verdict } = strip;
  return (
    <p class="verdicts row">
      <Badge good={verdict === 'derivable'} says={verdict} />
      {verdict === 'derivable' && strip.conforming !== undefined && (
        <Badge good={strip.conforming} says={strip.conforming ? 'conforming' : 'not conforming'} />
      )}
    </p>
  );
}

function Badge({ good, says }: { readonly good: boolean; readonly says: string }): JSX.Element {
  return (
    <span class={`verdict toned ${good ? 'good' : 'bad'}`}>
      <span aria-hidden="true">{good ? '✓' : '✕'}</span> {says}
    </span>
  );
}

function Production({ of }: { readonly of: readonly string[] }): JSX.Element {
  return (
    <p class="production small">
      <span class="unseen">carried by </span>
      {of.map((rule, i) => (
        <span key={rule}>
          {i > 0 && <span class="arrow"> › </span>}
          <code>{rule}</code>
        </span>
      ))}
    </p>
  );
}

/** The components; those that most others see otherwise stand out. */
function Cells({ reading, usual }: { readonly reading: Reading; readonly usual: Usual }): JSX.Element {
  return (
    <dl class="cells" style={{ '--columns': usual.columns }}>
      {reading.components
        .filter(({ name }) => usual.names.includes(name))
        .map(({ name, value }) => {
          const differs = !usual.isUsual(name, value);
          return (
            <div
              key={name}
              class={`cell role-${name} ${differs ? 'differs' : ''} ${value === undefined ? 'absent' : ''}`}
            >
              <dt>
                {name}
                {differs && (
                  <span class="mark" title="The others differ">
                    <span aria-hidden="true">≠</span>
                    <span class="unseen"> (differs)</span>
                  </span>
                )}
              </dt>
              <dd>
                {value === undefined ? (
                  <i>undefined</i>
                ) : value === '' ? (
                  <i>empty</i>
                ) : (
                  <Shown text={value} />
                )}
              </dd>
            </div>
          );
        })}
    </dl>
  );
}

interface RefusalProps {
  readonly refusal: Refusal;
  readonly text: string;
}

/** Where a string stops being the beginning of a derivable one, what could have come, and what is derivable nearby. */
export function RefusalOf({ refusal, text }: RefusalProps): JSX.Element {
  const { offset, found, escaped, expected, open, section, completion, nearest } = refusal;
  const end = offset + (found?.length ?? 0);
  const [inner] = open;
  const possible = completion === '' ? [...expected, 'the end'] : expected;
  const suggestions = found === undefined ? [text + completion, ...nearest] : nearest;
  return (
    <div class="refusal">
      <p class="string" dir="ltr">
        <span class="good-part">
          <Shown text={text.slice(0, offset)} />
        </span>
        <span class="bad-part">{found === undefined ? '⏎' : <Shown text={text.slice(offset, end)} />}</span>
        <span class="muted">
          <Shown text={text.slice(end)} />
        </span>
      </p>
      <p>
        {found === undefined ? (
          <>It ends too early</>
        ) : (
          <>
            <Code text={found} /> cannot come here
          </>
        )}
        , at offset {offset}
        {inner !== undefined && (
          <>
            , inside <code>{inner.rule}</code>
          </>
        )}{' '}
        <Section of={section} />. Possible: {alternatives(possible)}.
        {escaped !== undefined && (
          <>
            {' '}
            As data, write <code>{escaped}</code>.
          </>
        )}
      </p>
      {suggestions.length > 0 && (
        <p class="nearest row">
          Nearest derivable:
          {[...new Set(suggestions)].map((suggestion) => (
            <Go key={suggestion} to={{ text: typedFor(suggestion), node: '' }}>
              <Code text={suggestion} />
            </Go>
          ))}
        </p>
      )}
    </div>
  );
}

/** What could have come: rules and quoted characters. */
function alternatives(terms: readonly string[]): JSX.Element {
  return (
    <>
      {terms.map((term, i) => (
        <span key={term}>
          {i > 0 && (i === terms.length - 1 ? ' or ' : ', ')}
          {term === 'the end' ? term : <code>{term}</code>}
        </span>
      ))}
    </>
  );
}
