/** What each document calls a character: the rules that it is one of. */
import type { JSX } from 'preact';
import { about, alikeNeighbours } from 'uri-revisions-cli/grammar';
import { useStudy } from '../ask.js';
import { typed } from '../escapes.js';
import { useNavigation } from '../navigation.js';
import { RuleLinks } from '../ui/rule/rule-link.js';
import { Code } from '../ui/shown.js';
import type { Called as CalledBy } from '../worker/called.js';
import { FoldingTable, type FoldingRow } from './folding-table.js';

export function Called(): JSX.Element {
  const { view, set } = useNavigation();
  const [character, ...more] = typed(view.character);
  const { value, pending, error } = useStudy('called', character);
  return (
    <section class="stack" aria-labelledby="called">
      <h2 id="called">What a character is called</h2>
      <p class="hint">By the rules for single characters that it is one of.</p>
      <label class="field called">
        <span class="hint">A character</span>{' '}
        <input
          type="text"
          value={view.character}
          size={4}
          maxLength={12}
          spellcheck={false}
          autocapitalize="off"
          onInput={(event) => {
            set('character', {}, 'replace')(event.currentTarget.value);
          }}
        />
        {character === ' ' && (
          <span class="hint" data-message="called.space">
            {' '}
            <Code text={character} />, the space
          </span>
        )}
      </label>
      {character !== undefined && more.length > 0 && (
        <p class="notice" role="alert" data-message="called.more">
          This is more than one character; what follows is of <Code text={character} />.
        </p>
      )}
      {error !== undefined && <p role="alert">{error}</p>}
      {character !== undefined && value !== undefined && !pending && (
        <FoldingTable
          class="called"
          label="What it is called"
          head={['document', 'called']}
          rows={rowsOf(value)}
        />
      )}
    </section>
  );
}

/** Neighbours that call it the same share a row. */
function rowsOf(all: readonly CalledBy[]): readonly FoldingRow[] {
  return alikeNeighbours([all.map(({ rules }) => rules.join())]).map((run) => {
    const same = run.flatMap((place) => all[place] ?? []);
    const names = same.map(({ revision }) => about(revision).short).join(', ');
    const cell = same.slice(0, 1).map(({ revision, rules }) =>
      rules.length === 0 ? (
        <span class="muted" data-message="called.nothing">
          nothing: no rule for single characters has it
        </span>
      ) : (
        <RuleLinks revision={revision} rules={rules} />
      ),
    );
    return { key: names, head: names, cells: cell };
  });
}
