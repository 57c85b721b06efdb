/** What a validator asks of a string, and the problem where it is not so: one truth for every validator. */
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import { aBoolean, aString, knownOptions, optional, type OptionChecks } from '../core/base/arguments.js';
import { knownName } from '../core/base/unknown-name.js';
import { revision } from './index.js';
import type { Finding } from '../core/prose/check.js';
import type { UriSyntaxError } from '../core/reading/error.js';
import { wholeRoles } from '../core/tree/rule-roles.js';

/** What is asked of a string. */
export interface Requirement {
  readonly revision: RevisionId;
  /** Any rule name in the document's spelling; the document's reference rule by default. */
  readonly start?: string | undefined;
  /** Whether the document's prose must not forbid it either; of whole references only. */
  readonly conforming?: boolean | undefined;
}

/** Why a string is not what is asked. */
export interface Problem {
  /** One sentence without a full stop, fit for a terminal. */
  readonly message: string;
  readonly revision: RevisionId;
  /** The rule that it is not derivable from. */
  readonly start: string;
  /** Where, in UTF-16 code units from 0. */
  readonly offset: number;
  /** Section of the document. */
  readonly section: string;
  /** What to write instead, in sentences; none where nothing near is known. */
  readonly advice: readonly string[];
}

const requirementOptions: OptionChecks<Omit<Requirement, 'revision'>> = {
  start: optional(aString),
  conforming: optional(aBoolean),
};

/**
 * The problem with each string that is not as required; undefined is none. Time is linear in the string.
 * @throws UnknownNameError, TypeError where the requirement is none; RangeError where `conforming` is asked of a part
 */
export function problemFinder(
  id: RevisionId,
  options: Omit<Requirement, 'revision'> = {},
): (text: string) => Problem | undefined {
  const document = revision(knownName('revision', id, revisions));
  const { start = document.start, conforming = false } = knownOptions('uri', requirementOptions, options);
  const { role } = document.rule(start);
  if (conforming && !wholeRoles.includes(role)) {
    throw new RangeError(
      `the prose of ${id} is of whole references, not of ${start}: leave out "conforming" or "start"`,
    );
  }
  return (text) => {
    if (!document.accepts(text, { start })) {
      const parsed = document.safeParse(text, { start });
      return parsed.ok ? undefined : underivable(parsed.error);
    }
    if (!conforming) return undefined;
    const violation = document.check(text).findings.find(({ level }) => level === 'violation');
    return violation === undefined ? undefined : forbidden(violation, id, start);
  };
}

function underivable({ revision: id, start, offset, section, message, advice }: UriSyntaxError): Problem {
  return {
    message: message.slice(0, message.indexOf('\n')),
    ...{ revision: id, start, offset, section, advice },
  };
}

function forbidden({ message, section, span }: Finding, id: RevisionId, start: string): Problem {
  const sentence = `not conforming to ${id}: ${message.replace(/\.$/, '')} (section ${section})`;
  return { message: sentence, revision: id, start, offset: span.start, section, advice: [] };
}
