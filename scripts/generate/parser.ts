/** grammar.peggy → generated/<revision>/parser.ts: peggy reads and checks, scripts/generate/emit emits, ts-pegjs types. */
import peggy from 'peggy';
import { SourceNode } from 'source-map-generator';
import tsPegjs from 'ts-pegjs';
import type { BnfGrammar } from '../../src/study/bnf/bnf.js';
import type { GrammarFile } from '../../src/study/bnf/grammar-error.js';
import type { PegGrammar } from '../../src/study/peg/peg.js';
import type { RoleSource } from '../../src/tree/roles.js';
import { emitParser, runtimeNames } from './emit/emit-parser.js';
import { openedRules } from './emit/opened-rules.js';
import { withPlace } from '../load/grammar.js';

/** What ts-pegjs prints of parse, whose result it leaves untyped. */
const untypedParse =
  /export type ParseFunction = .*\nexport const parse: ParseFunction = peggyParser\.parse;\n/;

/** Passes that would merge or drop rules, and with them start rules. */
const droppingPasses = new Set(['removeProxyRules', 'mergeCharacterClasses', 'removeUnusedRules']);

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
  const { file, text } = transcription;
  withPlace(transcription, () =>
    peggy.generate(text, { output: 'ast', grammarSource: file, plugins: [checksOnly] }),
  );
  const code = emitParser(
    peg,
    grammar.rules.map((rule) => rule.name),
    openedRules(peg, sources),
  );
  const source = peggy.generate(text, {
    output: 'source',
    grammarSource: file,
    allowedStartRules: ['*'],
    plugins: [emitPlugin(code), tsPegjs],
    // The inferred types would cost seconds, and every rule has the one type that is stated below.
    tspegjs: {
      skipTypeComputation: true,
      customHeader:
        `import type { SyntaxNode } from '../../src/tree/node.js';\n` +
        `import { ${runtimeNames.filter((name) => code.includes(name)).join(', ')} } from '../../src/tree/parser.js';\n` +
        `import type { RuleName } from './rules.js';`,
    },
  } as unknown as peggy.SourceBuildOptions);
  if (!untypedParse.test(source)) throw new Error(`${file}: ts-pegjs no longer prints parse as expected`);
  return source.replace(
    untypedParse,
    `type StartRule = { readonly startRule: NonNullable<ParseOptions['startRule']> };\n` +
      `export const parse = peggyParser.parse as (text: string, options: StartRule) => SyntaxNode<RuleName>;\n`,
  );
}

/** Peggy plugin: no more than peggy's checks. */
const checksOnly: peggy.Plugin = {
  use({ passes }) {
    passes.transform = [];
    passes.generate = [];
  },
};

/** Peggy plugin: puts the emitted parser in the place of peggy's own. */
function emitPlugin(code: string): peggy.Plugin {
  return {
    use({ passes }) {
      passes.transform = passes.transform.filter((pass) => !droppingPasses.has(pass.name));
      passes.generate = [
        (ast: object): void => {
          Object.assign(ast, { code: new SourceNode(null, null, null, code.split(/(?<=\n)/)) });
        },
      ];
    },
  };
}
