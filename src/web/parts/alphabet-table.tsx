/** Table of the characters that may occur in each role of each revision, raw or only escaped. */
import { Fragment, type JSX } from 'preact';
import { type RevisionId, revisions } from 'uri-revisions';
import { equalRuns, type RoleAlphabet, ruleRoles } from 'uri-revisions-cli/grammar';
import { nameOf, shortNameOf, theNameOf, titleOf } from '../data/names.js';
import { mainRoles } from '../data/words.js';
import { table } from '../export/markdown.js';
import { useCore, useStudy } from '../frame/worker-client.js';
import { typed } from '../frame/escapes.js';
import { useNavigation } from '../frame/navigation.js';
import { Copies } from '../ui/copy-buttons.js';
import { type FoldingRow, FoldingTable } from '../ui/folding-table.js';
import { RuleLink, RuleLinks } from '../ui/rule-link.js';
import { ScrollBox } from '../ui/scroll-box.js';
import { RevisionSelect, Select } from '../ui/select.js';
import { Code } from '../ui/visible-text.js';
import { PendingNotice } from '../ui/pending-notice.js';
import type { CharacterRules as CalledBy } from '../worker/character-rules.js';

function Called(): JSX.Element {
  const { view, set } = useNavigation();
  const [character, ...more] = typed(view.character);
  const { value, pending, error } = useStudy('called', character);
  return (
    <section class="stack" aria-labelledby="called">
      <h2 id="called">How documents classify a character</h2>
      <p class="hint">
        For a character: the single-character rules that include it, and the main roles that allow it raw.
      </p>
      <label class="field called">
        <span class="hint">Character</span>{' '}
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
          Only the first of these characters is used: <Code text={character} />.
        </p>
      )}
      {error !== undefined && <p role="alert">{error}</p>}
      {character !== undefined && value !== undefined && !pending && (
        <FoldingTable
          class="called"
          label="How documents classify it"
          head={['document', 'rules', 'allowed raw in']}
          rows={calledRows(value)}
        />
      )}
    </section>
  );
}

/** Groups the rows: neighbours with the same rules share a row. */
function calledRows(all: readonly CalledBy[]): readonly FoldingRow[] {
  return equalRuns([all.map(({ rules, roles }) => JSON.stringify([rules, roles]))]).map((run) => {
    const same = run.flatMap((place) => all[place] ?? []);
    const names = same.map(({ revision }) => nameOf(revision)).join(', ');
    const cells = same.slice(0, 1).flatMap(({ revision, rules, roles }) => [
      rules.length === 0 ? (
        <span class="muted" data-message="called.nothing">
          none
        </span>
      ) : (
        <RuleLinks revision={revision} rules={rules} />
      ),
      roles.length === 0 ? (
        <span class="muted" data-message="called.nowhere">
          no main role
        </span>
      ) : (
        <span data-roles={roles.join(' ')}>{roles.join(', ')}</span>
      ),
    ]);
    return { key: names, head: names, cells };
  });
}

/** The occurrence of a character in a role of a revision. */
type Occurrence = 'raw' | 'escaped' | 'never' | 'no rule';

interface CharacterRow {
  readonly name: string;
  readonly cells: readonly {
    readonly role: string;
    readonly revision: RevisionId;
    readonly occurrence: Occurrence;
  }[];
}

/** The order of the table: capital letters, small letters, digits, signs, the space, invisible characters. */
const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[!-~]/, / /, /[^ -~]/];
const order = (character: string): number => kinds.findIndex((kind) => kind.test(character));

const ascii = Array.from({ length: 128 }, (_, unit) => String.fromCharCode(unit)).sort(
  (a, b) => order(a) - order(b),
);

/** Returns a row for each group of characters with the same occurrences, in the order of their first ones. */
function characterRows(
  alphabets: readonly RoleAlphabet[],
  roles: readonly string[],
): readonly CharacterRow[] {
  const columns = roles.flatMap((role) =>
    revisions.map((revision) => ({
      role,
      revision,
      alphabet: alphabets.find((one) => one.role === role && one.revision === revision),
    })),
  );
  const rows = new Map<string, { characters: string[]; cells: CharacterRow['cells'] }>();
  for (const character of ascii) {
    const cells = columns.map(({ role, revision, alphabet }) => ({
      role,
      revision,
      occurrence: occurrenceOf(alphabet, character),
    }));
    const key = cells.map(({ occurrence }) => occurrence).join();
    const row = rows.get(key) ?? { characters: [], cells };
    row.characters.push(character);
    rows.set(key, row);
  }
  return [...rows.values()].map(({ characters, cells }) => ({ name: rangesOf(characters), cells }));
}

function occurrenceOf(alphabet: RoleAlphabet | undefined, character: string): Occurrence {
  if (alphabet === undefined) return 'no rule';
  if (alphabet.raw.includes(character)) return 'raw';
  return alphabet.escaped.includes(character) ? 'escaped' : 'never';
}

/** Formats runs of three or more as ranges. */
function rangesOf(characters: readonly string[]): string {
  const units = characters.map((character) => character.charCodeAt(0));
  const names: string[] = [];
  for (let i = 0; i < units.length;) {
    let end = i;
    while (
      units[end + 1] === (units[end] ?? 0) + 1 &&
      order(characters[end + 1] ?? '') === order(characters[i] ?? '')
    ) {
      end++;
    }
    if (end - i < 2) end = i;
    const first = visibleName(characters[i] ?? '');
    names.push(end > i ? `${first}–${visibleName(characters[end] ?? '')}` : first);
    i = end + 1;
  }
  return names.join(' ');
}

