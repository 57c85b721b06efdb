/** A BNF transcribed to a PEG: all its rules in the document's order, as the text of a grammar.peggy, each proved. */
import type { Limits } from '../../base/limits.js';
import { shortestAmbiguous } from '../ambiguity/ambiguity.js';
import { countingAutomaton } from '../ambiguity/derivation-count.js';
import { type BnfGrammar, type BnfRule, references } from '../bnf/bnf.js';
import { ruleIn } from '../bnf/errors.js';
import { reachedFrom, usersOf, usesOf } from '../bnf/reach/graph.js';
import { rulesUsedBy } from '../bnf/reach/rules-used-by.js';
import { strongComponents } from '../../base/strong-components.js';
import { withIdentifiers } from '../peg/identifiers.js';
import { checkDecidable } from '../peg/check-peg.js';
import { naivePeg } from '../peg/naive-transcription.js';
import { isState, pegReferences } from '../peg/peg.js';
import { longestPeg, readPeg } from '../peg/read-peg.js';
import { PegLanguages } from '../proof/peg-language.js';
import { proveRule } from '../proof/prove-transcription.js';
import { type Departure, lastResort, sentenceOf } from './departure.js';
import { withoutEmptyTurns } from './not-empty.js';
import type { Preference } from './order.js';
import { takesFirst } from './reading.js';
import { withinLimits, writtenWithin } from './plainest.js';
import type { StateRule } from './anew/states.js';
import type { MadeRule } from './made-rule.js';

export type { Departure, RepairKind } from './departure.js';
export type { Preference } from './order.js';

/** How to transcribe. */
export interface TranscribeOptions {
  /** In the document's spelling: this rule and those that it uses; all by default. */
  readonly rule?: string;
  /**
   * Which of the alternatives that derive the same text is tried first: the one that is printed first, by default, or
   * whichever can stand first without a guard. An alternative may lose a text to a later one where its parts have
   * committed, or its guard leaves it to the others; of each ambiguous rule `isFirst` tells what became of a text.
   */
  readonly prefer?: Preference;
  readonly limits?: Limits;
  /** Told the name of each rule that is done. */
  readonly progress?: (rule: string) => void;
}

/** A rule as it was transcribed, or a reading of one for a place. */
export interface TranscribedRule {
  /** The name in the PEG. */
  readonly identifier: string;
  /** In the document's spelling. */
  readonly rule: string;
  /** The rule as it stands in the text of the PEG. */
  readonly peg: string;
  /** What is not a copy of the BNF, in the order of the text; none in most rules. */
  readonly departures: readonly Departure[];
}

/** A rule that has more than one derivation of some text. */
export interface AmbiguousRule {
  readonly rule: string;
  /** A shortest such text. */
  readonly text: string;
  /**
   * Whether the PEG reads that text by the derivation that comes first in the BNF: at each place the alternative that is
   * printed first, and going on before stopping. Undefined where that is not seen in the nodes of its rules: they are
   * left out by a repair, or the rule is not transcribed.
   */
  readonly isFirst: boolean | undefined;
}

/** A rule that was not transcribed. */
export interface FailedRule {
  readonly rule: string;
  readonly reason: string;
  /** As it stands in the BNF. */
  readonly printed: string;
}

/** Why a rule is not transcribed that uses another which is not. */
export const usesOther = 'it uses what is not transcribed';

/** In columns: what is longer is written on several lines. */
const width = 120;

/** What became of a BNF. */
export interface Transcription {
  readonly revision: string;
  readonly prefer: Preference;
  /** In the document's order, each before its readings. All of them are proved. */
  readonly rules: readonly TranscribedRule[];
  /** The rules for which no PEG was found that could be proved, and those that use them. */
  readonly failed: readonly string[];
  /** Why, for each of these. */
  readonly reasons: readonly FailedRule[];
  /** Of those that are transcribed. */
  readonly ambiguous: readonly AmbiguousRule[];
  /** The rules that are transcribed, and of which the limits do not allow to tell whether they are ambiguous. */
  readonly unsettled: readonly string[];
  /** The text of a grammar.peggy, with the BNF and the reasons of departures as comments. */
  readonly peg: string;
}

/** What writing the rules, and each proof, may use unless told otherwise; no document needs as much. */
export const transcriptionLimits: Limits = { states: 1_000_000, milliseconds: 300_000 };

/**
 * Transcribes a BNF whose recursion is in tail position. The copy of a rule stands where it is right; where it is not, the
 * repair that weighs least of those that are found. What is returned is proved as `proveTranscription` does. Time is not
 * bounded by the length of the grammar, but by the limits.
 * A rule beyond the limits is named with them, and the others are written without it.
 * @throws UnknownNameError; PegTextError where the copy of the BNF, as its text, has a fault that no repair can
 * mend, such as left recursion
 * @example
 * const { rules } = transcribe(bnfOf(readGrammar('hour = DIGIT / %x31 DIGIT')));
 * rules[0]?.peg; // 'hour = "1" DIGIT / DIGIT'
 */
