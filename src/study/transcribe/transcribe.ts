/** A BNF transcribed to a PEG: all its rules in the document's order, as the text of a grammar.peggy, each proved. */
import type { Limits } from '../../base/limits.js';
import { shortestAmbiguous } from '../ambiguity/ambiguity.js';
import { countingAutomaton } from '../ambiguity/derivation-count.js';
import { type BnfGrammar, type BnfRule, references } from '../bnf/bnf.js';
import { ruleIn } from '../bnf/errors.js';
import { rulesUsedBy } from '../bnf/reach/rules-used-by.js';
import { withIdentifiers } from '../peg/identifiers.js';
import { checkDecidable } from '../peg/check-peg.js';
import { naivePeg } from '../peg/naive-transcription.js';
import { pegIdentifier, pegReferences } from '../peg/peg.js';
import { longestPeg, readPeg } from '../peg/read-peg.js';
import { PegLanguages } from '../proof/peg-language.js';
import { proveRule } from '../proof/prove-transcription.js';
import { type Departure, lastResort, sentenceOf, weightOf } from './departure.js';
import { withoutEmptyTurns } from './not-empty.js';
import type { Preference } from './order.js';
import { takesFirst } from './reading.js';
import { type MadeRule, Transcriber } from './transcriber.js';

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
}

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
  readonly ambiguous: readonly AmbiguousRule[];
  /** The text of a grammar.peggy, with the BNF and the reasons of departures as comments. */
  readonly peg: string;
}

/** What a transcription may use unless told otherwise: some ten times what that of the largest document needs. */
export const transcriptionLimits: Limits = { states: 4_000_000, milliseconds: 300_000 };

/**
 * Transcribes a BNF whose recursion is in tail position. The copy of a rule stands where it is right; where it is not, the
 * repair that weighs least of those that are found. What is returned is proved as `proveTranscription` does. Time is not
 * bounded by the length of the grammar, but by the limits.
 * @throws UnknownNameError; LimitError; PegTextError where the copy of the BNF, as its text, has a fault that no repair can
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
  checkDecidable(readPeg(naivePeg(withoutEmptyTurns(asked))));
  const { made, reasons } = plainest(asked, prefer, limits, progress);
  const beyond = new Map<string, string>();
  const proved = provedRules(asked, withinText(made, beyond), limits, beyond);
  const rules = inOrder(asked, proved);
  const written = new Set(rules.map(({ identifier, rule: name }) => (identifier.includes('__') ? '' : name)));
  const failed = asked.rules.flatMap(({ name }) => (written.has(name) ? [] : [name]));
  const reasonOf = (name: string): string => {
    const limit = beyond.get(name);
    if (limit !== undefined) return limit;
    if (
      references(ruleIn(asked.rules, name).expression).some((used) => used !== name && failed.includes(used))
    )
      return 'it uses what is not transcribed';
    return reasons.get(name) ?? 'no repair was found that could be proved';
  };
  const peg = textOf(asked, rules);
  return {
    revision: grammar.revision,
    prefer,
    rules,
    failed,
    reasons: failed.map((name) => ({ rule: name, reason: reasonOf(name) })),
    ambiguous: ambiguousRules(asked, { peg, rules }, limits),
    peg,
  };
}

/** What was written for a grammar: by the names in the PEG, and why rules were not. */
interface Written {
  readonly made: ReadonlyMap<string, MadeRule>;
  readonly reasons: ReadonlyMap<string, string>;
  /** How many rules and readings are no copies. */
  readonly departing: number;
  readonly weight: number;
}

/**
 * What is written where each copy that is right alone stands, or, where that weighs less, where one such rule is repaired
 * for all its places, which leaves out the readings for them.
 */
function plainest(
  grammar: BnfGrammar,
  prefer: Preference,
  limits: Limits,
  progress: ((rule: string) => void) | undefined,
): Written {
  let best = written(new Transcriber(grammar, prefer, limits), progress);
  const mended = new Set<string>();
  for (const rule of readByGuards(best)) {
    const other = written(new Transcriber(grammar, prefer, limits, new Set([...mended, rule])));
    const isWhole = [...best.made.keys()].every((name) => name.includes('__') || other.made.has(name));
    if (!isWhole || other.departing >= best.departing || other.weight > best.weight) continue;
    best = other;
    mended.add(rule);
  }
  return best;
}

