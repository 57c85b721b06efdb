/** Instantiates the WebAssembly walk of src/core/automaton/wasm with a table. */

/** Exports of the module: src/core/automaton/wasm/README.md. */
export interface Walker {
  readonly memory: { readonly buffer: ArrayBuffer };
  room(size: number): number;
  ready(size: number): number;
  split(bytes: number, size: number, separator: number, starts: number, most: number): number;
  walk(bytes: number, offsets: number, count: number, behind: number, masks: number): void;
  stops(
    bytes: number,
    offsets: number,
    count: number,
    behind: number,
    masks: number,
    documents: number,
    stops: number,
  ): void;
  ends(bytes: number, offsets: number, count: number, behind: number, ends: number): void;
}

/** The types of Node do not declare WebAssembly. */
const { Module, Instance } = (
  globalThis as unknown as {
    readonly WebAssembly: {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new (module: object) => { readonly exports: Walker };
    };
  }
).WebAssembly;

/** @throws Error if the bytes are not a table */
export function walkerWith(wasm: Uint8Array, table: Uint8Array): Walker {
  const walker = new Instance(new Module(wasm)).exports;
  copyIntoWalker(walker, table, table.length);
  if (walker.ready(table.length) === 0) throw new Error('the walker rejects the table');
  return walker;
}

/** States that a walker has no room of a size. */
export function outOfMemory(size: number): string {
  return `not enough memory for ${size} bytes`;
}

/** Puts bytes at the start of a room of the given size, and returns its address. */
export function copyIntoWalker(walker: Walker, bytes: Uint8Array, size: number): number {
  const at = walker.room(size);
  if (at === 0) throw new Error(outOfMemory(size));
  new Uint8Array(walker.memory.buffer).set(bytes, at);
  return at;
}
