/** Part 3 in the browser: rules along the lineage, the alphabets, the years. */
import { revision, type RevisionId, revisions, type Rule, ruleOrigins } from 'uri-revisions';
import { about, ambiguity, statusInWords } from 'uri-revisions-cli/grammar';
import { act, comesTrue, describeVisit, ofRevision, says, tabTo, textOf } from './page.js';

function ruleOf(id: RevisionId, name: string): Rule {
  const rule = revision(id).rules.find((one) => one.name === name);
  if (rule === undefined) throw new Error(`${id} has no rule ${name}`);
  return rule;
}

/** Words of RFC 2396, which it is quoted for. */
const quoted = {
  scheme:
    'The syntax for URI scheme has been changed to require that all schemes begin with an alpha character.',
  empty: 'A URI reference that does not contain a URI',
  password: 'The "user:password" form',
} as const;

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

  test('between neighbours, the class of a difference and its evidence', async () => {
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

  test('the signs and the marks of the list are told above it', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986');
    const list = page.locator('.rule-list');
    await list.locator('.card .sign-of-change').first().waitFor();
    const signs = await list.locator('.card .sign-of-change > [aria-hidden]').allInnerTexts();
    const told = await list.locator('.hint .sign-of-change').allInnerTexts();
    expect(told).toEqual(expect.arrayContaining([...new Set(signs)]));
    expect(await list.locator('.hint .rule-mark').allInnerTexts()).toEqual(['c', 'a']);
  });

  test('each rule card says how its document stands', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=host');
    for (const id of ['rfc2396', 'rfc3986'] as const) {
      const told = await ofRevision(page, '.rule-card', id).locator('h2 small').innerText();
      for (const fact of ['host', ruleOrigins[ruleOf(id, 'host').origin], statusInWords(about(id).status)]) {
        expect(told).toContain(fact);
      }
    }
  });

  test('the card of a rule that no document prints says where it is said in words', async () => {
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

  test('names that changed, and rules that came and went', async () => {
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

  test('a link in a card leads the focus to the heading of the rule that takes its place', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=host');
    const used = page.locator('.rule-facts').first().getByRole('link', { name: 'hostport' });
    await used.focus();
    await page.keyboard.press('Enter');
    await page.locator('.rule-card h2:focus', { hasText: 'hostport' }).waitFor();
  });

  test('by keyboard alone', async () => {
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

  test('the alphabet of any role, and only what differs between two documents', async () => {
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

  test('what each document calls a character, which a refusal leads to', async () => {
    const page = await visit().open('#1/compare?text=http%3A%2F%2Fh%2F~x');
    await page.locator('.refusal').first().waitFor();
    await act(page, 'called');
    const rows = page.locator('table.called tbody tr');
    await rows.first().waitFor();
    const told = await rows.allInnerTexts();
    expect(told.map((row) => row.trim().split(/\s*\t\s*/))).toEqual([
      ['1993', 'variant'],
      ['1995', 'national'],
      ['RFC 1630', 'national, CHAR, qtext, dtext'],
      ['RFC 1738, RFC 1808', 'national'],
      ['1997, RFC 2396, RFC 2732, 2003', 'unreserved, mark'],
      ['RFC 3986, RFC 6874', 'unreserved'],
    ]);
    await page.locator('.field.called input').fill('\\u{20}');
    await page.waitForURL(/character=/);
    await rows.filter({ hasText: 'qtext' }).first().waitFor();
    await says(page, 'called.nothing');
    expect(await says(page, 'called.space')).toContain('␣');
    await page.locator('.field.called input').fill('###');
    expect(await says(page, 'called.more')).toContain('#');
    await page.locator('.field.called input').fill('');
    await rows.first().waitFor({ state: 'detached' });
  });

  test('rules are found by a part of their name; one that is nowhere is told; an equal one is on view', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=nope');
    expect(await says(page, 'rules.no-such-rule')).toContain('nope');
    const filter = page.locator('.filter input');
    await filter.fill('HOST');
    await page.locator('.rule-list a', { hasText: 'host' }).first().waitFor();
    for (const name of await page.locator('.rule-list a').allInnerTexts()) expect(name).toContain('host');
    await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=scheme');
    await page.locator('.rule-list a[aria-current]', { hasText: 'scheme' }).waitFor();
    await filter.fill('zzzz');
    await says(page, 'rules.none-found');
    expect(await page.locator('.rule-list a').count()).toBe(0);
  });

  test('every sign of the list is explained', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986');
    await page.locator('.rule-list a .rule-mark').first().waitFor();
    await page.locator('.rule-list .check input').check();
    const signs = '.rule-list .sign-of-change [aria-hidden], .rule-list .rule-mark [aria-hidden]';
    const words = await page.locator('.words dt').allTextContents();
    expect(words).toEqual(expect.arrayContaining(await page.locator(signs).allTextContents()));
  });

  test('while the facts of a rule are looked for, that is said', async () => {
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

  test('Back leads to the place that was left, and the focus is never lost', async () => {
    const page = await visit().open('#1/grammars?page=timeline');
    const last = page.locator('.timeline .change a').last();
    await last.scrollIntoViewIfNeeded();
    const left = await page.evaluate<number>('scrollY');
    expect(left).toBeGreaterThan(500);
    await last.click();
    await page.locator('.beside').waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
    expect(await page.evaluate('scrollY')).toBe(0);
    await page.goBack();
    await page.locator('.timeline').waitFor();
    await comesTrue(page, `Math.abs(scrollY - ${left}) < 3`);
  });

  test.each([1280, 390])(
    'what is told of a rule far down the list comes into view, %i wide, and Back leads to where it was chosen',
    async (width) => {
      const page = await visit().open('#1/grammars?left=rfc1738&right=rfc3986', {
        width,
        height: 800,
      });
      const last = page.locator('.rule-list li a').last();
      await last.waitFor();
      await page.locator('.rule-facts').nth(1).waitFor();
      await page.locator('svg.railroad').nth(3).waitFor();
      // As a reader does who has read on to the cards.
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

  test('of references it is said which documents read whole strings from another rule', async () => {
    const page = await visit().open('#1/grammars?page=alphabet&role=reference');
    const told = await says(page, 'alphabet.read-elsewhere');
    for (const id of ['rfc1630', 'rfc1738'] as const) expect(told).toContain(about(id).short);
    const links = page.locator('[data-message="alphabet.read-elsewhere"] .rule-link');
    expect(await links.allInnerTexts()).toEqual(['url', 'url']);
  });

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
      revisions.map((id) => (revision(id).accepts('http://h/~') ? '●' : '%')),
    );
  });

  test('the years, in their order; a string that shows a change opens in Compare', async () => {
    const page = await visit().open('#1/grammars?page=timeline');
    const names = await page.locator('.milestone .revision').allInnerTexts();
    expect(names.map((name) => name.slice(0, 4))).toEqual(revisions.map((id) => about(id).date.slice(0, 4)));
    expect(names.every((name, i) => name.endsWith(about(revisions[i] ?? 'rfc3986').short))).toBe(true);
    const [hint, { authors }] = [page.locator('.milestone .hint'), about('rfc1738')];
    expect(await hint.nth(revisions.indexOf('rfc1738')).innerText()).toContain(
      `December 1994 · ${authors.join(', ')}`,
    );
    await page.locator('.timeline a[href*="2001:db8::7"]').first().click();
    await page.locator('.summary[data-deriving]').waitFor();
    expect(await page.locator('.source textarea').inputValue()).toContain('2001:db8::7');
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

  test('what is known of one rule is never told of the next', async () => {
    const page = await visit().openAlone('#1/grammars?left=rfc2396bis-01&right=rfc3986&rule=uric');
    const card = ofRevision(page, '.rule-card', 'rfc2396bis-01');
    await card.locator('[data-message="ambiguous.no"]').waitFor();
    await page.evaluate(`
      globalThis.told = [];
      new MutationObserver(() => {
        const card = document.querySelector('.rule-card');
        if (card.querySelector('h2').innerText.includes('authority')) {
          told.push(card.querySelector('[data-message^="ambiguous"]')?.dataset.message);
        }
      }).observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true });
    `);
    await page.locator('.rule-list a', { hasText: /authority/ }).click();
    await card.locator('[data-message="ambiguous.yes"]').waitFor();
    const told = await page.evaluate<readonly string[]>('told');
    expect(told.length).toBeGreaterThan(0);
    expect(told).not.toContain('ambiguous.no');
  });

  test('a card says whether its rule is ambiguous, and leads to the trees and to where they part', async () => {
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
    expect(await textOf(page, '.parting .rule-link')).toBe('authority');
    expect(await page.locator('.node.apart').count()).toBeGreaterThanOrEqual(2);
    await visit().open('#1/grammars?left=url-1997&right=rfc3986&rule=scheme');
    await says(page, 'ambiguous.no');
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

  test('rules that were corrected or are ambiguous are marked', async () => {
    const page = await visit().open('#1/grammars?left=url-1993&right=url-1995');
    await page.locator('.rule-list .check input').check();
    await page.locator('.rule-list a', { hasText: 'xpalphas' }).getByTitle('corrected').waitFor();
    await page.locator('.rule-list a', { hasText: 'hostname' }).getByTitle('ambiguous').waitFor();
    const digit = page.locator('.rule-list a', { hasText: /digit$/ }).first();
    expect(await digit.locator('.rule-mark').count()).toBe(0);
  });

  test('the errata of each document: every correction with its evidence, and what was left', async () => {
    const page = await visit().open('#1/grammars?page=errata');
    const rows = page.locator('table.corrected tbody tr');
    const alike = (text: string): string => text.replace(/\s+/g, '');
    for (const id of revisions) {
      await page.locator('.errata select').selectOption(id);
      await page.locator(`.errata[data-of="${id}"]`).waitFor();
      const made = revision(id).rules.flatMap(({ corrections }) => corrections);
      if (made.length === 0) await says(page, 'errata.none');
      for (const { evidence } of made) await rows.getByText(evidence, { exact: true }).first().waitFor();
      const told = (await rows.allInnerTexts()).map(alike);
      expect(told).toHaveLength(made.length);
      for (const { printed } of made) {
        expect(told.filter((row) => row.includes(alike(printed)))).not.toEqual([]);
      }
      expect(await page.locator('table.noted tbody tr').count()).toBeGreaterThan(0);
    }
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

  test('where nothing was corrected, that leads to the documents of which something was', async () => {
    const page = await visit().open('#1/grammars?page=errata&revision=rfc3986');
    const said = page.locator('[data-message="errata.none"]');
    const isCorrected = revisions.filter((id) =>
      revision(id).rules.some(({ corrections }) => corrections.length > 0),
    );
    await said.getByRole('link').first().waitFor();
    const named = (await said.getByRole('link').allInnerTexts()).map((name) => name.trim());
    expect(named).toHaveLength(isCorrected.length);
    for (const [i, id] of isCorrected.entries()) expect(named[i]).toContain(about(id).short);
    await said.getByRole('link').first().click();
    await page.locator('table.corrected').waitFor();
    expect(await page.evaluate('document.activeElement !== document.body')).toBe(true);
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
    expect(await page.locator('.alphabet thead .year').allInnerTexts()).toEqual(
      revisions.map((id) => about(id).short),
    );
  });

  test('a long witness is shown by its ends, with its length', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc2396bis-01&rule=domainlabel');
    await page
      .locator('.witnesses a', { hasText: /…[^]* 6\d / })
      .first()
      .waitFor();
  });

  test('the workshop by its tab says nothing of a rule that was on view before', async () => {
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
