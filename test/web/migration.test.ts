/** Part 9 in the browser: the classes of what changes between two documents, as the library tells them. */
import { migrate, migrationGroups } from '../../src/study/index.js';
import { ofMigration } from '../../src/web/data/words.js';
import { copied, describeVisit, act, says, tabTo, textOf } from './page.js';

const migration = migrate('rfc2396', 'rfc3986');
const groups = migrationGroups(migration);

describeVisit('Migration', (visit) => {
  test('every class is in a group, which opens by keyboard and tells where, why and what to write', async () => {
    const page = await visit().open('#1/migration?left=rfc2396&right=rfc3986');
    await page.locator(`.summary[data-classes="${String(migration.classes.length)}"]`).waitFor();
    expect(await page.locator('.group').count()).toBe(groups.length);
    expect(await page.locator('.class-card').count()).toBe(0);
    await tabTo(page, '.group > summary');
    await page.keyboard.press('Enter');
    await page.locator('.class-card').first().waitFor();
    for (const summary of (await page.locator('.group > summary').all()).slice(1)) await summary.click();
    await page
      .locator('.class-card')
      .nth(migration.classes.length - 1)
      .waitFor();
    expect(await page.locator('.class-card').count()).toBe(migration.classes.length);
    for (const { number, evidence } of migration.classes) {
      const told = await textOf(page, `.class-card[value="${number}"]`);
      for (const { evidence: said } of evidence) {
        expect(told).toContain(said.class === 'intended' ? said.quote : said.note);
      }
    }
    expect(await says(page, 'migration.as-data')).toContain('%40');
    await page.locator('.class-card a').first().click();
    await page.locator('.strips[aria-busy="false"]').waitFor();
    expect(await page.locator('textarea').inputValue()).toBe(groups[0]?.classes[0]?.text);
  });

  test('how far it has come is told; it can be stopped and taken up again, and ends when its documents are left', async () => {
    const page = await visit().open('#1/migration?left=url-1993&right=rfc3986');
    const wait = page.locator('.wait', { has: page.locator('progress[max]') });
    await wait.waitFor();
    expect(Number(await wait.locator('progress').getAttribute('max'))).toBeGreaterThan(2);
    await wait.locator('button').click();
    await act(page, 'walk-again');
    await wait.waitFor();
    const ended = page
      .workers()
      .find((worker) => worker.url().includes('study'))
      ?.waitForEvent('close');
    await page.locator('.bar select').nth(1).selectOption('url-1993');
    await page.locator('.summary[data-classes="0"]').waitFor();
    expect(await ended).toBeDefined();
  });

  test('a direction without classes says so; what it says of the classes is explained where it stands', async () => {
    const page = await visit().open('#1/migration?left=rfc2396&right=rfc2732');
    await says(page, 'migration.none');
    const { classes } = migrate('rfc2396', 'rfc2732');
    const counts = ['went', 'came', 'reread'].map(
      (kind) => classes.filter((one) => one.kind === kind).length,
    );
    expect(counts[0]).toBe(0);
    expect(await page.locator('.summary').getAttribute('data-counts')).toBe(counts.join(' '));
    const words = ofMigration.map(([word]) => word);
    expect(await page.locator('.words dt').allTextContents()).toEqual(words);
  });

  test('the other way round, and copied as Markdown', async () => {
    const page = await visit().open('#1/migration?left=rfc2396&right=rfc3986', { width: 390, height: 844 });
    await page.locator('.group').first().waitFor();
    await act(page, 'swap');
    await page.waitForURL('**/#1/migration?left=rfc3986&right=rfc2396');
    const count = (kind: string): number => migration.classes.filter((one) => one.kind === kind).length;
    const before = [count('went'), count('came'), count('reread')].join(' ');
    await page.locator(`.summary[data-counts]:not([data-counts="${before}"])`).waitFor();
    for (const summary of await page.locator('.group > summary').all()) await summary.click();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    expect(await copied(page, 'markdown')).toContain('# rfc3986 → rfc2396');
  });
});
