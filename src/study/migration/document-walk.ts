/**
 * One of two documents of a joint walk: its tagged automaton, which finds components, and the automaton of its partial
 * derivatives, which knows the open rules.
 */
import type { DfaTable } from '../../core/automaton/dfa-table.js';
import type { LazyDfa } from '../../core/automaton/lazy-dfa.js';
import { isEnd, type PartialDerivative } from '../../core/automaton/partial-derivatives.js';
import { escapeOf } from '../../core/base/character.js';
import {
  fromRegister,
  runTaggedDfa,
  type TaggedDfa,
  toCount,
  toFirstPlace,
  toNumber,
  toPlace,
  toUnset,
} from '../../core/automaton/tagged-dfa.js';
import { registerCount, Registers } from '../../core/automaton/registers.js';
import type { Components } from '../../core/tree/components.js';
import { componentsIn, registerEmptyPath } from '../../core/tree/read-components.js';
import {
  commonRegisters,
  hostKindRegister,
  placesRegister,
  registerOf,
  roleRegisterCount,
  schemeRegister,
} from '../../core/tree/role-registers.js';
import { commonRoles, type ComponentRole, registerRoles } from '../../core/tree/roles.js';
import { ruleRoles } from '../../core/tree/rule-roles.js';
import type { ComponentSource } from '../suites/components.js';
import { TaggedMachine } from '../suites/tagged-machine.js';
import { type DecidingRule, Places } from '../suites/places.js';

/**
 * Contents of a document's registers, reduced to which of them store the same place: places are numbered arbitrarily,
 * consistent with that. `absentPlace` if there is none, `aNumber` for a value that is not a place.
 */
export type RegisterState = readonly number[];

export const absentPlace = -1;
/** Greater than the number of any place. Kinds of hosts are numbered from the next number on. */
export const aNumber = 1000;

/** The roles of the components of an authority. */
export const partsOfAuthority = ['user', 'password', 'host', 'port'] as const;

const hostKinds = Object.keys(ruleRoles);

/** Roles, inner ones before the roles that contain them. */
const innermostFirst = [
  ...registerRoles.slice(commonRoles.length),
  ...partsOfAuthority,
  ...(['authority', 'path', 'query', 'fragment', 'scheme'] as const),
];

/** The numbered begin and end of a role; undefined if the role is absent. */
export type RoleSpan = readonly [start: number, end: number] | undefined;

/** The data about the components of a document; another grammar has none. */
export type WalkSource = Omit<ComponentSource, 'tagged'> & { readonly tagged: TaggedDfa };

export class DocumentWalk {
  readonly machine: TaggedMachine;
  /** Finds open rules; undefined for a language that is only an automaton. */
  private readonly places: Places | undefined;
  private readonly registers = new Registers();
  private readonly live: readonly Uint8Array[];
  private readonly known = new Map<number, ComponentRole | undefined>();

  constructor(readonly source: WalkSource) {
    const { grammar, tagged } = source;
    this.machine = new TaggedMachine(tagged);
    this.live = liveRegisters(this.machine);
    if (grammar.scope === undefined) this.places = new Places(grammar.bnf, grammar.start);
  }

  /** False for a grammar that is no document's. */
  get hasComponents(): boolean {
    return this.source.data.names.length > 0;
  }

  /**
   * The automaton that shows where a text stops. That of a document knows its components there; that of another grammar
   * is the minimal one, as its partial derivatives may be far more.
   */
  get automaton(): LazyDfa | DfaTable {
    return this.lazy ?? this.source.automaton;
  }

  /** The automaton of partial derivatives; undefined for a grammar without components. */
  private get lazy(): LazyDfa | undefined {
    return this.hasComponents ? this.places?.automaton : undefined;
  }

  /** Returns the components of a text that the document derives. */
  componentsOf(text: string): Components {
    const { roles, names } = this.source.data;
    runTaggedDfa(this.source.tagged, text, this.registers);
    registerEmptyPath(this.registers, text, roles);
    return componentsIn(this.registers, text, names);
  }

  /**
   * Returns the registers after a move that is not at the end, reduced to those that still matter. @param here the
   * number of the place
   */
  moved(held: RegisterState, move: number, here: number): number[] {
    const live = this.live[this.machine.after(move)];
    return this.acted(held, move, here).map((value, register) =>
      live?.[register] === 1 ? value : absentPlace,
    );
  }

  /** Returns all registers after a move. */
  acted(held: RegisterState, move: number, here: number): number[] {
    const after = [...held];
    for (const { register, operand } of this.machine.action(move)) {
      const value = after[register] ?? absentPlace;
      if (register === hostKindRegister && operand >= toNumber) after[register] = this.kindOf(operand);
      else if (operand === toPlace) after[register] = here;
      else if (operand === toUnset) after[register] = absentPlace;
      else if (operand === toCount || operand >= toNumber) after[register] = aNumber;
      else if (operand !== toFirstPlace) after[register] = after[operand - fromRegister] ?? absentPlace;
      else if (value === absentPlace) after[register] = here;
    }
    return after;
  }

