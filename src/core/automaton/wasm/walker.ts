/**
 * Walk over a table of `uri-revisions table`, for programs that have WebAssembly. Written in AssemblyScript;
 * `npm run build` compiles it to dist/walker.wasm. README.md in this folder describes its use.
 */

/** Size of the head of a table: src/core/automaton/README.md describes the form. */
const headSize: u64 = 288;
/** The letters `uri-walk`. */
const magic: u64 = 0x6b6c61772d697275;
const maxClasses: u32 = 256;
const maxStates: u32 = 65536;

/** By byte, the offset in a row of the address of the next row. */
const columns: u32 = <u32>memory.data(1024);
/**
 * Offset of the next-row addresses in a row. Before them: the mask of accepting documents, the mask of those that can
 * still accept, and the state.
 */
const nextFrom: u32 = 12;

/**
 * Number of records walked at once; walked alone, each step would wait for the step before. A lane stores the addresses
 * of its row, of its next byte, of the end of its record, of its result, and of the next row.
 */
const laneCount: u32 = 4;
const laneSize: u32 = 24;
const lanes: u32 = <u32>memory.data(96, 8);
const lanesEnd: u32 = lanes + laneCount * laneSize;

/** A byte follows each record, perhaps after a CR. */
const optionalCr: u32 = 2;
const cr: u8 = 0x0d;

/** Number of bytes that `split` reads at once; some may lie after the last byte. */
const readAtOnce: u32 = 16;

/** The row of the state from which nothing is derivable. */
let dead: u32 = 0;
let initial: u32 = 0;
/** True if the end of each walk is written, relative to `bytesFrom`; false if the mask is. */
let writesEnds: bool = false;
let bytesFrom: u32 = 0;
let free: u32 = <u32>__heap_base;

function load32(at: u32, offset: u32 = 0): u32 {
  return load<u32>(at + offset);
}

/**
 * Returns the address of so many bytes, or 0 if there is no memory for them. The next call returns the same bytes
 * again.
 */
export function room(size: u32): u32 {
  const at = (free + 15) & ~15;
  const pages = <i32>((<u64>at + size + readAtOnce + 0xffff) >>> 16);
  const more = pages - memory.size();
  return more > 0 && memory.grow(more) < 0 ? 0 : at;
}

/** Prepares the table in the room. Returns its number of documents; 0 if it is not a table, or memory is short. */
export function ready(size: u32): u32 {
  const table = room(size);
  if (size < headSize || load<u64>(table) != magic || load32(table, 8) != 1) return 0;
  const documents = load32(table, 12);
  const classes = load32(table, 16);
  const states = load32(table, 20);
  const first = load32(table, 24);
  const names = load32(table, 28);
  if (classes - 1 >= maxClasses || states - 1 >= maxStates || first >= states) return 0;
  const whole = headSize + 8 * <u64>states + 2 * <u64>states * classes + names;
  if (size != whole) return 0;

  const rowSize = 4 * classes + nextFrom;
  const rowsSize = <u64>states * rowSize;
  free = table + size;
  const rows = rowsSize > <u64>u32.MAX_VALUE ? 0 : room(<u32>rowsSize);
  if (rows == 0) return 0;
  const accepting = table + <u32>headSize;
  const cells = accepting + 8 * states;
  for (let state: u32 = 0; state < states; state++) {
    const row = rows + state * rowSize;
    store<u32>(row, load32(accepting + 4 * state));
    store<u32>(row, load32(accepting + 4 * (states + state)), 4);
    store<u32>(row, state, 8);
    for (let c: u32 = 0; c < classes; c++) {
      const next = <u32>load<u16>(cells + 2 * (state * classes + c));
      if (next >= states) return 0;
      store<u32>(row + 4 * c, rows + next * rowSize, nextFrom);
    }
  }
  for (let byte: u32 = 0; byte < 256; byte++) {
    const c = <u32>load<u8>(table + byte, 32);
    if (c >= classes) return 0;
    store<u32>(columns + 4 * byte, 4 * c + nextFrom);
  }
  free = rows + <u32>rowsSize;
  dead = rows;
  initial = rows + first * rowSize;
  return documents;
}

/**
 * Writes the offset at which each line begins, and finally the offset after the last line; so `starts` needs room for
 * one number more than there are lines. A line ends with a separator, which is optional for the last line. Returns the
 * number of lines; if it is more than `most`, only so many are written.
 */
export function split(bytes: u32, size: u32, separator: u32, starts: u32, most: u32): u32 {
  const wanted = i8x16.splat(<i8>separator);
  let lines: u32 = 0;
  let start: u32 = 0;
  let at: u32 = 0;
  for (; at < size; at += readAtOnce) {
    let found = i8x16.bitmask(i8x16.eq(v128.load(bytes + at), wanted));
    // Ignores matches after the end of the bytes.
    if (size - at < readAtOnce) found &= (1 << (size - at)) - 1;
    for (; found != 0; found &= found - 1) {
      if (lines <= most) store<u32>(starts + 4 * lines, start);
      lines++;
      start = at + ctz(found) + 1;
    }
  }
  if (start < size) {
    if (lines <= most) store<u32>(starts + 4 * lines, start);
    lines++;
    start = size + 1;
  }
  if (lines <= most) store<u32>(starts + 4 * lines, start);
  return lines;
}

/** Returns the end of a record without the bytes that separate it from the next. */
function endOf(from: u32, next: u32, behind: u32): u32 {
  const end = behind == 0 ? next : next - 1;
  return behind == optionalCr && end > from && load<u8>(end - 1) == cr ? end - 1 : end;
}

/**
 * Writes the mask of the documents that derive each record, as a number of 4 bytes.
 * @param offsets where each record begins in the bytes, then where the one after the last would begin, as numbers of 4
 * bytes
 * @param behind 0 if a record ends where the next begins, 1 if a byte is between, 2 if a CR may be before that byte
 */
