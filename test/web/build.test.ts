/**
 * The built and served page: a small first load, a policy that forbids everything but its own files, this machine only.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { longTest, quickTest as test } from '../depth.js';
import { describeVisit } from './page.js';

const root = join(__dirname, '../..');
const web = join(root, 'dist/web');
const commandLine = join(root, 'dist/esm/src/cli/main.js');
const page = readFileSync(join(web, 'index.html'), 'utf8');
const written = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
const policy = written.replaceAll('&#39;', "'");

/**
 * Limits of the bytes that a first visit loads: of the start page and of every part compressed with brotli, and of every
 * part with gzip. The guide for classes states those of a part.
 */
const limits = { start: 168_000, part: 250_000, partInGzip: 290_000 } as const;

const sizes = new Map<string, number>();

/** Returns the number of bytes of files of the page, each compressed. */
function sizeOf(paths: Iterable<string>, compress: (bytes: Buffer) => Buffer): number {
  let sum = 0;
  for (const path of paths) {
    const key = `${compress.name} ${path}`;
    const size =
      sizes.get(key) ?? compress(readFileSync(join(web, path === '/' ? 'index.html' : path))).length;
    sizes.set(key, size);
    sum += size;
  }
  return sum;
}

function best(bytes: Buffer): Buffer {
  return gzipSync(bytes, { level: 9 });
}

/** For views that need the study worker at once, an element that only its answer draws. */
const studied = {
  tree: 'svg.railroad',
  grammars: 'svg.railroad',
  'grammars?page=alphabet': '.alphabet',
  'grammars?page=errata': 'main table',
  workshop: '.proof.different',
  'workshop?exercise=any': '.proof:not(.stale)',
  'workshop?exercise=own': '.proof.different',
  quiz: '.question',
  migration: 'progress[max], .summary[data-classes]',
} as const;

describe('the built page', () => {
  test('has a policy that allows its own files and nothing else', () => {
    expect(policy.split('; ').sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'none'",
      "default-src 'none'",
      "form-action 'none'",
      "img-src 'self' data:",
      "script-src 'self'",
      "style-src 'self'",
      "worker-src 'self'",
    ]);
  });

  test('evaluates no code', () => {
    for (const name of readdirSync(join(web, 'assets'))) {
      expect([
        name,
        /\beval\s*\(|\bnew Function\b|\bFunction\s*\(/.test(readFileSync(join(web, 'assets', name), 'utf8')),
      ]).toEqual([name, false]);
    }
  });
});

describeVisit('the served page', (visit) => {
  test('sends the policy with every file, and answers other paths with 404', async () => {
    const { address } = visit();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const found = await fetch(address);
    expect(found.headers.get('content-security-policy')).toBe(`${policy}; frame-ancestors 'none'`);
    expect(found.headers.get('x-content-type-options')).toBe('nosniff');
    for (const path of ['nothing', '..%2f..%2fpackage.json', '%00', 'assets/']) {
      expect((await fetch(address + path)).status).toBe(404);
    }
  });

  test('loads the study of grammars and the audit only on demand', async () => {
    const loaded = new Set<string>();
    const opened = await visit().openAlone('#1/compare');
    opened.on('response', (response) => loaded.add(new URL(response.url()).pathname));
    await opened.reload();
    await opened.locator('.strip').first().waitFor();
    expect(loaded.size).toBeGreaterThanOrEqual(4);
    expect(sizeOf(loaded, brotliCompressSync)).toBeLessThanOrEqual(limits.start);
    expect([...loaded].filter((path) => /studies|audits|workshop/.test(path))).toEqual([]);
    await opened.locator('nav a[href^="#1/workshop"]').first().click();
    await opened.locator('.proof.different').waitFor();
    expect([...loaded].filter((path) => path.includes('studies'))).toHaveLength(1);
    // It parses and proves in workers, so that typing does not wait.
    const names = await Promise.all(opened.workers().map((worker) => worker.evaluate('self.name')));
    expect(names.sort()).toEqual(['core', 'study']);
    await opened.locator('nav a[href^="#1/audits"]').first().click();
    await opened.locator('.matrix').waitFor();
    expect([...loaded].filter((path) => /audits.*js$/.test(path))).toHaveLength(1);
  });

  for (const [view, selector] of Object.entries(studied)) {
    const declared = view === 'quiz' ? test : longTest;
    declared(`${view} loads little at the first visit`, async () => {
      const loaded = new Set<string>();
      const opened = await visit().openAlone('#1/census');
      opened.on('response', (response) => loaded.add(new URL(response.url()).pathname));
      await opened.goto(`${visit().address}#1/${view}`);
      await opened.reload();
      await opened.locator(selector).first().waitFor();
      await opened.waitForLoadState('networkidle');
      expect(loaded.size).toBeGreaterThan(10);
      expect(sizeOf(loaded, brotliCompressSync)).toBeLessThanOrEqual(limits.part);
      expect(sizeOf(loaded, best)).toBeLessThanOrEqual(limits.partInGzip);
    });
  }

  test('sends compressed files, and those with a name of their content for ever', async () => {
    const { headers } = await fetch(visit().address);
    expect(headers.get('cache-control')).toBe('no-cache');
    const [, script = ''] = /<script type="module"[^>]* src="([^"]*)"/.exec(page) ?? [];
    const asset = await fetch(new URL(script, visit().address), {
      headers: { 'accept-encoding': 'br' },
    });
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('cache-control')).toContain('immutable');
  });
});

