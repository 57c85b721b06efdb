/**
 * Revision: one document's language together with its algorithms and its prose. Callers do everything with a document
 * through this object; nothing is global.
 */

import type { Automaton } from './automaton/automaton.js';
import type { Language, StartOption } from './language.js';
import { check, type Check, findingsOf } from './prose/check.js';
import type { ProseEntry } from './prose/entry.js';
import type { ReferenceAlgorithms } from './reference/algorithms.js';
import { type Base, type BaseLayers, establishBase } from './reference/base.js';
import {
  build,
  buildForm,
  type BuildOptions,
  isSchemeFields,
  type ReferenceParts,
  type SchemeFields,
} from './reference/build.js';
import { startForBase } from './reference/start-by-base.js';
import { schemeParts } from './reference/schemes/read.js';
import { clean, type Clean } from './reference/clean.js';
import { type Equivalence, equivalent, type EquivalentOptions } from './reference/equivalence.js';
import { ResolutionError } from './reference/error.js';
import { decode, type DecodeOptions, encode, type EncodeOptions, withAlphabets } from './reference/escape.js';
import { explain, type Explanation } from './reference/explain.js';
import { type MappingOptions, requireMapping } from './reference/mapping.js';
import { type Extractor, type ExtractOptions, type Found } from './reference/extract-rules.js';
import { extract, ReferenceScanner } from './reference/extract-scanner.js';
import {
  aBoolean,
  aBound,
  aString,
  knownOptions,
  listOf,
  octetsOrText,
  optional,
  type OptionChecks,
  recordOf,
} from './base/arguments.js';
import { withCharset, withPrescription } from './reference/advice.js';
import { isOfReferences, referenceRoles } from './tree/rule-roles.js';
import { fix, type Fix, type Fixable } from './reference/fix.js';
import {
  type Level,
  type Normalization,
  normalize,
  type Tolerated,
  splitTrailingFragment,
  readAs,
  tolerated,
} from './reference/normalize.js';
import type { Resolution, ResolveOptions } from './reference/resolve.js';
import { compareSplit, recompose, split, type SplitComparison } from './reference/split.js';
import { prescribe, UriSyntaxError } from './reading/error.js';
import type { SyntaxNode } from './tree/node.js';
import { DocumentReadings, type Reading } from './reading/reading.js';
import { type Rule, ruleNamed, type RuleTexts, withTexts } from './tree/rule.js';

/** The place of a text. */
export interface BaseOption {
  /**
   * The base of the document that contains the text: an absolute URL, or the name of a kind of base. It chooses the start
   * rule as `startFor` does, unless one is given; and some findings concern a reference in its place.
   */
  readonly base?: string | undefined;
}

export interface CheckOptions<Name extends string = string> extends StartOption<Name>, BaseOption {}

/**
 * One document, executable: its language, its algorithms and its prose. Every call throws UnknownNameError for an
 * option that it does not have, and TypeError for an argument or an option of another type.
 */
export interface Revision<
  Name extends string = string,
  Nodes extends Record<Name, SyntaxNode> = Record<Name, SyntaxNode<Name>>,
  Start extends string = Name,
  ResultName extends string = Name,
