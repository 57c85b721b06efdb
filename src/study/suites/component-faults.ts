/**
 * The faults of components: each assignment of each action of the tagged automaton is dropped, moved one place early
 * or late, or written to another register. A text kills a fault if the fault changes its components.
 *
 * A breadth-first walk decides whether such a text exists, over the states of the automaton with the register
 * pairs of both runs (see RegisterPairs). Up to the move with the fault both registers are equal, in one of finitely
 * many ways. The walk begins with each way in which the move can be reached. It ends where both are equal again, as
 * from there on it repeats a walk begun elsewhere. So it meets every pair that can follow the fault. If all ends are
 * read alike, no text kills the fault. If some are read differently, so is the text that leads there. If the characters
 * decide, the text that leads there is tried. If none of those kills the fault, it is undecided.
 */
import { Registers } from '../../core/automaton/registers.js';
import {
  commonRegisters,
  hostKindRegister,
  placesRegister,
  registerOf,
  schemeRegister,
} from '../../core/tree/role-registers.js';
import { commonRoles, registerRoles, type Roles } from '../../core/tree/roles.js';
import { lettersTo, type Reached } from '../../grammar/automata/product.js';
import { type ActionFault, assign, Copies, isToPlace, type TaggedMachine } from './tagged-machine.js';

/** A fault, and a shortest text that kills it. */
export interface ComponentFault extends ActionFault {
  readonly witness: string;
}

/** The faults of the actions of an automaton. */
export interface ComponentFaults {
  readonly faults: readonly ComponentFault[];
  /** Changes proved to change nothing. */
  readonly equivalent: readonly ActionFault[];
  /** Changes that move components, but change them in no text that was tried. */
  readonly undecided: readonly ActionFault[];
  /** Number of pairs of states and registers visited. */
  readonly steps: number;
}

/** A state with the registers of both runs, as a text reaches them. */
interface Visit extends Reached {
  readonly state: number;
  readonly pair: number;
  readonly length: number;
}

/**
 * Returns all changes of live moves. Time is linear in their number and, for each, in the number of states and register
 * pairs met before one detects it.
 * @param kills tests whether a fault changes the components of a text
 * @throws RangeError if no text leads to some state of the automaton
 */
export function componentFaults(
  machine: TaggedMachine,
  roles: Pick<Roles, 'neverUndefined'>,
  kills: (text: string, fault: ActionFault) => boolean,
): ComponentFaults {
  const faults: ComponentFault[] = [];
  const equivalent: ActionFault[] = [];
  const undecided: ActionFault[] = [];
  const copies = new Copies(machine);
  const searches = new Map<string, Search>();
  for (const fault of actionFaults(machine)) {
    const set = machine.action(fault.move)[fault.nth]?.register ?? fault.register;
    const touched = [...new Set([set, fault.register])].sort((a, b) => a - b);
    let search = searches.get(touched.join());
    if (search === undefined) {
      search = new Search(machine, new RegisterPairs(machine, copies, touched, roles));
      searches.set(touched.join(), search);
    }
    const found = search.witness(fault, (text) => kills(text, fault));
    if (found === 'none') equivalent.push(fault);
    else if (found === 'unknown') undecided.push(fault);
    else faults.push({ ...fault, ...found });
  }
  const steps = [...searches.values()].reduce((sum, search) => sum + search.steps, 0);
  return { faults, equivalent, undecided, steps };
}

/**
 * Yields the possible faults of one assignment of a live move. In an exchange, the next role gets its place: its begin
 * for a begin, its end for an end.
 */
function* actionFaults(machine: TaggedMachine): Generator<ActionFault> {
  const moves = [...Array(machine.moves).keys()].filter((move) => machine.isLive(move));
  const used = new Set(moves.flatMap((move) => machine.action(move).map(({ register }) => register)));
  const ofRoles = [...used].filter((register) => register < hostKindRegister).sort((a, b) => a - b);
  const nextRole = (register: number): number => {
    const alike = ofRoles.filter((other) => other % 2 === register % 2);
    return alike[(alike.indexOf(register) + 1) % alike.length] ?? register;
  };
  for (const move of moves) {
    for (const [nth, assignment] of machine.action(move).entries()) {
      const { register } = assignment;
      yield { kind: 'dropped', move, nth, register };
      if (isToPlace(assignment)) {
        yield { kind: 'early', move, nth, register };
        // No place follows the end.
        if (!machine.isEnd(move)) yield { kind: 'late', move, nth, register };
      }
      if (register >= hostKindRegister || nextRole(register) === register) continue;
      yield { kind: 'exchanged', move, nth, register: nextRole(register) };
    }
  }
}

