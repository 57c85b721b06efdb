/** The command line as a whole: help, misuse, exit codes, colour, and streams that fail. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { commandGroups, commandNames } from '../../src/cli/commands.js';
import { run } from '../../src/cli/run.js';
import { json } from '../../src/cli/output/terminal.js';
import { revisions } from '../../src/api/index.js';
import { aboutCsv } from '../../src/cli/input/options.js';
import { call, hostile, linesIn, packageFolder, unfit } from './captured.js';

describe('help', () => {
  test('lists every command under its heading', async () => {
    const { code, stdout, stderr } = await call('--help');
    expect(code).toBe(0);
    expect(stderr).toBe('');
    for (const argv of [['help'], ['help', 'help']])
      expect(await call(argv)).toEqual({ code, stdout, stderr });
    for (const heading of Object.keys(commandGroups)) expect(linesIn(stdout)).toContain(heading);
    for (const name of commandNames) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  test.each(commandNames)('%s has examples, exit codes and lines that fit 80 columns', async (name) => {
    const { code, stdout } = await call([name, '--help']);
    expect(code).toBe(0);
    expect(await call(['help', name])).toMatchObject({ code, stdout });
    expect(stdout).toMatch(/^Exit codes:\n {2}0 .+\n/m);
    expect(stdout).toMatch(/^ {2}2 {2}misuse/m);
    const examples = stdout.slice(stdout.indexOf('Examples:\n')).split('\n').slice(1).filter(Boolean);
    expect(examples.length).toBeGreaterThan(1);
    expect(examples.filter((example) => !example.includes(`uri-revisions ${name}`))).toEqual([]);
    expect(linesIn(stdout).filter((line) => line.length > 80)).toEqual([]);
  });

  test('tells of CSV in the same words, whichever command prints it', async () => {
    const telling: string[] = [];
    for (const name of commandNames) {
      const { stdout } = await call([name, '--help']);
      if (!/^ {2}--csv\b/m.test(stdout)) continue;
      telling.push(name);
      expect(stdout).toMatch(/^ {2}--csv +print CSV$/m);
      expect(stdout).toContain(aboutCsv);
    }
    expect(telling).toEqual(expect.arrayContaining(['check', 'compare', 'links']));
  });

  test('generate tells what its parsers need', async () => {
    expect((await call('generate --help')).stdout).toContain('npm install uri-revisions"');
  });

  test('goes to standard error, with exit code 2, where a command is missing', async () => {
    const { code, stdout, stderr } = await call([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Usage: uri-revisions');
  });
});

const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
  readonly version: string;
};

test.each(['--version', '-V'])('%s shows the version', async (option) => {
  expect(await call([option])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

describe('colour', () => {
  const argv = 'compare http://a_b/';
  const escape = '\u001b[';

  test('is for terminals, and comes on top of signs', async () => {
    const plain = await call(argv);
    const coloured = await call(argv, { columns: 80 });
    expect(plain.stdout).not.toContain(escape);
    expect(coloured.stdout).toContain(escape);
    expect(coloured.stdout.replaceAll(/\u001b\[\d+m/g, '')).toBe(plain.stdout);
  });

  test.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }])('is off where the environment says %j', async (env) => {
    expect((await call(argv, { columns: 80, env })).stdout).not.toContain(escape);
  });

  test.each([{ NO_COLOR: '' }, { TERM: 'xterm' }])('is on where it says %j', async (env) => {
    expect((await call(argv, { columns: 80, env })).stdout).toContain(escape);
  });

  test('is off where only the environment asks for it', async () => {
    expect((await call(argv, { env: { FORCE_COLOR: '1', CI: '1' } })).stdout).not.toContain(escape);
  });
});

describe('a standard output that fails', () => {
  /** Returns a stream that accepts one write, then fails. */
  function failing(code: string): Writable {
    let writes = 0;
    return new Writable({
      highWaterMark: 1,
      write: (_chunk, _encoding, done) => {
        done(++writes > 1 ? Object.assign(new Error(`${code}: it fails`), { code }) : null);
      },
    });
  }

  async function runInto(stdout: Writable, argv: readonly string[]): Promise<[number, string]> {
    let talk = '';
    const stderr = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        talk += chunk.toString();
        done();
      },
    });
    const stdin = Readable.from(Array.from({ length: 100 }, () => Buffer.from('http://h/\n')));
    return [await run(argv, { stdin, stdout, stderr, env: {}, packageFolder }), talk];
  }

  const lots = ['check', '-r', 'rfc1738'];

  test('because nobody reads on ends quietly, as by SIGPIPE', async () => {
    expect(await runInto(failing('EPIPE'), lots)).toEqual([141, '']);
  });

  test('however much there is still to draw', async () => {
    const draws = ['sample', 'rfc1738', '--length', '30', '--count', '1000000', '--seed', '1'];
    expect(await runInto(failing('EPIPE'), draws)).toEqual([141, '']);
    expect(await runInto(failing('EPIPE'), [...draws, '--near-miss'])).toEqual([141, '']);
  });

  test('because the disk is full is told', async () => {
    expect(await runInto(failing('ENOSPC'), lots)).toEqual([2, 'error: cannot write: ENOSPC: it fails\n']);
  });

  test.each([['--help'], ['revisions'], ['grammar', 'rfc1738'], ['compare', 'x']])(
    '%s too',
    async (...argv) => {
      expect(await runInto(failing('EPIPE'), argv)).toEqual([141, '']);
    },
  );
});

test('a defect is told, and is no verdict', async () => {
  const broken = async function* (): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(undefined as unknown as Uint8Array);
  };
  const outcome = { stdout: '', stderr: '' };
  const stream = (key: 'stdout' | 'stderr'): Writable =>
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        outcome[key] += chunk.toString();
        done();
      },
    });
  const io = { stdin: broken(), stdout: stream('stdout'), stderr: stream('stderr'), env: {}, packageFolder };
  expect(await run(['check', '-r', 'rfc1738'], io)).toBe(2);
  expect(outcome.stderr).toMatch(/^error: a defect of uri-revisions\nTypeError: /);
});

test('JSON keeps every value and shows no character that a terminal obeys or hides', () => {
  const values = [...hostile, '\\\u202e', '"\u0000"', '\u{e0041}', { '\u200b': ['\ufeff'] }];
  for (const value of values) {
    expect(JSON.parse(json(value))).toEqual(value);
    expect(json(value)).not.toMatch(/[\n\t]/);
    expect(json(value)).not.toMatch(unfit);
  }
});

test('every revision is known to every command that takes one', async () => {
  for (const id of revisions) {
    expect(await call(['parse', 'http://h/', '-r', id])).toMatchObject({ code: 0, stderr: '' });
    expect(await call(['check', 'http://h/', '-r', id])).toMatchObject({ code: 0, stderr: '' });
    expect(await call(['grammar', id])).toMatchObject({ code: 0, stderr: '' });
    expect(await call(['compare', 'http://h/', '-r', id])).toMatchObject({ code: 0, stderr: '' });
  }
});
