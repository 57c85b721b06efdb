/** Rows of the table that are measured in this process, each with the target that its ratio must not exceed. */
import { createRequire } from 'node:module';
import { Ast as ApgAst, identifiers, Parser as ApgParser } from 'apg-lite';
import fastUri from 'fast-uri';
import nearley from 'nearley';
import { grammar as ohmGrammar } from 'ohm-js';
import {
  compare,
  type Revision,
  revision,
  type RevisionId,
  revisions,
  type SyntaxNode,
  UnsupportedOperationError,
} from 'uri-revisions';
import { namedSets } from '../../generated/registry/ids.js';
import { lastCodeUnit } from '../../src/core/base/code-units.js';
import type { BnfExpression, BnfGrammar } from '../../src/grammar/bnf/bnf.js';
import { type PegExpression, type PegGrammar, pegIdentifier } from '../../src/grammar/peg/peg.js';
import { loadGrammar } from '../load/grammar.js';
import { loadPeg } from '../load/peg.js';
import { plainParserOf, stockParserOf } from '../load/plain-parser.js';
import type { Corpus } from './corpus.js';
import { measure, type Medians, type OutsideTask, type Task } from './measure.js';
import { compared, type Row } from './row.js';
import { rustTasks, type RustWork } from './rust.js';

/** Parses a text and builds the same tree as the library, or throws. */
type PeerParser = (text: string) => unknown;

/** Returns a name for ohm, in which a rule whose name begins with a small letter skips no white space. */
const ohmName = (identifier: string): string => `r_${identifier}`;

function ohmParser(peg: PegGrammar, start: string): PeerParser {
  const rules: string[] = [];
  const options = (body: string, count: number): string =>
    count === 0 ? '""' : `(${body} ${options(body, count - 1)})?`;
  const repeated = (body: string, min: number, max: number | null): string => {
    const required = Array<string>(min).fill(body);
    return `(${[...required, max === null ? `${body}*` : options(body, max - min)].join(' ')})`;
  };
  const write = (e: PegExpression): string => {
    switch (e.type) {
      case 'class':
        return isAny(e) ? 'any' : `(${e.set.map((range) => range.map(quote).join('..')).join(' | ')})`;
      case 'reference':
        return ohmName(e.name);
      case 'sequence':
        return e.items.length === 0 ? '""' : `(${e.items.map(write).join(' ')})`;
      case 'choice':
        return `(${e.alternatives.map(asRule).join(' | ')})`;
      case 'lookahead':
        return `${e.negated ? '~' : '&'}${write(e.body)}`;
      case 'repetition':
        return repeated(`(${write(e.body)})`, e.min, e.max);
    }
  };
  // The alternatives of a choice in ohm must have the same arity: each becomes a rule, which has arity one.
  const asRule = (e: PegExpression): string => {
    if (e.type === 'reference') return ohmName(e.name);
    const name = `part${String(rules.length)}`;
    const place = rules.push('') - 1;
    rules[place] = `  ${name} = ${write(e)}\n`;
    return name;
  };
  for (const { name, expression } of peg.rules) rules.push(`  ${ohmName(name)} = ${write(expression)}\n`);
  const grammar = ohmGrammar(`Peer {\n${rules.join('')}}\n`);
  return (text) => {
    const match = grammar.match(text, ohmName(start));
    if (match.failed()) throw new Error('no match');
    return match;
  };
}

function isAny(e: Extract<PegExpression, { type: 'class' }>): boolean {
  return e.set[0]?.[0] === 0 && e.set[0][1] === lastCodeUnit;
}

function quote(code: number): string {
  return `"\\u{${code.toString(16)}}"`;
}

interface Opcode {
  readonly type: number;
  children?: number[];
  readonly index?: number;
  readonly min?: number;
  readonly max?: number;
  readonly string?: number[];
}

