/** The readings that the policies of rfc2396 decide. */
import type { ExpectedReading } from '../expected.js';

export const readings: readonly ExpectedReading[] = [
  {
    text: '//g',
    section: '4.3',
    production: ['relativeURI', 'net_path', 'server'],
    components: { authority: 'g', host: 'g', hostKind: 'hostname', path: '' },
  },
  {
    text: '//',
    section: '4.3',
    production: ['relativeURI', 'net_path', 'server'],
    components: { authority: '', path: '' },
  },
  {
    text: 'http:///a//b',
    section: '4.3',
    production: ['hier_part', 'net_path', 'server', 'abs_path'],
    components: { scheme: 'http', authority: '', path: '/a//b' },
  },
  {
    text: 'foo:/a//b',
    section: '3',
    production: ['hier_part', 'abs_path'],
    components: { scheme: 'foo', path: '/a//b' },
  },
  {
    text: 'http://-bad-/',
    section: '3.2.1',
    production: ['hier_part', 'net_path', 'reg_name', 'abs_path'],
    components: { scheme: 'http', authority: '-bad-', path: '/' },
  },
  {
    text: 'http://u:p@www.w3.org.:/x;y?z#',
    section: '3.2.2',
    production: ['hier_part', 'net_path', 'server', 'abs_path'],
    components: {
      scheme: 'http',
      authority: 'u:p@www.w3.org.:',
      user: 'u:p',
      host: 'www.w3.org.',
      hostKind: 'hostname',
      port: '',
      path: '/x;y',
      query: 'z',
      fragment: '',
    },
  },
  {
    text: '//256.1.1.1:80',
    section: '3.2.2',
    production: ['relativeURI', 'net_path', 'server'],
    components: {
      authority: '256.1.1.1:80',
      host: '256.1.1.1',
      hostKind: 'IPv4address',
      port: '80',
      path: '',
    },
  },
  {
    text: 'http://1.2.3.4.5/',
    section: '3.2.2',
    production: ['hier_part', 'net_path', 'reg_name', 'abs_path'],
    components: { scheme: 'http', authority: '1.2.3.4.5', path: '/' },
  },
  {
    text: 'http://u@v@h:80/',
    section: '3.2',
    production: ['hier_part', 'net_path', 'reg_name', 'abs_path'],
    components: { scheme: 'http', authority: 'u@v@h:80', path: '/' },
  },
  {
    text: 'http://@h',
    section: '3.2.2',
    production: ['hier_part', 'net_path', 'server'],
    components: { scheme: 'http', authority: '@h', user: '', host: 'h', hostKind: 'hostname', path: '' },
  },
  {
    text: '//h?q',
    section: '5',
    production: ['relativeURI', 'net_path', 'server'],
    components: { authority: 'h', host: 'h', hostKind: 'hostname', path: '', query: 'q' },
  },
  // G.2: the "?" ends an authority, even after a user with a "?" in earlier documents.
  {
    text: 'ftp://u?v@h/',
    section: '3.2',
    production: ['hier_part', 'net_path', 'server'],
    components: {
      scheme: 'ftp',
      authority: 'u',
      host: 'u',
      hostKind: 'hostname',
      path: '',
      query: 'v@h/',
    },
  },
  { text: 'a:b?q', section: '3', production: ['opaque_part'], components: { scheme: 'a', path: 'b?q' } },
  {
    text: 'a:?q#s',
    section: '3',
    production: ['opaque_part'],
    components: { scheme: 'a', path: '?q', fragment: 's' },
  },
  {
    text: 'g;x/h:y?z',
    section: '5',
    production: ['relativeURI', 'rel_path', 'abs_path'],
    components: { path: 'g;x/h:y', query: 'z' },
  },
  { text: '', section: '4.2', production: [], components: { path: '' } },
];
