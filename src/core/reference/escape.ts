/**
 * Escaping and unescaping, from 1993 "Encoding prohibited characters" on. Text and octets are different: an escape
 * stands for an octet. The charset determines the octets of a character beyond US-ASCII, and applies only on request.
 */

import type { RevisionId } from '../../../generated/registry/ids.js';
import type { Automaton } from '../automaton/automaton.js';
import { walk } from '../automaton/walk.js';
import { asciiSize } from '../base/ascii.js';
import { escapeOf } from '../base/character.js';
import { unknownName } from '../base/unknown-name.js';
import { EscapeError, quoted, UnsupportedOperationError } from './error.js';

export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
export const digits = '0123456789';

/** A document's rules for escaping within a role. */
export interface EscapedRole {
  /** In the document's spelling. */
  readonly rule: string;
  readonly section: string;
  /** Characters of its strings that only enclose a part of it, and never stand for themselves. */
  readonly enclosing?: string;
  /** The raw characters that the prose reserves within the role: as data they are escaped. */
  readonly reserved?: string;
  /** For a role that is a part of a component: the escape before the node of its rule. */
  readonly opener?: string;
  /** The section on the charset within the role, if it is separate, and a remark about it. */
  readonly charsetSection?: string;
  readonly charsetRemark?: string;
}

/** A role with the characters that its rule derives. */
export interface RoleAlphabet extends EscapedRole {
  /** The characters of US-ASCII that stand for themselves. */
  readonly raw: string;
  /** True if the rule derives escapes. */
  readonly escapes: boolean;
  /** Tests whether a character beyond US-ASCII stands for itself. */
  readonly hasBeyond: (character: string) => boolean;
}

/** A mapping between characters and octets. */
export type Charset = 'latin1' | 'utf-8';

/** The form of the URLs of a scheme. */
export interface SchemeForm {
  readonly rule: string;
  /** Sticky: matches delimiters that delimit nothing at their place, so that they are data. */
  readonly data?: RegExp;
}

/** A document's rules for escaping. */
export interface EscapeRules {
  readonly revision: RevisionId;
  /** The section that states them. */
  readonly section: string;
  readonly roles: Readonly<Record<string, EscapedRole>>;
  /** The section that puts "./" before a first segment with a colon, which would be read as a scheme. */
  readonly dotSegmentSection?: string;
  /** The section on the marks that surround a reference in running text. */
  readonly wrapperSection?: string | undefined;
  /**
   * Returns the form that the document prescribes for the scheme of a text, even if a more general rule derives the
   * text.
   */
  readonly formOf?: (text: string) => SchemeForm | undefined;
  /** True if text may contain characters beyond US-ASCII, which stand for their octets in UTF-8. */
  readonly beyondAscii?: true;
  /** Returns the first character that the document reads otherwise than as data: an escape would change it. */
  readonly readOtherwise?: (text: string) => ReadOtherwise | undefined;
  /** Characters that the grammar allows raw and the prose forbids. */
  readonly illegal?: string;
  /** The charset that the document names, if any. */
  readonly charset: Charset | undefined;
  /** The section that names the charset, or leaves it open. */
  readonly charsetSection: string;
  /** A sentence on how far it asks for the charset, if that is not a rule for every character. */
  readonly charsetRemark?: string;
}

/** A character that the grammar does not derive, and how the document reads it. */
export interface ReadOtherwise {
  readonly offset: number;
  readonly problem: string;
  readonly section: string;
}

/** The rules with the alphabets of the roles. */
export interface RoleEscapes extends EscapeRules {
  readonly roles: Readonly<Record<string, RoleAlphabet>>;
}

/** Reads the alphabets of roles from the automata of their rules, on demand. */
export function withAlphabets(rules: EscapeRules, automatonOf: (rule: string) => Automaton): RoleEscapes {
  const roles = Object.entries(rules.roles).map(([name, role]) => {
    let known: DerivedAlphabet | undefined;
    const found = (): DerivedAlphabet => (known ??= alphabetOf(role, automatonOf(role.rule)));
    const alphabet: RoleAlphabet = {
      ...role,
      get raw() {
        return found().raw;
      },
      get escapes() {
        return found().escapes;
      },
      hasBeyond: (character) => found().hasBeyond(character),
    };
    return [name, alphabet] as const;
  });
  return { ...rules, roles: Object.fromEntries(roles) };
}

