/**
 * Grammar as studies use it, of a revision, another source or a learned language: the corrected BNF, the roles of its
 * rules, an automaton of each on demand.
 */
import type { Automaton } from '../../core/automaton/automaton.js';
import type { CodeUnitSet } from '../../core/base/code-units.js';
import type { BnfExpression, BnfGrammar } from '../bnf/bnf.js';
import type { ReadListing } from '../bnf/read-listing.js';
import { minimalAutomaton } from './minimal-dfa.js';
import { type UnknownNameError, unknownName } from '../../core/base/unknown-name.js';

/** Parts of a studied grammar. */
export interface GrammarSource {
  readonly bnf: BnfGrammar;
  /** The reference rule. */
  readonly start: string;
  /** The role of each rule. */
  readonly roles: Readonly<Record<string, string>>;
  /** Returns the minimal automaton of a rule; if there is none, it is built from the BNF. */
  readonly automaton?: (rule: string) => Automaton | undefined;
  /** Present for a learned language. */
  readonly scope?: Scope;
  /** Present for a grammar that does not belong to a document. */
  readonly read?: ReadListing;
}

/** Scope of the queries about a learned language. */
export interface Scope {
  /** Text before all of its strings, not part of them. */
  readonly prefix: string;
  /** The code units that none of its strings contains, as they were not queried. */
  readonly unasked: CodeUnitSet;
}

/** A grammar with its roles and automata. */
export class StudiedGrammar {
  readonly bnf: BnfGrammar;
  readonly start: string;
  /**
   * The names of the rules that can be studied, in the document's order: all of a document, one of a learned language.
   */
  readonly rules: readonly string[];
  /** Scope of the queries about a learned language; undefined for a document. */
  readonly scope: Scope | undefined;
  /** Result of reading a grammar that does not belong to a document; undefined for a document. */
  readonly read: ReadListing | undefined;
  private readonly roles: Readonly<Record<string, string>>;
  private readonly build: (rule: string) => Automaton;
  private readonly automata = new Map<string, Automaton>();

  constructor({ bnf, start, roles, automaton, scope, read }: GrammarSource) {
    this.bnf = bnf;
    this.start = start;
    this.rules = bnf.rules.map(({ name }) => name).filter((name) => Object.hasOwn(roles, name));
    this.scope = scope;
    this.read = read;
    this.roles = roles;
    this.build = (rule) => automaton?.(rule) ?? minimalAutomaton(bnf, rule);
  }

  get revision(): string {
    return this.bnf.revision;
  }

  /** Returns the purpose of a rule, under a name common to all revisions. @throws UnknownNameError */
  role(rule: string): string {
    return this.roles[this.known(rule)] ?? '';
  }

  /** Returns the minimal automaton of a rule, built once. @throws UnknownNameError */
  automaton(rule: string): Automaton {
    const built = this.automata.get(rule) ?? this.build(this.known(rule));
    this.automata.set(rule, built);
    return built;
  }

  /** Returns the expression of a rule. @throws UnknownNameError */
  expression(rule: string): BnfExpression {
    const found = this.bnf.rules.find(({ name }) => name === rule);
    if (found === undefined) throw this.unknown(rule);
    return found.expression;
  }

  private known(rule: string): string {
    if (!this.rules.includes(rule)) throw this.unknown(rule);
    return rule;
  }

  private unknown(rule: string): UnknownNameError {
    return unknownName(`rule of ${this.revision}`, rule, this.rules);
  }
}
