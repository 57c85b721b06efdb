/** What a document prescribes for the links of a file, as changes of the file, each checked by reading the file again. */

import type { Revision } from '../../../revision.js';
import { attempt } from '../../failure.js';
import type { SpelledLink } from '../found.js';
import { readSpelling } from '../spelling.js';

/** A link that is not fixed, and why, as a sentence. */
export interface Unfixed {
  readonly link: SpelledLink;
  readonly why: string;
}

/** A piece of a text, and what is written in its place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

export interface FixedText {
  readonly text: string;
  readonly unfixed: readonly Unfixed[];
}

/**
 * The text with those links fixed that can be; a link that is derivable is left as it is. Linear, but for reading it again.
 * @param read reads the links of a text
 */
export function fixedText(
  text: string,
  links: readonly SpelledLink[],
  revision: Pick<Revision, 'accepts' | 'fix'>,
  read: (text: string) => readonly SpelledLink[],
): FixedText {
  const unfixed: Unfixed[] = [];
  const edits: Edit[] = [];
  const meant = links.map((link) => {
    if (revision.accepts(link.reference)) return link.reference;
    const fix = fixOf(link, text, revision);
    if ('why' in fix) unfixed.push(fix);
    else edits.push(...fix.edits);
    return 'why' in fix ? link.reference : fix.reference;
  });
  const changed = edited(text, edits);
  if (changed === undefined || !isRead(changed, meant, read)) {
    return { text, unfixed: links.flatMap((link) => notApart(link, revision)) };
  }
  return { text: changed, unfixed };
}

/** Where the links of the changed text are others than were meant, none is changed. */
function isRead(
  text: string,
  meant: readonly string[],
  read: (text: string) => readonly SpelledLink[],
): boolean {
  const links = read(text);
  return links.length === meant.length && links.every(({ reference }, i) => reference === meant[i]);
}

function notApart(link: SpelledLink, revision: Pick<Revision, 'accepts'>): readonly Unfixed[] {
  if (revision.accepts(link.reference)) return [];
  return [{ link, why: 'the file would be read otherwise than is meant' }];
}

type LinkFix = { readonly reference: string; readonly edits: readonly Edit[] } | Unfixed;

/** What Jinja, Liquid, ERB, JavaScript and their kin fill in begins so; an expression of RFC 6570 is in braces. */
const placeholder = /\{[{%#]|<[%?]|\$\{|\{[^{}]*\}/;

/** What is no reference, though it stands where one may: what it begins with, and what it is. */
const others: readonly (readonly [begin: RegExp, what: string])[] = [
  [/^(?:[A-Za-z]:|\\)\\/, 'it is a path of Windows, in which a backslash is no data'],
  [/^javascript:/i, 'it is a script'],
];

function fixOf(link: SpelledLink, text: string, revision: Pick<Revision, 'fix'>): LinkFix {
  const { reference, spelled } = link;
  const outcome = attempt(() => revision.fix(reference));
  if (!outcome.ok) return { link, why: outcome.error.message };
  const { changes } = outcome.value;
  const advised = changes.find(({ remark }) => remark !== undefined);
  if (advised !== undefined) {
    return { link, why: `"${advised.found}" may be ${advised.written}: ${advised.remark ?? ''}` };
  }
  if (changes.some(({ found }) => found < ' ' || found === '\x7f')) {
    return { link, why: 'line breaks and control characters may be none of the reference' };
  }
  const other = others.find(([begin]) => begin.test(reference));
  if (other !== undefined) return { link, why: other[1] };
  if (placeholder.test(reference)) return { link, why: 'it may be filled in from a template' };
  if (spelled === undefined) return { link, why: 'its spelling in the file cannot be told' };
  const { places } = readSpelling(text.slice(spelled.start, spelled.end), spelled.spelling);
  const edits = changes.map(({ offset, found, written }) => ({
    start: spelled.start + (places[offset] ?? 0),
    end: spelled.start + (places[offset + found.length] ?? 0),
    written,
  }));
  return { reference: outcome.value.text, edits };
}

/** The text with all edits; undefined where they are not apart from each other. */
function edited(text: string, edits: readonly Edit[]): string | undefined {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, written } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < from || end <= start) return undefined;
    pieces.push(text.slice(from, start), written);
    from = end;
  }
  return [...pieces, text.slice(from)].join('');
}

/**
 * The lines that differ between two texts of as many lines, as a unified diff without context, which `patch` and
 * `git apply --unidiff-zero` take where nothing in it is shown otherwise than it is.
 * @param show shows a line
 */
export function* diffOf(
  name: string,
  before: string,
  after: string,
  show: (line: string) => string,
): Generator<string> {
  if (before === after) return;
  const then = after.split('\n');
  const lines = before.split('\n');
  yield `--- ${name}\n+++ ${name}\n`;
  for (const [i, line] of lines.entries()) {
    const other = then[i] ?? '';
    const end = i === lines.length - 1 ? '\n\\ No newline at end of file\n' : '\n';
    if (line !== other) yield `@@ -${i + 1} +${i + 1} @@\n-${show(line)}${end}+${show(other)}${end}`;
  }
}
