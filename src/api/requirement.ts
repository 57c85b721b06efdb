/**
 * Requirement of a validator on a string, and the problem if the string violates it: one implementation for all
 * validators.
 */
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import { aBoolean, aString, knownOptions, optional, type OptionChecks } from '../core/base/arguments.js';
import { knownName } from '../core/base/unknown-name.js';
import { revision } from './index.js';
import type { Finding } from '../core/prose/check.js';
import type { UriSyntaxError } from '../core/reading/error.js';
import { referenceRoles } from '../core/tree/rule-roles.js';

/** Requirement on a string. */
export interface Requirement {
  readonly revision: RevisionId;
  /**
   * Any rule name in the document's spelling; the document's reference rule by default. With a base, `startFor` of the
   * revision gives it.
   */
  readonly start?: string | undefined;
  /** True if the document's prose must not forbid it either; only for whole references. */
  readonly conforming?: boolean | undefined;
}

/** Reason why a string violates the requirement. */
export interface Problem {
  /** One sentence without a full stop, safe to print on a terminal. */
  readonly message: string;
  readonly revision: RevisionId;
  /** The rule that it is not derivable from. */
  readonly start: string;
  /** Place of the problem, in UTF-16 code units from 0. */
  readonly offset: number;
  /** Section of the document. */
  readonly section: string;
  /** Suggestions in sentences; none if nothing near is known. */
  readonly advice: readonly string[];
}

const requirementOptions: OptionChecks<Omit<Requirement, 'revision'>> = {
  start: optional(aString),
  conforming: optional(aBoolean),
};

/** The members of a requirement. */
export const requirementNames: readonly string[] = [
  'revision',
  .../* @__PURE__ */ Object.keys(requirementOptions),
];

/**
 * Returns a function that finds the problem with a string; undefined if there is none. Its time is linear in the
 * string.
 * @throws UnknownNameError, TypeError if the requirement is invalid; RangeError if `conforming` is requested for a part
 */
export function problemFinder(
  id: RevisionId,
  options: Omit<Requirement, 'revision'> = {},
): (text: string) => Problem | undefined {
  const document = revision(knownName('revision', id, revisions));
  const { start = document.start, conforming = false } = knownOptions('uri', requirementOptions, options);
  const { role } = document.rule(start);
  if (conforming && !referenceRoles.includes(role)) {
    throw new RangeError(
      `the prose of ${id} applies to whole references, not to ${start}: omit "conforming" or "start"`,
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
