/** Help on test suites. */

export const text = `Test suites: "suite" generates them, "strength" measures them

Faults
  A fault is one small change, such as a mistake in an implementation.
  of the automaton   a transition missing, added or misdirected to any wrong
                     state; a state with the wrong verdict
  of the BNF         an alternative dropped, a class of characters off by one
                     character, a bound off by one, an option made mandatory
  A case kills a fault if the fault changes its verdict. Faults that provably
  change no verdict are not counted.

Purposes (--for)
  verdict      whether texts are derivable
  components   the components of derivable texts, for the reference rule. Its
               faults are those of the automaton that records positions: a
               position not recorded, off by one character, or of another
               component
  resolve      resolution of references. A fault answers like an implementation
               with one mistake: a test omitted, a component lost or taken from
               the wrong side, paths merged wrongly, "." or ".." kept, misread
               or removed in the wrong place, a step missing
  normalize,   steps of normalization. A fault omits a step for all or some
  equivalent   texts, performs it at another level or place, does not reach a
               component, misses an escape, a dot segment or a default port, or
               does something more

Cases
  Each case kills the most of the remaining faults; faults of the BNF weigh as
  much as those of the automaton. So --size N keeps the strongest cases. All
  cases together kill every fault; those for resolve, normalize and equivalent
  kill every fault that any of some thousand questions kills. An implementation
  with several faults may pass if they hide each other. The same arguments print
  the same bytes. A rule with a hundred states takes seconds; RFC 1630, with
  370,000 cases, half a minute.
  A case has the text, whether it is valid, its components, the rule and section
  that decide (the innermost rule open where the text fails or ends), and how
  many faults of each kind it is the first to kill. For resolve it has base,
  reference and result (absolute with the target, current-document, refused);
  for normalize a text, a level and the normal form; for equivalent two texts, a
  level and the answer; each with the deciding step and the names of the faults.

Formats (--format)
  json, jsonl   all of the above; --schema prints their JSON Schema. Characters
                beyond US-ASCII and lone surrogates are escaped. An absent
                component has no member; an empty one is ""
  wpt           urltestdata.json of the Web Platform Tests, for verdict and
                resolve. References in verdict suites have no base
  json-schema   tests of formats in the JSON Schema Test Suite: verdicts only.
                The format is the name of the rule; most validators know uri and
                uri-reference
  --csv         for spreadsheets: one record per case, with the components of
                derivable texts, ε if empty, – if absent

Measuring ("strength")
  The output counts the faults of each kind and those that the list kills. Then
  it lists the gaps by rule, with a shortest text that kills a remaining
  fault; faults of the automaton belong to the innermost rule open in their
  state. Then the cases that contradict the revision: exit code 1. Components
  are compared if the list is for components and in json or jsonl. For resolve,
  normalize and equivalent, gaps are listed fault by fault, each with a shortest
  case among some thousand questions; changes that none of these cases detects
  are not counted.`;
