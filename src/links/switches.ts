/** Comments that switch the check of links off and on, in HTML, Markdown and YAML. */

import type { Place } from '../cli/output/places.js';

/** A comment that switches, and the place of its end. */
export interface Switch extends Place {
  readonly kind: 'disable' | 'disable-next-line' | 'enable';
}

const directive = /^\s*uri-revisions-(disable-next-line|disable|enable)(?!-?\w)/;

/** Returns the switch that a comment is, if any; a reason may follow. @param content after the opening delimiter */
export function switchIn(content: string, { line, column }: Place): Switch[] {
  const kind = directive.exec(content)?.[1] as Switch['kind'] | undefined;
  return kind === undefined ? [] : [{ kind, line, column }];
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
    else isOff = one.kind === 'disable';
  }
  return disabled;
}

function isSwitch(one: Place | Switch): one is Switch {
  return 'kind' in one;
}
