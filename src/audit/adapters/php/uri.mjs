/**
 * The URI classes of PHP 8.5, which runs as WebAssembly; the arguments are the name of one and the folder where PHP is
 * installed. The lines that have arrived are one request.
 */
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { URL } from 'node:url';

const [, , name, folder] = process.argv;
const load = createRequire(join(folder, 'package.json'));
const { loadPHPRuntime, PHP } = load('@php-wasm/universal');
const loader = await load('@php-wasm/node-8-5').getPHPLoaderModule();
/** A runtime becomes slow after some thousand requests. */
const requests = 1000;
const code = readFileSync(new URL('uri.php', import.meta.url), 'utf8');
const start = async () => new PHP(await loadPHPRuntime(loader));
let php = await start();
const { text: version } = await php.run({ code: '<?php echo PHP_VERSION;' });
const isUri = name === 'Uri\\Rfc3986\\Uri';
const declaration = isUri
  ? { cannot: ['empty port'], changes: ['port'] }
  : {
      cannot: ['relative', 'empty userinfo', 'empty port'],
      changes: ['case', 'port', 'encode', 'dots', 'host'],
    };
process.stdout.write(`${JSON.stringify({ protocol: 1, name: `PHP ${name}`, version, ...declaration })}\n`);

let [rest, count] = ['', 0];
process.stdin.setEncoding('latin1');
for await (const chunk of process.stdin) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  if (++count % requests === 0) php = (php.exit(), await start());
  if (lines.length === 0) continue;
  const { text } = await php.run({ code, body: Buffer.from(lines.join('\n')), headers: { class: name } });
  process.stdout.write(text);
}
