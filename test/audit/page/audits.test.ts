/** Part 8 in the browser: the document that each parser implements, and strings that distinguish the two. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { revision, type RevisionId, revisions } from 'uri-revisions';
import type { AuditData } from '../../../scripts/audit/run-audits.js';
import { describeVisit, says, tabTo, textOf } from '../../web/page.js';
import { surplusWidthOf } from '../../web/long-strings.js';
import { longTest, quickTest as test } from '../../depth.js';

const data = JSON.parse(readFileSync('generated/audit.json', 'utf8')) as AuditData;
const learnt = data.parsers.filter(({ documents }) => documents.length > 0);
const unlearnt = data.parsers.filter(({ documents }) => documents.length === 0);
const equal = learnt.flatMap(({ adapter, documents }) =>
  documents.filter(({ relation }) => relation === 'equal').map(({ to }) => ({ adapter, to })),
);

const none = (): never => {
  throw new Error('nothing was learnt of any parser');
};

const rowOf = (page: Page, adapter: string): Locator =>
  page.locator('.matrix tbody tr').filter({ has: page.locator(`a[href="#1/audits?parser=${adapter}"]`) });

/** Returns the texts that links to Compare ask about, as typed. */
async function texts(links: Locator): Promise<string[]> {
  const addresses = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  return addresses.map((address) => decodeURIComponent(/text=([^&]*)/.exec(address ?? '')?.[1] ?? ''));
}

