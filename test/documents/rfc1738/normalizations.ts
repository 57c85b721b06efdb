/** Normal forms by rfc1738, level by level. */
import type { Normalization } from '../expected.js';

export const normalizations: readonly Normalization[] = [
  ['HTTP://H:80/%7a', 'case', 'http://H:80/%7a'],
  ['HTTP://H:80/%7a%2a%7e', 'escape', 'http://H:80/z%2A%7E'],
  ['http://h:80/a', 'scheme', 'http://h/a'],
  ['HTTP://h:80', 'scheme', 'http://h'],
  ['ftp://u:p@h:21/a;type=i', 'scheme', 'ftp://u:p@h/a;type=i'],
  ['gopher://h:70/1a%09b', 'scheme', 'gopher://h/1a%09b'],
  ['nntp://h:119/g/1', 'scheme', 'nntp://h/g/1'],
  ['telnet://u@h:23/', 'scheme', 'telnet://u@h/'],
  ['wais://h:210/d?q', 'scheme', 'wais://h/d?q'],
  ['prospero://h:1525//a;b=c', 'scheme', 'prospero://h//a;b=c'],
  ['http://h:8080/', 'scheme', 'http://h:8080/'],
  // The port is a number (3.1), which no section asks to be written without zeros.
  ['http://h:080/', 'scheme', 'http://h/'],
  ['http://h:08080/', 'scheme', 'http://h:08080/'],
  ['ftp://h:80/', 'scheme', 'ftp://h:80/'],
  ['HTTP://%68/', 'case', 'http://%68/'],
  // These are read as other productions once their escapes are gone.
  ['ftp://h/a;type=%69', 'scheme', 'ftp://h/a;type=%69'],
  ['http://%68/%61', 'scheme', 'http://%68/%61'],
  ['nntp://h/g/%31', 'scheme', 'nntp://h/g/%31'],
  ['ftp://h/%2fetc', 'scheme', 'ftp://h/%2Fetc'],
];
