/**
 * The faults of components: each assignment of each action of the tagged automaton dropped, made one place early or late,
 * or made to another register. A fault is killed by a text whose components it changes.
 *
 * Whether there is such a text: a walk over pairs of configurations, one with the fault, from the move that has it; pairs
 * of which the same registers are set, and the same differ, are one. That is all a later action asks of them, as two
 * registers that differ become equal only by being set at once. So there are finitely many; where none of them shows a
 * difference at an end, the fault is equivalent. Before the move both are the same, and a shortest way does.
 */
import { toCount, toFirstPlace, toPlace } from '../../automaton/tagged-dfa.js';
import { hostKindRegister } from '../../tree/role-registers.js';
import type { ActionFault, Configuration, TaggedMachine } from './tagged-machine.js';

/** A fault, and a shortest text that kills it. */
export interface ComponentFault extends ActionFault {
  readonly witness: string;
  /** The text up to and with the character at whose move it is. */
  readonly way: string;
}

/** The faults of the actions of an automaton. */
export interface ComponentFaults {
  readonly faults: readonly ComponentFault[];
  /** How many change nothing, as is proved. */
  readonly equivalent: number;
  /** How many differ in their registers, but on no text that was tried in their components. */
  readonly undecided: number;
}

/** Reads the components of a text from what a walk has left, as one string. */
export type ReadComponents = (text: string, left: Configuration) => string;

/** A text, and where it leads without a fault and with one. */
interface Pair {
  readonly text: string;
  readonly right: Configuration;
  readonly wrong: Configuration;
}

/** All faults. @param letters a code unit of each class, the most legible */
export function componentFaults(
  machine: TaggedMachine,
  letters: readonly number[],
  read: ReadComponents,
): ComponentFaults {
  const faults: ComponentFault[] = [];
  let equivalent = 0;
  let undecided = 0;
  const ways = shortestWays(machine, letters);
  const used = usedRegisters(machine);
  for (const fault of actionFaults(machine, used)) {
    const way = ways.get(fault.move);
    // No text takes the move.
    if (way === undefined) continue;
    const found = witnessOf(machine, letters, read, fault, way, used);
    if (found === 'none') equivalent += 1;
    else if (found === 'unknown') undecided += 1;
    else faults.push({ ...fault, way: way.text, ...found });
  }
  return { faults, equivalent, undecided };
}

/** The faults that are killed by a text, of those at each of its moves. */
export function killedBy(
  machine: TaggedMachine,
  read: ReadComponents,
  text: string,
  left: ReadonlyMap<number, Iterable<ActionFault>>,
): readonly ActionFault[] {
  const way: Configuration[] = [machine.initial()];
  const moves: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const before = way[i] ?? machine.initial();
    const move = machine.moveOf(before.state, text.charCodeAt(i));
    moves.push(move);
    way.push(machine.step(before, move, i));
  }
  const last = way.at(-1) ?? machine.initial();
  const end = machine.endOf(last.state);
  if (end === undefined) return [];
  moves.push(end);
  const ended = machine.step(last, end, text.length);
  const right = read(text, ended);
  const seen = new Set<number>();
  const killed: ActionFault[] = [];
  for (const [i, move] of moves.entries()) {
    if (seen.has(move)) continue;
    seen.add(move);
    for (const fault of left.get(move) ?? []) {
      let at = way[i] ?? last;
      for (let place = i; place < moves.length; place++)
        at = machine.step(at, moves[place] ?? end, place, fault);
      if (differ(at, ended) && read(text, at) !== right) killed.push(fault);
    }
  }
  return killed;
}

function differ(one: Configuration, other: Configuration): boolean {
  return (
    one.registers.some((value, register) => value !== other.registers[register]) ||
    one.places.some((place, i) => place !== other.places[i])
  );
}

/** The registers that some action sets. */
function usedRegisters(machine: TaggedMachine): readonly number[] {
  const used = new Set<number>();
  for (let move = 0; move < machine.moves; move++) {
    for (const { register } of machine.action(move)) used.add(register);
  }
  return [...used].sort((a, b) => a - b);
}

/** What may be wrong with one assignment. In an exchange, the next role has its place: its begin for a begin, its end for an end. */
function* actionFaults(machine: TaggedMachine, used: readonly number[]): Generator<ActionFault> {
  const ofRoles = used.filter((register) => register < hostKindRegister);
  const nextRole = (register: number): number | undefined => {
    const alike = ofRoles.filter((other) => other % 2 === register % 2);
    return alike[(alike.indexOf(register) + 1) % alike.length];
  };
  for (let move = 0; move < machine.moves; move++) {
    for (const [nth, { register, operand }] of machine.action(move).entries()) {
      const fault = (kind: ActionFault['kind'], other = register): ActionFault => ({
        kind,
        move,
        nth,
        register: other,
      });
      yield fault('dropped');
      if ([toPlace, toFirstPlace, toCount].includes(operand)) {
        yield fault('early');
        // No place is after the end.
        if (!machine.isEnd(move)) yield fault('late');
      }
      const other = ofRoles.includes(register) ? nextRole(register) : undefined;
      if (other !== undefined && other !== register) yield fault('exchanged', other);
    }
  }
}

