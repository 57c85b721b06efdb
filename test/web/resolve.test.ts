/** Part 5 in the browser: the rows on which the algorithms part, step by step. */
import type { Locator } from 'playwright-core';
import { type RevisionId, revisions } from 'uri-revisions';
import { describeVisit, tabTo } from './page.js';

describeVisit('Resolve', (visit) => {
  test('a document without rules says so in its own words, which open in their place', async () => {
    const page = await visit().open('#1/resolve?base=http://a/b&reference=c');
    const told = page.locator('.resolved', { hasText: 'Relative links are not described' });
    await told.locator('.passage summary').click();
    expect(await told.locator('blockquote mark').innerText()).toBe(
      'Relative links are not described in this document',
    );
  });

  test('?y has two answers, marked, with the steps of each document', async () => {
    const page = await visit().open('#1/resolve?base=http://a/b/c/d;p?q&reference=?y');
    const results = page.locator('.resolved');
    await results.first().waitFor();
    const of = (id: RevisionId): Locator => results.nth(revisions.indexOf(id));
    expect(await of('url-1997').locator('.answer').innerText()).toBe('http://a/b/c/?y');
    expect(await of('rfc2396bis-01').locator('.answer').innerText()).toBe('http://a/b/c/d;p?y');
    const marks = await Promise.all(revisions.map((id) => of(id).locator('.mark').count()));
    expect(revisions.filter((_, i) => marks[i] === 1)).toEqual(['rfc1808', 'url-1997', 'rfc2396bis-01']);
    // Its section stands there once, and opens.
    expect(await of('rfc1738').innerText()).toMatch(/no rules for relative references[^(]*§2.3/);
    expect(await page.locator('.step.decides').count()).toBeGreaterThanOrEqual(2);
    expect(await page.locator('.step-name', { hasText: /^6c$/ }).count()).toBeGreaterThanOrEqual(1);
  });

  test('by mouse: an example, and a choice that 2003 leaves open', async () => {
    const page = await visit().open();
    await page.getByRole('link', { name: 'Resolve' }).click();
    await page.getByRole('link', { name: /^http:g/ }).click();
    await page
      .locator('.resolved', { hasText: '2003' })
      .locator('.answer', { hasText: /^http:g$/ })
      .waitFor();
    await page.getByText('What a document may leave open').click();
    await page.getByText('is ignored').click();
    await page
      .locator('.resolved', { hasText: '2003' })
      .locator('.answer', { hasText: 'http://a/b/c/g' })
      .waitFor();
    await page.waitForURL(/validating=no/);
  });

  test('the steps of a document whose result it does not derive are told', async () => {
    const page = await visit().open('#1/resolve?base=http://a/b/c/d;p?q&reference=?');
    const steps = page.getByRole('region', { name: 'Steps of 1993' });
    await steps.locator('.step').first().waitFor();
    expect(await steps.locator('.step').count()).toBeGreaterThan(3);
    expect(await page.locator('.resolved', { hasText: '1993' }).innerText()).toContain('does not derive');
  });

  test.each([390, 1024, 1440])('the steps can be read in a window of %i pixels', async (width) => {
    const page = await visit().open('#1/resolve?base=http://a/b/c/d;p?q&reference=?y', {
      viewport: { width, height: 900 },
    });
    await page.locator('.step').first().waitFor();
    const narrowest = await page.evaluate<number>(
      'Math.min(...Array.from(document.querySelectorAll(".step-outcome"), (one) => one.clientWidth))',
    );
    expect(narrowest).toBeGreaterThanOrEqual(200);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });

  test('neighbours that take the same steps tell them once', async () => {
    const page = await visit().open('#1/resolve?base=http://a/b/c/d;p?q&reference=?y');
    const steps = page.getByRole('region', { name: 'Steps of RFC 3986 and RFC 6874' });
    await steps.locator('.step').first().waitFor();
    expect(await steps.locator('.step').count()).toBeGreaterThan(3);
    expect(await page.getByRole('region', { name: 'Steps of RFC 6874' }).count()).toBe(0);
  });

  test('by keyboard alone', async () => {
    const page = await visit().open('#1/resolve');
    await tabTo(page, 'textarea');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('http://a');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('g');
    await page
      .locator('.resolved', { hasText: '1997' })
      .locator('.answer', { hasText: 'http://ag' })
      .waitFor();
    await page
      .locator('.resolved', { hasText: '2003' })
      .locator('.answer', { hasText: 'http://a/g' })
      .waitFor();
  });

  test('the current document is no string', async () => {
    const page = await visit().open('#1/resolve?base=http://a/&reference=');
    await page.locator('.resolved strong', { hasText: 'the current document' }).first().waitFor();
  });
});
