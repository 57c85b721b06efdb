/** The derivation by which an ambiguous text is read, compared with all its derivations, found by brute force. */
import fc from 'fast-check';
import { formatDepartures } from '../../../src/study/formatting/format-proof.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { transcribe } from '../../../src/grammar/transcribe/transcribe.js';
import { arbitraryBnf } from '../../study/arbitrary-bnf.js';
import { isFullDepth, many as runs } from '../../depth.js';
import { alt, bnf, many, opt, ref, seq } from '../../study/bnf-terms.js';
import { type Applied, everyDerivation, readingOf, shape } from './oracle.js';
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { loadGrammar } from '../../../scripts/load/grammar.js';

/** One rule derives a prefix of another's text. */
const rules = { a: 'a', ab: seq('a', opt('b')) };

test.each([
  ['first', alt(ref('a'), ref('ab')), true, 's: a (the first)'],
  ['longest', alt(ref('a'), ref('ab')), false, 's: a (another)'],
  ['first', seq(alt(ref('ab'), ref('a')), opt('b')), true, 's: a (the first)'],
  ['longest', seq(alt(ref('a'), ref('ab')), many('b')), true, 's: a (the first)'],
] as const)('%s %#', (prefer, s, isFirst, departure) => {
  const found = transcribe(bnf({ ...rules, s }), { prefer });
  expect(found.ambiguous.find(({ rule }) => rule === 's')?.isFirst).toBe(isFirst);
  expect(formatDepartures(found)).toContain(departure);
});

test('leaves isFirst undefined if nodes are omitted', () => {
  const other = alt(seq(), seq('b', ref('other')));
  const found = transcribe(bnf({ other, s: seq(ref('other'), ref('other')) }));
  expect(found.ambiguous).toEqual([{ rule: 's', text: 'b', isFirst: undefined }]);
});

test('a contextual reading reports recursion rewritten as a repetition', () => {
  const other = seq('a', opt(ref('other')));
  const { rules } = transcribe(bnf({ other, s: seq(ref('other'), 'a') }));
  const reading = rules.find(({ identifier }) => identifier === 'other__in_s');
  expect(reading?.departures.map(({ kind }) => kind)).toEqual([
    'recursion as repetition',
    'guard by a character',
  ]);
});

/** Number of random grammars, and least share of the ambiguous ones in which the first derivation is taken. */
const [numRuns, leastFirst] = [runs(30, 200), 0.8];

test.each(['first', 'longest'] as const)('%s: isFirst is correct', (prefer) => {
  let [compared, first] = [0, 0];
  for (const grammar of fc.sample(arbitraryBnf, { numRuns, seed: 8 })) {
    const found = transcribe(grammar, { prefer });
    const peg = readPeg(found.peg);
    const nameOf = (identifier: string): string => identifier.replace(/__in_.*/, '');
    for (const { rule, text, isFirst } of found.ambiguous) {
      const shapes = Array.from(everyDerivation(grammar, rule, text), shape);
      expect(shapes.length).toBeGreaterThan(1);
      if (isFirst === undefined) continue;
      const reading = readingOf(peg, rule, text, nameOf);
      expect([text, isFirst]).toEqual([text, (reading && shape(reading)) === shapes[0]]);
      if (new Set(shapes).size === 1) continue;
      compared += 1;
      if (isFirst) first += 1;
    }
  }
  expect(compared).toBeGreaterThan(isFullDepth ? 5 : 0);
  if (prefer === 'first' && isFullDepth) expect(first / compared).toBeGreaterThanOrEqual(leastFirst);
});

/** Documents that share nearly all of their rules with their predecessor. */
const alike: readonly RevisionId[] = ['url-1995', 'rfc2732', 'rfc2396bis-01'];

/** Each document with one of the two preferences, since the next has most of its rules; the quickest with both. */
const documents = revisions.filter((id) => !alike.includes(id));
const cases = documents.flatMap((id, i) =>
  (['first', 'longest'] as const)
    .filter((_, j) => id === 'rfc1808' || (isFullDepth && i % 2 === j))
    .map((prefer) => [id, prefer] as const),
);

test.each(cases)('%s, %s', (id, prefer) => {
  const bnf = loadGrammar(id);
  const { peg, rules, ambiguous } = transcribe(bnf, { prefer });
  const read = readPeg(peg);
  const names = new Map(rules.map(({ identifier, rule }) => [identifier, rule]));
  const nameOf = (identifier: string): string => names.get(identifier) ?? identifier;
  for (const { rule, text, isFirst } of ambiguous) {
    const identifier = rules.find((one) => one.rule === rule)?.identifier ?? '';
    const derivations = everyDerivation(bnf, rule, text);
    const first = derivations.next().value as Applied | undefined;
    // Checks that there is another: there may be many more.
    expect([rule, text, derivations.next().done]).toEqual([rule, text, false]);
    const reading = readingOf(read, identifier, text, nameOf);
    expect([rule, reading?.end]).toEqual([rule, text.length]);
    if (isFirst === undefined) continue;
    expect([rule, text, isFirst]).toEqual([
      rule,
      text,
      (reading && shape(reading)) === (first && shape(first)),
    ]);
  }
});
