/** `fix`: the derivable strings that one revision prescribes for strings, with each change and its section. */

import { declareCommand } from '../input/command.js';
import { shared, fileOrText } from '../input/options.js';
import { textsArgument } from '../input/texts.js';
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { pointer, quoted } from '../../core/base/visible.js';
import { startForBase } from '../../core/reference/start-by-base.js';
import type { Finding } from '../../core/prose/check.js';
import { EscapeError } from '../../core/reference/error.js';
import { readingSentence } from '../../core/reference/advice.js';
import type { Fix } from '../../core/reference/fix.js';
import type { Revision } from '../../core/revision.js';
import {
  attempt,
  type Attempt,
  type Failure,
  failureJson,
  failureLine,
  printFailure,
} from '../output/failure.js';
import { loadLanguage, loadRevision } from '../documents/load-revision.js';
import { blocksOn } from '../output/blocks.js';
import { cells, columns } from '../output/columns.js';
import { cut, emptySign, shown } from '../output/signs.js';
import type { Terminal } from '../output/terminal.js';
import { recordOptions } from '../rows/options.js';
import { type Cells, joinedCell, printRows, type Rows } from '../rows/print.js';
import { recordsOfTexts, textsOfRecords } from '../rows/reader.js';

const about = `Percent-encodes every character that the document does not allow raw. Prints the
string, then the changes. A valid string is printed unchanged. A "%" without two
hexadecimal digits is data and becomes %25. From RFC 1808 on, "./" is prepended
if a colon in the first segment would look like a scheme delimiter.

Each document sets the encoding: Latin-1 in url-1993 and RFC 1630; in RFC 3986,
UTF-8 for hosts (3.2.2) and, recommended, for new schemes (2.5).

A string is rejected if an invalid character may delimit: any of :/?#[]@\\ before
the path, the first "?" or "#". The error suggests a derivable string and lists
revisions that derive the original. "clean" removes wrappers.`;

export const command = declareCommand({
  arguments: [textsArgument('URL', 'the strings to fix')],
  options: [...fileOrText('URL', 'in'), shared.revision, shared.base(), ...recordOptions(), shared.json],
  about,
  exit: {
    0: 'every string is derivable, as given or as fixed',
    1: 'at least one string could not be fixed',
  },
  examples: [
    "uri-revisions fix 'http://h/a b?q=100%|ü' -r rfc3986",
    'uri-revisions fix a.csv --in csv --column url --out csv --pass-columns',
    'uri-revisions fix -r rfc2396 --json < urls.txt | jq -r .fixed',
  ],
  run: async (texts, options, terminal) => {
    const { base } = options;
    const revision = withBase(await loadRevision(options.revision), base);
    const printBlock = blocksOn(terminal);
    const rows: Rows = {
      columns: ['fixed', 'changes', 'remark', 'reason', 'guess'],
      answer: (text) => {
        const outcome = attempt(() => revision.fix(text));
        if (!outcome.ok) terminal.end(1);
        return cellsOf(revision, text, outcome);
      },
    };
    if (await printRows(recordsOfTexts(texts, options, terminal), options, terminal, rows)) return;
    for await (const text of textsOfRecords(texts, options, terminal)) {
      const outcome = attempt(() => revision.fix(text));
      if (!outcome.ok) terminal.end(1);
      if (options.json) {
        const answer = outcome.ok
          ? {
              fixed: outcome.value.text,
              changes: outcome.value.changes,
              forbidden: forbidden(revision, outcome.value),
            }
          : {
              error: failureJson(outcome.error),
              ...guesses(revision, text),
              derivedBy: await derivedBy(text, base),
            };
        await terminal.printJson({ revision: revision.id, text, base, ...answer });
      } else if (outcome.ok) {
        await printBlock(fixOf(outcome.value, terminal));
        if (outcome.value.changes.length === 0) warnIfForbidden(revision, text, terminal);
      } else await refuse(revision, text, base, outcome.error, terminal);
    }
  },
});

/** The part of a revision that fixing needs. */
type FixingRevision = Pick<Revision, 'id' | 'check' | 'tolerated'> & {
  fix(text: string): Fix;
  safeParse(text: string): ReturnType<Revision['safeParse']>;
};

/** Returns a revision whose calls take the base of the strings. @throws UnknownNameError as `startFor` does */
function withBase(revision: Revision, base: string | undefined): FixingRevision {
  const start = base === undefined ? revision.start : revision.startFor(base);
  return {
    id: revision.id,
    tolerated: (text) => revision.tolerated(text),
    check: (text) => revision.check(text, { base }),
    fix: (text) => revision.fix(text, { base }),
    safeParse: (text) => revision.safeParse(text, { start }),
  };
}

