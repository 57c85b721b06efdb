/** Every level of the quiz has enough questions, which are searched among all strings on which documents differ. */
import { quizLevels } from '../../../src/classroom/page/address.js';
import { describeVisit } from '../../web/page.js';

describeVisit('Quiz', (visit) => {
  test.each(quizLevels.filter((level) => level !== 'guided'))('%s', async (level) => {
    const page = await visit().open(`#1/quiz?level=${level}`);
    await page.locator('.asked').waitFor();
    expect(Number(await page.locator('.question').getAttribute('data-total'))).toBeGreaterThanOrEqual(20);
  });
});
