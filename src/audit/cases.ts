/** Texts for audits: from and near documents' grammars, and of shapes on which parsers are known to differ. */
import { type RevisionId, revisions } from '../../generated/registry/ids.js';
import type { Automaton } from '../core/automaton/automaton.js';
import {
  aCount,
  aString,
  knownOptions,
  listOf,
  type OptionChecks,
  recordOf,
} from '../core/base/arguments.js';
import { knownName } from '../core/base/unknown-name.js';
import { shuffled } from '../study/sampling/random.js';
import { type DerivationNfa, derivationNfa } from '../grammar/automata/derivation-nfa.js';
import { grammarOf } from '../study/grammars.js';
import {
  automatonOf,
  type CoveringWord,
  coveringStrings,
  nearMisses,
  NoNearMissError,
  NoWordError,
} from '../study/index.js';
import { behindScheme } from '../study/sampling/behind-scheme.js';
import { coveringDerivations, drawDerivations } from '../study/sampling/cover.js';
import { drawNearMissesOf } from '../study/sampling/near-miss.js';
import { drawFrom, type WordList, wordsOfLength } from '../study/sampling/sample.js';

/** Options for texts of an audit. */
export interface CaseOptions {
  /** Number of texts. */
  readonly size: number;
  /** Seed of the random draws; a whole number from 0. */
  readonly seed: number;
}

/** Whole references that contain every component, and some that lack a few. */
const shapes: readonly string[] = [
  'http://user:pw@host.example:80/a/b;c=d?query#fragment',
  'http://h',
  'http://h:/?#',
  'http://[::1]:80/',
  'http://192.0.2.1/',
  'ftp://u@h/a/../b/./c;type=i',
  'mailto:user@host',
  'file:///a/b',
  'urn:a:b',
  'a://h/%41%7e%C3%A4',
  '//h/a',
  '/a/../b',
  'a/b?c#d',
  '?q',
  '#f',
];

/** Strings inserted into a shape, at each place. */
const intruders: readonly string[] = [
  ...Array.from(':/?#[]@!$&\'()*+,;=-._~%\\"<>^`{|} \t\n\0\x7F0aZ'),
  ...['%00', '%2F', '%zz', '..', '//', '@@', '\u00E4', '\u2028', '\uFF0E', '\u3002', '\uD800', '\u{1F600}'],
];

function shapedCases(): readonly string[] {
  const edited = shapes.flatMap((shape) =>
    Array.from({ length: shape.length + 1 }, (_, at) => {
      const [before, after, rest] = [shape.slice(0, at), shape.slice(at), shape.slice(at + 1)];
      return [before + rest, ...intruders.map((intruder) => before + intruder + after)];
    }).flat(),
  );
  return [...shapes, ...edited];
}

/** Lengths at which parsers are known to end components: those of labels, names, ports, buffers and numbers. */
const lengths: readonly number[] = [
  ...[1, 5, 6, 10, 11, 16, 20, 32, 63, 64, 65, 100, 127, 128, 200, 253, 254, 255, 256, 257],
  ...[500, 1000, 1023, 1024, 1025, 2000, 2047, 2048, 2049, 2083, 4096, 4097, 8192, 8193],
];

/** References with a long component between a prefix and a suffix. */
const longShapes: readonly (readonly [before: string, unit: string, after: string])[] = [
  ['', 'a', ':b'],
  ['http://', 'u', '@h/'],
  ['http://', 'a', '/'],
  ['http://', 'a.', 'a/'],
  ['http://h:', '0', '/'],
  ['http://h:', '1', '/'],
  ['http://h/', 'a', ''],
  ['http://h/', 'a/', ''],
  ['http://h/', '%61', ''],
  ['http://h/', '../', ''],
  ['http://h/?', 'q', ''],
  ['http://h/#', 'f', ''],
  ['mailto:', 'a', '@b'],
  ['', 'a', ''],
];

function longCases(): readonly string[] {
  return longShapes.flatMap(([before, unit, after]) =>
    lengths.map((length) => before + unit.repeat(length / unit.length) + after),
  );
}