function cellsOf(revision: FixingRevision, text: string, outcome: Attempt<Fix>): Cells {
  if (!outcome.ok) {
    const { nearest, forbidden } = guesses(revision, text);
    const remark = forbidden === undefined ? undefined : `the guess ${inWords(forbidden, revision)}`;
    return { remark, reason: failureLine(outcome.error), guess: nearest[0] };
  }
  const { text: fixed, changes } = outcome.value;
  const answer = changes.map(
    ({ offset, found, written, section }) => `${offset}: ${quoted(found)} → ${written} (${section})`,
  );
  const violation = forbidden(revision, outcome.value);
  const remarks = violation === undefined ? remarksOn(changes) : [inWords(violation, revision)];
  return { fixed, changes: joinedCell(answer, '; '), remark: joinedCell(remarks, ' ') };
}

function remarksOn(changes: Fix['changes']): readonly string[] {
  return [...new Set(changes.flatMap(({ remark }) => remark ?? []))];
}

/** Formats the fixed string and the changes that produce it. */
function fixOf({ text, changes }: Fix, terminal: Terminal): string {
  const { colours, width } = terminal;
  const heading = cells(['offset', 'found', 'written', 'in', 'section'], colours.bold);
  const rows = changes.map(({ offset, found, written, role, section }) => [
    ...cells([String(offset)]),
    { lines: [quoted(found)], exact: true },
    ...cells([written, role ?? '', section]),
  ]);
  const table = rows.length === 0 ? '' : columns([heading, ...rows], width);
  const remarks = remarksOn(changes).map((remark) => `${remark}\n`);
  return `${colours.bold(terminal.result(text) || emptySign)}\n${table}${remarks.join('')}`;
}

/** Returns why an unchanged derivable string is still forbidden; undefined for a changed one. */
function forbidden(revision: FixingRevision, { text, changes }: Fix): Finding | undefined {
  return changes.length > 0 ? undefined : violation(revision, text);
}

function violation(revision: Pick<Revision, 'check'>, text: string): Finding | undefined {
  return revision.check(text).findings.find(({ level }) => level === 'violation');
}

/** Warns of a derivable string that the document's prose forbids. */
export function warnIfForbidden(
  revision: Pick<Revision, 'id' | 'check'>,
  text: string,
  terminal: Terminal,
): void {
  const found = violation(revision, text);
  if (found !== undefined) terminal.say(`warning: "${cut(shown(text))}" ${inWords(found, revision)}`);
}

function inWords({ message, section }: Finding, revision: Pick<Revision, 'id'>): string {
  return `is derivable, but is forbidden: ${message} (${revision.id}, ${section})`;
}

/** Derivable strings that no document prescribes. */
interface Guesses {
  /**
   * The document's reading of the string, then it without surrounding white space, if derivable, then those with the fewest edits; first those that the
   * prose allows.
   */
  readonly nearest: readonly string[];
  /** The finding that forbids the first of them. */
  readonly forbidden: Finding | undefined;
}

function guesses(revision: FixingRevision, text: string): Guesses {
  const result = revision.safeParse(text);
  const bare = text.trim();
  const inside = bare === text ? undefined : attempt(() => revision.fix(bare));
  const read = revision.tolerated(text);
  const found = [
    ...(read === undefined ? [] : [read.text]),
    ...(inside?.ok ? [inside.value.text] : []),
    ...(result.ok ? [] : result.error.nearest),
  ];
  const judged = [...new Set(found)].map((near) => ({
    near,
    forbidden: violation(revision, near),
  }));
  const allowedFirst = judged.toSorted(
    (a, b) => Number(a.forbidden !== undefined) - Number(b.forbidden !== undefined),
  );
  return { nearest: allowedFirst.map(({ near }) => near), forbidden: allowedFirst[0]?.forbidden };
}

/** Returns the revisions that derive a string unchanged. */
async function derivedBy(text: string, base: string | undefined): Promise<readonly RevisionId[]> {
  const languages = await Promise.all(revisions.map(loadLanguage));
  return languages.flatMap((language) => {
    const start = startForBase(language, base);
    return language.accepts(text, { start }) ? [language.id] : [];
  });
}

async function refuse(
  revision: FixingRevision,
  text: string,
  base: string | undefined,
  error: Failure,
  terminal: Terminal,
): Promise<void> {
  if (text.trim() !== text) terminal.say('It starts or ends with white space.');
  printFailure(error, terminal);
  if (error instanceof EscapeError) terminal.say(...pointer(text, error.offset).split('\n'));
  const read = revision.tolerated(text);
  if (read !== undefined) {
    terminal.say(readingSentence(read));
    return;
  }
  const {
    nearest: [guess],
    forbidden,
  } = guesses(revision, text);
  const others = await derivedBy(text, base);
  if (others.length > 0) terminal.say(`These revisions derive it unchanged: ${others.join(', ')}.`);
  if (guess === undefined) return;
  const answer = `Nearest derivable string (a guess): "${cut(shown(guess))}"`;
  terminal.say(forbidden === undefined ? answer : `${answer}; it ${inWords(forbidden, revision)}`);
}
