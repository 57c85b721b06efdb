/** More of part 3 in the browser: layout, marks and links of single rules, and messages during loading. */
import { revision, revisions, ruleOrigins } from 'uri-revisions';
import { about, statusInWords } from 'uri-revisions-cli/grammar';
import { nameOf, shortNameOf } from '../../src/web/data/names.js';
import { comesTrue, describeVisit, ofRevision, ruleOf, says } from './page.js';

describeVisit('Grammars', (visit) => {
  test('explains the signs and marks above the list', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986');
    const list = page.locator('.rule-list');
    await list.locator('.card .sign-of-change').first().waitFor();
    const signs = await list.locator('.card .sign-of-change > [aria-hidden]').allInnerTexts();
    const shownText = await list.locator('.hint .sign-of-change').allInnerTexts();
    expect(shownText).toEqual(expect.arrayContaining([...new Set(signs)]));
    expect(await list.locator('.hint .rule-mark').allInnerTexts()).toEqual(['c', 'a']);
  });

  test('each rule card states the status of its document', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=host');
    for (const id of ['rfc2396', 'rfc3986'] as const) {
      const shownText = await ofRevision(page, '.rule-card', id).locator('h2 small').innerText();
      for (const fact of ['host', ruleOrigins[ruleOf(id, 'host').origin], statusInWords(about(id).status)]) {
        expect(shownText).toContain(fact);
      }
    }
  });

  test('the card of a rule that no document prints cites the prose that defines it', async () => {
    const page = await visit().open('#1/grammars?left=url-1995&right=rfc1630&rule=content-identifier');
    const { source, corrected } = ruleOf('rfc1630', 'content-identifier');
    expect(await says(page, 'rule.not-printed')).toContain(source);
    await ofRevision(page, '.rule-card', 'rfc1630').locator('pre').first().getByText(corrected).waitFor();
  });

  test('of a patch, each rule card says where its rule is printed', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc2732&rule=IPv4address');
    const stands = async (rule: string, section: string): Promise<void> => {
      const card = ofRevision(page, '.rule-card', 'rfc2732').locator('h2', { hasText: rule });
      await card.locator('.section', { hasText: section }).waitFor();
      expect(await card.innerText()).toContain(ruleOrigins[ruleOf('rfc2732', rule).origin]);
    };
    await stands('IPv4address', 'RFC 2373 §B');
    await page.locator('.rule-list a[href$="rule=host"]').click();
    await stands('host', '§3');
    await page.locator('.rule-list a[href$="rule=server"]').click();
    await stands('server', 'RFC 2396 §A, 3.2.2');
  });

  test('the names of rules in a PEG are links, with _ for -, and those that the BNF has not', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=host');
    const peg = ofRevision(page, '.rule-card', 'rfc3986').locator('pre').last();
    await peg.getByRole('link', { name: 'IP_literal' }).waitFor();
    expect(await peg.getByRole('link').allInnerTexts()).toEqual([
      'IP_literal',
      'IPv4address',
      'unreserved',
      'pct_encoded',
      'sub_delims',
      'reg_name',
    ]);
    await peg.getByRole('link', { name: 'pct_encoded' }).click();
    await page.waitForURL(/rule=pct-encoded/);
  });

  test('a link in a card moves the focus to the heading of the new rule', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=host');
    const used = page.locator('.rule-facts').first().getByRole('link', { name: 'hostport' });
    await used.focus();
    await page.keyboard.press('Enter');
    await page.locator('.rule-card h2:focus', { hasText: 'hostport' }).waitFor();
  });

  test('on paper each role has a table of its own, in which no mark and no name is cut', async () => {
    const page = await visit().open('#1/grammars?page=alphabet', { width: 720, height: 900 });
    await page.locator('.table-scroll .alphabet').waitFor();
    const tables = page.locator('.each-role .alphabet');
    expect(await tables.first().isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await tables.count()).toBeGreaterThan(8);
    expect(await page.locator('.table-scroll .alphabet').isVisible()).toBe(false);
    const cut = await page.evaluate<number>(`Array.from(document.querySelectorAll('.each-role :is(th, td)'))
      .filter((cell) => cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight).length`);
    expect(cut).toBe(0);
    const narrowest = await page.evaluate<number>(
      "Math.min(...Array.from(document.querySelectorAll('.each-role td'), (cell) => cell.clientWidth))",
    );
    expect(narrowest).toBeGreaterThanOrEqual(12);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(720);
  });

  test('every sign of the list is explained', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986');
    await page.locator('.rule-list a .rule-mark').first().waitFor();
    await page.locator('.rule-list .check input').check();
    const signs = '.rule-list .sign-of-change [aria-hidden], .rule-list .rule-mark [aria-hidden]';
    const words = await page.locator('main .words dt').allTextContents();
    expect(words).toEqual(expect.arrayContaining(await page.locator(signs).allTextContents()));
  });

  test('shows that facts of a rule are loading', async () => {
    const page = await visit().openAlone('#1/grammars?left=rfc2396&right=rfc3986&rule=host');
    await page.locator('.rule-facts').nth(1).waitFor();
    await page.evaluate(
      'window.said = 0; new MutationObserver(() => (said += document.querySelectorAll(`[data-message="rule.pending"]`).length)).observe(document.body, { childList: true, subtree: true })',
    );
    await page.locator('.rule-list a', { hasText: 'authority' }).first().click();
    await page.locator('.rule-card h2', { hasText: 'authority' }).first().waitFor();
    await page.locator('.rule-facts').nth(1).waitFor();
    expect(await page.evaluate('said')).toBeGreaterThan(0);
    expect(await page.locator('[data-message="rule.pending"]').count()).toBe(0);
  });

  test('Back restores the previous place, and the focus is never lost', async () => {
    const page = await visit().open('#1/grammars?page=timeline');
    const last = page.locator('.timeline .change a').last();
    await last.scrollIntoViewIfNeeded();
    const left = await page.evaluate<number>('scrollY');
    expect(left).toBeGreaterThan(500);
    await last.click();
    await page.locator('.readings').waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
    expect(await page.evaluate('scrollY')).toBe(0);
    await page.goBack();
    await page.locator('.timeline').waitFor();
    await comesTrue(page, `Math.abs(scrollY - ${left}) < 3`);
  });

  test('the mark of a rule is no higher where its names take two lines', async () => {
    const page = await visit().open('#1/grammars?left=url-1995&right=rfc1738');
    const marked = page.locator('.rule-list a', { has: page.locator('.rule-mark') });
    await marked.first().waitFor();
    const heights = await page.evaluate<readonly number[]>(
      "Array.from(document.querySelectorAll('.rule-list a .rule-mark'), (mark) => mark.offsetHeight)",
    );
    const links = await page.evaluate<readonly number[]>(
      "Array.from(document.querySelectorAll('.rule-list a'), (link) => link.offsetHeight)",
    );
    expect(Math.max(...links)).toBeGreaterThan(1.4 * Math.min(...links));
    expect(new Set(heights).size).toBe(1);
  });

  test('states which documents read whole strings from a rule other than the reference rule', async () => {
    const page = await visit().open('#1/grammars?page=alphabet&role=reference');
    const shownText = await says(page, 'alphabet.read-elsewhere');
    for (const id of ['rfc1630', 'rfc1738'] as const) expect(shownText).toContain(nameOf(id));
    const links = page.locator('[data-message="alphabet.read-elsewhere"] .rule-link');
    expect(await links.allInnerTexts()).toEqual(['url', 'url']);
  });

  test('each document of the years leads to where it is read, or says that no address is known', async () => {
    const page = await visit().open('#1/grammars?page=timeline');
    await page.locator('.timeline').waitFor();
    for (const [place, id] of revisions.entries()) {
      const { address } = about(id);
      const hint = page.locator('.milestone .hint').nth(place);
      const link = hint.locator('a.public-address');
      expect(await link.count()).toBe(address === null ? 0 : 1);
      if (address !== null) {
        expect(await link.getAttribute('href')).toBe(address);
        expect(await link.getAttribute('rel')).toBe('noreferrer');
      }
    }
  });

  test('names in the texts of rules are links, and so is what uses the rule', async () => {
    const page = await visit().open('#1/grammars?left=rfc1738&right=rfc2396&rule=host');
    const card = ofRevision(page, '.rule-card', 'rfc1738');
    await card
      .locator('pre a', { hasText: /^hostnumber$/ })
      .first()
      .click();
    await page.waitForURL(/rule=hostnumber/);
    await card.locator('.rule-facts a', { hasText: /^host$/ }).click();
    await page.waitForURL(/rule=host$/);
  });

  test('the errata open on all documents, with how much was corrected in each', async () => {
    const page = await visit().open('#1/grammars?page=errata');
    const rows = page.locator('table.misprints tbody tr');
    await rows.first().waitFor();
    const corrected = revisions.map((id) =>
      revision(id).rules.reduce((sum, { corrections }) => sum + corrections.length, 0),
    );
    expect(await rows.locator('td:nth-of-type(2) .wrap').allInnerTexts()).toEqual(corrected.map(String));
    await rows.getByRole('link', { name: '1993' }).click();
    await page.locator('.errata[data-of="url-1993"]').waitFor();
    await comesTrue(page, "document.querySelector('.errata').getBoundingClientRect().top < 20");
    await page.locator('table.corrected').waitFor();
  });

  test('the name of a rule is not broken in a table that has room', async () => {
    const page = await visit().open('#1/grammars?page=errata&revision=rfc1738');
    const name = page.locator('table.corrected .rule-link');
    await name.waitFor();
    expect((await name.boundingBox())?.height).toBeLessThan(30);
  });

  test('the space has a name of its own among the characters, also where controls occur like it', async () => {
    const page = await visit().open('#1/grammars?page=alphabet&role=mid');
    await page.locator('.table-scroll .alphabet').waitFor();
    expect(await page.locator('.table-scroll .alphabet tbody th').allInnerTexts()).toEqual([
      expect.stringMatching(/ space 00–1F DEL$/),
    ]);
  });

  test('the columns of the alphabets are named by the short names of the documents', async () => {
    const page = await visit().open('#1/grammars?page=alphabet&role=segment');
    await page.locator('.table-scroll .alphabet').waitFor();
    expect(await page.locator('.alphabet thead .year').allInnerTexts()).toEqual(revisions.map(shortNameOf));
  });

  test('a long witness is shown by its ends, with its length', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc2396bis-01&rule=domainlabel');
    await page
      .locator('.witnesses a', { hasText: /…[^]* 6\d / })
      .first()
      .waitFor();
  });

  test('the tab of the workshop carries over no rule', async () => {
    const page = await visit().open('#1/grammars?left=rfc1738&right=rfc2396&rule=host');
    await page.locator('nav a[href^="#1/workshop"]').first().click();
    await page.waitForURL(/#1\/workshop/);
    expect(page.url()).not.toContain('rule=');
  });

  test('a refusal in Compare names rules that lead to their cards', async () => {
    const page = await visit().open('#1/compare?text=http://h/~j%20x');
    await page.locator('.refusal .rule-link').first().click();
    await page.waitForURL(/#1\/grammars\?.*rule=/);
    await page.locator('.rule-card pre').first().waitFor();
  });
});
