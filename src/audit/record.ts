/**
 * The record of an audit: the answers of each parser to some texts, and its learnt language, so that questions about
 * parsers have an answer where none of them can run. It runs in browsers too.
 */
import type { Automaton } from '../core/automaton/automaton.js';
import { decodeDifferences, decodeRuns, type EncodedAutomaton } from '../core/automaton/dfa-table.js';
import { accepts } from '../core/automaton/walk.js';
import { aString } from '../core/base/arguments.js';
import { type CodeUnitSet, contains, lastCodeUnit } from '../core/base/code-units.js';
import type { Declaration } from './protocol.js';

/** Decodes an automaton written by scripts/audit/record.ts. Linear in the size of the table. */
export function unpackAutomaton(packed: EncodedAutomaton): Automaton {
  const [classCount, stateCount, initial, firstAccepting, classes, columns] = packed;
  const classOf = decodeRuns(classes, lastCodeUnit + 1, (_, number) => number);
  const next = decodeDifferences(columns, stateCount, stateCount * classCount);
  const step = (state: number, c: number): number => next[c * stateCount + state] ?? 0;
  // State 0 is the dead state, if there is one.
  const staysIn0 = Array.from({ length: classCount }, (_, c) => step(0, c)).every((to) => to === 0);
  return {
    initial,
    classCount,
    dead: staysIn0 && firstAccepting > 0 ? 0 : -1,
    classOf: (codeUnit) => classOf[codeUnit] ?? 0,
    step,
    accepting: (state) => state >= firstAccepting,
  };
}

/** The result of learning a parser. */
export type RecordedLearning =
  | {
      readonly automaton: EncodedAutomaton;
      /** The code units that it was never asked about. */
      readonly unasked: CodeUnitSet;
      /** Number of held-out texts, and number of them on which the automaton contradicts the parser. */
      readonly texts: number;
      readonly wrong: number;
    }
  /** The limit that ended learning: the result up to then is a guess, and not stored. */
  | { readonly stopped: 'states' | 'queries'; readonly states: number }
  | { readonly problem: string };

/** A parser as it was audited, with what its adapter declares. */
export interface RecordedParser extends Pick<Declaration, 'name' | 'version' | 'cannot' | 'changes'> {
  /** The name of its adapter. */
  readonly adapter: string;
  readonly language: string;
  /** The day of its answers, if it could not run on that of the record. */
  readonly date?: string;
  readonly learnt: RecordedLearning;
}

/**
 * The answer of a parser to a text: the host that it read, true if it reports none, false if it refused; null for no
 * answer.
 */
export type RecordedAnswer = string | boolean | null;

/** A record as data. */
export interface RecordFile {
  readonly format: typeof format;
  readonly version: typeof version;
  /** Year, month and day: `2026-01-31`. */
  readonly date: string;
  /** Text before every text of the learnt languages. */
  readonly prefix: string;
  readonly parsers: readonly RecordedParser[];
  /**
   * A text that all parsers were asked about; for each of them, a base-36 digit gives the index of its answer among
   * those that follow.
   */
  readonly texts: readonly (readonly [text: string, places: string, ...answers: RecordedAnswer[]])[];
}

export const format = 'uri-revisions audit record';
export const version = 2;

/** Returns the answers of all parsers to a text, in their order. */
export function answersIn([, places, ...answers]: RecordFile['texts'][number]): readonly RecordedAnswer[] {
  return Array.from(places, (place) => answers[parseInt(place, 36)] ?? null);
}

/** The knowledge about a parser and a text. */
export interface RecordEntry extends Omit<RecordedParser, 'learnt' | 'date'> {
  /**
   * `asked`: the parser was asked about this text. `learnt`: it was not, and its learnt automaton answers. `unknown`:
   * neither applies.
   */
  readonly by: 'asked' | 'learnt' | 'unknown';
  /** Undefined if unknown. */
  readonly accepts: boolean | undefined;
  /** The host that it reads; undefined if it was not asked, refuses the text, or reports none. */
  readonly host: string | undefined;
  /** The source of the answer or the reason why there is none, and its basis: a sentence. */
  readonly explanation: string;
}

/** A record that answers queries. */
export class AuditRecord {
  private readonly known: ReadonlyMap<string, readonly RecordedAnswer[]>;
  private readonly parsers: readonly Prepared[];

  constructor(readonly file: RecordFile) {
    this.parsers = file.parsers.map(({ learnt, ...parser }) => ({
      // Every answer shares its lists.
      parser: { ...parser, cannot: Object.freeze(parser.cannot), changes: Object.freeze(parser.changes) },
      asked: `Recorded on ${parser.date ?? file.date}.`,
      unasked: unknown(`this string was not tested, and ${reasonIn(learnt)}`),
      learning: 'automaton' in learnt ? { ...learnt, explanation: explained(learnt) } : undefined,
    }));
    this.known = new Map(file.texts.map((row) => [row[0], answersIn(row)]));
  }

  /**
   * Returns what is known of every parser and a text, in the order of the audit. Linear in the text for each of them.
   */
  of(text: string): readonly RecordEntry[] {
    aString(text, 'AuditRecord.of: the text');
    const answers = this.known.get(text);
    return this.parsers.map((prepared, i) => {
      const { adapter, language, name, version: ofParser, cannot, changes } = prepared.parser;
      const {
        by,
        accepts: isAccepted,
        host,
        explanation,
      } = answers === undefined ? this.byLearnt(prepared, text) : asAsked(prepared, answers[i] ?? null);
      // A literal, as two spreads take a hundred times as long.
      return {
        adapter,
        language,
        name,
        version: ofParser,
        cannot,
        changes,
        by,
        accepts: isAccepted,
        host,
        explanation,
      };
    });
  }

