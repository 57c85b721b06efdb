/** Finds the roles of a text in its tree, as roles.json says: for start rules that have no tagged DFA. */

import type { ComponentRole, Roles, RoleSource } from './roles.js';
import { clearRegisters, registerAt, registers, places } from '../automaton/registers.js';
import {
  commonRegisters,
  hostKindRegister,
  placesRegister,
  registerOf,
  schemeRegister,
} from './role-registers.js';
import type { Span } from './read-components.js';
import { descendants, type SyntaxNode } from './node.js';

/** Fills the registers for a text. Linear in the nodes of its tree. */
export function registerTree(
  tree: SyntaxNode,
  text: string,
  { sources, hostKind }: Roles,
  ruleNames: readonly string[],
): void {
  clearRegisters();
  for (const node of descendants(tree)) {
    for (const source of sources) {
      const span = source.in.includes(node.rule) ? spanOf(source, node, text) : undefined;
      if (span !== undefined) registerSpan(source.role, span);
    }
    const [child] = hostKind.includes(node.rule) ? node.children : [];
    if (child !== undefined) registers[hostKindRegister] = ruleNames.indexOf(child.rule);
  }
}

/** The text that a node gives a role. */
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

/** A role reaches from the first to the last place that gives it; occurrences of repeated roles stay apart. */
function registerSpan(role: ComponentRole, { start, end }: Span): void {
  const register = registerOf(role);
  if (register >= commonRegisters) registers[schemeRegister] = 0;
  if (register === placesRegister) {
    const place = registerAt(placesRegister) + 1;
    [places[place], places[place + 1]] = [start, end];
    registers[placesRegister] = place + 1;
    return;
  }
  const begin = registerAt(register);
  if (begin < 0 || begin > start) registers[register] = start;
  if (registerAt(register + 1) < end) registers[register + 1] = end;
}
