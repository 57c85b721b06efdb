/** Part 4 in the browser: every naive transcription is refuted, mended ones are proved, a trace is stepped through. */
import type { Locator, Page } from 'playwright-core';
import { namedSets, revision } from 'uri-revisions';
import { exercises } from '../../src/web/data/exercises.js';
import { describeVisit, focused, tabTo } from './page.js';

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

  test('it begins with the exercise that leads on to others, and numbers those that it leads to next', async () => {
    const page = await visit().open('#1/workshop');
    await page.locator('.chips [aria-current="page"]').waitFor();
    const [first, second] = exercises;
    expect(second?.id).toBe(first?.next);
    expect(await page.locator('.chips [aria-current="page"]').innerText()).toBe(`1. ${first?.title}`);
  });

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
    await page.waitForURL(/peg=dec_octet.*0-9/);
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
      /Line 2, column 5: no rule is called "DIGT"; did you mean "DIGIT"\?\n/,
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
    expect(await focused(page)).toBe('button Take this repair');
    await repair.getByRole('button', { name: 'Take this repair' }).click();
    await verdict(page, 'Equal');
    await page.goto(`${visit().address}#1/workshop?exercise=any&revision=url-1993&rule=hostport`);
    await verdict(page, 'Equal');
    await repair.getByRole('button', { name: 'Show me a repair' }).click();
    await repair.getByText('The copy of the BNF is right as it is.').waitFor();
  });

  test('own strings are tried, and traced even where both sides agree', async () => {
    const page = await visit().open('#1/workshop?exercise=names');
    await verdict(page, 'Different');
    const row = (text: string): Locator => page.locator('.tried tbody tr', { hasText: text });
    await row('www.w3.org').waitFor();
    expect(await row('www.w3.org').innerText()).toMatch(/derives\s+✕ refuses, unlike the BNF/);
    await page.getByRole('textbox', { name: /^Your own strings/ }).fill('w\n\\u{41}\nw-\n');
    await row('w-').waitFor();
    expect(await row('w-').innerText()).toMatch(/does not derive\s+✓ refuses, as the BNF/);
    expect(await page.locator('.tried tbody tr').count()).toBe(4);
    await page.locator('.tried tbody tr:nth-child(2)').getByRole('button', { name: 'Trace' }).click();
    await page.locator('.event.end', { hasText: 'The rule matches all of it' }).waitFor();
    await page.waitForURL(/traced=2/);
    const again = await visit().open(new URL(page.url()).hash);
    await again.locator('.event.end', { hasText: 'The rule matches all of it' }).waitFor();
  });

  test('an exercise leads to the next, which takes over what was mended', async () => {
    const page = await visit().open('#1/workshop?exercise=labels');
    const editor = page.getByRole('textbox', { name: 'Your PEG' });
    await editor.fill('domainlabel = alphadigit+ ( "-"+ alphadigit+ )*');
    await verdict(page, 'Equal');
    await page.getByRole('button', { name: /Go on with it: Names/ }).click();
    await page.waitForURL(/exercise=names/);
    expect(await verdict(page, 'Different')).toMatch(/Shortest witness/);
    const carried = await editor.inputValue();
    expect(carried).toContain('domainlabel = alphadigit+');
    await editor.fill(carried.replace(/toplabel = .*/, 'toplabel = alpha alphadigit* ( "-"+ alphadigit+ )*'));
    await verdict(page, 'Equal');
    await page.getByRole('button', { name: /Go on with it: The whole/ }).click();
    await page.waitForURL(/exercise=whole-host/);
    await verdict(page, 'Equal');
    expect(await page.locator('.tried tr', { hasText: 'www.w3.org' }).innerText()).toMatch(/✓ accepts/);
    await page.goBack();
    await page.locator('h2', { hasText: 'hostname' }).waitFor();
    await verdict(page, 'Equal');
  });

  test('a link to a step or a string that there is not says so', async () => {
    const page = await visit().open('#1/workshop?exercise=octet&step=500&traced=99');
    await page.getByText('There is no step 501; here is the last one.').waitFor();
    await page.getByText('There is no string 99 to trace.').waitFor();
  });

  test('other rules can be edited too, and a fault is shown with a caret', async () => {
    const page = await visit().open('#1/workshop?exercise=octet');
    await verdict(page, 'Different');
    await page.getByRole('button', { name: 'DIGIT', exact: true }).click();
    const editor = page.getByRole('textbox', { name: 'Your PEG' });
    expect(await editor.inputValue()).toMatch(/\nDIGIT = /);
    await editor.fill('dec_octet = DIGIT\n  / DIGT');
    await verdict(page, 'Not decided');
    expect(await page.locator('.fault').textContent()).toBe('  / DIGT\n    ^');
    await page.waitForURL(/DIGT/);
    const again = await visit().open(new URL(page.url()).hash);
    expect(await verdict(again, 'Not decided')).toMatch(/Line 2, column 5: no rule is called "DIGT"/);
  });

  test('what is typed is coloured, and the colours are of the same text', async () => {
    const page = await visit().open('#1/workshop?exercise=octet');
    const hostile = '// <b>x\ndec_octet = "<script>" / [0-9]i \'\\\'';
    await page.getByRole('textbox', { name: 'Your PEG' }).fill(hostile);
    await page.locator('.of-comment').waitFor();
    expect(await page.locator('.colours').textContent()).toBe(`${hostile}\n`);
    expect(await page.locator('.colours .of-rule').innerText()).toBe('dec_octet');
  });

  test('links from a rule to an exercise hold nothing of the rule', async () => {
    const page = await visit().open('#1/grammars?left=url-1997&right=rfc2396bis-01&rule=host');
    await page.getByRole('link', { name: 'PEG workshop' }).click();
    await verdict(page, 'Different');
    expect(new URL(page.url()).hash).not.toMatch(/rule=|revision=/);
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

  test('focus stays near a button that vanishes or is disabled when it is pressed', async () => {
    const page = await visit().open('#1/workshop?exercise=octet');
    await verdict(page, 'Different');
    await page.getByRole('button', { name: 'DIGIT', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('button:focus', { hasText: 'Begin again' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('button:focus', { hasText: 'Link' }).waitFor();
    await page.getByRole('button', { name: 'Show me a repair' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.repair li').waitFor();
    expect(await focused(page)).not.toMatch(/^body/);
  });

  test('focus leaves a disabled button at once, and does not wait for another change', async () => {
    const page = await visit().open('#1/workshop?exercise=octet');
    await verdict(page, 'Different');
    const focus = await page.evaluate<string>(`(async () => {
      const button = Array.from(document.querySelectorAll('button')).find((one) => one.textContent === 'DIGIT');
      button.focus();
      button.disabled = true;
      await Promise.resolve();
      return document.activeElement.textContent;
    })()`);
    // What comes next, as "Begin again" is disabled before anything is edited.
    expect(focus).toBe('Link');
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

describeVisit('Your grammar', (visit) => {
  const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name });

  test('is proved against a PEG of one’s own, compared with a document, and passed on as a link', async () => {
    const page = await visit().open('#1/workshop?exercise=own');
    expect(await verdict(page, 'Different')).toMatch(/Shortest witness/);
    await field(page, 'Your ABNF').fill('port = *DIGIT\nsize = "m" / "mb"');
    await page.locator('.relation', { hasText: 'document’s rule derives all' }).waitFor();
    await page.getByRole('combobox', { name: 'Its rule' }).selectOption('port');
    await page.locator('.relation', { hasText: 'Both derive the same strings.' }).waitFor();
    await page.getByRole('combobox', { name: /^Rule/ }).selectOption('size');
    expect(await verdict(page, 'Different')).toMatch(/mb/i);
    await page.getByRole('button', { name: 'Make a PEG of the ABNF' }).click();
    await verdict(page, 'Equal');
    await page.waitForURL(/abnf=.*peg=|peg=.*abnf=/);
    const again = await visit().open(new URL(page.url()).hash);
    await verdict(again, 'Equal');
    expect(await field(again, 'Your ABNF').inputValue()).toBe('port = *DIGIT\nsize = "m" / "mb"');
  });

  test.each([
    ['a = (', /Line 1, column \d/],
    ['a = b', /b/],
    ['a = a "x"', /begins with itself/],
    ['<script>alert(1)</script>', /Line 1/],
    ['a = "x', /Line 1, column 5: this " is not closed in its line\s*a = "x\n {4}\^$/],
    [' ', /^The ABNF cannot be read\s*there is no rule$/],
  ])('%s: the fault is told in its place', async (abnf, message) => {
    const page = await visit().open('#1/workshop?exercise=own');
    await verdict(page, 'Different');
    await field(page, 'Your ABNF').fill(abnf);
    const refused = page.locator('.own .proof.unread');
    await refused.waitFor();
    expect(await refused.innerText()).toMatch(message);
    await page.context().close();
  });

  test('is left out of the link where it is too long, and that is told', async () => {
    const page = await visit().open('#1/workshop?exercise=own');
    await verdict(page, 'Different');
    await field(page, 'Your ABNF').fill(`a = "x" ; ${'a remark '.repeat(2500)}`);
    await page.getByText('This is too long for a link, which leaves it out.').waitFor();
    expect(page.url().length).toBeLessThan(200);
  });
});
