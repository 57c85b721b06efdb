/**
 * `serve`: serves the teaching page of the package, on this machine only, over HTTP (RFC 9110). All files are read into
 * memory at startup, so that later no file, descriptor or request content can cause a failure. Single byte ranges are
 * honoured (14.2); for several, the whole file is sent instead.
 */

import { declareCommand, option } from '../input/command.js';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { Misuse, Unreadable } from '../output/errors.js';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** The loopback address: reachable only from this machine. */
const host = '127.0.0.1';

const defaultPort = '1993';

export const command = declareCommand({
  arguments: [],
  options: [
    option('--port <N>', 'the port; 0 for any free one', { byDefault: defaultPort }),
    option('--framed', 'allow other pages on this machine, such as slides, to frame it'),
  ],
  about: `Prints the address of the page and serves it until it is stopped (Ctrl-C). The
server listens on ${host} only; the page works offline and sends nothing.`,
  examples: ['uri-revisions serve', 'uri-revisions serve --port 0', 'uri-revisions serve --framed'],
  run: async ({ port, framed }, terminal) => {
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
      throw new Misuse(`a port is a number from 0 to 65535, not "${port}"`);
    }
    const page = join(terminal.packageFolder, 'dist/web');
    if (!existsSync(page))
      throw new Unreadable(page, new Error('the page is not built; run "npm run build"'));
    const server = pageServer(
      await readPage(page).catch((error: unknown) => {
        throw new Unreadable(page, error);
      }),
      framed,
    );
    await listening(server, Number(port));
    const stop = (): void => {
      server.closeAllConnections();
      server.close();
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    const closed = new Promise((resolve) => server.once('close', resolve));
    const { port: taken } = server.address() as AddressInfo;
    try {
      await terminal.printBytes(Buffer.from(`http://${host}:${taken}/\n`));
    } catch (error) {
      stop();
      throw error;
    }
    await closed;
  },
});

/** Starts listening. @throws Misuse if the port is taken or not allowed */
function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    // Once the server listens, a connection that cannot be accepted (no descriptors left) affects only that connection.
    server.on('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used: ${error.message}`;
      reject(new Misuse(`port ${port} ${why}; --port 0 selects any free one`));
    });
    server.listen(port, host, resolve);
  });
}

/** A served file. */
export interface PageFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** A strong entity tag, derived from the bytes. */
  readonly tag: string;
}

/** Media types of the page's files; nothing else is served. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The policy in the page's head, repeated for its workers, which do not see the head. */
const policy = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; worker-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Reads the files of a folder, by request path. @throws errors of the file system */
export async function readPage(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const files = new Map<string, PageFile>();
  for (const name of await readdir(folder, { recursive: true })) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const bytes = await readFile(join(folder, name));
    const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    files.set(`/${name.replaceAll(sep, '/')}`, { bytes, type, tag });
  }
  return files;
}

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
  if (file === undefined) return sentence(404, 'Not found.');
  const { bytes, type, tag } = file;
  const about = { ETag: tag, 'Accept-Ranges': 'bytes' };
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
  const size = { 'Content-Type': type, 'Content-Length': sent.length };
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
  const path = target.replace(/^http:\/\/[^/?]*/i, '').replace(/\?.*/s, '');
  try {
    return path === '' || path === '/' ? '/index.html' : decodeURIComponent(path);
  } catch {
    return path;
  }
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
