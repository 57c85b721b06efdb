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
  ['nothing', ' \n', 'the file is empty'],
  ['no JSON', '# URI\nrevisions', 'line 1, column 1 is not JSON'],
  ['JSON that is cut off', '{\n "census": 1,\n', 'line 3, column 1 is not JSON'],
  ['very many arrays', '['.repeat(100_000), 'line 1, column 501 is not JSON'],
  ['no object', '[1]', 'it is JSON, but "census", "revisions", "lines", "masks" are missing'],
  ['null', 'null', 'it is JSON, but "census", "revisions", "lines", "masks" are missing'],
  [
    'names that all objects have',
    '{"__proto__":{"census":1}}',
    'it is JSON, but "census", "revisions", "lines", "masks" are missing',
  ],
  ['another object', '{"census":1,"lines":2}', 'it is JSON, but "revisions", "masks" are missing'],
  [
    'another version',
    JSON.stringify({ ...summary, census: 7 }),
    'it has version 7; this program reads version 3',
  ],
  [
    'a member of another type',
    JSON.stringify({ ...summary, masks: [{ mask: '0' }] }),
    'the summary.masks[0].lines must be a whole number from 0, not undefined',
  ],
  [
    'a reason that there is not',
    JSON.stringify({ ...summary, reasons: [{ reason: 'b\u202ead', lines: 1, examples: [] }] }),
    'the summary.reasons[0].reason has an unknown value, "b\\u{202E}ad"',
  ],
  [
    'a bit of no revision',
    JSON.stringify({ ...summary, revisions: ['rfc2396'] }),
    'the mask 2 has a bit beyond the last revision',
  ],
  [
    'more revisions than bits',
    JSON.stringify({ ...summary, revisions: Array.from({ length: 40 }, String) }),
    'it covers 40 revisions; at most 31 are possible',
  ],
  [
    'lines that are lost',
    JSON.stringify({ ...summary, masks: masks.slice(1) }),
    'its masks count 2 lines, but "lines" is 3',
  ],
  [
    'a revision that derives other lines',
    JSON.stringify({ ...summary, derivable: { ...summary.derivable, rfc3986: 99 } }),
    'its masks and its "derivable" have different counts for "rfc3986"',
  ],
  [
    'a revision of which nothing is counted',
    JSON.stringify({ ...summary, derivable: {} }),
    'its masks and its "derivable" have different counts for ',
  ],
  [
    'a member that is not known',
    JSON.stringify({ ...summary, '\u202e': 1 }),
    'the summary has an unknown member, "\\u{202E}"',
  ],
  [
    'a number of a revision that is not counted',
    JSON.stringify({ ...summary, derivable: { ...summary.derivable, rfc1738: 1 } }),
    'its masks and its "derivable" have different counts for "rfc1738"',
  ],
  [
    'lines refused without a reason',
    JSON.stringify({ ...summary, reasons: [] }),
    'its reasons count 0 lines, but its masks count 1 that no revision derives',
  ],
])('%s is refused', (_name, text, problem) => {
  const read = (): CensusSummary => readCensusSummary(text);
  expect(read).toThrow(CensusSummaryError);
  expect(read).toThrow(`not a census summary: ${problem}`);
  expect(read).toThrow('"uri-revisions census FILE > summary.json" writes one');
});

test('every reason has a description', () => {
  for (const reason of allReasons) expect(censusReason(reason)).not.toBe('');
  expect(censusReason('delimiter:"')).toBe('this character, which is neither a letter nor a digit');
});
