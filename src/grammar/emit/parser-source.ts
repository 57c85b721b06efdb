/** Writes the module of a typed parser: every rule makes nodes, and is a start rule. */
import { identifiersOf, type PegGrammar, type PegRule, renamedRules } from '../peg/peg.js';
import { emitParser } from './emit-parser.js';
import { asciiLetters, lettersOfPeg, newAlphabet } from './letters.js';
import { type NamedRule, nodesSource, type Runtime } from './runtime.js';

/**
 * Writes the module that accompanies a module `rules`.
 * @param rules those of the BNF, in its order
 * @param opened the peggy identifiers of rules whose children are needed at once
 * @param letters indices of its tables; those beyond US-ASCII are in an accompanying module `alphabet`
 */
export function parserSource(
  peg: Pick<PegGrammar, 'rules'>,
  rules: readonly NamedRule[],
  opened: ReadonlySet<string>,
  { node, parser }: Runtime,
  letters = asciiLetters,
): string {
  const { code, calls, hasNodes } = emitParser(
    peg,
    rules.map(({ identifier }) => identifier),
    opened,
    letters,
  );
  const isWide = letters !== asciiLetters && calls.includes('at');
  const shared = isWide ? calls.filter((name) => name !== 'at') : calls;
  const nodes = hasNodes ? `import type { SyntaxNode } from '${node}';\n` : '';
  return `${nodes}import { ${[...shared, 'type GeneratedParser'].join(', ')} } from '${parser}';
${isWide ? "import { at } from './alphabet.js';\n" : ''}import { grammar, type RuleName } from './rules.js';

${startRule(rules.map(({ name }) => name))}
export const parse: GeneratedParser<StartRule>['parse'] = makeParser();

${makeParser(code)}`;
}

/**
 * Writes the module that stands alone, and imports the runtime by its name. Rules are named as in the PEG.
 * @param startRules those that a text can be parsed from; the first is the default
 */
export function moduleOfRules(own: readonly PegRule[], startRules: readonly string[]): string {
  const identifiers = identifiersOf(own.map(({ name }) => name));
  const rules = renamedRules(own, (name) => identifiers.get(name) ?? name);
  const named = own.map(({ name }): NamedRule => ({ name, identifier: identifiers.get(name) ?? name }));
  const letters = lettersOfPeg(rules);
  const { code, calls, hasNodes } = emitParser(
    { rules },
    named.map(({ identifier }) => identifier),
    new Set(),
    letters,
  );
  const isWide = letters !== asciiLetters && calls.includes('at');
  const imported = [
    ...calls.filter((name) => !isWide || name !== 'at'),
    ...(isWide ? ['Alphabet'] : []),
    ...(hasNodes ? ['type SyntaxNode'] : []),
    ...['type GeneratedParser', 'type RuleNode'],
  ];
  const start = JSON.stringify(startRules[0]);
  const grammar = { start: own[0]?.name, names: named.map(({ name }) => name) };
  return `/* eslint-disable */
// Written by the peggy plugin of uri-revisions. Do not edit.

import { ${imported.join(', ')} } from 'uri-revisions/runtime';

export type { RuleNode, SyntaxNode } from 'uri-revisions/runtime';

${nodesSource(named, { rules })}${startRule(startRules)}
const grammar: { readonly start: RuleName; readonly names: readonly RuleName[] } = ${JSON.stringify(grammar, null, 2)};

${isWide ? `const { at } = ${newAlphabet(letters)};\n\n` : ''}const startRules: readonly string[] = ${JSON.stringify(startRules)};

/** The tree of a text; undefined where the start rule, by default the first, does not match it as a whole. */
export function parse<Rule extends StartRule = ${start}>(
  text: string,
  options: { readonly startRule?: Rule } = {},
): Nodes[Rule] | undefined {
  const { startRule = ${start} } = options;
  if (typeof text !== "string") throw new TypeError("the text must be a string");
  if (!startRules.includes(startRule)) throw new RangeError("no start rule is called " + JSON.stringify(startRule));
  return read(text, { startRule }) as Nodes[Rule] | undefined;
}

const read = makeParser();

${makeParser(code)}`;
}

function startRule(names: readonly string[]): string {
  return `/** The rules that a text can be parsed from. */
export type StartRule =
  | ${names.map((name) => JSON.stringify(name)).join('\n  | ')};
`;
}

function makeParser(code: string): string {
  return `/** The rules stand in a function, as bundlers make variables of a module's own constants, which take longer to read. */
function makeParser(): GeneratedParser<RuleName>['parse'] {
  // Of each rule, what adds its child nodes to k, and what only scans text t from place p (s_), where that is called
  // for. Both return the end, or -1 where the rule fails. Readings at a particular place have the index of their rule.
${code}  return parse;
}
`;
}
