/** Part 1 in the browser: typing, examples, refusals, copies. */
import type { Page } from 'playwright-core';
import { revisions } from 'uri-revisions';
import { describeVisit, tabTo } from './page.js';

const verdicts = (page: Page): Promise<string[]> => page.locator('.strip .verdicts').allInnerTexts();

async function shows(page: Page, summary: RegExp): Promise<void> {
  await page.locator('.summary', { hasText: summary }).waitFor();
}

describeVisit('Compare', (visit) => {
  test('begins with a string that the documents cut differently', async () => {
    const page = await visit().open();
    await shows(
      page,
      /^1993, 1995, .*1997.* and .* derive it, RFC 1630 and RFC 1738 do not; they part over the user, host/,
    );
    expect(await page.locator('.strip').count()).toBe(revisions.length);
    const strip = page.locator('.strip').nth(revisions.indexOf('url-1997'));
    expect(await strip.locator('.role-host').first().innerText()).toBe('www.w3.org');
    expect(await page.locator('.strip').nth(0).locator('.string .role-host').innerText()).toBe(
      'user@www.w3.org',
    );
    expect(await page.locator('.strip').nth(0).locator('.cell.differs.role-user').innerText()).toMatch(
      /user[^]*undefined/,
    );
  });

  test('follows what is typed, in place and in the address', async () => {
    const page = await visit().open();
    await page.getByLabel('A URL, or anything else').fill('//h?q');
    await shows(page, /1997, .*2003.* derive it/);
    await page.waitForURL(/#1\/compare\?text=\/\/h\?q$/);
  });

  test('an example, by mouse, and Back', async () => {
    const page = await visit().open();
    await page.getByRole('link', { name: 'http://[2001:db8::7]/' }).click();
    await shows(page, /2003.* derive it/);
    await page.goBack();
    await shows(page, /they part over the user/);
  });

  test('a refusal tells why, and the nearest derivable string is one click away', async () => {
    const page = await visit().open('#1/compare?text=http://h/~joe');
    const strip = page.locator('.strip.not-derivable').first();
    expect(await strip.innerText()).toMatch(/~ cannot come here, at offset 9, inside httpaddress[^]*xpalpha/);
    await strip.locator('.nearest a').first().click();
    await shows(page, /All of them derive it/);
  });

  test('by keyboard alone', async () => {
    const page = await visit().open();
    await tabTo(page, 'textarea');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('http://a_b/');
    await shows(page, /1997 and 2003 derive it|derive it/);
    await tabTo(page, '.gallery a');
    await page.keyboard.press('Enter');
    await shows(page, /All of them derive it/);
    await tabTo(page, '.to-tree');
    await page.keyboard.press('Enter');
    await page.getByRole('tree').waitFor();
  });

  test('the way past the frame', async () => {
    const page = await visit().open();
    await page.keyboard.press('Tab');
    expect(await page.locator('.skip').innerText()).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('main');
  });

  test('copies as JSON, Markdown and SVG', async () => {
    const page = await visit().open('#1/compare?text=http://h/a%7Cb');
    await shows(page, /derive/);
    const clipboard = async (name: string): Promise<string> => {
      await page.getByRole('group', { name: 'Copy' }).getByRole('button', { name }).click();
      await page.getByText(`${name} copied.`).waitFor();
      return page.evaluate<string>('navigator.clipboard.readText()');
    };
    expect(await clipboard('Link')).toBe(page.url());
    expect(JSON.parse(await clipboard('JSON'))).toMatchObject({ text: 'http://h/a|b' });
    expect(await clipboard('Markdown')).toContain('`http://h/a\\|b`');
    expect(await clipboard('SVG')).toMatch(/^<svg xmlns/);
  });

  test('escapes in the input, invisible characters in what is shown', async () => {
    const page = await visit().open();
    await page.getByLabel('A URL, or anything else').fill('http://h/a\\u{200B}b');
    await page.locator('.strip .sign', { hasText: '\\u{200B}' }).first().waitFor();
    expect(await verdicts(page)).toEqual(Array(revisions.length).fill('✕ not derivable'));
  });
});
