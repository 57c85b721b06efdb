/** What a document prescribes for the links of a file, as changes of the file, each checked by reading the file again. */

import type { Revision } from '../core/revision.js';
import { attempt } from '../cli/output/failure.js';
import type { SpelledLink } from './found.js';
import { linkLimits } from './limits.js';
import { readSpelling } from './spelling.js';

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

/** What a link is to become. */
interface LinkFix {
  readonly link: SpelledLink;
  readonly reference: string;
  readonly edits: readonly Edit[];
}

export interface FixedText {
  readonly text: string;
  /** In the order of the file. */
  readonly unfixed: readonly Unfixed[];
}

/**
 * The text with those links fixed that can be; a link that is derivable is left as it is. Linear, but for reading it
 * again: once, and for each link that is to blame for a text that is read otherwise, as often as halving finds it.
 * @param read reads the links of a text
 * @param reread how many UTF-16 code units are read again at most, the first time not counted
 */
export function fixedText(
  text: string,
  links: readonly SpelledLink[],
  revision: Pick<Revision, 'accepts' | 'fix'>,
  read: (text: string) => readonly SpelledLink[],
  reread = linkLimits.reread,
): FixedText {
  const whys = new Map<SpelledLink, string>();
  const fixes: LinkFix[] = [];
  for (const link of links) {
    if (revision.accepts(link.reference)) continue;
    const fix = fixOf(link, text, revision);
    if ('why' in fix) whys.set(link, fix.why);
    else fixes.push(fix);
  }
  const kept: LinkFix[] = [];
  let changed = text;
  let left = Math.max(reread, text.length);
  const groups = [fixes];
  for (let group = groups.pop(); group !== undefined; group = groups.pop()) {
    const tried = [...kept, ...group];
    const isAffordable = left >= text.length;
    const result = isAffordable ? edited(text, tried) : undefined;
    left -= text.length;
    if (result !== undefined && (group.length === 0 || isRead(links, tried, read(result)))) {
      kept.push(...group);
      changed = result;
    } else if (!isAffordable || group.length === 1) {
      for (const { link } of group) whys.set(link, isAffordable ? readOtherwise : tooLong);
    } else {
      const middle = group.length >> 1;
      groups.push(group.slice(middle), group.slice(0, middle));
    }
  }
  const unfixed = links.flatMap((link) => {
    const why = whys.get(link);
    return why === undefined ? [] : [{ link, why }];
  });
  return { text: changed, unfixed };
}

const readOtherwise = 'the file would be read otherwise than is meant';
const tooLong = `with another link ${readOtherwise}, and to find out which takes too long`;

/** Whether the links of the changed text are those that are meant: as many, of the same kinds, and where they are to be. */
function isRead(
  links: readonly SpelledLink[],
  fixes: readonly LinkFix[],
  found: readonly SpelledLink[],
): boolean {
  const meant = new Map(fixes.map((fix) => [fix.link, fix]));
  let shift = 0;
  return (
    found.length === links.length &&
    links.every((link, i) => {
      const fix = meant.get(link);
      const growth = (fix?.edits ?? []).reduce(
        (sum, edit) => sum + edit.written.length - edit.end + edit.start,
        0,
      );
      const place = link.spelled && [link.spelled.start + shift, link.spelled.end + shift + growth];
      shift += growth;
      const now = found[i];
      return (
        now?.reference === (fix?.reference ?? link.reference) &&
        now.element === link.element &&
        now.attribute === link.attribute &&
        now.pointer === link.pointer &&
        now.line === link.line &&
        now.spelled?.start === place?.[0] &&
        now.spelled?.end === place?.[1]
      );
    })
  );
}

/** What Jinja, Liquid, ERB, JavaScript and their kin fill in begins so; an expression of RFC 6570 is in braces. */
const inBraces = /\{[{%#]|<[%?]|\$\{|\{[^{}]*\}/;

/** A name in angle brackets, and what printf and its kin fill in, with Python's names and POSIX's numbers; no escape. */
const inBrackets = /<[^<>]*>/;
const conversion = /%(?![0-9A-Fa-f]{2})(?:\(\w+\)|\d+\$)?[-+#]*\d*(?:\.\d+)?[@A-Za-z]/;
const placeholders = [inBraces, inBrackets, conversion];
const template = 'it may be filled in from a template';

/** What is no reference, though it stands where one may: what it begins with, and what it is. */
const others: readonly (readonly [begin: RegExp, what: string])[] = [
  [/^(?:[A-Za-z]:|\\)\\/, 'it is a path of Windows, in which a backslash is no data'],
  [/^javascript:/i, 'it is a script'],
];

function fixOf(link: SpelledLink, text: string, revision: Pick<Revision, 'fix'>): LinkFix | Unfixed {
  const { reference, spelled } = link;
  const outcome = attempt(() => revision.fix(reference));
  const isTemplate = placeholders.some((form) => form.test(reference));
  if (!outcome.ok) return { link, why: isTemplate ? template : outcome.error.message };
  const { changes } = outcome.value;
  const advised = changes.find(({ remark }) => remark !== undefined);
  if (advised !== undefined) {
    const { found, written, remark = '' } = advised;
    const what = found === '' ? `"${written}" may be put before it` : `"${found}" may be ${written}`;
    return { link, why: `${what}: ${remark}` };
  }
  if (changes.some(({ found }) => found < ' ' || found === '\x7f')) {
    return { link, why: 'line breaks and control characters may be none of the reference' };
  }
  const other = others.find(([begin]) => begin.test(reference));
  if (other !== undefined) return { link, why: other[1] };
  if (isTemplate) return { link, why: template };
  if (spelled === undefined) return { link, why: 'its spelling in the file cannot be told' };
  const { places } = readSpelling(text.slice(spelled.start, spelled.end), spelled.spelling);
  const edits = changes.map(({ offset, found, written }) => ({
    start: spelled.start + (places[offset] ?? 0),
    end: spelled.start + (places[offset + found.length] ?? 0),
    written,
  }));
  return { link, reference: outcome.value.text, edits };
}

/** The text with all edits; undefined where they are not apart from each other. */
function edited(text: string, fixes: readonly LinkFix[]): string | undefined {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, written } of fixes
    .flatMap(({ edits }) => edits)
    .sort((a, b) => a.start - b.start)) {
    if (start < from || end <= start) return undefined;
    pieces.push(text.slice(from, start), written);
    from = end;
  }
  return [...pieces, text.slice(from)].join('');
}
