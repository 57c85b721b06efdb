/**
 * Real engines give the verdicts of the automaton, on words of its W-method suite and near derivable texts, for the
 * reference rule of ten documents and the rules that give components. An engine that is not installed is reported as
 * missing.
 */
import { defaultLimits, type Limits } from '../../../src/core/base/limits.js';
import { asciiSize } from '../../../src/core/base/ascii.js';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import fc from 'fast-check';
import type { Automaton } from '../../../src/core/automaton/automaton.js';
import { accepts } from '../../../src/core/automaton/walk.js';
import { grammarOf, rolesOf } from '../../../src/study/grammars.js';
import {
  coveringStrings,
  readGrammar,
  type RegexDialect,
  regexOf,
  type RuleRegex,
  wMethodSuite,
} from '../../../src/study/index.js';
import { StudiedGrammar } from '../../../src/grammar/automata/studied-grammar.js';
import { arbitraryBnf, texts as shortTexts } from '../arbitrary-bnf.js';
import { engines } from './engines.js';

const folder = mkdtempSync(join(tmpdir(), 'regex-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Documents that have most of their rules in common with their predecessors. */
const alike: readonly RevisionId[] = ['url-1995', 'rfc2732', 'rfc2396bis-01'];

/** The reference rule, and the rules whose texts are components. */
const rules = revisions
  .filter((id) => !alike.includes(id))
  .flatMap((revision) => {
    const { roles } = rolesOf(revision);
    const names = roles.sources.flatMap((source) => ('rules' in source ? source.rules : []));
    return [...new Set([grammarOf(revision).start, ...names])].map((rule) => ({ revision, rule }));
  });

interface Tested {
  readonly revision: RevisionId | StudiedGrammar;
  readonly rule: string;
  readonly texts: readonly string[];
  /** A digit for each text. */
  readonly expected: string;
}

/** Returns all items, or that many of them, evenly spread. */
function some<T>(items: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

function judged<Revision extends Tested['revision']>(
  revision: Revision,
  rule: string,
  automaton: Automaton,
  texts: readonly string[],
): Tested & { readonly revision: Revision } {
  const expected = texts.map((text) => (accepts(automaton, text) ? '1' : '0')).join('');
  return { revision, rule, texts, expected };
}

const tested = rules.map(({ revision, rule }) => {
  const grammar = grammarOf(revision);
  const automaton = grammar.automaton(rule);
  const covering = coveringStrings({ revision, rule }).map(({ text }) => text);
  const words = some(
    [...wMethodSuite(automaton, { extraStates: 0, partial: true })].map(({ text }) => text),
    rule === grammar.start ? 400 : 30,
  );
  // Anchors: text before or after a derivable text, on its line or another.
  const [derivable = ''] = covering;
  const surrounded = [
    `${derivable}\n`,
    `\n${derivable}`,
    `${derivable}\nx`,
    `${derivable}\r\n`,
    `${derivable} `,
  ];
  // A lone surrogate has no octets.
  const texts = [...covering, ...words, ...surrounded].filter((text) => !/\p{Cs}/u.test(text));
  return judged(revision, rule, automaton, texts);
});

/** A busy machine may take long for a document beyond US-ASCII. */
const limits: Limits = { ...defaultLimits, milliseconds: 240_000 };

/** Cache of expressions: several engines read one dialect. */
const known = new Map<Tested['revision'], Map<string, RuleRegex>>();

function regexOnce(
  revision: Tested['revision'],
  options: { readonly dialect: RegexDialect; readonly rule?: string; readonly multiline?: boolean },
): RuleRegex {
  const { dialect, rule = grammarOf(revision).start, multiline = false } = options;
  const made = known.get(revision) ?? new Map<string, RuleRegex>();
  known.set(revision, made);
  const key = `${dialect} ${String(multiline)} ${rule}`;
  const regex = made.get(key) ?? regexOf(revision, { rule, dialect, multiline, limits });
  made.set(key, regex);
  return regex;
}

/** Returns the rules whose verdicts differ from the automaton's. */
function wrongIn(answers: readonly string[], asked: readonly Tested[]): readonly string[] {
  return asked.flatMap(({ revision, rule, texts, expected }, i) => {
    const answer = answers[i] ?? '';
    const at = Array.from(expected).findIndex((digit, j) => digit !== answer[j]);
    return answer === expected
      ? []
      : [
          `${rule} of ${typeof revision === 'string' ? revision : revision.revision}: ${JSON.stringify(texts[at]?.slice(0, 200))}`,
        ];
  });
}

function isAscii(revision: Tested['revision'], rule: string): boolean {
  return grammarOf(revision).automaton(rule).uniformFrom === asciiSize;
}

test('JavaScript with each of its flags', () => {
  for (const flags of ['', 'u', 'v']) {
    // The expression reads code units; with a flag, the engine reads code points.
    const asked = tested.filter(({ revision, rule }) => flags === '' || isAscii(revision, rule));
    const answers = asked.map(({ revision, rule, texts }) => {
      const compiled = new RegExp(
        regexOnce(revision, { rule, dialect: 'javascript' }).text.slice(1, -1),
        flags,
      );
      return texts.map((text) => (compiled.test(text) ? '1' : '0')).join('');
    });
    expect([flags, wrongIn(answers, asked)]).toEqual([flags, []]);
  }
});

/** Characters beyond US-ASCII: of two octets, of three, next to the surrogates, in surrogate pairs, and the last. */
const wide = [
  '\u0080',
  '\u00e9',
  '\u0800',
  '\ud7ff',
  '\ue000',
  '\uffff',
  '\u{10000}',
  '\u{1f600}',
  '\u{10ffff}',
];
const wideTexts = [
  '',
  '-',
  ...wide,
  ...[...wide, '-'].flatMap((one) => [...wide, '-'].map((other) => one + other)),
];
const wideTested = [
  's = *%x80-D7FF',
  's = 1*( %xE000-FFFF / %x10000-1F5FF ) [ "-" ]',
  's = %x1F600.2D / 2( %xE9 / %x1F600-1F601 )',
  's = *( %x20-10FFFF )',
  's = *%x20-FFFF %x10FFFF',
].map((abnf) => {
  const grammar = readGrammar(abnf);
  return judged(grammar, 's', grammar.automaton('s'), wideTexts);
});

/** Random grammars on all short texts: possessive loops are determined for each. */
const random = fc.sample(arbitraryBnf, { seed: 1, numRuns: 60 }).map((bnf) => {
  const grammar = new StudiedGrammar({ bnf, start: 'start', roles: { start: 'start' } });
  return judged(grammar, 'start', grammar.automaton('start'), shortTexts(7));
});

/** Texts of 100,000 characters of documents whose loops are possessive. */
const size = 100_000;
const begins = ['http://h/', 'a:', '//h/?'];
const pumps = ['a', '%41', 'a%41', 'a/', '/%41', 'a//b', '%41/;', 'a.'];
const long = revisions
  .filter((revision) => !regexOnce(revision, { dialect: 'java' }).stacks)
  .map((revision) => {
    const grammar = grammarOf(revision);
    const all = begins.flatMap((begin) => pumps.map((pump) => begin + pump.repeat(size / pump.length)));
    return judged(revision, grammar.start, grammar.automaton(grammar.start), all);
  });

/** Refuses near misses, in a process that can be terminated. */
const nearMisses = `
const { regexes, size } = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const pumps = ['a', 'a.', 'a-', '%41', 'a/', '/', ';a', ';a=b', 'a:', '@', '1.', '0:', 'a@', '?', '#', '+', '%00'];
const begins = ['', 'a:', 'http://', 'http://h/', '//', '//[', 'a:/', '/', 'http://u@h:1/?', '#'];
for (const regex of regexes) {
  const compiled = new RegExp(regex.slice(1, -1));
  for (const begin of begins) for (const pump of pumps)
    if (compiled.test(begin + pump.repeat(size) + '\\u0000')) throw new Error(regex);
}`;

interface Part {
  readonly of: string;
  readonly asked: readonly Tested[];
  readonly multiline?: boolean;
}

/** Questions to every engine. */
const common: readonly Part[] = [
  { of: 'the documents', asked: tested },
  { of: 'characters beyond US-ASCII', asked: wideTested },
];

/** Additional questions to backtracking engines. */
const further: readonly Part[] = [
  {
    // Every third: the notation of lines and comments is the same for all.
    of: 'the documents, with lines',
    asked: tested
      .filter(({ rule, revision }) => rule === grammarOf(revision).start)
      .filter((_, i) => i % 3 === 0),
    multiline: true,
  },
  { of: 'random grammars', asked: random },
  { of: 'texts of 100,000 characters', asked: long },
];

// All in one process: compiling and starting an engine takes longest.
test.each(engines)(
  '$name',
  ({ name, dialect, answers }) => {
    const parts = dialect === 're2' ? common : [...common, ...further];
    const asked = parts.flatMap(({ asked, multiline = false }) =>
      asked.map(({ revision, rule, texts }) => ({
        regex: regexOnce(revision, { rule, dialect, multiline }).text,
        texts,
      })),
    );
    const given = answers(asked, mkdtempSync(join(folder, 'engine-')));
    if ('notRun' in given) {
      expect(given.notRun).toMatch(/ENOENT|no matching package|offline/);
      console.warn(`NOT RUN: ${name} is not installed here: ${given.notRun}`);
      return;
    }
    let from = 0;
    for (const { of, asked } of parts) {
      expect([of, wrongIn(given.slice(from, (from += asked.length)), asked)]).toEqual([of, []]);
    }
  },
  300_000,
);

test('expressions reported as linear quickly refuse 40,000 characters', () => {
  const regexes = revisions
    .map((revision) => regexOnce(revision, { dialect: 'javascript' }))
    .filter(({ backtracking }) => backtracking === 'linear')
    .map(({ text }) => text);
  expect(regexes.length).toBeGreaterThan(revisions.length / 2);
  const { status, error, stderr } = spawnSync(process.execPath, ['-e', nearMisses], {
    input: JSON.stringify({ regexes, size: 20_000 }),
    timeout: 120_000,
    encoding: 'utf8',
  });
  expect({ status, error, stderr }).toEqual({ status: 0, error: undefined, stderr: '' });
}, 130_000);
