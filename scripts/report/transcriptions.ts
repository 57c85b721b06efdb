/** The report on the transcriptions that are made without help, beside those made by hand. */
import { naivePeg } from '../../src/study/peg/naive-transcription.js';
import type { PegGrammar } from '../../src/study/peg/peg.js';
import { readPeg } from '../../src/study/peg/read-peg.js';
import { repairs, type RepairKind } from '../../src/study/transcribe/departure.js';
import { transcribe, type TranscribedRule } from '../../src/study/transcribe/transcribe.js';
import { code, enumeration, heading, paragraph, table } from './markdown.js';
import { type Cost, type Plainer, plainerRules } from './plainer.js';
import type { Source, Sources } from './sources.js';
import { spelling } from './spelling.js';

/** A document, transcribed in both ways. */
interface Both extends Source {
  readonly plainer: readonly Plainer[];
  readonly made: readonly TranscribedRule[];
  /** The names, in the PEG, of the rules that are no copies, and of the readings for places. */
  readonly madeDepart: ReadonlySet<string>;
  readonly handDeparts: ReadonlySet<string>;
}

const kinds = Object.keys(repairs) as RepairKind[];

/** How many departures there may be for each by hand. */
const mostForOne = 1.5;

/** @throws Error where a rule is not transcribed, or much more departs from the copies than by hand */
export function transcriptionsReport(sources: Sources): string {
  const documents = sources.all.map(both);
  const rows = documents.map(({ revision, made, madeDepart, handDeparts }) => [
    code(revision),
    String(made.filter(isRule).filter(({ identifier }) => !madeDepart.has(identifier)).length),
    String(made.filter(isRule).filter(({ identifier }) => madeDepart.has(identifier)).length),
    String(made.filter((one) => !isRule(one)).length),
    ...kinds.map((kind) => String(countOf(made, kind))),
    `${madeDepart.size} / ${handDeparts.size}`,
  ]);
  return (
    heading(3, 'Made without help') +
    paragraph(
      '`uri-revisions transcribe` makes a PEG of each BNF that is proved too: copied where that is right, repaired where it is not.',
      'It knows nothing of the readings that the words of a document ask for, which the transcriptions by hand follow.',
      'For each document: the rules that are copies and those that are not, the readings of rules for places, how many repairs there are of each kind, and how many rules and readings are no copies, beside how many of the transcription by hand.',
    ) +
    table(['revision', 'copied', 'repaired', 'readings', ...kinds, 'made / by hand'], rows) +
    heading(4, 'Why a rule stays as it is by hand') +
    paragraph(
      'Where a rule departs less from the copy as it is made, or as much and is shorter, the one by hand is replaced by it, unless something speaks for the one by hand.',
      'Here is each rule that stays: how it departs as it is made and by hand, with the readings for places that it leads to; in parentheses, how many references, characters and literals it has.',
      'A text that is read in another way is a shortest of those that were tried, and the first node that differs is told, with its text.',
    ) +
    table(['rule', 'of', 'made', 'by hand', 'why the one by hand stays'], stayingRows(documents))
  );
}

/** A row for the rules of several documents that depart and stay alike. */
function stayingRows(documents: readonly Both[]): readonly (readonly string[])[] {
  const revisionsOf = new Map<string, { readonly row: readonly string[]; readonly of: string[] }>();
  for (const { revision, plainer } of documents) {
    for (const { rule, made, hand, why } of plainer) {
      const row = [code(rule), departing(made), departing(hand), why];
      const known = revisionsOf.get(row.join());
      if (known === undefined) revisionsOf.set(row.join(), { row, of: [code(revision)] });
      else known.of.push(code(revision));
    }
  }
  return [...revisionsOf.values()].map(({ row: [rule = '', ...others], of }) => [
    rule,
    of.join(' '),
    ...others,
  ]);
}

function departing({ kinds, size }: Cost): string {
  return `${kinds.length === 0 ? 'a copy' : enumeration(kinds)} (${size})`;
}

function both(source: Source): Both {
  const { bnf } = source.grammar;
  const { rules, failed, peg } = transcribe(bnf);
  if (failed.length > 0) throw new Error(`not transcribed of ${source.revision}: ${failed.join(', ')}`);
  const copies = new Map(
    readPeg(naivePeg(bnf)).rules.map(({ name, expression }) => [name, spelling(expression)]),
  );
  const departing = (grammar: PegGrammar): ReadonlySet<string> =>
    new Set(
      grammar.rules
        .filter(({ name, expression }) => copies.get(name) !== spelling(expression))
        .map(({ name }) => name),
    );
  const [madeDepart, handDeparts] = [departing(readPeg(peg)), departing(source.peg)];
  if (madeDepart.size > mostForOne * handDeparts.size)
    throw new Error(
      `${madeDepart.size} rules of ${source.revision} are no copies, by hand ${handDeparts.size}`,
    );
  return { ...source, made: rules, madeDepart, handDeparts, plainer: plainerRules(source, peg) };
}

function isRule({ identifier }: TranscribedRule): boolean {
  return !identifier.includes('__');
}

function countOf(rules: readonly TranscribedRule[], kind: RepairKind): number {
  return rules.flatMap(({ departures }) => departures).filter((departure) => departure.kind === kind).length;
}
