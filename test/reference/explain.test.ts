/** Explanations: what they tell, that their sections exist, and that nothing of the string escapes into a terminal. */
import fc from 'fast-check';
import { revisions, type RevisionId } from '../../src/index.js';
import { explain } from '../../src/reference/explain.js';
import { sections } from '../document-sections.js';
import { examplesOfKind } from '../load-examples.js';
import { readingOf } from '../reading-of.js';
import { algorithmsOf } from './algorithms-of.js';

function told(id: RevisionId, text: string): string[] {
  const { sentences } = explain(algorithmsOf(id).explainer, readingOf(id, text));
  return sentences.map((sentence) => `${sentence.section}: ${sentence.text}`);
}

test('RFC 1738 §3.2.2, its own example', () => {
  expect(told('rfc1738', 'ftp://myname@host.dom/%2Fetc/motd')).toEqual([
    '3.2: The URL designates a file or directory accessible by FTP.',
    '3.2: Connect to the host "host.dom" at port 21, the default.',
    '3.2.1: Log in as "myname"; if the server requests a password, ask the user for one.',
    '3.2.2: Send CWD "/etc".',
    '3.2.2: Send RETR "motd".',
    '3.2.3: No type code is given: the client guesses the mode from the name.',
  ]);
});

/** A sentence that must be among those told. */
const rows: readonly (readonly [id: RevisionId, text: string, sentence: string])[] = [
  [
    'rfc1738',
    'ftp://h.dom/',
    '3.2.1: If the server asks for a user name or password, log in as "anonymous", with the e-mail address of the end user as password.',
  ],
  [
    'rfc1738',
    'ftp://@h.dom/',
    '3.2.1: Log in as "", an empty user name; if the server requests a password, ask the user for one.',
  ],
  ['rfc1738', 'ftp://u:@h.dom/', '3.2.1: Log in as "u" with the password "".'],
  ['rfc1738', 'ftp://h.dom/', '3.2.2: The name is empty: no file is named.'],
  ['rfc1738', 'ftp://h.dom/a/', '3.2.2: The name is empty after these directories: no file is named.'],
  ['rfc1738', 'ftp://h.dom', '3.2.2: The url-path is omitted: no command is given.'],
  ['rfc1738', 'ftp://h.dom//a', '3.2.2: Send CWD with a null argument.'],
  [
    'rfc1738',
    'ftp://h.dom/a;type=d',
    '3.2.2: Send NLST "a" and read the results as a file directory listing.',
  ],
  ['rfc1738', 'http://h.dom:81/a?b', '3.1: Connect to the host "h.dom" at port 81.'],
  ['rfc1738', 'http://h.dom/a?b', '3.3: The query string is "b".'],
  ['rfc1738', 'http://h.dom/a?b', '3.3: The HTTP selector is "a".'],
  ['rfc1738', 'gopher://h.dom', '3.4.1: The type of the resource is "1", the default.'],
  ['rfc1738', 'gopher://h.dom/1a%1B%5B', '3.4.1: The selector is "a\\x1B[".'],
  ['rfc1738', 'gopher://h.dom/7s%09q', '3.4.2: It is a search engine, to be asked for "q".'],
  [
    'rfc1738',
    'gopher://h.dom/0s%09%09+',
    '3.4.4: The Gopher+ string "+" asks for the default view of the item.',
  ],
  [
    'rfc1738',
    'gopher://h.dom/0s%09%09?',
    '3.4.5: The Gopher+ string "?" tells of an electronic form: fetch +ASK and have the user fill it out.',
  ],
  [
    'rfc1738',
    'gopher://h.dom/0s%09%09$',
    '3.4.6: The Gopher+ string asks for all attributes of all items of the directory.',
  ],
  [
    'rfc1738',
    'gopher://h.dom/0s%09%09!+ABSTRACT',
    '3.4.7: The Gopher+ string asks for these attributes of the item: "+ABSTRACT".',
  ],
  [
    'rfc1738',
    'gopher://h.dom/0s%09%09+a%20b',
    '3.4.8: The Gopher+ string asks for the view "a" in the language "b".',
  ],
  ['rfc1738', 'gopher://h.dom/0s%09%09+a', '3.4.8: The Gopher+ string asks for the view "a".'],
  [
    'rfc1738',
    'gopher://h.dom/0s%09%09+%091%0D%0A+-1%0D%0Av%0D%0A.%0D%0A',
    '3.4.9: The Gopher+ string is a form filled out with these values: "v".',
  ],
  [
    'rfc1738',
    'gopher://h.dom/0s%09%09+%091%0D%0A+-1%0D%0Av%0D%0A.%0D%0A',
    '3.4.9: Send "s\\x09+\\x091\\x0D\\x0A+-1\\x0D\\x0Av\\x0D\\x0A.\\x0D\\x0A".',
  ],
  [
    'rfc1738',
    'gopher://h.dom/0s%09%09x',
    '3.4.3: The Gopher+ string has none of the forms that the document describes.',
  ],
  ['rfc1738', 'mailto:a@b', '3.5: The URL designates the Internet mailing address "a@b".'],
  ['rfc1738', 'news:*', '3.6: The URL refers to all available news groups.'],
  ['rfc1738', 'news:a.b', '3.6: The URL refers to the news group "a.b".'],
  ['rfc1738', 'news:1@b', '3.6: The URL refers to the article with the Message-ID "<1@b>".'],
  ['rfc1738', 'nntp://h.dom/a.b/3', '3.7: The numeric id of the article within it is 3.'],
  [
    'rfc1738',
    'telnet://u:p@h.dom',
    '3.8: Advise the user of the name "u" and the password "p", to log in with.',
  ],
  ['rfc1738', 'wais://h.dom/d', '3.9: The URL designates the WAIS database "d", available for searching.'],
  ['rfc1738', 'wais://h.dom/d?s', '3.9: The URL designates a search of the WAIS database "d" for "s".'],
  ['rfc1738', 'wais://h.dom/d/t/p', '3.9: Its document-id, opaque to all but the server, is "p".'],
  [
    'rfc1738',
    'file:///a/b',
    '3.10: The URL designates a file accessible on the machine from which the URL is being interpreted.',
  ],
  ['rfc1738', 'file://h.dom/b', '3.10: Its path has no directory and the name "b".'],
  ['rfc1738', 'prospero://h.dom/n;a=b', '3.11: The field "a" of the target has the value "b".'],
  ['rfc1738', 'http:x', '5: No form that this document gives to a scheme derives it.'],
  ['rfc1738', 'foo://u:p@h.dom:3/x', '3.1: The url-path is "x".'],
  ['url-1993', 'ftp://h/a/b', 'Path: The path is hierarchical: "a", "b".'],
  ['url-1993', 'ftp://u:p@h/b', 'FTP: Log in as "u" with the password "p".'],
  ['url-1993', 'http://h/a?b', 'HTTP: The search part "b" is sent.'],
  [
    'url-1993',
    'http://h/a#f',
    'Fragment-id: The fragment-id "f" is a part of the object, as the application defines it.',
  ],
  ['url-1993', 'gopher://h', 'Gopher: The type is "1", the default.'],
  ['url-1993', 'news:*', 'BNF syntax: The news locator is "*", in place of a group or an article.'],
  ['url-1993', 'news:a', 'News: The news locator refers to the news group "a".'],
  ['url-1993', 'news:1@b', 'News: The news locator refers to the article with the message identifier "1@b".'],
  ['url-1993', 'wais://h/d/t/42/p', 'WAIS: The length of the object is 42.'],
  ['url-1993', 'wais://h/d?a+b', 'BNF syntax: The search part is "a+b": words with "+" between them.'],
  ['url-1993', 'prospero://h/n%00%00a', 'Prospero: The version number is empty.'],
  ['url-1993', 'prospero://h/n%003', 'Prospero: The version number is "3".'],
  ['url-1993', 'telnet://u@h:1', 'Internet protocol parts: Connect to the host "h" at port 1.'],
  ['url-1993', 'afs://c/p', 'BNF syntax: The cell is "c", the path "p".'],
  ['url-1993', 'foo:x', 'Scheme: The scheme is "foo", on which the format of the rest depends.'],
  ['url-1995', 'ftp://u@h/p', 'BNF syntax: The url is ftpaddress.'],
  ['url-1995', 'gopher://h/1s', 'BNF syntax: Its selector is "s".'],
  ['url-1995', 'wais://h/d/t/42/p', 'BNF syntax: The digits between wtype and path are "42".'],
  ['url-1997', '', '3: The reference is to the current document.'],
  [
    'url-1997',
    '../g',
    '5: The reference is relative, a relative-path reference: the rest comes from the base URL.',
  ],
  [
    'url-1997',
    '//h',
    '5: The reference is relative, a network-path reference: the rest comes from the base URL.',
  ],
  ['url-1997', 'ftp://u@h/', '4.3.1: The port is the default of the scheme, 21 (RFC 1738 §3.2).'],
  ['url-1997', 'news:a', '1: What this scheme adds is defined by RFC 1738 §3.6, not by this document.'],
  ['rfc2396bis-01', 'mailto:a@b', '3: The URI is opaque: it has no hierarchy that this syntax could see.'],
  [
    'rfc2396bis-01',
    '/g',
    '5: The reference is relative, an absolute-path reference: the rest comes from the base URI.',
  ],
  [
    'rfc2396bis-01',
    'foo://a_b/',
    '3.2: The authority is no server but a name of a registry that the scheme defines.',
  ],
  ['rfc2396bis-01', 'http://[::1]:80/', '3.2.2: The host is "[::1]", an IPv6 literal.'],
  ['rfc2396bis-01', 'a?b#', '4.1: The fragment, for the user agent after retrieval, is empty.'],
];

test.each(rows)('%s: %s', (id, text, sentence) => {
  expect(told(id, text)).toContain(sentence);
});

describe.each(revisions)('%s', (id) => {
  test('every example of the document is explained, in sections that exist, or is not derivable', () => {
    for (const { text } of examplesOfKind(id, 'valid')) {
      const reading = readingOf(id, text);
      const { sentences } = explain(algorithmsOf(id).explainer, reading);
      expect(sentences.length > 0).toBe(reading.derivable);
      for (const { section } of sentences) expect(sections[id]).toContain(section);
    }
  });

  test('what is told is printable', () => {
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
        for (const line of told(id, text)) expect(line).toMatch(/^[ -~§]+$/);
      }),
      { seed: 1738 },
    );
  });
});
