/**
 * The browser, for all suites of one Jest process. Required past Jest, which would load Playwright for each suite, and each
 * suite the page.
 */
const { spawn } = require('node:child_process');
const { subscribe, unsubscribe } = require('node:diagnostics_channel');
const { once } = require('node:events');
const process = require('node:process');
const { createInterface } = require('node:readline');
const { chromium } = require('playwright-core');

const leave = ({ socket }) => socket.unref();

async function begin(commandLine) {
  const child = spawn(process.execPath, [require.resolve('./browser.mjs'), commandLine], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const { address, endpoint } = JSON.parse(line);
  // Nothing of it keeps this process from ending, and with this process it ends.
  for (const one of [child, child.stdin, child.stdout]) one.unref();
  subscribe('net.client.socket', leave);
  const browser = await chromium.connect(endpoint);
  unsubscribe('net.client.socket', leave);
  const context = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  return { address, context };
}

let begun;

/** Starts the browser and the server unless a suite before has: where the page is served, and what opens it. */
exports.begun = (commandLine) => (begun ??= begin(commandLine));
