/** `--json` of the commands that study grammars equals the library's results, which the suites of the library test. */
import {
  alphabets,
  ambiguity,
  compareRules,
  countStrings,
  coveringStrings,
  derivations,
  diff,
  diffPrinted,
  jsonable,
  matrix,
  sampleNearMisses,
  sampleStrings,
} from '../../../src/study/index.js';
import { revision } from '../../../src/api/index.js';
import { call, jsonIn } from '../captured.js';

const of = (rule: string): { readonly revision: 'rfc3986'; readonly rule: string } => ({
  revision: 'rfc3986',
  rule,
});
const [port, host, segment] = [of('port'), of('host'), of('segment')];
const draws = { length: 25, count: 50, seed: 7 };
const isReference = (text: string): { text: string; reference: boolean } => ({
  text,
  reference: revision('rfc3986').accepts(text),
});

test.each<[string, () => readonly unknown[]]>([
  ['alphabet segment path -r rfc1738,today', () => alphabets(['segment', 'path'], ['rfc1738', 'rfc3986'])],
  ['ambiguity rfc3986 host', () => [{ ...ambiguity(host), derivations: derivations('0.0.0.0', host) }]],
  ['ambiguity rfc3986 port', () => [ambiguity(port)]],
  ['count rfc3986 port --to 60', () => countStrings(port, 60).map((share) => ({ ...port, ...share }))],
  ['diff url-1997 rfc2396', () => [diff('url-1997', 'rfc2396')]],
  ['diff url-1997 rfc2396bis-01 --witnesses 1', () => [diff('url-1997', 'rfc2396bis-01', { witnesses: 1 })]],
  ['diff url-1995 --printed', () => [diffPrinted('url-1995')]],
  ['matrix', () => matrix()],
  [
    'matrix --by rule --against first -r rfc1738,url-1997',
    () => matrix({ by: 'rule', against: 'first', revisions: ['rfc1738', 'url-1997'] }),
  ],
  ['relation rfc3986 port rfc3986 host', () => [{ first: port, second: host, ...compareRules(port, host) }]],
  [
    'relation rfc3986 segment rfc3986 host --witnesses 1',
    () => [{ first: segment, second: host, ...compareRules(segment, host, { witnesses: 1 }) }],
  ],
  [
    'sample rfc3986 host --length 25 --count 50 --seed 7',
    () => sampleStrings(host, draws).map((text) => ({ ...host, ...isReference(text), valid: true, seed: 7 })),
  ],
  [
    'sample rfc3986 host --near-miss --length 25 --count 50 --seed 7',
    () =>
      sampleNearMisses(host, draws).map((miss) => ({
        ...{ ...host, ...isReference(miss.text), valid: false, seed: 7 },
        ...miss,
      })),
  ],
  [
    'sample rfc3986 host --cover',
    () =>
      coveringStrings(host).map(({ text, covers }) => ({
        ...{ ...host, ...isReference(text), valid: true },
        covers: [...new Set(covers.map(({ rule }) => rule))],
      })),
  ],
])('%s', async (command, said) => {
  const { code, stdout, stderr } = await call(`${command} --json`);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(jsonIn(stdout)).toEqual(JSON.parse(JSON.stringify(jsonable(said()))));
});