type DerivedAlphabet = Pick<RoleAlphabet, 'raw' | 'escapes' | 'hasBeyond'>;

/** Returns the characters in the strings of an automaton. Time is the number of its states. */
function alphabetOf({ enclosing = '' }: EscapedRole, automaton: Automaton): DerivedAlphabet {
  const classes = new Map<number, string>();
  const units = (automaton.uniformFrom ?? asciiSize) + 1;
  for (let unit = 0; unit < units; unit++) {
    const known = classes.get(automaton.classOf(unit)) ?? '';
    classes.set(automaton.classOf(unit), unit < asciiSize ? known + String.fromCharCode(unit) : known);
  }
  const letters = new Set<string>();
  const reached = new Set([automaton.initial]);
  for (const state of reached) {
    for (const [characterClass, ofClass] of classes) {
      const next = automaton.step(state, characterClass);
      if (next === automaton.dead) continue;
      for (const letter of ofClass) letters.add(letter);
      reached.add(next);
    }
  }
  const raw = [...letters].filter((letter) => letter !== '%' && !enclosing.includes(letter));
  const hasBeyond = (character: string): boolean =>
    [...reached].some((state) => walk(automaton, character, state).offset === character.length);
  return { raw: raw.sort().join(''), escapes: letters.has('%'), hasBeyond };
}

export interface CharsetOption {
  /** Mapping between characters beyond US-ASCII and octets. */
  readonly charset?: Charset | undefined;
}

export interface EncodeOptions extends CharsetOption {
  /**
   * True if the text is plain data: then `%` and the characters reserved within the role are escaped too. By default it
   * is URL text, whose escapes and delimiters stay. Octets are always data.
   */
  readonly data?: boolean | undefined;
}

export interface DecodeOptions extends CharsetOption {
  /** Also unescape `%00`, `%2F` and `%25`, whose octets would be mistaken for something else in most places. */
  readonly all?: boolean | undefined;
  /** The role of the text: its rule must then derive every character. */
  readonly role?: string | undefined;
}

/** NUL, the slash and the percent sign. */
const alwaysEscaped = [0x00, 0x2f, 0x25];

/**
 * Writes text or octets as the role's rule derives them: characters that do not stand for themselves are escaped, with
 * upper-case digits. Existing escapes stay, so nothing is escaped twice. Linear time.
 * @throws UnknownNameError for a role or charset that the document does not have
 * @throws EscapeError with its offset: a `%` that begins no escape, a character that needs a charset or that the
 * charset lacks, or one that must be escaped although the rule derives no escape
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
    if (raw.has(character) || isBeyond(rules, alphabet, character)) encoded += character;
    else {
      requireEscapes(offset, character);
      if (character === '%' && !data) encoded += existingEscape(rules, input, offset);
      else encoded += octetsOf(rules, character, offset, charset).map(escapeOf).join('');
    }
    offset += character.length;
  }
  return encoded;
}

/** Tests whether a character beyond US-ASCII stands for itself. */
function isBeyond({ illegal = '' }: RoleEscapes, alphabet: RoleAlphabet, character: string): boolean {
  const isCharacter = character > '\x7f' && !/\p{Surrogate}/u.test(character);
  return isCharacter && !illegal.includes(character) && alphabet.hasBeyond(character);
}

/** Returns the characters of US-ASCII that the rule derives and the prose allows. */
function rawCharacters({ illegal = '' }: RoleEscapes, { raw }: RoleAlphabet): Set<string> {
  return new Set(Array.from(raw).filter((character) => !illegal.includes(character)));
}

/** Returns the percent sign of an escape; its digits stand for themselves. */
function existingEscape(rules: RoleEscapes, text: string, offset: number): string {
  if (octetAt(text, offset) !== undefined) return '%';
  const problem = 'is not an escape; if it is data, set the option "data"';
  return fail(rules, offset, text.slice(offset, offset + 3), problem);
}

