/** The ambiguous rules of the documents: what is told of the derivation that is taken, beside all, found by brute force. */
import { revisions } from '../../../generated/registry/ids.js';
import { loadGrammar } from '../../../scripts/load/grammar.js';
import { readPeg } from '../../../src/study/peg/read-peg.js';
import { transcribe } from '../../../src/study/transcribe/transcribe.js';
import { everyDerivation, readingOf, shape } from './oracle.js';
import { isWhole } from '../../depth.js';

const cases = revisions.flatMap((id) =>
  (['first', 'longest'] as const).map((prefer) => [id, prefer] as const),
);

test.each(isWhole ? cases : cases.filter(([id]) => id === 'rfc1808'))('%s, %s', (id, prefer) => {
  const bnf = loadGrammar(id);
  const { peg, rules, ambiguous } = transcribe(bnf, { prefer });
  const read = readPeg(peg);
  const names = new Map(rules.map(({ identifier, rule }) => [identifier, rule]));
  const nameOf = (identifier: string): string => names.get(identifier) ?? identifier;
  for (const { rule, text, isFirst } of ambiguous) {
    const identifier = rules.find((one) => one.rule === rule)?.identifier ?? '';
    const shapes = Array.from(everyDerivation(bnf, rule, text), shape);
    expect(shapes.length).toBeGreaterThan(1);
    const reading = readingOf(read, identifier, text, nameOf);
    expect([rule, reading?.end]).toEqual([rule, text.length]);
    if (isFirst === undefined) continue;
    expect([rule, text, isFirst]).toEqual([rule, text, (reading && shape(reading)) === shapes[0]]);
  }
});
