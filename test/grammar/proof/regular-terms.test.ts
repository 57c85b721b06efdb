/** RegularTerms by derivatives, compared with the definition of their operations on every short word. */
import fc from 'fast-check';
import { always, type RegularTerm, RegularTerms, never } from '../../../src/grammar/proof/regular-terms.js';
import { Budget } from '../../../src/core/base/limits.js';
import { textsUpTo } from '../../study/peg-interpreter.js';
import { many } from '../../depth.js';

type Classes = readonly number[];

/** An operation, to be applied to terms and to be evaluated word by word. */
type Term =
  | { readonly op: 'never' | 'always' | 'end' }
  /**
   * A reference to an enclosing loop, counted from the innermost; empty if there are not that many. Only after a
   * character.
   */
  | { readonly op: 'variable'; readonly index: number }
  | { readonly op: 'characters'; readonly set: Classes; readonly follow: Term }
  | {
      readonly op: 'charactersAfter';
      readonly skipped: Classes;
      readonly set: Classes;
      readonly follow: Term;
    }
  | { readonly op: 'not' | 'loop'; readonly of: Term }
  | { readonly op: 'and' | 'or'; readonly left: Term; readonly right: Term };

const classCount = 3;
/** Words are texts whose characters are classes. */
const words = textsUpTo(5, '012');

/** Returns the language of a term. */
function languageOf(languages: RegularTerms, term: Term, loops: readonly RegularTerm[] = []): RegularTerm {
  switch (term.op) {
    case 'never':
      return never;
    case 'always':
      return always;
    case 'end':
      return languages.end;
    case 'variable':
      return loops[loops.length - 1 - term.index] ?? never;
    case 'characters':
      return languages.characters((c) => term.set.includes(c), languageOf(languages, term.follow, loops));
    case 'charactersAfter':
      return languages.charactersAfter(
        (c) => term.skipped.includes(c),
        (c) => term.set.includes(c),
        languageOf(languages, term.follow, loops),
      );
    case 'not':
      return languages.not(languageOf(languages, term.of, loops));
    case 'loop':
      return languages.loop((loop) => languageOf(languages, term.of, [...loops, loop]));
    case 'and':
    case 'or':
      return languages[term.op](
        languageOf(languages, term.left, loops),
        languageOf(languages, term.right, loops),
      );
  }
}

/** Tests whether a word is in the language of a term, by definition of the operations. */
function has(term: Term, word: string, loops: readonly ((word: string) => boolean)[] = []): boolean {
  switch (term.op) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'end':
      return word === '';
    case 'variable':
      return loops[loops.length - 1 - term.index]?.(word) ?? false;
    case 'characters':
      return word !== '' && term.set.includes(Number(word[0])) && has(term.follow, word.slice(1), loops);
    case 'charactersAfter': {
      const rest = word.replace(new RegExp(`^[${term.skipped.join('')}]*`), '');
      return has({ ...term, op: 'characters' }, rest, loops);
    }
    case 'not':
      return !has(term.of, word, loops);
    case 'loop': {
      const loop = (rest: string): boolean => has(term.of, rest, [...loops, loop]);
      return loop(word);
    }
    case 'and':
      return has(term.left, word, loops) && has(term.right, word, loops);
    case 'or':
      return has(term.left, word, loops) || has(term.right, word, loops);
  }
}

const classes = fc.subarray([0, 1, 2], { minLength: 1 });
const { term, follow } = fc.letrec<{ term: Term; follow: Term }>((tie) => {
  const skipping = fc.record({
    op: fc.constant('charactersAfter' as const),
    skipped: classes,
    set: classes,
    follow: tie('follow'),
  });
  return {
    term: fc.oneof(
      { maxDepth: 6 },
      fc.record({ op: fc.constantFrom('never' as const, 'always' as const, 'end' as const) }),
      { weight: 4, arbitrary: skipping },
      fc.record({ op: fc.constant('characters' as const), set: classes, follow: tie('follow') }),
      {
        weight: 3,
        arbitrary: fc.record({ op: fc.constantFrom('not' as const, 'loop' as const), of: tie('term') }),
      },
      {
        weight: 4,
        arbitrary: fc.record({
          op: fc.constantFrom('and' as const, 'or' as const),
          left: tie('term'),
          right: tie('term'),
        }),
      },
    ),
    follow: fc.oneof({ maxDepth: 6 }, fc.record({ op: fc.constant('variable' as const), index: fc.nat(2) }), {
      weight: 2,
      arbitrary: tie('term'),
    }),
  };
});

