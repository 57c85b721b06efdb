/**
 * The report on automatic transcriptions: the faults of the naive one, and the departures of the generated and the
 * hand-written ones from it, rule by rule.
 */
import { accepts } from '../../src/core/automaton/walk.js';
import { codeUnits, type CodeUnitSet, contains } from '../../src/core/base/code-units.js';
import { type BnfRule, references } from '../../src/grammar/bnf/bnf.js';
import { GrammarError } from '../../src/grammar/bnf/errors.js';
import { editedPeg } from '../../src/grammar/peg/read-peg.js';
import { interpret } from '../../src/grammar/peg/interpret.js';
import { naivePeg, naiveRule } from '../../src/grammar/peg/naive-transcription.js';
import {
  type PegExpression,
  type PegGrammar,
  pegIdentifier,
  pegParts,
  withoutGuards,
  withoutPlace,
} from '../../src/grammar/peg/peg.js';
import { readPeg } from '../../src/grammar/peg/read-peg.js';
import { proveEquivalence } from '../../src/grammar/proof/prove.js';
import { type RepairKind, repairs } from '../../src/grammar/transcribe/departure.js';
import { transcribe, type TranscribedRule } from '../../src/grammar/transcribe/transcribe.js';
import { coveringWords } from '../../src/study/sampling/cover.js';
import { loadExamples } from '../load/examples.js';
import { readRoles, rolesSource } from '../load/roles.js';
import { naiveReason } from './claims.js';
import { code, counted, enumeration, grammarText, heading, paragraph, table } from './markdown.js';
import { cited, type Source, type Sources } from './sources.js';

/** Returns the spelling of an expression, with single characters as one class. */
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

/** The departures of a rule from its copy, including the readings that it leads to. */
interface Cost {
  /** Number of guards, readings for places, and expressions of another form. */
  readonly departures: number;
  /** Number of references, characters and literals. */
  readonly size: number;
  readonly kinds: readonly string[];
}

/**
 * A rule with fewer departures in its generated form, or with as many and a smaller size, and the reason why the
 * hand-written form stays.
 */
interface SimplerRule {
  readonly rule: string;
  readonly generated: Cost;
  readonly handwritten: Cost;
  /** In Markdown. */
  readonly why: string;
}

/** Returns such rules. @throws Error if no reason supports the hand-written form */
export function simplerRules(source: Source, madeText: string): readonly SimplerRule[] {
  const { grammar, pegText, peg, revision } = source;
  const copy = expressionsOf(readPeg(naivePeg(grammar.bnf)));
  const madePeg = readPeg(madeText);
  const made = expressionsOf(madePeg);
  const hand = expressionsOf(peg);
  const texts = new Texts(source);
  return [...copy.keys()].flatMap((rule) => {
    const [less, ours] = [costOf(rule, made, copy), costOf(rule, hand, copy)];
    if (spellings(rule, made) === spellings(rule, hand)) return [];
    const isPlainer =
      less.departures < ours.departures || (less.departures === ours.departures && less.size < ours.size);
    if (!isPlainer) return [];
    const names = new Set([rule, ...readingsOf(rule, made)]);
    const own = madePeg.rules
      .filter(({ name }) => names.has(name))
      .map(({ span }) => madeText.slice(span.start, span.end).trim());
    const edited = readPeg(editedPeg(`${own.join('\n')}\n`, pegText));
    const why =
      otherReading(texts.of(rule), new Reader(peg), new Reader(edited)) ??
      lostRole(source, edited) ??
      slower(texts.wordsOf(rule), new Reader(peg), new Reader(edited)) ??
      (less.size > ours.size
        ? 'It is longer, and none of the texts that were tried is read otherwise.'
        : undefined);
    if (why === undefined)
      throw new Error(`${rule} of ${revision} is plainer as it is made: ${own.join('; ')}`);
    return [{ rule, generated: less, handwritten: ours, why }];
  });
}

type Expressions = ReadonlyMap<string, PegExpression>;

function expressionsOf({ rules }: PegGrammar): Expressions {
  return new Map(rules.map(({ name, expression }) => [name, expression]));
}

function costOf(rule: string, all: Expressions, copies: Expressions): Cost {
  const readings = readingsOf(rule, all);
  const parts = [rule, ...readings].flatMap((name) => {
    const e = all.get(name);
    const copied = copies.get(withoutPlace(name));
    if (e === undefined || copied === undefined) throw new Error(`no rule ${name}`);
    return [
      {
        guards: guards(e),
        isOther: spelling(withoutGuards(e)) !== spelling(withoutGuards(copied)),
        size: size(e),
      },
    ];
  });
  const sum = (count: (part: (typeof parts)[number]) => number): number =>
    parts.reduce((total, part) => total + count(part), 0);
  const counts = [
    [sum(({ isOther }) => (isOther ? 1 : 0)), 'other form', 'other forms'],
    [sum((part) => part.guards), 'guard', 'guards'],
    [readings.length, 'reading', 'readings'],
  ] as const;
  return {
    departures: counts.reduce((total, [count]) => total + count, 0),
    size: sum((part) => part.size),
    kinds: counts.flatMap(([count, one, more]) =>
      count === 0 ? [] : [`${count} ${count === 1 ? one : more}`],
    ),
  };
}

