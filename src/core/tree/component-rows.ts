/** Components of a reading as labelled values, in the order in which a reference is written. */

import { componentLabel } from '../base/visible.js';
import type { Components } from './components.js';
import { commonRoles } from './roles.js';

/** The components of every document, in the order in which they are shown. */
export const commonComponents = [...commonRoles.slice(0, 5), 'hostKind', ...commonRoles.slice(5)] as const;

export interface ComponentRow {
  readonly label: string;
  /** Undefined if the reading has no such component. */
  readonly value: string | undefined;
}

/** The label of the component that names the host's rule. */
export const hostKind = 'host kind';

/** Returns every common component, present or not, then the components that the scheme adds. */
export function componentRows(components: Components): readonly ComponentRow[] {
  const { specific, ...common } = components;
  return Object.entries({ ...common, ...specific }).map(([key, value]) => ({
    label: componentLabel(key),
    value:
      value === undefined || typeof value === 'string'
        ? value
        : value.map((field) => `;${field.name}=${field.value}`).join(''),
  }));
}
