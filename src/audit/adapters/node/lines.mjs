/** The line protocol for parsers in Node: declares a parser, then answers each line by a function of the text. */
import process from 'node:process';
import { createInterface } from 'node:readline';

export async function adapter(declaration, answer) {
  process.stdout.write(`${JSON.stringify({ protocol: 1, ...declaration })}\n`);
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    process.stdout.write(`${JSON.stringify(told(answer, JSON.parse(line)))}\n`);
  }
}

function told(answer, text) {
  try {
    return answer(text);
  } catch (undocumented) {
    return { thrown: String(undocumented) };
  }
}

/** Components, of which undefined and null are absent, and numbers become digits. */
export function accepted(components) {
  const there = Object.entries(components).filter(([, value]) => value !== undefined && value !== null);
  return { ok: true, ...Object.fromEntries(there.map(([name, value]) => [name, String(value)])) };
}
