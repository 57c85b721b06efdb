/** What may follow a rule, or each time that something is repeated: the contexts that an expression must be right in. */
import { type CodeUnitSet, codeUnits } from '../../base/code-units.js';
import { type Limits, StateLimitError } from '../../base/limits.js';
import { type BnfExpression, parts, type RepetitionExpression } from '../bnf/bnf.js';
import type { Draft } from './draft.js';
import { inSequence } from './flat.js';
import { type Languages, never, type RegularTerm, setsIn } from './languages.js';
import { both, either, except, type Region } from './region.js';

/**
 * What may follow each rule, somewhere in the grammar or at the end of the text, as far as one character tells: exact
 * contexts may have as many states as the whole grammar. What a rule is written as is proved in each place in any case.
 * @param bodies those that a rule uses before it
 * @param at told the rule that is gone through
 */
export function contextsOf(
  bodies: ReadonlyMap<string, BnfExpression>,
  languages: Languages,
  at: { rule: string },
): ReadonlyMap<string, RegularTerm> {
  const contexts = new Map([...bodies.keys()].map((name) => [name, languages.end]));
  const byFirst = (language: RegularTerm): RegularTerm =>
    languages.anyOf([...languages.firsts(language)].map((first) => languages.beginning(first)));
  const visit = (e: BnfExpression, follow: RegularTerm): void => {
    switch (e.type) {
      case 'reference':
        contexts.set(e.name, languages.terms.or(contexts.get(e.name) ?? never, follow));
        break;
      case 'sequence':
        e.items.reduceRight((rest, item) => {
          visit(item, rest);
          return byFirst(languages.before(item, rest));
        }, follow);
        break;
      case 'repetition':
        if (e.max === 0) break;
        visit(e.body, e.max === 1 ? follow : byFirst(languages.before({ ...e, min: 0 }, follow)));
        break;
      default:
        for (const part of parts(e)) visit(part, follow);
    }
  };
  // Each rule before those that use it, so that a limit is met at the one that is too large by itself.
  for (const [name, body] of bodies) {
    at.rule = name;
    languages.firsts(languages.before(body, languages.end));
  }
  for (const [name, body] of [...bodies].reverse()) {
    at.rule = name;
    visit(body, contexts.get(name) ?? never);
  }
  return contexts;
}

/** What may follow a time that something is repeated, and whether it need not have been repeated. */
export interface AfterOne {
  readonly after: RegularTerm;
  readonly mayEnd: boolean;
}

/** The square of the turns of a repetition that are as much as a state. */
const turnsPerState = 4;

/**
 * What follows each turn is a language of its own, and of many turns the languages are large.
 * @param rule with its place, for a person @throws StateLimitError
 */
export function weighTurns(turns: number, rule: string, { states }: Limits): void {
  if (turns ** 2 <= turnsPerState * states) return;
  const what = `the transcription of ${rule}, where up to ${turns} turns are repeated before what may go on alike,`;
  throw new StateLimitError(what, states);
}

export function afterEach(
  languages: Languages,
  e: RepetitionExpression,
  follow: RegularTerm,
): readonly AfterOne[] {
  const { min, max, body } = e;
  const found = new Map<string, AfterOne>();
  const add = (after: RegularTerm, mayEnd: boolean): void => {
    found.set(`${after} ${String(mayEnd)}`, { after, mayEnd });
  };
  let rest = follow;
  if (max === null) {
    rest = languages.before({ ...e, min: 0 }, follow);
    add(rest, true);
  } else {
    for (let count = max; count > min; count--) {
      add(rest, true);
      const more = languages.terms.or(languages.before(body, rest), follow);
      if (more === rest) break;
      rest = more;
    }
  }
  for (let count = min; count > 0; count--) {
    add(rest, false);
    const more = languages.before(body, rest);
    if (more === rest) break;
    rest = more;
  }
  return [...found.values()];
}

/** Where one more turn is to be taken, and where not. */
export interface TurnsWanted {
  readonly go: Region;
  /** Where it is to be taken, and the repetition cannot end instead. */
  readonly free: Region;
  readonly stop: Region;
  /** All the texts before which one is to be taken. */
  readonly wholes: RegularTerm;
}

/** @param each what may stand after a turn @param body what takes one */
export function turnsWanted(
  languages: Languages,
  e: RepetitionExpression,
  each: readonly AfterOne[],
  follow: RegularTerm,
  body: Draft,
): TurnsWanted {
  const succeeds = languages.succeeds(body);
  const turns = each.map(({ after, mayEnd }) => ({ goes: languages.before(e.body, after), mayEnd }));
  const ending = turns.filter(({ mayEnd }) => mayEnd);
  return {
    go: either(...turns.map(({ goes }) => goes)),
    free: either(...turns.map(({ goes, mayEnd }) => (mayEnd ? except(goes, follow) : goes))),
    stop: either(...ending.map(({ goes }) => except(both(follow, succeeds), goes))),
    wholes: languages.anyOf(turns.map(({ goes }) => goes)),
  };
}

/** The characters of an expression that derives single characters and nothing else. */
export function singleCharacters(
  e: BnfExpression,
  bodyOf: (rule: string) => BnfExpression | undefined,
): CodeUnitSet | undefined {
  switch (e.type) {
    case 'literal':
      return e.text.length === 1 ? setsIn(e)[0] : undefined;
    case 'range':
      return setsIn(e)[0];
    case 'reference':
      return singleCharacters(bodyOf(e.name) ?? inSequence([]), bodyOf);
    case 'alternation': {
      const sets = e.alternatives.map((one) => singleCharacters(one, bodyOf));
      return sets.every((set) => set !== undefined) ? codeUnits(sets.flat()) : undefined;
    }
    case 'sequence': {
      const [only] = e.items;
      return only !== undefined && e.items.length === 1 ? singleCharacters(only, bodyOf) : undefined;
    }
    case 'repetition':
      return undefined;
  }
}
