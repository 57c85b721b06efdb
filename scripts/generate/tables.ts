/**
 * generated/tables: the automata of all documents as one, for each form, as `census` walks them. To put them together takes
 * longer than to start. They are packed in JavaScript, as what zlib writes is not the same everywhere.
 */
import { deflateSync } from 'fflate';
import { decodeAutomaton, type EncodedAutomaton } from '../../src/automaton/dfa-table.js';
import { productOf } from '../../src/automaton/product.js';
import { walkedOf } from '../../src/cli/census/walked.js';

/** The modules of the documents that hold their automata, by forms. */
const modules = { reference: 'automaton', absolute: 'absolute' } as const;

/** The modules of the tables, by their path from the root. @param read the text of a generated file */
export function tableSources(
  ids: readonly string[],
  read: (path: string) => string,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(modules).map(([form, module]) => {
      const automata = ids.map((id) => decodeAutomaton(automatonIn(id, module, read)));
      const { table, parts } = walkedOf(productOf(automata), ids);
      const source =
        `// Generated from generated/*/${module}.ts. Do not edit.\n\n` +
        `/** The automata of all documents as one: what \`uri-revisions table --form ${form}\` writes, and its parts. */\n` +
        `export const packed = {\n  table:\n    '${packed(table)}',\n  parts:\n    '${packed(parts)}',\n};\n`;
      return [`generated/tables/${form}.ts`, source];
    }),
  );
}

function packed(bytes: Uint8Array): string {
  return Buffer.from(deflateSync(bytes, { level: 9 })).toString('base64');
}

/** What a generated module exports, which may be what another does. */
function automatonIn(id: string, module: string, read: (path: string) => string): EncodedAutomaton {
  const text = read(`generated/${id}/${module}.ts`);
  if (/^export \{ automaton \} from/m.test(text)) return automatonIn(id, modules.reference, read);
  const [, literal = ''] = /^export const automaton: EncodedAutomaton = (.*);$/m.exec(text) ?? [];
  return JSON.parse(literal.replaceAll("'", '"')) as EncodedAutomaton;
}
