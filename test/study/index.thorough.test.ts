/** uri-revisions-cli/grammar: the generated data match grammar/, and every call is bound to its revision. */
import { loadGrammar, loadPrinted } from '../../scripts/load/grammar.js';
import { loadPeg } from '../../scripts/load/peg.js';
import * as study from '../../src/study/index.js';
import { printedReadings } from '../../src/study/grammars.js';
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import { UnknownNameError } from '../../src/core/base/unknown-name.js';

describe.each(revisions)('%s', (id) => {
  test('has the BNF of grammar/, with its spans', () => {
    // Renames by a listing only affect its reading.
    const rules = loadGrammar(id).rules.map((rule) => ({ ...rule, renames: undefined }));
    expect(study.bnfOf(id)).toEqual({ revision: id, rules });
  });

  test('has the printed readings of grammar/', () => {
    expect(printedReadings(id)).toEqual(loadPrinted(id));
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
