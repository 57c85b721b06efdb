/** Grammars of files, regular expressions and PEGs in place of a revision, in the commands that read strings. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { RevisionId } from '../../src/api/index.js';
import { automatonOf, readGrammar, shelfGrammar, type StudiedGrammar } from '../../src/study/index.js';
import { readRegexText } from '../../src/study/javascript-regex.js';
import { migratedOf } from '../../src/study/migrate-grammars.js';
import { labelled } from '../../src/study/migrate.js';
import { accepts } from '../../src/core/automaton/walk.js';
import { call, csvIn, jsonIn, linesIn } from './captured.js';

const folder = mkdtempSync(join(tmpdir(), 'named-grammars-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const labels = written('labels.abnf', 'labels = label *( "." label )\nlabel = 1*ALPHA\n');
const nested = written('nested.abnf', 'nested = "a" nested "b" / "c"\n');
const ambiguous = written('ambiguous.ebnf', 'both ::= one | two\none ::= "ab"\ntwo ::= "ab"\n');
const web = written('web.re', '^https?://[a-z.]+(/[^?#]*)?$\n');
const word = written('word.peggy', 'word = [a-z]+\n');
const lists = written(
  'lists.peggy',
  'list = item "," item ! item / item ";" &item item / item\nitem = &word word / number\nword = [a-z]\nnumber = [0-9]\n',
);
const emoji = written('emoji.abnf', 'emoji = "a" 1*%x1F600\n');
const learnt = written('learnt.json', '{}');
const notes = written('notes.md', '[x](urn:isbn:04) [y](mailto:%%) <http://a/?q> and urn:a.\n');

describe('parse', () => {
  test.each<readonly [string, string, string]>([
    [`-r ${labels} a.bc`, 'labels   a.bc\n├ label  a\n└ label    bc\n', ''],
    [`--abnf ${labels} --start label a`, 'label  a\n', ''],
    [`-r urn urn:isbn:04`, '├ assigned-name  urn:isbn:04', 'urn: Uniform Resource Names'],
    [`-r ebnf:${ambiguous} ab`, 'both   ab\n└ one  ab\n', 'several derivations, and this is the first'],
    [`-r regex:${web} http://a`, 'language  http://a\n', 'matches whole strings'],
    [`-r ${word} ab`, 'word  ab\n', ''],
    [`-r ${lists} --start list a,b`, '├ item    a\n│ └ word  a\n└ item      b\n  └ word    b\n', ''],
    [`--abnf ${nested} --depth 2 acb`, '└ nested   c', 'is expanded 2 levels deep'],
  ])('parse %s', async (argv, tree, said) => {
    const { code, stdout, stderr } = await call(`parse ${argv}`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining(said) as unknown });
    expect(stdout).toContain(tree);
  });

  test('a refused string, with the rules that derive it', async () => {
    const { code, stdout, stderr } = await call(`parse -r ${labels} --json .`);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(jsonIn(stdout)).toEqual([
      {
        revision: 'labels.abnf',
        start: 'labels',
        text: '.',
        derivable: false,
        error: { offset: 0, found: '.' },
        derivedBy: [],
      },
    ]);
    expect((await call(`parse -r ${labels} --start labels a.`)).stderr).toBe(
      'not derivable from labels of labels.abnf: incomplete at offset 2\n',
    );
    expect((await call(`parse -r urn a`)).stderr).toMatch(/^Other rules derive it \(--start RULE\): ldh, /m);
    expect((await call(`parse --abnf ${nested} --depth 1 aaacbbb`)).stderr).toContain(
      'may be derivable at a greater depth: --depth 1 ends the recursion of nested',
    );
  });
});

test('compare shows one grammar next to the standard in force', async () => {
  const { stdout, stderr } = await call(`compare http://a -r regex:${web}`);
  expect(stderr).toContain("compared with rfc3986, today's standard; -r selects other documents");
  expect(stdout).toMatch(/^ +web\.re +rfc3986\nderivable +yes +yes$/m);
});

test.each<[string, string, readonly unknown[]]>([
  ['--abnf FILE', `--abnf ${labels}`, [{ revision: 'labels.abnf' }]],
  ['-r FILE', `-r ${labels},${word}`, [{ revision: 'labels.abnf' }, { revision: 'word.peggy' }]],
  ['--regex', '--regex ^.*$', [{ revision: '/^.*$/', derivable: true, production: ['language'] }]],
  ['--from', `--abnf ${written('own.abnf', 'own = pchar')} --from rfc3986:pchar`, [{ derivable: true }]],
])('compare accepts %s as others do, with a column for it', async (_, options, rows) => {
  const { stdout } = await call(`compare a ${options} --json`);
  const [row] = jsonIn(stdout) as [{ rows: readonly object[] }];
  expect(row.rows).toMatchObject([...rows, { revision: 'rfc3986' }]);
  const { code, stdout: csv } = await call(`compare a ${options} --csv`);
  expect(code).toBeLessThan(2);
  expect(csvIn(csv)[0]).toHaveLength(2 + row.rows.length);
});

test('compare --rule asks a grammar for its rule of that name', async () => {
  const own = written('rules.abnf', 'host = 1*ALPHA\npath = "/"\n');
  const { code, stdout } = await call(`compare --rule host a_b -r ${own},rfc3986 --csv`);
  expect([
    code,
    csvIn(stdout)
      .slice(1)
      .map((row) => row.slice(1, 5)),
  ]).toEqual([
    1,
    [
      ['rules.abnf', 'host', 'no', ''],
      ['rfc3986', 'host', 'yes', '3.2.2'],
    ],
  ]);
  expect((await call(`compare --rule port 1 -r ${own},rfc3986`)).stdout).toMatch(
    /^rules\.abnf +port +no such rule/m,
  );
  expect(await call(`compare --rule hst 1 -r ${own},rfc3986`)).toMatchObject({
    ...{ code: 2, stdout: '' },
    stderr: expect.stringContaining(
      'no rule of the compared documents is called "hst"; did you mean "host"?',
    ) as string,
  });
  expect((await call(`compare a --base a:b -r ${own}`)).stderr).toContain('--base has no effect');
});

test('a name with ".." that is a file is no range', async () => {
  const range = written('a..b.abnf', 'a = "x"\n');
  for (const argv of [`migrate ${range} ws`, `migrate ${range}..ws`, `diff ${range} ws`])
    expect(await call(argv)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('a..b.abnf → ws') as unknown,
    });
});

test.each(['sample', 'count', 'suite', 'ambiguity', `relation ${labels}`])(
  '%s says that a language is empty',
  async (command) => {
    for (const name of [`regex:${written('none.re', '[^\\s\\S]')}`, written('none.peggy', 'a = !"x" "x"\n')])
      expect((await call(`${command} ${name}`)).stderr).toMatch(/^none\.(re|peggy) accepts no string$/m);
  },
);

test('help grammars lists the commands by their options', async () => {
  const { stdout } = await call('help grammars');
  const listed = (start: string): readonly string[] =>
    new RegExp(`^ +${start}[^:]*: ([^.]*)\\.`, 'm').exec(stdout)?.[1]?.split(/,\s+/) ?? [];
  expect(listed('Grammars')).toEqual(expect.arrayContaining(['compare', 'transcribe', 'links']));
  expect(listed('Grammars')).not.toContain('resolve');
  expect(listed('Regular')).toEqual(expect.arrayContaining(['compare', 'suite', 'links']));
  expect(listed('Regular')).not.toContain('transcribe');
});

test('compare counts the verdicts of grammars, and says where they stop', async () => {
  const { code, stdout } = await call(`compare http://a -r rfc3986,${labels},regex:${web},${word}`);
  expect(code).toBe(1);
  expect(stdout.replaceAll('\n', ' ')).toContain(
    '2 of 4 grammars derive it; labels.abnf and word.peggy do not.',
  );
  expect(stdout).toMatch(/^4 ":": accepted by web\.re, rfc3986$/m);
  expect(stdout).not.toContain('no host');
});

test('find finds what a grammar derives after a scheme', async () => {
  expect((await call(`find -r urn ${notes}`)).stdout).toBe('1:5\turn:isbn:04\n');
  expect((await call(`find -r regex:${web} ${notes}`)).stdout).toBe('1:34\thttp://a/\tincomplete\n');
  const listed = written('listed.md', 'http://a, http://b; http://c! http://d? (http://e), http://f,g');
  expect((await call(`find -r regex:${written('host.re', '^http://[a-z]+$')} ${listed}`)).stdout).toBe(
    '1:1\thttp://a\n1:11\thttp://b\n1:21\thttp://c\n1:31\thttp://d\n1:42\thttp://e\n1:53\thttp://f\tincomplete\n',
  );
  expect((await call(`find -r ${labels} ${notes}`)).stderr).toContain(
    '"find" finds strings that begin with a scheme, but labels.abnf has no schemes',
  );
});

test('links --check judges links by a grammar', async () => {
  const { code, stdout, stderr } = await call(`links --check -r ${labels},mailto,rfc3986 ${notes} --csv`);
  expect(code).toBe(1);
  const rows = csvIn(stdout).slice(1);
  expect(
    rows.map(([, , line, column, , reference, name, offset, , rule, section]) =>
      [line, column, reference, name, offset, rule, section].join(' '),
    ),
  ).toEqual([
    '1 8 urn:isbn:04 labels.abnf 3 label line 2',
    '1 5 urn:isbn:04 mailto 0 mailtoURI line 1',
    '1 30 mailto:%% rfc3986 8 pct-encoded 2.1',
    '1 28 mailto:%% labels.abnf 6 label line 2',
    '1 30 mailto:%% mailto 8 local-part line 8',
    '1 38 http://a/?q labels.abnf 4 label line 2',
    '1 34 http://a/?q mailto 0 mailtoURI line 1',
  ]);
  expect(stderr).toMatch(/^Checked 3 links in 1 file: 7 findings\.$/m);
  expect((await call(`links --check -r regex:${web} ${notes}`)).stdout).toMatch(
    /:1:5: "u" is not allowed at offset 0 \(web\.re\): urn:isbn:04$/m,
  );
});

describe('migrate', () => {
  test('a regular expression and a document, by the component in which the document stops', async () => {
    const { code, stdout } = await call(`migrate regex:${web}..rfc3986 --json`);
    expect(code).toBe(0);
    const [{ classes, ...ends }] = jsonIn(stdout) as [{ classes: readonly Record<string, unknown>[] }];
    expect(ends).toMatchObject({ before: 'web.re', after: 'rfc3986', withoutReasons: true });
    expect(classes[0]).toMatchObject({
      kind: 'removed',
      text: 'http://a/"',
      component: 'path',
      offset: 9,
      derivedBy: { revision: 'web.re', rule: '' },
      rejectedBy: { revision: 'rfc3986', rule: 'segment', section: '3.3' },
    });
  });

  test('RFC 3986 and the shelf, with the strings of a file by class', async () => {
    const { stdout } = await call(
      `migrate rfc3986..urn --in nul ${written('strings', 'urn:isbn:0\0a\0urn:a')}`,
    );
    expect(stdout).toMatch(/^rfc3986 → urn: 3 strings; 2 changed, 1 unchanged, 0 derived by neither\.$/m);
  });

  test('two grammars, in text, CSV and Markdown', async () => {
    const names = `${labels} host-name`;
    expect((await call(`migrate ${names} --all`)).stdout).toMatch(
      /^added: host-name derives them, labels\.abnf does not\n {3}1 {2}0\n {6}at characters - 0-9\n {6}in this example, at offset 0: host-name matches label \(line 3\);\n {6}labels\.abnf stops in label \(line 2\)\n/m,
    );
    expect((await call(`migrate ${names}`)).stdout).toMatch(/^ *classes {2}where +shortest$/m);
    expect(csvIn((await call(`migrate ${names} --csv`)).stdout)[1]).toContain('host-name: label (line 3)');
    expect((await call(`migrate ${names} --markdown`)).stdout).toContain(
      '|  | shortest | at | labels.abnf | host-name | what to do |',
    );
  });

  test('a regular expression whose partial derivatives would be far more than its states', async () => {
    const repeated = written('repeated.re', '^https?://[a-z0-9.-]{1,16}\\.[a-z]+(/.*)?$');
    const { code, stdout } = await call(`migrate regex:${repeated}..rfc3986`);
    expect([code, linesIn(stdout)[0]]).toEqual([
      0,
      expect.stringMatching(/^repeated\.re → rfc3986: \d+ classes/),
    ]);
  });

  test('a character beyond U+FFFF is shown whole', async () => {
    const file = written('pairs.txt', 'http://a.b/\u{1F600}\nhttp://a.b/\u{1F642}\n');
    const any = written('any.abnf', 'any = *%x21-10FFFF\n');
    const ascii = written('ascii.abnf', 'any = *%x21-7E\n');
    const { stdout } = await call(`migrate ${any} ${ascii} ${file}`);
    expect(stdout).toMatch(/ at \u{1F600}[^]* at \u{1F642}/u);
    for (const command of ['parse', 'derivations'])
      expect((await call(`${command} -r ${emoji} a\u{1F600}\u{1F642}`)).stderr).toContain(
        '"\u{1F642}" is not allowed at offset 3',
      );
    // Of a line too long to store, the verdict is made piece by piece.
    const long = written('long.txt', `a${'\u{1F600}'.repeat(600_000)}\u{1F642}\n`);
    expect((await call(`check -r ${emoji} ${long}`)).stdout).toContain(
      '"\u{1F642}" is not allowed at offset 1200001',
    );
  });

  test('two files of one name are called by their paths', async () => {
    mkdirSync(join(folder, 'old'));
    const before = written('old/labels.abnf', 'labels = 1*ALPHA\n');
    for (const command of ['migrate', 'relation'])
      expect((await call(`${command} ${before} ${labels}`)).stdout).toContain(before);
  });

  test('".." in a path separates nothing', async () => {
    const up = join(folder, 'x', '..', 'labels.abnf');
    for (const argv of [`${up}..host-name`, `host-name..${up}`, `${up} host-name`, `--abnf ${up} host-name`])
      expect(linesIn((await call(`migrate ${argv}`)).stdout)[0]).toMatch(/1 class of strings/);
  });

  const grammars: Readonly<Record<string, RevisionId | StudiedGrammar>> = {
    labels: readGrammar('labels = label *( "." label )\nlabel = 1*ALPHA', { file: 'labels' }),
    name: shelfGrammar('host-name'),
    urn: shelfGrammar('urn'),
    regex: readRegexText('^(urn|a|[^a])[:.]?[a-z]*$', {}),
    rfc3986: 'rfc3986',
    rfc1808: 'rfc1808',
  };

  test.each([
    ['labels', 'name'],
    ['name', 'regex'],
    ['rfc3986', 'urn'],
    ['regex', 'rfc3986'],
    ['rfc1808', 'regex'],
  ])('%s and %s: the class of a string is that of its two verdicts', (one, other) => {
    const [before, after] = [grammars[one] ?? 'rfc3986', grammars[other] ?? 'rfc3986'];
    const { migration, labelling } = labelled(migratedOf(before), migratedOf(after));
    const [first, second] = [before, after].map((revision) => automatonOf({ revision }));
    const texts = [...migration.classes.map(({ text }) => text), 'urn:isbn:0', 'a.b', '', '.', 'é'];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom(...texts),
          fc.string({ unit: fc.constantFrom('a', 'u', 'r', '.', ':', '-', '0', '%', '/', 'é') }),
        ),
        (text) => {
          const verdicts = [first, second].map(
            (automaton) => automaton !== undefined && accepts(automaton, text),
          );
          const number = labelling.numberOf(text);
          const kind = migration.classes[number - 1]?.kind ?? (number === 0 ? 'neither' : 'both');
          const expected =
            verdicts[0] === true
              ? verdicts[1] === true
                ? 'both'
                : 'removed'
              : verdicts[1] === true
                ? 'added'
                : 'neither';
          expect({ text, kind }).toEqual({ text, kind: expected });
        },
      ),
      { numRuns: 300 },
    );
  });
});

test.each([
  `compare aaacbbb -r ${nested} --depth 1 --json`,
  `links --check -r ${nested} --depth 1 ${written('deep.md', '[x](aaacbbb)')}`,
])('%s marks what may be derivable at a greater depth', async (argv) => {
  const { code, stdout, stderr } = await call(argv);
  expect([code, stdout + stderr]).toEqual([
    1,
    expect.stringContaining('may be derivable at a greater depth') as unknown,
  ]);
});

describe('migrate', () => {
  const flat = written('flat.abnf', 'flat = *"a" "c" *"b"\nother = "x"\n');
  const deeper = 'may be derivable at a greater depth';

  test('marks a string that may be derivable at a greater depth, in every form', async () => {
    const deep = written('deep.abnf', 'deep = 3"a" "c" 3"b"\n');
    for (const [before, after] of [
      [deep, nested],
      [nested, deep],
    ] as const)
      for (const form of ['', '--all', '--markdown', '--csv'])
        expect((await call(`migrate ${before}..${after} --depth 1 ${form}`.trim())).stdout).toContain(deeper);
    const [{ classes }] = jsonIn(
      (await call(`migrate ${deep}..${nested} --depth 1 --json`)).stdout,
    ) as unknown as readonly [{ readonly classes: readonly object[] }];
    expect(classes).toContainEqual(expect.objectContaining({ text: 'aaacbbb', mayBeDeeper: true }));
    const strings = written('strings.txt', 'aaacbbb\n');
    for (const form of ['--csv', '--all', '--out csv'])
      expect((await call(`migrate ${deep}..${nested} ${strings} --depth 1 ${form}`)).stdout).toContain(
        deeper,
      );
  });

  test('--start A..B names a rule of each side', async () => {
    const of = async (start: string) => call(`migrate ${flat}..${labels} --start ${start}`);
    expect((await of('other..label')).stdout).toMatch(/^added: /m);
    expect((await of('other..label')).stdout).not.toMatch(/^removed: /m);
    expect((await of('..label')).stdout).not.toMatch(/^removed: .*\n.*x$/m);
    expect((await of('other..none')).stderr).toContain('no rule of labels.abnf is called "none"');
    expect((await of('none..label')).stderr).toContain('no rule of flat.abnf is called "none"');
    expect((await call(`migrate ${flat}..rfc3986 --start other..host`)).stderr).toContain(
      'rfc3986 is compared from its reference rule; leave its side of --start empty',
    );
  });

  test.each([
    ['%xE9', '%xE9'],
    ['%xE9-FF', '%xE9–FF'],
    ['%x80-FFFF', '%x80–FFFF'],
    ['"!" / %xE9 / %x100-1FF / %xF000-FFFF', '! and %xE9 %x100–1FF %xF000–FFFF'],
    ['%xE9 / %x100 / %x200 / %x300', '%xE9 … %x300'],
  ])('names all characters at which strings of %s stop', async (characters, named) => {
    const [wide, narrow] = ['wide', 'narrow'].map((name) =>
      written(`${name}.abnf`, `w = "a" *( "a"${name === 'wide' ? ` / ${characters}` : ''} )\n`),
    );
    const { stdout } = await call(`migrate ${wide}..${narrow} --all`);
    expect(stdout).toContain(`\n      at characters ${named}\n`);
  });
});

test('--dialect reads the expression of find', async () => {
  const python = written('python.re', '\\Ahttps?://[a-z.]+\\Z');
  const { stdout } = await call(
    `find -r regex:${python} --dialect python ${written('urls.txt', 'http://a.b here')}`,
  );
  expect(stdout).toBe('1:1\thttp://a.b\n');
});

test('only options that a command has are advised', async () => {
  for (const [argv, advice] of [
    [`parse -r ${nested} a`, /^--depth N expands/m],
    [`compare a -r ${nested}`, /^--depth N expands/m],
    [`find -r ${written('first.abnf', 'a = missing\nb = "b"\n')} ${notes}`, /\^\n$/],
    [`parse a -r ${written('second.abnf', 'a = missing\nb = "b"\n')}`, /^--start b starts/m],
    [`parse a -r ${written('third.abnf', 'a = Pchar\n')}`, /^--from rfc3986:pchar adds/m],
  ] as const)
    expect(await call(argv)).toMatchObject({ code: 2, stderr: expect.stringMatching(advice) as unknown });
});

test.each([
  ['parse a', 'regex:', 'language  a\n'],
  ['parse ab', 'abnf:', 'a  ab\n'],
  ['parse ab', 'ebnf:', 'a  ab\n'],
  ['parse a', 'peg:', 'a  a\n'],
])('%s: the prefix %s decides, whatever the ending', async (command, sign, tree) => {
  const contents = { 'regex:': '^a$', 'abnf:': 'a = "ab"\n', 'ebnf:': 'a ::= "ab"\n', 'peg:': 'a = "a"\n' };
  const text = contents[sign as keyof typeof contents];
  for (const ending of ['abnf', 'ebnf', 'peggy', 'json', 're']) {
    const file = written(`any.${ending}`, text);
    expect((await call(`${command} -r ${sign}${file}`)).stdout).toBe(tree);
  }
});

test.each([
  'migrate abnf:-..rfc3986 -',
  'compare a -r abnf:-,regex:-',
  'relation abnf:- regex:-',
  'check - -r abnf:-',
])('%s: standard input cannot be read twice', async (argv) => {
  expect(await call(argv, { stdin: ['a = "b"\n'] })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('standard input is named twice') as unknown,
  });
});

test.each<readonly [string, string]>([
  [`parse -r ${labels} --base http://a a`, '--base needs a document'],
  [`parse -r ${learnt} a`, 'is a learnt language, which does not cover untested strings'],
  [`parse --abnf ${labels} -r rfc3986 a`, '--abnf stands for a revision, but one is also named'],
  [`compare a -r ${learnt}`, 'is a learnt language'],
  [`find -r ${learnt}`, 'is a learnt language'],
  [`links -r ${labels} ${notes}`, 'is a grammar, which resolves no links: add --check'],
  [`links --fix -r ${labels} ${notes}`, 'is the grammar in a file, not a revision'],
  [`normalize -r regex:${web} a`, 'is a regular expression, not a revision'],
  [`migrate ${learnt} rfc3986`, 'is a learnt language'],
  [`migrate ${labels} urn --base http://a/`, '--base needs a document'],
  [`migrate ${labels}..urn --conforming ${notes}`, '--conforming compares the prose of documents'],
  [`migrate ${labels}`, 'two revisions are needed'],
  [`migrate rfc9999..${labels}`, 'no revision is called "rfc9999"'],
  [`relation ${word} rfc3986 --depth 2`, '--depth does not apply to a PEG'],
])('%s is misuse', async (argv, message) => {
  const { code, stderr } = await call(argv);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});
