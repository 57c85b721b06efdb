/** Which characters may stand in which role in which revision: as themselves, or escaped only. */

import { Fragment, type JSX } from 'preact';
import { type RevisionId, revisions } from 'uri-revisions';
import { about, ruleRoles } from 'uri-revisions-cli/grammar';
import { useCore, useStudy } from '../ask.js';
import { table } from '../export/markdown.js';
import { useNavigation } from '../navigation.js';
import { Copies } from '../ui/copies.js';
import { fullNameOf } from '../ui/labels.js';
import { RuleLink } from '../ui/rule/rule-link.js';
import { RevisionSelect, Select } from '../ui/select.js';
import { Wait } from '../ui/wait.js';
import { Called } from './called.js';
import { type CharacterRow, type Occurrence, rowsOf } from './character-rows.js';

/** The roles that people who write URLs need. */
const mainRoles = [
  'scheme',
  'user',
  'password',
  'host',
  'port',
  'path',
  'segment',
  'query',
  'fragment',
] as const;
const allRoles = Object.keys(ruleRoles);

const signs: Readonly<Record<Occurrence, string>> = { raw: '●', escaped: '%', never: '·', 'no rule': '' };

export function AlphabetTable(): JSX.Element {
  const { view, set } = useNavigation();
  const { left, right, role: asked } = view;
  const { value, pending, error } = useStudy('alphabets', asked === '' ? mainRoles : [asked]);
  const roles = [...new Set((value ?? []).map(({ role }) => role))];
  const isDiffering = view.differing === 'yes';
  const rowsFor = (some: readonly string[]): readonly CharacterRow[] =>
    rowsOf(value ?? [], some).filter(
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
      <h2>Where characters may stand</h2>
      <p class="lead">
        Read off the automata, so exact: <Key of="raw" /> stands as itself, <Key of="escaped" /> can only
        stand escaped, <Key of="never" /> cannot stand at all; where nothing stands, the document has no such
        rule. Characters that occur in the same way everywhere share a row.
      </p>
      <div class="bar row">
        <Select
          label="Role"
          among={['', ...allRoles]}
          value={asked}
          name={(role) => (role === '' ? 'the main ones' : role)}
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
          only rows that differ
        </label>
        <RevisionSelect label="between" value={left} onChange={set('left')} />
        <RevisionSelect label="and" value={right} onChange={set('right')} />
      </div>
      {asked === 'reference' && <ReadElsewhere />}
      <Wait pending={pending} what="Reading the alphabets off the automata…" />
      {error !== undefined && <p role="alert">{error}</p>}
      {value !== undefined && (
        <>
          <Copies json={value} markdown={() => markdown(roles, rows)} />
          {rows.length === 0 && <p role="status">Between these two no character differs in these roles.</p>}
          <div
            class={`table-scroll card ${roles.length > 1 ? 'all-roles' : ''}`}
            tabIndex={0}
            role="region"
            aria-label="Alphabets"
          >
            <Occurrences roles={roles} rows={rows} />
          </div>
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

/** A column for each role of each document. */
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
                <abbr title={fullNameOf(id)}>{about(id).short}</abbr>
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

/** The documents in which a whole string is read from another rule than that for references. */
function ReadElsewhere(): JSX.Element | null {
  const { value: starts = [] } = useCore('starts', revisions);
  const others = starts.filter(({ role }) => role !== 'reference');
  if (others.length === 0) return null;
  return (
    <p class="hint" data-message="alphabet.read-elsewhere">
      Compare reads a whole string from another rule:{' '}
      {others.map(({ revision, rule, role }, i) => (
        <Fragment key={revision}>
          {i > 0 && ', '}
          in {about(revision).short} from <RuleLink revision={revision} rule={rule} /> ({role})
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
  const columns = roles.flatMap((role) => revisions.map((id) => `${role} ${id}`));
  return table(
    'Which characters may stand where: ● as itself, % escaped only, · not at all',
    ['characters', ...columns],
    rows.map(({ name, cells }) => [name, ...cells.map(({ occurrence }) => signs[occurrence])]),
  );
}
