/**
 * grammar.peggy and roles.json → generated/<id>/tagged-dfa.ts: the tagged DFA that stores the places of roles in
 * registers.
 */
import { decodeAutomaton, DfaTable } from '../../core/automaton/dfa-table.js';
import {
  type EncodedTaggedDfa,
  fromRegister,
  toCount,
  toFirstPlace,
  toNumber,
  toPlace,
  toUnset,
} from '../../core/automaton/tagged-dfa.js';
import { asciiSize } from '../../core/base/ascii.js';
import { codeUnitsOf } from '../../core/base/code-units.js';
import { rulesReaching } from '../../core/tree/reaching.js';
import {
  spareRegister,
  productionAside,
  productionEnd,
  productionRegister,
} from '../../core/tree/role-registers.js';
import type { Roles } from '../../core/tree/roles.js';
import { minimalAutomaton } from '../automata/minimal-dfa.js';
import { jointLetters } from '../automata/product.js';
import type { BnfGrammar } from '../bnf/bnf.js';
import { constantModule } from '../emit/code.js';
import {
  encodeAutomaton,
  encodeDifferences,
  encodeNumber,
  encodeRuns,
  literal,
  similarRowsTogether,
  unitsIfMore,
} from '../emit/encode-automaton.js';
import { childRules, type PegGrammar, pegIdentifier, withoutPlace } from '../peg/peg.js';
import { type Action, allocate } from './registers.js';
import { determinise, type Subset, taggedAutomaton, type TaggedAutomaton } from './tagged-nfa.js';
import { letterOf, tagRoles } from './tags.js';

/**
 * Writes the module of the tagged DFA for the language of the start rule. If the transcription derives another
 * language, which the proof refutes, there is none.
 */
export function taggedDfaSource(peg: PegGrammar, roles: Roles, grammar: BnfGrammar, start: string): string {
  const names = grammar.rules.map(({ name }) => name);
  const minimal = decodeAutomaton(encodeAutomaton(minimalAutomaton(grammar, start)));
  const fields = encodeTaggedDfa(tagDfa(peg, roles, names, start), minimal);
  if (fields === undefined) return `// The transcription of ${start} derives something else.\n`;
  const about = `The automaton of ${start} that leaves the places of roles in registers, for decodeTaggedDfa.`;
  const type = ['EncodedTaggedDfa', '../../src/core/automaton/tagged-dfa.js'] as const;
  return constantModule('taggedDfa', type, literal(fields), about);
}

interface TaggedMoves {
  /** The automaton without its actions. */
  readonly automaton: DfaTable;
  /** Returns the numbers of the actions of the moves of each state. */
  readonly movesOf: (state: number) => readonly number[];
  /** Returns the number of the action at the end. */
  readonly endOf: (state: number) => number;
  /** All actions, encoded for decodeTaggedDfa. */
  readonly actions: string;
}

/** Builds the tagged DFA for the language of the start rule. */
export function tagDfa(peg: PegGrammar, roles: Roles, names: readonly string[], start: string): TaggedMoves {
  const tagged = tagRoles(peg, roles, names);
  const automaton = taggedAutomaton(tagged, pegIdentifier(start));
  const subsets = determinise(automaton);
  const { fits, moves, ends } = allocate(subsets, tagged.tags);
  if (!fits) {
    throw new Error(
      `${start} takes more registers than src/core/automaton/registers.ts and src/core/tree/role-registers.ts have`,
    );
  }
  const actions = new ActionTable();
  const moveNumbers = moves.map((row) => row.map((action) => actions.number(action)));
  const endNumbers = ends.map((action) => actions.number(action));

  const column = (c: number): readonly string[] =>
    subsets.map(({ moves }, i) => `${String(moves[c]?.to)}:${String(moveNumbers[i]?.[c])}`);
  const { classes, first } = mergedClasses(automaton, column);
  const plain = withoutActions(subsets, classes, first);
  const cells = subsets.length * (first.length + 1);
  if (cells > 0xffff || actions.length > 0xffff || toNumber + names.length > 0xff) {
    throw new Error(`the tables of ${start} do not fit into their number type`);
  }
  return {
    automaton: plain.automaton,
    movesOf: (state) => first.map((c) => moveNumbers[plain.subsetOf(state)]?.[c] ?? 0),
    endOf: (state) => endNumbers[plain.subsetOf(state)] ?? 0,
    actions: actions.encoded,
  };
}

