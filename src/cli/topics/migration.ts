/** Help on the classes of `migrate`. */

import { maxExampleBytes } from '../counts/examples.js';

export const text = `Classes of migration

Classes
  removed  only the first revision derives the string
  added    only the second revision derives the string
  reread   both derive it, but read it differently: with different components or
           another kind of host
  Derivable means valid under the grammar. The revisions may be given in either
  order. The default output groups classes by the component in which one
  revision stops, or by the components that are read differently. Each row shows
  the number of classes (or strings, with files), a shortest example, and the
  evidence. A class that is partly intended counts as both, so columns may add
  up to more than the total.

Evidence
  intended     the later document states the change; the output quotes it
  unexplained  the change was examined and the later document gives no reason,
               or its notation forces the change
  unrecorded   no evidence is recorded

One class (--all)
  Shows the characters and the component where one revision stops, the
  document-to-document steps in which the strings changed, and what the later
  document says. If the revisions are not in order, a step may be reversed
  ("reversed in"); CSV marks it "(back)". "as data, write" gives escapes that
  the later revision accepts. Everything about a class holds for all its
  strings, except details marked "in this example", which are about its
  shortest string.

Proof
  Proved: the removed and added classes contain exactly the strings whose
  verdict changes. The minimal automata of both revisions and of all revisions
  between them are compared over every string. This takes seconds for
  neighbouring revisions and up to about 20 seconds for the oldest documents.
  Files do not add to this time. Classes of strings read differently are tested,
  not proved.

Files
  Strings of files are counted by class and outcome: what changes in them, such
  as "host gained at "_"" (the later document reads a host, the earlier stops at
  "_"). A class has a part for each outcome; empty classes are omitted, except
  in JSON. Details marked "in this example" are about the
  shortest string of the part. If
  all are longer than ${maxExampleBytes} bytes, the class's shortest string is
  shown and "in files" is "no". --out prints each string that changes, with
  class, kind, outcome, its reading before and after, escapes and advice
  ("write") and the evidence; --all adds the others as "unchanged" or "neither".
  JSON adds to each part its outcome, count and example, and to the result:
  strings (all), unchanged, and neither (derived by neither revision).
  --conforming lists strings valid under both revisions that only one revision's
  prose forbids, with the section. The prose is the document's text outside the
  grammar. This takes as long as "findings" for both revisions. CSV has one more
  record for each set of reasons ("forbidden").`;
