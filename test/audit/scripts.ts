/** Adapters for tests: scripts of a few lines, run by this Node. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../../src/audit/adapter-process.js';

const scriptItself = { name: 'script', version: '1' };
export const declaration = declarationOf(scriptItself);

function declarationOf(of: typeof scriptItself): string {
  return JSON.stringify({ protocol: 1, ...of });
}

/**
 * Returns an adapter that declares itself, then calls `answer(text, line)` and writes the result, unless that is
 * undefined.
 */
export function answering(answer: string, before = '', of = scriptItself): Command {
  return script(`
    ${before}
    const answer = (text, line) => { ${answer} };
    process.stdout.write(${JSON.stringify(`${declarationOf(of)}\n`)});
    let rest = '';
    process.stdin.setEncoding('utf8').on('data', (chunk) => {
      const lines = (rest + chunk).split('\\n');
      rest = lines.pop();
      for (const line of lines) {
        const answered = answer(JSON.parse(line), line);
        if (answered !== undefined) process.stdout.write(answered + '\\n');
      }
    });`);
}

/** Returns an adapter that does the same at each line, written in shell, which starts in a twentieth of Node's time. */
export function repeating(command: string): string {
  return `echo '${declaration}'; while read -r line; do ${command}; done`;
}

let scripts = 0;

/** Returns the same as a command for the shell, with the script in a file of a folder. */
export function shellCommand(answer: string, folder: string, of = scriptItself): string {
  const [program, , source] = answering(answer, '', of) as readonly string[];
  const file = join(folder, `adapter-${scripts++}.cjs`);
  writeFileSync(file, source ?? '');
  return `'${program ?? ''}' '${file}'`;
}

/** Accepts texts with a colon, with the text before it as the scheme. */
export const usual = `
  const at = text.indexOf(':');
  return JSON.stringify(at < 0 ? { ok: false } : { ok: true, scheme: text.slice(0, at) });`;

export function script(source: string): Command {
  return [process.execPath, '-e', source];
}
