/** This browser's own reading of a string: its URL class, which follows the WHATWG URL Standard. */
import type { JSX } from 'preact';
import { split } from 'uri-revisions';
import { urlReading } from 'uri-revisions-cli/grammar';
import { sentenceOf } from '../data/names.js';
import { Changed, changedLength } from './changed.js';
import { Differs, Value } from './result-card.js';

interface ThisBrowserProps {
  readonly text: string;
}

/** Returns the delimited components, in their order; together they are the text. */
function stretchesOf(text: string): readonly string[] {
  const { scheme, authority, path, query, fragment } = split(text);
  return [
    scheme === undefined ? '' : `${scheme}:`,
    authority === undefined ? '' : `//${authority}`,
    path,
    query === undefined ? '' : `?${query}`,
    fragment === undefined ? '' : `#${fragment}`,
  ];
}

interface Change {
  readonly before: string;
  readonly after: string;
}

/** Returns the changes of each component, or one change of the whole text if it is smaller. */
function changesOf(text: string, href: string): readonly Change[] {
  const before = stretchesOf(text);
  const each = stretchesOf(href).map((after, i) => ({ before: before[i] ?? '', after }));
  const whole = { before: text, after: href };
  const sum = each.reduce((total, change) => total + changedLength(change), 0);
  return changedLength(whole) < sum ? [whole] : each;
}

export function ThisBrowser({ text }: ThisBrowserProps): JSX.Element {
  const { href, components, changes = [], differs = [] } = urlReading(text) ?? {};
  const changed = changesOf(text, href ?? text);
  return (
    <section
      class={`this-browser card ${href === undefined ? 'bad' : 'good'}`}
      aria-labelledby="browser-title"
    >
      <header class="row">
        <h2 id="browser-title">This browser</h2>
        <span class={`verdict toned ${href === undefined ? 'bad' : 'good'}`}>
          {href === undefined ? '✕ rejects' : href === text ? '✓ accepts' : '✓ accepts and rewrites'}
        </span>
        <p class="hint">
          The WHATWG URL Standard, as this browser implements it. It is not one of the documents.
        </p>
      </header>
      {href === undefined || components === undefined ? (
        <p data-message="browser.rejects">Without a base URL, it does not parse this string.</p>
      ) : (
        <>
          {href !== text && (
            <p class="string href" dir="ltr">
              {changed.map((change, i) => (
                <Changed key={i} {...change} />
              ))}
            </p>
          )}
          {changes.length > 0 && <p data-message="browser.changes">{sentenceOf(changes.join(', '))}.</p>}
          <dl class="components" aria-label="Parts of its URL">
            {Object.entries(components).map(([name, value]: readonly [string, string | undefined]) => {
              const isOther = differs.some((other) => other === name);
              if (value === undefined && !isOther) return null;
              return (
                <div key={name} class={`cell role-${name}`}>
                  <dt>
                    {name}
                    {isOther && (
                      <Differs meaning="not the string’s component, even after the listed changes" />
                    )}
                  </dt>
                  <dd>
                    <Value of={value} />
                  </dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
    </section>
  );
}
