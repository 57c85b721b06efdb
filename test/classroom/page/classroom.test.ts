/** The classroom in the browser: a set is created, solved and graded; a part can be embedded in a frame. */
import type { Locator, Page } from 'playwright-core';
import { namedSets } from 'uri-revisions';
import {
  exerciseResultCode,
  exerciseSetCode,
  readExerciseResult,
  readExerciseSet,
} from 'uri-revisions-cli/classroom';
import { exercises as workshop } from '../../../src/classroom/page/exercises.js';
import { act, appears, comesTrue, copied, describeVisit, says, tabTo } from '../../web/page.js';
import { longTest, quickGroup, quickTest as test } from '../../depth.js';

const [id] = namedSets.today;
const exercises = [
  { revision: id, rule: 'port', peg: 'port = DIGIT+' },
  { revision: id, rule: 'dec-octet', peg: 'dec_octet = DIGIT' },
] as const;
const code = exerciseSetCode({ title: 'Two rules', hints: false, seed: 1, exercises });

/** The fields of a teacher and of a learner. */
const fields = {
  title: '.make-set input[type="text"]',
  hints: '.make-set input[type="checkbox"]',
  start: '.in-set .editor textarea',
  link: '.make-set .to-copy textarea',
  codes: '.grading .editor:nth-of-type(1) textarea',
  set: '.grading .editor:nth-of-type(2) textarea',
  peg: '.bench .editor textarea',
  name: '.result input',
  result: '.result .to-copy textarea',
} as const;
const field = (page: Page, name: keyof typeof fields): Locator => page.locator(fields[name]).first();
const proof = (page: Page, kind: string): Locator => page.locator(`.proof.${kind}:not(.stale)`);
const proved = (page: Page, count: number): Promise<void> =>
  page.locator(`.summary[data-proved="${String(count)}"]`).waitFor();
const heading = (page: Page, title: string): Promise<void> =>
  page.locator('h1').getByText(title, { exact: true }).waitFor();