describeVisit('Audits', (visit) => {
  test('asks about the string of Compare, shows what this browser makes of it, and carries another back', async () => {
    const page = await visit().open('#1/compare?text=http:/%5C%5CHost');
    await page.locator('nav a[href^="#1/audits"]').first().click();
    const asked = page.locator('.asked-parsers textarea');
    const readHost = page.locator('.this-browser .role-host dd');
    await readHost.waitFor();
    expect(await readHost.innerText()).toBe('host');
    expect(await asked.inputValue()).toBe('http:/\\\\Host');
    expect(await page.locator('.this-browser ins').first().innerText()).toContain('//host');
    await asked.fill('http://h/b');
    await page.locator('nav a[href^="#1/compare"]').first().click();
    await page.locator('.this-browser .role-path dd', { hasText: /^\/b$/ }).waitFor();
    expect(await page.locator('.source textarea').inputValue()).toBe('http://h/b');
  });

  test('shows every parser against every document, with the nearest marked', async () => {
    const page = await visit().open('#1/audits');
    await page.locator('.matrix').waitFor();
    // A document that is newer than the record is not on it.
    const recorded = revisions.filter((id) =>
      learnt.some(({ documents }) => documents.some(({ to }) => to === id)),
    );
    expect(await page.locator('.matrix thead th').count()).toBe(recorded.length + 1);
    expect(await page.locator('.matrix tbody tr').count()).toBe(learnt.length);
    for (const { adapter } of learnt) {
      expect(await rowOf(page, adapter).locator('td').count()).toBe(recorded.length);
      expect(await rowOf(page, adapter).locator('td.nearest-document').count()).toBeGreaterThanOrEqual(1);
    }
    for (const { adapter, to } of equal) {
      const cell = rowOf(page, adapter)
        .locator('td')
        .nth(recorded.indexOf(to as RevisionId));
      expect(await cell.innerText()).toMatch(/equal[^]*0$/);
      expect(await cell.getAttribute('class')).toContain('nearest-document');
    }
    for (const { adapter } of unlearnt) {
      await page.locator(`a[href="#1/audits?parser=${adapter}"]`).first().waitFor();
    }
    expect(await textOf(page, '.lead time')).toBe(data.date);
    await page.locator('.foundations').waitFor();
  });

  test('a link to a parser scrolls to the top', async () => {
    const page = await visit().open('#1/audits');
    const last = page.locator('.matrix tbody th a').last();
    await last.waitFor();
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await last.click();
    await page.waitForURL(/parser=/);
    await page.locator('.matrix').waitFor({ state: 'detached' });
    expect(await page.evaluate('scrollY')).toBe(0);
  });

  test('names all nearest documents, as the report does', async () => {
    const page = await visit().open('#1/audits?parser=fast-uri');
    const shownText = await textOf(page, '.summary');
    for (const fact of ['RFC 3986', 'RFC 6874', '6.6\u00A0%']) expect(shownText).toContain(fact);
  });

  longTest('shows the answers to a string: live, recorded and learnt', async () => {
    const page = await visit().openAlone('#1/audits');
    const isLoaded = (): Promise<boolean> =>
      page.evaluate("performance.getEntriesByType('resource').some(({ name }) => /record-/.test(name))");
    await page.locator('.matrix').waitFor();
    expect(await isLoaded()).toBe(false);
    const rows = page.locator('table.asked tbody tr');
    const asked = page.locator('.asked-parsers textarea');
    const rowOfParser = (name: string): Locator =>
      rows.filter({ has: page.getByRole('link', { name, exact: true }) });
    await asked.fill('http://h/~not-asked');
    const live = rows.filter({ has: page.locator('.by-live') });
    await live.waitFor();
    expect(await isLoaded()).toBe(true);
    expect(await live.locator('.wrap').allInnerTexts()).toEqual(['yes', 'h', expect.any(String)]);
    expect(await rows.count()).toBe(data.parsers.length + 1);
    await rowOfParser('fluent-uri').locator('.by-learnt').waitFor();
    await rowOfParser('Node URL').locator('.by-unknown').waitFor();
    const shownText = page.locator('[data-message="asked.counts"]');
    const counts = ['accepts', 'refuses', 'unknown'].map((name) => shownText.getAttribute(`data-${name}`));
    const [accepting = 0, refusing = 0, unknown = 0] = (await Promise.all(counts)).map(Number);
    expect(accepting + refusing + unknown).toBe(data.parsers.length);
    expect(unknown).toBe(await rows.locator('.by-unknown').count());
    const near = page.locator('.asked-parsers nav a');
    expect((await near.allInnerTexts()).every((one) => one.startsWith('http://h/'))).toBe(true);
    await near.first().click();
    await rowOfParser('Node URL').locator('.by-asked').waitFor();
    const recordDate = await shownText.locator('time').innerText();
    expect(await near.count()).toBe(0);
    const [pair] = data.hosts;
    const {
      witness = '',
      ours = '',
      name = '',
    } = pair ? { witness: pair.witness, ours: pair.readings[0], name: data.parsers[pair.first]?.name } : {};
    await asked.fill(witness);
    await rowOfParser(name).locator('.by-asked').waitFor();
    expect(await rowOfParser(name).innerText()).toContain(recordDate);
    expect(await rowOfParser(name).innerText()).toContain(ours);
    await asked.fill('http://[');
    await page.locator('.asked-parsers [data-deriving=""]').waitFor();
    await rowOfParser('fluent-uri').getByText('no', { exact: true }).waitFor();
    expect(await live.locator('.wrap').first().innerText()).toBe('no');
    await page.waitForURL(/asked=http:\/\/%5B$/);
  });

  test.each(['http://www.example.com/abc', 'http://a\\@b/', 'http://www.example.com'])(
    '%j was not tested: every sentence agrees, and nothing is wider than a phone',
    async (text) => {
      const allow = '&allow=www.example.com';
      const page = await visit().open(`#1/audits?asked=${encodeURIComponent(text)}${allow}`, {
        width: 360,
        height: 740,
      });
      const counts = page.locator('[data-message="asked.counts"][data-recorded="false"]');
      await counts.waitFor();
      expect(await counts.locator('time').count()).toBe(0);
      expect(await page.locator('[data-message="asked.hosts"]').innerText()).not.toContain('zod');
      expect(await page.locator('.by-asked, table.asked-hosts').count()).toBe(0);
      await page.locator('.asked-parsers nav a').first().waitFor();
      expect(await surplusWidthOf(page)).toBe(0);
    },
  );

  test('a recorded string has a date, and no word of its answers is broken', async () => {
    const page = await visit().open('#1/audits?asked=http://a%5Cb');
    const counts = page.locator('[data-message="asked.counts"][data-recorded="true"]');
    await counts.locator('time').waitFor();
    await page.locator('table.asked-hosts').waitFor();
    const lines = await page.evaluate<number>(`(() => {
      const heads = Array.from(document.querySelectorAll('table.asked-hosts tbody th'));
      const range = document.createRange();
      range.selectNodeContents(heads.find((head) => head.querySelector('code') === null));
      return range.getClientRects().length;
    })()`);
    expect(lines).toBe(1);
  });

  test('groups parsers by the host that they read, and tests an allowlist', async () => {
    const page = await visit().open('#1/audits?asked=http://example.com%5C@evil.com');
    const hosts = page.locator('[data-message="asked.hosts"]');
    await hosts.waitFor();
    expect(await hosts.getAttribute('data-agree')).toBe('false');
    const groups = page.locator('table.asked-hosts tbody tr');
    const readers = (host: string): Locator => groups.filter({ has: page.getByText(host, { exact: true }) });
    expect(await readers('example.com').innerText()).toContain('Node URL');
    expect(await readers('evil.com').innerText()).toContain('urllib.parse');
    const field = page.locator('.allowlist input');
    const allowed = page.locator('[data-message="asked.allowed"]');
    expect(await allowed.count()).toBe(0);
    await field.fill('example.com  other.example ');
    await allowed.waitFor();
    expect(await allowed.getAttribute('data-allowed')).toBe('false');
    const rows = page.locator('table.asked-allowed tbody tr');
    const parsersOf = (answer: string): Promise<string> =>
      rows.filter({ has: page.getByText(answer, { exact: true }) }).innerText();
    expect(await parsersOf('lets it through')).toContain('Node URL');
    expect(await parsersOf('reads another host or none')).toContain('urllib.parse');
    await page.waitForURL(/allow=example\.com/);
    await field.fill('*.evil.com');
    await page.locator('[data-message="asked.no-allowlist"]').waitFor();
    await field.fill('h');
    await page.locator('.asked-parsers textarea').fill('http://h/~not-asked');
    await page.locator('[data-message="asked.hosts"][data-agree="undefined"]').waitFor();
    expect(await allowed.getAttribute('data-allowed')).toBe('false');
    expect(await parsersOf('unknown; predicted to accept it')).toContain('fluent-uri');
    expect(await parsersOf('unknown')).toContain('Node URL');
  });

  test('shortens a string of thousands of characters and links to its full text', async () => {
    const page = await visit().open('#1/audits?parser=python-urllib');
    const long = data.parsers
      .find(({ adapter }) => adapter === 'python-urllib')
      ?.classes.find(({ witness }) => witness.length > 1000)?.witness;
    const link = page.locator('a', { hasText: long?.length.toLocaleString('en') ?? '?' });
    expect((await link.innerText()).length).toBeLessThan(100);
    await link.click();
    await page.locator('.readings').waitFor();
    expect(await page.locator('.source textarea').inputValue()).toBe(long);
  });

  longTest('by keyboard: a parser, its strings in Compare, and back', async () => {
    const { adapter, name, version, documents } = learnt[0] ?? none();
    const page = await visit().open('#1/audits');
    await page.locator('.matrix').waitFor();
    await tabTo(page, `a[href="#1/audits?parser=${adapter}"]`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(version).first().waitFor();
    expect(await page.locator('.readings tbody tr').count()).toBe(documents.length);
    const link = page.locator('.readings td a').first();
    const [text = ''] = await texts(page.locator('.readings td a'));
    await link.focus();
    await page.keyboard.press('Enter');
    await page.locator('.strips[aria-busy="false"]').waitFor();
    expect(await page.locator('textarea').inputValue()).toBe(text);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.locator('.bar a').first().click();
    await page.locator('.matrix').waitFor();
  });

  test('an address opens a parser: its classes, and the parsers that read another host', async () => {
    const [pair] = data.hosts;
    const parser = data.parsers[pair?.first ?? 0];
    if (pair === undefined || parser === undefined) throw new Error('no parsers read different hosts');
    const page = await visit().open(`#1/audits?parser=${parser.adapter}`);
    const pairs = data.hosts.filter(({ first, second }) => [first, second].includes(pair.first));
    expect(await page.locator('.hosts tbody tr').count()).toBe(pairs.length);
    expect(await page.locator('.classes tbody tr').count()).toBe(parser.classes.length);
    await page.locator('.audited select').selectOption(learnt.at(-1)?.adapter ?? '');
    await page.getByRole('heading', { level: 1, name: learnt.at(-1)?.name ?? '' }).waitFor();
    await page.waitForURL(`**/#1/audits?parser=${learnt.at(-1)?.adapter ?? ''}`);
  });

  for (const { adapter, learnt: why } of unlearnt) {
    test(`${adapter} was not learnt: the page says why, in a line`, async () => {
      const page = await visit().open(`#1/audits?parser=${adapter}`);
      expect(await page.locator('.summary').innerText()).toContain('problem' in why ? why.problem : '?');
      expect(await page.locator('.readings').count()).toBe(0);
    });
  }

  test('reports an unknown parser in the address', async () => {
    const page = await visit().open('#1/audits?parser=%3Cb%3E%E2%80%AE');
    expect(await says(page, 'audits.no-parser')).toContain('<b>\\u{202E}');
    await page.locator('.matrix').waitFor();
  });

  longTest('at 360 px tables are lists, of which each entry says what it is', async () => {
    const page = await visit().open('#1/audits', { width: 360, height: 800 });
    await page.locator('.matrix').waitFor();
    const { adapter } = learnt[0] ?? none();
    expect(await rowOf(page, adapter).locator('.column').first().isVisible()).toBe(true);
    for (const { adapter: each } of data.parsers) {
      await page.goto(`${visit().address}#1/audits?parser=${each}`);
      await page.locator('.audited').waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    }
  });
});

test('the verdicts of the page agree with the documents', () => {
  for (const { adapter, documents } of learnt) {
    for (const { to, onlyThis, onlyOther } of documents) {
      const { accepts } = revision(to as RevisionId);
      const accepted = [onlyThis, onlyOther].map((text) => text !== null && accepts(data.prefix + text));
      expect([adapter, to, ...accepted]).toEqual([adapter, to, false, onlyOther !== null]);
    }
  }
});
