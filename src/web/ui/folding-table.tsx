/** A table that becomes a list if it is too wide: its rows become cards, each cell with the name of its column. */

import type { ComponentChildren, JSX } from 'preact';
import '../style/folding.css';

export interface FoldingRow {
  readonly key: string;
  readonly head: ComponentChildren;
  readonly cells: readonly ComponentChildren[];
  /** The highlighted cells, and their class. */
  readonly marked?: { readonly cells: readonly number[]; readonly class: string } | undefined;
}

interface FoldingTableProps {
  readonly class: string;
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly FoldingRow[];
}

/** Shows the table. Roles are explicit, since a table with another layout loses them in some browsers. */
export function FoldingTable({ class: name, label, head, rows }: FoldingTableProps): JSX.Element {
  const [, ...columns] = head;
  return (
    <table role="table" class={`folding ${name}`} aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {head.map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, head: first, cells, marked }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {first}
            </th>
            {cells.map((cell, i) => (
              <td
                key={columns[i]}
                role="cell"
                class={marked?.cells.includes(i) === true ? marked.class : undefined}
              >
                <span class="column" aria-hidden="true">
                  {columns[i]}
                </span>
                <span class="wrap">{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
