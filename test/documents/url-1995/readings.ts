/** The readings that the policies of url-1995 decide. */
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
    text: 'telnet://u:p:q@h',
    section: 'BNF syntax, login',
    production: ['telnetaddress'],
    components: {
      scheme: 'telnet',
      authority: 'u:p:q@h',
      user: 'u',
      password: 'p:q',
      host: 'h',
      hostKind: 'hostname',
    },
  },
  {
    text: 'http://h:80:90/',
    section: 'Internet protocol parts of url-1993',
    production: ['httpaddress'],
    components: { ...http, authority: 'h:80:90', host: 'h:80', port: '90', path: '' },
  },
  {
    text: 'http://u:p@h:80/x',
    section: 'BNF syntax, httpaddress',
    production: ['httpaddress'],
    components: { ...http, authority: 'u:p@h:80', host: 'u:p@h', port: '80', path: 'x' },
  },
  {
    text: 'ftp://u:p@evil@good/x',
    section: 'Internet protocol parts of url-1993',
    production: ['ftpaddress'],
    components: {
      scheme: 'ftp',
      authority: 'u:p@evil@good',
      user: 'u',
      password: 'p',
      host: 'evil@good',
      hostKind: 'hostname',
      path: 'x',
    },
  },
  {
    text: 'ftp://u@1h@h/x',
    section: 'Internet protocol parts of url-1993',
    production: ['ftpaddress'],
    components: {
      scheme: 'ftp',
      authority: 'u@1h@h',
      user: 'u@1h',
      host: 'h',
      hostKind: 'hostname',
      path: 'x',
    },
  },
  {
    text: 'ftp://u:p:q@h@1.2.3.4/x',
    section: 'Internet protocol parts of url-1993',
    production: ['ftpaddress'],
    components: {
      scheme: 'ftp',
      authority: 'u:p:q@h@1.2.3.4',
      user: 'u',
      password: 'p:q',
      host: 'h@1.2.3.4',
      hostKind: 'hostname',
      path: 'x',
    },
  },
  {
    text: 'prospero://h/a%00b%001v',
    section: 'Prospero of url-1993',
    production: ['prosperoaddress'],
    components: {
      scheme: 'prospero',
      authority: 'h',
      host: 'h',
      hostKind: 'hostname',
      path: 'a%00b%001v',
      specific: { prosperoName: 'a%00b', prosperoVersion: '1', prosperoAttributes: 'v' },
    },
  },
];
