/**
 * grammar.peggy and roles.json → generated/<id>/labelled-dfa.ts: the automaton whose accepting states tell which productions
 * carry the reading of a text, and of which kind its host is.
 */
import { DfaTable, unmentioned } from '../../../src/automaton/dfa-table.js';
import type { EncodedLabelledDfa, Label } from '../../../src/automaton/labelled-dfa.js';
import { codeUnitsOf } from '../../../src/base/code-units.js';
import {
  type PegExpression,
  type PegGrammar,
  pegIdentifier,
  type PegRule,
  withoutPlace,
} from '../../../src/study/peg/peg.js';
import { hostKindRegister } from '../../../src/tree/role-registers.js';
import type { Roles } from '../../../src/tree/roles.js';
import {
  encodeAutomaton,
  encodeRuns,
  similarRowsTogether,
} from '../../../src/study/emit/encode-automaton.js';
import { determinise, type Way } from './determinise.js';
import { sameFutures, taggedAutomaton } from './tagged-nfa.js';
import { letterOf, type Tag, type TaggedPeg, tagRoles } from './tags.js';

/** The module of the labelled automaton of the start rule. */
export function labelledDfaSource(
  peg: PegGrammar,
  roles: Roles,
  names: readonly string[],
  start: string,
): string {
  return (
    `import type { EncodedLabelledDfa } from '../../src/automaton/labelled-dfa.js';\n\n` +
    `/** The automaton of ${start} that tells productions and kinds of hosts, for decodeLabelledDfa. */\n` +
    `export const labelledDfa: EncodedLabelledDfa = ${JSON.stringify(encodeLabelled(labelDfa(peg, roles, names, start)))};\n`
  );
}

/** A DFA, with the label of each accepting state. */
interface LabelledStates {
  readonly automaton: DfaTable;
  readonly labelOf: (state: number) => Label;
}

/**
 * The labelled automaton of the start rule: subsets of the automaton of texts with tags, with what the tags have told on the
 * way to each state that is held; then states with the same future are one.
 */
export function labelDfa(
  peg: PegGrammar,
  roles: Roles,
  names: readonly string[],
  start: string,
): LabelledStates {
  const { tags, ...tagged } = tagLabels(peg, roles, names);
  const automaton = taggedAutomaton({ ...tagged, tags }, pegIdentifier(start));
  const subsets = determinise(automaton);
  const { classCount } = automaton;

  const numbers = new Map<string, number>();
  const states: { readonly subset: number; readonly told: readonly Told[] }[] = [];
  const numberOf = (subset: number, told: readonly Told[]): number => {
    const key = JSON.stringify([subset, told]);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, states.length);
    return states.push({ subset, told }) - 1;
  };
  const after = (told: readonly Told[], way: Way): Told =>
    way.tags.reduce((before, tag) => withTag(before, tags[tag] ?? [], names), told[way.from] ?? nothingTold);
  // From the first state nothing can come.
  states.push({ subset: -1, told: [] });
  numberOf(0, [nothingTold]);
  const next: number[][] = [];
  const labels: (Label | undefined)[] = [];
  for (const { subset, told } of states) {
    const { moves = [], end } = subsets[subset] ?? {};
    next.push(
      Array.from({ length: classCount }, (_, c) => {
        const move = moves[c];
        return move === undefined
          ? 0
          : numberOf(
              move.to,
              move.ways.map((way) => after(told, way)),
            );
      }),
    );
    labels.push(end && labelOf(after(told, end)));
  }
  return withoutTwins(next, labels, classCount, automaton.classOf);
}

/** What tags have told of a reading. */
interface Told {
  readonly carriers: readonly string[];
  readonly hostKind?: string | undefined;
  readonly hasHost: boolean;
}

const nothingTold: Told = { carriers: [], hasHost: false };

/** A tag tells that a rule carries the reading, or what tags of roles do. */
type LabelTag = string | Tag;

