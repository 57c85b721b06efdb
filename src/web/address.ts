/**
 * The address of the page: everything on view, in a short and readable fragment that begins with its version.
 *
 *   #1/compare?text=http://www.w3.org/
 *    │ │       └ what is on view, where it is not the default
 *    │ └ the part
 *    └ the version
 */

import { chosenRevisions, namedSets, type RevisionId, revisions, visible } from 'uri-revisions';
import { ruleRoles } from 'uri-revisions-cli/grammar';
import { exercises } from './data/exercises.js';

/** The parts, in their order on the page. */
export const parts = [
  'compare',
  'tree',
  'grammars',
  'workshop',
  'resolve',
  'quiz',
  'classroom',
  'audits',
  'census',
  'migration',
] as const;

export type Part = (typeof parts)[number];

const version = '1';

/** One thing that an address can hold. */
interface Field<T> {
  readonly initial: T;
  /** What its value is, for a sentence. */
  readonly meant: string;
  /** Undefined where the text is no value of the field. */
  readonly read: (written: string) => T | undefined;
  readonly write: (value: T) => string;
}

const text = (initial: string): Field<string> => ({
  initial,
  meant: 'a text',
  read: (written) => written,
  write: visible,
});

/** The longest text of several lines that an address holds, in UTF-16 code units. */
export const longestInLink = 20_000;

/** A text of several lines, as it is; an address holds none that is too long. */
const lines = <T extends string | undefined>(initial: T): Field<string | T> => ({
  initial,
  meant: `a text of up to ${longestInLink} characters`,
  read: (written) => (written.length > longestInLink ? undefined : written),
  write: (value) => (value ?? '').replace(/\p{Cs}/gu, '\ufffd'),
});

/** Whether an address can hold a text of several lines. */
export function fitsInLink(value: string | undefined): boolean {
  return value === undefined || value.length <= longestInLink;
}

const choice = <T extends string>(
  among: readonly T[],
  initial: NoInfer<T>,
  meant = among.join(' or '),
): Field<T> => ({
  initial,
  meant,
  read: (written) => among.find((value) => value === written),
  write: (value) => value,
});

const document = (initial: RevisionId): Field<RevisionId> =>
  choice(revisions, initial, `the id of a document, such as ${initial}`);

/** Ids of revisions, with commas. */
const answers: Field<string> = {
  initial: '',
  meant: 'ids of documents with commas, each once',
  read: (written) => {
    const ids = written.split(',');
    const isOfIds = ids.every((id, i) => ids.indexOf(id) === i && revisions.some((known) => known === id));
    return written === '' || isOfIds ? written : undefined;
  },
  write: (value) => value,
};

/** Ids, ranges and sets of revisions, with commas, as the command line takes them. */
const choices: Field<string> = {
  initial: 'all',
  meant: 'ids, ranges or sets of documents, with commas',
  read: (written) => {
    try {
      chosenIn(written);
      return written;
    } catch {
      return undefined;
    }
  },
  write: (value) => value,
};

/** The revisions that such a list means. @throws UnknownNameError */
export function chosenIn(written: string): readonly RevisionId[] {
  return chosenRevisions(written.split(','));
}

/** A number that is least at first. */
const count = (initial: number, largest: number): Field<number> => ({
  initial,
  meant: `a number from ${initial} to ${largest}`,
  read: (written) => {
    const value = /^\d{1,9}$/.test(written) ? Number(written) : -1;
    return value >= initial && value <= largest ? value : undefined;
  },
  write: String,
});

/** What resolving may do with ".." that lead above the root. */
export const surplusChoices = ['keep', 'remove', 'refuse'] as const;
/** The pages of the part on grammars. */
export const grammarPages = ['rules', 'alphabet', 'timeline', 'errata'] as const;
export const quizLevels = ['guided', 'easy', 'medium', 'hard'] as const;

/** The standard in force, and the document before it. */
const inForce: RevisionId = namedSets.today.at(-1) ?? revisions[0];
const before = revisions[revisions.indexOf(inForce) - 1] ?? inForce;

