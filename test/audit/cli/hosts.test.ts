/** `hosts`: its conclusion, its groups, its records and its exit codes. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hosts } from '../../../src/audit/hosts.js';
import { call, csvIn, jsonIn } from '../../cli/captured.js';

test('groups the parsers and documents that read the same host', async () => {
  const { code, stdout, stderr } = await call('hosts http://a_b/ -r rfc2396,rfc3986');
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^http:\/\/a_b\/\nThe parsers disagree: 3 different answers\. No host reported by: .*\nhost +parsers +documents\n/,
  );
  expect(stdout).toMatch(/^a_b +node-url, .* +rfc3986$/m);
  expect(stdout).toMatch(/^– +java-uri +rfc2396$/m);
  expect(stdout).toMatch(/^rejected +ruby-rfc2396$/m);
  expect(stderr).toBe('– absent (undefined)\n');
});

test('exits with 0 if all agree, and shows what a parser writes differently', async () => {
  const { code, stdout } = await call('hosts http://[::1]/ -r rfc3986');
  expect([code, stdout]).toEqual([0, expect.stringContaining('All parsers read the host [::1].')]);
  expect(stdout).toContain('python-urllib (::1)');
});

test('a URL that is not on record is an error that names how to ask live parsers', async () => {
  const { code, stdout, stderr } = await call(['hosts', 'http://not.asked/\u202E', 'http://h']);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^error: "http:\/\/not\.asked\/\\u\{202E\}" is not recorded: no parser was tested with it\n/,
  );
  expect(stderr).toContain('"uri-revisions audit --between node-url go --cases FILE" asks live parsers');
  expect(stderr).toContain('similar recorded strings: "http://');
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
  expect(csv).toContainEqual(['http://a_b/', 'ruby-rfc2396', 'parser', '3', 'rejected']);
  expect(csv).toContainEqual(['http://a_b/', 'rfc3986', 'document', '1', 'a_b']);
});

describe('--allow', () => {
  const split = String.raw`http://example.com\@evil.com`;

  test('shows which parsers let a URL through, and exits with 1 unless it is allowed', async () => {
    const { code, stdout } = await call(['hosts', split, '--allow', 'Example.COM']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^http:.*\nNot allowed\. Unsafe pairs of a check and a client: 49\.\nanswer /);
    expect(stdout).toMatch(/^lets it through +example\.com +node-url, node-url-parse,/m);
    expect(stdout).toMatch(/^reads another host or none +evil\.com +uri-js, python-urllib/m);
    const agreed = await call(['hosts', 'http://[::1]/', '--allow', '[::1]', '--allow', 'a']);
    expect([agreed.code, agreed.stdout]).toEqual([
      0,
      expect.stringContaining('\nAllowed: every recorded parser that accepts it'),
    ]);
  });

  test('a URL that is not on record is not allowed; predictions of automata are marked', async () => {
    const { code, stdout } = await call('hosts http://not-asked/ --allow not-asked');
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/not recorded, so the answers of \d+ parsers are unknown\./),
    ]);
    expect(stdout).toMatch(/^validator: reports no host +ajv-formats, z-schema, zod,/m);
    expect(stdout).toMatch(/^unknown; predicted to accept it +uri-js/m);
    expect(stdout).toMatch(/^unknown +node-url, /m);
  });

  test('reads hosts from a file, and tests only the named parsers', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'hosts-')), 'allowed');
    writeFileSync(file, 'evil.com\n\nother.example\n');
    const { code, stdout } = await call([
      'hosts',
      split,
      '--allow-file',
      file,
      '--parsers',
      'php,libcurl',
      '--csv',
    ]);
    expect(code).toBe(0);
    expect(csvIn(stdout)).toEqual([
      ['text', 'allowed', 'parser', 'answer', 'host'],
      [split, 'true', 'php', 'lets it through', 'evil.com'],
      [split, 'true', 'libcurl', 'lets it through', 'evil.com'],
    ]);
    const json = await call(['hosts', split, '--allow', 'a', '--parsers', 'go', '--json']);
    expect(jsonIn(json.stdout)).toMatchObject([
      { text: split, allowed: false, refusing: [{ adapter: 'go' }], pairs: [] },
    ]);
  });

  test('refuses a file of hosts that never ends', async () => {
    const { code, stderr } = await call('hosts http://a/ --allow-file /dev/zero');
    expect([code, stderr]).toEqual([2, expect.stringContaining('more than 1048576 bytes')]);
  });

  test('refuses wildcards, and options without a list', async () => {
    expect((await call('hosts http://a/ --allow *.a')).stderr).toContain('"*.a" is not a host');
    expect((await call('hosts http://a/ --parsers go')).stderr).toContain(
      '--parsers needs --allow or --allow-file',
    );
    expect((await call('hosts http://a/ --ignore-unknown')).stderr).toContain('--ignore-unknown needs');
    expect((await call('hosts http://a/ --allow a --parsers nod')).stderr).toContain(
      'no recorded parser is called "nod"',
    );
  });
});
