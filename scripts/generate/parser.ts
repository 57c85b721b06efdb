/** grammar.peggy → generated/<id>/parser.ts: peggy reads and checks, scripts/generate/emit emits, ts-pegjs types. */
import peggy from 'peggy';
import { SourceNode } from 'source-map-generator';
import tsPegjs from 'ts-pegjs';
import type { BnfGrammar } from '../../src/study/bnf/bnf.js';
import type { GrammarFile } from '../../src/study/bnf/grammar-error.js';
import { type PegGrammar, pegIdentifier } from '../../src/study/peg/peg.js';
import type { Roles } from '../../src/tree/roles.js';
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
  roles: Roles,
): string {
  const names = grammar.rules.map((rule) => rule.name);
  const startRules = startRulesOf(transcription, names);
  const code = emitParser(peg, names, openedRules(peg, roles));
  const used = runtimeNames.filter((name) => code.includes(name));
  return `import type { SyntaxNode } from '../../src/tree/node.js';
import { ${[...used, 'type GeneratedParser'].join(', ')} } from '../../src/tree/parser.js';
import { grammar, type RuleName } from './rules.js';

/** The rules that a text can be parsed from. */
export type StartRule =
  | ${startRules.join('\n  | ')};

export const parse: GeneratedParser<StartRule>['parse'] = makeParser();

/** The rules stand in a function, as bundlers make variables of a module's own constants, which take longer to read. */
function makeParser(): GeneratedParser<RuleName>['parse'] {
  // Of each rule, what adds its child nodes to k, and what only scans text t from place p (s_), where that is called
  // for. Both return the end, or -1 where the rule fails. Readings at a particular place have the index of their rule.
${code}  return parse;
}
`;
}

/** The start rules of the typed parser that ts-pegjs makes once peggy has checked the grammar, as the document names them. */
function startRulesOf(transcription: GrammarFile, names: readonly string[]): readonly string[] {
  const { file, text } = transcription;
  const source = withPlace(transcription, () =>
    peggy.generate(text, {
      output: 'source',
      grammarSource: file,
      allowedStartRules: names.map(pegIdentifier),
      plugins: [checksOnly, tsPegjs],
      tspegjs: { skipTypeComputation: true },
    } as peggy.SourceBuildOptions),
  );
  const stated = /^ {2}startRule\?: (.*);$/m.exec(source)?.[1]?.split(' | ') ?? [];
  return names.map((name) => {
    if (stated.includes(JSON.stringify(pegIdentifier(name)))) return JSON.stringify(name);
    throw new Error(`${file}: ts-pegjs states no start rule "${name}"`);
  });
}

/** Peggy plugin: no more than peggy's checks, and no code. */
const checksOnly: peggy.Plugin = {
  use({ passes }) {
    passes.transform = [];
    passes.generate = [(ast: object): void => void Object.assign(ast, { code: new SourceNode() })];
  },
};
