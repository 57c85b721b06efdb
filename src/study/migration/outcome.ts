/**
 * Outcomes: how a string changes, in a few words. Strings of a class with one outcome are alike, so that any of them is a
 * typical example.
 */
import { characterAt, characterStart } from '../../core/base/character.js';
import { walk } from '../../core/automaton/walk.js';
import { componentLabel } from '../../core/base/visible.js';
import type { ComponentRole } from '../../core/tree/roles.js';
import type { DocumentWalk } from './document-walk.js';
import type { ComponentChange } from './joint-walk.js';

/** A component that differs, with its two texts; for a kind of host, the two rules. */
export interface ChangedComponent {
  readonly component: ComponentChange['component'];
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** `path at |`: the component and the character at which a document stops. @param at an offset in the text */
export function stopOutcome(component: ComponentRole | undefined, text: string, at: number): string {
  return `${component ?? 'boundary'} at ${shownAt(text, at)}`;
}

/**
 * `host gained at %`: the components that only one document reads, and the first character that the other document does
 * not allow in such a component.
 */
export function rereadOutcome(
  before: DocumentWalk,
  after: DocumentWalk,
  changes: readonly ChangedComponent[],
): string {
  return changes.map((change) => changeInWords(before, after, change)).join(', ');
}

function changeInWords(
  earlier: DocumentWalk,
  later: DocumentWalk,
  { component, before, after }: ChangedComponent,
): string {
  const name = componentLabel(component);
  if (component === 'hostKind') return `${name} ${before ?? '–'} → ${after ?? '–'}`;
  const text = before ?? after;
  if (component === 'specific' || text === undefined || (before !== undefined && after !== undefined))
    return `${name} changed`;
  const verb = before === undefined ? 'gained' : 'lost';
  if (text === '') return `empty ${name} ${verb}`;
  const stop = stopIn(before === undefined ? earlier : later, component, text);
  return `${name} ${verb}${stop === undefined ? '' : ` at ${shownAt(text, stop)}`}`;
}

/**
 * Returns where the rules of a component stop deriving a text; undefined if the document has none, or one derives the
 * text.
 */
function stopIn({ source }: DocumentWalk, component: string, text: string): number | undefined {
  const { grammar, data } = source;
  const stops = data.roles.sources
    .flatMap((one) => (one.role === component && 'rules' in one ? one.rules : []))
    .map((rule) => {
      const automaton = grammar.automaton(rule);
      const { offset, state } = walk(automaton, text);
      return offset === text.length && automaton.accepting(state) ? Infinity : offset;
    });
  const furthest = Math.max(-1, ...stops);
  return furthest < 0 || furthest === Infinity ? undefined : furthest;
}

function shownAt(text: string, at: number): string {
  const character = characterAt(text, characterStart(text, at));
  return character === undefined ? 'end' : character === ' ' ? 'space' : character;
}
