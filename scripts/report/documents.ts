/** The report on the documents, and on the proof that their transcriptions are equal to them. */
import { shareOfWords } from '../../src/study/sampling/count.js';
import { reachableStates } from '../../src/study/automata/explore.js';
import { proveEquivalence } from '../../src/study/proof/prove.js';
import type { RuleOrigin } from '../../src/tree/rule.js';
import { code, counted, enumeration, heading, paragraph, table } from './markdown.js';
import { section, type Source, type Sources } from './sources.js';

export function documentsReport(sources: Sources): string {
  const rows = sources.all.map(({ revision, document, grammar }) => {
    const automaton = grammar.automaton(grammar.start);
    const size = `${reachableStates(automaton).length} states, ${automaton.classCount} classes`;
    const title = `${document.title} (${document.date})`;
    const notation = section(document.notationSection);
    return [code(revision), title, notation, String(grammar.rules.length), code(grammar.start), size];
  });
  return (
    heading(2, 'The documents') +
    paragraph(
      'The notation of its grammar is introduced in the section that is named.',
      'The reference rule is the one that the document means by a reference, or by a URL where it knows none.',
      'The size of its minimal automaton, dead state aside, tells how much the rule asks for.',
      'The documents stand in the order of their grammars, which is not always that of their dates.',
    ) +
    table(['revision', 'document', 'notation', 'rules', 'reference rule', 'its minimal automaton'], rows) +
    paragraph(...sources.all.flatMap(patchInWords))
  );
}

/** Where the rules of a patch come from; nothing of a document that is none. */
function patchInWords({ revision, document: { base }, grammar }: Source): readonly string[] {
  const { rules } = grammar.bnf;
  const of = (wanted: RuleOrigin): readonly string[] =>
    rules.filter(({ origin }) => origin === wanted).map(({ name }) => code(name));
  if (base === undefined) return [];
  const [borrowed, core] = [of('borrowed'), of('core')];
  const brought = `It prints ${enumeration(of('document'))}${borrowed.length === 0 ? '' : `, and borrows ${enumeration(borrowed)}`}`;
  const left = `${counted(of('base').length, 'rule')} it leaves as they are`;
  const ofNotation =
    core.length === 0 ? '' : `, and of the core rules of the notation it has ${enumeration(core)}`;
  return [`${code(revision)} is a patch on ${code(base.id)}. ${brought}; ${left}${ofNotation}.`];
}

const lengths = [1, 2, 4, 8, 16];

/** How much of all that can be typed is derivable. */
export function sharesReport(sources: Sources): string {
  const rows = sources.all.map(({ revision, grammar }) => {
    const shares = shareOfWords(grammar.automaton(grammar.start), lengths.at(-1) ?? 0);
    return [code(revision), ...lengths.map((length) => percent(shares[length]?.share ?? 0))];
  });
  return (
    heading(3, 'How much they accept') +
    paragraph(
      'Of all strings of so many printing characters of US-ASCII, this share is derivable from the reference rule, by exact count.',
    ) +
    table(['revision', ...lengths.map((length) => `of ${counted(length, 'character')}`)], rows)
  );
}

function percent(share: number): string {
  return `${(100 * share).toPrecision(3)} %`;
}

export function proofReport(sources: Sources): string {
  const rows = sources.all.map((source) => {
    const names = source.grammar.rules;
    const equal = names.filter((rule) => isEqual(source, rule)).length;
    return [code(source.revision), String(names.length), String(equal)];
  });
  return (
    heading(2, 'The transcriptions') +
    paragraph(
      'Each `grammar/<id>/grammar.peggy` transcribes the BNF to a parsing expression grammar, from which the parser is generated.',
      'For every rule the two accept the same strings; `npm run prove` shows it rule by rule.',
    ) +
    table(['revision', 'rules', 'proved equal'], rows)
  );
}

function isEqual({ grammar, peg }: Source, rule: string): boolean {
  return proveEquivalence({ rule, peg, bnf: grammar.bnf }).equal;
}
