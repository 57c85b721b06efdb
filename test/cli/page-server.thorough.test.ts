/**
 * The page's server against requests of every kind: its answers, and its survival of every request and every change of
 * its files. `SOAK=100000 npx jest test/cli/page-server` sends that many.
 */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PageFile, readPage } from '../../src/cli/hosting/page-files.js';
import { pageServer } from '../../src/cli/hosting/page-server.js';
import { Random } from '../../src/study/sampling/random.js';
import { many } from '../depth.js';

const script = 'abcdefghij'.repeat(7000);
const contents = { 'index.html': '<p>page', 'assets/a-b.js': script, 'assets/empty.css': '' };

let folder: string;
let files: ReadonlyMap<string, PageFile>;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries({ ...contents, '.secret': 'x' }))
    writeFileSync(join(folder, name), text);
  files = await readPage(folder);
  rmSync(folder, { recursive: true });
  server = pageServer(files).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => (body += text));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

const js = '/assets/a-b.js';

test.each<[string, string, number, string]>([
  ['the page', '/', 200, contents['index.html']],
  ['the page by name', '/index.html', 200, contents['index.html']],
  ['an escape, RFC 3986 6.2.2.2', '/%69ndex.html', 200, contents['index.html']],
  ['a query', '/?a=/assets/a-b.js', 200, contents['index.html']],
  ['an empty file', '/assets/empty.css', 200, ''],
  ['a target in absolute form, RFC 9112 3.2.2', 'http://127.0.0.1/index.html?x', 200, contents['index.html']],
  ['nothing of that name', '/nothing', 404, 'Not found.\n'],
  ['a folder', '/assets/', 404, 'Not found.\n'],
  ['what is no part of a page', '/.secret', 404, 'Not found.\n'],
  ['a name of every object', '/__proto__', 404, 'Not found.\n'],
  ['a path outside', '/..%2f..%2fpackage.json', 404, 'Not found.\n'],
  ['an escape that is none', '/%', 404, 'Not found.\n'],
  ['no text', '/%ff%00', 404, 'Not found.\n'],
  ['an empty first segment', '//', 404, 'Not found.\n'],
])('%s: %s', async (_what, path, status, body) => {
  expect(await ask(path)).toMatchObject({ status, body, headers: { 'x-content-type-options': 'nosniff' } });
});

test.each<[string, string, number, string, string | undefined]>([
  ['14.1.2 the first bytes', 'bytes=0-4', 206, 'abcde', 'bytes 0-4/70000'],
  ['14.1.2 one byte', 'bytes=0-0', 206, 'a', 'bytes 0-0/70000'],
  ['14.1.2 the last bytes', 'bytes=-5', 206, 'fghij', 'bytes 69995-69999/70000'],
  ['14.1.2 from a place on', 'bytes=69998-', 206, 'ij', 'bytes 69998-69999/70000'],
  ['14.1.2 more than there is', 'bytes=69999-99999999999999999999', 206, 'j', 'bytes 69999-69999/70000'],
  ['14.1.2 more of the end than there is', 'bytes=-99999999', 206, script, 'bytes 0-69999/70000'],
  ['14.1 a unit in any case', 'Bytes=0-0', 206, 'a', 'bytes 0-0/70000'],
  ['15.5.17 behind the end', 'bytes=70000-', 416, 'Range not satisfiable.\n', 'bytes */70000'],
  [
    '15.5.17 far behind the end',
    `bytes=${'9'.repeat(400)}-`,
    416,
    'Range not satisfiable.\n',
    'bytes */70000',
  ],
  ['15.5.17 none of the end', 'bytes=-0', 416, 'Range not satisfiable.\n', 'bytes */70000'],
  [
    '14.1.1 backwards, rejected as 14.2 allows',
    'bytes=9-5',
    416,
    'Range not satisfiable.\n',
    'bytes */70000',
  ],
  ['14.2 several, ignored', 'bytes=0-0,2-2', 200, script, undefined],
  ['14.2 another unit, ignored', 'lines=0-4', 200, script, undefined],
  ['14.2 malformed, ignored', 'bytes=x-y', 200, script, undefined],
  ['14.2 neither end, ignored', 'bytes=-', 200, script, undefined],
])('RFC 9110 %s: %s', async (_section, range, status, body, place) => {
  const reply = await ask(js, { Range: range });
  expect(reply).toMatchObject({ status, headers: { 'content-length': String(body.length) } });
  expect(reply.body === body).toBe(true);
  expect(reply.headers['content-range']).toBe(place);
});

