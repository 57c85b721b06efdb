/** The report on the corrections of misprints, and what each changes. */
import type { Comparison } from '../../src/study/relations/compare-rules.js';
import { type CorrectionEffect, diffPrintedGrammar } from '../../src/study/relations/diff-printed.js';
import { printedReadings } from '../../src/study/grammars.js';
import { strings } from './lineage.js';
import { code, counted, grammarText, heading, paragraph } from './markdown.js';
import { cited, type Source, type Sources } from './sources.js';

export function correctionsReport(sources: Sources): string {
  const reports = sources.all.map((source) => {
    const { start, corrections } = diffPrintedGrammar(source.grammar, printedReadings(source.revision), {
      witnesses: 3,
    });
    const sum =
      corrections.length === 0 ? 'Nothing is corrected.' : `${counted(corrections.length, 'correction')}.`;
    return (
      heading(3, `In ${source.revision}`) +
      paragraph(sum) +
      corrections.map((effect) => correctionReport(source, effect, start)).join('')
    );
  });
  return (
    heading(2, 'What the corrections change') +
    paragraph(
      'A correction repairs a misprint that the document itself, or its sibling, settles; a rule that is merely surprising stays as printed.',
      'Each is undone here on its own, and the grammar read as printed compared with the grammar as corrected.',
    ) +
    reports.join('')
  );
}

function correctionReport(source: Source, effect: CorrectionEffect, start: string): string {
  const { rule, printed, corrected, reason, evidence } = effect.correction;
  const head = `**${cited(source, rule)}**: printed ${grammarText(printed)}, read as ${grammarText(corrected)}. ${reason} Evidence: ${evidence}.`;
  if (!effect.readable) {
    return paragraph(
      head,
      'As printed, the notation does not allow the rule, and there is no language to compare.',
    );
  }
  const effects = [
    `${code(rule)} ${languages(effect.rule)}`,
    rule === start ? [] : `${code(start)} ${languages(effect.start)}`,
  ].flat();
  return paragraph(head, ...effects);
}

/** What the correction does to a language. */
function languages({ relation, onlyFirst, onlySecond }: Comparison): string {
  if (relation === 'equal') return 'derives the same strings either way.';
  const lost = onlyFirst.length === 0 ? [] : [`loses ${strings(onlyFirst)}`];
  const gained = onlySecond.length === 0 ? [] : [`gains ${strings(onlySecond)}`];
  return `${[...lost, ...gained].join(' and ')}.`;
}
