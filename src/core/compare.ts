/** One string across documents: what each says of it, where they differ, and a sentence on the whole. What shows it computes nothing. */

import { alikeNeighbours, differing } from './base/side-by-side.js';
import { quoted } from './base/visible.js';
import type { Language } from './language.js';
import type { RevisionId } from '../../generated/registry/ids.js';
import type { Check, Finding } from './prose/check.js';
import { componentRows, hostKind } from './tree/component-rows.js';
import type { Components } from './tree/components.js';
import type { UriSyntaxError } from './reading/error.js';
import type { Stop } from './reading/error-message.js';
import type { SyntaxNode } from './tree/node.js';
import type { RoleSpans } from './tree/read-components.js';
import { DocumentReadings, type Reading } from './reading/reading.js';
import type { RuleEntry } from './tree/rule.js';
import type { RuleRole } from './tree/rule-roles.js';

/** What is compared: languages, or revisions, of which the prose is asked too. */
export type ComparedDocument = Omit<Language, 'rules' | 'rule'> & {
  readonly rules: readonly (RuleEntry & { readonly role?: RuleRole })[];
  read?(text: string, options: { readonly start: string }): Reading;
  check?(text: string): Check;
};

/** What one document says of a string; each thing is found out when it is asked for. */
export type ComparisonRow = ComparisonHead &
  (
    | {
        readonly derivable: true;
        readonly reading: Reading & { readonly tree: SyntaxNode; readonly spans: RoleSpans };
        /** The productions that carry the reading, outermost first. */
        readonly production: readonly string[];
        readonly components: Components;
        readonly error: undefined;
        readonly takenBy: undefined;
      }
    | {
        readonly derivable: false;
        readonly reading: Reading;
        readonly production: undefined;
        readonly components: undefined;
        readonly error: UriSyntaxError;
        /**
         * Which of the documents compared would have taken the offending character where it stands; where the text
         * ends too early, which derive it.
         */
        readonly takenBy: readonly RevisionId[];
      }
    | {
        /** The document has no such rule. */
        readonly derivable: undefined;
        readonly reading: undefined;
        readonly production: undefined;
        readonly components: undefined;
        readonly error: undefined;
        readonly takenBy: undefined;
      }
  );

export interface ComparisonHead {
  readonly revision: RevisionId;
  /** The rule that the text is read from; where the document has none, what was asked for. */
  readonly start: string;
  /** Whether it is derivable and its prose forbids nothing; undefined where its prose is not asked. */
  readonly conforming: boolean | undefined;
  /** What its prose says of the text; none where it is not asked. */
  readonly findings: readonly Finding[];
  toJSON(): RowData;
}

/** A row as plain data. */
export type RowData = Pick<
  ComparisonRow,
  'revision' | 'start' | 'derivable' | 'conforming' | 'production' | 'components' | 'takenBy'
> & { readonly error: ReturnType<UriSyntaxError['toJSON']> | undefined };

/** A comparison as plain data. */
export type ComparisonData = Pick<Comparison, 'text' | 'fields' | 'runs' | 'agreement'> & {
  readonly conclusion: string;
  readonly rows: readonly RowData[];
};

/** Something that is told of every document. */
export interface ComparedField {
  /** `rule` where the documents start from different ones, `derivable`, `conforming`, `stops at`, `production`, or a component as componentRows labels it. */
  readonly name: string;
  /** For each document what it says: a component that is absent is null, a production has its rules; undefined is nothing. */
  readonly values: readonly (string | readonly string[] | null | undefined)[];
  /** For each document whether it differs from the nearest one before it that says something. */
  readonly differs: readonly boolean[];
}

/** The documents that derive a string and those that refuse it, and how the readings of the former compare. */
export interface Agreement {
  readonly deriving: readonly RevisionId[];
  readonly refusing: readonly RevisionId[];
  /** The components on which they differ, and those on which they agree. */
  readonly differing: readonly string[];
  readonly agreed: readonly string[];
}

/** Names a document in a sentence. */
export type NameOf = (id: RevisionId) => string;

/** Where a text stops being derivable, and at what: `8 "_"`, `3 end`. */
export function stopsAt({ found, offset }: Stop): string {
  return `${offset} ${found === undefined ? 'end' : quoted(found)}`;
}

/** A string, and what documents say of it. */
export class Comparison {
  readonly rows: readonly ComparisonRow[];
  private readonly asked: string | undefined;

  /**
   * @param start a rule to start from in every document, or that of its role, instead of each one's reference rule
   * @param named the documents by whose rules the start may be named
   */
  constructor(
    readonly text: string,
    documents: readonly ComparedDocument[],
    start?: string,
    named = documents,
  ) {
    const rows = documents.map((document) => new Row(text, document, start, startIn(document, named, start)));
    for (const row of rows) row.beside = rows;
    this.asked = start;
    this.rows = rows as readonly ComparisonRow[];
  }

  /** What is told, in order: of components those that some document has. */
  get fields(): readonly ComparedField[] {
    return (this.told ??= fieldsOf(this.rows, this.asked));
  }
  private told: readonly ComparedField[] | undefined;
  private agreed: Agreement | undefined;

