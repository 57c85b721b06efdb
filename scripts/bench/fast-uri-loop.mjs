/** The peer of `check`: a loop over the lines of a file that asks fast-uri, and counts or writes its verdicts. */
import { createReadStream } from 'node:fs';
import { argv, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import fastUri from 'fast-uri';

const [, , file, action] = argv;
let accepted = 0;
for await (const line of createInterface({ input: createReadStream(file) })) {
  const { error } = fastUri.parse(line);
  if (error === undefined) accepted++;
  if (action !== 'write') continue;
  stdout.write(error === undefined ? `derivable\t${line}\n` : `not derivable\t${line}\t${error}\n`);
}
if (action !== 'write') stdout.write(`${String(accepted)}\n`);
