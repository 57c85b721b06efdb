/** Part 1: one string in all revisions, and where they differ. */

import type { JSX } from 'preact';
import { initialView } from '../address.js';
import { useCore } from '../ask.js';
import { ofVerdicts } from '../data/words.js';
import { typed } from '../escapes.js';
import { compareMarkdown, compareSvg } from '../export/compare.js';
import { useNavigation } from '../navigation.js';
import { Copies } from '../ui/copies.js';
import { LitProvider, useLighting } from '../ui/lit.js';
import { Gallery } from '../ui/gallery.js';
import { Source } from '../ui/source.js';
import { StartRule } from './start-rule.js';
import { Strips } from '../ui/strip.js';
import { Words } from '../ui/words.js';
import { summary } from './compare/agreement.js';
import { FrontDoor } from './compare/front-door.js';
import { Matrix } from './compare/matrix.js';

export function Compare(): JSX.Element {
  const { view, set } = useNavigation();
  const text = typed(view.text);
  const {
    value: strips,
    answered: { text: answered } = { text },
    pending,
    error,
  } = useCore('compare', { text, start: view.start });
  const { lit, onCaret, handlers } = useLighting();
  return (
    <section class="compare" aria-labelledby="compare-title" {...handlers}>
      <LitProvider value={lit}>
        <h1 id="compare-title">One string, every document</h1>
        <FrontDoor />
        <Source
          label="A URL, or anything else"
          value={view.text}
          onChange={set('text', {}, 'replace')}
          onCaret={onCaret}
        >
          <StartRule revision={initialView.revision} value={view.start} onChange={set('start')} />
        </Source>
        <p class="summary" role="status">
          {error ?? (strips === undefined ? 'Reading…' : summary(strips))}
        </p>
        {strips !== undefined && (
          <>
            <Matrix strips={strips} isBusy={pending} />
            <div class="under-matrix row">
              <Words of={ofVerdicts} />
              <Copies
                json={{ text: answered, strips }}
                markdown={() => compareMarkdown(answered, strips)}
                svg={() => compareSvg(answered, strips)}
              />
            </div>
          </>
        )}
        <div class="with-aside stack">
          {strips !== undefined && (
            <section aria-labelledby="each-title">
              <h2 id="each-title">Each document</h2>
              <Strips strips={strips} text={answered} isBusy={pending} />
            </section>
          )}
          <Gallery />
        </div>
      </LitProvider>
    </section>
  );
}
