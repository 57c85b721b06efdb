/** `relation`. */
import { call, expectNarrow, linesIn } from '../captured.js';

test('says it in words', async () => {
  const { code, stdout, stderr } = await call('relation url-1997 scheme rfc2396bis-01 scheme');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(`scheme of url-1997 derives all strings of scheme of rfc2396bis-01, and more.

Derived only by scheme of url-1997 (with the offset where scheme of
rfc2396bis-01 stops):
  0                             offset 0: one of + - . 0-9

both
  a
`);
});

test('long strings are cut where people read them', async () => {
  const { stdout } = await call('relation rfc1738 host rfc2396bis-01 host');
  expectNarrow(stdout);
  expect(linesIn(stdout).filter((line) => line.includes('(64 characters)'))).not.toEqual([]);
});
