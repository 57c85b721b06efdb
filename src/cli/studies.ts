/** What commands that study grammars share: the rule asked about, and what a study refuses. */

import type { Command } from 'commander';
import { LimitError, NoNearMissError, NoWordError } from '../study/index.js';
import type { Revision } from '../revision.js';
import type { RevisionId } from '../../generated/registry/ids.js';
import { Misuse } from './errors.js';
import { loadRevision } from './load-revision.js';
import { wholeNumber } from './input/whole-number.js';

/** A rule of a revision. */
export interface StudiedRule {
  readonly document: Revision;
  readonly revision: RevisionId;
  /** In the document's spelling. */
  readonly rule: string;
}

/** The rule of a name, by default the reference rule. @throws UnknownNameError; Misuse where no revision is named */
export async function studiedRule(revision: string | undefined, rule?: string): Promise<StudiedRule> {
  const document = await loadRevision(revision);
  return { document, revision: document.id, rule: document.rule(rule ?? document.start).name };
}

/** A rule with its revision, for a sentence. */
export function nameOf({ rule, revision }: StudiedRule): string {
  return `${rule} of ${revision}`;
}

/** Runs a study. @throws Misuse if it would take too much, or what is asked for does not exist */
export function studied<T>(study: () => T): T {
  try {
    return study();
  } catch (error) {
    throw refusal(error) ?? error;
  }
}

/** The same for a study with results one by one. */
export function* studiedEach<T>(items: Iterable<T>): Generator<T> {
  try {
    yield* items;
  } catch (error) {
    throw refusal(error) ?? error;
  }
}

/** The way out of a limit. */
export const elsewhere = 'a program can raise that limit, with uri-revisions/grammar';

function refusal(error: unknown): Misuse | undefined {
  if (error instanceof LimitError) return new Misuse(`${error.problem}; ${elsewhere}`);
  if (error instanceof NoWordError || error instanceof NoNearMissError) return new Misuse(error.message);
  return undefined;
}

/** `--witnesses N`. */
export function takesWitnesses(command: Command): Command {
  return command.option(
    '--witnesses <N>',
    'at most so many strings of each kind (4 by default)',
    wholeNumber('--witnesses', 1, 100),
  );
}
