/** Transcribes a BNF to a PEG: all its rules in the document's order, as the text of a grammar.peggy, each proved. */
import { LimitError, type Limits, together } from '../../core/base/limits.js';
import { strongComponents } from '../../core/base/strong-components.js';
import type { SyntaxNode } from '../../core/tree/node.js';
import { shortestAmbiguous } from '../ambiguity/ambiguity.js';
import { countingAutomaton } from '../ambiguity/derivation-count.js';
import { derivationsOf } from '../ambiguity/derivations.js';
import { type BnfGrammar, type BnfRule, references } from '../bnf/bnf.js';
import { ruleIn } from '../bnf/errors.js';
import { reachedFrom, rulesUsedBy, usersOf, usesOf } from '../bnf/graph.js';
import { checkDecidable } from '../peg/check-peg.js';
import { Interpretation } from '../peg/interpret.js';
import { naivePeg } from '../peg/naive-transcription.js';
import {
  isState,
  type PegExpression,
  type PegGrammar,
  pegIdentifier,
  pegReferences,
  withIdentifiers,
} from '../peg/peg.js';
import { maxPegLength, readPeg } from '../peg/read-peg.js';
import { PegLanguages } from '../proof/peg-language.js';
import { proveRule } from '../proof/prove-transcription.js';
import { type Departure, lastResort, type RepairKind, repairs, sentenceOf, weightOf } from './departure.js';
import { withoutEmptyTurns } from './tail-recursion.js';
import type { Preference } from './order.js';
import { type RuleDraft, type StateRule, Transcriber, type TranscriberOptions } from './transcriber.js';

export type { Departure, RepairKind } from './departure.js';
export type { Preference } from './order.js';

/** Options of transcribing. */
export interface TranscribeOptions {
  /** In the document's spelling: this rule and those that it uses; all by default. */
  readonly rule?: string;
  /**
   * The alternative that is tried first among those that derive the same text: the one printed first, by default, or
   * any that can come first without a guard. An alternative may lose a text to a later one if its parts have committed,
   * or its guard leaves it to the others. For each ambiguous rule, `isFirst` reports the result for a text.
   */
  readonly prefer?: Preference;
  readonly limits?: Limits;
  /** Called with the name of each rule that is done. */
  readonly progress?: (rule: string) => void;
}

/** A transcribed rule, or a reading of one for a place. */
export interface TranscribedRule {
  /** The name in the PEG. */
  readonly identifier: string;
  /** In the document's spelling. */
  readonly rule: string;
  /** The rule as written in the text of the PEG. */
  readonly peg: string;
  /** Differences from the copy of the BNF, in the order of the text; none in most rules. */
  readonly departures: readonly Departure[];
}

/** A rule that has more than one derivation of some text. */
export interface AmbiguousRule {
  readonly rule: string;
  /** A shortest such text. */
  readonly text: string;
  /**
   * True if the PEG reads that text by the derivation that comes first in the BNF: at each place the alternative
   * printed first, and continuing before stopping. Undefined if the nodes of its rules do not show it: a repair removes
   * them, or the rule is not transcribed.
   */
  readonly isFirst: boolean | undefined;
}

/** A rule that was not transcribed. */
export interface FailedRule {
  readonly rule: string;
  readonly reason: string;
  /** As written in the BNF. */
  readonly printed: string;
}

/** Reason for a rule that uses another which is not transcribed. */
export const usesFailedRule = 'it uses a rule that is not transcribed';

/** Maximum line width in columns; longer text is written on several lines. */
const width = 120;

/** Result of transcribing a BNF. */
export interface Transcription {
  readonly revision: string;
  readonly prefer: Preference;
  /** In the document's order, each before its readings. All of them are proved. */
  readonly rules: readonly TranscribedRule[];
  /** The rules for which no provable PEG was found, and those that use them. */
  readonly failed: readonly string[];
  /** The reason for each of these. */
  readonly reasons: readonly FailedRule[];
  /** The ambiguous rules among those that are transcribed. */
  readonly ambiguous: readonly AmbiguousRule[];
  /** The transcribed rules whose ambiguity the limits leave undecided. */
  readonly undecided: readonly string[];
  /** The text of a grammar.peggy, with the BNF and the reasons of departures as comments. */
  readonly peg: string;
}

/** Default limits of writing the rules, and of each proof; no document needs as much. */
export const transcriptionLimits: Limits = { states: 1_000_000, milliseconds: 300_000 };

