/** Part 1 in the browser: typing, examples, refusals, copies. */
import type { Page } from 'playwright-core';
import { namedSets, revision, type RevisionId, revisions } from 'uri-revisions';
import { lessonOf } from '../../src/web/data/examples.js';
import { copied, describeVisit, ofRevision, tabTo } from './page.js';

/** Waits until the page says that these documents derive the string. */
async function derive(page: Page, ids: readonly RevisionId[]): Promise<void> {
  await page.locator(`.summary[data-deriving="${ids.join(' ')}"]`).waitFor();
}

const deriving = (text: string, ids: readonly RevisionId[] = revisions): readonly RevisionId[] =>
  ids.filter((id) => revision(id).accepts(text));

const row = '.beside tbody tr';

describeVisit('Compare', (visit) => {
  test('begins with a string that the documents cut differently', async () => {
    const page = await visit().open();
    await derive(page, deriving('http://user@www.w3.org:80/a/b?c#d'));
    expect(await page.locator('.summary').getAttribute('data-differing')).toMatch(/^user host /);
    await page
      .locator('.strip')
      .nth(revisions.length - 1)
      .waitFor();
    expect(await page.locator('.strip').count()).toBe(revisions.length);
    const strip = page.locator('.strip').nth(revisions.indexOf('url-1997'));
    expect(await strip.locator('.role-host').first().innerText()).toBe('www.w3.org');
    expect(await page.locator('.strip').nth(0).locator('.string .role-host').innerText()).toBe(
      'user@www.w3.org',
    );
    expect(await page.locator('.strip').nth(0).locator('.cell.differs').count()).toBe(0);
    expect(await strip.locator('.cell.differs.role-user dd').innerText()).toBe('user');
  });

  test('a table of all documents comes first: neighbours that say the same share a row, what differs is marked', async () => {
    const page = await visit().open();
    const rows = page.locator('.beside tbody tr');
    await rows.first().waitFor();
    const named = await page.evaluate<string[]>(
      "Array.from(document.querySelectorAll('.beside tbody th [data-revision]'), (one) => one.dataset.revision)",
    );
    expect(named).toEqual(revisions);
    expect(await rows.nth(0).locator('[data-revision]').count()).toBe(2);
    expect(await rows.nth(0).locator('.differs').count()).toBe(0);
    const row = ofRevision(page, '.beside tbody tr', 'url-1997');
    expect(await row.locator('.role-user.differs').innerText()).toMatch(/^user\s*≠/);
    expect(await row.locator('.role-query.differs').count()).toBe(0);
    expect(await row.locator('.role-host').innerText()).toMatch(/www\.w3\.org[^]*hostname/);
    const refused = ofRevision(page, '.beside tbody tr', 'rfc1630').locator(
      '[data-message="refused.not-here"]',
    );
    expect(await refused.getAttribute('data-stops-at')).toBe('31');
    expect(await refused.locator('code').innerText()).toBe('#');
  });

  test('no short value is broken, and the mark of a difference is on the line of what it marks', async () => {
    const page = await visit().open('', { width: 1440, height: 900 });
    await page.locator('.beside .mark').first().waitFor();
    const heights = await page.evaluate<readonly number[]>(`Array.from(
      document.querySelectorAll('.beside td.component:not(.absent)'),
      (cell) => {
        const range = document.createRange();
        range.selectNode(cell.firstChild);
        return range.getClientRects().length;
      },
    )`);
    expect(new Set(heights)).toEqual(new Set([1]));
    const apart =
      await page.evaluate<number>(`Array.from(document.querySelectorAll('.beside .host-kind .mark'))
      .filter((mark) => mark.offsetTop > mark.parentElement.offsetTop + 8).length`);
    expect(apart).toBe(0);
    expect(await page.locator('.beside .host-kind .mark').count()).toBeGreaterThan(0);
    expect(await page.locator('.read-as').innerText()).toMatch(/^33 /);
  });

  test('all documents are seen at once on a screen of 1440 by 900 pixels', async () => {
    const page = await visit().open('', { width: 1440, height: 900 });
    await page.locator('.beside').waitFor();
    const box = await page.locator('.beside').boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  });

  test.each(['http://user@www.w3.org:80/a/b?c%23d', 'ftp://a:b@h/x;type=a', 'wais://h/d?s'])(
    'on paper the words of the table are whole: %s',
    async (text) => {
      const page = await visit().open(`#1/compare?text=${text}`, { width: 720, height: 900 });
      await page.locator('.beside').waitFor();
      await page.emulateMedia({ media: 'print' });
      const broken = await page.evaluate<string[]>(`Array.from(document.querySelectorAll('.beside thead th'))
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
    expect(await page.locator('.beside tbody tr').nth(0).getAttribute('class')).toBe('not-conforming');
  });

  test('the words are explained where they stand, and the first steps are one click away', async () => {
    const page = await visit().open();
    await page.locator('.words summary').click();
    expect(await page.locator('.words dd:visible').count()).toBeGreaterThan(3);
    await page.locator('.front-door a[href*="~joe"]').click();
    await derive(page, deriving('http://h/~joe'));
    await page.locator('.front-door a[href*="timeline"]').click();
    await page.locator('.timeline').waitFor();
  });

  test('what a string means, in the sentences of each document', async () => {
    const page = await visit().open('#1/compare?text=gopher://h/1a%2509b');
    const strip = page.locator('.strip').nth(revisions.indexOf('rfc1738'));
    await strip.locator('.meaning > summary').click();
    await strip.locator('.meaning li').first().waitFor();
    const told = await strip.locator('.meaning li').allInnerTexts();
    const { sentences } = revision('rfc1738').explain('gopher://h/1a%09b');
    expect(told).toHaveLength(sentences.length);
    for (const [i, { text }] of sentences.entries()) expect(told[i]).toContain(text);
    expect(told.join()).toContain('\\x09');
    await strip.locator('[data-message="meaning.octets"]').waitFor();
  });

  test('a document without the rule refuses nothing; where two stop is marked if it differs', async () => {
    const page = await visit().open('#1/compare?text=ftp://a:b@h/x;type=a&start=host');
    const without = page.locator(row, { has: page.locator('[data-message="refused.no-rule"]') });
    await without.first().waitFor();
    expect(await without.first().innerText()).not.toMatch(/[✕≠]/);
    expect(await page.locator('.beside td[colspan].differs').count()).toBeGreaterThan(0);
  });

  test('a rule to begin at, by its list', async () => {
    const page = await visit().open('#1/compare?text=www.w3.org');
    await page.locator('.source select').selectOption('host');
    await page.waitForURL(/start=host/);
    await page.locator('.summary[data-differing="host kind"]').waitFor();
    expect(await page.locator('.strip .production').count()).toBe(0);
    expect(await page.locator('.beside thead th').count()).toBe(3);
    await page.locator('.beside thead th[data-component="host"]').waitFor();
  });

  test('a production stands in each row of a document that derives the string, or that there is none', async () => {
    const page = await visit().open('#1/compare?text=www.w3.org&start=path');
    const cells = page.locator('.beside tbody tr td:nth-child(3)');
    await cells.first().waitFor();
    const told = await cells.allInnerTexts();
    expect(told[0]).toMatch(/^–/);
    expect(told.at(-1)).toMatch(/path-noscheme/);
  });

  test('a rule that no document has is told, and not offered', async () => {
    const page = await visit().open('#1/compare?text=a&start=nosuch');
    await page.locator('.summary[data-deriving=""]', { hasText: 'nosuch' }).waitFor();
    expect(await page.locator('.source select').locator('option', { hasText: 'nosuch' }).count()).toBe(0);
    expect(await page.locator('.strip, .beside').count()).toBe(0);
    await page.locator('.source select').selectOption('host');
    await page.locator('.summary:not([data-deriving=""])').waitFor();
  });

  test('the documents side by side can be chosen: a set, or each by itself', async () => {
    const page = await visit().open('#1/compare?text=http://h/~a');
    const rows = page.locator('.beside tbody th .revision');
    await rows.first().waitFor();
    await page.locator('.documents summary').click();
    await page.locator('.documents input[value="today"]').check();
    await page.waitForURL(/revisions=today$/);
    await derive(page, namedSets.today);
    await page.locator('.strips[aria-busy="false"]').waitFor();
    expect(await page.locator('.strip').count()).toBe(1);
    expect(await page.locator('.documents input[value="rfc3986"]').isDisabled()).toBe(true);
    await page.locator('.documents input[value="rfc1738"]').check();
    await page.waitForURL(/revisions=rfc1738,rfc3986$/);
    await derive(page, deriving('http://h/~a', ['rfc1738', 'rfc3986']));
    expect(await rows.allInnerTexts()).toEqual(['1994 RFC 1738', '2005 RFC 3986']);
    for (const name of ['RFC 1738', 'RFC 3986']) {
      expect(await page.locator('.documents summary').innerText()).toContain(name);
    }
    await page.locator('nav a[href^="#1/resolve"]').first().click();
    await page.locator('.resolved').first().waitFor();
    expect(await page.locator('.resolved').count()).toBe(2);
    await page.goBack();
    await page.locator('.front-door a[href*="~joe"]').click();
    await page.waitForURL((url) => !url.hash.includes('revisions'));
  });

  test('a link may name documents by a range', async () => {
    const page = await visit().open('#1/compare?text=a&revisions=rfc2396..rfc3986');
    await page.locator('.strip').first().waitFor();
    const chosen = revisions.slice(revisions.indexOf('rfc2396'), revisions.indexOf('rfc3986') + 1);
    expect(await page.locator('.strip').count()).toBe(chosen.length);
  });

  test('follows what is typed, in place and in the address', async () => {
    const page = await visit().open();
    await page.locator('.source textarea').fill('//h?q');
    await derive(page, deriving('//h?q'));
    await page.waitForURL(/#1\/compare\?text=\/\/h\?q$/);
  });

  test('the table follows what is typed before the cards do', async () => {
    const page = await visit().openAlone('#1/compare?text=http://h/a');
    const string = page.locator('.strip .string').first();
    await string.waitFor();
    const told = await page.evaluate<string>(`new Promise((done) => {
      new MutationObserver(() => done(document.querySelector('.strip .string').innerText)).observe(
        document.querySelector('.beside'),
        { subtree: true, childList: true, characterData: true },
      );
      const field = document.querySelector('textarea');
      field.value = 'http://h/b';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    })`);
    expect(told).toBe('http://h/a');
    await page.locator('.strips[aria-busy="false"]').waitFor();
    expect(await string.innerText()).toBe('http://h/b');
  });

  test.each([
    ['all derive', 'http://h/b', ['compare']],
    ['some refuse', 'http://h/~', ['compare', 'strips']],
  ])(
    'a key press is asked of at once, and the cards once the table is painted: %s',
    async (_, text, asked) => {
      const page = await visit().openAlone('#1/compare?text=http://h/a');
      await page.locator('.strips[aria-busy="false"]').waitFor();
      await page.evaluate(`(() => {
      window.steps = [];
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (question) {
        steps.push(question.operation);
        postMessage.call(this, question);
      };
      new MutationObserver((_, observer) => {
        observer.disconnect();
        steps.push('drawn');
        requestAnimationFrame(() => steps.push('painted'));
      }).observe(document.querySelector('.beside').parentElement, { subtree: true, childList: true, characterData: true });
      requestAnimationFrame(() => steps.push('frame'));
      const field = document.querySelector('textarea');
      field.value = ${JSON.stringify(text)};
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    })()`);
      await page.locator('.strips[aria-busy="false"] .string', { hasText: text }).first().waitFor();
      const steps = await page.evaluate<string[]>('steps');
      expect(steps.filter((step) => step === 'compare' || step === 'strips')).toEqual(asked);
      expect(steps.indexOf('compare')).toBeLessThan(steps.indexOf('frame'));
      if (asked.includes('strips')) expect(steps.indexOf('strips')).toBeGreaterThan(steps.indexOf('painted'));
    },
  );

  test('an address that lags behind what is typed never comes after that of a later step', async () => {
    const page = await visit().openAlone();
    // Every timer that waits is due as soon as a step is taken.
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
    // Until they are there, the page keeps to its top.
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

  test('an example, by mouse, and Back', async () => {
    const page = await visit().open();
    await page.locator('.gallery a[href*="2001:db8::7"]').click();
    await derive(page, deriving('http://[2001:db8::7]/'));
    await page.goBack();
    await page.locator('.summary[data-differing^="user host"]').waitFor();
  });

  test('a refusal tells why, and the nearest derivable string is one click away', async () => {
    const page = await visit().open('#1/compare?text=http://h/~joe');
    const strip = page.locator('.strip.not-derivable').first();
    const refusal = strip.locator('[data-message="refused.not-here"]');
    expect(await refusal.getAttribute('data-stops-at')).toBe('9');
    const names = await refusal.locator('code, .rule-link').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual(expect.arrayContaining(['~', 'httpaddress', 'xpalpha']));
    await strip.locator('.nearest a').first().click();
    await derive(page, revisions);
  });

  test('by keyboard alone', async () => {
    const page = await visit().open();
    await tabTo(page, 'textarea');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('http://a_b/');
    await derive(page, deriving('http://a_b/'));
    await tabTo(page, '.gallery a');
    await page.keyboard.press('Enter');
    await derive(page, revisions);
    await tabTo(page, '.to-tree');
    await page.keyboard.press('Enter');
    await page.getByRole('tree').waitFor();
  });

  test('the way past the frame', async () => {
    const page = await visit().openAlone();
    await page.keyboard.press('Tab');
    await page.locator('.skip:focus').waitFor();
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
  });

  test('copies as JSON, Markdown and SVG', async () => {
    const page = await visit().open('#1/compare?text=http://h/a%7Cb');
    await page.locator('.strips[aria-busy="false"]').waitFor();
    expect(await copied(page, 'link')).toBe(page.url());
    expect(JSON.parse(await copied(page, 'json'))).toMatchObject({ text: 'http://h/a|b' });
    expect(await copied(page, 'markdown')).toContain('`http://h/a|b`\n');
    const svg = await copied(page, 'svg');
    expect(svg).toMatch(/^<svg xmlns/);
    expect(svg).toContain('>1993<');
    expect(svg).not.toContain('␣');
  });

  test('escapes in the input, invisible characters in what is shown', async () => {
    const page = await visit().open();
    await page.locator('.source textarea').fill('http://h/a\\u{200B}b');
    await page.locator('.strip .sign', { hasText: '\\u{200B}' }).first().waitFor();
    expect(await page.locator('.strip.not-derivable').count()).toBe(revisions.length);
  });

  test('the focus goes to the content where another part takes its place', async () => {
    const page = await visit().open('#1/compare');
    await page.locator('.front-door a[href^="#1/workshop"]').click();
    await page.locator('.bench').waitFor();
    await page.locator('main:focus').waitFor();
    // The lesson is the exercise that leads on to others.
    expect(new URL(page.url()).hash).toBe('#1/workshop?exercise=labels');
  });

  test('a part of the string lights its component in every document, and back, also by the caret', async () => {
    const page = await visit().open('#1/compare?text=http://user@www.w3.org:80/a/b?c%23d');
    await page.locator('.strip').last().waitFor();
    const strips = page.locator('.strip.derivable');
    await strips.last().locator('.string .role-user').hover();
    const lit = page.locator('.strip .cell.lit dt');
    expect(new Set(await lit.allInnerTexts())).toContain('user');
    await page.mouse.move(0, 0);
    await page.locator('.beside thead th', { hasText: /^host$/ }).focus();
    expect(await strips.last().locator('.string .lit').innerText()).toBe('www.w3.org');
    await strips.last().locator('.cell.role-port').hover();
    expect(await strips.last().locator('.string .lit').allInnerTexts()).toEqual(['80']);
    await page.mouse.move(0, 0);
    await page.locator('.source textarea').focus();
    await page.keyboard.press('Home');
    await page.locator('.beside td.role-scheme.lit').first().waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.locator('.beside td.role-fragment.lit').first().waitFor();
  });
});
