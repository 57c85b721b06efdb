/** grammar/<revision>/examples.json: its shape, its counts, its consistency. */
import { readFileSync } from 'node:fs';
import { loadGrammar } from '../../../scripts/load/grammar.js';
import type {
  ComponentName,
  Example,
  ExampleKind,
  ResolutionChoice,
  SiblingResult,
} from '../../../src/grammar/bnf/examples.js';
import { revisions } from '../../../generated/registry/ids.js';
import { examplesOfKind, loadExamples, type ExampleOfKind } from '../../load-examples.js';

type Check = (value: unknown) => boolean;
/** A check for each member, marked optional if the type has it so: the types and this file cannot drift apart. */
type Shape<T> = {
  readonly [M in keyof T]-?: Partial<Pick<T, M>> extends Pick<T, M> ? { readonly optional: Check } : Check;
};

const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || isText(value);
const isSentence: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isTrue: Check = (value) => value === true;
const isOctet: Check = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255;
const isRevision: Check = (value) => revisions.some((revision) => revision === value);
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.some((known) => known === value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const has =
  (shape: Readonly<Record<string, Check | { readonly optional: Check }>>): Check =>
  (value) =>
    faultsOf(value, shape).length === 0;

const componentNames = Object.keys({
  scheme: true,
  authority: true,
  user: true,
  password: true,
  host: true,
  hostKind: true,
  port: true,
  path: true,
  query: true,
  fragment: true,
  ftpType: true,
  gopherType: true,
  gopherSelector: true,
  gopherSearch: true,
  gopherString: true,
  waisDatabase: true,
  waisType: true,
  waisLength: true,
  waisPath: true,
  prosperoName: true,
  prosperoVersion: true,
  prosperoAttributes: true,
  newsGroup: true,
  newsArticle: true,
  mailAddress: true,
  nntpGroup: true,
  nntpNumber: true,
} satisfies Record<ComponentName, true>);
const isChoice = has({
  validating: { optional: (value) => typeof value === 'boolean' },
  surplus: { optional: oneOf('remove') },
} satisfies Shape<ResolutionChoice>);
const isSibling = has({
  revision: isRevision,
  result: isText,
  options: { optional: isChoice },
} satisfies Shape<SiblingResult>);
const isComponents: Check = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([name, text]) => oneOf(...componentNames)(name) && isTextOrNull(text));
const isContradiction = has({
  section: isSentence,
  explanation: isSentence,
  corrected: { optional: isTrue },
} satisfies Shape<NonNullable<Example['contradiction']>>);

const base = {
  id: (value: unknown) => typeof value === 'string' && /^[\w.+-]+$/.test(value),
  section: isSentence,
  text: isText,
  printed: { optional: isText },
  quote: isSentence,
  contradiction: { optional: isContradiction },
};
const shapes: { readonly [K in ExampleKind]: Shape<ExampleOfKind<K>> } = {
  valid: {
    ...base,
    kind: oneOf('valid'),
    start: { optional: isSentence },
    as: { optional: isSentence },
    each: { optional: isTrue },
  },
  invalid: { ...base, kind: oneOf('invalid'), start: { optional: isSentence } },
  resolves: {
    ...base,
    kind: oneOf('resolves'),
    base: isSentence,
    result: isSentence,
    byRules: { optional: isSentence },
    fragment: { optional: isText },
    options: { optional: isChoice },
    elsewhere: { optional: listOf(isSibling) },
  },
  equals: {
    ...base,
    kind: oneOf('equals'),
    other: isText,
    basis: oneOf('case', 'escape', 'syntax', 'scheme', 'protocol'),
  },
  differs: { ...base, kind: oneOf('differs'), other: isText },
  splits: {
    ...base,
    kind: oneOf('splits'),
    components: isComponents,
    subexpressions: { optional: listOf(isTextOrNull) },
  },
  extracted: {
    ...base,
    kind: oneOf('extracted'),
    context: oneOf('text', 'header', 'html'),
    urls: listOf(isSentence),
  },
  denotes: {
    ...base,
    kind: oneOf('denotes'),
    meaning: isSentence,
    scheme: { optional: isSentence },
    start: { optional: isSentence },
    components: { optional: isComponents },
    commands: { optional: listOf(isSentence) },
    default: { optional: isText },
  },
  encodes: { ...base, kind: oneOf('encodes'), octet: isOctet, character: isText, start: isSentence },
};
const kinds = Object.keys(shapes) as readonly ExampleKind[];

