/** Choice of the documents to compare: one of the sets, or any selection. */

import type { JSX } from 'preact';
import { namedSets, type RevisionId, revisions } from 'uri-revisions';
import { nameOf } from '../data/names.js';
import { chosenIn } from '../frame/fields.js';
import { useNavigation } from '../frame/navigation.js';
import { Choice } from '../ui/choice.js';

type SetName = keyof typeof namedSets;

const sets: Readonly<Record<SetName, string>> = {
  all: 'all',
  seeds: 'seeds: the five that this project began with',
  standards: 'standards: the RFCs',
  today: "today's standard",
  living: 'living standards',
};

/** Returns the name of the set of these documents; otherwise their names, in the order of the lineage. */
function named(chosen: readonly RevisionId[], called: (id: RevisionId) => string): string {
  const ids = revisions.filter((id) => chosen.includes(id));
  const set = Object.entries(namedSets).find(([, members]) => members.join() === ids.join());
  return set?.[0] ?? ids.map(called).join();
}

/** Returns a choice in the form of an address. */
const written = (chosen: readonly RevisionId[]): string => named(chosen, String);

export function DocumentsChoice(): JSX.Element {
  const { view, set } = useNavigation();
  const chosen = chosenIn(view.revisions);
  const choose = set('revisions');
  return (
    <details class="documents">
      <summary>Documents: {named(chosen, nameOf).replaceAll(',', ', ')}</summary>
      <div class="stack">
        <Choice<string>
          label="Set of documents"
          among={Object.keys(sets)}
          value={written(chosen)}
          name={(name) => sets[name as SetName]}
          onChange={choose}
        />
        <fieldset class="choice">
          <legend>Or choose documents</legend>
          <div class="bar row">
            {revisions.map((id) => {
              const isChosen = chosen.includes(id);
              return (
                <label key={id} class="check">
                  <input
                    type="checkbox"
                    value={id}
                    checked={isChosen}
                    disabled={isChosen && chosen.length === 1}
                    onChange={() => {
                      choose(written(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id]));
                    }}
                  />
                  {nameOf(id)}
                </label>
              );
            })}
          </div>
        </fieldset>
      </div>
    </details>
  );
}
