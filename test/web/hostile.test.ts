/** Strings that attempt injection, one of each kind: they run nothing and break no layout. */
import { isUnharmed, openWith, pasteInto, representatives } from './hostile-strings.js';
import { describeVisit } from './page.js';

describeVisit('hostile strings', (visit) => {
  test.each(representatives)('in a permalink, and pasted: %s', async (_name, text) => {
    const page = await openWith(visit(), 'compare', text);
    await isUnharmed(page);
    await page.goto(`${visit().address}#1/compare?text=before`);
    await page.locator('.read-as', { hasText: /^6 / }).waitFor();
    await pasteInto(page, text);
    await isUnharmed(page);
  });

  test.each(['tree', 'resolve'] as const)('in a permalink of %s: markup', async (part) => {
    const [[, text] = ['', '']] = representatives;
    await isUnharmed(await openWith(visit(), part, text));
  });

  test.each([
    ['a bad version', '#99/compare?text=x'],
    ['markup for a part', '#1/<script>alert(1)</script>'],
    ['markup for a field', '#1/compare?<b>=1&text=%E0%A4%A'],
    ['a prototype for a part', '#1/__proto__?constructor=1'],
    ['a node that is none', '#1/tree?text=http://h/&node=%3Cb%3E@1-2'],
    ['a step beyond all', '#1/workshop?exercise=labels&step=999999'],
  ])('a bad link says so or shows the default: %s', async (_name, fragment) => {
    const page = await visit().open(fragment);
    await isUnharmed(page);
    expect(await page.locator('main h1').count()).toBe(1);
  });
});
