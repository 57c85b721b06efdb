/** The purpose `equivalent`: pairs of texts that tell every step of a document's comparing from its neighbours. */
import type { Level } from '../../../reference/normalize.js';
import { UriSyntaxError } from '../../../tree/diagnosis/error.js';
import type { Tested } from './algorithm.js';
import { type LadderFault, ladderFaults } from './ladder-faults.js';
import { normalizeTexts } from './normalize-texts.js';
import { checkLevels, Rungs } from './rungs.js';

/** Two texts, and the level up to which they are compared: by default the highest of the document. */
export interface EquivalentQuestion {
  readonly text: string;
  readonly other: string;
  readonly level?: Level;
}

/** What comes of it; a text that is not derivable is refused. */
export interface EquivalentAnswer {
  readonly result: 'equivalent' | 'different' | 'refused';
}

/** Of how many texts pairs are made that a fault answers wrongly, and of how many it is tried. */
const textsOfFault = 2;
const tries = 50;

/** Of each fault, the shortest texts of which it makes another form, beside that form and beside the right one. */
function questionsOf(rungs: Rungs, faults: readonly LadderFault[]): readonly EquivalentQuestion[] {
  const texts = [...normalizeTexts].sort((a, b) => a.length - b.length);
  const found = new Map<string, EquivalentQuestion>();
  for (const { form } of faults) {
    let [told, tried] = [0, 0];
    for (const text of texts) {
      if (told >= textsOfFault || tried >= tries) break;
      const questions = rungs.levels.flatMap((level) => {
        const formed = rungs.at(text, level);
        const wrong = form(formed);
        if (wrong === formed.form) return [];
        return [formed.form ?? text, wrong ?? text].map((other) => ({ text, other, level }));
      });
      const telling = questions.filter(
        (question) => verdict(rungs, form, question) !== verdict(rungs, (formed) => formed.form, question),
      );
      for (const question of telling) found.set(JSON.stringify(question), question);
      told += Math.min(telling.length, 1);
      tried += Math.min(questions.length, 1);
    }
  }
  return [...found.values()];
}

/** Whether some level up to the asked one has the same form for both. */
function verdict(
  rungs: Rungs,
  form: LadderFault['form'],
  { text, other, level = rungs.top }: EquivalentQuestion,
): EquivalentAnswer['result'] {
  const formOf = (one: string, at: Level): string | undefined => form(rungs.at(one, at));
  if (formOf(text, level) === undefined || formOf(other, level) === undefined) return 'refused';
  const known = rungs.levels.slice(0, rungs.levels.indexOf(level) + 1);
  // What is refused at a lower level is compared as it is.
  const isSame = (at: Level): boolean => (formOf(text, at) ?? text) === (formOf(other, at) ?? other);
  return known.some(isSame) ? 'equivalent' : 'different';
}

/** Comparing. */
export const comparing: Tested<EquivalentQuestion, EquivalentAnswer> = {
  check: checkLevels,
  subject(document) {
    const rungs = new Rungs(document, true);
    const faults = ladderFaults(rungs);
    return {
      algorithm: 'equivalent',
      questions: questionsOf(rungs, faults),
      answer({ text, other, level }) {
        try {
          return { result: document.equivalent(text, other, level).equal ? 'equivalent' : 'different' };
        } catch (error) {
          if (error instanceof UriSyntaxError) return { result: 'refused' };
          throw error;
        }
      },
      steps: ({ text, other, level }) => [text, other].flatMap((one) => rungs.at(one, level).taken),
      faults: faults.map(({ kind, name, form }) => ({
        kind,
        name,
        answer: (question) => ({ result: verdict(rungs, form, question) }),
      })),
    };
  },
};
