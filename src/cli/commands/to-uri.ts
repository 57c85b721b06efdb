/** `to-uri`: the URIs of IRIs; and what it shares with `to-iri`, the conversion back. */

import { documentFormats } from '../../../generated/registry/ids.js';
import type { Revision } from '../../core/revision.js';
import { loadRevision } from '../documents/load-revision.js';
import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { fileOrText, shared } from '../input/options.js';
import { textsArgument } from '../input/texts.js';
import { attempt, printOutcome } from '../output/failure.js';
import type { Terminal } from '../output/terminal.js';
import { recordOptions } from '../rows/options.js';
import { outcomeCells, printRows, type Rows } from '../rows/print.js';
import { recordsOfTexts, textsOfRecords } from '../rows/reader.js';

const about = `Writes characters beyond US-ASCII as escapes of their octets in UTF-8 (RFC 3987,
3.1). URIs stay unchanged. A host is escaped too: its form in Punycode is a
matter of the domain name system.`;

export const mappingOptions = [...fileOrText('TEXT', 'in'), ...recordOptions(), shared.json] as const;

export const command = declareCommand({
  arguments: [textsArgument('TEXT', 'the IRI references')],
  options: [
    option('--printable', 'first escape < > " { } | \\ ^ ` and spaces (default: reject)'),
    ...mappingOptions,
  ],
  about,
  examples: [
    "uri-revisions to-uri 'http://résumé.example/'",
    "uri-revisions to-uri --printable 'http://h/a b|é'",
    'uri-revisions to-uri a.csv --in csv --column url --out csv --pass-columns',
  ],
  run: (texts, options, terminal) =>
    printMapped('uri', texts, options, terminal, (revision, text) =>
      revision.toUri(text, { printable: options.printable }),
    ),
});

/** Prints each text as mapped by the document of IRIs. @param column its name in records and JSON */
export async function printMapped(
  column: string,
  texts: readonly string[],
  options: OptionsOf<typeof mappingOptions>,
  terminal: Terminal,
  map: (revision: Revision, text: string) => string,
): Promise<void> {
  const revision = await loadRevision(documentFormats.iri.revision);
  const rows: Rows = {
    columns: [column, 'reason'],
    answer: (text) =>
      outcomeCells(
        attempt(() => map(revision, text)),
        terminal,
        (mapped) => ({ [column]: mapped }),
      ),
  };
  if (await printRows(recordsOfTexts(texts, options, terminal), options, terminal, rows)) return;
  for await (const text of textsOfRecords(texts, options, terminal)) {
    await printOutcome(
      attempt(() => map(revision, text)),
      {
        asked: { revision: revision.id, text },
        isJson: options.json,
        terminal,
        json: (mapped) => ({ [column]: mapped }),
        print: (mapped) => terminal.print(`${terminal.result(mapped)}\n`),
      },
    );
  }
}
