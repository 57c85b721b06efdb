/** A revision's grammar, another, or a learnt language, as the studies take it: the corrected BNF, the roles of its rules, an automaton of each on demand. */
import type { Automaton } from '../../core/automaton/automaton.js';
import type { CodeUnitSet } from '../../core/base/code-units.js';
import type { BnfExpression, BnfGrammar } from '../bnf/bnf.js';
import type { ReadListing } from '../bnf/read-listing.js';
import { wideAutomaton } from './minimal-dfa.js';
import { type UnknownNameError, unknownName } from '../../core/base/unknown-name.js';

/** What a studied grammar is made of. */
export interface GrammarSource {
  readonly bnf: BnfGrammar;
  /** The reference rule. */
  readonly start: string;
  /** The role of each rule. */
  readonly roles: Readonly<Record<string, string>>;
  /** The minimal automaton of a rule; where there is none, it is built from the BNF. */
  readonly automaton?: (rule: string) => Automaton | undefined;
  /** Of a language that was learnt. */
  readonly scope?: Scope;
  /** Of a grammar that is no document's. */
  readonly read?: ReadListing;
}

/** What a learnt language was asked about. */
export interface Scope {
  /** What stands before all of its strings, and is no part of them. */
  readonly prefix: string;
  /** The code units that none of its strings has, as they were not asked about. */
  readonly unasked: CodeUnitSet;
}

/** A grammar with its roles and automata. */
export class StudiedGrammar {
  readonly bnf: BnfGrammar;
  readonly start: string;
  /** The names of the rules that can be asked about, in the document's order: all of a document, one of a learnt language. */
  readonly rules: readonly string[];
  /** Of a language that was learnt, what it was asked about; undefined for a document. */
  readonly scope: Scope | undefined;
  /** Of a grammar that is no document's, how it was read; undefined for a document. */
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
    this.build = (rule) => automaton?.(rule) ?? wideAutomaton(bnf, rule);
  }

  get revision(): string {
    return this.bnf.revision;
  }

  /** What a rule is for, under a name common to all revisions. @throws UnknownNameError */
  role(rule: string): string {
    return this.roles[this.known(rule)] ?? '';
  }

  /** The minimal automaton of a rule, built once. @throws UnknownNameError */
  automaton(rule: string): Automaton {
    const built = this.automata.get(rule) ?? this.build(this.known(rule));
    this.automata.set(rule, built);
    return built;
  }

  /** The expression of a rule. @throws UnknownNameError */
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
