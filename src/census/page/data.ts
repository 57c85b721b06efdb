/** An example census of made-up lines, as `npm run census` wrote it. */

import { summary } from '../../../generated/census.json';

/** The text of its summary. */
export const example = JSON.stringify(summary);
