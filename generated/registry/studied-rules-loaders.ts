// Generated from grammar/*/document.json. Do not edit.

import type { StudiedRules } from '../../src/grammar/bnf/encoded-bnf.js';
import type { RevisionId } from './ids.js';

export const studiedRulesLoaders: Readonly<Record<RevisionId, () => Promise<StudiedRules>>> = {
  'url-1993': async () => (await import('../url-1993/studied-rules.js')).studiedRules,
  'url-1995': async () => (await import('../url-1995/studied-rules.js')).studiedRules,
  'rfc1630': async () => (await import('../rfc1630/studied-rules.js')).studiedRules,
  'rfc1738': async () => (await import('../rfc1738/studied-rules.js')).studiedRules,
  'rfc1808': async () => (await import('../rfc1808/studied-rules.js')).studiedRules,
  'url-1997': async () => (await import('../url-1997/studied-rules.js')).studiedRules,
  'rfc2396': async () => (await import('../rfc2396/studied-rules.js')).studiedRules,
  'rfc2732': async () => (await import('../rfc2732/studied-rules.js')).studiedRules,
  'rfc2396bis-01': async () => (await import('../rfc2396bis-01/studied-rules.js')).studiedRules,
  'rfc3986': async () => (await import('../rfc3986/studied-rules.js')).studiedRules,
  'rfc3987': async () => (await import('../rfc3987/studied-rules.js')).studiedRules,
  'rfc6874': async () => (await import('../rfc6874/studied-rules.js')).studiedRules,
  'whatwg-2026-07': async () => (await import('../whatwg-2026-07/studied-rules.js')).studiedRules,
};
