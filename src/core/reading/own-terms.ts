/** Rules and sections that a document gives other names than its base, and the base's view of its readings. */

import type { Components } from '../tree/components.js';
import type { Reading } from './reading.js';

type Names = Readonly<Partial<Record<string, string>>>;

/** A document's own terms, by those of its base; the others are alike. */
export interface OwnTerms {
  readonly rules?: Names;
  /** Sections that say the same. */
  readonly sections?: Names;
}

/** Returns the document's name of a rule of its base. */
export function ownRule({ rules = {} }: OwnTerms, rule: string): string {
  return rules[rule] ?? rule;
}

/** Returns components as the base names them: the kind of a host is the name of a rule. */
export function componentsForBase({ rules = {} }: OwnTerms, components: Components): Components {
  const { hostKind } = components;
  const kind = Object.keys(rules).find((rule) => rules[rule] === hostKind);
  return kind === undefined ? components : { ...components, hostKind: kind };
}

/** Returns a function that shows readings to the tests of the base: they ask for rules by the base's names. */
export function readingsForBase(terms: OwnTerms): (reading: Reading) => Reading {
  if (terms.rules === undefined) return (reading) => reading;
  const known = new WeakMap<Reading, Reading>();
  const seenByBase = (reading: Reading): Reading => {
    const view: Pick<Reading, 'nodes' | 'uses' | 'first' | 'all' | 'accepts' | 'components'> = {
      nodes: (rule, sign) => reading.nodes(ownRule(terms, rule), sign),
      uses: (rule) => reading.uses(ownRule(terms, rule)),
      first: (rule) => reading.first(ownRule(terms, rule)),
      all: (rule) => reading.all(ownRule(terms, rule)),
      accepts: (text, rule) => reading.accepts(text, ownRule(terms, rule)),
      get components() {
        return reading.components && componentsForBase(terms, reading.components);
      },
    };
    // The other members are those of the reading.
    return Object.create(reading, Object.getOwnPropertyDescriptors(view)) as Reading;
  };
  return (reading) => {
    let view = known.get(reading);
    if (view === undefined) known.set(reading, (view = seenByBase(reading)));
    return view;
  };
}
