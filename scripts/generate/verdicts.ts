/**
 * generated/<id>/accepts.ts: whether one document derives a text; generated/verdicts: for each set of documents that has a
 * name, their automata as one.
 */
import type { GrammarDocument } from '../../src/study/bnf/read-document.js';
import { setsOf } from './registry.js';

/** The module that `uri-revisions/<id>/accepts` stands for. */
export function acceptsSource({ id }: GrammarDocument): string {
  return `/**
 * Whether ${id} derives a text, and nothing else: what \`uri-revisions/${id}/accepts\` exports.
 * @module uri-revisions/${id}/accepts
 */
import { automaton as reference } from './automaton.js';
import { automaton as absolute } from './absolute.js';
import { type Acceptor, acceptorOf } from '../../src/automaton/acceptor.js';

export type { Acceptor };

/** From the reference rule. */
export const accepts: Acceptor = /*#__PURE__*/ acceptorOf(reference);

/** From the rule for an identifier with its scheme, without a fragment. */
export const acceptsAbsolute: Acceptor = /*#__PURE__*/ acceptorOf(absolute);
`;
}

/** The modules of the sets, by their path from the root, without their heads. */
export function verdictSources(documents: readonly GrammarDocument[]): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(setsOf(documents)).map(([name, chosen]) => [
      `generated/verdicts/${name}.ts`,
      verdictsSource(
        name,
        chosen.map(({ id }) => id),
      ),
    ]),
  );
}

function verdictsSource(name: string, ids: readonly string[]): string {
  const module = name === 'all' ? 'uri-revisions/verdicts' : `uri-revisions/verdicts/${name}`;
  const imports = (form: string, file: string): string =>
    ids.map((id, i) => `import { automaton as ${form}${String(i)} } from '../${id}/${file}.js';\n`).join('');
  const table = (form: string): string =>
    `/*#__PURE__*/ verdictsOf({\n${ids.map((id, i) => `  '${id}': ${form}${String(i)},\n`).join('')}})`;
  return `/**
 * The verdicts of ${ids.length === 1 ? 'one document' : `${String(ids.length)} documents`} in one walk: what \`${module}\` exports.
 * A bundler leaves out the form that is not used.
 * @module ${module}
 */
${imports('reference', 'automaton')}${imports('absolute', 'absolute')}import { verdictsOf } from '../../src/automaton/verdicts.js';

export type { Product } from '../../src/automaton/product.js';
export type { Stops, Verdicts } from '../../src/automaton/verdicts.js';

/** What each derives from its reference rule. */
export const reference = ${table('reference')};

/** What each derives from its own rule for an identifier with its scheme, without a fragment. */
export const absolute = ${table('absolute')};
`;
}
