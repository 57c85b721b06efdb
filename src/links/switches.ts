/** Comments that switch the check of links off and on, in HTML, Markdown and YAML. */

import { nearestName } from '../core/base/unknown-name.js';
import { quoted } from '../core/base/visible.js';
import type { Place } from '../cli/output/places.js';

/** A comment that switches, and the place of its end. */
export interface Switch extends Place {
  /** A comment that only resembles a switch is unknown. */
  readonly kind: (typeof kinds)[number] | 'unknown';
  /** Its words, if it is unknown. */
  readonly words?: string | undefined;
}

const kinds = ['disable', 'disable-next-line', 'enable'] as const;

const directive = /^\s*uri-revisions-(disable-next-line|disable|enable)(?!-?\w)/;

/** Matches the beginning of a comment that is probably meant as a switch. */
const resembling = /^\s*(uri-?rev[a-z]{0,10}(?:[-_:][\w-]{1,40}| {1,3}(?:dis|en)able[\w-]{0,40}))/i;

/** Returns the switch that a comment is, if any; a reason may follow. @param content after the opening delimiter */
export function switchIn(content: string, { line, column }: Place): Switch[] {
  const kind = directive.exec(content)?.[1] as Switch['kind'] | undefined;
  if (kind !== undefined) return [{ kind, line, column }];
  const words = resembling.exec(content)?.[1];
  return words === undefined ? [] : [{ kind: 'unknown', words, line, column }];
}

/** Returns a sentence for each comment that only resembles a switch, with its line. */
export function unknownSwitches(
  switches: readonly Switch[],
): readonly { readonly line: number; readonly problem: string }[] {
  return switches.flatMap(({ words, line }) => {
    if (words === undefined) return [];
    const known = kinds.map((kind) => `uri-revisions-${kind}`);
    const nearest = nearestName(words.replaceAll(/[-_:\s]+/g, '-'), known) ?? known.join(', ');
    return [
      {
        line,
        problem: `${quoted(words)} is not a comment that switches checks off or on; did you mean ${nearest}?`,
      },
    ];
  });
}

/** Returns the links that comments of their document switch off. */
export function disabledLinks<Link extends Place>(
  links: readonly Link[],
  switches: readonly Switch[],
): ReadonlySet<Link> {
  const disabled = new Set<Link>();
  if (switches.length === 0) return disabled;
  let isOff = false;
  let lineOff = 0;
  // Aliases of YAML are not in the order of their spellings.
  for (const one of [...switches, ...links].sort((a, b) => a.line - b.line || a.column - b.column)) {
    if (!isSwitch(one)) {
      if (isOff || one.line === lineOff) disabled.add(one);
    } else if (one.kind === 'disable-next-line') lineOff = one.line + 1;
    else if (one.kind !== 'unknown') isOff = one.kind === 'disable';
  }
  return disabled;
}

function isSwitch(one: Place | Switch): one is Switch {
  return 'kind' in one;
}
