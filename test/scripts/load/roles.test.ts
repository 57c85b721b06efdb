/** Errors for a faulty roles.json: the line, the column and the fault. */
import { grammarFile } from '../../../scripts/load/files.js';
import { loadGrammar } from '../../../scripts/load/grammar.js';
import { loadPeg } from '../../../scripts/load/peg.js';
import { readRoles, rolesSource } from '../../../scripts/load/roles.js';
import { GrammarError } from '../../../src/grammar/bnf/errors.js';
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
  const roles = readRoles(rolesSource(revision), loadGrammar(revision), loadPeg(revision));
  expect(roles.sources.length).toBeGreaterThan(0);
});

const role = '"role": "prosperoFieldName", ';
/** The single occurrence of a text is replaced; the caret is at the start of `at`. */
test.each<readonly [string, from: string, to: string, at: string, problem: RegExp]>([
  [
    'an unknown rule with a part',
    '"wtype": ',
    '"wtipe": ',
    '"wtipe"',
    /called "wtipe"; did you mean "wtype"\?/,
  ],
  ['a rule without a part', '    "wtype": "wais type",\n', '', '"rules"', /^rule "wtype" has no role/],
  [
    'an unknown role of a rule',
    '"wtype": "wais type"',
    '"wtype": "wais typ"',
    '"wais typ"',
    /^no role of rules is called "wais typ"; did you mean "wais type"\?/,
  ],
  [
    'an unknown rule of hosts',
    '"hostKind": ["host"]',
    '"hostKind": ["hots"]',
    '"hots"',
    /did you mean "host"\?/,
  ],
  [
    'a rule that is no host',
    '"hostKind": ["host"]',
    '"hostKind": ["port"]',
    '"port"],',
    /^no source takes rule "port" for a host/,
  ],
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
  ['no object', source.text, '[]', '[]', /"sources" is missing/],
])('%s', (_, from, to, at, problem) => {
  expect(source.text.split(from)).toHaveLength(2);
  const text = source.text.replace(from, () => to);
  const { line, column, problem: found } = faultOf(text);
  expect(found).toMatch(problem);
  expect(text.split('\n')[line - 1]?.slice(column - 1, column - 1 + at.length)).toBe(at);
});

test('a host of several children', () => {
  const text = source.text
    .replace(
      '{ "in": ["hostport", "fileurl"], "role": "host", "rules": ["host"] }',
      '{ "in": ["login"], "role": "host", "rules": ["hostport"] }',
    )
    .replace('"hostKind": ["host"]', '"hostKind": ["hostport"]');
  const { line, problem } = faultOf(text);
  expect(problem).toBe('"hostport" may have several children');
  expect(text.split('\n')[line - 1]).toBe('  "hostKind": ["hostport"],');
});

test('a literal that not every text of an alternative begins with', () => {
  const [file, bnf] = [grammarFile('rfc2396bis-01', 'roles.json'), loadGrammar('rfc2396bis-01')];
  const given = '{ "in": ["dec-octet"], "role": "port", "literal": "1" }';
  const text = file.text.replace('"sources": [', `"sources": [\n${given},`);
  expect(() => readRoles({ file: file.file, text }, bnf, loadPeg('rfc2396bis-01'))).toThrow(
    `an alternative may begin with "1" or not\n`,
  );
});
