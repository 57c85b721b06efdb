/**
 * Fixes that a document prescribes for the links of a file, as edits of the file; reading the file again checks each.
 */

import type { Finding } from '../core/prose/check.js';
import type { Fix } from '../core/reference/fix.js';
import { baseOfStart } from '../core/reference/start-by-base.js';
import type { Revision } from '../core/revision.js';
import { attempt } from '../cli/output/failure.js';
import type { SpelledLink } from './link-list.js';
import { linkLimits } from './limits.js';
import { readSpelling } from './spelling.js';
import { noReference } from './templates.js';

/** A link that is not fixed, with the reason as a sentence. */
export interface Unfixed {
  readonly link: SpelledLink;
  readonly reason: string;
}

/** A piece of a text, and its replacement. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

/** A link with its replacement. */
interface LinkFix {
  readonly link: SpelledLink;
  readonly reference: string;
  readonly edits: readonly Edit[];
}

/** A revision that prescribes fixes. */
export type FixingRevision = Pick<Revision, 'start' | 'startsByBase' | 'accepts' | 'check' | 'fix'>;

export interface FixedText {
  readonly text: string;
  /** The number of fixed links. */
  readonly fixed: number;
  /** In the order of the file. */
  readonly unfixed: readonly Unfixed[];
}

export interface FixOptions {
  /** True to make the changes that the document only recommends. */
  readonly advised?: boolean;
  /** Returns the rule that derives a valid link; by default the reference rule. */
  readonly startOf?: (link: SpelledLink) => string | undefined;
  /** Links that are left unchanged. */
  readonly disabled?: ReadonlySet<SpelledLink>;
  /** Limit of UTF-16 code units that are read again, the first time not counted. */
  readonly reread?: number;
}

/**
 * Returns the text with all fixable links fixed; a valid link is unchanged. Linear, except for reading it again:
 * once, and for each link that makes the text read differently, as often as bisection needs to find it.
 * @param read reads the links of a text
 */
export function fixedText(
  text: string,
  links: readonly SpelledLink[],
  revision: FixingRevision,
  read: (text: string) => readonly SpelledLink[],
  { advised = false, startOf = () => undefined, disabled, reread = linkLimits.reread }: FixOptions = {},
): FixedText {
  const whys = new Map<SpelledLink, string>();
  const fixes: LinkFix[] = [];
  for (const link of links) {
    const { reference } = link;
    const start = startOf(link) ?? revision.start;
    const isValid =
      revision.accepts(reference, { start }) && violationsOf(reference, revision, start).length === 0;
    if (isValid || disabled?.has(link) === true) continue;
    const fix = fixOf(link, text, revision, start, advised);
    if ('reason' in fix) whys.set(link, fix.reason);
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
      for (const { link } of group) whys.set(link, isAffordable ? wouldBeMisread : tooLong);
    } else {
      const middle = group.length >> 1;
      groups.push(group.slice(middle), group.slice(0, middle));
    }
  }
  const unfixed = links.flatMap((link) => {
    const why = whys.get(link);
    return why === undefined ? [] : [{ link, reason: why }];
  });
  return { text: changed, fixed: kept.length, unfixed };
}

const wouldBeMisread = 'the file would be read differently than intended';
const tooLong = 'some link would change how the file is read; finding it takes too long';

/**
 * Tests whether the links of the changed text are the intended ones: as many, of the same kinds, and in the right
 * places.
 */
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

/**
 * Returns the findings by which the prose of a document forbids a derivable reference.
 * @param start the rule that derives it
 */
export function violationsOf(
  reference: string,
  revision: Pick<Revision, 'check'>,
  start: string,
): readonly Finding[] {
  const { findings } = revision.check(reference, { start });
  return findings.filter(({ level }) => level === 'violation');
}

/**
 * Returns the changes that a document prescribes for an invalid reference, or the reason why there are none, as a
 * sentence; `isNone` is true if the text is no reference.
 * @param start the rule that derives a valid one
 * @param isAdvised true if changes that the document only recommends count
 */
export function changesFor(
  reference: string,
  revision: Pick<Revision, 'startsByBase' | 'check' | 'fix'>,
  start: string,
  isAdvised = false,
): { readonly fix: Fix } | { readonly reason: string; readonly isNone?: true } {
  const none = noReference(reference);
  if (none !== undefined) return { reason: none, isNone: true };
  const outcome = attempt(() => revision.fix(reference, { base: baseOfStart(revision, start) }));
  if (!outcome.ok) return { reason: outcome.error.message };
  const { changes } = outcome.value;
  // A first segment with a colon may instead lack its scheme, so the insertion of "./" is always a guess.
  const doubtful = changes.find(({ found, remark }) => remark !== undefined && !(isAdvised && found !== ''));
  if (doubtful !== undefined) {
    const { found, written, remark = '' } = doubtful;
    const what = found === '' ? `the prefix "${written}" would be a guess` : `"${found}" may be ${written}`;
    return { reason: `${what}: ${remark}` };
  }
  if (changes.some(({ found }) => found < ' ' || found === '\x7f'))
    return {
      reason: 'it is unclear whether line breaks and control characters are part of the reference',
      isNone: true,
    };
  if (changes.length > 0) return { fix: outcome.value };
  const [violation] = violationsOf(reference, revision, start);
  return { reason: `${violation?.message ?? ''} (section ${violation?.section ?? ''})` };
}

function fixOf(
  link: SpelledLink,
  text: string,
  revision: FixingRevision,
  start: string,
  isAdvised: boolean,
): LinkFix | Unfixed {
  const { reference, spelled } = link;
  const changed = changesFor(reference, revision, start, isAdvised);
  if ('reason' in changed) return { link, reason: changed.reason };
  if (spelled === undefined) return { link, reason: 'its spelling in the file is unknown' };
  const { places } = readSpelling(text.slice(spelled.start, spelled.end), spelled.spelling);
  const edits = changed.fix.changes.map(({ offset, found, written }) => ({
    start: spelled.start + (places[offset] ?? 0),
    end: spelled.start + (places[offset + found.length] ?? 0),
    written,
  }));
  return { link, reference: changed.fix.text, edits };
}

/** Returns the text with all edits; undefined if they overlap. */
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
