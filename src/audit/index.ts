/**
 * The public names of uri-revisions-cli/audit: other parsers beside the documents. It runs on Node.
 * @module uri-revisions-cli/audit
 */
export type { Command } from './adapter-process.js';
export { type Adapter, adapters, type Need, type Step } from './adapters.js';
export { type Audit, audit, type AuditOptions, type DocumentAudit, type FoundClass } from './audit.js';
export { type Baseline, baselineOf, beyond, readBaseline } from './baseline.js';
export {
  authorityNames,
  type AuthorityName,
  type Between,
  between,
  type Pair,
  type PairDifference,
} from './between.js';
export { type CaseOptions, casesFor } from './cases.js';
export { type AuditClass } from './classes.js';
export { auditMarkdown, auditSarif } from './formats.js';
export { hostCases } from './host-cases.js';
export { type Described, inProcess } from './in-process.js';
export {
  type Places,
  PreparationError,
  prepare,
  type Readiness,
  readinessOf,
  userCache,
} from './installation.js';
export { isDisagreement, type Verdict, verdicts } from './judge.js';
export { learnParser, type LearnParserOptions } from './learn-parser.js';
export {
  type KeptLanguage,
  keptLanguage,
  LearntFileError,
  learntGrammar,
  type LearntLanguage,
  type LearntOf,
  nameOf,
  readLearnt,
} from './learning/kept.js';
export {
  type Assumptions,
  type LearningLimits,
  type LearningProgress,
  type Learnt,
  type LearntClass,
} from './learning/learn.js';
export { UnansweredError, UnsteadyAnswersError } from './learning/oracle.js';
export { type RelationTo, relationsOf } from './learning/relations.js';
export {
  type Accepted,
  type Answer,
  type Change,
  changes,
  type ComponentName,
  componentNames,
  type Declaration,
  type Failure,
  inabilities,
  type Inability,
  isAccepted,
  type Outcome,
  type Parser,
  ProtocolError,
  protocolVersion,
} from './protocol.js';
export {
  AuditRecord,
  type LearntOnRecord,
  type OnRecord,
  type RecordedAnswer,
  type RecordedParser,
  type RecordFile,
  readRecord,
} from './learning/record.js';
export { AdapterError, type RunOptions, startParser } from './runner.js';
export type { StateTable, TableAutomaton } from '../study/automata/table-automaton.js';
