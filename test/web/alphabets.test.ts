/** The alphabets of the page are those of the package, for every role. */
import { alphabets } from 'uri-revisions-cli/grammar';
import { alphabets as ofPage } from '../../src/web/worker/alphabets.js';

test('the page computes the same alphabets', () => {
  const all = alphabets();
  const roles = [...new Set(all.map(({ role }) => role))];
  expect(ofPage(roles)).toEqual(all);
});
