/** Rows of the table that are measured in this process, each with the bar that its ratio must not exceed. */
import { createRequire } from 'node:module';
import fastUri from 'fast-uri';
import {
  revision,
  type RevisionId,
  revisions,
  type SyntaxNode,
  UnsupportedOperationError,
} from 'uri-revisions';
import { namedSets } from '../../generated/registry/ids.js';
import { pegIdentifier } from '../../src/study/peg/peg.js';
import { loadGrammar } from '../load/grammar.js';
import { loadPeg } from '../load/peg.js';
import { peggyParserOf, plainParserOf } from '../load/plain-parser.js';
import type { Corpus } from './corpus.js';
import { measure, type Medians, type OutsideTask, type Task } from './measure.js';
import { apgParser, nearleyParser, ohmParser, type PeerParser } from './peer-parsers.js';
import { compared, type Row } from './row.js';
import { type RustWork, rustTasks } from './rust.js';
import { stringForms } from './string-forms.js';

// Both are CommonJS without usable types.
const require = createRequire(import.meta.url);
const uriJs = require('uri-js') as {
  parse: (text: string) => { path?: string };
  resolve: (base: string, reference: string) => string;
  normalize: (text: string) => string;
};
const { fullFormats } = require('ajv-formats/dist/formats.js') as {
  fullFormats: { 'uri-reference': RegExp | ((text: string) => boolean) };
};
const uriReference = fullFormats['uri-reference'];
const ajvAccepts =
  typeof uriReference === 'function' ? uriReference : (text: string): boolean => uriReference.test(text);
const appendixB = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/;

/** What the calls return goes in here, so that the engine cannot drop a call whose result nobody uses. */
let sink = 0;

function task(name: string, texts: readonly string[], call: (text: string) => number): Task {
  const run = (): void => {
    for (const text of texts) sink ^= call(text);
  };
  return { name, run, calls: texts.length };
}

/** The same with strings that are made anew for each run. @param make makes them */
function taskOfForm(name: string, make: () => readonly string[], call: (text: string) => number): Task {
  let texts = make();
  const run = (): void => {
    for (const text of texts) sink ^= call(text);
  };
  const before = (): void => {
    texts = make();
  };
  return { name, run, calls: texts.length, before };
}

/** The limit: reading every character. */
function readCharacters(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum ^= text.charCodeAt(i);
  return sum;
}

function urlParts(text: string): number {
  const { protocol, username, password, hostname, port, pathname, search, hash } = new URL(text);
  return (
    protocol.length ^
    username.length ^
    password.length ^
    hostname.length ^
    port.length ^
    pathname.length ^
    search.length ^
    hash.length
  );
}

function throws(call: () => unknown): number {
  try {
    call();
    return 0;
  } catch {
    return 1;
  }
}

/** A peer, and what our ratio to it must not exceed. */
type Peer = readonly [Task | OutsideTask, bar: number | undefined];

/** Rows of one piece of work: our task against the others, each with its bar. */
async function rows(
  work: string,
  id: RevisionId,
  ours: Task,
  peers: readonly Peer[],
): Promise<readonly Row[]> {
  const medians = await measure([ours, ...peers.map(([peer]) => peer)]);
  const of = (name: string): Medians => medians.get(name) ?? [];
  return peers.map(([peer, bar]) =>
    compared({ work, revision: id, peer: peer.name, bar }, of(ours.name), of(peer.name)),
  );
}

/** Everything that is measured in this process, or only the works whose names begin with `wanted`. */
export async function* libraryRows(corpus: Corpus, wanted: string): AsyncGenerator<readonly Row[]> {
  for (const id of revisions) {
    for (const { work, measured } of works(id, corpus)) if (work.startsWith(wanted)) yield await measured();
  }
}

