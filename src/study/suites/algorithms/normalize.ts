/** The purpose `normalize`: texts and levels that tell every step of a document's normalizing from its neighbours. */
import type { Level } from '../../../reference/normalize.js';
import { UriSyntaxError } from '../../../tree/diagnosis/error.js';
import type { Tested } from './algorithm.js';
import { ladderFaults } from './ladder-faults.js';
import { normalizeTexts } from './normalize-texts.js';
import { checkLevels, Rungs } from './rungs.js';

/** A text, and the level of its normal form: by default the highest of the document. */
export interface NormalizeQuestion {
  readonly text: string;
  readonly level?: Level;
}

/** What comes of it: the normal form, or nothing, where the text is not derivable. */
export type NormalizeAnswer =
  { readonly result: 'normal-form'; readonly form: string } | { readonly result: 'refused' };

function answerOf(form: string | undefined): NormalizeAnswer {
  return form === undefined ? { result: 'refused' } : { result: 'normal-form', form };
}

/** Normalizing. */
export const normalizing: Tested<NormalizeQuestion, NormalizeAnswer> = {
  check: checkLevels,
  subject(document) {
    const rungs = new Rungs(document, false);
    return {
      algorithm: 'normalize',
      questions: normalizeTexts.flatMap((text) => document.levels.map((level) => ({ text, level }))),
      answer({ text, level }) {
        try {
          return answerOf(document.normalize(text, level).text);
        } catch (error) {
          if (error instanceof UriSyntaxError) return answerOf(undefined);
          throw error;
        }
      },
      steps: ({ text, level }) => rungs.at(text, level).taken,
      faults: ladderFaults(rungs).map(({ kind, name, form }) => ({
        kind,
        name,
        answer({ text, level }, right) {
          const wrong = form(rungs.at(text, level));
          const isRight = wrong === (right.result === 'normal-form' ? right.form : undefined);
          return isRight ? right : answerOf(wrong);
        },
      })),
    };
  },
};
