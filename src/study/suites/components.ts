/**
 * The purpose `components`: cases that show whether a program finds the components of a document's reading. They kill
 * the faults of the tagged automaton of the reference rule.
 */
import { registerCount, Registers } from '../../core/automaton/registers.js';
import { decodeTaggedDfa, type EncodedTaggedDfa } from '../../core/automaton/tagged-dfa.js';
import { DfaTable } from '../../core/automaton/dfa-table.js';
import { accepts } from '../../core/automaton/walk.js';
import type { Components } from '../../core/tree/components.js';
import { componentsIn, registerEmptyPath } from '../../core/tree/read-components.js';
import type { GrammarData } from '../../core/tree/rule.js';
import type { StudiedGrammar } from '../../grammar/automata/studied-grammar.js';
import { shuffled } from '../sampling/random.js';
import {
  addFaults,
  type FaultCounts,
  type FaultKind,
  type StatedCase,
  type Strength,
  type SuiteCase,
  type WrongCase,
} from './case.js';
import {
  type ComponentFault,
  componentFaults,
  type ComponentFaults,
  ReadingComparer,
} from './component-faults.js';
import { inGreedyOrder } from './greedy.js';
import { Places } from './places.js';
import { type ActionFault, assign, type Assignment, TaggedMachine } from './tagged-machine.js';
import { type SuiteChoice, UntestedFaults } from './verdict.js';
import type { Roles } from '../../core/tree/roles.js';

/** The data about the components of a document. */
export interface ComponentSource {
  readonly grammar: StudiedGrammar;
  /** The minimal automaton of the reference rule. */
  readonly automaton: DfaTable;
  readonly tagged: EncodedTaggedDfa;
  readonly data: Pick<GrammarData, 'names' | 'roles'>;
}

/** Yields cases, each the one that kills most of the faults that its predecessors left. Returns their strength. */
export function* componentSuite(
  source: ComponentSource,
  { size = Infinity, seed = 0 }: SuiteChoice,
): Generator<SuiteCase, Strength> {
  const tally = new Tally(source);
  const witnesses = [...new Set(tally.all.faults.map(({ witness }) => witness))];
  const texts = [...shuffled(witnesses, seed)];
  const kills = texts.map((text) => tally.killedBy(text));
  let cases = 0;
  for (const i of inGreedyOrder(texts.length, (i) => tally.gain(kills[i] ?? []))) {
    if (cases >= size) break;
    cases += 1;
    const text = texts[i] ?? '';
    const components = tally.components(text);
    yield { text, valid: true, components, ...tally.places.ruleOf(text), kills: tally.kill(kills[i] ?? []) };
  }
  return tally.strength(cases, []);
}

export function componentStrength(source: ComponentSource, cases: Iterable<StatedCase>): Strength {
  const tally = new Tally(source);
  const wrong: WrongCase[] = [];
  let count = 0;
  for (const stated of cases) {
    count += 1;
    const { text, valid, components } = stated;
    const derivable = accepts(source.automaton, text);
    if (derivable) tally.kill(tally.killedBy(text));
    const isWrong =
      (valid !== undefined && valid !== derivable) ||
      (components !== undefined && (!derivable || inOrder(components) !== inOrder(tally.components(text))));
    if (isWrong) wrong.push({ ...stated, derivable, ...tally.places.ruleOf(text) });
  }
  return tally.strength(count, wrong);
}

/** Returns an object as JSON, its members sorted by name. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Cache of the faults, by tagged automaton. */
const known = new WeakMap<EncodedTaggedDfa, ComponentFaults>();

/** The faults of components of one document, and which of them are left. */
class Tally {
  readonly all: ComponentFaults;
  readonly places: Places;
  private readonly kills: ComponentKills;
  private readonly left: Set<ActionFault>;
  private readonly byMove = new Map<number, ComponentFault[]>();
  private readonly killed: Partial<Record<FaultKind, number>> = {};

  constructor(private readonly source: ComponentSource) {
    const { grammar, automaton, tagged, data } = source;
    const machine = new TaggedMachine(decodeTaggedDfa(tagged, automaton));
    this.kills = new ComponentKills(machine, this.read, data.roles);
    let all = known.get(tagged);
    if (all === undefined) {
      all = componentFaults(machine, data.roles, (text, fault) => this.kills.isKilled(text, fault));
      known.set(tagged, all);
    }
    this.all = all;
    this.left = new Set(this.all.faults);
    this.places = new Places(grammar.bnf, grammar.start);
    for (const fault of this.all.faults) {
      const known = this.byMove.get(fault.move);
      if (known === undefined) this.byMove.set(fault.move, [fault]);
      else known.push(fault);
    }
  }

