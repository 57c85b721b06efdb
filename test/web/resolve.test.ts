/** Part 5 in the browser: the rows on which the algorithms diverge, step by step. */
import type { Locator, Page } from 'playwright-core';
import { type RevisionId, revisions } from 'uri-revisions';
import { act, describeVisit, ofRevision, says, tabTo } from './page.js';
import { heightOf, longText } from './long-strings.js';
import { longTest, quickTest as test } from '../depth.js';

const answerOf = (page: Page, id: RevisionId, answer: string): Locator =>
  ofRevision(page, '.resolved', id).locator('.answer').getByText(answer, { exact: true });

describeVisit('Resolve', (visit) => {
  longTest('a document without rules says so in its own words, which open in their place', async () => {
    const page = await visit().open('#1/resolve?base=http://a/b&reference=c');
    const shownSteps = page
      .locator('.resolved')
      .filter({ has: page.locator('.passage') })
      .first();
    await shownSteps.locator('.passage summary').click();
    const quoted = await shownSteps.locator('blockquote mark').innerText();
    expect(await shownSteps.locator('.muted').first().innerText()).toContain(quoted);
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
    // Its section is shown there once, and opens.
    expect((await of('rfc1738').innerText()).match(/§2\.3/g)).toHaveLength(1);
    expect(await page.locator('.step.decides').count()).toBeGreaterThanOrEqual(2);
    expect(await page.locator('.step-name', { hasText: /^6c$/ }).count()).toBeGreaterThanOrEqual(1);
  });

  test('by mouse: an example, and a choice that 2003 leaves open', async () => {
    const page = await visit().open();
    await page.locator('nav a[href^="#1/resolve"]').click();
    await page.locator('.chips a[href*="reference=http:g"]').first().click();
    await answerOf(page, 'rfc2396bis-01', 'http:g').waitFor();
    await page.locator('.choices summary').click();
    await page.locator('.choices input[value="no"]').check();
    await answerOf(page, 'rfc2396bis-01', 'http://a/b/c/g').waitFor();
    await page.waitForURL(/validating=no/);
  });

  test('names the character of a reference that is not derivable, counted from 0', async () => {
    const page = await visit().open('#1/resolve?base=http://a/&reference=a%20b');
    const bad = ofRevision(page, '.resolved', 'rfc3986').locator('.bad');
    expect(await bad.innerText()).toMatch(/\b1\b/);
  });

  test('shows the steps of a document whose result is not derivable', async () => {
    const page = await visit().open('#1/resolve?base=http://a/b/c/d;p?q&reference=?');
    const steps = ofRevision(page, '.step-columns section', 'url-1993').locator('.step');
    await steps.nth(3).waitFor();
    await ofRevision(page, '.resolved', 'url-1993').locator('.bad').waitFor();
  });

  test.each([360, 1280])('long lists of steps and long values are folded, %i pixels wide', async (width) => {
    const heights: number[] = [];
    for (const segments of [40, 160]) {
      const text = encodeURIComponent(longText(segments));
      const page = await visit().open(`#1/resolve?base=${text}&reference=../../g`, { width, height: 800 });
      await page.locator('.step-columns section').first().waitFor();
      heights.push(await heightOf(page));
    }
    const [small = 0, large = 0] = heights;
    expect(large).toBeLessThan(6000);
    expect(large).toBeLessThan(small + 600);
  });

  test('the folded steps and values open on request', async () => {
    const text = longText(40);
    const page = await visit().open(
      `#1/resolve?base=${encodeURIComponent(text)}&reference=g&revisions=today`,
    );
    const steps = page.locator('.step');
    await steps.first().waitFor();
    const folded = await steps.count();
    await act(page, 'more-steps');
    await page.locator('[data-action="more-steps"]').waitFor({ state: 'detached' });
    expect(await steps.count()).toBeGreaterThan(folded + 20);
    const answer = page.locator('.resolved .answer');
    expect(await answer.innerText()).not.toContain(text.slice(22, 200));
    await answer.locator('[data-action="open-text"]').click();
    expect(await answer.innerText()).toContain(text.slice(22, 200));
  });

  test.each([390, 1440])('the steps can be read in a window of %i pixels', async (width) => {
    const page = await visit().open('#1/resolve?base=http://a/b/c/d;p?q&reference=?y', {
      width,
      height: 900,
    });
    await page.locator('.step').first().waitFor({ state: 'attached' });
    // A phone folds them.
    for (const summary of await page.locator('.step-columns summary').all()) await summary.click();
    await page.locator('.step').first().waitFor();
    const narrowest = await page.evaluate<number>(
      'Math.min(...Array.from(document.querySelectorAll(".step-outcome"), (one) => one.clientWidth))',
    );
    expect(narrowest).toBeGreaterThanOrEqual(200);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });

  test('adjacent documents with the same steps share them', async () => {
    const page = await visit().open('#1/resolve?base=http://a/b/c/d;p?q&reference=?y');
    const steps = ofRevision(page, '.step-columns section', 'rfc6874');
    await steps.locator('.step').nth(3).waitFor();
    expect(await steps.count()).toBe(1);
    expect(await steps.locator('h2 [data-revision]').count()).toBe(3);
    await steps.locator('h2 [data-revision="rfc3986"]').waitFor();
  });

  test('by keyboard alone', async () => {
    const page = await visit().open('#1/resolve');
    await tabTo(page, 'textarea');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('http://a');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('g');
    await answerOf(page, 'url-1997', 'http://ag').waitFor();
    await answerOf(page, 'rfc2396bis-01', 'http://a/g').waitFor();
  });

  test.each([
    ['', '', 2],
    ['mailto:a@b', 'x', 2],
    ['http://h/x/y', 'a/../b', 1],
  ])(
    '%j with %j has %i results: a refusal counts once, whatever its words',
    async (base, reference, count) => {
      const page = await visit().open(
        `#1/resolve?base=${encodeURIComponent(base)}&reference=${encodeURIComponent(reference)}`,
      );
      await page.locator(`[data-results="${String(count)}"]`).waitFor();
      expect((await page.locator('.step.decides').count()) > 0).toBe(count > 1);
    },
  );

  test.each([
    ['', ''],
    ['mailto:a@b', 'x'],
  ])('%j with %j: every section is shown once', async (base, reference) => {
    const page = await visit().open(
      `#1/resolve?base=${encodeURIComponent(base)}&reference=${encodeURIComponent(reference)}`,
    );
    await page.locator('.resolved .bad').first().waitFor();
    for (const shown of await page.locator('.resolved .wrap').allInnerTexts()) {
      const sections = shown.match(/§[\w.]+|\((?:RFC \d+ )?§?[A-Z\d.]+\)/g) ?? [];
      expect([shown, sections.length]).toEqual([shown, new Set(sections).size]);
    }
  });

  test('states that the result is the current document', async () => {
    const page = await visit().open('#1/resolve?base=http://a/&reference=');
    await says(page, 'resolve.current-document');
  });
});
