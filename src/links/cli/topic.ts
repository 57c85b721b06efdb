/** Help on the files that `links` reads. */

import { linkLimits } from '../limits.js';
import { searchLimits } from './files.js';

const { fileSize, parts, depth, headerSize, parsed, links, elements, attributes, tagLength, resolved } =
  linkLimits;
const mebi = 2 ** 20;

export const text = `Files that "links" reads

Kinds
  The extension determines the kind; --as overrides it. Standard input ("-")
  needs --as.
  HTML       attributes of HTML and SVG, srcset, meta refresh and noscript, but
             not scripts, styles or srcdoc
  messages   links in HTML parts
  Markdown   links, images, definitions, autolinks, and links in its HTML
  JSON,      in OpenAPI: URIs relative to $id and $self, and server URLs with
  YAML       the defaults of their variables; otherwise strings that begin with
             a scheme and "//"; with --pointer, the strings at that JSON
             Pointer, in which * stands for any name or index. YAML aliases are
             expanded
  text       the references that "find" reports; one that is incomplete is read
             up to the end of its word, its brackets or its quotation marks

Folders and patterns
  A folder selects its files with known extensions; a pattern such as
  "docs/**/*.{md,html}" selects its matches. Hidden entries, node_modules and
  files that a .gitignore file ignores are skipped, unless named. Symbolic links
  to folders are not followed. --ignore also skips named files.

Comments
  <!-- uri-revisions-disable --> in HTML and Markdown, and the comment
  # uri-revisions-disable in YAML, switch --check and --fix off up to
  uri-revisions-enable; uri-revisions-disable-next-line, for one line. A warning
  reports a comment that only resembles these.

Baseline
  --write-baseline FILE stores findings by file and link, not by line.

Encoding
  HTML: a byte order mark, else UTF-16 if the first tag shows it, else the
  charset of the message or of a META, else UTF-8, else windows-1252. UTF-32 and
  unknown charsets are reported. Other files are UTF-8.

Bases
  The BASE in the HEAD of the file, then Base, Content-Base and
  Content-Location of the enclosing entities from the inside out, then
  --retrieved-from, then --default-base. A source is used only if the revision
  defines it (RFC 1808, section 3; from url-1997 on, section 5.1). Revisions
  without relative references resolve nothing. --check and --fix use the base
  where rules depend on it.

Limits
  Files are read up to these limits; exceeding one is reported:
  entries of folders      ${searchLimits.entries}
  rules of .gitignore     ${searchLimits.rules} in a folder, ${searchLimits.ignoreFile / mebi} MiB per file
  a file                  ${fileSize / mebi} MiB
  a message               ${parts} parts, ${depth} levels, ${headerSize / 2 ** 10} KiB per header
  links of a file         ${links}, ${linkLimits.milliseconds / 1000} seconds, 2^${Math.log2(resolved)} characters with bases
  HTML                    ${elements} nested elements, ${attributes} attributes and
                          2^${Math.log2(tagLength)} characters per tag
  Markdown, JSON, YAML    2^${Math.log2(parsed.size)} characters, ${parsed.depth} nested lists, maps or quotations,
                          ${parsed.marks} lines and delimiters per block, ${parsed.aliased / 1e6} million nodes
                          with expanded aliases`;
