/**
 * Writer of generated/record.ts: the answers of every parser of the audit to likely questions and to the texts that
 * the audit reports, with its learnt automaton and the test of that against held-out texts.
 */
import { deflateRawSync } from 'node:zlib';
import { revisions } from '../../generated/registry/ids.js';
import { hostLists } from '../../src/audit/host-cases.js';
import { type Answer, type Failure, isAccepted, type Learnt, type Parser } from '../../src/audit/index.js';
import { acceptanceOf } from '../../src/audit/protocol.js';
import { mixedTexts } from '../../src/audit/learning/mixed-texts.js';
import {
  answersIn,
  format,
  type RecordedLearning,
  type RecordedAnswer,
  type RecordedParser,
  type RecordFile,
  unpackAutomaton,
  version,
} from '../../src/audit/record.js';
import type { Automaton } from '../../src/core/automaton/automaton.js';
import type { EncodedAutomaton } from '../../src/core/automaton/dfa-table.js';
import { accepts } from '../../src/core/automaton/walk.js';
import { contains } from '../../src/core/base/code-units.js';
import type { TableAutomaton } from '../../src/grammar/automata/table-automaton.js';
import type { Example } from '../../src/grammar/bnf/examples.js';
import { encodeRuns, encodeStates, similarRowsTogether } from '../../src/grammar/emit/encode-automaton.js';
import { gallery } from '../../src/web/data/examples.js';
import { loadExamples } from '../load/examples.js';
import { type Verdicts, verdictsOf } from './compare-languages.js';
import type { AuditData, AuditedParser, ParserComparisons, AuditResults, Running } from './run-audits.js';

/** Encodes the automaton as text. Its numbers have 16 bits, so it may have at most 65,535 states. */
export function packAutomaton(automaton: TableAutomaton): EncodedAutomaton {
  const classes = encodeRuns([...automaton.table.classes]);
  return encodeStates(automaton, similarRowsTogether(automaton, 1), classes);
}

/** Encodes a record as the text that readRecord reads: deflated, as base64, in lines. */
export function packRecord(record: RecordFile): string {
  const packed = deflateRawSync(JSON.stringify(record), { level: 9 }).toString('base64');
  return `${packed.match(/.{1,120}/g)?.join('\n') ?? ''}\n`;
}

const size = { count: 20_000, seed: 1 };
/**
 * For this many of the texts a variant is added that begins with a name in Punycode; learning asks about few of these.
 */
const punycode = 2000;
/** All of US-ASCII, and some characters beyond it. */
const units = [...Array.from({ length: 0x80 }, (_, unit) => unit), 0xe9, 0x4e2d, 0xd83d, 0xde00];

/** Returns the held-out texts, without the prefix. */
export function heldOutTexts(): ReadonlySet<string> {
  const mixed = [...mixedTexts({ ...size, asked: units })];
  return new Set([...mixed, ...mixed.slice(0, punycode).map((text) => `xn--${text}`)]);
}

export interface HeldOut {
  readonly texts: number;
  /** Number of them on which the learnt automaton contradicts the parser. */
  readonly wrong: number;
}

/**
 * Tests an automaton on the held-out texts. Skips texts with characters that learning could not ask about, and those
 * without an answer of the parser.
 */
export function heldOutOf(
  automaton: Automaton,
  unasked: Learnt['assumptions']['unasked'],
  held: Iterable<string>,
  verdicts: Verdicts,
): HeldOut {
  const isAsked = (text: string): boolean => {
    for (let i = 0; i < text.length; i++) if (contains(unasked, text.charCodeAt(i))) return false;
    return true;
  };
  const answered = [...held].filter((text) => verdicts.has(text) && isAsked(text));
  const wrong = answered.filter((text) => accepts(automaton, text) !== verdicts.get(text));
  return { texts: answered.length, wrong: wrong.length };
}

export const recordFile = 'generated/record.ts';

export function recordModule(packed: string): string {
  return `/** The record of the audit of parsers. Written by \`npm run audit\`. */\nexport const record = \`\n${packed}\`;\n`;
}

/** The stored data of a parser that was learnt completely. */
export type Packed = Extract<RecordedLearning, { readonly automaton: unknown }>;

