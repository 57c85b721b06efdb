/**
 * Diagnosis of a text that a start rule does not derive, from its automaton; each member is computed on first access.
 */

import { type Place, sharedRules } from '../automaton/place.js';
import type { Recognizer } from '../automaton/recognizer.js';
import { authorityPattern, undecidedEnd } from '../base/authority.js';
import { characterAt, escapeOf } from '../base/character.js';
import { representatives, shortestCompletion } from './completion.js';
import type { SyntaxErrorDetails } from './details.js';
import type { Repair, repairOf } from './escaping.js';
import type { RoleSource } from '../tree/roles.js';
import type { GrammarData } from '../tree/rule.js';
import { type Walk, walk } from '../automaton/walk.js';
import type { Automaton } from '../automaton/automaton.js';

/** Data of a grammar that a diagnosis needs. */
export type NamedRules<Id extends string> = Pick<GrammarData, 'names' | 'sections'> & {
  readonly id: Id;
  /** The rule of whole references, if there is one. */
  readonly start?: string;
  /** The roles of its components, if it has any. */
  readonly roles?: GrammarData['roles'];
};

/**
 * Returns the diagnosis of a text that a rule, given by its index, does not derive.
 * @param repair finds the escapes of a grammar that has any
 * @param walkText walks to the place where the automaton stops
 */
export function diagnosisOf<Id extends string>(
  text: string,
  rule: number,
  { id, names, sections, start, roles }: NamedRules<Id>,
  recognizer: Recognizer,
  repair?: typeof repairOf,
  walkText = walk,
): SyntaxErrorDetails<Id> {
  let ending: Walk | undefined;
  let reached: Place | undefined;
  let surrounding: Inside | undefined;
  let nearest: readonly string[] | undefined;
  let known: { readonly repair: Repair | undefined } | undefined;
  const automaton = recognizer.automaton(rule);
  /** Returns the place where the automaton stops. */
  const end = (): Walk => (ending ??= walkText(automaton, text));
  const place = (): Place => (reached ??= recognizer.place(rule, text.slice(0, end().offset)));
  const found = (): string | undefined => characterAt(text, end().offset);
  const repaired = (): Repair | undefined =>
    (known ??= { repair: repair?.(automaton, text, end(), nameOf(rule) === start) }).repair;
  /** Returns the offset of the character to escape. */
  const escapedAt = (): number | undefined => {
    const repairing = repaired();
    return typeof repairing === 'object' ? repairing.at : undefined;
  };
  const inside = (): Inside =>
    (surrounding ??= insideOf(place().stacks, nameOf, roles?.sources ?? [], text, end().offset));
  const nameOf = (index: number): string => names[index] ?? '';
  const sectionOf = (index: number): string => sections[index] ?? '';

  return {
    revision: id,
    start: nameOf(rule),
    text,
    get offset() {
      return end().offset;
    },
    get found() {
      return found();
    },
    get escaped() {
      const { offset } = end();
      return escapedAt() === offset ? escapeOf(text.charCodeAt(offset)) : undefined;
    },
    get strayPercent() {
      const at = escapedAt();
      return at === end().offset ? undefined : at;
    },
    get dotSegment() {
      return typeof repaired() === 'string';
    },
    get expected() {
      return place().expected.map((term) => (typeof term === 'number' ? nameOf(term) : JSON.stringify(term)));
    },
    get characters() {
      return place().characters;
    },
    get open() {
      return inside().open.map((index) => ({ rule: nameOf(index), section: sectionOf(index) }));
    },
    get component() {
      return inside().component;
    },
    get section() {
      return sectionOf(inside().open[0] ?? rule);
    },
    get completion() {
      return shortestCompletion(automaton, end().state);
    },
    get nearest() {
      return (nearest ??= nearestTexts(automaton, text).filter((repaired) => keepsPlace(text, repaired)));
    },
  };
}

const ofLogin: readonly string[] = ['user', 'password'];
const ofAuthority: readonly string[] = ['authority', 'host', 'port', ...ofLogin];

/** The component where a text stops, and the rules that its continuations in that component share, innermost first. */
interface Inside {
  readonly component: string | undefined;
  readonly open: readonly number[];
}

