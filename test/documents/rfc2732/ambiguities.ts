/** The ambiguous rules of rfc2732: those of its base. */
export { ambiguities } from '../rfc2396/ambiguities.js';
