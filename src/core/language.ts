/**
 * The language of a document: derivability, trees, components and rules, bound to the generated parser and automaton. A
 * revision adds the document's prose.
 */

import type { Automaton } from './automaton/automaton.js';
import type { EncodedAutomaton } from './automaton/dfa-table.js';
import type { Alphabet } from './reading/alphabet.js';
import { type CompactBnf, referencesIn } from './automaton/compact-bnf.js';
import { Recognizer } from './automaton/recognizer.js';
import type { RevisionId } from '../../generated/registry/ids.js';
import type { Components } from './tree/components.js';
import { diagnosisOf } from './reading/diagnosis.js';
import { UriSyntaxError } from './reading/error.js';
import { repairOf } from './reading/escaping.js';
import { Registers } from './automaton/registers.js';
import { walk } from './automaton/walk.js';
import { registerTree } from './tree/tree-registers.js';
import {
  componentsIn,
  productionIn,
  registerEmptyPath,
  registerWhole,
  type RoleSpans,
  spansIn,
} from './tree/read-components.js';
import {
  decodeTaggedDfa,
  type EncodedTaggedDfa,
  runTaggedDfa,
  type TaggedDfa,
} from './automaton/tagged-dfa.js';
import type { SyntaxNode } from './tree/node.js';
import type { GeneratedParser } from './tree/parser.js';
import { rulesReaching } from './tree/reaching.js';
import { type GrammarData, type RuleEntry, type StartByBase } from './tree/rule.js';
import { checkNames } from './base/arguments.js';
import { unknownName } from './base/unknown-name.js';
import { notAText } from './base/wrong-type.js';

/** Options of every call that derives a string. */
export interface StartOption<Name extends string = string> {
  /** Any rule name in the document's spelling; the document's reference rule by default. */
  readonly start?: Name | undefined;
}

/** Result of safeParse. */
export type ParseResult<Tree extends SyntaxNode = SyntaxNode> =
  { readonly ok: true; readonly tree: Tree } | { readonly ok: false; readonly error: UriSyntaxError };

/**
 * The language that a document's grammar defines. Every call that takes a text throws TypeError if it is not a string.
 * It throws UnknownNameError if `start` is not a rule of the document or an option is unknown. Time is linear in the
 * text.
 * @typeParam Name the names of the rules
 * @typeParam Nodes the nodes of each rule
 * @typeParam Start the reference rule
 * @typeParam ResultName the names of all rules that results contain, if there are more
 */
export interface Language<
  Name extends string = string,
  Nodes extends Record<Name, SyntaxNode> = Record<Name, SyntaxNode<Name>>,
  Start extends string = Name,
  ResultName extends string = Name,
