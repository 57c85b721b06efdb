/** Certificates: the checker verifies those of every document, confirms refutations, and rejects what was changed. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { revisions } from '../../generated/registry/ids.js';
import {
  bnfOf,
  certificateOf,
  pegIdentifier,
  pegText,
  readPeg,
  type RuleProof,
} from '../../src/study/index.js';
import { isState, withoutPlace } from '../../src/grammar/peg/peg.js';
import { isFullDepth, quickTest, some } from '../depth.js';
import { call, linesIn, packageFolder } from './captured.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'certificates-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the checker as one copied file. */
function check(...more: readonly string[]): {
  readonly status: number | null;
  readonly lines: readonly string[];
} {
  const program = join(folder, 'checker.mjs');
  cpSync(join(packageFolder, 'src/cli/check-certificates.mjs'), program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, folder, ...more], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return { status, lines: linesIn(stdout) };
}

function write(name: string, files: object): void {
  for (const [ending, text] of Object.entries(files))
    writeFileSync(join(folder, `${name}.${ending}`), String(text));
}

/** Returns a certificate that claims, without proof, that every rule of a document is proved. */
function claimed(revision: (typeof revisions)[number]): ReturnType<typeof certificateOf> {
  const peg = readPeg(pegText(revision));
  const rules = new Map(bnfOf(revision).rules.map(({ name }) => [pegIdentifier(name), name]));
  const claims = peg.rules.flatMap(({ name: identifier }) =>
    isState(identifier)
      ? []
      : [{ identifier, rule: rules.get(withoutPlace(identifier)), proved: true } as RuleProof],
  );
  return certificateOf(revision, peg, claims);
}

test('every rule of the documents is proved, readings included', () => {
  const checked = isFullDepth ? revisions : (['rfc1808'] as const);
  for (const revision of checked) write(revision, claimed(revision));
  const { status, lines } = check();
  expect(lines).toEqual(
    [...checked].sort().map((revision) => {
      const count = readPeg(pegText(revision)).rules.filter(({ name }) => !isState(name)).length;
      return `${revision}: ${count} rules proved`;
    }),
  );
  expect(status).toBe(0);
}, 300_000);

quickTest('prove writes certificates', async () => {
  const { code } = await call(['prove', 'rfc1808', '--certificate', folder]);
  expect(code).toBe(0);
  for (const [ending, text] of Object.entries(claimed('rfc1808')))
    expect(readFileSync(join(folder, `rfc1808.${ending}`), 'utf8')).toBe(text);
});

quickTest('refuted rules have counterexamples with derivations, which the checker confirms', async () => {
  const own = 'params = param (";" param)+\nscheme = alpha ("<" &">")?\nhex = digit / [A-Ga-f]\nhorse = "h"';
  const proved = await call(['prove', 'rfc1808', '--peg', '-', '--certificate', folder], { stdin: [own] });
  expect(proved.code).toBe(1);
  const { status, lines } = check();
  expect(status).toBe(1);
  expect(lines).toContain('rfc1808 params: refuted by ""');
  expect(lines).toContain('rfc1808 hex: refuted by "G"');
  expect(lines).toContain('rfc1808 horse: not in the BNF');
  const [, count = ''] = /^(\d+) rules proved/.exec(proved.stderr) ?? [];
  expect(lines.at(-1)).toBe(`rfc1808: ${count} rules proved`);
  expect(lines.join('\n')).not.toContain('rejected');

  const [text = ''] =
    /^\{"identifier":"hex".*(?=,$)/m.exec(readFileSync(join(folder, 'rfc1808.json'), 'utf8')) ?? [];
  expect(JSON.parse(text)).toEqual({
    identifier: 'hex',
    rule: 'hex',
    counterexample: { text: 'G', peg: ['hex', 0, 1, []], bnf: null },
  });
});

quickTest('a certificate covers all rules', async () => {
  expect(await call(['prove', 'rfc1808', 'URL', '--certificate', folder])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--certificate covers all rules') as string,
  });
});

type Change = readonly [
  what: string,
  ending: 'json' | 'abnf' | 'peggy',
  from: string | RegExp,
  to: string,
  message: RegExp,
];

const hex = String.raw`"identifier":"hex".*?`;

