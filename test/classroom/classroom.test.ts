/**
 * Sets of exercises and results as codes: decoding restores them, incomplete or altered codes are reported, each PEG is
 * proved.
 */
import fc from 'fast-check';
import { namedSets, type Revision, revision } from 'uri-revisions';
import {
  ExerciseCodeError,
  exerciseLimits,
  type ExerciseResult,
  exerciseResultCode,
  type ExerciseSet,
  exerciseSetCode,
  gradeExercises,
  moodleXml,
  readExerciseResult,
  readExerciseSet,
} from 'uri-revisions-cli/classroom';

const [id] = namedSets.today;
const port = { revision: id, rule: 'port', peg: 'port = [0-9]+' } as const;
const set: ExerciseSet = { title: 'Ports', hints: false, seed: 7, exercises: [port] };
const result: ExerciseResult = {
  learner: 'Ada ✓',
  title: 'Ports',
  answers: [{ ...port, peg: 'port = [0-9]*' }],
};

test('sets and results round-trip through codes that fit a link', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (title, peg) => {
      const some = { ...set, title, exercises: [{ ...port, peg }] };
      expect(readExerciseSet(exerciseSetCode(some))).toEqual(some);
      expect(exerciseSetCode(some)).toMatch(/^[\w.-]+$/);
    }),
    { numRuns: 30, seed: 1 },
  );
  expect(readExerciseSet(`http://h/#1/classroom?set=${exerciseSetCode(set)}&embed=1`)).toEqual(set);
  expect(readExerciseResult(` Ada: ${exerciseResultCode(result)}\r`)).toEqual(result);
});

test('detects every truncated or altered code', () => {
  const code = exerciseResultCode(result);
  for (let i = 0; i < code.length; i++) {
    const altered = `${code.slice(0, i)}${code[i] === 'x' ? 'y' : 'x'}${code.slice(i + 1)}`;
    expect(() => readExerciseResult(code.slice(0, i))).toThrow(ExerciseCodeError);
    expect(() => readExerciseResult(altered)).toThrow(ExerciseCodeError);
  }
});

test.each([
  ['a set for a result', exerciseSetCode(set)],
  ['no code', 'http://www.w3.org/'],
  ['another rule', exerciseResultCode({ ...result, answers: [{ ...port, rule: 'constructor' }] })],
  ['a rule twice', exerciseResultCode({ ...result, answers: [port, { ...port, peg: 'port = ""' }] })],
  ['too many', exerciseResultCode({ ...result, answers: Array<typeof port>(51).fill(port) })],
])('%s is refused', (_name, code) => {
  expect(() => readExerciseResult(code)).toThrow(ExerciseCodeError);
});

test('refuses to encode overlong data', () => {
  const peg = 'x'.repeat(exerciseLimits.characters);
  expect(() => exerciseSetCode({ ...set, exercises: [{ ...port, peg }] })).toThrow(ExerciseCodeError);
});

test.each([
  ['port = [0-9]*', { verdict: 'proved' }],
  ['port = DIGIT*', { verdict: 'proved' }],
  ['port = D*\nD = [0-9]', { verdict: 'proved' }],
  ['port = [0-9]+', { verdict: 'refuted', text: '', peg: false }],
  ['port = [0-9]* "x"?', { verdict: 'refuted', text: 'x', peg: true }],
  ['port = (', { verdict: 'undecided', problem: expect.stringContaining('line 1, column ') as string }],
  ['port = [0-9]* { return 1 }', { verdict: 'undecided' }],
  ['port = port', { verdict: 'undecided' }],
  ['x = "y"', { verdict: 'undecided', problem: 'no rule is called port' }],
])('%s', (peg, grade) => {
  expect(gradeExercises({ ...result, answers: [{ ...port, peg }] })).toMatchObject([grade]);
});

test('grades unanswered exercises as missing, and ignores other answers', () => {
  const host = { revision: id, rule: 'host', peg: '' } as const;
  const grades = gradeExercises(result, { ...set, exercises: [host, port] });
  expect(grades.map(({ rule, verdict }) => [rule, verdict])).toEqual([
    ['host', 'missing'],
    ['port', 'proved'],
  ]);
  expect(gradeExercises({ ...result, answers: [] })).toEqual([]);
});

test('a proof beyond the limits is undecided', () => {
  expect(gradeExercises(result, set, { states: 1, milliseconds: 1000 })).toMatchObject([
    { verdict: 'undecided' },
  ]);
});

test('the questions for Moodle have the answers of the grammar, the same for a seed, and no markup in strings', () => {
  const rules = ['port', 'pchar', 'IPv4address'];
  const some = {
    ...set,
    title: '<b>&"/2',
    exercises: rules.map((rule) => ({ revision: id, rule, peg: '' }) as const),
  };
  const xml = moodleXml(some);
  expect(moodleXml(some)).toBe(xml);
  expect(moodleXml({ ...some, seed: 8 })).not.toBe(xml);
  expect(xml).not.toMatch(/<b>|<code>/);
  const html = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const plain = (text: string): string =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const asked = [
    ...xml.matchAll(
      /<questiontext format="html"><text>([^]*?)<\/text>[^]*?<generalfeedback format="html"><text>(.*)<\/text>[^]*?fraction="(\d+)"><text>true/g,
    ),
  ].map(([, question = '', feedback = '', fraction]) => {
    const [, rule = '', name, , text = '', bnf = ''] =
      /rule <code>(.*)<\/code> of (.*) derive (the empty string|<code>(.*)<\/code>)\?<\/p><pre>([^]*)<\/pre>/.exec(
        plain(question),
      ) ?? [];
    expect(name).toBe('RFC 3986 (2005)');
    // The rule and those that it uses, as a learner needs them.
    expect(plain(bnf)).toContain((revision(id) as Revision).rule(rule).corrected);
    expect(bnf.includes('DIGIT          =')).toBe(true);
    const [, verdict, at] =
      /^<p>(Yes|No)\. (?:.*\(character (\d+)\))?.*in the rule <code>/.exec(plain(feedback)) ?? [];
    expect([feedback, verdict]).toEqual([feedback, fraction === '100' ? 'Yes' : 'No']);
    if (at !== undefined)
      expect(plain(feedback)).toContain(`<code>${html(plain(text).charAt(Number(at) - 1))}<`);
    return { rule, text: plain(text), derived: fraction === '100' };
  });
  expect(xml).toContain('<category><text>$course$/top/&lt;b&gt;&amp;&quot;//2</text></category>');
  expect(new Set(asked.map(({ rule }) => rule))).toEqual(new Set(rules));
  expect(new Set(asked.map(({ derived }) => derived))).toEqual(new Set([true, false]));
  // The strings asked about resemble addresses, like all strings that kill faults.
  const misses = asked.filter(({ rule, derived }) => rule === 'IPv4address' && !derived);
  expect(misses.filter(({ text }) => /^[\d.]+$/.test(text)).length).toBeGreaterThan(1);
  for (const { rule, text, derived } of asked) {
    const typed = text.replaceAll(/\\u\{([0-9A-F]+)\}/g, (_, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, 16)),
    );
    expect([rule, typed, (revision(id) as Revision).accepts(typed, { start: rule })]).toEqual([
      rule,
      typed,
      derived,
    ]);
  }
});
