/** Expected sentences of rfc1738 that explain strings. */
import type { Explanation } from '../expected.js';

export const explanations: readonly Explanation[] = [
  [
    'ftp://h.dom/',
    '3.2.1: If the server asks for a user name or password, log in as "anonymous", with the e-mail address of the end user as password.',
  ],
  [
    'ftp://@h.dom/',
    '3.2.1: Log in as "", an empty user name; if the server requests a password, ask the user for one.',
  ],
  ['ftp://u:@h.dom/', '3.2.1: Log in as "u" with the password "".'],
  ['ftp://h.dom/', '3.2.2: The name is empty: no file is named.'],
  ['ftp://h.dom/a/', '3.2.2: The name is empty after these directories: no file is named.'],
  ['ftp://h.dom', '3.2.2: The url-path is omitted: no command is given.'],
  ['ftp://h.dom//a', '3.2.2: Send CWD with a null argument.'],
  ['ftp://h.dom/a;type=d', '3.2.2: Send NLST "a" and read the results as a file directory listing.'],
  ['http://h.dom:81/a?b', '3.1: Connect to the host "h.dom" at port 81.'],
  ['http://h.dom/a?b', '3.3: The query string is "b".'],
  ['http://h.dom/a?b', '3.3: The HTTP selector is "a".'],
  ['gopher://h.dom', '3.4.1: The type of the resource is "1", the default.'],
  ['gopher://h.dom/1a%1B%5B', '3.4.1: The selector is "a\\x1B[".'],
  ['gopher://h.dom/7s%09q', '3.4.2: It is a search engine, to be asked for "q".'],
  ['gopher://h.dom/0s%09%09+', '3.4.4: The Gopher+ string "+" asks for the default view of the item.'],
  [
    'gopher://h.dom/0s%09%09?',
    '3.4.5: The Gopher+ string "?" denotes an electronic form: fetch +ASK and have the user fill it out.',
  ],
  [
    'gopher://h.dom/0s%09%09$',
    '3.4.6: The Gopher+ string asks for all attributes of all items of the directory.',
  ],
  [
    'gopher://h.dom/0s%09%09!+ABSTRACT',
    '3.4.7: The Gopher+ string asks for these attributes of the item: "+ABSTRACT".',
  ],
  ['gopher://h.dom/0s%09%09+a%20b', '3.4.8: The Gopher+ string asks for the view "a" in the language "b".'],
  ['gopher://h.dom/0s%09%09+a', '3.4.8: The Gopher+ string asks for the view "a".'],
  [
    'gopher://h.dom/0s%09%09+%091%0D%0A+-1%0D%0Av%0D%0A.%0D%0A',
    '3.4.9: The Gopher+ string is a form filled out with these values: "v".',
  ],
  [
    'gopher://h.dom/0s%09%09+%091%0D%0A+-1%0D%0Av%0D%0A.%0D%0A',
    '3.4.9: Send "s\\x09+\\x091\\x0D\\x0A+-1\\x0D\\x0Av\\x0D\\x0A.\\x0D\\x0A".',
  ],
  [
    'gopher://h.dom/0s%09%09x',
    '3.4.3: The Gopher+ string has none of the forms that the document describes.',
  ],
  ['mailto:a@b', '3.5: The URL designates the Internet mailing address "a@b".'],
  ['news:*', '3.6: The URL refers to all available news groups.'],
  ['news:a.b', '3.6: The URL refers to the news group "a.b".'],
  ['news:1@b', '3.6: The URL refers to the article with the Message-ID "<1@b>".'],
  ['nntp://h.dom/a.b/3', '3.7: The numeric id of the article within it is 3.'],
  ['telnet://u:p@h.dom', '3.8: Advise the user to log in with the name "u" and the password "p".'],
  ['wais://h.dom/d', '3.9: The URL designates the WAIS database "d", available for searching.'],
  ['wais://h.dom/d?s', '3.9: The URL designates a search of the WAIS database "d" for "s".'],
  ['wais://h.dom/d/t/p', '3.9: Its document-id, opaque to all but the server, is "p".'],
  [
    'file:///a/b',
    '3.10: The URL designates a file accessible on the machine from which the URL is being interpreted.',
  ],
  ['file://h.dom/b', '3.10: Its path has no directory and the name "b".'],
  ['prospero://h.dom/n;a=b', '3.11: The field "a" of the target has the value "b".'],
  ['http:x', '5: No scheme-specific form of this document derives it.'],
  ['foo://u:p@h.dom:3/x', '3.1: The url-path is "x".'],
];
