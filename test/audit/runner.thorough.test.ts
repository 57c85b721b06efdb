/** The runner, over adapters that follow the protocol and over adapters that violate it in every way. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '../../src/audit/adapter-process.js';
import type { Outcome, Parser } from '../../src/audit/protocol.js';
import { AdapterError, type RunOptions, startParser } from '../../src/audit/runner.js';
import { longTest, quickTest, some } from '../depth.js';
import { answering, declaration, repeating, script, usual } from './scripts.js';

const open: Parser[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((parser) => parser.close().catch(() => undefined)));
});

async function start(command: Command, options: RunOptions = {}): Promise<Parser> {
  const parser = await startParser(command, { timeout: 1000, ...options });
  open.push(parser);
  return parser;
}

async function ask(parser: Parser, texts: Iterable<string> | AsyncIterable<string>): Promise<Outcome[]> {
  const found: Outcome[] = [];
  for await (const outcome of parser.ask(texts)) found.push(outcome);
  return found;
}

const numbered = (count: number): string[] => Array.from({ length: count }, (_, i) => `s${i}:x`);
const accepted = (texts: readonly string[]): Outcome[] =>
  texts.map((text) => ({ text, answer: { ok: true, scheme: text.slice(0, text.indexOf(':')) } }));

quickTest('reports an adapter that gives different answers to one text', async () => {
  // It follows the protocol: each text has its line.
  const fickle = `
    asked += 1;
    return JSON.stringify({ ok: true, path: text, fragment: String(asked > 6 && asked % 5 === 0) });`;
  const parser = await start(answering(fickle, 'let asked = 0;'));
  await expect(ask(parser, numbered(3000))).rejects.toThrow(
    'answers "control-1://host-1/path-1" in different ways, so none of its answers can be trusted',
  );
});

describe('an adapter that keeps the protocol', () => {
  quickTest('is asked for many texts, and answers in their order', async () => {
    const parser = await start(answering(usual));
    expect(parser.declaration).toMatchObject({ name: 'script', version: '1', cannot: [], changes: [] });
    const texts = numbered(3000);
    expect(await ask(parser, texts)).toEqual(accepted(texts));
    expect(await ask(parser, ['none'])).toEqual([{ text: 'none', answer: { ok: false } }]);
    expect(await ask(parser, [])).toEqual([]);
  });

  quickTest('gets any string, and its answers may hold any', async () => {
    const parser = await start(answering('return JSON.stringify({ ok: true, path: text })'));
    const texts = ['', '\n', '\r\n', '\u2028', '\uD800', 'a\uDFFFb', '\u0000', '\u{1F600}', '"\\', '\u00E4'];
    expect(await ask(parser, texts)).toEqual(
      texts.map((text) => ({ text, answer: { ok: true, path: text } })),
    );
  });

  quickTest('can be started by a shell', async () => {
    const parser = await start(repeating(`echo '{"ok":false}'`));
    expect(await ask(parser, ['a', 'b'])).toEqual([
      { text: 'a', answer: { ok: false } },
      { text: 'b', answer: { ok: false } },
    ]);
  });

  quickTest('may report that it could not ask its parser', async () => {
    const parser = await start(answering(`return '{"error":"no surrogates here"}'`));
    expect(await ask(parser, ['\uD800'])).toEqual([
      { text: '\uD800', answer: { error: 'no surrogates here' } },
    ]);
  });

  quickTest(
    'is not started again for a member that there is not, and may say that there is no error',
    async () => {
      const source = `return text === 's9:x' ? '{"ok":true,"Host":"x"}' : '{"ok":true,"error":null,"host":"' + process.pid + '"}'`;
      const outcomes = await ask(await start(answering(source)), numbered(20));
      expect(outcomes[9]?.answer).toMatchObject({
        error: expect.stringContaining('no member of an answer') as string,
      });
      expect(
        new Set(outcomes.map(({ answer }) => ('ok' in answer && answer.ok ? answer.host : ''))),
      ).toHaveProperty('size', 2);
    },
  );

  quickTest('is asked at most one window ahead', async () => {
    const parser = await start(answering(usual), { window: 8 });
    let taken = 0;
    let answered = 0;
    let ahead = 0;
    const texts = function* (): Generator<string> {
      for (const text of numbered(500)) {
        ahead = Math.max(ahead, ++taken - answered);
        yield text;
      }
    };
    for await (const { text } of parser.ask(texts())) if (text !== '') answered++;
    expect(answered).toBe(500);
    expect(ahead).toBeLessThanOrEqual(8);
  });

  quickTest('is asked about late texts one by one', async () => {
    const parser = await start(answering(usual));
    let answered = 0;
    /** Yields each text once the one before is answered. */
    const texts = async function* (): AsyncGenerator<string> {
      for (const [i, text] of numbered(5).entries()) {
        while (answered < i) await new Promise((resolve) => setImmediate(resolve));
        yield text;
      }
    };
    for await (const { text } of parser.ask(texts())) if (text !== '') answered++;
    expect(answered).toBe(5);
  });

  quickTest('continues with other texts after an early stop', async () => {
    const parser = await start(answering(usual));
    for await (const { text } of parser.ask(numbered(1000))) if (text === 's300:x') break;
    expect(await ask(parser, ['b:'])).toEqual(accepted(['b:']));
  });

  quickTest('ends when the source of the texts fails', async () => {
    const parser = await start(answering(usual));
    const texts = function* (): Generator<string> {
      yield* numbered(10);
      throw new Error('no more');
    };
    await expect(ask(parser, texts())).rejects.toThrow('no more');
    const late = async function* (): AsyncGenerator<string> {
      yield* await Promise.resolve(numbered(10));
      throw new Error('no more');
    };
    await expect(ask(parser, late())).rejects.toThrow('no more');
    expect(await ask(parser, ['b:'])).toEqual(accepted(['b:']));
  });
});

