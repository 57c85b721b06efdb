/** Which rules of a transcription differ from what was generated of it, where they stand, and what the proof says. */
import peggy from 'peggy';
import type { BnfGrammar } from '../../src/study/bnf/bnf.js';
import { formatCounterexamples, formatVerdict } from '../../src/study/formatting/format-proof.js';
import type { GrammarFile } from '../../src/study/bnf/grammar-error.js';
import type { PegGrammar } from '../../src/study/peg/peg.js';
import { proveTranscription } from '../../src/study/proof/prove-transcription.js';

/**
 * A line for each rule that was edited, then one for each that the proof refutes.
 * @param generated the text of generated/<revision>/texts.ts
 */
export function changedRules(
  source: GrammarFile,
  peg: PegGrammar,
  bnf: BnfGrammar,
  generated: string,
): readonly string[] {
  const edited = peggy.parser
    .parse(source.text)
    .rules.filter(({ location: { start, end } }) => {
      return !holds(generated, source.text.slice(start.offset, end.offset).trim());
    })
    .map(({ name, location }) => {
      return `${source.file}:${String(location.start.line)}: rule "${name}" is not the one generated from`;
    });
  if (edited.length === 0) return [];
  const refuted = [...proveTranscription({ bnf, peg })].flatMap((proof) =>
    formatCounterexamples(proof).map((line) => `  ${proof.rule} ${formatVerdict(proof)}: ${line}`),
  );
  return [...edited, ...refuted];
}

/** Whether a rule stands in one of the strings of a module, alone or on lines of its own. */
function holds(module: string, rule: string): boolean {
  const text = JSON.stringify(rule).slice(1, -1);
  const ends = ['"', '\\n'];
  return ends.some((before) => ends.some((after) => module.includes(before + text + after)));
}