test.each<[string, string | undefined, string | undefined]>([
  ['none asked for', undefined, undefined],
  ['the smaller of two', 'gzip, deflate, br', 'br'],
  ['the only one', 'GZIP', 'gzip'],
  ['any', '*', 'br'],
  ['a weight of 0', 'br;q=0, gzip', 'gzip'],
  ['a weight of 0 for all others', 'gzip;q=0.5, *;q=0.000', 'gzip'],
  ['none that is known', 'zstd, identity;q=0', undefined],
  ['an empty list', '', undefined],
])('RFC 9110 12.5.3, a coding: %s', async (_what, list, coding) => {
  const headers: Record<string, string> = list === undefined ? {} : { 'Accept-Encoding': list };
  const reply = await ask(js, headers);
  expect(reply.headers).toMatchObject({
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(reply.headers['content-encoding']).toBe(coding);
  expect(Number(reply.headers['content-length'])).toBeLessThanOrEqual(coding === undefined ? 70000 : 1000);
  // Each coding is a representation with its own tag (8.8.3), and a range is one of the plain bytes.
  const { etag = '' } = reply.headers;
  expect(etag.endsWith(coding === undefined ? '"' : `-${coding}"`)).toBe(true);
  expect((await ask(js, { ...headers, 'If-None-Match': etag })).status).toBe(304);
  expect((await ask(js, { ...headers, Range: 'bytes=0-4' })).body).toBe('abcde');
});

test('a file whose name stays the same is asked for again, and one that would not shrink is sent as it is', async () => {
  const { headers } = await ask('/', { 'Accept-Encoding': 'br, gzip' });
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-encoding']).toBeUndefined();
});

test('ignores a range of an empty file', async () => {
  expect((await ask('/assets/empty.css', { Range: 'bytes=0-0' })).headers['content-range']).toBe('bytes */0');
});

test('RFC 9110 13: a known tag saves the bytes, and one that is not current asks for all of them', async () => {
  const { etag = '' } = (await ask(js)).headers;
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  for (const list of [etag, `"x", W/${etag}`, '*']) {
    expect(await ask(js, { 'If-None-Match': list, Range: 'bytes=0-0' })).toMatchObject({
      status: 304,
      body: '',
    });
  }
  expect(await ask(js, { 'If-None-Match': '"x"' })).toMatchObject({ status: 200 });
  expect(await ask(js, { 'If-Range': etag, Range: 'bytes=0-0' })).toMatchObject({ status: 206 });
  for (const other of ['"x"', `W/${etag}`, 'Sun, 06 Nov 1994 08:49:37 GMT']) {
    expect(await ask(js, { 'If-Range': other, Range: 'bytes=0-0' })).toMatchObject({ status: 200 });
  }
});

test('RFC 9110 9.3.2: HEAD has the header fields of GET, of a range of it none (14.2), and no bytes', async () => {
  for (const path of ['/', js, '/assets/empty.css', '/nothing']) {
    const [get, head] = [await ask(path), await ask(path, { Range: 'bytes=0-0' }, 'HEAD')];
    expect(head.body).toBe('');
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    expect(head.status).toBe(get.status);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '405 for %s',
  async (method) => {
    expect(await ask('/', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  },
);

test('the server still answers after many mixed and aborted requests', async () => {
  const count = Number(process.env.SOAK ?? many(600, 3000));
  const random = new Random(1);
  const { port } = server.address() as AddressInfo;
  const statuses = new Map<string, number>();
  const send = async (): Promise<void> => {
    const bytes = hostileRequest(random);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    let head = '';
    socket.on('data', (chunk: Buffer) => {
      if (head.length < 12) head += chunk.toString('latin1', 0, 12);
    });
    socket.end(bytes);
    if (random.next() % 20 === 0) socket.destroy();
    await closed;
    const status = head.slice(9, 12);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  let sent = 0;
  const sender = async (): Promise<void> => {
    for (; sent < count; sent++) await send();
  };
  await Promise.all(Array.from({ length: 16 }, sender));
  if (process.env.SOAK !== undefined)
    console.log(Object.fromEntries([...statuses].sort()), process.memoryUsage());
  const known = ['', '100', '200', '206', '304', '400', '404', '405', '413', '416', '417', '431'];
  expect([...statuses.keys()].filter((status) => !known.includes(status))).toEqual([]);
  expect(await ask(js)).toMatchObject({ status: 200, body: script });
}, 3_600_000);

/** Returns a request of randomly chosen pieces, sometimes with a byte changed. */
function hostileRequest(random: Random): Buffer {
  const below = (n: number): number => random.next() % n;
  const pick = (items: readonly string[]): string => random.pick(items);
  const number = (): string =>
    pick(['', '', '0', '1', '5', '5', '69999', '70000', '9'.repeat(30), '-1', 'x', '0x1', ' 2']);
  const path = pick([
    '/',
    '/',
    js,
    js,
    js,
    '/assets/empty.css',
    '*',
    '/%',
    '//',
    '/../..',
    'http://h/',
    '/'.repeat(20000),
  ]);
  const tag = `"${files.get(js.slice(1))?.digest ?? ''}"`;
  const ranges = Array.from({ length: 1 + (below(4) >> 1) }, () => `${number()}-${number()}`);
  const fields = Array.from({ length: below(4) }, () =>
    pick([
      `Range: ${pick(['bytes', 'bytes', 'lines', ''])}=${ranges.join()}`,
      `Range: bytes=${number()}-${number()}`,
      `Range: bytes=${number()}-${number()}`,
      `If-None-Match: ${pick(['*', '"x"', tag])}`,
      `If-Range: ${pick(['', '"x"', tag])}`,
      `Accept-Encoding: ${pick(['', 'gzip', 'br;q=0, *', 'br, gzip', 'x;q=', ',;'])}`,
      `Content-Length: ${number()}`,
      'Transfer-Encoding: chunked',
      'Expect: 100-continue',
      'Expect: nothing',
      'Connection: keep-alive, Upgrade\r\nUpgrade: websocket',
      'Connection: close',
      `X: ${'x'.repeat(below(below(10) === 0 ? 20000 : 99))}`,
    ]),
  );
  const method = pick([
    'GET',
    'GET',
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'OPTIONS',
    'CONNECT',
    'TRACE',
    'NIX',
    'g',
  ]);
  const version = pick([...Array<string>(9).fill('1.1'), '1.0', '0.9', '2.0', '']);
  const head = [`${method} ${path} HTTP/${version}`, 'Host: h', ...fields].join('\r\n');
  const bytes = Buffer.from(
    `${head}\r\n\r\n${pick(['', '', 'body', '5\r\nabcde\r\n0\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n'])}`,
  );
  if (below(9) === 0) bytes[below(bytes.length)] = below(256);
  return bytes;
}
