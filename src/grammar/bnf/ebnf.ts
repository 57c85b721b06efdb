/**
 * Layout of the two notations of EBNF: cuts a listing into rules by its signs, as lines mean nothing there, and finds
 * the problem where the parser of a rule stops.
 */
import { characterAt } from '../../core/base/character.js';
import { GrammarError, type GrammarFile } from './errors.js';
import { type Cut, type PrintedRule, problems, type StrayLine, type SyntaxProblem } from './read-rules.js';

/** The EBNF of the W3C (XML 1.0 §6), and that of ISO/IEC 14977. */
export const ebnfNotations = ['w3c-ebnf', 'iso-ebnf'] as const;

export type EbnfNotation = (typeof ebnfNotations)[number];

export function isEbnf(notation: string): notation is EbnfNotation {
  return ebnfNotations.some((one) => one === notation);
}

/** Tests whether a text has the sign of the W3C after a name. */
export function hasW3cSign(text: string): boolean {
  return /(?:^|\*\/)[ \t]*(?:\[\d+\w?\][ \t]*)?[A-Za-z_][\w-]*\s*::=/m.test(text);
}

interface Token {
  readonly token: string;
  readonly index: number;
}

/**
 * Returns the tokens that matter to the layout: comments, strings, classes, brackets and signs. A comment of ISO, which
 * may contain others, is its two brackets.
 */
export function ebnfTokens(text: string, notation: EbnfNotation): Iterable<Token> {
  return notation === 'w3c-ebnf' ? w3cTokens(text) : isoTokens(text);
}

const w3cToken = /\/\*(?:[^]*?\*\/)?|"[^"\n]*"?|'[^'\n]*'?|\[[^\]\n]*\]?|[A-Za-z_][\w-]*(?:\s*::=)?|[()]/g;

function* w3cTokens(text: string): Generator<Token> {
  for (const { 0: token, index } of text.matchAll(w3cToken)) yield { token, index };
}

function* isoTokens(text: string): Generator<Token> {
  const outside = /\(\*|"[^"\n]*"?|'[^'\n]*'?|\?[^?]*\??|[;.=()[\]{}]/g;
  const inside = /\(\*|\*\)/g;
  let depth = 0;
  for (let at = 0; ;) {
    const pattern = depth > 0 ? inside : outside;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) return;
    const { 0: token, index } = found;
    at = index + token.length;
    if (token === '(*') depth += 1;
    else if (token === '*)') depth -= 1;
    yield { token, index };
  }
}

/** Cuts a listing into rules. @throws GrammarError at a comment that does not end */
export function cutEbnf(file: GrammarFile, notation: EbnfNotation): Cut {
  return notation === 'w3c-ebnf' ? cutW3c(file) : cutIso(file);
}

