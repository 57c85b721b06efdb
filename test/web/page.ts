/** The built page, served as for users, in a real Chromium that must report no errors. */
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

/**
 * A part that stores nothing and computes nothing, used to leave another: its address, and an element that only it has.
 */
const between = ['#1/census', '.openers'] as const;
/** The same for the part of the census. */
const otherwise = ['#1/classroom', '.make-set'] as const;

/** The page during a suite's visit; records what went wrong. */
export class Visit {
  /** Complaints of the console, the page or the network; must stay empty. */
  readonly complaints: string[] = [];
  /** Requested addresses outside of the served page; must stay empty. */
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
   * Opens the page that all tests share, at a fragment: loading it for each would take most of their time. Anything
   * that an earlier test opened, typed or stored is gone; its changes to the window's own objects are not, nor are
   * questions of the parts that are not on view, nor what the frame around the parts has loaded (the glossary).
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
    await page.evaluate(
      "for (const opened of document.querySelectorAll('details[open]')) opened.open = false",
    );
    await page.goto(this.address + fragment);
    await page.locator(mark).first().waitFor({ state: 'detached' });
    await page.locator('main h1').first().waitFor();
    return page;
  }

  /** Loads a page for one test only: its changes to the window's own objects end with it. */
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

  /** Ends a test's own page. */
  async endTest(): Promise<void> {
    for (const page of this.apart.splice(0)) await page.close();
  }

  /** Leaves nothing to the next suite, so that none depends on another. */
  async end(): Promise<void> {
    for (const page of this.context.pages()) {
      await page.evaluate('localStorage.clear()');
      await page.close();
    }
    for (const event of ['console', 'weberror', 'dialog', 'request', 'response']) {
      this.context.removeAllListeners(event);
    }
  }
}

/** Runs a suite on a visit of its own, and fails it on any complaint. */
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

/** Returns the element with the keyboard focus: role or tag, and name or text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate<string>(
    '(() => { const e = document.activeElement; return `${e.tagName.toLowerCase()} ${e.getAttribute("aria-label") ?? e.labels?.[0]?.innerText ?? e.innerText ?? ""}`.trim(); })()',
  );
}

/** Presses Tab until the focus matches a selector. */
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

/** Waits for an element; if it does not appear, the error shows the address and the text of the page. */
export async function appears(page: Page, selector: string): Promise<void> {
  try {
    await page.locator(selector).first().waitFor();
  } catch (cause) {
    const text = await page.locator('body').innerText();
    throw new Error(`no ${selector} at ${page.url()}, but:\n${text.slice(0, 2000)}`, { cause });
  }
}

/** Returns the text of an element once it is present. */
export async function textOf(page: Page, selector: string): Promise<string> {
  return page.locator(selector).first().innerText();
}

/** Waits for the message of a key, whatever its wording. */
export async function says(page: Page, key: string): Promise<string> {
  return textOf(page, `[data-message="${key}"]`);
}

/** Presses the button or follows the link of an action, whatever its label. */
export async function act(page: Page, action: string): Promise<void> {
  await page.locator(`[data-action="${action}"]`).first().click();
}

/** Returns the text that the first button of a kind copies to the clipboard. */
export async function copied(
  page: Page,
  kind: 'link' | 'frame' | 'json' | 'markdown' | 'svg',
): Promise<string> {
  await act(page, `copy-${kind}`);
  await page.locator(`[data-copied="${kind}"]`).first().waitFor();
  return page.evaluate<string>('navigator.clipboard.readText()');
}

/** Returns the element of a document, among similar ones of others. */
export function ofRevision(page: Page, selector: string, id: RevisionId): Locator {
  return page.locator(selector).filter({ has: page.locator(`[data-revision="${id}"]`) });
}

/** Returns the rule of a document, which the page shows. */
export function ruleOf(id: RevisionId, name: string): Rule {
  const rule = revision(id).rules.find((one) => one.name === name);
  if (rule === undefined) throw new Error(`${id} has no rule ${name}`);
  return rule;
}
