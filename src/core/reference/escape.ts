/**
 * Escaping and unescaping, from 1993 "Encoding prohibited characters" on.
 * Text and octets are two things: an escape stands for an octet, and which octets stand for a character
 * beyond US-ASCII is a matter of the charset, applied only when asked for.
 */

import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Automaton } from '../automaton/automaton.js';
import { asciiSize } from '../base/ascii.js';
import { escapeOf } from '../base/character.js';
import { unknownName } from '../base/unknown-name.js';
import { EscapeError, quoted, UnsupportedOperationError } from './error.js';

export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const digits = '0123456789';

/** What a document says of escaping within a role. */
export interface EscapedRole {
  /** In the document's spelling. */
  readonly rule: string;
  readonly section: string;
  /** Characters of its strings that stand around a part of it, and never for themselves. */
  readonly enclosing?: string;
  /** Those of the raw characters that the prose reserves within the role: as data they are escaped. */
  readonly reserved?: string;
  /** The escape that comes before it, of a role that is no component: a part of one, where its rule's node stands. */
  readonly opener?: string;
  /** Where the document speaks of the charset within the role, if apart, and what is to be said of it. */
  readonly charsetSection?: string;
  readonly charsetRemark?: string;
}

/** The same with the characters that its rule derives. */
export interface RoleAlphabet extends EscapedRole {
  /** The characters of US-ASCII that stand for themselves. */
  readonly raw: string;
  /** Whether the rule derives escapes. */
  readonly escapes: boolean;
}

/** A mapping between characters and octets. */
export type Charset = 'latin1' | 'utf-8';

/** The form of the URLs of a scheme. */
export interface SchemeForm {
  readonly rule: string;
  /** Sticky: the delimiters that stand where they delimit nothing, so that they are data. */
  readonly data?: RegExp;
}

/** What a document says about escaping. */
export interface EscapeRules {
  readonly revision: RevisionId;
  /** Where it says so. */
  readonly section: string;
  readonly roles: Readonly<Record<string, EscapedRole>>;
  /** Where it has "./" put before a first segment with a colon, which would be taken for a scheme. */
  readonly dotSegmentSection?: string;
  /** Where it describes the marks that surround a reference in running text. */
  readonly wrapperSection?: string | undefined;
  /** The form that it prescribes for the scheme of a text, although a more general rule derives the text. */
  readonly formOf?: (text: string) => SchemeForm | undefined;
  /** Characters that the grammar lets stand and the prose forbids. */
  readonly illegal?: string;
  /** The charset that the document names, if it names one. */
  readonly charset: Charset | undefined;
  /** Where it names the charset, or leaves it open. */
  readonly charsetSection: string;
  /** How far it asks for the charset, where that is no rule for every character: a sentence. */
  readonly charsetRemark?: string;
}

/** The same with the alphabets of its roles. */
export interface RoleEscapes extends EscapeRules {
  readonly roles: Readonly<Record<string, RoleAlphabet>>;
}

/** Reads the alphabets of roles off the automata of their rules, each when it is asked for. */
export function withAlphabets(rules: EscapeRules, automatonOf: (rule: string) => Automaton): RoleEscapes {
  const roles = Object.entries(rules.roles).map(([name, role]) => {
    let known: Pick<RoleAlphabet, 'raw' | 'escapes'> | undefined;
    const found = (): typeof known & object => (known ??= alphabetOf(role, automatonOf(role.rule)));
    const alphabet: RoleAlphabet = {
      ...role,
      get raw() {
        return found().raw;
      },
      get escapes() {
        return found().escapes;
      },
    };
    return [name, alphabet] as const;
  });
  return { ...rules, roles: Object.fromEntries(roles) };
}

/** The characters of US-ASCII in the strings of an automaton. Time is the number of its states. */
function alphabetOf(
  { enclosing = '' }: EscapedRole,
  automaton: Automaton,
): Pick<RoleAlphabet, 'raw' | 'escapes'> {
  const letters = new Set<string>();
  const reached = new Set([automaton.initial]);
  for (const state of reached) {
    for (let unit = 0; unit < asciiSize; unit++) {
      const next = automaton.step(state, automaton.classOf(unit));
      if (next === automaton.dead) continue;
      letters.add(String.fromCharCode(unit));
      reached.add(next);
    }
  }
  const raw = [...letters].filter((letter) => letter !== '%' && !enclosing.includes(letter));
  return { raw: raw.sort().join(''), escapes: letters.has('%') };
}

