/** Verdicts of several languages on a text, in one pass: the content of `uri-revisions/verdicts`. */
import { notAText } from '../base/wrong-type.js';
import { decodeAutomaton, type EncodedAutomaton } from './dfa-table.js';
import { type Product, productOf } from './product.js';

/** Result of one walk along a text. */
export interface WalkResult {
  /** Bit i is set if the text is derivable by name i. */
  readonly verdicts: number;
  /**
   * For each name, the offset of the first code unit with which no derivable text continues, in UTF-16 code units from
   * 0. If there is none, the length of the text, whether the text is derivable or incomplete.
   */
  readonly stops: readonly number[];
}

/**
 * Languages that are walked as one. Every call throws TypeError if the text is not a string. Time is linear in the
 * text.
 */
export interface Verdicts<Name extends string = string> {
  /** Bit i stands for name i, the lowest bit for the first. */
  readonly names: readonly Name[];
  /**
   * Returns a bit for each name, set if it derives the text. Allocates nothing; ends when no continuation is derivable.
   */
  verdicts(text: string): number;
  /** Returns the verdicts and, from the same walk, the offset at which each language stops. */
  walk(text: string): WalkResult;
  /** Returns the tables, which are built at the first call of any member. */
  product(): Product;
}

/** Combines languages by their names. @param build returns their automata in the same order, as one; called once */
export function combineLanguages<Name extends string>(
  names: readonly Name[],
  build: () => Product,
): Verdicts<Name> {
  let built: Product | undefined;
  const product = (): Product => (built ??= build());
  return {
    names,
    product,
    verdicts(text) {
      requireText(text);
      const { classes, table, accepting, classCount, initial } = product();
      const last = classes.length - 1;
      let state = initial;
      for (let i = 0; i < text.length && state !== 0; i++) {
        state = table[state + (classes[Math.min(text.charCodeAt(i), last)] ?? 0)] ?? 0;
      }
      return accepting[state / classCount] ?? 0;
    },
    walk(text) {
      requireText(text);
      const { classes, table, accepting, live, classCount, initial } = product();
      const last = classes.length - 1;
      const stops = names.map(() => text.length);
      let state = initial;
      let open = live[state / classCount] ?? 0;
      for (let bit = 0; bit < stops.length; bit++) if (((open >>> bit) & 1) === 0) stops[bit] = 0;
      for (let i = 0; i < text.length && state !== 0; i++) {
        state = table[state + (classes[Math.min(text.charCodeAt(i), last)] ?? 0)] ?? 0;
        const still = live[state / classCount] ?? 0;
        if (still === open) continue;
        for (let bit = 0; bit < stops.length; bit++) if (((open & ~still) >>> bit) & 1) stops[bit] = i;
        open = still;
      }
      return { verdicts: accepting[state / classCount] ?? 0, stops };
    },
  };
}

/** Returns the verdicts of languages, given their minimal automata by name. */
export function verdictsOf<Name extends string>(
  automata: Readonly<Record<Name, EncodedAutomaton>>,
): Verdicts<Name> {
  const encoded = Object.values<EncodedAutomaton>(automata);
  return combineLanguages(Object.keys(automata) as Name[], () => productOf(encoded.map(decodeAutomaton)));
}

function requireText(text: unknown): void {
  if (typeof text !== 'string') throw notAText('verdicts', text);
}
