/** Part 3 in the browser: rules along the lineage, the alphabets, the years. */
import { revision, revisions } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';
import { describeVisit, tabTo } from './page.js';

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
    await details.getByText(/Intended: “The syntax for URI scheme has been changed .*” \(§ G\.2\)/).waitFor();
    await page.getByRole('link', { name: 'relativeURL → relativeURI' }).click();
    await details.getByText(/Accidental for "\?y": A query needs a path before it\./).waitFor();
    await details.getByText(/Intended for "": “A URI reference that does not contain a URI /).waitFor();
    await page.getByRole('link', { name: /dropped:\s*password/ }).click();
    await details.getByText(/Intended: “The "user:password" form/).waitFor();
    await details.getByText('RFC 2396 has no rule of its own for this (password).').waitFor();
    await details.getByText('It went into userinfo.').waitFor();
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

  test('by keyboard alone', async () => {
    const page = await visit().open('#1/grammars?left=url-1993&right=url-1995');
    await page.locator('.rule-list a').first().waitFor();
    await tabTo(page, '.rule-list a[href*="ftpaddress"], .rule-list a[href*="fileaddress"]');
    await page.keyboard.press('Enter');
    await page.locator('.pair-details .summary', { hasText: /derives/ }).waitFor();
    await tabTo(page, '.pages a[href*="alphabet"]', 200);
    await page.keyboard.press('Enter');
    await page.locator('.alphabet').waitFor();
    await tabTo(page, '.pages a[href*="timeline"]', 200);
    await page.keyboard.press('Enter');
    await page.locator('.timeline').waitFor();
  });

  test('the alphabet of any role, and only what differs between two documents', async () => {
    const page = await visit().open('#1/grammars?page=alphabet&left=rfc1738&right=rfc3986');
    await page.locator('.alphabet').waitFor();
    const all = await page.locator('.alphabet tbody th').allInnerTexts();
    expect(all[0]).toMatch(/^[A-Z]/);
    await page.getByLabel('Role').selectOption('segment');
    await page.getByLabel('only rows that differ').check();
    await page.waitForURL(/role=segment&differing=yes$/);
    await page.locator('.alphabet tbody th', { hasText: /^~$/ }).waitFor();
    const some = await page.locator('.alphabet tbody th').allInnerTexts();
    expect(some.length).toBeLessThan(all.length);
    expect(some.join(' ')).not.toContain('A–');
  });

  test('rules are found by a part of their name; one that is nowhere is told; an equal one is on view', async () => {
    const page = await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=nope');
    await page.getByText('Neither document has a rule nope.').waitFor();
    await page.getByLabel('Rules whose name has').fill('HOST');
    await page.locator('.rule-list a', { hasText: 'host' }).first().waitFor();
    for (const name of await page.locator('.rule-list a').allInnerTexts()) expect(name).toContain('host');
    const other = await visit().open('#1/grammars?left=rfc2396&right=rfc3986&rule=scheme');
    await other.locator('.rule-list a[aria-current]', { hasText: 'scheme' }).waitFor();
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
    await page.goBack();
    await page.locator('.timeline').waitFor();
    await page.waitForFunction(`Math.abs(scrollY - ${left}) < 3`);
  });

  test('the alphabets are those of the grammars', async () => {
    const page = await visit().open('#1/grammars?page=alphabet');
    await page.locator('.alphabet').waitFor();
    const row = page.locator('.alphabet tbody tr', { has: page.locator('th', { hasText: /^~$/ }) });
    const cells = await row.locator('td').allInnerTexts();
    expect(cells.length).toBe(9 * revisions.length);
    const path = 5 * revisions.length;
    expect(cells.slice(path, path + revisions.length)).toEqual(
      revisions.map((id) => (revision(id).accepts('http://h/~') ? '●' : '%')),
    );
  });

  test('the years, in their order; a string that shows a change opens in Compare', async () => {
    const page = await visit().open('#1/grammars?page=timeline');
    const years = await page.locator('.milestone .year').allInnerTexts();
    expect(years).toEqual(revisions.map((id) => about(id).date.slice(0, 4)));
    expect(await page.locator('.milestone .hint').nth(revisions.indexOf('rfc1738')).innerText()).toMatch(
      /^December 1994 · Tim Berners-Lee, /,
    );
    await page.getByRole('link', { name: 'http://[2001:db8::7]/' }).click();
    await page.locator('.summary', { hasText: /2003.* derive it/ }).waitFor();
  });
});
