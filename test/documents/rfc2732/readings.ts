/** The readings that the policies of rfc2732 decide. */
import type { ExpectedReading } from '../expected.js';

export const readings: readonly ExpectedReading[] = [
  {
    text: 'http://u:p@[::FFFF:129.144.52.38]:80/index.html',
    section: '2',
    production: ['hier_part', 'net_path', 'server', 'abs_path'],
    components: {
      scheme: 'http',
      authority: 'u:p@[::FFFF:129.144.52.38]:80',
      user: 'u:p',
      host: '[::FFFF:129.144.52.38]',
      hostKind: 'ipv6reference',
      port: '80',
      path: '/index.html',
    },
  },
  {
    text: '//[1:2]:?a[b]#]',
    section: 'RFC 2396 §4.3',
    production: ['relativeURI', 'net_path', 'server'],
    components: {
      authority: '[1:2]:',
      host: '[1:2]',
      hostKind: 'ipv6reference',
      port: '',
      path: '',
      query: 'a[b]',
      fragment: ']',
    },
  },
  {
    text: 'http://1.2.3.1000/',
    section: '3',
    production: ['hier_part', 'net_path', 'reg_name', 'abs_path'],
    components: { scheme: 'http', authority: '1.2.3.1000', path: '/' },
  },
  {
    text: 'http://1.2.3.999/',
    section: '3',
    production: ['hier_part', 'net_path', 'server', 'abs_path'],
    components: {
      scheme: 'http',
      authority: '1.2.3.999',
      host: '1.2.3.999',
      hostKind: 'IPv4address',
      path: '/',
    },
  },
  { text: 'a:b[1]', section: '3', production: ['opaque_part'], components: { scheme: 'a', path: 'b[1]' } },
];
