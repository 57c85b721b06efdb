/** The calls of uri-revisions-cli/grammar that stand what documents say of a string side by side. */
import { aString, type Check, listOf, optional, recordOf } from '../base/arguments.js';
import type { ResolutionStep } from '../reference/resolve/resolve.js';
import { decisiveSteps as decisiveIn } from './formatting/decisive-steps.js';
import type { Components } from '../tree/components.js';
import { type ComponentRow, componentRows as rowsOf } from './formatting/component-rows.js';
import {
  alikeNeighbours as alikeIn,
  differing as differingIn,
  type Told,
} from './formatting/side-by-side.js';

export type { ComponentRow } from './formatting/component-rows.js';
export type { Told } from './formatting/side-by-side.js';

const told: Check = listOf(optional(aString));

const aField: Check = recordOf({ name: aString, value: aString });

/** What a scheme adds: text, or the fields of a prospero URL. */
const aPart: Check = (value, what) => {
  if (Array.isArray(value)) listOf(aField)(value, what);
  else optional(aString)(value, what);
};

/** The components of a reading as labelled values: every common one, present or not, then what the scheme adds. */
export function componentRows(components: Components): readonly ComponentRow[] {
  const what = 'componentRows: the components';
  recordOf({ specific: optional(recordOf({})) })(components, what);
  const { specific = {}, ...common } = components;
  for (const [name, value] of Object.entries(common)) optional(aString)(value, `${what}.${name}`);
  for (const [name, value] of Object.entries(specific)) aPart(value, `${what}.specific.${name}`);
  return rowsOf(components);
}

/** For each value whether it differs from the nearest one before it. Undefined tells nothing, and differs from nothing. */
export function differing(values: Told): readonly boolean[] {
  told(values, 'differing: the values');
  return differingIn(values);
}

/** The places of what is told of, from 0, in runs of neighbours of which every field tells the same. */
export function alikeNeighbours(fields: readonly Told[]): readonly (readonly number[])[] {
  listOf(told)(fields, 'alikeNeighbours: the fields');
  return alikeIn(fields);
}

/** The places, from 0, of the steps of resolving that settled the result: those that changed the buffer, or else the last choice. */
export function decisiveSteps(steps: readonly ResolutionStep[]): readonly number[] {
  listOf(recordOf({ step: aString, before: optional(aString), after: optional(aString) }))(
    steps,
    'decisiveSteps: the steps',
  );
  return decisiveIn(steps);
}
