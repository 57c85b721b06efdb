/** `transcribe`. */
import { call, jsonIn } from '../captured.js';
import { longTest, quickTest as test } from '../../depth.js';

test('prints a PEG with its reasons on stdout, and the table of departures on stderr', async () => {
  const { code, stdout, stderr } = await call('transcribe rfc3986 dec-octet');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^\/\/ The grammar of rfc3986 transcribed/);
  expect(stdout).toContain(
    '// In the printed order, "10" would be rejected.\n' +
      'dec_octet = "1" DIGIT|2| / "2" [0-4] DIGIT / "25" [0-5] / [1-9] DIGIT / DIGIT\n',
  );
  expect(stderr).toBe(
    'repaired rules, each with its repair and a string that needs it:\n' +
      'dec_octet  another order            10\n\n' +
      '2 rules transcribed and proved: 1 copied, 1 repaired\n',
  );
});

longTest('prove accepts its output', async () => {
  const { stdout } = await call('transcribe rfc2732 host');
  const { code, stderr } = await call('prove rfc2732 hexpart --peg -', { stdin: [stdout] });
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^\d rules? proved, 0 refuted\n$/)]);
});

test('--json prints one rule a line; the table states --prefer', async () => {
  const { stdout, stderr } = await call('transcribe rfc1738 waisurl --prefer longest --json');
  expect(jsonIn(stdout)).toContainEqual(
    expect.objectContaining({
      revision: 'rfc1738',
      identifier: 'waisurl',
      departures: [{ kind: 'another order', written: '', text: expect.stringMatching(/^wais:/) as unknown }],
    }),
  );
  expect(stderr).toContain('rules transcribed and proved');
});

test('an unknown rule or preference is refused', async () => {
  expect((await call('transcribe rfc3986 hots')).code).toBe(2);
  expect((await call('transcribe rfc3986 --prefer last')).code).toBe(2);
});
