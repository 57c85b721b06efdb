/** A grammar in ABNF: RFC 5234, with RFC 7405 where the case of letters counts. */
import { hexadecimal } from '../../base/character.js';
import type { BnfExpression, BnfGrammar, BnfRule } from '../bnf/bnf.js';
import { rulesUsedBy } from '../bnf/reach/rules-used-by.js';

/**
 * The rules that a rule leads to, that rule first, whatever notation they were written in: reading the text gives the same
 * languages. A name that ABNF does not allow, or that differs from another in case only, is changed; a comment says so. Core
 * rules (RFC 5234 §B.1) are used and not written: tools have them.
 */
export function writeAbnf({ rules }: BnfGrammar, start: string, core: CoreNames): string {
  const kept = rulesUsedBy(rules, start, (name) => core.has(name));
  const written = [
    ...kept.filter(({ name }) => name === start),
    ...kept.filter(({ name }) => name !== start),
  ];
  const names = namesFor(written, core);
  const renamed = [...names].filter(([name, allowed]) => name !== allowed);
  const comments = renamed.map(([name, allowed]) => `; ${allowed} is ${name}\n`);
  return [...comments, ...written.map((rule) => writeRule(rule, names))].join('');
}

/** The core rules. */
export interface CoreNames {
  /** Whether a rule of the grammar derives what the core rule of its name does. */
  has(rule: string): boolean;
  readonly names: readonly string[];
}

/** RFC 5234 §2.1: names are letters, digits and hyphens, and ignore case. */
function namesFor(rules: readonly BnfRule[], core: CoreNames): ReadonlyMap<string, string> {
  const taken = new Set(core.names.map((name) => name.toLowerCase()));
  const names = new Map<string, string>();
  for (const { name } of rules) {
    const plain = name.replaceAll('_', '-').replaceAll('+', '-plus');
    let allowed = plain;
    for (let i = 2; taken.has(allowed.toLowerCase()); i++) allowed = `${plain}-${i}`;
    taken.add(allowed.toLowerCase());
    names.set(name, allowed);
  }
  return names;
}

const width = 78;

/** A rule, with as many lines as it takes; the further ones are indented. */
function writeRule({ name, expression }: BnfRule, names: ReadonlyMap<string, string>): string {
  const text = write(expression, (other) => names.get(other) ?? other);
  let line = `${names.get(name) ?? name} =`;
  const lines: string[] = [];
  for (const [piece] of text.matchAll(/(?:[^\s"]|"[^"]*")+/g)) {
    if (line.length + 1 + piece.length > width) {
      lines.push(line);
      line = `   `;
    }
    line += ` ${piece}`;
  }
  return `${[...lines, line].join('\n')}\n`;
}

function write(e: BnfExpression, nameOf: (rule: string) => string): string {
  const inner = (part: BnfExpression): string =>
    part.type === 'alternation' ? `( ${write(part, nameOf)} )` : write(part, nameOf);
  switch (e.type) {
    case 'literal':
      return literal(e.text, e.ignoreCase);
    case 'range':
      return `%x${hexadecimal(e.from)}${e.to === e.from ? '' : `-${hexadecimal(e.to)}`}`;
    case 'reference':
      return nameOf(e.name);
    case 'sequence':
      return e.items.length === 0 ? '""' : e.items.map(inner).join(' ');
    case 'alternation':
      return e.alternatives.map(inner).join(' / ');
    case 'repetition': {
      const { min, max, body } = e;
      if (min === 0 && max === 1) return `[ ${write(body, nameOf)} ]`;
      const times = min === max ? String(min) : `${min === 0 ? '' : min}*${max ?? ''}`;
      const isElement = ['range', 'reference'].includes(body.type);
      return times + (isElement ? write(body, nameOf) : `( ${write(body, nameOf)} )`);
    }
  }
}

/** Quoted, as far as it can be (§2.3, §2.4); what stands in no string, and a quotation mark, by its number. */
function literal(text: string, ignoreCase: boolean): string {
  if (text === '') return '""';
  const pieces = text.match(/[\x20\x21\x23-\x7e]+|[^\x20\x21\x23-\x7e]+/g) ?? [];
  return pieces
    .map((piece) => {
      if (!/^[\x20\x21\x23-\x7e]/.test(piece))
        return `%x${Array.from(piece.split(''), (c) => hexadecimal(c.charCodeAt(0))).join('.')}`;
      return !ignoreCase && /[a-z]/i.test(piece) ? `%s"${piece}"` : `"${piece}"`;
    })
    .join(' ');
}
