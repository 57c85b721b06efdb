/**
 * The adapters that can run here: each follows the protocol, and reports the known behaviour of its parser. Those that
 * cannot run are skipped, with a reason.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from '../../src/audit/audit.js';
import { adapters } from '../../src/audit/adapters.js';
import { casesFor } from '../../src/audit/cases.js';
import { outcomesOf } from '../../src/audit/classes.js';
import { readinessOf } from '../../src/audit/installation.js';
import { userCache } from '../../src/cli/output/user-cache.js';
import type { Parser } from '../../src/audit/protocol.js';
import { startParser } from '../../src/audit/runner.js';
import { revision } from '../../src/api/index.js';
import { call } from '../cli/captured.js';

const root = join(__dirname, '../..');
const places = { sources: join(root, 'src/audit/adapters'), cache: userCache(process.env) };

interface Listed {
  readonly name: string;
  readonly language: string;
  readonly state: 'ready' | 'unprepared' | 'missing';
  readonly missing: readonly { readonly what: string; readonly debian: readonly string[] }[];
}

// Jest needs to know its tests before any of them runs.
const list = spawnSync(
  join(root, 'node_modules/.bin/tsx'),
  ['src/cli/main.ts', 'audit', '--list', '--json'],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
const listed = list.stdout
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Listed);
const ready = listed.filter(({ state }) => state === 'ready');
const absent = listed.filter(({ state }) => state !== 'ready');

const parsers = new Map<string, Parser>();

async function parserOf(name: string): Promise<Parser> {
  const running = parsers.get(name);
  if (running !== undefined) return running;
  const adapter = adapters.find((each) => each.name === name);
  if (adapter === undefined) throw new Error(`no adapter is called ${name}`);
  const readiness = await readinessOf(adapter, places);
  if (readiness.state !== 'ready') throw new Error(`${name} is not ready`);
  const parser = await startParser(readiness.command);
  parsers.set(name, parser);
  return parser;
}

afterAll(async () => {
  await Promise.all([...parsers.values()].map((parser) => parser.close()));
});

test('lists every adapter with its missing requirements', () => {
  expect(listed.map(({ name }) => name)).toEqual(adapters.map(({ name }) => name));
  for (const { state, missing } of listed) expect(missing.length > 0).toBe(state === 'missing');
});

// The parsers available without installation are enough for neither number.
const isPrepared = ready.some(({ name }) => name === 'fast-uri');
(isPrepared ? test : test.skip)('at least eight parsers in five languages are there', () => {
  expect(ready.length).toBeGreaterThanOrEqual(8);
  expect(new Set(ready.map(({ language }) => language)).size).toBeGreaterThanOrEqual(5);
});

for (const { name, state, missing } of absent) {
  test.skip(`${name}: ${state === 'missing' ? `no ${missing.map(({ what }) => what).join(', no ')}` : 'not prepared'}`, () =>
    undefined);
}

/** Known defects of parsers. */
const crashes: ReadonlyMap<string, RegExp> = new Map([
  ['yarl', /IndexError/],
  ['spring-rfc', /The port must be an integer|The port contains a URI variable/],
  ['spring-whatwg', /The port contains a URI variable/],
]);

/** A text that all parsers here read alike, except for what they declare. */
const common = 'http://user:pw@example.com:8080/a/b?query#fragment';

describe.each(ready.map(({ name }) => name))('%s', (name) => {
  test('reads an ordinary URL as the standard does', async () => {
    const parser = await parserOf(name);
    const { documents } = await audit(parser, [revision('rfc3986')], [common]);
    expect(documents[0]?.verdicts).toMatchObject({ agreed: 1 });
    const [outcome] = await outcomesOf(parser, [common]);
    const isValidator = parser.declaration.cannot.includes('host');
    const components = { scheme: 'http', host: 'example.com', port: '8080' };
    expect(outcome?.answer).toMatchObject({ ok: true, ...(!isValidator && components) });
  });

  test('answers any text without crashing or breaking the protocol', async () => {
    const parser = await parserOf(name);
    const texts = [...casesFor(['rfc3986'], { size: 1000, seed: 1 }), '\uD800', '\0', 'a\n', ' ', ''];
    const outcomes = await outcomesOf(parser, texts);
    expect(outcomes.map(({ text }) => text)).toEqual(texts);
    const failed = outcomes.filter(
      ({ text, answer }) =>
        'failure' in answer ||
        ('thrown' in answer && crashes.get(name)?.test(answer.thrown) !== true) ||
        ('error' in answer && !/[\uD800-\uDFFF]|\0/.test(text)),
    );
    expect(failed).toEqual([]);
  });
});

test('the adapter in the README reports its parser faithfully', async () => {
  const readme = readFileSync(join(root, 'src/audit/README.md'), 'utf8');
  const program = /## A whole adapter\n\n((?: {4}.*\n|\n)+)/.exec(readme)?.[1]?.replace(/^ {4}/gm, '') ?? '';
  const parser = await startParser(['python3', '-c', program]);
  parsers.set('of the README', parser);
  const texts = casesFor(['rfc3986'], { size: 3000, seed: 0 });
  const { documents } = await audit(parser, [revision('rfc3986')], texts, { shrink: false });
  expect(documents[0]?.verdicts).toMatchObject({ different: 0, error: 0, crash: 0 });
  expect(documents[0]?.verdicts.agreed).toBeGreaterThan(1000);
});