/** Returns members that are missing, unknown or of the wrong shape. */
function faultsOf(
  value: unknown,
  shape: Readonly<Record<string, Check | { readonly optional: Check }>>,
): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ['not an object'];
  const members = new Map<string, unknown>(Object.entries(value));
  const unknown = [...members.keys()].filter((name) => !Object.hasOwn(shape, name));
  const wrong = Object.entries(shape).filter(([name, check]) => {
    if (typeof check === 'function') return !members.has(name) || !check(members.get(name));
    return members.has(name) && !check.optional(members.get(name));
  });
  return [...unknown.map((name) => `unknown ${name}`), ...wrong.map(([name]) => `wrong ${name}`)];
}

function shapeFaults(value: unknown): readonly string[] {
  const kind = kinds.find((known) => (value as { readonly kind?: unknown }).kind === known);
  return kind === undefined ? ['unknown kind'] : faultsOf(value, shapes[kind]);
}

const closed = (text: string): string => text.replace(/\s+/g, '');

test('detects a fault of shape', () => {
  const good = { id: 'a', section: '1', kind: 'invalid', text: 'a', quote: 'a' };
  expect(shapeFaults(good)).toEqual([]);
  expect(shapeFaults({ ...good, kind: 'vain' })).toEqual(['unknown kind']);
  expect(shapeFaults({ ...good, colour: 'red' })).toEqual(['unknown colour']);
  expect(shapeFaults({ ...good, section: ' ', start: 1 })).toEqual(['wrong section', 'wrong start']);
  expect(shapeFaults({ ...good, contradiction: { section: '1' } })).toEqual(['wrong contradiction']);
  expect(shapeFaults({ id: 'a', kind: 'invalid' })).toEqual(['wrong section', 'wrong text', 'wrong quote']);
});

