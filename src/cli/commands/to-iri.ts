/** `to-iri`: the IRIs of URIs. */

import { declareCommand } from '../input/command.js';
import { textsArgument } from '../input/texts.js';
import { mappingOptions, printMapped } from './to-uri.js';

const about = `Turns escapes into characters where they are UTF-8 (RFC 3987, 3.2). Escapes stay
if they stand for reserved characters, spaces or controls, for octets that are
not UTF-8, or for characters to avoid in IRIs. The IRI maps back to an
equivalent URI.`;

export const command = declareCommand({
  arguments: [textsArgument('TEXT', 'the URI references')],
  options: mappingOptions,
  about,
  examples: [
    'uri-revisions to-iri http://h/D%C3%BCrst%2F%FC',
    'uri-revisions to-iri a.csv --in csv --column url --out csv --pass-columns',
  ],
  run: (texts, options, terminal) =>
    printMapped('iri', texts, options, terminal, (revision, text) => revision.toIri(text)),
});