/** @param stacks the rules around each continuation, innermost first */
function insideOf(
  stacks: readonly (readonly number[])[],
  nameOf: (index: number) => string,
  sources: readonly RoleSource[],
  text: string,
  offset: number,
): Inside {
  const roles = stacks.map((stack) => {
    const open = new Set(stack.map(nameOf));
    return sources.flatMap((source) =>
      'rules' in source && [source.in, source.rules].every((some) => some.some((rule) => open.has(rule)))
        ? source.role
        : [],
    );
  });
  const component = componentOf(roles.flat(), text, offset);
  const named = component === 'authority' ? ofAuthority : [component];
  const ofComponent = stacks.filter((_, i) => roles[i]?.some((role) => named.includes(role)));
  return { component, open: sharedRules(ofComponent.length > 0 ? ofComponent : stacks) };
}

/** Returns the delimiters among ":" and "@" that come before the next "/", "?" or "#": they decide the component. */
export function delimitersAhead(text: string, offset: number): string {
  const [segment = ''] = /^[^/?#]*/.exec(text.slice(offset)) ?? [];
  return [':', '@'].filter((one) => segment.includes(one)).join('');
}

/**
 * Returns the only component that a text may stop in, by its role. As in every document's policy, an authority precedes
 * a path; a login needs an "@", and a scheme a ":" if the text may begin with another component. In url-1993 a scheme may
 * have colons, but the first one ends it.
 */
function componentOf(roles: readonly string[], text: string, offset: number): string | undefined {
  const ahead = delimitersAhead(text, offset);
  const hasAuthority = roles.some((role) => ofAuthority.includes(role));
  const hasLogin = ahead.includes('@') && roles.some((role) => ofLogin.includes(role));
  const possible = roles.filter(
    (role) =>
      role !== 'authority' && !(hasAuthority && role === 'path') && ofLogin.includes(role) === hasLogin,
  );
  const isRelative = !ahead.includes(':') && possible.some((role) => role !== 'scheme');
  const [first, ...others] = new Set(possible.filter((role) => !(isRelative && role === 'scheme')));
  if (others.length === 0 && first !== undefined)
    return first === 'scheme' && text.slice(0, offset).includes(':') ? undefined : first;
  return hasAuthority && possible.every((role) => ofAuthority.includes(role)) ? 'authority' : undefined;
}

/**
 * Maximum number of characters walked and edits tried before the search gives up: at most some hundredths of a second.
 */
export const searchEffort = 200_000;

type Edit = 'delete' | 'insert' | 'replace';
const edits: readonly Edit[] = ['delete', 'insert', 'replace'];

/**
 * Returns up to three accepted texts at the smallest edit distance from a text that is not accepted, if that is 1 or 2:
 * for each kind of first edit, the one closest to the offset of the error. An edit deletes, inserts or replaces one
 * Unicode character. Of characters that the automaton does not distinguish, the most legible is inserted. Gives up
 * after `searchEffort` steps with the texts found so far; a longer text gets none. Capitals before the first colon,
 * which programs should accept in a scheme (RFC 1738 §2.1), count as one edit: small letters in their place. Searches
 * depth first, and never reenters a place that has failed with the same number of edits (the product of the automaton
 * with Levenshtein's).
 */
export function nearestTexts(automaton: Automaton, text: string): readonly string[] {
  if (text.length > searchEffort) return [];
  const search = new Search(automaton, text);
  const oneEdit = search.repaired(0, automaton.initial, 1, edits.length);
  if (oneEdit.length > 0) return oneEdit;
  const folded = text.replace(/^[^:]+:/, (scheme) => scheme.toLowerCase());
  const repaired = new Search(automaton, folded).repaired(0, automaton.initial, 0, 1);
  return repaired.length > 0 ? repaired : search.repaired(0, automaton.initial, 2, edits.length);
}

/**
 * Tests whether a text keeps the target of another: its address, if it has one, and its host in the same place. The
 * host must not be lost, become a user's name or a part of the path, or be replaced by any of these. The prefix "URL:" in
 * a wrapper (RFC 3986 Appendix C) is no scheme. A backslash that may end the host leaves none to keep.
 */
function keepsPlace(text: string, repaired: string): boolean {
  if (/^[<"]url:/i.test(text) && /^url:/i.test(repaired)) return false;
  if (text.slice(0, undecidedEnd(text)).includes('\\')) return false;
  const [was, is] = [authorityIn(text), authorityIn(repaired)];
  if (was.text === '') return true;
  if (was.address !== undefined && was.address !== is.address) return false;
  const isSameRest = was.rest === is.rest || (was.rest.length === 1 && is.rest === '');
  const isHostLost =
    was.host !== '' && !Array.from(was.host).some((character) => is.host.includes(character));
  return !isHostLost && was.users === is.users && (was.text === is.text || isSameRest);
}

interface Authority {
  /** Empty if there is none. */
  readonly text: string;
  readonly host: string;
  /**
   * The address of a host, in brackets up to a zone, or of digits and dots; without characters that no address can
   * contain.
   */
  readonly address: string | undefined;
  /** Number of "@" in it. */
  readonly users: number;
  /** The text after it. */
  readonly rest: string;
}

function authorityIn(whole: string): Authority {
  const [, text = '', rest = ''] = authorityPattern.exec(whole) ?? [];
  const address = /^(?:[^@]*@)?(\[[^\]%]*|[\d.]+(?![^:]))/.exec(text)?.[1];
  const host = text.slice(text.lastIndexOf('@') + 1).replace(/:[^:\]]*$/, '');
  return { text, host, address: address?.replace(/[^\w.:]/g, ''), users: text.split('@').length - 1, rest };
}

class Search {
  private effort = searchEffort;
  private readonly characters: readonly string[];
  /** By number of edits, the offsets and states where nothing was found, encoded as numbers. */
  private readonly failed = [new Set<number>(), new Set<number>(), new Set<number>()];

  constructor(
    private readonly automaton: Automaton,
    private readonly text: string,
  ) {
    this.characters = representatives(automaton);
  }

  /**
   * Returns results of editing the text from an offset on with so many edits, if they are then accepted from a state.
   * For as many kinds of first edit as requested, returns the result that is edited closest to the failure.
   */
  repaired(from: number, state: number, count: number, kinds: number): readonly string[] {
    const { automaton, text } = this;
    const states = this.walk(from, state, count);
    const isWhole = from + states.length > text.length;
    if (count === 0 && isWhole && automaton.accepting(states.at(-1) ?? automaton.dead))
      return [text.slice(from)];
    const found = new Map<Edit, string>();
    for (let i = count > 0 ? states.length - 1 : -1; i >= 0; i--) {
      for (const edit of edits) {
        if (found.size === kinds || found.has(edit)) continue;
        const rest = this.edited(edit, from + i, states[i] ?? automaton.dead, count - 1);
        if (rest !== undefined) found.set(edit, text.slice(from, from + i) + rest);
      }
    }
    if (found.size === 0) states.forEach((state, i) => this.failed[count]?.add(this.key(from + i, state)));
    return [...new Set(found.values())];
  }

  /** Returns the text from an offset on, edited there once, and `count` more times later. */
  private edited(edit: Edit, at: number, state: number, count: number): string | undefined {
    const { automaton, text } = this;
    if (edit !== 'insert' && at === text.length) return undefined;
    const after = edit === 'insert' ? at : at + (characterAt(text, at)?.length ?? 0);
    if (edit === 'delete') return this.repaired(after, state, count, 1)[0];
    for (const character of this.characters) {
      if (this.effort <= 0) break;
      const next = automaton.step(state, automaton.classOf(character.charCodeAt(0)));
      this.effort -= 1;
      const rest = next === automaton.dead ? undefined : this.repaired(after, next, count, 1)[0];
      if (rest !== undefined) return character + rest;
    }
    return undefined;
  }

  /**
   * Returns the states before each character from an offset on, up to the dead state or a place where the search has
   * failed before.
   */
  private walk(from: number, state: number, count: number): readonly number[] {
    const { automaton, text } = this;
    const states: number[] = [];
    for (let at = from; state !== automaton.dead && this.effort > 0; at++) {
      if (this.failed[count]?.has(this.key(at, state))) break;
      states.push(state);
      this.effort -= 1;
      if (at === text.length) break;
      state = automaton.step(state, automaton.classOf(text.charCodeAt(at)));
    }
    return states;
  }

  private key(at: number, state: number): number {
    return state * (this.text.length + 1) + at;
  }
}
