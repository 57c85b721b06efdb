/** More of part 10 in the browser: a long walk that is stopped and resumed, and the other direction. */
import { migrate } from '../../src/study/index.js';
import { copied, describeVisit, act } from './page.js';

const migration = migrate('rfc2396', 'rfc3986');

describeVisit('Migration', (visit) => {
  test('shows progress, can be stopped and resumed, and ends when other documents are selected', async () => {
    const page = await visit().open('#1/migration?left=url-1993&right=rfc3986');
    const wait = page.locator('.wait', { has: page.locator('progress[max]') });
    await wait.waitFor();
    expect(Number(await wait.locator('progress').getAttribute('max'))).toBeGreaterThan(2);
    await wait.locator('button').click();
    await act(page, 'walk-again');
    await wait.waitFor();
    // The core worker starts first, and both have one script.
    expect(page.workers()).toHaveLength(2);
    const ended = page.workers().at(-1)?.waitForEvent('close');
    await page.locator('.bar select').nth(1).selectOption('url-1993');
    await page.locator('.summary[data-classes="0"]').waitFor();
    expect(await ended).toBeDefined();
  });

  test('the other way round, and copied as Markdown', async () => {
    const page = await visit().open('#1/migration?left=rfc2396&right=rfc3986', { width: 390, height: 844 });
    await page.locator('.group').first().waitFor();
    await act(page, 'swap');
    await page.waitForURL('**/#1/migration?left=rfc3986&right=rfc2396');
    const count = (kind: string): number => migration.classes.filter((one) => one.kind === kind).length;
    const before = [count('removed'), count('added'), count('reread')].join(' ');
    await page.locator(`.summary[data-counts]:not([data-counts="${before}"])`).waitFor();
    for (const summary of await page.locator('.group > summary').all()) await summary.click();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    expect(await copied(page, 'markdown')).toContain('# rfc3986 → rfc2396');
  });
});
