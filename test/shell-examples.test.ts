/** Shell examples are found and compared. */
import { isPrinted, refreshed, shellExamples } from './shell-examples.js';

test('commands stand in blocks of console, with their output, and of sh', () => {
  const text =
    'A\n\n```console\n$ echo a\na\n\n$ printf "b\n> c"\nb\nc\n```\n\n```sh\nls \\\n  -l\nnpm ci\n```\n\n```ts\n$ x\n```\n';
  expect(shellExamples(text).map(({ command, printed }) => [command, printed])).toEqual([
    ['echo a', ['a']],
    ['printf "b\nc"', ['b', 'c']],
    ['ls    -l', undefined],
  ]);
});

test.each([
  ['the same', ['a', 'b'], ['a', 'b'], true],
  ['a line more', ['a'], ['a', 'b'], false],
  ['a line less', ['a', 'b'], ['a'], false],
  ['an end cut off', ['a', '…'], ['a', 'b', 'c'], true],
  ['a beginning cut off', ['…', 'c'], ['a', 'b', 'c'], true],
  ['another end', ['…', 'b'], ['a', 'b', 'c'], false],
  ['a middle kept', ['…', 'b', '…', 'd'], ['a', 'b', 'c', 'd'], true],
  ['a middle that is missing', ['…', 'x', '…', 'd'], ['a', 'b', 'c', 'd'], false],
  ['an end of a line cut off', ['a …', 'b'], ['a 1', 'b'], true],
  ['an overlap', ['a', '…', 'a'], ['a'], false],
])('%s', (_what, printed, output, is) => {
  expect(isPrinted(printed, output)).toBe(is);
});

test('a refreshed output is cut where it was', () => {
  expect(refreshed(['a', '…'], ['x', 'y'])).toEqual(['x', '…']);
  expect(refreshed(['…', 'b', '…', 'd'], ['x', 'y', 'z'])).toEqual(['…', 'b', '…', 'z']);
  expect(refreshed(['a'], ['x', 'y'])).toEqual(['x', 'y']);
});