/**
 * Transcribes a BNF whose recursion is in tail position. Copies each rule if the copy is correct; otherwise uses the
 * lightest repair found. The result is proved as by `proveTranscription`. Time is bounded by the limits, not by the
 * length of the grammar. A rule beyond the limits is named with them, and the others are written without it.
 * @throws UnknownNameError; PegTextError if the copy of the BNF, as its text, has a fault that no repair can fix, such
 * as left recursion
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
  const { made, reasons, ...found } = simplest(asked, { prefer, limits: together(limits), progress });
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
      return usesFailedRule;
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

/** Transcribes a grammar with rules that have other names in the PEG; returns the result in its own spelling. */
function respelled(grammar: BnfGrammar, named: BnfGrammar, options: TranscribeOptions): Transcription {
  const names = new Map(named.rules.map(({ name }, i) => [name, grammar.rules[i]?.name ?? name]));
  const nameOf = (name: string): string => names.get(name) ?? name;
  const asked = grammar.rules.findIndex(({ name }) => name === options.rule);
  const rule = named.rules[asked]?.name ?? options.rule;
  const made = transcribe(named, { ...options, ...(rule !== undefined && { rule }) });
  return {
    ...made,
    rules: made.rules.map((ruleDraft) => ({ ...ruleDraft, rule: nameOf(ruleDraft.rule) })),
    failed: made.failed.map(nameOf),
    reasons: made.reasons.map((ruleDraft) => ({ ...ruleDraft, rule: nameOf(ruleDraft.rule) })),
    ambiguous: made.ambiguous.map((ruleDraft) => ({ ...ruleDraft, rule: nameOf(ruleDraft.rule) })),
    undecided: made.undecided.map(nameOf),
  };
}

/** Shares of the text that each rule may have, tried in turn: a long rule costs only the rules that use it. */
const textShares: readonly number[] = [1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1];

/**
 * Returns the rules whose text is within the length limit, in order, and that call only such rules.
 * @param beyond receives the exceeded limit of each other rule
 */
function withinText(
  grammar: BnfGrammar,
  made: ReadonlyMap<string, RuleDraft>,
  beyond: Map<string, string>,
): ReadonlyMap<string, RuleDraft> {
  const blocks = [...made.values()].map((ruleDraft) => {
    const { identifier, rule } = ruleDraft;
    const text = ruleText(ruleDraft);
    const calls = readPeg(text, Infinity).rules.flatMap(({ expression }) => pegReferences(expression));
    return {
      identifier,
      rule,
      length: blockOf(grammar, { ...ruleDraft, peg: text }).length + 1,
      calls: calls.filter((name) => name !== identifier && !isState(name)),
    };
  });
  let left = maxPegLength - headingOf(grammar, [...made.values()]).length;
  const kept = new Set<string>();
  for (const share of textShares) {
    for (const { identifier, length, calls } of blocks) {
      if (kept.has(identifier) || length > Math.min(left, share * maxPegLength)) continue;
      if (calls.some((name) => !kept.has(name))) continue;
      left -= length;
      kept.add(identifier);
    }
  }
  for (const { identifier, rule, calls } of blocks) {
    if (kept.has(identifier) || calls.some((name) => !kept.has(name))) continue;
    beyond.set(rule, `its transcription would make the PEG longer than ${maxPegLength} characters`);
  }
  return new Map([...made].filter(([identifier]) => kept.has(identifier)));
}

/**
 * Returns the rules that the proof confirms, and that call only such rules.
 * @param beyond receives the exceeded limit of each undecided rule
 */
function provedRules(
  grammar: BnfGrammar,
  made: ReadonlyMap<string, RuleDraft>,
  limits: Limits,
  beyond: Map<string, string>,
): ReadonlyMap<string, TranscribedRule> {
  const proved = new Map<string, TranscribedRule>();
  if (made.size === 0) return proved;
  const lines = new Map([...made.values()].map((ruleDraft) => [ruleDraft.identifier, ruleText(ruleDraft)]));
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
  // A reading without callers belonged to a repair that was given up.
  const needed = new Set([...proved.keys()].filter((identifier) => !identifier.includes('__')));
  for (const identifier of needed) for (const name of calls.get(identifier) ?? []) needed.add(name);
  return new Map([...proved].filter(([identifier]) => needed.has(identifier)));
}

/** Writes the rule, and those of its states. */
function ruleText({ states, ...rule }: RuleDraft): string {
  return [rule, ...states].map(definition).join('\n');
}

/** Writes the name and the expression; a choice that is too long for a line on several. */
function definition({ identifier, draft: { text, alternatives } }: StateRule): string {
  const line = `${identifier} = ${text}`;
  if (line.length <= width || alternatives.length < 2) return line;
  return [
    `${identifier} =`,
    ...alternatives.map((ruleDraft, i) => `  ${i === 0 ? ' ' : '/'} ${ruleDraft}`),
  ].join('\n');
}

