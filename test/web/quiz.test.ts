/** Part 6 in the browser: questions have differing answers, and the answer explains itself. */
import type { Locator, Page } from 'playwright-core';
import { revision, revisions } from 'uri-revisions';
import { quizLevels } from '../../src/web/address.js';
import { describeVisit, tabTo } from './page.js';

/** The choice of a document, by its whole id. */
const label = (page: Page, id: string): Locator =>
  page.locator('.question label', { hasText: new RegExp(`${id}$`) });

describeVisit('Quiz', (visit) => {
  test.each(quizLevels)('%s: there is something to tell apart, and enough of it', async (level) => {
    const page = await visit().open(`#1/quiz?level=${level}`);
    await page.locator('.asked').waitFor();
    const total = Number(/of (\d+)/.exec(await page.locator('.question .hint').innerText())?.[1]);
    expect(total).toBeGreaterThanOrEqual(20);
  });

  test('a right answer, by mouse', async () => {
    const page = await visit().open('#1/quiz?level=easy&question=2');
    const link = await page.getByRole('link', { name: 'Open in Compare' }).getAttribute('href');
    const text = decodeURIComponent(/text=(.*)$/.exec(link ?? '')?.[1] ?? '');
    const deriving = revisions.filter((id) => revision(id).accepts(text));
    expect(deriving.length).toBeGreaterThan(0);
    expect(deriving.length).toBeLessThan(revisions.length);
    for (const id of deriving) await label(page, id).click();
    await page.getByRole('button', { name: 'Answer' }).click();
    await page.getByText('All right.').waitFor();
    expect(await page.locator('.strip').count()).toBe(revisions.length);
    await page.getByRole('link', { name: 'Next question' }).click();
    await page.getByText(/Question 3 of/).waitFor();
    expect(await page.locator('.strip').count()).toBe(0);
    await page.goBack();
    await page.getByText('All right.').waitFor();
  });

  test('by keyboard alone', async () => {
    const page = await visit().open('#1/quiz?level=medium');
    await page.locator('.asked').waitFor();
    await tabTo(page, '.question input');
    await page.keyboard.press('Space');
    await page.locator('button.primary:enabled').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(/of \d+ right|All right/).waitFor();
    await page.waitForURL(/answer=url-1993/);
  });
});
