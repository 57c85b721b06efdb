/**
 * What two runs over the same text, one of them with a fault, have in their registers, as far as it decides how they go on
 * and whether they are read alike at the end. There are finitely many such pairs, so that all can be visited.
 *
 * Of the registers that a fault can touch, and those that are read or copied with them, a pair keeps how all their values
 * in both runs are ordered, which of them are 0, and by how much those fall short of the place at hand that are less than
 * two before it. That is enough. An action sets a register to the place, or with the fault to one beside it, to what
 * another register holds, to a number or to nothing; so the pair after a move depends on the pair before it and the move
 * alone. What is read asks which registers are set, and of two stretches how their begins and ends are ordered. The kind of
 * a host is kept as it is. Of some registers it is only asked whether they are set, so only that is kept; of the places of
 * repeated roles, whether there are any, and whether those of the two runs differ.
 */
import {
  hostKindRegister,
  placesRegister,
  registerOf,
  schemeRegister,
} from '../../../tree/role-registers.js';
import type { Roles } from '../../../tree/roles.js';
import { type ActionFault, assign, type Copies, nothingHeld, type TaggedMachine } from './tagged-machine.js';
import { type Fillings, isOfSome, specificBegins, type Told, ToldApart } from './told-apart.js';

const [host, path, query, fragment] = [
  registerOf('host'),
  registerOf('path'),
  registerOf('query'),
  registerOf('fragment'),
];

/** The pairs for the faults that touch the same registers, numbered from 0, which is the pair before a text. */
export class RegisterPairs {
  private readonly ordered: readonly number[];
  private readonly onlySet: readonly number[];
  private readonly told: ToldApart;
  private readonly pairs: Fillings[] = [];
  private readonly numbers = new Map<string, number>();
  /** For each pair, the pair after each action without a fault. */
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
    // An empty path is put before what comes next.
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
    this.told = new ToldApart(read, roles);
    this.number({
      right: nothingHeld().registers,
      wrong: nothingHeld().registers,
      length: 0,
      placesDiffer: false,
    });
  }

  /** The pair after a move that is not at the end. @param fault that of the move, if it has one */
  after(pair: number, move: number, fault?: ActionFault): number {
    if (fault !== undefined) return this.number(this.kept(this.moved(pair, move, fault)));
    const action = this.machine.actionOf(move);
    const nexts = (this.nexts[pair] ??= new Map<number, number>());
    let next = nexts.get(action);
    if (next === undefined) nexts.set(action, (next = this.number(this.kept(this.moved(pair, move)))));
    return next;
  }

  /** Whether both are read alike after a move at the end. */
  atEnd(pair: number, move: number, fault?: ActionFault): Told {
    return this.told.tell(this.moved(pair, move, fault));
  }

  /** Whether the registers of a pair differ. */
  differs(pair: number): boolean {
    const { right, wrong, placesDiffer } = this.pairs[pair] ?? this.moved(0, 0);
    return placesDiffer || right.some((value, register) => value !== wrong[register]);
  }

  /** What an action makes of a pair, at the end of a text as long. */
  private moved(pair: number, move: number, fault?: ActionFault): Fillings {
    const before = this.pairs[pair];
    if (before === undefined) throw new RangeError(`there is no pair ${pair}`);
    const [right, wrong] = [before.right.slice(), before.wrong.slice()];
    let { placesDiffer } = before;
    for (const [nth, assignment] of this.machine.action(move).entries()) {
      const wrongly = fault?.nth === nth ? fault : undefined;
      assign({ registers: right, places: [] }, assignment, before.length);
      assign({ registers: wrong, places: [] }, assignment, before.length, wrongly);
      if (assignment.register !== placesRegister) continue;
      const isSet = right[placesRegister] !== -1 || wrong[placesRegister] !== -1;
      placesDiffer = isSet && (placesDiffer || wrongly !== undefined);
    }
    return { right, wrong, length: before.length, placesDiffer };
  }

  /** After one more character, the smallest values that are ordered so, of the registers that are kept. */
  private kept({ right, wrong, length: place, placesDiffer }: Fillings): Fillings {
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
      const kept = nothingHeld().registers;
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

  private number(pair: Fillings): number {
    const { right, wrong, length, placesDiffer } = pair;
    const key = `${right.join()} ${wrong.join()} ${length} ${placesDiffer}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.pairs.length);
    return this.pairs.push(pair) - 1;
  }
}
