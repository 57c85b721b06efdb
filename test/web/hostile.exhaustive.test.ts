/**
 * Every hostile string in every part that shows one, by permalink and pasted; two loaded with the page. In
 * Compare, `npm test` has tried one of each kind.
 */
import { isUnharmed, openWith, otherHostileStrings, pasteInto, representatives } from './hostile-strings.js';
import { describeVisit } from './page.js';

describeVisit('hostile strings', (visit) => {
  test.each([...representatives, ...otherHostileStrings])('%s', async (_name, text) => {
    for (const part of ['tree', 'resolve'] as const) await isUnharmed(await openWith(visit(), part, text));
  });

  test.each(otherHostileStrings)('in Compare, and pasted: %s', async (_name, text) => {
    const page = await openWith(visit(), 'compare', text);
    await isUnharmed(page);
    await pasteInto(page, `${text}x`);
    await isUnharmed(page);
  });

  test.each(representatives.slice(0, 2))('with the page: %s', async (_name, text) => {
    const page = await openWith(visit(), 'compare', text);
    await page.reload();
    await page.locator('.strips[aria-busy="false"]').waitFor();
    await isUnharmed(page);
  });
});