const fields = {
  /** The string looked at, as typed: `\u{…}` stands for a character. */
  text: text('http://user@www.w3.org:80/a/b?c#d'),
  /** The start rule; empty for each document's reference rule. */
  start: text(''),
  revision: document(inForce),
  /** The documents side by side. */
  revisions: choices,
  /** The node on view, as `rule@start-end`. */
  node: text(''),
  /** Whether the tree goes down to single characters. */
  characters: choice(['no', 'yes'], 'no'),
  /** Which other derivation is on view, from 1; 0 for none. */
  other: count(0, 1e6),
  page: choice(grammarPages, 'rules'),
  left: document(before),
  right: document(inForce),
  /** The role whose alphabets are on view; empty for the main ones. */
  role: choice(['', ...Object.keys(ruleRoles)], '', 'the role of a rule, such as host'),
  /** Whether only characters that differ between the left and the right revision are on view. */
  differing: choice(['no', 'yes'], 'no'),
  /** The character of which it is told what the documents call it, as typed. */
  character: text('~'),
  /** The rule on view, in the spelling of the left revision, else of the right one. */
  rule: text(''),
  /** `any` for the rule and revision on view, `own` for a grammar of one's own. */
  exercise: text(exercises[0]?.id ?? ''),
  /** The transcription as edited; undefined for the one that the exercise begins with. */
  peg: lines(undefined),
  /** Strings to try, a line each, as typed; undefined for those of the exercise. */
  tests: lines(undefined),
  /** Which of them is traced, from 1; 0 for the witness of the proof. */
  traced: count(0, 1e6),
  /** A grammar of one's own, in ABNF. */
  abnf: lines(''),
  /** The rule of the revision that it is compared with; empty for its reference rule. */
  against: text(''),
  /** The step of the trace, from 0. */
  step: count(0, 1e6),
  base: text('http://a/b/c/d;p?q'),
  reference: text('?y'),
  validating: choice(['yes', 'no'], 'yes'),
  surplus: choice(surplusChoices, 'keep'),
  level: choice(quizLevels, 'easy'),
  /** Which question, from 1. */
  question: count(1, 1e6),
  /** The answer given: the ids of the revisions, with commas; empty before it is given. */
  answer: answers,
  /** The code of a set of exercises; empty for none. */
  set: lines(''),
  /** Whether the part is on view alone, for a frame in another page. */
  embed: choice(['0', '1'], '0'),
  /** The parser on view, by the name of its adapter; empty for all of them. */
  parser: text(''),
  /** The string that parsers are asked about; empty for none. */
  asked: text(''),
} as const;

type Fields = typeof fields;
export type FieldName = keyof Fields;

/** Everything that is on view. */
export type View = { readonly part: Part } & {
  readonly [Name in FieldName]: Fields[Name] extends Field<infer T> ? T : never;
};

/** What each part shows, in the order in which its address says so. */
const shown: Readonly<Record<Part, readonly FieldName[]>> = {
  compare: ['text', 'start', 'revisions'],
  tree: ['revision', 'text', 'start', 'characters', 'node', 'other'],
  grammars: ['page', 'left', 'right', 'rule', 'role', 'differing', 'character', 'revision'],
  workshop: ['exercise', 'revision', 'rule', 'peg', 'tests', 'traced', 'step', 'abnf', 'against'],
  resolve: ['base', 'reference', 'validating', 'surplus', 'revisions'],
  quiz: ['level', 'question', 'answer'],
  classroom: ['set', 'question', 'tests', 'traced', 'step'],
  audits: ['parser', 'asked'],
  census: [],
  migration: ['left', 'right'],
};

/** What the address of a part may hold. */
function fieldsOf(part: Part): readonly FieldName[] {
  return [...shown[part], 'embed'];
}

/** Fields that the address always holds where the part shows them, so that a link says what it is about. */
const spokenOut: ReadonlySet<FieldName> = new Set(['text', 'base', 'reference', 'left', 'right', 'exercise']);

export const initialView: View = {
  part: 'compare',
  ...(Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial])) as Omit<
    View,
    'part'
  >),
};

