/** Emitter as a pass of peggy's compiler, which receives the syntax tree that peggy has read and checked. */
import type peggy from 'peggy';
import type { PegRule } from '../peg/peg.js';
import { rulesOfPeggy } from '../peg/peggy-ast.js';

/** Returns a plugin that writes a module of the rules in place of peggy's parser. src/grammar/peggy.ts describes it. */
export function pluginOf(
  sourceOf: (rules: readonly PegRule[], startRules: readonly string[]) => string,
): peggy.Plugin {
  const generate: peggy.Pass = (ast, { allowedStartRules = [] }, session) => {
    const rules = rulesOfPeggy(ast, (expression, location) => {
      session.error(`A typed parser does not support ${expression}`, location);
    });
    const isRefused = session.problems.some(([severity]) => severity === 'error');
    if (!isRefused) ast.code = asCode(sourceOf(rules, allowedStartRules));
  };
  return {
    use({ passes }, options: peggy.BuildOptionsBase) {
      options.output ??= 'source';
      if (options.output === 'parser')
        throw new Error('The uri-revisions plugin writes TypeScript: set the output to "source"');
      passes.transform = passes.transform.filter(({ name }) => !droppingPasses.has(name));
      passes.generate = [generate];
    },
  };
}

/** Passes that would merge or drop rules, and with them nodes and start rules. */
export const droppingPasses: ReadonlySet<string> = new Set([
  'removeProxyRules',
  'mergeCharacterClasses',
  'removeUnusedRules',
]);

/** Wraps a source in the interface that peggy and its command expect of a grammar's code. */
function asCode(source: string): NonNullable<peggy.ast.Grammar['code']> {
  const code = {
    toString: () => source,
    toStringWithSourceMap(): never {
      throw new Error('The plugin of uri-revisions does not support source maps');
    },
  };
  return code as unknown as NonNullable<peggy.ast.Grammar['code']>;
}
