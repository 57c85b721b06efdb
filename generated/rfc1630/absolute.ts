// The automaton of the absolute rule of rfc1630.
// Generated from grammar/rfc1630 and its notation (sha256 30b5c7813c3d18c718ad1a5f275d32b693a2942b0bfe6d58fae5a641626201fb). Do not edit.

export { automaton } from './automaton.js';
