/** Strings with and without each finding of whatwg-2026-07. */
import type { Expected } from '../expected.js';

export const entries: Expected['entries'] = {
  'mapped-domain': { good: 'a://é/', bad: 'http://xn--gdh.example/' },
  'invalid-domain': { good: 'http://é.example/', bad: 'http://xn--a.example/' },
  'long-label': { good: `http://${'a'.repeat(63)}/`, bad: `http://${'a'.repeat(64)}/` },
  'long-domain': { good: `http://${'a.'.repeat(126)}a/`, bad: `http://${'a.'.repeat(126)}aa/` },
};
