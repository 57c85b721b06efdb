/**
 * Plugin of peggy 5, which reports the faults that `lintPeg` finds as warnings of peggy's compiler. Peggy itself is not
 * loaded; this module declares the parts of it that are used.
 * @module uri-revisions-cli/lint
 */
import { placeIn } from '../core/base/text-place.js';
import { PegTextError } from '../grammar/peg/errors.js';
import type { PegSpan } from '../grammar/peg/peg.js';
import { lintPeg } from './peg-lint.js';

/** The part of peggy's configuration that the plugin uses. */
export interface LintConfig {
  parser: { parse(text: string, options: { readonly grammarSource?: unknown }): unknown };
  /** Peggy's types lack `prepare`. */
  readonly passes: { readonly prepare?: LintPass[]; readonly check: LintPass[] };
}

/** A pass of peggy's compiler. */
export type LintPass = (ast: never, options: never, session: never) => void;

/** The parts of peggy's session that the pass calls. */
interface Session {
  warning(message: string, location: object): void;
  info(message: string): void;
}

/**
 * Makes this module a plugin: `plugins: [lint]` if it is imported as a whole, or
 * `npx peggy --plugin uri-revisions-cli/lint time.peggy`.
 *
 * Each finding becomes a warning with its place: peggy's command prints it, and `peggy.generate` passes it to the option
 * `warning`. Undecided questions are passed to `info`. The start rules are those of `allowedStartRules`. The parser that
 * peggy writes is the same as without the plugin.
 * @example
 * import peggy from 'peggy';
 * import * as lint from 'uri-revisions-cli/lint';
 * const found: string[] = [];
 * const warning = (_: string, message: string) => found.push(message);
 * peggy.generate('word = "a" / "ab"', { plugins: [lint], warning });
 * found[0]?.split(': ', 2); // ['dead-alternative in word', 'alternative 2 never matches']
 */
export function use(config: LintConfig): void {
  const read: { readonly text: string; readonly source: unknown }[] = [];
  const { parser } = config;
  config.parser = {
    ...parser,
    parse(text, options) {
      read.push({ text, source: options.grammarSource });
      return parser.parse(text, options);
    },
  };
  const lint = (_: unknown, options: { allowedStartRules?: readonly string[] }, session: Session): void => {
    const [first, ...others] = read.splice(0);
    if (first === undefined || others.length > 0) session.info('Only a grammar in one file is linted');
    else report(first, options.allowedStartRules, session);
  };
  // First, as peggy refuses some of the faults without a text that shows them.
  (config.passes.prepare ?? config.passes.check).unshift(lint);
}

function report(
  { text, source }: { readonly text: string; readonly source: unknown },
  starts: readonly string[] | undefined,
  session: Session,
): void {
  const at = ({ start, end }: PegSpan): object => ({
    source,
    start: { offset: start, ...placeIn(text, start) },
    end: { offset: end, ...placeIn(text, end) },
  });
  try {
    const { findings, unknown } = lintPeg(text, { starts });
    for (const { kind, rule, message, span } of findings)
      session.warning(`${kind} in ${rule}: ${message}`, at(span));
    for (const { rule, message } of unknown) session.info(`unknown in ${rule}: ${message}`);
  } catch (error) {
    if (!(error instanceof PegTextError)) throw error;
    // Peggy reports faults of the text itself; imports are not linted.
    session.info(`not linted: ${error.message}`);
  }
}