/** Searches for texts that kill faults of the same registers. */
class Search {
  steps = 0;
  /** By state, the visits that reach it, the shortest first. */
  private readonly reached: Visit[][] = [];

  constructor(
    private readonly machine: TaggedMachine,
    private readonly pairs: RegisterPairs,
  ) {
    const seen = new Seen();
    const visits: Visit[] = [{ state: machine.initial, pair: 0, length: 0 }];
    for (const visit of visits) {
      this.steps += 1;
      (this.reached[visit.state] ??= []).push(visit);
      for (const next of this.following(visit)) if (seen.add(next)) visits.push(next);
    }
  }

  /** Returns a shortest text that kills a fault. @param kills called for texts whose characters decide */
  witness(
    fault: ActionFault,
    kills: (text: string) => boolean,
  ): { readonly witness: string } | 'none' | 'unknown' {
    const { machine } = this;
    const state = machine.stateOf(fault.move);
    const starts = this.reached[state];
    if (starts === undefined)
      throw new RangeError(`no string leads to state ${state} of the tagged automaton`);
    let unknown = false;
    for (const visit of machine.isEnd(fault.move) ? starts : this.after(starts, fault)) {
      this.steps += 1;
      const result = this.comparisonAtEnd(visit, fault);
      if (result === 'different' || (result === 'unsettled' && kills(textOf(visit))))
        return { witness: textOf(visit) };
      unknown ||= result === 'unsettled';
    }
    return unknown ? 'unknown' : 'none';
  }

  /** Yields the visits from the fault on in which the registers of the runs differ, those by short texts first. */
  private *after(starts: readonly Visit[], fault: ActionFault): Generator<Visit> {
    const seen = new Seen();
    let level: Visit[] = [];
    for (let begun = 0; level.length > 0 || begun < starts.length;) {
      const length = level[0]?.length ?? (starts[begun]?.length ?? 0) + 1;
      for (let start = starts[begun]; start?.length === length - 1; start = starts[++begun]) {
        const visit = this.moved(start, this.machine.after(fault.move), fault.move, fault);
        if (this.pairs.differs(visit.pair) && seen.add(visit)) level.push(visit);
      }
      const longer: Visit[] = [];
      for (const visit of level) {
        yield visit;
        for (const next of this.following(visit, fault))
          if (this.pairs.differs(next.pair) && seen.add(next)) longer.push(next);
      }
      level = longer;
    }
  }

  private comparisonAtEnd({ state, pair }: Visit, fault: ActionFault): ReadingComparison {
    const end = this.machine.endOf(state);
    if (end === undefined) return 'same';
    return this.pairs.atEnd(pair, end, end === fault.move ? fault : undefined);
  }

  /** Yields the successors of a visit, by one of the moves with equal effects, and by the move with the fault. */
  private *following(visit: Visit, fault?: ActionFault): Generator<Visit> {
    for (const { after, moves } of this.machine.edges(visit.state)) {
      const right = moves.find((move) => move !== fault?.move);
      if (right !== undefined) yield this.moved(visit, after, right);
      if (fault !== undefined && moves.includes(fault.move))
        yield this.moved(visit, after, fault.move, fault);
    }
  }

  private moved(before: Visit, state: number, move: number, fault?: ActionFault): Visit {
    const pair = this.pairs.after(before.pair, move, fault);
    return { state, pair, length: before.length + 1, before, letter: this.machine.letterOf(move) };
  }
}

function textOf(visit: Visit): string {
  return String.fromCharCode(...lettersTo(visit));
}

/** The states and pairs that a walk has met. */
class Seen {
  private readonly byPair: Set<number>[] = [];

  /** Adds a visit. Returns true if it is new. */
  add({ state, pair }: Visit): boolean {
    const states = (this.byPair[pair] ??= new Set());
    return states.size < states.add(state).size;
  }
}

const [host, path, query, fragment] = [
  registerOf('host'),
  registerOf('path'),
  registerOf('query'),
  registerOf('fragment'),
];

/**
 * Register contents of two runs over the same text, one of them with a fault, reduced to what decides how they continue
 * and whether they are read alike at the end. There are finitely many such pairs, so all can be visited; those for
 * faults of the same registers are numbered from 0, the pair before a text.
 *
 * For the registers that a fault can touch, and those read or copied with them, a pair records the order of all their
 * values in both runs, which of them are 0, and the distance to the current place if it is less than two. That
 * suffices. An action sets a register to the place (or, with the fault, to a neighbouring one), to the contents of
 * another register, to a number or to nothing; so the pair after a move depends only on the pair before it and the
 * move. Reading asks which registers are set, and how the begins and ends of two stretches are ordered. The kind of a
 * host is recorded unchanged. For registers that are only tested for being set, only that is recorded; for the places
 * of repeated roles, whether there are any, and whether those of the two runs differ.
 */
