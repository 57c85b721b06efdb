/** Reading the summary of a census: other texts are refused with a message that a person can act on. */
import {
  censusReason,
  type CensusSummary,
  CensusSummaryError,
  readCensusSummary,
} from '../../src/census/index.js';
import { allReasons } from '../../src/study/reasons.js';

const summary: CensusSummary = {
  census: 3,
  version: '1.0.0',
  table: 'ab',
  form: 'reference',
  revisions: ['rfc2396', 'rfc3986'],
  records: { kind: 'strings', cr: 'left out', bom: 'kept' },
  lines: 3,
  bytes: 9,
  derivable: { rfc2396: 1, rfc3986: 2 },
  masks: [
    { mask: 0, lines: 1, examples: [{ text: 'a b' }] },
    { mask: 2, lines: 1, examples: [{ text: '?' }] },
    { mask: 3, lines: 1, examples: [] },
  ],
  reasons: [{ reason: 'space', lines: 1, examples: [{ base64: 'YSBi' }] }],
};

test('a summary round-trips', () => {
  expect(readCensusSummary(` ${JSON.stringify(summary, undefined, 2)}\n`)).toEqual(summary);
});

const masks = summary.masks;

test.each<readonly [name: string, text: string, problem: string]>([
  ['nothing', ' \n', 'there is nothing in it'],
  ['no JSON', '# URI\nrevisions', 'line 1, column 1 is not JSON'],
  ['JSON that is cut off', '{\n "census": 1,\n', 'line 3, column 1 is not JSON'],
  ['very many arrays', '['.repeat(100_000), 'line 1, column 501 is not JSON'],
  ['no object', '[1]', 'it is JSON, but has no "census", "revisions", "lines", "masks"'],
  ['null', 'null', 'it is JSON, but has no "census", "revisions", "lines", "masks"'],
  ['names that all objects have', '{"__proto__":{"census":1}}', 'it is JSON, but has no "census"'],
  ['another object', '{"census":1,"lines":2}', 'it is JSON, but has no "revisions", "masks"'],
  [
    'another version',
    JSON.stringify({ ...summary, census: 7 }),
    'it is of version 7 of summaries, and this program reads version 3',
  ],
  [
    'a member of another type',
    JSON.stringify({ ...summary, masks: [{ mask: '0' }] }),
    'the summary.masks[0].lines must be a whole number from 0, not undefined',
  ],
  [
    'a reason that there is not',
    JSON.stringify({ ...summary, reasons: [{ reason: 'b\u202ead', lines: 1, examples: [] }] }),
    'the summary.reasons[0].reason is "b\\u{202E}ad", which there is not',
  ],
  [
    'a bit of no revision',
    JSON.stringify({ ...summary, revisions: ['rfc2396'] }),
    'the mask 2 names a revision that is not among its 1',
  ],
  [
    'more revisions than bits',
    JSON.stringify({ ...summary, revisions: Array.from({ length: 40 }, String) }),
    'it is of 40 revisions, and a mask has room for 31',
  ],
  [
    'lines that are lost',
    JSON.stringify({ ...summary, masks: masks.slice(1) }),
    'its masks count 2 lines, and it has 3',
  ],
  [
    'a revision that derives other lines',
    JSON.stringify({ ...summary, derivable: { ...summary.derivable, rfc3986: 99 } }),
    'its masks and its "derivable" do not count the same for "rfc3986"',
  ],
  [
    'a revision of which nothing is counted',
    JSON.stringify({ ...summary, derivable: {} }),
    'its masks and its "derivable" do not count the same for ',
  ],
  [
    'a member that is not known',
    JSON.stringify({ ...summary, '\u202e': 1 }),
    'the summary has no member "\\u{202E}"',
  ],
  [
    'a number of a revision that is not counted',
    JSON.stringify({ ...summary, derivable: { ...summary.derivable, rfc1738: 1 } }),
    'its masks and its "derivable" do not count the same for "rfc1738"',
  ],
  [
    'lines refused without a reason',
    JSON.stringify({ ...summary, reasons: [] }),
    'it has reasons for 0 lines, and no revision derives 1',
  ],
])('%s is refused', (_name, text, problem) => {
  const read = (): CensusSummary => readCensusSummary(text);
  expect(read).toThrow(CensusSummaryError);
  expect(read).toThrow(`this is no summary of a census: ${problem}`);
  expect(read).toThrow('"uri-revisions census FILE > summary.json" makes one');
});

test('every reason has a description', () => {
  for (const reason of allReasons) expect(censusReason(reason)).not.toBe('');
  expect(censusReason('delimiter:"')).toBe('this character, which is neither a letter nor a digit');
});
