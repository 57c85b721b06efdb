/**
 * `prove`: proves that the transcriptions accept the languages of the documents, or finds a shortest counterexample.
 */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { declareCommand, option } from '../input/command.js';
import { ruleOrAll, shared } from '../input/options.js';
import { grammarOfRule, isGrammar } from '../input/grammar-options.js';
import {
  bnfOf,
  certificateOf,
  checkDecidable,
  type EquivalenceProof,
  formatCounterexamples,
  formatVerdict,
  editedPeg,
  pegIdentifier,
  withoutPlace,
  type PegGrammar,
  PegTextError,
  proveTranscription,
  readPeg,
  type RuleProof,
  together,
} from '../../study/index.js';
import { revisions } from '../../../generated/registry/ids.js';
import { visible } from '../../core/base/visible.js';
import { unknownName } from '../../core/base/unknown-name.js';
import { Misuse } from '../output/errors.js';
import { fileOf, readWhole } from '../input/inputs.js';
import { type RuleAtFault, rulesAtFault } from '../documents/grammar-file.js';
import { maxPegBytes } from '../documents/peg-file.js';
import { revisionId, revisionsNamed } from '../documents/load-revision.js';
import { csvRecord } from '../output/table.js';
import { writeWhole } from '../output/written-file.js';
import {
  elsewhere,
  withStudyErrors,
  type StudiedLanguage,
  studiedLanguage,
  studiedRule,
  transcriptionOf,
} from '../documents/studies.js';
import { Progress } from '../output/progress.js';
import type { Terminal } from '../output/terminal.js';
import { decoded, decodedPartly } from '../input/lines.js';

const about = `Each rule of a transcription (a PEG, see "grammar") is proved. The proof covers
all strings. "equal": the PEG accepts exactly what the document's corrected BNF
derives, and consumes only derivable prefixes. "variant": a copy of a rule for
one context, which may accept less than the rule. "UNDECIDED": a limit was
exceeded. The columns count states of the BNF's minimal automaton, derivatives
of the PEG, and compared pairs of both.

--peg proves your own rules, named as in the document, with "_" for "-" and
"plus" for "+"; all other rules are those of the transcription.

--certificate writes both grammars and the evidence for each verdict, which the
program uri-revisions-check-certificates verifies independently.`;

export const command = declareCommand({
  arguments: [['[REV]', 'the revisions (default: all)'], ruleOrAll],
  options: [
    option('--peg <FILE>', 'prove the rules of FILE instead; "-" for stdin'),
    option('--certificate <DIR>', 'write certificates of all rules to DIR'),
    shared.csv(),
    ...grammarOfRule,
    shared.json,
  ],
  about,
  topics: ['limits'],
  exit: {
    1: 'at least one rule is refuted; a shortest string shows it',
    2: 'usage error, or a rule is undecided or cannot be read',
  },
  examples: [
    'uri-revisions prove',
    'uri-revisions prove rfc1738 hostname',
    `echo 'port = [0-9]+' | uri-revisions prove url-1997 port --peg -`,
  ],
  run: async (name, rule, options, terminal) => {
    const { peg: file, certificate, json, csv } = options;
    if (certificate !== undefined && rule !== undefined)
      throw new Misuse('--certificate covers all rules; omit RULE');
    if (file !== undefined && name === undefined) throw new Misuse('--peg needs a revision to compare with');
    const isFile = name !== undefined && isGrammar(name);
    const asked = isFile
      ? [(await studiedLanguage(name, rule, options, terminal)).revision]
      : name === undefined
        ? revisions
        : file === undefined
          ? revisionsNamed(name)
          : [revisionId(name)];
    if (rule !== undefined && !isFile) await studiedRule(name, rule);
    const limits = file === undefined ? undefined : together();
    const own = file === undefined ? undefined : await textIn(file, terminal);
    const tasks: (readonly [StudiedLanguage['revision'], PegGrammar])[] = [];
    for (const revision of asked) {
      const transcription = transcriptionOf({ revision });
      const peg = own === undefined ? readPeg(transcription) : ownPeg(own, transcription, rule);
      tasks.push([revision, peg]);
    }
    if (csv) await terminal.print(csvRecord(['revision', 'rule', 'verdict', 'counterexamples']));
    else if (!json) await terminal.print(terminal.colours.bold(heading));
    const total =
      rule === undefined ? tasks.reduce((sum, [, { rules }]) => sum + rules.length, 0) : undefined;
    const progress = new Progress(terminal, 'rules', total);
    let proved = 0;
    let refuted = 0;
    let undecided = 0;
    const atFault: RuleAtFault[] = [];
    for (const [of, peg] of tasks) {
      const revision = typeof of === 'string' ? of : of.revision;
      const proofs = withStudyErrors(
        proveTranscription({ peg, bnf: bnfOf(of), rule, ...(limits && { limits }) }),
      );
      const decided: RuleProof[] = [];
      for (const [proof, milliseconds] of timed(proofs)) {
        decided.push(proof);
        if (proof.proved) proved++;
        else if (proof.kind === 'undecided') undecided++;
        else refuted++;
        if (json) await terminal.printJson({ revision, ...proofJson(proof), milliseconds });
        else if (csv) await terminal.print(record(revision, proof));
        else await terminal.print(lines(revision, proof, milliseconds, terminal));
        progress.add();
      }
      if (certificate !== undefined) writeCertificate(certificate, of, peg, decided);
      const missing = rule === undefined ? rulesAtFault(of) : [];
      atFault.push(...missing);
      for (const missingRule of missing) {
        const { rule: identifier, reason } = missingRule;
        if (json)
          await terminal.printJson({
            revision,
            kind: 'omitted',
            identifier,
            rule: identifier,
            proved: false,
            reason,
          });
        else if (csv) await terminal.print(csvRecord([revision, identifier, 'omitted', reason]));
        else await terminal.print(`${row(revision, identifier, ['omitted', '', '', '', '']).trimEnd()}\n`);
      }
    }
    const rest = undecided === 0 ? '' : `, ${undecided} undecided within the limits; ${elsewhere}`;
    terminal.say(...atFault.map((missingRule) => `not proved: ${missingRule.rule}: ${missingRule.reason}`));
    if (isFile) terminal.say(compared(file, name));
    terminal.say(`${proved} ${proved === 1 ? 'rule' : 'rules'} proved, ${refuted} refuted${rest}`);
    if (refuted > 0) terminal.end(1);
    if (undecided > 0 || (refuted === 0 && atFault.length > 0)) terminal.end(2);
  },
});

