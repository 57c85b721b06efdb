/** What the commands on references have in common: misuse, hostile strings, standard input. */
import { call, hostile, linesIn, unfit } from './captured.js';

const base = 'http://a/b/c/d;p?q';

describe('misuse: exit code 2, nothing on stdout, and the way out on stderr', () => {
  test.each([
    ['no revision', ['resolve', 'g', '--base', base], /no revision is named/],
    ['--all and a revision', ['resolve', 'g', '--all', '-r', 'rfc1738'], /cannot be used with/],
    ['a revision without rules', ['resolve', 'g', '-r', 'rfc1738'], /rfc1738 has no rules .+ \(2\.3\)/],
    [
      'a choice too many',
      ['resolve', 'g', '-r', 'url-1997', '--surplus', 'keep'],
      /url-1997 has no option "surplus" for resolving/,
    ],
    ['an unknown treatment', ['resolve', 'g', '--all', '--surplus', 'kep'], /did you mean "keep"\?/],
    ['an unknown level', ['normalize', 'x:y', '-r', 'rfc1738', '--level', 'cas'], /did you mean "case"\?/],
    [
      'an unknown level, nothing to do',
      ['normalize', '-r', 'rfc1738', '--level', ''],
      /no level is called ""/,
    ],
    [
      'a level without rules',
      ['normalize', 'x:y', '-r', 'rfc1738', '--level', 'path-segments'],
      /it has string, case, escape, scheme/,
    ],
    [
      'the same, equivalent',
      ['equivalent', 'x:', 'x:', '-r', 'url-1995', '--level', 'case'],
      /it has string/,
    ],
    ['one string only', ['equivalent', 'x:', '-r', 'url-1997'], /missing required argument 'B'/],
    ['an unknown operation', ['escape', 'encod', 'path', 'a', '-r', 'rfc1738'], /did you mean "encode"\?/],
    ['an unknown role', ['escape', 'encode', 'hst', 'a', '-r', 'rfc1738'], /did you mean "host"\?/],
    ['a role that one lacks', ['escape', 'decode', 'fragment', 'a', '-r', 'rfc1738'], /no role of rfc1738/],
    [
      'an unknown charset',
      ['escape', 'decode', 'path', 'a', '-r', 'rfc1738', '--charset', 'utf8'],
      /did you mean "utf-8"\?/,
    ],
    [
      'a charset that one lacks',
      ['escape', 'decode', 'path', 'a', '-r', 'rfc1738', '--charset', 'utf-8'],
      /rfc1738 names no charset \(2\.2\)/,
    ],
    ['--all for encode', ['escape', 'encode', 'path', 'a', '-r', 'rfc1738', '--all'], /--all is for decode/],
    [
      '--data for decode',
      ['escape', 'decode', 'path', 'a', '-r', 'rfc1738', '--data'],
      /--data is for encode/,
    ],
    [
      'an abbreviation too early',
      ['find', '-r', 'rfc1738', '--abbreviated'],
      /rfc1738 describes no abbreviated references/,
    ],
    ['a file that is missing', ['find', './nix', '-r', 'rfc1738'], /cannot read ".\/nix": ENOENT/],
    ['a page that is missing', ['links', './nix.html'], /cannot read ".\/nix.html": ENOENT/],
    ['no file', ['links'], /missing required argument 'FILE'/],
    ['a file of no kind', ['links', 'LICENSE'], /add --as KIND/],
    ['an unknown kind', ['links', 'package.json', '--as', 'pdf'], /Allowed choices are html, eml/],
  ])('%s', async (_what, argv, message) => {
    const { code, stdout, stderr } = await call(argv);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(unfit);
    expect(stderr).not.toContain('defect');
  });
});

describe('hostile strings reach the terminal as text', () => {
  const calls: readonly string[] = [
    `resolve --all --base ${base}`,
    `resolve --all --trace --base ${base}`,
    'resolve -r url-1997 --trace --json --base x:/y',
    'resolve -r url-1993 x --base',
    'resolve -r rfc2396bis-01 --base x:/y a',
    'normalize -r url-1993',
    'normalize -r rfc2396bis-01 --json',
    'equivalent -r url-1993 a:b',
    'equivalent -r url-1995 --json a:b',
    'escape encode path -r url-1993 --charset latin1',
    'escape encode query -r rfc2396bis-01 --data --charset utf-8',
    'escape decode path -r url-1995',
    'escape decode path -r rfc2396bis-01 --json',
    'escape decode path -r rfc1738 a --charset',
    'escape encode -r rfc1738',
    'findings -r url-1993',
    'findings -r rfc2396bis-01 --json',
    'findings -r url-1997 a --base',
    'explain -r url-1993',
    'explain -r rfc1738 --json',
    'find -r rfc1738',
    'find -r rfc2396bis-01 --schemes',
    'links',
    'links package.json --as html --retrieved-from',
  ];

  test.each(calls)('%s', async (line) => {
    const argv = line.split(' ');
    const takesNext = argv.at(-1)?.startsWith('--') === true && !/--(json|data|all)$/.test(line);
    for (const text of hostile) {
      const { code, stdout, stderr } = await call([...argv, ...(takesNext ? [] : ['--']), text]);
      expect([0, 1, 2]).toContain(code);
      expect(stdout + stderr).not.toMatch(unfit);
      expect(stderr).not.toContain('defect');
    }
  });

  test.each(['find -r url-1993', 'find -r rfc1738 --json', 'links - --as html', 'links - --as eml --json'])(
    '%s, in a file',
    async (line) => {
      for (const text of hostile) {
        const stdin = [`Content-Type: text/html\r\n\r\n<a href="${text}"> <URL:http://h/${text}>`];
        const { code, stdout, stderr } = await call(line.split(' '), { stdin });
        expect([0, 1, 2]).toContain(code);
        expect(stdout + stderr).not.toMatch(unfit);
        expect(stderr).not.toContain('defect');
      }
    },
  );
});

describe('lines of standard input', () => {
  const calls = [
    'resolve -r url-1997 --base http://a/',
    'resolve --all --base http://a/',
    'normalize -r url-1997',
    'escape encode path -r url-1997',
    'findings -r url-1997',
    'explain -r url-1997',
  ];

  test.each(calls)(
    '%s: each of them, in order; one that is not UTF-8 is told, and the others are done',
    async (line) => {
      const stdin = [Buffer.from('x:1\r\nx:\xff2\nx:3', 'latin1')];
      const { code, stdout, stderr } = await call([...line.split(' '), '--json'], { stdin });
      expect(code).toBe(2);
      const [first = '', second = '', ...more] = linesIn(stdout);
      expect([first.includes('x:1'), second.includes('x:3'), more]).toEqual([true, true, []]);
      expect(stderr).toBe('error: line 2 is not UTF-8, at byte 2: x:\\x{FF}2\n');
    },
  );

  test.each(calls)('%s: they are where "-" stands among the arguments', async (line) => {
    const argv = [...line.split(' '), '--json', 'x:1', '-', 'x:3'];
    const lines = linesIn((await call(argv, { stdin: ['x:2\n'] })).stdout);
    expect(lines.map((one) => /x:\d/.exec(one)?.[0])).toEqual(['x:1', 'x:2', 'x:3']);
  });

  test.each(calls)('%s: none is nothing', async (line) => {
    expect(await call(line.split(' '))).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});
