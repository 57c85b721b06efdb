/** The walk in WebAssembly: src/automaton/wasm/walker.ts, compiled, and as generated/walker.ts has it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const source = 'src/automaton/wasm/walker.ts';
export const walkerFile = 'generated/walker.ts';

/** In WebAssembly without a runtime: it takes no memory but what it is asked for, and imports nothing. */
const flags = '-O3 --converge --noAssert --runtime stub --enable simd'.split(' ');

/** @param root the folder of the package */
export function compileWalker(root: string): Buffer {
  const compiler = join(root, 'node_modules/assemblyscript/bin/asc.js');
  const folder = mkdtempSync(join(tmpdir(), 'uri-revisions-walker-'));
  const file = join(folder, 'walker.wasm');
  try {
    execFileSync(process.execPath, [compiler, source, ...flags, '--outFile', file], { cwd: root });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text of generated/walker.ts. */
export function walkerSource(wasm: Buffer): string {
  return `// The walk in WebAssembly.
// Generated from ${source} by \`npm run walker -- --write\`. Do not edit.

/** The bytes of uri-revisions-cli/walker.wasm, in base64. */
export const walkerModule =
  '${wasm.toString('base64')}';
`;
}
