/** Finds the roles of a text in its tree by roles.json, for start rules that have no tagged DFA. */

import type { ComponentRole, Roles, RoleSource } from './roles.js';
import type { Registers } from '../automaton/registers.js';
import {
  commonRegisters,
  hostKindRegister,
  placesRegister,
  productionRegister,
  registerOf,
  schemeRegister,
} from './role-registers.js';
import type { Span } from './read-components.js';
import { descendants, type SyntaxNode } from './node.js';

/** Fills the registers for a text. Linear in the nodes of its tree. */
export function registerTree(
  registers: Registers,
  tree: SyntaxNode,
  text: string,
  { sources, hostKind, carriers }: Roles,
  ruleNames: readonly string[],
): void {
  registers.clear();
  for (const node of descendants(tree)) {
    for (const source of sources) {
      const span = source.in.includes(node.rule) ? spanOf(source, node, text) : undefined;
      if (span !== undefined) registerSpan(registers, source.role, span);
    }
    carriers.forEach((list, i) => {
      if (list.includes(node.rule)) registers.values[productionRegister + i] = ruleNames.indexOf(node.rule);
    });
    const [child] = hostKind.includes(node.rule) ? node.children : [];
    if (child !== undefined) registers.values[hostKindRegister] = ruleNames.indexOf(child.rule);
  }
}

/** Returns the span that a node gives a role. */
function spanOf(source: RoleSource, node: SyntaxNode, text: string): Span | undefined {
  const { start, end, children } = node;
  if ('rules' in source) {
    const chosen = children.filter(
      (child) =>
        source.rules.includes(child.rule) && !child.children.some(({ rule }) => rule === source.unless),
    );
    const [first, last] = [chosen[0], chosen.at(-1)];
    return first && last && { start: first.start, end: last.end };
  }
  if ('ending' in source)
    return text.slice(start, end).endsWith(source.ending) ? { start: end, end } : undefined;
  const literal = 'literal' in source ? source.literal : source.anchor;
  const after = start + literal.length;
  const isLiteral = children.every((child) => child.start >= after || child.end === child.start);
  if (!isLiteral || after > end || !text.startsWith(literal, start)) return undefined;
  return { start: 'literal' in source ? start : after, end: after };
}

/** Extends a role from the first to the last place that gives it; occurrences of repeated roles stay separate. */
function registerSpan(registers: Registers, role: ComponentRole, { start, end }: Span): void {
  const { values, places } = registers;
  const register = registerOf(role);
  if (register >= commonRegisters) values[schemeRegister] = 0;
  if (register === placesRegister) {
    values[placesRegister] = places.push(start, end) - 1;
    return;
  }
  const begin = registers.at(register);
  if (begin < 0 || begin > start) values[register] = start;
  if (registers.at(register + 1) < end) values[register + 1] = end;
}
