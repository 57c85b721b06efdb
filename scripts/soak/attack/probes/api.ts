/**
 * Makes the calls that standard input requests, on the built package. Each line is JSON: the place of the call, its
 * name, and its arguments, in which `{"$": N}` is one of the wrong values and `{"=": N}` a valid argument of the call.
 */
import { text } from 'node:stream/consumers';
import type { Row } from '../public-calls.js';
import { callsOf, outcome, rowsOf, wrongValues } from '../public-calls.js';
import type * as Api from '../../../../src/api/index.js';

const built = '../../../../dist/esm/src/api/index.js';
const api = (await import(built)) as typeof Api;
const rows = rowsOf(api);

for (const line of (await text(process.stdin)).split('\n').filter((line) => line !== '')) {
  const [place, name, given] = JSON.parse(line) as [string, string, readonly unknown[]];
  const [members, known] = callsAt(place);
  const call = callsOf(members)[name];
  const row = known[name];
  if (call === undefined || row === undefined) throw new Error(`no call ${place} ${name}`);
  const right = [...row.required, ...(row.optional ?? [])];
  const result = outcome(
    api,
    name,
    call,
    given.map((value) => revived(value, right)),
  );
  if (result !== 'answer' && result !== 'refusal') throw new Error(`${place} ${name}: ${result}`);
  process.stdout.write(`${result}\n`);
}

function callsAt(place: string): readonly [object, Readonly<Record<string, Row>>] {
  if (place === 'api') return [api, rows.api];
  return [api.revision(place as Api.RevisionId), rows.revision];
}

function revived(value: unknown, right: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('$' in value) return wrongValues[Number(value.$)];
  if ('=' in value) return right[Number(value['='])];
  if (Array.isArray(value)) return value.map((item) => revived(item, right));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, revived(member, right)]));
}
