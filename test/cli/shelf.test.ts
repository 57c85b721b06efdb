/** Grammars of the shelf in place of a revision. */
import { shelf } from '../../src/study/index.js';
import { call, expectNarrow, jsonIn, linesIn } from './captured.js';

test('revisions --shelf lists every grammar with its source', async () => {
  const listed = jsonIn((await call('revisions --shelf --json')).stdout);
  expect(listed).toEqual(
    shelf.map(({ name, schemes, title, source, leftOut }) => ({
      name,
      schemes: Object.keys(schemes),
      title,
      source,
      ...(leftOut !== undefined && { leftOut }),
    })),
  );
  expectNarrow((await call('revisions --shelf')).stdout);
});

/** Each with the section that decides it. */
const verdicts = [
  ['urn', 'urn:isbn:0451450523', true, 'RFC 8141 §2'],
  ['urn', 'urn:a', false, 'RFC 8141 §2'],
  ['https', 'https://a/', true, 'RFC 9110 §4.2.2'],
  ['https', 'http://a/', false, 'RFC 9110 §4.2.2'],
  ['file', 'file:/etc/hosts', true, 'RFC 8089 §2'],
  ['file', 'file://a:80/', false, 'RFC 8089 §2'],
  ['mailto', 'mailto:gorby%25kremvax@example.com', true, 'RFC 6068 §6.1'],
  ['mailto', 'mailto:a&b@example.com', false, 'RFC 6068 §2, item 2'],
  ['acct', 'acct:juliet%40capulet.example@shoppingsite.example', true, 'RFC 7565 §4'],
  ['tag', 'tag:timothy@hpl.hp.com,2001:web/externalHome', true, 'RFC 4151 §2.1'],
  ['did', 'did:example:123#key-0', true, 'DIDs §3.2'],
  ['ws', 'ws://[::1]/chat', true, 'RFC 6455 §3'],
  ['language-tag', 'i-enochian', true, 'RFC 5646 §2.1'],
  ['uri-template', "{?q*}'", true, 'RFC 6570 §2, erratum 6937'],
  ['date-time', '1996-12-19T16:39:57-08:00', true, 'RFC 3339 §5.8'],
] as const;

test.each(verdicts)('%s: %s (%s: %s)', async (name, text, derivable) => {
  const { code } = await call(['check', '--count', '-r', name, '--text', text]);
  expect(code).toBe(derivable ? 0 : 1);
});

test('what the shelf lacks of a grammar is said', async () => {
  const { stderr } = await call('check -r sip sip:a@b');
  expect(linesIn(stderr).at(-1)).toMatch(/^sip is incomplete; omitted: /);
});

test('relation accepts two names, and a rule after either', async () => {
  for (const [names, answer] of [
    ['urn rfc3986', 'URI-reference of rfc3986 derives all strings of namestring of urn, and more.'],
    ['urn rfc3986 URI', 'URI of rfc3986 derives all strings of namestring of urn, and more.'],
    ['urn NID host-name', 'domain of host-name derives all strings of NID of urn, and more.'],
    ['urn NID host-name label', 'label of host-name derives all strings of NID of urn, and more.'],
  ] as const)
    expect(linesIn((await call(`relation ${names}`)).stdout)[0]).toBe(answer);
  expect((await call('relation urn')).code).toBe(2);
});

test('compare adds the verdicts of grammars of the shelf to those of documents', async () => {
  const { code, stdout } = await call('compare urn:a -r rfc3986,urn');
  expect([code, /^stops at +(\d+ \(end\))/m.exec(stdout)?.[1]]).toEqual([1, '5 (end)']);
  const [{ rows }] = jsonIn((await call('compare urn:isbn:0 -r urn --json')).stdout) as [{ rows: unknown }];
  expect(rows).toMatchObject([{ revision: 'urn', derivable: true }, { revision: 'rfc3986' }]);
});

test('check --scheme also asks the grammar of the scheme', async () => {
  expect((await call('check --scheme http:a x:a')).stdout).toMatch(
    /not derivable\thttp:a\t"a" is not allowed at offset 5\nderivable\tx:a/,
  );
  expect((await call('check http:a')).code).toBe(0);
  expect((await call('check --scheme -r urn urn:a')).code).toBe(2);
});

test('RFC 3987 §3.1: grammars of schemes judge what an IRI is converted to', async () => {
  const advice = 'convert IRIs first, with "uri-revisions to-uri"';
  expect(await call('check --scheme -r rfc3987 http://é/')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(advice) as string,
  });
  const { stdout } = await call('to-uri http://é/');
  expect((await call(`check --scheme ${stdout.trim()}`)).code).toBe(0);
  expect((await call('check --scheme http://e/')).stderr).not.toContain(advice);
});

test('a command that needs a document says that a grammar of the shelf is none', async () => {
  const { code, stderr } = await call('explain -r urn urn:a:b');
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('"urn" is a grammar on the shelf, not a revision'),
  ]);
  expect((await call('check -r urm urn:a')).stderr).toContain('did you mean "urn"?');
});
