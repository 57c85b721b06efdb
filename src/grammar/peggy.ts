/**
 * Plugin of peggy 5, which writes the TypeScript of a typed parser in place of peggy's JavaScript. Peggy itself is not
 * loaded; this module declares the parts of it that are used.
 * @module uri-revisions-cli/peggy
 */
import { moduleOfRules } from './emit/parser-source.js';
import { pluginOf } from './emit/peggy-plugin.js';

/** The part of peggy's configuration that the plugin uses. */
export interface PeggyConfig {
  readonly passes: { transform: PeggyPass[]; generate: PeggyPass[] };
}

/** A pass of peggy's compiler. */
export type PeggyPass = (ast: never, options: never, session: never) => void;

/** The options of a call of peggy that the plugin uses; there may be others. */
export interface PeggyOptions {
  /** `source` by default. */
  output?: string;
}

/**
 * Makes this module a plugin: `plugins: [typedParser]` if it is imported as a whole, or
 * `npx peggy --plugin uri-revisions-cli/peggy time.peggy -o time.ts`.
 *
 * The module that it writes exports `parse(text, { startRule })` and the types `Nodes`, `RuleName` and `StartRule`.
 * `parse` returns the tree, or undefined if the text as a whole does not match. Every rule makes a node, and nothing
 * makes another value: labels, `$`, `@` and display names are allowed and change nothing. The module imports only
 * `uri-revisions/runtime`. `parse` throws RangeError for a rule that is not a start rule. Of peggy's options,
 * `allowedStartRules` counts.
 *
 * `peggy.generate` throws peggy.SyntaxError and peggy.GrammarError as without a plugin. It also throws
 * peggy.GrammarError, with the place in the grammar, at code (an action, a predicate, an initializer, a computed
 * repetition) and at an import. The same applies to a class of code points or Unicode properties, and to letters beyond
 * US-ASCII that ignore case.
 * @throws Error if `output` asks for a parser that runs, which TypeScript is not
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
