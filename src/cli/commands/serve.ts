/** `serve`: serves the page of the package on this machine only, or writes it into a folder for another server. */

import { declareCommand, option } from '../input/command.js';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { visible } from '../../core/base/visible.js';
import { Misuse } from '../output/errors.js';
import { readPage, requireOwnFolder, writePage } from '../hosting/page-files.js';
import { pageServer } from '../hosting/page-server.js';

/** The loopback address: reachable only from this machine. */
const host = '127.0.0.1';

const defaultPort = '1993';

export const command = declareCommand({
  arguments: [],
  options: [
    option('--port <N>', 'the port; 0 for any free one', { byDefault: defaultPort }),
    option('--framed', 'allow other pages on this machine, such as slides, to frame it'),
    option('--out <DIR>', 'write the page into a folder for another server, and exit'),
  ],
  about: `Prints the address of the page and serves it until it is stopped (Ctrl-C). The
server listens on ${host} only; the page works offline and sends nothing.

With --out, DIR must be absent, empty, or written by an earlier call. Copy it to
any web server, under any path. The names of files in assets/ change with their
content, so browsers may cache them for a year. Each file has its gzip and
brotli forms next to it, for servers that send them.`,
  examples: ['uri-revisions serve', 'uri-revisions serve --framed', 'uri-revisions serve --out public/uri'],
  run: async ({ port, framed, out }, terminal) => {
    const page = join(terminal.packageFolder, 'dist/web');
    if (out !== undefined) {
      requireOwnFolder(out);
      const files = await readPage(page, 'small');
      await writePage(files, out);
      await terminal.print(`${visible(join(out, 'index.html'))}\n`);
      return;
    }
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
      throw new Misuse(`a port is a number from 0 to 65535, not "${port}"`);
    }
    const server = pageServer(await readPage(page), framed);
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