function apgParser(peg: PegGrammar, start: string): PeerParser {
  const { ALT, CAT, REP, RNM, TRG, TBS, AND, NOT } = identifiers;
  const indices = new Map(peg.rules.map(({ name }, index) => [name, index]));
  const rules = peg.rules.map(({ name, expression }, index) => {
    const opcodes: Opcode[] = [];
    const add = (opcode: Opcode, parts: readonly PegExpression[] = []): number => {
      const place = opcodes.push(opcode) - 1;
      const children = parts.map(write);
      if (opcode.type === ALT || opcode.type === CAT) opcode.children = children;
      return place;
    };
    const write = (e: PegExpression): number => {
      switch (e.type) {
        case 'class': {
          const ranges = e.set.map(([min, max]): Opcode => ({ type: TRG, min, max }));
          const [only] = ranges;
          if (only !== undefined && ranges.length === 1) return add(only);
          const place = add({ type: ALT });
          Object.assign(opcodes[place] ?? {}, { children: ranges.map((range) => add(range)) });
          return place;
        }
        case 'reference':
          return add({ type: RNM, index: indices.get(e.name) ?? -1 });
        case 'sequence':
          return e.items.length === 0 ? add({ type: TBS, string: [] }) : add({ type: CAT }, e.items);
        case 'choice':
          return add({ type: ALT }, e.alternatives);
        case 'lookahead':
          return add({ type: e.negated ? NOT : AND }, [e.body]);
        case 'repetition':
          return add({ type: REP, min: e.min, max: e.max ?? Infinity }, [e.body]);
      }
    };
    write(expression);
    return { name, lower: name.toLowerCase(), index, isBkr: false, opcodes };
  });
  const grammar = { grammarObject: 'grammarObject', rules, udts: [] };
  return (text) => {
    const parser = new ApgParser();
    const ast = new ApgAst();
    for (const { lower } of rules) ast.callbacks[lower] = () => 0;
    parser.ast = ast;
    if (!parser.parse(grammar, start, text).success) throw new Error('no match');
    return ast;
  };
}

function nearleyParser(bnf: BnfGrammar, start: string): PeerParser {
  const rules: nearley.ParserRule[] = [];
  let fresh = 0;
  const node = (name: string) => (children: unknown[]) => ({ name, children });
  const symbol = (e: BnfExpression): unknown => {
    switch (e.type) {
      case 'reference':
        return e.name;
      case 'range':
        return { test: (c: string) => c.charCodeAt(0) >= e.from && c.charCodeAt(0) <= e.to };
      case 'literal':
        if (e.text.length === 1) return { literal: e.text };
        return define((name) => [{ name, symbols: Array.from(e.text, (literal) => ({ literal })) }]);
      case 'sequence':
        return define((name) => [{ name, symbols: e.items.map(symbol) }]);
      case 'alternation':
        return define((name) => e.alternatives.map((a) => ({ name, symbols: [symbol(a)] })));
      case 'repetition': {
        const body = symbol(e.body);
        const required = Array<unknown>(e.min).fill(body);
        if (e.max === null) {
          const more = define((name) => [
            { name, symbols: [] },
            { name, symbols: [name, body] },
          ]);
          return define((name) => [{ name, symbols: [...required, more] }]);
        }
        return define((name) =>
          Array.from({ length: (e.max ?? 0) - e.min + 1 }, (_, extra) => ({
            name,
            symbols: [...required, ...Array<unknown>(extra).fill(body)],
          })),
        );
      }
    }
  };
  const define = (
    make: (name: string) => readonly { readonly name: string; readonly symbols: unknown[] }[],
  ): string => {
    const name = `part ${String(fresh++)}`;
    for (const rule of make(name)) rules.push({ ...rule, postprocess: (d: unknown[]) => d });
    return name;
  };
  for (const { name, expression } of bnf.rules) {
    rules.push({ name, symbols: [symbol(expression)], postprocess: node(name) });
  }
  const grammar = nearley.Grammar.fromCompiled({ Lexer: undefined, ParserRules: rules, ParserStart: start });
  return (text) => {
    const parser = new nearley.Parser(grammar);
    parser.feed(text);
    if (parser.results.length === 0) throw new Error('no match');
    return parser.results[0] as unknown;
  };
}

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

/** Receives the results of the calls, so that the engine cannot eliminate a call with an unused result. */
let sink = 0;

function task(name: string, texts: readonly string[], call: (text: string) => number): Task {
  const run = (): void => {
    for (const text of texts) sink ^= call(text);
  };
  return { name, run, calls: texts.length };
}

/** Returns a task with strings that are created again for each run. @param make creates them */
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

