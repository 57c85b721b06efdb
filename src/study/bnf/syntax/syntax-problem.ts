/** Why a rule cannot be parsed, in plain words, where its parser has a list of all that could stand there. */

import { characterAt } from '../../../base/character.js';
import { quoted } from '../../../base/visible.js';

/** What is wrong with a rule, and where in its text, in UTF-16 code units from 0. */
export interface SyntaxProblem {
  readonly offset: number;
  readonly problem: string;
}

const tokens = /"[^"\r\n]*"?|;[^\r\n]*|<[^>]*>?|[()[\]]/g;
const closes: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** What is wrong with the text of a rule, name included, whose parser stopped at an offset. Linear. */
export function syntaxProblem(text: string, offset: number): SyntaxProblem {
  // A string can begin before its quote: `%s"`.
  const quote = offset + (/^%[is]"/i.test(text.slice(offset, offset + 3)) ? 2 : 0);
  const open: { readonly token: string; readonly index: number }[] = [];
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token.startsWith('"') && index === quote) return { offset: index, problem: ofString(token) };
    if (token.startsWith('<') && !token.endsWith('>'))
      return { offset: index, problem: 'this "<" is not closed' };
    if (index >= offset) break;
    if (token === '(' || token === '[') open.push({ token, index });
    else if (token in closes) open.pop();
  }
  const found = characterAt(text, offset);
  const last = open.at(-1);
  if (last !== undefined && (found === undefined || (found in closes && closes[found] !== last.token)))
    return { offset: last.index, problem: `this "${last.token}" is not closed` };
  if (found === undefined) return { offset, problem: 'something is missing here, where the rule ends' };
  return continued(text, offset) ?? { offset, problem: ofCharacter(found, last !== undefined) };
}

function ofString(token: string): string {
  return token.length > 1 && token.endsWith('"')
    ? 'only printable characters of US-ASCII stand between quotes'
    : 'this " is not closed in its line';
}

/** Another rule that is indented, so that it is part of the one above. */
function continued(text: string, offset: number): SyntaxProblem | undefined {
  const [, indent = '', name] = /([\r\n][ \t]*)([A-Za-z][\w+-]*)[ \t]*$/.exec(text.slice(0, offset)) ?? [];
  if (text[offset] !== '=' || name === undefined) return undefined;
  const problem = `an indented line goes on with the rule above it, and ${quoted(name)} is to begin one: move it to the left`;
  return { offset: text.lastIndexOf(indent + name, offset) + indent.length, problem };
}

/** What other notations have, and what stands for it here. */
const foreign: Readonly<Record<string, string>> = {
  "'": 'a string stands between double quotes',
  ':': 'a rule is written name = …, as in RFC 5234, and not with ":"',
  _: 'names have no "_" in ABNF (RFC 5234 §2.1): write "-"',
  '#': 'ABNF has no lists: 1#item is to be written out, such as item *( "," item )',
};

function ofCharacter(found: string, isInBrackets: boolean): string {
  if (found in closes)
    return isInBrackets ? `something is missing before this "${found}"` : `this "${found}" closes nothing`;
  if (found === '<') return 'these words in angle brackets name no characters';
  return Object.hasOwn(foreign, found) ? (foreign[found] ?? '') : `${quoted(found)} cannot stand here`;
}
