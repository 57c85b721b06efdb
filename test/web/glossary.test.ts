/** The glossary, in the footer of every part. */
import type { Locator, Page } from 'playwright-core';
import { glossary } from '../../src/web/data/glossary.js';
import { isAccessible } from './axe.js';
import { act, describeVisit } from './page.js';

/** Opens the glossary and returns it. */
async function opened(page: Page): Promise<Locator> {
  const terms = page.locator('footer .words');
  await act(page, 'glossary');
  await terms.locator('dd').first().waitFor();
  return terms;
}

describeVisit('the glossary', (visit) => {
  test('opens in a part', async () => {
    const terms = await opened(await visit().open('#1/quiz'));
    expect(await terms.locator('dt').allInnerTexts()).toEqual(glossary.map(([word]) => word));
  });

  test('is accessible on a phone', async () => {
    const page = await visit().open('#1/census', { width: 360, height: 740 });
    await opened(page);
    await isAccessible(page);
  });
});
