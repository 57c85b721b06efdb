/** This browser's own reading of a string: its URL class, which follows the WHATWG URL Standard. */
import type { JSX } from 'preact';
import { split } from 'uri-revisions';
import { Changed } from './changed.js';
import { VisibleText } from './visible-text.js';

interface ThisBrowserProps {
  readonly text: string;
}

/** Returns the parts of a URL in the components' names; without those that the browser shows as empty. */
function partsOf(url: URL): readonly (readonly [name: string, value: string])[] {
  return (
    [
      ['scheme', url.protocol.slice(0, -1)],
      ['user', url.username],
      ['password', url.password],
      ['host', url.hostname],
      ['port', url.port],
      ['path', url.pathname],
      ['query', url.search.slice(1)],
      ['fragment', url.hash.slice(1)],
    ] as const
  ).filter(([, value]) => value !== '');
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

export function ThisBrowser({ text }: ThisBrowserProps): JSX.Element {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const before = stretchesOf(text);
  return (
    <section
      class={`this-browser card ${url === undefined ? 'bad' : 'good'}`}
      aria-labelledby="browser-title"
    >
      <header class="row">
        <h2 id="browser-title">This browser</h2>
        <span class={`verdict toned ${url === undefined ? 'bad' : 'good'}`}>
          {url === undefined ? '✕ rejects' : url.href === text ? '✓ accepts' : '✓ accepts and rewrites'}
        </span>
        <p class="hint">
          The WHATWG URL Standard, as this browser implements it. It is not one of the documents.
        </p>
      </header>
      {url === undefined ? (
        <p data-message="browser.rejects">Without a base URL, it does not parse this string.</p>
      ) : (
        <>
          <p class="string href" dir="ltr">
            {stretchesOf(url.href).map((after, i) => (
              <Changed key={i} before={before[i] ?? ''} after={after} />
            ))}
          </p>
          <dl class="components" aria-label="Parts of its URL">
            {partsOf(url).map(([name, value]) => (
              <div key={name} class={`cell role-${name}`}>
                <dt>{name}</dt>
                <dd>
                  <VisibleText text={value} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
