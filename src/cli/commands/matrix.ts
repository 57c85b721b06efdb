/** `matrix`: every role, or every rule, across revisions. */

import { declareCommand, option } from '../input/command.js';
import { shared } from '../input/options.js';
import { grammarAndStart, regexOptions } from '../input/grammar-options.js';
import { formatMatrix, matrix, type MatrixRow } from '../../study/index.js';
import { knownName } from '../../core/base/unknown-name.js';
import { show, type Table } from '../output/table.js';
import { shown } from '../output/signs.js';
import { aboutLearnt, studied, studiedRevisions } from '../documents/studies.js';

const about = `One row per role (what a rule is for, such as "host"), in the order in which the
documents introduce them. Each cell is compared with an earlier column that has
the role: that of the nearest document on which its document builds, else the
previous column. --against first compares with the first column. If rules share
a role, the first is used. In JSON, each line is a row; each cell has its rules
and the comparison, with strings that show it. --by rule shows one row per
spelling, for example hier_part and hier-part, which share one row by role.
--csv prints one record per cell.

${aboutLearnt}`;

const rowKinds = ['role', 'rule'] as const;
const baselines = ['previous', 'first'] as const;

export const command = declareCommand({
  arguments: [],
  options: [
    shared.revisions(),
    option('--by <KIND>', 'row kind', { known: rowKinds, byDefault: 'role' }),
    option('--against <WHICH>', 'comparison partner', { known: baselines, byDefault: 'previous' }),
    shared.witnesses,
    shared.csv(),
    ...grammarAndStart,
    ...regexOptions,
    shared.json,
  ],
  about,
  examples: [
    'uri-revisions matrix',
    'uri-revisions matrix --by rule -r rfc1738,url-1997',
    `uri-revisions matrix --json | jq -c '[.name, .cells[].change]'`,
  ],
  run: async (options, terminal) => {
    const asked = await studiedRevisions(options.revisions ?? 'all', options, terminal);
    const rows = studied(() =>
      matrix({
        revisions: asked,
        by: knownName('kind of row', options.by, rowKinds),
        against: knownName('comparison', options.against, baselines),
        ...(options.witnesses !== undefined && { witnesses: options.witnesses }),
      }),
    );
    const names = asked.map((one) => (typeof one === 'string' ? one : one.revision));
    await show(
      options,
      { objects: rows, table: () => tableOf(rows), text: () => formatMatrix(names, rows) },
      terminal,
    );
  },
});

function tableOf(rows: readonly MatrixRow[]): Table {
  const records = rows.flatMap(({ name, cells }) =>
    cells.flatMap((cell) => {
      if (cell === undefined) return [];
      const { revision, rules, change, comparison } = cell;
      const [onlyBefore] = comparison?.onlyFirst ?? [];
      const [onlyHere] = comparison?.onlySecond ?? [];
      const strings = comparison && [onlyBefore, onlyHere].map((witness) => shown(witness?.text));
      return [[name, revision, rules.join(' '), change, comparison?.relation, ...(strings ?? ['', ''])]];
    }),
  );
  return [
    ['row', 'revision', 'rules', 'change', 'relation to the previous', 'only before', 'only here'],
    ...records,
  ];
}
