/**
 * Fixes a text with the smallest changes that its document prescribes: percent-encodes characters that are not allowed
 * raw, and puts "./" before a first segment with a colon. Delimiters of components are not encoded where they may still
 * delimit, as that would be a guess.
 */

import { delimitedAuthority, undecidedEnd } from '../base/authority.js';
import { delimiters, escapeOf } from '../base/character.js';
import type { RoleSpans, Span } from '../tree/read-components.js';
import type { ComponentRole } from '../tree/roles.js';
import type { Automaton } from '../automaton/automaton.js';
import { walk } from '../automaton/walk.js';
import type { SyntaxErrorDetails } from '../reading/details.js';
import { dotSegment, escapeAt, hasLostColon, isSegment, rawStep } from '../reading/escaping.js';
import { isWrapped } from './clean.js';
import { EscapeError, quoted } from './error.js';
import { noOctets, type RoleAlphabet, type RoleEscapes } from './escape.js';

/** A character of the text, and its replacement. */
export interface FixChange {
  /** In the given text, in UTF-16 code units from 0. */
  readonly offset: number;
  /** Empty for an insertion before the offset. */
  readonly found: string;
  readonly written: string;
  /** The component that contains it; undefined if there is none. */
  readonly role: string | undefined;
  /** The sections that ask for it. */
  readonly section: string;
  /** A sentence on how far the document asks for it, if there is more to say, as for characters beyond US-ASCII. */
  readonly remark: string | undefined;
}

/** A derivable text, and the changes that produce it; no changes if the text was derivable. */
export interface Fix {
  readonly text: string;
  readonly changes: readonly FixChange[];
}

interface Violation {
  readonly section: string;
  readonly message: string;
  readonly span: Span;
}

/** Members that `fix` needs from a language and its document. */
export interface Fixable {
  /** @param rule by default the reference rule */
  automaton(rule?: string): Automaton;
  spans(text: string): RoleSpans;
  /** Returns the first violation of the document's prose in a derivable text. */
  violation(text: string): Violation | undefined;
  accepts(text: string): boolean;
  /** Returns the error for a text that a rule does not derive, by default the reference rule. */
  refusal(text: string, rule?: string): Pick<SyntaxErrorDetails, 'section' | 'completion'>;
  /** Returns the spans of the nodes of a rule in a derivable text. */
  nodes(text: string, rule: string): readonly Span[];
}

/** A character to be encoded, and its offset in the result. */
type Encoded = Pick<FixChange, 'offset' | 'found' | 'written'> & { readonly at: number };

/** A text, and the characters encoded in it. */
interface EncodedText {
  readonly fixed: string;
  readonly encoded: readonly Encoded[];
}

/**
 * Percent-encodes the characters of a text that are not allowed raw. Linear.
 * @throws EscapeError with its offset, if the document prescribes nothing that makes the text derivable, or its prose
 * forbids the result of the changes
 */
export function fix(language: Fixable, rules: RoleEscapes, text: string): Fix {
  refuseWrapper(rules, text);
  const otherwise = rules.readOtherwise?.(text);
  if (otherwise !== undefined) {
    const { offset, problem, section } = otherwise;
    fail(rules, offset, text.charAt(offset), problem, section);
  }
  const prefix =
    rules.dotSegmentSection !== undefined && isMistakenForScheme(language, text) ? dotSegment : '';
  const { fixed, encoded } = encodeInForm(language, rules, text) ?? encode(language, rules, text, prefix);
  if (prefix === '' && encoded.length === 0) return { text: fixed, changes: [] };
  let changes: readonly FixChange[];
  try {
    changes = withRoles(language, rules, fixed, encoded);
    checkProse(language, rules, fixed, encoded);
  } catch (error) {
    // A derivable text that the document forbids, and for which it prescribes nothing else.
    if (error instanceof EscapeError && language.accepts(text)) return { text, changes: [] };
    throw error;
  }
  if (prefix === '') return { text: fixed, changes };
  const remark = 'This makes it a relative reference; if it lacks a scheme, add its scheme instead.';
  const section = rules.dotSegmentSection ?? rules.section;
  const first = { offset: 0, found: '', written: prefix, role: 'path', section, remark };
  return { text: fixed, changes: [first, ...changes] };
}

/** Refuses marks that surround a reference in running text and do not belong to it. */
function refuseWrapper(rules: RoleEscapes, text: string): void {
  if (rules.wrapperSection === undefined || !isWrapped(text)) return;
  const problem = 'is a wrapper, not part of the reference';
  fail(rules, 0, text.charAt(0), problem, rules.wrapperSection);
}