/** For each move a shortest text that takes it, with the configuration before the move. */
function shortestWays(
  machine: TaggedMachine,
  letters: readonly number[],
): ReadonlyMap<number, { readonly text: string; readonly before: Configuration }> {
  const ways = new Map<number, { readonly text: string; readonly before: Configuration }>();
  const reached = new Map<number, { readonly text: string; readonly at: Configuration }>();
  reached.set(machine.initial().state, { text: '', at: machine.initial() });
  for (const { text, at } of reached.values()) {
    const end = machine.endOf(at.state);
    if (end !== undefined) ways.set(end, { text, before: at });
    for (const letter of letters) {
      const move = machine.moveOf(at.state, letter);
      if (ways.has(move)) continue;
      const longer = text + String.fromCharCode(letter);
      ways.set(move, { text: longer, before: at });
      if (!reached.has(machine.after(move))) {
        reached.set(machine.after(move), { text: longer, at: machine.step(at, move, text.length) });
      }
    }
  }
  return ways;
}

/** A shortest text that shows a fault, after a shortest way to its move. */
function witnessOf(
  machine: TaggedMachine,
  letters: readonly number[],
  read: ReadComponents,
  fault: ActionFault,
  { text, before }: { readonly text: string; readonly before: Configuration },
  used: readonly number[],
): { readonly witness: string } | 'none' | 'unknown' {
  const place = machine.isEnd(fault.move) ? text.length : text.length - 1;
  const right = machine.step(before, fault.move, place);
  const first: Pair = { text, right, wrong: machine.step(before, fault.move, place, fault) };
  if (machine.isEnd(fault.move))
    return shows(read, first) ? { witness: text } : isDoubtful(first, used) ? 'unknown' : 'none';
  let doubt = false;
  const seen = new Set<string>();
  const pairs = [first];
  for (const pair of pairs) {
    const { state } = pair.right;
    const end = machine.endOf(state);
    if (end !== undefined) {
      const ended = after(machine, pair, end, fault);
      if (shows(read, ended)) return { witness: pair.text };
      doubt ||= isDoubtful(ended, used);
    }
    for (const letter of letters) {
      const move = machine.moveOf(state, letter);
      const next = after(machine, { ...pair, text: pair.text + String.fromCharCode(letter) }, move, fault);
      const key = keyOf(next, used);
      // Where both are the same again, the fault has yet to come.
      if (key === undefined || seen.has(key) || machine.isDead(next.right.state)) continue;
      seen.add(key);
      pairs.push(next);
    }
  }
  return doubt ? 'unknown' : 'none';
}

/** Both configurations after a move. */
function after(machine: TaggedMachine, { text, right, wrong }: Pair, move: number, fault: ActionFault): Pair {
  const place = machine.isEnd(move) ? text.length : text.length - 1;
  return {
    text,
    right: machine.step(right, move, place),
    wrong: machine.step(wrong, move, place, fault),
  };
}

function shows(read: ReadComponents, { text, right, wrong }: Pair): boolean {
  return differ(wrong, right) && read(text, right) !== read(text, wrong);
}

/**
 * What a later action, and the reader at the end, ask of two configurations: the state; of each register whether both hold
 * the same, and where that is beside the place at hand; of each role whether it is empty. Undefined where all is the same.
 */
function keyOf({ text, right, wrong }: Pair, used: readonly number[]): string | undefined {
  if (!differ(wrong, right)) return undefined;
  const beside = (value: number): number =>
    value < 0 ? 0 : Math.min(Math.max(value - text.length, -2), 1) + 3;
  const codes = used.map((register) => {
    const [a, b] = [valueIn(right, register), valueIn(wrong, register)];
    const same = a === b ? '=' : '/';
    return `${beside(a)}${same}${beside(b)}${isEmpty(right, register) ? 'e' : ''}${isEmpty(wrong, register) ? 'f' : ''}`;
  });
  return `${right.state} ${codes.join('')}`;
}

function valueIn({ registers }: Configuration, register: number): number {
  return registers[register] ?? -1;
}

/** Whether the role of a register of a begin has no characters. */
function isEmpty(configuration: Configuration, register: number): boolean {
  return (
    register < hostKindRegister &&
    valueIn(configuration, register - (register % 2)) >= valueIn(configuration, register - (register % 2) + 1)
  );
}

/** Whether another text that leads to such a pair might show the difference that this one does not. */
function isDoubtful({ right, wrong }: Pair, used: readonly number[]): boolean {
  return used.some((register) => {
    if (valueIn(right, register) === valueIn(wrong, register)) return false;
    return register >= hostKindRegister || !isEmpty(right, register) || !isEmpty(wrong, register);
  });
}