/** A loop that skips characters and repeats, combined with anything. */
const arbitraryTerm: fc.Arbitrary<Term> = fc
  .record({
    op: fc.constantFrom('and' as const, 'or' as const),
    skipped: classes,
    set: classes,
    follow: fc.oneof(follow, fc.constant<Term>({ op: 'variable', index: 0 })),
    inside: term,
    outside: term,
  })
  .map(({ op, skipped, set, follow, inside, outside }) => ({
    op,
    left: {
      op: 'loop',
      of: { op: 'or', left: { op: 'charactersAfter', skipped, set, follow }, right: inside },
    },
    right: outside,
  }));

function newLanguages(): RegularTerms {
  return new RegularTerms(classCount, new Budget('languages'));
}

/** Returns the words of a language up to a length, by derivatives. */
function wordsOf(languages: RegularTerms, language: RegularTerm): readonly string[] {
  return words.filter((word) => {
    const rest = Array.from(word).reduce((l, c) => languages.derivative(l, Number(c)), language);
    return languages.hasEmpty(rest);
  });
}

describe('a language', () => {
  test('has the words of its operations, including skippable characters and loops', () => {
    const runs = many(150, 2500);
    const figures = { some: 0, looping: 0 };
    fc.assert(
      fc.property(arbitraryTerm, (term) => {
        const languages = newLanguages();
        const found = wordsOf(languages, languageOf(languages, term));
        const text = JSON.stringify(term);
        expect({ text, found }).toEqual({ text, found: words.filter((word) => has(term, word)) });
        if (found.length === 0 || found.length === words.length) return;
        figures.some += 1;
        if (text.includes('variable')) figures.looping += 1;
      }),
      { seed: 1964, numRuns: runs },
    );
    expect(figures.some).toBeGreaterThan(runs / 5);
    expect(figures.looping).toBeGreaterThan(runs / 9);
  });

  test('has finitely many derivatives', () => {
    fc.assert(
      fc.property(arbitraryTerm, (term) => {
        const languages = newLanguages();
        const reached = new Set([languageOf(languages, term)]);
        for (const language of reached) {
          for (let c = 0; c < classCount; c++) reached.add(languages.derivative(language, c));
          if (reached.size > 5000) throw new Error('no end of derivatives');
        }
      }),
      { seed: 1965, numRuns: many(100, 1000) },
    );
  });
});

describe('characters that may be skipped', () => {
  const languages = newLanguages();
  const skips = (c: number): boolean => c === 2;
  const language = languages.charactersAfter(skips, (c) => c === 0, languages.end);

  test('leave the language as it is, and its complement', () => {
    expect(languages.derivative(language, 2)).toBe(language);
    expect(languages.derivative(languages.not(language), 2)).toBe(languages.not(language));
    expect(wordsOf(languages, language)).toEqual(['0', '20', '220', '2220', '22220']);
  });

  test('are no characters of the set, where they are in both', () => {
    const both = languages.charactersAfter(skips, (c) => c > 0, languages.end);
    expect(wordsOf(languages, both)).toEqual(['1', '21', '221', '2221', '22221']);
  });

  test('have one term for one language: of all words, of none, and of a language twice', () => {
    expect(
      languages.charactersAfter(
        () => true,
        () => false,
        languages.end,
      ),
    ).toBe(never);
    expect(languages.charactersAfter(skips, () => true, never)).toBe(never);
    expect(languages.not(languages.charactersAfter(skips, () => true, never))).toBe(always);
    expect(languages.and(language, language)).toBe(language);
    expect(languages.not(languages.not(language))).toBe(language);
    expect(languages.charactersAfter(skips, (c) => c === 0, languages.end)).toBe(language);
  });
});