/**
 * Encodes a derivable text that the document forbids in the form of its scheme; returns undefined if it does not fit
 * that form.
 */
function encodeInForm(language: Fixable, rules: RoleEscapes, text: string): EncodedText | undefined {
  const form = rules.formOf?.(text);
  if (form === undefined || !language.accepts(text) || language.violation(text) === undefined)
    return undefined;
  try {
    return encode(language, rules, text, '', form);
  } catch (error) {
    if (error instanceof EscapeError) return undefined;
    throw error;
  }
}

/**
 * Tests whether a colon follows an impossible scheme, in the first segment of a text that is not an absolute URL with
 * another scheme.
 */
function isMistakenForScheme(language: Fixable, text: string): boolean {
  return hasLostColon(text, walk(language.automaton(), text).offset) && isSegment(text);
}

/**
 * Encodes the characters of a text that are not allowed raw after the given prefix.
 * @throws EscapeError if that does not make it derivable
 */
function encode(
  language: Fixable,
  rules: RoleEscapes,
  text: string,
  prefix: string,
  form?: { readonly rule: string; readonly data?: RegExp },
): EncodedText {
  const automaton = language.automaton(form?.rule);
  let fixed = prefix;
  const encoded: Encoded[] = [];
  const escapes = new Map<string, string>();
  let { state } = walk(automaton, prefix);
  const undecided = undecidedEnd(text);
  // Start of the part of the text that is not written yet.
  let rest = 0;
  for (let offset = 0; offset < text.length;) {
    const found = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    const isData = rules.illegal?.includes(found) === true || isAt(form?.data, text, offset);
    const raw = isData ? undefined : rawStep(automaton, state, text, offset, found);
    if (raw !== undefined) state = raw;
    else {
      const escape = escapeAt(text, offset);
      if (escape !== undefined) fail(rules, offset, escape, 'begins an escape, which is not allowed here');
      refuseDelimiter(rules, text, offset, found);
      if (found === '\\' && offset < undecided) failUndecided(rules, offset, found);
      const written = escapes.get(found) ?? escaped(rules, found, offset);
      escapes.set(found, written);
      const instead = walk(automaton, written, state);
      if (instead.offset < written.length) {
        fail(rules, offset, found, 'is not allowed here, either raw or escaped');
      }
      state = instead.state;
      fixed += text.slice(rest, offset);
      encoded.push({ offset, found, written, at: fixed.length });
      fixed += written;
      rest = offset + found.length;
    }
    offset += found.length;
  }
  if (!automaton.accepting(state)) {
    const delimiter = encoded.find(({ found }) => delimiters.includes(found));
    if (delimiter !== undefined) failAt(rules, text, delimiter);
    const { section, completion } = language.refusal(fixed + text.slice(rest), form?.rule);
    const problem = `The reference is incomplete at offset ${text.length}; ${quoted(completion)} would complete it`;
    const { revision } = rules;
    throw new EscapeError(revision, text.length, '', section, `${problem} (${revision}, ${section})`);
  }
  return { fixed: fixed + text.slice(rest), encoded };
}

/** Tests whether a sticky expression matches at an offset; false without an expression. */
function isAt(expression: RegExp | undefined, text: string, offset: number): boolean {
  if (expression === undefined) return false;
  expression.lastIndex = offset;
  return expression.test(text);
}

