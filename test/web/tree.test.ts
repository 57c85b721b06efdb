/** Part 2 in the browser: the icicle, by mouse and by keyboard. */
import { describeVisit, tabTo } from './page.js';

const address = '#1/tree?revision=url-1997&text=http://user@www.w3.org:80/a/b?c%23d';

describeVisit('Tree', (visit) => {
  test('a node, by mouse: its text, its path, its rule', async () => {
    const page = await visit().open(address);
    await page.getByRole('treeitem', { name: 'hostname, characters 13 to 22' }).click();
    const details = page.locator('.node-details');
    expect(await details.locator('.covered').innerText()).toBe('www.w3.org');
    expect(await details.locator('.node-path').innerText()).toMatch(/site › hostport › host › hostname$/);
    await page.getByText('hostname = *( domainlabel "." ) toplabel').waitFor();
    await page.getByText('hostname = ( domainlabel "." )* toplabel').waitFor();
    await page.waitForURL(/node=hostname@12-22/);
  });

  test('text and node light each other up', async () => {
    const page = await visit().open(address);
    await page.getByRole('treeitem', { name: /^port,/ }).hover();
    expect((await page.locator('.characters .lit').allInnerTexts()).join('')).toBe('80');
    await page.locator('.characters > span').nth(8).hover();
    expect(await page.locator('.node.lit').innerText()).toBe('user');
  });

  test('a derivation that there is not is told', async () => {
    const page = await visit().open('#1/tree?revision=url-1997&text=//g&other=99');
    await page.getByText(/There is no other derivation 99 here; \d+ are at hand/).waitFor();
  });

  test('a rule that the document does not have is told as such', async () => {
    const page = await visit().open('#1/tree?revision=rfc3986&text=http://h/&start=__proto__');
    await page.getByText('RFC 3986 has no rule __proto__').waitFor();
  });

  test('by keyboard alone', async () => {
    const page = await visit().open(address);
    await page.getByRole('tree').waitFor();
    await tabTo(page, '[role="treeitem"]');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await page.waitForURL(/node=relativeURL@5-31/);
    await page.keyboard.press('ArrowUp');
    await page.waitForURL(/node=generic-URL@0-31/);
    await page.keyboard.press('Home');
    await page.locator('.node-path', { hasText: /^URL-reference$/ }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, '.choice input:checked');
  });

  test('a correction is told with its reason', async () => {
    const page = await visit().open('#1/tree?revision=url-1993&text=http://h/abc&node=xpalphas@9-12');
    await page.getByText('BNF as printed').waitFor();
    expect(await page.locator('.corrections').innerText()).toMatch(/xpalphas/);
  });

  test('other derivations stand beside the reading, with the sentence that picks one', async () => {
    const page = await visit().open('#1/tree?revision=url-1997&text=//g');
    await page.getByText('in 3 ways').waitFor();
    expect(await page.locator('blockquote').innerText()).toMatch(
      /greedy algorithm[^]*the site component wins[^]*§4.4/,
    );
    await page.getByRole('link', { name: 'Another derivation, 1' }).click();
    await page
      .getByRole('tree', { name: 'Derivation 1' })
      .getByRole('treeitem', { name: /^abs_path/ })
      .waitFor();
    expect(await page.getByRole('tree').count()).toBe(2);
    await page.waitForURL(/other=1/);
  });

  test('a rule is drawn, and its drawing leads to other rules', async () => {
    const page = await visit().open('#1/tree?revision=url-1997&text=http://h&node=host@7-8');
    const diagram = page.getByRole('region', { name: 'BNF of host (url-1997) as a railroad diagram' });
    await diagram.locator('a', { hasText: 'hostnumber' }).click();
    await page.locator('.pair-details', { hasText: 'hostnumber' }).waitFor();
  });

  test('no tree for what is not derivable', async () => {
    const page = await visit().open('#1/tree?revision=rfc1738&text=%23');
    await page.getByText('RFC 1738 does not derive it, so there is no tree.').waitFor();
    expect(await page.getByRole('tree').count()).toBe(0);
  });

  test('a node that the tree has not is told; another derivation is copied along with the reading', async () => {
    const page = await visit().open('#1/tree?revision=rfc3986&text=a:b&node=x@0-99');
    await page.getByText('This tree has no node x@0-99; its root is on view.').waitFor();
    const other = await visit().open('#1/tree?revision=rfc2396bis-01&text=h&start=authority&other=1');
    await other.locator('.icicles.two').waitFor();
    await other.getByRole('button', { name: 'Markdown' }).first().click();
    await other.getByText('Markdown copied.').waitFor();
    const copied = await other.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(/^The reading:[^]*- server `h`[^]*Another derivation:[^]*- reg-name `h`/);
    await other.getByRole('button', { name: 'SVG' }).first().click();
    await other.getByText('SVG copied.').waitFor();
    const svg = await other.evaluate<string>('navigator.clipboard.readText()');
    expect(svg.match(/>h<\/text>/g)).toHaveLength(2);
  });

  test('the components and what they mean; a part of the string lights its node, and back', async () => {
    const page = await visit().open('#1/tree?revision=rfc1738&text=ftp://u:p@h/a;type=i');
    const components = page.locator('.components');
    await components.locator('.cell', { hasText: 'type' }).getByText('i', { exact: true }).first().waitFor();
    await components.getByRole('button', { name: 'p', exact: true }).hover();
    expect(await page.locator('.node.lit').getAttribute('title')).toBe('password');
    await page.locator('.node-path strong', { hasText: /^password$/ }).waitFor();
    await components.getByRole('button', { name: 'h', exact: true }).focus();
    await page.locator('.node-path strong', { hasText: /^host/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.rule-card h2', { hasText: /^host/ }).waitFor();
    await page.getByLabel('A string').focus();
    await page.keyboard.press('Home');
    await page.locator('.components .cell.lit.role-scheme').waitFor();
    await page.getByText('What it means').click();
    await page.locator('.meaning li').first().waitFor();
  });

  test('what a document says of a scheme that it leaves to others is quoted in its place', async () => {
    const page = await visit().open('#1/tree?text=http://h/&revision=rfc3986');
    await page.getByText('What it means').click();
    const left = page.locator('.meaning li', { hasText: 'What this scheme adds is not in this document' });
    await left.locator('.passage summary', { hasText: '§1' }).click();
    expect(await left.locator('blockquote mark').innerText()).toBe(
      'those portions will be updated as separate documents',
    );
    expect(await left.locator('blockquote').innerText()).toMatch(
      /specific syntax of individual URI schemes; those/,
    );
    expect(await page.locator('.meaning .passage').count()).toBe(1);
  });
});