describe('an adapter that fails on some texts', () => {
  const texts = numbered(600);
  const bad = some(['s301:x', 's555:x'], 1);
  const others = accepted(texts.filter((text) => !bad.includes(text)));

  test.each(
    some<[string, string, object]>(
      [
        [
          'crashes',
          'console.error("out of luck"); process.exit(3)',
          { failure: 'crash', message: 'ended with exit code 3: out of luck' },
        ],
        [
          'is killed',
          'process.kill(process.pid, "SIGSEGV"); for (;;);',
          { failure: 'crash', message: 'was ended by SIGSEGV' },
        ],
        ['ends without a word', 'process.exit(0)', { failure: 'crash', message: 'ended with exit code 0' }],
        [
          'hangs',
          'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
          { failure: 'time-out', message: 'did not answer in 500 ms' },
        ],
        ['does not answer', 'return', { failure: 'time-out', message: 'did not answer in 500 ms' }],
        [
          'writes garbage',
          'return "Warning: bad"',
          {
            error: 'broke the protocol: an answer must be a JSON object; this is not JSON: "Warning: bad"',
          },
        ],
        [
          'writes two lines',
          'return `{"ok":true}\\n{"ok":true}`',
          { error: 'wrote too few or too many lines' },
        ],
        [
          'writes a line of 1 MB',
          'return "x".repeat(1e6)',
          {
            failure: 'crash',
            message: expect.stringMatching(/^wrote a line of more than 16\d{3} characters$/) as string,
          },
        ],
      ],
      4,
    ),
  )('%s: identifies the failing texts and answers all others', async (_name, source, answer) => {
    const parser = await start(
      answering(`if (${JSON.stringify(bad)}.includes(text)) { ${source} } ${usual}`),
      { timeout: 500 },
    );
    const outcomes = await ask(parser, texts);
    expect(outcomes.map(({ text }) => text)).toEqual(texts);
    expect(outcomes.filter(({ text }) => bad.includes(text))).toEqual(bad.map((text) => ({ text, answer })));
    expect(outcomes.filter(({ text }) => !bad.includes(text))).toEqual(others);
  });

  quickTest('its end is reported if no single text explains it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-'));
    try {
      const problems: string[] = [];
      const once = `
        const fs = require('node:fs');
        if (text === 's400:x' && !fs.existsSync('${folder}/once')) { fs.writeFileSync('${folder}/once', ''); process.exit(1); }`;
      const parser = await start(answering(once + usual), {
        onUnexplained: (problem) => problems.push(problem),
      });
      expect(await ask(parser, texts)).toEqual(accepted(texts));
      expect(problems).toEqual(['the adapter ended with exit code 1; no single string causes this']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('an unusable adapter', () => {
  quickTest.each<[string, Command, string]>([
    [
      'there is none',
      ['/no/such/program'],
      'does not start: it cannot be started: spawn /no/such/program ENOENT',
    ],
    [
      'it dies at its start',
      script('console.error("no module"); process.exit(1)'),
      'does not start: it ended with exit code 1: no module',
    ],
    [
      'it writes garbage',
      script('console.log("Hello")'),
      'sent no valid declaration: the first line is not a declaration',
    ],
    [
      'it speaks another version',
      script(`console.log('{"protocol":2,"name":"a","version":"1"}')`),
      'sent no valid declaration: the first line must declare "protocol": 1',
    ],
  ])('%s', async (_name, command, message) => {
    const starting = startParser(command);
    await expect(starting).rejects.toThrow(AdapterError);
    await expect(starting).rejects.toThrow(message);
  });

  quickTest('it writes nothing', async () => {
    await expect(startParser(['sleep', '1000'], { startTimeout: 100 })).rejects.toThrow(
      'does not start: it wrote no line in 100 ms',
    );
  });

  quickTest('it crashes on each text', async () => {
    const parser = await start(repeating('exit 1'), { restarts: 3 });
    await expect(ask(parser, numbered(10))).rejects.toThrow(
      'has failed too often; in the end it ended with exit code 1',
    );
  });

  quickTest.each([
    [
      'a wrong member',
      `echo '{"ok":true,"Host":"x"}'`,
      'no member of an answer is called "Host" (did you mean "host"?',
    ],
    ['garbage', 'echo hello', 'an answer must be a JSON object; this is not JSON: "hello"'],
  ])('it answers only %s', async (_name, command, problem) => {
    const parser = await start(repeating(command));
    const answers = ask(parser, numbered(300));
    await expect(answers).rejects.toThrow(AdapterError);
    await expect(answers).rejects.toThrow(`the adapter broke the protocol: ${problem}`);
  });

  quickTest('it answers one invalid member, then nothing', async () => {
    const parser = await start(
      answering(`if (++asked <= 16) return '{"ok":true,"Host":"x"}'`, 'let asked = 0;'),
    );
    await expect(ask(parser, numbered(300))).rejects.toThrow(
      'the adapter broke the protocol: no member of an',
    );
  });

  quickTest('it crashes on every text', async () => {
    const parser = await start(repeating('exit 1'));
    await expect(ask(parser, numbered(300))).rejects.toThrow(
      'fails on every string: it ended with exit code 1',
    );
  });

  quickTest('it answers late and in another order', async () => {
    const late = `if (last === undefined) { last = text; return; }
      const two = [text, last].map((path) => JSON.stringify({ ok: true, path })).join("\\n"); last = undefined; return two;`;
    const parser = await start(answering(late, 'let last;'), { timeout: 300 });
    await expect(ask(parser, numbered(10))).rejects.toThrow(
      'and has never answered; does it flush each line?',
    );
  });

  longTest('it occasionally omits an answer', async () => {
    const problems: string[] = [];
    const parser = await start(answering(`if (++asked % 50 === 0) return; ${usual}`, 'let asked = 0;'), {
      timeout: 500,
      onUnexplained: (problem) => problems.push(problem),
    });
    await expect(ask(parser, numbered(600))).rejects.toThrow('so none of its answers can be trusted');
    expect(problems).toHaveLength(2);
  });

  quickTest('it never answers', async () => {
    const parser = await start(repeating(':'), { timeout: 300 });
    await expect(ask(parser, numbered(10))).rejects.toThrow(
      'and has never answered; does it flush each line?',
    );
  });

  quickTest('it silently answers fewer texts than asked', async () => {
    const parser = await start(answering(`if (text === 's300:x') return; return '{"ok":true}'`), {
      timeout: 500,
    });
    // The text without a line got the answer to the next.
    await expect(ask(parser, numbered(600))).rejects.toThrow('so none of its answers can be trusted');
  });

  quickTest.each([
    ['at once', `return '{"ok":false}\\n{"ok":false}'`],
    ['later', `setTimeout(() => console.log('{"ok":false}'), 20); return '{"ok":false}'`],
    ['of which nothing shows', `if (text === 's1:x') console.log('{"ok":true}'); return '{"ok":true}'`],
    ['for ever', `for (let i = 0; i < 1e6; i++) console.log('{"ok":false}')`],
  ])('it answers more texts than asked, %s', async (_name, source) => {
    const parser = await start(answering(source));
    const asked = async (): Promise<void> => {
      await ask(parser, numbered(3));
      await new Promise((resolve) => setTimeout(resolve, 50));
      await ask(parser, ['a']);
      await parser.close();
    };
    await expect(asked()).rejects.toThrow('answers more often than it is asked');
  });
});

quickTest('does not restart a closed parser', async () => {
  const parser = await start(answering(usual));
  await parser.close();
  await expect(ask(parser, ['a:'])).rejects.toThrow('the adapter is closed');
});

quickTest('child processes of an adapter end with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-'));
  try {
    const file = join(folder, 'pid');
    const parser = await start(
      `sh -c 'echo $$ > ${file}; printf "${declaration.replaceAll('"', '\\"')}\\n"; sleep 1000; :'; :`,
    );
    const pid = Number(readFileSync(file, 'utf8'));
    expect(existsSync(`/proc/${pid}`) || process.platform !== 'linux').toBe(true);
    await parser.close();
    await ending(pid);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

longTest.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  '%s ends a program that computes, and its adapter',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-'));
    try {
      const adapter = `require('node:fs').writeFileSync('${folder}/pid', String(process.pid)); console.log('${declaration}'); for (;;);`;
      const file = join(folder, 'program.mts');
      const runner = new URL('../../src/audit/runner.ts', `file://${__filename}`).href;
      writeFileSync(
        file,
        `import { startParser } from ${JSON.stringify(runner)};
        await startParser(${JSON.stringify(script(adapter))});
        console.log('started');
        for (;;);`,
      );
      const program = spawn(process.execPath, ['--import', 'tsx', file], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise((resolve) => program.stdout.once('data', resolve));
      const ended = new Promise((resolve) =>
        program.once('exit', (_code, by) => {
          resolve(by);
        }),
      );
      program.kill(signal);
      expect(await ended).toBe(signal);
      await ending(Number(readFileSync(join(folder, 'pid'), 'utf8')));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

/** Waits until a process has ended. */
async function ending(pid: number): Promise<void> {
  const isRunning = (): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  while (isRunning()) await new Promise((resolve) => setTimeout(resolve, 5));
}
