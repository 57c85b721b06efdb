/** Reads BNFs, one in each line of standard input as JSON of notation and text, like `npm run new-document`. */
import { text } from 'node:stream/consumers';
import { loadNotation } from '../../../load/grammar.js';
import { newDocument } from '../../../new-document/room.js';
import { visible } from '../../../../src/core/base/visible.js';
import { StateLimitError, TimeLimitError } from '../../../../src/core/base/limits.js';
import { UnknownNameError } from '../../../../src/core/base/unknown-name.js';
import { minimalAutomaton, naivePeg, NonTailRecursionError } from '../../../../src/study/index.js';
import { GrammarError } from '../../../../src/grammar/bnf/errors.js';
import { readBnf, ruleNames } from '../../../../src/grammar/bnf/read-bnf.js';

const refusals = [GrammarError, NonTailRecursionError, StateLimitError, TimeLimitError, UnknownNameError];
const limits = { states: 10_000, milliseconds: 2000 };

for (const line of (await text(process.stdin)).split('\n').filter((line) => line !== '')) {
  const [notation, bnf] = JSON.parse(line) as [string, string];
  process.stdout.write(`${visible(outcomeOf(notation, { file: 'printed.bnf', text: bnf }))}\n`);
}

function outcomeOf(notation: string, printed: { readonly file: string; readonly text: string }): string {
  try {
    const names = ruleNames(printed);
    const [start = ''] = names;
    const document = newDocument({ id: 'x', follows: null, notation, printedHash: '', start }, names);
    const empty = { file: 'corrections.json', text: '[]' };
    const grammar = readBnf(
      {
        document: { file: 'document.json', text: JSON.stringify(document).replaceAll('"?"', '"a"') },
        printed,
        corrections: empty,
        coreRules: { file: 'core', text: '' },
      },
      loadNotation,
    );
    naivePeg(grammar);
    minimalAutomaton(grammar, start, limits);
    return 'answer';
  } catch (error) {
    const isKnown = refusals.some((kind) => error instanceof kind);
    if (isKnown) return `refusal: ${(error as Error).message}`;
    throw error;
  }
}
