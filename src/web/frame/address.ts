/**
 * The address of the page: everything on view, in a short and readable fragment that begins with its version.
 *
 *   #1/compare?text=http://www.w3.org/
 *    │ │       └ the fields of the view that differ from their defaults
 *    │ └ the part
 *    └ the version
 */

import type { RevisionId } from 'uri-revisions';
import { ruleRoles } from 'uri-revisions-cli/grammar';
import { beforeInForce, choice, choices, count, document, type Field, inForce, text } from './fields.js';

const version = '1';

/** The ways in which resolving may treat ".." above the root. */
export const surplusChoices = ['keep', 'remove', 'refuse'] as const;
/** The pages of the part on grammars. */
export const grammarPages = ['rules', 'alphabet', 'timeline', 'errata'] as const;

type SomeField = Omit<Field<unknown>, 'write' | 'fits'> & {
  readonly write: (value: never) => string;
  readonly fits?: (value: never) => boolean;
};

/** The fields of the frame's parts; some are used by parts of wings too. */
export const ownFields = {
  /** The current string, as typed: `\u{…}` represents a character. */
  text: {
    ...text('http://user@www.w3.org:80/a/b?c#d'),
    isAlwaysWritten: true,
    isTopic: true,
    isString: true,
  },
  /** The start rule; empty for each document's reference rule. */
  start: text(''),
  revision: document(inForce),
  /** The documents to compare. */
  revisions: choices,
  /** The current node, as `rule@start-end`. */
  node: text(''),
  /** `yes` if the tree shows single characters. */
  characters: choice(['no', 'yes'], 'no'),
  /** The other derivation shown, from 1; 0 for none. */
  other: count(0, 1e6),
  page: { ...choice(grammarPages, 'rules'), isTopic: true },
  left: { ...document(beforeInForce), isAlwaysWritten: true },
  right: { ...document(inForce), isAlwaysWritten: true },
  /** The role whose alphabets are shown; empty for the main ones. */
  role: choice(['', ...Object.keys(ruleRoles)], '', 'the role of a rule, such as host'),
  /** `yes` to show only characters that differ between the left and the right revision. */
  differing: choice(['no', 'yes'], 'no'),
  /** The character whose names in the documents are shown, as typed. */
  character: text('~'),
  /** The current rule, in the spelling of the left revision, else of the right one. */
  rule: text(''),
  base: { ...text('http://a/b/c/d;p?q'), isAlwaysWritten: true },
  reference: { ...text('?y'), isAlwaysWritten: true, isString: true },
  validating: choice(['yes', 'no'], 'yes'),
  surplus: choice(surplusChoices, 'keep'),
  /** `1` to show the part alone, for a frame in another page. */
  embed: choice(['0', '1'], '0'),
} as const satisfies Readonly<Record<string, SomeField>>;

type OwnFields = typeof ownFields;

/** All fields by name; a wing adds its own. */
export interface Fields extends OwnFields {}

export type FieldName = keyof Fields;

/** The address of a part of the page. */
export interface PartAddress {
  /** Sort key among the parts, ascending. */
  readonly place: number;
  readonly title: string;
  /** The fields that it shows, in their order in its address. */
  readonly shown: readonly FieldName[];
  /** Returns the reason, as a sentence, why the current view leaves a field no choice; undefined if it leaves one. */
  readonly closed?: (field: FieldName, view: View) => string | undefined;
}

/** The parts of the frame. */
export const ownParts = {
  compare: { place: 10, title: 'Compare', shown: ['text', 'start', 'revisions'] },
  tree: { place: 20, title: 'Tree', shown: ['revision', 'text', 'start', 'characters', 'node', 'other'] },
  grammars: {
    place: 30,
    title: 'Grammars',
    shown: ['page', 'left', 'right', 'rule', 'role', 'differing', 'character', 'revision'],
  },
  resolve: {
    place: 50,
    title: 'Resolve',
    shown: ['base', 'reference', 'validating', 'surplus', 'revisions'],
  },
  migration: { place: 100, title: 'Migration', shown: ['left', 'right'] },
} as const satisfies Readonly<Record<string, PartAddress>>;

