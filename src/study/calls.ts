/** The calls of uri-revisions-cli/grammar that take grammars, automata, trees and results as they are, arguments checked. */
import {
  aBoolean,
  aBound,
  aCount,
  aFunction,
  aList,
  aString,
  type Check,
  listOf,
  oneOf,
  optional,
  recordOf,
} from '../base/arguments.js';
import { together as togetherUnchecked } from '../base/limits.js';
import { accepts as acceptsUnchecked } from '../automaton/walk.js';
import { countDerivations as countDerivationsUnchecked } from './ambiguity/derivation-count.js';
import { derivationsOf as derivationsOfUnchecked } from './ambiguity/derivations.js';
import * as trees from './ambiguity/tree-derivations.js';
import { shortestWord as shortestWordUnchecked } from './automata/explore.js';
import { minimalAutomaton as minimalAutomatonUnchecked } from './automata/minimal-dfa.js';
import { automatonSvg as automatonSvgUnchecked } from './diagrams/automaton-svg.js';
import { automatonDot as automatonDotUnchecked } from './diagrams/dot.js';
import * as railroad from './diagrams/railroad.js';
import * as ofDerivations from './formatting/format-derivations.js';
import * as ofDiff from './formatting/format-diff.js';
import * as ofMigration from './formatting/format-migration.js';
import { formatMigrationGroups as formatMigrationGroupsUnchecked } from './formatting/format-migration-groups.js';
import * as ofProof from './formatting/format-proof.js';
import * as ofAlgorithms from './formatting/format-algorithm-strength.js';
import * as ofStrength from './formatting/format-strength.js';
import * as ofTables from './formatting/format-tables.js';
import * as ofTranscription from './formatting/format-transcription.js';
import * as kinds from './kinds.js';
import * as groups from './migration/groups.js';
import type { Migration } from './migration/migrate.js';
import { checkDecidable as checkDecidableUnchecked } from './peg/check-peg.js';
import { editedPeg as editedPegUnchecked } from './peg/edited-peg.js';
import { interpret as interpretUnchecked } from './peg/interpret.js';
import { naivePeg as naivePegUnchecked } from './peg/naive-transcription.js';
import * as names from './peg/peg.js';
import { readPeg as readPegUnchecked } from './peg/read-peg.js';
import * as tracing from './peg/trace.js';
import * as proofs from './proof/prove.js';
import { proveTranscription as proveTranscriptionUnchecked } from './proof/prove-transcription.js';
import * as suites from './proof/w-method.js';
import { alphabetOf as alphabetOfUnchecked } from './relations/alphabet.js';
import { compareAutomata as compareAutomataUnchecked } from './relations/compare-rules.js';
import * as counts from './sampling/count.js';
import * as hints from './transcribe/hint.js';
import * as transcribing from './transcribe/transcribe.js';

/**
 * The call, once its arguments are found to be what these checks, in their order and by their names, ask for. Of options
 * it gets those that the check has found; what has no check it gets as it is.
 */
function checked<Call extends (...values: never[]) => unknown>(
  name: string,
  call: Call,
  checks: Readonly<Record<string, Check | kinds.OptionsCheck<object>>>,
): Call {
  const parameters = Object.entries(checks);
  return ((...values: never[]) => {
    const known = parameters.map(
      ([parameter, check], i) => check(values[i], `${name}: the ${parameter}`) ?? values[i],
    );
    return call(...(known as never[]), ...values.slice(known.length));
  }) as Call;
}

const { aBnf, anAutomaton, aPeg, aTree, limits } = kinds;
const rule = aString;
const text = aString;

export const accepts = checked('accepts', acceptsUnchecked, { automaton: anAutomaton, text });
export const alphabetOf = checked('alphabetOf', alphabetOfUnchecked, { automaton: anAutomaton });
export const automatonDot = checked('automatonDot', automatonDotUnchecked, {
  automaton: anAutomaton,
  title: aString,
});
export const automatonSvg = checked('automatonSvg', automatonSvgUnchecked, {
  automaton: anAutomaton,
  title: aString,
});
export const shortestWord = checked('shortestWord', shortestWordUnchecked, { automaton: anAutomaton });
export const compareAutomata = checked('compareAutomata', compareAutomataUnchecked, {
  'first automaton': anAutomaton,
  'second automaton': anAutomaton,
  options: kinds.optionsOf('compareAutomata', kinds.comparing),
});
export const countWords = checked('countWords', counts.countWords, {
  automaton: anAutomaton,
  length: aCount,
  alphabet: optional(kinds.codeUnits),
  limits,
});
export const shareOfWords = checked('shareOfWords', counts.shareOfWords, {
  automaton: anAutomaton,
  length: aCount,
  limits,
});
export const wMethodSuite = checked('wMethodSuite', suites.wMethodSuite, {
  automaton: anAutomaton,
  options: kinds.optionsOf<suites.SuiteOptions>(
    'wMethodSuite',
    { extraStates: aCount, partial: aBoolean, characters: listOf(aCount) },
    'extraStates',
  ),
});
export const characterSuite = checked('characterSuite', suites.characterSuite, {
  automaton: anAutomaton,
  characters: optional(listOf(aCount)),
});

