/** The option `--for PURPOSE`, and its combination with `--start RULE`. */

import type { Revision } from '../../core/revision.js';
import {
  type Algorithm,
  algorithms,
  type AnswerFormat,
  answerFormats,
  type CaseFormat,
  type Purpose,
  purposes,
  type StudiedGrammar,
} from '../../study/index.js';
import { option } from '../input/command.js';
import { Misuse } from '../output/errors.js';

export const purposeOption = option('--for <PURPOSE>', 'the purpose of the suite', {
  choices: [...purposes, ...algorithms],
  byDefault: 'verdict',
});

/** Tests whether a purpose is one of the algorithms of a document. */
export function isAlgorithm(purpose: Purpose | Algorithm | undefined): purpose is Algorithm {
  return (algorithms as readonly (string | undefined)[]).includes(purpose);
}

/** Returns the document that a purpose needs. @throws Misuse for a learnt language */
export function aDocument(of: Revision | StudiedGrammar, purpose: string): Revision {
  if ('id' in of) return of;
  throw new Misuse(
    `--for ${purpose} needs a document: other grammars and learnt languages have only verdicts`,
  );
}

/**
 * Checks the purpose. @throws Misuse for components of a rule other than the reference rule, for an algorithm of a
 * rule, or for either of a learnt language
 */
export function checkPurpose(
  document: Revision | StudiedGrammar,
  start: string | undefined,
  purpose: Purpose | Algorithm | undefined,
): void {
  if (isAlgorithm(purpose) && start !== undefined) {
    throw new Misuse(`--for ${purpose} tests no rule; omit --start`);
  }
  if (purpose === undefined || purpose === 'verdict') return;
  const { id, start: reference } = aDocument(document, purpose);
  if (purpose !== 'components' || start === undefined || start === reference) return;
  throw new Misuse(`--for components tests ${reference}, the reference rule of ${id}; omit --start`);
}

/** Returns the format of a list of cases for an algorithm. @throws Misuse if such lists have no format of that name */
export function answerFormat(format: CaseFormat | undefined, algorithm: Algorithm): AnswerFormat | undefined {
  const formats = answerFormats[algorithm];
  const known = formats.find((one) => one === format);
  if (format === undefined || known !== undefined) return known;
  throw new Misuse(
    `--format ${format} does not support --for ${algorithm}; supported: ${formats.join(', ')}`,
  );
}
