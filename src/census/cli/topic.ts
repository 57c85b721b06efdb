/** Help on the rows and the summary of a census. */

import { maxExamples } from '../../cli/counts/examples.js';
import { columns, defaultColumns } from '../../cli/counts/rows.js';
import { maxSchemes } from '../../cli/counts/schemes.js';
import { listed } from '../../cli/input/options.js';
import { reasons } from '../../study/reasons.js';

export const text = `Rows and summary of "census"

Summary
  One JSON object: the numbers of lines and bytes; how many lines each revision
  derives; how many lines each combination of revisions derives, as a mask in
  which bit i stands for the i-th revision; why no revision derives the others;
  each with ${maxExamples} examples. "table" is the SHA-256 of the output of the command
  "table" for the same revisions.
  --count adds productions, schemes or host kinds of the lines that one revision
  (--read-by) derives. They are read as references, also with --form absolute.
  Only the ${maxSchemes} shortest schemes are listed; the others are one sum. (The most
  frequent ones would depend on how the input was split.)

Parts
  "census merge" adds summaries of parts of an input. The result equals the
  summary of the whole, byte for byte, in any order of the parts and for any
  split between lines. Summaries of another version, of other revisions, of
  another form or of records read with other options ("records" in the summary)
  are refused.
  "census chart" draws one summary, or the sum of several, as SVG: the share of
  lines that each revision derives, and the largest groups of lines by the
  revisions that derive them. The SVG follows the light or dark colour scheme,
  and has a title and a description for screen readers.
  For a file named merge, chart or only, write ./merge, ./chart, ./only.

Rows (--out)
  One row per line or record, in order, with the columns of --columns (default:
  ${defaultColumns.join(', ')}). With --header, the first row has their names.
  The summary is then written only to the file of --summary. Production, scheme,
  host kind and components of a string longer than 1 MiB are absent.
${listed(columns)}
  Absent is "-" in tsv, nothing in csv, null in jsonl. Empty is nothing in tsv,
  "" in csv and jsonl. In tsv, tab, LF, CR and backslash are \\t, \\n, \\r and \\\\,
  and a cell "-" is \\-. In csv, "'" precedes a cell that begins with =, +, -, @,
  "'", a tab or CR.
  --pass-through adds the record as one column "record": a string in tsv and
  csv; in jsonl a string, or "base64" if it is not UTF-8. From jsonl to jsonl,
  the record is its own JSON, and a record that is not JSON is a string in
  "malformed".
  --pass-columns adds the columns of the record unchanged, from csv to csv or
  tsv to tsv: a record with too many or too few columns, misplaced quotes or
  repeated names keeps them. A record longer than 1 MiB ends the run, with its
  place.

Reasons (the first that holds, at the place where every revision has stopped)
${listed(reasons)}`;
