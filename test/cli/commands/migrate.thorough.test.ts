/** `migrate`. */
import { migrate } from '../../../src/study/index.js';
import { longTest, quickTest as test } from '../../depth.js';
import { call, jsonIn, linesIn } from '../captured.js';

type Study = typeof import('../../../src/study/migrate.js');
type StudyByBase = typeof import('../../../src/study/migrate-by-base.js');

/** A pair of revisions takes seconds: it is studied once for all tests. */
jest.mock('../../../src/study/migrate.js', (): Study => {
  const study = jest.requireActual<Study>('../../../src/study/migrate.js');
  const known = new Map<string, ReturnType<Study['labelled']>>();
  const labelled: Study['labelled'] = (before, after, options, rules) => {
    if (rules !== undefined || typeof before !== 'string' || typeof after !== 'string')
      return study.labelled(before, after, options, rules);
    const key = [before, after].join(' ');
    const result = known.get(key) ?? study.labelled(before, after, options);
    known.set(key, result);
    return result;
  };
  const migrate = ((...pair) => labelled(...pair).migration) as Study['migrate'];
  return { ...study, labelled, migrate };
});

jest.mock('../../../src/study/migrate-by-base.js', (): StudyByBase => {
  const study = jest.requireActual<StudyByBase>('../../../src/study/migrate-by-base.js');
  const known = new Map<string, ReturnType<StudyByBase['labelledByBase']>>();
  const labelledByBase: StudyByBase['labelledByBase'] = (before, after, base, options) => {
    if (typeof before !== 'string' || typeof after !== 'string')
      return study.labelledByBase(before, after, base, options);
    const key = [before, after, base].join(' ');
    const result = known.get(key) ?? study.labelledByBase(before, after, base, options);
    known.set(key, result);
    return result;
  };
  return { ...study, labelledByBase };
});

longTest('lists the classes in 80 columns', async () => {
  const { code, stdout, stderr } = await call('migrate rfc2396..rfc2732 --all');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const line of linesIn(stdout)) expect(line.length).toBeLessThanOrEqual(80);
  expect(stdout).toContain(`added: rfc2732 derives them, rfc2396 does not
   1  #[
      at characters [ ] in the fragment
      in this example, at offset 1: rfc2732 matches uric (RFC 2396 §A, 2);
      rfc2396 stops in fragment (A, 4.1)
      intended [1], unexplained [2]
`);
  expect(stdout).toMatch(/^ {2}\[1\] {2}rfc2732: intended, section 3: “/m);
  expect(stdout).toContain(`   5  //0000.0.0.0
      the authority or its components; in this example host: 0000.0.0.0 → –
      intended [`);
});

longTest('reports what to write and the lineage steps, in both directions', async () => {
  const { stdout } = await call('migrate rfc3986..rfc2396 --all');
  expect(stdout).toContain(`//[::]
      at character [ in the host
      in this example, at offset 2: rfc3986 matches IP-literal (3.2.2); rfc2396
      stops in relativeURI (A, 5)
      rfc2396, section 3.2.2: “A suitable representation for including a literal
      IPv6 address as the host part of a URL is desired, but has not yet been
      determined or implemented in practice.”
      reversed in rfc2396 → rfc2732; intended [`);
  const older = await call('migrate rfc2396bis-01..rfc3986 --markdown');
  expect(older.stdout).toContain('`%5B` `%5D` (2.1)');
});

test('takes two arguments and prints the library result as JSON', async () => {
  const { code, stdout } = await call('migrate rfc3986 rfc6874 --json');
  expect(code).toBe(0);
  expect(jsonIn(stdout)).toEqual([JSON.parse(JSON.stringify(migrate('rfc3986', 'rfc6874')))]);
});

test('writes Markdown in which no text is markup', async () => {
  const { code, stdout } = await call('migrate rfc3986..rfc6874 --markdown');
  expect(code).toBe(0);
  expect(stdout).toContain('| 1 | `//[::%25a]` | `%` host |');
  const withoutCode = stdout.replace(/`[^`]*`|\\[^]|^#+ /gm, '');
  expect(withoutCode).not.toMatch(/[[\]`*_<>&#~]/);
});