/** Known behaviour of parsers, by their names here. */
const known: readonly (readonly [name: string, text: string, answer: object])[] = [
  ['node-url', 'http://h\\@x/', { ok: true, host: 'h', path: '/@x/' }],
  ['node-url', 'http://0x7F.1/', { ok: true, host: '127.0.0.1' }],
  ['node-url-parse', 'http://u@h@x/', { ok: true, userinfo: 'u@h', host: 'x' }],
  ['fast-uri', 'http://[::1]:/', { ok: true, host: '::1', port: '' }],
  ['uri-js', 'http://h:99999/', { ok: true, port: '99999' }],
  ['whatwg-url', 'http://h\\@x/', { ok: true, host: 'h', path: '/@x/' }],
  ['hyperjump-uri', 'a?', { ok: true, path: 'a', query: '' }],
  ['hyperjump-uri', '//[v1.a]', { ok: true, host: '[v1.a]' }],
  ['ajv-formats', '1:', { ok: true }],
  ['ajv-formats', 'a b', { ok: false }],
  ['z-schema', '//h:x', { ok: false }],
  ['z-schema', '?', { ok: true }],
  ['zod', 'http://h/a b', { ok: true }],
  ['valibot', '/a', { ok: false }],
  ['python-urllib', 'HTTP://H/', { ok: true, scheme: 'http', host: 'h' }],
  ['python-urllib', 'http://h:99999/', { ok: false }],
  ['python-rfc3986', 'http://h:/', { ok: true, host: 'h' }],
  ['yarl', 'http://h/a/../b', { ok: true, path: '/b' }],
  ['java-uri', 'mailto:a@b', { ok: true, path: 'a@b' }],
  ['java-url', 'x:y', { ok: false }],
  ['spring-rfc', 'http://{a}/', { ok: true, host: '{a}' }],
  ['spring-rfc', 'http://h\\x/', { ok: false }],
  ['spring-whatwg', 'http://h\\@x/', { ok: true, host: 'h', path: '/@x/' }],
  ['go', '/a?', { ok: true, path: '/a', query: '' }],
  ['go', 'http://h/\x7F', { ok: false }],
  ['go', 'a\\ufffd', { ok: true, path: 'a%5Cufffd' }],
  ['go', 'a\uFFFD', { ok: true, path: 'a%EF%BF%BD' }],
  ['rust-url', 'http://h:80', { ok: true, host: 'h', path: '/' }],
  ['fluent-uri', 'http://h:/?#', { ok: true, host: 'h', port: '', path: '/', query: '', fragment: '' }],
  ['perl-uri', 'a b', { ok: true, path: 'a%20b' }],
  ['ruby-rfc2396', 'http:///p', { ok: true, path: '/p' }],
  ['ruby-rfc3986', 'a b', { ok: false }],
  ['addressable', 'a b', { ok: true, path: 'a b' }],
  ['php', 'http:///p', { ok: false }],
  ['php-rfc3986', 'http://h/?', { ok: true, host: 'h', path: '/', query: '' }],
  ['php-rfc3986', 'a b', { ok: false }],
  ['php-whatwg', 'http://0x7F.1/', { ok: true, host: '127.0.0.1' }],
  ['uriparser', 'file:///p', { ok: true, host: '', path: '/p' }],
  [
    'uriparser',
    'x://@:/..//?#',
    { ok: true, userinfo: '', port: '', path: '/..//', query: '', fragment: '' },
  ],
  ['libcurl', '/a', { ok: false }],
  ['libcurl', 'http://%ff/', { ok: true, host: '\uFFFD' }],
  // RFC 6874 §2; it is one of the components that libcurl distinguishes.
  ['libcurl', 'http://[fe80::1%25eth0]/', { ok: true, host: '[fe80::1%25eth0]' }],
];

/** Changes by parsers, each declared. */
const declared: readonly (readonly [name: string, text: string])[] = [
  ['fast-uri', 'http://1'],
  ['fast-uri', 'http://%C3%A4'],
  ['uri-js', 'http://1.2.3.4/'],
  ['libcurl', 'http://h:080'],
  ['libcurl', 'http://%61'],
  ['java-uri', '//?'],
  ['uriparser', '//[::1]:'],
  ['php-rfc3986', '//h:080'],
  ['php-whatwg', 'HTTP://%61:080'],
  ['rust-url', 'x:///p'],
  ['ruby-rfc2396', 'http:///p'],
  ['ruby-rfc3986', "a?'"],
  ['ruby-rfc3986', '//@h'],
];

for (const [name, text] of declared) {
  const run = ready.some((each) => each.name === name) ? test : test.skip;
  run(`${name} declares what it changes in ${JSON.stringify(text)}`, async () => {
    const { documents } = await audit(await parserOf(name), [revision('rfc3986')], [text]);
    expect(documents[0]?.verdicts).toMatchObject({ agreed: 1 });
  });
}

for (const [name, text, answer] of known) {
  const run = ready.some((each) => each.name === name) ? test : test.skip;
  run(`${name} answers to ${JSON.stringify(text)} what is known of it`, async () => {
    const [outcome] = await outcomesOf(await parserOf(name), [text]);
    expect(outcome?.answer).toMatchObject(answer);
  });
}

(absent.some(({ state }) => state === 'unprepared') ? test.skip : test)(
  'those that can run are all prepared where none is named',
  async () => {
    const { code, stdout } = await call('audit --install');
    expect(code).toBe(0);
    expect(stdout.trim().split('\n')).toEqual(ready.map(({ name }) => `${name} is ready`));
  },
);
