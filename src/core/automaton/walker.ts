/** An instance of the walk in WebAssembly with a table that is ready: src/core/automaton/wasm. */

/** What it exports: src/core/automaton/wasm/README.md. */
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

/** The types of Node have no names for it. */
const { Module, Instance } = (
  globalThis as unknown as {
    readonly WebAssembly: {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new (module: object) => { readonly exports: Walker };
    };
  }
).WebAssembly;

/** @throws Error for what is no table */
export function walkerWith(wasm: Uint8Array, table: Uint8Array): Walker {
  const walker = new Instance(new Module(wasm)).exports;
  put(walker, table, table.length);
  if (walker.ready(table.length) === 0) throw new Error('the walker takes the table for none');
  return walker;
}

/** Puts bytes at the start of a room of so many. The address. */
export function put(walker: Walker, bytes: Uint8Array, size: number): number {
  const at = walker.room(size);
  if (at === 0) throw new Error(`there is no memory for ${size} bytes`);
  new Uint8Array(walker.memory.buffer).set(bytes, at);
  return at;
}
