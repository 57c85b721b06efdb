/** `suite`: test cases for a rule that detect every fault, the strongest first. */

import { declareCommand, option, type OptionsOf } from '../input/command.js';
import { shared } from '../input/options.js';
import { grammarOptions, regexOptions } from '../input/grammar-options.js';
import {
  algorithmSuite,
  type AnyCase,
  caseSchema,
  smallSuite,
  suite,
  suiteFormats,
  suiteHeading,
  writeSuite,
} from '../../study/index.js';
import { Misuse } from '../output/errors.js';
import { aDocument, answerFormat, checkPurpose, isAlgorithm, purposeOption } from '../documents/purpose.js';
import { suiteCsv } from '../output/suite-csv.js';
import {
  aboutLearnt,
  studied,
  withStudyErrors,
  type TestedLanguage,
  testedLanguage,
} from '../documents/studies.js';

const maxSeed = 2 ** 32 - 1;

const about = `A case has a string ("text"), its validity, its components, the deciding rule
and section, and the faults that it is the first to detect. A fault is one small
change that models an implementation mistake. All cases together detect every
fault, except changes that provably have no effect. The strongest cases come
first, so --size N keeps the best. The same arguments print the same bytes. For
human readers, --small writes a few cases that detect every fault of the BNF,
each naming one.

${aboutLearnt}`;

const optionList = [
  shared.start,
  purposeOption,
  option('--size <N>', 'at most N cases (default: enough to detect every fault)', {
    range: [1, 10_000_000],
  }),
  option('--small', 'detect only the faults of the BNF', { excludes: ['for', 'seed', 'csv'] }),
  option('--seed <N>', 'an integer that determines the suite (default: 0)', { range: [0, maxSeed] }),
  option('--format <FORMAT>', 'the format of the suite', { choices: suiteFormats, byDefault: 'json' }),
  option('--schema', 'print the JSON Schema of the format instead', {
    excludes: ['start', 'for', 'size', 'small', 'seed', 'format', 'csv'],
  }),
  shared.csv('format'),
  ...grammarOptions,
  ...regexOptions,
] as const;

type Options = OptionsOf<typeof optionList>;

export const command = declareCommand({
  arguments: [['[REV]', 'the revision']],
  options: optionList,
  about,
  topics: ['suites'],
  examples: [
    'uri-revisions suite rfc3986 --size 200 --format jsonl | jq -r .text',
    'uri-revisions suite host-name --small --format json-schema > tests.json',
    'uri-revisions suite rfc3986 --for resolve --format wpt',
  ],
  run: async (name, options, terminal) => {
    if (options.schema) {
      await terminal.print(`${JSON.stringify(caseSchema, null, 2)}\n`);
      return;
    }
    const { for: purpose, format, start, seed, small } = options;
    if (name === undefined) {
      throw new Misuse(
        'name a revision, as in: uri-revisions suite rfc3986; "uri-revisions revisions" lists all',
      );
    }
    const tested = await testedLanguage(name, options, terminal);
    const { document, rule } = tested;
    checkPurpose(document, start, purpose);
    if (small && !('id' in document) && document.scope !== undefined)
      throw new Misuse('--small needs rules; a learnt language, a regular expression and a PEG have no BNF');
    if (isAlgorithm(purpose)) answerFormat(format, purpose);
    if (options.csv) {
      const cases = studied(() => casesFor(tested, options));
      for (const piece of withStudyErrors(suiteCsv(purpose, cases))) await terminal.print(piece);
      return;
    }
    const heading = suiteHeading(document, { start: rule, purpose, seed });
    const pieces = writeSuite(
      format,
      heading,
      studied(() => casesFor(tested, options)),
    );
    for (const piece of withStudyErrors(pieces)) await terminal.print(piece);
  },
});

/** Returns the cases. @throws UnsupportedOperationError if the revision has no rules for the purpose */
function casesFor(
  { document, rule }: TestedLanguage,
  { for: purpose, size, seed, small }: Options,
): Generator<AnyCase, object | undefined> {
  if (small) return smallSuite(document, { start: rule, size });
  if (!isAlgorithm(purpose)) return suite(document, { start: rule, purpose, size, seed });
  return algorithmSuite(aDocument(document, purpose), purpose, { size, seed });
}
