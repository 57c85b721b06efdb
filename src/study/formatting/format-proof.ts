/** The proof of a rule in words, and the departures of a transcription as a table. */
import { pointer, visible } from '../../core/base/visible.js';
import type { RuleProof } from '../../grammar/proof/prove-transcription.js';
import { type Transcription, usesFailedRule } from '../../grammar/transcribe/transcribe.js';
import { counted, list, word } from './format-text.js';

/** Returns the verdict in a word or two, in capitals unless proved. */
export function formatVerdict(proof: RuleProof): string {
  if (proof.kind === 'unknown') return 'NOT IN THE BNF';
  if (proof.kind === 'undecided') return 'UNDECIDED';
  if (proof.kind === 'transcription' && !proof.equivalence.equal) return 'DIFFERENT';
  if (!proof.consumption.derivable) return 'CONSUMES MORE';
  return proof.kind === 'transcription' ? 'equal' : 'variant';
}

/** Formats a line for each shortest counterexample; for an undecided rule, the reason. */
export function formatCounterexamples(proof: RuleProof): readonly string[] {
  if (proof.kind === 'unknown') return [];
  if (proof.kind === 'undecided') return [visible(proof.limit.problem)];
  const lines: string[] = [];
  if (proof.kind === 'transcription' && !proof.equivalence.equal) {
    const { text, peg } = proof.equivalence.counterexample;
    const [accepts, rejects] = peg ? ['the PEG', 'the BNF'] : ['the BNF', 'the PEG'];
    lines.push(`${quote(text)}: ${accepts} accepts, ${rejects} rejects`);
  }
  if (!proof.consumption.derivable) {
    const { consumed, followedBy } = proof.consumption;
    lines.push(`consumes ${quote(consumed)}, which is not derivable, before ${quote(followedBy)}`);
  }
  return lines;
}

/** Quotes a text so that no character passes for another, as the Kelvin sign does for a "K". */
function quote(text: string): string {
  return visible(JSON.stringify(text)).replace(/[^\0-\x7f]/gu, (c) =>
    c.normalize('NFKC') === c ? c : `\\u{${(c.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`,
  );
}

const kindWidth = 'recursion as repetition'.length;

/**
 * Formats a line for each departure, then the number of departures, the rules that were not transcribed and the
 * ambiguous ones.
 */
export function formatDepartures({ rules, failed, reasons, ambiguous, undecided }: Transcription): string {
  const departing = rules.filter(({ departures }) => departures.length > 0);
  const width = departing.reduce((most, { identifier }) => Math.max(most, identifier.length), 0);
  const rows = departing.flatMap(({ identifier, departures }) =>
    departures.map(({ kind, written, text }) =>
      `${identifier.padEnd(width)}  ${kind.padEnd(kindWidth)}  ${text === undefined ? '' : word(text)}  ${written}`.trimEnd(),
    ),
  );
  const readings = rules.filter(({ identifier }) => identifier.includes('__')).length;
  const transcribed = rules.length - readings;
  const repaired = departing.filter(({ identifier }) => !identifier.includes('__')).length;
  return [
    ...(rows.length === 0 ? [] : ['repaired rules, each with its repair and a string that needs it:\n']),
    ...rows.map((row) => `${row}\n`),
    ...(rows.length === 0 ? [] : ['\n']),
    `${counted(transcribed, 'rule')} transcribed and proved: ${transcribed - repaired} copied, ${repaired} repaired${readings === 0 ? '' : `; ${counted(readings, 'rule variant')} for single places`}\n`,
    ...(failed.length === 0 ? [] : [list('not transcribed: ', failed)]),
    ...reasons.flatMap(({ rule, reason, printed }) => [
      `  ${word(rule)}: ${visible(reason)}\n`,
      ...(reason === usesFailedRule ? [] : [placed(printed)]),
    ]),
    ...(undecided.length === 0 ? [] : [list('ambiguity not decided within the limits: ', undecided)]),
    ...(ambiguous.length === 0
      ? []
      : [
          list('ambiguous, each with a shortest string and the derivation that the PEG picks: ', []),
          list(
            '  ',
            ambiguous.map(({ rule, text, isFirst }) => `${rule}: ${word(text)}${derivationNote(isFirst)}`),
          ),
        ]),
  ].join('');
}

/** Returns the first line of a rule, with a caret at its start. */
function placed(printed: string): string {
  return pointer(printed.replace(/[\r\n][^]*/, ''), 0).replace(/^/gm, '    ') + '\n';
}

/** States which derivation of a text is taken, in the order of the BNF. */
function derivationNote(isFirst: boolean | undefined): string {
  return isFirst === undefined ? '' : isFirst ? ' (the first)' : ' (another)';
}
