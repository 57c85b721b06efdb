/** Short labels of character sets for diagrams and graphs: `a–z 0–9 - _`. */
import { hexadecimal } from '../../core/base/character.js';
import { type CodeUnitSet, complement, lastCodeUnit } from '../../core/base/code-units.js';

/** Labels a set: ranges as ranges, single characters as themselves, invisible ones by number as RFC 2234 writes it. */
export function classLabel(set: CodeUnitSet): string {
  const last = set.at(-1);
  if (last?.[1] !== lastCodeUnit) return rangeLabels(set).join(' ');
  const others = complement(set);
  return others.length === 0 ? 'any character' : `any but ${rangeLabels(others).join(' ')}`;
}

/** Labels the ranges of a set. */
export function rangeLabels(set: CodeUnitSet): readonly string[] {
  return set.flatMap(([from, to]) => spelledRange(from, to));
}

/** Spells a range as one range per kind of code unit. */
function spelledRange(from: number, to: number): readonly string[] {
  const kind = kindOf(from);
  let end = from;
  while (end < to && kindOf(end + 1) === kind) end += 1;
  return [...spelledRun(from, end), ...(end < to ? spelledRange(end + 1, to) : [])];
}

function spelledRun(from: number, to: number): readonly string[] {
  if (kindOf(from) === 'sign' || to - from < 2) {
    return Array.from({ length: to - from + 1 }, (_, i) => characterLabel(from + i));
  }
  const end = kindOf(to) === 'unseen' ? hexadecimal(to) : characterLabel(to);
  return [`${characterLabel(from)}–${end}`];
}

/** Labels one character: a space, a control or a character beyond US-ASCII by name or number. */
export function characterLabel(unit: number): string {
  if (unit === 0x20) return 'SP';
  return kindOf(unit) === 'unseen' ? `%x${hexadecimal(unit)}` : String.fromCharCode(unit);
}

function kindOf(unit: number): 'lower' | 'upper' | 'digit' | 'sign' | 'unseen' {
  if (unit < 0x20 || unit > 0x7e) return 'unseen';
  const character = String.fromCharCode(unit);
  if (/[a-z]/.test(character)) return 'lower';
  if (/[A-Z]/.test(character)) return 'upper';
  if (/[0-9]/.test(character)) return 'digit';
  return 'sign';
}
