/**
 * The HTML documents in a MIME message, each with the header fields of all entities that enclose it: 1997
 * §5.1.1 and §5.1.2.
 */

import { type MimeNode, Splitter } from '@zone-eu/mailsplit';
import type { Entity } from '../../reference/base.js';
import { decodeText } from './text.js';

/** A document in a message. */
export interface MimeDocument {
  /** The part's number as IMAP counts: "1.2"; "TEXT" where the message is the document. */
  readonly part: string;
  readonly html: string;
  /** The document's own entity, then what encloses it, outwards to the message. */
  readonly entities: readonly Entity[];
}

/** A node that is being read. */
interface Part {
  readonly node: MimeNode;
  readonly chunks: Uint8Array[];
}

/**
 * Reads a message. Parts of type text/html are documents; multipart and message/rfc822 (unless it is an
 * attachment) enclose, and everything else is passed over.
 * @throws Error of the parser where the message goes beyond its limits for headers and parts
 */
export async function readMime(message: Uint8Array): Promise<MimeDocument[]> {
  const parts: Part[] = [];
  const splitter = new Splitter({ defaultInlineEmbedded: true });
  splitter.end(message);
  for await (const chunk of splitter as AsyncIterable<SplitChunk>) {
    if (chunk.type === 'node') parts.push({ node: chunk, chunks: [] });
    else if (chunk.type === 'body') parts.at(-1)?.chunks.push(chunk.value);
  }
  const documents = parts.filter(({ node }) => node.contentType === 'text/html');
  return Promise.all(documents.map(readDocument));
}

/** What the splitter emits: a part's header, then pieces of its body, or of what stands between parts. */
type SplitChunk = MimeNode | { readonly type: 'body' | 'data'; readonly value: Uint8Array };

/** What a node tells of itself and of what encloses it. */
interface Nested {
  readonly headers: { get(name: string): string[] } | false;
  readonly parentNode: Nested | false;
}

async function readDocument({ node, chunks }: Part): Promise<MimeDocument> {
  const decoder = node.getDecoder();
  for (const chunk of chunks) decoder.write(chunk);
  decoder.end();
  const pieces: Uint8Array[] = [];
  for await (const piece of decoder as AsyncIterable<Uint8Array>) pieces.push(piece);
  return {
    part: (node.partNr === false ? [] : node.partNr).join('.'),
    html: decodeText(joined(pieces), node.charset === false ? undefined : node.charset),
    entities: entitiesOf(node),
  };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

/** The header fields that establish a base, of a part and of what encloses it. */
function entitiesOf(node: Nested): Entity[] {
  const entities: Entity[] = [];
  for (let at: Nested | false = node; at !== false; at = at.parentNode) {
    entities.push({
      contentBase: fieldOf(at, 'Content-Base'),
      contentLocation: fieldOf(at, 'Content-Location'),
    });
  }
  return entities;
}

/** The value of the first field of a name, folding included. */
function fieldOf({ headers }: Nested, name: string): string | undefined {
  const [line] = headers === false ? [] : headers.get(name);
  return line?.slice(line.indexOf(':') + 1);
}
