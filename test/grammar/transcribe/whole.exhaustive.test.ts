/** Whole grammars of protocols: the number of transcribed rules, the rules left out with reasons, and the duration. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { WholeResult } from '../../../scripts/report/whole.js';
import type { WholeRun } from './whole/transcribe.js';

const folder = `${__dirname}/whole`;

/** Results that the report shows. */
const results = JSON.parse(readFileSync(`${folder}/results.json`, 'utf8')) as Readonly<
  Record<string, WholeResult>
>;

/** States of the minimal automaton of a rule. */
const states: Readonly<Record<string, readonly [rule: string, states: number]>> = {
  http: ['Accept', 13],
  imap: ['flag-list', 7],
  icalendar: ['recur', 141],
  jsonpath: ['singular-query', 39],
  mail: ['FWS', 8],
  messageformat: ['variable-expression', 60],
  sip: ['IPv6address', 36],
};

/** In milliseconds of processor time. */
const longest = 60_000;

test.each(Object.entries(results))('%s', (name, result) => {
  expect(readFileSync(`${folder}/${name}.abnf`, 'utf8')).toMatch(/^; .+(?:RFC|UTS) \d+.+\n(?:; .+\n)+\n/);
  const [rule = '', count] = states[name] ?? [];
  const args = ['--max-semi-space-size=64', '--import', 'tsx', `${folder}/transcribe.ts`, name, rule];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  const { states: found, milliseconds, result: ownResult } = JSON.parse(stdout) as WholeRun;
  expect({ document: result.document, ...ownResult }).toEqual(result);
  expect(found).toBe(count);
  expect(milliseconds).toBeLessThan(longest);
});

test('every grammar has its results', () => {
  const files = readdirSync(folder).flatMap((file) => /^(.+)\.abnf$/.exec(file)?.[1] ?? []);
  expect(Object.keys(results).sort()).toEqual(files.sort());
});
