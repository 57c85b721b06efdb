/** Explanations: their sentences, the existence of their sections, and escaping of the string for a terminal. */
import fc from 'fast-check';
import { revisions, type RevisionId } from '../../../src/api/index.js';
import { explain } from '../../../src/core/reference/explain.js';
import { expected } from '../../documents/expected.js';
import { examplesOfKind } from '../../load-examples.js';
import { readingOf } from '../../reading-of.js';
import { algorithmsOf } from './algorithms-of.js';

function sentencesOf(id: RevisionId, text: string): string[] {
  const { sentences } = explain(algorithmsOf(id).explainer, readingOf(id, text));
  return sentences.map((sentence) => `${sentence.section}: ${sentence.text}`);
}

test('RFC 1738 §3.2.2, its own example', () => {
  expect(sentencesOf('rfc1738', 'ftp://myname@host.dom/%2Fetc/motd')).toEqual([
    '3.2: The URL designates a file or directory accessible by FTP.',
    '3.2: Connect to the host "host.dom" at port 21, the default.',
    '3.2.1: Log in as "myname"; if the server requests a password, ask the user for one.',
    '3.2.2: Send CWD "/etc".',
    '3.2.2: Send RETR "motd".',
    '3.2.3: No type code is given: the client guesses the mode from the name.',
  ]);
});

describe.each(revisions)('%s', (id) => {
  for (const [text, sentence] of expected(id, 'explanations')) {
    test(`${text}: ${sentence}`, () => {
      expect(sentencesOf(id, text)).toContain(sentence);
    });
  }

  test('every example of the document is explained, in sections that exist, or is not derivable', () => {
    for (const { text } of examplesOfKind(id, 'valid')) {
      const reading = readingOf(id, text);
      const { sentences } = explain(algorithmsOf(id).explainer, reading);
      expect(sentences.length > 0).toBe(reading.derivable);
      for (const { section } of sentences) expect(expected(id, 'facts').sections).toContain(section);
    }
  });

  test('explanations are printable', () => {
    const character = fc.constantFrom(...'%0D %1B %00 %FF a 1 / ? : @ . + ; = " \\'.split(' '));
    const start = fc.constantFrom(
      'ftp://h/',
      'gopher://h/1',
      'gopher://h/1%09%09',
      'news:',
      'http://h/',
      'prospero://h/',
      'x:',
    );
    const urls = fc.tuple(start, fc.array(character)).map(([head, rest]) => head + rest.join(''));
    fc.assert(
      fc.property(urls, (text) => {
        for (const line of sentencesOf(id, text)) expect(line).toMatch(/^[ -~§]+$/);
      }),
      { seed: 1738 },
    );
  });
});
