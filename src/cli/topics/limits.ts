/** Help on limits. */

import { defaultLimits, defaultSteps } from '../../core/base/limits.js';
import { referenceLimit } from '../../core/reference/extract-rules.js';
import { listingLimits, maxCaseLength, maxPegLength } from '../../study/index.js';
import { maxSchemes } from '../counts/schemes.js';
import { maxExampleBytes } from '../counts/examples.js';
import { maxLineBytes } from '../input/lines.js';
import { grouped } from '../../study/formatting/format-text.js';

export const text = `Limits

Strings
  lines of input               ${grouped(maxLineBytes)} bytes; "check" has no limit
  references for "find"        ${grouped(referenceLimit)} characters
  test cases                   ${grouped(maxCaseLength)} characters
  examples in a census         ${grouped(maxExampleBytes)} bytes
  schemes in a census          ${grouped(maxSchemes)}; the rest are added together

Grammars
  an ABNF file                 ${grouped(listingLimits.characters)} characters, ${grouped(listingLimits.rules)} rules, brackets
                               ${listingLimits.brackets} deep, expressions ${grouped(listingLimits.depth)} deep,
                               repetitions up to ${grouped(listingLimits.repetitions)}
  a PEG of your own            ${grouped(maxPegLength)} characters
  an automaton or a proof      ${grouped(defaultLimits.states)} states, ${grouped(defaultLimits.milliseconds / 1000)} seconds
  steps of a PEG               ${grouped(defaultSteps)}

A call that exceeds a limit reports it and exits with 2. Programs can raise the
limits on automata, proofs and steps through uri-revisions-cli/grammar.

Threads
  --jobs N processes lines and NUL-terminated strings with N threads; the output
  is the same, byte for byte. Records are processed by one thread. "check"
  benefits above about ten megabytes. Two threads of "census" take 85 % of the
  time on 100 MB, 65 % on 300 MB and 50 % on 600 MB. Each thread reads its own
  lines of a file; one thread reads and unpacks compressed files and standard
  input for all. If a thread is killed, the error gives the file and the byte
  where results stop, and "census" writes no summary.`;
