/** Part 4 in the browser: every naive transcription is refuted, fixed ones are proved, a trace is stepped through. */
import type { Locator, Page } from 'playwright-core';
import { namedSets } from 'uri-revisions';
import { exercises } from '../../../src/classroom/page/exercises.js';
import { refuteAndProve, verdict } from './bench.js';
import { act, comesTrue, describeVisit, says, tabTo } from '../../web/page.js';
import { longTest, quickGroup, quickTest as test } from '../../depth.js';

const editor = (page: Page): Locator => page.locator('.bench .editor textarea').first();
const tests = (page: Page): Locator => page.locator('.tests textarea');
/** Returns the row of a tried string. */
const tried = (page: Page, text: string): Locator =>
  page.locator('.tried tbody tr').filter({ has: page.locator('th code').getByText(text, { exact: true }) });

describeVisit('PEG workshop', (visit) => {
  test('a naive transcription is refuted by a string of the document, the proved one is proved', async () => {
    const page = await visit().open('#1/workshop?exercise=octet');
    await refuteAndProve(page, 'octet');
  });

  test('starts with an exercise that others follow, and numbers the next exercises', async () => {
    const page = await visit().open('#1/workshop');
    await page.locator('.chips [aria-current="page"]').waitFor();
    const [first, second] = exercises;
    expect(second?.id).toBe(first?.next);
    expect(await page.locator('.chips [aria-current="page"]').innerText()).toContain(first?.title);
    expect(await page.locator('.chips a').first().getAttribute('aria-current')).toBe('page');
  });

  test('the field can be cleared; an unknown rule is reported', async () => {
    const page = await visit().open('#1/workshop');
    await verdict(page, 'different');
    await editor(page).fill('');
    await page.waitForURL(/peg=$/);
    await verdict(page, 'unread');
    expect(await editor(page).inputValue()).toBe('');
    await visit().open('#1/workshop?exercise=any&revision=rfc3986&rule=nope');
    expect(await says(page, 'workshop.no-rule')).toContain('nope');
  });

  test('proves an edit immediately and stores it in the address', async () => {
    const page = await visit().open('#1/workshop?exercise=octet');
    expect(await page.locator('.witness').innerText()).toBe('10');
    await editor(page).fill(
      'dec_octet = "25" [0-5] / "2" [0-4] DIGIT / "1" DIGIT DIGIT / [1-9] DIGIT / DIGIT',
    );
    await verdict(page, 'equal');
    await editor(page).fill(
      'dec_octet = "25" [0-5] / "2" [0-9] DIGIT / "1" DIGIT DIGIT / [1-9] DIGIT / DIGIT',
    );
    await verdict(page, 'different');
    expect(await page.locator('.witness').innerText()).toBe('256');
    await says(page, 'proof.too-wide');
    await page.waitForURL(/peg=dec_octet.*0-9/);
    await visit().open(new URL(page.url()).hash);
    await verdict(page, 'different');
    expect(await page.locator('.witness').innerText()).toBe('256');
  });

  longTest(
    'another exercise loses nothing; a tick marks what is proved; another PEG in a link asks first',
    async () => {
      const page = await visit().open('#1/workshop?exercise=octet');
      const fixed = 'dec_octet = "25" [0-5] / "2" [0-4] DIGIT / "1" DIGIT DIGIT / [1-9] DIGIT / DIGIT';
      const chip = page.locator('.chips a[href*="exercise=octet"]');
      await verdict(page, 'different');
      expect(await chip.locator('.good').count()).toBe(0);
      await editor(page).fill(fixed);
      await verdict(page, 'equal');
      await chip.locator('.good').waitFor();
      await act(page, 'next-exercise');
      await page.waitForURL(/exercise=(?!octet)/);
      await editor(page).fill('x');
      await chip.click();
      await comesTrue(page, `document.querySelector('.bench textarea')?.value === ${JSON.stringify(fixed)}`);
      // A link of this view contains the stored PEG.
      await page.waitForURL(/exercise=octet.*peg=/);
      await page.goto(`${visit().address}#1/workshop?exercise=octet&peg=dec_octet%20=%20DIGIT`);
      await says(page, 'workshop.other-work');
      await editor(page).fill('dec_octet = "1"');
      await act(page, 'show-stored');
      await comesTrue(page, `document.querySelector('.bench textarea')?.value === ${JSON.stringify(fixed)}`);
      expect(await page.locator('[data-message="workshop.other-work"]').count()).toBe(0);
      await page.goto(`${visit().address}#1/workshop?exercise=octet&peg=dec_octet%20=%20DIGIT`);
      await act(page, 'store-this');
      await page.goto(`${visit().address}#1/workshop?exercise=octet`);
      await comesTrue(page, `document.querySelector('.bench textarea')?.value === 'dec_octet = DIGIT'`);
      await act(page, 'begin-again');
      await page.reload();
      await verdict(page, 'different');
      expect(await page.locator('.witness').innerText()).toBe('10');
      await chip.locator('.good').waitFor();
    },
  );

  test('undo returns what a button replaced, and only that', async () => {
    const page = await visit().open('#1/workshop?exercise=octet');
    await verdict(page, 'different');
    const initial = await editor(page).inputValue();
    const isShown = (text: string): Promise<void> =>
      comesTrue(page, `document.querySelector('.bench textarea').value === ${JSON.stringify(text)}`);
    await editor(page).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('dec_octet = "1"');
    await act(page, 'begin-again');
    await isShown(initial);
    await editor(page).focus();
    await page.keyboard.press('Control+Z');
    await isShown('dec_octet = "1"');
    await page.waitForURL(/peg=/);
    await page.keyboard.press('Control+Shift+Z');
    await isShown(initial);
    await act(page, 'show-proved');
    await act(page, 'take-proved');
    await verdict(page, 'equal');
    await editor(page).focus();
    await page.keyboard.press('Control+Z');
    await isShown(initial);
    await page.goto(`${visit().address}#1/workshop?exercise=own`);
    await verdict(page, 'different');
    const ofBnf = await editor(page).inputValue();
    await act(page, 'transcribe');
    await verdict(page, 'equal');
    await editor(page).focus();
    await page.keyboard.press('Control+Z');
    await isShown(ofBnf);
  });

  test('on a phone, the editor is in the first screen, and its verdict right below it', async () => {
    const page = await visit().open('#1/workshop?exercise=octet', { width: 360, height: 740 });
    await verdict(page, 'different');
    const edited = await editor(page).boundingBox();
    const proof = await page.locator('.bench .proof').boundingBox();
    expect(edited?.y).toBeLessThan(640);
    expect((proof?.y ?? 0) + (proof?.height ?? 0)).toBeLessThan((edited?.y ?? 0) + 400);
    const current = await page.locator('.chips [aria-current]').boundingBox();
    expect(current?.x).toBeGreaterThanOrEqual(0);
    expect((current?.x ?? 0) + (current?.width ?? 0)).toBeLessThanOrEqual(360);
  });

  test('your own grammar is there again after another exercise and a new visit', async () => {
    const page = await visit().open('#1/workshop?exercise=own');
    const own = page.locator('.own textarea');
    await own.fill('a = "b" / "c"');
    await editor(page).fill('a = "b"');
    await verdict(page, 'different');
    await page.locator('.chips a').first().click();
    await page.waitForURL(/exercise=(?!own)/);
    await page.goto(`${visit().address}#1/workshop?exercise=own`);
    await comesTrue(page, `document.querySelector('.own textarea')?.value === 'a = "b" / "c"'`);
    await verdict(page, 'different');
    expect(await editor(page).inputValue()).toBe('a = "b"');
    await act(page, 'show-example');
    await comesTrue(page, `document.querySelector('.own textarea')?.value.startsWith('tag')`);
  });

  test.each<[name: string, peg: string, place: string, fact: string]>([
    ['a grammar that is none', 'dec_octet = (', '1:14', ''],
    ['a rule that empties another of the document', 'dec_octet = DIGIT\nDIGIT = ""', '', '"'],
    ['left recursion', 'dec_octet = dec_octet DIGIT / DIGIT', '', 'dec_octet'],
    ['nothing', ' ', '', ''],
  ])('reports %s without breaking the page', async (_name, peg, place, fact) => {
    const page = await visit().open('#1/workshop?exercise=octet');
    await verdict(page, 'different');
    await editor(page).fill(peg);
    await verdict(page, 'unread');
    const message = page.locator('.proof .message');
    const line = await message.getAttribute('data-line');
    const column = await message.getAttribute('data-column');
    if (place !== '') expect(`${String(line)}:${String(column)}`).toContain(place);
    expect(await message.innerText()).toContain(fact);
  });

  longTest('a repair is shown, the smallest step first, and can be taken', async () => {
    const page = await visit().open('#1/workshop?exercise=host');
    await verdict(page, 'different');
    const steps = page.locator('.repair li');
    await act(page, 'repair');
    await steps.first().waitFor();
    expect(await steps.count()).toBe(1);
    const next = page.locator('[data-action="repair"]');
    while ((await next.count()) > 0) await next.click();
    // The focused button has been removed.
    await page.locator('.repair > button:focus').press('Enter');
    await verdict(page, 'equal');
    await page.goto(`${visit().address}#1/workshop?exercise=any&revision=url-1993&rule=hostport`);
    await verdict(page, 'equal');
    await act(page, 'repair');
    await next.waitFor({ state: 'detached' });
    expect(await page.locator('.repair').locator('li, button').count()).toBe(0);
  });

  longTest('tests your own strings, and traces them even if both sides agree', async () => {
    const page = await visit().open('#1/workshop?exercise=names');
    await verdict(page, 'different');
    await tried(page, 'www.w3.org').waitFor();
    expect(await tried(page, 'www.w3.org').getAttribute('class')).toBe('bad');
    await tests(page).fill('w\n\\u{41}\nw-\n');
    await tried(page, 'w-').waitFor();
    expect(await tried(page, 'w-').getAttribute('class')).toBe('good');
    expect(await page.locator('.tried tbody tr').count()).toBe(4);
    await page.locator('.tried tbody tr:nth-child(2) button').click();
    await says(page, 'ending.accepted');
    await page.waitForURL(/traced=2/);
    await visit().open(new URL(page.url()).hash);
    await says(page, 'ending.accepted');
  });

  longTest('breaks no word of a table head on a phone', async () => {
    const page = await visit().open('#1/workshop?exercise=names', { width: 360, height: 740 });
    await tried(page, 'www.w3.org').waitFor();
    const broken =
      await page.evaluate(`[...document.querySelectorAll('.tried thead th')].flatMap(({ firstChild }) =>
      [...firstChild.textContent.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
        if (firstChild.nodeType !== Node.TEXT_NODE) return [];
        const range = document.createRange();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }))`);
    expect(broken).toEqual([]);
  });

  longTest('links each exercise to the next, which takes over the fixed rules', async () => {
    const page = await visit().open('#1/workshop?exercise=labels');
    await editor(page).fill('domainlabel = alphadigit+ ( "-"+ alphadigit+ )*');
    await verdict(page, 'equal');
    await page.locator('.next button').click();
    await page.waitForURL(/exercise=names/);
    await verdict(page, 'different');
    const carried = await editor(page).inputValue();
    expect(carried).toContain('domainlabel = alphadigit+');
    await editor(page).fill(
      carried.replace(/toplabel = .*/, 'toplabel = alpha alphadigit* ( "-"+ alphadigit+ )*'),
    );
    await verdict(page, 'equal');
    await page.locator('.next button').click();
    await page.waitForURL(/exercise=whole-host/);
    await verdict(page, 'different');
    const whole = await editor(page).inputValue();
    await editor(page).fill(whole.replace('hostnumber / hostname', 'hostname / hostnumber'));
    await verdict(page, 'equal');
    expect(await tried(page, 'www.w3.org').getAttribute('class')).toBe('good');
    await page.goBack();
    await page.locator('h2', { hasText: 'hostname' }).waitFor();
    await verdict(page, 'equal');
  });

  test('reports a link to a missing step or string', async () => {
    const page = await visit().open('#1/workshop?exercise=octet&step=500&traced=99');
    expect(await says(page, 'story.no-step')).toContain('501');
    expect(await says(page, 'tests.no-string')).toContain('99');
  });

  longTest('other rules can be edited too, and a fault is shown with a caret', async () => {
    const page = await visit().open('#1/workshop?exercise=octet');
    await verdict(page, 'different');
    await page.getByRole('button', { name: 'DIGIT', exact: true }).click();
    expect(await editor(page).inputValue()).toMatch(/\nDIGIT = /);
    await editor(page).fill('dec_octet = DIGIT\n  / DIGT');
    await verdict(page, 'unread');
    expect(await page.locator('.fault').textContent()).toBe('  / DIGT\n    ^');
    await page.waitForURL(/DIGT/);
    await visit().open(new URL(page.url()).hash);
    await page.locator('.message[data-line="2"][data-column="5"]').waitFor();
  });

  test('lints the typed rules, and selects the place of a finding', async () => {
    const page = await visit().open(
      `#1/workshop?exercise=octet&peg=${encodeURIComponent('dec_octet = DIGIT\r\n  / "<b>" / "<b>x"')}`,
    );
    await page.locator('.lint [data-kind]').waitFor();
    const finding = page.locator('.lint [data-kind="dead-alternative"]');
    expect(await finding.innerText()).toContain('"<b>x"');
    await finding.getByRole('button').click();
    const selected =
      'document.activeElement.value?.slice(...["selectionStart", "selectionEnd"].map((end) => document.activeElement[end]))';
    expect(await page.evaluate<string>(selected)).toBe('"<b>x"');
    await editor(page).fill('dec_octet = &{ } "x" / [00]');
    await page.locator('.lint:not(.stale) [data-kind="unknown"]').first().waitFor();
    await page.locator('.lint [data-kind="dead-class-member"]').waitFor();
    await editor(page).fill('dec_octet = "x" / "y"');
    await page.locator('.lint [data-findings="0"][data-unknown="0"]').waitFor();
    expect(await page.locator('.lint li').count()).toBe(0);
    await editor(page).fill('dec_octet = (');
    await verdict(page, 'unread');
    await page.locator('.lint').waitFor({ state: 'detached' });
  });

  test('highlights typed text, and the highlighting matches the text', async () => {
    const page = await visit().open('#1/workshop?exercise=octet');
    const hostile = '// <b>x\ndec_octet = "<script>" / [0-9]i \'\\\'';
    await editor(page).fill(hostile);
    await page.locator('.of-comment').waitFor();
    expect(await page.locator('.colours').textContent()).toBe(`${hostile}\n`);
    expect(await page.locator('.colours .of-rule').innerText()).toBe('dec_octet');
  });

  longTest('the tab of the workshop carries over no rule', async () => {
    const page = await visit().openAlone('#1/grammars?left=url-1997&right=rfc2396bis-01&rule=host');
    await page.locator('nav a[href^="#1/workshop"]').first().click();
    await page.locator('.bench .proof:not(.stale)').waitFor();
    expect(new URL(page.url()).hash).not.toMatch(/rule=|revision=/);
  });

  longTest('any rule can be edited, beginning with the BNF in its order', async () => {
    const page = await visit().open('#1/workshop?exercise=any&revision=url-1993&rule=waisaddress');
    await verdict(page, 'different');
    expect(await page.locator('.witness').innerText()).toMatch(/^wais:/);
    const [of, rule] = [page.locator('.bar select').nth(0), page.locator('.bar select').nth(1)];
    await rule.selectOption('hostport');
    await verdict(page, 'equal');
    await of.selectOption(namedSets.today[0]);
    await page.waitForURL(/exercise=any$/);
    await page.goto(`${visit().address}#1/grammars?left=url-1997&right=rfc2396bis-01&rule=host`);
    await page.locator('.rule-card:nth-child(2) [data-action="edit-in-workshop"]').click();
    await verdict(page, 'equal');
    await act(page, 'begin-again');
    await verdict(page, 'different');
  });

  longTest('by keyboard alone: choose, edit, step', async () => {
    const page = await visit().open('#1/workshop?exercise=octet');
    await verdict(page, 'different');
    await tabTo(page, '.chips a[href*="void-path"]');
    await page.keyboard.press('Enter');
    await page.locator('.witness', { hasText: /^a$/ }).waitFor();
    await tabTo(page, '.stepper input[type="range"]');
    await page.keyboard.press('End');
    await page.waitForURL(/step=/);
    const at = (kind: string, what: string): Promise<void> =>
      page.locator(`.event.${kind}[aria-current]`, { hasText: what }).waitFor();
    await at('match', '""');
    await page.keyboard.press('Home');
    await at('enter', 'void /');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await at('enter', 'void');
    expect(await page.locator('.event').nth(1).getAttribute('aria-current')).toBe('step');
    await tabTo(page, '.editor textarea', 200);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('path = xpalphas ( "/" path )? / void');
    await verdict(page, 'equal');
  });

  test('focus stays near a button that vanishes or is disabled when it is pressed', async () => {
    const page = await visit().open('#1/workshop?exercise=octet');
    await verdict(page, 'different');
    await page.getByRole('button', { name: 'DIGIT', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-action="begin-again"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-action="copy-link"]:focus').waitFor();
    await page.locator('[data-action="repair"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.repair li').waitFor();
    expect(await page.evaluate('document.activeElement !== document.body')).toBe(true);
  });

  test('focus leaves a disabled button at once, and does not wait for another change', async () => {
    const page = await visit().open('#1/workshop?exercise=octet');
    await verdict(page, 'different');
    const focus = await page.evaluate<string>(`(async () => {
      const button = Array.from(document.querySelectorAll('button')).find((one) => one.textContent === 'DIGIT');
      button.focus();
      button.disabled = true;
      await Promise.resolve();
      return document.activeElement.dataset.action;
    })()`);
    // The next element, as the button to start over is disabled before any edit.
    expect(focus).toBe('copy-link');
  });

  longTest('by mouse: step back, and inside other rules', async () => {
    const page = await visit().open('#1/workshop?exercise=host&step=3');
    await page.locator('.event.match', { hasText: 'IPv4address' }).first().click();
    await page.locator('.stepper button').first().click();
    await page.locator('.event.enter[aria-current]', { hasText: 'IPv4address' }).waitFor();
    const few = await page.locator('.event').count();
    await page.locator('.stepper .check input').check();
    await page.locator(`.event:nth-child(${few + 10})`).waitFor();
  });
});

quickGroup(describeVisit)('Your grammar', (visit) => {
  const abnfField = (page: Page): Locator => page.locator('.own textarea');

  longTest(
    'is proved against a PEG of one’s own, compared with a document, and passed on as a link',
    async () => {
      const page = await visit().open('#1/workshop?exercise=own');
      await verdict(page, 'different');
      const abnf = 'port = *DIGIT\nsize = "m" / "mb"';
      await abnfField(page).fill(abnf);
      await act(page, 'compare-document');
      await says(page, 'relation.subset');
      await page.locator('.document-relation select').nth(1).selectOption('port');
      await says(page, 'relation.equal');
      await page.locator('.bench select').first().selectOption('size');
      await verdict(page, 'different');
      expect(await page.locator('.witness').innerText()).toMatch(/^mb$/i);
      await act(page, 'transcribe');
      await verdict(page, 'equal');
      await page.waitForURL(/abnf=.*peg=|peg=.*abnf=/);
      await visit().open(new URL(page.url()).hash);
      await verdict(page, 'equal');
      expect(await abnfField(page).inputValue()).toBe(abnf);
    },
  );

  // The edits follow the click in one task, so that the PEG arrives after them.
  longTest('a PEG that arrives after the ABNF was edited is dropped', async () => {
    const page = await visit().open('#1/workshop?exercise=own');
    await verdict(page, 'different');
    await page.evaluate(`(() => {
      document.querySelector('[data-action="transcribe"]').click();
      const field = document.querySelector('.own textarea');
      field.value = 'edited = "x"';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
    await says(page, 'own.outdated');
    expect(await abnfField(page).inputValue()).toBe('edited = "x"');
    await verdict(page, 'equal');
  });

  test('a PEG that arrives after another exercise was opened leaves that exercise alone', async () => {
    const page = await visit().open('#1/workshop?exercise=own');
    await verdict(page, 'different');
    await page.evaluate(
      `document.querySelector('[data-action="transcribe"]').click(), document.querySelector('.chips a').click()`,
    );
    const naive = await editor(page).inputValue();
    await act(page, 'your-work');
    // A later question to the same worker, so that the PEG has arrived.
    await page.locator('.chips a').nth(1).click();
    await verdict(page, 'different');
    await page.goBack();
    expect(await editor(page).inputValue()).toBe(naive);
    expect(page.url()).not.toContain('peg=');
  });

  test.each<[abnf: string, line: string]>([
    ['a = (', '1'],
    ['<script>alert(1)</script>', '1'],
    [' ', ''],
  ])('%s: reports the fault at its position', async (abnf, line) => {
    const page = await visit().open('#1/workshop?exercise=own');
    await verdict(page, 'different');
    await abnfField(page).fill(abnf);
    const refused = page.locator('.own .proof.unread');
    await refused.waitFor();
    const message = refused.locator('.message');
    expect(await message.innerText()).toMatch(/\w/);
    if (line !== '') expect(await message.getAttribute('data-line')).toBe(line);
    expect(await refused.locator('.fault').count()).toBe(
      (await message.getAttribute('data-line')) === null ? 0 : 1,
    );
  });

  test('is omitted from the link if it is too long, with a notice', async () => {
    const page = await visit().open('#1/workshop?exercise=own');
    await verdict(page, 'different');
    await abnfField(page).fill(`a = "x" ; ${'a remark '.repeat(2500)}`);
    await says(page, 'too-long-for-link');
    expect(page.url().length).toBeLessThan(200);
  });
});