export interface CharsetOption {
  /** How characters beyond US-ASCII become octets, and octets characters. */
  readonly charset?: Charset | undefined;
}

export interface EncodeOptions extends CharsetOption {
  /**
   * Whether the text is plain data: then `%` and the characters reserved within the role are escaped too.
   * By default it is taken for URL text, whose escapes and delimiters stay. Octets are always data.
   */
  readonly data?: boolean | undefined;
}

export interface DecodeOptions extends CharsetOption {
  /** Also unescape `%00`, `%2F` and `%25`, whose octets would be mistaken for something else in most places. */
  readonly all?: boolean | undefined;
  /** The role that the text is of: every character must then be one that its rule derives. */
  readonly role?: string | undefined;
}

/** NUL, the slash and the percent sign. */
const keptEscaped = [0x00, 0x2f, 0x25];

/**
 * Text or octets as the role's rule derives them: what does not stand for itself is escaped, with upper-case
 * digits. Existing escapes are left alone, so nothing is escaped twice. Linear time.
 * @throws UnknownNameError for a role or charset that the document does not have
 * @throws EscapeError with its offset: a `%` that begins no escape, a character that needs a charset or
 *   that the charset lacks, or one that must be escaped where the rule derives no escape
 */
export function encode(
  rules: RoleEscapes,
  input: string | Uint8Array,
  role: string,
  options: EncodeOptions = {},
): string {
  const alphabet = roleOf(rules, role);
  const charset = charsetOf(rules, options);
  const data = typeof input !== 'string' || options.data === true;
  const raw = rawCharacters(rules, alphabet);
  if (data) for (const character of alphabet.reserved ?? '') raw.delete(character);
  const requireEscapes = (offset: number, found: string): void => {
    if (alphabet.escapes) return;
    fail(rules, offset, found, `must be escaped, but ${alphabet.rule} derives no escapes`);
  };

  if (typeof input !== 'string') {
    return Array.from(input, (octet, offset) => {
      const character = String.fromCharCode(octet);
      if (raw.has(character)) return character;
      requireEscapes(offset, escapeOf(octet));
      return escapeOf(octet);
    }).join('');
  }
  let encoded = '';
  let offset = 0;
  for (const character of input) {
    if (raw.has(character)) encoded += character;
    else {
      requireEscapes(offset, character);
      if (character === '%' && !data) encoded += existingEscape(rules, input, offset);
      else encoded += octetsOf(rules, character, offset, charset).map(escapeOf).join('');
    }
    offset += character.length;
  }
  return encoded;
}

/** The characters that the rule derives and the prose allows. */
function rawCharacters({ illegal = '' }: RoleEscapes, { raw }: RoleAlphabet): Set<string> {
  return new Set(Array.from(raw).filter((character) => !illegal.includes(character)));
}

/** The percent sign of an escape; its digits stand for themselves. */
function existingEscape(rules: RoleEscapes, text: string, offset: number): string {
  if (octetAt(text, offset) !== undefined) return '%';
  const problem = 'is no escape; if it is data, set the option "data"';
  return fail(rules, offset, text.slice(offset, offset + 3), problem);
}

/**
 * The octets that a text stands for, or its characters if a charset is named. Unescapes once. Linear time.
 * `%00`, `%2F` and `%25` stay escaped unless the option `all` is set.
 * @throws UnknownNameError for a role or charset that the document does not have
 * @throws EscapeError with its offset: a `%` that begins no escape, a character beyond US-ASCII, one that
 *   the role cannot hold, or octets that mean nothing in the charset
 */