  /** Returns the number of the kind of host that an operand sets. */
  private kindOf(operand: number): number {
    const { grammar, data } = this.source;
    return aNumber + 1 + hostKinds.indexOf(grammar.role(data.names[operand - toNumber] ?? ''));
  }

  /** Returns the stretch of a role once the text has ended. An empty path that is never undefined is put at the end. */
  stretchOf(held: RegisterState, role: ComponentRole, end: number): RoleSpan {
    const register = registerOf(role);
    if (register >= commonRegisters && held[schemeRegister] === absentPlace) return undefined;
    const start = held[register] ?? absentPlace;
    if (start !== absentPlace) return [start, held[register + 1] ?? absentPlace];
    const isThere = role === 'path' && this.source.data.roles.neverUndefined.includes(role);
    return isThere ? [end, end] : undefined;
  }

  /** Returns the role whose stretch fits; inner roles take precedence. */
  roleWhere(
    held: RegisterState,
    end: number,
    fits: (start: number, end: number) => boolean,
  ): ComponentRole | undefined {
    return innermostFirst.find((role) => {
      const stretch = this.stretchOf(held, role, end);
      return stretch !== undefined && fits(...stretch);
    });
  }

  /** Tests whether fields that may repeat are present. */
  hasFields(held: RegisterState): boolean {
    return held[schemeRegister] !== absentPlace && held[placesRegister] !== absentPlace;
  }

  /** Returns the kind of the host, as a number that all documents share. */
  hostKindOf(held: RegisterState): number {
    return held[hostKindRegister] ?? absentPlace;
  }

  /** Returns the rules that are open at the end of a text that leads to a state, innermost first. */
  openAt(state: number): readonly string[] {
    return this.hasComponents ? (this.places?.openAt(state) ?? []) : [];
  }

  /** Returns the innermost rule of all continuations where a text stops. Linear. */
  ruleOf(text: string): DecidingRule {
    return this.places?.ruleOf(text) ?? { rule: '', section: '' };
  }

  /** Returns the state of the lazy automaton after the escape of a code unit. */
  afterEscape(state: number, unit: number): number {
    let at = state;
    for (const character of escapeOf(unit))
      at = this.automaton.step(at, this.automaton.classOf(character.charCodeAt(0)));
    return at;
  }

  /**
   * Returns the component around the end of a text that leads to a state, by all derivations; undefined if they
   * disagree.
   */
  componentAt(state: number): ComponentRole | undefined {
    if (!this.known.has(state)) {
      const roles = new Set(this.lazy?.state(state).derivatives.map((derivative) => this.roleAt(derivative)));
      // A place inside a component of the authority is inside the authority.
      if (partsOfAuthority.some((part) => roles.has(part))) roles.delete('authority');
      const [role, ...others] = roles;
      this.known.set(state, others.length > 0 ? undefined : role);
    }
    return this.known.get(state);
  }

  /** Returns the role of the innermost open rule that gives a component. */
  private roleAt(derivative: PartialDerivative): ComponentRole | undefined {
    const open: string[] = [];
    for (let p: PartialDerivative | undefined = derivative; p !== undefined; p = p.next) {
      if (isEnd(p.item)) open.push(this.source.grammar.bnf.rules[p.item[1]]?.name ?? '');
    }
    for (const [i, rule] of open.entries()) {
      const outer = open.slice(i + 1);
      const source = this.source.data.roles.sources.find(
        (one) =>
          'rules' in one && one.rules.includes(rule) && one.in.some((around) => outer.includes(around)),
      );
      if (source !== undefined) return source.role;
    }
    return undefined;
  }
}

/**
 * Returns, for each state and register, 1 if the register still matters: it is read before it is set again. The end of
 * a text reads the roles.
 */
function liveRegisters(machine: TaggedMachine): readonly Uint8Array[] {
  const live = Array.from({ length: machine.stateCount }, () => new Uint8Array(registerCount));
  const atEnd = new Uint8Array(registerCount).fill(1, 0, roleRegisterCount);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (let state = live.length - 1; state >= 0; state--) {
      const end = machine.endOf(state);
      const moves = machine.edges(state).map(({ moves: [move = 0] }) => move);
      for (const move of end === undefined ? moves : [...moves, end]) {
        const after = move === end ? atEnd : live[machine.after(move)];
        if (addBefore(machine, move, after ?? atEnd, live[state] ?? atEnd)) isChanged = true;
      }
    }
  }
  return live;
}

/** Adds the registers that matter before a move. Returns true if any is new. */
function addBefore(machine: TaggedMachine, move: number, after: Uint8Array, before: Uint8Array): boolean {
  const matter = after.slice();
  for (const { register, operand } of [...machine.action(move)].reverse()) {
    if (matter[register] === 0 || operand === toFirstPlace || operand === toCount) continue;
    matter[register] = 0;
    if (operand >= fromRegister && operand < toNumber) matter[operand - fromRegister] = 1;
  }
  let isNew = false;
  for (let register = 0; register < matter.length; register++) {
    if (matter[register] === 0 || before[register] === 1) continue;
    before[register] = 1;
    isNew = true;
  }
  return isNew;
}
