// The automaton of the absolute rule of rfc1630.
// Generated from grammar/rfc1630 and its notation (sha256 2430a4ffa57f569823b17744687c72067b8e6ca079290866431f69cdfd8a6fc5). Do not edit.

export { automaton } from './automaton.js';
