/**
 * A plugin of peggy 5, which writes the TypeScript of a typed parser in place of peggy's JavaScript. Peggy itself is not
 * loaded; what is used of it is written here.
 * @module uri-revisions-cli/peggy
 */
import { moduleOfRules } from './emit/parser-source.js';
import { pluginOf } from './emit/peggy-plugin.js';

/** What the plugin uses of peggy's configuration. */
export interface PeggyConfig {
  readonly passes: { transform: PeggyPass[]; generate: PeggyPass[] };
}

/** A pass of peggy's compiler. */
export type PeggyPass = (ast: never, options: never, session: never) => void;

/** What the plugin uses of the options of a call of peggy, which may have others. */
export interface PeggyOptions {
  /** `source` by default. */
  output?: string;
}

/**
 * Makes this module a plugin: `plugins: [typedParser]` where it is imported as a whole, or
 * `npx peggy --plugin uri-revisions-cli/peggy time.peggy -o time.ts`.
 *
 * The module that it writes exports `parse(text, { startRule })`, which returns the tree, or undefined where the text as a
 * whole does not match, and the types `Nodes`, `RuleName` and `StartRule`. Every rule makes a node, and nothing makes
 * another value: labels, `$`, `@` and display names are allowed and change nothing. It imports `uri-revisions/runtime`
 * alone. `parse` throws RangeError at a rule that is no start rule. Of peggy's options, `allowedStartRules` counts.
 *
 * `peggy.generate` throws peggy.SyntaxError and peggy.GrammarError as without a plugin. It also throws
 * peggy.GrammarError, with the place in the grammar, at code (an action, a predicate, an initializer, a computed
 * repetition), an import, a class of code points or Unicode properties, and letters beyond US-ASCII that ignore case.
 * @throws Error where `output` asks for a parser that runs, which TypeScript is not
 * @example
 * import peggy from 'peggy';
 * import * as typedParser from 'uri-revisions-cli/peggy';
 * const options: peggy.SourceBuildOptions = { output: 'source', plugins: [typedParser] };
 * peggy.generate('hour = [0-9]|2|', options).includes('export function parse'); // true
 */
export function use(config: PeggyConfig, options: PeggyOptions): void {
  plugin.use(config, options);
}

const plugin: { use(config: PeggyConfig, options: PeggyOptions): void } = pluginOf(moduleOfRules);
