/** The glossary, in the footer of every part. */
import { glossary } from '../../src/web/data/glossary.js';
import { addresses } from '../../src/web/addresses.js';
import { isAccessible } from './axe.js';
import { act, describeVisit } from './page.js';

describeVisit('the glossary', (visit) => {
  test.each(addresses.parts)('opens in %s', async (part) => {
    const page = await visit().open(`#1/${part}`);
    const terms = page.locator('footer .words');
    if (!(await terms.evaluate((one) => one.hasAttribute('open')))) await act(page, 'glossary');
    await terms.locator('dd').first().waitFor();
    expect(await terms.locator('dt').allInnerTexts()).toEqual(glossary.map(([word]) => word));
  });

  test('is accessible on a phone', async () => {
    const page = await visit().open('#1/census', { width: 360, height: 740 });
    const terms = page.locator('footer .words');
    if (!(await terms.evaluate((one) => one.hasAttribute('open')))) await act(page, 'glossary');
    await terms.locator('dd').first().waitFor();
    await isAccessible(page);
  });
});
