/** `links --check` reports exactly the links that the document finds not conforming, and advises what `fix` writes. */
import { revision, type Revision, revisions } from '../../src/api/index.js';
import { checkedBy } from '../../src/links/findings.js';
import { noReference } from '../../src/links/templates.js';
import { askedTexts, disputedTexts } from '../example-texts.js';

const texts = [...askedTexts, ...disputedTexts, 'http://h/ü', 'http://a@b@c/', 'http://h/%zz'];

/** Tests whether `fix` writes another string. */
function isFixed(document: Revision, text: string): boolean {
  try {
    return document.fix(text).text !== text;
  } catch (error) {
    if (error instanceof Error && error.name === 'EscapeError') return false;
    throw error;
  }
}

test.each(revisions)('in %s', async (id) => {
  const document = revision(id);
  const { start, verdictsOn } = await checkedBy(id);
  const wrong = texts.filter((text) => {
    const verdicts = verdictsOn(text, start);
    if ((verdicts.length === 0) !== document.check(text).conforming) return true;
    const advises = verdicts.some(({ advice }) =>
      advice.some((sentence) => /\bwrite\b|, put /.test(sentence)),
    );
    return advises && noReference(text) === undefined && !isFixed(document, text);
  });
  expect(wrong).toEqual([]);
});
