/** What a faulty roles.json is refused with: the line, the column and the fault. */
import { grammarFile } from '../../../scripts/load/files.js';
import { loadGrammar } from '../../../scripts/load/grammar.js';
import { loadPeg } from '../../../scripts/load/peg.js';
import { readRoles } from '../../../scripts/load/roles.js';
import { GrammarError } from '../../../src/study/bnf/grammar-error.js';
import { revisions } from '../../../generated/registry/ids.js';

const source = grammarFile('rfc1738', 'roles.json');
const grammar = loadGrammar('rfc1738');
const peg = loadPeg('rfc1738');

function faultOf(text: string): GrammarError {
  try {
    readRoles({ file: source.file, text }, grammar, peg);
  } catch (error) {
    if (error instanceof GrammarError) return error;
    throw error;
  }
  throw new Error('read without error');
}

test.each(revisions)('the roles of %s are sound', (revision) => {
  const roles = readRoles(grammarFile(revision, 'roles.json'), loadGrammar(revision), loadPeg(revision));
  expect(roles.components.length).toBeGreaterThan(0);
});

const role = '"role": "prosperoFieldName", ';
/** The one occurrence of a text is replaced; the caret stands where `at` begins. */
test.each<readonly [string, from: string, to: string, at: string, problem: RegExp]>([
  [
    'an unknown rule with a part',
    '"wtype": ',
    '"wtipe": ',
    '"wtipe"',
    /called "wtipe"; did you mean "wtype"\?/,
  ],
  ['a rule without a part', '    "wtype": "wais type",\n', '', '"rules"', /^rule "wtype" has no role/],
  ['an unknown carrier', '"otherurl",', '"othersurl",', '"othersurl"', /did you mean "otherurl"\?/],
  [
    'an unknown role',
    '"role": "ftpType"',
    '"role": "ftpTipe"',
    '"ftpTipe"',
    /no role is .* did you mean "ftpType"/,
  ],
  [
    'an unknown role that is never undefined',
    '"neverUndefined": []',
    '"neverUndefined": ["pathe"]',
    '"pathe"',
    /"path"\?/,
  ],
  [
    'an unknown rule of a source',
    '["fieldname"]',
    '["fieldnames"]',
    '"fieldnames"',
    /did you mean "fieldname"\?/,
  ],
  ['a rule that is not used', '["fieldname"]', '["port"]', '"fieldspec"', /"fieldspec" uses none of port/],
  [
    'a condition that is never met',
    '"unless": "ip-schemepart"',
    '"unless": "port"',
    '"port"',
    /none of schemepart uses rule "port"/,
  ],
  [
    'a literal that no alternative begins with',
    '"literal": "wais"',
    '"literal": "ways"',
    '"ways"',
    /of rule "waisdatabase" begins/,
  ],
  [
    'an anchor that no alternative begins with',
    '"host", "anchor": "file://"',
    '"host", "anchor": "file:///"',
    '"file:///"',
    /"fileurl" begins/,
  ],
  [
    'an ending that nothing has',
    '"ending": "/"',
    '"ending": "<"',
    '"<"',
    /^rule "gopherurl" derives nothing that ends with this/,
  ],
  [
    'an ending of what may be empty',
    '["gopherurl", "telneturl"], "role": "path", "ending"',
    '["fpath"], "role": "path", "ending"',
    '"/"',
    /^rule "fpath" derives the empty string/,
  ],
  ['a field too many', role, `${role}"why": "w", `, '"why"', /no field is called "why"/],
  ['two kinds', role, `${role}"literal": ";", `, '"role"', /"in" and one of rules, literal/],
  [
    'no list',
    '"neverUndefined": []',
    '"neverUndefined": {}',
    '"neverUndefined"',
    /"neverUndefined" is missing or no list/,
  ],
  ['no object', source.text, '[]', '[]', /"components" is missing/],
])('%s', (_, from, to, at, problem) => {
  expect(source.text.split(from)).toHaveLength(2);
  const text = source.text.replace(from, () => to);
  const { line, column, problem: found } = faultOf(text);
  expect(found).toMatch(problem);
  expect(text.split('\n')[line - 1]?.slice(column - 1, column - 1 + at.length)).toBe(at);
});
