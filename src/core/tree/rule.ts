/** Entry of one rule in a language and a revision, and the generated data behind it. */

import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Roles } from './roles.js';
import type { RuleRole } from './rule-roles.js';
import { unknownName } from '../base/unknown-name.js';

/** A rule among the rules of its document. */
export interface RuleEntry<Name extends string = string> {
  /** In the document's spelling. */
  readonly name: Name;
  /** Section of the document that defines it. */
  readonly section: string;
  /** Rules that its definition refers to, in order of first use. */
  readonly uses: readonly Name[];
  /** Rules whose definition refers to this one, in the document's order. */
  readonly usedBy: readonly Name[];
}

/** A repair of a misprint in printed.bnf, as corrections.json lists it. */
export interface Correction {
  /** The rule whose text it changes. */
  readonly rule: string;
  /** Text found exactly once in the printed rule. */
  readonly printed: string;
  /** Replacement for the printed text. */
  readonly corrected: string;
  readonly reason: string;
  /** The section or sibling document that settles it. */
  readonly evidence: string;
}

/**
 * Origin of a rule: the document itself, its prose, if it prints no BNF, the base that it patches, another document from which it borrows the rule by
 * name, or the core rules of its notation. Each in words.
 */
export const ruleOrigins = {
  document: 'printed here',
  prose: 'transcribed from prose',
  base: 'in the document that it patches',
  borrowed: 'in another document',
  core: 'predefined in ABNF',
} as const;

export type RuleOrigin = keyof typeof ruleOrigins;

/** Returns the names of the rules that a patch prints or borrows; none for a document that is not a patch. */
export function patchRules(
  rules: readonly { readonly name: string; readonly origin: RuleOrigin }[],
): readonly string[] {
  if (!rules.some(({ origin }) => origin === 'base')) return [];
  return rules.filter(({ origin }) => origin === 'document' || origin === 'borrowed').map(({ name }) => name);
}

/** A rule as printed, as corrected, as transcribed. */
export interface Rule<Name extends string = string> extends RuleEntry<Name> {
  /** The purpose of the rule, under a name common to all revisions. */
  readonly role: RuleRole;
  readonly origin: RuleOrigin;
  /**
   * The printed rule, character for character; in one of two listings perhaps with another name. Empty if no document
   * prints it.
   */
  readonly printed: string;
  /** For a rule that no document prints: where it is defined in words. */
  readonly source?: string;
  /** The rule after corrections; equal to printed if no correction changes it. */
  readonly corrected: string;
  readonly corrections: readonly Correction[];
  /** Its text in grammar.peggy, with that of its variants for particular places. */
  readonly peg: string;
}

/** A document's grammar as stored in generated/<id>/rules.ts: its rules by columns. */
export interface GrammarData<Name extends string = string, Start extends Name = Name> {
  readonly id: RevisionId;
  readonly title: string;
  /** Year, month and, if the document states one, day. */
  readonly date: string;
  readonly start: Start;
  /** The start rules for references with a base, if they depend on it. */
  readonly startsByBase?: readonly StartByBase[];
  readonly names: readonly Name[];
  readonly sections: readonly string[];
  readonly roles: Roles<Name>;
}

/** The start rule for references with a base of one kind. A kind without `schemes` has every scheme. */
export interface StartByBase {
  /** The kind of base, by name. */
  readonly base: string;
  readonly start: string;
  /** The schemes of such a base, in lower case. */
  readonly schemes?: readonly string[];
  /** The base has a path that does not begin with a slash, and no authority. */
  readonly opaque?: true;
}

/** The texts of a document's rules as stored in generated/<id>/texts.ts. */
export interface RuleTexts {
  readonly roles: readonly RuleRole[];
  /** The text after the name in each printed rule. */
  readonly printed: readonly string[];
  readonly peg: readonly string[];
  /** The printed name of each rule that is printed with another name. */
  readonly printedNames: Readonly<Partial<Record<string, string>>>;
  /** Origins of rules that the document itself does not print, by name. */
  readonly origins: Readonly<Partial<Record<string, RuleOrigin>>>;
  /** Sources of rules that are defined in words and not printed, by name. */
  readonly sources?: Readonly<Partial<Record<string, string>>>;
  /** Corrected texts of rules that corrections change, by name. */
  readonly corrected: Readonly<
    Partial<Record<string, { readonly corrected: string; readonly corrections: readonly Correction[] }>>
  >;
}

/** Returns the texts of a rule, by its index among the rules of its document. */
export function ruleText(
  texts: RuleTexts,
  name: string,
  index: number,
): Omit<Rule, keyof RuleEntry | 'source'> {
  const printed = (texts.printedNames[name] ?? name) + (texts.printed[index] ?? '');
  const peg = texts.peg[index] ?? '';
  const origin = texts.origins[name] ?? 'document';
  return {
    role: texts.roles[index] ?? 'empty',
    origin,
    printed,
    corrected: printed,
    corrections: [],
    ...texts.corrected[name],
    peg,
  };
}

/** Returns the rules of a document with their texts. */
export function withTexts<Name extends string>(
  entries: readonly RuleEntry<Name>[],
  texts: RuleTexts,
): readonly Rule<Name>[] {
  return entries.map((entry, i) => {
    const source = texts.sources?.[entry.name];
    const unprinted = source !== undefined && { printed: '', source };
    return { ...entry, ...ruleText(texts, entry.name, i), ...unprinted };
  });
}

/** Returns a rule of a document by its name. @throws UnknownNameError */
export function ruleNamed<Entry extends RuleEntry>(
  document: { readonly id: RevisionId; readonly rules: readonly Entry[] },
  name: string,
): Entry {
  const rule = document.rules.find((candidate) => candidate.name === name);
  if (rule === undefined) {
    const names = document.rules.map((candidate) => candidate.name);
    throw unknownName(`rule of ${document.id}`, name, names);
  }
  return rule;
}
