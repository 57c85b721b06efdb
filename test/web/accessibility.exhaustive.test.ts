/** Every view of every part in light and dark, wide and narrow: axe-core finds nothing, and nothing overflows. */
import { isAccessible, ofColours, otherViews, partViews } from './axe.js';
import { describeVisit } from './page.js';

describeVisit('accessibility', (visit) => {
  test.each([...partViews, ...otherViews])('%s', async (_name, fragment, ready) => {
    const page = await visit().open(fragment);
    await page.locator(ready).first().waitFor();
    for (const width of [320, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await isAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await isAccessible(page, ofColours);
    }
  });
});
