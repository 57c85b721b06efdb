/** Help on test suites. */

export const text = `Test suites: "suite" generates them, "strength" measures them

Faults
  Each fault models one implementation mistake as one small change.
  of the automaton   a transition missing, added or misdirected to any wrong
                     state; a state with the wrong verdict
  of the BNF         an alternative dropped, a class of characters off by one
                     character, a bound off by one, an option made mandatory
  A case detects a fault if the fault changes its verdict. Faults that provably
  change no verdict are not counted.

Purposes (--for)
  verdict      whether strings are derivable
  components   the components of derivable strings, for the reference rule. Its
               faults are those of the automaton that records positions: a
               position not recorded, off by one character, or recorded for
               another component
  resolve      resolution of references. A fault models an implementation with
               one mistake: a test omitted, a component lost or taken from the
               wrong reference, paths merged wrongly, "." or ".." kept,
               misread or removed in the wrong place, a step missing
  normalize,   steps of normalization. A fault omits a step for all or some
  equivalent   strings, performs it at another level or place, does not reach a
               component, misses an escape, a dot segment or a default port, or
               performs an extra step

Cases
  Each case detects as many of the remaining faults as possible; faults of the
  BNF weigh as much as those of the automaton. --size N keeps the strongest
  cases. All cases together detect every fault; those for resolve, normalize and
  equivalent detect every fault that the generated cases (several thousand)
  reveal. An implementation with several faults may pass if they hide each
  other. The same arguments print the same bytes. A rule with a hundred states
  takes seconds; RFC 1630, with 370,000 cases, half a minute.
  --small writes a few cases, all needed to detect every fault of the BNF, each
  with a fault in words, its rule and its section. Faults that only lone
  surrogates reveal are left out.
  A case has the string ("text"), its validity, its components, the rule and
  section that decide (the innermost rule at the position where matching fails
  or ends), and how many faults of each kind it is the first to detect. For
  resolve it has base, reference and result (absolute with the target,
  current-document, refused); for normalize a string, a level and the normal
  form; for equivalent two strings, a level and the answer; each with the
  deciding step and the names of the faults.

Formats (--format)
  json, jsonl   all of the above; --schema prints their JSON Schema. Characters
                beyond US-ASCII and lone surrogates are escaped. Absent
                components have no member; empty ones are ""
  wpt           urltestdata.json of the Web Platform Tests, for verdict and
                resolve. References in verdict suites have no base
  json-schema   tests of a format as in the JSON Schema Test Suite: verdicts
                only. The format is named after the rule or the shelf grammar
  --csv         for spreadsheets: one record per case, with the components of
                derivable strings, ε if empty, – if absent

Measuring ("strength")
  The output counts the faults of each kind and those that the list detects.
  Then it lists the gaps by rule, with a shortest string that detects a
  remaining fault; faults of the automaton belong to the innermost rule of their
  state. Then it lists the cases that contradict the revision, with exit code 1.
  Components are compared if the list is for components and in json or jsonl.
  For resolve, normalize and equivalent, gaps are listed fault by fault, each
  with a shortest case among the generated ones; faults that these do not reveal
  are not counted.`;
