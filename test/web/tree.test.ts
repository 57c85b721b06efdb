/** Part 2 in the browser: the icicle, by mouse and by keyboard. */
import { revision } from 'uri-revisions';
import { about } from 'uri-revisions-cli/grammar';
import { nameOf } from '../../src/web/data/names.js';
import { longText } from './long-strings.js';
import { comesTrue, copied, describeVisit, ruleOf, says, tabTo } from './page.js';
import { longTest, quickTest as test } from '../depth.js';

const address = '#1/tree?revision=url-1997&text=http://user@www.w3.org:80/a/b?c%23d';

describeVisit('Tree', (visit) => {
  test.each([360, 1280])('no box cuts a long component, %i pixels wide', async (width) => {
    const page = await visit().open(`#1/tree?text=${encodeURIComponent(longText(140))}`, {
      width,
      height: 800,
    });
    await page.locator('.components .role-path button').waitFor();
    const cut = await page.evaluate<number>(
      `Array.from(document.querySelectorAll('.components dd, .components button'))
        .filter((one) => one.scrollHeight > one.clientHeight + 1).length`,
    );
    expect(cut).toBe(0);
    // Its pieces follow each other in lines; as columns, they would be drawn beside each other.
    const text = await page.locator('.components .role-path button').innerText();
    expect(text).toMatch(/^[^\n]+$/);
  });

  test('a node, by mouse: its text, its path, its rule', async () => {
    const page = await visit().open(address);
    await page.locator('.node[data-rule="hostname"]').click();
    const details = page.locator('.node-details');
    expect(await details.locator('.covered').innerText()).toBe('www.w3.org');
    expect(await details.locator('.node-path').innerText()).toMatch(/site › hostport › host › hostname$/);
    const { printed, peg } = ruleOf('url-1997', 'hostname');
    await details.locator('.rule-card pre').nth(1).waitFor();
    expect(await details.locator('.rule-card pre').allInnerTexts()).toEqual([printed, peg]);
    await page.waitForURL(/node=hostname@12-22/);
  });

  test('text and node highlight each other', async () => {
    const page = await visit().open(address);
    await page.locator('.node[data-rule="port"]').hover();
    expect((await page.locator('.characters .lit').allInnerTexts()).join('')).toBe('80');
    await page.locator('.characters > span').nth(8).hover();
    expect(await page.locator('.node.lit').innerText()).toBe('user');
  });

  test('reports a derivation that does not exist', async () => {
    const page = await visit().open('#1/tree?revision=url-1997&text=//g&other=99');
    expect(await says(page, 'derivations.no-such')).toContain('99');
  });

  test('reports a rule that the document does not have', async () => {
    const page = await visit().open('#1/tree?revision=rfc3986&text=http://h/&start=__proto__');
    const shownText = await says(page, 'tree.no-rule');
    for (const fact of [nameOf('rfc3986'), '__proto__']) expect(shownText).toContain(fact);
  });

  test('explains boxes without a name, and counts offsets as the commands do', async () => {
    const page = await visit().open('#1/tree?revision=rfc3986&text=http://h?q');
    expect(await says(page, 'tree.legend')).toMatch(/empty string: path-abempty at offset 8\.$/);
    expect(await page.locator('.node[data-rule="scheme"]').getAttribute('title')).toBe(
      'scheme, offsets 0 to 3',
    );
    await page.goto(`${visit().address}#1/tree?revision=rfc3986&text=mailto:a`);
    await page.locator('.node[data-rule="path-rootless"]').waitFor();
    expect(await says(page, 'tree.legend')).not.toContain('empty');
  });

  longTest('by keyboard alone', async () => {
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

  test('shows a correction with its reason', async () => {
    const page = await visit().open('#1/tree?revision=url-1993&text=http://h/abc&node=xpalphas@9-12');
    const shownText = await page.locator('.corrections').innerText();
    const corrections = revision('url-1993').rules.find(({ name }) => name === 'xpalphas')?.corrections ?? [];
    expect(corrections.length).toBeGreaterThan(0);
    for (const { reason, evidence } of corrections) {
      expect(shownText).toContain(reason);
      expect(shownText).toContain(evidence);
    }
  });

  test('shows other derivations next to the reading, with the sentence that selects one', async () => {
    const page = await visit().open('#1/tree?revision=url-1997&text=//g');
    const picks = page.locator('.derivations blockquote');
    await picks.waitFor();
    expect(await page.locator('.derivations p strong').innerText()).toBe('3');
    const { policy } = about('url-1997');
    expect(await picks.innerText()).toContain(policy.quote);
    expect(await picks.innerText()).toContain(`§${policy.section}`);
    await page.locator('.derivations nav a').first().click();
    await page.locator('.icicles > div:nth-child(2) .node[data-rule="abs_path"]').waitFor();
    expect(await page.getByRole('tree').count()).toBe(2);
    await page.waitForURL(/other=1/);
  });

  test('scrolls to a derivation that is chosen below it', async () => {
    const viewport = { width: 1280, height: 800 };
    const page = await visit().open('#1/tree?revision=rfc2396bis-01&text=http://1.2.3.4/', viewport);
    await page.locator('.derivations nav a').nth(1).click();
    await page.locator('.icicles.two').waitFor();
    await comesTrue(
      page,
      `(() => {
        const { top } = document.querySelector('.divergence').getBoundingClientRect();
        const other = document.querySelector('.icicles.two .icicle-scroll').getBoundingClientRect();
        return top > -1 && other.top < innerHeight - 100;
      })()`,
    );
  });

  test('draws a rule with links to other rules', async () => {
    const page = await visit().open('#1/tree?revision=url-1997&text=http://h&node=host@7-8');
    await page.locator('svg.railroad').first().locator('a', { hasText: 'hostnumber' }).click();
    await page.locator('.pair-details', { hasText: 'hostnumber' }).waitFor();
  });

  test('no tree for what is not derivable', async () => {
    const page = await visit().open('#1/tree?revision=rfc1738&text=%23');
    expect(await says(page, 'tree.not-derivable')).toContain(nameOf('rfc1738'));
    await page.locator('.refusal [data-stops-at="0"]').waitFor();
    expect(await page.getByRole('tree').count()).toBe(0);
  });

  longTest(
    'a node that is not in the tree is reported; another derivation is copied along with the reading',
    async () => {
      const page = await visit().open('#1/tree?revision=rfc3986&text=a:b&node=x@0-99');
      expect(await says(page, 'tree.no-node')).toContain('x@0-99');
      await visit().open('#1/tree?revision=rfc2396bis-01&text=h&start=authority&other=1');
      await page.locator('.icicles.two').waitFor();
      expect(await copied(page, 'markdown')).toMatch(/- server `h`[^]*\n\n[^]*- reg-name `h`/);
      expect((await copied(page, 'svg')).match(/>h<\/text>/g)).toHaveLength(2);
    },
  );

  test('shows the components and their meaning, and highlights the node of a part of the string', async () => {
    const page = await visit().open('#1/tree?revision=rfc1738&text=ftp://u:p@h/a;type=i');
    const components = page.locator('.components');
    await components.locator('.cell', { hasText: 'type' }).getByText('i', { exact: true }).first().waitFor();
    await components.getByRole('button', { name: 'p', exact: true }).hover();
    expect(await page.locator('.node.lit').getAttribute('data-rule')).toBe('password');
    await page.locator('.node-path strong', { hasText: /^password$/ }).waitFor();
    await components.getByRole('button', { name: 'h', exact: true }).focus();
    await page.locator('.node-path strong', { hasText: /^host/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.rule-card h2', { hasText: /^host/ }).waitFor();
    await page.locator('.source textarea').focus();
    await page.keyboard.press('Home');
    await page.locator('.components .cell.lit.role-scheme').waitFor();
    await page.locator('.meaning summary').first().click();
    await page.locator('.meaning li').first().waitFor();
  });

  test('quotes the cited passage in place', async () => {
    const page = await visit().open('#1/tree?text=http://h/&revision=rfc3986');
    await page.locator('.meaning > summary').click();
    const passage = page.locator('.meaning .passage');
    await passage.locator('summary', { hasText: '§1' }).click();
    const quoted = await passage.locator('blockquote mark').innerText();
    const { sentences } = revision('rfc3986').explain('http://h/');
    expect(sentences.filter(({ text }) => text.includes(quoted))).toHaveLength(1);
    expect((await passage.locator('blockquote').innerText()).length).toBeGreaterThan(quoted.length);
    expect(await passage.count()).toBe(1);
  });
});