/** A rule ends where the next begins: at a name before "::=", or at the number of its production. */
function cutW3c(file: GrammarFile): Cut {
  const { text } = file;
  const begins: { readonly from: number; readonly start: number; readonly name: string }[] = [];
  let before: Token | undefined;
  for (const each of w3cTokens(text)) {
    const { token, index } = each;
    if (token === '/*') throw new GrammarError(file, index, problems.unclosed('/*'));
    if (token.startsWith('/*')) continue;
    if (token.endsWith('::=') && !/^["'[]/.test(token)) {
      const isNumbered = before !== undefined && /^\[\d+\w?\]$/.test(before.token);
      const from = isNumbered && before !== undefined ? before.index : index;
      begins.push({ from, start: index, name: /^[\w-]+/.exec(token)?.[0] ?? '' });
    }
    before = each;
  }
  const rules = begins.map(({ start, name }, i): PrintedRule => {
    const end = begins[i + 1]?.from ?? text.length;
    const printed = text.slice(start, end).trimEnd();
    return { file, name, text: printed, span: { start, end: start + printed.length } };
  });
  const lead = text.slice(0, begins[0]?.from ?? text.length).replaceAll(/\/\*[^]*?\*\//g, blank);
  return { rules, strays: straysIn(lead, 0, 'a rule begins with its name and "::="') };
}

/** A rule ends with ";" or ".". */
function cutIso(file: GrammarFile): Cut {
  const { text } = file;
  const rules: PrintedRule[] = [];
  const strays: StrayLine[] = [];
  const comments: number[] = [];
  let from = 0;
  let sign: number | undefined;
  const finish = (end: number): void => {
    const printed = text.slice(from, end).trim();
    const start = from + text.slice(from, end).search(/\S/);
    const name = sign === undefined ? '' : text.slice(from, sign).trim();
    if (/^[A-Za-z]\w*(?:[ \t]+\w+)*$/.test(name)) {
      const span = { start, end: start + printed.length };
      rules.push({ file, name: name.replaceAll(/[ \t]+/g, '_'), text: printed, span });
    } else strays.push(...straysIn(printed, start, 'a rule begins with its name and "="'));
    from = end;
    sign = undefined;
  };
  for (const { token, index } of isoTokens(text)) {
    if (token === '(*') comments.push(index);
    else if (token === '*)') {
      const opened = comments.pop() ?? index;
      // A comment before a rule is no part of it.
      if (comments.length === 0 && text.slice(from, opened).trim() === '') from = index + token.length;
    } else if (token === ';' || token === '.') finish(index + 1);
    else if (token === '=') sign ??= index;
  }
  const [open] = comments;
  if (open !== undefined) throw new GrammarError(file, open, problems.unclosed('(*'));
  finish(text.length);
  return { rules, strays };
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

function straysIn(text: string, offset: number, problem: string): readonly StrayLine[] {
  const printed = text.trim();
  if (printed === '') return [];
  const start = offset + text.search(/\S/);
  return [{ span: { start, end: start + printed.length }, text: printed, problem }];
}

const closes: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '*)': '(*' };

/** Finds the problem in the text of a rule, name included, whose parser stopped at an offset. Linear. */
export function ebnfProblem(text: string, offset: number, notation: EbnfNotation): SyntaxProblem {
  const open: Token[] = [];
  for (const { token, index } of ebnfTokens(text, notation)) {
    if (index > offset) break;
    const end = Object.hasOwn(ends, token.charAt(0)) ? ends[token.charAt(0)] : undefined;
    const isWhole = end === undefined || (token.length > 1 && token.endsWith(end));
    // A bracket of ISO is a token of its own.
    if (!isWhole && !(token === '[' && notation === 'iso-ebnf'))
      return {
        offset: index,
        problem: `this ${quotedSign(token)} is not closed${end === '?' ? '' : ' on its line'}`,
      };
    if (index === offset) break;
    if (Object.values(closes).includes(token)) open.push({ token, index });
    else if (token in closes) open.pop();
  }
  const found = characterAt(text, offset);
  const last = open.at(-1);
  const isEnd = found === undefined || found === ';' || (found in closes && closes[found] !== last?.token);
  if (last !== undefined && isEnd) return { offset: last.index, problem: problems.unclosed(last.token) };
  const isIso = notation === 'iso-ebnf';
  if (found === undefined) return { offset, problem: isIso ? 'a rule ends with ";"' : problems.incomplete };
  if (isIso && beginsRule(text, offset)) return { offset, problem: 'the rule above does not end with ";"' };
  const [problem = problems.notAllowed(found)] = hints[notation].flatMap(([characters, hint]) =>
    characters.test(found) ? [hint(found)] : [],
  );
  return { offset, problem };
}

const ends: Readonly<Record<string, string>> = { '"': '"', "'": "'", '?': '?', '[': ']' };

function quotedSign(token: string): string {
  return token.startsWith('"') || token.startsWith("'") ? token.charAt(0) : `"${token.charAt(0)}"`;
}

/** Tests whether a rule of ISO begins at an offset. */
function beginsRule(text: string, offset: number): boolean {
  const begin = /[A-Za-z][\w \t]*=|=/y;
  begin.lastIndex = offset;
  return begin.test(text);
}

const closesNothing = (found: string): string => `this "${found}" closes nothing`;

/** Problems by the character that was found. */
const hints: Readonly<Record<EbnfNotation, readonly (readonly [RegExp, (found: string) => string])[]>> = {
  'w3c-ebnf': [
    [/\]/, () => 'a class needs a character'],
    [/\)/, closesNothing],
    [/</, () => 'write names without angle brackets, and characters in quotes'],
    [/[,;{}]/, (found) => `"${found}" belongs to the EBNF of ISO/IEC 14977, and "::=" to that of the W3C`],
  ],
  'iso-ebnf': [
    [/[)\]}]/, closesNothing],
    [/["'[({A-Za-z]/, (found) => `${problems.notAllowed(found)}: a "," goes between two elements`],
    [/[*+]/, (found) => `${problems.notAllowed(found)}: { x } repeats x, and 3 * x means x three times`],
  ],
};
