/** `sample --csv`: the same strings as in JSON, as records. */
import { call, jsonIn } from '../captured.js';

const members = 'revision rule text valid reference seed covers word edit offset character'.split(' ');

test.each([
  ['uniform', ['rfc1738', 'httpurl', '--seed', '1']],
  ['balanced', ['rfc1738', 'httpurl', '--balanced', '--seed', '1']],
  ['near misses', ['rfc1738', 'httpurl', '--near-miss', '--seed', '1']],
  ['near misses of balanced', ['rfc1738', 'httpurl', '--near-miss', '--balanced', '--seed', '1']],
  ['covering', ['url-1997', 'port', '--cover']],
])('%s: a record for each string, with what JSON tells', async (_what, argv) => {
  const { code, stdout } = await call(['sample', ...argv, '--csv']);
  const [header, ...records] = stdout.split('\r\n').slice(0, -1);
  expect({ code, header }).toEqual({ code: 0, header: members.map((name) => `"${name}"`).join(',') });
  const told = jsonIn((await call(['sample', ...argv, '--json'])).stdout) as Record<
    string,
    string | readonly string[]
  >[];
  const fields = told.map((one) =>
    members.map((name) => {
      const value = one[name] ?? '';
      return `"${[value].flat().join(' ').replaceAll('"', '""')}"`;
    }),
  );
  expect(told.length).toBeGreaterThan(1);
  expect(records).toEqual(fields.map((record) => record.join(',')));
});

test('nothing in a record calculates', async () => {
  const { stdout } = await call(['sample', 'rfc3986', 'sub-delims', '--cover', '--csv']);
  expect(stdout).toContain(`"rfc3986","sub-delims","'=","true","true"`);
});
