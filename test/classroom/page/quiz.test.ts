/** Part 6 in the browser: questions have differing answers, and the answer is explained. */
import type { Page } from 'playwright-core';
import { revision, type RevisionId, revisions } from 'uri-revisions';
import { guidedQuestion } from '../../../src/classroom/page/quiz-worker.js';
import { act, describeVisit, ofRevision, says, tabTo } from '../../web/page.js';
import { longTest, quickTest as test } from '../../depth.js';

const strips = async (page: Page): Promise<number> => {
  await page.locator('.strip').last().waitFor();
  return page.locator('.strip').count();
};

async function answer(page: Page, ids: readonly RevisionId[]): Promise<void> {
  // A click without effect fails here, at its box.
  for (const id of ids) await ofRevision(page, '.question label', id).getByRole('checkbox').check();
  await page.locator('button[type="submit"]').click();
}

/** Returns the number of documents answered correctly. */
const right = async (page: Page): Promise<number> =>
  Number(await page.locator('.summary').getAttribute('data-right'));

const next = (page: Page): Promise<void> => page.locator('.question-tools a').first().click();

describeVisit('Quiz', (visit) => {
  test('opens on the first level of its list', async () => {
    const page = await visit().open('#1/quiz');
    await page.locator('.question .prompt').waitFor();
    expect(await page.locator('.choice input').first().isChecked()).toBe(true);
  });

  longTest(
    'answers are there again at the next visit, which continues with the first open question',
    async () => {
      const page = await visit().open('#1/quiz?level=guided');
      await page.locator('.asked').waitFor();
      await answer(page, guidedQuestion(1)?.answer ?? []);
      await page.locator('.summary[data-whole="1"]').waitFor();
      await page.goto(`${visit().address}#1/quiz?level=guided`);
      await page.reload();
      expect(await says(page, 'quiz.progress')).toMatch(/1\b.*1\b/);
      await act(page, 'continue-quiz');
      await page.locator('.question[data-question="2"]').waitFor();
      await act(page, 'quiz-again');
      await page.locator('.question[data-question="1"]').waitFor();
      expect(await page.locator('[data-message="quiz.progress"]').count()).toBe(0);
    },
  );

  longTest('a right answer, by mouse', async () => {
    const page = await visit().open('#1/quiz?level=easy&question=2');
    await page.locator('.asked').waitFor();
    expect(Number(await page.locator('.question').getAttribute('data-total'))).toBeGreaterThanOrEqual(20);
    const link = await page.locator('.question-tools a[href*="#1/compare"]').getAttribute('href');
    const text = decodeURIComponent(/text=(.*)$/.exec(link ?? '')?.[1] ?? '');
    const deriving = revisions.filter((id) => revision(id).accepts(text));
    expect(deriving.length).toBeGreaterThan(0);
    expect(deriving.length).toBeLessThan(revisions.length);
    await answer(page, deriving);
    expect(await right(page)).toBe(revisions.length);
    expect(await strips(page)).toBe(revisions.length);
    await next(page);
    await page.locator('.question[data-question="3"]').waitFor();
    expect(await page.locator('.strip').count()).toBe(0);
    await page.locator('.question input').first().check();
    await page.locator('button[type="submit"]:enabled').waitFor();
    // Not even for a moment is it judged by the following question.
    await page.evaluate(`window.judged = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        const { right } = document.querySelector('.summary')?.dataset ?? {};
        if (right === undefined) return;
        observer.disconnect();
        resolve(Number(right));
      }).observe(document.body, { childList: true, subtree: true });
    }), undefined`);
    await page.goBack();
    expect(await page.evaluate('window.judged')).toBe(revisions.length);
  });

  longTest(
    'guided: ten questions, each of which distinguishes documents, by answers of the documents themselves',
    async () => {
      const page = await visit().open('#1/quiz?level=guided');
      const prompts = new Set<string>();
      for (let i = 1; i <= 10; i++) {
        await page.locator(`.question[data-question="${String(i)}"][data-total="10"]`).waitFor();
        prompts.add(await page.locator('.prompt').innerText());
        expect(await page.locator('.question-tools a').nth(1).getAttribute('href')).toMatch(/^#1\//);
        // One of several, so that the answer is wrong; and none, which is no answer.
        const [one] = guidedQuestion(i)?.answer ?? [];
        expect(await page.locator('button[type="submit"]').isDisabled()).toBe(true);
        await answer(page, one === undefined ? [] : [one]);
        await page.locator('.question .mark').first().waitFor();
        expect(await page.locator('.question .mark[data-truth="yes"]').count()).toBe(
          guidedQuestion(i)?.answer.length,
        );
        const wrong = await page.locator('.question .mark.bad').count();
        expect(wrong).toBeGreaterThan(0);
        expect(wrong).toBeLessThan(revisions.length);
        await page.locator('.summary[data-whole="0"]').waitFor();
        await next(page);
      }
      expect(prompts.size).toBe(10);
    },
  );

  test('reports a question that does not exist', async () => {
    const page = await visit().open('#1/quiz?level=guided&question=99');
    expect(await says(page, 'quiz.no-question')).toMatch(/99.*10/);
  });

  test('guided: a right answer', async () => {
    const page = await visit().open('#1/quiz?level=guided&question=5');
    await page.locator('.question').waitFor();
    await answer(
      page,
      revisions.filter((id) => revision(id).accepts('')),
    );
    expect(await right(page)).toBe(revisions.length);
    expect(await page.locator('.summary').getAttribute('data-whole')).toBe('1');
    expect(await strips(page)).toBe(revisions.length);
  });

  test('by keyboard alone', async () => {
    const page = await visit().open('#1/quiz?level=guided');
    await page.locator('.asked').waitFor();
    const look =
      'JSON.stringify([getComputedStyle(document.querySelector("button.primary"))].map((one) => [one.backgroundColor, one.color]))';
    // The colours change gradually where motion is welcome; here it is reduced.
    const disabled = await page.evaluate(look);
    await tabTo(page, '.question input');
    await page.keyboard.press('Space');
    await page.locator('button.primary:enabled').waitFor();
    expect(await page.evaluate(look)).not.toBe(disabled);
    await page.keyboard.press('Enter');
    await page.locator('.summary[data-right]').waitFor();
    await page.waitForURL(/answer=url-1993/);
    // The question is closed, and the next is available.
    await page.locator('.question-tools a:first-child:focus').waitFor();
  });
});