/** What is measured of a revision, each when it is asked for. */
function works(
  id: RevisionId,
  corpus: Corpus,
): readonly { readonly work: string; readonly measured: () => Promise<readonly Row[]> }[] {
  const r = revision(id);
  const isInForce = namedSets.today.some((inForce) => inForce === id);
  const accepted = corpus.accepted.filter((text) => r.accepts(text));
  const rejected = corpus.rejected.filter((text) => !r.accepts(text));
  const work = (
    name: string,
    ours: () => Task,
    peers: () => readonly Peer[],
  ): { work: string; measured: () => Promise<readonly Row[]> } => ({
    work: name,
    measured: () => rows(name, id, ours(), peers()),
  });
  const accepts = task('accepts', accepted, (text) => Number(r.accepts(text)));
  const fastUriParse = task('fast-uri', accepted, (text) => fastUri.parse(text).path?.length ?? 0);
  const uriJsParse = task('uri-js', accepted, (text) => uriJs.parse(text).path?.length ?? 0);
  const common = [
    work(
      'accepts',
      () => accepts,
      () => [
        [task('charCodeAt loop', accepted, readCharacters), 1.6],
        [task('URL.canParse', accepted, (text) => Number(URL.canParse(text))), 1 / 1.3],
        [task('ajv-formats', accepted, (text) => Number(ajvAccepts(text))), 1 / 1.8],
        [fastUriParse, 1],
        [uriJsParse, 1],
        ...rustPeers({ 'fluent-uri': 1, 'iri-string': 1 }),
      ],
    ),
    work(
      'accepts, rejected',
      () => task('rejected', rejected, (text) => Number(r.accepts(text))),
      () => [[accepts, 1]],
    ),
    work(
      'components',
      () => task('components', accepted, (text) => r.components(text).path?.length ?? 0),
      () => [
        [task('new URL and parts', accepted, urlParts), 1],
        [fastUriParse, 1 / 4],
        [uriJsParse, 1 / 4],
        [task('Appendix B', accepted, (text) => appendixB.exec(text)?.[5]?.length ?? 0), undefined],
        ...rustPeers({ 'fluent-uri, components': 3 }),
      ],
    ),
    work(
      'parse',
      () => task('parse', accepted, (text) => r.parse(text).end),
      () => [...grammarPeers(id, accepted).map((peer) => [peer, 1 / 3] as const), [fastUriParse, 1.5]],
    ),
    work(
      'parse, every node',
      () => task('parse and visit', accepted, (text) => countNodes(r.parse(text))),
      () => [...grammarPeers(id, accepted).map((peer) => [peer, 1 / 3] as const), [fastUriParse, undefined]],
    ),
    work(
      'safeParse, rejected',
      () => task('safeParse', rejected, (text) => Number(r.safeParse(text).ok)),
      () => {
        const peggy = peggyParserOf(named(id));
        const startRule = pegIdentifier(r.start);
        const refused = (text: string): number => throws(() => void peggy.parse(text, { startRule }));
        return [[task('peggy', rejected.slice(0, 200), refused), 1 / 5]];
      },
    ),
  ];
  return [...common, ...(isInForce ? stringWorks() : []), ...referenceWorks()];

  /** What the strings are made of is the same for all documents. */
  function stringWorks(): typeof common {
    return [
      work(
        'charCodeAt loop',
        () => task('charCodeAt loop', accepted, readCharacters),
        () => rustPeers({ 'fluent-uri': undefined }),
      ),
      ...Object.entries(stringForms).map(([form, made]) =>
        work(
          `accepts, ${form}`,
          () => taskOfForm(form, made(accepted), (text) => Number(r.accepts(text))),
          () => [
            [accepts, 1.4],
            [taskOfForm('charCodeAt loop', made(accepted), readCharacters), 1.6],
          ],
        ),
      ),
    ];
  }

  /** Works of Rust, whose parsers are of the document in force, each with its bar; none where there is no cargo. */
  function rustPeers(bars: Readonly<Partial<Record<RustWork, number | undefined>>>): readonly Peer[] {
    if (!isInForce) return [];
    const bar = new Map<string, number | undefined>(Object.entries(bars));
    return rustTasks(accepted, Object.keys(bars) as RustWork[]).map((peer) => [peer, bar.get(peer.name)]);
  }

  function referenceWorks(): typeof common {
    const references = accepted.map((text, i) => {
      const path = text.slice(text.indexOf('/', 9) + 1);
      return i % 3 === 0 ? `../${path}` : i % 3 === 1 ? `/${path}` : path;
    });
    const resolving = work(
      'resolve',
      () => task('resolve', references, (text) => r.resolve(text, base).kind.length),
      () => [
        [task('new URL', references, (text) => new URL(text, base).href.length), 1.5],
        [task('fast-uri', references, (text) => fastUri.resolve(base, text).length), 1],
        [task('uri-js', references, (text) => uriJs.resolve(base, text).length), 1],
      ],
    );
    const normalizing = work(
      'normalize',
      () => task('normalize', accepted, (text) => r.normalize(text).text.length),
      () => [
        [task('new URL', accepted, (text) => new URL(text).href.length), 1.5],
        [task('fast-uri', accepted, (text) => fastUri.normalize(text).length), 1],
        [task('uri-js', accepted, (text) => uriJs.normalize(text).length), 1],
      ],
    );
    return [
      ...(supports(() => r.resolve('g', base)) ? [resolving] : []),
      ...(supports(() => r.normalize(base)) ? [normalizing] : []),
    ];
  }
}

/** Whether a document has an operation. */
function supports(operation: () => unknown): boolean {
  try {
    operation();
    return true;
  } catch (error) {
    if (error instanceof UnsupportedOperationError) return false;
    throw error;
  }
}

const base = 'http://a/b/c/d';

function countNodes(node: SyntaxNode): number {
  let count = 1;
  for (const child of node.children) count += countNodes(child);
  return count;
}

/** The parsers of the same grammar by other libraries, over fewer texts, as they are slow. */
function grammarPeers(id: RevisionId, accepted: readonly string[]): readonly Task[] {
  const peg = loadPeg(id);
  const { start } = revision(id);
  const parsers: Readonly<Record<string, PeerParser>> = {
    'ohm-js': ohmParser(peg, pegIdentifier(start)),
    'apg-lite': apgParser(peg, pegIdentifier(start)),
    nearley: nearleyParser(loadGrammar(id), start),
    peggy: plainOf(id),
  };
  return Object.entries(parsers).map(([name, parse]) =>
    task(name, accepted.slice(0, 200), (text) => Number(parse(text) !== null)),
  );
}

function plainOf(id: RevisionId): (text: string) => unknown {
  const parse = plainParserOf(named(id));
  const startRule = pegIdentifier(revision(id).start);
  return (text) => parse(text, { startRule });
}

function named(id: RevisionId): { readonly id: RevisionId; readonly names: readonly string[] } {
  return { id, names: revision(id).rules.map(({ name }) => name) };
}

/** Keeps the sink alive. */
export function usedUp(): number {
  return sink;
}
