/**
 * The questions of the quiz: ten guided ones, and strings on which the documents differ, generated from witnesses for
 * single roles.
 */
import { revision, type Revision, type RevisionId, revisions } from 'uri-revisions';
import { ambiguity, compareAutomata, minimized, together } from 'uri-revisions-cli/grammar';
import type { View } from '../../web/frame/address.js';
import { loadRules } from '../../web/worker/studied-rules.js';
import type { quizLevels } from './address.js';
import { naive, proofLimits, prove } from './workshop-worker.js';

/** A question whose answer is a set of documents. */
interface GuidedQuestion {
  readonly prompt: string;
  /** The string in question; undefined if the question is about a rule. */
  readonly text: string | undefined;
  /** The view of the page that contains the answer. */
  readonly see: Partial<View>;
  readonly answer: readonly RevisionId[];
}

/** A question, and a test of whether a document belongs to its answer. */
interface QuestionDefinition extends Omit<GuidedQuestion, 'answer'> {
  readonly applies: (document: Revision) => boolean;
}

const start = '';
const defaultBase = 'http://a/b/c/d;p?q';

/** Asks whether a string is derivable. */
function derivable(text: string, prompt: string): QuestionDefinition {
  return {
    prompt,
    text,
    see: { part: 'compare', text, start },
    applies: (document) => document.accepts(text),
  };
}

function hostRule(document: Revision): string | undefined {
  return document.rules.find(({ role }) => role === 'host')?.name;
}

const questions: readonly QuestionDefinition[] = [
  derivable('http://h/~x', 'An unescaped tilde: which documents accept this string?'),
  derivable('http://h/a b', 'An unescaped space: which documents accept this string?'),
  derivable('http://h:/', 'A colon without a port: which documents accept this string?'),
  derivable('http://h/#f', 'A fragment: which documents accept this string?'),
  derivable('', 'The empty string: in which documents is it a reference?'),
  derivable('http://[::1]/', 'An IPv6 address: which documents accept this string?'),
  {
    prompt: 'In which documents is “q” the query of this string?',
    text: '//h?q',
    see: { part: 'compare', text: '//h?q', start },
    applies: (document) => document.accepts('//h?q') && document.components('//h?q').query === 'q',
  },
  {
    prompt: `Which documents resolve ?y against ${defaultBase} to http://a/b/c/?y ?`,
    text: '?y',
    see: { part: 'resolve', base: defaultBase, reference: '?y' },
    applies: (document) => {
      const found = document.resolve('?y', defaultBase);
      return found.kind === 'absolute' && found.text === 'http://a/b/c/?y';
    },
  },
  {
    prompt: 'In which documents is the rule for hosts ambiguous?',
    text: undefined,
    see: { part: 'grammars', page: 'rules', rule: 'host' },
    applies: (document) => {
      const rule = hostRule(document);
      return (
        rule !== undefined && ambiguity({ revision: document.id, rule }, together(proofLimits)).ambiguous
      );
    },
  },
  {
    prompt:
      'Copy the rule for hosts into a PEG that keeps the BNF’s order of alternatives. In which documents does that change the accepted strings?',
    text: undefined,
    see: { part: 'workshop', exercise: 'any', rule: 'host', peg: undefined },
    applies: (document) => {
      const rule = hostRule(document);
      if (rule === undefined) return false;
      const asked = { revision: document.id, rule };
      return prove({ ...asked, peg: naive(asked) }).kind === 'different';
    },
  },
];

const guidedTotal = questions.length;

const refusals = ['UnsupportedOperationError', 'ResolutionError', 'UriSyntaxError'];

const answered = new Map<QuestionDefinition, GuidedQuestion>();

/** Returns the definition of a guided question. @param number from 1; after the last it starts over */
function definitionOf(number: number): QuestionDefinition | undefined {
  return questions[(number - 1) % questions.length];
}

/** Returns a guided question. @param number from 1; after the last it starts over */
export function guidedQuestion(number: number): GuidedQuestion | undefined {
  const asked = definitionOf(number);
  if (asked === undefined) return undefined;
  const { applies, ...question } = asked;
  const known = answered.get(asked) ?? {
    ...question,
    answer: revisions.filter((id) => {
      try {
        return applies(revision(id));
      } catch (error) {
        // A document that is silent on resolving, or refuses the reference, does not belong to the answer.
        if (error instanceof Error && refusals.includes(error.name)) return false;
        throw error;
      }
    }),
  };
  answered.set(asked, known);
  return known;
}

interface QuizRequest {
  readonly level: (typeof quizLevels)[number];
  /** From 1; after the last it starts over. */
  readonly question: number;
}

interface QuizQuestion {
  readonly text: string;
  /** Number of questions of the level. */
  readonly total: number;
  /** The prompt of a guided question; otherwise the question is which documents derive the text. */
  readonly guided?: GuidedQuestion;
}

/** A level whose questions are generated, not written. */
type GeneratedLevel = Exclude<QuizRequest['level'], 'guided'>;

/** The rest of a whole reference around a witness for a role. */
interface Frame {
  readonly role: string;
  readonly before: string;
  readonly after: string;
}

const frames: Readonly<Record<GeneratedLevel, readonly Frame[]>> = {
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

/** Number of witnesses of each kind for each pair of revisions. */
const witnesses = 16;

const pools = new Map<GeneratedLevel, readonly string[]>();

export async function quiz({ level, question }: QuizRequest): Promise<QuizQuestion> {
  if (level === 'guided') {
    if (definitionOf(question)?.text === undefined) await loadRules(revisions);
    const guided = guidedQuestion(question);
    return { text: guided?.text ?? '', total: guidedTotal, ...(guided && { guided }) };
  }
  const pool = pools.get(level) ?? poolOf(level);
  pools.set(level, pool);
  return { text: pool[(question - 1) % pool.length] ?? '', total: pool.length };
}

/** Returns the strings on which at least two revisions differ, in a fixed order that mixes their kinds. */
function poolOf(level: GeneratedLevel): readonly string[] {
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

/**
 * Returns strings that one revision's rule for a role derives and another's does not. The automata are those of the
 * core, as the stored ones of all documents would be most of what the first question loads.
 */
function witnessesOf(role: string): readonly string[] {
  const having = revisions.flatMap((id) => {
    const document = revision(id);
    const start = document.rules.find((candidate) => candidate.role === role)?.name;
    return start === undefined ? [] : minimized(document.automaton({ start }));
  });
  return having.flatMap((later, i) =>
    having.slice(0, i).flatMap((earlier) => {
      const { onlyFirst, onlySecond } = compareAutomata(earlier, later, { witnesses });
      return [...onlyFirst, ...onlySecond].map(({ text }) => text);
    }),
  );
}

/** Shuffles texts in an order that is the same every time (a linear congruential generator, Numerical Recipes §7.1). */
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
