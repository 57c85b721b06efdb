/**
 * `npm run passages -- FOLDER …`: writes grammar/<id>/passages.json, the product's quotations of each document with the
 * sentences around them, from the texts of the documents in the folders: <id>.txt, or <id>.excerpt.md; the first file
 * found counts. The texts are not part of the project. Quotations that are not found are reported on stderr.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { revisions } from '../generated/registry/ids.js';
import { passagesFrom, quotationsOf } from './passages/find-passages.js';

const folders = process.argv.slice(2);
const quotations = revisions.flatMap(quotationsOf);
for (const id of revisions) {
  const names = [`${id}.txt`, `${id}.excerpt.md`];
  const file = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
  if (file === undefined) {
    process.stderr.write(`no text of ${id} in: ${folders.join(' ')}\n`);
    process.exitCode = 1;
    continue;
  }
  const own = quotations.filter(({ revision }) => revision === id);
  const { passages, lost } = passagesFrom(readFileSync(file, 'utf8'), own);
  const json = await format(JSON.stringify(passages), { parser: 'json', printWidth: 110 });
  writeFileSync(`grammar/${id}/passages.json`, json);
  for (const { section, passagePart } of lost)
    process.stderr.write(`${id} ${section}: not found: ${passagePart}\n`);
}
