/**
 * Remarks of a document's room in the report. Each string that they mention is checked with the automaton when the
 * remark is written, so that no remark becomes false unnoticed.
 */
import type { ClaimedRule, Claims, Remarks } from '../../src/core/about.js';
import { accepts } from '../../src/core/automaton/walk.js';
import { ambiguity } from '../../src/grammar/ambiguity/ambiguity.js';
import { countDerivations } from '../../src/grammar/ambiguity/derivation-count.js';
import { reachableStates } from '../../src/grammar/automata/explore.js';
import type { StudiedGrammar } from '../../src/grammar/automata/studied-grammar.js';
import { remarks } from '../../generated/registry/remarks.js';
import { code, enumeration, paragraph } from './markdown.js';
import type { Source, Sources } from './sources.js';

/** Returns the paragraphs of a kind from a document's room, in Markdown. @throws Error if a claim is wrong */
export function paragraphsOf(
  sources: Sources,
  source: Source,
  kind: 'step' | 'alphabet' | 'ambiguity',
): string {
  const paragraphs = remarks[source.revision][kind] ?? (() => []);
  return paragraphs(claimsOf(sources, source))
    .map((remark) => paragraph(remark))
    .join('');
}

/** Returns the claims about the rules of a document and of its predecessor. */
export function claimsOf(sources: Sources, source: Source): Claims {
  const found = (rule: ClaimedRule): readonly [grammar: StudiedGrammar, rule: string] => {
    if (typeof rule === 'string') return [source.grammar, rule];
    const before = sources.before(source);
    if (before === undefined) throw new Error(`${source.revision} follows no document`);
    return [before.grammar, rule.before];
  };
  const check = (isTrue: boolean, text: string, rule: ClaimedRule): void => {
    if (isTrue) return;
    const name = typeof rule === 'string' ? rule : `${rule.before} before it`;
    throw new Error(`src/documents/${source.revision}/about.ts is wrong about ${text} and ${name}`);
  };
  const claim = (text: string, rules: readonly ClaimedRule[], derivable: boolean): string => {
    for (const rule of rules) {
      const [grammar, name] = found(rule);
      check(accepts(grammar.automaton(name), text) === derivable, JSON.stringify(text), rule);
    }
    return code(text);
  };
  return {
    derivable: (text, ...rules) => claim(text, rules, true),
    underivable: (text, ...rules) => claim(text, rules, false),
    only: (text, has, lacks) => {
      claim(text, [lacks], false);
      return claim(text, [has], true);
    },
    unambiguous: (rule) => {
      const [{ bnf }, name] = found(rule);
      check(!ambiguity(bnf, name).ambiguous, 'ambiguity', rule);
      return 'one derivation';
    },
    derivations: (rule, texts) => {
      const [{ bnf }, name] = found(rule);
      return enumeration(texts.map((text) => `${code(text)} has ${countDerivations(bnf, name, text)}`));
    },
    states: (rule) => {
      const [grammar, name] = found(rule);
      return String(reachableStates(grammar.automaton(name)).length);
    },
  };
}

/**
 * Returns why the naive transcription of a rule is wrong by its own fault. @throws Error if the room gives no reason
 */
export function naiveReason({ revision }: Source, rule: string): string {
  const reason = remarks[revision].naive[rule];
  if (reason === undefined)
    throw new Error(
      `src/documents/${revision}/about.ts does not say why the naive transcription of ${rule} is wrong`,
    );
  return reason;
}

/** Returns the strings of a document whose derivations are drawn. */
export function drawnOf({ revision }: Source): NonNullable<Remarks['drawn']> {
  return remarks[revision].drawn ?? [];
}
