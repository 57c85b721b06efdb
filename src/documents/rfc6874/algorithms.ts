/** RFC 6874: the algorithms of RFC 3986, and the zone identifier among what is escaped and explained (§2, §4). */

import type { ReferenceAlgorithms } from '../../reference/algorithms.js';
import { digits, letters } from '../../reference/escape.js';
import { algorithmsOfBase } from '../../reference/of-base.js';
import { references as rfc3986 } from '../rfc3986/algorithms.js';
import { tellZone } from './explain.js';

const base = algorithmsOfBase(rfc3986, 'rfc6874', 'RFC 3986');

export const references: ReferenceAlgorithms = {
  ...base,
  escape: {
    ...base.escape,
    roles: {
      ...base.escape.roles,
      zone: { rule: 'ZoneID', section: '2', raw: `${letters}${digits}-._~`, escapes: true, opener: '%25' },
    },
  },
  explainer: {
    ...base.explainer,
    tellGeneral: (reading, parts) => [...base.explainer.tellGeneral(reading, parts), ...tellZone(reading)],
  },
};