/** Encodes the tagged DFA as its difference from the minimal automaton, if that is of the same language. */
export function encodeTaggedDfa(
  { automaton, movesOf, endOf, actions }: TaggedMoves,
  minimal: DfaTable,
): EncodedTaggedDfa | undefined {
  const { classCount } = automaton;
  const standing = standingStates(automaton, minimal);
  if (standing === undefined) return undefined;
  const standsFor = (state: number): number => standing.get(state) ?? 0;
  const order = [...similarRowsTogether(automaton)].sort((a, b) => standsFor(a) - standsFor(b));
  const counts = new Map<number, number>();
  const which = new Map<number, number>();
  for (const state of order) {
    const count = counts.get(standsFor(state)) ?? 0;
    which.set(state, count);
    counts.set(standsFor(state), count + 1);
  }
  const most = Math.max(...counts.values());
  const more = Array.from(
    { length: minimal.stateCount },
    (_, i) => (counts.get(i * minimal.classCount) ?? 1) - 1,
  );
  const byColumns = (cell: (state: number, c: number) => number): readonly number[] =>
    Array.from({ length: classCount }, (_, c) => order.map((state) => cell(state, c))).flat();
  const moves = new Map(order.map((state) => [state, movesOf(state)]));
  return [
    classCount,
    order.indexOf(automaton.initial),
    most,
    encodeDifferences([...automaton.classes], classCount),
    encodeRuns(more),
    encodeDifferences(
      byColumns((state, c) => which.get(automaton.step(state, c)) ?? 0),
      most,
    ),
    encodeRuns([...byColumns((state, c) => moves.get(state)?.[c] ?? 0), ...order.map(endOf)]),
    actions,
    ...unitsIfMore(automaton.classes.length),
  ];
}

/** Maps the states of an automaton to those of the minimal one that stand for them, if their language is the same. */
function standingStates(automaton: DfaTable, minimal: DfaTable): ReadonlyMap<number, number> | undefined {
  const found = new Map([
    [automaton.dead, minimal.dead],
    [automaton.initial, minimal.initial],
  ]);
  const letters = jointLetters(automaton, minimal);
  for (const [state, standing] of found) {
    if (automaton.accepting(state) !== minimal.accepting(standing)) return undefined;
    for (const code of letters) {
      const next = automaton.step(state, automaton.classOf(code));
      const expected = minimal.step(standing, minimal.classOf(code));
      if ((found.get(next) ?? expected) !== expected) return undefined;
      found.set(next, expected);
    }
  }
  return found;
}

/**
 * Merges characters that always move alike, with the same actions, into one class: returns the class of each code unit,
 * and for each new class one of those before.
 */
function mergedClasses(
  { classOf, uniformFrom }: TaggedAutomaton,
  columnOf: (characterClass: number) => readonly string[],
): { readonly classes: Uint16Array; readonly first: readonly number[] } {
  const codeUnits = Array.from({ length: Math.max(uniformFrom, asciiSize) + 1 }, (_, codeUnit) => codeUnit);
  const columns = new Map([...new Set(codeUnits.map(classOf))].map((c) => [c, columnOf(c)]));
  const keyOf = (c: number): string => columns.get(c)?.join() ?? '';
  const first = similarTogether(
    [...new Map([...columns.keys()].map((c) => [keyOf(c), c])).values()],
    columns,
  );
  const byKey = new Map(first.map((c, number) => [keyOf(c), number]));
  const numbers = new Map(Array.from(columns.keys(), (c) => [c, byKey.get(keyOf(c)) ?? 0]));
  const classes = Uint16Array.from(codeUnits, (codeUnit) => numbers.get(classOf(codeUnit)) ?? 0);
  return { classes, first };
}

/** Orders classes so that each is followed by the one whose column differs least, which keeps the encoding short. */
function similarTogether(
  classes: readonly number[],
  columns: ReadonlyMap<number, readonly string[]>,
): readonly number[] {
  const difference = (a: number, b: number): number =>
    columns.get(a)?.filter((cell, i) => cell !== columns.get(b)?.[i]).length ?? 0;
  const waiting = new Set(classes);
  const order: number[] = [];
  for (let [next] = waiting; next !== undefined;) {
    const last = next;
    order.push(last);
    waiting.delete(last);
    [next] = [...waiting].sort((a, b) => difference(last, a) - difference(last, b));
  }
  return order;
}

/** Returns the DFA without its actions: dead, rejecting and accepting states, in this order. */
function withoutActions(
  subsets: readonly Subset[],
  classes: Uint16Array,
  first: readonly number[],
): { readonly automaton: DfaTable; readonly subsetOf: (state: number) => number } {
  const numbers = subsets.map((_, i) => i);
  const rejecting = numbers.filter((i) => subsets[i]?.end === undefined);
  const order = [-1, ...rejecting, ...numbers.filter((i) => subsets[i]?.end !== undefined)];
  const rows = new Map(order.map((subset, i) => [subset, i * first.length]));
  const cells = order.flatMap((subset) =>
    first.map((c) => rows.get(subsets[subset]?.moves[c]?.to ?? -1) ?? 0),
  );
  const firstAccepting = (rejecting.length + 1) * first.length;
  return {
    automaton: new DfaTable(first.length, rows.get(0) ?? 0, firstAccepting, classes, Uint16Array.from(cells)),
    subsetOf: (state) => order[state / first.length] ?? -1,
  };
}

