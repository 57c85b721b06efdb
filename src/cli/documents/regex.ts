/** Reads the regular expression that a name means: of `--regex PATTERN`, or of a file. */

import { readFile } from 'node:fs/promises';
import { visible } from '../../core/base/visible.js';
import { readRegexText, RegexError, type RegexLanguage } from '../../study/javascript-regex.js';
import { patternSign, regexSign } from '../input/grammar-options.js';
import { Misuse, Unreadable } from '../output/errors.js';
import type { Terminal } from '../output/terminal.js';

/**
 * Returns its language, and reports what the pattern matches.
 * @throws Misuse; Unreadable for a file; StateLimitError, TimeLimitError
 */
export async function regexNamed(name: string, terminal: Terminal): Promise<RegexLanguage> {
  const file = name.startsWith(patternSign) ? undefined : name.slice(regexSign.length);
  const text =
    file === undefined ? decodeURIComponent(name.slice(patternSign.length)) : (await contentsOf(file)).trim();
  const language = languageOf(text, file);
  terminal.say(
    language.isWhole
      ? `${visible(language.revision)} matches whole strings`
      : `${visible(language.revision)} matches in any part of a string; ^(?:...)$ would match whole strings`,
  );
  return language;
}

function languageOf(text: string, file: string | undefined): RegexLanguage {
  try {
    return readRegexText(text, { name: file?.replace(/^.*[/\\]/, '') });
  } catch (error) {
    if (!(error instanceof RegexError)) throw error;
    throw file === undefined ? new Misuse(error.message) : new Unreadable(file, error);
  }
}

async function contentsOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Unreadable(file, error);
  }
}
