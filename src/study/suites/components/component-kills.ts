/** Which faults of components a text kills. */
import type { Roles } from '../../../tree/roles.js';
import {
  type ActionFault,
  assign,
  type Assignment,
  type Held,
  nothingHeld,
  type TaggedMachine,
} from './tagged-machine.js';
import { ToldApart } from './told-apart.js';

/** An assignment on the way through a text. */
interface Done {
  readonly assignment: Assignment;
  readonly move: number;
  readonly nth: number;
  readonly place: number;
}

/** Runs texts with faults and without. */
export class ComponentKills {
  private readonly told: ToldApart;

  /** @param read the components of a text, by what its registers hold, as one string */
  constructor(
    private readonly machine: TaggedMachine,
    private readonly read: (text: string, held: Held) => string,
    roles: Pick<Roles, 'neverUndefined'>,
  ) {
    this.told = new ToldApart(nothingHeld().registers.keys(), roles);
  }

  /** What the registers hold after a derivable text. */
  held(text: string): Held {
    return run(this.doneBy(text));
  }

  /** Whether a fault changes the components of a derivable text. */
  isKilled(text: string, fault: ActionFault): boolean {
    const done = this.doneBy(text);
    return this.differ(text, run(done), run(done, fault));
  }

  /**
   * The faults that a text kills, of those at each of its moves; of a text that is not derivable, none. Time is linear in
   * its length, for each of those faults.
   */
  killedBy(text: string, faults: ReadonlyMap<number, readonly ActionFault[]>): readonly ActionFault[] {
    const done = this.doneBy(text);
    const right = run(done);
    const moves = new Set(done.map(({ move }) => move));
    return [...moves].flatMap((move) =>
      (faults.get(move) ?? []).filter((fault) => this.differ(text, right, run(done, fault))),
    );
  }

  /** Of a text that takes the move with a fault, what it takes first: with the character of the move, or to the end. */
  wayTo({ move }: ActionFault, text: string): string {
    let state = this.machine.initial;
    for (let i = 0; i < text.length; i++) {
      const taken = this.machine.moveOf(state, text.charCodeAt(i));
      if (taken === move) return text.slice(0, i + 1);
      state = this.machine.after(taken);
    }
    return text;
  }

  private differ(text: string, right: Held, wrong: Held): boolean {
    const told = this.told.tell({
      right: right.registers,
      wrong: wrong.registers,
      length: text.length,
      placesDiffer: right.places.join() !== wrong.places.join(),
    });
    return told === 'unsettled' ? this.read(text, right) !== this.read(text, wrong) : told === 'different';
  }

  /** All assignments on the way through a text; none where it is not derivable. */
  private doneBy(text: string): readonly Done[] {
    const { machine } = this;
    const done: Done[] = [];
    const take = (move: number, place: number): void => {
      for (const [nth, assignment] of machine.action(move).entries())
        done.push({ assignment, move, nth, place });
    };
    let state = machine.initial;
    for (let i = 0; i < text.length; i++) {
      const move = machine.moveOf(state, text.charCodeAt(i));
      take(move, i);
      state = machine.after(move);
    }
    const end = machine.endOf(state);
    if (end === undefined) return [];
    take(end, text.length);
    return done;
  }
}

function run(done: readonly Done[], fault?: ActionFault): Held {
  const held = nothingHeld();
  for (const { assignment, move, nth, place } of done)
    assign(held, assignment, place, fault?.move === move && fault.nth === nth ? fault : undefined);
  return held;
}