function visibleName(character: string): string {
  if (character === ' ') return 'space';
  if (/[!-~]/.test(character)) return character;
  return character === '\x7f' ? 'DEL' : character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
}

const allRoles = Object.keys(ruleRoles);

const signs: Readonly<Record<Occurrence, string>> = { raw: '●', escaped: '%', never: '·', 'no rule': '' };

export function AlphabetTable(): JSX.Element {
  const { view, set } = useNavigation();
  const { left, right, role: asked } = view;
  const { value, pending, error } = useStudy('alphabets', asked === '' ? mainRoles : [asked]);
  const roles = [...new Set((value ?? []).map(({ role }) => role))];
  const isDiffering = view.differing === 'yes';
  const rowsFor = (some: readonly string[]): readonly CharacterRow[] =>
    characterRows(value ?? [], some).filter(
      ({ cells }) =>
        !isDiffering ||
        some.some((role) => {
          const of = (id: RevisionId): Occurrence | undefined =>
            cells.find((cell) => cell.role === role && cell.revision === id)?.occurrence;
          return of(left) !== of(right);
        }),
    );
  const rows = rowsFor(roles);
  return (
    <>
      <Called />
      <h2>Which characters of US-ASCII are allowed where</h2>
      <p class="lead">
        Other characters: type one above. Computed exactly from each rule’s automaton. <Key of="raw" />{' '}
        allowed raw, <Key of="escaped" /> only percent-encoded, <Key of="never" /> never, blank: no rule.
        Characters with equal cells share a row.
      </p>
      <div class="bar row">
        <Select
          label="Role"
          among={['', ...allRoles]}
          value={asked}
          name={(role) => (role === '' ? 'the main roles' : role)}
          onChange={set('role')}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={isDiffering}
            onChange={(event) => {
              set('differing')(event.currentTarget.checked ? 'yes' : 'no');
            }}
          />
          Show only differences
        </label>
        <RevisionSelect label="between" value={left} onChange={set('left')} />
        <RevisionSelect label="and" value={right} onChange={set('right')} />
      </div>
      {asked === 'reference' && <ReadElsewhere />}
      <PendingNotice pending={pending} what="Computing the table…" />
      {error !== undefined && <p role="alert">{error}</p>}
      {value !== undefined && (
        <>
          <Copies json={value} markdown={() => markdown(roles, rows)} />
          {rows.length === 0 && (
            <p role="status">These two documents allow the same characters in these roles.</p>
          )}
          <ScrollBox
            class={`table-scroll card ${roles.length > 1 ? 'all-roles' : ''}`}
            label="Allowed characters"
          >
            <Occurrences roles={roles} rows={rows} />
          </ScrollBox>
          {/* Paper is too narrow for all roles side by side. */}
          {roles.length > 1 && (
            <div class="each-role">
              {roles.map((role) => (
                <Occurrences key={role} roles={[role]} rows={rowsFor([role])} />
              ))}
            </div>
          )}
        </>
      )}
    </>
  );
}

interface OccurrencesProps {
  readonly roles: readonly string[];
  readonly rows: readonly CharacterRow[];
}

/** Shows a column for each role of each document. */
function Occurrences({ roles, rows }: OccurrencesProps): JSX.Element {
  return (
    <table class="alphabet">
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            Characters
          </th>
          {roles.map((role) => (
            <th key={role} scope="colgroup" colSpan={revisions.length} class={`role-${role}`}>
              {role}
            </th>
          ))}
        </tr>
        <tr>
          {roles.flatMap((role) =>
            revisions.map((id) => (
              <th key={`${role} ${id}`} scope="col" class="year">
                <abbr title={`${nameOf(id)}: ${titleOf(id)}`}>{shortNameOf(id)}</abbr>
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            {cells.map(({ role, occurrence }, i) => (
              <td
                key={i}
                class={`occurrence ${occurrence.replace(' ', '-')} role-${role} ${i % revisions.length === 0 ? 'first' : ''}`}
                title={`${name}: ${occurrence}`}
              >
                {signs[occurrence]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lists the documents that read a whole string from another rule than that for references. */
function ReadElsewhere(): JSX.Element | null {
  const { value: starts = [] } = useCore('starts', revisions);
  const others = starts.filter(({ role }) => role !== 'reference');
  if (others.length === 0) return null;
  return (
    <p class="hint" data-message="alphabet.read-elsewhere">
      In these documents, Compare starts from a rule other than the one for references:{' '}
      {others.map(({ revision, rule, role }, i) => (
        <Fragment key={revision}>
          {i > 0 && ', '}
          <RuleLink revision={revision} rule={rule} /> ({role}) in {theNameOf(revision)}
        </Fragment>
      ))}
      .
    </p>
  );
}

function Key({ of }: { readonly of: Occurrence }): JSX.Element {
  return <span class={`occurrence key ${of} role-host`}>{signs[of]}</span>;
}

function markdown(roles: readonly string[], rows: readonly CharacterRow[]): string {
  const columns = roles.flatMap((role) => revisions.map((id) => `${role}, ${shortNameOf(id)}`));
  return table(
    'Allowed characters: ● as themselves, % only percent-encoded, · never',
    ['characters', ...columns],
    rows.map(({ name, cells }) => [name, ...cells.map(({ occurrence }) => signs[occurrence])]),
  );
}
