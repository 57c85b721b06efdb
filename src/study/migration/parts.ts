/** What two documents read differently, as far as classes of texts tell it apart. */
import type { ComponentChange, Rereading } from './walk.js';

/** What is read differently, as far as classes tell it apart: parts of an authority are one, and a path and its query. */
export type RereadPart = 'scheme' | 'authority' | 'hostKind' | 'path' | 'fragment' | 'specific';

/** The part that a component belongs to. */
export function partOf(component: ComponentChange['component']): RereadPart {
  switch (component) {
    case 'user':
    case 'password':
    case 'host':
    case 'port':
      return 'authority';
    case 'query':
      return 'path';
    default:
      return component;
  }
}

/** The parts that differ, each once, the one first of which texts are told. */
export function partsOf({ changes }: Rereading): readonly RereadPart[] {
  const parts = changes.map(({ component }) => partOf(component));
  return toldFirst.filter((part) => parts.includes(part));
}

const toldFirst = ['scheme', 'authority', 'hostKind', 'path', 'fragment', 'specific'] as const;