test('changed certificates and grammars are rejected, each with the rule and a reason', () => {
  const sound = claimed('rfc1808');
  const changes = some<Change>(
    [
      [
        'a state dropped',
        'json',
        /("identifier":"scheme".*"next":\[\[[^\]]*\]),\[[^\]]*\]/,
        '$1',
        /^scheme: rejected: "\+\+": only the BNF accepts it/,
      ],
      [
        'a target changed',
        'json',
        new RegExp(`(${hex}"next":\\[\\[[^\\]]*)1`),
        '$10',
        /^hex: rejected: "\S": only the/,
      ],
      [
        'acceptance flipped',
        'json',
        new RegExp(`(${hex}"accepting":\\[)1`),
        '$10',
        /^hex: rejected: "": only the automaton accepts it/,
      ],
      [
        'a boundary moved',
        'json',
        new RegExp(`(${hex}\\[)58,`),
        '$159,',
        /^hex: rejected: ":": only the automaton accepts it/,
      ],
      [
        'a rule renamed',
        'json',
        '"rule":"hex"',
        '"rule":"digit"',
        /^hex: rejected: it transcribes hex, not digit/,
      ],
      [
        'an identifier renamed',
        'json',
        '"identifier":"hex"',
        '"identifier":"he"',
        /^he: rejected: no rule, or a second claim/,
      ],
      ['a claim dropped', 'json', /^.*"identifier":"hex".*\n/m, '', /^: rejected: no claim about hex/],
      ['a claim withdrawn', 'json', /("identifier":"hex","rule":"hex").*\}/, '$1}', /^hex: rejected: /],
      [
        'an invented counterexample',
        'json',
        /("identifier":"hex","rule":"hex").*\}/,
        '$1,"counterexample":{"text":"G","peg":["hex",0,1,[]],"bnf":null}}',
        /^hex: rejected: it refutes nothing/,
      ],
      [
        'a counterexample that is none',
        'json',
        /("identifier":"hex","rule":"hex").*\}/,
        '$1,"counterexample":{"text":"A","peg":["hex",0,1,[]],"bnf":["hex",0,1,[]]}}',
        /^hex: rejected: it refutes nothing/,
      ],
      ['another format', 'json', '"format":1', '"format":2', /^: rejected: format 2 is not 1/],
      ['a certificate cut short', 'json', /\}\n\]\}\n$/, '', /^: rejected: .*JSON/],
      [
        'BNF: a class widened',
        'abnf',
        'digit = "0"',
        'digit = "/" / "0"',
        /^digit: rejected: "\/": only the BNF accepts it/,
      ],
      [
        'BNF: an alternative dropped',
        'abnf',
        ' / %s"f"',
        '',
        /^hex: rejected: "f": only the automaton accepts it/,
      ],
      ['BNF: a rule lost', 'abnf', /^hex = (?:.|\n )*\n/m, '', /^: rejected: no rule is called hex/],
      [
        'BNF: no ABNF',
        'abnf',
        'digit = "0"',
        'digit = ?',
        /^: rejected: the ABNF, line \d+: cannot read "\? \//,
      ],
      [
        'BNF: a form of ABNF that the prover does not write',
        'abnf',
        'digit = "0"',
        'digit = %d48',
        /^: rejected: the ABNF, line \d+: cannot read "%d48/,
      ],
      ...[
        ['3*2"x"', /^: rejected: a repetition from 3 to 2/],
        ['%x7A-61', /^: rejected: a range ends before it starts/],
        ['"; safe is hex"', /^digit: rejected: "; .*": only the BNF accepts it/],
        ...['\u2028', '\r', '\u0085', '\f', '\u202e'].map((end) => [
          `"0" ; remark${end} / "x"`,
          /^: rejected: the ABNF: a control character, or one beyond ASCII/,
        ]),
      ].map(([abnf, message]): Change => [
        `BNF: ${JSON.stringify(abnf)}`,
        'abnf',
        'digit = "0"',
        `digit = ${String(abnf)}\n / "0"`,
        message as RegExp,
      ]),
      ...[
        'hex--b = "a"',
        'hex--state-1 = "a"',
        'a-b = "a"\na_b = "a"',
        '; p is a+\np = "a"\naplus = "a"',
      ].map((rules): Change => [
        `BNF: names that are one in the PEG, or that of a variant: ${rules}`,
        'abnf',
        /$/,
        `${rules}\n`,
        /^: rejected: the ABNF: \w+ would be two rules, or a variant/,
      ]),
      [
        'PEG: a class widened',
        'peggy',
        'digit = [0-9]',
        'digit = [/-9]',
        /^digit: rejected: the PEG consumes "\/", .*, before ""/,
      ],
      [
        'PEG: a class narrowed',
        'peggy',
        'digit = [0-9]',
        'digit = [0-8]',
        /^digit: rejected: "9": the PEG rejects it/,
      ],
      [
        'PEG: alternatives swapped',
        'peggy',
        'net_path / abs_path / rel_path',
        'rel_path / abs_path / net_path',
        /^relativeURL: rejected: "\/+.*": the PEG rejects it/,
      ],
      [
        'PEG: lookahead lost',
        'peggy',
        'digit = [0-9]',
        'digit = [0-9] / "x" &"y"',
        /^digit: rejected: the PEG consumes "x", .*, before "y"/,
      ],
      [
        'PEG: left recursion',
        'peggy',
        'digit = [0-9]',
        'digit = digit / [0-9]',
        /^digit: rejected: left recursion/,
      ],
      [
        'PEG: an endless repetition',
        'peggy',
        'digit = [0-9]',
        'digit = ""* [0-9]',
        /^digit: rejected: .*repetition of what may match the empty text/,
      ],
      ...[
        '&(digit / "") [0-9]',
        '&(""*) [0-9]',
        '&((!"b")*) [0-9]',
        '&(("b"?)|1..|) [0-9]',
        '!(!safe !"" ""*) [0-9]',
        '!(!digit !"") [0-9]',
        '&("b" ""*)? [0-9]',
        '&(digit__l*) [0-9]\ndigit__l = &(digit__l / "") "0"',
      ].map((peg): Change => [
        `PEG: no end of ${peg}`,
        'peggy',
        'digit = [0-9]',
        `digit = ${peg}`,
        /^digit: rejected: left recursion, or a repetition/,
      ]),
      [
        'PEG: recursion that is not regular',
        'peggy',
        'digit = [0-9]',
        'digit = "(" digit ")" / [0-9]',
        /^digit: rejected: /,
      ],
      [
        'PEG: a code point',
        'peggy',
        '[0-9]',
        String.raw`[\u{30}-9]`,
        /^: rejected: the PEG: cannot read \\u$/,
      ],
      [
        'PEG: a letter beyond ASCII in either case',
        'peggy',
        'digit = [0-9]',
        'digit = [0-9] / "ß"i',
        /^: rejected: cannot lower \\u\{df\}/,
      ],
      [
        'PEG: no PEG',
        'peggy',
        'digit = [0-9]',
        'digit = [0-9] {',
        /^: rejected: the PEG, line \d+: cannot read "\{/,
      ],
      ...[
        ['[z-a]', /^: rejected: a range ends before it starts/],
        ['"\n"', /^: rejected: the PEG, line \d+: cannot read "\\"\\n/],
        ["'\u2028'", /^: rejected: the PEG, line \d+: cannot read "'\\u\{2028\}/],
        ['[\n]', /^: rejected: the PEG, line \d+: cannot read "\[\\n/],
        [String.raw`"\01"`, /^: rejected: the PEG: cannot read \\0/],
        [String.raw`[\01]`, /^: rejected: the PEG: cannot read \\0/],
        ['"b"|3..2|', /^: rejected: a repetition from 3 to 2/],
        ['"b"|0|', /^: rejected: the PEG, line \d+: cannot read "\|0\|/],
        [String.raw`"\xe5"i`, /^: rejected: cannot lower \\u\{e5\}/],
        ['[^😀]', /^: rejected: the PEG, line \d+: cannot read "\[\^\\u\{1f600\}/],
      ].map(([peg, message]): Change => [
        `PEG: ${String(peg)}, which peggy refuses or reads otherwise`,
        'peggy',
        'digit = [0-9]',
        `digit = [0-9] / ${String(peg)}`,
        message as RegExp,
      ]),
    ],
    8,
  );
  const nameOf = (i: number): string => `c${100 + i}`;
  for (const [i, [, ending, from, to]] of changes.entries())
    write(nameOf(i), { ...sound, [ending]: sound[ending].replace(from, to) });
  const { status, lines } = check();
  expect(status).toBe(2);
  const missed = changes.flatMap(([what, , , , message], i) => {
    const of = lines.flatMap((line) => (line.startsWith(nameOf(i)) ? [line.slice(4).trimStart()] : []));
    return of.some((line) => message.test(line)) ? [] : [[what, of]];
  });
  expect(missed).toEqual([]);
}, 300_000);

