/** grammar.peggy → generated/<revision>/parser.ts, by peggy and ts-pegjs. */
import peggy from 'peggy';
import tsPegjs from 'ts-pegjs';
import type { BnfGrammar } from '../src/grammar/bnf.js';
import { pegIdentifier } from '../src/grammar/peg.js';
import { treePlugin } from './peggy-tree.js';

/** What ts-pegjs prints of parse, whose result it leaves untyped. */
const untypedParse =
  /export type ParseFunction = .*\nexport const parse: ParseFunction = peggyParser\.parse;\n/;

/**
 * The TypeScript module of a typed parser: every rule a start rule, every rule a node.
 * @throws GrammarError of peggy, with the place in grammar.peggy
 */
export function parserSource(grammar: BnfGrammar, peg: string, file: string): string {
  const names = new Map(grammar.rules.map(({ name }) => [pegIdentifier(name), name]));
  const source = peggy.generate(peg, {
    output: 'source',
    grammarSource: file,
    allowedStartRules: ['*'],
    plugins: [treePlugin((identifier) => documentName(names, identifier)), tsPegjs],
    // The inferred types would cost seconds, and every rule has the one type that is stated below.
    tspegjs: {
      skipTypeComputation: true,
      customHeader:
        `import { node, type SyntaxNode } from '../../src/syntax/node.js';\n` +
        `import type { RuleName } from './rules.js';`,
    },
  } as unknown as peggy.SourceBuildOptions);
  if (!untypedParse.test(source)) throw new Error(`${file}: ts-pegjs no longer prints parse as expected`);
  return source.replace(
    untypedParse,
    `export const parse = peggyParser.parse as (\n` +
      `  text: string,\n` +
      `  options: { readonly startRule: NonNullable<ParseOptions['startRule']> },\n` +
      `) => SyntaxNode<RuleName>;\n`,
  );
}

/** `host__to_port` is a reading of the rule `host`. */
function documentName(names: ReadonlyMap<string, string>, identifier: string): string {
  const name = names.get(identifier.replace(/__.*/, ''));
  if (name === undefined)
    throw new Error(`grammar.peggy: rule "${identifier}" transcribes no rule of the BNF`);
  return name;
}
