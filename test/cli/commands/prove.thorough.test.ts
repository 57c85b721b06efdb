/** `prove`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editedPeg, pegText, readPeg, trace } from '../../../src/study/index.js';
import { revision, type RevisionId } from '../../../src/api/index.js';
import { call, expectNarrow, jsonIn, linesIn, unfit } from '../captured.js';
import { longTest, quickTest, some } from '../../depth.js';

interface PrintedProof {
  readonly identifier: string;
  readonly kind: string;
  readonly proved: boolean;
  readonly equivalence: {
    readonly equal: boolean;
    readonly counterexample: { readonly text: string; readonly peg: boolean; readonly bnf: boolean };
  };
  readonly consumption: {
    readonly derivable: boolean;
    readonly consumed: string;
    readonly followedBy: string;
  };
}

quickTest('a line for every rule, in 80 columns', async () => {
  const { code, stdout, stderr } = await call('prove url-1997');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '43 rules proved, 0 refuted\n' });
  expectNarrow(stdout);
  const [heading, ...lines] = linesIn(stdout).map((line) => line.split(/ +/));
  expect(heading).toEqual(['revision', 'rule', 'verdict', 'BNF', 'PEG', 'pairs', 'ms']);
  expect(lines.map(([id, rule, verdict]) => [id, rule, verdict])).toEqual(
    revision('url-1997').rules.map(({ name }) => ['url-1997', name, 'equal']),
  );
});

quickTest('the reference rule of 1997 has 6 states that are not dead', async () => {
  const { stdout } = await call('prove url-1997 URL-reference --json');
  expect(jsonIn(stdout)).toMatchObject([
    {
      revision: 'url-1997',
      rule: 'URL-reference',
      kind: 'transcription',
      proved: true,
      equivalence: { bnfStates: 6 },
    },
  ]);
});

quickTest('for a file, states what its rules were compared with', async () => {
  const stdin = ['product = name "/" version\nname = 1*ALPHA\nversion = DIGIT / DIGIT DIGIT'];
  const { code, stdout, stderr } = await call('prove --abnf -', { stdin });
  expect([code, stdout]).toEqual([1, expect.stringMatching(/^standard input +version +DIFFERENT /m)]);
  expect(stderr).toContain('Each rule was compared with its copy as a PEG, in which "/" commits');
});

quickTest('a rule with its readings for particular places', async () => {
  const { stdout, stderr } = await call('prove url-1993 scheme');
  expect(linesIn(stdout).map((line) => line.split(/ +/).slice(1, 3))).toEqual([
    ['rule', 'verdict'],
    ['scheme', 'equal'],
    ['scheme__to_colon', 'variant'],
  ]);
  expect(stderr).toBe('2 rules proved, 0 refuted\n');
});

quickTest('several revisions, named as a range', async () => {
  const { code, stdout } = await call('prove rfc2396..rfc2732 --json');
  expect(code).toBe(0);
  expect(
    new Set((jsonIn(stdout) as readonly { revision: string }[]).map(({ revision }) => revision)),
  ).toEqual(new Set(['rfc2396', 'rfc2732']));
});

describe('--peg', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'prove-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  function saved(peg: string | Uint8Array): string {
    const file = join(folder, 'own.peggy');
    writeFileSync(file, peg);
    return file;
  }

  /** Tests whether a PEG of the user accepts a text. */
  function takes(peg: string, id: RevisionId, rule: string, text: string): boolean {
    const whole = readPeg(editedPeg(peg, pegText(id)));
    const ruleNames = revision(id).rules.map(({ name }) => name);
    const last = [...trace({ peg: whole, rule, text, ruleNames })].at(-1);
    return last?.type === 'match' && last.end === text.length;
  }

  test.each(
    some<[string, RevisionId, string, string]>(
      [
        ['1993, a path is empty or more', 'url-1993', 'path', 'path = void / xpalphas ("/" path)?'],
        [
          '1738 5, a label ends before its hyphens',
          'rfc1738',
          'domainlabel',
          'domainlabel = alphadigit (alphadigit / "-")* alphadigit / alphadigit',
        ],
        [
          '1738 5, the database comes first',
          'rfc1738',
          'waisurl',
          'waisurl = waisdatabase / waisindex / waisdoc',
        ],
        ['1997 A, one digit or more', 'url-1997', 'port', 'port = digit+'],
        ['1997 A, a class too wide', 'url-1997', 'hex', 'hex = [0-9A-Ga-f]'],
        [
          '2003 A, the address before the name',
          'rfc2396bis-01',
          'host',
          'host = IPv6reference / IPv4address / hostname',
        ],
        [
          '2003 A, the first alternative takes too much',
          'rfc2396bis-01',
          'dec-octet',
          'dec_octet = DIGIT / [1-9] DIGIT / "1" DIGIT DIGIT',
        ],
      ],
      3,
    ),
  )('refutes a transcription to the letter: %s', async (_why, id, rule, peg) => {
    const argv = ['prove', id, rule, '--peg', saved(peg)];
    const { code, stdout } = await call([...argv, '--json']);
    expect(code).toBe(1);
    const proof = (jsonIn(stdout) as readonly PrintedProof[]).find(({ kind }) => kind === 'transcription');
    expect(proof).toMatchObject({ proved: false, equivalence: { equal: false } });
    const { text, ...verdicts } = proof?.equivalence.counterexample ?? { text: '' };
    expect(verdicts).toEqual({
      peg: takes(peg, id, rule, text),
      bnf: revision(id).accepts(text, { start: rule }),
    });
    const shown = await call(argv);
    expect(shown.code).toBe(1);
    expect(shown.stdout).toMatch(new RegExp(`^${id} +${rule} +DIFFERENT `, 'm'));
    expect(shown.stdout).toContain(`  ${JSON.stringify(text)}: `);
    expect(shown.stderr).toMatch(/^\d+ rules? proved, [1-9]\d* refuted\n$/);
  });

  quickTest('refutes a rule that accepts the right strings and consumes others', async () => {
    const peg = 'port = digit* ("x" &"y")?';
    const { code, stdout } = await call(['prove', 'url-1997', 'port', '--peg', saved(peg)]);
    expect(code).toBe(1);
    expect(linesIn(stdout).slice(1)).toEqual([
      expect.stringMatching(/^url-1997 +port +CONSUMES MORE /),
      '  consumes "x", which is not derivable, before "y"',
    ]);
    expect(revision('url-1997').accepts('x', { start: 'port' })).toBe(false);
  });

  quickTest('does not prove a rule without a counterpart', async () => {
    const peg = 'port = digits\ndigits = digit*';
    const { code, stdout } = await call(['prove', 'url-1997', '--peg', saved(peg)]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^url-1997 +digits +NOT IN THE BNF +\d+$/m);
    expect(stdout).toMatch(/^url-1997 +port +equal /m);
  });

  quickTest('an equal one is proved, also from standard input', async () => {
    const stdin = ["domainlabel = alphadigit ('-'*", ' alphadigit)*'];
    const { code, stdout } = await call('prove rfc1738 domainlabel --peg -', { stdin });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^rfc1738 +domainlabel +equal /m);
  });

  quickTest.each<[string, string | Uint8Array, RegExp]>([
    ['no PEG', 'port = (digit+\n', /line 1, column 8, rule "port": this "\(" is not closed/],
    [
      'an unknown rule',
      'port = dgit*',
      /line 1, column 8, rule "port": no rule is called "dgit"; did you mean "digit"\?/,
    ],
    [
      'left recursion',
      'port = port "x"',
      /line 1, column 1, rule "port": it calls itself \(port > port\) before it/,
    ],
    [
      'recursion that is not regular',
      'port = "(" port ")" / ""',
      /line 1, column 12, rule "port": it calls itself .* before its end/,
    ],
    [
      'a rule that empties another of the document',
      'port = digit\ndigit = ""',
      /with these rules, in "\w+" of the document: .* repeated without bound/,
    ],
    [
      'a repetition without end',
      'port = (digit?)*',
      /line 1, column 8, rule "port": .* repeated without bound/,
    ],
    ['no text', Buffer.from([0x70, 0xff]), /it is not UTF-8 at byte 1/],
    ['controls', 'port = \u001b[2J', /an expression is missing before "\\u\{1B\}"/],
    [
      'a text without end',
      'port = digit*\n'.padEnd(400_000),
      /line 2, column 299987: a PEG may have at most 300000 characters/,
    ],
    [
      'another rule',
      'prot = digit*\nhost = digit*',
      /no rule in ".*own.peggy" is called "port"; did you mean "prot"\? Available: prot, host/,
    ],
  ])('reports what it cannot prove: %s', async (_what, peg, message) => {
    const { code, stdout, stderr } = await call(['prove', 'url-1997', 'port', '--peg', saved(peg)]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(unfit);
    expect(stderr).not.toContain('defect');
  });

  longTest(
    'a rule beyond the limits does not cost the others their verdicts; its place is that in the file',
    async () => {
      const file = saved('Content_Base = "-"\n\n fragment = urlc|..1000000000|');
      const { code, stdout, stderr } = await call(['prove', 'url-1997', '--peg', file]);
      expect(code).toBe(2);
      expect(stdout).toMatch(/^url-1997 +Content-Base +DIFFERENT /m);
      expect(stdout).toMatch(
        /^url-1997 +fragment +UNDECIDED .*\n.*"fragment" \(line 3, column 2\) needs more than/m,
      );
      expect(stdout).toMatch(/^url-1997 +digit +equal /m);
      expect(stderr).toMatch(
        /^\d+ rules proved, [1-9]\d* refuted, [1-9]\d* undecided within the limits; programs can raise that limit/,
      );
      const own = await call(['prove', 'url-1997', 'fragment', '--peg', file, '--json']);
      expect(own.code).toBe(2);
      expect(jsonIn(own.stdout)).toMatchObject([
        {
          kind: 'undecided',
          proved: false,
          limit: expect.stringContaining('"fragment" (line 3, column 2)') as string,
        },
      ]);
    },
    60_000,
  );

  quickTest('a file that is missing, and a revision', async () => {
    expect(await call('prove url-1997 --peg ./nix')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot read "./nix"') as string,
    });
    expect(await call('prove --peg ./nix')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--peg needs a revision') as string,
    });
  });
});

quickTest('a transcription that never ends is refused', async () => {
  const stdin = Array.from({ length: 3 }, () => Buffer.alloc(2 ** 19, ' '));
  const { code, stdout, stderr } = await call('prove rfc1738 --peg -', { stdin });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^error: cannot read "-": it has more than 900000 bytes/);
});
