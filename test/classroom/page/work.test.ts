/** The stored work as a file: complete, checked when it is read, and nothing lost. Without storage, as in a strict browser. */
import { baseProblem, isLocal, readBase } from '../../../src/web/frame/base-address.js';
import { readStored, storedNames, storedText, storeText, storeValue } from '../../../src/web/frame/stored.js';
import {
  changedBy,
  fileLimit,
  readWorkFile,
  shapes,
  storeWork,
  unreadableNames,
  workFile,
} from '../../../src/classroom/page/work.js';

const set = {
  title: 't',
  hints: true,
  seed: 1,
  exercises: [{ revision: 'rfc3986', rule: 'port', peg: 'x' }],
};
const work: Readonly<Record<string, unknown>> = {
  address: 'https://example.org/',
  learner: 'Ada',
  own: { abnf: 'a = "b"', rule: 'a', peg: null },
  'peg/labels': 'a / b',
  'peg/__proto__': 'c',
  proved: ['labels'],
  quiz: { guided: { 1: true, 2: false } },
  'set/uri-set.x.y': ['port = DIGIT*', null],
  'teacher/codes': '',
  'teacher/link': '#',
  'teacher/set': set,
};

const fileOf = (entries: unknown, rest: object = {}): string =>
  JSON.stringify({ format: 'uri-revisions work', version: 1, entries, ...rest });

beforeEach(() => {
  for (const name of storedNames()) storeText(name, undefined);
});

test('a file contains everything stored, and another browser stores the same', () => {
  for (const [name, value] of Object.entries(work)) storeText(name, JSON.stringify(value));
  const file = workFile();
  for (const name of storedNames()) storeText(name, undefined);
  expect(storedNames()).toEqual([]);
  storeWork(readWorkFile(file));
  expect(workFile()).toBe(file);
  expect(storedNames()).toEqual(Object.keys(work).sort());
  expect(unreadableNames()).toEqual([]);
});

test.each<[string, string, RegExp]>([
  ['no JSON', '{"format":', /JSON/],
  ['nothing', 'null', /no work/],
  ['another format', JSON.stringify({ entries: {} }), /no work/],
  ['entries that are none', fileOf(null), /no work/],
  ['another version', fileOf({}, { version: 2 }), /version/],
  ['an unknown name', fileOf({ constructor: 'x' }), /constructor/],
  ['a name that is only a beginning', fileOf({ pegs: 'x' }), /pegs/],
  ['a wrong shape', fileOf({ learner: { a: 1 } }), /learner/],
  ['a wrong shape within', fileOf({ proved: ['a', 1] }), /proved/],
  [
    'a document that does not exist',
    fileOf({ 'teacher/set': { ...set, exercises: [{ ...set.exercises[0], revision: 'x' }] } }),
    /teacher/,
  ],
  [
    'too many entries',
    fileOf(Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`peg/${String(i)}`, '']))),
    /2000/,
  ],
  ['too many characters', ' '.repeat(fileLimit + 1), /limit/],
])('refuses a file of %s, with a reason, and stores nothing of it', (_what, text, reason) => {
  expect(() => readWorkFile(text)).toThrow(reason);
  expect(storedNames()).toEqual([]);
});

test('a file that would change something says what, and may leave it as it is', () => {
  storeText('learner', '"Ada"');
  storeText('peg/a', '"1"');
  const entries = readWorkFile(fileOf({ learner: 'Ada', 'peg/a': '2', 'peg/b': '3' }));
  expect(changedBy(entries)).toEqual(['peg/a']);
  storeWork(entries, ['peg/a']);
  expect([storedText('peg/a'), storedText('peg/b')]).toEqual(['"1"', '"3"']);
});

test.each(['{', '5', '{"a":1}', 'null'])(
  'a stored name that reads %s is reported, saved, and put aside when it is replaced',
  (text) => {
    storeText('learner', text);
    expect(readStored('learner', shapes.learner)).toEqual({ text, value: undefined, isUnreadable: true });
    expect(unreadableNames()).toEqual(['learner']);
    expect(readWorkFile(workFile())).toEqual(new Map([['unreadable/learner', JSON.stringify(text)]]));
    storeValue('learner', 'Ada', shapes.learner);
    expect(storedText('learner')).toBe('"Ada"');
    expect(storedText('unreadable/learner')).toBe(JSON.stringify(text));
  },
);

test.each<[string, boolean]>([
  ['http://127.0.0.1:1993/', true],
  ['http://127.8.0.1/', true],
  ['http://localhost/x', true],
  ['http://page.localhost:8080/', true],
  ['http://[::1]:1/', true],
  ['file:///home/page/index.html', true],
  ['https://example.org/uri/', false],
  ['http://localhost.example/', false],
  ['http://192.168.0.2/', false],
])('%s is an address of this machine only: %s', (address, local) => {
  expect(isLocal(address)).toBe(local);
});

test.each<[string, string | undefined]>([
  [' https://example.org/uri/ ', 'https://example.org/uri/'],
  ['https://example.org/uri/index.html?x#1/compare', 'https://example.org/uri/index.html'],
  ['HTTPS://user:secret@EXAMPLE.org', 'https://example.org/'],
  ['javascript:alert(1)', undefined],
  ['example.org/uri', undefined],
  ['http://localhost:8080/', undefined],
  ['', undefined],
])('the base address that %j states is %j', (text, base) => {
  expect(readBase(text)).toBe(base);
  expect(baseProblem(text) === undefined).toBe(base !== undefined);
});

test.each([
  ['example.org/uri', 'begin with https://'],
  ['https:', 'host or the port'],
  ['https://example .org/', 'host or the port'],
  ['https://example.org:x/', 'host or the port'],
  ['http://127.0.0.1:8080/', 'only on this machine'],
])('the problem of the base address %j is named: %s', (text, problem) => {
  expect(baseProblem(text)).toContain(problem);
});
