/** The readings that the policies of rfc1630 decide. */
import type { ExpectedReading } from '../expected.js';

const http = { scheme: 'http', authority: 'h', host: 'h', hostKind: 'hostname' };
const h = { host: 'h', hostKind: 'hostname' };

export const readings: readonly ExpectedReading[] = [
  {
    text: 'http://h/a/b?c+d',
    section: 'BNF for specific URL schemes',
    production: ['httpaddress'],
    components: { ...http, path: 'a/b', query: 'c+d' },
  },
  {
    text: 'http://h:80/x',
    section: 'BNF for specific URL schemes',
    production: ['httpaddress'],
    components: { ...http, authority: 'h:80', port: '80', path: 'x' },
  },
  {
    text: 'ftp://u:p@h:21/x',
    section: 'User name and password',
    production: ['ftpaddress'],
    components: {
      scheme: 'ftp',
      authority: 'u:p@h:21',
      user: 'u',
      password: 'p',
      ...h,
      port: '21',
      path: 'x',
    },
  },
  {
    text: 'ftp://u@evil@good/x',
    section: 'User name and password',
    production: ['ftpaddress'],
    components: {
      scheme: 'ftp',
      authority: 'u@evil@good',
      user: 'u',
      host: 'evil@good',
      hostKind: 'hostname',
      path: 'x',
    },
  },
  {
    text: 'ftp://u@1h/x',
    section: 'User name and password',
    production: ['ftpaddress'],
    components: { scheme: 'ftp', authority: 'u@1h', host: 'u@1h', hostKind: 'hostname', path: 'x' },
  },
  {
    text: 'ftp://a%41@h/x',
    section: 'BNF for specific URL schemes, alphanum2',
    production: ['ftpaddress'],
    components: { scheme: 'ftp', authority: 'a%41@h', host: 'a%41@h', hostKind: 'hostname', path: 'x' },
  },
  {
    text: 'ftp://h/aAN',
    section: 'Data type',
    production: ['ftpaddress'],
    components: { scheme: 'ftp', authority: 'h', ...h, path: 'aAN' },
  },
  {
    text: 'telnet://u@1.2.3.4:23',
    section: 'User name and password',
    production: ['telnetaddress'],
    components: {
      scheme: 'telnet',
      authority: 'u@1.2.3.4:23',
      user: 'u',
      host: '1.2.3.4',
      hostKind: 'hostnumber',
      port: '23',
    },
  },
  {
    text: 'prospero://h/a/b%001v',
    section: 'Prospero',
    production: ['prosperoaddress'],
    components: {
      scheme: 'prospero',
      authority: 'h',
      ...h,
      path: 'a/b%001v',
      specific: { prosperoName: 'a/b', prosperoVersion: '1', prosperoAttributes: 'v' },
    },
  },
  {
    text: 'prospero://h/a%001%00b',
    section: 'Prospero',
    production: ['prosperoaddress'],
    components: {
      scheme: 'prospero',
      authority: 'h',
      ...h,
      path: 'a%001%00b',
      specific: { prosperoName: 'a%001%00b' },
    },
  },
  {
    text: 'wais://h/db/t/12=p;',
    section: 'WAIS',
    production: ['waisdoc'],
    components: {
      scheme: 'wais',
      authority: 'h',
      ...h,
      path: 'db/t/12=p;',
      specific: { waisDatabase: 'db', waisType: 't', waisPath: '12=p;' },
    },
  },
  {
    text: 'gopher://h/00/x',
    section: 'Gopher',
    production: ['gopheraddress'],
    components: {
      scheme: 'gopher',
      authority: 'h',
      ...h,
      path: '00/x',
      specific: { gopherType: '0', gopherSelector: '0/x' },
    },
  },
  {
    text: 'news:*a@b',
    section: 'News',
    production: ['newsaddress'],
    components: { scheme: 'news', path: '*a@b', specific: { newsArticle: '*a@b' } },
  },
  {
    text: 'news:a@1b',
    section: 'News',
    production: ['newsaddress'],
    components: { scheme: 'news', path: 'a@1b', specific: { newsGroup: 'a@1b' } },
  },
  {
    text: 'nntp:a.b/12',
    section: 'NNTP',
    production: ['nntpaddress'],
    components: { scheme: 'nntp', path: 'a.b/12', specific: { nntpGroup: 'a.b', nntpNumber: '12' } },
  },
  {
    text: 'mailto:"a@b"@c',
    section: 'Mailto',
    production: ['mailtoaddress'],
    components: { scheme: 'mailto', path: '"a@b"@c', specific: { mailAddress: '"a@b"@c' } },
  },
  {
    text: 'mid:"a@b"@[c]',
    section: 'Message-Id',
    production: ['midaddress'],
    components: { scheme: 'mid', path: '"a@b"@[c]' },
  },
  {
    text: 'cid:a@b',
    section: 'Content-Id',
    production: ['cidaddress'],
    components: { scheme: 'cid', path: 'a@b' },
  },
];
