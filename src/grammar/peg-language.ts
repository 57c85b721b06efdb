/** What the rules of a PEG accept, and what they consume, as deterministic automata that are built where they are walked. */
import type { Automaton } from './automaton.js';
import { type CodeUnitSet, contains, lastCodeUnit, partition, type Partition } from './code-units.js';
import { type Language, Languages, never } from './languages.js';
import { Budget, type Limits } from './limits.js';
import { type PegExpression, type PegGrammar, pegParts } from './peg.js';
import { checkDecidable } from './peg-checks.js';
import { PegMatcher } from './peg-matcher.js';

/** The letter that stands for a code unit in what follows a consumed string, see `consumed`. */
export function following(codeUnit: number): number {
  return codeUnit + lastCodeUnit + 1;
}

/** The languages of one grammar's rules, by their peggy identifiers. What one rule needs is kept for the next. */
export class PegLanguages {
  private readonly partition: Partition;
  private readonly accepting: Recogniser;
  private readonly consuming: Recogniser;

  /** @throws LeftRecursionError, EmptyRepetitionError, NonTailRecursionError, UnknownNameError */
  constructor(grammar: PegGrammar, limits?: Limits) {
    checkDecidable(grammar);
    this.partition = partition(setsOf(grammar));
    const { first } = this.partition;
    const count = first.length;
    const admits = (set: CodeUnitSet, c: number): boolean => contains(set, first[c % count] ?? -1);

    const accepted = new Languages(count, new Budget('what the PEG accepts', limits));
    this.accepting = {
      languages: accepted,
      matcher: new PegMatcher(grammar, accepted, admits),
      follow: accepted.end,
    };

    const consumed = new Languages(2 * count, new Budget('what the PEG consumes', limits));
    const ahead = new PegMatcher(grammar, consumed, admits);
    this.consuming = {
      languages: consumed,
      matcher: new PegMatcher(grammar, consumed, (set, c) => c < count && admits(set, c), ahead),
      follow: consumed.loop((rest) =>
        consumed.or(
          consumed.end,
          consumed.characters((c) => c >= count, rest),
        ),
      ),
    };
  }

  /** The strings that the rule matches as a whole: match(rule, {empty string}). @throws UnknownNameError, StateLimitError, TimeLimitError */
  accepted(rule: string): Automaton {
    const { of } = this.partition;
    return recognise(this.accepting, rule, (unit) => of[unit] ?? 0);
  }

  /**
   * The strings that the rule consumes, each with what it is followed by: the words p r', where the rule consumes exactly
   * p of the input p r, and r' is r written in letters of their own (`following`), read as r by every lookahead.
   * @throws as `accepted`
   */
  consumed(rule: string): Automaton {
    const { of, first } = this.partition;
    return recognise(this.consuming, rule, (letter) =>
      letter <= lastCodeUnit ? (of[letter] ?? 0) : first.length + (of[letter - following(0)] ?? 0),
    );
  }
}

/** What computes match(rule, follow). */
interface Recogniser {
  readonly languages: Languages;
  readonly matcher: PegMatcher;
  readonly follow: Language;
}

function recognise(
  { languages, matcher, follow }: Recogniser,
  rule: string,
  classOf: (letter: number) => number,
): Automaton {
  return new LanguageAutomaton(languages, matcher.matchRule(rule, follow), classOf);
}

/** An automaton whose states are languages: of what may still come. */
class LanguageAutomaton implements Automaton {
  readonly dead = never;
  readonly classCount: number;
  constructor(
    private readonly languages: Languages,
    readonly initial: Language,
    readonly classOf: (letter: number) => number,
  ) {
    this.classCount = languages.classCount;
  }

  step(state: Language, characterClass: number): Language {
    return this.languages.derivative(state, characterClass);
  }

  accepting(state: Language): boolean {
    return this.languages.hasEmpty(state);
  }
}

function setsOf(grammar: PegGrammar): readonly CodeUnitSet[] {
  const sets: CodeUnitSet[] = [];
  const collect = (e: PegExpression): void => {
    if (e.type === 'class') sets.push(e.set);
    pegParts(e).forEach(collect);
  };
  for (const rule of grammar.rules) collect(rule.expression);
  return sets;
}
