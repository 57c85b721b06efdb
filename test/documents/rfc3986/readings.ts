/** The readings that the policies of rfc3986 decide. */
import type { ExpectedReading } from '../expected.js';

export const readings: readonly ExpectedReading[] = [
  {
    text: 'http://1.2.3.4/',
    section: '3.2.2',
    production: ['URI', 'path-abempty'],
    components: {
      scheme: 'http',
      authority: '1.2.3.4',
      host: '1.2.3.4',
      hostKind: 'IPv4address',
      path: '/',
    },
  },
  {
    text: 'http://u:p@1.2.3.4.5:/x?y#',
    section: '3.2.2',
    production: ['URI', 'path-abempty'],
    components: {
      scheme: 'http',
      authority: 'u:p@1.2.3.4.5:',
      user: 'u:p',
      host: '1.2.3.4.5',
      hostKind: 'reg-name',
      port: '',
      path: '/x',
      query: 'y',
      fragment: '',
    },
  },
  {
    text: '//256.1.1.1',
    section: '3.2.2',
    production: ['relative-ref', 'path-abempty'],
    components: { authority: '256.1.1.1', host: '256.1.1.1', hostKind: 'reg-name', path: '' },
  },
  {
    text: '//1.2.3.4%20',
    section: '3.2.2',
    production: ['relative-ref', 'path-abempty'],
    components: { authority: '1.2.3.4%20', host: '1.2.3.4%20', hostKind: 'reg-name', path: '' },
  },
  {
    text: 'http://%31.2.3.4/',
    section: '3.2.2',
    production: ['URI', 'path-abempty'],
    components: {
      scheme: 'http',
      authority: '%31.2.3.4',
      host: '%31.2.3.4',
      hostKind: 'reg-name',
      path: '/',
    },
  },
  {
    text: '//[::ffff:1.2.3.4]:8',
    section: '3.2.2',
    production: ['relative-ref', 'path-abempty'],
    components: {
      authority: '[::ffff:1.2.3.4]:8',
      host: '[::ffff:1.2.3.4]',
      hostKind: 'IP-literal',
      port: '8',
      path: '',
    },
  },
  {
    text: 'x://@:/',
    section: '3.2',
    production: ['URI', 'path-abempty'],
    components: {
      scheme: 'x',
      authority: '@:',
      user: '',
      host: '',
      hostKind: 'reg-name',
      port: '',
      path: '/',
    },
  },
  {
    text: 'http:a?b',
    section: '3',
    production: ['URI', 'path-rootless'],
    components: { scheme: 'http', path: 'a', query: 'b' },
  },
  {
    text: 'a:/b//c',
    section: '3.3',
    production: ['URI', 'path-absolute'],
    components: { scheme: 'a', path: '/b//c' },
  },
  {
    text: 'a:?',
    section: '3.3',
    production: ['URI', 'path-empty'],
    components: { scheme: 'a', path: '', query: '' },
  },
  {
    text: 'a:////b',
    section: '3.3',
    production: ['URI', 'path-abempty'],
    components: { scheme: 'a', authority: '', host: '', hostKind: 'reg-name', path: '//b' },
  },
  {
    text: 'a@b/c:d',
    section: '4.1',
    production: ['relative-ref', 'path-noscheme'],
    components: { path: 'a@b/c:d' },
  },
  {
    text: '#/?',
    section: '4.4',
    production: ['relative-ref', 'path-empty'],
    components: { path: '', fragment: '/?' },
  },
];
