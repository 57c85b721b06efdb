/** Part 6 in the browser: questions have differing answers, and the answer explains itself. */
import type { Locator, Page } from 'playwright-core';
import { revision, type RevisionId, revisions } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';
import { quizLevels } from '../../src/web/address.js';
import { guidedQuestion } from '../../src/web/worker/guided.js';
import { describeVisit, tabTo } from './page.js';

/** The choice of a document, by its whole name. */
const label = (page: Page, id: RevisionId): Locator =>
  page.locator('.question label', { hasText: new RegExp(`${about(id).short}$`) });

describeVisit('Quiz', (visit) => {
  test.each(quizLevels.filter((level) => level !== 'guided'))(
    '%s: there is something to tell apart, and enough of it',
    async (level) => {
      const page = await visit().open(`#1/quiz?level=${level}`);
      await page.locator('.asked').waitFor();
      const total = Number(/of (\d+)/.exec(await page.locator('.question .hint').innerText())?.[1]);
      expect(total).toBeGreaterThanOrEqual(20);
    },
  );

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
    await page
      .locator('.strip')
      .nth(revisions.length - 1)
      .waitFor();
    expect(await page.locator('.strip').count()).toBe(revisions.length);
    await page.getByRole('link', { name: 'Next question' }).click();
    await page.getByText(/Question 3 of/).waitFor();
    expect(await page.locator('.strip').count()).toBe(0);
    await page.goBack();
    await page.getByText('All right.').waitFor();
  });

  test('guided: ten questions, each of which tells documents apart, by answers of the documents themselves', async () => {
    const page = await visit().open('#1/quiz?level=guided');
    const prompts = new Set<string>();
    for (let i = 1; i <= 10; i++) {
      await page.getByText(`Question ${String(i)} of 10`).waitFor();
      prompts.add(await page.locator('.prompt').innerText());
      expect(await page.getByRole('link', { name: 'Look it up' }).getAttribute('href')).toMatch(/^#1\//);
      // One of several, so that the answer is wrong; and none is no answer.
      const [one] = guidedQuestion(i)?.answer ?? [];
      const button = page.getByRole('button', { name: 'Answer' });
      expect(await button.isDisabled()).toBe(true);
      if (one !== undefined) await label(page, one).click();
      await button.click();
      await page.locator('.question .mark').first().waitFor();
      const wrong = await page.locator('.question .mark.bad').count();
      expect(wrong).toBeGreaterThan(0);
      expect(wrong).toBeLessThan(revisions.length);
      await page.getByText(`Whole questions right: 0 of ${String(i)}.`).waitFor();
      await page.getByRole('link', { name: 'Next question' }).click();
    }
    expect(prompts.size).toBe(10);
  });

  test('a question that there is not is told', async () => {
    const page = await visit().open('#1/quiz?level=guided&question=99');
    await page.getByText('There is no question 99: this level has 10').waitFor();
  });

  test('guided: a right answer', async () => {
    const page = await visit().open('#1/quiz?level=guided&question=5');
    const deriving = revisions.filter((id) => revision(id).accepts(''));
    for (const id of deriving) await label(page, id).click();
    await page.getByRole('button', { name: 'Answer' }).click();
    await page.getByText('All right. Whole questions right: 1 of 1.').waitFor();
    await page
      .locator('.strip')
      .nth(revisions.length - 1)
      .waitFor();
    expect(await page.locator('.strip').count()).toBe(revisions.length);
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
    // The question can no longer be answered, and the next is at hand.
    await page.locator('a:focus', { hasText: 'Next question' }).waitFor();
  });
});
