/** grammar.peggy → generated/<id>/parser.ts: peggy reads and checks, scripts/generate/emit emits, ts-pegjs types. */
import peggy from 'peggy';
import { SourceNode } from 'source-map-generator';
import tsPegjs from 'ts-pegjs';
import type { BnfGrammar } from '../../src/study/bnf/bnf.js';
import type { GrammarFile } from '../../src/study/bnf/grammar-error.js';
import { type PegGrammar, pegIdentifier } from '../../src/study/peg/peg.js';
import type { RoleSource } from '../../src/tree/roles.js';
import { emitParser, runtimeNames } from './emit/emit-parser.js';
import { openedRules } from './emit/opened-rules.js';
import { withPlace } from '../load/grammar.js';

/**
 * The TypeScript module of a typed parser: every rule a start rule, every rule a node.
 * @param transcription grammar.peggy
 * @param peg its rules
 * @throws GrammarError where peggy's checks find a fault
 */
export function parserSource(
  grammar: BnfGrammar,
  transcription: GrammarFile,
  peg: PegGrammar,
  sources: readonly RoleSource[],
): string {
  const names = grammar.rules.map((rule) => rule.name);
  const startRules = startRuleType(transcription, names.map(pegIdentifier));
  const code = emitParser(peg, names, openedRules(peg, sources));
  const used = runtimeNames.filter((name) => code.includes(name));
  return `import type { SyntaxNode } from '../../src/tree/node.js';
import { ${[...used, 'type GeneratedParse'].join(', ')} } from '../../src/tree/parser.js';
import type { RuleName } from './rules.js';

/** The rules by their peggy identifiers. */
export type StartRule =
  | ${startRules.split(' | ').join('\n  | ')};

export const parse: GeneratedParse<RuleName, StartRule> = makeParser();

/** The rules stand in a function, as bundlers make variables of a module's own constants, which take longer to read. */
function makeParser(): GeneratedParse<RuleName> {
  // s_ scans text t from place p; k_ also adds the child nodes to k. Both return the end, or -1 where the rule fails.
${code}  return parse;
}
`;
}

/** What ts-pegjs states of the option `startRule`, once peggy has checked the grammar. */
function startRuleType(transcription: GrammarFile, allowedStartRules: readonly string[]): string {
  const { file, text } = transcription;
  const source = withPlace(transcription, () =>
    peggy.generate(text, {
      output: 'source',
      grammarSource: file,
      allowedStartRules: [...allowedStartRules],
      plugins: [checksOnly, tsPegjs],
      tspegjs: { skipTypeComputation: true },
    } as peggy.SourceBuildOptions),
  );
  const [, type] = /^ {2}startRule\?: (.*);$/m.exec(source) ?? [];
  if (type === undefined) throw new Error(`${file}: ts-pegjs no longer states the type of startRule`);
  return type;
}

/** Peggy plugin: no more than peggy's checks, and no code. */
const checksOnly: peggy.Plugin = {
  use({ passes }) {
    passes.transform = [];
    passes.generate = [(ast: object): void => void Object.assign(ast, { code: new SourceNode() })];
  },
};