  /** The documents, by their places, in runs of neighbours that say the same of everything. */
  get runs(): readonly (readonly number[])[] {
    return alikeNeighbours([
      this.rows.map(({ derivable }) => String(derivable)),
      ...this.fields.map(({ values }) => values.map(keyOf)),
    ]);
  }

  get agreement(): Agreement {
    return (this.agreed ??= agreementOf(this.rows));
  }

  toJSON(): ComparisonData {
    const { text, fields, runs, agreement } = this;
    const rows = this.rows.map((row) => row.toJSON());
    return { text, conclusion: this.conclusion(), agreement, fields, runs, rows };
  }

  /** The whole in a sentence. */
  conclusion(nameOf: NameOf = String): string {
    const { deriving, refusing, differing: parted, agreed } = this.agreement;
    const names = (some: readonly RevisionId[]): string => list(some.map(nameOf));
    const [first, ...others] = this.rows;
    if (first !== undefined && this.rows.every(({ reading }) => reading === undefined)) {
      return `None of the documents has a rule ${first.start}.`;
    }
    if (first !== undefined && others.length === 0) {
      return `${nameOf(first.revision)} ${deriving.length === 1 ? 'derives' : 'does not derive'} it.`;
    }
    if (deriving.length === 0) return 'None of the documents derives it.';
    const derive =
      refusing.length === 0
        ? `${deriving.length === this.rows.length ? 'All of them derive' : 'Each that has the rule derives'} it`
        : `${names(deriving)} ${deriving.length === 1 ? 'derives' : 'derive'} it, ${names(refusing)} ${refusing.length === 1 ? 'does' : 'do'} not`;
    if (deriving.length === 1 || parted.length + agreed.length === 0) return `${derive}.`;
    const who = refusing.length === 0 ? 'they' : 'those that do';
    return parted.length === 0
      ? `${derive}; ${who} agree on every component.`
      : `${derive}; ${who} differ in the ${list(parted)}.`;
  }
}

function agreementOf(rows: readonly ComparisonRow[]): Agreement {
  const ids = (wanted: boolean): readonly RevisionId[] =>
    rows.flatMap(({ derivable, revision }) => (derivable === wanted ? [revision] : []));
  const components = componentFields(rows.filter(({ derivable }) => derivable));
  const names = (wanted: boolean): readonly string[] =>
    components.flatMap(({ name, differs }) => (differs.includes(true) === wanted ? [name] : []));
  // The kind of a host is told with the host, after all components.
  const last = (name: string): number => Number(name === hostKind);
  return {
    deriving: ids(true),
    refusing: ids(false),
    differing: [...names(true)].sort((a, b) => last(a) - last(b)),
    agreed: names(false).filter((name) => name !== hostKind),
  };
}

/** `a`, `a and b`, `a, b and c`. */
export const list = (items: readonly string[]): string => new Intl.ListFormat('en-GB').format(items);

const readings = new WeakMap<ComparedDocument, DocumentReadings>();

/** The reading of a text: of a revision the one that its prose is asked about, of a language by readings made once. */
function readingOf(document: ComparedDocument, text: string, start: string): Reading {
  if (document.read) return document.read(text, { start });
  let known = readings.get(document);
  if (known === undefined) readings.set(document, (known = new DocumentReadings(document)));
  return known.reading(text, start);
}

class Row {
  readonly revision: RevisionId;
  readonly start: string;
  readonly reading: Reading | undefined;
  /** All rows of the comparison. */
  beside: readonly Row[] = [];
  private checked: Check | undefined;

  constructor(
    text: string,
    private readonly document: ComparedDocument,
    asked: string | undefined,
    start: string | undefined,
  ) {
    this.revision = document.id;
    this.start = start ?? asked ?? '';
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

  get takenBy(): readonly RevisionId[] | undefined {
    const { reading, beside } = this;
    if (reading?.offset === undefined) return undefined;
    const { offset } = reading;
    return beside.flatMap((other) => {
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
    const { revision, start, derivable, conforming, production, components, error, takenBy } = this;
    return {
      ...{ revision, start, derivable, conforming, production, components, takenBy },
      error: error?.toJSON(),
    };
  }

  private get check(): Check | undefined {
    const { reading, document } = this;
    if (reading?.start === document.start) this.checked ??= document.check?.(reading.text);
    return this.checked;
  }
}

/** The rule of a name, or else of the role that it has in another document. */
function startIn(
  document: ComparedDocument,
  documents: readonly ComparedDocument[],
  asked: string | undefined,
): string | undefined {
  if (asked === undefined) return document.start;
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

/** A field that some document says something in; none else. */
function field(name: string, values: ComparedField['values']): readonly ComparedField[] {
  const isEmpty = values.every(
    (value) => value === undefined || value === null || (Array.isArray(value) && value.length === 0),
  );
  return isEmpty ? [] : [{ name, values, differs: differing(values.map(keyOf)) }];
}

/** So that an absent component differs from an empty one. */
function keyOf(value: ComparedField['values'][number]): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}