/** Returns the spellings of a rule and its readings. */
function spellings(rule: string, all: Expressions): string {
  return [rule, ...readingsOf(rule, all)]
    .flatMap((name) => all.get(name) ?? [])
    .map(spelling)
    .join('; ');
}

/** Returns the readings for places that a rule reaches through readings only. */
function readingsOf(rule: string, all: Expressions): readonly string[] {
  const found = new Set<string>();
  const visit = (e: PegExpression): void => {
    if (e.type === 'reference' && e.name.includes('__') && !found.has(e.name)) {
      found.add(e.name);
      const reading = all.get(e.name);
      if (reading !== undefined) visit(reading);
    }
    for (const part of pegParts(e)) visit(part);
  };
  const e = all.get(rule);
  if (e !== undefined) visit(e);
  return [...found];
}

function guards(e: PegExpression): number {
  return pegParts(e).reduce((sum, part) => sum + guards(part), e.type === 'lookahead' ? 1 : 0);
}

function size(e: PegExpression): number {
  const parts = pegParts(e);
  if (e.type === 'class' || e.type === 'reference') return 1;
  const isLiteral = e.type === 'sequence' && parts.every(({ type }) => type === 'class');
  if (isLiteral) return Math.min(1, parts.length);
  const isClass = ({ type }: PegExpression): boolean => e.type === 'choice' && type === 'class';
  const others = parts.filter((part) => !isClass(part));
  return others.reduce((sum, part) => sum + size(part), others.length < parts.length ? 1 : 0);
}

interface Asked {
  readonly rule: string;
  readonly text: string;
}

/** Texts of a document: its examples, some that use every option of a rule, and their neighbours. */
class Texts {
  private readonly ofStart: readonly Asked[];

  constructor(private readonly source: Source) {
    const { grammar, revision } = source;
    this.ofStart = this.near(
      grammar.start,
      loadExamples(revision).map(({ text }) => text),
    );
  }

  /** Returns texts of the reference rule, then of the rule itself, the shorter ones first. */
  of(identifier: string): readonly Asked[] {
    const rule = this.ruleOf(identifier);
    return [...this.ofStart, ...(rule === undefined ? [] : this.near(rule, []))];
  }

  /** Returns only those that use every option of the rule. */
  wordsOf(identifier: string): readonly Asked[] {
    const rule = this.ruleOf(identifier);
    return rule === undefined ? [] : this.words(rule).map((text) => ({ rule: identifier, text }));
  }

  private ruleOf(identifier: string): string | undefined {
    return this.source.grammar.bnf.rules.find(({ name }) => pegIdentifier(name) === identifier)?.name;
  }

  private words(rule: string): readonly string[] {
    return coveringWords(this.source.grammar.bnf, rule).map(({ text }) => text);
  }

  /** Returns texts of a rule, and each with an insertion at any one place. */
  private near(rule: string, others: readonly string[]): readonly Asked[] {
    const short = [...this.words(rule), ...others].filter((text) => text.length <= maxTextLength);
    const all = short.flatMap((text) => [
      text,
      ...text
        .split('')
        .concat('')
        .flatMap((_, at) => probes.map((more) => text.slice(0, at) + more + text.slice(at))),
    ]);
    return [...new Set(all)]
      .sort((a, b) => a.length - b.length)
      .map((text) => ({ rule: pegIdentifier(rule), text }));
  }
}

/** Length limit of a text that others are derived from, in code units. */
const maxTextLength = 16;
/** Insertions that separate the components of references. */
const probes = ['a', '1', '.', '-', '/', '//', ':', ':1', '@', '@a', '?', '+a', '#', '%00', '%09', '%001'];

/** Returns the shortest text that is read differently, and the first node that differs. */
function otherReading(texts: readonly Asked[], handwritten: Reader, generated: Reader): string | undefined {
  for (const { rule, text } of texts) {
    const [ours, theirs] = [handwritten.read(rule, text), generated.read(rule, text)];
    if (ours === theirs) continue;
    if (theirs === undefined || ours === undefined) return `${code(text)} is not read as ${code(rule)}.`;
    const [one, other] = [nodesOf(ours), nodesOf(theirs)];
    const at = one.findIndex((node, i) => node !== other[i]);
    return `Of ${code(text)}, ${nodeOf(other[at], text)} would be read where ${nodeOf(one[at], text)} is.`;
  }
  return undefined;
}

