/** Examples to look at, grouped by lesson. */

import type { JSX } from 'preact';
import { gallery } from '../data/examples.js';
import { useNavigation } from '../navigation.js';
import { Go } from './go.js';

export function Gallery(): JSX.Element {
  const { view } = useNavigation();
  return (
    <aside class="gallery" aria-label="Examples">
      <h2>Examples</h2>
      {gallery.map(({ title, examples }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {examples.map(({ text, lesson }) => (
              <li key={text}>
                <Go
                  to={{ text, start: '' }}
                  current={view.text === text && view.start === '' ? 'true' : undefined}
                >
                  <code>{text === '' ? <i>the empty string</i> : text}</code>
                  <span class="lesson muted">{lesson}</span>
                </Go>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  );
}
