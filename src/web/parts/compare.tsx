/** Part 1: one string in all revisions, and where they differ. */

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { RevisionId } from 'uri-revisions';
import { chosenIn, initialView } from '../address.js';
import { useCore } from '../ask.js';
import { lessonOf } from '../data/examples.js';
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
import { agreement, hasRule, summary } from './compare/agreement.js';
import { FrontDoor } from './compare/front-door.js';
import { Matrix } from './compare/matrix.js';
import { useStrips } from './compare/use-strips.js';

/** The document whose rules are offered: the standard in force, or else the last on view. */
function ruleNamesOf(ids: readonly RevisionId[]): RevisionId {
  return ids.find((id) => id === initialView.revision) ?? ids.at(-1) ?? initialView.revision;
}

export function Compare(): JSX.Element {
  const { view, set } = useNavigation();
  const text = typed(view.text);
  const lesson = view.start === '' ? lessonOf(view.text) : undefined;
  const revisions = chosenIn(view.revisions);
  const {
    value: glances,
    answered,
    pending,
    error,
  } = useCore('compare', { text, start: view.start, revisions });
  const isKnown = glances?.some(hasRule) !== false;
  const made = glances && agreement(glances);
  const cards = useStrips(glances, answered);
  const { lit, onCaret, handlers } = useLighting();
  // The same elements at every answer, so that only another view has their many links written anew.
  const frontDoor = useMemo(() => <FrontDoor />, []);
  const gallery = useMemo(() => <Gallery />, []);
  return (
    <section class="compare" aria-labelledby="compare-title" {...handlers}>
      <LitProvider value={lit}>
        <h1 id="compare-title">One string, every document</h1>
        {frontDoor}
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
        <p
          class="summary"
          role="status"
          data-deriving={made?.deriving.join(' ')}
          data-differing={made?.differing.join(' ')}
        >
          <Shown text={error ?? (glances === undefined ? 'Reading…' : summary(glances, made))} prose />
          {lesson !== undefined && <span class="lesson muted"> {lesson}</span>}
        </p>
        {glances !== undefined && isKnown && (
          <>
            <Matrix glances={glances} isBusy={pending} />
            <div class="under-matrix row">
              <Words of={ofVerdicts} />
              {cards !== undefined && (
                <Copies
                  json={{ text: cards.asked.text, strips: cards.strips }}
                  markdown={() => compareMarkdown(cards.asked.text, cards.strips)}
                  svg={() => compareSvg(cards.asked.text, cards.strips)}
                />
              )}
            </div>
          </>
        )}
        <div class="with-aside stack">
          {cards !== undefined && isKnown && (
            <section aria-labelledby="each-title">
              <h2 id="each-title">Each document</h2>
              <Strips
                strips={cards.strips}
                text={cards.asked.text}
                isBusy={pending || cards.asked !== answered}
              />
            </section>
          )}
          {gallery}
        </div>
      </LitProvider>
    </section>
  );
}
