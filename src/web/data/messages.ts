/** Messages of the library in the words of the page. */

import { revisions } from 'uri-revisions';
import { placeAt, sentenceOf, theNameOf } from './names.js';

const idOrOffset = new RegExp(
  `"(?:[^"\\\\]|\\\\.)*"|\\boffset (\\d+)|(?<![\\w-])(?:${revisions.join('|')})(?![\\w-])`,
  'g',
);

/** Rewrites a message of the library for the page: documents by name, places by `placeAt`; quoted text is unchanged. */
export function onPage(message: string): string {
  return sentenceOf(
    message.replace(idOrOffset, (found: string, offset: string | undefined) => {
      if (offset !== undefined) return placeAt(Number(offset));
      const id = revisions.find((known) => known === found);
      return id === undefined ? found : theNameOf(id);
    }),
  );
}
