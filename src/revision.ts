/**
 * A revision: one document bound to its parser, automata, roles and algorithms.
 * Everything a caller does with a document goes through this object; nothing is global.
 */

import type { EncodedAutomaton } from './grammar/automaton-table.js';
import type { CompactBnf } from './grammar/compact-bnf.js';
import { Recognizer } from './grammar/recognizer.js';
import { check, type Check } from './prose/check.js';
import type { ProseEntry } from './prose/entry.js';
import type { ReferenceAlgorithms } from './reference/algorithms.js';
import { type Base, type BaseLayers, baseRules, establishBase } from './reference/base.js';
import { type Equivalence, equivalent } from './reference/equivalence.js';
import { ResolutionError } from './reference/error.js';
import { decode, type DecodeOptions, encode, type EncodeOptions } from './reference/escape.js';
import { explain, type Explanation } from './reference/explain.js';
import { extract } from './reference/extract.js';
import {
  extractionRules,
  type Extractor,
  type ExtractOptions,
  type Found,
} from './reference/extract-rules.js';
import { ReferenceScanner } from './reference/extract-scanner.js';
import { type Level, levelsOf, type Normalization, normalize } from './reference/normalize.js';
import type { Resolution, ResolveOptions } from './reference/resolve.js';
import { compareSplit, type SplitComparison } from './reference/split.js';
import type { RevisionId } from './revisions.js';
import type { Components } from './syntax/components.js';
import { Diagnosis } from './syntax/diagnosis.js';
import { UriSyntaxError } from './syntax/error.js';
import { markedComponents, markedSpans, type RoleSpans } from './syntax/marked-components.js';
import type { SyntaxNode } from './syntax/node.js';
import { carryingProduction, rulesWithProductions } from './syntax/production.js';
import { Reading } from './syntax/reading.js';
import { type GrammarData, type Rule, rulesOf } from './syntax/rule.js';
import { unknownName } from './syntax/unknown-name.js';

/** Options of every call that derives a string. */
export interface StartOption<Name extends string = string> {
  /** Any rule name in the document's spelling; the document's reference rule by default. */
  readonly start?: Name | undefined;
}

/** What safeParse returns. */
export type ParseResult<Name extends string = string> =
  | { readonly ok: true; readonly tree: SyntaxNode<Name> }
  | { readonly ok: false; readonly error: UriSyntaxError };

/** Options of check. */
export interface CheckOptions {
  /** The base of the document that the text stands in: some findings are about a reference in its place. */
  readonly base?: string | undefined;
}

/**
 * One document, executable. Every call that takes a text throws TypeError when it is not a string,
 * and UnknownNameError when `start` is no rule of the document. Time is linear in the text.
 */
export interface Revision<Name extends string = string> {
  readonly id: RevisionId;
  readonly title: string;
  /** Year, month and, where the document has one, day of publication. */
  readonly date: string;
  /** The reference rule: the default start of every call. */
  readonly start: Name;
  /** Whether the text is derivable from the start rule. */
  accepts(text: string, options?: StartOption<Name>): boolean;
  /** The reading of the text. @throws UriSyntaxError when the text is not derivable */
  parse(text: string, options?: StartOption<Name>): SyntaxNode<Name>;
  safeParse(text: string, options?: StartOption<Name>): ParseResult<Name>;
  /** The components of the reading, from the reference rule by default. @throws UriSyntaxError */
  components(text: string, options?: StartOption<Name>): Components;
  /** Where the text of each component stands. @throws UriSyntaxError */
  spans(text: string, options?: StartOption<Name>): RoleSpans;
  /** The productions that carry the reading, outermost first. @throws UriSyntaxError */
  production(text: string, options?: StartOption<Name>): readonly Name[];
  /**
   * The absolute form of a reference, or the current document, by the document's own algorithm.
   * @throws UnsupportedOperationError where the document has none; ResolutionError, UriSyntaxError
   */
  resolve(reference: string, base: string, options?: ResolveOptions): Resolution;
  /** The levels of normalisation that the document supports, lowest first. */
  readonly levels: readonly Level[];
  /** The normal form at a level, the document's highest by default, with what changed. @throws UriSyntaxError */
  normalize(text: string, level?: Level): Normalization;
  /** Whether two texts have the same normal form at a level, and which level decided. @throws UriSyntaxError */
  equivalent(a: string, b: string, level?: Level): Equivalence;
  /** Data as text of a role: what the role cannot hold raw becomes escapes. @throws EscapeError, UnknownNameError */
  encode(data: string | Uint8Array, role: string, options?: EncodeOptions): string;
  /** Text of a role as data: octets, or a string where a charset is asked for. @throws EscapeError */
  decode(text: string, options?: DecodeOptions): string | Uint8Array;
  /** How the regular expression of the document's appendix splits the text, against the reading. */
  compareSplit(text: string): SplitComparison;
  /** The base of a document that stands in these layers, by the document's order of precedence. */
  base(layers: BaseLayers): Base;
  /** What the document's prose says of the text, derivable or not. Linear for each entry of the table. */
  check(text: string, options?: CheckOptions): Check;
  /** What the text means, in sentences with sections, and as data where its scheme is known. @throws UriSyntaxError */
  explain(text: string): Explanation;
  /** The references in running text, from left to right. @throws UnsupportedOperationError for `abbreviated` */
  extract(text: string, options?: ExtractOptions): readonly Found[];
  /** What extract does, for text that comes in chunks. @throws UnsupportedOperationError for `abbreviated` */
  scanner(options?: ExtractOptions): ReferenceScanner;
  /** Every rule of the document, in its order. */
  readonly rules: readonly Rule<Name>[];
  /** @throws UnknownNameError */
  rule(name: Name): Rule<Name>;
}

