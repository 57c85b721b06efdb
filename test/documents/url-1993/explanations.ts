/** Expected sentences of url-1993 that explain strings. */
import type { Explanation } from '../expected.js';

export const explanations: readonly Explanation[] = [
  ['ftp://h/a/b', 'Path: The path is hierarchical: "a", "b".'],
  ['ftp://u:p@h/b', 'FTP: Log in as "u" with the password "p".'],
  ['http://h/a?b', 'HTTP: The search part "b" is sent.'],
  [
    'http://h/a#f',
    'Fragment-id: The fragment-id "f" is a part of the object, as the application defines it.',
  ],
  ['gopher://h', 'Gopher: The type is "1", the default.'],
  ['news:*', 'BNF syntax: The news locator is "*", in place of a group or an article.'],
  ['news:a', 'News: The news locator refers to the news group "a".'],
  ['news:a@', 'News: The news locator refers to the article with the message identifier "a@".'],
  ['news:1@b', 'News: The news locator refers to the article with the message identifier "1@b".'],
  ['wais://h/d/t/42/p', 'WAIS: The length of the object is 42.'],
  ['wais://h/d?a+b', 'BNF syntax: The search part is "a+b": words with "+" between them.'],
  ['prospero://h/n%00%00a', 'Prospero: The version number is empty.'],
  ['prospero://h/n%003', 'Prospero: The version number is "3".'],
  ['telnet://u@h:1', 'Internet protocol parts: Connect to the host "h" at port 1.'],
  ['afs://c/p', 'BNF syntax: The cell is "c", the path "p".'],
  ['foo:x', 'Scheme: The scheme is "foo", on which the format of the rest depends.'],
];
