/**
 * Comparison of one string across documents: each document's result, the differences, and a conclusion in one sentence.
 * Code that shows it computes nothing.
 */

import { equalRuns, differing } from './base/compare-values.js';
import { quoted } from './base/visible.js';
import type { Language } from './language.js';
import { namedSets, type RevisionId } from '../../generated/registry/ids.js';
import type { Check, Finding } from './prose/check.js';
import { componentRows, hostKind } from './tree/component-rows.js';
import type { Components } from './tree/components.js';
import type { UriSyntaxError } from './reading/error.js';
import type { Stop } from './reading/error-message.js';
import type { SyntaxNode } from './tree/node.js';
import type { RoleSpans } from './tree/read-components.js';
import { DocumentReadings, type Reading } from './reading/reading.js';
import { startForBase } from './reference/start-by-base.js';
import type { RuleEntry } from './tree/rule.js';
import type { RuleRole } from './tree/rule-roles.js';

/** A compared document: a language, or a revision, whose prose is applied too. */
export type ComparedDocument = Omit<Language, 'rules' | 'rule'> & {
  readonly rules: readonly (RuleEntry & { readonly role?: RuleRole })[];
  read?(text: string, options: { readonly start: string }): Reading;
  check?(text: string, options: { readonly start: string }): Check;
};

/** One document's result for a string. Each member is computed on first access. */
export type ComparisonRow = ComparisonHead &
  (
    | {
        readonly derivable: true;
        readonly reading: Reading & { readonly tree: SyntaxNode; readonly spans: RoleSpans };
        /** The productions that carry the reading, outermost first. */
        readonly production: readonly string[];
        readonly components: Components;
        readonly error: undefined;
        readonly acceptedBy: undefined;
      }
    | {
        readonly derivable: false;
        readonly reading: Reading;
        readonly production: undefined;
        readonly components: undefined;
        readonly error: UriSyntaxError;
        /**
         * Documents of the comparison that would have accepted the offending character at its offset; for an incomplete
         * text, those that derive it.
         */
        readonly acceptedBy: readonly RevisionId[];
      }
    | {
        /** The document has no such rule. */
        readonly derivable: undefined;
        readonly reading: undefined;
        readonly production: undefined;
        readonly components: undefined;
        readonly error: undefined;
        readonly acceptedBy: undefined;
      }
  );

export interface ComparisonHead {
  readonly revision: RevisionId;
  /** The rule that the text is read from; if the document does not have it, the requested rule. */
  readonly start: string;
  /** Section of the document that defines this rule; undefined if it has no such rule. */
  readonly section: string | undefined;
  /** True if the text is derivable and the prose forbids nothing; undefined if the prose is not applied. */
  readonly conforming: boolean | undefined;
  /** Findings of the prose; empty if it is not applied. */
  readonly findings: readonly Finding[];
  toJSON(): RowData;
}

/** A row as plain data. */
export type RowData = Pick<
  ComparisonRow,
  'revision' | 'start' | 'derivable' | 'conforming' | 'production' | 'components' | 'acceptedBy'
> & { readonly error: ReturnType<UriSyntaxError['toJSON']> | undefined };

/** A comparison as plain data. */
export type ComparisonData = Pick<Comparison, 'text' | 'fields' | 'runs' | 'agreement'> & {
  readonly conclusion: string;
  readonly rows: readonly RowData[];
};

/** A property compared across all documents. */
export interface ComparedField {
  /**
   * `rule` if the documents start from different ones, `derivable`, `conforming`, `stops at`, `production`, or a
   * component as componentRows labels it.
   */
  readonly name: string;
  /**
   * Value for each document: null for an absent component, the rules for a production, undefined if there is no value.
   */
  readonly values: readonly (string | readonly string[] | null | undefined)[];
  /** For each document, true if its value differs from the nearest defined value before it. */
  readonly differs: readonly boolean[];
}

/** The documents that derive a string, those that refuse it, and a comparison of the readings of the former. */
export interface Agreement {
  /** The requested rule; undefined if each document starts from its reference rule. */
  readonly rule: string | undefined;
  readonly deriving: readonly RevisionId[];
  readonly refusing: readonly RevisionId[];
  /** Documents that derive it, although their prose forbids it. */
  readonly forbidding: readonly RevisionId[];
  /** Documents that derive it and find no host in it, if another finds one. */
  readonly hostless: readonly RevisionId[];
  /** Documents that refuse it, and would derive it with a base of some kind, if none is given. */
  readonly needingBase: readonly RevisionId[];
  /** The components on which they differ, and those on which they agree. */
  readonly differing: readonly string[];
  readonly agreed: readonly string[];
}

