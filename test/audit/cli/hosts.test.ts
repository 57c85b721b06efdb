/** `hosts`: its conclusion, its groups, its records and its exit codes. */
import type { Hosts } from '../../../src/audit/hosts.js';
import { call, csvIn, jsonIn } from '../../cli/captured.js';

test('groups the parsers and documents that read the same host', async () => {
  const { code, stdout, stderr } = await call('hosts http://a_b/ -r rfc2396,rfc3986');
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^http:\/\/a_b\/\nThe parsers disagree: 3 different answers\.\nhost +parsers +documents\n/,
  );
  expect(stdout).toMatch(/^a_b +node-url, .* +rfc3986$/m);
  expect(stdout).toMatch(/^– +java-uri +rfc2396$/m);
  expect(stdout).toMatch(/^refused +ruby-rfc2396$/m);
  expect(stderr).toBe('– absent (undefined)\n');
});

test('exits with 0 if all agree, and shows what a parser writes differently', async () => {
  const { code, stdout } = await call('hosts http://[::1]/ -r rfc3986');
  expect([code, stdout]).toEqual([0, expect.stringContaining('All parsers read the host [::1].\n')]);
  expect(stdout).toContain('python-urllib (::1)');
});

test('a URL that is not on record is an error that names how to ask live parsers', async () => {
  const { code, stdout, stderr } = await call(['hosts', 'http://not.asked/\u202E', 'http://h']);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^error: "http:\/\/not\.asked\/\\u\{202E\}" is not on record: no parser was tested with it\n/,
  );
  expect(stderr).toContain('"uri-revisions audit --between node-url go --cases FILE" asks live parsers');
  expect(stderr).toContain('similar strings on record: "http://');
  expect(stdout).not.toContain('not.asked');
});

test('prints a JSON object for each URL, and CSV with a record for each parser and document', async () => {
  const json = await call('hosts //127.1 http://not.asked/ -r rfc3986 --json');
  const [known, unknown] = jsonIn(json.stdout) as [Hosts, Hosts];
  expect(known).toMatchObject({ text: '//127.1', agree: false, unknown: [] });
  expect(known.groups.find(({ byDesign }) => byDesign)?.parsers).toContainEqual({ name: 'node-url' });
  expect(unknown).toMatchObject({ text: 'http://not.asked/', groups: [{ parsers: [] }] });
  const csv = csvIn((await call('hosts http://a_b/ -r rfc3986 --csv')).stdout);
  expect(csv[0]).toEqual(['text', 'name', 'kind', 'group', 'host']);
  expect(csv).toContainEqual(['http://a_b/', 'go', 'parser', '1', 'a_b']);
  expect(csv).toContainEqual(['http://a_b/', 'ruby-rfc2396', 'parser', '3', 'refused']);
  expect(csv).toContainEqual(['http://a_b/', 'rfc3986', 'document', '1', 'a_b']);
});
