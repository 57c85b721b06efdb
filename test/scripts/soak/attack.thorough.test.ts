/** The harness of the attacks finds a planted defect of each kind and shrinks it; correct behaviour is no finding. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { attack, knownAttacks, type Surface } from '../../../scripts/soak/attack/attack.js';
import {
  type Case,
  type Observation,
  problemOf,
  programSurface,
  shellCommand,
  defaultCallLimits,
} from '../../../scripts/soak/attack/command.js';

const folder = mkdtempSync(join(tmpdir(), 'planted-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('an observation', () => {
  const fine = { code: 0, signal: undefined, stdout: 'fine', stderr: '', seconds: 1, megabytes: 100 };
  const problem = ({ stdout, stderr, ...rest }: Record<keyof Observation, unknown>): string | undefined => {
    const [out, err] = [stdout, stderr].map((output) => Buffer.from(output as string));
    return problemOf({ ...rest, stdout: out, stderr: err } as Observation, defaultCallLimits, true);
  };

  test.each<[string, Partial<Record<keyof Observation, unknown>>]>([
    ['a trace', { stderr: '    at f (a.js:1:1)' }],
    ['a trace', { stderr: 'error: a defect of it' }],
    ['ended by SIGTERM', { code: undefined, signal: 'SIGTERM' }],
    ['ended by SIGXCPU after 20 s', { code: undefined, signal: 'SIGXCPU' }],
    ['exit code 7', { code: 7 }],
    ['standard output has a raw \\u{1B}', { stdout: '\x1b[2J' }],
    ['standard error has a raw \\u{202E}', { stderr: '\u202e' }],
    ['standard output is no UTF-8', { stdout: Buffer.from([0xff]) }],
    ['exit code 0 without an answer', { stdout: '' }],
    ['exit code 2 and not a word', { code: 2, stdout: '' }],
    ['a name is refused without', { code: 2, stderr: 'error: no rule is called "x".' }],
    ['21 s of processor time', { seconds: 21 }],
    ['501 MB, more than 500', { megabytes: 501 }],
  ])('%s', (expected, part) => {
    expect(problem({ ...fine, ...part })).toContain(expected);
  });

  test('without a problem', () => {
    expect(problem(fine)).toBeUndefined();
    expect(problem({ ...fine, code: 2, stdout: '', stderr: 'error: line 1: no x' })).toBeUndefined();
    expect(
      problem({ ...fine, code: 2, stderr: 'error: no rule is called "x". Available: y' }),
    ).toBeUndefined();
  });
});

test.each<[string, string, object, RegExp]>([
  ['a trace', `if (text.includes('x')) throw new Error('planted');`, {}, /^a trace$/],
  ['a hang', `if (text.includes('x')) for (;;);`, { seconds: 1 }, /^ended by SIG(XCPU|KILL)/],
  [
    'memory',
    `console.log((text.includes('x') ? Buffer.alloc(2e8, 1) : '').length);`,
    { megabytes: 150 },
    /^\d+ MB, more than 150$/,
  ],
])('%s of a program is found, and shown as a command', async (_, program, limits, problem) => {
  const script = join(folder, 'planted.mjs');
  writeFileSync(
    script,
    `import { readFileSync } from 'node:fs';\nconst text = readFileSync(0, 'utf8');\n${program}\nconsole.log('fine');`,
  );
  const cases: fc.Arbitrary<Case> = fc
    .constantFrom('a', 'x')
    .map((text) => ({ args: [], stdin: Buffer.from(text) }));
  const surface = programSurface({ name: 'planted', cases, script: [script], limits, folder });
  const { findings } = await attack(surface, budget);
  expect(findings[0]?.problem).toMatch(problem);
  expect(findings[0]?.command).toMatch(/^printf x \| node .*planted\.mjs$/);
});

test('a program reads a pipe, and its output may go to a full disk', async () => {
  const script = join(folder, 'copies.mjs');
  writeFileSync(
    script,
    `import { readFileSync, writeSync } from 'node:fs';\nwriteSync(1, readFileSync('pipe'));`,
  );
  const pipes = { pipe: Buffer.from('a') };
  const cases: fc.Arbitrary<Case> = fc.boolean().map((full) => ({ args: [], pipes, full }));
  const { findings } = await attack(programSurface({ name: 'copies', cases, script: [script] }), budget);
  expect(findings[0]?.problem).toBe('a trace');
  expect(findings[0]?.command).toMatch(/^mkfifo pipe; printf a > pipe & node .*copies\.mjs > \/dev\/full$/);
});

const budget = { seed: 1, runs: 20, milliseconds: 60_000 };

function planted(isBad: (text: string) => boolean, more: Partial<Surface<string>> = {}): Surface<string> {
  return {
    name: 'planted',
    inputs: fc.string({ unit: fc.constantFrom('a', 'x') }),
    seeds: () => [],
    attempt: (text) => Promise.resolve(isBad(text) ? 'planted' : undefined),
    shown: (text) => text,
    ...more,
  };
}

test('a finding is shrunk, and is the same for the same seed', async () => {
  const surface = planted((text) => text.includes('x'));
  const first = await attack(surface, budget);
  expect(first.findings).toEqual([{ problem: 'planted', command: 'x' }]);
  expect(await attack(surface, budget)).toEqual(first);
  expect(
    await attack(
      planted(() => false),
      budget,
    ),
  ).toEqual({ tried: 20, findings: [] });
});

test('each seed is an attack of its own', async () => {
  const known = knownAttacks(planted((text) => text === 'bad', { seeds: () => ['good', 'bad'] }));
  expect(await Promise.all(known.map((one) => one()))).toEqual([
    { tried: 1, findings: [] },
    { tried: 1, findings: [{ problem: 'planted', command: 'bad' }] },
  ]);
});

test('detects superlinear growth', async () => {
  const growing = { line: (n: number) => 'l'.repeat(n), square: (n: number) => 's'.repeat(n) };
  const cost = (text: string): Promise<number> =>
    Promise.resolve(text.startsWith('s') ? text.length ** 2 / 1e8 : text.length / 1e5);
  const [line, square] = knownAttacks(planted(() => false, { growing, cost }));
  expect((await line?.())?.findings).toEqual([]);
  expect((await square?.())?.findings).toMatchObject([
    { problem: expect.stringMatching(/^square: /) as string },
  ]);
});

test('prints a case as a command that reproduces it', () => {
  const given = {
    args: ['-r', "it's", '\x1b'],
    stdin: Buffer.from('a\0%é'),
    files: { 'f g': Buffer.from('x\n') },
  };
  expect(shellCommand(['node', 'main.js'], given)).toBe(
    String.raw`printf 'x\012' > 'f g'; printf 'a\000%%\303\251' | node main.js -r 'it'\''s' $'\033'`,
  );
});