/** Names a document in a sentence. */
export type NameOf = (id: RevisionId) => string;

/** Writes where a text stops being derivable, and at which character: `8 "_"`, `3 end`. */
export function stopsAt({ found, offset }: Stop): string {
  return `${offset} ${found === undefined ? '(end)' : quoted(found)}`;
}

/** The start of each document. */
export interface Starting {
  /** A rule to start from in every document, instead of each reference rule. */
  readonly start?: string | undefined;
  /** The base of the text: its URL or its kind. For documents whose reference rule depends on it, if no rule is named. */
  readonly base?: string | undefined;
}

/** A string, and the results of documents for it. */
export class Comparison {
  readonly rows: readonly ComparisonRow[];
  private readonly asked: string | undefined;
  private readonly isBaseless: boolean;

  /**
   * @param asked a rule to start from in every document, or the rule with the same role; or the base, for documents
   * whose start depends on it; by default each reference rule
   * @param named the documents whose rules may name the start
   */
  constructor(
    readonly text: string,
    private readonly documents: readonly ComparedDocument[],
    { start, base }: Starting = {},
    named = documents,
  ) {
    const rows = documents.map((document) => {
      const rule = start === undefined ? startForBase(document, base) : startIn(document, named, start);
      return new Row(text, document, start, rule);
    });
    for (const row of rows) row.otherRows = rows;
    this.asked = start;
    this.isBaseless = start === undefined && base === undefined;
    this.rows = rows as readonly ComparisonRow[];
  }

  /** The compared fields, in order; of components, those that some document has. */
  get fields(): readonly ComparedField[] {
    return (this.cachedFields ??= fieldsOf(this.rows, this.asked));
  }
  private cachedFields: readonly ComparedField[] | undefined;
  private agreed: Agreement | undefined;

  /** The documents, by index, in runs of neighbours that agree in every field. */
  get runs(): readonly (readonly number[])[] {
    return equalRuns([
      this.rows.map(({ derivable }) => String(derivable)),
      ...this.fields.map(({ values }) => values.map(keyOf)),
    ]);
  }

  get agreement(): Agreement {
    return (this.agreed ??= agreementOf(this.rows, this.asked, this.needingBase()));
  }

  private needingBase(): readonly RevisionId[] {
    const { text, documents, rows, isBaseless } = this;
    if (!isBaseless) return [];
    return documents.flatMap(({ id, accepts, startsByBase = [] }, i) =>
      rows[i]?.derivable === false && startsByBase.some(({ start }) => accepts(text, { start })) ? [id] : [],
    );
  }

  toJSON(): ComparisonData {
    const { text, fields, runs, agreement } = this;
    const rows = this.rows.map((row) => row.toJSON());
    return { text, conclusion: this.conclusion(), agreement, fields, runs, rows };
  }

  /** Returns the conclusion in up to four sentences. @param nameOf names a document within a sentence; by default its id */
  conclusion(nameOf?: NameOf): string {
    return conclusionOf(this, nameOf);
  }
}

/** Rows and agreement of a comparison, which may be plain data. */
export interface ConclusionInput {
  readonly rows: readonly Pick<RowData, 'revision' | 'start'>[];
  readonly agreement: Agreement;
}

/**
 * States whether the compared text is valid today, which documents accept it, and on which components those disagree.
 * @param nameOf names a document within a sentence; by default its id
 */
export function conclusionOf({ rows, agreement }: ConclusionInput, nameOf: NameOf = String): string {
  const { deriving, refusing } = agreement;
  const [first, ...others] = rows;
  if (first === undefined) return '';
  const count = deriving.length + refusing.length;
  if (others.length === 0 && count === 0) return `${nameOf(first.revision)} has no rule ${first.start}.`;
  if (count === 0) return `None of the ${rows.length} documents has a rule ${first.start}.`;
  const now = todayIn(agreement, nameOf);
  const sentences =
    others.length > 0
      ? [...now, verdictsIn(rows, agreement, nameOf)]
      : now.length > 0
        ? now
        : [`${nameOf(first.revision)} ${deriving.length === 1 ? 'derives' : 'does not derive'} it.`];
  return [...sentences, ...relativeIn(agreement, nameOf)].join(' ');
}

