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
  Commands that read files interpret an argument thus:
  - It is a string if it begins with a scheme (http://h/, mailto:a@b) or --text
    is given. C:/a and C:\\a are files.
  - "-" is standard input, with one string per line, and is the default.
  - Any other argument names a file of such lines, which must exist. With
    --file or --in, and in "census" and "migrate", every argument is a file. An
    argument that begins with "./" is always a file.
  "resolve", "clean" and "escape" also read strings without a scheme. If such a
  string names an existing file, add --file or --text. Commands without --file,
  such as "compare" and "parse", read strings only. Write -- before a string
  that begins with "-".

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
    cdx          a number, or a letter of the header (default: "a"; without a
                 header, 3)
    jsonl, cdxj  a member (default: "url") or a JSON pointer: /request/url
  To read the parts of a split file one by one, give --header only for the
  parts that have one. A part of a CDX file needs the header of the whole file,
  or --column.

Rows (--out)
  One row per record, in order: input, line (records are counted from 1 after a
  header) and text, then the result. A record without a string has a row with
  the reason. "migrate" prints only strings that change, unless --all. --json
  prints the same results in full, as nested objects.
  --pass-columns prints your own columns after the result, in place of input,
  line and text: csv or scsv to csv, tsv to tsv, jsonl to jsonl (as "record").
  Between other formats the record is one string, "record" (in jsonl, "base64"
  if it is not UTF-8).

            absent   empty     escapes
  csv       nothing  ""        "'" before a cell that begins with =, +, -, @,
                               "'", a tab or CR: also in your own columns
  tsv       -        nothing   \\t, \\n, \\r and \\\\; a cell "-" is \\-
  jsonl     null     ""        those of JSON

  CSV output has a header, unless the input is CSV or TSV without one. TSV
  output has a header if the input has one. Malformed records are copied
  unchanged. A record over 1 MiB has no string; with --pass-columns, the first
  one stops the command, which reports its position.

Verdicts of "check" (--json)
  input and line (of a file), text (base64 if it is not UTF-8; start and bytes
  if it is longer than 1 MiB), derivable, error. The error gives the innermost
  rule, its section and advice for that position. Strings over 1 MiB get an
  error only if their start is invalid. byteOffset counts bytes if a string is
  not UTF-8. --suggest finds the nearest derivable string. It takes up to a few
  hundredths of a second per string.

JSON
  One object per line. An absent component has no member; an empty one is "".
  Offsets and spans count UTF-16 code units from 0, end exclusive. A string that
  is not UTF-8 is in base64. Numbers that may exceed 2^53 are strings.

CSV (--csv)
${indented(aboutCsv)}

Text
  ε: empty; –: absent; ≠: different; ␣: space; …: truncated. --json prints long
  values whole. Control and invisible characters are written \\u{...}.
  Results, such as fixed strings, and --out escape only controls and directional
  marks.`;

function indented(lines: string): string {
  return lines.replaceAll(/^/gm, '  ');
}
