/** Part 1 in the browser: typing, examples, refusals, copies. */
import type { Page } from 'playwright-core';
import { namedSets, revision, type RevisionId, revisions } from 'uri-revisions';
import { urlReading } from '../../src/study/url-reading.js';
import { nameOf, shortNameOf } from '../../src/web/data/names.js';
import { copied, describeVisit, ofRevision, tabTo } from './page.js';
import { heightOf, longText, surplusWidthOf } from './long-strings.js';
import { longTest, quickTest as test } from '../depth.js';

/** Waits until the page shows that these documents derive the string. */
async function derive(page: Page, ids: readonly RevisionId[]): Promise<void> {
  await page.locator(`.summary[data-deriving="${ids.join(' ')}"]`).waitFor();
}

const deriving = (text: string, ids: readonly RevisionId[] = revisions): readonly RevisionId[] =>
  ids.filter((id) => revision(id).accepts(text));

const row = '.readings tbody tr';

describeVisit('Compare', (visit) => {
  test('starts with a string that the documents split differently', async () => {
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

  test('shows a table of all documents first: equal neighbours share a row, and differences are marked', async () => {
    const page = await visit().open();
    const rows = page.locator('.readings tbody tr');
    await rows.first().waitFor();
    const named = await page.evaluate<string[]>(
      "Array.from(document.querySelectorAll('.readings tbody th [data-revision]'), (one) => one.dataset.revision)",
    );
    expect(named).toEqual(revisions);
    expect(await rows.nth(0).locator('[data-revision]').count()).toBe(2);
    expect(await rows.nth(0).locator('.differs').count()).toBe(0);
    const row = ofRevision(page, '.readings tbody tr', 'url-1997');
    expect(await row.locator('.role-user.differs').innerText()).toMatch(/^user\s*≠/);
    expect(await row.locator('.role-query.differs').count()).toBe(0);
    expect(await row.locator('.role-host').innerText()).toMatch(/www\.w3\.org[^]*hostname/);
    const refused = ofRevision(page, '.readings tbody tr', 'rfc1630').locator(
      '[data-message="refused.not-here"]',
    );
    expect(await refused.getAttribute('data-stops-at')).toBe('31');
    expect(await refused.locator('code').innerText()).toBe('#');
  });

  test.each(['http://a.b/c', 'http://h/a b<>{}|\\^%zz', longText(140)])(
    'on a phone, the page of %.30j is short',
    async (text) => {
      const page = await visit().open(`#1/compare?text=${encodeURIComponent(text)}`, {
        width: 360,
        height: 740,
      });
      await page.locator('.strips[aria-busy="false"]').waitFor();
      expect(await heightOf(page)).toBeLessThanOrEqual(3500);
      expect(await surplusWidthOf(page)).toBe(0);
    },
  );

  test('long values are folded, and open on request', async () => {
    const text = longText(140);
    const page = await visit().open(`#1/compare?text=${encodeURIComponent(text)}`);
    await page.locator('.strips[aria-busy="false"]').waitFor();
    expect(await heightOf(page)).toBeLessThanOrEqual(3500);
    const strip = ofRevision(page, '.strip', 'rfc3986');
    await strip.locator('summary').first().click();
    const path = strip.locator('.cell.role-path dd');
    expect((await path.innerText()).length).toBeLessThan(150);
    await path.locator('[data-action="open-text"]').click();
    expect(await path.innerText()).toBe(revision('rfc3986').components(text).path);
  });

  test('marks only what this browser changes', async () => {
    const page = await visit().open(`#1/compare?text=${encodeURIComponent('http://a\\@b/')}`);
    const removed = page.locator('.this-browser .href del');
    await removed.waitFor();
    expect(await removed.innerText()).toMatch(/\\$/);
    expect(await page.locator('.this-browser .href ins').innerText()).toMatch(/\/$/);
  });

  test('explains the terms in place, and links to the first steps', async () => {
    const page = await visit().open();
    await page.locator('.under-matrix .words summary').click();
    await page.locator('.under-matrix .words dd').nth(3).waitFor();
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
    const meaningSentences = await strip.locator('.meaning li').allInnerTexts();
    const { sentences } = revision('rfc1738').explain('gopher://h/1a%09b');
    expect(meaningSentences).toHaveLength(sentences.length);
    for (const [i, { text }] of sentences.entries()) expect(meaningSentences[i]).toContain(text);
    expect(meaningSentences.join()).toContain('\\x09');
    await strip.locator('[data-message="meaning.octets"]').waitFor();
  });

  test('a document without the rule refuses nothing; where two stop is marked if it differs', async () => {
    const page = await visit().open('#1/compare?text=ftp://a:b@h/x;type=a&start=host');
    const without = page.locator(row, { has: page.locator('[data-message="refused.no-rule"]') });
    await without.first().waitFor();
    expect(await without.first().innerText()).not.toMatch(/[✕≠]/);
    expect(await page.locator('.readings td[colspan].differs').count()).toBeGreaterThan(0);
  });

  test('a rule to begin at, by its list', async () => {
    const page = await visit().open('#1/compare?text=www.w3.org');
    await page.locator('.source select').selectOption('host');
    await page.waitForURL(/start=host/);
    await page.locator('.summary[data-differing="host kind"]').waitFor();
    await page.locator('.strips[aria-busy="false"]').waitFor();
    expect(await page.locator('.strip .production').count()).toBe(0);
    expect(await page.locator('.readings thead th').count()).toBe(4);
    await page.locator('.readings thead th[data-component="host"]').waitFor();
  });

  test('reports an unknown rule, and does not offer it', async () => {
    const page = await visit().open('#1/compare?text=a&start=nosuch');
    await page.locator('.summary[data-deriving=""]', { hasText: 'nosuch' }).waitFor();
    expect(await page.locator('.source select').locator('option', { hasText: 'nosuch' }).count()).toBe(0);
    expect(await page.locator('.strip, .readings').count()).toBe(0);
    await page.locator('.source select').selectOption('host');
    await page.locator('.summary:not([data-deriving=""])').waitFor();
  });

  longTest('the compared documents can be selected: as a set or individually', async () => {
    const page = await visit().open('#1/compare?text=http://h/~a');
    const rows = page.locator('.readings tbody th .revision');
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
    expect(await rows.allInnerTexts()).toEqual([shortNameOf('rfc1738'), shortNameOf('rfc3986')]);
    for (const id of ['rfc1738', 'rfc3986'] as const) {
      expect(await page.locator('.documents summary').innerText()).toContain(nameOf(id));
    }
    await page.locator('nav a[href^="#1/resolve"]').first().click();
    await page.locator('.resolved').first().waitFor();
    expect(await page.locator('.resolved').count()).toBe(2);
    await page.goBack();
    await page.locator('.front-door a[href*="~joe"]').click();
    await page.waitForURL((url) => !url.hash.includes('revisions'));
  });

  test('updates the results and the address while typing', async () => {
    const page = await visit().open();
    await page.locator('.source textarea').fill('//h?q');
    await derive(page, deriving('//h?q'));
    await page.waitForURL(/#1\/compare\?text=\/\/h\?q$/);
  });

  for (const [name, declare, text, asked] of [
    ['all derive', longTest, 'http://h/b', ['compare']],
    ['some refuse', test, 'http://h/~', ['compare', 'strips']],
  ] as const)
    declare(`a key press is asked of at once, and the cards once the table is drawn: ${name}`, async () => {
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
      }).observe(document.querySelector('.readings').parentElement, { subtree: true, childList: true, characterData: true });
      requestAnimationFrame(() => steps.push('frame'));
      const field = document.querySelector('textarea');
      field.value = ${JSON.stringify(text)};
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    })()`);
      await page.locator('.strips[aria-busy="false"] .string', { hasText: text }).first().waitFor();
      const steps = await page.evaluate<string[]>('steps');
      expect(steps.filter((step) => step === 'compare' || step === 'strips')).toEqual(asked);
      expect(steps.indexOf('compare')).toBeLessThan(steps.indexOf('frame'));
      if (asked.length > 1) expect(steps.indexOf('strips')).toBeGreaterThan(steps.indexOf('drawn'));
    });

  test('an example, by mouse, and Back', async () => {
    const page = await visit().open();
    await page.locator('.gallery a[href*="2001:db8::7"]').click();
    await derive(page, deriving('http://[2001:db8::7]/'));
    await page.goBack();
    await page.locator('.summary[data-differing^="user host"]').waitFor();
  });

  test('a refusal states the reason, and links to the nearest derivable string', async () => {
    const page = await visit().open('#1/compare?text=http://h/~joe');
    const strip = page.locator('.strip.not-derivable').first();
    const refusal = strip.locator('[data-message="refused.not-here"]');
    expect(await refusal.getAttribute('data-stops-at')).toBe('9');
    const names = await strip.locator('.refusal').locator('code, .rule-link').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual(expect.arrayContaining(['~', 'path', 'xpalpha']));
    await strip.locator('.nearest a').first().click();
    await derive(page, revisions);
  });

  longTest('by keyboard alone', async () => {
    // A few documents, between whose components there are few steps.
    const page = await visit().open('#1/compare?revisions=today');
    await tabTo(page, 'textarea');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('http://a|b/');
    await derive(page, deriving('http://a|b/', namedSets.today));
    await tabTo(page, '.gallery a[href*="www.w3.org"]');
    await page.keyboard.press('Enter');
    await derive(page, namedSets.today);
    await tabTo(page, '.to-tree');
    await page.keyboard.press('Enter');
    await page.getByRole('tree').waitFor();
  });

  longTest('copies as JSON, Markdown and SVG', async () => {
    const page = await visit().open('#1/compare?text=http://h/a%7Cb');
    await page.locator('.strips[aria-busy="false"]').waitFor();
    expect(await copied(page, 'link')).toBe(page.url());
    expect(JSON.parse(await copied(page, 'json'))).toMatchObject({ text: 'http://h/a|b' });
    expect(await copied(page, 'markdown')).toContain('`http://h/a|b`\n');
    const svg = await copied(page, 'svg');
    expect(svg).toMatch(/^<svg xmlns/);
    expect(svg).toContain(`>${nameOf('url-1993')}<`);
    expect(svg).not.toContain('␣');
  });

  longTest.each([
    ['compare', 1280, '.strips[aria-busy="false"]'],
    ['compare', 360, '.strips[aria-busy="false"]'],
    // The study worker answers in order: the facts come after both diagrams, which move what is below.
    ['tree', 1280, '.rule-facts'],
  ])('the buttons that copy stay where they are when one confirms: %s at %i', async (part, width, whole) => {
    const page = await visit().open(`#1/${part}?text=http://h/b`, { width, height: 800 });
    const places =
      'Array.from(document.querySelectorAll(".copies button"), (one) => JSON.stringify(one.getBoundingClientRect().toJSON()))';
    await page.locator(whole).first().waitFor();
    await page.locator('[data-action="copy-svg"]').first().scrollIntoViewIfNeeded();
    const before = await page.evaluate(places);
    await copied(page, 'markdown');
    expect(await page.evaluate(places)).toEqual(before);
  });

  test('shows what this browser makes of the string, and what it rewrote', async () => {
    const page = await visit().open('#1/compare?text=HTTP://U@EXAMPLE.com:80/a/../b');
    const row = page.locator('.this-browser');
    await row.locator('.role-host dd', { hasText: /^example\.com$/ }).waitFor();
    expect(await row.locator('del').allTextContents()).toEqual([
      expect.stringContaining('HTTP'),
      expect.stringContaining('EXAMPLE.com:80'),
      expect.stringContaining('a/../'),
    ]);
    expect(await row.locator('.cell dd').allTextContents()).toEqual(['http', 'U', 'example.com', '/b']);
    expect(await row.locator('header').innerText()).toContain('WHATWG');
    const changes = await row.locator('[data-message="browser.changes"]').innerText();
    const { changes: named = [] } = urlReading('HTTP://U@EXAMPLE.com:80/a/../b') ?? {};
    expect(named).toHaveLength(4);
    expect(changes.toLowerCase()).toBe(`${named.join(', ')}.`);
    expect(await row.locator('.mark').count()).toBe(0);
    await page.locator('.source textarea').fill('file:c');
    await row.locator('.role-path .mark').waitFor();
    expect(await row.locator('.mark').count()).toBe(1);
    await page.locator('.source textarea').fill('//h?q');
    await page.locator('.this-browser [data-message="browser.rejects"]').waitFor();
  });

  test('the tabs stay where they are when another is chosen', async () => {
    const tabs =
      'JSON.stringify(Array.from(document.querySelectorAll("header nav a"), (one) => one.getBoundingClientRect().x))';
    const page = await visit().open('#1/compare');
    const before = await page.evaluate(tabs);
    await page.locator('header nav a[href^="#1/census"]').click();
    await page.locator('.openers').waitFor();
    expect(await page.evaluate(tabs)).toBe(before);
  });

  test('carries its string to Tree and Resolve, and back', async () => {
    const page = await visit().open();
    await page.locator('.source textarea').fill('http://h/~u');
    for (const [part, field] of [
      ['tree', '.source textarea'],
      ['resolve', '.pair .source:nth-child(2) textarea'],
    ] as const) {
      await page.locator(`nav a[href^="#1/${part}"]`).first().click();
      await page.locator(field).waitFor();
      expect([part, await page.locator(field).inputValue()]).toEqual([part, 'http://h/~u']);
    }
    await page.locator('.pair .source:nth-child(2) textarea').fill('http://h/b');
    await page.locator('nav a[href^="#1/compare"]').first().click();
    await derive(page, revisions);
    expect(await page.locator('.source textarea').inputValue()).toBe('http://h/b');
  });

  test.each(['http://user@www.w3.org:80/a/b?c%23d', ''])(
    'on a phone, the verdicts of %j are in the first screen, and the page is short',
    async (text) => {
      const page = await visit().open(`#1/compare?text=${text}`, { width: 360, height: 740 });
      const chips = page.locator('.verdict-chips a');
      await chips.first().waitFor();
      const right = deriving(decodeURIComponent(text));
      const shown = await page.evaluate<boolean[][]>(
        `Array.from(document.querySelectorAll('.verdict-chips a'), (one) => [one.textContent.startsWith('✓'), one.getBoundingClientRect().bottom <= 740])`,
      );
      expect(shown).toEqual(revisions.map((id) => [right.includes(id), true]));
      await page.locator('.strips[aria-busy="false"]').waitFor();
      expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThanOrEqual(3500);
      await page.locator('.table-scroll[data-more~="right"]').waitFor();
      // The parts are in one line, with the current one in view.
      expect(await page.evaluate("document.querySelector('header nav').clientHeight")).toBeLessThan(50);
      await page.locator('.strip summary').first().click();
      await page.locator('.strip .string').first().waitFor();
    },
  );

  test('the table shortens long values', async () => {
    const path = `/${'abcdefgh/'.repeat(200)}`;
    const page = await visit().open(`#1/compare?text=http://h${path}&revisions=today`);
    await page.locator('.strips[aria-busy="false"]').waitFor();
    const cell = page.locator('.readings td.role-path').first();
    expect(await cell.innerText()).toContain('1,801 characters');
    expect((await cell.innerText()).length).toBeLessThan(100);
  });

  test('escapes in the input, invisible characters in what is shown', async () => {
    const page = await visit().open();
    await page.locator('.source textarea').fill('http://h/a\\u{200B}b');
    await page.locator('.strip .sign', { hasText: '\\u{200B}' }).first().waitFor();
    const refusing = revisions.filter((id) => !revision(id).accepts('http://h/a\u{200B}b'));
    expect(await page.locator('.strip.not-derivable').count()).toBe(refusing.length);
  });

  test('highlights a part of the string and its component in every document, also by the caret', async () => {
    const page = await visit().open('#1/compare?text=http://user@www.w3.org:80/a/b?c%23d');
    await page.locator('.strip').last().waitFor();
    const strips = page.locator('.strip.derivable');
    await strips.last().locator('.string .role-user').hover();
    const lit = page.locator('.strip .cell.lit dt');
    expect(new Set(await lit.allInnerTexts())).toContain('user');
    await page.mouse.move(0, 0);
    await page.locator('.readings thead th', { hasText: /^host$/ }).focus();
    expect(await strips.last().locator('.string .lit').innerText()).toBe('www.w3.org');
    await strips.last().locator('.cell.role-port').hover();
    expect(await strips.last().locator('.string .lit').allInnerTexts()).toEqual(['80']);
    await page.mouse.move(0, 0);
    await page.locator('.source textarea').focus();
    await page.keyboard.press('Home');
    await page.locator('.readings td.role-scheme.lit').first().waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.locator('.readings td.role-fragment.lit').first().waitFor();
  });
});
