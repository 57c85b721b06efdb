/** Components read off a finished tree, as roles.json says: the oracle of the marks that parsers leave. */

import type { Components, ProsperoField, SpecificComponents } from '../src/syntax/components.js';
import type { RoleSpans, Span } from '../src/syntax/marked-components.js';
import { descendants, type SyntaxNode } from '../src/syntax/node.js';
import { type ComponentRole, commonRoles, repeatedRoles, type RoleSource } from '../src/syntax/roles.js';

/** The parts of roles.json that components are read by. */
export interface Roles {
  readonly components: readonly RoleSource[];
  readonly neverUndefined: readonly string[];
}

/** Roles whose occurrences are kept apart. */
const repeated: ReadonlySet<string> = new Set(repeatedRoles);

const common: ReadonlySet<string> = new Set([...commonRoles, ...repeatedRoles]);

/** Finds the span of every role in a tree. Linear in the number of nodes. */
function roleSpans(tree: SyntaxNode, text: string, roles: Roles): RoleSpans {
  const spans = new Map<ComponentRole, Span[]>();
  for (const node of descendants(tree)) {
    for (const source of roles.components) {
      if (!source.in.includes(node.rule)) continue;
      const span = sourceSpan(source, node, text);
      if (span === undefined) continue;
      const known = spans.get(source.role);
      const first = known?.[0];
      if (first === undefined) spans.set(source.role, [span]);
      else if (repeated.has(source.role)) known?.push(span);
      else {
        spans.set(source.role, [
          { start: Math.min(first.start, span.start), end: Math.max(first.end, span.end) },
        ]);
      }
    }
  }
  return spans;
}

function sourceSpan(source: RoleSource, node: SyntaxNode, text: string): Span | undefined {
  if ('rules' in source) {
    const chosen = node.children.filter((child) => source.rules.includes(child.rule));
    const [first, last] = [chosen[0], chosen.at(-1)];
    if (first === undefined || last === undefined) return undefined;
    if (source.unless !== undefined && first.children.some((child) => child.rule === source.unless)) {
      return undefined;
    }
    return { start: first.start, end: last.end };
  }
  if ('ending' in source) {
    const isLast = text.slice(node.start, node.end).endsWith(source.ending);
    return isLast ? { start: node.end, end: node.end } : undefined;
  }
  const literal = 'literal' in source ? source.literal : source.anchor;
  const end = node.start + literal.length;
  const isRead = node.children.every((child) => child.start >= end || child.end === child.start);
  if (!isRead || end > node.end || !text.startsWith(literal, node.start)) return undefined;
  return { start: 'literal' in source ? node.start : end, end };
}

/** The components of a derivable text. */
export function treeComponents(tree: SyntaxNode, text: string, roles: Roles): Components {
  const spans = roleSpans(tree, text, roles);
  const textOf = (role: ComponentRole): string | undefined => {
    const span = spans.get(role)?.[0];
    if (span !== undefined) return text.slice(span.start, span.end);
    return roles.neverUndefined.includes(role) ? '' : undefined;
  };
  return {
    scheme: textOf('scheme'),
    authority: textOf('authority'),
    user: textOf('user'),
    password: textOf('password'),
    host: textOf('host'),
    hostKind: hostKind(tree, spans.get('host')?.[0]),
    port: textOf('port'),
    path: textOf('path'),
    query: textOf('query'),
    fragment: textOf('fragment'),
    specific: specificComponents(spans, text),
  };
}

/** The rule directly under `host`. */
function hostKind(tree: SyntaxNode, span: Span | undefined): string | undefined {
  if (span === undefined) return undefined;
  for (const node of descendants(tree)) {
    if (node.rule === 'host' && node.start === span.start && node.end === span.end) {
      return node.children[0]?.rule;
    }
  }
  return undefined;
}

function specificComponents(spans: RoleSpans, text: string): SpecificComponents | undefined {
  const specific: Record<string, string | readonly ProsperoField[]> = {};
  for (const [role, [span]] of spans) {
    if (!common.has(role) && span !== undefined) specific[role] = text.slice(span.start, span.end);
  }
  const values = spans.get('prosperoFieldValue') ?? [];
  const fields = (spans.get('prosperoFieldName') ?? []).map((name, i) => ({
    name: text.slice(name.start, name.end),
    value: text.slice(values[i]?.start, values[i]?.end),
  }));
  if (fields.length > 0) specific.prosperoFields = fields;
  return Object.keys(specific).length > 0 ? specific : undefined;
}