/** Names the documents that derive the text only with some bases, in a sentence; none if there is no such document. */
function relativeIn({ needingBase }: Agreement, nameOf: NameOf): readonly string[] {
  if (needingBase.length === 0) return [];
  return [
    `With some bases, ${list(needingBase.map(nameOf))} ${needingBase.length === 1 ? 'derives' : 'derive'} it.`,
  ];
}

/** States the verdict of the standard today in a sentence; none if it is not compared. */
function todayIn({ rule, deriving, refusing, forbidding }: Agreement, nameOf: NameOf): readonly string[] {
  const as = rule === undefined ? '' : ` as ${rule}`;
  const inForce = (ids: readonly RevisionId[], sentence: (names: string) => string): readonly string[] => {
    const those = ids.filter((id) => namedSets.today.some((standard) => standard === id));
    return those.length === 0 ? [] : [sentence(list(those.map(nameOf)))];
  };
  return [
    ...inForce(
      deriving.filter((id) => !forbidding.includes(id)),
      (names) => `Valid${as} today (${names}).`,
    ),
    ...inForce(
      forbidding,
      (names) => `Valid${as} today under the grammar of ${names}, but forbidden by its prose.`,
    ),
    ...inForce(refusing, (names) => `Not valid${as} today (${names}).`),
  ];
}

/** States the verdicts of all documents and what they disagree on, in one or two sentences. */
function verdictsIn(rows: ConclusionInput['rows'], agreement: Agreement, nameOf: NameOf): string {
  const { deriving, refusing, hostless, differing, agreed } = agreement;
  const count = deriving.length + refusing.length;
  const withRule = count < rows.length ? ' with this rule' : '';
  if (count === 1)
    return `The only grammar${withRule} ${deriving.length === 1 ? 'derives' : 'does not derive'} it.`;
  const which = `${count} grammars${withRule}`;
  if (deriving.length === 0)
    return count === 2 ? `Neither of the ${which} derives it.` : `None of the ${which} derives it.`;
  const verdict =
    refusing.length === 0
      ? `${count === 2 ? 'Both' : `All ${count}`} grammars${withRule} derive it.`
      : `${deriving.length} of ${which} ${deriving.length === 1 ? 'derives' : 'derive'} it${exceptions(agreement, nameOf)}.`;
  if (deriving.length === 1 || differing.length + agreed.length === 0) return verdict;
  const withoutHost =
    hostless.length === 0
      ? ''
      : `; ${list(hostless.map(nameOf))} ${hostless.length === 1 ? 'finds' : 'find'} no host`;
  const they = refusing.length === 0 ? 'They' : `The ${deriving.length} grammars`;
  return differing.length === 0
    ? `${verdict} ${they} agree on every component.`
    : `${verdict} ${they} disagree on the ${list(differing)}${withoutHost}.`;
}

/** Names the fewer: those that accept the text, or those that do not. */
function exceptions({ deriving, refusing }: Agreement, nameOf: NameOf): string {
  return refusing.length > deriving.length
    ? `: ${list(deriving.map(nameOf))}`
    : `; ${list(refusing.map(nameOf))} ${refusing.length === 1 ? 'does' : 'do'} not`;
}

function agreementOf(
  rows: readonly ComparisonRow[],
  rule: string | undefined,
  needingBase: readonly RevisionId[],
): Agreement {
  const idsOf = (those: readonly ComparisonRow[]): readonly RevisionId[] =>
    those.map(({ revision }) => revision);
  const deriving = rows.filter(({ derivable }) => derivable);
  const hostless = deriving.filter(
    ({ components }) => components !== undefined && components.host === undefined,
  );
  const components = componentFields(deriving);
  const names = (wanted: boolean): readonly string[] =>
    components.flatMap(({ name, differs }) => (differs.includes(true) === wanted ? [name] : []));
  // The kind of a host is shown with the host, after all components.
  const last = (name: string): number => Number(name === hostKind);
  return {
    rule,
    deriving: idsOf(deriving),
    refusing: idsOf(rows.filter(({ derivable }) => derivable === false)),
    forbidding: idsOf(deriving.filter(({ conforming }) => conforming === false)),
    hostless: hostless.length === deriving.length ? [] : idsOf(hostless),
    needingBase,
    differing: [...names(true)].sort((a, b) => last(a) - last(b)),
    agreed: names(false).filter((name) => name !== hostKind),
  };
}

/** Joins items: `a`, `a and b`, `a, b and c`. */
export const list = (items: readonly string[]): string => new Intl.ListFormat('en-GB').format(items);

const readings = new WeakMap<ComparedDocument, DocumentReadings>();

