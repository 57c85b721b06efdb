/** Which characters may stand in which role in which revision: as themselves, or escaped only. */

import type { JSX } from 'preact';
import { type RevisionId, revisions } from 'uri-revisions';
import { useStudy } from '../ask.js';
import { table } from '../export/markdown.js';
import { Copies } from '../ui/copies.js';
import { yearOf } from '../ui/labels.js';
import { Wait } from '../ui/wait.js';
import { type CharacterRow, type Occurrence, rowsOf } from './character-rows.js';

/** The roles that people who write URLs need. */
const shownRoles = ['scheme', 'user', 'password', 'host', 'port', 'path', 'query', 'fragment'] as const;

const signs: Readonly<Record<Occurrence, string>> = { raw: '●', escaped: '%', never: '·', 'no rule': '' };

export function AlphabetTable(): JSX.Element {
  const { value, pending, error } = useStudy('alphabets', shownRoles);
  const roles = [...new Set((value ?? []).map(({ role }) => role))];
  const rows = rowsOf(value ?? [], roles);
  return (
    <>
      <p class="lead">
        Read off the automata, so exact: <Key of="raw" /> stands as itself, <Key of="escaped" /> can only
        stand escaped, <Key of="never" /> cannot stand at all. Characters that occur in the same way
        everywhere share a row.
      </p>
      <Wait pending={pending} what="Reading the alphabets off the automata…" />
      {error !== undefined && <p role="alert">{error}</p>}
      {value !== undefined && (
        <>
          <Copies json={value} markdown={() => markdown(roles, rows)} />
          <div class="table-scroll card" tabIndex={0} role="region" aria-label="Alphabets">
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
                      <th key={`${role} ${id}`} scope="col" class="year" title={`${role}, ${id}`}>
                        <abbr title={id}>{columnOf(id)}</abbr>
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
          </div>
        </>
      )}
    </>
  );
}

/** The year in two digits, or the number of the document where another is of that year. */
function columnOf(id: RevisionId): string {
  const isAlone = revisions.every((other) => other === id || yearOf(other) !== yearOf(id));
  return isAlone ? `’${yearOf(id).slice(2)}` : id.slice(-4);
}

function Key({ of }: { readonly of: Occurrence }): JSX.Element {
  return <span class={`occurrence key ${of} role-host`}>{signs[of]}</span>;
}

function markdown(roles: readonly string[], rows: readonly CharacterRow[]): string {
  const columns = roles.flatMap((role) => revisions.map((id) => `${role} ${id}`));
  return table(
    'Which characters may stand where: ● as itself, % escaped only, · not at all',
    ['characters', ...columns],
    rows.map(({ name, cells }) => [
      name.replaceAll('|', '\\|'),
      ...cells.map(({ occurrence }) => signs[occurrence]),
    ]),
  );
}
