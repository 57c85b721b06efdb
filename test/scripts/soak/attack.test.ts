/** The harness of `npm run attack` finds what is planted, each kind of defect, and shrinks it; what is right it lets be. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { attack, type Finding } from '../../../scripts/attack/attack.js';
import { type Case, shellCommand } from '../../../scripts/attack/case.js';
import { programSurface } from '../../../scripts/attack/command.js';

const folder = mkdtempSync(join(tmpdir(), 'planted-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Many processes, on a machine that may be busy. */
jest.setTimeout(120_000);

/** Texts of which some have the letter that the planted defect is about, among others. */
const cases: fc.Arbitrary<Case> = fc
  .string({ unit: fc.constantFrom('a', 'b', 'x'), maxLength: 4 })
  .map((text) => ({ args: [], stdin: Buffer.from(text) }));

const budget = { seed: 1, runs: 20, milliseconds: 60_000, thorough: false };

/** What is found in a program that reads `text` and does this. */
async function foundIn(program: string, limits = {}): Promise<Finding | undefined> {
  const script = join(folder, 'planted.mjs');
  writeFileSync(
    script,
    `import { readFileSync } from 'node:fs';\nconst text = readFileSync(0, 'utf8');\n${program}`,
  );
  const surface = programSurface({ name: 'planted', cases, script: [script], limits, folder });
  const { findings } = await attack(surface, budget);
  return findings[0];
}

const answers = `console.log('fine');`;

test.each<[string, string, RegExp]>([
  ['a trace', `if (text.includes('x')) throw new Error('planted'); ${answers}`, /^a trace$/],
  [
    'a defect that is told',
    `if (text.includes('x')) console.error('error: a defect of it'); ${answers}`,
    /^a trace$/,
  ],
  [
    'a signal',
    `if (text.includes('x')) process.kill(process.pid, 'SIGTERM'); ${answers}`,
    /^ended by SIGTERM$/,
  ],
  ['an exit code', `if (text.includes('x')) process.exitCode = 7; ${answers}`, /^exit code 7$/],
  [
    'a control character',
    `console.log(text.includes('x') ? '\\x1b[2J' : 'fine');`,
    /^standard output has a raw \\u\{1B\}$/,
  ],
  [
    'the same on standard error',
    `if (text.includes('x')) console.error('\\u202e'); ${answers}`,
    /^standard error has a raw \\u\{202E\}$/,
  ],
  [
    'bytes that are no text',
    `process.stdout.write(text.includes('x') ? Buffer.from([0xff]) : 'fine');`,
    /^standard output is no UTF-8$/,
  ],
  ['silent success', `if (!text.includes('x')) ${answers}`, /^exit code 0 without an answer$/],
  [
    'silent failure',
    `if (text.includes('x')) process.exitCode = 2; else ${answers}`,
    /^exit code 2 and not a word$/,
  ],
  [
    'a name alone',
    `if (text.includes('x')) console.error('error: no rule is called "x".'); ${answers}`,
    /^a name is refused without/,
  ],
])('%s', async (_, program, problem) => {
  const finding = await foundIn(program);
  expect(finding?.problem).toMatch(problem);
  // Of all the letters the one is left.
  expect(finding?.command).toMatch(/^printf x \| node .*planted\.mjs$/);
});

test.each<[string, string, object, RegExp]>([
  ['a hang', `if (text.includes('x')) for (;;); ${answers}`, { seconds: 1 }, /^ended by SIG(XCPU|KILL)/],
  [
    'memory',
    `const held = text.includes('x') ? Buffer.alloc(2e8, 1) : ''; console.log(held.length);`,
    { megabytes: 150 },
    /^\d+ MB, more than 150$/,
  ],
])('%s', async (_, program, limits, problem) => {
  const finding = await foundIn(program, limits);
  expect(finding?.problem).toMatch(problem);
  expect(finding?.command).toMatch(/^printf x \| node /);
});

test('what is right is let be', async () => {
  expect(
    await foundIn(
      `if (text.includes('x')) { console.error('error: line 1: no x'); process.exitCode = 2; } else ${answers}`,
    ),
  ).toBeUndefined();
});

test('a finding is found again by its seed and path', async () => {
  const surface = {
    ...planted((text) => text.includes('x')),
    inputs: fc.string({ unit: fc.constantFrom('a', 'x') }),
  };
  const [finding] = (await attack(surface, budget)).findings;
  expect(finding?.command).toBe('x');
  const again = await attack(surface, {
    ...budget,
    ...(finding?.path !== undefined && { path: finding.path }),
  });
  expect(again).toMatchObject({ tried: 1, findings: [{ command: 'x' }] });
});

test('seeds are tried where there is time', async () => {
  const surface = {
    ...planted((text) => text === 'seed'),
    inputs: fc.constant(''),
    seeds: () => ['good', 'seed'],
  };
  expect(await attack(surface, budget)).toMatchObject({ findings: [] });
  expect(await attack(surface, { ...budget, thorough: true })).toMatchObject({
    findings: [{ command: 'seed' }],
  });
});

test('what grows faster than its input is found', async () => {
  const growing = { line: (n: number) => 'l'.repeat(n), square: (n: number) => 's'.repeat(n) };
  const cost = (text: string): Promise<number> =>
    Promise.resolve(text.startsWith('s') ? text.length ** 2 / 1e8 : text.length / 1e5);
  const surface = { ...planted(() => false), inputs: fc.constant(''), growing, cost };
  const { findings } = await attack(surface, { ...budget, thorough: true });
  expect(findings.map(({ problem }) => problem)).toEqual([expect.stringMatching(/^square: /)]);
});

test('a case is told as a command that makes it again', () => {
  const given = {
    args: ['-r', "it's", '\x1b'],
    stdin: Buffer.from('a\0%é'),
    files: { 'f g': Buffer.from('x\n') },
  };
  expect(shellCommand(['node', 'main.js'], given)).toBe(
    String.raw`printf 'x\012' > 'f g'; printf 'a\000%%\303\251' | node main.js -r 'it'\''s' $'\033'`,
  );
});

function planted(isBad: (text: string) => boolean) {
  return {
    name: 'planted',
    seeds: (): readonly string[] => [],
    attempt: (text: string) => Promise.resolve(isBad(text) ? 'planted' : undefined),
    shown: (text: string) => text,
  };
}