/** Returns strings that cover a document's grammar, with their near misses. */
function coveringCases(revision: RevisionId, covering: readonly CoveringWord[]): readonly string[] {
  const words = covering.map(({ text }) => text);
  return [...words, ...words.flatMap((word) => nearMisses(word, { revision }).map(({ text }) => text))];
}

/** Maximum length of random strings. */
const maxDrawnLength = 32;
/** Number of strings drawn of each length at a time. */
const drawn = 8;
/** Number of whole URIs drawn at a time. */
const drawnUriCount = 256;

function* drawnCases(revision: RevisionId, seed: number): Generator<string> {
  const automaton = automatonOf({ revision });
  const lists = wordLists(automaton);
  for (let round = 0; lists.length > 0; round++) {
    const options = { count: drawn, seed: (seed + round) % 2 ** 32 };
    for (const words of lists) {
      yield* drawFrom(words, options);
      try {
        for (const { text } of drawNearMissesOf(automaton, words, options)) yield text;
      } catch (error) {
        if (!(error instanceof NoNearMissError)) throw error;
      }
    }
  }
}

/**
 * Yields strings with a scheme and `://`, and their near misses. Those that use every rule come first; strings drawn
 * uniformly would rarely have an address in brackets.
 */
function* drawnUris(revision: RevisionId, derivations: DerivationNfa, seed: number): Generator<string> {
  const automaton = automatonOf({ revision });
  for (let round = 0; ; round++) {
    const options = { count: drawnUriCount, seed: (seed + round) % 2 ** 32 };
    const words = [...drawDerivations(derivations, { ...options, length: maxDrawnLength })];
    if (words.length === 0) return;
    yield* words;
    const list = { size: BigInt(words.length), at: (number: bigint) => words[Number(number)] ?? '' };
    for (const { text } of drawNearMissesOf(automaton, list, options)) yield text;
  }
}

/** Returns the words of each length up to the maximum, for lengths that have any. */
function wordLists(automaton: Automaton): readonly WordList[] {
  return Array.from({ length: maxDrawnLength }, (_, i) => {
    try {
      return [wordsOfLength(automaton, { length: i + 1 })];
    } catch (error) {
      if (!(error instanceof NoWordError)) throw error;
      return [];
    }
  }).flat();
}

/** Number of consecutive draws without a new text after which drawing ends. */
const maxDuplicates = 10_000;

const caseOptions: OptionChecks<CaseOptions> = { size: aCount, seed: aCount };

/** Yields distinct texts for an audit against some documents; the same for the same seed. */
export function casesFor(among: readonly RevisionId[], options: CaseOptions): Generator<string> {
  listOf(aString)(among, 'casesFor: the revisions');
  for (const name of among) knownName('revision', name, revisions);
  recordOf(caseOptions)(options, 'casesFor: the options');
  knownOptions('casesFor', caseOptions, options);
  return drawnFrom(among, options);
}

function* drawnFrom(revisions: readonly RevisionId[], { size, seed }: CaseOptions): Generator<string> {
  const sources = [
    shuffled(shapedCases(), seed),
    shuffled(longCases(), seed),
    ...revisions.flatMap((revision) => {
      const uris = behindScheme(derivationNfa(grammarOf(revision).bnf, grammarOf(revision).start));
      return [
        shuffled(coveringCases(revision, coveringStrings({ revision })), seed),
        shuffled(coveringCases(revision, coveringDerivations(uris)), seed),
        drawnCases(revision, seed),
        drawnUris(revision, uris, seed),
      ];
    }),
  ];
  const seen = new Set<string>();
  let duplicates = 0;
  while (seen.size < size && duplicates < maxDuplicates) {
    for (const source of sources) {
      if (seen.size === size) return;
      const next = source.next();
      if (next.done === true) continue;
      duplicates = seen.has(next.value) ? duplicates + 1 : 0;
      if (duplicates > 0) continue;
      seen.add(next.value);
      yield next.value;
    }
  }
}
