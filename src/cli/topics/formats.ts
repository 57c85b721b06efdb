/** Help on the input and the output of commands. */

import { listed } from '../input/options.js';
import { recordFormats } from '../input/records/formats.js';

/** Help on `--csv`. */
export const aboutCsv = `Every field is quoted. Invisible characters are written \\u{...}. A literal
\\u{...} in the input is indistinguishable, except in JSON. "'" precedes
a field that begins with =, +, -, @, "'", a tab or CR, as spreadsheets may run
such fields as formulas.`;

export const text = `Formats of input and output

Strings as arguments
  "-" is standard input, with one string per line, and is the default. With
  --file, each argument is a file of such lines; with --text, each is a string.
  "check" treats an argument as a file if one exists, else as a string. Prefix
  "./" to force a file. Write -- before a string that begins with "-".

Lines
  A line ends with LF or CR LF, which is not part of the string. An empty line
  is the empty string. A line that is not UTF-8 or is longer than 1 MiB is
  reported and skipped. "check" accepts lines of any length in constant memory,
  and lines that are not UTF-8 are not derivable. "check" skips a byte order
  mark before the first line unless --keep-bom. "census" and "migrate" keep it
  unless --bom. With --keep-cr, a CR before LF belongs to the line.

Compression (check, census, migrate)
  Files named *.gz and *.zst are unpacked; checksums of gzip are verified.

Records (check, census, migrate)
  --in FORMAT reads files whose records contain one string each. In "census" and
  "migrate", each record counts as one line, even if it contains no string. The
  string may contain line ends.
${indented(listed(recordFormats))}
  --column selects the string:
    csv, tsv     a number from 1 (default: 1), or with --header a name; with
                 --header, a number is never a name; the name must be that of
                 one column
    cdx          a number (default: the field "a" of the header; without a
                 header, 3)
    jsonl, cdxj  a member (default: "url") or a JSON pointer: /request/url
  Splitting a file does not change the result, if --header is given where the
  parts have headers. A part of a CDX file needs the header of the whole, or
  --column.

Verdicts of "check"
  JSON: input and line (of a file; records are counted from 1 after a header),
  text (base64 if it is not UTF-8; start and bytes if it is longer than 1 MiB),
  derivable, error. The error gives the innermost rule, its section and advice
  for that position. Strings over 1 MiB get it only if their start is invalid.
  CSV: input, line, derivable, text, reason, bytes, offset, rule, section,
  advice. If a string is not UTF-8, the offset counts bytes, as byteOffset in
  JSON. --suggest finds the nearest valid string. It takes up to a few
  hundredths of a second per string.

JSON
  One object per line. An absent component has no member; an empty one is "".
  Offsets and spans count UTF-16 code units from 0, end exclusive. A text
  that is not UTF-8 is base64. Numbers that may exceed 2^53 are strings.

CSV
${indented(aboutCsv)}

Text
  ε: empty; –: absent; ≠: different; ␣: space; …: truncated. --json prints long
  values whole. Control and invisible characters are written \\u{...}.`;

function indented(lines: string): string {
  return lines.replaceAll(/^/gm, '  ');
}
