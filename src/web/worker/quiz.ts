/** The questions of the quiz: strings on which the documents differ, made from witnesses for single roles. */

import { revision, revisions } from 'uri-revisions';
import { compareRules } from 'uri-revisions-cli/grammar';
import type { quizLevels } from '../address.js';
import { type GuidedQuestion, guidedQuestion, guidedTotal } from './guided.js';

export interface QuizAsked {
  readonly level: (typeof quizLevels)[number];
  /** From 1; beyond the last it begins again. */
  readonly question: number;
}

export interface QuizQuestion {
  readonly text: string;
  /** How many questions the level has. */
  readonly total: number;
  /** What is asked, of a guided question; else it is which documents derive the text. */
  readonly guided?: GuidedQuestion;
}

/** A level whose questions are found, not written. */
type FoundLevel = Exclude<QuizAsked['level'], 'guided'>;

/** Where a witness for a role goes in a whole reference. */
interface Frame {
  readonly role: string;
  readonly before: string;
  readonly after: string;
}

const frames: Readonly<Record<FoundLevel, readonly Frame[]>> = {
  easy: [
    { role: 'path', before: 'http://h/', after: '' },
    { role: 'segment', before: 'ftp://h/', after: '/x' },
    { role: 'query', before: 'http://h/p?', after: '' },
    { role: 'fragment', before: 'http://h/p#', after: '' },
  ],
  medium: [
    { role: 'scheme', before: '', after: ':x' },
    { role: 'user', before: 'ftp://', after: '@h/x' },
    { role: 'password', before: 'ftp://u:', after: '@h/x' },
    { role: 'port', before: 'telnet://h:', after: '' },
    { role: 'query', before: 'wais://h/db?', after: '' },
  ],
  hard: [
    { role: 'host', before: 'http://', after: '/' },
    { role: 'hostport', before: 'ftp://', after: '/x' },
    { role: 'net path', before: 'a:', after: '' },
    { role: 'reference', before: '', after: '' },
    { role: 'absolute', before: '', after: '#f' },
  ],
};

/** Of each kind for each pair of revisions. */
const witnesses = 16;

const pools = new Map<FoundLevel, readonly string[]>();

export function quiz({ level, question }: QuizAsked): QuizQuestion {
  if (level === 'guided') {
    const guided = guidedQuestion(question);
    return { text: guided?.text ?? '', total: guidedTotal, ...(guided && { guided }) };
  }
  const pool = pools.get(level) ?? poolOf(level);
  pools.set(level, pool);
  return { text: pool[(question - 1) % pool.length] ?? '', total: pool.length };
}

/** The strings on which at least two revisions differ, in an order that mixes their kinds and is always the same. */
function poolOf(level: FoundLevel): readonly string[] {
  const texts = new Set<string>();
  for (const { role, before, after } of frames[level]) {
    for (const witness of witnessesOf(role)) texts.add(before + witness + after);
  }
  const differing = [...texts].filter((text) => {
    const deriving = revisions.filter((id) => revision(id).accepts(text)).length;
    return deriving > 0 && deriving < revisions.length;
  });
  return shuffled(differing);
}

/** Strings that one revision's rule for a role derives and another's does not. */
function witnessesOf(role: string): readonly string[] {
  const having = revisions.flatMap((id) => {
    const rule = revision(id).rules.find((candidate) => candidate.role === role)?.name;
    return rule === undefined ? [] : [{ revision: id, rule }];
  });
  return having.flatMap((later, i) =>
    having.slice(0, i).flatMap((earlier) => {
      const { onlyFirst, onlySecond } = compareRules(earlier, later, { witnesses });
      return [...onlyFirst, ...onlySecond].map(({ text }) => text);
    }),
  );
}

/** In a random order that is the same every time (a linear congruential generator, Numerical Recipes §7.1). */
function shuffled(texts: readonly string[]): readonly string[] {
  let state = 1993;
  return texts
    .map((text) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return { text, state };
    })
    .sort((a, b) => a.state - b.state)
    .map(({ text }) => text);
}