/** Text after a repeated text, which ends names. */
const stop = '/';

/**
 * Returns a text with a repeated ending that takes quadratically many steps in the generated form, but not in the
 * hand-written one.
 */
function slower(texts: readonly Asked[], handwritten: Reader, generated: Reader): string | undefined {
  const grows = (reader: Reader, rule: string, text: string, more: string): boolean => {
    const steps = [turns, 2 * turns].map((count) => reader.steps(rule, text + more.repeat(count) + stop));
    return (steps[1] ?? 0) > 3 * (steps[0] ?? 0);
  };
  for (const { rule, text } of texts) {
    const more = probes.find(
      (one) => grows(generated, rule, text, one) && !grows(handwritten, rule, text, one),
    );
    if (more === undefined) continue;
    return `Of ${code(text)}, any number of ${code(more)} and ${code(stop)}, it takes steps as the square of the length.`;
  }
  return undefined;
}

/** Number of repetitions. */
const turns = 40;

function nodesOf(reading: string): readonly string[] {
  return reading.match(/\([^()]+|\)/g) ?? [];
}

/** Formats a node as its rule and its text; an absent one as the end of the enclosing node. */
function nodeOf(node: string | undefined, text: string): string {
  const [, rule = '', from = '', to = ''] = /^\((\S+) (\d+)-(\d+)/.exec(node ?? '') ?? [];
  if (rule === '') return 'no node';
  return `${code(rule)} ${code(text.slice(Number(from), Number(to)))}`;
}

/** Returns the fault that roles.json would have with the transcription. */
function lostRole({ revision, grammar }: Source, peg: PegGrammar): string | undefined {
  try {
    readRoles(rolesSource(revision), grammar.bnf, peg);
    return undefined;
  } catch (error) {
    if (!(error instanceof GrammarError)) throw error;
    return `A component could not be read: ${error.problem}.`;
  }
}

/** The end of an expression's match, and the nodes in it. */
interface Match {
  readonly end: number;
  readonly nodes: string;
}

/** Reads texts as a rule of a PEG. */
class Reader {
  private readonly expressions: ReadonlyMap<string, PegExpression>;
  private tried = 0;

  constructor(peg: PegGrammar) {
    this.expressions = new Map(peg.rules.map(({ name, expression }) => [name, expression]));
  }

  /** Returns the nodes with their places, readings under the names of their rules; undefined if not all is read. */
  read(rule: string, text: string): string | undefined {
    const found = this.match({ type: 'reference', name: rule, span: { start: 0, end: 0 } }, text, 0);
    return found?.end === text.length ? found.nodes : undefined;
  }

  /** Returns the number of expressions tried. */
  steps(rule: string, text: string): number {
    this.tried = 0;
    this.read(rule, text);
    return this.tried;
  }

  private match(e: PegExpression, text: string, at: number): Match | undefined {
    this.tried++;
    switch (e.type) {
      case 'class':
        return at < text.length && contains(e.set, text.charCodeAt(at))
          ? { end: at + 1, nodes: '' }
          : undefined;
      case 'sequence':
        return this.sequence(e.items, text, at);
      case 'choice':
        for (const one of e.alternatives) {
          const found = this.match(one, text, at);
          if (found !== undefined) return found;
        }
        return undefined;
      case 'repetition':
        return this.repetition(e, text, at);
      case 'lookahead':
        return (this.match(e.body, text, at) === undefined) === e.negated
          ? { end: at, nodes: '' }
          : undefined;
      case 'reference': {
        const body = this.expressions.get(e.name);
        if (body === undefined) throw new Error(`no rule ${e.name}`);
        const found = this.match(body, text, at);
        return (
          found && { end: found.end, nodes: `(${withoutPlace(e.name)} ${at}-${found.end}${found.nodes})` }
        );
      }
    }
  }

  private sequence(items: readonly PegExpression[], text: string, at: number): Match | undefined {
    let read: Match = { end: at, nodes: '' };
    for (const item of items) {
      const found = this.match(item, text, read.end);
      if (found === undefined) return undefined;
      read = { end: found.end, nodes: read.nodes + found.nodes };
    }
    return read;
  }

  private repetition(
    { min, max, body }: PegExpression & { readonly type: 'repetition' },
    text: string,
    at: number,
  ): Match | undefined {
    let read: Match = { end: at, nodes: '' };
    for (let count = 0; max === null || count < max; count++) {
      const found = this.match(body, text, read.end);
      if (found === undefined) return count < min ? undefined : read;
      read = { end: found.end, nodes: read.nodes + found.nodes };
    }
    return read;
  }
}

/** A rule whose copy accepts other strings. */
interface WrongRule {
  readonly rule: BnfRule;
  /** A shortest string that the copy rejects. */
  readonly lost: string;
  /** A shortest string that it rejects even if every other rule is right; undefined if the others are at fault. */
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
      'The copy compiles. But `/` commits to the first alternative that matches, and `*` and `?` match as much as they can and never backtrack.',
      'So the copy accepts another language; for each wrong rule the proof finds a shortest string.',
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

/** Counts the wrong rules among those that a document collects in its Appendix A, or takes from elsewhere. */
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

/** Returns those that the reference rule derives and its copy rejects. */
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

/** Returns the transcription with one rule replaced by a copy. */
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

/** Reports the BNF, its copy, the transcription, and why the copy is wrong. */
function ownReport(source: Source, rule: BnfRule, lost: string): string {
  const found = source.peg.rules.find(({ name }) => name === pegIdentifier(rule.name));
  const right = source.pegText.slice(found?.span.start, found?.span.end);
  return (
    `- **${cited(source, rule.name)}** loses ${code(lost)}. ${naiveReason(source, rule.name)}\n` +
    `  - copied: ${grammarText(naiveRule(rule.name, rule.expression))}\n` +
    `  - transcribed: ${grammarText(right)}\n`
  );
}

/** A document with both transcriptions. */
interface Both extends Source {
  readonly simpler: readonly SimplerRule[];
  readonly generated: readonly TranscribedRule[];
  /** The names, in the PEG, of the rules that are no copies, and of the readings for places. */
  readonly generatedDepartures: ReadonlySet<string>;
  readonly handwrittenDepartures: ReadonlySet<string>;
}

const kinds = Object.keys(repairs) as RepairKind[];

/** Maximum ratio of generated to hand-written departures. */
const maxDepartureRatio = 1.5;

/**
 * Returns the report. @throws Error if a rule is not transcribed, or has far more departures than the hand-written form
 */
export function transcriptionsReport(sources: Sources): string {
  const documents = sources.all.map(both);
  const rows = documents.map(({ revision, generated, generatedDepartures, handwrittenDepartures }) => [
    code(revision),
    String(generated.filter(isRule).filter(({ identifier }) => !generatedDepartures.has(identifier)).length),
    String(generated.filter(isRule).filter(({ identifier }) => generatedDepartures.has(identifier)).length),
    String(generated.filter((one) => !isRule(one)).length),
    ...kinds.map((kind) => String(countOf(generated, kind))),
    `${generatedDepartures.size} / ${handwrittenDepartures.size}`,
  ]);
  return (
    heading(3, 'Made without help') +
    paragraph(
      '`uri-revisions transcribe` generates a proved PEG from each BNF: it copies a rule if the copy is correct, and repairs it otherwise.',
      'It ignores the readings that the prose of a document requires; the transcriptions written by hand follow them.',
      'For each document: the rules that are copies and those that are not, the readings of rules for places, how many repairs there are of each kind, and how many rules and readings are not copies, compared with the transcription by hand.',
    ) +
    table(['revision', 'copied', 'repaired', 'readings', ...kinds, 'made / by hand'], rows) +
    heading(4, 'Why a rule stays as it is by hand') +
    paragraph(
      'A generated rule replaces the one written by hand if it departs less from the copy, or as much and is shorter, unless the table gives a reason.',
      'The table lists each rule that stays: the departures of the generated rule and of the one by hand, with the readings of places that follow; in parentheses, the numbers of references, characters and literals.',
      'For a text with another reading, the shortest that was tried is shown, with the first node that differs and its text.',
    ) +
    table(['rule', 'of', 'made', 'by hand', 'why the one by hand stays'], stayingRows(documents))
  );
}

/** Returns a row for the rules of several documents that depart and stay in the same way. */
function stayingRows(documents: readonly Both[]): readonly (readonly string[])[] {
  const revisionsOf = new Map<string, { readonly row: readonly string[]; readonly of: string[] }>();
  for (const { revision, simpler } of documents) {
    for (const { rule, generated, handwritten, why } of simpler) {
      const row = [code(rule), departing(generated), departing(handwritten), why];
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
  if (madeDepart.size > maxDepartureRatio * handDeparts.size)
    throw new Error(
      `${madeDepart.size} rules of ${source.revision} are no copies, by hand ${handDeparts.size}`,
    );
  return {
    ...source,
    generated: rules,
    generatedDepartures: madeDepart,
    handwrittenDepartures: handDeparts,
    simpler: simplerRules(source, peg),
  };
}

function isRule({ identifier }: TranscribedRule): boolean {
  return !identifier.includes('__');
}

function countOf(rules: readonly TranscribedRule[], kind: RepairKind): number {
  return rules.flatMap(({ departures }) => departures).filter((departure) => departure.kind === kind).length;
}
