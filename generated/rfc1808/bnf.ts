// The corrected BNF of rfc1808.
// Generated from grammar/rfc1808 and its notation (sha256 d9833e87df1324cec1cb0b0b8a617c5af2adc2a288158f6e09ff975f42962bd1). Do not edit.

import type { CompactBnf } from '../../src/core/automaton/compact-bnf.js';

/** The expressions of the rules, in their order. */
export const bnf: CompactBnf = [
  ["then",[["or",[1,3]],["times",["then",["#",15]],0,1]]],
  ["or",[2,["then",[12,":",["times",["or",[17,28]],0,null]]]]],
  ["then",[12,":",3]],
  ["or",[4,5,6]],
  ["then",["//",13,["times",5,0,1]]],
  ["then",["/",6]],
  ["then",[["times",7,0,1],["times",["then",[";",10]],0,1],["times",["then",["?",14]],0,1]]],
  ["then",[8,["times",["then",["/",9]],0,null]]],
  ["times",16,1,null],
  ["times",16,0,null],
  ["then",[11,["times",["then",[";",11]],0,null]]],
  ["times",["or",["/",16]],0,null],
  ["times",["or",[["of","+-."],21,24]],1,null],
  ["times",["or",[["of",";?"],16]],0,null],
  ["times",["or",[17,28]],0,null],
  ["times",["or",[17,28]],0,null],
  ["or",[["of",":@&="],17]],
  ["or",[18,19]],
  ["or",[21,24,25,26]],
  ["then",["%",20,20]],
  ["or",[["of","ABCDEFabcdef"],24]],
  ["or",[22,23]],
  ["of","abcdefghijklmnopqrstuvwxyz"],
  ["of","ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
  ["of","0123456789"],
  ["of","$-_.+"],
  ["of","!*'(),"],
  ["of","{}|\\^~[]`"],
  ["of",";/?:@&="],
  ["of","<>#%\""],
  ["then",["Base:<URL:",1,">"]],
];
