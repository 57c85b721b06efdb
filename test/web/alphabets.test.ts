/** The alphabets of the page are those of the package: of roles in all documents and in some. */
import { alphabets } from 'uri-revisions-cli/grammar';
import { alphabets as ofPage } from '../../src/web/worker/alphabets.js';

test('the page computes the same alphabets', () => {
  const roles = ['segment', 'user', 'fragment'];
  const all = alphabets(roles);
  expect(new Set(all.map(({ role }) => role)).size).toBe(roles.length);
  expect(ofPage(roles)).toEqual(all);
});
