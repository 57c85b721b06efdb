/** The ids of the documents, taken from the folders of grammar/ and put into the order of their lineage. */
import { readdirSync } from 'node:fs';
import { GrammarError } from '../../src/grammar/bnf/errors.js';
import { offsetOfString } from '../../src/grammar/bnf/read-document.js';
import { knownName } from '../../src/core/base/unknown-name.js';
import { grammarFile } from './files.js';
import { loadDocument } from './grammar.js';

/**
 * Returns the ids, every document after the one that it follows; those that follow the same one by date.
 * @throws GrammarError, MissingFileError
 */
export function documentIds(): readonly string[] {
  const folders = readdirSync('grammar', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['notation', 'shelf'].includes(entry.name))
    .map(({ name }) => name);
  const documents = folders.map((folder) => ({ folder, ...loadDocument(folder) }));
  for (const { folder, id, follows, base } of documents) {
    const source = grammarFile(folder, 'document.json');
    if (id !== folder) {
      throw new GrammarError(source, offsetOfString(source, id), `the document in this folder is ${folder}`);
    }
    for (const [field, other] of Object.entries({ follows, base: base?.id ?? null })) {
      if (other === null || folders.includes(other)) continue;
      const problem = `"${field}" names no document; available: ${folders.sort().join(', ')}`;
      throw new GrammarError(source, offsetOfString(source, other), problem);
    }
  }
  const byDate = documents.sort((a, b) => (a.date < b.date ? -1 : 1));
  const after = (id: string | null): readonly string[] =>
    byDate.filter(({ follows }) => follows === id).flatMap((next) => [next.id, ...after(next.id)]);
  const ordered = after(null);
  const lost = documents.find(({ id }) => !ordered.includes(id));
  if (lost !== undefined) {
    const source = grammarFile(lost.id, 'document.json');
    throw new GrammarError(
      source,
      offsetOfString(source, 'follows'),
      'this document follows itself in the end',
    );
  }
  const early = documents.find(({ id, base }) => base && ordered.indexOf(base.id) >= ordered.indexOf(id));
  if (early !== undefined) {
    const source = grammarFile(early.id, 'document.json');
    throw new GrammarError(source, offsetOfString(source, 'base'), 'the base comes after this document');
  }
  return ordered;
}

/** Returns the requested document, or all by default. @throws UnknownNameError, and as documentIds */
export function chosenIds(asked: string | undefined): readonly string[] {
  const ids = documentIds();
  return asked === undefined ? ids : [knownName('revision', asked, ids)];
}
