/** Every rule of every document is transcribed and proved, with not many more departures than by hand. */
import { loadGrammar } from '../../../scripts/load/grammar.js';
import { loadPeg } from '../../../scripts/load/peg.js';
import { revisions } from '../../../generated/registry/ids.js';
import { codeUnits, type CodeUnitSet } from '../../../src/base/code-units.js';
import { naivePeg } from '../../../src/study/peg/naive-transcription.js';
import type { PegExpression } from '../../../src/study/peg/peg.js';
import { readPeg } from '../../../src/study/peg/read-peg.js';
import { transcribe } from '../../../src/study/transcribe/transcribe.js';

/** How an expression is spelled, whatever of it is written as one class. */
function spelling(e: PegExpression): string {
  switch (e.type) {
    case 'class':
      return JSON.stringify(e.set);
    case 'reference':
      return e.name;
    case 'sequence':
      return e.items.length === 1 && e.items[0] ? spelling(e.items[0]) : e.items.map(spelling).join(' ');
    case 'choice': {
      const sets: CodeUnitSet = e.alternatives.flatMap((one) => (one.type === 'class' ? one.set : []));
      const others = e.alternatives.filter(({ type }) => type !== 'class').map(spelling);
      return [...others, ...(sets.length > 0 ? [JSON.stringify(codeUnits(sets))] : [])].join(' / ');
    }
    case 'repetition':
      return `(${spelling(e.body)})${e.min}..${e.max ?? ''}`;
    case 'lookahead':
      return `${e.negated ? '!' : '&'}(${spelling(e.body)})`;
  }
}

test.each(revisions)('%s', (id) => {
  const bnf = loadGrammar(id);
  const found = transcribe(bnf);
  expect(found.failed).toEqual([]);
  const copies = new Map(
    readPeg(naivePeg(bnf)).rules.map(({ name, expression }) => [name, spelling(expression)]),
  );
  const byHand = loadPeg(id).rules.filter(
    ({ name, expression }) => copies.get(name) !== spelling(expression),
  );
  const departing = found.rules.filter(
    ({ identifier, departures }) => departures.length > 0 || identifier.includes('__'),
  );
  expect(departing.length).toBeLessThanOrEqual(1.5 * byHand.length);
});
