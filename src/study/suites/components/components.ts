/**
 * The purpose `components`: cases that tell whether a program finds the components that a document's reading has. They kill
 * the faults of the tagged automaton of the reference rule.
 */
import { type EncodedTaggedDfa, decodeTaggedDfa } from '../../../automaton/tagged-dfa.js';
import { DfaTable } from '../../../automaton/dfa-table.js';
import { accepts } from '../../../automaton/walk.js';
import type { Components } from '../../../tree/components.js';
import { componentsInRegisters, registerEmptyPath } from '../../../tree/read-components.js';
import type { GrammarData } from '../../../tree/rule.js';
import type { StudiedGrammar } from '../../automata/studied-grammar.js';
import { shuffled } from '../../sampling/shuffled.js';
import type { StatedCase, Strength, SuiteCase, WrongCase } from '../case.js';
import { type ComponentFault, componentFaults, type ComponentFaults } from './component-faults.js';
import { ComponentKills } from './component-kills.js';
import { addFaults, type FaultCounts, type FaultKind } from '../fault.js';
import { inGreedyOrder } from '../greedy.js';
import { Places } from '../places.js';
import { type ActionFault, type Held, leaveRegisters, TaggedMachine } from './tagged-machine.js';
import { UntestedFaults } from '../untested.js';
import type { SuiteChoice } from '../verdict.js';

/** What is known of the components of a document. */
export interface ComponentSource {
  readonly grammar: StudiedGrammar;
  /** The minimal automaton of the reference rule. */
  readonly automaton: DfaTable;
  readonly tagged: EncodedTaggedDfa;
  readonly data: Pick<GrammarData, 'names' | 'roles'>;
}

/** Cases, each the one that kills most of what those before it have left. Returns their strength. */
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

/** The strength of a list of cases. */
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

/** An object as JSON, its members by their names. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** The faults that are known, by tagged automaton. */
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

  private readonly read = (text: string, held: Held): string => JSON.stringify(this.componentsOf(text, held));

  private componentsOf(text: string, held: Held): Components {
    const { names, roles } = this.source.data;
    leaveRegisters(held);
    registerEmptyPath(text, roles);
    return componentsInRegisters(text, names);
  }
}
