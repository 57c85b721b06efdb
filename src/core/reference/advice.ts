/**
 * Advice for a refused reference: the changes that `fix` makes at the place of the refusal. The document prescribes the
 * same for every start rule, except for those that it has for kinds of bases.
 */

import type { Automaton } from '../automaton/automaton.js';
import { walk } from '../automaton/walk.js';
import { delimitedAuthority } from '../base/authority.js';
import type { SyntaxErrorDetails } from '../reading/details.js';
import type { Prescription } from '../reading/error-message.js';
import { isRepairable } from '../reading/escaping.js';
import type { StartByBase } from '../tree/rule.js';
import { EscapeError, quoted } from './error.js';
import type { RoleEscapes } from './escape.js';
import { escaped, type Fix, type FixChange } from './fix.js';
import type { Tolerated } from './normalize.js';
import { baseOfStart } from './start-by-base.js';

/** A document with prescriptions. */
interface Prescribing {
  readonly startsByBase?: readonly StartByBase[] | undefined;
  fix(text: string, options: { readonly base?: string | undefined }): Fix;
  tolerated(text: string): Tolerated | undefined;
  rule(name: string): { readonly role: string | undefined };
}

/**
 * Returns what the document prescribes for a text that is refused at an offset; nothing if it prescribes nothing.
 * Linear.
 * @param start the rule that refuses it
 * @param open the innermost rule that is open there
 */
export function prescriptionFor(
  document: Prescribing,
  { text, start, offset }: Pick<SyntaxErrorDetails, 'text' | 'start' | 'offset'>,
  open: string | undefined,
): Prescription {
  const changes = changesOf(document, text, start);
  const readAs = document.tolerated(text);
  const isUser = open !== undefined && ['user', 'password'].includes(document.rule(open).role ?? '');
  const here = changes.find((change) => change.found !== '' && change.offset === offset);
  // A text stops at most two characters after a "%" that begins no escape.
  const stray = changes.find(
    (change) => change.found === '%' && change.offset < offset && offset <= change.offset + 2,
  );
  return {
    dotSegment: changes[0]?.found === '',
    strayPercent: stray?.offset,
    escaped: stray === undefined ? here?.written : undefined,
    remark:
      (readAs && readingSentence(readAs)) ??
      (stray === undefined ? (here?.remark ?? (isUser ? brokenPort(text, offset) : undefined)) : undefined),
  };
}

/** States how the document reads a text that its grammar does not derive. */
export function readingSentence({ text, section }: Tolerated): string {
  return `The document reads it as ${quoted(text)} (section ${section}).`;
}

/** Explains a refusal after an apparent host and port, which was read as the beginning of a user. */
function brokenPort(text: string, offset: number): string | undefined {
  if (/[^/?#]/.test(text.charAt(offset))) return undefined;
  const start = delimitedAuthority(text)?.start ?? offset;
  const authority = text.slice(start, offset);
  if (/[/?#@]/.test(authority)) return undefined;
  const colon = authority.startsWith('[') ? authority.indexOf(']') + 1 : authority.indexOf(':');
  const digits = colon < 0 ? undefined : /^:[0-9]*/.exec(authority.slice(colon))?.[0].length;
  if (digits === undefined || colon + digits === authority.length) return undefined;
  const at = start + colon + digits;
  const found = quoted(String.fromCodePoint(text.codePointAt(at) ?? 0));
  const port = quoted(authority.slice(colon + 1));
  return `${port} is not a port: ${found} is not a digit (offset ${at}). Userinfo must end with "@".`;
}

function changesOf(document: Prescribing, text: string, start: string): readonly FixChange[] {
  try {
    return document.fix(text, { base: baseOfStart(document, start) }).changes;
  } catch (error) {
    if (error instanceof EscapeError) return [];
    throw error;
  }
}

/**
 * Returns the details of a refusal with the document's prescription instead of the grammar's suggestion; computed on
 * first access.
 */
export function withPrescription(document: Prescribing, details: SyntaxErrorDetails): SyntaxErrorDetails {
  let known: Prescription | undefined;
  const prescription = (): Prescription =>
    (known ??= prescriptionFor(document, details, details.open[0]?.rule));
  return {
    // The details have getters, which a copy would call.
    __proto__: details,
    get escaped() {
      return prescription().escaped;
    },
    get strayPercent() {
      return prescription().strayPercent;
    },
    get dotSegment() {
      return prescription().dotSegment;
    },
    get remark() {
      return prescription().remark;
    },
  } as unknown as SyntaxErrorDetails;
}

/**
 * Does the same for a part of a reference: the grammar's suggestion stays, and a character beyond US-ASCII is escaped in
 * the document's charset, if the part derives escapes there.
 * @param automaton that of the part's rule
 */
export function withCharset(
  rules: RoleEscapes,
  automaton: Automaton,
  details: SyntaxErrorDetails,
): SyntaxErrorDetails {
  let known: { readonly written: string | undefined } | undefined;
  const written = (): string | undefined =>
    (known ??= { written: escapesInCharset(rules, automaton, details) }).written;
  return {
    __proto__: details,
    get escaped() {
      return details.escaped ?? written();
    },
    get remark() {
      if (written() === undefined) return undefined;
      const open = new Set(details.open.map(({ rule }) => rule));
      const role = Object.values(rules.roles).find(
        ({ rule, charsetRemark }) => charsetRemark !== undefined && open.has(rule),
      );
      return role?.charsetRemark ?? rules.charsetRemark;
    },
  } as unknown as SyntaxErrorDetails;
}

function escapesInCharset(
  rules: RoleEscapes,
  automaton: Automaton,
  { text, offset, found = '' }: SyntaxErrorDetails,
): string | undefined {
  if (found <= '\x7f') return undefined;
  let escapes: string;
  try {
    escapes = escaped(rules, found, offset);
  } catch (error) {
    if (error instanceof EscapeError) return undefined;
    throw error;
  }
  const { state, offset: end } = walk(automaton, text.slice(0, offset) + escapes);
  const isDerived = end === offset + escapes.length;
  return isDerived && isRepairable(automaton, state, text.slice(offset + found.length)) ? escapes : undefined;
}
