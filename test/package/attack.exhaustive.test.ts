/** A hostile input for every surface of the build; `npm run soak` continues. */
import { targets } from '../../scripts/soak/attack/searches.js';

test.each(targets.map((target) => [target.name, target] as const))(
  '%s',
  async (_, target) => {
    expect((await target.attack({ seed: 1, runs: 1, milliseconds: 60_000 })).findings).toEqual([]);
  },
  120_000,
);
