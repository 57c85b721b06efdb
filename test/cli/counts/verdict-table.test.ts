/** The automaton of `census`: the prebuilt one equals a newly built one, and it is walked like the product. */
import { revisions } from '../../../generated/registry/ids.js';
import * as all from '../../../generated/verdicts/all.js';
import { forms } from '../../../src/core/base/form.js';
import { byteProduct } from '../../../src/grammar/automata/byte-product.js';
import { TableReader, verdictTableWithParts } from '../../../src/grammar/automata/verdict-table.js';
import { loadVerdictTable } from '../../../src/cli/documents/load-revision.js';
import { verdictTable } from '../../../src/study/index.js';

test.each(forms)('the generated table of all documents equals a computed one: %s', async (form) => {
  const loaded = await loadVerdictTable(revisions, form);
  const made = verdictTableWithParts(all[form].product(), revisions);
  expect(Buffer.compare(loaded.table, made.table)).toBe(0);
  expect(Buffer.compare(loaded.parts, made.parts)).toBe(0);
  // The form is an option of the product alone.
  if (form === 'absolute') expect(Buffer.compare(loaded.table, verdictTable(['all'], { form }))).toBe(0);
});

test('tables of other sets and orders equal computed ones', async () => {
  for (const chosen of [revisions.slice(1).reverse(), revisions.slice(0, 1)]) {
    const { table } = await loadVerdictTable(chosen, 'absolute');
    expect(Buffer.compare(table, verdictTable(chosen, { form: 'absolute' }))).toBe(0);
  }
});

test('the table has the transitions of its product over bytes', () => {
  const product = all.reference.product();
  const { classes, classCount, table, accepting, initial } = byteProduct(product);
  const reader = new TableReader(verdictTableWithParts(product, []).table);
  expect(reader.initial * classCount).toBe(initial);
  expect(reader.accepting).toEqual(accepting);
  const wrong: number[] = [];
  for (let state = 0; state < reader.states; state++) {
    for (let byte = 0; byte < 256; byte++) {
      const expected = table[state * classCount + (classes[byte] ?? 0)];
      if (reader.next(state, byte) * classCount !== expected) wrong.push(state);
    }
  }
  expect(wrong).toEqual([]);
});
