/** The classroom in the browser: a set is made, worked through and looked at; a part alone stands in a frame. */
import type { Locator, Page } from 'playwright-core';
import { namedSets } from 'uri-revisions';
import {
  exerciseResultCode,
  exerciseSetCode,
  readExerciseResult,
  readExerciseSet,
} from 'uri-revisions-cli/grammar';
import { exercises as workshop } from '../../src/web/data/exercises.js';
import { describeVisit, tabTo } from './page.js';

const [id] = namedSets.today;
const exercises = [
  { revision: id, rule: 'port', peg: 'port = DIGIT+' },
  { revision: id, rule: 'dec-octet', peg: 'dec_octet = DIGIT' },
] as const;
const code = exerciseSetCode({ title: 'Two rules', hints: false, seed: 1, exercises });

const field = (page: Page, name: string | RegExp): Locator => page.getByRole('textbox', { name });
const proof = (page: Page, kind: string): Locator => page.locator(`.proof.${kind}:not(.stale)`);

describeVisit('Classroom', (visit) => {
  test('a set is made of exercises and rules, and its link shows it', async () => {
    const page = await visit().open('#1/classroom');
    await field(page, 'Title').fill('Labels & <b>ports</b>');
    await page.getByRole('combobox', { name: 'Exercise of the workshop' }).selectOption('labels');
    await page.getByRole('button', { name: 'Add this exercise' }).click();
    await page.getByRole('combobox', { name: /^Rule/ }).selectOption('port');
    await page.getByRole('button', { name: 'Add this rule' }).click();
    await field(page, 'What port begins with').fill('port = DIGIT+');
    await page.getByLabel('hints and repairs').uncheck();
    const link = field(page, 'The link for your class');
    await page.waitForTimeout(500);
    const set = readExerciseSet(await link.inputValue());
    expect(set).toMatchObject({
      title: 'Labels & <b>ports</b>',
      hints: false,
      exercises: [{ rule: 'domainlabel' }, { rule: 'port', peg: 'port = DIGIT+' }],
    });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /Moodle \(XML\)/ }).click();
    expect((await download).suggestedFilename()).toBe('questions.xml');
    const learner = await visit().open(new URL(await link.inputValue()).hash);
    await learner.getByRole('heading', { name: 'Labels & <b>ports</b>' }).waitFor();
    await proof(learner, 'different').waitFor();
    expect(await learner.getByRole('button', { name: 'Show me a repair' }).count()).toBe(0);
  });

  test('what a teacher has written is there again after Back, another part, and a reload', async () => {
    const page = await visit().open('#1/classroom');
    await field(page, 'Title').fill('Kept');
    await page.getByLabel('hints and repairs').uncheck();
    await page.getByRole('button', { name: 'Add this rule' }).click();
    await field(page, /begins with$/).fill('port = DIGIT+');
    await field(page, /^The codes/).fill('none');
    const isThere = async (): Promise<void> => {
      await field(page, /begins with$/).waitFor();
      expect(await field(page, 'Title').inputValue()).toBe('Kept');
      expect(await page.getByLabel('hints and repairs').isChecked()).toBe(false);
      expect(await field(page, /begins with$/).inputValue()).toBe('port = DIGIT+');
      expect(await field(page, /^The codes/).inputValue()).toBe('none');
    };
    await page.getByRole('link', { name: 'See it as a learner' }).click();
    await page.getByRole('heading', { name: 'Kept' }).waitFor();
    await page.goBack();
    await isThere();
    await page.getByRole('link', { name: 'Tree', exact: true }).click();
    await page.getByRole('link', { name: 'Classroom' }).click();
    await isThere();
    await page.reload();
    await isThere();
  });

  test.each([true, false])(
    'an exercise of the workshop has its story and its strings; hints: %s',
    async (hints) => {
      const told = workshop.find(({ tests, hints: some }) => tests !== undefined && some.length > 0);
      if (told === undefined) throw new Error('there is no such exercise');
      const { revision, rule, naive: peg, task, tests = [] } = told;
      const set = exerciseSetCode({ title: 'One', hints, seed: 1, exercises: [{ revision, rule, peg }] });
      const page = await visit().open(`#1/classroom?set=${set}`);
      await proof(page, 'different').waitFor();
      expect(await page.locator('.task').innerText()).toBe(task);
      expect(await field(page, /^Your own strings/).inputValue()).toBe(tests.join('\n'));
      expect(await page.locator('summary', { hasText: /^Hint \d$/ }).count()).toBe(
        hints ? told.hints.length : 0,
      );
    },
  );

  test('a learner mends each rule, and the code is proved again', async () => {
    const page = await visit().open(`#1/classroom?set=${code}`);
    await proof(page, 'different').waitFor();
    await field(page, 'Your PEG').fill('port = DIGIT*');
    await proof(page, 'equal').waitFor();
    await page.getByText('1 of 2 proved').waitFor();
    await page.getByRole('link', { name: /^2\. dec-octet/ }).click();
    await proof(page, 'different').waitFor();
    await page.reload();
    await page.getByText('1 of 2 proved').waitFor();
    await field(page, /^Your name/).fill('Ada');
    await page.waitForTimeout(500);
    const result = await field(page, 'The code for your teacher').inputValue();
    expect(readExerciseResult(result)).toMatchObject({
      learner: 'Ada',
      answers: [{ peg: 'port = DIGIT*' }, {}],
    });
    const teacher = await visit().open('#1/classroom');
    await field(teacher, /^The codes/).fill(`${result}\n\n${result.slice(0, -9)}\n`);
    await teacher.getByRole('heading', { name: /Ada: 1 of 2 proved/ }).waitFor();
    expect(await teacher.locator('.graded').innerText()).toMatch(
      /✕ dec-octet \S+ refuted: the BNF alone derives 10[^]*Line 3: the code is cut or altered/,
    );
  });

  test('results are held against the set, and say nothing that a page would run', async () => {
    const page = await visit().open('#1/classroom');
    const hostile = '<img src=x onerror=alert(1)>\u202e';
    const result = exerciseResultCode({ learner: hostile, title: hostile, answers: [] });
    await field(page, /^The codes/).fill(result);
    await field(page, /^The link of the set/).fill(`${visit().address}#1/classroom?set=${code}`);
    await page.getByText(/0 of 2 proved/).waitFor();
    expect(await page.locator('.graded').innerText()).toMatch(/onerror[^]*\\u\{202E\}[^]*missing/);
  });

  test('a set that cannot be read is told', async () => {
    const page = await visit().open(`#1/classroom?set=${code.slice(0, -5)}`);
    await page.getByText(/This set cannot be read: the code is cut or altered/).waitFor();
    await page.getByRole('heading', { name: 'Make a set' }).waitFor();
  });

  test('by keyboard alone', async () => {
    const page = await visit().open(`#1/classroom?set=${code}`);
    await proof(page, 'different').waitFor();
    await tabTo(page, '.editor textarea');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('port = [0-9]*');
    await page.getByText('1 of 2 proved').waitFor();
    await tabTo(page, '.result input');
    await page.keyboard.type('Bob');
    await tabTo(page, '.result button');
    await page.keyboard.press('Enter');
    await page.getByText('Copied.').waitFor();
  });
});

describeVisit('A part alone', (visit) => {
  test.each(['compare?text=http://a', 'workshop?exercise=octet', `classroom?set=${code}`])(
    '%s has no frame of the page, and stays alone',
    async (part) => {
      const page = await visit().open(`#1/${part}&embed=1`);
      await page.getByRole('link', { name: /in a window of its own/ }).waitFor();
      expect(await page.getByRole('navigation', { name: 'Parts' }).count()).toBe(0);
      expect(await page.locator('.skip, .theme').count()).toBe(0);
      const out = await page.getByRole('link', { name: /in a window/ }).getAttribute('href');
      expect(out).not.toContain('embed');
    },
  );

  test('is copied as a frame', async () => {
    const page = await visit().open('#1/compare?text=http://a/?b%26c');
    await page.getByRole('button', { name: 'Frame' }).first().click();
    await page.getByText('Frame copied.').first().waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toMatch(/^<iframe src="http:[^"<>]*&amp;embed=1" title="Compare[^"]*"/);
  });
});
