/** The rules of a document marked as ambiguous: inferring one from another gives the same as deciding each. */
import { revision } from 'uri-revisions';
import { ambiguity } from 'uri-revisions-cli/grammar';
import { ambiguousRules } from '../../src/web/worker/rule-facts.js';

test('the ambiguous rules are those that the library decides', async () => {
  const names = revision('rfc1808').rules.map(({ name }) => name);
  const decided = names.filter((rule) => ambiguity({ revision: 'rfc1808', rule }).ambiguous);
  expect(decided.length).toBeGreaterThan(0);
  expect(await ambiguousRules('rfc1808')).toEqual(decided);
});
