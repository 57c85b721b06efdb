/** `table`. */
import { verdictTable } from '../../../src/study/index.js';
import { call } from '../captured.js';

test('writes the bytes of the library', async () => {
  const { code, stdout, stderr } = await call('table -r rfc1738,today --form absolute');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const bytes = verdictTable(['rfc1738', 'rfc3986'], { form: 'absolute' });
  expect(stdout).toBe(Buffer.from(bytes).toString());
});

test.each([
  ['table', /redirect it to a file/],
  ['table --form absolut', /did you mean "absolute"\?/],
  ['table -r rfc3996', /did you mean "rfc3986"\?/],
])('refuses %s', async (argv, message) => {
  const { code, stdout, stderr } = await call(argv, { columns: 80 });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(message);
});
