/** All searches, in the order in which they begin. */
import { attackKnown, attackRandom } from './attack/searches.js';
import { conformance, fuzz } from './fuzz/searches.js';
import { growth } from './growth/growth.js';
import { learning } from './learning.js';
import { mutants } from './mutants/search.js';
import type { Search } from './search.js';
import { transcriptions } from './transcriptions/search.js';

export const searches: readonly Search[] = [
  fuzz(),
  conformance,
  attackRandom,
  attackKnown,
  growth,
  transcriptions,
  learning,
  mutants,
];
