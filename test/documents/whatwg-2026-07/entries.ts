/** Strings with and without each finding of whatwg-2026-07. */
import type { Expected } from '../expected.js';

export const entries: Expected['entries'] = {
  'xn-label': { good: 'http://xn.example/', bad: 'http://xn--gdh.example/' },
  'wide-label': { good: 'a://é/', bad: 'http://é.example/' },
  'long-label': { good: `http://${'a'.repeat(63)}/`, bad: `http://${'a'.repeat(64)}/` },
  'long-domain': { good: `http://${'a.'.repeat(126)}a/`, bad: `http://${'a.'.repeat(126)}aa/` },
};
