/**
 * The line protocol: what an adapter says of its parser in its first line, and what it answers to each text. An adapter
 * is a program that reads one JSON string a line and writes one JSON object a line; README.md, in this folder, tells how
 * to write one.
 */
import { brand } from '../core/base/brand.js';
import { longestName } from '../core/base/limits.js';
import { knownName, UnknownNameError } from '../core/base/unknown-name.js';
import { quoted } from '../core/base/visible.js';
import { typeOf } from '../core/base/wrong-type.js';

/** The version of the protocol that is spoken here. */
export const protocolVersion = 1;

/** The components that a parser may tell, under the names of the protocol. */
export const componentNames = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'] as const;
export type ComponentName = (typeof componentNames)[number];

/** The parts of an authority, the most important first. */
export const authorityNames = ['host', 'userinfo', 'port'] as const satisfies readonly ComponentName[];
export type AuthorityName = (typeof authorityNames)[number];

/**
 * What a parser cannot tell: `relative`: it takes no text without a scheme; `empty port`, or of another component: to it
 * an empty one and an absent one are the same; `empty`: so it is of all; the name of a component: it does not tell that one.
 */
export const inabilities = [
  'relative',
  'empty',
  ...componentNames.map((name) => `empty ${name}` as const),
  ...componentNames,
] as const;
export type Inability = (typeof inabilities)[number];

/**
 * What a parser changes in the components that it tells: `case`: letters to lower case; `port`: fills in default ports,
 * leaves them out, or makes a number of the digits; `decode`: decodes `%` escapes; `encode`: encodes characters; `dots`:
 * takes dot segments out of paths, or gives an empty path a slash; `host`: writes hosts that are numbers, addresses,
 * international or escaped in another way; `brackets`: tells an IP literal without its brackets.
 */
export const changes = ['case', 'port', 'decode', 'encode', 'dots', 'host', 'brackets'] as const;
export type Change = (typeof changes)[number];

/** What an adapter says in its first line. */
export interface Declaration {
  readonly protocol: typeof protocolVersion;
  /** Of the parser, as its users call it. */
  readonly name: string;
  readonly version: string;
  readonly cannot: readonly Inability[];
  readonly changes: readonly Change[];
}

/** Accepted; a component that is not there is absent. */
export type Accepted = { readonly ok: true } & Readonly<Partial<Record<ComponentName, string>>>;

/**
 * What an adapter answers to a text. `thrown` is what the parser threw and does not document: it crashed, and can be asked
 * on. `error` is a fault of the adapter's own, never a rejection.
 */
export type Answer =
  Accepted | { readonly ok: false } | { readonly thrown: string } | { readonly error: string };

/** No answer: the parser ended or was not done in time, each time it was asked. */
export interface Failure {
  readonly failure: 'crash' | 'time-out';
  readonly message: string;
}

/** What came of a text. */
export interface Outcome {
  readonly text: string;
  readonly answer: Answer | Failure;
}

/** Whether a parser takes a text; undefined is no answer. */
export function isAccepted(answer: Answer | Failure | undefined): answer is Accepted {
  return answer !== undefined && 'ok' in answer && answer.ok;
}

/** A parser that runs. */
export interface Parser {
  readonly declaration: Declaration;
  /**
   * Asks for each text, and gives the outcomes in their order. Texts are taken as they are needed. A parser is asked by
   * one at a time.
   * @throws AdapterError where the adapter cannot go on
   */
  ask(texts: Iterable<string> | AsyncIterable<string>): AsyncIterable<Outcome>;
  /** Ends it. */
  close(): Promise<void>;
}

/** A line that does not keep the protocol. */
export class ProtocolError extends Error {
  declare readonly name: 'ProtocolError';

  /**
   * @param line what the adapter wrote
   * @param isObject whether the line is one for a text all the same, being a JSON object
   */
  constructor(
    problem: string,
    readonly line: string,
    readonly isObject = false,
  ) {
    super(`${problem}: ${quoted(line, longestQuote)}`);
  }

  static {
    brand(this, 'ProtocolError');
  }
}

const longestQuote = 60;

/** The line that asks for a text. It is ASCII, and has a lone surrogate as `\udXXX`. */
export function questionLine(text: string): string {
  return `${JSON.stringify(text).replace(beyondAscii, escaped)}\n`;
}

const beyondAscii = /[\x7F-\uFFFF]/g;

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The first line of an adapter. @throws ProtocolError */
export function readDeclaration(line: string): Declaration {
  const given = objectIn(line, 'the first line is no declaration');
  if (given.protocol !== protocolVersion) {
    throw new ProtocolError(`the first line must declare "protocol": ${protocolVersion}`, line);
  }
  const text = (name: string): string => {
    const value = given[name];
    if (typeof value === 'string' && value !== '' && value.length <= longestName) return value;
    throw new ProtocolError(
      `"${name}" of the declaration must be a string of 1 to ${longestName} characters`,
      line,
    );
  };
  const words = <Word extends string>(name: string, known: readonly Word[]): Word[] => {
    const value = given[name] ?? [];
    if (!Array.isArray(value)) throw new ProtocolError(`"${name}" of the declaration must be an array`, line);
    return value.map((word) => nameIn(`word under "${name}" of a declaration`, word, known, line));
  };
  return {
    protocol: protocolVersion,
    name: text('name'),
    version: text('version'),
    cannot: words('cannot', inabilities),
    changes: words('changes', changes),
  };
}

const answerMembers = ['ok', 'thrown', 'error', ...componentNames] as const;

/** An answer. What is null is absent. @throws ProtocolError */
export function readAnswer(line: string): Answer {
  const given = objectIn(line, 'an answer must be a JSON object');
  const said = (name: 'error' | 'thrown'): string | undefined => {
    const value = given[name] ?? undefined;
    if (value === undefined || typeof value === 'string') return value;
    throw new ProtocolError(`"${name}" must be a string`, line, true);
  };
  const [error, thrown] = [said('error'), said('thrown')];
  if (error !== undefined) return { error };
  if (thrown !== undefined) return { thrown };
  if (given.ok === false) return { ok: false };
  if (given.ok !== true)
    throw new ProtocolError('an answer must have "ok", true or false, "thrown" or "error"', line, true);
  const answer: Partial<Record<ComponentName, string>> & { ok: true } = { ok: true };
  for (const [member, value] of Object.entries(given)) {
    const name = nameIn('member of an answer', member, answerMembers, line);
    if (name === 'ok' || name === 'thrown' || name === 'error' || value === null) continue;
    if (typeof value !== 'string') throw new ProtocolError(`"${name}" must be a string`, line, true);
    answer[name] = value;
  }
  return answer;
}

function objectIn(line: string, problem: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new ProtocolError(`${problem}, and this is no JSON`, line);
  }
  if (typeOf(value) !== 'object') throw new ProtocolError(problem, line);
  return value as Readonly<Record<string, unknown>>;
}

function nameIn<Name extends string>(
  kind: string,
  asked: unknown,
  known: readonly Name[],
  line: string,
): Name {
  try {
    return knownName(kind, asked, known);
  } catch (error) {
    if (!(error instanceof UnknownNameError)) throw new ProtocolError(`a ${kind} must be a string`, line);
    const nearest = error.nearest === undefined ? '' : `did you mean ${quoted(error.nearest)}? `;
    const problem = `no ${kind} is called ${quoted(error.asked, longestQuote)} (${nearest}there are: ${known.join(', ')})`;
    throw new ProtocolError(problem, line, true);
  }
}