export const minimalAutomaton = checked('minimalAutomaton', minimalAutomatonUnchecked, {
  grammar: aBnf,
  rule,
  limits,
});
export const countDerivations = checked('countDerivations', countDerivationsUnchecked, {
  grammar: aBnf,
  rule,
  text,
  limits,
});
export const derivationsOf = checked('derivationsOf', derivationsOfUnchecked, {
  grammar: aBnf,
  rule,
  text,
  limits,
});
export const countDerivationsOfTree = checked('countDerivationsOfTree', trees.countDerivationsOfTree, {
  grammar: aBnf,
  tree: aTree,
  text,
});
export const flattenTails = checked('flattenTails', trees.flattenTails, { tree: aTree });
export const sameTree = checked('sameTree', trees.sameTree, { 'first tree': aTree, 'second tree': aTree });
export const naivePeg = checked('naivePeg', naivePegUnchecked, { grammar: aBnf });

const drawing = { link: aFunction, title: aString, description: aString, id: aString };
export const bnfRailroad = checked('bnfRailroad', railroad.bnfRailroad, {
  grammar: aBnf,
  rule,
  options: kinds.optionsOf<railroad.RailroadOptions>('bnfRailroad', drawing),
});
export const pegRailroad = checked('pegRailroad', railroad.pegRailroad, {
  source: recordOf({ revision: aString, text, peg: aPeg, ruleNames: listOf(aString) }),
  rule,
  options: kinds.optionsOf<railroad.RailroadOptions>('pegRailroad', drawing),
});

export const pegIdentifier = checked('pegIdentifier', names.pegIdentifier, { name: aString });
export const withoutPlace = checked('withoutPlace', names.withoutPlace, { identifier: aString });
export const readPeg = checked('readPeg', readPegUnchecked, { text });
export const editedPeg = checked('editedPeg', editedPegUnchecked, {
  'own rules': aString,
  transcription: aString,
});
export const checkDecidable = checked('checkDecidable', checkDecidableUnchecked, { grammar: aPeg });
export const interpret = checked('interpret', interpretUnchecked, {
  grammar: aPeg,
  rule,
  text,
  steps: optional(aBound),
});
export const trace = checked('trace', tracing.trace, {
  task: kinds.optionsOf<tracing.TraceTask>(
    'trace',
    { peg: aPeg, rule, text, ruleNames: listOf(aString), steps: aBound },
    'peg',
    'rule',
    'text',
    'ruleNames',
  ),
});

const peg: Check = (value, what) => {
  if (typeof value !== 'string') aPeg(value, what);
};
const task = { rule, peg, bnf: aBnf, limits };
export const proveEquivalence = checked('proveEquivalence', proofs.proveEquivalence, {
  task: kinds.optionsOf<proofs.ProofTask>('proveEquivalence', task, 'rule', 'peg', 'bnf'),
});
export const proveConsumption = checked('proveConsumption', proofs.proveConsumption, {
  task: kinds.optionsOf<Parameters<typeof proofs.proveConsumption>[0]>(
    'proveConsumption',
    { ...task, identifier: aString },
    'rule',
    'peg',
    'bnf',
  ),
});
export const proveTranscription = checked('proveTranscription', proveTranscriptionUnchecked, {
  task: kinds.optionsOf('proveTranscription', { ...task, peg: aPeg }, 'peg', 'bnf'),
});

export const transcribe = checked('transcribe', transcribing.transcribe, {
  grammar: aBnf,
  options: kinds.optionsOf<transcribing.TranscribeOptions>('transcribe', {
    rule,
    prefer: oneOf('first', 'longest'),
    limits,
    progress: aFunction,
  }),
});

