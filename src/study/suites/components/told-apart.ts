/**
 * Whether two fillings of the registers at the end of a text are read as the same components, by the places alone: as
 * tree/read-components reads them.
 */
import {
  commonRegisters,
  hostKindRegister,
  placesRegister,
  registerOf,
  schemeRegister,
} from '../../../tree/role-registers.js';
import { commonRoles, registerRoles, type Roles } from '../../../tree/roles.js';

/** `unsettled`: the characters decide, as both have as long a component in different places, or how often a role occurs. */
export type Told = 'same' | 'different' | 'unsettled';

/** Two fillings of the registers of a text, for one of which some actions had a fault. */
export interface Fillings {
  readonly right: Int32Array;
  readonly wrong: Int32Array;
  /** The length of the text. */
  readonly length: number;
  /** Whether the places of repeated roles differ, or how many there are. */
  readonly placesDiffer: boolean;
}

/** A stretch; undefined where the component is. */
type Stretch = readonly [start: number, end: number] | undefined;

/** Begin registers. */
const [host, path, query, fragment] = (['host', 'path', 'query', 'fragment'] as const).map(registerOf) as [
  number,
  number,
  number,
  number,
];

/** Compares what is read of some registers. Those of a role are its begin and its end. */
export class ToldApart {
  /** The begins of roles. */
  private readonly begins: readonly number[];
  private readonly pathIsThere: boolean;

  constructor(registers: Iterable<number>, { neverUndefined }: Pick<Roles, 'neverUndefined'>) {
    const begins = new Set<number>();
    for (const register of registers) if (register < hostKindRegister) begins.add(register - (register % 2));
    this.begins = [...begins];
    this.pathIsThere = neverUndefined.includes('path');
  }

  /** How the components differ. Time is linear in the number of the registers. */
  tell({ right, wrong, length, placesDiffer }: Fillings): Told {
    let told: Told = 'same';
    for (const begin of this.begins) {
      const one = compared(this.stretchOf(right, begin, length), this.stretchOf(wrong, begin, length));
      if (one === 'different') return one;
      if (one === 'unsettled') told = one;
    }
    if (kindOf(right) !== kindOf(wrong) || hasPlaces(right) !== hasPlaces(wrong)) return 'different';
    return placesDiffer && hasPlaces(right) ? 'unsettled' : told;
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
    // As String.slice has it: an end that is not set is one before that of the text.
    return [start, end < 0 ? length + end : end];
  }
}

function compared(one: Stretch, other: Stretch): Told {
  if (one === undefined || other === undefined) return one === other ? 'same' : 'different';
  const [isEmpty, isOtherEmpty] = [one[1] <= one[0], other[1] <= other[0]];
  if (isEmpty || isOtherEmpty) return isEmpty === isOtherEmpty ? 'same' : 'different';
  const [byStart, byEnd] = [Math.sign(one[0] - other[0]), Math.sign(one[1] - other[1])];
  if (byStart === 0 && byEnd === 0) return 'same';
  // One has characters before or after those of the other, and lacks none.
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

/** Whether a register has a place of a role that only some schemes have. */
export function isOfSome(register: number): boolean {
  return (register >= commonRegisters && register < hostKindRegister) || register === placesRegister;
}

/** The begins of the roles that only some schemes have. */
export const specificBegins: readonly number[] = registerRoles.slice(commonRoles.length).map(registerOf);
