/** A census to look at: of lines that are made up, as `npm run census` wrote it. */

import { summary } from '../../../generated/census.json';

/** The text of its summary. */
export const example = JSON.stringify(summary);