export function transcribe(grammar: BnfGrammar, options: TranscribeOptions = {}): Transcription {
  const { rule, prefer = 'first', limits = transcriptionLimits, progress } = options;
  const named = withIdentifiers(grammar);
  if (named !== grammar) return respelled(grammar, named, options);
  const asked = rule === undefined ? grammar : { ...grammar, rules: rulesUsedBy(grammar.rules, rule) };
  checkDecidable(readPeg(naivePeg(withoutEmptyTurns(asked)), Infinity));
  const { made, reasons, ...found } = writtenWithin(asked, { prefer, limits, progress });
  const beyond = new Map(found.beyond);
  const proved = provedRules(asked, withinText(asked, made, beyond), limits, beyond);
  const rules = inOrder(asked, proved);
  const written = new Set(rules.map(({ identifier, rule: name }) => (identifier.includes('__') ? '' : name)));
  const failed = asked.rules.flatMap(({ name }) => (written.has(name) ? [] : [name]));
  const reasonOf = (name: string): string => {
    const limit = beyond.get(name);
    if (limit !== undefined) return limit;
    if (
      references(ruleIn(asked.rules, name).expression).some((used) => used !== name && failed.includes(used))
    )
      return usesOther;
    return reasons.get(name) ?? 'no repair was found that could be proved';
  };
  const peg = textOf(asked, rules);
  return {
    revision: grammar.revision,
    prefer,
    rules,
    failed,
    reasons: failed.map((name) => ({
      rule: name,
      reason: reasonOf(name),
      printed: ruleIn(asked.rules, name).printed,
    })),
    ...ambiguousRules(asked, { peg, rules }, new Set(failed), limits),
    peg,
  };
}

/** What becomes of a grammar of which some rules have other names in the PEG, in its own spelling. */
function respelled(grammar: BnfGrammar, named: BnfGrammar, options: TranscribeOptions): Transcription {
  const names = new Map(named.rules.map(({ name }, i) => [name, grammar.rules[i]?.name ?? name]));
  const nameOf = (name: string): string => names.get(name) ?? name;
  const asked = grammar.rules.findIndex(({ name }) => name === options.rule);
  const rule = named.rules[asked]?.name ?? options.rule;
  const made = transcribe(named, { ...options, ...(rule !== undefined && { rule }) });
  return {
    ...made,
    rules: made.rules.map((one) => ({ ...one, rule: nameOf(one.rule) })),
    failed: made.failed.map(nameOf),
    reasons: made.reasons.map((one) => ({ ...one, rule: nameOf(one.rule) })),
    ambiguous: made.ambiguous.map((one) => ({ ...one, rule: nameOf(one.rule) })),
    unsettled: made.unsettled.map(nameOf),
  };
}

/**
 * Those whose text is no more than is read, in their order, and that call none but such.
 * @param beyond told of the others which limit they are beyond
 */
function withinText(
  grammar: BnfGrammar,
  made: ReadonlyMap<string, MadeRule>,
  beyond: Map<string, string>,
): ReadonlyMap<string, MadeRule> {
  let left = longestPeg - headingOf(grammar, [...made.values()]).length;
  const kept = new Map<string, MadeRule>();
  for (const one of made.values()) {
    const { identifier } = one;
    const text = ruleText(one);
    const length = blockOf(grammar, { ...one, peg: text }).length + 1;
    if (length > left) {
      beyond.set(one.rule, `what is written for it would make the PEG longer than ${longestPeg} characters`);
      continue;
    }
    const calls = readPeg(text).rules.flatMap(({ expression }) => pegReferences(expression));
    if (calls.some((name) => name !== identifier && !isState(name) && !kept.has(name))) continue;
    left -= length;
    kept.set(identifier, one);
  }
  return kept;
}

/**
 * Those that the proof finds right, and call none but such.
 * @param beyond told of those that it does not decide which limit they are beyond
 */
function provedRules(
  grammar: BnfGrammar,
  made: ReadonlyMap<string, MadeRule>,
  limits: Limits,
  beyond: Map<string, string>,
): ReadonlyMap<string, TranscribedRule> {
  const proved = new Map<string, TranscribedRule>();
  if (made.size === 0) return proved;
  const lines = new Map([...made.values()].map((one) => [one.identifier, ruleText(one)]));
  const peg = readPeg([...lines.values()].map((line) => `${line}\n`).join(''));
  const calls = new Map(peg.rules.map(({ name, expression }) => [name, new Set(pegReferences(expression))]));
  const languages = new PegLanguages(peg, limits);
  for (const { identifier, rule, departures } of made.values()) {
    const called = [...(calls.get(identifier) ?? [])];
    if (called.some((name) => name !== identifier && !isState(name) && !proved.has(name))) continue;
    const proof = proveRule({ rule, peg: languages, bnf: grammar, limits }, identifier);
    if (proof.kind === 'undecided') beyond.set(rule, `it could not be proved: ${proof.limit.problem}`);
    if (!proof.proved) continue;
    proved.set(identifier, { identifier, rule, peg: lines.get(identifier) ?? '', departures });
  }
  // A reading that nothing calls was of a repair that was given up.
  const needed = new Set([...proved.keys()].filter((identifier) => !identifier.includes('__')));
  for (const identifier of needed) for (const name of calls.get(identifier) ?? []) needed.add(name);
  return new Map([...proved].filter(([identifier]) => needed.has(identifier)));
}

