/** Part 1: one string in all revisions, and where they differ. */

import type { JSX } from 'preact';
import { useCore } from '../ask.js';
import { typed } from '../escapes.js';
import { compareMarkdown, compareSvg } from '../export/compare.js';
import { useNavigation } from '../navigation.js';
import { Copies } from '../ui/copies.js';
import { Gallery } from '../ui/gallery.js';
import { Source } from '../ui/source.js';
import { Strips } from '../ui/strip.js';
import { summary } from './agreement.js';

export function Compare(): JSX.Element {
  const { view, go, set } = useNavigation();
  const text = typed(view.text);
  const {
    value: strips,
    answered: { text: answered } = { text },
    pending,
    error,
  } = useCore('compare', { text, start: view.start });
  return (
    <div class="with-aside stack">
      <section class="compare" aria-labelledby="compare-title">
        <h1 id="compare-title">One string, every document</h1>
        <Source label="A URL, or anything else" value={view.text} onChange={set('text', {}, 'replace')} />
        {view.start !== '' && (
          <p class="start-rule">
            Read as <code>{view.start}</code>, not as a whole reference.{' '}
            <button
              type="button"
              onClick={() => {
                go({ start: '' });
              }}
            >
              Whole reference
            </button>
          </p>
        )}
        <p class="summary" role="status">
          {error ?? (strips === undefined ? 'Reading…' : summary(strips))}
        </p>
        {strips !== undefined && (
          <Copies
            json={{ text: answered, strips }}
            markdown={() => compareMarkdown(answered, strips)}
            svg={() => compareSvg(answered, strips)}
          />
        )}
        {strips !== undefined && <Strips strips={strips} text={answered} isBusy={pending} />}
      </section>
      <Gallery />
    </div>
  );
}
