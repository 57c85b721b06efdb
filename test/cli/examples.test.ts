/**
 * One example for each command, of the first document that has any. test/api/examples.test.ts tests all of them through
 * the API.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contradiction, ExampleComponents } from '../../src/grammar/bnf/examples.js';
import { revision, revisions, type RevisionId } from '../../src/api/index.js';
import { examplesOfKind } from '../load-examples.js';
import { call, jsonIn, type Surroundings } from './captured.js';

const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-examples-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Returns the single JSON object that a call prints, and its exit code. */
async function printed(
  argv: readonly string[],
  surroundings?: Surroundings,
): Promise<Readonly<Record<string, unknown>>> {
  const { code, stdout } = await call([...argv.slice(0, 1), '--json', ...argv.slice(1)], surroundings);
  const values = jsonIn(stdout);
  expect(values).toHaveLength(1);
  return { code, ...(values[0] as object) };
}

/** Tests whether a verdict of the document is that of its corrected grammar. */
function holds(contradiction: Contradiction | undefined): boolean {
  return contradiction === undefined || contradiction.corrected === true;
}

const startOf = (start: string | undefined): string[] => (start === undefined ? [] : ['--start', start]);

/** Returns those components that the example gives; null if absent. */
async function componentsOf(
  id: RevisionId,
  text: string,
  given: ExampleComponents,
): Promise<ExampleComponents> {
  const { components } = await printed(['parse', '-r', id, '--', text]);
  const { specific, ...common } = components as { readonly specific?: object };
  const all: Readonly<Record<string, unknown>> = { ...common, ...specific };
  return Object.fromEntries(Object.keys(given).map((name) => [name, all[name] ?? null]));
}

/** Returns a URL that contains the component shown by an example. */
function escapedInFull(text: string): string {
  return /^[%~]/.test(text) ? `http://h/${text}` : text.includes(':') ? text : `${text}://h/`;
}

const tried = new Set<string>();

/** Tries the first example of a kind, unless an earlier document had one. */
function first<E extends { readonly id: string; readonly text: string }>(
  kind: string,
  [example]: readonly E[],
  run: (example: E) => Promise<void>,
): void {
  if (example === undefined || tried.has(kind)) return;
  tried.add(kind);
  test(`${kind} ${example.id}: ${JSON.stringify(example.text)}`, () => run(example));
}

