/**
 * Expectations about each document: test/documents/<id>/<table>.ts exports the table under its own name, as data. A
 * table without entries is empty.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Components, RevisionId } from '../../src/api/index.js';
import type { Level } from '../../src/core/reference/normalize.js';
import type { Growth } from '../../src/grammar/ambiguity/growth.js';

/** Facts about a document as a whole. */
export interface Facts {
  /** Sections as findings, explanations and results cite them. */
  readonly sections: ReadonlySet<string>;
  /** Number of rules in its corrected grammar. */
  readonly ruleCount: number;
  /** The rules that its reference rule does not use. */
  readonly unusedRules: readonly string[];
  /** A rule, not the reference rule, that derives "aaa…" of any length, and no "^". */
  readonly longRule: string;
  /** The options of its resolver. */
  readonly resolveOptions: readonly string[];
  /** The strings that it gives as valid examples, but that violate its own prose. */
  readonly violatingExamples: readonly string[];
}

/** A reading that the document's policy decides (grammar/<id>/README.md). */
export interface ExpectedReading {
  readonly text: string;
  /** The deciding section. */
  readonly section: string;
  /** The productions that carry the text. */
  readonly production: readonly string[];
  /** Defined components; the others are undefined. */
  readonly components: Partial<Components>;
}

/** A rule, a string, and whether the rule derives it. */
export type Derivability = readonly [start: string, text: string, verdict: boolean];

/**
 * A shortest ambiguous text and its derivations; then the growth, or a text with the most derivations and their number.
 */
export type Ambiguity = readonly [string, bigint, Growth] | readonly [string, bigint, string, bigint];

/** The normal form at a level. */
export type Normalization = readonly [text: string, level: Level, normal: string];

/** The level at which the document calls two strings equivalent; undefined if it does not. */
export type Equivalence = readonly [section: string, a: string, b: string, level: Level | undefined];

/** All findings of a string, each as its id and the text that it is about. */
export interface ExpectedFindings {
  readonly text: string;
  readonly base?: string;
  readonly conforming: boolean;
  readonly findings: readonly string[];
}

/** A string, with the base of its document if that matters. */
export type Example = string | { readonly text: string; readonly base: string };

/** Strings in which an entry of the document's prose finds something, and nothing. */
export interface ExpectedEntry {
  /** A string without a finding of the entry. */
  readonly good: Example;
  /** A string with a finding of the entry. */
  readonly bad: Example;
}

/** A sentence, with its section, that must be in the explanation of a string. */
export type Explanation = readonly [text: string, sentence: string];

/** The meanings of the components of a URL by its scheme. */
export interface ExpectedParts {
  readonly section: string;
  readonly text: string;
  /** Tested members; omitted ones are not tested. */
  readonly parts: object | undefined;
}

/** The tables of a document. */
export interface Expected {
  readonly facts: Facts;
  readonly readings: readonly ExpectedReading[];
  readonly derivabilities: readonly Derivability[];
  /** By rule; the others are unambiguous. */
  readonly ambiguities: Readonly<Record<string, Ambiguity>>;
  readonly normalizations: readonly Normalization[];
  readonly equivalences: readonly Equivalence[];
  /** By the entry's id. */
  readonly entries: Readonly<Record<string, ExpectedEntry>>;
  readonly findings: readonly ExpectedFindings[];
  readonly explanations: readonly Explanation[];
  readonly parts: readonly ExpectedParts[];
}

/** Returns a table of a document. @throws Error that names the missing file */
export function expected<Table extends keyof Expected>(id: RevisionId, table: Table): Expected[Table] {
  const file = `test/documents/${id}/${table}.ts`;
  if (!existsSync(join(__dirname, id, `${table}.ts`))) {
    throw new Error(
      `${file} is missing; it exports ${table}: Expected['${table}'] of test/documents/expected.ts`,
    );
  }
  const module = jest.requireActual<Partial<Expected>>(`./${id}/${table}.js`);
  const found = module[table];
  if (found === undefined) throw new Error(`${file} does not export ${table}`);
  return found;
}

/** Returns sections by number, and others. */
export function numbered(numbers: string, ...others: readonly string[]): ReadonlySet<string> {
  return new Set([...numbers.split(' '), ...others]);
}
