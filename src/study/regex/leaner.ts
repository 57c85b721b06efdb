/**
 * Leaves out what adds nothing to a language, and only more ways to derive it: `*( label "." ) label` is `label` where a
 * label may have dots. Engines that backtrack try all these ways.
 */
import type { BnfExpression } from '../bnf/bnf.js';
import { readRegex } from './read-regex.js';
import { nothing, type Regex, type RegexMaker } from './regex.js';
import { writeRegex } from './write-regex.js';

/** An expression of the same language without parts, none of them with a group, that can go. */
export function leaner(
  regex: Regex,
  make: RegexMaker,
  isSame: (one: BnfExpression, other: BnfExpression) => boolean,
): Regex {
  const known = new Map<string, Regex>();
  const read = (e: Regex): BnfExpression =>
    readRegex(writeRegex(e, 'javascript', false).text, 'javascript').expression;

  const without = (
    parts: readonly Regex[],
    mayGo: (part: Regex) => boolean,
    joined: (...parts: readonly Regex[]) => Regex,
  ): Regex => {
    let left = parts.map(lean);
    for (const part of left.filter(mayGo)) {
      const others = left.filter((other) => other !== part);
      if (others.length > 0 && isSame(read(joined(...others)), read(joined(...left)))) left = others;
    }
    return joined(...left);
  };

  const made = (e: Regex): Regex => {
    switch (e.type) {
      case 'set':
        return e;
      case 'sequence': {
        const mayGo = (item: Regex): boolean => item.nullable && !item.grouped;
        return without(e.items, mayGo, (...items) => make.sequence(...items));
      }
      case 'choice': {
        const mayGo = (one: Regex): boolean => one !== nothing && !one.grouped;
        return without(e.alternatives, mayGo, (...alternatives) => make.choice(...alternatives));
      }
      case 'repetition':
        return make.repetition(e.min, e.max, lean(e.body));
      case 'group':
        return make.group(e.of, lean(e.body));
      case 'rule':
        return make.ofRule(e.rule, lean(e.body));
    }
  };

  const lean = (e: Regex): Regex => {
    const done = known.get(e.key) ?? made(e);
    known.set(e.key, done);
    return done;
  };
  return lean(regex);
}
