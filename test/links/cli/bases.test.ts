/** One verdict on a reference with a base, wherever it is asked: #relative-url-string of the URL Standard. */
import * as fc from 'fast-check';
import { revision } from '../../../src/api/index.js';
import { call, jsonIn } from '../../cli/captured.js';

const whatwg = revision('whatwg-2026-07');

const pieces = [
  'a',
  'b',
  '.',
  ':',
  '/',
  '//',
  '?',
  '#',
  '@',
  '%',
  '%41',
  '|',
  '[',
  'é',
  'http:',
  'ws:',
  'file:',
  'x:',
];
const texts = [
  ...new Set(
    fc.sample(fc.string({ unit: fc.constantFrom(...pieces), minLength: 1, maxLength: 6 }), {
      seed: 1,
      numRuns: 100,
    }),
  ),
];

interface Answer {
  readonly text: string;
  readonly derivable: boolean;
  readonly conforming: boolean;
}

test.each([['https://h/'], ['file:///a'], ['a://h/'], ['a:/'], ['a:b']])('with the base %s', async (base) => {
  const answers = async (command: string): Promise<readonly Answer[]> => {
    const argv = [command, '-r', 'whatwg-2026-07', '--base', base, '--json', '--text', '--', ...texts];
    return jsonIn((await call(argv)).stdout) as readonly Answer[];
  };
  const checked = texts.map((text) => whatwg.check(text, { base }));
  const derivable = checked.map((each) => each.derivable);
  expect(new Set(derivable).size).toBe(2);
  expect((await answers('check')).map((each) => each.derivable)).toEqual(derivable);
  expect((await answers('findings')).map((each) => each.derivable)).toEqual(derivable);

  const forbidden = texts.filter((_, i) => checked[i]?.conforming === false);
  const links = async (
    kind: string,
    file: string,
    ...more: readonly string[]
  ): Promise<readonly string[]> => {
    const argv = ['links', '--check', '-', '--as', kind, '-r', 'whatwg-2026-07', '--json', ...more];
    const found = jsonIn((await call(argv, { stdin: [file] })).stdout) as readonly {
      readonly reference: string;
    }[];
    return [...new Set(found.map(({ reference }) => reference))];
  };
  const page = texts.map((text) => `<a href="${text}">`).join('');
  expect(await links('html', `<base href="${base}">${page}`)).toEqual(forbidden);
  expect(await links('html', page, '--retrieved-from', base)).toEqual(forbidden);
  expect(await links('json', JSON.stringify(texts), '--pointer', '/*', '--default-base', base)).toEqual(
    forbidden,
  );
});
