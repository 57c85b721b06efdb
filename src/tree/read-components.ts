/** Reads components and their places from the registers that the last text has left. */

import type { Components, ProsperoField, SpecificComponents } from './components.js';
import { registerAt, registers, places } from '../automaton/registers.js';
import {
  commonRegisters,
  hostKindRegister,
  placesRegister,
  registerOf,
  schemeRegister,
} from './role-registers.js';
import { commonRoles, type ComponentRole, registerRoles, repeatedRoles, type Roles } from './roles.js';
import type { RuleRole } from './rule-roles.js';

/** A stretch of the text, in UTF-16 code units from 0, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where each role stands. Roles that occur several times have several spans, in order. */
export type RoleSpans = ReadonlyMap<ComponentRole, readonly Span[]>;

const specificRoles = registerRoles.slice(commonRoles.length);

/** Gives a whole text the role that it was read as, unless a part of it has that role. */
export function registerWhole(text: string, role: RuleRole | undefined): void {
  const register = registerOf(role);
  if (register >= commonRegisters || registerAt(register) >= 0) return;
  [registers[register], registers[register + 1]] = [0, text.length];
}

/**
 * Puts an empty path before the query and the fragment where the text has no path, if the path of the document is never
 * undefined. For texts that have a place for a path.
 */
export function registerEmptyPath(text: string, { neverUndefined }: Roles): void {
  if (registerAt(12) >= 0 || !neverUndefined.includes('path')) return;
  const next = registerAt(registerAt(14) < 0 ? 16 : 14);
  registers[12] = registers[13] = next < 0 ? text.length : next - 1;
}

/** The components of the text that the registers were left by. */
export function componentsInRegisters(text: string, ruleNames: readonly string[]): Components {
  const host = textAt(text, 4);
  return {
    scheme: textAt(text, 0),
    authority: textAt(text, 1),
    user: textAt(text, 2),
    password: textAt(text, 3),
    host,
    hostKind: host === undefined ? undefined : ruleNames[registerAt(hostKindRegister)],
    port: textAt(text, 5),
    path: textAt(text, 6),
    query: textAt(text, 7),
    fragment: textAt(text, 8),
    specific: registerAt(schemeRegister) < 0 ? undefined : specificComponents(text),
  };
}

/** The text of the i-th of registerRoles. */
function textAt(text: string, i: number): string | undefined {
  const start = registerAt(2 * i);
  return start < 0 ? undefined : text.slice(start, registerAt(2 * i + 1));
}

function specificComponents(text: string): SpecificComponents | undefined {
  let specific: Record<string, string | readonly ProsperoField[]> | undefined;
  for (let i = 0; i < specificRoles.length; i++) {
    const value = textAt(text, commonRoles.length + i);
    const role = specificRoles[i];
    if (value !== undefined && role !== undefined) (specific ??= {})[role] = value;
  }
  const lastPlace = registerAt(placesRegister);
  if (lastPlace >= 0) {
    const fields: ProsperoField[] = [];
    for (let i = 0; i < lastPlace; i += 4) {
      fields.push({
        name: text.slice(places[i], places[i + 1]),
        value: text.slice(places[i + 2], places[i + 3]),
      });
    }
    (specific ??= {}).prosperoFields = fields;
  }
  return specific;
}

/** The places of the roles in the text that the registers were left by. */
export function spansInRegisters(): RoleSpans {
  const spans = new Map<ComponentRole, Span[]>();
  const add = (role: ComponentRole, start = -1, end = -1): void => {
    if (start < 0) return;
    const found = spans.get(role);
    if (found === undefined) spans.set(role, [{ start, end }]);
    else found.push({ start, end });
  };
  registerRoles.forEach((role, i) => {
    add(role, registerAt(2 * i), registerAt(2 * i + 1));
  });
  for (let i = 0; i < registerAt(placesRegister); i += 2) {
    add(repeatedRoles[(i / 2) % 2 === 0 ? 0 : 1], places[i], places[i + 1]);
  }
  return spans;
}
