/**
 * Loops whose turns are single characters or more, with the characters in loops of their own: `(?:[a-z]|%[0-9])*` as
 * `[a-z]*(?:%[0-9][a-z]*)*`, which has as many ways, and in which a run of characters is one turn. Engines may take
 * stack for a turn of more than one character, or limit their number.
 */
import { type Regex, type RegexMaker, unmarked } from './regex.js';

/** An expression of the same language. */
export function unrolled(regex: Regex, make: RegexMaker): Regex {
  const known = new Map<Regex, Regex>();

  const loop = (min: number, max: number | null, body: Regex): Regex => {
    const inner = unmarked(body);
    if (max !== null || min > 1 || inner.type !== 'choice' || inner.grouped)
      return make.repetition(min, max, body);
    const set = inner.alternatives.find((one) => unmarked(one).type === 'set');
    const others = inner.alternatives.filter((one) => one !== set);
    if (set === undefined || others.some(({ nullable }) => nullable)) return make.repetition(min, max, body);
    const run = make.repetition(0, null, set);
    const rest = make.repetition(0, null, make.sequence(make.choice(...others), run));
    return min === 0 ? make.sequence(run, rest) : make.sequence(body, run, rest);
  };

  const made = (e: Regex): Regex => {
    switch (e.type) {
      case 'set':
        return e;
      case 'sequence':
        return make.sequence(...e.items.map(visit));
      case 'choice':
        return make.choice(...e.alternatives.map(visit));
      case 'repetition':
        return loop(e.min, e.max, visit(e.body));
      case 'group':
        return make.group(e.of, visit(e.body));
      case 'rule':
        return make.ofRule(e.rule, visit(e.body));
    }
  };

  const visit = (e: Regex): Regex => {
    const done = known.get(e) ?? made(e);
    known.set(e, done);
    return done;
  };
  return visit(regex);
}