function written(transcriber: Transcriber, progress?: (rule: string) => void): Written {
  const made = new Map<string, MadeRule>();
  const reasons = new Map<string, string>();
  for (const one of transcriber.rules()) {
    if (one.made === undefined && one.reason !== undefined) reasons.set(one.rule, one.reason);
    for (const part of [...one.readings, ...(one.made === undefined ? [] : [one.made])])
      made.set(part.identifier, part);
    progress?.(one.rule);
  }
  const called = new Set([...made.keys()].filter((identifier) => !identifier.includes('__')));
  for (const identifier of called)
    for (const { kind, written: name } of made.get(identifier)?.departures ?? [])
      if (kind === 'reading for a place') called.add(name);
  const all = [...called].flatMap((identifier) => made.get(identifier) ?? []);
  const departing = all.filter((one) => one.departures.length > 0 || one.identifier.includes('__')).length;
  return { made, reasons, departing, weight: all.reduce((sum, one) => sum + weightOf(one), 0) };
}

/** The rules that are copies, and have a reading whose departures are all guards by a character: those weigh least. */
function readByGuards({ made }: Written): ReadonlySet<string> {
  const isCopy = (rule: string): boolean => made.get(pegIdentifier(rule))?.departures.length === 0;
  const readings = [...made.values()].filter(({ identifier }) => identifier.includes('__'));
  return new Set(
    readings
      .filter(
        ({ rule, departures }) =>
          departures.every(({ kind }) => kind === 'guard by a character') && isCopy(rule),
      )
      .map(({ rule }) => rule),
  );
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
  };
}

/**
 * Those whose text is no more than is read, in their order, and that call none but such.
 * @param beyond told of the others which limit they are beyond
 */
function withinText(
  made: ReadonlyMap<string, MadeRule>,
  beyond: Map<string, string>,
): ReadonlyMap<string, MadeRule> {
  let left = longestPeg;
  const kept = new Map<string, MadeRule>();
  for (const [identifier, one] of made) {
    const text = ruleText(one);
    if (text.length >= left) {
      beyond.set(one.rule, `what is written for it would make the PEG longer than ${longestPeg} characters`);
      continue;
    }
    const calls = readPeg(text).rules.flatMap(({ expression }) => pegReferences(expression));
    if (calls.some((name) => name !== identifier && !kept.has(name))) continue;
    left -= text.length + 1;
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
    if (called.some((name) => name !== identifier && !proved.has(name))) continue;
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

/** The name and the expression; a choice that is too long for a line on several. */
function ruleText({ identifier, draft: { text, alternatives } }: MadeRule): string {
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

function ambiguousRules(
  grammar: BnfGrammar,
  { peg, rules }: Pick<Transcription, 'peg' | 'rules'>,
  limits: Limits,
): readonly AmbiguousRule[] {
  const written = {
    peg: rules.length === 0 ? { text: peg, rules: [] } : readPeg(peg),
    rules: new Map(rules.map((one) => [one.identifier, one])),
  };
  return grammar.rules.flatMap(({ name }) => {
    const text = shortestAmbiguous(countingAutomaton(grammar, name, limits), limits);
    if (text === undefined) return [];
    return [{ rule: name, text, isFirst: takesFirst(grammar, written, { rule: name, text, limits }) }];
  });
}

function textOf(grammar: BnfGrammar, rules: readonly TranscribedRule[]): string {
  const readings = rules.some(({ identifier }) => identifier.includes('__'));
  const heading = [
    `The grammar of ${grammar.revision} transcribed to a parsing expression grammar: under the lines of each BNF rule the rule that is proved to accept the same language.`,
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
      `Of these rules no plainer repair was found; as the last resort they are, in whole or in part, automata written as expressions: ${names}.`,
    );
  }
  const blocks = rules.map(({ identifier, rule, peg, departures }) => {
    const sentences = departures.flatMap((departure) => comment(sentenceOf(departure)));
    const bnf = identifier.includes('__') ? [] : printed(ruleIn(grammar.rules, rule));
    const gap = bnf.length > 0 && sentences.length > 0 ? ['//'] : [];
    return [...bnf, ...gap, ...sentences, peg].map((line) => `${line}\n`).join('');
  });
  return [`${heading.flatMap(comment).join('\n')}\n`, ...blocks].join('\n');
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
