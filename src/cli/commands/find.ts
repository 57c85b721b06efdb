/** `find`: the references in running text, delimited as the document recommends. */

import { declareCommand, option } from '../input/command.js';
import { shared } from '../input/options.js';
import { type ExtractOptions, type Found, referenceLimit } from '../../core/reference/extract-rules.js';
import type { ReferenceScanner } from '../../core/reference/extract-scanner.js';
import { sectionInWords } from '../../core/base/citation.js';
import { visible } from '../../core/base/visible.js';
import { attempt, noteFailure } from '../output/failure.js';
import { eachOf, fileOf } from '../input/inputs.js';
import { standardInput } from '../output/errors.js';
import { loadRevision } from '../documents/load-revision.js';
import { csvRows, inputField } from '../output/table.js';
import { type Place, Places } from '../output/places.js';
import { json, type Terminal } from '../output/terminal.js';
import { textOf } from '../input/utf8-stream.js';

const about = `A FILE is "-" for standard input (the default). What is found: <URL:...>,
whatever it holds; <...> and "..." around a derivable absolute form (ignoring
white space within <>, but only line breaks within "", as quoted prose has
blanks); and in plain text the longest derivable absolute form, without the
punctuation after it. Without --schemes, any scheme counts. Files may be of any
size; a reference is read up to ${referenceLimit} characters.

Each is a line with tabs between its fields: the place (the file if there are
several, line and column from 1), the reference, and remarks: "not derivable";
"incomplete" if what follows cannot belong to it; "abbreviated", with what it
stands for; "hyphen", with the other reading of a hyphen at the end of a line;
"read as", with how the document asks programs to read what is not derivable.
In JSON, spans are in UTF-16 code units from 0, without and with the delimiters.
--csv prints a record for each, the remarks as columns.`;

export const command = declareCommand({
  arguments: [['[FILE...]', 'files, or "-"']],
  options: [
    shared.revision,
    option('--abbreviated', 'also www... without a scheme (Appendix F of RFC 2396 on)'),
    option('--schemes <S,S>', 'only these schemes, except in <URL:...>'),
    shared.csv(),
    shared.json,
  ],
  about,
  exit: { 0: 'something is found', 1: 'nothing is found' },
  examples: [
    'uri-revisions find mail.txt -r rfc1738',
    'zcat archive.gz | uri-revisions find -r rfc2396bis-01 --schemes http,ftp',
    'uri-revisions find mail.txt -r rfc3986 --csv > references.csv',
    'uri-revisions find *.txt -r url-1997 --json | jq -r .text | sort -u',
  ],
  run: async (files, options, terminal) => {
    const revision = await loadRevision(options.revision);
    const asked: ExtractOptions = {
      abbreviated: options.abbreviated,
      schemes: options.schemes?.split(',').map((scheme) => scheme.trim().toLowerCase()),
    };
    const show = options.json ? jsonLine : options.csv ? rows.record : textLine(files.length > 1);
    if (options.csv) await terminal.print(rows.header);
    let found = 0;
    await eachOf(files.length > 0 ? files : [standardInput], terminal, async (file) => {
      const scanner = attempt(() => revision.scanner(asked));
      if (!scanner.ok) {
        noteFailure(scanner.error, terminal);
        return;
      }
      for await (const batch of foundIn(file, scanner.value, terminal)) {
        found += batch.length;
        await terminal.print(batch.map(([one, place]) => show({ file, found: one, place })).join(''));
      }
    });
    if (found === 0) terminal.end(1);
  },
});

/** References begin at most this far before the end of the text that the scanner has read. */
const memory = 2 * referenceLimit;

/** Yields the references in a file with their places, in batches, as soon as they are known. */
async function* foundIn(
  file: string,
  scanner: ReferenceScanner,
  terminal: Terminal,
): AsyncGenerator<readonly (readonly [Found, Place])[], void, undefined> {
  const places = new Places();
  const placed = (found: readonly Found[]): readonly (readonly [Found, Place])[] =>
    found.map((one) => [one, places.at(one.span.start)]);
  const sayFlaw = (offset: number): void => {
    terminal.say(`error: "${file}" is not UTF-8, at byte ${offset}; what is not is read as U+FFFD`);
    terminal.end(2);
  };
  for await (const text of textOf(fileOf(file, terminal).chunks(), sayFlaw)) {
    places.push(text);
    yield placed(scanner.push(text));
    places.keep(memory);
  }
  yield placed(scanner.end());
}

/** A reference in a file. */
interface Row {
  readonly file: string;
  readonly found: Found;
  readonly place: Place;
}

function textLine(isPlaced: boolean): (row: Row) => string {
  return ({ file, found, place: { line, column } }) => {
    const place = `${isPlaced ? `${visible(file)}:` : ''}${line}:${column}`;
    const remarks = remarksOn(found).join('; ');
    return `${[place, visible(found.text), ...(remarks === '' ? [] : [visible(remarks)])].join('\t')}\n`;
  };
}

function remarksOn({ derivable, tolerated, complete, completed, alternative }: Found): string[] {
  return [
    ...(derivable ? [] : ['not derivable']),
    ...(tolerated === undefined ? [] : [`read as: ${tolerated.text} (${sectionInWords(tolerated.section)})`]),
    ...(complete ? [] : ['incomplete']),
    ...(completed === undefined ? [] : [`abbreviated: ${completed}`]),
    ...(alternative === undefined ? [] : [`hyphen: ${alternative}`]),
  ];
}

const rows = csvRows<Row>({
  input: ({ file }) => inputField(file),
  line: ({ place }) => place.line,
  column: ({ place }) => place.column,
  reference: ({ found }) => found.text,
  derivable: ({ found }) => found.derivable,
  complete: ({ found }) => found.complete,
  'stands for': ({ found }) => found.completed,
  'other reading': ({ found }) => found.alternative,
  'read as': ({ found }) => found.tolerated?.text,
});

function jsonLine({ file, found, place }: Row): string {
  return `${json({ input: file, ...place, ...found })}\n`;
}
