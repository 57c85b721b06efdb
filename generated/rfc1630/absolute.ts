// The automaton of the absolute rule of rfc1630.
// Generated from grammar/rfc1630 and its notation (sha256 fa5635aa2ec4d49ad9ac741f794b05eb0581b6f63d2553fe01493797d6623144). Do not edit.

export { automaton } from './automaton.js';