export function decode(
  rules: RoleEscapes,
  text: string,
  options: DecodeOptions & { charset: Charset },
): string;
export function decode(
  rules: RoleEscapes,
  text: string,
  options?: DecodeOptions & { charset?: undefined },
): Uint8Array;
export function decode(rules: RoleEscapes, text: string, options?: DecodeOptions): string | Uint8Array;
export function decode(rules: RoleEscapes, text: string, options: DecodeOptions = {}): string | Uint8Array {
  const charset = charsetOf(rules, options);
  const alphabet = options.role === undefined ? undefined : roleOf(rules, options.role);
  const raw = alphabet && rawCharacters(rules, alphabet);
  const octets = new Uint8Array(text.length);
  /** Where in the text each octet comes from. */
  const origins = new Uint32Array(text.length + 1);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    let octet = text.charCodeAt(i);
    origins[length] = i;
    if (octet > 0x7f) fail(rules, i, text.charAt(i), 'is no US-ASCII character, so it must be escaped');
    if (text[i] === '%') {
      const escaped = octetAt(text, i) ?? fail(rules, i, text.slice(i, i + 3), 'is no escape');
      if (alphabet?.escapes === false) {
        fail(rules, i, text.slice(i, i + 3), `is an escape, but ${alphabet.rule} derives none`);
      }
      if (options.all === true || !keptEscaped.includes(escaped)) {
        octet = escaped;
        i += 2;
      }
    } else if (alphabet !== undefined && raw?.has(text.charAt(i)) === false) {
      fail(rules, i, text.charAt(i), `cannot stand in ${alphabet.rule}`);
    }
    octets[length++] = octet;
  }
  const decoded = octets.slice(0, length);
  if (charset === undefined) return decoded;
  if (charset === 'latin1') return Array.from(decoded, (octet) => String.fromCharCode(octet)).join('');
  if (isUtf8(decoded)) return new TextDecoder('utf-8', { ignoreBOM: true }).decode(decoded);
  const offset = origins[wholeCharacters(decoded)] ?? 0;
  return fail(rules, offset, text.slice(offset, offset + 3), 'stands for octets that are no UTF-8');
}

function fail({ revision, section }: RoleEscapes, offset: number, found: string, problem: string): never {
  const message = `${quoted(found)} at offset ${offset} ${problem} (${revision}, ${section})`;
  throw new EscapeError(revision, offset, found, section, message);
}

/** The octets of one character. */
function octetsOf(
  rules: RoleEscapes,
  character: string,
  offset: number,
  charset: Charset | undefined,
): number[] {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return [code];
  if (charset === undefined) {
    return fail(rules, offset, character, 'is no US-ASCII character: give its octets, or name a charset');
  }
  if (charset === 'latin1' ? code > 0xff : code >= 0xd800 && code <= 0xdfff) {
    return fail(rules, offset, character, `has no octets in ${charset}`);
  }
  return charset === 'latin1' ? [code] : [...new TextEncoder().encode(character)];
}

/** The octet of the escape at an offset, undefined where there is none. */
function octetAt(text: string, offset: number): number | undefined {
  const hex = text.slice(offset + 1, offset + 3);
  return text[offset] === '%' && /^[0-9A-Fa-f]{2}$/.test(hex) ? Number.parseInt(hex, 16) : undefined;
}

/** Whether octets are UTF-8, or begin some. */
function isUtf8(octets: Uint8Array, stream = false): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(octets, { stream });
    return true;
  } catch {
    return false;
  }
}

/** How many octets come before the first that belongs to no character; found by halving. */
function wholeCharacters(octets: Uint8Array): number {
  let good = 0;
  let bad = octets.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isUtf8(octets.subarray(0, middle), true)) good = middle;
    else bad = middle;
  }
  while (!isUtf8(octets.subarray(0, good))) good--;
  return good;
}

function roleOf({ revision, roles }: RoleEscapes, role: string): RoleAlphabet {
  const known = Object.entries(roles).find(([name]) => name === role);
  if (known === undefined) throw unknownName(`role of ${revision}`, role, Object.keys(roles));
  return known[1];
}

function charsetOf(rules: RoleEscapes, { charset }: CharsetOption): Charset | undefined {
  if (charset === undefined || charset === rules.charset) return charset;
  const { revision, charsetSection } = rules;
  if (rules.charset !== undefined) throw unknownName(`charset of ${revision}`, charset, [rules.charset]);
  const message = `${revision} names no charset (${charsetSection}): escapes stand for octets, whose meaning is elsewhere`;
  throw new UnsupportedOperationError(revision, `charset ${charset}`, charsetSection, message);
}
