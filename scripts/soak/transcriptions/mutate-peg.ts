/** Single edits of the text of a grammar.peggy: each a slip that somebody transcribing by hand could make. */
import { type PegExpression, type PegGrammar, type PegSpan, pegParts } from '../../../src/study/peg/peg.js';
import { contains } from '../../../src/base/code-units.js';

/** One edited grammar. */
export interface Mutant {
  readonly kind: string;
  /** The peggy identifier of the edited rule. */
  readonly rule: string;
  /** The edit, to be read by a person. */
  readonly edit: string;
  readonly text: string;
}

/** All edits of all rules, in the order of the text. */
export function mutants(text: string, grammar: PegGrammar): readonly Mutant[] {
  const found: Mutant[] = [];
  for (const { name, expression } of grammar.rules) {
    const replace = (kind: string, { start, end }: PegSpan, replacement: string): void => {
      const edit = `${name}: ${text.slice(start, end)} becomes ${replacement}`;
      found.push({ kind, rule: name, edit, text: text.slice(0, start) + replacement + text.slice(end) });
    };
    const visit = (e: PegExpression): void => {
      const source = text.slice(e.span.start, e.span.end);
      if (e.type === 'choice') swapNeighbours(text, e.alternatives, e.span, replace);
      if (e.type === 'lookahead') {
        replace('lookahead dropped', e.span, '""');
        replace('lookahead reversed', e.span, (e.negated ? '&' : '!') + source.slice(1));
      }
      if (e.type === 'repetition' && /[*+]$/.test(source)) {
        replace('* and + exchanged', e.span, source.slice(0, -1) + (source.endsWith('*') ? '+' : '*'));
      }
      if (e.type === 'repetition' && /\d\|$/.test(source)) {
        const [max = ''] = /\d+(?=\|$)/.exec(source) ?? [];
        const before = source.slice(0, source.length - max.length - 1);
        replace('count raised', e.span, `${before}${String(Number(max) + 1)}|`);
      }
      if (e.type === 'repetition' && source.endsWith('?'))
        replace('option made due', e.span, source.slice(0, -1));
      if (e.type === 'class' && source.startsWith('[')) {
        const further = ['/', 'a', '0', '-', '.', ':', '@', '%'].find(
          (c) => !contains(e.set, c.charCodeAt(0)),
        );
        if (further !== undefined) replace('class widened', e.span, `[\\x${hex(further)}${source.slice(1)}`);
      }
      pegParts(e).forEach(visit);
    };
    visit(expression);
  }
  return found;
}

function swapNeighbours(
  text: string,
  alternatives: readonly PegExpression[],
  { start, end }: PegSpan,
  replace: (kind: string, span: PegSpan, replacement: string) => void,
): void {
  for (const [i, first] of alternatives.entries()) {
    const second = alternatives[i + 1];
    // One character or another: their order means nothing.
    if (second === undefined || (first.type === 'class' && second.type === 'class')) continue;
    const swapped = [second.span, { start: first.span.end, end: second.span.start }, first.span];
    const middle = swapped.map((span) => text.slice(span.start, span.end)).join('');
    replace(
      'alternatives swapped',
      { start, end },
      text.slice(start, first.span.start) + middle + text.slice(second.span.end, end),
    );
  }
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(2, '0');
}
