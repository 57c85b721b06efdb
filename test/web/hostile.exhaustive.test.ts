/** Every hostile string in every part that shows one, loaded with its permalink and pasted. */
import { isUnharmed, openWith, others, pasteInto, representatives } from './hostile-strings.js';
import { describeVisit } from './page.js';

describeVisit('hostile strings', (visit) => {
  test.each([...representatives, ...others])('%s', async (_name, text) => {
    for (const part of ['tree', 'resolve', 'compare'] as const) {
      await isUnharmed(await openWith(visit(), part, text));
    }
    const page = await openWith(visit(), 'compare', text);
    await page.reload();
    await page.locator('.strips[aria-busy="false"]').waitFor();
    await isUnharmed(page);
    await pasteInto(page, `${text}x`);
    await isUnharmed(page);
  });
});