/** Numbers actions; 0 is no action. */
class ActionTable {
  encoded = encodeNumber(1);
  length = 1;
  private count = 1;
  private readonly known = new Map<string, number>([['', 0]]);

  number(action: Action): number {
    const code = instructions(action);
    const key = code.join();
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (code.length >= 0xff) throw new Error('an action has more instructions than a byte can count');
    this.known.set(key, this.count);
    this.encoded += [code.length + 1, ...code].map(encodeNumber).join('');
    this.length += code.length + 1;
    return this.count++;
  }
}

/** Returns an action, whose registers are set all at once, as a list of single changes in a possible order. */
function instructions(action: Action): readonly number[] {
  const code: number[] = [];
  const copies = new Map<number, number>();
  for (const [register, source] of action) {
    if (source.kind === 'register' && source.register !== register && source.register >= 0)
      copies.set(register, source.register);
  }
  while (copies.size > 0) {
    // A register whose value no other still needs.
    const next = [...copies.keys()].find((register) => ![...copies.values()].includes(register));
    if (next !== undefined) {
      code.push(next, fromRegister + (copies.get(next) ?? 0));
      copies.delete(next);
      continue;
    }
    // Registers swap their values: one is saved in a free register.
    const [aside = 0] = copies.keys();
    const free = aside < productionAside ? spareRegister : productionAside;
    code.push(free, fromRegister + aside);
    for (const [register, source] of copies) if (source === aside) copies.set(register, free);
  }
  for (const [register, source] of action) {
    if (source.kind === 'place') code.push(register, toPlace);
    if (source.kind === 'unset') code.push(register, toUnset);
    if (source.kind === 'number') code.push(register, toNumber + source.value);
    if (source.kind !== 'register') continue;
    if (source.register < 0) code.push(register, toUnset);
    if (source.orPlace) code.push(register, toFirstPlace);
    for (let i = 0; i < source.counts; i++) code.push(register, toCount);
  }
  return code;
}

/**
 * Divides the carriers into lists. A reading has at most one of each list, and those of the first list come before
 * those of the next. Tags mark the starts of carriers, and the carriers reachable from a tag come after it.
 */
export function carriersInOrder(
  peg: PegGrammar,
  carriers: readonly string[],
): readonly (readonly string[])[] {
  const identifiers = carriers.map(pegIdentifier);
  const rules = peg.rules.map((rule) => {
    const carrier = identifiers.indexOf(withoutPlace(rule.name));
    if (carrier < 0) return rule;
    const { span } = rule.expression;
    const tag = { type: 'class', set: codeUnitsOf([letterOf(carrier)]), span } as const;
    return { ...rule, expression: { type: 'sequence', items: [tag, rule.expression], span } as const };
  });
  /** By carrier, those that may come after it. */
  const after = carriers.map(() => new Set<number>());
  for (const root of rootsWith(peg, identifiers)) {
    const automaton = taggedAutomaton({ peg: { text: peg.text, rules }, tags: carriers, endings: [] }, root);
    for (const state of automaton.next) {
      carriers.forEach((_, carrier) => {
        for (const next of carriersFrom(automaton, state[automaton.classCount + carrier] ?? 0))
          if (next !== carrier) after[carrier]?.add(next);
      });
    }
  }
  const lists: (readonly string[])[] = [];
  for (let left = carriers.map((_, carrier) => carrier); left.length > 0;) {
    const first = left.filter((carrier) => !left.some((other) => after[other]?.has(carrier)));
    if (first.length === 0 || lists.length === productionEnd - productionRegister) {
      throw new Error(`no order of carriers: ${left.map((carrier) => carriers[carrier]).join(', ')}`);
    }
    lists.push(first.flatMap((carrier) => carriers[carrier] ?? []));
    left = left.filter((carrier) => !first.includes(carrier));
  }
  return lists;
}

/** Returns the identifiers of rules that no other rule uses, among those that reach a carrier. */
function rootsWith({ rules }: PegGrammar, carriers: readonly string[]): readonly string[] {
  const using = rules.map(({ name, expression }) => ({ name, uses: childRules(expression) }));
  const reaching = rulesReaching(
    using,
    using.map(({ name }) => name).filter((name) => carriers.includes(withoutPlace(name))),
  );
  const used = new Set(using.flatMap(({ name, uses }) => uses.filter((one) => one !== name)));
  return [...reaching].filter((name) => !used.has(name));
}

/** Returns the carriers that begin after a state of the automaton. */
function carriersFrom({ next, classCount }: TaggedAutomaton, state: number): ReadonlySet<number> {
  const carriers = new Set<number>();
  const reached = new Set([state]);
  for (const one of reached) {
    next[one]?.forEach((to, letter) => {
      if (to === 0) return;
      if (letter >= classCount) carriers.add(letter - classCount);
      reached.add(to);
    });
  }
  return carriers;
}
