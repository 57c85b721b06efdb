/** Part 9 in the browser: the classes of what changes between two documents, as the library tells them. */
import { migrate, migrationGroups } from '../../src/study/index.js';
import { describeVisit, tabTo } from './page.js';

const migration = migrate('rfc2396', 'rfc3986');
const groups = migrationGroups(migration);

describeVisit('Migration', (visit) => {
  test('every class is in a group, which opens by keyboard and tells where, why and what to write', async () => {
    const page = await visit().open('#1/migration?left=rfc2396&right=rfc3986');
    await page.locator('.group').first().waitFor();
    expect(await page.locator('.summary').innerText()).toContain(`${migration.classes.length} classes`);
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
      const card = page.locator(`.class-card[value="${number}"]`);
      const told = await card.innerText();
      for (const { evidence: said } of evidence) {
        expect(told).toContain(said.class === 'intended' ? said.quote : said.note);
      }
    }
    expect(await page.getByText('As data, write').first().innerText()).toContain('%40');
    await page.locator('.class-card a').first().click();
    await page.locator('.strips[aria-busy="false"]').waitFor();
    expect(await page.locator('textarea').inputValue()).toBe(groups[0]?.classes[0]?.text);
  });

  test('how far it has come is told; it can be stopped and taken up again, and ends when its documents are left', async () => {
    const page = await visit().open('#1/migration?left=url-1993&right=rfc3986');
    const wait = page.locator('.wait', { hasText: /Part \d+ of \d+: / });
    await wait.waitFor();
    expect(Number(await wait.locator('progress').getAttribute('max'))).toBeGreaterThan(2);
    await wait.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Walk again' }).click();
    await wait.waitFor();
    const ended = page
      .workers()
      .find((worker) => worker.url().includes('study'))
      ?.waitForEvent('close');
    await page.locator('.bar select').nth(1).selectOption('url-1993');
    await page.getByText('Nothing changes.').waitFor();
    expect(await ended).toBeDefined();
  });

  test('a direction without classes says so', async () => {
    const page = await visit().open('#1/migration?left=rfc2396&right=rfc2732');
    await page.getByText(/^None: .*RFC 2732 derives every reference that .*RFC 2396 derives\.$/).waitFor();
    const { classes } = migrate('rfc2396', 'rfc2732');
    const came = classes.filter(({ kind }) => kind === 'came').length;
    expect(await page.locator('.summary').innerText()).toBe(
      `${classes.length} classes of references change: none derived by 1998 RFC 2396 alone, ${came} by 1999 RFC 2732 alone, and ${classes.length - came} by both, which read them differently.`,
    );
  });

  test('what it says of the classes is explained where it stands', async () => {
    const page = await visit().open('#1/migration?left=rfc1738&right=rfc3986');
    await page.locator('.group').first().waitFor();
    const words = await page.locator('.words dt').allTextContents();
    const said = (await page.locator('.group > summary').allInnerTexts()).join('\n');
    const told = ['between components', 'kind of host', 'intended', 'accidental', 'intended in part'];
    expect(words).toEqual(expect.arrayContaining([...told, 'the documents do not say']));
    expect(said).toContain('between components');
    expect(await page.locator('.summary').innerText()).toMatch(
      /, and \d+ by both, which read them differently\.$/,
    );
  });

  test('the other way round, and copied as Markdown; what changes nothing says so', async () => {
    const page = await visit().open('#1/migration?left=rfc2396&right=rfc3986', {
      viewport: { width: 390, height: 844 },
    });
    await page.locator('.group').first().waitFor();
    await page.getByRole('button', { name: 'Swap the revisions' }).click();
    await page.getByRole('heading', { name: /RFC 3986 derives them, .*RFC 2396 does not/ }).waitFor();
    await page.waitForURL('**/#1/migration?left=rfc3986&right=rfc2396');
    for (const summary of await page.locator('.group > summary').all()) await summary.click();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await page.getByRole('button', { name: 'Markdown' }).click();
    await page.getByText('Markdown copied.').waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toContain('# rfc3986 → rfc2396');
    await page.locator('.bar select').nth(1).selectOption('rfc3986');
    await page.getByText('Nothing changes.').waitFor();
  });
});
