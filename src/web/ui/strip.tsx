/** What one revision says of a string. */

import type { JSX } from 'preact';
import type { Reading, Refusal, Strip } from '../worker/core.js';
import type { Usual } from '../parts/agreement.js';
import { list } from '../parts/agreement.js';
import { Go } from './go.js';
import { RevisionName, Section } from './labels.js';
import { Coloured, Shown } from './shown.js';

interface StripProps {
  readonly strip: Strip;
  readonly text: string;
  readonly usual: Usual;
}

export function StripOf({ strip, text, usual }: StripProps): JSX.Element {
  return (
    <article class={`strip ${strip.verdict.replaceAll(' ', '-')}`}>
      <header>
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
      {strip.verdict === 'no such rule' && (
        <p>
          It has no rule <code>{strip.start}</code>, nor one for the same.
        </p>
      )}
    </article>
  );
}

function Verdict({ strip: { verdict } }: { readonly strip: Strip }): JSX.Element {
  const good = verdict === 'derivable';
  return (
    <p class="verdicts">
      <span class={`verdict ${good ? 'good' : 'bad'}`}>
        <span aria-hidden="true">{good ? '✓' : '✕'}</span> {verdict}
      </span>
    </p>
  );
}

function Production({ of }: { readonly of: readonly string[] }): JSX.Element {
  return (
    <p class="production">
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

export function RefusalOf({
  refusal,
  text,
}: {
  readonly refusal: Refusal;
  readonly text: string;
}): JSX.Element {
  const { offset, found, expected, section } = refusal;
  return (
    <div class="refusal">
      <p class="string" dir="ltr">
        <span class="good-part">
          <Shown text={text.slice(0, offset)} />
        </span>
        <span class="bad-part">{found === undefined ? '⏎' : <Shown text={found} />}</span>
        <span class="rest">
          <Shown text={text.slice(offset + (found?.length ?? 0))} />
        </span>
      </p>
      <p>
        {found === undefined ? 'It ends too early' : 'This cannot come here'}, at offset {offset} (
        <Section of={section} />
        ). {expected.length > 0 && <>What could: {list(expected)}.</>}
      </p>
    </div>
  );
}