/** What a revision is made of. */
export interface RevisionParts<Name extends string> {
  readonly grammar: GrammarData<Name>;
  /** The expressions of its rules. */
  readonly bnf: CompactBnf;
  /** The minimal automaton of its reference rule. */
  readonly automaton: EncodedAutomaton;
  /** The generated parser; `startRule` is a peggy identifier. */
  readonly parse: (text: string, options: { readonly startRule: never }) => SyntaxNode<Name>;
  /** The generated parser without nodes: leaves the marks of roles. */
  readonly mark: (text: string, options: { readonly startRule: never }) => boolean;
  readonly references: ReferenceAlgorithms;
  /** What its prose says beyond its grammar. */
  readonly prose: readonly ProseEntry[];
}

/** Binds a document to its generated parser, automaton and algorithms. */
export function defineRevision<Name extends string>(parts: RevisionParts<Name>): Revision<Name> {
  const { grammar, references } = parts;
  const names = grammar.rules.map((rule) => rule.name);
  const identifiers = names.map(pegIdentifier);
  const reference = names.indexOf(grammar.start);
  const recognizer = new Recognizer(parts.bnf, reference, parts.automaton);
  let rules: readonly Rule<Name>[] | undefined;
  let reaching: ReadonlySet<Name> | undefined;

  /** The index of the start rule. */
  const startRule = (text: unknown, options: StartOption<Name> | undefined): number => {
    if (typeof text !== 'string') {
      throw new TypeError(`${grammar.id}: the text must be a string, but is ${describe(text)}`);
    }
    const start = options?.start;
    if (start === undefined) return reference;
    const rule = names.indexOf(start);
    if (rule < 0) throw unknownName(`rule of ${grammar.id}`, start, names);
    return rule;
  };

  /** What a generated parser takes. */
  const from = (rule: number): { startRule: never } => ({ startRule: identifiers[rule] as never });

  /** Leaves the marks of a text. @throws UriSyntaxError */
  const markRoles = (text: string, options: StartOption<Name> | undefined): void => {
    const isMarked = parts.mark(text, from(startRule(text, options)));
    if (!isMarked) revision.parse(text, options);
  };

  const readingOf = (text: string): Reading => {
    const result = revision.safeParse(text);
    return new Reading({
      text,
      tree: result.ok ? result.tree : undefined,
      components: result.ok ? revision.components(text) : undefined,
      accepts: (part, start) => revision.accepts(part, { start: start as Name }),
    });
  };

  const absoluteForm = (relative: string, base: string): string | undefined => {
    try {
      const result = revision.resolve(relative, base);
      return result.kind === 'absolute' ? result.text : undefined;
    } catch (error) {
      if (error instanceof ResolutionError || error instanceof UriSyntaxError) return undefined;
      throw error;
    }
  };

  const extractor = (): Extractor => ({
    ...extractionRules[grammar.id],
    automaton: recognizer.automaton(reference),
  });

  const revision: Revision<Name> = {
    id: grammar.id,
    title: grammar.title,
    date: grammar.date,
    start: grammar.start,
    accepts: (text, options) => recognizer.accepts(startRule(text, options), text),
    parse(text, options) {
      const result = revision.safeParse(text, options);
      if (!result.ok) throw result.error;
      return result.tree;
    },
    safeParse(text, options) {
      const rule = startRule(text, options);
      return recognizer.accepts(rule, text)
        ? { ok: true, tree: parts.parse(text, from(rule)) }
        : { ok: false, error: new UriSyntaxError(new Diagnosis(text, rule, grammar, recognizer)) };
    },
    components(text, options) {
      markRoles(text, options);
      return markedComponents(text, grammar.roles, names);
    },
    spans(text, options) {
      markRoles(text, options);
      return markedSpans();
    },
    production(text, options) {
      reaching ??= rulesWithProductions(grammar);
      return carryingProduction(revision.parse(text, options), grammar.roles.carriers, reaching);
    },
    resolve: (reference, base, options) => references.resolve(revision, reference, base, options),
    levels: levelsOf(references.normalization),
    normalize: (text, level) => normalize(revision, references.normalization, text, level),
    equivalent: (a, b, level) => equivalent(revision, references.normalization, a, b, level),
    encode: (data, role, options) => encode(references.escape, data, role, options),
    decode: (text, options) => decode(references.escape, text, options),
    compareSplit: (text) => compareSplit(revision, references.regexSection, text),
    base: (layers) =>
      establishBase(baseRules[grammar.id], layers, {
        accepts: (text, { start }) => revision.accepts(text, { start: start as Name }),
        resolve: absoluteForm,
      }),
    check: (text, { base } = {}) =>
      check(parts.prose, readingOf(text), base === undefined ? undefined : readingOf(base)),
    explain(text) {
      const reading = readingOf(text);
      if (!reading.derivable) revision.parse(text);
      return explain(references.explainer, reading);
    },
    extract: (text, options) => extract(extractor(), text, options),
    scanner: (options) => new ReferenceScanner(extractor(), options),
    get rules() {
      rules ??= rulesOf(grammar);
      return rules;
    },
    rule(name) {
      const rule = revision.rules.find((candidate) => candidate.name === name);
      if (rule === undefined) throw unknownName(`rule of ${grammar.id}`, name, names);
      return rule;
    },
  };
  return revision;
}

/** A rule's name as grammar.peggy writes it. */
function pegIdentifier(name: string): string {
  return name.replaceAll('-', '_').replaceAll('+', 'plus');
}

function describe(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;
}