> {
  readonly id: RevisionId;
  readonly title: string;
  /** Year, month and, if the document states one, day of publication. */
  readonly date: string;
  /** The reference rule: the default start of every call. */
  readonly start: Start;
  /**
   * Tests whether the text is derivable from the start rule. Ignores the index that `texts.filter(accepts)` passes.
   * @example
   * ['http://h/a', 'http://h/a b'].filter(revision('rfc3986').accepts); // ['http://h/a']
   * revision('rfc3986').accepts('256.0.0.1', { start: 'IPv4address' }); // false
   */
  accepts(text: string, options?: StartOption<Name> | number): boolean;
  /**
   * Returns the reading of the text.
   * @throws UriSyntaxError if the text is not derivable
   * @example
   * const tree = revision('rfc3986').parse('80', { start: 'port' });
   * tree.children.map(({ rule, start, end }) => [rule, start, end]); // [['DIGIT', 0, 1], ['DIGIT', 1, 2]]
   */
  parse<Rule extends Name = Start & Name>(text: string, options?: StartOption<Rule>): Nodes[Rule];
  /**
   * Parses the text and returns the error instead of throwing it.
   * @example
   * const result = revision('rfc3986').safeParse('http://h/a b');
   * result.ok || [result.error.offset, result.error.section]; // [10, '3.3']
   */
  safeParse<Rule extends Name = Start & Name>(
    text: string,
    options?: StartOption<Rule>,
  ): ParseResult<Nodes[Rule]>;
  /**
   * Returns the components of the reading, from the reference rule by default.
   * @throws UriSyntaxError
   * @example
   * const { host, port, path, query } = revision('rfc3986').components('http://h:80/p?');
   * [host, port, path, query]; // ['h', '80', '/p', '']
   */
  components(text: string, options?: StartOption<Name>): Components;
  /**
   * Returns the spans of each component.
   * @throws UriSyntaxError
   * @example
   * revision('rfc3986').spans('http://h/').get('host'); // [{ start: 7, end: 8 }]
   */
  spans(text: string, options?: StartOption<Name>): RoleSpans;
  /**
   * Returns the productions that carry the reading, outermost first.
   * @throws UriSyntaxError
   * @example
   * revision('rfc3986').production('../a'); // ['relative-ref', 'path-noscheme']
   */
  production(text: string, options?: StartOption<Name>): readonly ResultName[];
  /**
   * Walks the text once. Returns the places of its roles, valid until the next call, or the length of the longest
   * prefix that a derivable text extends.
   * @example
   * revision('rfc3986').walk('http://h/a b'); // 10
   */
  walk(text: string, options?: StartOption<Name>): Registers | number;
  /** The start rules for references with a base, if they depend on it. */
  readonly startsByBase?: readonly StartByBase[] | undefined;
  /** Every rule of the document, in its order. */
  readonly rules: readonly RuleEntry<ResultName>[];
  /**
   * Returns a rule by its name.
   * @throws UnknownNameError
   * @example
   * revision('rfc3986').rule('authority').uses; // ['userinfo', 'host', 'port']
   */
  rule(name: Name): RuleEntry<ResultName>;
  /**
   * Returns the automaton that accepts walks: the minimal automaton of the reference rule, or a lazily built one of
   * another rule.
   * @example
   * const automaton = revision('rfc3986').automaton({ start: 'scheme' });
   * automaton.accepting(automaton.step(automaton.initial, automaton.classOf(0x61))); // true
   */
  automaton(options?: StartOption<Name>): Automaton;
}

/** Parts of a language. */
export interface LanguageParts<Name extends string, Start extends Name> extends GeneratedParser<Name> {
  readonly grammar: GrammarData<Name, Start>;
  /** The expressions of the rules. */
  readonly bnf: CompactBnf;
  /** The minimal automaton of the reference rule. */
  readonly automaton: EncodedAutomaton;
  /** The tagged DFA of the reference rule; it stores the places of roles in registers. */
  readonly taggedDfa: EncodedTaggedDfa;
  /** The letters of the expressions, if the grammar mentions characters beyond US-ASCII. */
  readonly alphabet?: Alphabet;
}

const optionNames = ['start'];

/** Binds a grammar to its generated parser and automaton. */
export function defineLanguage<
  Name extends string,
  Nodes extends Record<Name, SyntaxNode<Name>>,
  Start extends Name,
