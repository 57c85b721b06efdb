/** `find`: the references in running text, delimited as the document recommends. */

import { declareCommand, option } from '../input/command.js';
import { type GrammarOptions, readingOptions } from '../input/grammar-options.js';
import { shared } from '../input/options.js';
import type { Automaton } from '../../core/automaton/automaton.js';
import { type ExtractOptions, type Found, referenceLimit } from '../../core/reference/extract-rules.js';
import { ReferenceScanner } from '../../core/reference/extract-scanner.js';
import { ladder } from '../../core/reference/normalize.js';
import { asciiSize } from '../../core/base/ascii.js';
import { sectionInWords } from '../../core/base/citation.js';
import { visible } from '../../core/base/visible.js';
import { attempt, noteFailure } from '../output/failure.js';
import { eachOf, fileOf, withByteProgress } from '../input/inputs.js';
import { Misuse, standardInput } from '../output/errors.js';
import { isNoRevision, loadRevision } from '../documents/load-revision.js';
import { csvRows, inputField } from '../output/table.js';
import { type Place, Places } from '../output/places.js';
import { json, type Terminal } from '../output/terminal.js';
import { textOf } from '../input/utf8-stream.js';

const about = `Finds these references; without --schemes, any scheme counts:
  <URL:...>       with any content
  <URL>, "URL"    derivable absolute forms in <> (white space is ignored) or in
                  quotation marks (line breaks are ignored)
  plain text      the longest derivable absolute form, without final punctuation

Prints one line per reference, with tab-separated fields: position (file if
there are several, line and column from 1), the reference, and remarks:
  not derivable   the grammar does not derive it
  incomplete      cut at a character that cannot belong to it
  abbreviated     with the expansion
  hyphen          with the other reading of a hyphen at a line end
  read as         with the reading that the document prescribes

JSON has spans with and without the delimiters. A grammar from a file or the
shelf finds the strings that it derives and that begin with a scheme.`;

export const command = declareCommand({
  arguments: [['[FILE...]', 'files, or "-"']],
  options: [
    shared.revision,
    option('--abbreviated', 'also find www... without a scheme (RFC 2396, F)'),
    option('--schemes <S,S>', 'only these schemes; <URL:...> may have any'),
    ...readingOptions,
    shared.csv(),
    shared.json,
  ],
  about,
  topics: ['limits'],
  exit: { 0: 'at least one reference is found', 1: 'no reference is found' },
  examples: [
    'uri-revisions find mail.txt -r rfc1738',
    'zcat archive.gz | uri-revisions find -r rfc3986 --schemes http,ftp',
    'uri-revisions find *.txt -r rfc3986 --json | jq -r .text | sort -u',
  ],
  run: async (files, options, terminal) => {
    const scanners = await scannersOf(options.revision, options, terminal);
    const asked: ExtractOptions = {
      abbreviated: options.abbreviated,
      schemes: options.schemes?.split(',').map((scheme) => scheme.trim().toLowerCase()),
    };
    const show = options.json ? jsonLine : options.csv ? rows.record : textLine(files.length > 1);
    if (options.csv) await terminal.print(rows.header);
    let found = 0;
    await eachOf(files.length > 0 ? files : [standardInput], terminal, async (file) => {
      const scanner = attempt(() => scanners(asked));
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

/** Returns a maker of scanners. @throws as loadRevision and readingGrammar; Misuse for a grammar without schemes */
async function scannersOf(
  name: string | undefined,
  given: GrammarOptions,
  terminal: Terminal,
): Promise<(options: ExtractOptions) => ReferenceScanner> {
  if (name === undefined || !isNoRevision(name)) {
    const revision = await loadRevision(name);
    return (options) => revision.scanner(options);
  }
  const { readingGrammar } = await import('../documents/studies.js');
  const grammar = await readingGrammar(name, given, terminal);
  const automaton = grammar.automaton(grammar.start);
  if (!hasScheme(automaton))
    throw new Misuse(
      `"find" finds strings that begin with a scheme, but ${visible(grammar.revision)} has no schemes; use "check"`,
    );
  const noRules = { section: undefined, abbreviatedSection: undefined, ladder: ladder([]) };
  return (options) => new ReferenceScanner({ ...noRules, revision: undefined, automaton }, options);
}

/** Tests whether an automaton accepts some text that begins with a scheme and a colon. */
function hasScheme(automaton: Automaton): boolean {
  const after = (state: number, character: string): number =>
    automaton.step(state, automaton.classOf(character.charCodeAt(0)));
  const ascii = Array.from({ length: asciiSize }, (_, unit) => String.fromCharCode(unit));
  const letters = ascii.filter((character) => /[A-Za-z]/.test(character));
  const reached = new Set(letters.map((letter) => after(automaton.initial, letter)));
  for (const state of reached)
    for (const character of ascii.filter((one) => /[A-Za-z0-9+.-]/.test(one)))
      reached.add(after(state, character));
  return [...reached].some((state) => after(state, ':') !== automaton.dead);
}

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
    terminal.say(`error: "${file}" is not UTF-8 at byte ${offset}; invalid bytes are read as U+FFFD`);
    terminal.end(2);
  };
  for await (const text of textOf(withByteProgress(fileOf(file, terminal), terminal).chunks(), sayFlaw)) {
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
