/** Help on the input and the output of commands. */

import { listed } from '../input/options.js';
import { recordFormats } from '../input/records/formats.js';

/** Help on `--csv`. */
export const aboutCsv = `Every field is quoted. Invisible characters are written \\u{...}. A literal
\\u{...} in the input is indistinguishable, except in JSON. "'" precedes
a field that begins with =, +, -, @, "'", a tab or CR, as spreadsheets may run
such fields as formulas.`;

export const text = `Formats of input and output

Strings and files as arguments
  An argument means the same in every command that reads files:
  - It is a string if it begins with a scheme (http://h/, mailto:a@b) or --text
    is given. C:/a and C:\\a are files.
  - "-" is standard input, with one string per line, and is the default.
  - Any other argument names a file of such lines, which must exist. With
    --file, every argument is a file; so is one that begins with "./".
  "resolve", "clean" and "escape" read strings without a scheme, but refuse the
  name of a file: add --file or --text. Commands without --file, such as
  "compare" and "parse", read strings only. Write -- before a string that
  begins with "-".

Lines
  A line ends with LF or CR LF, which is not part of the string; --keep-cr keeps
  the CR. An empty line is the empty string. A line that is not UTF-8 or is
  longer than 1 MiB is reported and skipped. "check" accepts lines of any length
  in constant memory. It reports lines that are not UTF-8 as not derivable. A
  byte order mark at the start of a file is skipped unless --keep-bom.

Compression (lines and records)
  *.gz and *.zst are unpacked; checksums are verified for gzip, not for zstd.

Records (--in)
  --in FORMAT reads files whose records contain one string each. The string may
  contain line ends. Empty strings are not skipped; their number is reported.
${indented(listed(recordFormats))}
  --column selects the string:
    csv, scsv,   a number from 1 (default: 1), or a name, which implies
    tsv          --header; with --header, a number is never a name; the name
                 must be unique
    cdx          a number (default: the field "a" of the header; without a
                 header, 3)
    jsonl, cdxj  a member (default: "url") or a JSON pointer: /request/url
  Splitting a file does not change the result, if --header is given where the
  parts have headers. A part of a CDX file needs the header of the whole, or
  --column.

Rows (--out)
  One row per record, in order: input, line (records are counted from 1 after a
  header) and text, then the answer. A record without a string has a row with
  the reason. "migrate" prints only strings that change, unless --all. --json
  prints the same answers in full, as nested objects.
  --pass-columns prints your own columns after the answer, in place of input,
  line and text: csv or scsv to csv, tsv to tsv, and jsonl to jsonl ("record").
  Between other formats the record is one string, "record" (in jsonl, "base64"
  if it is not UTF-8).

            absent   empty     escapes
  csv       nothing  ""        "'" before a cell that begins with =, +, -, @,
                               "'", a tab or CR: also in your own columns
  tsv       -        nothing   \\t, \\n, \\r and \\\\; a cell "-" is \\-
  jsonl     null     ""        those of JSON

  csv has a row of column names, unless the records are csv or tsv without one.
  tsv has one if the records do. Malformed records are passed unchanged. Records
  over 1 MiB have no string; passing one ends the run with its position.

Verdicts of "check" (--json)
  input and line (of a file), text (base64 if it is not UTF-8; start and bytes
  if it is longer than 1 MiB), derivable, error. The error gives the innermost
  rule, its section and advice for that position. Strings over 1 MiB get an
  error only if their start is invalid. byteOffset counts bytes if a string is
  not UTF-8. --suggest finds the nearest valid string. It takes up to a few
  hundredths of a second per string.

JSON
  One object per line. An absent component has no member; an empty one is "".
  Offsets and spans count UTF-16 code units from 0, end exclusive. A text
  that is not UTF-8 is base64. Numbers that may exceed 2^53 are strings.

CSV (--csv)
${indented(aboutCsv)}

Text
  ε: empty; –: absent; ≠: different; ␣: space; …: truncated. --json prints long
  values whole. Control and invisible characters are written \\u{...}; in a
  result, such as a mapped or fixed string, and with --out, only controls and
  directional marks.`;

function indented(lines: string): string {
  return lines.replaceAll(/^/gm, '  ');
}