/** What is percent-encoded in a fragment: what it may not hold as it is, and what separates its fields. */
const unfit = /[^A-Za-z0-9._~!$'()*,;:@/?=-]+/gu;

/** The exercises of the workshop that are no document's: any rule, and a grammar of one's own. */
export const anyRule = 'any';
export const ownGrammar = 'own';

/** What an exercise begins with, whatever was on view before it. */
export const freshBench: Partial<View> = {
  revision: initialView.revision,
  rule: '',
  peg: undefined,
  tests: undefined,
  traced: 0,
  step: 0,
};

/** What those leave open; an exercise of a document has its own. */
const chosen: ReadonlySet<FieldName> = new Set(['revision', 'rule', 'abnf', 'against']);

/** Whether the exercise on view, if there is one, leaves a field open. */
function isOpen(name: FieldName, { part, exercise }: View): boolean {
  if (part !== 'workshop' || !chosen.has(name) || exercise === ownGrammar) return true;
  return exercise === anyRule && name !== 'abnf' && name !== 'against';
}

function isOnView(name: FieldName, view: View): boolean {
  if (!isOpen(name, view)) return false;
  if (name === 'peg' || name === 'tests' || name === 'abnf' || name === 'set') {
    if (!fitsInLink(view[name])) return false;
  }
  return spokenOut.has(name) || view[name] !== fields[name].initial;
}

/** The fragment, "#" included, of what is on view. */
export function addressOf(view: View): string {
  return linksFrom(view)({});
}

/** The addresses of what a view leads to by a change; what they have in common may be long, and is written once. */
export function linksFrom(view: View): (change: Partial<View>) => string {
  const known = new Map<FieldName, string>();
  return (change) => {
    const next = { ...view, ...change };
    const written = fieldsOf(next.part)
      .filter((name) => isOnView(name, next))
      .map((name) => {
        if (name in change) return writtenField(name, next);
        const field = known.get(name) ?? writtenField(name, view);
        known.set(name, field);
        return field;
      });
    const query = written.length === 0 ? '' : `?${written.join('&')}`;
    return `#${version}/${next.part}${query}`;
  };
}

function writtenField(name: FieldName, view: View): string {
  return `${name}=${writeField(name, view).replace(unfit, encodeURIComponent)}`;
}

/** What an address says, and what is wrong with it. */
export interface ReadAddress {
  readonly view: View;
  /** Sentences; empty for a good address. */
  readonly problems: readonly string[];
}

/**
 * Reads a fragment, "#" included. Fields that it leaves out have their defaults where the part on view shows them; all
 * others are as in `before`.
 */
export function readAddress(fragment: string, before: View = initialView): ReadAddress {
  if (fragment === '' || fragment === '#') return { view: before, problems: [] };
  const match = /^#([^/]*)\/([^?]*)(?:\?([^]*))?$/.exec(fragment);
  if (match === null) return { view: initialView, problems: ['It names no part of the page.'] };
  const [, asked = '', name = '', query = ''] = match;
  if (asked !== version) {
    return { view: initialView, problems: [`It has version ${quoted(asked)}; this page reads ${version}.`] };
  }
  const part = parts.find((candidate) => candidate === name);
  if (part === undefined) {
    return {
      view: initialView,
      problems: [`There is no part ${quoted(name)}; there are ${parts.join(', ')}.`],
    };
  }
  const problems: string[] = [];
  const read: Record<string, unknown> = {};
  for (const field of query.split('&').filter((written) => written !== '')) {
    const mark = field.indexOf('=');
    const key = mark < 0 ? field : field.slice(0, mark);
    const known = fieldsOf(part).find((candidate) => candidate === key);
    const value = mark < 0 ? undefined : decoded(field.slice(mark + 1));
    if (known === undefined)
      problems.push(`${part} has no ${quoted(key)}; it has ${fieldsOf(part).join(', ')}.`);
    else {
      read[known] = value === undefined ? undefined : fields[known].read(value);
      if (read[known] === undefined) {
        problems.push(
          value === undefined
            ? `${quoted(field)} has ${mark < 0 ? 'no value' : 'a % that begins no percent-encoding of UTF-8'}.`
            : `${known} is ${fields[known].meant}, not ${quoted(value)}.`,
        );
        read[known] = fields[known].initial;
      }
    }
  }
  const unsaid = Object.fromEntries(fieldsOf(part).map((field) => [field, fields[field].initial]));
  const view: View = { ...before, ...unsaid, ...read, part };
  for (const field of fieldsOf(part)) {
    if (!(field in read) || isOpen(field, view)) continue;
    problems.push(`The exercise ${quoted(view.exercise)} leaves no ${field} open.`);
    read[field] = fields[field].initial;
  }
  return { view: { ...view, ...read }, problems };
}

function writeField(name: FieldName, view: View): string {
  const field: { readonly write: (value: never) => string } = fields[name];
  return field.write(view[name] as never);
}

function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}

/** How much of a bad address a message quotes, in UTF-16 code units. */
const longest = 40;

function quoted(written: string): string {
  return JSON.stringify(written.length > longest ? `${written.slice(0, longest)}…` : written);
}
