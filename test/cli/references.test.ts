/** Lines of standard input, which all commands on references accept. */
import { call, linesIn } from './captured.js';

describe('lines of standard input', () => {
  const calls = [
    'resolve -r url-1997 --base http://a/',
    'resolve --all --base http://a/',
    'normalize -r url-1997',
    'escape encode path -r url-1997',
    'findings -r url-1997',
    'explain -r url-1997',
  ];

  test.each(calls)(
    '%s: each of them, in order; one that is not UTF-8 is reported, and the others are processed',
    async (line) => {
      const stdin = [Buffer.from('x:1\r\nx:\xff2\nx:3', 'latin1')];
      const { code, stdout, stderr } = await call([...line.split(' '), '--json'], { stdin });
      expect(code).toBe(2);
      const [first = '', second = '', ...more] = linesIn(stdout);
      expect([first.includes('x:1'), second.includes('x:3'), more]).toEqual([true, true, []]);
      expect(stderr).toBe('error: line 2 is not UTF-8 at byte 2: x:\\x{FF}2\n');
    },
  );

  test.each(calls)('%s: lines replace "-" among the arguments', async (line) => {
    const argv = [...line.split(' '), '--json', 'x:1', '-', 'x:3'];
    const lines = linesIn((await call(argv, { stdin: ['x:2\n'] })).stdout);
    expect(lines.map((one) => /x:\d/.exec(one)?.[0])).toEqual(['x:1', 'x:2', 'x:3']);
  });

  test.each(calls)('%s: empty standard input gives no output', async (line) => {
    expect(await call(line.split(' '))).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});
