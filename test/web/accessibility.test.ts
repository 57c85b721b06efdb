/** Two parts in light and narrow: axe-core finds nothing, and nothing overflows. The long run looks at every view. */
import { isAccessible, partViews } from './axe.js';
import { describeVisit } from './page.js';

describeVisit('accessibility', (visit) => {
  test.each(partViews.filter(([part]) => ['workshop', 'classroom'].includes(part)))(
    '%s',
    async (_name, fragment, ready) => {
      const page = await visit().open(fragment, { width: 320, height: 900 });
      await page.locator(ready).first().waitFor();
      await isAccessible(page);
    },
  );
});
