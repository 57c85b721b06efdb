// Generated from grammar/*/document.json. Do not edit.

import type { LetteredBnf } from '../../src/core/automaton/lazy-dfa.js';
import type { EncodedAutomaton } from '../../src/core/automaton/dfa-table.js';
import type { EncodedTaggedDfa } from '../../src/core/automaton/tagged-dfa.js';
import type { Language } from '../../src/core/language.js';
import type { Revision } from '../../src/core/revision.js';
import type { RevisionId } from './ids.js';

/** Loads one document and nothing of the others. */
export const revisionLoaders: Readonly<Record<RevisionId, () => Promise<Revision>>> = {
  'url-1993': async () => (await import('../url-1993/index.js')).revision,
  'url-1995': async () => (await import('../url-1995/index.js')).revision,
  'rfc1630': async () => (await import('../rfc1630/index.js')).revision,
  'rfc1738': async () => (await import('../rfc1738/index.js')).revision,
  'rfc1808': async () => (await import('../rfc1808/index.js')).revision,
  'url-1997': async () => (await import('../url-1997/index.js')).revision,
  'rfc2396': async () => (await import('../rfc2396/index.js')).revision,
  'rfc2732': async () => (await import('../rfc2732/index.js')).revision,
  'rfc2396bis-01': async () => (await import('../rfc2396bis-01/index.js')).revision,
  'rfc3986': async () => (await import('../rfc3986/index.js')).revision,
  'rfc3987': async () => (await import('../rfc3987/index.js')).revision,
  'rfc6874': async () => (await import('../rfc6874/index.js')).revision,
  'whatwg-2026-07': async () => (await import('../whatwg-2026-07/index.js')).revision,
};

/** The same without its algorithms and its prose. */
export const languageLoaders: Readonly<Record<RevisionId, () => Promise<Language>>> = {
  'url-1993': async () => (await import('../url-1993/language.js')).language,
  'url-1995': async () => (await import('../url-1995/language.js')).language,
  'rfc1630': async () => (await import('../rfc1630/language.js')).language,
  'rfc1738': async () => (await import('../rfc1738/language.js')).language,
  'rfc1808': async () => (await import('../rfc1808/language.js')).language,
  'url-1997': async () => (await import('../url-1997/language.js')).language,
  'rfc2396': async () => (await import('../rfc2396/language.js')).language,
  'rfc2732': async () => (await import('../rfc2732/language.js')).language,
  'rfc2396bis-01': async () => (await import('../rfc2396bis-01/language.js')).language,
  'rfc3986': async () => (await import('../rfc3986/language.js')).language,
  'rfc3987': async () => (await import('../rfc3987/language.js')).language,
  'rfc6874': async () => (await import('../rfc6874/language.js')).language,
  'whatwg-2026-07': async () => (await import('../whatwg-2026-07/language.js')).language,
};

/** The automaton of its reference rule alone. */
export const referenceLoaders: Readonly<Record<RevisionId, () => Promise<EncodedAutomaton>>> = {
  'url-1993': async () => (await import('../url-1993/automaton.js')).automaton,
  'url-1995': async () => (await import('../url-1995/automaton.js')).automaton,
  'rfc1630': async () => (await import('../rfc1630/automaton.js')).automaton,
  'rfc1738': async () => (await import('../rfc1738/automaton.js')).automaton,
  'rfc1808': async () => (await import('../rfc1808/automaton.js')).automaton,
  'url-1997': async () => (await import('../url-1997/automaton.js')).automaton,
  'rfc2396': async () => (await import('../rfc2396/automaton.js')).automaton,
  'rfc2732': async () => (await import('../rfc2732/automaton.js')).automaton,
  'rfc2396bis-01': async () => (await import('../rfc2396bis-01/automaton.js')).automaton,
  'rfc3986': async () => (await import('../rfc3986/automaton.js')).automaton,
  'rfc3987': async () => (await import('../rfc3987/automaton.js')).automaton,
  'rfc6874': async () => (await import('../rfc6874/automaton.js')).automaton,
  'whatwg-2026-07': async () => (await import('../whatwg-2026-07/automaton.js')).automaton,
};

