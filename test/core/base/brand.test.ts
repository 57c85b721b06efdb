/** Error classes are the same in every copy of the package. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Library from '../../../src/api/index.js';

type Class = new (...given: never[]) => Error;

interface Copy {
  readonly index: typeof Library;
  /** All entries that have an index of their own. */
  readonly all: readonly object[];
}

const manifest = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8')) as {
  readonly exports: object;
};
const entries = Array.from(
  JSON.stringify(manifest.exports).matchAll(/dist\/esm\/(src\/\w+\/index)\.js/g),
  ([, path]) => join(__dirname, '../../..', path ?? ''),
);

function load(): Copy {
  let copy: Copy | undefined;
  jest.isolateModules(() => {
    copy = {
      index: jest.requireActual<typeof Library>('../../../src/api/index.js'),
      all: entries.map((entry) => jest.requireActual<object>(entry)),
    };
  });
  if (copy === undefined) throw new Error('not loaded');
  return copy;
}

const [one, other] = [load(), load()];

function errorsOf(copy: Copy): readonly (readonly [name: string, kind: Class])[] {
  const exported = copy.all.flatMap((module) => Object.entries(module));
  return exported.filter((entry): entry is [string, Class] => {
    const value: unknown = entry[1];
    return typeof value === 'function' && (value.prototype as unknown) instanceof Error;
  });
}

const classes = errorsOf(one);

test('finds branded classes', () => {
  expect(classes.map(([name]) => name)).toEqual(
    expect.arrayContaining(['UriSyntaxError', 'UnknownNameError', 'ProtocolError', 'ExerciseCodeError']),
  );
});

test.each(classes)('%s', (name, kind) => {
  const theirs = errorsOf(other).find(([found]) => found === name)?.[1];
  if (theirs === undefined) throw new Error(`${name} is missing`);
  expect(theirs).not.toBe(kind);
  const made: unknown = Object.create(theirs.prototype as object);
  expect(made instanceof kind).toBe(true);
  expect((made as Error).name).toBe(name);
  class Special extends kind {}
  expect(made instanceof Special).toBe(false);
  expect(Object.create(Special.prototype as object) instanceof Special).toBe(true);
  expect(Object.create(Special.prototype as object) instanceof theirs).toBe(true);
  for (const value of [undefined, null, 0, 'x', {}, new Error('x'), { name }])
    expect(value instanceof kind).toBe(false);
});

test('an error that is thrown by one copy is caught by another', () => {
  expect(() => one.index.revision('rfc3986').parse('a b')).toThrow(other.index.UriSyntaxError);
  expect(() => one.index.revision('rfc398' as never)).toThrow(other.index.UnknownNameError);
});
