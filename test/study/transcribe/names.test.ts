/** Names of rules say nothing of what is transcribed: not where literals hold them, nor where names begin alike. */
import fc from 'fast-check';
import type { BnfExpression, BnfGrammar } from '../../../src/study/bnf/bnf.js';
import { readPeg } from '../../../src/study/peg/read-peg.js';
import { transcribe } from '../../../src/study/transcribe/transcribe.js';
import { alt, anyCase, bnf, many, ref, seq, type Term, times } from '../bnf-terms.js';

type Rules = Readonly<Record<string, Term>>;

/** What loses rules where a name in a literal is taken for a call. */
const named: readonly [string, Rules][] = [
  [
    'a literal that is the name of a later rule',
    { request: seq(ref('method'), '/'), method: alt('get', 'put'), get: seq('GET', '/') },
  ],
  ['a rule with the name of the suffix of literals in either case', { s: anyCase('x'), i: 'a' }],
  ['a literal with names between other characters', { s: 'a.b[a-b]', a: 'x', b: 'y' }],
  [
    'readings of a rule for rules whose names begin alike',
    {
      x: alt('a', '@'),
      xs: times(1, null, ref('x')),
      's-2': seq(ref('xs'), '@'),
      s: seq(ref('xs'), '@@'),
    },
  ],
];

test.each(named)('%s', (_, rules) => {
  expect(transcribe(bnf(rules)).failed).toEqual([]);
});

const names = ['get', 'put', 'i', 'x'] as const;

const literal = fc
  .tuple(fc.constantFrom(...names, 'get put', 'i.x'), fc.boolean())
  .map(([text, ignoreCase]) => (ignoreCase ? anyCase(text) : seq(text)));

/** An expression that calls none but some rules. */
function expressionOver(rules: readonly string[]): fc.Arbitrary<BnfExpression> {
  const atom = rules.length === 0 ? literal : fc.oneof(literal, fc.constantFrom(...rules).map(ref));
  const some = fc.array(atom, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    some.map((items) => seq(...items)),
    some.map((alternatives) => alt(...alternatives)),
    fc.tuple(literal, atom).map(([first, next]) => seq(many(first, next), first)),
  );
}

/** Each rule calls those after it. */
const grammar = fc
  .tuple(...names.map((_, i) => expressionOver(names.slice(i + 1))))
  .map((expressions) => Object.fromEntries(expressions.map((e, i) => [names[i] ?? '', e])));

const prefix = 'r-';

function prefixed(rules: Record<string, BnfExpression>): Record<string, BnfExpression> {
  const text = JSON.stringify(rules, (key, value: unknown) =>
    key === 'name' ? prefix + String(value) : value,
  );
  const expressions = Object.entries(JSON.parse(text) as Record<string, BnfExpression>);
  return Object.fromEntries(expressions.map(([name, e]) => [prefix + name, e]));
}

/** What became of the rules, their names without the prefix. */
function outcome(bnfGrammar: BnfGrammar): unknown {
  const { rules, failed, peg } = transcribe(bnfGrammar);
  const plain = (name: string): string => name.replaceAll(/r[-_]/g, '');
  const expressions = rules.length === 0 ? [] : readPeg(peg).rules;
  const shape = JSON.stringify(expressions, (key, value: unknown) =>
    key === 'span' ? undefined : key === 'name' ? plain(String(value)) : value,
  );
  return { failed: failed.map(plain), departures: rules.map(({ departures }) => departures.length), shape };
}

test('literals of the names of rules are transcribed as any others', () => {
  fc.assert(
    fc.property(grammar, (rules) => {
      expect(outcome(bnf(rules))).toEqual(outcome(bnf(prefixed(rules))));
    }),
    { numRuns: 10, seed: 3 },
  );
});