function inOrder(
  grammar: BnfGrammar,
  rules: ReadonlyMap<string, TranscribedRule>,
): readonly TranscribedRule[] {
  const all = [...rules.values()];
  return grammar.rules.flatMap(({ name }) => {
    const own = all.filter(({ rule }) => rule === name);
    const isReading = ({ identifier }: TranscribedRule): boolean => identifier.includes('__');
    return [...own.filter((ruleDraft) => !isReading(ruleDraft)), ...own.filter(isReading)];
  });
}

/** @param failed the rules that are not written, so that they choose no derivation */
function ambiguousRules(
  grammar: BnfGrammar,
  { peg, rules }: Pick<Transcription, 'peg' | 'rules'>,
  failed: ReadonlySet<string>,
  limits: Limits,
): Pick<Transcription, 'ambiguous' | 'undecided'> {
  const written = {
    peg: rules.length === 0 ? { text: peg, rules: [] } : readPeg(peg),
    rules: new Map(rules.map((ruleDraft) => [ruleDraft.identifier, ruleDraft])),
  };
  const names = grammar.rules.map(({ name }) => name);
  const found = new Map<string, readonly AmbiguousRule[]>();
  let unsettled: ReadonlySet<string> = new Set();
  const [uses, users] = [usesOf(grammar.rules), usersOf(grammar.rules)];
  // Each rule before those that use it. If a rule is unsettled, so are those that use it.
  for (const name of strongComponents(names, (rule) => uses.get(rule) ?? []).flatMap(({ nodes }) => nodes)) {
    if (failed.has(name) || unsettled.has(name)) continue;
    const ambiguous = withinLimits(() => {
      const text = shortestAmbiguous(countingAutomaton(grammar, name, limits), limits);
      if (text === undefined) return [];
      return [
        { rule: name, text, isFirst: readsFirstDerivation(grammar, written, { rule: name, text, limits }) },
      ];
    });
    if (ambiguous === undefined) unsettled = reachedFrom([...unsettled, name], users);
    else found.set(name, ambiguous);
  }
  return {
    ambiguous: names.flatMap((name) => found.get(name) ?? []),
    undecided: names.filter((name) => unsettled.has(name) && !failed.has(name)),
  };
}

function textOf(grammar: BnfGrammar, rules: readonly TranscribedRule[]): string {
  return [headingOf(grammar, rules), ...rules.map((ruleDraft) => blockOf(grammar, ruleDraft))].join('\n');
}

function headingOf(
  { revision }: BnfGrammar,
  rules: readonly Pick<TranscribedRule, 'identifier' | 'departures'>[],
): string {
  const readings = rules.some(({ identifier }) => identifier.includes('__'));
  const heading = [
    `The grammar of ${revision} transcribed as a parsing expression grammar. Each PEG rule stands below its BNF rule and is proved to accept the same strings.`,
    ...(readings
      ? [
          'Rule name__in_rule is a variant of rule name for one place: it leaves text for what follows; its language is a subset of that of name.',
        ]
      : []),
  ];
  const resorts = rules.filter(({ departures }) => departures.some(({ kind }) => kind === lastResort));
  if (resorts.length > 0) {
    const names = resorts.map(({ identifier }) => identifier).join(', ');
    heading.push(
      `No simpler repair was found for these rules; they are rewritten, wholly or partly, from automata, as expressions or a rule per state: ${names}.`,
    );
  }
  return `${heading.flatMap(comment).join('\n')}\n`;
}

/** Writes a rule under its lines in the BNF, with the reasons of its departures. */
function blockOf(grammar: BnfGrammar, { identifier, rule, departures, peg }: TranscribedRule): string {
  const sentences = departures.flatMap((departure) => comment(sentenceOf(departure)));
  const bnf = identifier.includes('__') ? [] : printed(ruleIn(grammar.rules, rule));
  const gap = bnf.length > 0 && sentences.length > 0 ? ['//'] : [];
  return [...bnf, ...gap, ...sentences, peg].map((line) => `${line}\n`).join('');
}

/** Writes the lines of a rule of the BNF, as comments. */
function printed({ corrected }: BnfRule): readonly string[] {
  return corrected
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .filter((line) => line.trim() !== '')
    .map((line) => `// ${line}`.trimEnd());
}

/** Writes a sentence as comments, broken at blanks. */
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

/** Options of writing. */
interface WritingOptions {
  readonly prefer: Preference;
  readonly limits: Limits;
  /** Called with the name of each rule that is done. */
  readonly progress?: ((rule: string) => void) | undefined;
}

