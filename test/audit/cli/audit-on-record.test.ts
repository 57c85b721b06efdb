/** `audit --on-record`: recorded answers of parsers about a text, without running any of them. */
import { type Adapter, adapters } from '../../../src/audit/adapters.js';
import type { RecordEntry } from '../../../src/audit/record.js';
import { call, jsonIn } from '../../cli/captured.js';

test('reports for each parser whether it accepts a text, the host it reads, and the source of the answer', async () => {
  const { code, stdout } = await call('audit --on-record http://a_b/');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^go +yes +a_b +Recorded on \d{4}-\d\d-\d\d\.$/m);
  const entries = jsonIn((await call('audit --on-record http://not-asked/ --json')).stdout) as RecordEntry[];
  const names = entries.map(({ adapter }) => adapter);
  expect(names.length).toBeGreaterThan(10);
  expect(names).toEqual(adapters.map(({ name }) => name).filter((name) => names.includes(name)));
  expect(entries.find(({ adapter }) => adapter === 'fluent-uri')).toMatchObject({
    ...{ text: 'http://not-asked/', by: 'learnt', accepts: true },
  });
  expect(entries.find(({ adapter }) => adapter === 'node-url')).toMatchObject({ by: 'unknown' });
});

test('adapter names restrict the output to those parsers', async () => {
  const { stdout } = await call('audit go --on-record not:asked');
  expect(stdout.trim().split('\n')[1]).toMatch(/^go +unknown +– +Not recorded/);
  expect(stdout).not.toContain('java');
  const none = await call('audit gi --on-record x');
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('did you mean "go"?')]);
});

test('the option excludes those of other modes', async () => {
  const { code, stderr } = await call('audit --on-record x --learn');
  expect(code).toBe(2);
  expect(stderr).toContain("'--on-record <TEXT>' cannot be used with");
});

test('an adapter whose parser is not on record is a misuse', async () => {
  const [known] = adapters;
  if (known === undefined) throw new Error('there is no adapter');
  const list = adapters as Adapter[];
  list.push({ ...known, name: 'of-tomorrow' });
  const { code, stderr } = await call('audit of-tomorrow --on-record http://a_b/');
  list.pop();
  expect([code, stderr]).toEqual([2, expect.stringContaining('error: of-tomorrow is not recorded; ')]);
});
