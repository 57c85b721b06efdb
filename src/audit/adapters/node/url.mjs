/**
 * Node's URL, the parser of the WHATWG's URL Standard, or the package whatwg-url, the standard's own implementation, if
 * the argument is the folder where it is installed. Its getters say '' for what is empty or absent. URL.canParse is no
 * shorter way to ask: once it is compiled, it refuses texts with letters of Latin-1 that it has accepted before.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { URL as ofNode } from 'node:url';
import { accepted, adapter } from './lines.mjs';

const [, , folder] = process.argv;
const load = folder === undefined ? undefined : createRequire(join(folder, 'package.json'));
const URL = load === undefined ? ofNode : load('whatwg-url').URL;

const named = (text) => (text === '' ? undefined : text);

function parsed(text) {
  try {
    return new URL(text);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  }
}

await adapter(
  {
    ...(load === undefined
      ? { name: 'Node URL', version: process.versions.node }
      : { name: 'whatwg-url', version: load('whatwg-url/package.json').version }),
    cannot: ['relative', 'empty'],
    changes: ['case', 'port', 'encode', 'dots', 'host'],
  },
  (text) => {
    const url = parsed(text);
    if (url === undefined) return { ok: false };
    const { protocol, username, password, hostname, port, pathname, search, hash } = url;
    return accepted({
      scheme: protocol.slice(0, -1),
      userinfo: named(password === '' ? username : `${username}:${password}`),
      host: named(hostname),
      port: named(port),
      path: pathname,
      query: named(search.slice(1)),
      fragment: named(hash.slice(1)),
    });
  },
);
