/**
 * The transcription made without help beside the one by hand, rule by rule: how much each departs from the copy, and
 * why the one by hand stays where the other departs less.
 */
import { GrammarError } from '../../src/study/bnf/grammar-error.js';
import { naivePeg } from '../../src/study/peg/naive-transcription.js';
import {
  type PegExpression,
  type PegGrammar,
  pegIdentifier,
  pegParts,
  withoutGuards,
  withoutPlace,
} from '../../src/study/peg/peg.js';
import { editedPeg } from '../../src/study/peg/edited-peg.js';
import { readPeg } from '../../src/study/peg/read-peg.js';
import { coveringWords } from '../../src/study/sampling/cover.js';
import { loadExamples } from '../load/examples.js';
import { readRoles, rolesSource } from '../load/roles.js';
import { code } from './markdown.js';
import { Reader } from './reading.js';
import type { Source } from './sources.js';
import { spelling } from './spelling.js';

/** How a rule departs from its copy, with the readings that it leads to. */
export interface Cost {
  /** Guards, readings for places, and expressions that are another form. */
  readonly departures: number;
  /** References, characters and literals. */
  readonly size: number;
  readonly kinds: readonly string[];
}

/** A rule that departs less where it is made, or as much and is shorter, and why it stays as it is by hand. */
export interface Plainer {
  readonly rule: string;
  readonly made: Cost;
  readonly hand: Cost;
  /** In Markdown. */
  readonly why: string;
}

/** @throws Error where nothing speaks for the one by hand */
export function plainerRules(source: Source, madeText: string): readonly Plainer[] {
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
    return [{ rule, made: less, hand: ours, why }];
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

/** How a rule and its readings are spelled. */
function spellings(rule: string, all: Expressions): string {
  return [rule, ...readingsOf(rule, all)]
    .flatMap((name) => all.get(name) ?? [])
    .map(spelling)
    .join('; ');
}

/** The readings for places that a rule leads to, by readings only. */
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

/** A text that is read as a rule. */
interface Asked {
  readonly rule: string;
  readonly text: string;
}

/** Texts of a document: its examples, some that use every option of a rule, and what is near those. */
class Texts {
  private readonly ofStart: readonly Asked[];

  constructor(private readonly source: Source) {
    const { grammar, revision } = source;
    this.ofStart = this.near(
      grammar.start,
      loadExamples(revision).map(({ text }) => text),
    );
  }

  /** Of the reference rule, then of the rule itself, the shorter ones first. */
  of(identifier: string): readonly Asked[] {
    const rule = this.ruleOf(identifier);
    return [...this.ofStart, ...(rule === undefined ? [] : this.near(rule, []))];
  }

  /** Only those that use every option of the rule. */
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

  /** Texts of a rule, and each with something more at any one place. */
  private near(rule: string, others: readonly string[]): readonly Asked[] {
    const short = [...this.words(rule), ...others].filter((text) => text.length <= longest);
    const all = short.flatMap((text) => [
      text,
      ...text
        .split('')
        .concat('')
        .flatMap((_, at) => put.map((more) => text.slice(0, at) + more + text.slice(at))),
    ]);
    return [...new Set(all)]
      .sort((a, b) => a.length - b.length)
      .map((text) => ({ rule: pegIdentifier(rule), text }));
  }
}

/** In code units, a text that others are made of. */
const longest = 16;
/** What tells the parts of references from each other. */
const put = ['a', '1', '.', '-', '/', '//', ':', ':1', '@', '@a', '?', '+a', '#', '%00', '%09', '%001'];

/** The shortest text that is read in another way, and the first node that differs. */
function otherReading(texts: readonly Asked[], hand: Reader, made: Reader): string | undefined {
  for (const { rule, text } of texts) {
    const [ours, theirs] = [hand.read(rule, text), made.read(rule, text)];
    if (ours === theirs) continue;
    if (theirs === undefined || ours === undefined) return `${code(text)} is not read as ${code(rule)}.`;
    const [one, other] = [nodesOf(ours), nodesOf(theirs)];
    const at = one.findIndex((node, i) => node !== other[i]);
    return `Of ${code(text)}, ${nodeOf(other[at], text)} would be read where ${nodeOf(one[at], text)} is.`;
  }
  return undefined;
}

/** What stands after what is repeated, and ends names. */
const stop = '/';

/** A text whose end is repeated, which takes steps as the square of its length, and by hand does not. */
function slower(texts: readonly Asked[], hand: Reader, made: Reader): string | undefined {
  const grows = (reader: Reader, rule: string, text: string, more: string): boolean => {
    const steps = [turns, 2 * turns].map((count) => reader.steps(rule, text + more.repeat(count) + stop));
    return (steps[1] ?? 0) > 3 * (steps[0] ?? 0);
  };
  for (const { rule, text } of texts) {
    const more = put.find((one) => grows(made, rule, text, one) && !grows(hand, rule, text, one));
    if (more === undefined) continue;
    return `Of ${code(text)}, any number of ${code(more)} and ${code(stop)}, it takes steps as the square of the length.`;
  }
  return undefined;
}

/** How often what is put is repeated. */
const turns = 40;

function nodesOf(reading: string): readonly string[] {
  return reading.match(/\([^()]+|\)/g) ?? [];
}

/** A node as the rule and its text; what is none, as the end of the node around it. */
function nodeOf(node: string | undefined, text: string): string {
  const [, rule = '', from = '', to = ''] = /^\((\S+) (\d+)-(\d+)/.exec(node ?? '') ?? [];
  if (rule === '') return 'no node';
  return `${code(rule)} ${code(text.slice(Number(from), Number(to)))}`;
}

/** What of roles.json would have no place in the transcription. */
function lostRole({ revision, grammar }: Source, peg: PegGrammar): string | undefined {
  try {
    readRoles(rolesSource(revision), grammar.bnf, peg);
    return undefined;
  } catch (error) {
    if (!(error instanceof GrammarError)) throw error;
    return `A component could not be told: ${error.problem}.`;
  }
}