export function walk(bytes: u32, offsets: u32, count: u32, behind: u32, masks: u32): void {
  writesEnds = false;
  walkAll(bytes, offsets, count, behind, masks);
}

/**
 * Writes for each record the last state from which something is derivable, and the offset at which the walk stops: that
 * of the first byte with which nothing derivable continues, or the end of the record. Two numbers of 4 bytes.
 */
export function ends(bytes: u32, offsets: u32, count: u32, behind: u32, ends: u32): void {
  writesEnds = true;
  walkAll(bytes, offsets, count, behind, ends);
}

function walkAll(bytes: u32, offsets: u32, count: u32, behind: u32, results: u32): void {
  bytesFrom = bytes;
  const resultSize: u32 = writesEnds ? 8 : 4;
  let lane = lanes;
  let record: u32 = 0;
  for (;;) {
    // Gives the lane the next record that is not empty.
    let at: u32 = 0;
    let end: u32 = 0;
    for (; record < count; record++) {
      at = bytes + load32(offsets + 4 * record);
      end = endOf(at, bytes + load32(offsets + 4 * record, 4), behind);
      if (at < end) break;
      writeResult(results + resultSize * record, initial, at);
    }
    if (record == count) break;
    store<u32>(lane, initial);
    store<u32>(lane, at, 4);
    store<u32>(lane, end, 8);
    store<u32>(lane, results + resultSize * record, 12);
    record++;
    lane += laneSize;
    if (lane == lanesEnd) lane = run();
  }
  // Finishes the records left in lanes, one after another.
  while (lane > lanes) {
    lane -= laneSize;
    finish(lane, load32(lane), load32(lane, 4), load32(lane, 8));
  }
}

/** Walks the rest of a record from a row, and writes where it stops. */
function finish(lane: u32, row: u32, from: u32, end: u32): void {
  let at = from;
  for (; at < end; at++) {
    const next = after(row, at);
    if (next == dead) {
      if (!writesEnds) row = dead;
      break;
    }
    row = next;
  }
  writeResult(load32(lane, 12), row, at);
}

function writeResult(results: u32, row: u32, at: u32): void {
  if (writesEnds) {
    store<u32>(results, load32(row, 8));
    store<u32>(results, at - bytesFrom, 4);
  } else {
    store<u32>(results, load32(row));
  }
}

/** Returns the row after a byte. */
function after(row: u32, at: u32): u32 {
  return load32(row + load32(columns + 4 * <u32>load<u8>(at)));
}

/**
 * Walks all lanes up to the end of the shortest record, then checks each for a stop within these steps. Returns the end
 * of the unfinished lanes.
 */
function run(): u32 {
  const a = load32(lanes, 4);
  const b = load32(lanes, 4 + laneSize);
  const c = load32(lanes, 4 + 2 * laneSize);
  const d = load32(lanes, 4 + 3 * laneSize);
  let inA = load32(lanes);
  let inB = load32(lanes, laneSize);
  let inC = load32(lanes, 2 * laneSize);
  let inD = load32(lanes, 3 * laneSize);
  const steps = min(
    min(load32(lanes, 8) - a, load32(lanes, 8 + laneSize) - b),
    min(load32(lanes, 8 + 2 * laneSize) - c, load32(lanes, 8 + 3 * laneSize) - d),
  );
  for (let step: u32 = 0; step < steps; step++) {
    inA = after(inA, a + step);
    inB = after(inB, b + step);
    inC = after(inC, c + step);
    inD = after(inD, d + step);
  }
  store<u32>(lanes, inA, 16);
  store<u32>(lanes, inB, laneSize + 16);
  store<u32>(lanes, inC, 2 * laneSize + 16);
  store<u32>(lanes, inD, 3 * laneSize + 16);
  let lane = lanesEnd;
  for (let one = lanes; one < lane;) {
    const from = load32(one, 4);
    const at = from + steps;
    const end = load32(one, 8);
    const row = load32(one, 16);
    if (at < end && row != dead) {
      store<u32>(one, row);
      store<u32>(one, at, 4);
      one += laneSize;
    } else {
      if (!writesEnds) store<u32>(load32(one, 12), load32(row));
      else if (row == dead) finish(one, load32(one), from, at);
      else writeResult(load32(one, 12), row, at);
      lane -= laneSize;
      // The last lane takes its place.
      for (let i: u32 = 0; i < laneSize; i += 8) store<u64>(one + i, load<u64>(lane + i));
    }
  }
  return lane;
}

/**
 * Writes the masks and, for each record and each document, the offset of the first byte with which nothing derivable
 * continues; the length of the record if there is none.
 * @param stops one number of 4 bytes for each document, record by record
 */
export function stops(
  bytes: u32,
  offsets: u32,
  count: u32,
  behind: u32,
  masks: u32,
  documents: u32,
  stops: u32,
): void {
  for (let record: u32 = 0; record < count; record++) {
    const from = bytes + load32(offsets + 4 * record);
    const end = endOf(from, bytes + load32(offsets + 4 * record, 4), behind);
    let row = initial;
    let open: u32 = (1 << documents) - 1;
    let at = from;
    for (;;) {
      let stopped = open & ~load32(row, 4);
      open ^= stopped;
      for (; stopped != 0; stopped &= stopped - 1)
        store<u32>(stops + 4 * ctz(stopped), max(at, from + 1) - 1 - from);
      if (at == end || row == dead) break;
      row = after(row, at);
      at++;
    }
    for (; open != 0; open &= open - 1) store<u32>(stops + 4 * ctz(open), end - from);
    store<u32>(masks + 4 * record, load32(row));
    stops += 4 * documents;
  }
}
