/** Part 4 in the browser: every naive transcription is refuted, mended ones are proved, a trace is stepped through. */
import type { Page } from 'playwright-core';
import { namedSets, revision } from 'uri-revisions';
import { exercises } from '../../src/web/data/exercises.js';
import { describeVisit, tabTo } from './page.js';

async function verdict(page: Page, title: 'Equal' | 'Different' | 'Not decided'): Promise<string> {
  const proof = page.locator('.proof:not(.stale)', { has: page.locator('.proof-title', { hasText: title }) });
  await proof.waitFor();
  return proof.innerText();
}

describeVisit('PEG workshop', (visit) => {
  test.each(exercises)(
    '$id: the naive transcription is refuted by a string of the document, the proved one is proved',
    async ({ id, revision: of, rule }) => {
      const page = await visit().open(`#1/workshop?exercise=${id}`);
      expect(await verdict(page, 'Different')).toMatch(/The BNF derives it, and your PEG does not accept it/);
      const witness = await page.locator('.witness').innerText();
      expect(revision(of).accepts(witness, { start: rule })).toBe(true);
      await page.locator('.event.end', { hasText: /so the string is not accepted|The rule fails/ }).waitFor();
      await page.getByText('The transcription that is proved').click();
      await page.getByRole('button', { name: 'Take it' }).click();
      expect(await verdict(page, 'Equal')).toMatch(/For every string, of any length/);
      expect(await page.locator('.story').count()).toBe(0);
      await page.context().close();
    },
  );

  test('the field can be emptied, and a rule that is not there is told', async () => {
    const page = await visit().open('#1/workshop');
    await verdict(page, 'Different');
    await page.getByRole('textbox', { name: 'Your PEG' }).fill('');
    await page.waitForURL(/peg=$/);
    expect(await verdict(page, 'Not decided')).toMatch(/a rule, as in name = "text", begins here/);
    expect(await page.getByRole('textbox', { name: 'Your PEG' }).inputValue()).toBe('');
    const other = await visit().open('#1/workshop?exercise=any&revision=rfc3986&rule=nope');
    await other.getByText('The document has no rule nope').waitFor();
  });

  test('an edit is proved at once, and the address holds it', async () => {
    const page = await visit().open('#1/workshop?exercise=octet');
    expect(await page.locator('.witness').innerText()).toBe('10');
    const editor = page.getByRole('textbox', { name: 'Your PEG' });
    await editor.fill('dec_octet = "25" [0-5] / "2" [0-4] DIGIT / "1" DIGIT DIGIT / [1-9] DIGIT / DIGIT');
    await verdict(page, 'Equal');
    await editor.fill('dec_octet = "25" [0-5] / "2" [0-9] DIGIT / "1" DIGIT DIGIT / [1-9] DIGIT / DIGIT');
    expect(await verdict(page, 'Different')).toMatch(
      /256[^]*Your PEG accepts it, and the BNF does not derive it/,
    );
    await page.waitForURL(/peg=dec_octet/);
    const again = await visit().open(new URL(page.url()).hash);
    expect(await verdict(again, 'Different')).toMatch(/256/);
  });

  test.each([
    [
      'a grammar that is none',
      'dec_octet = (',
      /Line 1, column 14: an expression is missing before the end of the text/,
    ],
    ['code', 'dec_octet = DIGIT { return 1 }', /does not cover an action/],
    [
      'a rule that does not exist',
      'dec_octet = DIGIT\n  / DIGT',
      /Line 2, column 5: no rule is called "DIGT"; did you mean "DIGIT"\?$/,
    ],
    [
      'a rule that empties another of the document',
      'dec_octet = DIGIT\nDIGIT = ""',
      /decided\s+with these rules, in "\w+" of the document: .* without bound/i,
    ],
    [
      'a rule twice',
      'dec_octet = DIGIT\ndec_octet = "1"',
      /Line 2, column 1: the rule is defined already, at line 1/,
    ],
    [
      'parentheses without end',
      `dec_octet = ${'('.repeat(20000)}`,
      /Line 1, column \d+: more than 100 expressions/,
    ],
    ['left recursion', 'dec_octet = dec_octet DIGIT / DIGIT', /calls itself/],
    ['another rule', 'x = DIGIT', /There is no rule called dec_octet here/],
    ['nothing', ' ', /./],
  ])('%s is told, and nothing breaks', async (_name, peg, message) => {
    const page = await visit().open('#1/workshop?exercise=octet');
    await verdict(page, 'Different');
    await page.getByRole('textbox', { name: 'Your PEG' }).fill(peg);
    expect(await verdict(page, 'Not decided')).toMatch(message);
    await page.context().close();
  });

  test('a repair is shown, the smallest step first, and can be taken', async () => {
    const page = await visit().open('#1/workshop?exercise=host');
    await verdict(page, 'Different');
    const repair = page.locator('.repair');
    const steps = repair.locator('li');
    await repair.getByRole('button', { name: 'Show me a repair' }).click();
    await steps.first().waitFor();
    expect(await steps.count()).toBe(1);
    expect(await steps.innerText()).toMatch(/would be lost/);
    const next = repair.getByRole('button', { name: 'Show me the next step' });
    while ((await next.count()) > 0) await next.click();
    await repair.getByRole('button', { name: 'Take this repair' }).click();
    await verdict(page, 'Equal');
    await page.goto(`${visit().address}#1/workshop?exercise=any&revision=url-1993&rule=hostport`);
    await verdict(page, 'Equal');
    await repair.getByRole('button', { name: 'Show me a repair' }).click();
    await repair.getByText('The copy of the BNF is right as it is.').waitFor();
  });

  test('any rule can be edited, beginning with the BNF in its order', async () => {
    const page = await visit().open('#1/workshop?exercise=any&revision=url-1993&rule=waisaddress');
    expect(await verdict(page, 'Different')).toMatch(/wais:/);
    await page.getByRole('combobox', { name: /^Rule/ }).selectOption('hostport');
    await verdict(page, 'Equal');
    await page.getByRole('combobox', { name: /^Revision/ }).selectOption(namedSets.today[0]);
    await page.waitForURL(/exercise=any$/);
    await page.goto(`${visit().address}#1/grammars?left=url-1997&right=rfc2396bis-01&rule=host`);
    await page.getByRole('link', { name: 'Edit host of rfc2396bis-01 in the workshop' }).click();
    await verdict(page, 'Equal');
    await page.getByRole('button', { name: 'Begin again' }).click();
    await verdict(page, 'Different');
  });

  test('by keyboard alone: choose, edit, step', async () => {
    const page = await visit().open('#1/workshop?exercise=octet');
    await verdict(page, 'Different');
    await tabTo(page, '.chips a[href*="void-path"]');
    await page.keyboard.press('Enter');
    await page.locator('.witness', { hasText: /^a$/ }).waitFor();
    await tabTo(page, '.stepper input[type="range"]');
    await page.keyboard.press('End');
    await page.waitForURL(/step=/);
    expect(await page.locator('.event[aria-current]').innerText()).toMatch(
      /choice taken: "". It is committed/,
    );
    await page.keyboard.press('Home');
    expect(await page.locator('.event[aria-current]').innerText()).toMatch(/choose: void/);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await page.locator('.event[aria-current]').innerText()).toMatch(/try void/);
    await tabTo(page, '.editor textarea', 200);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('path = xpalphas ( "/" path )? / void');
    await verdict(page, 'Equal');
  });

  test('by mouse: step back, and inside other rules', async () => {
    const page = await visit().open('#1/workshop?exercise=host&step=3');
    await page.locator('.event', { hasText: 'IPv4address matches "0.0.0.0"' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await page.locator('.event[aria-current]').innerText()).toMatch(/try IPv4address/);
    const few = await page.locator('.event').count();
    await page.getByText('inside other rules too').click();
    await page.locator(`.event:nth-child(${few + 10})`).waitFor();
  });
});
