/** `count`. */
import { call, linesIn } from '../captured.js';

test('a table, 12 characters by default', async () => {
  const { code, stdout } = await call('count url-1997 port');
  expect(code).toBe(0);
  const [heading, ...lines] = linesIn(stdout).map((line) => line.trim().split(/ {2,}/));
  expect(heading).toEqual(['length', 'strings', 'share']);
  expect(lines).toHaveLength(13);
  expect(lines[2]).toEqual(['2', '100', '1.11 %']);
});
