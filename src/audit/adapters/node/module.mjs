/**
 * fast-uri and uri-js, which have the same interface; the arguments are the name of one and the folder where it is
 * installed. A rejection is the member "error".
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { accepted, adapter } from './lines.mjs';

const [, , name, folder] = process.argv;
const { parse } = createRequire(join(folder, 'package.json'))(name);
const manifest = join(folder, 'node_modules', name, 'package.json');

await adapter(
  {
    name,
    version: JSON.parse(readFileSync(manifest, 'utf8')).version,
    changes: ['case', 'port', 'decode', 'encode', 'dots', 'host', 'brackets'],
  },
  (text) => {
    const { error, scheme, userinfo, host, port, path, query, fragment } = parse(text);
    if (error !== undefined) return { ok: false };
    return accepted({ scheme, userinfo, host, port, path, query, fragment });
  },
);