>(parts: LanguageParts<Name, Start>): Language<Name, Nodes, Start> {
  const { grammar } = parts;
  const { names } = grammar;
  const reference = names.indexOf(grammar.start);
  const rules = entriesOf(grammar, parts.bnf);
  const indices = names.map((_, index) => index);
  const { alphabet } = parts;
  const recognizer = new Recognizer(parts.bnf, reference, parts.automaton, alphabet);
  // A call is never interrupted, so one set is enough for all.
  const registers = new Registers();
  let taggedDfa: TaggedDfa | undefined;
  let withPath: ReadonlySet<Name> | undefined;

  /** Returns the item of a list for a rule. @throws UnknownNameError */
  const ofRule = <Item>(items: readonly Item[], name: Name): Item => {
    const rule = names.indexOf(name);
    if (rule < 0) throw unknownName(`rule of ${grammar.id}`, name, names);
    return items[rule] as Item;
  };

  /** Returns the index of the start rule. */
  const ruleOf = (options: StartOption<Name> | undefined): number => {
    if (options !== undefined) checkNames(grammar.id, optionNames, options);
    if (options?.start === undefined) return reference;
    return ofRule(indices, options.start);
  };

  /** Returns the index of the start rule of a call that takes a text. */
  const startRule = (text: unknown, options: StartOption<Name> | undefined): number => {
    if (typeof text !== 'string') throw notAText(grammar.id, text);
    return ruleOf(options);
  };

  /** Returns the syntax tree of a derivable text. */
  const treeOf = (text: string, rule: number): SyntaxNode =>
    parts.parse(text, { startRule: names[rule] ?? grammar.start }) as SyntaxNode;

  /**
   * Fills the registers for a text, and returns -1; for a text that is not derivable returns the offset where it stops.
   */
  const fill = (text: string, rule: number): number => {
    if (rule === reference) {
      taggedDfa ??= decodeTaggedDfa(parts.taggedDfa, recognizer.referenceAutomaton());
      const stop = runTaggedDfa(taggedDfa, text, registers);
      if (stop >= 0) return stop;
    } else {
      const automaton = recognizer.automaton(rule);
      const { offset, state } = walk(automaton, text);
      if (offset < text.length || !automaton.accepting(state)) return offset;
      registerTree(registers, treeOf(text, rule), text, grammar.roles, names);
      const name = names[rule] ?? '';
      registerWhole(registers, text, grammar.roles.whole[name] ?? name);
    }
    if (hasPath(rule)) registerEmptyPath(registers, text, grammar.roles);
    return -1;
  };

  /** Fills the registers for a text. @throws UriSyntaxError */
  const registerRoles = (text: string, options: StartOption<Name> | undefined): void => {
    if (fill(text, startRule(text, options)) >= 0) language.parse(text, options);
  };

  /** Tests whether a rule can contain a path, so that a missing one may be empty. */
  const hasPath = (rule: number): boolean => {
    if (rule === reference) return true;
    withPath ??= rulesReaching(
      rules,
      grammar.roles.sources.flatMap((source) => (source.role === 'path' ? source.in : [])),
    );
    return withPath.has(names[rule] ?? grammar.start);
  };

  const language: Language<Name, Nodes, Start> = {
    id: grammar.id,
    title: grammar.title,
    date: grammar.date,
    start: grammar.start,
    startsByBase: grammar.startsByBase,
    accepts(text, options) {
      // The common call takes a shortcut: choosing the start rule would take a quarter of its time.
      if (options === undefined && typeof text === 'string') return recognizer.acceptsReference(text);
      return recognizer.accepts(startRule(text, typeof options === 'number' ? undefined : options), text);
    },
    parse(text, options) {
      const result = language.safeParse(text, options);
      if (!result.ok) throw result.error;
      return result.tree;
    },
    safeParse<Rule extends Name>(text: string, options?: StartOption<Rule>): ParseResult<Nodes[Rule]> {
      const rule = startRule(text, options);
      return recognizer.accepts(rule, text)
        ? { ok: true, tree: treeOf(text, rule) as Nodes[Rule] }
        : {
            ok: false,
            error: new UriSyntaxError(
              alphabet?.diagnosisOf(text, rule, grammar, recognizer, repairOf) ??
                diagnosisOf(text, rule, grammar, recognizer, repairOf),
            ),
          };
    },
    components(text, options) {
      registerRoles(text, options);
      return componentsIn(registers, text, names);
    },
    spans(text, options) {
      registerRoles(text, options);
      return spansIn(registers);
    },
    production(text, options) {
      registerRoles(text, options);
      return productionIn(registers, names);
    },
    walk(text, options) {
      const rule = startRule(text, options);
      const stop = fill(text, rule);
      return stop < 0 ? registers : (alphabet?.walk(recognizer.automaton(rule), text).offset ?? stop);
    },
    // A getter, another one for each document, would make V8 look members up in a dictionary at every call.
    rules,
    rule: (name) => ofRule(rules, name),
    automaton: (options) => recognizer.automaton(ruleOf(options)),
  };
  return language;
}

/** Returns one entry for each rule, in the document's order, with the rules that it uses and that use it. */
function entriesOf<Name extends string>(
  { names, sections }: GrammarData<Name>,
  bnf: CompactBnf,
): readonly RuleEntry<Name>[] {
  const uses = bnf.map((expression) => [...new Set(referencesIn(expression))]);
  return names.map((name, index) => ({
    name,
    section: sections[index] ?? '',
    uses: (uses[index] ?? []).flatMap((i) => names[i] ?? []),
    usedBy: names.filter((_, i) => uses[i]?.includes(index)),
  }));
}