/**
 * Returns the reading of a text: for a revision, the one that its prose is applied to; for a language, from readings
 * created once.
 */
function readingOf(document: ComparedDocument, text: string, start: string): Reading {
  if (document.read) return document.read(text, { start });
  let known = readings.get(document);
  if (known === undefined) readings.set(document, (known = new DocumentReadings(document)));
  return known.reading(text, start);
}

class Row {
  readonly revision: RevisionId;
  readonly start: string;
  readonly section: string | undefined;
  readonly reading: Reading | undefined;
  otherRows: readonly Row[] = [];
  private checked: Check | undefined;

  constructor(
    text: string,
    private readonly document: ComparedDocument,
    asked: string | undefined,
    start: string | undefined,
  ) {
    this.revision = document.id;
    this.start = start ?? asked ?? '';
    this.section = document.rules.find(({ name }) => name === start)?.section;
    this.reading = start === undefined ? undefined : readingOf(document, text, start);
  }

  get derivable(): boolean | undefined {
    return this.reading?.derivable;
  }

  get production(): readonly string[] | undefined {
    return this.reading?.production;
  }

  get components(): Components | undefined {
    return this.reading?.components;
  }

  get error(): UriSyntaxError | undefined {
    return this.reading?.error;
  }

  get acceptedBy(): readonly RevisionId[] | undefined {
    const { reading, otherRows } = this;
    if (reading?.offset === undefined) return undefined;
    const { offset } = reading;
    return otherRows.flatMap((other) => {
      return other.reading && (other.reading.offset ?? Infinity) > offset ? [other.revision] : [];
    });
  }

  get conforming(): boolean | undefined {
    return this.check?.conforming;
  }

  get findings(): readonly Finding[] {
    return this.check?.findings ?? [];
  }

  toJSON(): RowData {
    const { revision, start, derivable, conforming, production, components, error, acceptedBy } = this;
    return {
      ...{ revision, start, derivable, conforming, production, components, acceptedBy },
      error: error?.toJSON(),
    };
  }

  private get check(): Check | undefined {
    const { reading, document, start } = this;
    if (reading !== undefined) this.checked ??= document.check?.(reading.text, { start });
    return this.checked;
  }
}

/** Finds the rule with a name, or else the rule with the role of that name in another document. */
function startIn(
  document: ComparedDocument,
  documents: readonly ComparedDocument[],
  asked: string,
): string | undefined {
  if (document.rules.some(({ name }) => name === asked)) return asked;
  const role = documents.flatMap(({ rules }) => rules).find(({ name }) => name === asked)?.role;
  return role && document.rules.find((rule) => rule.role === role)?.name;
}

function fieldsOf(rows: readonly ComparisonRow[], asked: string | undefined): readonly ComparedField[] {
  const word = (says: boolean | undefined): string | undefined =>
    says === undefined ? undefined : says ? 'yes' : 'no';
  const isMoved = asked !== undefined && rows.some(({ reading, start }) => reading && start !== asked);
  const each = (
    name: string,
    value: (row: ComparisonRow) => ComparedField['values'][number],
  ): readonly ComparedField[] => field(name, rows.map(value));
  return [
    ...(isMoved ? each('rule', ({ reading, start }) => reading && start) : []),
    ...each('derivable', ({ derivable }) => word(derivable)),
    ...each('conforming', (row) => (row.derivable ? word(row.conforming) : undefined)),
    ...each('stops at', ({ reading }) => {
      if (reading?.offset === undefined) return undefined;
      return stopsAt({ offset: reading.offset, found: reading.found });
    }),
    ...each('production', ({ production }) => production),
    ...componentFields(rows),
  ];
}

function componentFields(rows: readonly ComparisonRow[]): readonly ComparedField[] {
  const components = rows.map((row) => row.components && componentRows(row.components));
  const labels = new Set(components.flatMap((all) => all?.map(({ label }) => label) ?? []));
  return [...labels].flatMap((label) =>
    field(
      label,
      components.map((all) => all && (all.find((row) => row.label === label)?.value ?? null)),
    ),
  );
}

/** Returns the field if some document has a value for it, else nothing. */
function field(name: string, values: ComparedField['values']): readonly ComparedField[] {
  const isEmpty = values.every(
    (value) => value === undefined || value === null || (Array.isArray(value) && value.length === 0),
  );
  return isEmpty ? [] : [{ name, values, differs: differing(values.map(keyOf)) }];
}

/** Returns a key in which an absent component differs from an empty one. */
function keyOf(value: ComparedField['values'][number]): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}
