/** The ambiguous rules of rfc6874: those of its base. */
export { ambiguities } from '../rfc3986/ambiguities.js';
