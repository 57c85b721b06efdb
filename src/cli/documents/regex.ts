/** Reads the regular expression that a name means: of `--regex PATTERN`, or of a file. */

import { knownName } from '../../core/base/unknown-name.js';
import { visible } from '../../core/base/visible.js';
import {
  type ReadDialect,
  readDialects,
  readRegexText,
  RegexError,
  type RegexLanguage,
} from '../../study/javascript-regex.js';
import { patternSign, regexSign } from '../input/grammar-options.js';
import { Misuse, Unreadable } from '../output/errors.js';
import type { Terminal } from '../output/terminal.js';
import { wholeText } from './peg-file.js';

/**
 * Returns its language, and reports what the pattern matches.
 * @throws Misuse, UnknownNameError; Unreadable for a file; StateLimitError, TimeLimitError
 */
export async function regexNamed(
  name: string,
  dialect: string | undefined,
  terminal: Terminal,
): Promise<RegexLanguage> {
  const known = knownName('dialect', dialect ?? 'javascript', readDialects);
  const file = name.startsWith(patternSign) ? undefined : name.slice(regexSign.length);
  const text =
    file === undefined
      ? decodeURIComponent(name.slice(patternSign.length))
      : (await wholeText(file, terminal)).trim();
  const language = languageOf(text, known, file);
  const shown = visible(language.revision);
  const part = known === 'javascript' ? 'in any part of a string' : 'parts of strings';
  const whole = `${wholeIn[known]} would match whole strings`;
  terminal.say(language.isWhole ? `${shown} matches whole strings` : `${shown} matches ${part}; ${whole}`);
  return language;
}

/** A pattern of whole strings. */
const wholeIn: Readonly<Record<ReadDialect, string>> = {
  javascript: '^(?:...)$',
  python: '\\A(?:...)\\Z',
  pcre: '\\A(?:...)\\z',
  java: '\\A(?:...)\\z',
  re2: '^(?:...)$',
  posix: '^(...)$',
};

function languageOf(text: string, dialect: ReadDialect, file: string | undefined): RegexLanguage {
  try {
    return readRegexText(text, { dialect, name: file?.replace(/^.*[/\\]/, '') });
  } catch (error) {
    if (!(error instanceof RegexError)) throw error;
    throw file === undefined ? new Misuse(error.message) : new Unreadable(file, error);
  }
}
