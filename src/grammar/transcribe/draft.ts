/**
 * Parsing expressions under construction: each as its text and as its meaning. A call contains the expression that was
 * written for the rule, so that the match is known without a table of rules.
 */
import { bothCases, hexadecimal } from '../../core/base/character.js';
import {
  type CodeUnitSet,
  codeUnits,
  codeUnitsOf,
  complement,
  lastCodeUnit,
  onlyCharacter,
} from '../../core/base/code-units.js';
import { type BnfExpression, type LiteralExpression, parts } from '../bnf/bnf.js';
import type { PegExpression } from '../peg/peg.js';

/** A parsing expression under construction. */
export interface Draft {
  readonly text: string;
  /** Binding strength of the text without parentheses: the alternatives of a choice bind least. */
  readonly binds: 'choice' | 'sequence' | 'prefix' | 'primary';
  readonly peg: PegExpression;
  /** The texts of a choice's alternatives; empty for other expressions. */
  readonly alternatives: readonly string[];
}

export interface Alternative {
  readonly draft: Draft;
  /** Condition on the continuation, if a guard enforces it. */
  readonly guard: Draft | undefined;
}

const span = { start: 0, end: 0 };
const none: readonly string[] = [];

/** The empty string. */
export const nothing: Draft = {
  text: '""',
  binds: 'primary',
  alternatives: none,
  peg: { type: 'sequence', items: [], span },
};

const anyCharacter: PegExpression = { type: 'class', set: [[0, lastCodeUnit]], span };

export const endOfText: Draft = {
  text: '!.',
  binds: 'prefix',
  alternatives: none,
  peg: { type: 'lookahead', negated: true, body: anyCharacter, span },
};

/** Matches nothing: a character after the end of the text. It consumes one, so that it may be repeated. */
const impossible: Draft = {
  text: '!. .',
  binds: 'sequence',
  alternatives: none,
  peg: { type: 'sequence', items: [endOfText.peg, anyCharacter], span },
};

/** Builds a call of a rule. @param rule the draft of the rule */
export function call(name: string, rule: Draft): Draft {
  return { text: name, binds: 'primary', alternatives: none, peg: rule.peg };
}

/** Builds a call of the rule of a state, which may lead back to itself. */
export function stateCall(name: string): Draft {
  return { text: name, binds: 'primary', alternatives: none, peg: { type: 'reference', name, span } };
}

/** If case is ignored, "k" and the Kelvin sign are equal in peggy, but not in a BNF. */
const kelvinLetter = /k/i;

/** Tests whether a literal would match more than it does in the BNF, if the expression were copied unchanged. */
export function matchesTooMuch(e: BnfExpression): boolean {
  return e.type === 'literal' ? e.ignoreCase && kelvinLetter.test(e.text) : parts(e).some(matchesTooMuch);
}

export function literal({ text, ignoreCase }: LiteralExpression): Draft {
  if (text === '') return nothing;
  const spellings = text.split('').map((c) => codeUnitsOf(spellingsOf(c, ignoreCase)));
  const items = spellings.map((set): PegExpression => ({ type: 'class', set, span }));
  const peg: PegExpression = { type: 'sequence', items, span };
  if (!ignoreCase || !/[a-z]/i.test(text))
    return { text: JSON.stringify(text), binds: 'primary', alternatives: none, peg };
  if (!kelvinLetter.test(text))
    return { text: `${JSON.stringify(text)}i`, binds: 'primary', alternatives: none, peg };
  const pieces = text.match(/k|[^k]+/gi) ?? [];
  return sequence(
    pieces.map((part) =>
      kelvinLetter.test(part) ? characters(codeUnitsOf(spellingsOf(part, true))) : literalOf(part),
    ),
  );
}

function literalOf(text: string): Draft {
  return literal({ type: 'literal', text, ignoreCase: true, span });
}

function spellingsOf(character: string, ignoreCase: boolean): readonly number[] {
  return (ignoreCase ? bothCases(character) : [character]).map((c) => c.charCodeAt(0));
}

/** Builds a class: any one character of a set. */
export function characters(set: CodeUnitSet): Draft {
  const only = onlyCharacter(set);
  const others = complement(set);
  const isPrinting = only !== undefined && /[!-~ ]/.test(only);
  const text =
    others.length === 0
      ? '.'
      : isPrinting
        ? JSON.stringify(only)
        : set.some(([, to]) => to === lastCodeUnit)
          ? `[^${classText(others)}]`
          : `[${classText(set)}]`;
  return { text, binds: 'primary', alternatives: none, peg: { type: 'class', set: codeUnits(set), span } };
}

function classText(set: CodeUnitSet): string {
  return set
    .map(([from, to]) => {
      if (!isRange(from, to))
        return Array.from({ length: to - from + 1 }, (_, i) => inClass(from + i)).join('');
      return `${inClass(from)}-${inClass(to)}`;
    })
    .join('');
}

/** Tests whether characters read better as a range: three or more of one kind, or many. */
function isRange(from: number, to: number): boolean {
  const ends = String.fromCharCode(from) + String.fromCharCode(to);
  return to - from > 15 || (to > from + 1 && /^(?:[0-9]+|[A-Z]+|[a-z]+|[^!-~]+)$/.test(ends));
}

