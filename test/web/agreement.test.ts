/** The sentence about a string, for any number of documents that derive it, refuse it, or have no rule for it. */
import { namedSets, type RevisionId, revision, revisions } from 'uri-revisions';
import { summary } from '../../src/web/parts/compare/agreement.js';
import { glanceAt } from '../../src/web/worker/strip.js';

const few: readonly RevisionId[] = ['url-1993', 'url-1997', 'rfc2396bis-01'];

test.each<[string, text: string, start: string, readonly RevisionId[]]>([
  ['None of the documents derives it.', '%', '', revisions],
  ['2003 derives it, 1993, 1995, RFC 1738 and 1997 do not.', 'http://[::]/', '', namedSets.seeds],
  ['All of them derive it; they agree on every component.', 'h', 'host', namedSets.seeds],
  ['All of them derive it; they differ in the path.', 'http://h/a', '', few],
  ['Each that has the rule derives it; they agree on every component.', '//h', 'net_path', few],
  ['1997 and 2003 derive it, 1993 does not; those that do agree on every component.', '//h/', '', few],
  ['All of them derive it; they differ in the host kind.', 'http://h/', '', ['rfc2396', 'rfc3986']],
  ['RFC 3986 derives it.', 'http://h/', '', namedSets.today],
  ['RFC 3986 does not derive it.', '%', '', namedSets.today],
  ['No document has a rule nosuch.', 'a', 'nosuch', revisions],
  ['None of the chosen documents has a rule nosuch.', 'a', 'nosuch', few],
  ['All of them derive it.', '~', 'unreserved', ['rfc2396', 'rfc3986']],
])('%s', (sentence, text, start, ids) => {
  expect(summary(ids.map((id) => glanceAt(revision(id), text, start)))).toBe(sentence);
});
