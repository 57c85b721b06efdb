/**
 * `npm run clauses -- REV FILE [--write]`: checks that the clauses of a standard that the comments of a printed.bnf name
 * are, in FILE, a snapshot in Bikeshed's source, those of grammar/<id>/clauses.json, by hash; --write records them. Each
 * clause that is new or has changed is a line on stdout, with the lines of the grammar that name it; exit 1 if there is
 * any. The snapshot is not part of the project.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { revisions } from '../generated/registry/ids.js';
import { Misuse } from '../src/cli/output/errors.js';
import { knownName } from '../src/core/base/unknown-name.js';
import { exitCodeOf } from './load/exit-code.js';
import { grammarFile, readFile } from './load/files.js';
import { changedClauses, type Clauses, clausesOf } from './passages/clauses.js';

process.exitCode = exitCodeOf(() => {
  const { values, positionals } = parseArgs({
    options: { write: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name = '', file] = positionals;
  if (file === undefined || positionals.length > 2)
    throw new Misuse('give a revision and a file, the source of its standard');
  const id = knownName('revision', name, revisions);
  const grammar = grammarFile(id, 'printed.bnf').text;
  const clauses = clausesOf(readFile(file, "the source of the document's standard").text, grammar);
  const record = `grammar/${id}/clauses.json`;
  if (values.write === true) {
    writeFileSync(record, `${JSON.stringify(clauses, undefined, 2)}\n`);
    return true;
  }
  const recorded = JSON.parse(
    readFile(record, 'the hash of each clause; --write records it').text,
  ) as Clauses;
  const changed = changedClauses(recorded, clauses, grammar);
  for (const line of changed) process.stdout.write(`${line}\n`);
  process.stderr.write(`${Object.keys(clauses).length} clauses, ${changed.length} changed\n`);
  return changed.length === 0;
});
