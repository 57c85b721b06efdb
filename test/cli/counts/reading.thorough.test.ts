/** Readings of a line from a walk over its bytes, compared with the tree parsed from its text. */
import fc from 'fast-check';
import { makeCorpus } from '../../../scripts/bench/corpus.js';
import { Reader } from '../../../src/cli/counts/reading.js';
import { type CensusReadable, readable } from '../../../src/study/census-summary.js';
import { loadLanguage, loadReadingTables } from '../../../src/cli/documents/load-revision.js';
import { type Revision, revision, revisions } from '../../../src/api/index.js';
import { rolesOf } from '../../../src/study/grammars.js';
import { descendants } from '../../../src/core/tree/node.js';
import { many, some } from '../../depth.js';
import { edited, exampleTexts } from '../../example-texts.js';

const names = Object.keys(readable) as CensusReadable[];
const { accepted, rejected } = makeCorpus(7, many(150, 250));
const plain = [...exampleTexts, ...accepted, ...rejected, '', '\0', 'http://é/', 'a\r'];

/** Returns the rules in the tree of a text that carry readings, from the root on, without duplicates. */
function carriersIn(document: Revision, text: string): readonly string[] {
  const carriers = rolesOf(document.id).roles.carriers.flat();
  const found = [...descendants(document.parse(text))].map(({ rule }) => rule);
  return [...new Set(found.filter((rule) => carriers.includes(rule)))];
}

describe.each(some(revisions, 3))('%s', (id) => {
  const document: Revision = revision(id);
  const derivable = exampleTexts.filter((text) => document.accepts(text));

  /** Returns the document's parse and reading of a text. */
  function expected(text: string): Readonly<Record<CensusReadable, string | undefined>> | undefined {
    if (!document.accepts(text)) return undefined;
    const { scheme, hostKind } = document.components(text);
    return { production: carriersIn(document, text).join(' > '), scheme, 'host-kind': hostKind };
  }

  test('production, scheme and kind of host are those that are parsed', async () => {
    const tables = await loadReadingTables(id);
    const all = new Reader(tables, names);
    const some = names.map((name) => [name, new Reader(tables, [name])] as const);
    let read = 0;
    const expectSame = (text: string): void => {
      const bytes = Buffer.from(`/${text}/`);
      const expectedReading = expected(text);
      const reading = all.read(bytes, 1, bytes.length - 1);
      expect({ text, ...reading }).toEqual({ text, ...expectedReading });
      for (const [name, reader] of some) {
        const alone = reader.read(bytes, 1, bytes.length - 1);
        expect({ text, ...alone }).toEqual({ text, [name]: expectedReading?.[name] });
      }
      read += Number(expectedReading !== undefined);
    };
    plain.forEach(expectSame);
    fc.assert(fc.property(fc.oneof(edited(derivable), edited(exampleTexts)), expectSame), {
      seed: 1738,
      numRuns: many(60, 300),
    });
    expect(read).toBeGreaterThan(200);
  });

  test('components are those that are parsed', async () => {
    const language = await loadLanguage(id);
    const reader = new Reader(await loadReadingTables(id), ['scheme'], language);
    for (const text of plain) {
      const bytes = Buffer.from(`/${text}/`);
      const parts = document.accepts(text) ? document.components(text) : {};
      expect({ text, ...reader.read(bytes, 1, bytes.length - 1) }).toMatchObject({ text, ...parts });
    }
  });
});
