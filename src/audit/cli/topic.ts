/** Help on audits of parsers. */

export const text = `Audits of other parsers

Adapters
  A parser is called through an adapter in the package ("audit --list" lists
  them) or a command that follows the line protocol in src/audit/README.md.
  --install prepares adapters once, in the user's cache or in --cache. It may
  download packages from npm, PyPI or crates.io; nothing else uses a network. A
  crash or time-out is reported with its input, and the parser is restarted.
  An undocumented exception is a crash (--learn: a rejection).

Strings
  Default: strings drawn from the documents' grammars, near misses, and URLs on
  which parsers differ, with one character changed. About half of them begin
  with a scheme and "://"; together they use every rule. --suite uses the
  suites that detect every fault in verdicts and components; generating them
  takes time. --cases FILE reads one string per line or, if the name ends in
  .json or .jsonl, a list in any format of "suite".

Classes
  Disagreements are grouped by the place and character where the rejecting side
  stops, or by the components that differ. Each class has a string that was
  reduced by removing characters. Properties that a parser does not report, or
  declares that it changes, are ignored, as are differences by design.
  --write-baseline FILE stores the classes; --baseline FILE ignores the stored
  ones, so that only new classes are reported and affect the exit code. SARIF
  locates its results in the file of --baseline or --cases. --report prints
  issue texts for the maintainers, against the document that the parser claims
  to follow.

Parsers compared with each other (--between)
  Two or more parsers, each by name or by --command, read strings that
  vary the boundaries of the host, or those in --cases. The output lists strings
  that only one accepts, and strings that both accept with different hosts,
  users or ports. Neither parser needs to be right. A relative reference is
  ignored if the parser that rejects it accepts absolute ones only.

Record (--on-record, hosts)
  --on-record reports, without running anything, whether each parser accepts
  TEXT and which host it reads. The source is the audit of generated/audit.md or
  a learnt automaton, with the rate at which that automaton agreed with the
  parser. "hosts" groups the parsers and documents that read the same host.
  "hosts --allow" tests an allowlist: which parsers let a URL through, and which
  connect elsewhere. A URL that is not recorded is not allowed.

Learning (--learn)
  Tests as many strings as needed to infer the automaton of the strings that the
  parser accepts, or of those after --prefix, and compares it with each
  revision. Classes of characters are inferred, unless --alphabet lists the
  characters to test. The result is exact under assumptions, which are printed;
  --extra K tests more, so that it is exact even if the parser's automaton has K
  more states (default: as many as 2,000 strings can rule out). A parser that
  resembles the revisions is also tested with their suites. For non-URL parsers,
  --seeds FILE gives strings that are accepted, or nearly so. Store the JSON in
  a file whose name ends in ".json": "help grammars" lists the commands that
  accept it.

CSV
  One record per class, including those by design; with --list per adapter; with
  --between per pair of parsers and kind of difference; with --on-record per
  parser.`;