class RegisterPairs {
  private readonly ordered: readonly number[];
  private readonly onlySet: readonly number[];
  private readonly comparer: ReadingComparer;
  private readonly pairs: RegisterContents[] = [];
  private readonly numbers = new Map<string, number>();
  /** For each pair, the successor by each action without a fault. */
  private readonly nexts: Map<number, number>[] = [];

  /** @param touched the registers that a fault sets wrongly */
  constructor(
    private readonly machine: TaggedMachine,
    copies: Copies,
    touched: readonly number[],
    roles: Pick<Roles, 'neverUndefined'>,
  ) {
    const differing = copies.from(touched);
    const read = new Set([...differing].filter((register) => register < hostKindRegister));
    const set: number[] = [placesRegister];
    // An empty path is put before the next component.
    if (differing.has(query) || differing.has(fragment))
      for (const begin of [path, query, fragment]) read.add(begin);
    if (differing.has(hostKindRegister)) set.push(host);
    if ([...differing].some(isOfSome)) set.push(schemeRegister);
    const ordered = copies.into([...read, ...[...read].map((register) => register ^ 1), ...differing]);
    if (differing.has(schemeRegister)) {
      for (const begin of specificBegins) read.add(begin);
      set.push(...specificBegins);
    }
    for (const register of [hostKindRegister, placesRegister, schemeRegister]) {
      if (ordered.delete(register)) set.push(register);
    }
    this.ordered = [...ordered];
    this.onlySet = [...copies.into(set)].filter(
      (register) => !ordered.has(register) && register !== hostKindRegister,
    );
    this.comparer = new ReadingComparer(read, roles);
    this.number({
      right: new Registers().values,
      wrong: new Registers().values,
      length: 0,
      placesDiffer: false,
    });
  }

  /** Returns the pair after a move that is not at the end. @param fault that of the move, if it has one */
  after(pair: number, move: number, fault?: ActionFault): number {
    if (fault !== undefined) return this.number(this.kept(this.moved(pair, move, fault)));
    const action = this.machine.actionOf(move);
    const nexts = (this.nexts[pair] ??= new Map<number, number>());
    let next = nexts.get(action);
    if (next === undefined) nexts.set(action, (next = this.number(this.kept(this.moved(pair, move)))));
    return next;
  }

  /** Compares how both are read after a move at the end. */
  atEnd(pair: number, move: number, fault?: ActionFault): ReadingComparison {
    return this.comparer.compare(this.moved(pair, move, fault));
  }

  differs(pair: number): boolean {
    const { right, wrong, placesDiffer } = this.pairs[pair] ?? this.moved(0, 0);
    return placesDiffer || right.some((value, register) => value !== wrong[register]);
  }

  /** Applies an action to a pair, at the end of a text of the same length. */
  private moved(pair: number, move: number, fault?: ActionFault): RegisterContents {
    const before = this.pairs[pair];
    if (before === undefined) throw new RangeError(`there is no pair ${pair}`);
    const [right, wrong] = [before.right.slice(), before.wrong.slice()];
    let { placesDiffer } = before;
    for (const [nth, assignment] of this.machine.action(move).entries()) {
      const wrongly = fault?.nth === nth ? fault : undefined;
      assign({ values: right, places: [] }, assignment, before.length);
      assign({ values: wrong, places: [] }, assignment, before.length, wrongly);
      if (assignment.register !== placesRegister) continue;
      const isSet = right[placesRegister] !== -1 || wrong[placesRegister] !== -1;
      placesDiffer = isSet && (placesDiffer || wrongly !== undefined);
    }
    return { right, wrong, length: before.length, placesDiffer };
  }

  /** Returns the smallest values with the same order, after one more character, of the recorded registers. */
  private kept({ right, wrong, length: place, placesDiffer }: RegisterContents): RegisterContents {
    const length = place + 1;
    const values = new Set<number>();
    for (const register of this.ordered) values.add(right[register] ?? -1).add(wrong[register] ?? -1);
    const smallest = new Map([[-1, -1]]);
    let last: number | undefined;
    for (const value of [...values].sort((a, b) => a - b)) {
      if (value < 0 || value > length - 2) continue;
      last = last === undefined ? Math.min(value, 1) : last + 1;
      smallest.set(value, last);
    }
    const shortest = last === undefined ? Math.min(length, 2) : last + 2;
    const keep = (registers: Int32Array): Int32Array => {
      const kept = new Registers().values;
      for (const register of this.ordered) {
        const value = registers[register] ?? -1;
        kept[register] = smallest.get(value) ?? shortest - (length - value);
      }
      for (const register of this.onlySet) kept[register] = Math.min(registers[register] ?? -1, 0);
      kept[hostKindRegister] = registers[hostKindRegister] ?? -1;
      return kept;
    };
    return { right: keep(right), wrong: keep(wrong), length: shortest, placesDiffer };
  }

