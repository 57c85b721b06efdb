/** `audit --learn` of adapters that fail: each takes seconds to learn, as far as it goes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLearnt } from '../../../src/audit/index.js';
import { shellCommand } from '../scripts.js';
import { call } from '../../cli/captured.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-learn-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const command = (answer: string): string => shellCommand(answer, folder);

function learn(answer: string, ...argv: readonly string[]): ReturnType<typeof call> {
  return call(['audit', '--command', command(answer), '--learn', '--extra', '0', ...argv]);
}

test('a character on which the adapter fails is not asked about', async () => {
  const failing = `return JSON.stringify(text.includes('b') ? { error: 'no b' } : { ok: !text.includes('a') });`;
  const { code, stdout } = await learn(failing, '--alphabet', 'abc', '--prefix', 'http://', '--json');
  expect(code).toBe(0);
  expect(readLearnt(stdout).stored.assumptions.unasked).toContainEqual([0x62, 0x62]);
});

test.each([
  [
    'that crashes',
    `if (text.length > 8) process.exit(3); return '{"ok":true}';`,
    'gave no answer for "http://',
  ],
  [
    'that fails',
    `return JSON.stringify(text.length > 8 ? { error: 'out of a' } : { ok: true });`,
    'out of a; --without',
  ],
  [
    'that changes its mind',
    `return JSON.stringify({ ok: text.length !== 8 || (globalThis.n = !globalThis.n) });`,
    'answers change',
  ],
])(
  'a parser %s is reported with the text, and learning stops',
  async (_, answer, message) => {
    const { code, stdout, stderr } = await learn(answer, '--alphabet', 'ab', '--prefix', 'http://');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  },
  120_000,
);