/** Returns the value of a field, once it has the expected form: it is computed from earlier input. */
async function valueOf(
  page: Page,
  name: keyof typeof fields,
  isDone: (value: string) => boolean,
): Promise<string> {
  for (let i = 0; i < 300; i++) {
    const value = (await field(page, name).count()) > 0 ? await field(page, name).inputValue() : '';
    if (isDone(value)) return value;
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
  throw new Error(`the field never had what was expected: ${name}`);
}

describeVisit('Classroom', (visit) => {
  test('a starting point that cannot be read is reported, and gets no link', async () => {
    const page = await visit().open('#1/classroom');
    await act(page, 'add-exercise');
    await page.locator(fields.link).waitFor();
    const peg = page.locator('.in-set textarea');
    const initial = await peg.inputValue();
    for (const unreadable of ['garbage ((', '', 'other = "a"']) {
      await peg.fill(unreadable);
      await says(page, 'make-set.unreadable');
      expect(await page.locator(fields.link).count()).toBe(0);
      expect(await page.locator('[data-action="moodle"]').count()).toBe(0);
      await peg.fill(initial);
      await page.locator(fields.link).waitFor();
    }
  });

  test('creates a set from exercises and rules, with a link that opens it', async () => {
    const page = await visit().open('#1/classroom');
    const title = 'Labels & <b>ports</b>';
    await field(page, 'title').fill(title);
    const [exercise, , rule] = [0, 1, 2].map((i) => page.locator('.make-set select').nth(i));
    await exercise?.selectOption('labels');
    await act(page, 'add-exercise');
    await rule?.selectOption('port');
    await act(page, 'add-rule');
    // The copy of the exercise is wrong, that of the rule is not.
    const solved = page.locator('[data-message="make-set.solved"]');
    await page.locator('.in-set > li:nth-child(2)').filter({ has: solved }).waitFor();
    expect(await solved.count()).toBe(1);
    await page.locator('.in-set > li:nth-child(2) textarea').fill('port = DIGIT+');
    await solved.waitFor({ state: 'detached' });
    await field(page, 'hints').uncheck();
    const wanted = {
      title,
      hints: false,
      exercises: [{ rule: 'domainlabel' }, { rule: 'port', peg: 'port = DIGIT+' }],
    };
    const link = await valueOf(page, 'link', (value) => {
      try {
        expect(readExerciseSet(value)).toMatchObject(wanted);
        return true;
      } catch {
        return false;
      }
    });
    const download = page.waitForEvent('download');
    await act(page, 'moodle');
    expect((await download).suggestedFilename()).toBe('questions.xml');
    await visit().open(new URL(link).hash);
    await heading(page, title);
    await proof(page, 'different').waitFor();
    expect(await page.locator('.hints, [data-action="repair"]').count()).toBe(0);
  });

  test('an edit made while a rule is being added stays', async () => {
    const page = await visit().open('#1/classroom');
    await page.locator('[data-action="add-rule"]:enabled').waitFor();
    // In one task, so that the rule arrives after the edits.
    await page.evaluate(`(() => {
      document.querySelector('[data-action="add-rule"]').click();
      document.querySelector('[data-action="add-exercise"]').click();
      const title = document.querySelector('${fields.title}');
      title.value = 'Edited';
      title.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
    await page.locator('.in-set > li:nth-child(2)').waitFor();
    expect(await field(page, 'title').inputValue()).toBe('Edited');
  });

  test('reports a link that opens no set, even before there are results', async () => {
    const page = await visit().open('#1/classroom');
    await field(page, 'set').fill('https://example.org/#1/classroom?set=uri-set.x.y');
    await says(page, 'grading.no-set');
    await field(page, 'set').fill(code);
    await page.locator('[data-message="grading.no-set"]').waitFor({ state: 'detached' });
  });

  longTest('what a teacher has written is there again after Back, another part, and a reload', async () => {
    const page = await visit().open('#1/classroom');
    await field(page, 'title').fill('Kept');
    await field(page, 'hints').uncheck();
    await act(page, 'add-rule');
    const peg = `${await field(page, 'start').inputValue()} `;
    await field(page, 'start').fill(peg);
    await field(page, 'codes').fill('none');
    const isThere = async (): Promise<void> => {
      await field(page, 'start').waitFor();
      expect(await field(page, 'title').inputValue()).toBe('Kept');
      expect(await field(page, 'hints').isChecked()).toBe(false);
      expect(await field(page, 'start').inputValue()).toBe(peg);
      expect(await field(page, 'codes').inputValue()).toBe('none');
    };
    await act(page, 'as-learner');
    await heading(page, 'Kept');
    await page.goBack();
    await isThere();
    await page.locator('nav a[href^="#1/tree"]').first().click();
    // Another part is open once its link is the current one; its content is a matter of its own suite.
    await appears(page, 'nav a[href^="#1/tree"][aria-current="page"]');
    await page.locator('nav a[href^="#1/classroom"]').first().click();
    await isThere();
    await page.reload();
    await isThere();
  });

  test.each([true, false])(
    'an exercise of the workshop has its story and its strings; hints: %s',
    async (hints) => {
      const hintedExercise = workshop.find(
        ({ tests, hints: some }) => tests !== undefined && some.length > 0,
      );
      if (hintedExercise === undefined) throw new Error('there is no such exercise');
      const { revision, rule, naive: peg, task, tests = [] } = hintedExercise;
      const set = exerciseSetCode({ title: 'One', hints, seed: 1, exercises: [{ revision, rule, peg }] });
      const page = await visit().open(`#1/classroom?set=${set}`);
      await proof(page, 'different').waitFor();
      expect(await page.locator('.task').innerText()).toBe(task);
      expect(await page.locator('.tests textarea').inputValue()).toBe(tests.join('\n'));
      const folded = page.locator('.hints > details:not(:has([data-action]))');
      expect(await folded.count()).toBe(hints ? hintedExercise.hints.length : 0);
    },
  );

  test('a student fixes each rule, and the code is verified', async () => {
    const page = await visit().open(`#1/classroom?set=${code}`);
    await proof(page, 'different').waitFor();
    await field(page, 'peg').fill('port = DIGIT*');
    await proof(page, 'equal').waitFor();
    await proved(page, 1);
    await page.locator('.chips a[href*="question=2"]').click();
    await proof(page, 'different').waitFor();
    await page.reload();
    await proved(page, 1);
    await field(page, 'name').fill('Ada');
    const result = await valueOf(
      page,
      'result',
      (value) => value !== '' && readExerciseResult(value).learner === 'Ada',
    );
    expect(readExerciseResult(result)).toMatchObject({
      learner: 'Ada',
      answers: [{ peg: 'port = DIGIT*' }, {}],
    });
    await visit().open('#1/classroom');
    await field(page, 'codes').fill(`${result}\n\n${result.slice(0, -9)}\n`);
    const graded = page.locator('.graded');
    await graded.locator('h3[data-proved="1"]', { hasText: 'Ada' }).waitFor();
    expect(await graded.locator('li.good').innerText()).toContain('port');
    expect(await graded.locator('li[data-verdict="refuted"]').innerText()).toMatch(/dec-octet [^]* 10$/);
    await graded.locator('[data-message="grading.unreadable"][data-line="3"]').waitFor();
  });

  longTest('the next exercise is one click away, and another tab has the same work', async () => {
    const page = await visit().open(`#1/classroom?set=${code}`);
    await proof(page, 'different').waitFor();
    await field(page, 'peg').fill('port = DIGIT*');
    await proved(page, 1);
    await act(page, 'next-exercise');
    await page.locator('.bench h2', { hasText: 'dec-octet' }).waitFor();
    await field(page, 'name').fill('Ada');
    const other = await visit().openAlone(`#1/classroom?set=${code}`);
    await proved(other, 1);
    expect(await field(other, 'name').inputValue()).toBe('Ada');
    // Neither tab overwrites what the other has done since.
    await field(page, 'peg').fill('dec_octet = [0-9]');
    await other.locator('.chips a[href*="question=2"]').click();
    await comesTrue(
      other,
      `document.querySelector(${JSON.stringify(fields.peg)})?.value === 'dec_octet = [0-9]'`,
    );
    await other.locator('.chips a').first().click();
    await field(other, 'peg').fill('port = "1"');
    await page.locator('.chips a').first().click();
    await comesTrue(page, `document.querySelector(${JSON.stringify(fields.peg)})?.value === 'port = "1"'`);
    await page.locator('.chips a[href*="question=2"]').click();
    await comesTrue(
      page,
      `document.querySelector(${JSON.stringify(fields.peg)})?.value === 'dec_octet = [0-9]'`,
    );
  });

  test('work is saved as a file and loaded again; a file that would change work asks first', async () => {
    const page = await visit().open(`#1/classroom?set=${code}`);
    await field(page, 'name').fill('Ada');
    await act(page, 'your-work');
    const download = page.waitForEvent('download');
    await act(page, 'save-work');
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
    const file = { name: 'work.json', mimeType: 'application/json', buffer: Buffer.concat(chunks) };
    const load = page.locator('.your-work input[type="file"]');
    await field(page, 'name').fill('Bob');
    await load.setInputFiles(file);
    await act(page, 'keep-ours');
    await page.locator('[data-work^="0 entries"]').waitFor();
    expect(await field(page, 'name').inputValue()).toBe('Bob');
    await load.setInputFiles(file);
    await act(page, 'take-theirs');
    await page.locator('[data-work^="1 entry"]').waitFor();
    expect(await field(page, 'name').inputValue()).toBe('Ada');
    await load.setInputFiles({ ...file, buffer: Buffer.from('{}') });
    await page.locator('.your-work [role="alert"]').waitFor();
    await act(page, 'delete-work');
    expect(await field(page, 'name').inputValue()).toBe('Ada');
    await act(page, 'delete-work');
    await comesTrue(page, `document.querySelector('.result input').value === ''`);
  });

  longTest.each(['getItem', 'setItem'])(
    'a browser that blocks storage (%s) loses nothing before the tab closes, and says so',
    async (call) => {
      const page = await visit().openAlone('#1/census');
      await page.evaluate(`Storage.prototype.${call} = () => { throw new Error('blocked'); }`);
      if (call === 'getItem') await page.evaluate(`Storage.prototype.setItem = Storage.prototype.getItem`);
      await page.goto(`${visit().address}#1/classroom?set=${code}`);
      await proof(page, 'different').waitFor();
      await field(page, 'peg').fill('port = DIGIT*');
      await proved(page, 1);
      await says(page, 'work.refused');
      await page.locator('nav a[href^="#1/quiz"]').first().click();
      await page.locator('.question').waitFor();
      await page.goBack();
      await proved(page, 1);
    },
  );

  test('a stored entry that is unreadable is reported, and the page works', async () => {
    const page = await visit().open('#1/census');
    await page.evaluate(`localStorage.setItem('uri-revisions/set/${code}', '{"')`);
    await page.goto(`${visit().address}#1/classroom?set=${code}`);
    await proof(page, 'different').waitFor();
    await says(page, 'work.unreadable');
    await field(page, 'peg').fill('port = DIGIT*');
    await proved(page, 1);
    expect(await page.evaluate(`localStorage.getItem('uri-revisions/unreadable/set/${code}')`)).toBe(
      JSON.stringify('{"'),
    );
  });

  test('a link of a local page warns, and begins with the address that replaces it, which is remembered', async () => {
    const page = await visit().open('#1/classroom');
    await act(page, 'add-exercise');
    await says(page, 'address.local');
    const base = 'https://example.org/uri/';
    await page.locator('[data-message="address.local"] input').fill(`${base}index.html#x`);
    await says(page, 'address.replaced');
    const link = await valueOf(page, 'link', (value) => value.startsWith(base));
    expect(link).toMatch(/^https:\/\/example\.org\/uri\/index\.html#1\/classroom\?set=uri-set/);
    await page.goto(`${visit().address}#1/compare?text=http://a/`);
    await page.locator('.copies').first().waitFor();
    expect(await copied(page, 'link')).toBe(`${base}index.html#1/compare?text=http://a/`);
    expect(await copied(page, 'frame')).toContain(`src="${base}index.html#1/compare`);
    await page.locator('[data-message="address.replaced"] input').fill('javascript:alert(1)');
    await page.locator('[data-message="address.local"] [role="alert"]').waitFor();
    expect(await copied(page, 'link')).toContain(visit().address);
  });

  test('results are graded against the set, with markup escaped', async () => {
    const page = await visit().open('#1/classroom');
    const hostile = '<img src=x onerror=alert(1)>\u202e';
    const result = exerciseResultCode({ learner: hostile, title: hostile, answers: [] });
    await field(page, 'codes').fill(result);
    await field(page, 'set').fill(`${visit().address}#1/classroom?set=${code}`);
    await page.locator('.graded [data-verdict="missing"]').nth(1).waitFor();
    expect(await page.locator('.graded h3[data-proved="0"]').innerText()).toMatch(/onerror[^]*\\u\{202E\}/);
  });

  test('reports an unreadable set', async () => {
    const page = await visit().open(`#1/classroom?set=${code.slice(0, -5)}`);
    await says(page, 'classroom.unreadable');
    await page.locator('.make-set').waitFor();
  });

  longTest('by keyboard alone', async () => {
    const page = await visit().open(`#1/classroom?set=${code}`);
    await proof(page, 'different').waitFor();
    await tabTo(page, '.editor textarea');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('port = [0-9]*');
    await proved(page, 1);
    await tabTo(page, '.result input');
    await page.keyboard.type('Bob');
    await tabTo(page, '.result button');
    await page.keyboard.press('Enter');
    await page.locator('.result [data-copied="true"]').waitFor();
  });
});

quickGroup(describeVisit)('A part alone', (visit) => {
  test.each(['compare?text=http://a', 'workshop?exercise=octet', `classroom?set=${code}`])(
    '%s has no frame of the page, and stays alone',
    async (part) => {
      const page = await visit().open(`#1/${part}&embed=1`);
      const out = page.locator('footer a[target="_blank"]');
      await out.waitFor();
      expect(await page.locator('header.frame nav, .skip, .theme').count()).toBe(0);
      expect(await out.getAttribute('href')).not.toContain('embed');
    },
  );

  test('is copied as a frame', async () => {
    const page = await visit().open('#1/compare?text=http://a/?b%26c');
    await page.locator('.copies').first().waitFor();
    expect(await copied(page, 'frame')).toMatch(
      /^<iframe src="http:[^"<>]*&amp;embed=1" title="Compare[^"]*"/,
    );
  });
});
