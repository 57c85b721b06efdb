/** How a transcription departs from the copy of its BNF, as a table. */
import { pointer, visible } from '../../base/visible.js';
import { type Transcription, usesOther } from '../transcribe/transcribe.js';
import { counted, list, word } from './format-text.js';

const kindWidth = 'recursion as repetition'.length;

/** A line for each departure, then how many there are, what was not transcribed and what is ambiguous. */
export function formatDepartures({ rules, failed, reasons, ambiguous, unsettled }: Transcription): string {
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
    ...rows.map((row) => `${row}\n`),
    ...(rows.length === 0 ? [] : ['\n']),
    `${counted(transcribed, 'rule')} transcribed and proved: ${transcribed - repaired} copied, ${repaired} repaired; ${counted(readings, 'reading')} for places\n`,
    ...(failed.length === 0 ? [] : [list('not transcribed: ', failed)]),
    ...reasons.flatMap(({ rule, reason, printed }) => [
      `  ${word(rule)}: ${visible(reason)}\n`,
      ...(reason === usesOther ? [] : [placed(printed)]),
    ]),
    ...(unsettled.length === 0
      ? []
      : [list('whether these are ambiguous is not told within the limits: ', unsettled)]),
    ...(ambiguous.length === 0
      ? []
      : [
          list('ambiguous, each with a shortest text and the derivation that is taken: ', []),
          list(
            '  ',
            ambiguous.map(({ rule, text, isFirst }) => `${rule}: ${word(text)}${taken(isFirst)}`),
          ),
        ]),
  ].join('');
}

/** The first line of a rule, and a caret where it begins. */
function placed(printed: string): string {
  return pointer(printed.replace(/[\r\n][^]*/, ''), 0).replace(/^/gm, '    ') + '\n';
}

/** Which of the derivations of a text is taken, in the order of the BNF. */
function taken(isFirst: boolean | undefined): string {
  return isFirst === undefined ? '' : isFirst ? ' (the first)' : ' (another)';
}
