/** Part 3 in the browser: rules along the lineage, the alphabets, the years. */
import type { Locator, Page } from 'playwright-core';
import { revision, type RevisionId, revisions } from 'uri-revisions';
import { about, ambiguity } from 'uri-revisions-cli/grammar';
import { nameOf } from '../../src/web/data/names.js';
import { act, comesTrue, describeVisit, ofRevision, ruleOf, says, tabTo, textOf } from './page.js';
import { longTest, quickTest as test } from '../depth.js';

/** Words of RFC 2396 that the page quotes. */
const quoted = {
  scheme:
    'The syntax for URI scheme has been changed to require that all schemes begin with an alpha character.',
  empty: 'A URI reference that does not contain a URI',
  password: 'The "user:password" form',
} as const;

/** Returns the row of a document that allows the looked-up character in a main role. */
function ofCharacter(page: Page, id: RevisionId): Locator {
  return page.locator('table.called tbody tr', { hasText: nameOf(id) }).locator('[data-roles]');
}

describeVisit('Grammars', (visit) => {
  test('a rule on both sides, its relation, and a witness that opens in Compare', async () => {
    const page = await visit().open('#1/grammars?left=url-1997&right=rfc2396bis-01&rule=scheme');
    await says(page, 'relation.narrower');
    const printed = page.locator('.rule-card pre').first();
    expect(await printed.innerText()).toBe(ruleOf('url-1997', 'scheme').printed);
    await page.locator('svg.railroad').nth(3).waitFor();
    expect(await page.locator('svg.railroad').count()).toBe(4);
    const witness = page.locator('.witnesses .nearest').first().locator('a').first();
    const text = await witness.innerText();
    await witness.click();
    await page.waitForURL(/start=scheme/);
    expect(await page.locator('.source select').inputValue()).toBe('scheme');
    expect(revision('url-1997').accepts(text, { start: 'scheme' })).toBe(true);
    expect(revision('rfc2396bis-01').accepts(text, { start: 'scheme' })).toBe(false);
    await page.goBack();
    await page.locator('.pair-details').waitFor();
  });

  longTest('railroad diagrams of two columns fit, and the edge of a wider one fades', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=authority', {
      width: 1280,
      height: 800,
    });
    await page.locator('svg.railroad').nth(3).waitFor();
    const box = '.railroad-scroll';
    expect(
      await page.evaluate(
        `Array.from(document.querySelectorAll('${box}'), (one) => [one.scrollWidth - one.clientWidth, one.dataset.more])`,
      ),
    ).toEqual(Array(4).fill([0, '']));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator(`${box}[data-more="right"]`).first().waitFor();
    await page.evaluate(
      `for (const one of document.querySelectorAll('${box}')) one.scrollTo({ left: 9999, behavior: 'instant' })`,
    );
    await page.locator(`${box}[data-more="left"]`).first().waitFor();
  });

  longTest('between neighbours, the class of a difference and its evidence', async () => {
    const page = await visit().open('#1/grammars?left=url-1997&right=rfc2396&rule=scheme');
    const details = page.locator('.pair-details');
    const why = details.locator('.answer > .hint');
    await why.filter({ hasText: quoted.scheme.slice(0, 40) }).waitFor();
    const section = details.locator('.passage', { hasText: '§G.2' });
    await section.locator('summary').focus();
    await page.keyboard.press('Enter');
    const passage = section.locator('blockquote');
    expect(await passage.locator('mark').innerText()).toBe(quoted.scheme);
    expect((await passage.innerText()).length).toBeGreaterThan(quoted.scheme.length);
    await page.locator('.rule-list a[href*="rule=relativeURL"]').click();
    await why.filter({ hasText: quoted.empty }).waitFor();
    await why.filter({ hasText: '"?y"' }).waitFor();
    await page.locator('.rule-list a:has(.dropped)[href*="rule=password"]').click();
    await why.filter({ hasText: quoted.password }).waitFor();
    await why.filter({ hasText: 'userinfo' }).first().waitFor();
    expect(await says(page, 'relation.dropped')).toContain('password');
  });

  longTest('names that changed, and rules that came and went', async () => {
    const page = await visit().open('#1/grammars?left=url-1997&right=rfc2396bis-01');
    const named = page.locator('.rule-list a[href$="rule=site"]');
    await named.waitFor();
    expect(await named.locator('code').allInnerTexts()).toEqual(['site', 'authority']);
    await named.click();
    await page.waitForURL(/rule=site/);
    await page.locator('.rule-list a:has(.added)[href*="rule=IPv6address"]').click();
    await says(page, 'relation.added');
    await act(page, 'swap');
    await page.waitForURL(/left=rfc2396bis-01&right=url-1997/);
    await page.locator('.rule-list a:has(.dropped)[href*="rule=IPv6address"]').waitFor();
  });

  longTest('by keyboard alone', async () => {
    const page = await visit().open('#1/grammars?left=url-1993&right=url-1995');
    await page.locator('.rule-list a').first().waitFor();
    await tabTo(page, '.rule-list a[href*="ftpaddress"], .rule-list a[href*="fileaddress"]');
    await page.keyboard.press('Enter');
    await page.locator('.pair-details .summary[data-message^="relation."]').waitFor();
    await tabTo(page, '.pages a[href*="alphabet"]', 200);
    await page.keyboard.press('Enter');
    await page.locator('.table-scroll .alphabet').waitFor();
    await tabTo(page, '.pages a[href*="timeline"]', 200);
    await page.keyboard.press('Enter');
    await page.locator('.timeline').waitFor();
  });

  longTest('the alphabet of any role, and only what differs between two documents', async () => {
    const page = await visit().open('#1/grammars?page=alphabet&left=rfc1738&right=rfc3986');
    await page.locator('.table-scroll .alphabet').waitFor();
    const all = await page.locator('.table-scroll .alphabet tbody th').allInnerTexts();
    expect(all[0]).toMatch(/^[A-Z]/);
    await page.locator('.bar select').first().selectOption('segment');
    await page.locator('.bar .check input').check();
    await page.waitForURL(/role=segment&differing=yes$/);
    await page.locator('.table-scroll .alphabet tbody th', { hasText: /^~$/ }).waitFor();
    const some = await page.locator('.table-scroll .alphabet tbody th').allInnerTexts();
    expect(some.length).toBeLessThan(all.length);
    expect(some.join(' ')).not.toContain('A–');
  });

  longTest('shows the rules of each document for a character, linked from a refusal', async () => {
    const page = await visit().open('#1/compare?text=http%3A%2F%2Fh%2F~x');
    await page.locator('.refusal').first().waitFor();
    await act(page, 'called');
    const rows = page.locator('table.called tbody tr');
    await rows.first().waitFor();
    const shownRows = await rows.allInnerTexts();
    const found = shownRows.flatMap((row) => {
      const [names = '', rules] = row.trim().split(/\s*\t\s*/);
      return names.split(', ').map((name) => [name, rules]);
    });
    const rulesOf = (rules: string, ...ids: readonly RevisionId[]): string[][] =>
      ids.map((id) => [nameOf(id), rules]);
    expect(found).toEqual([
      ...rulesOf('variant', 'url-1993'),
      ...rulesOf('national', 'url-1995'),
      ...rulesOf('national, CHAR, qtext, dtext', 'rfc1630'),
      ...rulesOf('national', 'rfc1738', 'rfc1808'),
      ...rulesOf('unreserved, mark', 'url-1997', 'rfc2396', 'rfc2732', 'rfc2396bis-01'),
      ...rulesOf('unreserved', 'rfc3986'),
      ...rulesOf('iunreserved, unreserved', 'rfc3987'),
      ...rulesOf('unreserved', 'rfc6874'),
      ...rulesOf('URL-code-point, other-code-point', 'whatwg-2026-07'),
    ]);
    await page.locator('.field.called input').fill('\\u{20}');
    await page.waitForURL(/character=/);
    await rows.filter({ hasText: 'qtext' }).first().waitFor();
    await says(page, 'called.nothing');
    expect(await says(page, 'called.space')).toContain('␣');
    await page.locator('.field.called input').fill('é');
    await ofCharacter(page, 'rfc3987').waitFor();
    await ofCharacter(page, 'whatwg-2026-07').waitFor();
    expect(await ofCharacter(page, 'rfc3986').count()).toBe(0);
    await page.locator('.field.called input').fill('###');
    expect(await says(page, 'called.more')).toContain('#');
    await page.locator('.field.called input').fill('');
    await rows.first().waitFor({ state: 'detached' });
  });

  test('finds rules by a part of their name, reports unknown ones, and shows equal ones', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=nope');
    expect(await says(page, 'rules.no-such-rule')).toContain('nope');
    const filter = page.locator('.filter input');
    await filter.fill('HOST');
    await page.locator('.rule-list a', { hasText: 'host' }).first().waitFor();
    for (const name of await page.locator('.rule-list a').allInnerTexts()) expect(name).toContain('host');
    await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=scheme');
    await page.locator('.rule-list a[aria-current]', { hasText: 'scheme' }).waitFor();
    // A rule that did not change is found too.
    await filter.fill('userinfo');
    await page.locator('.rule-list a', { hasText: 'userinfo' }).waitFor();
    await filter.fill('zzzz');
    await says(page, 'rules.none-found');
    expect(await page.locator('.rule-list a').count()).toBe(0);
  });

  longTest.each([1280, 390])(
    'the facts of a rule far down the list come into view, %i wide, and Back leads to where it was chosen',
    async (width) => {
      const page = await visit().open('#1/grammars?left=rfc1738&right=rfc3986', {
        width,
        height: 800,
      });
      const last = page.locator('.rule-list li a').last();
      await last.waitFor();
      await page.locator('.rule-facts').nth(1).waitFor();
      await page.locator('svg.railroad').nth(3).waitFor();
      // Like a reader who has scrolled to the cards.
      await page.evaluate('scrollTo({ top: 700 })');
      await last.scrollIntoViewIfNeeded();
      await page.evaluate(
        "addEventListener('click', () => (globalThis.left = scrollY), { capture: true, once: true })",
      );
      await last.click();
      await page
        .locator(
          '.pair-details .summary:is([data-message="relation.added"], [data-message="relation.dropped"])',
        )
        .waitFor();
      await comesTrue(
        page,
        "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.querySelector('.pair-details .answer').getBoundingClientRect())",
      );
      expect(await page.evaluate("document.activeElement.closest('.rule-list li') !== null")).toBe(true);
      await page.goBack();
      await comesTrue(page, 'Math.abs(scrollY - left) < 3');
    },
  );

  test('the alphabets are those of the grammars', async () => {
    const page = await visit().open('#1/grammars?page=alphabet');
    await page.locator('.table-scroll .alphabet').waitFor();
    const row = page.locator('.table-scroll .alphabet tbody tr', {
      has: page.locator('th', { hasText: /^~$/ }),
    });
    const cells = await row.locator('td').allInnerTexts();
    expect(cells.length).toBe(9 * revisions.length);
    const path = 5 * revisions.length;
    expect(cells.slice(path, path + revisions.length)).toEqual(
      revisions.map((id) => {
        const hasPath = revision(id).rules.some(({ role }) => role === 'path');
        return hasPath ? (revision(id).accepts('http://h/~') ? '●' : '%') : '';
      }),
    );
  });

  test('the years, in their order; a string that shows a change opens in Compare', async () => {
    const page = await visit().open('#1/grammars?page=timeline');
    const names = await page.locator('.milestone .revision').allInnerTexts();
    expect(names).toEqual(revisions.map(nameOf));
    for (const [i, id] of revisions.entries()) expect(names[i]).toContain(about(id).date.slice(0, 4));
    const [hint, { authors }] = [page.locator('.milestone .hint'), about('rfc1738')];
    expect(await hint.nth(revisions.indexOf('rfc1738')).innerText()).toContain(
      `December 1994 · ${authors.join(', ')}`,
    );
    await page.locator('.timeline a[href*="2001:db8::7"]').first().click();
    await page.locator('.summary[data-deriving]').waitFor();
    expect(await page.locator('.source textarea').inputValue()).toContain('2001:db8::7');
  });

  longTest('never shows facts of one rule for the next', async () => {
    const page = await visit().openAlone('#1/grammars?left=rfc2396bis-01&right=rfc3986&rule=uric');
    const card = ofRevision(page, '.rule-card', 'rfc2396bis-01');
    await card.locator('[data-message="ambiguous.no"]').waitFor();
    await page.evaluate(`
      globalThis.shown = [];
      new MutationObserver(() => {
        const card = document.querySelector('.rule-card');
        if (card.querySelector('h2').innerText.includes('authority')) {
          shown.push(card.querySelector('[data-message^="ambiguous"]')?.dataset.message);
        }
      }).observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true });
    `);
    await page.locator('.rule-list a', { hasText: /authority/ }).click();
    await card.locator('[data-message="ambiguous.yes"]').waitFor();
    const shownRows = await page.evaluate<readonly string[]>('shown');
    expect(shownRows.length).toBeGreaterThan(0);
    expect(shownRows).not.toContain('ambiguous.no');
  });

  longTest(
    'a card says whether its rule is ambiguous, and leads to the trees and to where they part',
    async () => {
      const page = await visit().open('#1/grammars?left=rfc2396bis-01&right=rfc3986&rule=authority');
      const card = ofRevision(page, '.rule-card', 'rfc2396bis-01');
      const { shortest, ambiguous } = ambiguity({ revision: 'rfc2396bis-01', rule: 'authority' }) as {
        readonly ambiguous: boolean;
        readonly shortest: { readonly text: string; readonly count: bigint };
      };
      expect(ambiguous).toBe(true);
      const verdict = card.locator('[data-message="ambiguous.yes"]');
      expect(await verdict.locator('code').first().innerText()).toBe(shortest.text);
      expect(await verdict.innerText()).toContain(String(shortest.count));
      expect(
        await page.evaluate("getComputedStyle(document.querySelector('.rule-facts p code')).backgroundColor"),
      ).not.toBe('rgba(0, 0, 0, 0)');
      await act(page, 'trees');
      await page.locator('.icicles.two').waitFor();
      expect(await page.locator('.source textarea').inputValue()).toBe(shortest.text);
      expect(await textOf(page, '.divergence .rule-link')).toBe('authority');
      expect(await page.locator('.node.apart').count()).toBeGreaterThanOrEqual(2);
      await visit().open('#1/grammars?left=url-1997&right=rfc3986&rule=scheme');
      await says(page, 'ambiguous.no');
    },
  );

  longTest('rules that were corrected or are ambiguous are marked', async () => {
    const page = await visit().open('#1/grammars?left=url-1993&right=url-1995');
    await page.locator('.rule-list .check input').check();
    await page.locator('.rule-list a', { hasText: 'xpalphas' }).getByTitle('corrected').waitFor();
    await page.locator('.rule-list a', { hasText: 'hostname' }).getByTitle('ambiguous').waitFor();
    const digit = page.locator('.rule-list a', { hasText: /digit$/ }).first();
    expect(await digit.locator('.rule-mark').count()).toBe(0);
  });

  longTest('the errata of each document: every correction with its evidence, and what was left', async () => {
    const page = await visit().open('#1/grammars?page=errata');
    const rows = page.locator('table.corrected tbody tr');
    const alike = (text: string): string => text.replace(/\s+/g, '');
    for (const id of revisions) {
      await page.locator('.errata select').selectOption(id);
      await page.locator(`.errata[data-of="${id}"]`).waitFor();
      const made = revision(id).rules.flatMap(({ corrections }) => corrections);
      if (made.length === 0) await says(page, 'errata.none');
      for (const { evidence } of made) await rows.getByText(evidence, { exact: true }).first().waitFor();
      const shownRows = (await rows.allInnerTexts()).map(alike);
      expect(shownRows).toHaveLength(made.length);
      for (const { printed } of made) {
        expect(shownRows.filter((row) => row.includes(alike(printed)))).not.toEqual([]);
      }
      expect(await page.locator('table.noted tbody tr').count()).toBeGreaterThan(0);
    }
  });

  test('links a document without corrections to the documents with corrections', async () => {
    const page = await visit().open('#1/grammars?page=errata&revision=rfc3986');
    const notice = page.locator('[data-message="errata.none"]');
    const isCorrected = revisions.filter((id) =>
      revision(id).rules.some(({ corrections }) => corrections.length > 0),
    );
    await notice.getByRole('link').first().waitFor();
    const named = (await notice.getByRole('link').allInnerTexts()).map((name) => name.trim());
    expect(named).toHaveLength(isCorrected.length);
    for (const [i, id] of isCorrected.entries()) expect(named[i]).toContain(nameOf(id));
    await notice.getByRole('link').first().click();
    await page.locator('table.corrected').waitFor();
    expect(await page.evaluate('document.activeElement !== document.body')).toBe(true);
  });
});
