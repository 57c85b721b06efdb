/** The verdicts of several documents in one pass, compared with those of each document alone. */
import fc from 'fast-check';
import { generatedGrammars } from '../../../generated/registry/grammars.js';
import { namedSets, type RevisionId, revisions } from '../../../generated/registry/ids.js';
import { studiedRules } from '../../../generated/registry/studied-rules.js';
import type { Acceptor } from '../../../src/core/automaton/acceptor.js';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import { decodeAutomaton } from '../../../src/core/automaton/dfa-table.js';
import { maxAutomata, type Product, productOf } from '../../../src/core/automaton/product.js';
import type { Verdicts } from '../../../src/core/automaton/verdicts.js';
import { accepts, walk } from '../../../src/core/automaton/walk.js';
import { edited, exampleTexts } from '../../example-texts.js';
import { many, some } from '../../depth.js';

const forms = ['reference', 'absolute'] as const;

/** Returns the automaton of a document's rule for a form, from the generated automata of all rules. */
function automatonOf(id: RevisionId, form: (typeof forms)[number]): Automaton {
  const { grammar, texts } = generatedGrammars[id];
  const rule = form === 'reference' ? grammar.start : (grammar.names[texts.roles.indexOf('absolute')] ?? '');
  const encoded = studiedRules[id].automata[rule];
  if (encoded === undefined) throw new Error(`${id} has no rule for its ${form} form`);
  return decodeAutomaton(encoded);
}

const sets = Object.entries(namedSets).flatMap(([name, ids]) =>
  forms.map((form) => {
    const module = jest.requireActual<Record<string, Verdicts>>(`../../../generated/verdicts/${name}.js`);
    const verdicts = module[form];
    if (verdicts === undefined) throw new Error(`${name} has no ${form} form`);
    return { name, form, verdicts, automata: ids.map((id) => automatonOf(id, form)), ids };
  }),
);

const texts = fc.oneof(
  edited(exampleTexts),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({
    unit: fc.constantFrom('http://a', '\u{1F600}', '\uD800', '%C3%A9', 'é', ' ', '#'),
    maxLength: 4,
  }),
);

/** Counts the classes of indistinguishable states of a product. */
function blocksOf({ table, accepting, classCount }: Product): number {
  let blocks = Array.from(accepting);
  for (let count = 0; ;) {
    const known = new Map<string, number>();
    const finer = blocks.map((block, state) => {
      const row = Array.from(
        table.subarray(state * classCount, (state + 1) * classCount),
        (next) => blocks[next / classCount],
      );
      const key = `${String(block)} ${row.join()}`;
      const number = known.get(key) ?? known.size;
      known.set(key, number);
      return number;
    });
    if (known.size === count) return count;
    count = known.size;
    blocks = finer;
  }
}

describe.each(sets)('$name, $form', ({ verdicts, automata, ids }) => {
  test('has a bit for each document, in its order', () => {
    expect(verdicts.names).toEqual(ids);
  });

  test('gives the verdict and the stop of each automaton', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const bits = automata.reduce((sum, one, bit) => sum + (accepts(one, text) ? 2 ** bit : 0), 0);
        expect(verdicts.verdicts(text)).toBe(bits);
        const stops = automata.map((one) => walk(one, text).offset);
        expect(verdicts.walk(text)).toEqual({ verdicts: bits, stops });
      }),
      { numRuns: many(100, 500), examples: some(exampleTexts, 100).map((text) => [text] as [string]) },
    );
  });

  test('walks a table without equivalent states or classes', () => {
    const product = verdicts.product();
    const { table, classCount, classes, accepting, live } = product;
    expect(blocksOf(product)).toBe(accepting.length);
    const columns = Array.from({ length: classCount }, (_, c) =>
      table.filter((__, i) => i % classCount === c).join(),
    );
    expect(new Set(columns).size).toBe(classCount);
    expect(new Set(classes).size).toBe(classCount);
    expect(table.length).toBe(accepting.length * classCount);
    expect([accepting[0], live[0]]).toEqual([0, 0]);
  });
});

test.each(revisions)('%s alone accepts what its automata do', (id) => {
  const alone = jest.requireActual<Record<'accepts' | 'acceptsAbsolute', Acceptor>>(
    `../../../generated/${id}/accepts.js`,
  );
  const [reference, absolute] = forms.map((form) => automatonOf(id, form));
  if (reference === undefined || absolute === undefined) throw new Error('two forms');
  fc.assert(
    fc.property(texts, (text) => {
      expect(alone.accepts(text)).toBe(accepts(reference, text));
      expect(alone.acceptsAbsolute(text)).toBe(accepts(absolute, text));
    }),
    { numRuns: many(40, 200) },
  );
  expect(() => alone.accepts(1 as unknown as string)).toThrow(TypeError);
});

test('rejects arguments that are not strings', () => {
  const [{ verdicts } = { verdicts: undefined }] = sets;
  expect(() => verdicts?.verdicts(undefined as unknown as string)).toThrow(/must be a string, not undefined/);
  expect(() => verdicts?.walk(['a'] as unknown as string)).toThrow(TypeError);
});

test('more automata than a mask has bits are refused', () => {
  const one = automatonOf(revisions[0], 'absolute');
  const all = Array.from({ length: maxAutomata }, () => one);
  expect(productOf(all).accepting).toContain(2 ** maxAutomata - 1);
  expect(() => productOf([...all, one])).toThrow(/at most 31 automata .* not 32/);
});
