/**
 * Groups that take in what the components do: neighbours of one component are one group, and a component that is never
 * undefined is an empty group where nothing of a text gives it.
 */
import { nothing, type Regex, type RegexMaker, unmarked } from './regex.js';

/** @param always the components that are never undefined */
export function withWholeGroups(regex: Regex, always: readonly string[], make: RegexMaker): Regex {
  return always.reduce((e, of) => complete(e, of, make), joined(regex, make));
}

/** An expression in which groups of one component that follow each other are one. */
function joined(regex: Regex, make: RegexMaker): Regex {
  const known = new Map<Regex, Regex>();
  const visit = (e: Regex): Regex => {
    if (!e.grouped) return e;
    const done = known.get(e) ?? made(e);
    known.set(e, done);
    return done;
  };
  const made = (e: Regex): Regex => {
    switch (e.type) {
      case 'set':
        return e;
      case 'sequence': {
        const items: Regex[] = [];
        for (const item of e.items.map(visit)) {
          const last = items.at(-1);
          const [first = item, ...others] = last?.type === 'group' ? partsOf(item) : [item];
          if (last?.type !== 'group' || first.type !== 'group' || last.of !== first.of) items.push(item);
          else items.splice(-1, 1, make.group(last.of, make.sequence(last.body, first.body)), ...others);
        }
        return make.sequence(...items);
      }
      case 'choice':
        return make.choice(...e.alternatives.map(visit));
      case 'repetition':
        return make.repetition(e.min, e.max, visit(e.body));
      case 'group':
        return make.group(e.of, visit(e.body));
      case 'rule':
        return make.ofRule(e.rule, visit(e.body));
    }
  };
  return visit(regex);
}

function partsOf(e: Regex): readonly Regex[] {
  const inner = unmarked(e);
  return inner.type === 'sequence' ? inner.items : [e];
}

/** An expression that always has a group of a component, as far as one can be put where none is. */
export function complete(e: Regex, of: string, make: RegexMaker): Regex {
  const empty = make.group(of, nothing);
  switch (has(e, of)) {
    case 'always':
      return e;
    case 'never':
      return make.sequence(e, empty);
    case 'sometimes':
  }
  switch (e.type) {
    case 'sequence': {
      const at = e.items.findIndex((item) => has(item, of) !== 'never');
      return make.sequence(...e.items.map((item, i) => (i === at ? complete(item, of, make) : item)));
    }
    case 'choice':
      return make.choice(...e.alternatives.map((one) => complete(one, of, make)));
    case 'repetition':
      return e.min === 0 && e.max === 1 ? make.choice(complete(e.body, of, make), empty) : e;
    case 'group':
      return make.group(e.of, complete(e.body, of, make));
    case 'rule':
      return make.ofRule(e.rule, complete(e.body, of, make));
    default:
      return e;
  }
}

/** Whether a group of a component takes part in each match, in none, or in some. */
function has(e: Regex, of: string): 'always' | 'never' | 'sometimes' {
  if (!e.grouped) return 'never';
  switch (e.type) {
    case 'group':
      return e.of === of ? 'always' : has(e.body, of);
    case 'rule':
      return has(e.body, of);
    case 'repetition': {
      const inner = has(e.body, of);
      return inner === 'always' && e.min === 0 ? 'sometimes' : inner;
    }
    case 'sequence': {
      const all = e.items.map((item) => has(item, of));
      return all.includes('always') ? 'always' : all.includes('sometimes') ? 'sometimes' : 'never';
    }
    case 'choice': {
      const all = new Set(e.alternatives.map((one) => has(one, of)));
      const [only = 'never', more] = all;
      return more === undefined ? only : 'sometimes';
    }
    default:
      return 'never';
  }
}
