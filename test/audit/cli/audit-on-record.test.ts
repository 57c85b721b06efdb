/** `audit --on-record`: recorded answers of parsers about a text, without running any of them. */
import { adapters } from '../../../src/audit/adapters.js';
import type { OnRecord } from '../../../src/audit/learning/record.js';
import { call, jsonIn } from '../../cli/captured.js';

test('tells of every parser whether it accepts a text, the host that it reads, and how that is known', async () => {
  const { code, stdout } = await call('audit --on-record http://a_b/');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^go +yes +a_b +Recorded: it was asked on \d{4}-\d\d-\d\d\.$/m);
  const told = jsonIn((await call('audit --on-record http://not.asked/ --json')).stdout) as OnRecord[];
  expect(told.map(({ adapter }) => adapter)).toEqual(adapters.map(({ name }) => name));
  expect(told.find(({ adapter }) => adapter === 'fluent-uri')).toMatchObject({
    ...{ text: 'http://not.asked/', by: 'learnt', accepts: true },
  });
  expect(told.find(({ adapter }) => adapter === 'node-url')).toMatchObject({ by: 'unknown' });
});

test('names leave out the other parsers', async () => {
  const { stdout } = await call('audit go --on-record not:asked');
  expect(stdout.trim().split('\n')[1]).toMatch(/^go +unknown +– +Not on record/);
  expect(stdout).not.toContain('java');
  const none = await call('audit gi --on-record x');
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('did you mean "go"?')]);
});

test('it asks for nothing else', async () => {
  const { code, stderr } = await call('audit --on-record x --learn');
  expect(code).toBe(2);
  expect(stderr).toContain("'--on-record <TEXT>' cannot be used with");
});
