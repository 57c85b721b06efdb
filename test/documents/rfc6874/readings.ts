/** The readings that the policies of rfc6874 decide. */
import type { ExpectedReading } from '../expected.js';

export const readings: readonly ExpectedReading[] = [
  {
    text: 'http://u@[fe80::a%25en1]:80/x?y',
    section: '2',
    production: ['URI', 'path-abempty'],
    components: {
      scheme: 'http',
      authority: 'u@[fe80::a%25en1]:80',
      user: 'u',
      host: '[fe80::a%25en1]',
      hostKind: 'IP-literal',
      port: '80',
      path: '/x',
      query: 'y',
    },
  },
  {
    text: '//1.2.3.4%25en1',
    section: 'RFC 3986 §3.2.2',
    production: ['relative-ref', 'path-abempty'],
    components: { authority: '1.2.3.4%25en1', host: '1.2.3.4%25en1', hostKind: 'reg-name', path: '' },
  },
];
