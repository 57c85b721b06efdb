/** The public calls of the package, each with valid arguments; and the outcome of a call with any others. */
import type * as Api from '../../../src/api/index.js';

export type Call = (...values: readonly unknown[]) => unknown;

/** Valid arguments of a call: required and optional ones. */
export interface Row {
  readonly required: readonly unknown[];
  readonly optional?: readonly unknown[];
  /** True if any value is valid. */
  readonly any?: boolean;
  /** The members that may be a string too. */
  readonly orString?: readonly string[];
}

export const row = (required: readonly unknown[], ...optional: readonly unknown[]): Row => ({
  required,
  optional,
});

function hasRule({ revision }: typeof Api, id: Api.RevisionId, asked: string): boolean {
  return revision(id).rules.some(({ name }) => name === asked);
}

type Rows = Readonly<Record<string, Row>>;

/** Returns a row for every call: of `uri-revisions`, wherever it was loaded from, of a language, of a revision. */
export function rowsOf(api: typeof Api): Readonly<Record<'api' | 'language' | 'revision', Rows>> {
  const text = 'http://h/p';
  // A revision with the rules that the rows name.
  const id =
    api.revisions.find((one) => ['host', 'port'].every((name) => hasRule(api, one, name))) ??
    api.revisions[0];
  const start = { start: api.revision(id).start };
  const languageRows: Rows = {
    accepts: row([text], start),
    parse: row([text], start),
    safeParse: row([text], start),
    components: row([text], start),
    spans: row([text], start),
    production: row([text], start),
    rule: row(['host']),
    automaton: row([], start),
    walk: row([text], start),
  };
  const level = 'string';
  const revisionRows: Rows = {
    ...languageRows,
    resolve: row([text, 'http://a/b'], { trace: true }),
    normalize: row([text], level),
    equivalent: row([text, text], { level, base: 'http://a/b', fragments: false }),
    encode: row(['a b', 'path'], { data: true }),
    decode: row(['a%20b'], { all: true, role: 'path' }),
    compareSplit: row([text]),
    base: row([
      { entities: [{ embedded: 'http://a/b' }], retrieval: 'http://a/c', application: 'http://a/d' },
    ]),
    read: row([text], start),
    check: row([text], { base: 'http://a/b' }),
    startFor: row(['http://a/b']),
    explain: row([text]),
    clean: row([`<URL:${text}>`]),
    build: {
      ...row([{ scheme: 'http', host: 'h', path: ['', 'a'] }], { data: true }),
      orString: ['0.path'],
    },
    fix: row([text]),
    toUri: row([text], { printable: true }),
    toIri: row([text]),
    tolerated: row([text]),
    extract: row([`see ${text}.`], { schemes: ['http'], abbreviated: false, limit: 100 }),
    scanner: row([], { schemes: ['http'], abbreviated: false, limit: 100 }),
  };
  const components = { scheme: 'a', authority: 'b', path: '/c', query: 'd', fragment: 'e' };
  const apiRows: Rows = {
    compare: row([text], { revisions: [id], start: 'host' }),
    compareWithProse: row([text], { revisions: [id], start: 'host' }),
    chosenRevisions: row([[id]]),
    recompose: row([components]),
    revision: row([id]),
    plain: { required: [{ list: [1] }], any: true },
    split: row([text]),
    visible: row([text]),
  };

  return { api: apiRows, language: languageRows, revision: revisionRows };
}

/** The error of a caller's own proxy, which is not the library's fault. */
class Trap extends Error {}

const trap = (): never => {
  throw new Trap();
};
const proxy = new Proxy({}, { get: trap, has: trap, ownKeys: trap, getOwnPropertyDescriptor: trap });

/** Values that no argument should be, and some that one may be. */
export const wrongValues: readonly unknown[] = [
  undefined,
  null,
  NaN,
  -1,
  2.5,
  1e9,
  Infinity,
  true,
  'no such name',
  Symbol('s'),
  1n,
  {},
  [],
  [undefined],
  () => '',
  new String('host'),
  { toString: trap },
  proxy,
];

/** Returns the calls of an object, without its error classes. */
export function callsOf(members: object): Readonly<Record<string, Call>> {
  return Object.fromEntries(
    Object.entries(members).filter(
      ([, value]) =>
        typeof value === 'function' && !((value as { prototype?: unknown }).prototype instanceof Error),
    ),
  );
}

/** Returns the end of a call: an answer, a refusal, or an error that is neither, or that names another call. */
export function outcome(api: typeof Api, name: string, call: Call, values: readonly unknown[]): string {
  try {
    const result = call(...values);
    // A few of many items suffice to start the work.
    if (Symbol.iterator in Object(result) && 'next' in Object(result)) {
      for (let left = 3; left > 0 && (result as Iterator<unknown>).next().done !== true; left--);
    }
    return 'answer';
  } catch (error) {
    if (error instanceof Trap) return 'refusal';
    const named = error instanceof Error ? /^(?:no option of )?(\w+): /.exec(error.message)?.[1] : undefined;
    if (named !== undefined && named !== name && named in api) return String(error);
    if (error instanceof TypeError) return / must (be|not) /.test(error.message) ? 'refusal' : String(error);
    const own = Object.values(api).some(
      (known) => typeof known === 'function' && known.prototype instanceof Error && error instanceof known,
    );
    return own ? 'refusal' : String(error);
  }
}