/** That of its rule for an identifier with its scheme, without a fragment. */
export const absoluteLoaders: Readonly<Record<RevisionId, () => Promise<EncodedAutomaton>>> = {
  'url-1993': async () => (await import('../url-1993/absolute.js')).automaton,
  'url-1995': async () => (await import('../url-1995/absolute.js')).automaton,
  'rfc1630': async () => (await import('../rfc1630/absolute.js')).automaton,
  'rfc1738': async () => (await import('../rfc1738/absolute.js')).automaton,
  'rfc1808': async () => (await import('../rfc1808/absolute.js')).automaton,
  'url-1997': async () => (await import('../url-1997/absolute.js')).automaton,
  'rfc2396': async () => (await import('../rfc2396/absolute.js')).automaton,
  'rfc2732': async () => (await import('../rfc2732/absolute.js')).automaton,
  'rfc2396bis-01': async () => (await import('../rfc2396bis-01/absolute.js')).automaton,
  'rfc3986': async () => (await import('../rfc3986/absolute.js')).automaton,
  'rfc3987': async () => (await import('../rfc3987/absolute.js')).automaton,
  'rfc6874': async () => (await import('../rfc6874/absolute.js')).automaton,
  'whatwg-2026-07': async () => (await import('../whatwg-2026-07/absolute.js')).automaton,
};

/** The automaton that leaves the places of roles in registers. */
export const taggedDfaLoaders: Readonly<Record<RevisionId, () => Promise<EncodedTaggedDfa>>> = {
  'url-1993': async () => (await import('../url-1993/tagged-dfa.js')).taggedDfa,
  'url-1995': async () => (await import('../url-1995/tagged-dfa.js')).taggedDfa,
  'rfc1630': async () => (await import('../rfc1630/tagged-dfa.js')).taggedDfa,
  'rfc1738': async () => (await import('../rfc1738/tagged-dfa.js')).taggedDfa,
  'rfc1808': async () => (await import('../rfc1808/tagged-dfa.js')).taggedDfa,
  'url-1997': async () => (await import('../url-1997/tagged-dfa.js')).taggedDfa,
  'rfc2396': async () => (await import('../rfc2396/tagged-dfa.js')).taggedDfa,
  'rfc2732': async () => (await import('../rfc2732/tagged-dfa.js')).taggedDfa,
  'rfc2396bis-01': async () => (await import('../rfc2396bis-01/tagged-dfa.js')).taggedDfa,
  'rfc3986': async () => (await import('../rfc3986/tagged-dfa.js')).taggedDfa,
  'rfc3987': async () => (await import('../rfc3987/tagged-dfa.js')).taggedDfa,
  'rfc6874': async () => (await import('../rfc6874/tagged-dfa.js')).taggedDfa,
  'whatwg-2026-07': async () => (await import('../whatwg-2026-07/tagged-dfa.js')).taggedDfa,
};

/** The names of its rules. */
export const ruleNameLoaders: Readonly<Record<RevisionId, () => Promise<readonly string[]>>> = {
  'url-1993': async () => (await import('../url-1993/rules.js')).grammar.names,
  'url-1995': async () => (await import('../url-1995/rules.js')).grammar.names,
  'rfc1630': async () => (await import('../rfc1630/rules.js')).grammar.names,
  'rfc1738': async () => (await import('../rfc1738/rules.js')).grammar.names,
  'rfc1808': async () => (await import('../rfc1808/rules.js')).grammar.names,
  'url-1997': async () => (await import('../url-1997/rules.js')).grammar.names,
  'rfc2396': async () => (await import('../rfc2396/rules.js')).grammar.names,
  'rfc2732': async () => (await import('../rfc2732/rules.js')).grammar.names,
  'rfc2396bis-01': async () => (await import('../rfc2396bis-01/rules.js')).grammar.names,
  'rfc3986': async () => (await import('../rfc3986/rules.js')).grammar.names,
  'rfc3987': async () => (await import('../rfc3987/rules.js')).grammar.names,
  'rfc6874': async () => (await import('../rfc6874/rules.js')).grammar.names,
  'whatwg-2026-07': async () => (await import('../whatwg-2026-07/rules.js')).grammar.names,
};

/** The expressions of its rules. */
export const bnfLoaders: Readonly<Record<RevisionId, () => Promise<LetteredBnf>>> = {
  'url-1993': async () => import('../url-1993/bnf.js'),
  'url-1995': async () => import('../url-1995/bnf.js'),
  'rfc1630': async () => import('../rfc1630/bnf.js'),
  'rfc1738': async () => import('../rfc1738/bnf.js'),
  'rfc1808': async () => import('../rfc1808/bnf.js'),
  'url-1997': async () => import('../url-1997/bnf.js'),
  'rfc2396': async () => import('../rfc2396/bnf.js'),
  'rfc2732': async () => import('../rfc2732/bnf.js'),
  'rfc2396bis-01': async () => import('../rfc2396bis-01/bnf.js'),
  'rfc3986': async () => import('../rfc3986/bnf.js'),
  'rfc3987': async () => import('../rfc3987/bnf.js'),
  'rfc6874': async () => import('../rfc6874/bnf.js'),
  'whatwg-2026-07': async () => import('../whatwg-2026-07/bnf.js'),
};