/** Writes the files of a certificate to a folder. */
function writeCertificate(
  folder: string,
  of: StudiedLanguage['revision'],
  peg: PegGrammar,
  proofs: readonly RuleProof[],
): void {
  const name = typeof of === 'string' ? of : of.revision;
  mkdirSync(folder, { recursive: true });
  for (const [ending, text] of Object.entries(certificateOf(of, peg, proofs)))
    writeWhole(join(folder, `${name}.${ending}`), String(text));
}

/** States what the rules of a file were compared with. */
function compared(peg: string | undefined, name: string): string {
  return peg === undefined
    ? `Each rule was compared with its copy as a PEG, in which "/" commits. "uri-revisions transcribe ${visible(name)}" repairs the copies.`
    : `Rules missing from ${visible(peg === '-' ? 'standard input' : peg)} were compared with their copies as a PEG.`;
}

/** Returns a proof as JSON; a limit becomes its message. */
function proofJson(proof: RuleProof): object {
  return proof.kind === 'undecided' ? { ...proof, limit: proof.limit.problem } : proof;
}

/** A file of the user's own rules. */
interface OwnRules {
  readonly file: string;
  readonly text: string;
}

/** Returns the text of a file. @throws Misuse if it is not UTF-8, Unreadable */
async function textIn(file: string, terminal: Terminal): Promise<OwnRules> {
  const bytes = await readWhole(fileOf(file, terminal), maxPegBytes);
  const text = decoded(bytes)?.replace(/^\uFEFF/, '');
  if (text !== undefined) return { file, text };
  throw new Misuse(
    `"${file}" is not a transcription: it is not UTF-8 at byte ${decodedPartly(bytes).offset}`,
  );
}

/**
 * Returns a transcription with the user's own rules in place of its rules. @throws Misuse if they cannot be read or
 * decided, or lack the rule
 */
function ownPeg({ file, text }: OwnRules, transcription: string, rule: string | undefined): PegGrammar {
  try {
    const defined = readPeg(text).rules.map(({ name }) => name);
    const asked = rule === undefined ? undefined : pegIdentifier(rule);
    if (asked !== undefined && !defined.some((name) => withoutPlace(name) === asked))
      throw unknownName(`rule in "${file}"`, asked, defined);
    const peg = { ...readPeg(editedPeg(text, transcription)), authoredLength: text.length };
    checkDecidable(peg);
    return peg;
  } catch (error) {
    if (!(error instanceof PegTextError)) throw error;
    throw new Misuse(`"${file}" is not a transcription: ${error.seenFrom(text).message}`);
  }
}

/** Yields each proof with its duration in milliseconds. */
function* timed(proofs: Iterable<RuleProof>): Generator<readonly [RuleProof, number]> {
  let start = performance.now();
  for (const proof of proofs) {
    yield [proof, Math.round(performance.now() - start)];
    start = performance.now();
  }
}

type Columns = readonly [verdict: string, states: string, derivatives: string, pairs: string, ms: string];

const heading = `${row('revision', 'rule', ['verdict', 'BNF', 'PEG', 'pairs', 'ms'])}\n`;

function row(revision: string, rule: string, [verdict, ...numbers]: Columns): string {
  const [states, derivatives, pairs, ms] = numbers;
  return [
    revision.padEnd(13),
    rule.padEnd(22),
    verdict.padEnd(14),
    states.padStart(5),
    derivatives.padStart(5),
    pairs.padStart(6),
    ms.padStart(6),
  ].join(' ');
}

function record(revision: string, proof: RuleProof): string {
  return csvRecord([revision, nameOf(proof), formatVerdict(proof), formatCounterexamples(proof).join('; ')]);
}

function nameOf(proof: RuleProof): string {
  return proof.kind === 'transcription' ? proof.rule : proof.identifier;
}

/** Formats a line for a rule, and one for each string that refutes it. */
function lines(revision: string, proof: RuleProof, milliseconds: number, { colours }: Terminal): string {
  const { equivalence, pairs } = sizesOf(proof);
  const line = row(revision, nameOf(proof), [
    formatVerdict(proof),
    String(equivalence?.bnfStates ?? ''),
    String(equivalence?.pegStates ?? ''),
    String(pairs ?? ''),
    String(milliseconds),
  ]);
  const shown = proof.proved ? line : colours.bold(colours.red(line));
  return [shown, ...formatCounterexamples(proof).map((text) => `  ${text}`)]
    .map((text) => `${text}\n`)
    .join('');
}

function sizesOf(proof: RuleProof): { readonly equivalence?: EquivalenceProof; readonly pairs?: number } {
  if (proof.kind === 'unknown' || proof.kind === 'undecided') return {};
  const { pairs } = proof.consumption;
  if (proof.kind === 'reading') return { pairs };
  const { equivalence } = proof;
  return { equivalence, pairs: pairs + equivalence.pairs };
}
