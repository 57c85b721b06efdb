/**
 * A program that puts a member into every object (`Object.prototype.witnesses = 1`) changes no answer: every call gives
 * the same with each of the names that occur in options and in results.
 */
import * as api from '../src/index.js';
import * as study from '../src/study/index.js';
import { type Call, callsOf, type Row, rowsOf } from '../scripts/soak/attack/public-calls.js';

/** These hold for every object by the language itself: of property descriptors, iterators and promises. */
const ofTheLanguage =
  'value writable get set enumerable configurable next done return throw then toJSON'.split(' ');
/** The time is their answer, or they go through all documents, or their answer is an automaton that is still built. */
const left = [
  'together',
  'matrix',
  'diff',
  'migrate',
  'alphabets',
  'diffPrinted',
  'formatMatrix',
  'automaton',
];

interface Asked {
  readonly name: string;
  readonly call: Call;
  readonly values: readonly unknown[];
}

/** Each call with all its arguments, and with as few as it takes. */
function* asked(place: string, members: object, rows: Readonly<Record<string, Row>>): Generator<Asked> {
  const calls = callsOf(members);
  for (const [name, { required, optional = [] }] of Object.entries(rows)) {
    const call = calls[name];
    if (call === undefined || left.includes(name)) continue;
    yield { name: `${place} ${name}`, call, values: [...required, ...optional] };
    if (optional.length > 0) yield { name: `${place} ${name}, without options`, call, values: required };
  }
}

const rows = rowsOf({ api, study });
const all = [
  ...asked('uri-revisions', api, rows.api),
  ...asked('uri-revisions-cli/grammar', study, rows.study),
  ...api.revisions.flatMap((id) => [...asked(id, api.revision(id), rows.revision)]),
];

/** What an object says of itself, without what it inherits; `deep` levels of it. */
function own(value: unknown, deep = 7): unknown {
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return value;
  if (deep === 0) return 'an object';
  if (value instanceof Error) return [value.name, value.message];
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => own(item, deep - 1));
  if (value instanceof Map || value instanceof Set) return own([...value], deep);
  if (isGenerator(value))
    return own(
      Array.from({ length: 3 }, () => value.next()),
      deep,
    );
  return Object.keys(value).map((name) => [name, own(Reflect.get(value, name), deep - 1)]);
}

function isGenerator(value: object): value is Generator {
  return Object.prototype.toString.call(value) === '[object Generator]';
}

function answer({ call, values }: Asked): string {
  try {
    return JSON.stringify(own(call(...values)));
  } catch (error) {
    return JSON.stringify(own(error));
  }
}

/** The names of the members of a value, of those that a person would write. */
function* namesIn(value: unknown, deep = 5): Generator<string> {
  if (typeof value !== 'object' || value === null || deep === 0) return;
  for (const [name, member] of Object.entries(value).slice(0, 30)) {
    if (/^[a-z][A-Za-z]*$/.test(name)) yield name;
    yield* namesIn(member, deep - 1);
  }
}

const answers = new Map(all.map((one) => [one, answer(one)]));
const names = new Set<string>(
  all.flatMap(({ call, values }) => {
    const result: unknown[] = [];
    try {
      result.push(call(...values));
    } catch {
      // What it refuses has no members.
    }
    return [...namesIn([...values, ...result])];
  }),
);
ofTheLanguage.forEach((name) => names.delete(name));

test('there are names of options and of results', () => {
  expect([...names]).toEqual(
    expect.arrayContaining(['witnesses', 'limits', 'start', 'trace', 'span', 'host', 'offset', 'proved']),
  );
});

test.each([...names])('%s', (name) => {
  const changed: string[] = [];
  for (const one of all) {
    Object.defineProperty(Object.prototype, name, {
      value: 1,
      enumerable: true,
      configurable: true,
      writable: true,
    });
    let told;
    try {
      told = answer(one);
    } finally {
      Reflect.deleteProperty(Object.prototype, name);
    }
    if (told !== answers.get(one)) changed.push(`${one.name}: ${told.slice(0, 200)}`);
  }
  expect(changed).toEqual([]);
});