> extends Language<Name, Nodes, Start, ResultName> {
  /** Every rule of the document with its texts, in the document's order. */
  readonly rules: readonly Rule<ResultName>[];
  /**
   * Returns a rule by its name.
   * @throws UnknownNameError
   * @example
   * revision('rfc3986').rule('port').corrected; // 'port          = *DIGIT'
   */
  rule(name: Name): Rule<ResultName>;
  /**
   * Resolves a reference to its absolute form, or the current document, by the document's own algorithm.
   * @throws UnsupportedOperationError if the document has none; ResolutionError, UriSyntaxError
   * @example
   * const target = revision('rfc3986').resolve('../g', 'http://a/b/c/d;p?q');
   * target.kind === 'absolute' && target.text; // 'http://a/b/g'
   */
  resolve(reference: string, base: string, options?: ResolveOptions): Resolution;
  /** The options of resolve for this document; none if it has no rules for relative references. */
  readonly resolveOptions: readonly (keyof ResolveOptions)[];
  /** The levels of normalization that the document supports, lowest first. */
  readonly levels: readonly Level[];
  /**
   * Returns the normal form at a level, the document's highest by default, with the changes.
   * @throws UriSyntaxError
   * @example
   * revision('rfc3986').normalize('HTTP://H/%7ea/./b').text; // 'http://h/~a/b'
   * revision('rfc3986').normalize('HTTP://H/%7ea/./b', 'case').text; // 'http://h/%7Ea/./b'
   */
  normalize(text: string, level?: Level): Normalization;
  /**
   * Tests whether two texts have the same normal form at a level, and returns the deciding level.
   * @throws UriSyntaxError; UnsupportedOperationError if the texts differ and the document compares beyond its grammar,
   * unless a level is given
   * @example
   * const { equal, level } = revision('rfc3986').equivalent('HTTP://h/%7Ea', 'http://h/~a');
   * [equal, level]; // [true, 'escape']
   */
  equivalent(a: string, b: string, options?: EquivalentOptions): Equivalence;
  /**
   * Encodes data as text of a role: characters that the role does not allow raw become escapes.
   * @throws EscapeError, UnknownNameError
   * @example
   * revision('rfc3986').encode('a/b ü', 'segment', { charset: 'utf-8' }); // 'a%2Fb%20%C3%BC'
   */
  encode(data: string | Uint8Array, role: string, options?: EncodeOptions): string;
  /**
   * Decodes text of a role as data: octets, or a string if a charset is requested.
   * @throws EscapeError
   * @example
   * revision('rfc3986').decode('a%20b', { charset: 'utf-8' }); // 'a b'
   */
  decode(text: string, options?: DecodeOptions): string | Uint8Array;
  /**
   * Builds a reference from components, or a URL from a scheme's fields as `explain` returns them, if the document has
   * forms of schemes. Each is escaped for its role. Throws unless the result reads back as the same.
   * @throws BuildError, EscapeError, UnknownNameError
   * @example
   * revision('rfc3986').build({ scheme: 'http', host: 'h', path: ['', 'a/b', 'c d'], query: 'x=1' }); // 'http://h/a%2Fb/c%20d?x=1'
   */
  build(parts: ReferenceParts | SchemeFields, options?: BuildOptions): string;
  /**
   * Returns the derivable text that the document prescribes for a text: characters not allowed raw are escaped, and
   * `./` comes before a segment that would be read as a scheme. Ignores the index that `texts.map(fix)` passes.
   * @throws EscapeError if it prescribes none, or its prose forbids the escaped text; UnknownNameError for a base as
   * `startFor` does
   * @example
   * const { text, changes } = revision('rfc3986').fix('http://h/a|b');
   * [text, ...changes.map(({ found, written, section }) => [found, written, section])]; // ['http://h/a%7Cb', ['|', '%7C', '2.4, 3.3']]
   */
  fix(text: string, options?: BaseOption | number): Fix;
  /**
   * Returns the derivable text that the document reads a text as, although its grammar does not derive it: a reading that
   * it asks programs to tolerate, or the URL before a fragment. Undefined if there is none, or the text is derivable.
   * Linear.
   * @example
   * revision('rfc1738').tolerated('HTTP://h/'); // { text: 'http://h/', section: '2.1' }
   */
  tolerated(text: string): Tolerated | undefined;
  /**
   * Removes the marks that surround and break a typed or copied reference: white space, wrappers, "URL:".
   * @throws UnsupportedOperationError if the document describes none
   * @example
   * revision('rfc3986').clean('<URL:http://h/a\n b>').text; // 'http://h/ab'
   */
  clean(text: string): Clean;
  /**
   * Maps a reference to a URI: characters beyond US-ASCII become escapes of their octets in UTF-8. Linear.
   * @throws UriSyntaxError, with `printable` about the text after that; UnsupportedOperationError if the document defines
   * no mapping
   * @example
   * revision('rfc3987').toUri('http://résumé.example/'); // 'http://r%C3%A9sum%C3%A9.example/'
   */
  toUri(text: string, options?: MappingOptions): string;
  /**
   * Converts a URI, or an IRI, to an IRI without needless escapes: those of UTF-8 become characters where the document
   * allows them, and those of unreserved characters. It maps back to an equivalent URI. Linear.
   * @throws UriSyntaxError, UnsupportedOperationError if the document defines no mapping
   * @example
   * revision('rfc3987').toIri('/D%C3%BCrst%2F%FC'); // '/Dürst%2F%FC'
   */
  toIri(text: string): string;
  /**
   * Compares the document's split of the text, which ignores the grammar, with the reading.
   * @throws UnsupportedOperationError
   * @example
   * revision('rfc2396').compareSplit('http://h/p').name; // 'The regular expression of Appendix B'
   */
  compareSplit(text: string): SplitComparison;
  /**
   * Establishes the base of a document in these layers, by the document's order of precedence.
   * @example
   * const layers = { entities: [{ embedded: 'http://a/b/' }], retrieval: 'http://c/' };
   * revision('rfc3986').base(layers).base; // 'http://a/b/'
   */
  base(layers: BaseLayers): Base;
  /**
   * Returns everything that the grammar determines about the text, in one pass; slower members are computed on demand.
   * @example
   * const { derivable, offset, found } = revision('rfc3986').read('http://h/a b');
   * [derivable, offset, found]; // [false, 10, ' ']
   */
  read(text: string, options?: StartOption<Name>): Reading;
  /**
   * Returns the start rule for references with a base: an absolute URL, or the name of a kind of base. The reference rule
   * if the base makes no difference in this document.
   * @throws UnknownNameError if the document distinguishes bases, and this is neither
   * @example
   * revision('whatwg-2026-07').startFor('https://h/'); // 'valid-URL-string-special'
   */
  startFor(base: string): Name;
  /**
   * Applies the document's prose to the text, derivable or not. If the start rule derives parts of references, findings on
   * whole references are left out. Linear for each entry of the table.
   * @example
   * const { derivable, conforming, findings } = revision('rfc1738').check('http://u:p@h/');
   * [derivable, conforming, findings.map(({ id }) => id)]; // [true, false, ['known-scheme', 'http-user', 'password', 'one-label']]
   */
  check(text: string, options?: CheckOptions<Name>): Check;
  /**
   * Explains the text in sentences with sections, and as data if its scheme is known. A text that the grammar does not
   * derive is explained by its tolerated reading, if the document has one.
   * @throws UriSyntaxError
   * @example
   * const { sentences } = revision('rfc3986').explain('tel:1');
   * sentences.map(({ section, text }) => `§${section} ${text}`); // ['§3.1 The scheme is "tel".', '§3.3 The path is "1".']
   */
  explain(text: string): Explanation;
  /**
   * Finds the references in running text, from left to right.
   * @throws UnsupportedOperationError for `abbreviated`
   * @example
   * const found = revision('rfc3986').extract('See <http://h/a>, or mailto:a@b.');
   * found.map(({ text }) => text); // ['http://h/a', 'mailto:a@b']
   */
  extract(text: string, options?: ExtractOptions): readonly Found[];
  /**
   * Returns a scanner that extracts from text in chunks.
   * @throws UnsupportedOperationError for `abbreviated`
   * @example
   * const scanner = revision('rfc3986').scanner();
   * const found = [...scanner.push('See <http:'), ...scanner.push('//h/>'), ...scanner.end()];
   * found.map(({ text }) => text); // ['http://h/']
   */
  scanner(options?: ExtractOptions): ReferenceScanner;
}

