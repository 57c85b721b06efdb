/**
 * The table as a file, walked as src/core/automaton/README.md describes: here, and by its C program if there is a
 * compiler.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { revisions } from '../../src/api/index.js';
import { loadVerdictTable } from '../../src/cli/documents/load-revision.js';
import {
  coveringStrings,
  type Form,
  sampleNearMisses,
  sampleStrings,
  verdictsOf,
} from '../../src/study/index.js';
import { edited, exampleTexts } from '../example-texts.js';
import { many, some } from '../depth.js';

const forms: readonly Form[] = ['reference', 'absolute'];
const page = readFileSync(join(__dirname, '../../src/core/automaton/README.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-table-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Lines on which documents diverge: their examples, edits of them, samples, near misses, and invalid UTF-8. */
const lines: readonly Buffer[] = [
  ...exampleTexts,
  ...fc.sample(edited(exampleTexts), { numRuns: many(150, 2000), seed: 1 }),
  ...some(revisions, 1).flatMap((revision) => {
    const drawn = { length: 30, count: many(40, 200), seed: 1 };
    return [
      ...coveringStrings({ revision }).map(({ text }) => text),
      ...sampleStrings({ revision }, drawn),
      ...sampleNearMisses({ revision }, drawn).map(({ text }) => text),
    ];
  }),
]
  .map((text) => Buffer.from(text))
  .concat(
    fc
      .sample(fc.uint8Array({ maxLength: 6 }), { numRuns: many(100, 500), seed: 1 })
      .map((bytes) => Buffer.from(bytes)),
  )
  .filter((bytes) => !bytes.includes('\n'));

describe.each(forms)('of the form %s', (form) => {
  // Equal to the computed one: test/cli/counts/verdict-table.test.ts.
  let bytes: Uint8Array = new Uint8Array();
  beforeAll(async () => {
    bytes = (await loadVerdictTable(revisions, form)).table;
  });
  const verdicts = verdictsOf(['all'], { form });
  // Invalid UTF-8 is replaced by a character beyond US-ASCII.
  const expected = lines.map((line) => verdicts.verdicts(line.toString()));

  test('can be walked as the page describes', () => {
    const view = Buffer.from(bytes);
    const word = (at: number): number => view.readUInt32LE(at);
    const [version, documents, classCount, states, initial, length] = [8, 12, 16, 20, 24, 28].map(word) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    expect(view.toString('latin1', 0, 8)).toBe('uri-walk');
    expect([version, documents]).toEqual([1, revisions.length]);
    const namesAt = 288 + 8 * states + 2 * states * classCount;
    expect(view.toString('utf8', namesAt)).toBe(revisions.map((id) => `${id}\n`).join(''));
    expect(view.length).toBe(namesAt + length);
    const masks = lines.map((line) => {
      let state = initial;
      for (const byte of line) {
        const c = view.readUInt8(32 + byte);
        state = view.readUInt16LE(288 + 8 * states + 2 * (state * classCount + c));
      }
      return word(288 + 4 * state);
    });
    expect(masks).toEqual(expected);
    expect(new Set(expected).size).toBeGreaterThan(15);
  });

  const compiler = spawnSync('cc', ['--version']).status === 0 ? 'cc' : undefined;
  (compiler === undefined ? test.skip : test)(
    compiler === undefined
      ? 'there is no cc here, so the program in C is not tried'
      : 'the program in C does so',
    () => {
      const source = /```c\n([^]*?)```/.exec(page)?.[1] ?? '';
      const [program, table] = [join(folder, `walk-${form}`), join(folder, `${form}.table`)];
      writeFileSync(`${program}.c`, source);
      writeFileSync(table, bytes);
      execFileSync('cc', ['-std=c99', '-Wall', '-Wextra', '-Werror', '-O2', '-o', program, `${program}.c`]);
      const input = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]));
      const output = execFileSync(program, [table], { input, encoding: 'utf8' });
      expect(output).toBe(expected.map((bits) => `${String(bits)}\n`).join(''));
      expect(execFileSync(program, [table], { input: input.subarray(0, -1), encoding: 'utf8' })).toBe(output);
      const refused = spawnSync(program, [`${program}.c`], { encoding: 'utf8' });
      expect([refused.status, refused.stderr]).toEqual([2, 'this is no table of version 1\n']);
    },
  );
});
