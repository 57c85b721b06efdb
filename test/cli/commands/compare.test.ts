/** `compare`. */
import { compare, type ComparisonRow, compareWithProse, revisions } from '../../../src/api/index.js';
import { about } from '../../../src/study/index.js';
import { call, hostile, jsonIn, linesIn, unfit } from '../captured.js';

test('prints the revisions side by side and marks differences', async () => {
  const { code, stdout, stderr } = await call(['compare', 'http://a_b/', '-r', 'seeds']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(`http://a_b/

All 5 grammars derive it. They disagree on the authority, host, path and host
kind; rfc1738, url-1997 and rfc2396bis-01 find no host.

            url-1993     url-1995     rfc1738   url-1997     rfc2396bis-01
derivable   yes          yes          yes       yes          yes
conforming  no          ≠yes         ≠no        no           no
production  httpaddress  httpaddress ≠otherurl ≠generic-URL ≠hier-part
                                                abs_path     net-path
                                                rel_path     reg-name
                                                             abs-path
scheme      http         http         http      http         http
authority   a_b          a_b         ≠–         –           ≠a_b
host        a_b          a_b         ≠–         –            –
host kind   hostname     hostname    ≠–         –            –
path        ε            ε           ≠//a_b/    //a_b/      ≠/

Forbidden by the prose of url-1993 (Internet protocol parts), rfc1738 (3),
url-1997 (4.4) and rfc2396bis-01 (3.2.2). "findings -r url-1993" explains it.

ε empty   – absent (undefined)   ≠ differs from the nearest value before it
`);
});

test('reports where a revision stops; a missing value is neither shown nor marked', async () => {
  const { code, stdout } = await call(['compare', '//h', '-r', 'url-1997,rfc1738,rfc2396bis-01']);
  expect(code).toBe(1);
  expect(stdout).toBe(`//h

2 of 3 grammars derive it; rfc1738 does not. The 2 grammars agree on every
component.

            url-1997  rfc1738  rfc2396bis-01
derivable   yes      ≠no      ≠yes
conforming  yes                yes
stops at              0 "/"
production  net_path          ≠relative-URI
                               net-path
                               server
authority   h                  h
host        h                  h
host kind   hostname           hostname
path        ε                  ε

0 "/": accepted by url-1997, rfc2396bis-01

ε empty   ≠ differs from the nearest value before it
`);
});

test("says how many documents the default compares, and explains the verdict of today's standard", async () => {
  const { stdout } = await call(['compare', 'http://a_b/']);
  expect(stdout.replaceAll('\n', ' ')).toMatch(
    /^http:..a_b. {2}Valid today \(rfc3986\)\. .* 7 of 13 documents are compared; -r all compares all\./,
  );
  expect(stdout).toContain(
    "\nrfc3986 is today's standard. Findings of its prose:\ndiscouraged (section 3.2.2): ",
  );
  const chosen = await call(['compare', 'http://h/a|b', '-r', 'rfc1738,rfc3986']);
  expect(chosen.stdout).not.toContain('-r all');
  expect(chosen.stdout).toContain(
    `rfc3986 is today's standard. Matching stops in section 3.3:\n"|" is not allowed at offset 10, inside segment.\nAs data, write %7C.\n`,
  );
  const clean = await call(['compare', 'http://h/', '-r', 'rfc3986']);
  expect(clean.stdout).toContain(
    "rfc3986 is today's standard. Its prose yields no finding about this string.\n",
  );
});

describe('--rule', () => {
  const argv = ['compare', '--rule', 'host', 'a_b'];

  test('answers for every document, also one without the rule', async () => {
    const { code, stdout, stderr } = await call(argv);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toContain('Valid as host today (rfc3986).');
    const rows = linesIn(stdout).map((line) => line.split(/ {2,}/));
    const answers = Object.fromEntries(rows.map(([id = '', ...row]) => [id, row]));
    for (const id of revisions) expect(answers[id]?.[0]).toMatch(/^(?:i?host|valid-host-string)$/);
    expect(answers.rfc1808).toEqual(['host', 'no such rule']);
    expect(answers.rfc1738).toEqual(['host', 'no', '5']);
    expect(answers.rfc3986).toEqual(['host', 'yes', '3.2.2']);
    expect(stdout).toContain('\nrfc1738: "_" is not allowed at offset 1, inside hostname.\n');
    expect(stdout).toContain('\nrfc3986: discouraged (section 3.2.2): ');
  });

  test('--json and --csv have the same answers', async () => {
    const [{ answers }] = jsonIn((await call([...argv, '--json'])).stdout) as [
      { answers: readonly { revision: string; derivable?: boolean; findings: readonly object[] }[] },
    ];
    expect(answers.map(({ revision }) => revision)).toEqual(revisions);
    const { stdout } = await call([...argv, '--csv']);
    for (const { revision, derivable } of answers) {
      const verdict = derivable === undefined ? 'no such rule' : derivable ? 'yes' : 'no';
      expect(stdout).toMatch(
        new RegExp(`^"a_b","${revision}","(?:i?host|valid-host-string)","${verdict}"`, 'm'),
      );
    }
  });

  test.each([['--json'], ['--csv'], []])(
    'nothing in the output controls, hides or reorders: %s',
    async (...form) => {
      const { stdout } = await call(['compare', '--rule', 'path', ...form, '--', ...hostile]);
      expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(unfit);
    },
  );

  test('a rule that no document has is misuse', async () => {
    expect(await call(['compare', '--rule', 'hots', 'h'])).toMatchObject({ code: 2, stdout: '' });
  });
});

test('prints paragraphs if columns do not fit', async () => {
  const { stdout } = await call(['compare', 'http://a_b/', '-r', 'seeds'], {
    columns: 50,
    env: { NO_COLOR: '1' },
  });
  expect(stdout).toBe(`http://a_b/

All 5 grammars derive it. They disagree on the
authority, host, path and host kind; rfc1738,
url-1997 and rfc2396bis-01 find no host.

url-1993       derivable yes   conforming no
               production httpaddress
               scheme http   authority a_b
               host a_b   host kind hostname
               path ε

url-1995       derivable yes   ≠conforming yes
               production httpaddress
               scheme http   authority a_b
               host a_b   host kind hostname
               path ε

rfc1738        derivable yes   ≠conforming no
               ≠production otherurl   scheme http
               ≠authority –   ≠host –
               ≠host kind –   ≠path //a_b/

url-1997       derivable yes   conforming no
               ≠production generic-URL /
               abs_path / rel_path   scheme http
               authority –   host –   host kind –
               path //a_b/

rfc2396bis-01  derivable yes   conforming no
               ≠production hier-part / net-path /
               reg-name / abs-path   scheme http
               ≠authority a_b   host –
               host kind –   ≠path /

Forbidden by the prose of url-1993 (Internet
protocol parts), rfc1738 (3), url-1997 (4.4) and
rfc2396bis-01 (3.2.2). "findings -r url-1993"
explains it.

ε empty   – absent (undefined)   ≠ differs from the nearest value before it
`);
});

test('prints paragraphs if a column would break a word', async () => {
  const { stdout } = await call(['compare', 'HTTP://[::192.9.5.5]/', '-r', 'all'], {
    columns: 80,
    env: { NO_COLOR: '1' },
  });
  const words = ['path-abempty', '[::192.9.5.5]', 'IPv6reference', 'IP-literal'];
  for (const word of words) expect(stdout.split(/\s+/)).toContain(word);
  expect(stdout).toMatch(/^url-1993 = {6}derivable no/m);
});

test('adjacent revisions with equal values share a column', async () => {
  const heading = async (revisions: string): Promise<string | undefined> =>
    linesIn((await call(['compare', 'http://h/a', '-r', revisions])).stdout)[4];
  expect(await heading('url-1993,url-1995,rfc1738')).toMatch(/^ +url-1993 = +rfc1738$/);
  expect(await heading('url-1993,rfc1738,url-1995')).toMatch(/^ +url-1993 +rfc1738 +url-1995$/);
});

test('components come in the order of a reference, whichever revision has them', async () => {
  const { stdout } = await call(['compare', 'http://-bad-/', '-r', 'rfc1738,rfc2396bis-01']);
  const labels = linesIn(stdout).map((line) => line.slice(0, 10).trim());
  expect(labels.filter((label) => /^(scheme|authority|path)$/.test(label))).toEqual([
    'scheme',
    'authority',
    'path',
  ]);
});

test('a table for each string', async () => {
  const tables = await Promise.all(['a', 'b', 'a b'].map((text) => call(['compare', text])));
  const { code, stdout } = await call(['compare', 'a', 'b', 'a b']);
  expect(stdout).toBe(tables.map((table) => table.stdout).join('\n'));
  expect(code).toBe(1);
});

test('exit code 0 only where every revision derives every string', async () => {
  const both = ['-r', 'url-1997, rfc2396bis-01'];
  expect(await call(['compare', '//g', '?x', ...both])).toMatchObject({ code: 0 });
  expect(await call(['compare', '//g', '[', ...both])).toMatchObject({ code: 1 });
  expect(await call(['compare', '//g'])).toMatchObject({ code: 1 });
});

test('--start derives from that rule in every revision', async () => {
  const { code, stdout } = await call(['compare', 'a_b', '--start', 'hostname', '-r', 'seeds']);
  expect(code).toBe(1);
  expect(stdout).toContain('1 "_": accepted by url-1993, url-1995');
});

test('no heading is broken, however long the values are', async () => {
  const text = 'wais://quake.think.com/wais-discussion-archives?lynch';
  const lines = linesIn((await call(['compare', text])).stdout);
  const heading = lines
    .slice(
      0,
      lines.findIndex((line) => line.startsWith('derivable')),
    )
    .join(' ');
  for (const { revision } of compare(text).rows) expect(heading.split(/ +/)).toContain(revision);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
});

test.each(['http://[fe80::1%25en0]/', 'http://a_b/', '//h?q', 'ftp://u:p@h/x;type=a', 'a:[b]', ''])(
  'all revisions fit 80 columns: %j',
  async (text) => {
    const { stdout } = await call(['compare', text, '-r', 'all'], { columns: 80, env: { NO_COLOR: '1' } });
    expect(linesIn(stdout).filter((line) => line.length > 80)).toEqual([]);
    for (const id of revisions) expect(stdout.split(/[\s=]+/)).toContain(id);
  },
);

test('lists each stopping place once, with the revisions that continue there', async () => {
  const stops = async (text: string): Promise<readonly string[]> =>
    linesIn((await call(['compare', text, '-r', 'seeds'])).stdout).filter((line) =>
      /: (accepted|derived) by /.test(line),
    );
  expect(await stops('http://h/a b')).toEqual(['10 " ": accepted by url-1993, url-1995']);
  expect(await stops('http://a_b/')).toEqual([]);
  expect(await stops('')).toEqual(['0 (end): derived by url-1997, rfc2396bis-01']);
});

test('long values are broken in place and cut, and still compared whole', async () => {
  const long = 'a'.repeat(5000);
  const { stdout } = await call(['compare', `http://h/${long}`]);
  const [, ...table] = linesIn(stdout);
  expect(table.length).toBeLessThan(50);
  expect(table.filter((line) => line.length > 80)).toEqual([]);
  expect(stdout).toContain('…');
});

test('a blank in a value is kept where the value is broken', async () => {
  const { stdout } = await call(['compare', 'http://h/a b c d e f g h i j', '-r', 'url-1993'], {
    columns: 20,
    env: { NO_COLOR: '1' },
  });
  expect(stdout).toMatch(/^path {8}a b c d \n {12}e f g h \n {12}i j\n/m);
});

test('--json prints an object for each string: the library result and the status of each document', async () => {
  const texts = ['http://-bad-/', 'http://h/a b'];
  const { code, stdout } = await call(['compare', ...texts, '--json']);
  expect(code).toBe(1);
  const expected = texts.map((text) => ({
    text,
    rows: compareWithProse(text).rows.map((row) => ({
      ...row.toJSON(),
      status: about(row.revision).status,
    })),
  }));
  expect(jsonIn(stdout)).toEqual(JSON.parse(JSON.stringify(expected)));
});

test('-r gives the order', async () => {
  const asked = [...revisions].reverse();
  const { stdout } = await call(['compare', 'x', '--json', '-r', asked.join(',')]);
  const [{ rows }] = jsonIn(stdout) as [{ rows: readonly ComparisonRow[] }];
  expect(rows.map(({ revision }) => revision)).toEqual(asked);
});

test('-r takes ranges and sets', async () => {
  const range = await call(['compare', 'x', '-r', 'url-1993..rfc1738']);
  expect(range).toEqual(
    await call(['compare', 'x', '-r', revisions.slice(0, revisions.indexOf('rfc1738') + 1).join(',')]),
  );
  expect(await call(['compare', 'x', '-r', 'seed'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('no revision is called "seed"; did you mean "seeds"?') as string,
  });
});

test('a zone identifier distinguishes RFC 6874 from all other revisions, in 80 columns', async () => {
  const { code, stdout } = await call(['compare', 'http://[fe80::1%25en0]/', '-r', 'all']);
  expect(code).toBe(1);
  const lines = linesIn(stdout);
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines.find((line) => line.startsWith('derivable'))).toMatch(/^derivable +no +no +≠yes +≠no$/);
  expect(lines.find((line) => line.startsWith('host '))).toMatch(/^host +\[fe80::1%25en0\]$/);
});

test('--start selects the rule of the same role, and reports revisions without one', async () => {
  const all = await call(['compare', 'ff', '-r', 'all', '--start', 'h16', '--json']);
  const [{ rows }] = jsonIn(all.stdout) as [{ rows: readonly ComparisonRow[] }];
  expect(rows.map(({ revision: id, start }) => `${id} ${start}`)).toEqual([
    'rfc2732 hex4',
    'rfc2396bis-01 h4',
    'rfc3986 h16',
    'rfc3987 h16',
    'rfc6874 h16',
    'whatwg-2026-07 valid-IPv6-piece-string',
  ]);
  expect(all.stderr).toMatch(/^omitted, because they have no rule "h16": url-1993, .*rfc2396\n$/);
  expect(await call(['compare', 'h', '-r', 'all', '--start', 'hots'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(
      'no rule of the compared documents is called "hots"; did you mean "host"?',
    ) as string,
  });
});

describe('one table of several strings', () => {
  const argv = ['compare', 'http://a_b/', '//h|`', '', '=1', '-r', 'rfc2396,rfc3986'];

  test('--markdown formats text as code and escapes bars', async () => {
    const { code, stdout, stderr } = await call([...argv, '--markdown']);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(linesIn(stdout)).toEqual([
      '| string | what | rfc2396 | rfc3986 |',
      '| --- | --- | --- | --- |',
      '| `http://a_b/` | derivable | yes | yes |',
      '| `http://a_b/` | conforming | no | ≠yes |',
      '| `http://a_b/` | production | `hier_part / net_path / reg_name / abs_path` | ≠`URI / path-abempty` |',
      '| `http://a_b/` | scheme | `http` | `http` |',
      '| `http://a_b/` | authority | `a_b` | `a_b` |',
      '| `http://a_b/` | host | – | ≠`a_b` |',
      '| `http://a_b/` | host kind | – | ≠`reg-name` |',
      '| `http://a_b/` | path | `/` | `/` |',
      '| `` //h\\|` `` | derivable | no | no |',
      '| `` //h\\|` `` | stops at | `3 "\\|"` | `3 "\\|"` |',
      '| ε | derivable | yes | yes |',
      '| ε | conforming | yes | yes |',
      '| ε | production |  | ≠`relative-ref / path-empty` |',
      '| ε | path | ε | ε |',
      '| `=1` | derivable | yes | yes |',
      '| `=1` | conforming | yes | yes |',
      '| `=1` | production | `relativeURI / rel_path` | ≠`relative-ref / path-noscheme` |',
      '| `=1` | path | `=1` | `=1` |',
      '',
      'ε empty   – absent (undefined)   ≠ differs from the nearest value before it',
    ]);
  });

  test('--csv contains no formulas', async () => {
    const { stdout } = await call([...argv, '--csv']);
    const records = stdout.split('\r\n');
    expect(records[0]).toBe('"string","what","rfc2396","rfc3986"');
    expect(records).toContain('"http://a_b/","host","–","≠a_b"');
    expect(records).toContain(`"'=1","path","'=1","'=1"`);
    expect(records.at(-1)).toBe('');
  });

  test('--markdown: a backslash before a bar ends no cell', async () => {
    const { stdout } = await call(['compare', 'a\\|<b>', '-r', 'rfc3986', '--markdown']);
    expect(stdout).toContain('| <code>a&#92;&#124;&#60;b&#62;</code> | derivable | no |');
  });

  test.each([['--markdown'], ['--csv']])('%s: nothing in it controls, hides or reorders', async (option) => {
    const { stdout } = await call(['compare', option, '-r', 'seeds', '--', ...hostile]);
    expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(unfit);
  });

  test('the output formats exclude each other', async () => {
    expect(await call([...argv, '--markdown', '--csv'])).toMatchObject({ code: 2, stdout: '' });
  });
});

describe("--url-parser: Node's own URL class", () => {
  const label = `Node's URL (${process.version})`;

  test('prints its reading below the documents, with the names of its changes', async () => {
    const { code, stdout } = await call(['compare', 'http://H:80/a/..', '-r', 'rfc3986', '--url-parser']);
    const { stdout: without } = await call(['compare', 'http://H:80/a/..', '-r', 'rfc3986']);
    expect(code).toBe(0);
    expect(stdout).toBe(`${without}
${label}, a parser of the WHATWG URL Standard: rewritten
host in lower case, default port removed, dot segments removed

href    http://h/
scheme  http
host    h
path    /
`);
  });

  test('marks components that differ after its changes, and explains the sign', async () => {
    const { stdout } = await call(['compare', 'file://c:/', '-r', 'rfc3986', '--url-parser']);
    expect(stdout.slice(stdout.indexOf(label))).toBe(`${label}, a parser of the WHATWG URL Standard: rewritten

href    file:///c:/
scheme  file
host   ≠ε
port   ≠–
path   ≠/c:/

≠ in Node's URL: not the string's component, even after the listed changes
`);
  });

  test.each([
    ['failure', '//h/a', undefined],
    ['unchanged', 'http://h/a', undefined],
    ['resolved', 'b?c', 'http://h/a'],
    ['rewritten', 'http://h', undefined],
  ])('the reading can be: %s', async (reading, text, base) => {
    const options = base === undefined ? [] : ['--base', base];
    const { code, stdout } = await call([
      'compare',
      text,
      ...options,
      '-r',
      'rfc3986',
      '--url-parser',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(jsonIn(stdout)).toMatchObject([{ url: { parser: label, reading } }]);
  });

  test('where the platform has no URL class, the row says so', async () => {
    const platform = globalThis as { URL?: unknown };
    const own = platform.URL;
    try {
      platform.URL = undefined;
      const { stdout } = await call(['compare', 'http://h/', '-r', 'rfc3986', '--url-parser']);
      expect(stdout).toContain(`${label}, a parser of the WHATWG URL Standard: no URL class\n`);
    } finally {
      platform.URL = own;
    }
  });

  test('--csv and --markdown have a column and rows for it', async () => {
    const asked = ['compare', 'file://c:/', 'x', '-r', 'rfc3986,rfc1738', '--url-parser'];
    const { stdout: csv } = await call([...asked, '--csv']);
    expect(csv).toContain(`"string","what","rfc3986","rfc1738","${label}"\r\n`);
    expect(csv).toContain('"file://c:/","path","/","≠//c:/","≠/c:/"\r\n');
    expect(csv).toContain('"file://c:/","reading","","","rewritten"\r\n');
    expect(csv).toContain('"x","reading","","","failure"\r\n');
    const { stdout: markdown } = await call([...asked, '--markdown']);
    expect(markdown).toContain('| `file://c:/` | host | `c` | ≠– | ≠ε |\n');
    expect(markdown).toMatch(/\n\n≠ in Node's URL: .*\n$/);
  });

  test.each([[[]], [['--json']], [['--markdown']], [['--csv']]])(
    'with %j, nothing in it controls, hides or reorders, and a long string stays short in text',
    async (form) => {
      const texts = [...hostile, `http://h/${'\u202e'.repeat(5000)}`];
      const asked = ['compare', '-r', 'rfc3986', '--url-parser', '--base', 'http://h/', ...form];
      const { stdout } = await call([...asked, '--', ...texts]);
      expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(unfit);
      if (form.length === 0) expect(stdout.slice(stdout.lastIndexOf(label)).length).toBeLessThan(700);
    },
  );

  test.each([
    [['--base', 'h'], 'no base URL or kind of base is called "h"'],
    [['--base', 'http://h/', '--rule', 'host'], '--base'],
    [['--base', 'x\u202e'], 'no base URL or kind of base is called "x\\u{202E}"'],
    [['--url-parser', '--base', 'special'], `--base: ${label} does not parse this URL`],
    [['--url-parser', '--rule', 'host'], '--url-parser'],
    [['--url-parser', '--start', 'host'], '--url-parser'],
  ])('%j is misuse', async (options, message) => {
    const { code, stdout, stderr } = await call(['compare', 'a', ...options]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});