const lines = [
  'http://a/',
  '//[::1]',
  'foo bar',
  'a:',
  'a://b@c@d/',
  '//a_b',
  '//a@b@c',
  '//e@f@g',
  '\u00e9',
];

test('counts the strings of files by class, each with the first of the shortest', async () => {
  const stdin = [lines.join('\n')];
  const { code, stdout, stderr } = await call('migrate rfc2396..rfc3986 - --all', { stdin });
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: expect.stringMatching(/^--conforming .*\n$/) as string,
  });
  expect(stdout).toContain('rfc2396 → rfc3986: 9 strings; 6 changed, 1 unchanged, 2 derived by neither.');
  expect(stdout).toContain(
    '   2  3 strings: //a@b@c\n      at character @ in the authority\n      in this example, at offset 5: ',
  );
  expect(stdout).not.toContain('  13  ');
  const json = await call('migrate rfc2396 rfc3986 - --json', { stdin });
  const [columns] = jsonIn(json.stdout) as readonly [
    { classes: { count: number; example?: string; text: string; offset?: number }[] },
  ];
  expect(columns).toMatchObject({ strings: 9, unchanged: 1, neither: 2 });
  expect(columns.classes.flatMap(({ count, example }) => (count === 0 ? [] : [[count, example]]))).toEqual([
    [3, '//a@b@c'],
    [1, 'a:'],
    [1, '//[::1]'],
    [1, '//a_b'],
  ]);
  // Facts about a string are about the displayed one.
  expect(columns.classes[1]).toMatchObject({ number: 2, text: '//a@b@c', example: '//a@b@c', offset: 5 });
  const markdown = await call('migrate rfc2396..rfc3986 - --markdown', { stdin });
  expect(markdown.stdout).toContain('| 2 | 3 | `//a@b@c` |');
});

test('divides the strings of a class by what changes, so that each example is typical', async () => {
  const hosts = ['a_b', 'c_d', 'e_f', '', 'x%41', 'u@y_z:8'];
  const stdin = [hosts.map((host) => `//${host}/p\n`).join('')];
  const json = await call('migrate rfc2396..rfc3986 - --json', { stdin });
  const [{ classes }] = jsonIn(json.stdout) as readonly [
    { classes: { number: number; count: number; outcome?: string; example?: string }[] },
  ];
  const found = classes.filter(({ count }) => count > 0);
  expect(new Set(found.map(({ number }) => number)).size).toBe(1);
  expect(found.map(({ count, outcome, example }) => [count, outcome, example])).toEqual([
    [3, 'host gained at _', '//a_b/p'],
    [1, 'empty host gained', '///p'],
    [1, 'host gained at %', '//x%41/p'],
    [1, 'user gained, host gained at _, port gained', '//u@y_z:8/p'],
  ]);
  const { stdout } = await call('migrate rfc2396..rfc3986 -', { stdin });
  expect(stdout).toMatch(/^ {6}3 {2}host gained at _ +\/\/a_b\/p +3 /m);
  const all = await call('migrate rfc2396..rfc3986 - --all', { stdin });
  expect(all.stdout).toContain('components: empty host gained; in this example host:\n      – → ε\n');
});

test('reads records, and parses each string as the documents do', async () => {
  const csv = 'id,url\n1,"//a@b@c"\n2,"//x\n"\n';
  const argv = 'migrate rfc2396..rfc3986 - --json --in csv --header --column url';
  const { code, stdout } = await call(argv, { stdin: [csv] });
  expect(code).toBe(0);
  expect(jsonIn(stdout)).toMatchObject([{ strings: 2, unchanged: 0, neither: 1 }]);
  const missing = await call('migrate rfc2396..rfc3986 /no/such/file');
  expect(missing).toMatchObject({ code: 2, stdout: '' });
  const column = await call('migrate rfc2396..rfc3986 - --column 2', { stdin: ['a'] });
  expect(column).toMatchObject({ code: 2, stdout: '' });
}, 60_000);

