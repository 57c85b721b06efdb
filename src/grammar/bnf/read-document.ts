/** Reads and checks document.json and corrections.json of a revision. */
import { type Status, statusKinds } from '../../core/base/status.js';
import type { Correction, StartByBase } from '../../core/tree/rule.js';
import { GrammarError, type GrammarFile } from './errors.js';

/** Case sensitivity, and the document's section on it. */
export interface CaseRule {
  readonly ignoreCase: boolean;
  /** Section of the document, or of the RFC that it takes its notation from. */
  readonly section: string;
  readonly reason: string;
}

/** Two listings in one printed.bnf. A name in a rule refers to the rule of its own listing, if there is one. */
export interface Listings {
  /** The line between them, as printed. */
  readonly between: string;
  /** Prefix of a rule's name in the first listing if the second prints another rule of that name. */
  readonly prefix: string;
  /** The rules that both print alike, ignoring white space: each is one rule. */
  readonly same: readonly string[];
}

/** A document and its BNF, as document.json describes them. */
export interface GrammarDocument {
  /** The revision's id. */
  readonly id: string;
  readonly title: string;
  readonly authors: readonly string[];
  /** Year, month and, if the document states one, day: `1994-12`, `2003-03-03`. */
  readonly date: string;
  /** The id of the document before it in the lineage; null for the first. */
  readonly follows: string | null;
  /** One of the documents that the project began with. */
  readonly seed?: true;
  readonly status: Status;
  /**
   * The document whose algorithms and prose apply, and its name in citations of its sections. The document is a patch:
   * its grammar consists of the base's rules with its own in their place, unless it prints every rule itself.
   */
  readonly base?: { readonly id: string; readonly name: string; readonly printsEveryRule?: true };
  /** Describes how to separate two listings with rules of the same names, for a document that prints two. */
  readonly listings?: Listings;
  /** The notation of borrowed.bnf, which contains the rules of other documents that this one uses by name. */
  readonly borrowed?: {
    readonly notation: string;
    readonly literals: CaseRule;
    /** Sources of rules in it that no document prints, by name: where they are defined in words. */
    readonly sources?: Readonly<Record<string, string>>;
  };
  /** The citation. */
  readonly source: string;
  /** `sha256:` and the hash of printed.bnf in hexadecimal; compared when the grammar is loaded. */
  readonly printedHash: string;
  /** The notation's name: grammar/notation/<name>.peggy reads it. */
  readonly notation: string;
  /** The section that introduces the notation. */
  readonly notationSection: string;
  /** True if the document prints no BNF: its rules are transcribed from its prose. */
  readonly isProse?: true;
  /** Case sensitivity of literals. */
  readonly literals: CaseRule;
  /** Case sensitivity of references to rules. */
  readonly ruleNames: CaseRule;
  /** Source of the core rules, if the notation has them. */
  readonly coreRules?: string;
  /** The reference rule: the default start. */
  readonly start: string;
  /** Further rules that the document presents as a start. */
  readonly otherStarts: readonly string[];
  /** The rules of the formats that JSON Schema defines by the document. */
  readonly formats?: Readonly<Record<string, string>>;
  /** The start rules for references with a base, if they depend on it: the first whose kind the base is of. */
  readonly startsByBase?: readonly StartByBase[];
  /**
   * The section of every rule that it prints or borrows, as the document numbers or names it; for a borrowed rule with
   * its document.
   */
  readonly sections: Readonly<Record<string, string>>;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isList: Check = (value) => Array.isArray(value) && value.every(isText);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCaseRule: Check = (value) =>
  isRecord(value) && typeof value.ignoreCase === 'boolean' && isText(value.section) && isText(value.reason);
const isStatus: Check = (value) =>
  isRecord(value) &&
  statusKinds.some((kind) => kind === value.kind) &&
  (value.std === undefined || isText(value.std)) &&
  isList(value.obsoletedBy) &&
  isList(value.updatedBy) &&
  [value.obsoleteUpdates, value.updates, value.obsoletes].every((list) => list === undefined || isList(list));

const documentFields: Readonly<Record<keyof GrammarDocument, Check>> = {
  id: isText,
  title: isText,
  authors: isList,
  date: isText,
  follows: (value) => value === null || isText(value),
  seed: (value) => value === undefined || value === true,
  status: isStatus,
  base: (value) =>
    value === undefined ||
    (isRecord(value) &&
      isText(value.id) &&
      isText(value.name) &&
      (value.printsEveryRule === undefined || value.printsEveryRule === true)),
  listings: (value) =>
    value === undefined ||
    (isRecord(value) && isText(value.between) && isText(value.prefix) && isList(value.same)),
  borrowed: (value) =>
    value === undefined ||
    (isRecord(value) &&
      isText(value.notation) &&
      isCaseRule(value.literals) &&
      (value.sources === undefined ||
        (isRecord(value.sources) && Object.values(value.sources).every(isText)))),
  source: isText,
  printedHash: isText,
  notation: isText,
  notationSection: isText,
  isProse: (value) => value === undefined || value === true,
  literals: isCaseRule,
  ruleNames: isCaseRule,
  coreRules: (value) => value === undefined || isText(value),
  start: isText,
  otherStarts: isList,
  formats: (value) => value === undefined || (isRecord(value) && Object.values(value).every(isText)),
  startsByBase: (value) =>
    value === undefined ||
    (Array.isArray(value) &&
      value.every(
        (entry) =>
          isRecord(entry) &&
          isText(entry.base) &&
          isText(entry.start) &&
          (entry.schemes === undefined || isList(entry.schemes)) &&
          (entry.opaque === undefined || entry.opaque === true),
      )),
  sections: (value) => isRecord(value) && Object.values(value).every(isText),
};

const correctionFields: Readonly<Record<keyof Correction, Check>> = {
  rule: isText,
  printed: isText,
  corrected: isText,
  reason: isText,
  evidence: isText,
};

/** Returns the id of the document whose rules a document patches; undefined if it prints every rule itself. */
export function patchedBy({ base }: Pick<GrammarDocument, 'base'>): string | undefined {
  return base?.printsEveryRule === true ? undefined : base?.id;
}

/** Reads a document.json. Throws GrammarError if a field is missing, unknown or of the wrong type. */
export function readDocument(source: GrammarFile): GrammarDocument {
  const value = readJson(source);
  requireFields(source, value, documentFields);
  return value;
}

/** Reads a corrections.json. Throws GrammarError if a field is missing, unknown or of the wrong type. */
export function readCorrections(source: GrammarFile): readonly Correction[] {
  const value = readJson(source);
  if (!Array.isArray(value)) throw new GrammarError(source, 0, 'corrections are a list');
  return value.map((entry: unknown) => {
    requireFields<Correction>(source, entry, correctionFields);
    return entry;
  });
}

/** Returns the offset of a string in a JSON text, for errors about it; 0 if it is not there. */
export function offsetOfString(source: GrammarFile, value: string): number {
  return Math.max(0, source.text.indexOf(JSON.stringify(value)));
}

/** Returns the value of a JSON text. Throws GrammarError with the offset that the engine reports, if any. */
export function readJson(source: GrammarFile): unknown {
  try {
    return JSON.parse(source.text) as unknown;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const offset = Number(/at position (\d+)/.exec(problem)?.[1] ?? 0);
    throw new GrammarError(source, offset, `not JSON: ${problem.replaceAll(/\s+/g, ' ')}`);
  }
}

function requireFields<T>(
  source: GrammarFile,
  value: unknown,
  fields: Readonly<Record<keyof T & string, Check>>,
): asserts value is T {
  if (!isRecord(value)) throw new GrammarError(source, 0, 'an object is expected');
  for (const [field, check] of Object.entries<Check>(fields)) {
    if (check(value[field])) continue;
    throw new GrammarError(
      source,
      offsetOfString(source, field),
      `"${field}" is missing or of the wrong type`,
    );
  }
  for (const field of Object.keys(value)) {
    if (field in fields) continue;
    const known = Object.keys(fields).join(', ');
    throw new GrammarError(source, offsetOfString(source, field), `no field "${field}"; available: ${known}`);
  }
}
