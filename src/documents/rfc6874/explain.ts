/** What RFC 6874 tells of a zone identifier: §2, and §4 of what becomes of it in HTTP. */

import { quoted, type Saying } from '../../reference/explain.js';
import type { Reading } from '../../tree/reading.js';
import { isOfHttp } from './zones.js';

export function tellZone(reading: Reading): readonly Saying[] {
  const [zone] = reading.nodes('ZoneID');
  if (zone === undefined) return [];
  return [
    ['2', `The zone identifier is ${quoted(reading.of(zone))}.`],
    ['2', 'The URI is interpreted only in the context of the host at which it originates.'],
    [
      '4',
      isOfHttp(reading) ? 'An HTTP client removes the zone identifier before it sends the URI.' : undefined,
    ],
  ];
}
