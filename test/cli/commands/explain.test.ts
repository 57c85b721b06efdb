/** `explain`: sentences with their sections. */
import { call, jsonIn, linesIn } from '../captured.js';

test('RFC 1738 §3.2.2, its own example', async () => {
  const outcome = await call('explain ftp://myname@host.dom/%2Fetc/motd -r rfc1738');
  expect(outcome).toMatchObject({ code: 0, stderr: '' });
  expect(linesIn(outcome.stdout)).toEqual([
    'ftp://myname@host.dom/%2Fetc/motd',
    '3.2    The URL designates a file or directory accessible by FTP.',
    '3.2    Connect to the host "host.dom" at port 21, the default.',
    '3.2.1  Log in as "myname"; if the server requests a password, ask the user for',
    '       one.',
    '3.2.2  Send CWD "/etc".',
    '3.2.2  Send RETR "motd".',
    '3.2.3  No type code is given: the client guesses the mode from the name.',
  ]);
});

test('rejects underivable strings and explains the others', async () => {
  const { code, stdout, stderr } = await call(['explain', 'news:*', 'news: ', 'news:a.b', '-r', 'rfc1738']);
  expect(code).toBe(1);
  expect(linesIn(stdout).filter((line) => line.startsWith('news:'))).toEqual(['news:*', 'news:a.b']);
  expect(stderr).toMatch(/^not derivable from url of rfc1738: " " is not allowed at offset 5/);
});

test('--json has the parts as data', async () => {
  const argv = 'explain wais://h/db?q x:y [ -r rfc1738 --json --text';
  const [known, unknown, rejected] = jsonIn((await call(argv)).stdout);
  expect(known).toMatchObject({
    revision: 'rfc1738',
    text: 'wais://h/db?q',
    parts: { scheme: 'wais', form: 'search', server: { host: 'h', port: 210, portGiven: false } },
    sentences: expect.arrayContaining([{ section: '3.9', text: expect.any(String) as string }]) as object,
  });
  expect(unknown).not.toHaveProperty('parts');
  expect(rejected).toMatchObject({ text: '[', error: { offset: 0 } });
});
