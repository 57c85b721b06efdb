/** Ten questions about the documents, from strings to grammars; the answers are what the documents' own code says. */

import { type Revision, revision, type RevisionId, revisions } from 'uri-revisions';
import { ambiguity, together } from 'uri-revisions-cli/grammar';
import type { View } from '../address.js';
import { naive, proofLimits, prove } from './workshop.js';

/** A question whose answer is a set of documents. */
export interface GuidedQuestion {
  readonly prompt: string;
  /** The string that it is about; undefined where it is about a rule. */
  readonly text: string | undefined;
  /** Where on the page the answer can be found. */
  readonly see: Partial<View>;
  readonly answer: readonly RevisionId[];
}

/** A question, and whether a document is part of its answer. */
interface Asked extends Omit<GuidedQuestion, 'answer'> {
  readonly holds: (document: Revision) => boolean;
}

const start = '';
const usualBase = 'http://a/b/c/d;p?q';

/** Whether a string is derivable. */
function derivable(text: string, prompt: string): Asked {
  return { prompt, text, see: { part: 'compare', text, start }, holds: (document) => document.accepts(text) };
}

function hostRule(document: Revision): string | undefined {
  return document.rules.find(({ role }) => role === 'host')?.name;
}

const questions: readonly Asked[] = [
  derivable('http://h/~x', 'A tilde as it is: which documents derive this?'),
  derivable('http://h/a b', 'A space as it is: which documents derive this?'),
  derivable('http://h:/', 'A colon, and no port after it: which documents derive this?'),
  derivable('http://h/#f', 'With a fragment: which documents derive this?'),
  derivable('', 'Nothing at all: in which documents is the empty string a reference?'),
  derivable('http://[::1]/', 'An address of IPv6: which documents derive this?'),
  {
    prompt: 'Whose question mark is it? In which documents is “q” the query of this?',
    text: '//h?q',
    see: { part: 'compare', text: '//h?q', start },
    holds: (document) => document.accepts('//h?q') && document.components('//h?q').query === 'q',
  },
  {
    prompt: `A query alone, against ${usualBase}: which documents resolve it to http://a/b/c/?y?`,
    text: '?y',
    see: { part: 'resolve', base: usualBase, reference: '?y' },
    holds: (document) => {
      const found = document.resolve('?y', usualBase);
      return found.kind === 'absolute' && found.text === 'http://a/b/c/?y';
    },
  },
  {
    prompt: 'In which documents has some host more than one derivation, from the rule of a host alone?',
    text: undefined,
    see: { part: 'grammars', page: 'rules', rule: 'host' },
    holds: (document) => {
      const rule = hostRule(document);
      return (
        rule !== undefined && ambiguity({ revision: document.id, rule }, together(proofLimits)).ambiguous
      );
    },
  },
  {
    prompt:
      'Copy the rule of a host into a PEG in its order: of which documents is it another language then?',
    text: undefined,
    see: { part: 'workshop', exercise: 'any', rule: 'host', peg: undefined },
    holds: (document) => {
      const rule = hostRule(document);
      if (rule === undefined) return false;
      const asked = { revision: document.id, rule };
      return prove({ ...asked, peg: naive(asked) }).kind === 'different';
    },
  },
];

export const guidedTotal = questions.length;

const refusals = ['UnsupportedOperationError', 'ResolutionError', 'UriSyntaxError'];

const answered = new Map<Asked, GuidedQuestion>();

/** @param number from 1; beyond the last it begins again */
export function guidedQuestion(number: number): GuidedQuestion | undefined {
  const asked = questions[(number - 1) % questions.length];
  if (asked === undefined) return undefined;
  const { holds, ...told } = asked;
  const known = answered.get(asked) ?? {
    ...told,
    answer: revisions.filter((id) => {
      try {
        return holds(revision(id));
      } catch (error) {
        // A document that says nothing of resolving, or refuses the reference, is no part of an answer about it.
        if (error instanceof Error && refusals.includes(error.name)) return false;
        throw error;
      }
    }),
  };
  answered.set(asked, known);
  return known;
}
