/** Part 3 in the browser: rules along the lineage, the alphabets, the years. */
import { revision, revisions } from 'uri-revisions';
import { about, ambiguity } from 'uri-revisions-cli/grammar';
import { comesTrue, describeVisit, tabTo } from './page.js';

describeVisit('Grammars', (visit) => {
  test('a rule on both sides, its relation, and a witness that opens in Compare', async () => {
    const page = await visit().open('#1/grammars?left=url-1997&right=rfc2396bis-01&rule=scheme');
    await page.locator('.pair-details', { hasText: '2003 derives less than 1997' }).waitFor();
    await page.getByText('scheme = 1*( alpha | digit | "+" | "-" | "." )').waitFor();
    await page
      .getByRole('region', { name: 'PEG of scheme (rfc2396bis-01) as a railroad diagram' })
      .locator('svg')
      .waitFor();
    expect(await page.locator('svg.railroad').count()).toBe(4);
    const witness = page.locator('.witnesses .nearest').first().locator('a').first();
    const text = await witness.innerText();
    await witness.click();
    await page.waitForURL(/start=scheme/);
    expect(await page.getByLabel('Read as').inputValue()).toBe('scheme');
    expect(revision('url-1997').accepts(text, { start: 'scheme' })).toBe(true);
    expect(revision('rfc2396bis-01').accepts(text, { start: 'scheme' })).toBe(false);
    await page.goBack();
    await page.locator('.pair-details').waitFor();
  });

  test('between neighbours, the class of a difference and its evidence', async () => {
    const page = await visit().open('#1/grammars?left=url-1997&right=rfc2396&rule=scheme');
    const details = page.locator('.pair-details');
    await details.getByText(/Intended: “The syntax for URI scheme has been changed /).waitFor();
    const section = details.locator('.passage', { hasText: '§G.2' });
    await section.locator('summary').focus();
    await page.keyboard.press('Enter');
    const passage = section.locator('blockquote');
    await passage.getByText('has been changed to require that all schemes begin').waitFor();
    expect(await passage.locator('mark').innerText()).toBe(
      'The syntax for URI scheme has been changed to require that all schemes begin with an alpha character.',
    );
    expect((await passage.innerText()).length).toBeGreaterThan(
      (await passage.locator('mark').innerText()).length,
    );
    await page.getByRole('link', { name: 'relativeURL → relativeURI' }).click();
    await details.getByText(/Accidental for "\?y": A query needs a path before it\./).waitFor();
    await details.getByText(/Intended for "": “A URI reference that does not contain a URI /).waitFor();
    await page.getByRole('link', { name: /dropped:\s*password/ }).click();
    await details.getByText(/Intended: “The "user:password" form/).waitFor();
    await details.getByText('RFC 2396 has no rule of its own for this (password).').waitFor();
    await details.getByText('It went into userinfo.').waitFor();
  });

  test('the signs and the marks of the list are told above it', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986');
    const list = page.getByRole('navigation', { name: 'Rules' });
    await list.locator('.card .sign-of-change').first().waitFor();
    const signs = await list.locator('.card .sign-of-change > [aria-hidden]').allInnerTexts();
    const told = await list.locator('.hint .sign-of-change').allInnerTexts();
    expect(told).toEqual(expect.arrayContaining([...new Set(signs)]));
    for (const mark of ['c corrected', 'a ambiguous']) await list.getByText(mark, { exact: true }).waitFor();
  });

  test('each rule card says how its document stands', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=host');
    await page.getByText(/host · printed here · Draft Standard, obsoleted by RFC 3986/).waitFor();
    await page.getByText(/host · printed here · Internet Standard, STD 66, in force/).waitFor();
  });

  test('the card of a rule that no document prints says where it is said in words', async () => {
    const page = await visit().open('#1/grammars?left=url-1995&right=rfc1630&rule=content-identifier');
    await page.getByText(/Printed nowhere, said in words\. Content-Id: /).waitFor();
    await page.getByText('content-identifier = addr-spec', { exact: true }).waitFor();
  });

  test('of a patch, each rule card says where its rule is printed', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc2732&rule=IPv4address');
    const card = page.locator('.rule-card', { hasText: 'rfc2732' });
    await card.getByText('RFC 2373 §B · IPv4 address · borrowed by name').waitFor();
    await page.getByRole('link', { name: /:\s*host$/ }).click();
    await card.getByText('§3 · host · printed here').waitFor();
    await page.getByRole('link', { name: /:\s*server$/ }).click();
    await card.getByText('RFC 2396 §A, 3.2.2 · server · of the base').waitFor();
  });

  test('names that changed, and rules that came and went', async () => {
    const page = await visit().open('#1/grammars?left=url-1997&right=rfc2396bis-01');
    await page.getByRole('link', { name: 'site → authority' }).click();
    await page.waitForURL(/rule=site/);
    await page.getByRole('link', { name: /added:\s*IPv6address/ }).click();
    await page.getByText('1997 has no rule of its own for this (IPv6 address).').waitFor();
    await page.getByRole('button', { name: 'Swap the revisions' }).click();
    await page.waitForURL(/left=rfc2396bis-01&right=url-1997/);
    await page.getByRole('link', { name: /dropped:\s*IPv6address/ }).waitFor();
  });

  test('the names of rules in a PEG are links, with _ for -, and those that the BNF has not', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=host');
    const peg = page.locator('.rule-card', { hasText: 'in force' }).locator('pre').last();
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
    await page.locator('.pair-details .summary', { hasText: /derives/ }).waitFor();
    await tabTo(page, '.pages a[href*="alphabet"]', 200);
    await page.keyboard.press('Enter');
    await page.locator('.table-scroll .alphabet').waitFor();
    await tabTo(page, '.pages a[href*="timeline"]', 200);
    await page.keyboard.press('Enter');
    await page.locator('.timeline').waitFor();
  });

  test('on paper each role has a table of its own, in which no mark and no name is cut', async () => {
    const page = await visit().open('#1/grammars?page=alphabet', { viewport: { width: 720, height: 900 } });
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
    await page.getByLabel('Role').selectOption('segment');
    await page.getByLabel('only rows that differ').check();
    await page.waitForURL(/role=segment&differing=yes$/);
    await page.locator('.table-scroll .alphabet tbody th', { hasText: /^~$/ }).waitFor();
    const some = await page.locator('.table-scroll .alphabet tbody th').allInnerTexts();
    expect(some.length).toBeLessThan(all.length);
    expect(some.join(' ')).not.toContain('A–');
  });

  test('what each document calls a character, which a refusal leads to', async () => {
    const page = await visit().open('#1/compare?text=http%3A%2F%2Fh%2F~x');
    await page.getByRole('link', { name: 'What documents call ~' }).first().click();
    const rows = page.getByRole('table', { name: 'What it is called' }).locator('tbody tr');
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
    await page.getByRole('textbox', { name: 'A character' }).fill('\\u{20}');
    await page.waitForURL(/character=/);
    await rows.filter({ hasText: 'qtext' }).first().waitFor();
    await rows.filter({ hasText: 'nothing: no rule for single characters has it' }).first().waitFor();
    await page.locator('label', { hasText: '␣, the space' }).waitFor();
    await page.getByRole('textbox', { name: 'A character' }).fill('###');
    await page.getByText('This is more than one character; what follows is of #.').waitFor();
    await page.getByRole('textbox', { name: 'A character' }).fill('');
    await rows.first().waitFor({ state: 'detached' });
  });

  test('rules are found by a part of their name; one that is nowhere is told; an equal one is on view', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=nope');
    await page.getByText('Neither document has a rule nope.').waitFor();
    await page.getByLabel('Rules whose name has').fill('HOST');
    await page.locator('.rule-list a', { hasText: 'host' }).first().waitFor();
    for (const name of await page.locator('.rule-list a').allInnerTexts()) expect(name).toContain('host');
    const other = await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=scheme');
    await other.locator('.rule-list a[aria-current]', { hasText: 'scheme' }).waitFor();
    await other.getByLabel('Rules whose name has').fill('zzzz');
    await other.getByText('No rule that differs has this in its name.').waitFor();
    expect(await other.locator('.rule-list a').count()).toBe(0);
  });

  test('every sign of the list is explained', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986');
    await page.locator('.rule-list a .rule-mark').first().waitFor();
    await page.getByLabel('equal rules too').check();
    const signs = '.rule-list .sign-of-change [aria-hidden], .rule-list .rule-mark [aria-hidden]';
    const words = await page.locator('.words dt').allTextContents();
    expect(words).toEqual(expect.arrayContaining(await page.locator(signs).allTextContents()));
  });

  test('while the facts of a rule are looked for, that is said', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=host');
    await page.locator('.rule-facts').nth(1).waitFor();
    await page.evaluate(
      'window.said = []; new MutationObserver(() => said.push(document.body.innerText)).observe(document.body, { childList: true, subtree: true })',
    );
    await page.locator('.rule-list a', { hasText: 'authority' }).first().click();
    await page.locator('.rule-card h2', { hasText: 'authority' }).first().waitFor();
    await page.locator('.rule-facts').nth(1).waitFor();
    expect((await page.evaluate<readonly string[]>('said')).join('\n')).toContain(
      'looking what is known of it…',
    );
    expect(await page.getByText('looking what is known of it').count()).toBe(0);
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
        viewport: { width, height: 800 },
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
      await page.locator('.pair-details .summary', { hasText: 'no rule of its own' }).waitFor();
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
    await page.getByText('in RFC 1630 from url (absolute), in RFC 1738 from url (absolute).').waitFor();
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
    expect(await page.locator('.milestone .hint').nth(revisions.indexOf('rfc1738')).innerText()).toMatch(
      / · December 1994 · Tim Berners-Lee, /,
    );
    await page.getByRole('link', { name: 'http://[2001:db8::7]/' }).click();
    await page.locator('.summary', { hasText: /2003.* derive it/ }).waitFor();
  });

  test('each document of the years leads to where it is read, or says that no address is known', async () => {
    const page = await visit().open('#1/grammars?page=timeline');
    await page.locator('.timeline').waitFor();
    for (const [place, id] of revisions.entries()) {
      const { address } = about(id);
      const hint = page.locator('.milestone .hint').nth(place);
      const link = hint.locator('a.public-address');
      expect(await link.count()).toBe(address === null ? 0 : 1);
      if (address === null) expect(await hint.innerText()).toMatch(/ · no public address known$/);
      else {
        expect(await link.getAttribute('href')).toBe(address);
        expect(await link.getAttribute('rel')).toBe('noreferrer');
      }
    }
  });

  test('what is known of one rule is never told of the next', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396bis-01&right=rfc3986&rule=uric');
    const card = page.locator('.rule-card', { hasText: 'rfc2396bis-01' });
    await card.getByText('No: no string has two derivations from it.').waitFor();
    await page.evaluate(`
      globalThis.told = [];
      new MutationObserver(() => {
        const card = document.querySelector('.rule-card');
        if (card.querySelector('h2').innerText.includes('authority')) told.push(card.innerText);
      }).observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true });
    `);
    await page.locator('.rule-list a', { hasText: /authority/ }).click();
    await card.getByText('derivations, and no shorter string has two.').waitFor();
    const told = await page.evaluate<readonly string[]>('told');
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((text) => text.includes('No: no string has two derivations'))).toEqual([]);
  });

  test('a card says whether its rule is ambiguous, and leads to the trees and to where they part', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396bis-01&right=rfc3986&rule=authority');
    const card = page.locator('.rule-card', { hasText: 'rfc2396bis-01' });
    const { shortest, ambiguous } = ambiguity({ revision: 'rfc2396bis-01', rule: 'authority' }) as {
      readonly ambiguous: boolean;
      readonly shortest: { readonly text: string; readonly count: bigint };
    };
    expect(ambiguous).toBe(true);
    await card
      .getByText(`has ${String(shortest.count)} derivations, and no shorter string has two.`)
      .waitFor();
    expect(
      await page.evaluate("getComputedStyle(document.querySelector('.rule-facts p code')).backgroundColor"),
    ).not.toBe('rgba(0, 0, 0, 0)');
    await card.getByRole('link', { name: /The trees side by side/ }).click();
    await page.locator('.icicles.two').waitFor();
    expect(await page.getByLabel('A string').inputValue()).toBe(shortest.text);
    await page.locator('.parting', { hasText: /They part in authority/ }).waitFor();
    expect(await page.locator('.node.apart').count()).toBeGreaterThanOrEqual(2);
    const other = await visit().open('#1/grammars?left=url-1997&right=rfc3986&rule=scheme');
    await other.getByText('No: no string has two derivations from it.').first().waitFor();
  });

  test('names in the texts of rules are links, and so is what uses the rule', async () => {
    const page = await visit().open('#1/grammars?left=rfc1738&right=rfc2396&rule=host');
    const card = page.locator('.rule-card', { hasText: 'RFC 1738' });
    await card
      .locator('pre a', { hasText: /^hostnumber$/ })
      .first()
      .click();
    await page.waitForURL(/rule=hostnumber/);
    await page
      .locator('.rule-card', { hasText: 'RFC 1738' })
      .locator('.rule-facts a', { hasText: /^host$/ })
      .click();
    await page.waitForURL(/rule=host$/);
  });

  test('rules that were corrected or are ambiguous are marked', async () => {
    const page = await visit().open('#1/grammars?left=url-1993&right=url-1995');
    await page.getByLabel('equal rules too').check();
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
      await page.getByRole('combobox', { name: 'Document' }).selectOption(id);
      await page.getByRole('heading', { name: `What ${about(id).short} misprints` }).waitFor();
      const made = revision(id).rules.flatMap(({ corrections }) => corrections);
      if (made.length === 0) await page.getByText('Nothing was corrected').waitFor();
      for (const { evidence } of made) await rows.getByText(evidence, { exact: true }).first().waitFor();
      const told = (await rows.allInnerTexts()).map(alike);
      expect(told).toHaveLength(made.length);
      for (const { printed } of made) {
        expect(told.filter((row) => row.includes(alike(printed)))).not.toEqual([]);
      }
      await page.getByRole('heading', { name: 'What stays as printed' }).waitFor();
      expect(await page.locator('table.noted tbody tr').count()).toBeGreaterThan(0);
    }
  });

  test('the errata open on all documents, with how much was corrected in each', async () => {
    const page = await visit().open('#1/grammars?page=errata');
    const rows = page.getByRole('table', { name: 'What the documents misprint' }).locator('tbody tr');
    await rows.first().waitFor();
    const corrected = revisions.map((id) =>
      revision(id).rules.reduce((sum, { corrections }) => sum + corrections.length, 0),
    );
    expect(await rows.locator('td:nth-of-type(2) .wrap').allInnerTexts()).toEqual(corrected.map(String));
    await rows.getByRole('link', { name: '1993' }).click();
    const heading = page.getByRole('heading', { name: 'What 1993 misprints' });
    await heading.waitFor();
    await comesTrue(page, "document.querySelector('.errata').getBoundingClientRect().top < 20");
    await page.locator('table.corrected').waitFor();
  });

  test('where nothing was corrected, that leads to the documents of which something was', async () => {
    const page = await visit().open('#1/grammars?page=errata&revision=rfc3986');
    const said = page.locator('p', { hasText: 'Nothing was corrected' });
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
      .locator('.witnesses a', { hasText: /…[^]* 6\d characters/ })
      .first()
      .waitFor();
  });

  test('the workshop by its tab says nothing of a rule that was on view before', async () => {
    const page = await visit().open('#1/grammars?left=rfc1738&right=rfc2396&rule=host');
    await page.getByRole('link', { name: 'PEG workshop' }).click();
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
