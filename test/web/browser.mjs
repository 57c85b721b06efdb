/**
 * Chromium and the page, served as users serve it, for all suites of one Jest process: prints where both are reached,
 * and ends them with its standard input, so that none outlives that process however it ends.
 */
import { spawn } from 'node:child_process';
import console from 'node:console';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';

const [commandLine = ''] = process.argv.slice(2);
const server = spawn(process.execPath, [commandLine, 'serve', '--port', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const line = once(createInterface(server.stdout), 'line');
const browser = await chromium.launchServer({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const [address] = await line;
console.log(JSON.stringify({ address, endpoint: browser.wsEndpoint() }));
process.stdin.resume();
await once(process.stdin, 'close');
await browser.close();
server.kill();
