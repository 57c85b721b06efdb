// The automaton of the absolute rule of rfc1630.
// Generated from grammar/rfc1630 and its notation (sha256 8eba8ad415005be0ca6bcad9fa7d54c42a85f1957889e01be69c0f51efe483ce). Do not edit.

export { automaton } from './automaton.js';
