/** The search for gaps in the tests: faults planted in hand-written code that no suite finds. */
import { fileURLToPath } from 'node:url';
import type { Search } from '../search.js';
import { Field } from './field.js';
import { inWords, type Picked, pickedMutants } from './pick.js';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** The faults of this many rounds are one seed's. */
const perSeed = 10;

function mutantOf(seed: number): Picked {
  const mutants = pickedMutants(root, Math.ceil(seed / perSeed));
  for (let left = (seed - 1) % perSeed; left > 0; left--) mutants.next();
  return mutants.next().value;
}

export const mutants: Search = {
  name: 'mutants',
  purpose: 'faults planted in hand-written code, which a suite must find',
  onRequest: true,
  async run(seed) {
    const mutant = mutantOf(seed);
    const field = new Field(root);
    try {
      const kill = await field.killOf(mutant);
      return { cases: 1, findings: kill === undefined ? [`survives: ${inWords(mutant)}`] : [] };
    } finally {
      field.remove();
    }
  },
};