type OwnParts = typeof ownParts;

/** All parts by name; a wing adds its own. */
export interface Parts extends OwnParts {}

export type Part = keyof Parts;

/** The complete state of the page. */
export type View = { readonly part: Part } & {
  readonly [Name in FieldName]: Fields[Name] extends Field<infer T> ? T : never;
};

/** A link from a part of the frame to a part of a wing. */
export interface Offer {
  readonly title: string;
  readonly to: Partial<View>;
}

/** A wing's additions to the page, besides its content and its worker. */
export interface WingAddress {
  readonly fields: Partial<Fields>;
  readonly parts: Partial<Readonly<Record<Part, PartAddress>>>;
  /** Lessons for beginners. */
  readonly lessons?: readonly Offer[];
  /** Returns an action for a rule of a document. @param peg its transcription */
  readonly ofRule?: (revision: RevisionId, rule: string, peg: string) => Offer & { readonly action: string };
}

/** Characters to percent-encode in a fragment: those not allowed in it, and the separators of its fields. */
const unfit = /[^A-Za-z0-9._~!$'()*,;:@/?=-]+/gu;

/** A parsed address, with its problems. */
export interface ReadAddress {
  readonly view: View;
  /** Sentences; empty for a good address. */
  readonly problems: readonly string[];
}

/** A field whose value type is unknown. */
type AnyField = Field<unknown>;

/** The addresses of a page with the frame's parts and those of wings. */
export class Addresses {
  readonly parts: readonly Part[];
  readonly initial: View;
  /** Fields that define the topic of the view. */
  readonly topics: readonly (keyof View)[];
  /** Fields of the current string, of which a part shows one. */
  private readonly strings: readonly FieldName[];
  private readonly fields: Readonly<Record<FieldName, AnyField>>;
  private readonly known: Readonly<Record<Part, PartAddress>>;

  constructor(readonly wings: readonly WingAddress[]) {
    const join = <Of>(own: Of, ofWings: readonly Partial<Of>[]): Of =>
      Object.assign({}, own, ...ofWings) as Of;
    this.fields = join<object>(
      ownFields,
      wings.map(({ fields }) => fields),
    ) as typeof this.fields;
    this.known = join<object>(
      ownParts,
      wings.map(({ parts }) => parts),
    ) as typeof this.known;
    this.parts = (Object.keys(this.known) as Part[]).sort(
      (a, b) => this.known[a].place - this.known[b].place,
    );
    const fields = Object.entries(this.fields);
    this.initial = {
      part: 'compare',
      ...(Object.fromEntries(fields.map(([name, { initial }]) => [name, initial])) as Omit<View, 'part'>),
    };
    this.strings = fields.flatMap(([name, { isString }]) => (isString === true ? [name as FieldName] : []));
    this.topics = [
      'part',
      ...fields.flatMap(([name, { isTopic }]) => (isTopic === true ? [name] : [])),
    ] as (keyof View)[];
  }

  /** Returns a change of the current string for all parts, so that each shows the same string. */
  carried(change: Partial<View>): Partial<View> {
    const [given, ...more] = this.strings.filter((name) => name in change);
    if (given === undefined || more.length > 0) return change;
    return { ...change, ...Object.fromEntries(this.strings.map((name) => [name, change[given]])) };
  }

  titleOf(part: Part): string {
    return this.known[part].title;
  }

  /** Returns the fragment of a view, "#" included. */
  of(view: View): string {
    return this.linksFrom(view)({});
  }

  /**
   * Returns a function that gives the addresses of changed views; their common fields, which may be long, are encoded
   * once.
   */
  linksFrom(view: View): (change: Partial<View>) => string {
    const known = new Map<FieldName, string>();
    return (change) => {
      const next = { ...view, ...change };
      const written = this.fieldsOf(next.part)
        .filter((name) => this.isOnView(name, next))
        .map((name) => {
          if (name in change) return this.written(name, next);
          const field = known.get(name) ?? this.written(name, view);
          known.set(name, field);
          return field;
        });
      const query = written.length === 0 ? '' : `?${written.join('&')}`;
      return `#${version}/${next.part}${query}`;
    };
  }

  /**
   * Reads a fragment, "#" included. Missing fields have their defaults if the part shows them; all others are as in
   * `before`.
   */
  read(fragment: string, before: View = this.initial): ReadAddress {
    if (fragment === '' || fragment === '#') return { view: before, problems: [] };
    const match = /^#([^/]*)\/([^?]*)(?:\?([^]*))?$/.exec(fragment);
    if (match === null) return this.none('It does not name a page.');
    const [, asked = '', name = '', query = ''] = match;
    if (asked !== version)
      return this.none(`Its version is ${quoted(asked)}; this page reads version ${version}.`);
    const part = this.parts.find((candidate) => candidate === name);
    if (part === undefined)
      return this.none(`There is no page ${quoted(name)}. The pages are ${this.parts.join(', ')}.`);
    const problems: string[] = [];
    const read: Record<string, unknown> = {};
    for (const field of query.split('&').filter((written) => written !== ''))
      this.readField(field, part, read, problems);
    const omittedFields = Object.fromEntries(
      this.fieldsOf(part).map((field) => [field, this.fields[field].initial]),
    );
    const view: View = {
      ...before,
      ...omittedFields,
      ...(problems.length === 0 ? this.carried(read) : read),
      part,
    };
    for (const field of this.fieldsOf(part)) {
      const problem = field in read ? this.known[part].closed?.(field, view) : undefined;
      if (problem === undefined) continue;
      problems.push(problem);
      read[field] = this.fields[field].initial;
    }
    return { view: { ...view, ...read }, problems };
  }

  /** Reads one field, as `name=value`, into `read`. */
  private readField(field: string, part: Part, read: Record<string, unknown>, problems: string[]): void {
    const mark = field.indexOf('=');
    const key = mark < 0 ? field : field.slice(0, mark);
    const known = this.fieldsOf(part).find((candidate) => candidate === key);
    const value = mark < 0 ? undefined : decoded(field.slice(mark + 1));
    if (known === undefined) {
      problems.push(`${part} has no field ${quoted(key)}; it has ${this.fieldsOf(part).join(', ')}.`);
      return;
    }
    if (known in read) {
      problems.push(`${known} has several values.`);
      read[known] = this.fields[known].initial;
      return;
    }
    read[known] = value === undefined ? undefined : this.fields[known].read(value);
    if (read[known] !== undefined) return;
    problems.push(
      value === undefined
        ? `${quoted(field)} has ${mark < 0 ? 'no value' : 'an invalid percent-encoding'}.`
        : `${known} must be ${this.fields[known].description}, not ${quoted(value)}.`,
    );
    read[known] = this.fields[known].initial;
  }

  private none(problem: string): ReadAddress {
    return { view: this.initial, problems: [problem] };
  }

  /** Returns the fields that the address of a part may contain. */
  private fieldsOf(part: Part): readonly FieldName[] {
    return [...this.known[part].shown, 'embed'];
  }

  private isOnView(name: FieldName, view: View): boolean {
    if (this.known[view.part].closed?.(name, view) !== undefined) return false;
    const { fits, isAlwaysWritten, initial } = this.fields[name];
    if (fits?.(view[name]) === false) return false;
    return isAlwaysWritten === true || view[name] !== initial;
  }

  private written(name: FieldName, view: View): string {
    return `${name}=${this.fields[name].write(view[name]).replace(unfit, encodeURIComponent)}`;
  }
}

function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}

/** Length of a bad address that a message quotes, in UTF-16 code units. */
const maxQuotedLength = 40;

/** Quotes a piece of an address for messages, cut if it is long. */
export function quoted(written: string): string {
  return JSON.stringify(written.length > maxQuotedLength ? `${written.slice(0, maxQuotedLength)}…` : written);
}
