/** The readings that the policies of url-1993 decide. */
import type { ExpectedReading } from '../expected.js';

const http = { scheme: 'http', authority: 'h', host: 'h', hostKind: 'hostname' };

export const readings: readonly ExpectedReading[] = [
  {
    text: 'http://h/a b',
    section: 'BNF syntax',
    production: ['httpaddress'],
    components: { ...http, path: 'a b' },
  },
  {
    text: 'http://h?q',
    section: 'BNF syntax',
    production: ['httpaddress'],
    components: { ...http, query: 'q' },
  },
  {
    text: 'a:b:c?d+e#f',
    section: 'Partial form',
    production: ['generic'],
    components: { scheme: 'a', path: 'b:c', query: 'd+e', fragment: 'f' },
  },
  {
    text: 'ftp://h:21/x',
    section: 'BNF syntax, fileaddress',
    production: ['fileaddress'],
    components: {
      scheme: 'ftp',
      authority: 'h:21',
      host: 'h:21',
      hostKind: 'hostname',
      path: 'x',
    },
  },
  {
    text: 'http://h:80/x',
    section: 'Internet protocol parts',
    production: ['httpaddress'],
    components: { ...http, authority: 'h:80', port: '80', path: 'x' },
  },
  {
    text: 'telnet://u@1.2.3.4:23',
    section: 'Internet protocol parts',
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
      host: 'h',
      hostKind: 'hostname',
      path: 'a/b%001v',
      specific: { prosperoName: 'a/b', prosperoVersion: '1', prosperoAttributes: 'v' },
    },
  },
  {
    text: 'wais://h/db/t/12/p',
    section: 'WAIS',
    production: ['waisdoc'],
    components: {
      scheme: 'wais',
      authority: 'h',
      host: 'h',
      hostKind: 'hostname',
      path: 'db/t/12/p',
      specific: { waisDatabase: 'db', waisType: 't', waisLength: '12', waisPath: 'p' },
    },
  },
  {
    text: 'gopher://h/00/x?s',
    section: 'Gopher',
    production: ['gopheraddress'],
    components: {
      scheme: 'gopher',
      authority: 'h',
      host: 'h',
      hostKind: 'hostname',
      path: '00/x',
      query: 's',
      specific: { gopherType: '0', gopherSelector: '0/x', gopherSearch: 's' },
    },
  },
  {
    text: 'news:a1@w3.org',
    section: 'News',
    production: ['newsaddress'],
    components: {
      scheme: 'news',
      path: 'a1@w3.org',
      specific: { newsArticle: 'a1@w3.org' },
    },
  },
  {
    text: 'http://h:80:90/',
    section: 'Internet protocol parts',
    production: ['httpaddress'],
    components: { ...http, authority: 'h:80:90', host: 'h:80', port: '90', path: '' },
  },
  {
    text: 'http://h:80a/',
    section: 'Internet protocol parts',
    production: ['httpaddress'],
    components: { ...http, authority: 'h:80a', host: 'h:80a', path: '' },
  },
  {
    text: 'telnet://u@evil@good:23',
    section: 'Internet protocol parts',
    production: ['telnetaddress'],
    components: {
      scheme: 'telnet',
      authority: 'u@evil@good:23',
      user: 'u',
      host: 'evil@good',
      hostKind: 'hostname',
      port: '23',
    },
  },
  {
    text: 'telnet://a:b@h',
    section: 'BNF syntax, telnetaddress',
    production: ['telnetaddress'],
    components: { scheme: 'telnet', authority: 'a:b@h', user: 'a:b', host: 'h', hostKind: 'hostname' },
  },
  {
    text: 'x@y:b:c',
    section: 'Partial form',
    production: ['generic'],
    components: { scheme: 'x@y', path: 'b:c' },
  },
  {
    text: 'news:*a@b',
    section: 'News',
    production: ['newsaddress'],
    components: { scheme: 'news', path: '*a@b', specific: { newsArticle: '*a@b' } },
  },
  {
    text: 'prospero://h/a%001%00b',
    section: 'Prospero',
    production: ['prosperoaddress'],
    components: {
      scheme: 'prospero',
      authority: 'h',
      host: 'h',
      hostKind: 'hostname',
      path: 'a%001%00b',
      specific: { prosperoName: 'a%001%00b' },
    },
  },
];