/** Rules written for a grammar, by the names in the PEG, and the reasons why others were not. */
interface Written {
  readonly made: ReadonlyMap<string, RuleDraft>;
  readonly reasons: ReadonlyMap<string, string>;
  /** The exceeded limit of each rule beyond one, in words. */
  readonly beyond: ReadonlyMap<string, string>;
  /** Number of states that were created. */
  readonly usedStates: number;
  /** Number of rules and readings that are not copies. */
  readonly departing: number;
  readonly weight: number;
}

/**
 * Returns the simplest transcription. Each copy that is correct alone stays, unless it weighs less to repair it for all
 * its places, which makes readings for them unnecessary. The latter is tried with the remaining states.
 */
function simplest(grammar: BnfGrammar, { prefer, limits, progress }: WritingOptions): Written {
  let best = written(grammar, { prefer, limits }, progress);
  let left = limits.states - best.usedStates;
  const repaired = new Set<string>();
  for (const rule of readByGuards(best)) {
    if (left <= 0) break;
    const other = written(grammar, {
      prefer,
      limits: { ...limits, states: left },
      repaired: new Set([...repaired, rule]),
    });
    left -= other.usedStates;
    const isWhole = [...best.made.keys()].every((name) => name.includes('__') || other.made.has(name));
    if (!isWhole || other.departing >= best.departing || other.weight > best.weight) continue;
    best = other;
    repaired.add(rule);
  }
  return best;
}

/** Runs a computation; returns undefined if it exceeds a limit. */
function withinLimits<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}

/**
 * Shares of the states that each rule may use; `again` if the rules left untried when the states are spent are tried
 * again with all states; `asAutomaton` if a rule whose repairs need more is written as its automaton. So a rule that
 * needs much costs only the rules that use it.
 */
const passes: readonly (Pick<TranscriberOptions, 'asAutomaton'> & {
  readonly share: number;
  readonly again: boolean;
})[] = [
  { share: 1 / 64, again: true },
  { share: 1 / 16, again: true },
  { share: 1, again: false },
  { share: 1 / 64, again: true, asAutomaton: true },
];

function written(
  grammar: BnfGrammar,
  options: { readonly limits: Limits } & TranscriberOptions,
  progress?: (rule: string) => void,
): Written {
  const made = new Map<string, RuleDraft>();
  const reasons = new Map<string, string>();
  let spent = 0;
  const attempt = (
    { share, asAutomaton = false }: (typeof passes)[number],
    earlier?: Transcriber,
  ): Transcriber => {
    const transcriber = new Transcriber(grammar, {
      ...options,
      share: Math.ceil(share * options.limits.states),
      earlier,
      asAutomaton,
    });
    for (const ruleDraft of transcriber.rules()) {
      if (ruleDraft.made === undefined && ruleDraft.reason !== undefined)
        reasons.set(ruleDraft.rule, ruleDraft.reason);
      for (const part of [...ruleDraft.readings, ...(ruleDraft.made === undefined ? [] : [ruleDraft.made])])
        made.set(part.identifier, part);
      progress?.(ruleDraft.rule);
    }
    spent += transcriber.languages.budget.spent;
    return transcriber;
  };
  let last: Transcriber | undefined;
  for (const pass of passes) {
    if (last?.beyond.size === 0) break;
    do last = attempt(pass, last);
    while (pass.again && last.untried.size > 0);
  }
  const beyond = last?.beyond ?? new Map<string, string>();
  const called = new Set([...made.keys()].filter((identifier) => !identifier.includes('__')));
  for (const identifier of called)
    for (const { kind, written: name } of made.get(identifier)?.departures ?? [])
      if (kind === 'reading for a place') called.add(name);
  const all = [...called].flatMap((identifier) => made.get(identifier) ?? []);
  const departing = all.filter(
    (ruleDraft) => ruleDraft.departures.length > 0 || ruleDraft.identifier.includes('__'),
  ).length;
  return {
    made,
    reasons,
    beyond,
    usedStates: spent,
    departing,
    weight: all.reduce((sum, ruleDraft) => sum + weightOf(ruleDraft), 0),
  };
}

/**
 * Returns the rules that are copies, and have a reading whose departures are all guards by a character: those weigh
 * least.
 */
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

/** One repair, with its reason. */
export interface RepairHint {
  /** The rule to change, in the document's spelling: the requested one, or one that it uses. */
  readonly rule: string;
  readonly departure: Departure;
  /** Its effect, and the text that makes it necessary, in a sentence. */
  readonly reason: string;
  /** The rule with all its repairs, as written in the text of the PEG. */
  readonly peg: string;
}