/**
 * One of several documents: it starts from a rule that all of them have, and its results may contain any rule.
 * @typeParam Name the names of these rules
 */
export type SharedRevision<Name extends string> = Revision<Name, Record<Name, SyntaxNode>, string, string>;

/** A document's rules beyond its grammar: its room in src/documents. */
export interface DocumentRoom {
  readonly references: ReferenceAlgorithms;
  readonly prose: readonly ProseEntry[];
}

const resolveOptions: OptionChecks<ResolveOptions> = {
  validating: aBoolean,
  surplus: aString,
  trace: aBoolean,
};
const encodeOptions: OptionChecks<EncodeOptions> = { charset: aString, data: aBoolean };
const decodeOptions: OptionChecks<DecodeOptions> = { charset: aString, all: aBoolean, role: aString };
const buildOptions: OptionChecks<BuildOptions> = {
  data: /* @__PURE__ */ optional(aBoolean),
  charset: /* @__PURE__ */ optional(aString),
};
const equivalentOptions: OptionChecks<EquivalentOptions> = {
  level: /* @__PURE__ */ optional(aString),
  base: /* @__PURE__ */ optional(aString),
  fragments: /* @__PURE__ */ optional(aBoolean),
};
const checkOptions: OptionChecks<CheckOptions> = { base: aString, start: aString };
const baseOption: OptionChecks<BaseOption> = { base: aString };
const extractOptions: OptionChecks<ExtractOptions> = {
  schemes: /* @__PURE__ */ listOf(aString),
  abbreviated: aBoolean,
  limit: aBound,
};
const ifAny = /* @__PURE__ */ optional(aString);
const entities = /* @__PURE__ */ listOf(
  /* @__PURE__ */ recordOf({ embedded: ifAny, base: ifAny, contentBase: ifAny, contentLocation: ifAny }),
);
const segments = /* @__PURE__ */ listOf(aString);
const aPath = (value: unknown, what: string): void => {
  if (Array.isArray(value)) segments(value, what);
  else ifAny(value, what);
};
const buildParts: OptionChecks<ReferenceParts> = {
  scheme: ifAny,
  authority: ifAny,
  user: ifAny,
  password: ifAny,
  host: ifAny,
  port: ifAny,
  path: aPath,
  query: ifAny,
  fragment: ifAny,
};
const mappingOptions: OptionChecks<MappingOptions> = { printable: aBoolean };
const baseLayers: OptionChecks<BaseLayers> = {
  entities,
  retrieval: aString,
  application: aString,
};