/** The call of a pure function on a result; what is missing below the level of the check is reported too. */
function ofResult<Result, More extends readonly unknown[], Told>(
  name: string,
  call: (result: Result, ...more: More) => Told,
  from: string,
  check: Check,
): (result: Result, ...more: More) => Told {
  return (result, ...more) => {
    check(result, `${name}: the result`);
    try {
      return call(result, ...more);
    } catch (cause) {
      throw new TypeError(`${name}: the result must be as ${from} gives it`, { cause });
    }
  };
}

export const eventPlace = ofResult('eventPlace', tracing.eventPlace, 'trace', recordOf({ type: aString }));
const aProof = recordOf({ kind: aString, identifier: aString, proved: aBoolean });
export const formatVerdict = ofResult('formatVerdict', ofProof.formatVerdict, 'proveTranscription', aProof);
export const formatCounterexamples = ofResult(
  'formatCounterexamples',
  ofProof.formatCounterexamples,
  'proveTranscription',
  aProof,
);
export const formatAmbiguity = ofResult(
  'formatAmbiguity',
  ofDerivations.formatAmbiguity,
  'ambiguity',
  recordOf({ revision: aString, rule, ambiguous: aBoolean }),
);
export const formatDerivations = ofResult(
  'formatDerivations',
  ofDerivations.formatDerivations,
  'derivations',
  recordOf({ revision: aString, rule, text, first: aList }),
);
export const formatComparison = ofResult(
  'formatComparison',
  ofDiff.formatComparison,
  'compareRules',
  recordOf({ first: aString, second: aString, comparison: recordOf({ relation: aString }) }),
);
export const formatDiff = ofResult(
  'formatDiff',
  ofDiff.formatDiff,
  'diff',
  recordOf({ before: aString, after: aString, rules: aList }),
);
export const formatPrintedDiff = ofResult(
  'formatPrintedDiff',
  ofDiff.formatPrintedDiff,
  'diffPrinted',
  recordOf({ revision: aString, start: aString, corrections: aList }),
);
const aMigration = recordOf({ before: aString, after: aString, classes: aList });
export const formatMigration = ofResult(
  'formatMigration',
  (migration: Migration) => ofMigration.formatMigration(migration),
  'migrate',
  aMigration,
);
export const formatMigrationGroups = ofResult(
  'formatMigrationGroups',
  (migration: Migration) => formatMigrationGroupsUnchecked(migration),
  'migrate',
  aMigration,
);
export const migrationGroups = ofResult('migrationGroups', groups.migrationGroups, 'migrate', aMigration);
export const migrationMarkdown = ofResult(
  'migrationMarkdown',
  (migration: Migration) => ofMigration.migrationMarkdown(migration),
  'migrate',
  aMigration,
);
export const formatAlphabets = ofResult('formatAlphabets', ofTables.formatAlphabets, 'alphabets', aList);
export const formatCounts = ofResult('formatCounts', ofTables.formatCounts, 'countStrings', aList);
export const formatAlgorithmStrength = ofResult(
  'formatAlgorithmStrength',
  ofAlgorithms.formatAlgorithmStrength,
  'algorithmStrength',
  recordOf({ kinds: aList, untold: aList, untested: aList, wrong: aList }),
);
export const formatStrength = ofResult(
  'formatStrength',
  ofStrength.formatStrength,
  'strength',
  recordOf({ kinds: aList, untested: aList, wrong: aList }),
);
export const formatDepartures = ofResult(
  'formatDepartures',
  ofTranscription.formatDepartures,
  'transcribe',
  recordOf({ rules: aList, failed: aList, reasons: aList, ambiguous: aList }),
);
const aTranscription = recordOf({ rules: aList, failed: aList, ambiguous: aList, peg: aString });
export const repairHint = checked(
  'repairHint',
  ofResult('repairHint', hints.repairHint, 'transcribe', aTranscription),
  { result: aTranscription, rule },
);
const matrixOf = ofResult(
  'formatMatrix',
  (rows: Parameters<typeof ofTables.formatMatrix>[1], revisions: readonly string[]) =>
    ofTables.formatMatrix(revisions, rows),
  'matrix',
  aList,
);
export const formatMatrix = checked(
  'formatMatrix',
  (revisions: readonly string[], rows: Parameters<typeof ofTables.formatMatrix>[1]) =>
    matrixOf(rows, revisions),
  { revisions: listOf(aString) },
);
export const together = checked('together', togetherUnchecked, { limits });
