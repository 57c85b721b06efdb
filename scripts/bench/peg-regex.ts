/** A transcription as one regular expression of PCRE: atomic groups and possessive repetitions are PEG's choice and repetition. */
import type { CodeUnitSet } from '../../src/base/code-units.js';
import { expressionLookup } from '../../src/study/bnf/errors.js';
import type { PegExpression, PegGrammar } from '../../src/study/peg/peg.js';

/** Bytes: what stands for one character in the C locale. */
const lastByte = 0xff;

/** The expression that matches what a rule does. Transcriptions have no recursion. */
export function pegRegex(peg: PegGrammar, start: string): string {
  const rule = expressionLookup(peg.rules);
  /** The characters of an expression that matches one of them and nothing else. */
  const setOf = (e: PegExpression): CodeUnitSet | undefined => {
    switch (e.type) {
      case 'class':
        return e.set;
      case 'reference':
        return setOf(rule(e.name));
      case 'choice': {
        const sets = e.alternatives.map(setOf);
        return sets.every((set) => set !== undefined) ? sets.flat() : undefined;
      }
      default:
        return undefined;
    }
  };
  const write = (e: PegExpression): string => {
    const set = setOf(e);
    if (set !== undefined) return written(set);
    switch (e.type) {
      case 'class':
        return written(e.set);
      case 'reference':
        return write(rule(e.name));
      case 'sequence':
        return e.items.map(write).join('');
      case 'choice':
        return `(?>${e.alternatives.map(write).join('|')})`;
      case 'lookahead':
        return `(?${e.negated ? '!' : '='}${write(e.body)})`;
      case 'repetition':
        return `${setOf(e.body) ? write(e.body) : `(?:${write(e.body)})`}{${e.min},${e.max ?? ''}}+`;
    }
  };
  return write(rule(start));
}

function written(set: CodeUnitSet): string {
  const ranges = set.filter(([from]) => from <= lastByte).map(([from, to]) => `${hex(from)}-${hex(to)}`);
  return `[${ranges.join('')}]`;
}

function hex(code: number): string {
  return `\\x${Math.min(code, lastByte).toString(16).padStart(2, '0')}`;
}
