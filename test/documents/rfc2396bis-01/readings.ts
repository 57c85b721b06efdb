/** The readings that the policies of rfc2396bis-01 decide. */
import type { ExpectedReading } from '../expected.js';

export const readings: readonly ExpectedReading[] = [
  {
    text: 'http://-bad-/',
    section: '3.2.1',
    production: ['hier-part', 'net-path', 'reg-name', 'abs-path'],
    components: { scheme: 'http', authority: '-bad-', path: '/' },
  },
  {
    text: 'http://u:p@1.2.3.4.5:/x?y#',
    section: '3.2.2',
    production: ['hier-part', 'net-path', 'server', 'abs-path'],
    components: {
      scheme: 'http',
      authority: 'u:p@1.2.3.4.5:',
      user: 'u:p',
      host: '1.2.3.4.5',
      hostKind: 'hostname',
      port: '',
      path: '/x',
      query: 'y',
      fragment: '',
    },
  },
  {
    text: '//[::ffff:1.2.3.4]',
    section: '3.2.2',
    production: ['relative-URI', 'net-path', 'server'],
    components: {
      authority: '[::ffff:1.2.3.4]',
      host: '[::ffff:1.2.3.4]',
      hostKind: 'IPv6reference',
      path: '',
    },
  },
  { text: 'a:b?q', section: '3', production: ['opaque-part'], components: { scheme: 'a', path: 'b?q' } },
  {
    text: 'a:?q',
    section: '3',
    production: ['hier-part'],
    components: { scheme: 'a', path: '', query: 'q' },
  },
  {
    text: 'http://u@v@h/',
    section: '3.2',
    production: ['hier-part', 'net-path', 'reg-name', 'abs-path'],
    components: { scheme: 'http', authority: 'u@v@h', path: '/' },
  },
  {
    text: 'http://256.1.1.1/',
    section: '3.2.2',
    production: ['hier-part', 'net-path', 'server', 'abs-path'],
    components: {
      scheme: 'http',
      authority: '256.1.1.1',
      host: '256.1.1.1',
      hostKind: 'hostname',
      path: '/',
    },
  },
];
