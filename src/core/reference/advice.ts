/**
 * Advice for a refused reference: the changes that `fix` makes at the place of the refusal. The document prescribes the
 * same for every start rule.
 */

import { delimitedAuthority } from '../base/authority.js';
import type { SyntaxErrorDetails } from '../reading/details.js';
import type { Prescription } from '../reading/error-message.js';
import { EscapeError, quoted } from './error.js';
import type { Fix, FixChange } from './fix.js';
import type { Tolerated } from './normalize.js';

/** A document with prescriptions. */
interface Prescribing {
  fix(text: string): Fix;
  tolerated(text: string): Tolerated | undefined;
  rule(name: string): { readonly role: string | undefined };
}

/**
 * Returns what the document prescribes for a text that is refused at an offset; nothing if it prescribes nothing.
 * Linear.
 * @param open the innermost rule that is open there
 */
export function prescriptionFor(
  document: Prescribing,
  text: string,
  offset: number,
  open: string | undefined,
): Prescription {
  const changes = changesOf(document, text);
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

function changesOf(document: Prescribing, text: string): readonly FixChange[] {
  try {
    return document.fix(text).changes;
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
    (known ??= prescriptionFor(document, details.text, details.offset, details.open[0]?.rule));
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
