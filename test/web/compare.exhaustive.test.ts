/** More of part 1 in the browser: layout, paper, the order of steps, other links. */
import { revisions } from 'uri-revisions';
import { lessonOf } from '../../src/web/data/examples.js';
import { describeVisit } from './page.js';

describeVisit('Compare', (visit) => {
  test('no short value is broken, and the mark of a difference is on the line of what it marks', async () => {
    const page = await visit().open('', { width: 1440, height: 900 });
    await page.locator('.readings .mark').first().waitFor();
    const heights = await page.evaluate<readonly number[]>(`Array.from(
      document.querySelectorAll('.readings td.component:not(.absent)'),
      (cell) => {
        const range = document.createRange();
        range.selectNode(cell.firstChild);
        return range.getClientRects().length;
      },
    )`);
    expect(new Set(heights)).toEqual(new Set([1]));
    const apart =
      await page.evaluate<number>(`Array.from(document.querySelectorAll('.readings .host-kind .mark'))
      .filter((mark) => mark.offsetTop > mark.parentElement.offsetTop + 8).length`);
    expect(apart).toBe(0);
    expect(await page.locator('.readings .host-kind .mark').count()).toBeGreaterThan(0);
    expect(await page.locator('.read-as').innerText()).toMatch(/^33 /);
  });

  test('all documents are seen at once on a screen of 1440 by 900 pixels', async () => {
    const page = await visit().open('', { width: 1440, height: 900 });
    await page.locator('.readings').waitFor();
    const box = await page.locator('.readings').boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  });

  test.each(['http://user@www.w3.org:80/a/b?c%23d', 'ftp://a:b@h/x;type=a', 'wais://h/d?s'])(
    'on paper the words of the table are whole: %s',
    async (text) => {
      const page = await visit().open(`#1/compare?text=${text}`, { width: 720, height: 900 });
      await page.locator('.readings').waitFor();
      await page.emulateMedia({ media: 'print' });
      const broken = await page.evaluate<
        string[]
      >(`Array.from(document.querySelectorAll('.readings thead th'))
        .filter((head) => {
          const words = document.createRange();
          words.selectNodeContents(head);
          return words.getClientRects().length > head.innerText.split(' ').length;
        })
        .map((head) => head.innerText)`);
      expect(broken).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(720);
    },
  );

  test('derivable and not conforming has a colour of its own, in the table and on the card', async () => {
    const page = await visit().open('#1/compare?text=http://h/a%20b');
    await page.locator('.strip').first().waitFor();
    expect(await page.locator('.strip').nth(0).getAttribute('class')).toContain('not-conforming');
    expect(await page.locator('.readings tbody tr').nth(0).getAttribute('class')).toBe('not-conforming');
  });

  test('shows a production, or that there is none, in each row of a document that derives the string', async () => {
    const page = await visit().open('#1/compare?text=www.w3.org&start=path');
    const cells = page.locator('.readings tbody tr td:nth-child(4)');
    await cells.first().waitFor();
    const shownCells = await cells.allInnerTexts();
    expect(shownCells[0]).toMatch(/^–/);
    expect(shownCells.at(-1)).toMatch(/path-noscheme/);
  });

  test('a link may name documents by a range', async () => {
    const page = await visit().open('#1/compare?text=a&revisions=rfc2396..rfc3986');
    await page.locator('.strip').first().waitFor();
    const chosen = revisions.slice(revisions.indexOf('rfc2396'), revisions.indexOf('rfc3986') + 1);
    expect(await page.locator('.strip').count()).toBe(chosen.length);
  });

  test('updates the table before the cards while typing', async () => {
    const page = await visit().openAlone('#1/compare?text=http://h/a');
    const string = page.locator('.strip .string').first();
    await string.waitFor();
    const shownCells = await page.evaluate<string>(`new Promise((done) => {
      new MutationObserver(() => done(document.querySelector('.strip .string').innerText)).observe(
        document.querySelector('.readings'),
        { subtree: true, childList: true, characterData: true },
      );
      const field = document.querySelector('textarea');
      field.value = 'http://h/b';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    })`);
    expect(shownCells).toBe('http://h/a');
    await page.locator('.strips[aria-busy="false"]').waitFor();
    expect(await string.innerText()).toBe('http://h/b');
  });

  test('a delayed address update never overwrites that of a later step', async () => {
    const page = await visit().openAlone();
    // Every pending timer fires as soon as a step is taken.
    await page.evaluate(`(() => {
      const { setTimeout: wait, clearTimeout: stop } = window;
      const waiting = new Map();
      window.setTimeout = (task, ...rest) => {
        const timer = wait(task, ...rest);
        return waiting.set(timer, task), timer;
      };
      window.clearTimeout = (timer) => (waiting.delete(timer), stop(timer));
      const push = history.pushState;
      history.pushState = (...step) => {
        push.apply(history, step);
        for (const task of waiting.values()) task();
      };
    })()`);
    await page.locator('.source textarea').fill('//h?q');
    await page.evaluate(
      `requestAnimationFrame(() => setTimeout(() => document.querySelector('.gallery a[href*="2001:db8"]').click()))`,
    );
    await page.waitForURL(/2001:db8::7/);
    await page.goBack();
    await page.waitForURL(/text=\/\/h\?q$/);
  });

  test('an example says what it teaches, and its answer is in view', async () => {
    const page = await visit().open();
    // Until they have loaded, the page stays at its top.
    await page
      .locator('.strip')
      .nth(revisions.length - 1)
      .waitFor();
    const last = page.locator('.gallery a').last();
    await last.scrollIntoViewIfNeeded();
    expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(0);
    await last.click();
    const lesson = lessonOf((await last.locator('code').innerText()).trim());
    await page.locator('.summary .lesson', { hasText: lesson ?? '?' }).waitFor();
    expect(await page.evaluate('scrollY')).toBe(0);
  });

  test('the skip link moves the focus to the content', async () => {
    const page = await visit().openAlone();
    await page.keyboard.press('Tab');
    await page.locator('.skip:focus').waitFor();
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
  });

  test('moves the focus to the content when another part opens', async () => {
    const page = await visit().open('#1/compare');
    await page.locator('.front-door a[href^="#1/workshop"]').click();
    await page.locator('.bench').waitFor();
    await page.locator('main:focus').waitFor();
    // The lesson is the exercise that leads to others.
    expect(new URL(page.url()).hash).toBe('#1/workshop?exercise=labels');
  });
});
