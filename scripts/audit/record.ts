/**
 * generated/record.txt: what every parser of the audit makes of the texts that people are most likely to ask about, and of
 * those that the audit tells, with what was learnt of it.
 */
import { revisions } from '../../generated/registry/ids.js';
import { type Answer, type Failure, isAccepted, type Parser } from '../../src/audit/index.js';
import { plainHostCases } from '../../src/audit/host-cases.js';
import { unpackAutomaton } from '../../src/audit/learning/packed.js';
import {
  format,
  type LearntOnRecord,
  type RecordedAnswer,
  type RecordedParser,
  type RecordFile,
  version,
} from '../../src/audit/learning/record.js';
import type { Example } from '../../src/study/bnf/examples.js';
import { gallery } from '../../src/web/data/examples.js';
import { loadExamples } from '../load/examples.js';
import { verdictsOf } from './beside.js';
import type { AuditData, AuditedParser, BesideOthers, Gathered, Running } from './gather.js';
import { heldOutOf, heldOutTexts } from './held-out.js';

export const recordFile = 'generated/record.txt';

/** What is kept of a parser that was learnt to the end. */
export type Packed = Extract<LearntOnRecord, { readonly automaton: unknown }>;

/** What was learnt of a parser earlier, held against the one that runs now. @param prefix what stands before its texts */
export async function heldAgain(learnt: Packed, parser: Parser, prefix: string): Promise<Packed> {
  const { automaton, unasked } = learnt;
  const held = heldOutTexts();
  const verdicts = await verdictsOf(parser, held, prefix);
  return { automaton, unasked, ...heldOutOf(unpackAutomaton(automaton), unasked, held, verdicts) };
}

/** Those of the page's gallery, of the documents, and of the audit, and hosts at their boundaries. */
export function recordedTexts(
  { prefix, parsers, hosts }: AuditData,
  others: readonly BesideOthers[],
): readonly string[] {
  const besides = [...parsers.map(({ documents }) => documents), ...others.map((one) => one.parsers)];
  const told = besides.flatMap((those) => those.flatMap(({ onlyThis, onlyOther }) => [onlyThis, onlyOther]));
  return [
    ...new Set([
      ...gallery.flatMap(({ examples }) => examples.map(({ text }) => text)),
      ...revisions.flatMap((id) => loadExamples(id).flatMap(wholeReference)),
      ...told.flatMap((text) => (text === null ? [] : [prefix + text])),
      ...parsers.flatMap(({ classes }) => classes.map(({ witness }) => witness)),
      ...hosts.map(({ witness }) => witness),
      ...plainHostCases(),
    ]),
  ];
}

/** An audit, and what is kept of what was learnt, by the names of adapters. */
interface Audited extends Omit<Gathered, 'record'> {
  readonly packed: ReadonlyMap<string, Packed>;
}

/** Asks the parsers of an audit. */
export async function recordOf(
  { data, others, packed }: Audited,
  date: string,
  running: readonly Running[],
): Promise<RecordFile> {
  const texts = recordedTexts(data, others);
  const answers: RecordedAnswer[][] = texts.map(() => []);
  const parsers: RecordedParser[] = [];
  for (const { adapter, parser } of running) {
    const audited = data.parsers.find((one) => one.adapter === adapter.name);
    if (audited === undefined) continue;
    const { name, version: ofParser } = parser.declaration;
    const learnt = onRecord(audited, packed.get(adapter.name));
    parsers.push({ adapter: adapter.name, language: adapter.language, name, version: ofParser, learnt });
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
  if (isAccepted(answer)) return answer.host ?? true;
  return 'ok' in answer || 'thrown' in answer ? false : null;
}

function onRecord({ adapter, learnt }: AuditedParser, packed: Packed | undefined): LearntOnRecord {
  if ('problem' in learnt) return { problem: learnt.problem };
  const { states, stopped } = learnt;
  if (stopped !== undefined) return { stopped, states };
  if (packed?.automaton[1] === states) return packed;
  throw new Error(`${adapter}: the audit is not of the automaton that is kept`);
}
