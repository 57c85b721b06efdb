/** Wrong arguments where they take long: the calls of every document, and of studies of whole documents. */
import * as api from '../src/index.js';
import * as study from '../src/study/index.js';
import { callsOf, row, type Row } from '../scripts/soak/attack/public-calls.js';
import { mistakes, rowsBy } from './wrong-arguments.js';

describe.each<[string, object, Readonly<Record<string, Row>>]>([
  ['uri-revisions-cli/grammar', study, rowsBy.study],
  ...api.revisions.map(
    (id) => [id, api.revision(id), rowsBy.revision] as [string, object, typeof rowsBy.revision],
  ),
])('%s', (_, members, rows) => {
  const calls = callsOf(members);

  test.each(Object.keys(rows))('%s answers or refuses', (name) => {
    const call = calls[name];
    const found = call === undefined ? ['no such call'] : mistakes(name, call, rows[name] ?? row([]), true);
    expect(found).toEqual([]);
  });
});
