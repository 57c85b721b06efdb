/** `suite`: test cases for a rule that kill every fault, the strongest first. */

import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { shared } from '../input/options.js';
import { grammarOptions, aboutGrammars } from '../input/grammar-options.js';
import {
  algorithms,
  algorithmSuite,
  type AnyCase,
  caseSchema,
  purposes,
  suite,
  suiteFormats,
  suiteHeading,
  writeSuite,
} from '../../study/index.js';
import { Misuse } from '../output/errors.js';
import { aDocument, answerFormat, checkPurpose, isAlgorithm } from '../documents/purpose.js';
import { suiteCsv } from '../output/suite-csv.js';
import {
  aboutLearnt,
  studied,
  studiedEach,
  type TestedLanguage,
  testedLanguage,
} from '../documents/studies.js';

const largestSeed = 2 ** 32 - 1;

const about = `A fault is a single small change, as an implementation may have it by mistake.
Of the minimal automaton of the rule: a transition that is missing, added or
misdirected, each to every wrong state, or a state with the wrong verdict. Of
the BNF: an alternative dropped, a class of characters one character off, a
bound one off, an option made mandatory. A fault is killed by a case on which it
gives another verdict. Faults that change no verdict are proved so and left out.

--for components tests what is found in derivable texts: its faults are those of
the automaton that keeps the places of components, of the reference rule: a
place that is not kept, one character early or late, or of another component.

Each case is the one that kills most of what those before it have left, where
the faults of the BNF weigh as much as those of the automaton; so --size N keeps
the strongest. All cases together kill every fault. An implementation that has
several faults may pass them, if they hide each other. The same arguments print
the same bytes. A rule of a hundred states takes seconds; RFC 1630, with its
370,000 cases, half a minute.

A case has the text, whether it is valid, the components if it is, the rule and
section that decide (the innermost rule open where the text fails, or ends), and
how many faults of each kind it is the first to kill. Everything beyond US-ASCII
and lone surrogates are escaped; an absent component has no member, an empty one
is "". --schema prints the JSON Schema of json and jsonl. wpt is the shape of
urltestdata.json of the Web Platform Tests, json-schema that of the tests of
formats in the JSON Schema Test Suite; both have verdicts only, without their
components. Read the first for the verdicts: its references have no base. The
format of the second is the name of the rule, which your validator must know:
of the rules of RFC 3986, most know uri and uri-reference.

--for resolve tests the algorithm by which the revision resolves references. A
fault answers as an implementation with one mistake would: a test of the
reference left out, a component lost or taken from the wrong side, the paths
merged wrongly, "." or ".." kept, misread or removed in a wrong place, a step
not there. A case has base and reference, and the result (absolute with the
target, current-document, refused).

--for normalize and --for equivalent test the steps of normalization. A fault
leaves a step out, of all texts or of some, takes it at another level or in
another place, does not reach a part, does not see an escape, a dot segment or a
default port, or does something more. A case has text and level, and the form
there, or two texts, and whether they are equivalent up to that level.

All three say the step that decides, which is the one that the fewest questions
take, and the names of the faults that a case is the first to kill. All cases
together kill every fault that any of some thousand questions does. json-schema
has no shape for them, and wpt for resolve only.

--csv prints a record for each case, for spreadsheets, and not to be read again:
of what is derivable every component, ε where it is empty, – where it is absent.

${aboutGrammars}

${aboutLearnt}
Its faults are those of its automaton. The texts begin with its prefix, so that
they tell another version of the parser from the one that was learnt.`;

const optionList = [
  shared.start,
  option('--for <PURPOSE>', 'what is tested', {
    choices: [...purposes, ...algorithms],
    byDefault: 'verdict',
  }),
  option('--size <N>', 'at most so many cases (as many as kill every fault by default)', {
    range: [1, 10_000_000],
  }),
  option('--seed <N>', 'an integer that determines the suite (0 by default)', { range: [0, largestSeed] }),
  option('--format <FORMAT>', 'the format', { choices: suiteFormats, byDefault: 'json' }),
  option('--schema', 'print the JSON Schema of the format, and no suite', {
    excludes: ['start', 'for', 'size', 'seed', 'format', 'csv'],
  }),
  shared.csv('format'),
  ...grammarOptions,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['[REV]', 'the revision']],
  options: optionList,
  about,
  exit: { 0: 'written' },
  examples: [
    'uri-revisions suite rfc3986 --size 200 --format jsonl | jq -r .text',
    'uri-revisions suite rfc3986 --start URI --format json-schema > uri.json',
    'uri-revisions suite rfc1738 --start httpurl --size 100 --csv > vectors.csv',
    'uri-revisions suite rfc2396 --for components --seed 7',
    'uri-revisions suite rfc3986 --for resolve --format wpt',
    'uri-revisions suite rfc2396 --for equivalent --format jsonl',
    'uri-revisions suite --schema > suite.schema.json',
  ],
  run: async (name, options, terminal) => {
    if (options.schema) {
      await terminal.print(`${JSON.stringify(caseSchema, null, 2)}\n`);
      return;
    }
    const { for: purpose, format, start, seed } = options;
    if (name === undefined) {
      throw new Misuse(
        'no revision is named: uri-revisions suite rfc3986; "uri-revisions revisions" lists all',
      );
    }
    const tested = await testedLanguage(name, options, terminal);
    const { document, rule } = tested;
    checkPurpose(document, start, purpose);
    if (isAlgorithm(purpose)) answerFormat(format, purpose);
    if (options.csv) {
      const cases = studied(() => casesFor(tested, options));
      for (const piece of studiedEach(suiteCsv(purpose, cases))) await terminal.print(piece);
      return;
    }
    const heading = suiteHeading(document, { start: rule, purpose, seed });
    const pieces = writeSuite(
      format,
      heading,
      studied(() => casesFor(tested, options)),
    );
    for (const piece of studiedEach(pieces)) await terminal.print(piece);
  },
});

/** Returns the cases. @throws UnsupportedOperationError if the revision has no rules for the purpose */
function casesFor(
  { document, rule }: TestedLanguage,
  { for: purpose, size, seed }: Options,
): Generator<AnyCase, object> {
  if (!isAlgorithm(purpose)) return suite(document, { start: rule, purpose, size, seed });
  return algorithmSuite(aDocument(document, purpose), purpose, { size, seed });
}