test('groups the classes so that they fit one screen', async () => {
  const [before, after] = ['rfc2396', 'rfc3986'] as const;
  const { code, stdout, stderr } = await call(['migrate', `${before}..${after}`]);
  expect(code).toBe(0);
  expect(stderr).toContain('--all explains each class');
  const lines = linesIn(stdout);
  expect(lines.length).toBeLessThanOrEqual(25);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  expect(stdout).toMatch(/^ +\d+ {2}host {2,}\/\//m);
  expect(stdout).toMatch(/^ +\d+ {2}component boundary/m);
  const { classes } = migrate(before, after);
  const numbers = lines.flatMap((line) => /^ +([\d,]+) {2}/.exec(line)?.[1] ?? []);
  expect(numbers.reduce((sum, number) => sum + Number(number), 0)).toBe(classes.length);
});

longTest('wraps the kind of a change, and cuts none', async () => {
  const stdin = ['http://00.0.0.0/\nhttp://a_b/\nhttp:?\n'];
  const { stdout } = await call(['migrate', 'rfc1738..rfc3986', '-'], { stdin });
  const columns = stdout.split('\n').map((line) => line.slice(9, 28));
  expect(columns.join('\n')).not.toContain('…');
  expect(columns.map((column) => column.trim()).join(' ')).toContain(
    'host kind hostnumber → reg-name, path changed',
  );
});

test('counts the changed strings of a file by place', async () => {
  const one = await call('migrate rfc2396..rfc3986 -', { stdin: ['foo bar\n'] });
  expect(one.stdout).toContain('1 string; 0 changed, 0 unchanged, 1 derived by neither.\n');
  const { stdout } = await call('migrate rfc2396..rfc3986 -', { stdin: [lines.join('\n')] });
  expect(stdout).toMatch(/^ {6}3 {2}authority at @ +\/\/a@b@c +3 +– +–$/m);
});

test('reports the same facts for strings of files as for generated ones', async () => {
  const argv = ['migrate', 'rfc2396..rfc3986', '-'];
  const long = `http://${'0'.repeat(1000)}.0.0.0/`;
  const stdin = [`http://h/\nhttp://01.02.03.04/\n`];
  for (const format of ['--csv', '--markdown', '--all']) {
    const { stdout } = await call([...argv, format], { stdin });
    expect(stdout).toMatch(/hostKind:\s+\S+ →\s/);
  }
  const { stdout } = await call([...argv, '--csv'], { stdin: [long] });
  expect(stdout).toMatch(
    /^"class",.*"outcome","strings","in files"\r\n"\d+","reread","\/\/0.*"","1","no"\r\n$/,
  );
  const markdown = await call([...argv, '--markdown'], { stdin: [long] });
  expect(markdown.stdout).toContain('(longer in your files)');
});

test('shows no example if all strings of the file are too long to store', async () => {
  const stdin = [`//${'a'.repeat(2_000_000)}_\n`];
  const { stdout } = await call('migrate rfc2396..rfc3986 -', { stdin });
  expect(stdout).toContain('1 string; 1 changed');
  expect(stdout).toMatch(/^ {6}1 {2}\S.* {2}– +/m);
});

test('writes a CSV row for each class; with files, only for classes that occur', async () => {
  const { code, stdout } = await call('migrate rfc3986..rfc6874 --csv');
  const { classes } = migrate('rfc3986', 'rfc6874');
  const rows = stdout.split('\r\n').slice(0, -1);
  expect({ code, rows: rows.length }).toEqual({ code: 0, rows: classes.length + 1 });
  expect(rows[0]).toBe(
    '"class","kind","shortest","component","characters","derived by","stopped in","differs in","changes","write","steps","intended","unexplained"',
  );
  // A component has a column of its own, and so do the parts that are read differently.
  const reread = (await call('migrate rfc2396..rfc3986 --csv')).stdout.match(/^"\d+","reread",.*/gm);
  for (const row of reread ?? [])
    expect(row).toMatch(/^"\d+","reread","[^"]*","","","","","[a-zA-Z ]+","[^"]/);
  expect(reread?.length).toBeGreaterThan(0);
  expect(rows[1]).toMatch(/^"1","added","\/\/\[::%25a\]","host","%","rfc6874: /);
  const counted = await call('migrate rfc3986..rfc6874 - --csv', { stdin: ['//[::1%25e]\na\n'] });
  expect(counted.stdout.split('\r\n')).toHaveLength(3);
  expect(counted.stdout).toMatch(
    /"unexplained","outcome","strings","in files"\r\n"1","added","\/\/\[::1%25e\]",.*"host at %","1","yes"\r\n$/,
  );
});

describe('--conforming', () => {
  const stdin = [
    [
      'http://a:/',
      'http://u:p@a/',
      'http://999.1.1.1/',
      'http://h.example/',
      'http://u:p@h.example/',
      'a b',
    ].join('\n'),
  ];
  const ask = 'migrate rfc1738..rfc1808 - --conforming';

  longTest('reports strings that RFC 1738 forbids and RFC 1808 does not', async () => {
    const { stdout } = await call(`${ask} --json`, { stdin });
    const [columns] = jsonIn(stdout) as [{ conforming: { changes: readonly object[] } }];
    const message = expect.any(String) as string;
    const began = (count: number, example: string, ...findings: readonly object[]): object => ({
      kind: 'began',
      findings: findings.map((finding) => ({ ...finding, message })),
      count,
      example,
    });
    const form = { id: 'known-scheme', section: '3' };
    expect(columns.conforming).toEqual({
      changes: [
        began(2, 'http://u:p@a/', { id: 'http-user', section: '3.3' }, form),
        began(1, 'http://a:/', form),
        began(1, 'http://999.1.1.1/', { id: 'address-range', section: '3.1' }),
      ],
      unasked: 0,
    });
  });

  longTest('in words', async () => {
    const { code, stdout } = await call(ask, { stdin });
    expect(code).toBe(0);
    for (const line of linesIn(stdout)) expect(line.length).toBeLessThanOrEqual(80);
    expect(stdout).toContain(
      'the strings that both derive, 4 conform only to rfc1808 and 0 only to rfc1738.\n',
    );
    expect(stdout).toContain(`
conforming only to rfc1808: both derive them; rfc1738 forbids them
       2  http://u:p@a/
          http-user, section 3.3: In an http URL, "No user name or password is
          allowed."
`);
  });

  longTest('in CSV, as records after those of the classes', async () => {
    const { code, stdout, stderr } = await call(`${ask} --csv`, { stdin: [`${stdin.join('')}\n?q`] });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [head = [], ...rows] = stdout
      .split('\r\n')
      .slice(0, -1)
      .map((record) => record.slice(1, -1).split('","'));
    expect(head.slice(-3)).toEqual(['strings', 'in files', 'forbidden']);
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => head.length));
    const cell = (row: readonly string[], column: string): string => row[head.indexOf(column)] ?? '';
    const columns = ['kind', 'shortest', 'strings', 'forbidden'];
    const began = rows.filter((row) => cell(row, 'class') === '');
    expect(began.map((row) => columns.map((column) => cell(row, column)))).toEqual([
      [
        'began',
        'http://u:p@a/',
        '2',
        expect.stringMatching(/^http-user, section 3\.3: .*; known-scheme, sec/),
      ],
      ['began', 'http://a:/', '1', expect.stringMatching(/^known-scheme, section 3: /)],
      ['began', 'http://999.1.1.1/', '1', expect.stringMatching(/^address-range, section 3\.1: /)],
    ]);
    const classes = rows.filter((row) => cell(row, 'class') !== '');
    expect(classes.map((row) => cell(row, 'kind'))).toContain('added');
    for (const row of classes) {
      expect(cell(row, 'forbidden')).toBe('');
      expect(cell(row, 'strings')).toMatch(/^[1-9]$/);
    }
  });

  longTest('in CSV, with a count of overlong strings', async () => {
    const long = `a://h/${'a'.repeat(2_500_000)}\n`;
    const { stdout, stderr } = await call(`${ask} --csv`, { stdin: [long] });
    expect(stdout).not.toMatch(/^"","(began|ceased)"/m);
    expect(stderr).toBe('1 strings are too long to check for conformance\n');
  });

  test('counts strings that cease to conform, and overlong strings', async () => {
    const long = `a://h/${'a'.repeat(2_500_000)}\n`;
    const both = 'migrate rfc2732..rfc2396 - --conforming --markdown';
    const { stdout } = await call(both, { stdin: [`//a_b/#\n${long}`] });
    expect(stdout).toContain('0 conform only to rfc2396 and 0 only to rfc2732; 1 too long to check.');
  });

  longTest('as rows, one for each string', async () => {
    const { stdout } = await call(`${ask} --out jsonl`, { stdin });
    const rows = jsonIn(stdout) as readonly { text: string; forbidden: string | null }[];
    expect(rows.map(({ text, forbidden }) => [text, forbidden?.split(',')[0]])).toEqual([
      ['http://a:/', 'by rfc1738: known-scheme'],
      ['http://u:p@a/', 'by rfc1738: http-user'],
      ['http://999.1.1.1/', 'by rfc1738: address-range'],
      ['http://h.example/', undefined],
      ['http://u:p@h.example/', 'by rfc1738: http-user'],
    ]);
  });

  test('as rows, also of strings that both read the same', async () => {
    const { stdout } = await call('migrate rfc1738..url-1993 - --conforming --out jsonl', {
      stdin: ['a:b\nurn:a\nfile:a\n'],
    });
    expect(jsonIn(stdout)).toMatchObject([
      { text: 'urn:a', kind: 'ceased', forbidden: expect.stringMatching(/^by url-1993: /) as string },
      { text: 'file:a', kind: 'began', forbidden: expect.stringMatching(/^by rfc1738: /) as string },
    ]);
  });

  test.each([['--conforming'], ['--in', 'csv'], ['--column', '2'], ['--keep-cr'], ['--out', 'csv']])(
    '%s is about files',
    async (...argv) => {
      expect(await call(['migrate', 'rfc1738..rfc1808', ...argv])).toMatchObject({
        code: 2,
        stderr: expect.stringMatching(new RegExp(`${argv[0]} applies to .* name a file`)) as string,
      });
    },
  );
});

test('records without a string are noted, and counted as no strings', async () => {
  const ask = 'migrate rfc2396..rfc3986 -';
  const cdx = ' CDX a\nhttp://a_b/\nhttp://h/ x\n';
  const note = 'note: 1 record without a string, or not UTF-8\n';
  const inputs = [
    [`${ask} --in cdx`, cdx],
    [ask, Buffer.from('http://a_b/\n\xff\n', 'latin1')],
    [`${ask} --in jsonl`, '{"url":"http://a_b/"}\n{}\n'],
  ] as const;
  for (const [command, input] of inputs) {
    const counted = await call(`${command} --json`, { stdin: [input] });
    expect(jsonIn(counted.stdout)).toMatchObject([{ strings: 1, unchanged: 0, neither: 0 }]);
    const rows = await call(`${command} --out csv`, { stdin: [input] });
    expect([counted.stderr, rows.stderr]).toEqual([note, note]);
    expect((await call(`${command} --out csv --all`, { stdin: [input] })).stderr).toBe('');
  }
  for (const command of [ask, `${ask} --out csv`, 'check -', 'census -', 'fix -r rfc3986 -'])
    expect((await call(`${command} --in cdxj`, { stdin: ['http://h/\n'] })).stderr).toContain(
      'note: no record of "-" has a string in cdxj\n',
    );
});

describe('--base', () => {
  const ask = 'migrate rfc3986..whatwg-2026-07';
  const stdin = [['/a', '//', ':', 'a:', '//u@h', '#\u00e9', ' '].join('\n')];

  longTest('compares the start rules for the base, and counts files by them', async () => {
    const { code, stdout } = await call(`${ask} - --base https://h/ --json`, { stdin });
    const [counted] = jsonIn(stdout) as [{ classes: { count: number; example: string }[] }];
    expect(code).toBe(0);
    expect(counted).toMatchObject({
      starts: { before: 'URI-reference', after: 'valid-URL-string-special' },
      ...{ strings: 7, unchanged: 2, neither: 1 },
    });
    const found = counted.classes.flatMap(({ count, example }) => (count === 0 ? [] : example));
    expect(found).toEqual(['//', '//u@h', ':', '#\u00e9']);
  });

  test('names the start rules', async () => {
    const ends = 'rfc3986 (URI-reference) → whatwg-2026-07 (valid-URL-string-special)';
    const text = await call(`${ask} - --base special`, { stdin });
    expect(text.stdout.replaceAll('\n', ' ')).toContain(`${ends}: 7 strings; 4 changed`);
    const markdown = await call(`${ask} - --base special --markdown`, { stdin });
    expect(markdown.stdout.replaceAll('\\', '')).toContain(`\n${ends}: 7 strings; 4 changed`);
    const csv = await call(`${ask} - --base special --csv`, { stdin });
    expect(csv.stdout).toContain(
      '"whatwg-2026-07: scheme-less-segment (#path-relative-scheme-less-url-string)"',
    );
  });

  test('reads each string by the base', async () => {
    const rows = await call(`${ask} - --base special --out jsonl`, { stdin });
    expect(jsonIn(rows.stdout)).toMatchObject(
      ['removed', 'added', 'removed', 'added'].map((kind) => ({ kind })),
    );
    const conforming = await call(`${ask} - --base special --conforming --json`, { stdin });
    expect(jsonIn(conforming.stdout)).toMatchObject([{ conforming: { unasked: 0 } }]);
  });

  test('makes no difference to documents with one start rule', async () => {
    const [based] = jsonIn((await call('migrate rfc3986 rfc6874 --base a:b --json')).stdout) as [object];
    const [plain] = jsonIn((await call('migrate rfc3986 rfc6874 --json')).stdout) as [object];
    const starts = { before: 'URI-reference', after: 'URI-reference' };
    expect(based).toEqual({ ...plain, starts });
  });

  test('is noted if no start rule depends on it, unless the prose does, and must then be a URL', async () => {
    const note = 'note: --base has no effect: no start rule of these documents depends on it\n';
    for (const command of [
      'migrate rfc3986 rfc6874',
      'check -r rfc3986 a:b',
      'parse -r rfc3986 a:b',
      'compare a:b -r seeds',
    ]) {
      expect((await call(`${command} --base a:b`)).stderr).toContain(note);
      expect(await call(`${command} --base foo`)).toMatchObject({
        ...{ code: 2, stdout: '' },
        stderr: expect.stringContaining('--base must begin with a scheme, unlike "foo"') as string,
      });
    }
    const others = ['migrate rfc3986 rfc6874 - --conforming', 'check -r whatwg-2026-07 a:b'];
    for (const command of others)
      expect((await call(`${command} --base a:b`)).stderr).not.toContain('no effect');
  });

  test('refuses a name of no kind', async () => {
    expect(await call(`${ask} --base specal`)).toMatchObject({
      ...{ code: 2, stdout: '' },
      stderr: expect.stringContaining('did you mean "special"?') as string,
    });
  });
});

test('says that nothing changes', async () => {
  const { code, stdout } = await call('migrate rfc3986 rfc3986');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^rfc3986 → rfc3986: nothing changes; proved/);
});

test.each([
  ['one revision', 'rfc3986', /two revisions are needed/],
  ['three revisions', 'rfc2396..rfc2732..rfc3986', /two revisions are needed/],
  ['an open range', 'rfc2396..', /no revision is called ""|two revisions are needed/],
  ['an unknown revision', 'rfc2396..rfc3996', /did you mean "rfc3986"\?/],
  ['rules', 'rfc2396:host..rfc3986:host', /for rules, use "relation rfc2396 host rfc3986 host"/],
  ['two forms', 'rfc2396..rfc3986 --json --markdown', /cannot be used with option '--/],
])('refuses %s', async (_, argv, message) => {
  const { code, stdout, stderr } = await call(`migrate ${argv}`);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(message);
});
