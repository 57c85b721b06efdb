/** grammar.peggy → generated/<id>/parser.ts: peggy and ts-pegjs check, src/study/emit emits. */
import peggy from 'peggy';
import tsPegjs from 'ts-pegjs';
import type { BnfGrammar } from '../../src/study/bnf/bnf.js';
import type { GrammarFile } from '../../src/study/bnf/grammar-error.js';
import { openedRules } from '../../src/study/emit/opened-rules.js';
import { parserSource as parserOf } from '../../src/study/emit/parser-source.js';
import { checkedStartRules } from '../../src/study/emit/peggy-check.js';
import type { PegGrammar } from '../../src/study/peg/peg.js';
import type { Roles } from '../../src/tree/roles.js';
import { withPlace } from '../load/grammar.js';
import { namedRules, sources } from './sources.js';

/**
 * The TypeScript module of a typed parser: every rule a start rule, every rule a node.
 * @param transcription grammar.peggy
 * @param peg its rules
 * @throws GrammarError where peggy's checks find a fault
 */
export function parserSource(
  grammar: BnfGrammar,
  transcription: GrammarFile,
  peg: PegGrammar,
  roles: Roles,
): string {
  const rules = namedRules(grammar);
  withPlace(transcription, () => {
    const identifiers = rules.map(({ identifier }) => identifier);
    checkedStartRules({ peggy, tsPegjs }, transcription, identifiers);
  });
  return parserOf(peg, rules, openedRules(peg, roles), sources);
}
