/** The report on what the naive transcription of a BNF to a PEG gets wrong, and where. */
import { type BnfRule, references } from '../../src/study/bnf/bnf.js';
import { accepts } from '../../src/automaton/walk.js';
import { interpret } from '../../src/study/peg/interpret.js';
import { naivePeg, naiveRule } from '../../src/study/peg/naive-transcription.js';
import { type PegGrammar, pegIdentifier } from '../../src/study/peg/peg.js';
import { proveEquivalence } from '../../src/study/proof/prove.js';
import { editedPeg } from '../../src/study/peg/edited-peg.js';
import { readPeg } from '../../src/study/peg/read-peg.js';
import { naiveReason } from './claims.js';
import { code, counted, grammarText, heading, paragraph, table } from './markdown.js';
import { cited, type Source, type Sources } from './sources.js';

/** A rule whose copy accepts other strings. */
interface WrongRule {
  readonly rule: BnfRule;
  /** A shortest string that the copy rejects. */
  readonly lost: string;
  /** A shortest string that it rejects where every other rule is right; undefined where the fault is theirs. */
  readonly ownFault: string | undefined;
}

/** A document with the copy of its BNF. */
interface Copied extends Source {
  readonly copy: PegGrammar;
  readonly wrong: readonly WrongRule[];
}

export function naiveReport(sources: Sources): string {
  const documents = sources.all.map((source): Copied => {
    const copy = readPeg(naivePeg(source.grammar.bnf));
    return { ...source, copy, wrong: wrongRules(source, copy) };
  });
  const sums = documents.map((copied) => {
    const { revision, grammar, wrong } = copied;
    return [
      code(revision),
      `${wrong.length} of ${grammar.rules.length}`,
      String(wrong.filter(({ ownFault }) => ownFault !== undefined).length),
      code(wrong.find(({ rule }) => rule.name === grammar.start)?.lost ?? ''),
      lostOf(copied).map(code).join(' '),
    ];
  });
  return (
    heading(2, 'What the naive transcription gets wrong') +
    paragraph(
      'A BNF can be copied into a PEG line by line: the alternatives in their order with `/` between them, `*` for `*`, `?` for an option.',
      'The copy compiles. But `/` takes the first alternative that matches and never tries another, and `*` and `?` take all they can and never give back.',
      'So the copy accepts another language; the proof finds a shortest string for each rule that it gets wrong.',
      'Without lookaheads a PEG accepts nothing that the BNF does not derive, so every such string is one that the copy wrongly rejects.',
    ) +
    table(
      ['revision', 'wrong rules', 'by their own fault', 'shortest reference lost', 'among those lost'],
      sums,
    ) +
    paragraph(appendixCount(documents)) +
    documents.map((copied) => documentReport(copied)).join('')
  );
}

/** How many of the rules that a document collects in its Appendix A, or takes from elsewhere, are wrong. */
function appendixCount(documents: readonly Copied[]): string {
  return documents
    .flatMap(({ revision, document: { base }, grammar, wrong }) => {
      const parts = (rules: readonly BnfRule[]): readonly (readonly [string, number])[] => [
        ['of Appendix A', rules.filter((rule) => rule.section.startsWith('A')).length],
        [`of ${base?.name ?? ''}`, rules.filter(({ origin }) => origin === 'base').length],
        ['borrowed', rules.filter(({ origin }) => origin === 'borrowed').length],
        ['of RFC 2234', rules.filter(({ origin }) => origin === 'core').length],
      ];
      const wrongParts = new Map(parts(wrong.map(({ rule }) => rule)));
      return parts(grammar.bnf.rules).flatMap(([name, count]) =>
        count === 0
          ? []
          : [
              `Of the rules in \`${revision}\`, ${count} are ${name}, and ${wrongParts.get(name) ?? 0} of these are wrong.`,
            ],
      );
    })
    .join(' ');
}

/** URLs as people write them. */
const common = ['http://www.w3.org/', 'ftp://ftp.w3.org/pub', 'mailto:a@w3.org', 'http://[2001:db8::7]/'];

/** Those that the reference rule derives and its copy rejects. */
function lostOf({ grammar, copy }: Copied): readonly string[] {
  const { start } = grammar;
  return common.filter(
    (text) =>
      accepts(grammar.automaton(start), text) && interpret(copy, pegIdentifier(start), text) !== text.length,
  );
}

function wrongRules({ grammar: { bnf }, peg }: Source, copy: PegGrammar): readonly WrongRule[] {
  return bnf.rules.flatMap((rule) => {
    const proof = proveEquivalence({ rule: rule.name, peg: copy, bnf });
    if (proof.equal) return [];
    const alone = proveEquivalence({ rule: rule.name, peg: withCopyOf(peg, rule), bnf });
    const ownFault = alone.equal ? undefined : alone.counterexample.text;
    return [{ rule, lost: proof.counterexample.text, ownFault }];
  });
}

/** The transcription, but for one rule, which is a copy. */
function withCopyOf(peg: PegGrammar, { name, expression }: BnfRule): PegGrammar {
  return readPeg(editedPeg(naiveRule(name, expression), peg.text));
}

function documentReport(source: Copied): string {
  const { wrong } = source;
  const names = new Set(wrong.map(({ rule }) => rule.name));
  const rows = wrong.map(({ rule, lost, ownFault }) => {
    const through = references(rule.expression).filter((name) => names.has(name) && name !== rule.name);
    const others = through.length === 0 ? [] : [`through ${through.map(code).join(', ')}`];
    const fault = [...(ownFault === undefined ? [] : ['its own']), ...others].join('; ');
    return [cited(source, rule.name), code(lost), fault];
  });
  const own = wrong.filter(({ ownFault }) => ownFault !== undefined);
  return (
    heading(3, `In ${source.revision}`) +
    table(['rule', 'shortest string lost', 'fault'], rows) +
    paragraph(`${counted(own.length, 'rule')} would be wrong even if all others were right:`) +
    own.map(({ rule, ownFault }) => ownReport(source, rule, ownFault ?? '')).join('') +
    '\n'
  );
}

/** The BNF, its copy, the transcription, and why the copy is wrong. */
function ownReport(source: Source, rule: BnfRule, lost: string): string {
  const found = source.peg.rules.find(({ name }) => name === pegIdentifier(rule.name));
  const right = source.pegText.slice(found?.span.start, found?.span.end);
  return (
    `- **${cited(source, rule.name)}** loses ${code(lost)}. ${naiveReason(source, rule.name)}\n` +
    `  - copied: ${grammarText(naiveRule(rule.name, rule.expression))}\n` +
    `  - transcribed: ${grammarText(right)}\n`
  );
}
