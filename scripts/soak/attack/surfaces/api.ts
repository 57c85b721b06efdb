/** The arguments of the public calls of the package: right ones, wrong ones, and hostile texts among them. */
import fc from 'fast-check';
import * as api from '../../../../src/index.js';
import * as study from '../../../../src/study/index.js';
import { probe, programSurface } from '../command.js';
import { bytes, document, references } from '../hostile.js';
import { rowsOf, wrongValues } from '../public-calls.js';

const rows = rowsOf({ api, study });
const calls = (['api', 'study', ...api.revisions] as const).flatMap((place) =>
  Object.entries(place === 'api' || place === 'study' ? rows[place] : rows.revision).map(
    ([name, { required, optional = [] }]) => ({ place, name, arity: required.length + optional.length }),
  ),
);

const value = fc.oneof(
  { weight: 2, arbitrary: references.map((text) => text.slice(0, 5000)) },
  { weight: 1, arbitrary: fc.nat({ max: wrongValues.length - 1 }).map((index) => ({ $: index })) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

const line = fc
  .constantFrom(...calls)
  .chain(({ place, name, arity }) =>
    fc
      .tuple(
        ...Array.from({ length: arity }, (_, index) =>
          fc.oneof({ weight: 2, arbitrary: fc.constant({ '=': index }) }, { weight: 1, arbitrary: value }),
        ),
      )
      .map((values) => JSON.stringify([place, name, values])),
  );

export const surface = programSurface({
  name: 'api',
  ...probe('api'),
  cases: fc
    .array(line, { minLength: 1, maxLength: 100, size: 'max' })
    .map((lines) => ({ args: [], stdin: bytes(lines.join('\n')) })),
  seeds: () => [
    { args: [], stdin: bytes(JSON.stringify([document, 'encode', [[300], 'host']])) },
    { args: [], stdin: bytes(JSON.stringify([document, 'extract', ['http:a', { schemes: 'http' }]])) },
  ],
});
