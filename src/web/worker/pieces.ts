/** Splits a text into stretches with one role each, for colouring it in place. */

import type { ComponentRole, RoleSpans } from 'uri-revisions';

/** A stretch of the text, in UTF-16 code units from 0, end exclusive; separators of components have no role. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly role: ComponentRole | undefined;
}

/** From the outside to the inside: where spans overlap, the later one is visible. */
const layers: readonly ComponentRole[] = [
  'authority',
  'path',
  'query',
  'host',
  'port',
  'user',
  'password',
  'scheme',
  'fragment',
];

/** Splits a text. Linear in the number of spans, one for each role. */
export function pieces(text: string, spans: RoleSpans): readonly Piece[] {
  const known = layers.flatMap((role) => (spans.get(role) ?? []).map((span) => ({ ...span, role })));
  const hasHost = spans.has('host');
  const seen = known.filter(({ role, start, end }) => end > start && !(role === 'authority' && hasHost));
  const bounds = [...new Set([0, text.length, ...seen.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return bounds.slice(1).map((end, i) => {
    const start = bounds[i] ?? 0;
    return { start, end, role: seen.findLast((span) => span.start <= start && span.end >= end)?.role };
  });
}
