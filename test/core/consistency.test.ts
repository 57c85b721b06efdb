/**
 * Every call is asked about the same strings: calls that decide derivability agree, so do those that decide conformance,
 * and those that interpret, which also read what the document asks programs to read.
 */
import {
  compare,
  type Revision,
  revision,
  revisions,
  UnsupportedOperationError,
  UriSyntaxError,
} from '../../src/api/index.js';
import { core } from '../../src/web/worker/core.js';
import { askedTexts, disputedTexts } from '../example-texts.js';
import { some } from '../depth.js';

/** Returns whether a call accepts a text; undefined if it is not applicable to the text. */
type Question = (document: Revision, text: string) => boolean | undefined;

function answers(call: () => unknown): boolean | undefined {
  try {
    call();
    return true;
  } catch (error) {
    if (error instanceof UriSyntaxError) return false;
    if (error instanceof UnsupportedOperationError) return undefined;
    if (error instanceof Error && /^(Resolution|Escape)Error$/.test(error.name)) return undefined;
    throw error;
  }
}

const deriving: Readonly<Record<string, Question>> = {
  accepts: (document, text) => document.accepts(text),
  safeParse: (document, text) => document.safeParse(text).ok,
  parse: (document, text) => answers(() => document.parse(text)),
  components: (document, text) => answers(() => document.components(text)),
  spans: (document, text) => answers(() => document.spans(text)),
  production: (document, text) => answers(() => document.production(text)),
  read: (document, text) => document.read(text).derivable,
  check: (document, text) => document.check(text).derivable,
  compare: ({ id }, text) => compare(text, { revisions: [id] }).rows[0]?.derivable,
  'the table of the page': ({ id }, text) =>
    core.compare({ text, start: '', revisions: [id] }).rows[0]?.verdict === 'derivable',
  'the tree of the page': ({ id, start }, text) =>
    core.tree({ revision: id, text, start, characters: false }).ok,
  compareSplit: (document, text) =>
    answers(() => document.compareSplit(text)) && document.compareSplit(text).grammar !== undefined,
};

const interpreting: Readonly<Record<string, Question>> = {
  explain: (document, text) => answers(() => document.explain(text)),
  'explain of the page': ({ id }, text) => answers(() => core.explain({ revision: id, text })),
  normalize: (document, text) => answers(() => document.normalize(text)),
  equivalent: (document, text) => answers(() => document.equivalent(text, text)),
  // 1993 and RFC 1630 have relative forms only in words, the latter ignores everything with a scheme, and RFC 2396
  // resolves "?y", which its grammar does not derive.
  resolve: (document, text) =>
    document.id !== 'rfc1630' && /^[A-Za-z][A-Za-z0-9+.-]*:/.test(text)
      ? answers(() => document.resolve(text, 'http://h.d/'))
      : undefined,
  extract: (document, text) => {
    // White space and brackets end a found reference; a fragment may follow a URL in text.
    if (/[\s<>]|^url:/i.test(text) || (text.includes('#') && /^rfc1(630|738)$/.test(document.id)))
      return undefined;
    const [found] = document.extract(`<URL:${text}>`);
    return found && (found.derivable || found.tolerated !== undefined);
  },
};

const conforming: Readonly<Record<string, Question>> = {
  check: (document, text) => document.check(text).conforming,
  'the table of the page': ({ id }, text) => {
    const [row] = core.compare({ text, start: '', revisions: [id] }).rows;
    return row?.verdict === 'derivable' && row.conforming;
  },
  // It leaves other texts as they are too, if no change is prescribed.
  fix: (document, text) => (document.check(text).conforming ? document.fix(text).text === text : undefined),
};

const texts = [
  ...askedTexts,
  ...askedTexts.map((text) => text.replace(/^[a-z]+(?=:)/, (scheme) => scheme.toUpperCase())),
  ...askedTexts.map((text) => `${text}#`),
  'http://[fe80::a%en1]/',
  'http://[fe80::a%ee1]/',
  ...disputedTexts,
];

/** Returns the calls that contradict the first that answers. */
function contradicting(
  questions: Readonly<Record<string, Question>>,
  document: Revision,
  text: string,
): readonly string[] {
  const answersByCall = Object.entries(questions).map(([name, ask]) => [name, ask(document, text)] as const);
  const first = answersByCall.find(([, answer]) => answer !== undefined);
  return answersByCall
    .filter(([, answer]) => answer !== undefined && answer !== first?.[1])
    .map(
      ([name, answer]) => `${text}: ${name} ${String(answer)}, ${String(first?.[0])} ${String(first?.[1])}`,
    );
}

describe.each(revisions)('%s', (id) => {
  const document = revision(id);
  const asked = some([...new Set(texts)], 300);

  test('all calls agree on derivability', () => {
    expect(asked.flatMap((text) => contradicting(deriving, document, text))).toEqual([]);
  });

  test('all calls agree on conformance', () => {
    expect(asked.flatMap((text) => contradicting(conforming, document, text))).toEqual([]);
  });

  test('all interpreting calls agree, and accept every derivable text', () => {
    expect(asked.flatMap((text) => contradicting(interpreting, document, text))).toEqual([]);
    const refused = asked.filter(
      (text) => document.accepts(text) && answers(() => document.explain(text)) !== true,
    );
    expect(refused).toEqual([]);
  });
});
