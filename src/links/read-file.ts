/** The documents of a file with their links, for every kind of file; links of plain text are found here. */

import type { Entity } from '../core/reference/base.js';
import { whiteSpace } from '../core/reference/clean.js';
import { endOfWord } from '../core/reference/extract-scanner.js';
import type { Revision } from '../core/revision.js';
import { type FoundLinks, LinkList } from './link-list.js';
import { type Cut, linkLimits, type LinkLimits, Stopwatch } from './limits.js';
import type { Pointers } from './pointers.js';
import { type DecodedText, decodeText, utf8Text } from './text.js';
import { Places } from '../cli/output/places.js';

/** The kinds of files with links, with their descriptions. */
export const linkFiles = {
  html: 'HTML',
  eml: 'a message, with its HTML',
  markdown: 'Markdown, with front matter in YAML',
  json: 'JSON: strings',
  yaml: 'YAML: strings',
  text: 'plain text',
} as const;

export type LinkFile = keyof typeof linkFiles;

/** The beginning of a file. */
export interface FileStart {
  readonly bytes: Uint8Array;
  /** True if these are all bytes of the file. */
  readonly isWhole: boolean;
}

export interface ReadOptions {
  /** In JSON and YAML, the pointers of the strings that are links. */
  readonly pointers?: Pointers | undefined;
  /** Finds the references in plain text. */
  readonly finder: Pick<Revision, 'extract'>;
  readonly limits?: LinkLimits | undefined;
}

/** A document of a file. */
export interface ReadDocument extends FoundLinks {
  /** The message part with the document; undefined in other files. */
  readonly part: string | undefined;
  readonly text: string;
  /** The document's own entity, then its containers, outwards. */
  readonly entities: readonly Entity[];
  /** Measures reading the document; resolving its links counts too. */
  readonly watch: Stopwatch;
}

/**
 * Yields the documents of a file, in its order.
 * @param onCut called for each unread part, except for the links of a document
 */
export async function* readDocuments(
  file: FileStart,
  kind: LinkFile,
  onCut: (cut: Cut) => void,
  options: ReadOptions,
): AsyncGenerator<ReadDocument, void, undefined> {
  const { limits = linkLimits } = options;
  const read = await readerOf(kind, options);
  const documents = kind === 'eml' ? await messageOf(file, onCut, limits) : [documentOf(file, kind)];
  for await (const { part, decoded, entities } of documents) {
    const watch = new Stopwatch(limits.milliseconds);
    const found = read(decoded.text, watch);
    if (decoded.problem !== undefined) onCut({ part, problem: decoded.problem });
    yield { part, text: decoded.text, entities, watch, ...found };
  }
  if (!file.isWhole) onCut({ problem: `it has more than ${limits.fileSize} bytes` });
}

interface Enclosed {
  readonly part: string | undefined;
  readonly decoded: DecodedText;
  readonly entities: readonly Entity[];
}

/** Loads only the reader of one kind. */
export async function readerOf(
  kind: LinkFile,
  { pointers, finder, limits = linkLimits }: ReadOptions,
): Promise<(text: string, watch?: Stopwatch) => FoundLinks> {
  switch (kind) {
    case 'html':
    case 'eml': {
      const { readHtml } = await import('./html.js');
      return (text, watch) => readHtml(text, limits, watch);
    }
    case 'markdown': {
      const { readMarkdown } = await import('./markdown.js');
      const { readWithFrontMatter } = await import('./front-matter.js');
      const { readData } = await import('./data.js');
      return (text, watch) =>
        readWithFrontMatter(
          text,
          (rest) => readMarkdown(rest, limits, watch),
          (front) => readData(front, undefined, limits, watch),
        );
    }
    case 'json':
    case 'yaml': {
      const { readData } = await import('./data.js');
      return (text, watch) => readData(text, pointers, limits, watch);
    }
    case 'text': {
      return (text, watch) => readPlain(text, finder, limits, watch);
    }
  }
}

async function messageOf(
  { bytes }: FileStart,
  onCut: (cut: Cut) => void,
  limits: LinkLimits,
): Promise<AsyncIterable<Enclosed>> {
  const { readMime } = await import('./mime.js');
  return readMime(bytes, onCut, limits);
}

function documentOf({ bytes, isWhole }: FileStart, kind: LinkFile): Enclosed {
  const decoded = kind === 'html' ? decodeText(bytes, undefined, isWhole) : utf8Text(bytes, isWhole);
  return { part: undefined, decoded, entities: [{}] };
}

/** Reads plain text. Linear. @param finder the document that finds references */
function readPlain(
  text: string,
  finder: Pick<Revision, 'extract'>,
  limits: LinkLimits = linkLimits,
  watch = new Stopwatch(limits.milliseconds),
): FoundLinks {
  const list = new LinkList(limits.links);
  const places = new Places();
  places.push(text);
  let end = 0;
  for (const found of watch.time(() => finder.extract(text))) {
    const { start } = found.span;
    if (start < end) continue;
    // An incomplete reference is checked as a whole, as in Markdown.
    const word = found.complete ? found.span.end : endOfWord(text, start);
    end = Math.max(found.span.end, word, start + wrappedAt(text, start).length);
    const reference = end > found.span.end ? text.slice(start, end).replace(whiteSpace, '') : found.text;
    const place = places.at(start);
    // White space may break a reference.
    const isWhole = text.slice(start, end) === reference;
    const spelled = isWhole ? ({ start, end, spelling: 'plain' } as const) : undefined;
    const problem = list.add({ reference, ...place, spelled });
    if (problem !== undefined) return list.result({ line: place.line, problem });
  }
  return list.result(undefined);
}

/**
 * Returns the text from an offset up to the close of the brackets or quotation marks that open before it (RFC 3986,
 * Appendix C), if nothing but line breaks separates its words; otherwise the empty string.
 */
function wrappedAt(text: string, start: number): string {
  wrapped.lastIndex = Math.max(0, start - 1);
  const [, bracketed, quoted] = wrapped.exec(text) ?? [];
  return bracketed ?? quoted ?? '';
}

const words = /[^\s<>"]+(?:[ \t]*[\n\r][\t-\r ]*[^\s<>"]+)*/.source;
const wrapped = new RegExp(`<(${words})[\\t-\\r ]*>|"(${words})[\\t-\\r ]*"`, 'y');
