/** Railroad diagrams of rules, in which names link to the page's own views. */

import { revision, type RevisionId } from 'uri-revisions';
import {
  bnfOf,
  bnfRailroad,
  pegRailroad,
  type PegSource,
  pegText,
  type RailroadOptions,
  readPeg,
} from 'uri-revisions-cli/grammar';
import type { RuleRequest } from './rules.js';

export interface DiagramRequest extends RuleRequest {
  readonly of: 'bnf' | 'peg';
}

const transcriptions = new Map<RevisionId, PegSource>();

/** Returns an SVG in which the address of each link is the name of a rule. It has no style: the page provides it. */
export function diagram({ revision: id, rule, of }: DiagramRequest): string {
  const link: RailroadOptions['link'] = ({ name }) => name;
  const svg =
    of === 'bnf' ? bnfRailroad(bnfOf(id), rule, { link }) : pegRailroad(transcription(id), rule, { link });
  return svg.replace(/<style>[^]*?<\/style>/, '');
}

function transcription(id: RevisionId): PegSource {
  const text = pegText(id);
  const known = transcriptions.get(id) ?? {
    revision: id,
    text,
    peg: readPeg(text),
    ruleNames: revision(id).rules.map(({ name }) => name),
  };
  transcriptions.set(id, known);
  return known;
}

/** Returns the diagram of a rule's BNF as a self-contained file. */
export function diagramFile({ revision: id, rule }: RuleRequest): string {
  return bnfRailroad(bnfOf(id), rule);
}