/** A transcription with tags where rules that carry begin, where the host is, and where its kind is known. */
function tagLabels(
  peg: PegGrammar,
  roles: Roles,
  names: readonly string[],
): Omit<TaggedPeg, 'tags'> & { readonly tags: readonly LabelTag[] } {
  const hosts = { ...roles, sources: roles.sources.filter(({ role }) => role === 'host') };
  const tagged = tagRoles(peg, hosts, names);
  const identifiers = roles.carriers.map(pegIdentifier);
  const rules = tagged.peg.rules.map((rule): PegRule => {
    const carrier = identifiers.indexOf(withoutPlace(rule.name));
    if (carrier < 0) return rule;
    const { span } = rule.expression;
    const letter = codeUnitsOf([letterOf(tagged.tags.length + carrier)]);
    const items: readonly PegExpression[] = [{ type: 'class', set: letter, span }, rule.expression];
    return { ...rule, expression: { type: 'sequence', items, span } };
  });
  return {
    peg: { text: peg.text, rules },
    tags: [...tagged.tags, ...roles.carriers],
    endings: tagged.endings,
  };
}

function withTag(told: Told, tag: LabelTag, names: readonly string[]): Told {
  if (typeof tag === 'string') {
    return told.carriers.includes(tag) ? told : { ...told, carriers: [...told.carriers, tag] };
  }
  return tag.reduce((before, { register, to }) => {
    if (register !== hostKindRegister) return { ...before, hasHost: true };
    return { ...before, hostKind: typeof to === 'number' ? names[to] : undefined };
  }, told);
}

/** Only what is a host has a kind. */
function labelOf({ carriers, hostKind, hasHost }: Told): Label {
  return hasHost && hostKind !== undefined ? [carriers, hostKind] : [carriers];
}

/** The states with the same future as one, the accepting ones last. State 0 is dead, 1 the initial one. */
function withoutTwins(
  next: readonly (readonly number[])[],
  labels: readonly (Label | undefined)[],
  classCount: number,
  classOf: (codeUnit: number) => number,
): LabelledStates {
  const keys = labels.map((label) => JSON.stringify(label ?? null));
  const group = sameFutures(
    next,
    keys.map((key) => keys.indexOf(key)),
  );
  const representatives: number[] = [];
  group.forEach((number, i) => (representatives[number] ??= i));
  const dead = group[0] ?? 0;
  const isAccepting = (number: number): boolean => labels[representatives[number] ?? 0] !== undefined;
  const all = representatives.map((_, number) => number).filter((number) => number !== dead);
  const order = [dead, ...all.filter((number) => !isAccepting(number)), ...all.filter(isAccepting)];
  const rows = new Map(order.map((number, i) => [number, i * classCount]));
  const cells = order.flatMap((number) =>
    (next[representatives[number] ?? 0] ?? []).map((target) => rows.get(group[target] ?? 0) ?? 0),
  );
  if (cells.length > 0xffff) throw new Error('a labelled automaton does not fit into its numbers');
  const firstAccepting = order.findIndex(isAccepting);
  return {
    automaton: new DfaTable(
      classCount,
      rows.get(group[1] ?? 0) ?? 0,
      firstAccepting * classCount,
      Uint8Array.from({ length: unmentioned + 1 }, (_, codeUnit) => classOf(codeUnit)),
      Uint16Array.from(cells),
    ),
    labelOf: (state) => labels[representatives[order[state / classCount] ?? 0] ?? 0] ?? [[]],
  };
}

/** What decodeLabelledDfa reads. */
export function encodeLabelled({ automaton, labelOf }: LabelledStates): EncodedLabelledDfa {
  const told = similarRowsTogether(automaton)
    .filter((state) => automaton.accepting(state))
    .map((state) => JSON.stringify(labelOf(state)));
  const labels = [...new Set(told)].sort();
  return [
    encodeAutomaton(automaton),
    labels.map((label) => JSON.parse(label) as Label),
    encodeRuns(told.map((label) => labels.indexOf(label))),
  ];
}
