/** Verdicts on batches of bytes against the verdict on each line as a text. */
import fc from 'fast-check';
import picocolors from 'picocolors';
import { Checker, type Format } from '../../../src/cli/lines/checker.js';
import { type Diagnoses, diagnosesFor } from '../../../src/cli/lines/diagnoses.js';
import { jsonLine, textLine } from '../../../src/cli/lines/format.js';
import { Output } from '../../../src/cli/lines/output.js';
import { verdictOnLine } from '../../../src/cli/lines/verdict.js';
import { type Batch, linesIn } from '../../../src/cli/input/lines.js';
import { revision, revisions } from '../../../src/api/index.js';

const input = 'a\u001bb';
const pieces = [
  ...['http://h', 'news:a@b', '/', '?q', '#f', ' ', '"', '\\', '%41', '%4', '<', '[::1]', 'x'.repeat(300)],
  ...['\n', '\n', '\r\n', '\r', '\t', '\0', '\u007f', '\u001b[31m', 'é', '\u{1f600}', '\u2028', '\ufeff'],
].map((piece) => Buffer.from(piece));
const broken = [[0xff], [0xe2, 0x82], [0xed, 0xa0, 0x80]].map((bytes) => Buffer.from(bytes));
const batches: fc.Arbitrary<Batch> = fc
  .array(fc.constantFrom(...pieces, ...broken), { minLength: 1, maxLength: 40 })
  .map((some) => Buffer.concat(some))
  .map((bytes) => ({ bytes, isEnded: bytes.at(-1) === 0x0a, offset: 0 }));

/** Checks line by line, with the slower method. */
function lineByLine(
  batch: Batch,
  id: (typeof revisions)[number],
  start: string,
  format: Format,
  diagnoses: Diagnoses,
): string {
  const colours = picocolors.createColors(format.isColourful);
  return [...linesIn(batch)]
    .map((bytes, i) => {
      const verdict = verdictOnLine(bytes, revision(id).automaton({ start }));
      if (format.onlyFailures && verdict.error === undefined) return '';
      if (format.kind === 'json') return jsonLine(verdict, { input, line: 7 + i }, diagnoses);
      return textLine(verdict, { input, line: 7 + i }, colours);
    })
    .join('');
}

const starts = [
  ...revisions.map((id) => ({ id, start: revision(id).start })),
  { id: 'url-1997' as const, start: 'control' },
];
const formats: readonly Format[] = [
  { kind: 'text', isColourful: false, onlyFailures: false, suggests: false },
  { kind: 'text', isColourful: true, onlyFailures: false, suggests: false },
  { kind: 'json', isColourful: false, onlyFailures: false, suggests: false },
  { kind: 'text', isColourful: false, onlyFailures: true, suggests: false },
  { kind: 'json', isColourful: false, onlyFailures: true, suggests: false },
  { kind: 'json', isColourful: false, onlyFailures: true, suggests: true },
];

describe.each(starts)('$id $start', ({ id, start }) => {
  const automaton = revision(id).automaton({ start });

  test.each(formats)('is written as line by line: %j', async (format) => {
    const output = new Output();
    const diagnoses = (): Promise<Diagnoses> => diagnosesFor(id, start, format.suggests);
    const checker = new Checker(automaton, format, output, await diagnoses());
    const others = await diagnoses();
    fc.assert(
      fc.property(batches, (batch) => {
        output.clear();
        checker.check(batch, { input, line: 7 });
        expect(Buffer.from(output.bytes).toString()).toBe(lineByLine(batch, id, start, format, others));
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  test('is counted as accepted by the revisions', () => {
    const output = new Output();
    const silent = new Checker(
      automaton,
      { kind: 'none', isColourful: false, onlyFailures: false, suggests: false },
      output,
    );
    fc.assert(
      fc.property(batches, (batch) => {
        const lines = [...linesIn(batch)];
        const derivable = lines.filter((line) => {
          const text = Buffer.from(line).toString();
          return Buffer.from(text).equals(line) && revision(id).accepts(text, { start });
        });
        expect(silent.check(batch, { input, line: 1 })).toEqual({
          bytes: batch.bytes.length,
          lines: lines.length,
          derivable: derivable.length,
        });
        expect(output.bytes).toHaveLength(0);
      }),
      { numRuns: 30, seed: 2 },
    );
  });
});
