/**
 * Real engines give the verdicts of the automaton, on words of its W-method suite and beside derivable texts, of the
 * reference rule of every document and the rules that give components. An engine that is not installed is said to be
 * missing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RevisionId, revisions } from '../../../generated/registry/ids.js';
import fc from 'fast-check';
import type { Automaton } from '../../../src/automaton/automaton.js';
import { accepts } from '../../../src/automaton/walk.js';
import { grammarOf, rolesOf } from '../../../src/study/grammars.js';
import {
  coveringStrings,
  readGrammar,
  type RegexDialect,
  regexOf,
  wMethodSuite,
} from '../../../src/study/index.js';
import { StudiedGrammar } from '../../../src/study/automata/studied-grammar.js';
import { arbitraryBnf, texts as shortTexts } from '../arbitrary-bnf.js';
import { type Asked, engines } from './engines.js';

const folder = mkdtempSync(join(tmpdir(), 'regex-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The reference rule, and the rules whose texts are components. */
const rules = revisions.flatMap((revision) => {
  const { roles } = rolesOf(revision);
  const names = roles.sources.flatMap((source) => ('rules' in source ? source.rules : []));
  return [...new Set([grammarOf(revision).start, ...names])].map((rule) => ({ revision, rule }));
});

interface Tested {
  readonly revision: RevisionId | StudiedGrammar;
  readonly rule: string;
  readonly texts: readonly string[];
  /** A digit for each. */
  readonly expected: string;
}

/** As many as there are, or so many of them, evenly. */
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
  // Anchors: what stands before or after a derivable text, on its line or another.
  const [derivable = ''] = covering;
  const beside = [`${derivable}\n`, `\n${derivable}`, `${derivable}\nx`, `${derivable}\r\n`, `${derivable} `];
  // A lone surrogate has no octets.
  const texts = [...covering, ...words, ...beside].filter((text) => !/\p{Cs}/u.test(text));
  return judged(revision, rule, automaton, texts);
});

/** The rules whose verdicts are others than the automaton's. */
function wrongIn(answers: readonly string[], asked: readonly Tested[] = tested): readonly string[] {
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

function askedIn(dialect: RegexDialect, multiline = false): readonly Asked[] {
  return tested.map(({ revision, rule, texts }) => ({
    regex: regexOf(revision, { rule, dialect, multiline }).text,
    texts,
  }));
}

test.each(['', 'u', 'v'])('JavaScript with the flags "%s"', (flags) => {
  const answers = askedIn('javascript').map(({ regex, texts }) => {
    const compiled = new RegExp(regex.slice(1, -1), flags);
    return texts.map((text) => (compiled.test(text) ? '1' : '0')).join('');
  });
  expect(wrongIn(answers)).toEqual([]);
});

test.each(engines)(
  '$name',
  ({ name, dialect, answers }) => {
    for (const multiline of dialect === 're2' ? [false] : [false, true]) {
      const given = answers(askedIn(dialect, multiline), mkdtempSync(join(folder, 'engine-')));
      if ('notRun' in given) {
        expect(given.notRun).toMatch(/ENOENT|no matching package|offline/);
        console.warn(`NOT RUN: ${name} is not installed here: ${given.notRun}`);
        return;
      }
      expect(wrongIn(given)).toEqual([]);
    }
  },
  300_000,
);

/** Characters beyond US-ASCII: of two octets, of three, beside the surrogates, in pairs of these, and the last. */
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

test.each(engines)(
  '$name on characters beyond US-ASCII',
  ({ dialect, answers }) => {
    const asked = wideTested.map(({ revision, texts }) => ({
      regex: regexOf(revision, { dialect }).text,
      texts,
    }));
    const given = answers(asked, mkdtempSync(join(folder, 'engine-')));
    if ('notRun' in given) expect(given.notRun).toMatch(/ENOENT|no matching package|offline/);
    else expect(wrongIn(given, wideTested)).toEqual([]);
  },
  300_000,
);

/** Random grammars on all short texts: which loops may be possessive is found out for each. */
const random = fc.sample(arbitraryBnf, { seed: 1, numRuns: 120 }).map((bnf) => {
  const grammar = new StudiedGrammar({ bnf, start: 'start', roles: { start: 'start' } });
  return judged(grammar, 'start', grammar.automaton('start'), shortTexts(7));
});

/** Texts of 100,000 characters of documents whose loops keep no turns. */
const size = 100_000;
const begins = ['http://h/', 'a:', '//h/?'];
const pumps = ['a', '%41', 'a%41', 'a/', '/%41', 'a//b', '%41/;', 'a.'];
const long = revisions
  .filter((revision) => !regexOf(revision, { dialect: 'java' }).stacks)
  .map((revision) => {
    const grammar = grammarOf(revision);
    const all = begins.flatMap((begin) => pumps.map((pump) => begin + pump.repeat(size / pump.length)));
    return judged(revision, grammar.start, grammar.automaton(grammar.start), all);
  });

/** Refuses texts that come near, in a process that can be ended. */
const nearMisses = `
const { regexes, size } = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const pumps = ['a', 'a.', 'a-', '%41', 'a/', '/', ';a', ';a=b', 'a:', '@', '1.', '0:', 'a@', '?', '#', '+', '%00'];
const begins = ['', 'a:', 'http://', 'http://h/', '//', '//[', 'a:/', '/', 'http://u@h:1/?', '#'];
for (const regex of regexes) {
  const compiled = new RegExp(regex.slice(1, -1));
  for (const begin of begins) for (const pump of pumps)
    if (compiled.test(begin + pump.repeat(size) + '\\u0000')) throw new Error(regex);
}`;

const givers = engines.filter(({ dialect }) => dialect !== 're2');

test.each(givers)(
  '$name on random grammars',
  ({ dialect, answers }) => {
    const asked = random.map(({ revision, texts }) => ({
      regex: regexOf(revision, { dialect }).text,
      texts,
    }));
    const given = answers(asked, mkdtempSync(join(folder, 'engine-')));
    if ('notRun' in given) expect(given.notRun).toMatch(/ENOENT/);
    else expect(wrongIn(given, random)).toEqual([]);
  },
  300_000,
);

test.each(givers)(
  '$name on texts of 100,000 characters',
  ({ dialect, answers }) => {
    const asked = long.map(({ revision, texts }) => ({ regex: regexOf(revision, { dialect }).text, texts }));
    const given = answers(asked, mkdtempSync(join(folder, 'engine-')));
    if ('notRun' in given) expect(given.notRun).toMatch(/ENOENT/);
    else expect(wrongIn(given, long)).toEqual([]);
  },
  300_000,
);

test('what is said to be linear refuses 40,000 characters at once', () => {
  const regexes = revisions
    .map((revision) => regexOf(revision, { dialect: 'javascript' }))
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
