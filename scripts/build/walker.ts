/** The walk in WebAssembly: src/automaton/wasm/walker.ts, compiled. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** In WebAssembly without a runtime: it takes no memory but what it is asked for, and imports nothing. */
const flags = '-O3 --converge --noAssert --runtime stub --enable simd'.split(' ');

/** @param root the folder of the package @param file where it is written; its folder is made */
export async function compileWalker(root: string, file: string): Promise<void> {
  const compiler = join(root, 'node_modules/assemblyscript/bin/asc.js');
  const source = 'src/automaton/wasm/walker.ts';
  await promisify(execFile)(process.execPath, [compiler, source, ...flags, '--outFile', file], { cwd: root });
}
