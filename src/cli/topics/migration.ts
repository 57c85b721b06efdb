/** Help on the classes of `migrate`. */

import { maxExampleBytes } from '../counts/examples.js';

export const text = `Classes of migration

Classes
  removed  only the earlier revision derives the string
  added    only the later revision derives the string
  reread   both derive it, with different components or another kind of host
  Either revision may be the older. The default output groups classes by the
  component in which the other revision stops, or by the components that are
  read differently: number of classes (or, with files, of strings), a shortest
  string, and how many are intended, unexplained or unsaid. A class that is
  partly intended counts as both, so columns may add up to more than the total.

One class (--all)
  Shows the characters and the component where one revision stops, the steps
  between documents in which all its strings changed, and the statement of each
  step's later document: intended, with the quotation; unexplained, if nothing
  in the document explains it; or unsaid. If neither
  revision follows from the other, or the later one comes first, a step may be
  traversed backwards: the strings changed "the other way", and the statement is
  about the opposite change; CSV adds "(back)". "as data, write" gives escapes
  that the later revision accepts. Everything about a class holds for all its
  strings, except details marked "here", which are about its shortest string.

Proof
  The classes are complete. The minimal automata of both revisions and of all
  revisions between them are compared over every string: each string whose
  verdict changes is in one class, and no other string is. This takes seconds
  for neighbours and up to about 20 seconds for the oldest documents; files add
  nothing to it. Strings read differently are found by the automata for
  components, which are tested but not proved.

Files
  Strings of files are counted by class; empty classes are omitted, except in
  JSON. Details marked "here" are then about the shortest string of the class in
  the files, up to ${maxExampleBytes} bytes; if all are longer, about the shortest string of
  the class, and the CSV column "in files" is "no". JSON adds to each class its
  count and example, and to the result: strings (all), unchanged, and neither
  (derived by no revision).
  --conforming also reports which strings that both revisions derive began or
  ceased to conform, and by which section; it takes as long as "findings" for
  both revisions. CSV has one more record for each set of reasons ("forbidden").`;