/** Tests the earlier result of a parser against the one that runs now. @param prefix the text before its texts */
export async function retested(learnt: Packed, parser: Parser, prefix: string): Promise<Packed> {
  const { automaton, unasked } = learnt;
  const held = heldOutTexts();
  const verdicts = await verdictsOf(parser, held, prefix);
  return { automaton, unasked, ...heldOutOf(unpackAutomaton(automaton), unasked, held, verdicts) };
}

/** Returns the texts of the page's gallery, of the documents, and of the audit, and hosts at their boundaries. */
function recordedTexts(
  { prefix, parsers, hosts }: AuditData,
  others: readonly ParserComparisons[],
): readonly string[] {
  const comparisons = [...parsers.map(({ documents }) => documents), ...others.map((one) => one.parsers)];
  const texts = comparisons.flatMap((those) =>
    those.flatMap(({ onlyThis, onlyOther }) => [onlyThis, onlyOther]),
  );
  return [
    ...new Set([
      ...gallery.flatMap(({ examples }) => examples.map(({ text }) => text)),
      ...revisions.flatMap((id) => loadExamples(id).flatMap(wholeReference)),
      ...texts.flatMap((text) => (text === null ? [] : [prefix + text])),
      ...parsers.flatMap(({ classes }) => classes.map(({ witness }) => witness)),
      ...hosts.map(({ witness }) => witness),
      ...hostLists.flatMap(({ texts }) => texts),
    ]),
  ];
}

/** An audit, and the stored learning results, by the names of adapters. */
interface Audited extends Omit<AuditResults, 'record'> {
  readonly packed: ReadonlyMap<string, Packed>;
}

/**
 * Asks the parsers of an audit, and returns the record. @param before the record whose answers stay for parsers that do
 * not run here; its other texts have no answer of theirs
 */
export async function recordOf(
  { data, others, packed }: Audited,
  date: string,
  running: readonly Running[],
  before?: RecordFile,
): Promise<RecordFile> {
  const texts = recordedTexts(data, others);
  const answers: RecordedAnswer[][] = texts.map(() => []);
  const parsers: RecordedParser[] = [];
  for (const audited of data.parsers) {
    const one = running.find(({ adapter }) => adapter.name === audited.adapter);
    if (one === undefined) {
      const place = before?.parsers.findIndex(({ adapter }) => adapter === audited.adapter) ?? -1;
      const kept = before?.parsers[place];
      if (before === undefined || kept === undefined) continue;
      parsers.push({ date: before.date, ...kept });
      const known = new Map(before.texts.map((row) => [row[0], answersIn(row)[place]]));
      texts.forEach((text, i) => answers[i]?.push(known.get(text) ?? null));
      continue;
    }
    const { adapter, parser } = one;
    const { name, version: ofParser, cannot, changes } = parser.declaration;
    const learnt = onRecord(audited, packed.get(adapter.name));
    const { name: adapterName, language } = adapter;
    parsers.push({ adapter: adapterName, language, name, version: ofParser, cannot, changes, learnt });
    let i = 0;
    for await (const { answer } of parser.ask(texts)) answers[i++]?.push(recorded(answer));
  }
  return {
    format,
    version,
    date,
    prefix: data.prefix,
    parsers,
    texts: texts.map((text, i) => {
      const all = answers[i] ?? [];
      const different = [...new Set(all)];
      return [text, all.map((answer) => different.indexOf(answer).toString(36)).join(''), ...different];
    }),
  };
}

function wholeReference(example: Example): readonly string[] {
  return example.kind === 'valid' && example.start === undefined ? [example.text] : [];
}

function recorded(answer: Answer | Failure): RecordedAnswer {
  return isAccepted(answer) ? (answer.host ?? true) : (acceptanceOf(answer) ?? null);
}

function onRecord({ adapter, learnt }: AuditedParser, packed: Packed | undefined): RecordedLearning {
  if ('problem' in learnt) return { problem: learnt.problem };
  const { states, stopped, restricted } = learnt;
  if (stopped !== undefined && restricted === undefined) return { stopped, states };
  if (packed?.automaton[1] === (restricted?.states ?? states)) return packed;
  throw new Error(`${adapter}: the audit is not of the automaton that is kept`);
}