describe.each(revisions)('%s', (id) => {
  describe('check', () => {
    const checked = (
      { text, start }: { readonly text: string; readonly start?: string },
      texts: readonly string[] = [text],
    ): Promise<{ readonly code: number }> =>
      call(['check', '--text', '-r', id, ...startOf(start), '--', ...texts]);
    first('check valid', examplesOfKind(id, 'valid'), async (example) => {
      const texts = example.each ? Array.from(example.text) : [example.text];
      expect(await checked(example, texts)).toMatchObject({ code: holds(example.contradiction) ? 0 : 1 });
    });
    first('check invalid', examplesOfKind(id, 'invalid'), async (example) => {
      expect(await checked(example)).toMatchObject({ code: holds(example.contradiction) ? 1 : 0 });
    });
    first('check encodes', examplesOfKind(id, 'encodes'), async (example) => {
      expect(await checked(example)).toMatchObject({ code: 0 });
    });
    first(
      'check denotes',
      examplesOfKind(id, 'denotes').filter(({ start }) => start !== undefined),
      async (example) => {
        expect(await checked(example)).toMatchObject({ code: 0 });
      },
    );
  });

  describe('parse', () => {
    const rows = [...examplesOfKind(id, 'splits'), ...examplesOfKind(id, 'denotes')].flatMap(
      ({ components, ...example }) => (components === undefined ? [] : [{ ...example, components }]),
    );
    first('parse', rows, async ({ text, components }) => {
      expect(await componentsOf(id, text, components)).toEqual(components);
    });
  });

  describe('explain', () => {
    const rows = examplesOfKind(id, 'denotes').filter(({ text, commands }) => commands && text.includes(':'));
    first('explain', rows, async ({ text, commands }) => {
      const { parts } = await printed(['explain', '-r', id, '--', text]);
      const sent = (parts as { readonly commands: readonly { verb: string; argument: string }[] }).commands;
      expect(sent.map(({ verb, argument }) => `${verb} ${argument}`)).toEqual(commands);
    });
  });

  describe('escape', () => {
    first('escape encodes', examplesOfKind(id, 'encodes'), async ({ text, octet }) => {
      const { base64 } = await printed(['escape', 'decode', 'path', '--all', '-r', id, '--', text]);
      expect([...Buffer.from(String(base64), 'base64')]).toEqual([octet]);
    });
  });

  describe('equivalent', () => {
    first('equivalent equals', examplesOfKind(id, 'equals'), async ({ text, other, basis }) => {
      const level = basis === 'syntax' ? 'path-segments' : basis;
      // No string shows what a server redirects.
      const expected = basis === 'protocol' ? { code: 1, equal: false } : { code: 0, equal: true, level };
      expect(
        await printed(['equivalent', '-r', id, '--', escapedInFull(text), escapedInFull(other)]),
      ).toMatchObject(expected);
    });
    first('equivalent differs', examplesOfKind(id, 'differs'), async ({ text, other }) => {
      const verdict = await printed(['equivalent', '-r', id, '--', text, other]);
      expect(verdict).toMatchObject({ code: 1, equal: false });
    });
  });

  describe('resolve', () => {
    first('resolve resolves', examplesOfKind(id, 'resolves'), async (example) => {
      const { text, base, options = {}, fragment, contradiction } = example;
      // The grammar contradicts a row if only the algorithm accepts the reference; otherwise the algorithm does.
      const holds = contradiction === undefined || !revision(id).accepts(text);
      const result = example.byRules ?? (holds ? example.result : text);
      const choices = [
        ...(options.validating === false ? ['--no-validating'] : []),
        ...(options.surplus === undefined ? [] : ['--surplus', options.surplus]),
      ];
      const argv = ['-r', id, '--base', base, ...choices, '--', text];
      const absent = result === 'current-document';
      const shown = fragment === undefined ? '(current document)' : `(current document)#${fragment}`;
      expect(await call(['resolve', ...argv])).toEqual({
        code: 0,
        stdout: `${absent ? shown : result}\n`,
        stderr: '',
      });
      expect(await printed(['resolve', ...argv])).toMatchObject({
        code: 0,
        result: absent
          ? { kind: 'current-document', ...(fragment !== undefined && { fragment }) }
          : { kind: 'absolute', text: result },
      });
    });
  });

  describe('find', () => {
    const rows = examplesOfKind(id, 'extracted').filter(({ context }) => context === 'text');
    first('find', rows, async ({ text, urls }) => {
      const { code, stdout } = await call(['find', '-r', id, '--json'], { stdin: [text] });
      const found = jsonIn(stdout) as readonly { readonly text: string }[];
      expect({ code, texts: found.map((one) => one.text) }).toEqual({ code: 0, texts: urls });
    });
  });

  describe('links', () => {
    const rows = examplesOfKind(id, 'extracted').filter(({ context }) => context !== 'text');
    first('links', rows, async ({ text, context, urls }) => {
      const [base = '', reference = '../x'] = urls;
      const file = join(folder, `${id}.${context === 'html' ? 'html' : 'eml'}`);
      const message = `MIME-Version: 1.0\r\nContent-Type: text/html\r\n${text}\r\n\r\n<A href="../x">`;
      writeFileSync(file, context === 'html' ? text : message);
      const link = await printed(['links', file, '-r', id]);
      const resolved = await printed(['resolve', reference, '--base', base, '-r', id]);
      expect(link).toMatchObject({
        code: 0,
        reference,
        readings: [{ base: { base }, result: resolved.result }],
      });
    });
  });
});

describe('the table of references', () => {
  const id = 'rfc3986';
  const base = 'http://a/b/c/d;p?q';
  const rows = examplesOfKind(id, 'resolves').filter(
    (row) => row.base === base && row.options === undefined && row.contradiction === undefined,
  );

  test('all rows at once, in the lines of standard input', async () => {
    const stdin = rows.map(({ text }) => `${text}\n`);
    const { code, stdout } = await call(['resolve', '-r', id, '--base', base], { stdin });
    const lines = rows.map(({ text, result, fragment }) => {
      const none = `(current document)${fragment === undefined ? '' : `#${fragment}`}`;
      return `${text}\t${result === 'current-document' ? none : result}\n`;
    });
    expect(rows.length).toBeGreaterThan(40);
    expect({ code, stdout }).toEqual({ code: 0, stdout: lines.join('') });
  });

  test('the comparison of all revisions contains the result of the document, and of its sibling if it differs', async () => {
    const { stdout } = await call(['resolve', '--all', '--json', '--base', base], {
      stdin: rows.map(({ text }) => `${text}\n`),
    });
    const answers = jsonIn(stdout) as readonly { readonly answers: readonly Answered[] }[];
    rows.forEach(({ result, elsewhere = [] }, i) => {
      for (const expected of [{ revision: id, result }, ...elsewhere]) {
        if ('options' in expected) continue;
        const answer = answers[i]?.answers.find(({ revision }) => revision === expected.revision);
        expect(answer?.result?.text ?? answer?.result?.kind).toBe(expected.result);
      }
    });
  });
});

interface Answered {
  readonly revision: RevisionId;
  readonly result?: { readonly kind: string; readonly text?: string };
}

test('every kind of example has its command', () => {
  const kinds = [
    'check denotes',
    'check encodes',
    'check invalid',
    'check valid',
    'equivalent differs',
    'equivalent equals',
    'escape encodes',
    'explain',
    'find',
    'links',
    'parse',
    'resolve resolves',
  ];
  expect([...tried].sort()).toEqual(kinds);
});
