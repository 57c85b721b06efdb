/**
 * The line protocol: an adapter's declaration of its parser in the first line, and its answers to texts. An adapter is
 * a program that reads one JSON string a line and writes one JSON object a line; README.md, in this folder, explains
 * how to write one.
 */
import { brand } from '../core/base/brand.js';
import { jsonEscape } from '../core/base/character.js';
import { maxParserNameLength } from '../core/base/limits.js';
import { knownName, UnknownNameError } from '../core/base/unknown-name.js';
import { quoted } from '../core/base/visible.js';
import { typeOf } from '../core/base/wrong-type.js';
import { split } from '../core/reference/split.js';

/** The version of the protocol implemented here. */
export const protocolVersion = 1;

/** The components that a parser may report, under the protocol's names. */
export const componentNames = ['scheme', 'userinfo', 'host', 'port', 'path', 'query', 'fragment'] as const;
export type ComponentName = (typeof componentNames)[number];

/** The components of an authority, the most important first. */
export const authorityNames = ['host', 'userinfo', 'port'] as const satisfies readonly ComponentName[];
export type AuthorityName = (typeof authorityNames)[number];

/**
 * Inabilities of a parser. `relative`: it accepts no text without a scheme. `empty port`, or of another component: it
 * does not distinguish empty from absent. `empty`: the same for all components. The name of a component: it does not
 * report that one.
 */
export const inabilities = [
  'relative',
  'empty',
  ...componentNames.map((name) => `empty ${name}` as const),
  ...componentNames,
] as const;
export type Inability = (typeof inabilities)[number];

/**
 * Changes that a parser makes to the components it reports. `case`: letters to lower case. `port`: fills in default
 * ports, omits them, or converts the digits to a number. `decode`: decodes `%` escapes. `encode`: encodes characters.
 * `dots`: removes dot segments from paths, or gives an empty path a slash. `host`: rewrites hosts that are numbers,
 * addresses, international or escaped. `brackets`: reports an IP literal without its brackets.
 */
export const changes = ['case', 'port', 'decode', 'encode', 'dots', 'host', 'brackets'] as const;
export type Change = (typeof changes)[number];

/** The first line of an adapter. */
export interface Declaration {
  readonly protocol: typeof protocolVersion;
  /** The parser's name as its users know it. */
  readonly name: string;
  readonly version: string;
  readonly cannot: readonly Inability[];
  readonly changes: readonly Change[];
}

/** An accepting answer; an absent component has no member. */
export type Accepted = { readonly ok: true } & Readonly<Partial<Record<ComponentName, string>>>;

/**
 * An adapter's answer to a text. `thrown` is an undocumented error of the parser: it crashed, but can answer further
 * questions. `error` is the adapter's own fault, never a rejection.
 */
export type Answer =
  Accepted | { readonly ok: false } | { readonly thrown: string } | { readonly error: string };

/** A missing answer: the parser ended or exceeded the time limit, each time it was asked. */
export interface Failure {
  readonly failure: 'crash' | 'time-out';
  readonly message: string;
}

/** The outcome for a text. */
export interface Outcome {
  readonly text: string;
  readonly answer: Answer | Failure;
}

/** Tests whether a parser accepts a text; undefined means no answer. */
export function isAccepted(answer: Answer | Failure | undefined): answer is Accepted {
  return answer !== undefined && 'ok' in answer && answer.ok;
}

/**
 * Returns whether a parser accepts a text, as a caller of the parser sees it: an undocumented error is a refusal.
 * Undefined if there is no answer.
 */
export function acceptanceOf(answer: Answer | Failure | undefined): boolean | undefined {
  if (answer === undefined || !('ok' in answer || 'thrown' in answer)) return undefined;
  return isAccepted(answer);
}

/**
 * Tests whether a parser refuses a text by design: it accepts no relative reference, and the text has no scheme.
 */
