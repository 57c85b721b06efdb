// The automaton of the absolute rule of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 6a7364f86dd10c22e3e913ece1896b618ddf794eb1a11751bb68aa907da3860a). Do not edit.

export { automaton } from './automaton.js';
