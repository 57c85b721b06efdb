/** Ids, ranges and named sets of revisions. */
import { comparedByDefault, chosenRevisions } from '../../../src/core/base/revision-sets.js';
import { namedSets, revisions } from '../../../generated/registry/ids.js';
import { UnknownNameError } from '../../../src/api/index.js';

const [first, second, third] = revisions;
const last = revisions.at(-1) ?? first;

test.each<[string, readonly string[], readonly string[]]>([
  ['one', [second], [second]],
  ['several, in their order', [third, first], [third, first]],
  ['each once', [second, first, second, `${first}..${third}`], [second, first, third]],
  ['a range', [`${first}..${last}`], revisions],
  ['a range backwards', [`${third}..${first}`], [third, second, first]],
  ['a range from the first', [`..${second}`], [first, second]],
  ['a range to the last', [`${second}..`], revisions.slice(1)],
  ['a range from the first to the last', ['..'], revisions],
  ['a range of one', [`${second}..${second}`], [second]],
  ['all', ['all'], revisions],
  ['sets', ['seeds', 'today'], [...namedSets.seeds, ...namedSets.today]],
  ['none', [], []],
])('%s', (_, choices, expected) => {
  expect(chosenRevisions(choices)).toEqual(expected);
});

test('the sets are in the order of the lineage', () => {
  for (const set of Object.values(namedSets)) {
    expect(set).toEqual(revisions.filter((id) => set.some((member) => member === id)));
  }
  expect(chosenRevisions(comparedByDefault)).toEqual(expect.arrayContaining([...namedSets.seeds]));
});

test.each([
  ['', ''],
  ['seed', 'seed'],
  ['url-9999..', 'url-9999'],
  ['url-1993..rfc9999', 'rfc9999'],
  ['url-1993..url-1995..rfc1738', 'url-1993..url-1995..rfc1738'],
  ['seeds..all', 'seeds'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
])('%j is refused by name', (choice, asked) => {
  expect(() => chosenRevisions([choice])).toThrow(UnknownNameError);
  expect(() => chosenRevisions([choice])).toThrow(`no revision is called "${asked}"`);
});

test('suggests no set for a range', () => {
  expect(() => chosenRevisions(['all..url-1995'])).not.toThrow(/"all"; did you mean "all"|today/);
});
