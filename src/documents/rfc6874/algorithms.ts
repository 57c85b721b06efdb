/** Algorithms of RFC 6874: those of RFC 3986, with escaping and explanation of the zone identifier (§2, §4). */

import type { ReferenceAlgorithms } from '../../core/reference/algorithms.js';
import { algorithmsOfBase } from '../../core/reference/of-base.js';
import { references as rfc3986 } from '../rfc3986/algorithms.js';
import { quoted, type Statement } from '../../core/reference/explain.js';
import type { Reading } from '../../core/reading/reading.js';
import { bareZone, isOfHttp } from './zones.js';

function explainZone(reading: Reading): readonly Statement[] {
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

const base = algorithmsOfBase(rfc3986, 'rfc6874', 'RFC 3986');

export const references: ReferenceAlgorithms = {
  ...base,
  escape: {
    ...base.escape,
    roles: {
      ...base.escape.roles,
      zone: { rule: 'ZoneID', section: '2', opener: '%25' },
    },
  },
  normalization: { ...base.normalization, tolerances: [bareZone] },
  explainer: {
    ...base.explainer,
    explainGeneral: (reading, parts) => [
      ...base.explainer.explainGeneral(reading, parts),
      ...explainZone(reading),
    ],
  },
};
