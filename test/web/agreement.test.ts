/** What is said of a string, for any number of documents that derive it, refuse it, or have no rule for it. */
import { namedSets, type RevisionId, revision, revisions } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';
import { agreement, summary } from '../../src/web/parts/compare/agreement.js';
import { glanceAt } from '../../src/web/worker/strip.js';

const few: readonly RevisionId[] = ['url-1993', 'url-1997', 'rfc2396bis-01'];

test.each<[text: string, start: string, readonly RevisionId[], deriving: string, differing: string]>([
  ['%', '', revisions, '', ''],
  ['http://[::]/', '', namedSets.seeds, 'rfc2396bis-01', ''],
  ['h', 'host', namedSets.seeds, namedSets.seeds.join(' '), ''],
  ['http://h/a', '', few, few.join(' '), 'path'],
  ['//h', 'net_path', few, 'url-1997 rfc2396bis-01', ''],
  ['//h/', '', few, 'url-1997 rfc2396bis-01', ''],
  ['http://h/', '', ['rfc2396', 'rfc3986'], 'rfc2396 rfc3986', 'host kind'],
  ['http://h/', '', namedSets.today, 'rfc3986', ''],
  ['%', '', namedSets.today, '', ''],
  ['a', 'nosuch', revisions, '', ''],
  ['~', 'unreserved', ['rfc2396', 'rfc3986'], 'rfc2396 rfc3986', ''],
])('%j from %j', (text, start, ids, deriving, differing) => {
  const glances = ids.map((id) => glanceAt(revision(id), text, start));
  const made = agreement(glances);
  expect([made.deriving.join(' '), made.differing.join(' ')]).toEqual([deriving, differing]);
  const sentence = summary(glances);
  for (const component of made.differing) expect(sentence).toContain(component);
  if (made.refusing.length > 0 && made.deriving.length > 0) {
    for (const id of ids)
      expect(sentence.includes(about(id).short)).toBe(
        made.deriving.includes(id) || made.refusing.includes(id),
      );
  }
});

test('each kind of answer has a sentence of its own', () => {
  const sentenceOf = (text: string, start: string, ids: readonly RevisionId[]): string =>
    summary(ids.map((id) => glanceAt(revision(id), text, start)));
  const sentences = [
    sentenceOf('%', '', revisions),
    sentenceOf('http://[::]/', '', namedSets.seeds),
    sentenceOf('h', 'host', namedSets.seeds),
    sentenceOf('http://h/a', '', few),
    sentenceOf('//h', 'net_path', few),
    sentenceOf('//h/', '', few),
    sentenceOf('http://h/', '', namedSets.today),
    sentenceOf('%', '', namedSets.today),
    sentenceOf('a', 'nosuch', revisions),
    sentenceOf('a', 'nosuch', few),
    sentenceOf('~', 'unreserved', ['rfc2396', 'rfc3986']),
  ];
  expect(new Set(sentences).size).toBe(sentences.length);
});