/** Reads every character: the lower bound. */
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

/** A peer, and the target of our ratio to it. */
type Peer = readonly [Task | OutsideTask, target: number | undefined];

/** Measures one piece of work: our task against the others, each with its target. */
async function rows(
  work: string,
  id: RevisionId | 'all',
  ours: Task,
  peers: readonly Peer[],
): Promise<readonly Row[]> {
  const medians = await measure([ours, ...peers.map(([peer]) => peer)]);
  const of = (name: string): Medians => medians.get(name) ?? [];
  return peers.map(([peer, target]) =>
    compared({ work, revision: id, peer: peer.name, target }, of(ours.name), of(peer.name)),
  );
}

/** Yields all rows measured in this process, or only the works whose names begin with `wanted`. */
export async function* libraryRows(corpus: Corpus, wanted: string): AsyncGenerator<readonly Row[]> {
  for (const id of revisions) {
    for (const { work, measured } of works(id, corpus)) if (work.startsWith(wanted)) yield await measured();
  }
  if ('compare'.startsWith(wanted)) yield await compareRows(corpus);
}

/** Measures comparing a text in all documents, against reading the components in those that derive it. */
function compareRows({ accepted, rejected }: Corpus): Promise<readonly Row[]> {
  const texts = [...accepted, ...rejected.slice(0, accepted.length / 2)];
  const documents = revisions.map((id): Revision => revision(id));
  const ours = task('compare', texts, (text) =>
    compare(text, { revisions: ['all'] }).rows.reduce(
      (sum, { production, components, reading }) =>
        sum + (production?.length ?? 0) + (components?.path?.length ?? 0) + (reading?.offset ?? 0),
      0,
    ),
  );
  const components = task('components of all', texts, (text) =>
    documents.reduce(
      (sum, document) => (document.accepts(text) ? sum + (document.components(text).path?.length ?? 0) : sum),
      0,
    ),
  );
  return rows('compare', 'all', ours, [[components, 6]]);
}

/** Returns the works of a revision, each measured on demand. */
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
        [task('new URL, its fields', accepted, urlParts), 1],
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
        const stock = stockParserOf(named(id));
        const startRule = pegIdentifier(r.start);
        const refused = (text: string): number => throws(() => void stock.parse(text, { startRule }));
        return [[task('peggy', rejected.slice(0, 200), refused), 1 / 5]];
      },
    ),
  ];
  return [...common, ...(isInForce ? stringWorks() : []), ...referenceWorks()];

  /** Returns the works on forms of strings, which are the same for all documents. */
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

  /**
   * Returns works in Rust, whose parsers implement the document in force, each with its target; none if there is no cargo.
   */
  function rustPeers(targets: Readonly<Partial<Record<RustWork, number | undefined>>>): readonly Peer[] {
    if (!isInForce) return [];
    const target = new Map<string, number | undefined>(Object.entries(targets));
    return rustTasks(accepted, Object.keys(targets) as RustWork[]).map((peer) => [
      peer,
      target.get(peer.name),
    ]);
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

/** Tests whether a document has an operation. */
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

/** Returns the parsers of the same grammar by other libraries, over fewer texts, as they are slow. */
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

/** Returns the sink, to keep it alive. */
export function usedUp(): number {
  return sink;
}

/** Creators of strings of a form, by its name; each call creates new ones. */
const stringForms: Readonly<Record<string, (texts: readonly string[]) => () => readonly string[]>> = {
  sliced: (texts) => () => linesOf(texts.join('\n')),
  // Each is a tree of two until it is first read.
  concatenated: (texts) => () =>
    texts.map((text) => text.slice(0, text.length / 2) + text.slice(text.length / 2)),
  'from JSON': (texts) => {
    const json = JSON.stringify(texts);
    return () => JSON.parse(json) as readonly string[];
  },
  'two-byte': (texts) => {
    // One character beyond Latin-1 in a file makes V8 store all of its text with two bytes a character.
    return () => linesOf([...texts, '\u20ac'].join('\n')).slice(0, -1);
  },
};

/** Returns the lines of a file, which are slices of its text. */
function linesOf(text: string): readonly string[] {
  return Buffer.from(text).toString().split('\n');
}
