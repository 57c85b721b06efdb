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
import { isFullDepth, some } from '../depth.js';
import { call, linesIn, packageFolder } from './captured.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'certificates-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the checker as one copied file. */
function check(): { readonly status: number | null; readonly lines: readonly string[] } {
  const program = join(folder, 'checker.mjs');
  cpSync(join(packageFolder, 'src/cli/check-certificates.mjs'), program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, folder], { encoding: 'utf8' });
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

test('prove writes certificates', async () => {
  const { code } = await call(['prove', 'rfc1808', '--certificate', folder]);
  expect(code).toBe(0);
  for (const [ending, text] of Object.entries(claimed('rfc1808')))
    expect(readFileSync(join(folder, `rfc1808.${ending}`), 'utf8')).toBe(text);
});

test('refuted rules have counterexamples with derivations, which the checker confirms', async () => {
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

test('a certificate covers all rules', async () => {
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
        /^scheme: rejected: "\+\+": the BNF derives it/,
      ],
      [
        'a target changed',
        'json',
        new RegExp(`(${hex}"next":\\[\\[[^\\]]*)1`),
        '$10',
        /^hex: rejected: "\S": the BNF/,
      ],
      [
        'acceptance flipped',
        'json',
        new RegExp(`(${hex}"accepting":\\[)1`),
        '$10',
        /^hex: rejected: "": the BNF does not/,
      ],
      [
        'a boundary moved',
        'json',
        new RegExp(`(${hex}\\[)58,`),
        '$159,',
        /^hex: rejected: ":": the BNF does not/,
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
        /^hex: rejected: hex does not match from 0 to 1/,
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
        /^digit: rejected: "\/": the BNF derives it/,
      ],
      [
        'BNF: an alternative dropped',
        'abnf',
        ' / %s"f"',
        '',
        /^hex: rejected: "f": the BNF does not derive it/,
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
        /^digit: rejected: .*repetition of the empty text/,
      ],
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
        /^: rejected: cannot lower ß/,
      ],
      [
        'PEG: no PEG',
        'peggy',
        'digit = [0-9]',
        'digit = [0-9] {',
        /^: rejected: the PEG, line \d+: cannot read "\{/,
      ],
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
