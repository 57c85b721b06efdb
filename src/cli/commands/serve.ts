/** `serve`: the teaching page that comes with the package, on this machine only. */

import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Command } from 'commander';
import { Misuse, Unreadable } from '../errors.js';
import { addNotes } from '../input/options.js';
import type { Terminal } from '../output/terminal.js';
import { pageServer, readPage } from '../page-server.js';

interface Options {
  readonly port: string;
  readonly framed?: true;
}

/** It can be reached from this machine only. */
const host = '127.0.0.1';

const usualPort = '1993';

export function define(command: Command): void {
  command
    .option('--port <N>', 'where to listen; 0 for any free port', usualPort)
    .option('--framed', 'let other pages of this machine, such as slides, show it in frames');
  addNotes(command, {
    about: `Prints the page's address once it can be opened, and serves it until it is
stopped (Ctrl-C). It listens on ${host} only; the page loads nothing from
elsewhere and sends nothing anywhere.`,
    exit: { 0: 'stopped' },
    json: false,
    examples: ['uri-revisions serve', 'uri-revisions serve --port 0', 'uri-revisions serve --framed'],
  });
}

export async function run({ port, framed }: Options, terminal: Terminal): Promise<void> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Misuse(`a port is a number from 0 to 65535, not "${port}"`);
  }
  const page = join(terminal.packageFolder, 'dist/web');
  if (!existsSync(page)) throw new Unreadable(page, new Error('the page is not built; run "npm run build"'));
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
}

/** @throws Misuse where the port is taken or not allowed */
function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    // After it listens, a connection that cannot be accepted, for want of descriptors, is that connection's loss.
    server.on('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used: ${error.message}`;
      reject(new Misuse(`port ${port} ${why}; --port 0 takes any free one`));
    });
    server.listen(port, host, resolve);
  });
}
