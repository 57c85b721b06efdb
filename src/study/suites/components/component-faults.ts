/**
 * The faults of components: each assignment of each action of the tagged automaton dropped, made one place early or late,
 * or made to another register. A fault is killed by a text whose components it changes.
 *
 * Whether there is such a text: a walk, breadth first, over the states of the automaton with the register pairs of both
 * runs (see register-pairs.ts). Up to the move with the fault both registers are the same, in one of finitely many ways:
 * the walk begins with each way in which the move can be reached, and ends where both are the same again, as from there it
 * is what began elsewhere. So it meets every pair that can come after the fault. If all that end are read alike, no text
 * kills the fault; if some are read differently, so is the text that leads there; and where the characters decide, it is
 * tried whether the text that leads there kills the fault. If none of those does, it is undecided.
 */
import { hostKindRegister } from '../../../tree/role-registers.js';
import type { Roles } from '../../../tree/roles.js';
import { lettersTo, type Reached } from '../../automata/product.js';
import { RegisterPairs } from './register-pairs.js';
import type { Told } from './told-apart.js';
import { type ActionFault, Copies, isToPlace, type TaggedMachine } from './tagged-machine.js';

/** A fault, and a shortest text that kills it. */
export interface ComponentFault extends ActionFault {
  readonly witness: string;
}

/** The faults of the actions of an automaton. */
export interface ComponentFaults {
  readonly faults: readonly ComponentFault[];
  /** Changes that change nothing, as is proved. */
  readonly equivalent: readonly ActionFault[];
  /** Changes that change where components are, but not what they are on any text that was tried. */
  readonly undecided: readonly ActionFault[];
  /** How many pairs of states and registers were visited. */
  readonly steps: number;
}

/** A state with the registers of both runs, as a text leads there. */
interface Visit extends Reached {
  readonly state: number;
  readonly pair: number;
  readonly length: number;
}

/**
 * All changes of live moves. Time is linear in their number and, for each, in the number of states and register pairs
 * that are met before one shows it.
 * @param kills whether a fault changes the components of a text
 * @throws RangeError where no text leads to some state of the automaton
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
 * What may be wrong with one assignment of a live move. In an exchange, the next role has its place: its begin for a begin,
 * its end for an end.
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
        // No place is after the end.
        if (!machine.isEnd(move)) yield { kind: 'late', move, nth, register };
      }
      if (register >= hostKindRegister || nextRole(register) === register) continue;
      yield { kind: 'exchanged', move, nth, register: nextRole(register) };
    }
  }
}

/** Looks for texts that kill faults of the same registers. */
class Search {
  steps = 0;
  /** By states, how each is reached: the shortest first. */
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

  /** A shortest text that kills a fault. @param kills asked of texts whose characters decide */
  witness(
    fault: ActionFault,
    kills: (text: string) => boolean,
  ): { readonly witness: string } | 'none' | 'unknown' {
    const { machine } = this;
    const state = machine.stateOf(fault.move);
    const starts = this.reached[state];
    if (starts === undefined) throw new RangeError(`no text leads to state ${state} of the tagged automaton`);
    let unknown = false;
    for (const visit of machine.isEnd(fault.move) ? starts : this.after(starts, fault)) {
      this.steps += 1;
      const told = this.toldAtEnd(visit, fault);
      if (told === 'different' || (told === 'unsettled' && kills(textOf(visit))))
        return { witness: textOf(visit) };
      unknown ||= told === 'unsettled';
    }
    return unknown ? 'unknown' : 'none';
  }

  /** The visits from the fault on in which the registers of the runs differ, those by short texts first. */
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

  private toldAtEnd({ state, pair }: Visit, fault: ActionFault): Told {
    const end = this.machine.endOf(state);
    if (end === undefined) return 'same';
    return this.pairs.atEnd(pair, end, end === fault.move ? fault : undefined);
  }

  /** What comes after a visit, by one move of those that do the same, and by the one with the fault. */
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

/** The states with their pairs that a walk has met. */
class Seen {
  private readonly byPair: Set<number>[] = [];

  /** Whether it is new. */
  add({ state, pair }: Visit): boolean {
    const states = (this.byPair[pair] ??= new Set());
    return states.size < states.add(state).size;
  }
}
