/** The readings that the policies of rfc1808 decide. */
import type { ExpectedReading } from '../expected.js';

export const readings: readonly ExpectedReading[] = [
  {
    text: 'this:that',
    section: '2.4.2',
    production: ['absoluteURL', 'generic-RL', 'rel_path'],
    components: { scheme: 'this', path: 'that' },
  },
  {
    text: 'http://a/b/c/d;p?q#f',
    section: '2.1',
    production: ['absoluteURL', 'generic-RL', 'net_path', 'abs_path', 'rel_path'],
    components: { scheme: 'http', authority: 'a', path: '/b/c/d;p', query: 'q', fragment: 'f' },
  },
  {
    text: 'a://h//g?q',
    section: '2',
    production: ['absoluteURL'],
    components: { scheme: 'a', path: '//h//g?q' },
  },
  {
    text: 'mailto:a@b',
    section: '2',
    production: ['absoluteURL', 'generic-RL', 'rel_path'],
    components: { scheme: 'mailto', path: 'a@b' },
  },
  {
    text: '//h;p?q/g',
    section: '2.4.3',
    production: ['net_path', 'abs_path', 'rel_path'],
    components: { authority: 'h;p?q', path: '/g' },
  },
  {
    text: ';x/../y;z?q;r',
    section: '2.4.5',
    production: ['rel_path'],
    components: { path: ';x/../y;z', query: 'q;r' },
  },
  {
    text: '/;?#',
    section: '2.2',
    production: ['abs_path', 'rel_path'],
    components: { path: '/;', query: '', fragment: '' },
  },
  { text: '', section: '5.2', production: ['rel_path'], components: { path: '' } },
  { text: ':a', section: '2.4.2', production: ['rel_path'], components: { path: ':a' } },
];
