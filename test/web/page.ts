/** The built page, served as users serve it, in a real Chromium that must not notice anything wrong. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const root = join(__dirname, '../..');
const commandLine = join(root, 'dist/esm/src/cli/main.js');

/** A browser with the page's address; `open` gives pages of their own, and remembers what went wrong in them. */
export class Visit {
  /** What the console, the page or the network complained of; must stay empty. */
  readonly complaints: string[] = [];
  /** Addresses outside of the served page that were asked for; must stay empty. */
  readonly foreign: string[] = [];

  private constructor(
    readonly address: string,
    private readonly server: ChildProcess,
    private readonly browser: Browser,
  ) {}

  static async begin(): Promise<Visit> {
    if (!existsSync(commandLine)) throw new Error('the package is not built; run "npm run build"');
    const server = spawn(process.execPath, [commandLine, 'serve', '--port', '0'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [address] = (await once(createInterface(server.stdout), 'line')) as [string];
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    return new Visit(address, server, browser);
  }

  /** The page at a fragment, once it shows what it was asked for. */
  async open(fragment = '', options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: { width: 1280, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('dialog', (dialog) => {
      this.complaints.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(this.address)) this.foreign.push(request.url());
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.complaints.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(this.address + fragment);
    await page.waitForSelector('main h1');
    return page;
  }

  async end(): Promise<void> {
    await this.browser.close();
    this.server.kill();
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

    afterEach(() => {
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
