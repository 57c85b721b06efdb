/** Part 10 in the browser: the classes of changes between two documents, as in the library. */
import { migrate, migrationGroups } from '../../src/study/index.js';
import { ofMigration } from '../../src/web/data/migration-words.js';
import { describeVisit, says, tabTo, textOf } from './page.js';

/** Two close documents with a short walk, whose result has every member that a class can have. */
const migration = migrate('rfc2732', 'rfc2396');
const groups = migrationGroups(migration);

describeVisit('Migration', (visit) => {
  test('every class is in a group that opens by keyboard and shows the place, the reason and the text to write', async () => {
    const page = await visit().open('#1/migration?left=rfc2732&right=rfc2396');
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
      const cardText = await textOf(page, `.class-card[value="${number}"]`);
      for (const { evidence: said } of evidence) {
        expect(cardText).toContain(said.class === 'intended' ? said.quote : said.note);
      }
    }
    expect(await says(page, 'migration.as-data')).toContain('%5B');
    await page.locator('.class-card a').first().click();
    await page.locator('.strips[aria-busy="false"]').waitFor();
    expect(await page.locator('textarea').inputValue()).toBe(groups[0]?.classes[0]?.text);
  });

  test('reports a direction without classes, and explains the terms in place', async () => {
    const page = await visit().open('#1/migration?left=rfc2396&right=rfc2732');
    await says(page, 'migration.none');
    const change = migrate('rfc2396', 'rfc2732');
    const { classes } = change;
    expect(await page.locator('.group').count()).toBe(migrationGroups(change).length);
    const counts = ['removed', 'added', 'reread'].map(
      (kind) => classes.filter((one) => one.kind === kind).length,
    );
    expect(counts[0]).toBe(0);
    expect(await page.locator('.summary').getAttribute('data-counts')).toBe(counts.join(' '));
    const words = ofMigration.map(([word]) => word);
    expect(await page.locator('main .words dt').allTextContents()).toEqual(words);
  });
});
