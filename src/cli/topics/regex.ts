/** Help on regular expressions. */

export const text = `Regular expressions

Reading (--regex, regex:FILE)
  --dialect names the dialect: javascript, python (re, of str), pcre (PCRE2
  10.42 in UTF mode, without UCP), java (19 or later), re2 (also Go) or posix
  (extended, with the classes of the C locale). Supported constructs are
  translated to JavaScript, token by token; others are rejected, with their
  position. The language is the set of strings in which the engine finds the
  pattern; for fullmatch() and matches(), add anchors.
  - Write modes into the pattern, such as (?i) and (?s:...).
  - In Python, PCRE and Java, "$" matches also before a final line break; \\z,
    in Python \\Z, does not.
  - In Python, \\d, \\w and \\s are Unicode; elsewhere they are US-ASCII.
  - A possessive quantifier needs a next character that cannot continue it.
  - Unsupported: backreferences, recursion, atomic groups, \\G, \\K, \\X,
    scripts.

Proof (grammar --as regex)
  The rule is written as one regular expression that matches whole strings, with
  all rules that it uses expanded in place. It is read back, and printed only if
  its automaton equals that of the rule; otherwise the exit code is 1.

Dialects that are written
  javascript (also with flag u or v), python (re), pcre (PCRE2 and Perl), java,
  and re2 (RE2, Go and Rust). JavaScript reads UTF-16 code units, as the
  grammars do; for characters beyond U+FFFF, use neither flag. The others read
  code points: PCRE in UTF mode (PHP: flag u), Perl with decoded text. Lone
  surrogates do not occur in their strings; the expression and the proof omit
  them, and the output says so.

Groups
  Each component is a named group; if it occurs in several places, the groups
  are path, path2 and so on, because most dialects allow a name once. Read the
  group that matched; it contains the component, even an empty path. In url-1993
  and url-1995, names may contain delimiters: a regex takes the longest name,
  "parse" the shortest. The empty path of telnet and gopher in RFC 1738 has no
  group. --groups RULE,... captures other
  rules; --groups "" captures none.

Time and stack
  Standard error reports how the time of a backtracking engine grows with the
  input; RE2 is always linear. For PCRE and Java, quantifiers with only one
  possible number of iterations are possessive and need no stack; if all are,
  strings of 100,000 characters match. Some loops need stack; a note says so.`;