describe('uri-revisions serve', () => {
  const serve = async (...args: string[]): Promise<{ readonly status: unknown; readonly said: string }> => {
    const child = spawn(process.execPath, [commandLine, 'serve', ...args]);
    let stderrText = '';
    child.stderr.on('data', (chunk: Buffer) => (stderrText += chunk.toString()));
    const [status] = (await once(child, 'close')) as unknown[];
    return { status, said: stderrText };
  };

  test.each(['x', '65536', '-1', '1.5', ''])('--port %j is misuse', async (port) => {
    const { status, said } = await serve(`--port=${port}`);
    expect([status, said]).toEqual([2, expect.stringContaining('port')]);
  });

  test('reports a port in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { status, said } = await serve('--port', String(port));
    server.close();
    expect(status).toBe(2);
    for (const fact of [String(port), '--port 0']) expect(said).toContain(fact);
  });

  test('reports an address that cannot be printed, and serves nothing', async () => {
    const child = spawn('sh', [
      '-c',
      'exec "$0" "$1" serve --port 0 >/dev/full',
      process.execPath,
      commandLine,
    ]);
    let stderrText = '';
    child.stderr.on('data', (chunk: Buffer) => (stderrText += chunk.toString()));
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(stderrText).toContain('ENOSPC');
  });

  test('survives more connections than it has descriptors for', async () => {
    const limited = 'ulimit -n 40; exec "$0" "$1" serve --port 0';
    const child = spawn('sh', ['-c', limited, process.execPath, commandLine]);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const address = line.toString().trim();
    const { port } = new URL(address);
    const idle = Array.from({ length: 80 }, () => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      return {
        socket,
        closed,
        opened: Promise.race([new Promise((resolve) => socket.once('connect', resolve)), closed]),
      };
    });
    await Promise.all(idle.map(({ opened }) => opened));
    for (const { socket } of idle) socket.destroy();
    await Promise.all(idle.map(({ closed }) => closed));
    // Cleaning up closed connections may delay it, and the next one too.
    let status: number | undefined;
    while (status === undefined && child.exitCode === null) {
      status = await fetch(address).then(
        (response) => response.status,
        () => undefined,
      );
    }
    expect(status).toBe(200);
    child.kill();
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  test('--framed lets other pages frame it, and changes nothing else of the policy', async () => {
    const child = spawn(process.execPath, [commandLine, 'serve', '--port', '0', '--framed']);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const { headers } = await fetch(line.toString().trim());
    expect(headers.get('content-security-policy')).toBe(policy);
    child.kill();
    await once(child, 'close');
  });

  test('exits cleanly when stopped', async () => {
    const child = spawn(process.execPath, [commandLine, 'serve', '--port', '0']);
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([0, null]);
  });
});
