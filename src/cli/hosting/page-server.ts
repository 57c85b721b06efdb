/**
 * The server of the page over HTTP (RFC 9110). All files are in memory, so that later no file, descriptor or request
 * content can cause a failure. Single byte ranges are honoured (14.2); for several, the whole file is sent instead.
 */

import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import { type Coding, codings, type PageFile } from './page-files.js';

/** The policy in the page's head, repeated for its workers, which do not see the head. */
const policy = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; worker-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Returns a server of these files that is not listening yet.
 * @param framed true if other pages may show it in a frame
 */
export function pageServer(files: ReadonlyMap<string, PageFile>, framed = false): Server {
  const ancestors = framed ? '' : "; frame-ancestors 'none'";
  const whole = { ...policy, 'Content-Security-Policy': policy['Content-Security-Policy'] + ancestors };
  return createServer((request, response) => {
    const { status, headers, bytes } = answer(request, files);
    response.writeHead(status, { ...whole, ...headers }).end(bytes);
  });
}

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** Omitted in the answer to HEAD. */
  readonly bytes: Uint8Array;
}

function answer(
  { method, url = '', headers }: IncomingMessage,
  files: ReadonlyMap<string, PageFile>,
): Answer {
  if (method !== 'GET' && method !== 'HEAD')
    return sentence(405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
  const file = files.get(pathOf(url));
  if (file?.type === undefined) return sentence(404, 'Not found.');
  const { type, digest, isHashed, compressed } = file;
  // A range is one of the uncompressed bytes.
  const coding =
    headers.range === undefined
      ? codings.find((one) => compressed.has(one) && accepts(headers['accept-encoding'], one))
      : undefined;
  const bytes = (coding && compressed.get(coding)) ?? file.bytes;
  const tag = `"${digest}${coding === undefined ? '' : `-${coding}`}"`;
  const about = {
    ETag: tag,
    Vary: 'Accept-Encoding',
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Accept-Ranges': 'bytes',
  };
  if (namesTag(headers['if-none-match'], tag)) return { status: 304, headers: about, bytes: empty };
  const part =
    (headers['if-range'] ?? tag) === tag && method === 'GET' ? range(headers.range, bytes.length) : undefined;
  if (part === 'unsatisfiable') {
    return sentence(416, 'Range not satisfiable.', {
      ...about,
      'Content-Range': `bytes */${bytes.length}`,
    });
  }
  const sent = part === undefined ? bytes : bytes.subarray(part.start, part.end);
  const size = {
    'Content-Type': type,
    'Content-Length': sent.length,
    ...(coding && { 'Content-Encoding': coding }),
  };
  if (part === undefined) return { status: 200, headers: { ...about, ...size }, bytes };
  const place = `bytes ${part.start}-${part.end - 1}/${bytes.length}`;
  return { status: 206, headers: { ...about, ...size, 'Content-Range': place }, bytes: sent };
}

const empty = new Uint8Array();

function sentence(status: number, words: string, headers?: OutgoingHttpHeaders): Answer {
  const bytes = Buffer.from(`${words}\n`);
  return {
    status,
    headers: { 'Content-Type': 'text/plain', 'Content-Length': bytes.length, ...headers },
    bytes,
  };
}

/** Returns the path of a request target in origin or absolute form (RFC 9112 3.2), with its escapes decoded. */
function pathOf(target: string): string {
  const path = target
    .replace(/^http:\/\/[^/?]*/i, '')
    .replace(/\?.*/s, '')
    .replace(/^\//, '');
  try {
    return path === '' ? 'index.html' : decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Tests whether Accept-Encoding allows a coding (12.5.3): by its name or else by "*", unless with the weight 0. */
function accepts(header: string | undefined, coding: Coding): boolean {
  const items = (header ?? '').toLowerCase().split(',');
  const weights = new Map(
    items
      .map((item) => item.split(';').map((field) => field.trim()))
      .map(([name = '', weight]) => [name, weight] as const),
  );
  const name = weights.has(coding) ? coding : '*';
  return weights.has(name) && !/^q\s*=\s*0(?:\.0*)?$/.test(weights.get(name) ?? '');
}

/** Tests whether If-None-Match has the tag (13.1.2: weak comparison), or any. */
function namesTag(list: string | undefined, tag: string): boolean {
  return list?.split(',').some((item) => ['*', tag, `W/${tag}`].includes(item.trim())) ?? false;
}

/**
 * Returns the byte range that Range requests; none if it is absent, of another unit, malformed, or of several ranges
 * (14.2).
 */
function range(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | undefined {
  const [asked, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (asked === undefined || first + last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  return start < end ? { start, end } : 'unsatisfiable';
}
