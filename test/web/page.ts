/** The built page, served as users serve it, in a real Chromium that must not notice anything wrong. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page, ViewportSize } from 'playwright-core';
import { revision, type RevisionId, type Rule } from 'uri-revisions';

const root = join(__dirname, '../..');
const commandLine = join(root, 'dist/esm/src/cli/main.js');

const pastJest = process.getBuiltinModule('node:module').createRequire(__filename);
const { begun } = pastJest('./browser.cjs') as {
  readonly begun: (
    commandLine: string,
  ) => Promise<{ readonly address: string; readonly context: BrowserContext }>;
};

const wide: ViewportSize = { width: 1280, height: 900 };

/** A part that keeps nothing and computes nothing, by which another is left: its address, and what only it shows. */
const between = ['#1/census', '.openers'] as const;
/** The same for the part of the census. */
const otherwise = ['#1/classroom', '.make-set'] as const;

/** The page, as a suite visits it; remembers what went wrong in it. */
export class Visit {
  /** What the console, the page or the network complained of; must stay empty. */
  readonly complaints: string[] = [];
  /** Addresses outside of the served page that were asked for; must stay empty. */
  readonly foreign: string[] = [];
  private readonly apart: Page[] = [];

  private constructor(
    readonly address: string,
    private readonly context: BrowserContext,
  ) {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    context.on('weberror', (error) => this.complaints.push(error.error().message));
    context.on('dialog', (dialog) => {
      this.complaints.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('request', (request) => {
      if (!request.url().startsWith(this.address)) this.foreign.push(request.url());
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.complaints.push(`${response.status()} ${response.url()}`);
    });
  }

  static async begin(): Promise<Visit> {
    if (!existsSync(commandLine)) throw new Error('the package is not built; run "npm run build"');
    const { address, context } = await begun(commandLine);
    return new Visit(address, context);
  }

  /**
   * The page that all tests share, at a fragment: loading it for each would take most of their time. What a test
   * before has opened, typed or stored is gone; what it did to the window's own objects is not, nor what the parts
   * that are not on view were asked before.
   */
  async open(fragment = '#1/compare', viewport = wide): Promise<Page> {
    const page = this.context.pages().find((one) => !this.apart.includes(one));
    if (page === undefined) return this.load(fragment, viewport);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme: null });
    await page.mouse.move(0, 0);
    const [address, mark] = fragment.startsWith(between[0]) ? otherwise : between;
    await page.goto(this.address + address);
    await page.locator(mark).first().waitFor();
    await page.evaluate('sessionStorage.clear(), localStorage.clear()');
    await page.goto(this.address + fragment);
    await page.locator(mark).first().waitFor({ state: 'detached' });
    await page.locator('main h1').first().waitFor();
    return page;
  }

  /** A page that is loaded anew for one test: what it does to the window's own objects ends with it. */
  async openAlone(fragment = '', viewport = wide): Promise<Page> {
    const page = await this.load(fragment, viewport);
    this.apart.push(page);
    return page;
  }

  private async load(fragment: string, viewport: ViewportSize): Promise<Page> {
    const page = await this.context.newPage();
    await page.setViewportSize(viewport);
    await page.goto(this.address + fragment);
    await page.waitForSelector('main h1');
    return page;
  }

  /** Ends what a test had for itself. */
  async endTest(): Promise<void> {
    for (const page of this.apart.splice(0)) await page.close();
  }

  /** Leaves the page to the next suite. */
  async end(): Promise<void> {
    for (const page of this.context.pages())
      await page.evaluate('sessionStorage.clear(), localStorage.clear()');
    for (const event of ['console', 'weberror', 'dialog', 'request', 'response']) {
      this.context.removeAllListeners(event);
    }
  }
}

/** Runs a suite on a visit of its own, and fails it if anything was complained of. */
export function describeVisit(name: string, suite: (visit: () => Visit) => void): void {
  describe(name, () => {
    let visit: Visit | undefined;
    const current = (): Visit => {
      if (visit === undefined) throw new Error('there is no visit');
      return visit;
    };

    beforeAll(async () => {
      visit = await Visit.begin();
    }, 30_000);

    afterAll(async () => {
      await visit?.end();
    });

    afterEach(async () => {
      await current().endTest();
      expect(current().complaints.splice(0)).toEqual([]);
      expect(current().foreign.splice(0)).toEqual([]);
    });

    suite(current);
  });
}

/** Where keyboard focus is: role or tag, and name or text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate<string>(
    '(() => { const e = document.activeElement; return `${e.tagName.toLowerCase()} ${e.getAttribute("aria-label") ?? e.labels?.[0]?.innerText ?? e.innerText ?? ""}`.trim(); })()',
  );
}

/** Presses Tab until focus is on what matches. */
export async function tabTo(page: Page, selector: string, most = 80): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (
      await page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)
    ) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${selector}; focus is on: ${await focused(page)}`);
}

/** Waits, some hundred frames at most, until an expression holds; the page may not evaluate it itself. */
export async function comesTrue(page: Page, expression: string): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (await page.evaluate<boolean>(expression)) return;
    await page.evaluate('new Promise(requestAnimationFrame)');
  }
  throw new Error(`it never held: ${expression}`);
}

/** The text of an element once it is there. */
export async function textOf(page: Page, selector: string): Promise<string> {
  return page.locator(selector).first().innerText();
}

/** Waits for the message of a key, whatever its words are. */
export async function says(page: Page, key: string): Promise<string> {
  return textOf(page, `[data-message="${key}"]`);
}

/** Presses the button or follows the link that does something, whatever it is called. */
export async function act(page: Page, action: string): Promise<void> {
  await page.locator(`[data-action="${action}"]`).first().click();
}

/** What the first button of a kind puts on the clipboard. */
export async function copied(
  page: Page,
  kind: 'link' | 'frame' | 'json' | 'markdown' | 'svg',
): Promise<string> {
  await act(page, `copy-${kind}`);
  await page.locator(`[data-copied="${kind}"]`).first().waitFor();
  return page.evaluate<string>('navigator.clipboard.readText()');
}

/** What is shown of a document, among the like for others. */
export function ofRevision(page: Page, selector: string, id: RevisionId): Locator {
  return page.locator(selector).filter({ has: page.locator(`[data-revision="${id}"]`) });
}

/** The rule of a document, which the page shows. */
export function ruleOf(id: RevisionId, name: string): Rule {
  const rule = revision(id).rules.find((one) => one.name === name);
  if (rule === undefined) throw new Error(`${id} has no rule ${name}`);
  return rule;
}