/** The rule, and those of its states. */
function ruleText({ states, ...rule }: MadeRule): string {
  return [rule, ...states].map(definition).join('\n');
}

/** The name and the expression; a choice that is too long for a line on several. */
function definition({ identifier, draft: { text, alternatives } }: StateRule): string {
  const line = `${identifier} = ${text}`;
  if (line.length <= width || alternatives.length < 2) return line;
  return [`${identifier} =`, ...alternatives.map((one, i) => `  ${i === 0 ? ' ' : '/'} ${one}`)].join('\n');
}

function inOrder(
  grammar: BnfGrammar,
  rules: ReadonlyMap<string, TranscribedRule>,
): readonly TranscribedRule[] {
  const all = [...rules.values()];
  return grammar.rules.flatMap(({ name }) => {
    const own = all.filter(({ rule }) => rule === name);
    const isReading = ({ identifier }: TranscribedRule): boolean => identifier.includes('__');
    return [...own.filter((one) => !isReading(one)), ...own.filter(isReading)];
  });
}

/** @param failed the rules that are not written, so that no derivation is taken by them */
function ambiguousRules(
  grammar: BnfGrammar,
  { peg, rules }: Pick<Transcription, 'peg' | 'rules'>,
  failed: ReadonlySet<string>,
  limits: Limits,
): Pick<Transcription, 'ambiguous' | 'unsettled'> {
  const written = {
    peg: rules.length === 0 ? { text: peg, rules: [] } : readPeg(peg),
    rules: new Map(rules.map((one) => [one.identifier, one])),
  };
  const names = grammar.rules.map(({ name }) => name);
  const found = new Map<string, readonly AmbiguousRule[]>();
  let unsettled: ReadonlySet<string> = new Set();
  const [uses, users] = [usesOf(grammar.rules), usersOf(grammar.rules)];
  // Each rule before those that use it, which are not settled where it is not.
  for (const name of strongComponents(names, (rule) => uses.get(rule) ?? []).flatMap(({ nodes }) => nodes)) {
    if (failed.has(name) || unsettled.has(name)) continue;
    const told = withinLimits(() => {
      const text = shortestAmbiguous(countingAutomaton(grammar, name, limits), limits);
      if (text === undefined) return [];
      return [{ rule: name, text, isFirst: takesFirst(grammar, written, { rule: name, text, limits }) }];
    });
    if (told === undefined) unsettled = reachedFrom([...unsettled, name], users);
    else found.set(name, told);
  }
  return {
    ambiguous: names.flatMap((name) => found.get(name) ?? []),
    unsettled: names.filter((name) => unsettled.has(name) && !failed.has(name)),
  };
}

function textOf(grammar: BnfGrammar, rules: readonly TranscribedRule[]): string {
  return [headingOf(grammar, rules), ...rules.map((one) => blockOf(grammar, one))].join('\n');
}

function headingOf(
  { revision }: BnfGrammar,
  rules: readonly Pick<TranscribedRule, 'identifier' | 'departures'>[],
): string {
  const readings = rules.some(({ identifier }) => identifier.includes('__'));
  const heading = [
    `The grammar of ${revision} transcribed to a parsing expression grammar: under the lines of each BNF rule the rule that is proved to accept the same language.`,
    ...(readings
      ? [
          "A rule called name__in_rule is the reading of the rule name in the place where it was first needed, where it leaves to what follows what it could take itself; its language is part of the rule's.",
        ]
      : []),
  ];
  const resorts = rules.filter(({ departures }) => departures.some(({ kind }) => kind === lastResort));
  if (resorts.length > 0) {
    const names = resorts.map(({ identifier }) => identifier).join(', ');
    heading.push(
      `Of these rules no plainer repair was found; as the last resort they are, in whole or in part, automata, written as expressions or with a rule for each state: ${names}.`,
    );
  }
  return `${heading.flatMap(comment).join('\n')}\n`;
}

/** A rule under its lines in the BNF, with the reasons of its departures. */
function blockOf(grammar: BnfGrammar, { identifier, rule, departures, peg }: TranscribedRule): string {
  const sentences = departures.flatMap((departure) => comment(sentenceOf(departure)));
  const bnf = identifier.includes('__') ? [] : printed(ruleIn(grammar.rules, rule));
  const gap = bnf.length > 0 && sentences.length > 0 ? ['//'] : [];
  return [...bnf, ...gap, ...sentences, peg].map((line) => `${line}\n`).join('');
}

/** The lines of a rule of the BNF, as comments. */
function printed({ corrected }: BnfRule): readonly string[] {
  return corrected
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .filter((line) => line.trim() !== '')
    .map((line) => `// ${line}`.trimEnd());
}

/** A sentence as comments, broken at blanks. */
function comment(sentence: string): readonly string[] {
  const lines: string[] = [];
  let line = '//';
  for (const word of sentence.split(' ')) {
    if (line !== '//' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '//';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
