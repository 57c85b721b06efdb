/** Results that are sent between threads. */
import { MessageChannel } from 'node:worker_threads';
import {
  compare,
  plain,
  revision,
  revisions,
  ResolutionError,
  UriSyntaxError,
} from '../../../src/api/index.js';

const texts = ['http://u@h:1/p;a?q#f', 'http://h/a b', '', '//[::1]/%4g'];

/** Returns a value after structured cloning through a port. */
async function posted(value: unknown): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const arrived = new Promise((resolve) => port2.once('message', resolve));
  port1.postMessage(value);
  const value2 = await arrived;
  port1.close();
  return value2;
}

test.each(revisions)('%s: results cross structuredClone whole', (id) => {
  const r = revision(id);
  for (const text of texts) {
    const result = r.safeParse(text);
    const crossed = structuredClone(plain(result));
    expect(crossed.ok).toBe(result.ok);
    if (result.ok) {
      expect(crossed).toEqual({ ok: true, tree: JSON.parse(JSON.stringify(result.tree)) as unknown });
    } else {
      const { name, message, offset, nearest, open } = result.error;
      expect(crossed).toMatchObject({ error: { name, message, offset, nearest, open } });
    }
  }
});

test('they cross postMessage, rows of a comparison and thrown errors too', async () => {
  const compared = compare('http://h/a b');
  const { rows, ...crossed } = (await posted(plain(compared))) as ReturnType<typeof plain<typeof compared>>;
  expect(rows[0]?.error?.message).toBe(compared.rows[0]?.error?.message);
  expect(crossed).toMatchObject({ text: compared.text, conclusion: compared.conclusion() });
  let thrown: unknown;
  try {
    revision('rfc3986').resolve('a', 'b');
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(ResolutionError);
  const { name, message, problem } = thrown as ResolutionError;
  expect(await posted(plain(thrown))).toMatchObject({ name, message, problem });
});

test('copies the cause of an error', () => {
  const result = revision('rfc3986').safeParse('http://h/a b');
  const cause = result.ok ? undefined : result.error;
  const error = new Error('outer', { cause });
  expect(plain(error)).toEqual({ name: 'Error', message: 'outer', cause: plain(cause) });
});

test('the type matches the value', () => {
  const result = plain(revision('rfc3986').safeParse('a b'));
  if (result.ok) throw new Error('derivable');
  const message: string = result.error.message;
  const offset: number = result.error.offset;
  expect([message.split('\n')[0], offset]).toEqual([expect.stringContaining('" " is not allowed'), 1]);
});

test('preserves plain data: octets, undefined members, their order', () => {
  const value = { b: undefined, a: new Uint8Array([1]), list: [1, [2], {}], none: null };
  expect(plain(value)).toStrictEqual(value);
  expect(Object.keys(plain(value))).toEqual(['b', 'a', 'list', 'none']);
  expect(plain('a')).toBe('a');
});

test('deep trees do not overflow', () => {
  const deep = revision('rfc1630').safeParse(`x:${'a'.repeat(20_000)}`);
  expect(plain(deep).ok).toBe(deep.ok);
  expect(deep.ok || deep.error instanceof UriSyntaxError).toBe(true);
});

test('rejects cycles, and copies shared objects twice', () => {
  const ring: { list: unknown[] } = { list: [] };
  ring.list.push({ back: ring });
  expect(() => plain(ring)).toThrow(new TypeError('plain: the value contains itself, in its member "back"'));
  const error = new Error('its own cause');
  error.cause = error;
  expect(() => plain(error)).toThrow('in its member "cause"');
  const shared = { a: 1 };
  expect(plain([shared, { shared }])).toStrictEqual([{ a: 1 }, { shared: { a: 1 } }]);
});
