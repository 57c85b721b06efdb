/** Part 1: one string in all revisions, and where they differ. */

import type { JSX } from 'preact';
import type { RevisionId } from 'uri-revisions';
import { chosenIn, initialView } from '../address.js';
import { useCore } from '../ask.js';
import { ofVerdicts } from '../data/words.js';
import { typed } from '../escapes.js';
import { compareMarkdown, compareSvg } from '../export/compare.js';
import { useNavigation } from '../navigation.js';
import { Copies } from '../ui/copies.js';
import { LitProvider, useLighting } from '../ui/lit.js';
import { Gallery } from '../ui/gallery.js';
import { Shown } from '../ui/shown.js';
import { Source } from '../ui/source.js';
import { DocumentsChoice } from './documents-choice.js';
import { StartRule } from './start-rule.js';
import { Strips } from '../ui/strip.js';
import { Words } from '../ui/words.js';
import { hasRule, summary } from './compare/agreement.js';
import { FrontDoor } from './compare/front-door.js';
import { Matrix } from './compare/matrix.js';

/** The document whose rules are offered: the standard in force, or else the last on view. */
function ruleNamesOf(ids: readonly RevisionId[]): RevisionId {
  return ids.find((id) => id === initialView.revision) ?? ids.at(-1) ?? initialView.revision;
}

export function Compare(): JSX.Element {
  const { view, set } = useNavigation();
  const text = typed(view.text);
  const revisions = chosenIn(view.revisions);
  const {
    value: strips,
    answered: { text: answered } = { text },
    pending,
    error,
  } = useCore('compare', { text, start: view.start, revisions });
  const isKnown = strips?.some(hasRule) !== false;
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
          <DocumentsChoice />
          <StartRule
            revision={ruleNamesOf(revisions)}
            value={view.start}
            isKnown={isKnown}
            onChange={set('start')}
          />
        </Source>
        <p class="summary" role="status">
          <Shown text={error ?? (strips === undefined ? 'Reading…' : summary(strips))} prose />
        </p>
        {strips !== undefined && isKnown && (
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
          {strips !== undefined && isKnown && (
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
