/** Help on the rows and the summary of a census. */

import { maxExamples } from '../../cli/counts/examples.js';
import { columns, defaultColumns } from '../../cli/counts/rows.js';
import { maxSchemes } from '../../cli/counts/schemes.js';
import { listed } from '../../cli/input/options.js';
import { reasons } from '../../study/reasons.js';

export const text = `Rows and summary of "census"

Summary
  One JSON object: the numbers of lines and bytes; how many lines each revision
  derives; how many lines each combination of revisions derives, as a mask (bit
  0 is the first revision in -r); why no revision derives the rest; each with
  ${maxExamples} examples. Derivable means valid under the grammar. "table" is the SHA-256 of
  the output of the command "table" for the same revisions. --count adds
  productions, schemes or host kinds of the lines that one revision (--read-by)
  derives. Components are read from references even with --form absolute. Only
  the ${maxSchemes} shortest schemes are listed; the rest are added together. (A list of
  the most frequent schemes would depend on how the input is split.)

Parts
  "census merge" adds summaries of parts of an input. The result equals the
  summary of the whole, byte for byte, in any order of the parts and for any
  split between lines. Merging rejects summaries with a different version,
  revisions, form or record options.
  "census chart" draws one summary, or the sum of several, as SVG: the share of
  lines that each revision derives, and the largest groups of lines by the
  revisions that derive them. The SVG follows the light or dark colour scheme,
  and has a title and a description for screen readers.
  Write ./merge, ./chart or ./only if a file has that name.

Rows (--out)
  One row per line or record, in order, with the columns of --columns (default:
  ${defaultColumns.join(', ')}), as "help formats" describes. The summary is
  then written only if --summary names a file. Production, scheme, host kind and
  components of a string longer than 1 MiB are absent.
${listed(columns)}

Reasons: the first that applies at "offset"
${listed(reasons)}`;
