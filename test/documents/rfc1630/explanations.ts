/** Expected sentences of rfc1630 that explain strings. */
import type { Explanation } from '../expected.js';

export const explanations: readonly Explanation[] = [
  ['http://h/a?b+c%20d', 'HTTP: The search part "b+c%20d" is sent as part of the command.'],
  ['http://h/a?b+c%20d', 'Reserved characters: The words of the query are "b", "c d".'],
  ['http://h/a', 'HTTP: The path "/a" is passed to the server unchanged.'],
  ['http://h/a', 'HTTP: Connect to the host "h" at port 80, as the URL names no other.'],
  ['http://h:8000/a', 'HTTP: Connect to the host "h" at port 8000.'],
  ['ftp://h/a/b', 'Path: Send CWD "a".'],
  ['ftp://h/a/b', 'Path: The file name for RETR, or the directory name for NLIST, is "b".'],
  ['ftp://h/a/', 'Data type: The path ends in "/": read the directory.'],
  ['ftp://u:p@h/b', 'User name and password: Log in as "u" with the password "p".'],
  [
    'ftp://h/b',
    'User name and password: Log in as "anonymous", with the Internet-style mail address of the user as password.',
  ],
  ['gopher://h', 'Gopher: The type is "1", which is assumed; it is not sent.'],
  ['gopher://h/00x', 'Gopher: The command string to be sent is "0x".'],
  ['mailto:a%25b@c', 'Mailto: The URL specifies the RFC 822 mail address "a%b@c".'],
  ['news:*', 'BNF for specific URL schemes: The news locator is "*", in place of a group or an article.'],
  ['news:a', 'News: The news locator refers to the news group "a".'],
  ['news:1@b', 'News: The news locator refers to the article with the message identifier "1@b".'],
  ['nntp:a/1', 'NNTP: The URL refers to the article 1 of the news group "a" on one NNTP server.'],
  ['telnet://u:p@h', 'BNF for specific URL schemes: The password is "p".'],
  ['wais://h/d/t/3=a%20b;12=c;', 'WAIS: Field 3 of the WAIS identifier is "a b".'],
  ['wais://h/d/t/3=a%20b;12=c;', 'WAIS: Field 12 of the WAIS identifier is "c".'],
  ['wais://h/d?a+b', 'Reserved characters: The words of the query are "a", "b".'],
  ['prospero://h/n%003a', 'BNF for specific URL schemes: The attributes are "a".'],
  ['prospero://h/n%003', 'Prospero: The version number is "3".'],
  ['mid:a@b', 'Message-Id: The URL refers to the mail message with the Message-Id "<a@b>".'],
  ['cid:a@b', 'Content-Id: The URL refers to the part of a MIME message with the content-id "a@b".'],
  ['cid:a@b', 'URI syntax: The scheme is "cid", on which the format of the rest depends.'],
];