quickTest('the checker overlooks no certificate', () => {
  const sound = claimed('rfc1808');
  write('a', sound);
  expect(check()).toEqual({ status: 0, lines: ['a: 31 rules proved'] });
  expect(check(folder)).toEqual({ status: 2, lines: [expect.stringContaining('name one folder only')] });
  for (const ending of ['json', 'abnf', 'peggy'] as const)
    write(`only-${ending}`, { [ending]: sound[ending] });
  write('empty', { json: '{"format":1,"rules":[]}', abnf: '', peggy: '' });
  const { status, lines } = check();
  expect(status).toBe(2);
  expect(lines).toEqual([
    'a: 31 rules proved',
    'empty: rejected: the grammars are empty',
    ...['abnf', 'json', 'peggy'].map(
      (ending) => expect.stringMatching(`^only-${ending}: rejected: ENOENT`) as string,
    ),
  ]);
});

quickTest('names and reasons are printed without control characters', () => {
  const claim = { identifier: '\u001b[1mx', undecided: '\u202e\u009b\n' };
  const claims = [claim, { ...claim, identifier: 'a', rule: 'a' }, { identifier: 'a\r', rule: 'b\u2066' }];
  write('\u202ea', { json: JSON.stringify({ format: 1, rules: claims }), abnf: 'a = "a"', peggy: 'a = "a"' });
  expect(check().lines).toEqual([
    String.raw`\u{202e}a \u{1b}[1mx: rejected: no rule, or a second claim`,
    String.raw`\u{202e}a a: undecided: \u{202e}\u{9b}\u{a}`,
    String.raw`\u{202e}a a\u{d}: rejected: no rule, or a second claim`,
    String.raw`\u{202e}a: 0 rules proved`,
  ]);
  write('\u202ea', {
    json: JSON.stringify({ format: 1, rules: [{ identifier: 'a', rule: '\u2066' }] }),
    abnf: 'a = "a"',
    peggy: 'a = "a"',
  });
  expect(check().lines[0]).toBe(String.raw`\u{202e}a a: rejected: it transcribes a, not \u{2066}`);
});