  private number(pair: RegisterContents): number {
    const { right, wrong, length, placesDiffer } = pair;
    const key = `${right.join()} ${wrong.join()} ${length} ${placesDiffer}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.pairs.length);
    return this.pairs.push(pair) - 1;
  }
}

/**
 * Comparison of two readings. `unsettled`: the characters decide, as both have a component of the same length in
 * different places, or as a role may repeat.
 */
type ReadingComparison = 'same' | 'different' | 'unsettled';

/** Register contents of two runs on a text, one of them with a fault in some actions. */
interface RegisterContents {
  readonly right: Int32Array;
  readonly wrong: Int32Array;
  /** The length of the text. */
  readonly length: number;
  /** True if the places or the number of repeated roles differ. */
  readonly placesDiffer: boolean;
}

/** A stretch; undefined if the component is undefined. */
type Stretch = readonly [start: number, end: number] | undefined;

/** Compares the readings of some registers. Those of a role are its begin and its end. */
export class ReadingComparer {
  /** The registers of the begins of roles. */
  private readonly begins: readonly number[];
  private readonly pathIsThere: boolean;

  constructor(registers: Iterable<number>, { neverUndefined }: Pick<Roles, 'neverUndefined'>) {
    const begins = new Set<number>();
    for (const register of registers) if (register < hostKindRegister) begins.add(register - (register % 2));
    this.begins = [...begins];
    this.pathIsThere = neverUndefined.includes('path');
  }

  /** Compares the components. Time is linear in the number of the registers. */
  compare({ right, wrong, length, placesDiffer }: RegisterContents): ReadingComparison {
    let result: ReadingComparison = 'same';
    for (const begin of this.begins) {
      const comparison = compared(this.stretchOf(right, begin, length), this.stretchOf(wrong, begin, length));
      if (comparison === 'different') return comparison;
      if (comparison === 'unsettled') result = comparison;
    }
    if (kindOf(right) !== kindOf(wrong) || hasPlaces(right) !== hasPlaces(wrong)) return 'different';
    return placesDiffer && hasPlaces(right) ? 'unsettled' : result;
  }

  private stretchOf(registers: Int32Array, begin: number, length: number): Stretch {
    if (begin >= commonRegisters && !isSpecific(registers)) return undefined;
    let start = registers[begin] ?? -1;
    let end = registers[begin + 1] ?? -1;
    if (begin === path && start < 0 && this.pathIsThere) {
      const next = registers[(registers[query] ?? -1) < 0 ? fragment : query] ?? -1;
      start = end = next < 0 ? length : next - 1;
    }
    if (start < 0) return undefined;
    // As in String.slice: an end that is not set (−1) is one before that of the text.
    return [start, end < 0 ? length + end : end];
  }
}

function compared(comparison: Stretch, other: Stretch): ReadingComparison {
  if (comparison === undefined || other === undefined) return comparison === other ? 'same' : 'different';
  const [isEmpty, isOtherEmpty] = [comparison[1] <= comparison[0], other[1] <= other[0]];
  if (isEmpty || isOtherEmpty) return isEmpty === isOtherEmpty ? 'same' : 'different';
  const [byStart, byEnd] = [Math.sign(comparison[0] - other[0]), Math.sign(comparison[1] - other[1])];
  if (byStart === 0 && byEnd === 0) return 'same';
  // One has more characters before or after those of the other, and lacks none.
  return byStart === byEnd ? 'unsettled' : 'different';
}

function kindOf(registers: Int32Array): number | undefined {
  return (registers[host] ?? -1) < 0 ? undefined : registers[hostKindRegister];
}

function hasPlaces(registers: Int32Array): boolean {
  return isSpecific(registers) && (registers[placesRegister] ?? -1) >= 0;
}

function isSpecific(registers: Int32Array): boolean {
  return (registers[schemeRegister] ?? -1) >= 0;
}

/** Tests whether a register is a place of a role that only some schemes have. */
function isOfSome(register: number): boolean {
  return (register >= commonRegisters && register < hostKindRegister) || register === placesRegister;
}

/** The registers of the begins of roles that only some schemes have. */
const specificBegins: readonly number[] = registerRoles.slice(commonRoles.length).map(registerOf);
