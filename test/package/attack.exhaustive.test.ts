/** A few hostile inputs for every surface of what is built; `npm run attack` goes on for as long as one likes. */
import { targets } from '../../scripts/attack/surfaces/index.js';

const budget = { seed: 1, runs: 2, milliseconds: 60_000, thorough: false };

test.each(targets.map((target) => [target.name, target] as const))(
  '%s',
  async (_, target) => {
    expect((await target.attack(budget)).findings).toEqual([]);
  },
  120_000,
);
