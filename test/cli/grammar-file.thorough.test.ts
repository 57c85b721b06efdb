/** `--abnf FILE`: the commands that accept a grammar in place of a revision. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// The study, which commands load when called, takes longer to load than a test may.
import '../../src/study/index.js';
import { call, unfit } from './captured.js';

let folder: string;
let file: string;
let nested: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'uri-revisions-'));
  file = join(folder, 'time.abnf');
  nested = join(folder, 'nested');
  writeFileSync(file, 'time = hour ":" 2DIGIT\nhour = DIGIT / "1" DIGIT\nat = authority time\nspare = "x"\n');
  writeFileSync(nested, 'e = "(" e ")" / "x"\n');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('grammar lists the rules that can be studied, and exits with 1 if one cannot', async () => {
  const { code, stdout, stderr } = await call(['grammar', '--abnf', file]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/time +line 1 +start/);
  expect(stderr).toContain('time.abnf:3:6: no rule is called "authority"');
  expect((await call(['grammar', '--abnf', nested, '--depth', '1'])).code).toBe(0);
});

test('a file in EBNF, by its ending, by ebnf: and by --notation', async () => {
  const ebnf = join(folder, 'hour.ebnf');
  const iso = join(folder, 'hour');
  writeFileSync(ebnf, "hour ::= [0-9] | '1' [0-9]\n");
  writeFileSync(
    iso,
    'hour = ["1"], digit;\ndigit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";\n',
  );
  for (const name of [ebnf, `ebnf:${ebnf}`, `ebnf:${iso}`, `abnf:${iso}`]) {
    const { stdout } = await call(['relation', name, 'hour', file, 'hour']);
    expect([name, stdout]).toEqual([name, expect.stringContaining('derive the same strings')]);
  }
  const options = ['--abnf', iso, '--to', '2'];
  const detected = await call(['count', ...options]);
  expect(detected.stdout).toMatch(/^ +2 +10 /m);
  expect(detected.stderr).toMatch(
    /hour is read as EBNF of ISO\/IEC 14977, because the last rule ends with ";"/,
  );
  const { stderr } = await call(['count', ...options, '--notation', 'iso-ebnf']);
  expect(stderr).not.toMatch('is read as');
});

describe('the file takes the place of a revision', () => {
  test.each<[string, (file: string) => readonly string[], RegExp]>([
    ['count', (abnf) => ['count', '--abnf', abnf, '--to', '5'], /^ +5 +1000 /m],
    ['count of a rule, the file by its name', (abnf) => ['count', abnf, 'hour', '--to', '2'], /^ +2 +10 /m],
    ['count by abnf:', (abnf) => ['count', `abnf:${abnf}`, 'hour', '--to', '2'], /^ +2 +10 /m],
    [
      'sample',
      (abnf) => ['sample', `--abnf=${abnf}`, '--length', '4', '--seed', '1', '--count', '1'],
      /^\d:\d\d\n$/,
    ],
    [
      'relation',
      (abnf) => ['relation', '--abnf', abnf, 'hour', 'rfc3986', 'port'],
      /^port of rfc3986 derives all strings of hour of time\.abnf, and more/,
    ],
    [
      'relation, second',
      (abnf) => ['relation', 'rfc3986', 'port', abnf, 'hour'],
      /^port of rfc3986 derives all strings of hour of time\.abnf, and more/,
    ],
    ['diff', (abnf) => ['diff', '--abnf', abnf, abnf], /time/],
    ['check', (abnf) => ['check', '9:30', '--text', '--abnf', abnf], /^derivable\t9:30\n$/],
    [
      'check of a rule',
      (abnf) => ['check', '19', '--text', '--abnf', abnf, '--start', 'hour'],
      /^derivable\t19\n$/,
    ],
    ['diagram', (abnf) => ['diagram', '--abnf', abnf, 'hour'], /^<svg .*hour of time\.abnf, from its BNF/],
    [
      'diagram of the copy',
      (abnf) => ['diagram', '--abnf', abnf, '--peg'],
      /time of time\.abnf, from its PEG/,
    ],
    ['diagram, DOT', (abnf) => ['diagram', abnf, 'hour', '--dot'], /^digraph/],
    ['transcribe', (abnf) => ['transcribe', '--abnf', abnf, 'hour'], /^hour = "1" DIGIT \/ DIGIT$/m],
    ['ambiguity', (abnf) => ['ambiguity', abnf], /unambiguous: time, hour, spare, DIGIT/],
    ['derivations', (abnf) => ['derivations', '--abnf', abnf, '9:30'], /hour/],
    ['trace', (abnf) => ['trace', '--abnf', abnf, '9:30'], /The rule matches the whole string/],
    ['alphabet', (abnf) => ['alphabet', 'hour', '--abnf', abnf], /0-9|0123456789/],
    ['alphabet next to a revision', (abnf) => ['alphabet', 'port', 'hour', '-r', `rfc3986,${abnf}`], /hour/],
    [
      'suite',
      (abnf) => ['suite', '--abnf', abnf, '--start', 'hour'],
      /^\{"version":1,"revision":"time\.abnf","start":"hour"/,
    ],
    ['grammar of a rule', (abnf) => ['grammar', abnf, 'hour'], /used by +time\n/],
    [
      'grammar, JSON',
      (abnf) => ['grammar', abnf, 'hour', '--json'],
      /"name":"hour","origin":"document".*"usedBy":\["time"\]/,
    ],
  ])('%s', async (_what, argv, expected) => {
    const { code, stdout, stderr } = await call(argv(file));
    expect(code).toBe(0);
    expect(stdout).toMatch(expected);
    expect(stdout + stderr).not.toMatch(unfit);
  });

  test('a text that is not derivable has no derivations, and no trace that ends well', async () => {
    const derivations = await call(['derivations', '--abnf', file, '9:3x', '--json']);
    expect(derivations.code).toBe(1);
    expect(JSON.parse(derivations.stdout)).toMatchObject({ count: '0', error: { offset: 3, found: 'x' } });
    expect((await call(['trace', '--abnf', file, '9:3x'])).code).toBe(1);
  });

  test('the rules copied in their order are proved or refuted', async () => {
    const { code, stdout, stderr } = await call(['prove', '--abnf', file]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^time\.abnf +spare +equal/m);
    expect(stdout).toMatch(/^time\.abnf +hour +(?!equal)/m);
    expect(stderr).toMatch(/\d rules proved, [12] refuted/);
    const proved = await call(['prove', '--abnf', file, 'hour', '--peg', '-'], {
      stdin: ['hour = "1" [0-9] / [0-9]'],
    });
    expect({ code: proved.code, stderr: proved.stderr.split('\n').at(-2) }).toEqual({
      code: 0,
      stderr: '1 rule proved, 0 refuted',
    });
  });

  test('a suite of a file kills every fault, and its strength is reported', async () => {
    const { stdout } = await call(['suite', '--abnf', file, '--format', 'jsonl']);
    const { code, stdout: measured } = await call(['strength', '-', '--abnf', file, '--json'], {
      stdin: [stdout],
    });
    const { kinds, wrong } = JSON.parse(measured) as {
      kinds: readonly { readonly faults: number; readonly killed: number }[];
      wrong: readonly unknown[];
    };
    expect({ code, wrong, alive: kinds.filter(({ faults, killed }) => faults !== killed) }).toEqual({
      code: 0,
      wrong: [],
      alive: [],
    });
  });

  test('standard input', async () => {
    const { code, stdout } = await call('count --abnf - --to 1', { stdin: ['a = "x" / "y"'] });
    expect({ code, last: stdout.split('\n').at(-2)?.trim().split(/ +/)[1] }).toEqual({ code: 0, last: '4' });
  });

  test('rules of a document are borrowed', async () => {
    const argv = [
      'check',
      '--text',
      'a@b:81:30',
      '--abnf',
      file,
      '--start',
      'at',
      '--from',
      'rfc3986:authority',
    ];
    expect((await call(argv)).stdout).toContain('derivable\ta@b:8');
  });

  test.each([
    [
      'a_b = "x"',
      /is read as a grammar in the notation of RFC 822, because "_".*: letters match case-sensitively/,
    ],
    ['ab x | y', /is read as a grammar in the notation "bare-words"/],
  ])('%j: reports the detected notation', async (text, said) => {
    const argv = ['check', '-r', 'abnf:-', '--text', 'x'];
    expect((await call(argv, { stdin: [text] })).stderr).toMatch(said);
    const named = [...argv, '--notation', text.includes('=') ? 'rfc822' : 'bare-words'];
    expect((await call(named, { stdin: [text] })).stderr).not.toMatch(said);
  });

  test('reports faults of other rules', async () => {
    const { stderr } = await call(['grammar', '--abnf', file]);
    expect(stderr).toContain('time.abnf:3:6: no rule is called "authority"');
    expect(stderr).toContain('3 | at = authority time\n         ^');
    expect(stderr).toContain('time.abnf:4:1: no rule uses "spare"');
  });

  test.each([
    ['a = nothing\nc = "x"\nd = c\n', 'The start rule is the first, "a". Usable rules: c, d.'],
    [
      'a = b\nb = nothing\nc = "x"\ne = b\n',
      'The start rule is the first, "a", and it uses "b". Usable rules: c.',
    ],
    ['a = "x" a "y" / "z"\nc = "x"\n', '--start c starts at another rule.'],
  ])('%j: a fault of the first rule names the rules that can be read', async (text, hint) => {
    const argv = ['check', '-r', 'abnf:-', '--text', 'x'];
    const failed = await call(argv, { stdin: [text] });
    expect([failed.code, failed.stderr]).toEqual([2, expect.stringContaining(hint)]);
    const started = await call([...argv, '--start', 'c'], { stdin: [text] });
    expect(started.stdout).toBe('derivable\tx\n');
    expect(started.stderr).toContain('"uri-revisions grammar --abnf --start c" shows why');
    const asked = await call([...argv, '--start', 'a'], { stdin: [text] });
    expect([asked.code, asked.stderr]).toEqual([2, expect.not.stringContaining('can be read')]);
  });

  test('no other rule is named if none can be read', async () => {
    const { stderr } = await call(['count', '-r', 'abnf:-'], { stdin: ['a = nothing\n'] });
    expect(stderr).not.toContain('can be read');
  });

  test('reports an incomplete expansion in text and in JSON', async () => {
    const argv = ['count', '--abnf', nested, '--depth', '2', '--to', '5'];
    const people = await call(argv);
    expect(people.stderr).toMatch(/incomplete: the recursion of .*nested \(e\) is expanded 2 levels deep/);
    const { stdout } = await call([...argv, '--json']);
    expect(JSON.parse(stdout.split('\n')[5] ?? '')).toMatchObject({
      length: 5,
      count: '2',
      revision: 'nested (depth 2)',
      bounded: { revision: 'nested (depth 2)', depth: 2, rules: ['e'] },
    });
  });
});

describe('missing parts of a file', () => {
  const gaps = 'start = "a" b\nb = "x" / "y"\nc = "(" c ")" / "y"\nd = c missing\n';
  const unread = [
    { rule: 'c', reason: expect.stringContaining('standard input:3:9: "c" contains itself') as unknown },
    { rule: 'd', reason: expect.stringContaining('standard input:4:') as unknown },
  ];

  test.each(['transcribe', 'generate', 'prove'])(
    '%s names the rules that could not be read',
    async (name) => {
      const out = name === 'generate' ? ['--out', join(folder, 'gaps')] : [];
      const { code, stderr, stdout } = await call([name, '--abnf', '-', ...out, '--json'], { stdin: [gaps] });
      // A parser is generated from the rules that its start rule needs; the tests of the others are skipped.
      expect(code).toBe({ transcribe: 1, generate: 0, prove: 2 }[name]);
      expect(stderr).toMatch(/: c: standard input:3:9: "c" contains itself/);
      const records = stdout
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line));
      if (name === 'generate') expect(records).toMatchObject([{ omitted: unread }]);
      else
        expect(records).toEqual(
          expect.arrayContaining(unread.map((one) => expect.objectContaining(one) as unknown)),
        );
    },
  );

  test('a rule that is asked for alone needs what it uses', async () => {
    const { code, stderr } = await call('transcribe --abnf - --start start', { stdin: [gaps] });
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('not transcribed')]);
  });

  test.each<[string, readonly string[], number]>([
    ['check', ['check', '(((x)))', '--text'], 1],
    ['derivations', ['derivations', '(((x)))'], 1],
    ['trace', ['trace', '(((x)))'], 1],
  ])('%s: a string may be derivable at a greater depth than --depth', async (_, argv, exit) => {
    const deep = async (depth: number): ReturnType<typeof call> =>
      call([...argv, '--abnf', nested, '--depth', String(depth)]);
    const { code, stderr } = await deep(2);
    expect(code).toBe(exit);
    expect(stderr).toContain('may be derivable at a greater depth: --depth 2 ends the recursion of e\n');
    expect(await deep(3)).toMatchObject({
      code: 0,
      stderr: expect.not.stringContaining('may be') as unknown,
    });
  });

  test.each<[string, readonly string[], string, RegExp]>([
    [
      'of arguments',
      ['(((x)))', ')', '--text'],
      '',
      /depth\nnot derivable\t\)\t"\)" is not allowed at offset 0\n$/,
    ],
    ['of lines', [], '(((x)))\n)\n', /depth\n-:2\tnot derivable\t\)\t"\)" is not allowed at offset 0\n$/],
    ['in JSON', ['--json'], '(((x)))\n)\n', /"mayBeDeeper":true}}\n.*"found":"\)"}}\n$/],
    ['in rows', ['--out', 'csv'], '(((x)))\n)\n', /; may be derivable at a greater depth",2[^]*at offset 0"/],
    ['that are counted', ['--count'], '(((x)))\n)\n', /^0\n$/],
  ])('check names the strings %s whose refusal depends on --depth', async (_, argv, stdin, stdout) => {
    const checkWith = (text: string): ReturnType<typeof call> =>
      call(['check', ...argv, '--abnf', nested, '--depth', '2'], { stdin: [text] });
    const checked = await checkWith(stdin);
    expect([checked.code, checked.stdout]).toEqual([1, expect.stringMatching(stdout)]);
    expect(checked.stderr).toContain('may be derivable at a greater depth: --depth 2');
    if (stdin !== '') expect((await checkWith(')\n')).stderr).not.toContain('may be');
  });

  test('strength: a case that contradicts the grammar may be derivable at a greater depth', async () => {
    const measure = (text: string): ReturnType<typeof call> =>
      call(['strength', '-', '--abnf', nested, '--depth', '2'], {
        stdin: [`{"text":"${text}","valid":true}\n`],
      });
    const deeper = await measure('(((x)))');
    expect(deeper.stderr).toContain('may be derivable at a greater depth');
    expect(deeper.stdout).toContain('is not derivable; may be derivable at a greater depth');
    expect((await measure(')')).stderr).not.toContain('may be derivable');
  });

  test.each<[string, (grammar: string, other: string) => readonly string[]]>([
    ['relation', (grammar, other) => ['relation', grammar, other]],
    ['relation, the other way', (grammar, other) => ['relation', other, grammar]],
    ['diff', (grammar, other) => ['diff', grammar, other]],
    ['diff, the other way', (grammar, other) => ['diff', other, grammar]],
  ])('%s: a string of the other language may be derivable at a greater depth', async (_, argv) => {
    writeFileSync(join(folder, 'deep'), 'e = "(((x)))"');
    const at = (depth: string): ReturnType<typeof call> =>
      call([...argv(`abnf:${nested}`, `abnf:${join(folder, 'deep')}`), '--depth', depth, '--json']);
    const compared = await at('2');
    expect(compared.stdout).toContain('"mayBeDeeper":true');
    expect(compared.stdout).not.toContain('inner');
    expect(compared.stderr).toContain('may be derivable at a greater depth: --depth 2');
    const enough = await at('3');
    expect(enough.stdout).not.toContain('mayBeDeeper');
  });

  test('a rule that no depth helps is not advised to take one', async () => {
    const { code, stderr } = await call(['count', '--abnf', '-'], { stdin: ['a = a\n'] });
    expect([code, stderr]).toEqual([2, expect.not.stringContaining('--depth')]);
  });

  test('a byte order mark before ABNF is none of it (RFC 3629 §6)', async () => {
    for (const argv of [['count', '--to', '2'], ['transcribe'], ['grammar']]) {
      const { code, stderr } = await call([...argv, '--abnf', '-'], {
        stdin: ['\uFEFFhour = DIGIT / "1" DIGIT'],
      });
      expect([code, stderr]).toEqual([0, expect.not.stringContaining('taken for')]);
    }
  });
});

describe('misuse: exit code 2, empty stdout, and the position on stderr', () => {
  test.each<[string, (file: string) => readonly string[], RegExp]>([
    ['no file', () => ['count', '--abnf', 'no-such-file'], /cannot read "no-such-file"/],
    ['no name of a file', () => ['count', '--abnf'], /argument missing/],
    [
      'a rule that is not there',
      (abnf) => ['count', abnf, 'hours'],
      /no rule of time\.abnf is called "hours"; did you mean "hour"\?/,
    ],
    ['a rule at fault', (abnf) => ['count', abnf, 'at'], /time\.abnf:3:6: no rule is called "authority"/],
    ['recursion', () => ['count', '--abnf', nested], /nested:1:9: .*\n.*\n.*\^\n--depth N expands/],
    [
      'a document that is not there',
      (abnf) => ['count', abnf, '--from', 'rfc9:host'],
      /no revision is called "rfc9"/,
    ],
    [
      'a rule of it that is not',
      (abnf) => ['count', abnf, '--from', 'rfc3986:hots'],
      /did you mean "host"\?/,
    ],
    ['--from without a rule', (abnf) => ['count', abnf, '--from', 'rfc3986'], /--from expects REV:RULE/],
    [
      'a notation that is none',
      (abnf) => ['count', abnf, '--notation', 'ebnf'],
      /Allowed choices are abnf, rfc822, bare-words/,
    ],
    ['a revision too', (abnf) => ['check', 'x', '-r', 'rfc3986', '--abnf', abnf], /is also named/],
  ])('%s', async (_what, argv, message) => {
    const { code, stdout, stderr } = await call(argv(file));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(unfit);
    expect(stderr).not.toContain('defect');
  });

  test('reports too many states', async () => {
    const stdin = ['a = 60000*60000( 60000"x" )'];
    for (const argv of [['count'], ['check', 'x', '--text'], ['diagram', '--dot']]) {
      const { code, stderr } = await call([...argv, '--abnf', '-'], { stdin });
      expect(code).toBe(2);
      expect(stderr).toMatch(/the automaton of "a" \(standard input, line 1\) needs more than 200000 states/);
      expect(stderr).not.toContain('defect');
    }
  });

  test('names the nested rule with too many states, not its repetition', async () => {
    const stdin = ['a = "x" b\nb = 60000*60000( 60000c )\nc = "y" / "z"'];
    const { code, stderr } = await call('count --abnf -', { stdin });
    expect(code).toBe(2);
    expect(stderr).toContain(
      'the automaton of "a" (standard input, line 1), in "b" (standard input, line 2), needs more than 200000 states',
    );
  });

  test.each<[string, Uint8Array, RegExp]>([
    [
      'bytes that are no text',
      Uint8Array.from({ length: 1000 }, (_, i) => (i * 97) % 256),
      /not UTF-8 at byte/,
    ],
    ['ten megabytes', Buffer.alloc(10_000_000, 'a = "x" "y"\n'), /1048576 characters|defined twice/],
    ['a long line', Buffer.alloc(10_000_000, 'x'), /a grammar may have up to 1048576 characters/],
  ])('%s', async (_what, bytes, message) => {
    const { code, stderr } = await call('count --abnf -', { stdin: [bytes] });
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr.length).toBeLessThan(1000);
  });
});
