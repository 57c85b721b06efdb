/** Reads components and their places from the registers filled for a text. */

import type { Components, ProsperoField, SpecificComponents } from './components.js';
import type { Registers } from '../automaton/registers.js';
import {
  commonRegisters,
  hostKindRegister,
  placesRegister,
  productionEnd,
  productionRegister,
  registerOf,
  schemeRegister,
} from './role-registers.js';
import {
  commonRoles,
  type ComponentRole,
  registerRoles,
  repeatedRoles,
  type Roles,
  specificRoles,
} from './roles.js';

/** A span of the text, in UTF-16 code units from 0, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The spans of each role, in order. Repeated roles have several. */
export type RoleSpans = ReadonlyMap<ComponentRole, readonly Span[]>;

const path = registerOf('path');
const query = registerOf('query');
const hostRegister = registerOf('host');
const fragment = registerOf('fragment');

/** Gives a whole text the role that it was read as, unless a part of it has that role. */
export function registerWhole(registers: Registers, text: string, role: string | undefined): void {
  const register = registerOf(role);
  if (register < commonRegisters && registers.at(register) < 0)
    registers.values.set([0, text.length], register);
}

/**
 * Puts an empty path before the query and the fragment of a text without a path, if the path of the document is never
 * undefined. For texts that can contain a path.
 */
export function registerEmptyPath(registers: Registers, text: string, { neverUndefined }: Roles): void {
  if (registers.at(path) >= 0 || !neverUndefined.includes('path')) return;
  const next = registers.at(registers.at(query) < 0 ? fragment : query);
  registers.values.fill(next < 0 ? text.length : next - 1, path, path + 2);
}

/** Returns the components of the text that filled the registers. */
export function componentsIn(registers: Registers, text: string, ruleNames: readonly string[]): Components {
  /** Returns the text of the i-th of registerRoles. */
  const of = (i: number): string | undefined => {
    const start = registers.at(2 * i);
    return start < 0 ? undefined : text.slice(start, registers.at(2 * i + 1));
  };
  return {
    scheme: of(0),
    authority: of(1),
    user: of(2),
    password: of(3),
    host: of(4),
    hostKind: hostKindIn(registers, ruleNames),
    port: of(5),
    path: of(6),
    query: of(7),
    fragment: of(8),
    specific: registers.at(schemeRegister) < 0 ? undefined : specificComponents(registers, text, of),
  };
}

/** Returns the rule of the host's kind for the text that filled the registers; undefined if it has no host. */
export function hostKindIn(registers: Registers, ruleNames: readonly string[]): string | undefined {
  return registers.at(hostRegister) < 0 ? undefined : ruleNames[registers.at(hostKindRegister)];
}

function specificComponents(
  registers: Registers,
  text: string,
  of: (i: number) => string | undefined,
): SpecificComponents | undefined {
  let specific: Record<string, string | readonly ProsperoField[]> | undefined;
  for (let i = 0; i < specificRoles.length; i++) {
    const value = of(commonRoles.length + i);
    const role = specificRoles[i];
    if (value !== undefined && role !== undefined) (specific ??= {})[role] = value;
  }
  const lastPlace = registers.at(placesRegister);
  const { places } = registers;
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

/** Returns the productions that carry the text that filled the registers, outermost first. */
export function productionIn<Name extends string>(
  registers: Registers,
  ruleNames: readonly Name[],
): readonly Name[] {
  const production: Name[] = [];
  for (let i = productionRegister; i < productionEnd; i++) {
    const name = ruleNames[registers.at(i)];
    if (name !== undefined) production.push(name);
  }
  return production;
}

/** Returns the spans of the roles in the text that filled the registers. */
export function spansIn(registers: Registers): RoleSpans {
  const spans = new Map<ComponentRole, Span[]>();
  const add = (role: ComponentRole, start = -1, end = -1): void => {
    if (start < 0) return;
    const found = spans.get(role);
    if (found === undefined) spans.set(role, [{ start, end }]);
    else found.push({ start, end });
  };
  registerRoles.forEach((role, i) => {
    add(role, registers.at(2 * i), registers.at(2 * i + 1));
  });
  for (let i = 0; i < registers.at(placesRegister); i += 2) {
    add(repeatedRoles[(i / 2) % 2 === 0 ? 0 : 1], registers.places[i], registers.places[i + 1]);
  }
  return spans;
}