/**
 * Returns the simplest repair of a rule. If its own copy is correct, returns that of the nearest used rule that needs
 * one. Undefined if the copies of all of them are correct, or the rule was not transcribed. Linear in the text of the
 * PEG.
 * @param rule in the document's spelling
 */
export function repairHint(transcription: Transcription, rule: string): RepairHint | undefined {
  const rules = new Map(transcription.rules.map((ruleDraft) => [ruleDraft.identifier, ruleDraft]));
  const start = transcription.rules.find(
    (ruleDraft) => ruleDraft.rule === rule && !ruleDraft.identifier.includes('__'),
  );
  if (start === undefined) return undefined;
  const calls = new Map(
    readPeg(transcription.peg).rules.map(({ name, expression }) => [name, pegReferences(expression)]),
  );
  const reached = new Set([start.identifier]);
  for (const identifier of reached) {
    const ruleDraft = rules.get(identifier);
    const simplest = ruleDraft && simplestDeparture(ruleDraft);
    if (ruleDraft !== undefined && simplest !== undefined)
      return { rule: ruleDraft.rule, departure: simplest, reason: sentenceOf(simplest), peg: ruleDraft.peg };
    for (const called of calls.get(identifier) ?? []) reached.add(called);
  }
  return undefined;
}

function simplestDeparture({ departures }: TranscribedRule): Departure | undefined {
  return departures.reduce<Departure | undefined>(
    (best, ruleDraft) =>
      best === undefined || repairs[ruleDraft.kind] < repairs[best.kind] ? ruleDraft : best,
    undefined,
  );
}

/** The repairs that remove nodes, so that readings cannot be compared. */
const withoutNodes: ReadonlySet<RepairKind> = new Set([
  'no text matches',
  'recursion as repetition',
  'empty turns left out',
  'deterministic expression',
  'automaton',
]);

/**
 * Tests whether a text is read by the derivation that comes first: at each place by the alternative printed first of
 * those that leave derivable text, and continuing before stopping. Undefined if the reading does not show it: the nodes
 * of a rule are missing, or that rule is not transcribed.
 * @param rule in the document's spelling
 */
function readsFirstDerivation(
  bnf: BnfGrammar,
  { peg, rules }: { readonly peg: PegGrammar; readonly rules: ReadonlyMap<string, TranscribedRule> },
  { rule, text, limits }: { readonly rule: string; readonly text: string; readonly limits: Limits },
): boolean | undefined {
  const start = pegIdentifier(rule);
  if (!rules.has(start)) return undefined;
  const { reading, called } = read(peg, start, text);
  const isVisible = [...called].every((identifier) => {
    const ruleDraft = rules.get(identifier);
    return ruleDraft?.departures.every(({ kind }) => !withoutNodes.has(kind));
  });
  const [first] = derivationsOf(bnf, rule, text, limits);
  if (!isVisible || reading === undefined || first === undefined) return undefined;
  return shape(reading, (name) => rules.get(name)?.rule ?? name) === shape(first.tree, (name) => name);
}

interface OpenNode extends SyntaxNode {
  readonly start: number;
  end: number;
  readonly children: OpenNode[];
}

/**
 * Returns the calls of a reading, which is undefined if the text is not read as a whole, and all rules that were tried.
 */
function read(
  peg: PegGrammar,
  rule: string,
  text: string,
): { readonly reading: SyntaxNode | undefined; readonly called: ReadonlySet<string> } {
  const called = new Set<string>();
  const root: OpenNode = { rule: '', start: 0, end: 0, children: [] };
  const open = [root];
  const interpretation = new Interpretation(peg, rule, text, undefined, {
    enter(e: PegExpression, start: number) {
      if (e.type === 'reference') called.add(e.name);
      open.push({ rule: e.type === 'reference' ? e.name : '', start, end: start, children: [] });
    },
    match(e, _, end) {
      const node = open.pop();
      if (node === undefined || e.type === 'lookahead') return;
      node.end = end;
      open.at(-1)?.children.push(...(e.type === 'reference' ? [node] : node.children));
    },
    fail() {
      open.pop();
    },
    backtrack() {
      // A failed expression was removed with its node.
    },
  });
  while (!interpretation.done) interpretation.step();
  return { reading: interpretation.end === text.length ? root.children[0] : undefined, called };
}

/** Writes a tree as a string, for comparison. Shortest ambiguous texts have small trees. */
function shape(tree: SyntaxNode, nameOf: (rule: string) => string): string {
  const children = tree.children.map((child) => shape(child, nameOf));
  return `${nameOf(tree.rule)} ${tree.start} ${tree.end} (${children.join()})`;
}
