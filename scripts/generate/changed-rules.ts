/** What the proof refutes of a transcription, and which of its rules differ from what was generated of it. */
import peggy from 'peggy';
import type { BnfGrammar } from '../../src/study/bnf/bnf.js';
import { formatCounterexamples, formatVerdict } from '../../src/study/formatting/format-proof.js';
import { GrammarError, type GrammarFile } from '../../src/study/bnf/grammar-error.js';
import type { PegGrammar } from '../../src/study/peg/peg.js';
import { proveTranscription } from '../../src/study/proof/prove-transcription.js';

/** An error for each rule that is not proved, at its place, with the shortest counterexample. */
export function refutedRules(source: GrammarFile, peg: PegGrammar, bnf: BnfGrammar): readonly GrammarError[] {
  return [...proveTranscription({ bnf, peg })]
    .filter(({ proved }) => !proved)
    .map((proof) => {
      const offset = peg.rules.find(({ name }) => name === proof.identifier)?.span.start ?? 0;
      const why = formatCounterexamples(proof).join('; ');
      return new GrammarError(source, offset, `rule "${proof.identifier}" ${formatVerdict(proof)}: ${why}`);
    });
}

/**
 * A line for each rule that was edited.
 * @param generated the text of generated/<id>/texts.ts
 */
export function editedRules(source: GrammarFile, generated: string): readonly string[] {
  return peggy.parser
    .parse(source.text)
    .rules.filter(({ location: { start, end } }) => {
      return !holds(generated, source.text.slice(start.offset, end.offset).trim());
    })
    .map(({ name, location }) => {
      return `${source.file}:${String(location.start.line)}: rule "${name}" is not the one generated from`;
    });
}

/** Whether a rule stands in one of the strings of a module, alone or on lines of its own. */
function holds(module: string, rule: string): boolean {
  const text = JSON.stringify(rule).slice(1, -1);
  const ends = ['"', '\\n'];
  return ends.some((before) => ends.some((after) => module.includes(before + text + after)));
}