function inClass(unit: number): string {
  const character = String.fromCharCode(unit);
  if (/[\]\\^-]/.test(character)) return `\\${character}`;
  if (unit > 0x20 && unit < 0x7f) return character;
  return unit < 0x100 ? `\\x${hexadecimal(unit)}` : `\\u${hexadecimal(unit).padStart(4, '0')}`;
}

/** Builds a sequence; empty parts are omitted. */
export function sequence(parts: readonly Draft[]): Draft {
  const items = parts.filter((part) => part !== nothing);
  const [only] = items;
  if (only === undefined) return nothing;
  if (items.length === 1) return only;
  return {
    text: items.map((item) => (item.binds === 'choice' ? group(item) : item.text)).join(' '),
    binds: 'sequence',
    alternatives: none,
    peg: { type: 'sequence', items: items.map(({ peg }) => peg), span },
  };
}

/** Builds a choice: the first alternative that matches. */
export function choice(alternatives: readonly Draft[]): Draft {
  const [only] = alternatives;
  if (only === undefined) return impossible;
  if (alternatives.length === 1) return only;
  return {
    text: alternatives.map(({ text }) => text).join(' / '),
    alternatives: alternatives.map(({ text }) => text),
    binds: 'choice',
    peg: { type: 'choice', alternatives: alternatives.map(({ peg }) => peg), span },
  };
}

/**
 * Builds a choice in which three or more adjacent characters become a class.
 * @param sharing true if neighbours with the same guard share it: then the first that matches without it decides for
 * them
 */
export function alternatives(all: readonly Alternative[], sharing = true): Draft {
  const groups: { readonly guard: Draft | undefined; readonly drafts: Draft[] }[] = [];
  for (const { draft, guard } of all) {
    const last = groups.at(-1);
    if (last !== undefined && last.guard?.text === guard?.text && (sharing || guard === undefined))
      last.drafts.push(draft);
    else groups.push({ guard, drafts: [draft] });
  }
  return choice(
    groups.flatMap(({ guard, drafts }) => {
      const found = withClasses(drafts);
      return guard === undefined ? found : [sequence([choice(found), guard])];
    }),
  );
}

/** Minimum number of adjacent characters that are written as a class. */
const minClassSize = 3;

function withClasses(drafts: readonly Draft[]): readonly Draft[] {
  const found: Draft[] = [];
  let run: Draft[] = [];
  const close = (): void => {
    found.push(
      ...(run.length < minClassSize
        ? run
        : [characters(codeUnits(run.flatMap((draft) => setOf(draft) ?? [])))]),
    );
    run = [];
  };
  for (const draft of drafts) {
    if (setOf(draft) !== undefined) run.push(draft);
    else {
      close();
      found.push(draft);
    }
  }
  close();
  return found;
}

/** Returns the characters of a draft that is written as a class or a literal. */
function setOf({ text, peg }: Draft): CodeUnitSet | undefined {
  const only = peg.type === 'sequence' && peg.items.length === 1 ? peg.items[0] : peg;
  return /^["[]/.test(text) && only?.type === 'class' ? only.set : undefined;
}

/** Builds a repetition: as often as it matches, at most max times; fewer than min is failure. */
export function repetition(body: Draft, min: number, max: number | null): Draft {
  // Peggy rejects a bound of 0.
  if (max === 0 || body === nothing) return nothing;
  if (min === 1 && max === 1) return body;
  return {
    text:
      (body.binds === 'primary' && !/[*+?|]$/.test(body.text) ? body.text : group(body)) + times(min, max),
    binds: 'primary',
    alternatives: none,
    peg: { type: 'repetition', min, max, body: body.peg, span },
  };
}

function times(min: number, max: number | null): string {
  if (min === 0 && max === 1) return '?';
  if (max === null && min < 2) return min === 0 ? '*' : '+';
  return min === max ? `|${min}|` : `|${min === 0 ? '' : min}..${max ?? ''}|`;
}

/** Builds a lookahead: tests whether it matches here, or does not, without consuming. */
export function lookahead(body: Draft, negated: boolean): Draft {
  return {
    text: (negated ? '!' : '&') + (body.binds === 'primary' ? body.text : group(body)),
    binds: 'prefix',
    alternatives: none,
    peg: { type: 'lookahead', negated, body: body.peg, span },
  };
}

function group({ text }: Draft): string {
  return `( ${text} )`;
}

/** Joins a sequence of characters to one literal. */
export function literalText(draft: Draft): Draft {
  const parts = draft.text.split(' ');
  if (parts.length < 2 || !parts.every((part) => /^"[^"\\]+"$/.test(part))) return draft;
  return {
    ...draft,
    text: `"${parts.map((part) => part.slice(1, -1)).join('')}"`,
    binds: 'primary',
    alternatives: none,
  };
}

/** Joins drafts, if none is undefined. */
export function allOf(
  drafts: readonly (Draft | undefined)[],
  join: (drafts: readonly Draft[]) => Draft,
): Draft | undefined {
  return drafts.every((draft) => draft !== undefined) ? join(drafts) : undefined;
}
