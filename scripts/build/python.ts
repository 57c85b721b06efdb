/** src/python/uri_revisions.py with the walk in WebAssembly and the tables of all documents in it, as one file to be shipped. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { revisions } from '../../generated/registry/ids.js';
import { verdictTable } from '../../src/study/index.js';

const place = /^DATA = \{\}.*$/m;

/** @param root the folder of the package @param walker the file of the walk in WebAssembly @param file where it is written */
export function writePython(root: string, walker: string, file: string): void {
  const data = {
    walker: readFileSync(walker),
    reference: verdictTable(revisions),
    absolute: verdictTable(revisions, { form: 'absolute' }),
  };
  const entries = Object.entries(data).map(
    ([name, bytes]) => `    "${name}": "${deflateSync(bytes, { level: 9 }).toString('base64')}",\n`,
  );
  const source = readFileSync(join(root, 'src/python/uri_revisions.py'), 'utf8');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    source.replace(place, () => `DATA = {\n${entries.join('')}}`),
  );
}
