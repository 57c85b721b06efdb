// The automaton of the absolute rule of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 118f8d86e168aa6261e56954cb1beadefc3ff4cca5a74159d4b09174bed83fb9). Do not edit.

export { automaton } from './automaton.js';
