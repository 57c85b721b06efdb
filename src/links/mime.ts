/**
 * The HTML documents in a MIME message, each with the header fields of all enclosing entities: 1997 §5.1.1 and §5.1.2.
 */

import { finished } from 'node:stream/promises';
import { types } from 'node:util';
import { type MimeNode, Splitter } from '@zone-eu/mailsplit';
import type { Entity } from '../core/reference/base.js';
import { type Cut, type LinkLimits, linkLimits } from './limits.js';
import { type DecodedText, decodeText } from './text.js';

/** A document in a message. */
export interface MimeDocument {
  /** The part's number in IMAP's numbering: "1.2"; "TEXT" if the message is the document. */
  readonly part: string;
  readonly decoded: DecodedText;
  /** The document's own entity, then its containers, outwards to the message. */
  readonly entities: readonly Entity[];
}

/** A document in its transfer encoding. */
interface Part {
  readonly node: MimeNode;
  readonly chunks: Uint8Array[];
}

/**
 * Reads a message. Parts of type text/html are documents; multipart and message/rfc822 (unless it is an attachment) are
 * containers; everything else is skipped.
 * @param onCut called last, if the rest of the message is not read
 */
export async function* readMime(
  message: Uint8Array,
  onCut: (cut: Cut) => void,
  limits: LinkLimits = linkLimits,
): AsyncGenerator<MimeDocument, void, undefined> {
  const { parts, problem } = await split(message, limits);
  for (const part of parts) yield await readDocument(part);
  if (problem !== undefined) onCut({ problem });
}

/** Returns the documents of a message, and the reason why there may be more. */
async function split(
  message: Uint8Array,
  limits: LinkLimits,
): Promise<{ readonly parts: readonly Part[]; readonly problem: string | undefined }> {
  const parts: Part[] = [];
  let part: Part | undefined;
  let problem: string | undefined;
  const splitter = new Splitter({
    defaultInlineEmbedded: true,
    maxHeadSize: limits.headerSize,
    maxChildNodes: limits.parts,
  });
  // Async iteration would lose chunks shortly before an error.
  splitter.on('data', (chunk: SplitChunk) => {
    if (chunk.type === 'body') part?.chunks.push(chunk.value);
    if (chunk.type !== 'node' || problem !== undefined) return;
    if ([...around(chunk)].length > limits.depth) {
      problem = `its parts are nested more than ${limits.depth} deep`;
      splitter.destroy();
    } else if (chunk.contentType === 'text/html') parts.push((part = { node: chunk, chunks: [] }));
    else part = undefined;
  });
  splitter.end(message);
  try {
    await finished(splitter);
  } catch (error) {
    problem ??= problemOf(error, limits);
  }
  return { parts, problem };
}

/** Output of the splitter: a part's header, then chunks of its body, or of text between parts. */
type SplitChunk = MimeNode | { readonly type: 'body' | 'data'; readonly value: Uint8Array };

/** A node's header and its container. */
interface Nested {
  readonly headers: { get(name: string): string[] } | false;
  readonly parentNode: Nested | false;
}

/** Returns the reason why the splitter stopped, as a clause. */
function problemOf(error: unknown, { headerSize, parts }: LinkLimits): string {
  if (!types.isNativeError(error)) throw error;
  if (!('code' in error) || error.code !== 'EMAXLEN') return `it cannot be read (${error.message})`;
  return error.message.includes('header')
    ? `a part has a header of more than ${headerSize} bytes`
    : `it has more than ${parts} parts`;
}

async function readDocument({ node, chunks }: Part): Promise<MimeDocument> {
  const charset = node.charset === false ? undefined : node.charset;
  return {
    part: (node.partNr === false ? [] : node.partNr).join('.'),
    decoded: decodeText(await decoded(node, chunks), charset),
    entities: Array.from(around(node), (enclosing) => ({
      base: fieldOf(enclosing, 'Base'),
      contentBase: fieldOf(enclosing, 'Content-Base'),
      contentLocation: fieldOf(enclosing, 'Content-Location'),
    })),
  };
}

/** Returns the body of a part without its transfer encoding. The library's reader of quoted-printable is quadratic. */
async function decoded(node: MimeNode, chunks: readonly Uint8Array[]): Promise<Uint8Array> {
  if (node.encoding === 'quoted-printable') return decodeQuotedPrintable(Buffer.concat(chunks));
  const decoder = node.getDecoder();
  for (const chunk of chunks) decoder.write(chunk);
  decoder.end();
  const pieces: Uint8Array[] = [];
  for await (const piece of decoder as AsyncIterable<Uint8Array>) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * Decodes quoted-printable (RFC 2045, 6.7) in linear time. Trailing blanks of lines are dropped, "=" before them joins
 * lines, and an "=" that begins no escape is literal.
 */
export function decodeQuotedPrintable(octets: Buffer): Uint8Array {
  const decoded = octets
    .toString('latin1')
    .replace(
      /=[\t ]*(?:\r?\n|$)|((?:=[\dA-F]{2}){1,1000})|(?<![\t ])[\t ]+(?=\r?\n|$)/gi,
      (_, escapes?: string) =>
        escapes === undefined ? '' : Buffer.from(escapes.replaceAll('=', ''), 'hex').toString('latin1'),
    );
  return Buffer.from(decoded, 'latin1');
}

/** Yields a part and its containers, outwards to the message. */
function* around(node: Nested): Generator<Nested> {
  for (let at: Nested | false = node; at !== false; at = at.parentNode) yield at;
}

/** Returns the value of the first field of a name, folding included. */
function fieldOf({ headers }: Nested, name: string): string | undefined {
  const [line] = headers === false ? [] : headers.get(name);
  return line?.slice(line.indexOf(':') + 1);
}