/** Refuses to encode the mark at which a fragment or a query begins. */
function refuseDelimiter(rules: RoleEscapes, text: string, offset: number, found: string): void {
  if (!/[?#]/.test(found) || text.indexOf(found) < offset) return;
  if (found === '#') fail(rules, offset, found, 'begins a fragment and is not allowed here');
  if (Object.hasOwn(rules.roles, 'query') && text.lastIndexOf('#', offset) < 0)
    fail(rules, offset, found, 'begins a query and is not allowed here');
}

/** Refuses a result that the document's prose forbids although its grammar derives it. */
function checkProse(language: Fixable, rules: RoleEscapes, fixed: string, encoded: readonly Encoded[]): void {
  const violation = language.violation(fixed);
  if (violation === undefined) return;
  const { span, section, message } = violation;
  const blamed = encoded.find(({ at }) => span.start <= at && at < span.end) ?? encoded[0];
  if (blamed === undefined) return;
  const problem = `is not allowed here: ${quoted(fixed)} would be derivable, but is forbidden: ${message}`;
  fail(rules, blamed.offset, blamed.found, problem, section);
}

/** Writes the octets of a character as escapes. @throws EscapeError if the document does not define its octets */
export function escaped(rules: RoleEscapes, character: string, offset: number): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return escapeOf(code);
  const { charset, charsetSection, revision } = rules;
  if (charset === undefined) {
    fail(
      rules,
      offset,
      character,
      `is not a US-ASCII character, and ${revision} does not define its octets`,
      charsetSection,
    );
  }
  const isWritable = charset === 'latin1' ? code <= 0xff : code < 0xd800 || code > 0xdfff;
  if (code === 0xfffd) fail(rules, offset, character, 'replaces invalid UTF-8');
  if (!isWritable) fail(rules, offset, character, noOctets(charset), charsetSection);
  const octets = charset === 'latin1' ? [code] : [...new TextEncoder().encode(character)];
  return octets.map(escapeOf).join('');
}

/** Returns the changes with their components. @throws EscapeError if an encoded character cannot be data there */
function withRoles(
  language: Fixable,
  rules: RoleEscapes,
  fixed: string,
  encoded: readonly Encoded[],
): readonly FixChange[] {
  const spans = language.spans(fixed);
  const places = Object.entries(rules.roles).flatMap(([role, alphabet]) => {
    // A role with several places is part of a role with a single place.
    const { opener, rule } = alphabet;
    const [span, other] =
      opener === undefined ? (spans.get(role as ComponentRole) ?? []) : language.nodes(fixed, rule);
    if (span === undefined || other !== undefined) return [];
    return [{ role, alphabet, start: span.start - (opener ?? '').length, end: span.end }];
  });
  // If two are equally long, the later is within the earlier.
  places.reverse().sort((a, b) => a.end - a.start - (b.end - b.start));
  const pathFrom = delimitedAuthority(fixed)?.end ?? 0;
  // One string for all changes with the same sections: there may be very many.
  const sections = new Map<string, string>();
  return encoded.map(({ at, offset, found, written }) => {
    const place = places.find(({ start, end }) => start <= at && at < end);
    checkPlace(rules, { offset, found }, at < pathFrom ? undefined : place);
    const isBeyond = found > '\x7f';
    const { charsetSection, charsetRemark } =
      place?.alphabet.charsetSection === undefined ? rules : place.alphabet;
    const asking = sectionsOf(isBeyond ? charsetSection : undefined, rules.section, place?.alphabet.section);
    const section = sections.get(asking) ?? asking;
    sections.set(asking, section);
    return {
      offset,
      found,
      written,
      role: place?.role,
      section,
      remark: isBeyond ? charsetRemark : undefined,
    };
  });
}

function sectionsOf(...known: readonly (string | undefined)[]): string {
  return [...new Set(known.filter((section) => section !== undefined))].join(', ');
}

/** Refuses to encode a possible delimiter. @param place its place, unless it is before the path */
function checkPlace(
  rules: RoleEscapes,
  { offset, found }: Pick<FixChange, 'offset' | 'found'>,
  place: { readonly role: string; readonly alphabet: RoleAlphabet } | undefined,
): void {
  if (!delimiters.includes(found)) return;
  if (place === undefined || place.role === 'scheme') {
    failUndecided(rules, offset, found);
  }
  if (place.alphabet.raw.includes(found)) {
    fail(rules, offset, found, `is allowed in a ${place.role}, but not here`);
  }
}

function failUndecided(rules: RoleEscapes, offset: number, found: string): never {
  fail(rules, offset, found, 'may be data or a delimiter, and the document does not say which');
}

/** Refuses a delimiter that is allowed here only as data, and names its place. */
function failAt(rules: RoleEscapes, text: string, { offset, found }: Encoded): never {
  const authority = delimitedAuthority(text);
  const place =
    authority !== undefined && offset <= authority.end
      ? `${offset < authority.end ? 'in' : 'after'} the authority ${quoted(authority.text)}`
      : 'here';
  fail(rules, offset, found, `is not allowed ${place}; encoding it would be a guess`);
}

function fail(
  { revision, section }: RoleEscapes,
  offset: number,
  found: string,
  problem: string,
  where = section,
): never {
  throw new EscapeError(
    revision,
    offset,
    found,
    where,
    `${quoted(found)} at offset ${offset} ${problem} (${revision}, ${where})`,
  );
}