describe.each(revisions)('%s', (revision) => {
  const examples = loadExamples(revision);
  const grammar = loadGrammar(revision);
  const ruleNames = grammar.rules.map(({ name }) => name);

  test('every example has the members of its kind and no other', () => {
    const faults = examples.flatMap((example) =>
      shapeFaults(example).map((fault) => `${example.id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('ids are unique', () => {
    const ids = examples.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('examples are distinct', () => {
    const contents = examples.map((example) => JSON.stringify({ ...example, id: '' }));
    expect(contents).toEqual([...new Set(contents)]);
  });

  test('rules are those of the document', () => {
    const named = examples.flatMap((example) => [
      ...('start' in example ? [example.start] : []),
      ...('as' in example ? [example.as] : []),
    ]);
    expect(named.filter((name) => !ruleNames.includes(name))).toEqual([]);
  });

  test('a string broken over lines is the text, white space apart', () => {
    const broken = examples.filter(({ printed }) => printed?.includes('\n'));
    expect(broken.map(({ printed }) => closed(printed ?? ''))).toEqual(
      broken.map(({ text }) => closed(text)),
    );
  });

  test('an escape encodes the octet of its digits, a character its own', () => {
    for (const { text, octet, character } of examplesOfKind(revision, 'encodes')) {
      expect(text.startsWith('%') ? parseInt(text.slice(1), 16) : text.charCodeAt(0)).toBe(octet);
      expect(character).toBe(String.fromCharCode(octet));
    }
  });

  test('what is extracted stands in the context', () => {
    for (const { text, urls } of examplesOfKind(revision, 'extracted')) {
      for (const url of urls) expect(closed(text)).toContain(url);
    }
  });

  test('a fragment without a URL is within the current document', () => {
    const within = examplesOfKind(revision, 'resolves').filter(({ fragment }) => fragment !== undefined);
    expect(within.filter(({ result }) => result !== 'current-document')).toEqual([]);
  });
});

describe('Appendices B and C', () => {
  const withAppendices = ['url-1997', 'rfc2396', 'rfc2396bis-01', 'rfc3986'] as const;

  test.each(withAppendices)('%s B: the row is what its regular expression matches', (revision) => {
    const pattern = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/;
    const rows = examplesOfKind(revision, 'splits').filter(
      ({ subexpressions }) => subexpressions !== undefined,
    );
    expect(rows).toHaveLength(1);
    for (const { text, subexpressions, components } of rows) {
      const [, ...matched] = [...(pattern.exec(text) ?? [])].map((part: string | undefined) => part ?? null);
      expect(subexpressions).toEqual(matched);
      const [, scheme, , authority, path, , query, , fragment] = matched;
      expect(components).toEqual({ scheme, authority, path, query, fragment });
    }
  });

  test.each([
    ['rfc1808', '5.1', 24],
    ['rfc1808', '5.2', 15],
    ['url-1997', 'C.1', 22],
    ['url-1997', 'C.2', 22],
    ['rfc2396', 'C.1', 22],
    ['rfc2396bis-01', 'C.1', 22],
    // 20 rows: http:g has two results, and the prose gives two references another.
    ['rfc2396', 'C.2', 23],
    ['rfc2396bis-01', 'C.2', 23],
    ['rfc3986', '5.4.1', 23],
    ['rfc3986', '5.4.2', 20],
  ] as const)('%s %s has every row', (revision, section, rows) => {
    const found = examplesOfKind(revision, 'resolves').filter((example) => example.section === section);
    expect(found).toHaveLength(rows);
    const base = revision === 'rfc1808' ? 'http://a/b/c/d;p?q#f' : 'http://a/b/c/d;p?q';
    expect(new Set(found.map((example) => example.base))).toEqual(new Set([base]));
  });

  test('where a row says that the sibling differs, the sibling has that row', () => {
    const contents = withAppendices.flatMap((revision) =>
      examplesOfKind(revision, 'resolves').flatMap((example) =>
        (example.elsewhere ?? []).map((sibling) => ({
          reference: example.text,
          base: example.base,
          ...sibling,
        })),
      ),
    );
    const printed = withAppendices.flatMap((revision) =>
      examplesOfKind(revision, 'resolves').map(({ text, base, result, options }) => ({
        reference: text,
        base,
        revision,
        result,
        ...(options === undefined ? {} : { options }),
      })),
    );
    expect(printed).toEqual(expect.arrayContaining(contents));
  });

  test.each([
    ['url-1997', 'rfc2396', ['g?y/./x', 'g?y/../x', 'http:g']],
    ['rfc2396', 'rfc2396bis-01', ['?y']],
    ['rfc3986', 'rfc2396bis-01', ['#s', '', '../../../g', '../../../../g', '/./g', '/../g']],
  ] as const)('every row of %s that %s resolves differently says so', (id, other, texts) => {
    const [rows, others] = [id, other].map((one) =>
      examplesOfKind(one, 'resolves').filter(({ options }) => options?.surplus === undefined),
    );
    const differing = (rows ?? []).filter((example) =>
      (others ?? []).some(
        ({ text, base, result, options }) =>
          text === example.text &&
          base === example.base &&
          options?.validating === (example.options ?? options)?.validating &&
          result !== example.result,
      ),
    );
    expect(differing.map(({ text }) => text)).toEqual(texts);
    expect(differing.filter(({ elsewhere }) => elsewhere === undefined)).toEqual([]);
  });
});

test('generated/report.md counts the examples', () => {
  const section =
    /^## The examples$([^]*?)(?=^## |$(?![^]))/m.exec(readFileSync('generated/report.md', 'utf8'))?.[1] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const counted = revisions.map((revision) => {
    const examples = loadExamples(revision);
    const counts = kinds.map((kind) => examples.filter((example) => example.kind === kind).length);
    const contradicted = examples.filter(({ contradiction }) => contradiction !== undefined);
    return [`\`${revision}\``, ...[...counts, examples.length, contradicted.length].map(String)];
  });
  expect(rows).toEqual(
    expect.arrayContaining([
      ['revision', ...kinds.map((kind) => `\`${kind}\``), 'all', 'contradicted'],
      ...counted,
    ]),
  );
});
