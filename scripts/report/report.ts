/** The report as a whole. It depends on grammar/ and the code only, so it is the same byte for byte every time. */
import { alphabetsReport } from './alphabets.js';
import { ambiguitiesReport } from './ambiguities.js';
import { correctionsReport } from './corrections.js';
import { documentsReport, proofReport, sharesReport } from './documents.js';
import { examplesReport } from './examples.js';
import { code, enumeration, heading, paragraph } from './markdown.js';
import { lineageReport } from './lineage.js';
import { naiveReport } from './naive.js';
import { matrixReport } from './roles.js';
import { onlySection, section, Sources } from './sources.js';
import { transcriptionsReport } from './transcriptions.js';

/** Where the report stands, from the package root. */
export const reportFile = 'generated/report.md';

/** Makes the report, in Markdown. @throws Error where a remark is not true */
export function report(): string {
  const sources = new Sources();
  const years = sources.all.map(({ document }) => document.date.slice(0, 4)).sort();
  const whole = sources.all.flatMap((source) => {
    const only = onlySection(source);
    return only === undefined ? [] : [`${code(source.revision)} (${section(only)})`];
  });
  const parts = [
    '<!-- Made by `npm run report`. Do not edit. -->\n\n',
    heading(1, 'The documents of URL syntax, compared by proof'),
    paragraph(
      `The documents from ${years[0] ?? ''} to ${years.at(-1) ?? ''} define what a URL is. This report says exactly how their grammars differ, where they are ambiguous, and what it takes to transcribe them.`,
    ),
    paragraph(
      'Nothing here is sampled. Every rule of every document, with the misprints corrected, denotes a regular language, and languages are compared as minimal automata: "the same strings" means all strings.',
      'A string that is shown is a shortest one of its kind, spelled with legible characters where there is a choice; of several the first is a shortest, and the others differ from it in kind.',
      'Derivable means derivable from the grammar. What the prose of a document forbids beyond its grammar is not the subject here.',
    ),
    paragraph(
      'In strings, ε is the empty string, ␣ is a space, and `\\u{…}` is a character that cannot be seen. A rule is cited with its section where a document has its grammar in several.',
      `One section has the whole grammar of ${enumeration(whole)}.`,
    ),
    documentsReport(sources),
    sharesReport(sources),
    examplesReport(sources),
    proofReport(sources),
    transcriptionsReport(sources),
    matrixReport(sources),
    lineageReport(sources),
    alphabetsReport(sources),
    ambiguitiesReport(sources),
    correctionsReport(sources),
    naiveReport(sources),
  ];
  return `${parts.join('').trimEnd()}\n`;
}