/** Members of a language that a revision overrides. */
type OverriddenMember = 'rules' | 'rule' | 'parse' | 'safeParse' | 'components' | 'spans' | 'production';

/** Binds a language to the algorithms and the prose of its document, and to the texts of its rules. */
export function defineRevision<
  Name extends string,
  Nodes extends Record<Name, SyntaxNode<Name>>,
  Start extends Name,
>(
  language: Language<Name, Nodes, Start>,
  { references, prose }: DocumentRoom,
  texts: RuleTexts,
): Revision<Name, Nodes, Start> {
  const readingOf = (text: string): Reading => readings.reading(text);
  const automatonOf = (rule: string): Automaton => language.automaton({ start: rule as Name });
  const escapes = withAlphabets(
    { ...references.escape, wrapperSection: references.extraction.section },
    automatonOf,
  );
  const partProse = prose.filter(({ whole }) => whole !== true);
  const forbidding = prose.filter(({ level }) => level === 'violation');
  const fixableFrom = (start: Name): Fixable => ({
    accepts: (text) => language.accepts(text, { start }),
    refusal: (text, rule = start) => {
      const result = language.safeParse(text, { start: rule as Name });
      if (result.ok) throw new RangeError('a derivable text is not refused');
      return result.error;
    },
    spans: (text) => language.spans(text, { start }),
    automaton: (rule = start) => automatonOf(rule),
    nodes: (fixed, rule) => readings.reading(fixed, start).nodes(rule),
    violation: (fixed) => findingsOf(forbidding, readings.reading(fixed, start))[0],
  });

  const toleratedForm = (text: string): Tolerated | undefined =>
    language.accepts(text)
      ? undefined
      : tolerated((form) => language.accepts(form), references.normalization, text);

  const absoluteForm = (relative: string, base: string): string | undefined => {
    try {
      const result = revision.resolve(relative, base);
      return result.kind === 'absolute' ? result.text : undefined;
    } catch (error) {
      if (error instanceof ResolutionError || error instanceof UriSyntaxError) return undefined;
      throw error;
    }
  };

  /** Returns a text that the reference rule derives. @throws UriSyntaxError */
  const derivable = (text: string): string => {
    if (!language.accepts(text)) revision.parse(text);
    return text;
  };

  const extractor = (): Extractor => ({
    ...references.extraction,
    revision: language.id,
    automaton: language.automaton(),
    ladder: references.normalization,
  });

  /**
   * Adds the document's prescription to the advice of an error; for a part of a reference, only its charset to the
   * grammar's suggestion.
   */
  const advising = (error: unknown): unknown => {
    if (error instanceof UriSyntaxError) {
      const { start } = error;
      prescribe(error, (details) =>
        isOfReferences(revision.rule(start as Name).role)
          ? withPrescription(revision, details)
          : withCharset(escapes, automatonOf(start), details),
      );
    }
    return error;
  };

  const additions: Omit<Revision<Name, Nodes, Start>, Exclude<keyof Language, OverriddenMember>> = {
    parse(text, options) {
      const result = revision.safeParse(text, options);
      if (!result.ok) throw result.error;
      return result.tree;
    },
    safeParse(text, options) {
      const result = language.safeParse(text, options);
      if (!result.ok) advising(result.error);
      return result;
    },
    components(text, options) {
      try {
        return language.components(text, options);
      } catch (error) {
        throw advising(error);
      }
    },
    spans(text, options) {
      try {
        return language.spans(text, options);
      } catch (error) {
        throw advising(error);
      }
    },
    production(text, options) {
      try {
        return language.production(text, options);
      } catch (error) {
        throw advising(error);
      }
    },
    rules: withTexts(language.rules, texts),
    rule: (name) => ruleNamed(revision, name),
    resolve(reference, base, options) {
      aString(reference, 'resolve: the reference');
      aString(base, 'resolve: the base');
      const known = options === undefined ? undefined : knownOptions('resolve', resolveOptions, options);
      const forms = { reference: toleratedForm(reference), base: toleratedForm(base) };
      const result = references.resolver.resolve(
        revision,
        forms.reference?.text ?? reference,
        forms.base?.text ?? base,
        known,
      );
      return forms.reference || forms.base ? { ...result, tolerated: forms } : result;
    },
    resolveOptions: references.resolver.options,
    levels: references.normalization.levels,
    normalize(text, level) {
      aString(text, 'normalize: the text');
      return normalize(revision, references.normalization, text, level);
    },
    equivalent(a, b, options) {
      aString(a, 'equivalent: the first text');
      aString(b, 'equivalent: the second text');
      const known = knownOptions('equivalent', equivalentOptions, options);
      return equivalent(revision, references.normalization, [a, b], known, (text, base) => {
        const result = revision.resolve(text, base);
        if (result.kind === 'absolute') return result.text;
        return result.kind === 'refused' ? text : recompose({ ...split(base), fragment: result.fragment });
      });
    },
    encode(data, role, options) {
      octetsOrText(data, 'encode: the data');
      const known = knownOptions('encode', encodeOptions, options);
      const isAddress = typeof data === 'string' && data.includes('[') && known.data !== true;
      // Brackets around an address are delimiters of URL text.
      if (isAddress && ['host', 'authority'].includes(role) && language.accepts(`//${data}`)) return data;
      return encode(escapes, data, role, known);
    },
    decode(text, options) {
      aString(text, 'decode: the text');
      return decode(escapes, text, knownOptions('decode', decodeOptions, options));
    },
    build(parts, options) {
      recordOf({})(parts, 'build: the parts');
      const { schemes, writers } = references.explainer;
      if (writers !== undefined && isSchemeFields(parts)) {
        return buildForm(language.id, writers, parts, (text) =>
          language.accepts(text) ? schemeParts(schemes, readingOf(text)) : undefined,
        );
      }
      const known = knownOptions('build', buildParts, parts);
      return build(revision, escapes, known, knownOptions('build', buildOptions, options));
    },
    fix(text, options) {
      aString(text, 'fix: the text');
      const { base } = knownOptions('fix', baseOption, typeof options === 'number' ? undefined : options);
      return fix(fixableFrom(startForBase(language, base) as Name), escapes, text);
    },
    tolerated(text) {
      aString(text, 'tolerated: the text');
      return readAs((form) => language.accepts(form), references.normalization, text);
    },
    clean(text) {
      aString(text, 'clean: the text');
      return clean(language.id, references.extraction.section, text);
    },
    toUri(text, options) {
      aString(text, 'toUri: the text');
      const { printable } = knownOptions('toUri', mappingOptions, options);
      const { toUri, escapePrintable } = requireMapping(language.id, references.mapping);
      return toUri(derivable(printable === true ? escapePrintable(text) : text));
    },
    toIri(text) {
      aString(text, 'toIri: the text');
      const { toIri } = requireMapping(language.id, references.mapping);
      return toIri(derivable(text));
    },
    compareSplit(text) {
      aString(text, 'compareSplit: the text');
      return compareSplit(revision, references.splitting, text);
    },
    base(layers) {
      const known = knownOptions('base', baseLayers, layers);
      recordOf({ entities })(layers, 'base: the layers');
      return establishBase(
        references.base,
        { ...known, entities: layers.entities },
        {
          accepts: (text, { start }) => revision.accepts(text, { start: start as Name }),
          resolve: absoluteForm,
        },
      );
    },
    read(text, options) {
      aString(text, 'read: the text');
      // The language rejects unknown options.
      if (options !== undefined) language.automaton(options);
      return readings.reading(text, options?.start);
    },
    startFor(base) {
      aString(base, 'startFor: the base');
      return startForBase(language, base) as Name;
    },
    check(text, options) {
      aString(text, 'check: the text');
      const { base, start: asked } = knownOptions('check', checkOptions, options);
      const start = asked ?? (base === undefined ? undefined : revision.startFor(base));
      const isWhole = start === undefined || referenceRoles.includes(revision.rule(start).role);
      const reading = readings.reading(text, start);
      return check(isWhole ? prose : partProse, reading, base === undefined ? undefined : readingOf(base));
    },
    explain(text) {
      aString(text, 'explain: the text');
      const { normalization, explainer } = references;
      const { url, ...trailing } = splitTrailingFragment(
        (form) => language.accepts(form),
        normalization,
        text,
      );
      const form = toleratedForm(url);
      const reading = readingOf(form?.text ?? url);
      if (!reading.derivable) revision.parse(text);
      return explain(explainer, reading, form, trailing);
    },
    extract(text, options) {
      aString(text, 'extract: the text');
      return extract(extractor(), text, knownOptions('extract', extractOptions, options));
    },
    scanner: (options) => new ReferenceScanner(extractor(), knownOptions('scanner', extractOptions, options)),
  };
  const revision: Revision<Name, Nodes, Start> = { ...language, ...additions };
  const readings = new DocumentReadings(revision as Revision);
  return revision;
}
