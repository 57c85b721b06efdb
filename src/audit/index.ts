/**
 * The public names of uri-revisions-cli/audit: comparison of other parsers with the documents. It runs on Node.
 * @module uri-revisions-cli/audit
 */
export type { Command } from './adapter-process.js';
export { type Adapter, adapters, type Claim, type Need, type Step } from './adapters.js';
export { type Audit, audit, type AuditOptions, type DocumentAudit, type FoundClass } from './audit.js';
export type { Baseline } from '../study/formatting/baseline.js';
export { baselineOf, withoutBaseline, readBaseline } from './audit.js';
export {
  type AcceptanceDifference,
  type Between,
  between,
  type Pair,
  type PairDifference,
} from './compare-parsers.js';
export { type CaseOptions, casesFor } from './cases.js';
export { type AuditClass } from './classes.js';
export { auditMarkdown, auditSarif } from './audit.js';
export { allowlist, type Allowed, type AllowlistOptions } from './allowlist.js';
export { famousStrings, type HostList } from './famous-strings.js';
export { hostCases, hostLists } from './host-cases.js';
export { type HostGroup, type HostReader, type Hosts, hosts, type HostsOptions } from './hosts.js';
export { issueReport } from './issue-report.js';
export { type Described, inProcess } from './runner.js';
export { type Places, PreparationError, prepare, type Readiness, readinessOf } from './installation.js';
export { userCache } from '../cli/output/user-cache.js';
export { isDisagreement, type Verdict, verdicts } from './judge.js';
export { learnParser, type LearnParserOptions } from './learn-parser.js';
export {
  type Assumptions,
  type StoredLanguage,
  storedLanguage,
  LearntFileError,
  type Learnt,
  type LearntClass,
  learntGrammar,
  type LearntLanguage,
  type LearntOf,
  nameOf,
  readLearnt,
  type Repetition,
  type StateGrowth,
} from '../study/learnt-language.js';
export type { LearningLimits, LearningProgress } from './learning/learn.js';
export { UnansweredError, UnsteadyAnswersError } from './learning/oracle.js';
export { type RelationTo, relationsOf } from './learn-parser.js';
export {
  type Accepted,
  type Answer,
  authorityNames,
  type AuthorityName,
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
  auditRecord,
  type RecordedLearning,
  type RecordEntry,
  type RecordedAnswer,
  type RecordedParser,
  type RecordFile,
} from './record.js';
export { AdapterError, type RunOptions, startParser } from './runner.js';
export type { StateTable, TableAutomaton } from '../grammar/automata/table-automaton.js';
