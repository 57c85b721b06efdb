/** Node's url.parse, the parser before URL. It rejects by throwing. */
import process from 'node:process';
import { parse } from 'node:url';
import { accepted, adapter } from './lines.mjs';

process.noDeprecation = true;

await adapter(
  {
    name: 'Node url.parse',
    version: process.versions.node,
    cannot: ['empty port', 'empty userinfo'],
    changes: ['case', 'decode', 'encode', 'dots', 'host', 'brackets'],
  },
  (text) => {
    let parts;
    try {
      parts = parse(text);
    } catch {
      return { ok: false };
    }
    return accepted({
      scheme: parts.protocol?.slice(0, -1),
      userinfo: parts.auth,
      host: parts.hostname,
      port: parts.port,
      path: parts.pathname,
      query: parts.search?.slice(1),
      fragment: parts.hash?.slice(1),
    });
  },
);