  components(text: string): Components {
    return this.componentsOf(text, this.kills.held(text));
  }

  killedBy(text: string): readonly ActionFault[] {
    return this.kills.killedBy(text, this.byMove);
  }

  gain(faults: readonly ActionFault[]): number {
    return faults.filter((fault) => this.left.has(fault)).length;
  }

  kill(faults: readonly ActionFault[]): FaultCounts {
    const kills: Partial<Record<FaultKind, number>> = {};
    for (const fault of faults) {
      if (!this.left.delete(fault)) continue;
      addFaults(kills, fault.kind, 1);
      addFaults(this.killed, fault.kind, 1);
    }
    return kills;
  }

  strength(cases: number, wrong: readonly WrongCase[]): Strength {
    const { all, source } = this;
    const counts: Partial<Record<FaultKind, number>> = {};
    const untested = new UntestedFaults();
    for (const fault of all.faults) {
      const { kind, witness } = fault;
      addFaults(counts, kind, 1);
      if (this.left.has(fault))
        untested.add(
          this.places.ruleOf(this.kills.wayTo(fault, witness)).rule,
          kind,
          witness.length,
          () => witness,
        );
    }
    return {
      purpose: 'components',
      cases,
      kinds: (['dropped', 'early', 'late', 'exchanged'] as const)
        .map((kind) => ({ kind, faults: counts[kind] ?? 0, killed: this.killed[kind] ?? 0 }))
        .filter(({ faults }) => faults > 0),
      equivalent: all.equivalent.length,
      undecided: all.undecided.length,
      untested: untested.byRule(source.grammar.bnf.rules, (text) => accepts(source.automaton, text)),
      wrong,
    };
  }

  private readonly read = (text: string, held: Registers): string =>
    JSON.stringify(this.componentsOf(text, held));

  private componentsOf(text: string, held: Registers): Components {
    const { names, roles } = this.source.data;
    // A copy, as registering an empty path modifies the registers.
    const registers = new Registers();
    registers.values.set(held.values);
    registers.places.push(...held.places);
    registerEmptyPath(registers, text, roles);
    return componentsIn(registers, text, names);
  }
}

/** An assignment on the path of a text. */
interface Done {
  readonly assignment: Assignment;
  readonly move: number;
  readonly nth: number;
  readonly place: number;
}

/** Runs texts with and without faults. */
class ComponentKills {
  private readonly comparer: ReadingComparer;

  /** @param read returns the components of a text, by its registers, as one string */
  constructor(
    private readonly machine: TaggedMachine,
    private readonly read: (text: string, held: Registers) => string,
    roles: Pick<Roles, 'neverUndefined'>,
  ) {
    this.comparer = new ReadingComparer(Array(registerCount).keys(), roles);
  }

  /** Returns the registers after a derivable text. */
  held(text: string): Registers {
    return run(this.doneBy(text));
  }

  /** Tests whether a fault changes the components of a derivable text. */
  isKilled(text: string, fault: ActionFault): boolean {
    const done = this.doneBy(text);
    return this.differ(text, run(done), run(done, fault));
  }

  /**
   * Returns the faults that a text kills, of those at each of its moves; none if the text is not derivable. Time is
   * linear in its length, for each of those faults.
   */
  killedBy(text: string, faults: ReadonlyMap<number, readonly ActionFault[]>): readonly ActionFault[] {
    const done = this.doneBy(text);
    const right = run(done);
    const moves = new Set(done.map(({ move }) => move));
    return [...moves].flatMap((move) =>
      (faults.get(move) ?? []).filter((fault) => this.differ(text, right, run(done, fault))),
    );
  }

  /**
   * Returns the shortest prefix of a text that takes the move of a fault, with the character of the move or to the end.
   */
  wayTo({ move }: ActionFault, text: string): string {
    let state = this.machine.initial;
    for (let i = 0; i < text.length; i++) {
      const taken = this.machine.moveOf(state, text.charCodeAt(i));
      if (taken === move) return text.slice(0, i + 1);
      state = this.machine.after(taken);
    }
    return text;
  }

  private differ(text: string, right: Registers, wrong: Registers): boolean {
    const result = this.comparer.compare({
      right: right.values,
      wrong: wrong.values,
      length: text.length,
      placesDiffer: right.places.join() !== wrong.places.join(),
    });
    return result === 'unsettled'
      ? this.read(text, right) !== this.read(text, wrong)
      : result === 'different';
  }

  /** Returns all assignments on the path of a text; none if it is not derivable. */
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

function run(done: readonly Done[], fault?: ActionFault): Registers {
  const held = new Registers();
  for (const { assignment, move, nth, place } of done)
    assign(held, assignment, place, fault?.move === move && fault.nth === nth ? fault : undefined);
  return held;
}
