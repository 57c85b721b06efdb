/** The ambiguous rules of url-1995. */
import type { Ambiguity } from '../expected.js';

export const ambiguities: Readonly<Record<string, Ambiguity>> = {
  fragmentaddress: ['a::', 2n, 'exponential'],
  uri: ['a::', 2n, 'exponential'],
  url: ['a::', 2n, 'exponential'],
  generic: ['a::', 2n, 'polynomial'],
  httpaddress: ['http://a.a', 2n, 'exponential'],
  ftpaddress: ['ftp://a.a/', 2n, 'exponential'],
  afsaddress: ['afs://a.a/', 2n, 'exponential'],
  newsaddress: ['news:a@a', 2n, 'exponential'],
  waisaddress: ['wais://a.a/a', 2n, 'exponential'],
  waisindex: ['wais://a.a/a', 2n, 'exponential'],
  waisdoc: ['wais://a.a/a/a/0/', 2n, 'exponential'],
  groupart: ['a@a', 2n, 'exponential'],
  group: ['a.a', 2n, 'exponential'],
  article: ['a@a.a', 2n, 'exponential'],
  prosperoaddress: ['prospero://a.a/', 2n, 'exponential'],
  prosperolink: ['prospero://a.a/', 2n, 'exponential'],
  attributes: ['aa', 2n, 'exponential'],
  telnetaddress: ['telnet://a.a', 2n, 'exponential'],
  gopheraddress: ['gopher://a.a', 2n, 'exponential'],
  login: ['a.a', 2n, 'exponential'],
  hostport: ['a.a', 2n, 'exponential'],
  host: ['a.a', 2n, 'exponential'],
  cellname: ['a.a', 2n, 'exponential'],
  hostname: ['a.a', 2n, 'exponential'],
};
