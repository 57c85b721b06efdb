/**
 * uri-revisions-cli/grammar for every rule of every document: automata match their BNF, and readings are derivations.
 */
import * as study from '../../src/study/index.js';
import { minimalAutomaton } from '../../src/grammar/automata/minimal-dfa.js';
import { revision } from '../../src/api/index.js';
import { namedSets, revisions } from '../../generated/registry/ids.js';
import { loadExamples } from '../load-examples.js';

/**
 * Returns a grammar without duplicate literals in a rule, such as the hyphen in safe of RFC 1630: no tree distinguishes
 * the two.
 */
function listedOnce(bnf: study.BnfGrammar): study.BnfGrammar {
  const rules = bnf.rules.map((rule) => {
    if (rule.expression.type !== 'alternation') return rule;
    const seen = new Set<string>();
    const alternatives = rule.expression.alternatives.filter((one) => {
      if (one.type !== 'literal') return true;
      const isNew = !seen.has(one.text);
      seen.add(one.text);
      return isNew;
    });
    return { ...rule, expression: { ...rule.expression, alternatives } };
  });
  return { ...bnf, rules };
}

describe.each(revisions)('%s', (id) => {
  test('has an automaton for every rule, of the language of its BNF', () => {
    for (const { name } of study.bnfOf(id).rules) {
      const built = minimalAutomaton(study.bnfOf(id), name);
      const generated = study.automatonOf({ revision: id, rule: name });
      expect([name, study.compareAutomata(generated, built).relation]).toEqual([name, 'equal']);
    }
    expect(study.automatonOf({ revision: id })).toBe(
      study.automatonOf({ revision: id, rule: revision(id).start }),
    );
  });

  // The policy picks among the document's derivations; it makes none of its own.
  test('reads every string as exactly one derivation of its BNF', () => {
    const texts = [
      ...loadExamples(id).map(({ text }) => text),
      ...study.coveringStrings({ revision: id }).map(({ text }) => text),
      ...study.sampleStrings({ revision: id }, { length: 20, count: 100, seed: 4 }),
    ].filter((text) => revision(id).accepts(text));
    expect(texts.length).toBeGreaterThan(150);
    const bnf = listedOnce(study.bnfOf(id));
    for (const text of texts) {
      const tree = revision(id).parse(text);
      expect([text, study.countDerivationsOfTree(bnf, tree, text)]).toEqual([text, 1n]);
    }
  });
});

describe('ambiguity', () => {
  test('of the reference rules', () => {
    const verdicts = namedSets.seeds.map((id) => study.ambiguity({ revision: id }));
    expect(
      verdicts.map((verdict) => verdict.ambiguous && [verdict.rule, verdict.shortest.text, verdict.growth]),
    ).toEqual([
      ['fragmentaddress', 'a::', 'exponential'],
      ['fragmentaddress', 'a::', 'exponential'],
      ['url', 'a://a', 'polynomial'],
      ['URL-reference', '', 'bounded'],
      ['URI-reference', '', 'bounded'],
    ]);
    expect(study.ambiguity({ revision: 'rfc2396bis-01', rule: 'IPv6address' }).ambiguous).toBe(false);
  });
});