  /** Returns texts that all parsers were asked about, those with the longest common prefix first. */
  near(text: string, count: number): readonly string[] {
    const alike = (other: string): number => {
      let i = 0;
      while (i < text.length && text[i] === other[i]) i++;
      return i;
    };
    return this.file.texts
      .map(([asked]) => ({ asked, alike: alike(asked) }))
      .sort((a, b) => b.alike - a.alike || a.asked.length - b.asked.length)
      .slice(0, count)
      .map(({ asked }) => asked);
  }

  private byLearnt({ learning, unasked }: Prepared, text: string): Known {
    const { prefix } = this.file;
    if (learning === undefined) return unasked;
    if (!text.startsWith(prefix)) {
      return unknown(`this string was not tested, and only strings that begin with ${prefix} were learnt.`);
    }
    const rest = text.slice(prefix.length);
    if (rest.length > maxPredictedLength) return tooLong;
    if (hasAny(rest, learning.unasked)) return untestable;
    const automaton = (learning.unpacked ??= unpackAutomaton(learning.automaton));
    const { explanation } = learning;
    return { by: 'learnt', accepts: accepts(automaton, rest), host: undefined, explanation };
  }
}

/** Tests whether a parser reports no host of any text, as validators do. */
export function reportsNoHost({ cannot }: Pick<RecordEntry, 'cannot'>): boolean {
  return cannot.includes('host');
}

/** Tests whether any answer to a text is on record, given what is known of its parsers. */
export function isOnRecord(entries: readonly RecordEntry[]): boolean {
  return entries.some(({ by }) => by === 'asked');
}

type Known = Pick<RecordEntry, 'by' | 'accepts' | 'host' | 'explanation'>;

/** A parser with its sentences, which are the same for all texts. */
interface Prepared {
  readonly parser: Omit<RecordedParser, 'learnt'>;
  /** The source of a recorded answer. */
  readonly asked: string;
  /** The answer to a text that was not tested, if its language is not known. */
  readonly unasked: Known;
  readonly learning:
    | (Extract<RecordedLearning, { readonly automaton: unknown }> & {
        readonly explanation: string;
        unpacked?: Automaton;
      })
    | undefined;
}

const unknown = (why: string): Known => ({
  by: 'unknown',
  accepts: undefined,
  host: undefined,
  explanation: `Not recorded: ${why}`,
});

/** Length in UTF-16 code units, far above that of the texts that learning asks about. */
const maxPredictedLength = 1000;

const tooLong = unknown('this string was not tested, and it is far longer than those that learning tested.');
const unanswered = unknown('its adapter could not test this string, or has not yet.');
const untestable = unknown('this string was not tested, and it has a character that learning did not test.');

function asAsked({ asked }: Prepared, answer: RecordedAnswer): Known {
  if (answer === null) return unanswered;
  const host = typeof answer === 'string' ? answer : undefined;
  return { by: 'asked', accepts: answer !== false, host, explanation: asked };
}

/** Returns why there is no automaton. */
function reasonIn(learnt: RecordedLearning): string {
  if ('problem' in learnt) return `it could not be learnt: ${learnt.problem}`;
  if (!('stopped' in learnt)) return '';
  return `learning stopped at the limit of ${learnt.stopped}, with ${number(learnt.states)} states.`;
}

function explained({
  automaton,
  texts,
  wrong,
}: Extract<RecordedLearning, { readonly automaton: unknown }>): string {
  const [, states] = automaton;
  const agreed =
    wrong === 0
      ? `agreed with the parser on all of ${number(texts)} other strings`
      : `erred on ${number(wrong)} of ${number(texts)} other strings`;
  return `Predicted by the learnt automaton (${number(states)} states), which ${agreed}.`;
}

const number = (count: number): string => count.toLocaleString('en');

function hasAny(text: string, set: CodeUnitSet): boolean {
  for (let i = 0; i < text.length; i++) if (contains(set, text.charCodeAt(i))) return true;
  return false;
}

let ofPackage: Promise<AuditRecord> | undefined;

/**
 * Returns the record of the audit of `generated/audit.md`, which is loaded at the first call.
 * @example
 * const record = await auditRecord();
 * record.of('http://h/a b').find(({ adapter }) => adapter === 'go')?.accepts; // true
 */
export function auditRecord(): Promise<AuditRecord> {
  return (ofPackage ??= import('../../generated/record.js').then(({ record }) => readRecord(record)));
}

/** Reads a record from its text. @throws TypeError if it is no record */
export async function readRecord(text: string): Promise<AuditRecord> {
  aString(text, 'readRecord: the text');
  let file: Partial<RecordFile> | null;
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    file = JSON.parse(await new Response(inflated).text()) as Partial<RecordFile> | null;
  } catch (error) {
    throw new TypeError('readRecord: the text is not an audit record', { cause: error });
  }
  if (file?.format !== format || file.version !== version) {
    throw new TypeError(`readRecord: the text is not an audit record of version ${version}`);
  }
  return new AuditRecord(file as RecordFile);
}
