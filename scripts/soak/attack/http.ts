/**
 * Requests to `serve`, as bytes on a socket: each has an answer or an end, and no request prevents the answer to the
 * next.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import fc from 'fast-check';
import type { Surface } from './attack.js';
import { builtCommand, printed } from './command.js';
import { bytesOf, textOf } from './hostile-strings.js';

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'get',
  'PRI',
  '',
  'G\0T',
];
const targets = [
  '/',
  '/index.html',
  '/none',
  '*',
  '',
  '//',
  '/../../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/%',
  '/%00',
  '/%c3%28',
  'http://h/',
  'http://[',
  `/${'a'.repeat(20_000)}`,
  '/?q',
  '/#f',
  '/\\..\\x',
  '/index.html/',
];
const headers = [
  'Range: bytes=9-5',
  'Range: bytes=0-99999999999999999999',
  'Range: bytes=-5',
  'Range: bytes=0-0',
  'Range: bytes=-0',
  'Range: bytes=5-',
  'Range: bytes=0-1,3-4',
  'Range: lines=1-2',
  `Range: bytes=${'9'.repeat(400)}-`,
  'If-None-Match: *',
  'If-None-Match: "x',
  'If-Range: x',
  'Host: h',
  'Host:',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 5, 6',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: x',
  'Expect: 100-continue',
  'Expect: x',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Connection: keep-alive',
  'Connection: close',
  ': empty',
  'no colon',
  ' folded',
  `X: ${'a'.repeat(30_000)}`,
  'X: \x01',
  'Accept-Encoding: gzip',
];
const line = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...headers) },
  { weight: 1, arbitrary: textOf(headers, 1) },
);
const request = fc
  .tuple(
    fc.constantFrom(...methods),
    fc.constantFrom(...targets),
    fc.constantFrom(' HTTP/1.1', ' HTTP/1.0', ' HTTP/0.9', ' HTTP/2.0', '', ' X'),
    fc.array(line, { maxLength: 5 }),
    fc.constantFrom(
      '\r\n\r\n',
      '\n\n',
      '',
      '\r\n\r\nhello',
      '\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
      '\r\n\r\nzz\r\n',
    ),
  )
  .map(
    ([method, target, version, lines, end]) =>
      `${method} ${target}${version}${lines.map((one) => `\r\n${one}`).join('')}${end}`,
  );
const requests = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: request.map((text) => Buffer.from(text, 'latin1')) },
    { weight: 1, arbitrary: bytesOf(request) },
  ),
  { minLength: 1, maxLength: 8 },
);

const get = (...lines: readonly string[]): readonly Buffer[] => [
  Buffer.from(['GET / HTTP/1.1', 'Host: h', 'Connection: close', ...lines, '', ''].join('\r\n')),
];

/** Time in milliseconds to wait for an answer: an unfinished request gets none. */
const quietMilliseconds = 300;
const timeout = 20_000;

/** Allowed answers; 500 is not among them. */
const answers = /^HTTP\/1\.1 (100|200|206|304|400|404|405|408|411|413|414|416|417|426|431|501|505)[ \r]/;

let server: { readonly process: ChildProcess; readonly port: number; stderr: string } | undefined;

async function started(): Promise<NonNullable<typeof server>> {
  if (server?.process.exitCode === null && server.process.signalCode === null) return server;
  const process = spawn(
    globalThis.process.execPath,
    ['--max-old-space-size=200', ...builtCommand, 'serve', '--port', '0'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const port = await new Promise<number>((resolve, reject) => {
    process.stdout.on('data', (chunk: Buffer) => {
      const found = /:(\d+)\//.exec(String(chunk))?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    process.on('close', () => {
      reject(new Error('serve ended before it listened'));
    });
  });
  const running = { process, port, stderr: '' };
  process.stderr.on('data', (chunk: Buffer) => (running.stderr += String(chunk)));
  return (server = running);
}

/** Returns the server's output until it closes, or is silent for a while after its first bytes. */
async function exchange(port: number, bytes: Uint8Array, wait: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    const end = (): void => {
      clearTimeout(alarm);
      socket.destroy();
      resolve(received);
    };
    let alarm = setTimeout(end, wait);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      clearTimeout(alarm);
      alarm = setTimeout(end, quietMilliseconds);
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(bytes);
  });
}

export const httpSurface: Surface<readonly Uint8Array[]> = {
  name: 'http',
  inputs: requests,
  seeds: () => [
    get('Range: bytes=9-5'),
    get('Range: bytes=0-99999999999999999999'),
    [Buffer.from('POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello')],
    Array.from({ length: 500 }, () => get('Range: bytes=-5')[0] ?? Buffer.alloc(0)),
  ],
  async attempt(all) {
    const { process, port, stderr } = await started();
    const replies = await Promise.all(all.map((bytes) => exchange(port, bytes, quietMilliseconds)));
    const wrong = replies.find((reply) => reply !== '' && !answers.test(reply) && !reply.startsWith('<!'));
    if (wrong !== undefined) return `answered ${JSON.stringify(wrong.slice(0, 60))}`;
    const after = await exchange(port, get()[0] ?? Buffer.alloc(0), timeout);
    if (process.exitCode !== null || process.signalCode !== null)
      return `the server ended: ${server?.stderr ?? stderr}`;
    return after.startsWith('HTTP/1.1 200 ')
      ? undefined
      : `a plain GET afterwards: ${JSON.stringify(after.slice(0, 60))}`;
  },
  shown: (all) => all.map((bytes) => `${printed(bytes)} | nc 127.0.0.1 1738`).join('; '),
  close() {
    server?.process.kill();
    server = undefined;
  },
};
