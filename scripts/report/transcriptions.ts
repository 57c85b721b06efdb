/** The report on the transcriptions that are made without help, beside those made by hand. */
import { codeUnits, type CodeUnitSet } from '../../src/base/code-units.js';
import { naivePeg } from '../../src/study/peg/naive-transcription.js';
import type { PegExpression, PegGrammar } from '../../src/study/peg/peg.js';
import { readPeg } from '../../src/study/peg/read-peg.js';
import { repairs, type RepairKind } from '../../src/study/transcribe/departure.js';
import { transcribe, type TranscribedRule } from '../../src/study/transcribe/transcribe.js';
import { code, enumeration, heading, paragraph, table } from './markdown.js';
import type { Source, Sources } from './sources.js';

/** A document, transcribed in both ways. */
interface Both extends Source {
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
  const plainer = documents.flatMap(({ revision, madeDepart, handDeparts }) => {
    const names = [...handDeparts].filter((name) => !name.includes('__') && !madeDepart.has(name));
    return names.length === 0 ? [] : [`${code(revision)} ${enumeration(names.map(code))}`];
  });
  return (
    heading(3, 'Made without help') +
    paragraph(
      '`uri-revisions transcribe` makes a PEG of each BNF that is proved too: copied where that is right, repaired where it is not.',
      'It knows nothing of the readings that the words of a document ask for, which the transcriptions by hand follow.',
      'For each document: the rules that are copies and those that are not, the readings of rules for places, how many repairs there are of each kind, and how many rules and readings are no copies, beside how many of the transcription by hand.',
    ) +
    table(['revision', 'copied', 'repaired', 'readings', ...kinds, 'made / by hand'], rows) +
    paragraph(
      plainer.length === 0
        ? 'No rule is a copy there that is none by hand.'
        : `Rules that are copies there and none by hand: ${plainer.join('; ')}.`,
    )
  );
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
  return { ...source, made: rules, madeDepart, handDeparts };
}

function isRule({ identifier }: TranscribedRule): boolean {
  return !identifier.includes('__');
}

function countOf(rules: readonly TranscribedRule[], kind: RepairKind): number {
  return rules.flatMap(({ departures }) => departures).filter((departure) => departure.kind === kind).length;
}

/** How an expression is spelled, whatever of it is written as one class. */
function spelling(e: PegExpression): string {
  switch (e.type) {
    case 'class':
      return JSON.stringify(e.set);
    case 'reference':
      return e.name;
    case 'sequence':
      return e.items.length === 1 && e.items[0] ? spelling(e.items[0]) : e.items.map(spelling).join(' ');
    case 'choice': {
      const sets: CodeUnitSet = e.alternatives.flatMap((one) => (one.type === 'class' ? one.set : []));
      const others = e.alternatives.filter(({ type }) => type !== 'class').map(spelling);
      return [...others, ...(sets.length > 0 ? [JSON.stringify(codeUnits(sets))] : [])].join(' / ');
    }
    case 'repetition':
      return `(${spelling(e.body)})${e.min}..${e.max ?? ''}`;
    case 'lookahead':
      return `${e.negated ? '!' : '&'}(${spelling(e.body)})`;
  }
}
