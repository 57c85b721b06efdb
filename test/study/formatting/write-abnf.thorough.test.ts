/** Every document in ABNF: reading it gives the same languages, rule by rule, and third-party tools read it too. */
import { spawnSync } from 'node:child_process';
import { revisions } from '../../../generated/registry/ids.js';
import { abnfOf, bnfOf, compareRules, readGrammar } from '../../../src/study/index.js';
import { quickTest, some } from '../../depth.js';

test.each(some(revisions, 1))('%s round-trips', (revision) => {
  const text = abnfOf(revision);
  const grammar = readGrammar(text);
  expect(grammar.read).toMatchObject({ notation: 'abnf', remarks: [] });
  const { rules } = bnfOf(revision);
  const renamed = new Map(
    Array.from(text.matchAll(/^; (\S+) is (\S+)$/gm), ([, is = '', was = '']) => [was, is]),
  );
  const unequal = rules
    .map(({ name }) => [name, renamed.get(name) ?? name] as const)
    .filter(([, name]) => grammar.rules.includes(name))
    .filter(
      ([name, rule]) =>
        compareRules({ revision, rule: name }, { revision: grammar, rule }).relation !== 'equal',
    );
  expect(unequal).toEqual([]);
  expect(compareRules({ revision }, { revision: grammar }).relation).toBe('equal');
});

quickTest.each([
  ['a = %s"ab" %x22 "c" / ""', 'a = %s"ab" %x22 "c" / ""\n'],
  ['a = *3( b / 2"x" ) [ "y" ] 1*b\nb = %x30-39', 'a = *3( b / 2( "x" ) ) [ "y" ] 1*b\nb = %x30-39\n'],
  ['a_b = "x" | b+\nb+ = "Y"', '; a-b is a_b\n; b-plus is b+\na-b = %s"x" / b-plus\nb-plus = %s"Y"\n'],
  ['bb x bb | x', 'bb = %s"x" bb / %s"x"\n'],
])('%j', (read, written) => {
  expect(abnfOf(readGrammar(read))).toBe(written);
});

/** Reads grammars with the package "abnf" of Python, and reports which of some texts the first rule of each derives. */
const program = `
import json, sys
from abnf.parser import Rule, ParseError
for name, text, start, cases in json.load(sys.stdin):
    kind = type(name, (Rule,), {})
    kind.load_grammar(text.replace('\\n', '\\r\\n'))
    verdicts = []
    for case in cases:
        try:
            kind(start).parse_all(case)
            verdicts.append(True)
        except ParseError:
            verdicts.append(False)
    print(json.dumps([name, verdicts]))
`;

const texts = ['http://h/', 'http://h:80/p', 'a b', ''];

quickTest(
  'the package "abnf" of Python reads every document',
  () => {
    const hasPackage = spawnSync('python3', ['-c', 'import abnf'], { timeout: 20_000 }).status === 0;
    if (!hasPackage) {
      console.warn(
        'NOT RUN: python3 has no package "abnf" here (pip install abnf), which would read every document',
      );
      return;
    }
    const asked = revisions.map((revision) => {
      const text = abnfOf(revision);
      return [revision, text, /^([\w-]+) =/m.exec(text)?.[1] ?? '', texts];
    });
    const { stdout, stderr } = spawnSync('python3', ['-c', program], {
      input: JSON.stringify(asked),
      timeout: 60_000,
    });
    expect(String(stderr)).toBe('');
    const answers = String(stdout)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as [string, boolean[]]);
    expect(answers.map(([revision]) => revision)).toEqual([...revisions]);
    expect(answers.filter(([, verdicts]) => verdicts[2] === true)).toEqual([]);
  },
  90_000,
);

/** Reads grammars with the parser generator apg-js, and reports its errors for each. */
const generator = `
const Api = require('apg-js/src/apg-api/api.js');
const { stdin } = process;
let input = '';
stdin.on('data', (chunk) => (input += chunk)).on('end', () => {
  const found = JSON.parse(input).map(([name, text]) => {
    const api = new Api(text.replace(/\\n/g, '\\r\\n'));
    api.generate();
    return [name, api.errors.map(({ line, msg }) => line + ': ' + msg)];
  });
  process.stdout.write(JSON.stringify(found));
});
`;

/** RFC 5234, appendix B.1: apg-js does not predefine them. */
const coreRules: Readonly<Record<string, string>> = {
  ALPHA: '%x41-5A / %x61-7A',
  DIGIT: '%x30-39',
  HEXDIG: 'DIGIT / "A" / "B" / "C" / "D" / "E" / "F"',
};

function withCoreRules(text: string): string {
  const defined = new Set(Array.from(text.matchAll(/^([\w-]+) =/gm), ([, name = '']) => name.toUpperCase()));
  const missing = Object.entries(coreRules).filter(([name]) => !defined.has(name));
  return [text, ...missing.map(([name, elements]) => `${name} = ${elements}\n`)].join('');
}

quickTest(
  'apg-js finds nothing wrong with any document',
  () => {
    const asked = revisions.map((revision) => [revision, withCoreRules(abnfOf(revision))]);
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', generator], {
      input: JSON.stringify(asked),
      cwd: __dirname,
      timeout: 60_000,
    });
    expect(String(stderr)).toBe('');
    expect(JSON.parse(String(stdout))).toEqual(revisions.map((revision) => [revision, []]));
  },
  90_000,
);