/**
 * Returns the octets that a text stands for, or its characters if a charset is named. Unescapes once. Linear time.
 * `%00`, `%2F` and `%25` stay escaped unless the option `all` is set.
 * @throws UnknownNameError for a role or charset that the document does not have
 * @throws EscapeError with its offset: a `%` that begins no escape, a character beyond US-ASCII, one that the role
 * cannot contain, or octets that mean nothing in the charset
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
  const derivesBeyond = (character: string): boolean =>
    alphabet === undefined ? rules.beyondAscii === true : isBeyond(rules, alphabet, character);
  const refuse = (offset: number, found: string): never =>
    fail(rules, offset, found, `is not allowed in ${alphabet?.rule ?? 'a reference'}`);
  // A code unit has at most three octets.
  const octets = new Uint8Array(text.length * 3);
  /** The place in the text that each octet comes from. */
  const origins = new Uint32Array(octets.length + 1);
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    let octet = text.charCodeAt(i);
    origins[length] = i;
    if (octet > 0x7f) {
      const character = String.fromCodePoint(text.codePointAt(i) ?? 0);
      if (!derivesBeyond(character)) {
        if (rules.beyondAscii === true) refuse(i, character);
        fail(rules, i, character, 'is not a US-ASCII character, so it must be escaped');
      }
      for (const one of octetsOf(rules, character, i, 'utf-8')) {
        origins[length] = i;
        octets[length++] = one;
      }
      i += character.length - 1;
      continue;
    }
    if (text[i] === '%') {
      const escaped = octetAt(text, i) ?? fail(rules, i, text.slice(i, i + 3), 'is not an escape');
      if (alphabet?.escapes === false) {
        fail(rules, i, text.slice(i, i + 3), `is an escape, but ${alphabet.rule} derives none`);
      }
      if (options.all === true || !alwaysEscaped.includes(escaped)) {
        octet = escaped;
        i += 2;
      }
    } else if (alphabet !== undefined && raw?.has(text.charAt(i)) === false) {
      refuse(i, text.charAt(i));
    }
    octets[length++] = octet;
  }
  const decoded = octets.slice(0, length);
  if (charset === undefined) return decoded;
  if (charset === 'latin1') return Array.from(decoded, (octet) => String.fromCharCode(octet)).join('');
  if (isUtf8(decoded)) return new TextDecoder('utf-8', { ignoreBOM: true }).decode(decoded);
  const offset = origins[completeLength(decoded)] ?? 0;
  return fail(rules, offset, text.slice(offset, offset + 3), 'represents octets that are not UTF-8');
}

function fail({ revision, section }: RoleEscapes, offset: number, found: string, problem: string): never {
  const message = `${quoted(found)} at offset ${offset} ${problem} (${revision}, ${section})`;
  throw new EscapeError(revision, offset, found, section, message);
}

function octetsOf(
  rules: RoleEscapes,
  character: string,
  offset: number,
  charset: Charset | undefined,
): number[] {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return [code];
  if (charset === undefined) {
    return fail(rules, offset, character, 'is not a US-ASCII character: give its octets, or name a charset');
  }
  if (charset === 'latin1' ? code > 0xff : code >= 0xd800 && code <= 0xdfff) {
    return fail(rules, offset, character, noOctets(charset));
  }
  return charset === 'latin1' ? [code] : [...new TextEncoder().encode(character)];
}

/** Returns the octet of the escape at an offset, undefined if there is none. */
function octetAt(text: string, offset: number): number | undefined {
  const hex = text.slice(offset + 1, offset + 3);
  return text[offset] === '%' && /^[0-9A-Fa-f]{2}$/.test(hex) ? Number.parseInt(hex, 16) : undefined;
}

/** Tests whether octets are UTF-8, or a prefix of it. */
function isUtf8(octets: Uint8Array, stream = false): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(octets, { stream });
    return true;
  } catch {
    return false;
  }
}

/** Returns the number of octets before the first that belongs to no character; found by halving. */
function completeLength(octets: Uint8Array): number {
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
  const message = `${revision} names no charset (${charsetSection}): escapes represent octets, whose meaning is defined elsewhere`;
  throw new UnsupportedOperationError(revision, `charset ${charset}`, charsetSection, message);
}

/** States that a charset does not contain a character. */
export function noOctets(charset: string): string {
  return `has no octets in ${charset}`;
}