export function refusesByDesign({ cannot }: Pick<Declaration, 'cannot'>, text: string): boolean {
  return cannot.includes('relative') && split(text).scheme === undefined;
}

/** A running parser. */
export interface Parser {
  readonly declaration: Declaration;
  /**
   * Asks about each text, and yields the outcomes in their order. Texts are pulled as needed. Only one caller may use a
   * parser at a time.
   * @throws AdapterError if the adapter cannot continue
   */
  ask(texts: Iterable<string> | AsyncIterable<string>): AsyncIterable<Outcome>;
  /** Ends the parser. */
  close(): Promise<void>;
}

/** Thrown for a line that violates the protocol. */
export class ProtocolError extends Error {
  declare readonly name: 'ProtocolError';

  /**
   * @param line the adapter's line
   * @param isObject true if the line still counts as one for a text, being a JSON object
   */
  constructor(
    problem: string,
    readonly line: string,
    readonly isObject = false,
  ) {
    super(`${problem}: ${quoted(line, maxQuoteLength)}`);
  }

  static {
    brand(this, 'ProtocolError');
  }
}

const maxQuoteLength = 60;

/** Returns the line that asks about a text. It is ASCII, and writes a lone surrogate as `\udXXX`. */
export function questionLine(text: string): string {
  return `${JSON.stringify(text).replace(beyondAscii, jsonEscape)}\n`;
}

const beyondAscii = /[\x7F-\uFFFF]/g;

/** Reads the first line of an adapter. @throws ProtocolError */
export function readDeclaration(line: string): Declaration {
  const given = objectIn(line, 'the first line is not a declaration');
  if (given.protocol !== protocolVersion) {
    throw new ProtocolError(`the first line must declare "protocol": ${protocolVersion}`, line);
  }
  const text = (name: string): string => {
    const value = given[name];
    if (typeof value === 'string' && value !== '' && value.length <= maxParserNameLength) return value;
    throw new ProtocolError(
      `"${name}" in the declaration must be a string of 1 to ${maxParserNameLength} characters`,
      line,
    );
  };
  const words = <Word extends string>(name: string, known: readonly Word[]): Word[] => {
    const value = given[name] ?? [];
    if (!Array.isArray(value)) throw new ProtocolError(`"${name}" in the declaration must be an array`, line);
    return value.map((word) => nameIn(`value of "${name}" in a declaration`, word, known, line));
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

function notAString(member: string, line: string): ProtocolError {
  return new ProtocolError(`"${member}" must be a string`, line, true);
}

/** Reads an answer. Members that are null are absent. @throws ProtocolError */
export function readAnswer(line: string): Answer {
  const given = objectIn(line, 'an answer must be a JSON object');
  const messageIn = (name: 'error' | 'thrown'): string | undefined => {
    const value = given[name] ?? undefined;
    if (value === undefined || typeof value === 'string') return value;
    throw notAString(name, line);
  };
  const [error, thrown] = [messageIn('error'), messageIn('thrown')];
  if (error !== undefined) return { error };
  if (thrown !== undefined) return { thrown };
  if (given.ok === false) return { ok: false };
  if (given.ok !== true)
    throw new ProtocolError('an answer must have "ok" (true or false), "thrown" or "error"', line, true);
  const answer: Partial<Record<ComponentName, string>> & { ok: true } = { ok: true };
  for (const [member, value] of Object.entries(given)) {
    const name = nameIn('member of an answer', member, answerMembers, line);
    if (name === 'ok' || name === 'thrown' || name === 'error' || value === null) continue;
    if (typeof value !== 'string') throw notAString(name, line);
    answer[name] = value;
  }
  return answer;
}

function objectIn(line: string, problem: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new ProtocolError(`${problem}; this is not JSON`, line);
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
    const problem = `no ${kind} is called ${quoted(error.asked, maxQuoteLength)} (${nearest}available: ${known.join(', ')})`;
    throw new ProtocolError(problem, line, true);
  }
}
