/** The readings that the policies of url-1997 decide. */
import type { ExpectedReading } from '../expected.js';

export const readings: readonly ExpectedReading[] = [
  {
    text: '//g',
    section: '4.4',
    production: ['net_path'],
    components: { authority: 'g', host: 'g', hostKind: 'hostname', path: '' },
  },
  {
    text: 'http://-bad-/',
    section: '4.4',
    production: ['generic-URL', 'abs_path', 'rel_path'],
    components: { scheme: 'http', path: '//-bad-/' },
  },
  {
    text: '//h?q',
    section: '4.3.1',
    production: ['abs_path', 'rel_path'],
    components: { path: '//h', query: 'q' },
  },
  {
    text: 'ftp://@host.com:/;x?y#z',
    section: '4.3.1',
    production: ['generic-URL', 'net_path', 'abs_path', 'rel_path'],
    components: {
      scheme: 'ftp',
      authority: '@host.com:',
      user: '',
      host: 'host.com',
      hostKind: 'hostname',
      port: '',
      path: '/;x',
      query: 'y',
      fragment: 'z',
    },
  },
  { text: '', section: '5.2', production: ['rel_path'], components: { path: '' } },
  {
    text: 'http://h:80:90/',
    section: '4.4',
    production: ['generic-URL', 'abs_path', 'rel_path'],
    components: { scheme: 'http', path: '//h:80:90/' },
  },
];
