/** uri-revisions-cli/grammar: what is generated is what grammar/ says, and every call is bound to its revision. */
import { loadGrammar } from '../../scripts/load/grammar.js';
import { loadPeg } from '../../scripts/load/peg.js';
import { loadPrinted } from '../../scripts/load/printed.js';
import * as study from '../../src/study/index.js';
import { minimalAutomaton } from '../../src/study/automata/minimal-dfa.js';
import { printedReadings } from '../../src/study/grammars.js';
import { revision } from '../../src/index.js';
import { namedSets, type RevisionId, revisions } from '../../generated/registry/ids.js';
import { UnknownNameError } from '../../src/base/unknown-name.js';
import { loadExamples } from '../load-examples.js';

/** Without the literals that a rule lists twice, as safe of RFC 1630 does the hyphen: no tree tells the two apart. */
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
  test('has the BNF of grammar/, with its spans', () => {
    // What a listing renames is of its reading alone.
    const rules = loadGrammar(id).rules.map((rule) => ({ ...rule, renames: undefined }));
    expect(study.bnfOf(id)).toEqual({ revision: id, rules });
  });

  test('has the printed readings of grammar/', () => {
    expect(printedReadings(id)).toEqual(loadPrinted(id));
  });

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

  test('has the transcription of grammar/, rule for rule', () => {
    const expressions = (peg: study.PegGrammar) =>
      peg.rules
        .map(
          ({ name, expression }) => `${name} ${JSON.stringify(expression).replace(/"span":\{[^}]*\}/g, '')}`,
        )
        .sort();
    expect(expressions(study.readPeg(study.pegText(id)))).toEqual(expressions(loadPeg(id)));
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

describe('derivations', () => {
  test.each<[RevisionId, string, string, study.Count, number]>([
    ['rfc1738', 'url', 'http://h', 3n, 0],
    ['rfc1738', 'url', 'a://h', 2n, 1],
    ['url-1997', 'URL-reference', '//g', 3n, 0],
    ['rfc2396bis-01', 'authority', '1.2.3.4', 3n, 0],
    ['rfc2396bis-01', 'authority', 'h:x', 1n, 0],
  ])('%s %s %j', (id, rule, text, count, index) => {
    const found = study.derivations(text, { revision: id, rule });
    expect(found).toMatchObject({ revision: id, rule, text, count, reading: { derivations: 1n, index } });
    expect(found.first).toHaveLength(Number(count));
  });

  test('of a text that is not derivable: none', () => {
    const found = study.derivations('a b', { revision: 'rfc2396bis-01' });
    expect(found).toMatchObject({ rule: 'URI-reference', count: 0n, first: [], reading: undefined });
  });

  test('lists as many as asked for, ten by default', () => {
    const text = 'a'.repeat(8);
    const of = { revision: 'url-1995', rule: 'attributes' } as const;
    expect(study.derivations(text, of)).toMatchObject({ count: 128n, first: { length: 10 } });
    expect(study.derivations(text, of, { most: 200 }).first).toHaveLength(128);
    expect(study.derivations(text, of, { most: 0 }).first).toEqual([]);
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

describe('jsonable', () => {
  test('writes exact numbers as digits', () => {
    const { count, first } = study.jsonable(study.derivations('//g', { revision: 'url-1997' }));
    expect(count).toBe('3');
    expect(first[0]?.tree.rule).toBe('URL-reference');
    const counts = study.jsonable(study.countStrings({ revision: 'rfc1738', rule: 'port' }, 1));
    expect(JSON.parse(JSON.stringify(counts))).toEqual([
      { length: 0, count: '0', of: '1', share: 0 },
      { length: 1, count: '10', of: '95', share: 10 / 95 },
    ]);
  });

  test('leaves all else as it is', () => {
    const diff = study.diff('url-1993', 'url-1995');
    expect(study.jsonable(diff)).toEqual(diff);
  });
});

describe('names that do not exist', () => {
  const id = 'url-2000' as RevisionId;
  test.each<[string, () => unknown]>([
    ['bnfOf', () => study.bnfOf(id)],
    ['automatonOf', () => study.automatonOf({ revision: id })],
    ['diff', () => study.diff('url-1993', id)],
    ['diffPrinted', () => study.diffPrinted(id)],
    ['matrix', () => study.matrix({ revisions: [id] })],
    ['alphabets', () => study.alphabets(['path'], [id])],
    ['pegText', () => study.pegText(id)],
    ['a rule', () => study.automatonOf({ revision: 'rfc1738', rule: 'constructor' })],
    ['a rule to count in', () => study.countStrings({ revision: 'rfc1738', rule: 'x' }, 1)],
    ['a rule to derive from', () => study.derivations('a', { revision: 'rfc1738', rule: 'x' })],
    ['a rule to decide', () => study.ambiguity({ revision: 'rfc1738', rule: 'x' })],
    ['a rule to cover', () => study.coveringStrings({ revision: 'rfc1738', rule: 'x' })],
    ['a rule to miss', () => study.nearMisses('a', { revision: 'rfc1738', rule: 'x' })],
  ])('%s', (_, call) => {
    expect(call).toThrow(UnknownNameError);
  });
});
