/** Node's URL, the parser of the WHATWG's URL Standard. Its getters say '' for what is empty or absent. */
import process from 'node:process';
import { URL } from 'node:url';
import { accepted, adapter } from './lines.mjs';

const named = (text) => (text === '' ? undefined : text);

await adapter(
  {
    name: 'Node URL',
    version: process.versions.node,
    cannot: ['relative', 'empty'],
    changes: ['case', 'port', 'encode', 'dots', 'host'],
  },
  (text) => {
    if (!URL.canParse(text)) return { ok: false };
    const { protocol, username, password, hostname, port, pathname, search, hash } = new URL(text);
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
