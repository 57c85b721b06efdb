/**
 * Removes the complete path segments `.` and `..` from a buffer (1997 §5.2 steps 6d-6g, and the same steps in later
 * documents). Takes linear time with a stack of segments, as the sections suggest. Tests compare it with the literal
 * steps. 1993 shares the stack.
 */

/**
 * Removes `.` and `<segment>/..` from the buffer.
 *
 * A segment may be empty (`//`), but nothing precedes the slash that a path begins with: `/../g` keeps its `..`, and a
 * buffer whose first segments cancel out down to a slash begins with that slash from then on.
 * @param begin start of the first segment that may be removed
 */
export function removeDotSegments(buffer: string, begin = 0): string {
  let dots = nextDots(buffer, begin);
  if (dots === buffer.length) return buffer;
  let root = buffer.slice(0, begin);
  let surplus = '';
  /** The parts of the buffer that are kept, by their starts and ends; they follow `root` and `surplus`. */
  const starts: number[] = [];
  const ends: number[] = [];
  for (let from = begin; ; dots = nextDots(buffer, from)) {
    const isFirst = root === '' && surplus === '' && ends.length === 0;
    if (isFirst && from < dots && buffer[from] === '/') {
      root = '/';
      from += 1;
    }
    if (from < dots) {
      starts.push(from);
      ends.push(dots);
    }
    if (dots === buffer.length) break;
    const end = dots + dotsAt(buffer, dots);
    from = Math.min(end + 1, buffer.length);
    if (end - dots === 1) continue;
    const top = ends.length - 1;
    const [start, above] = [starts[top], ends[top]];
    if (start === undefined || above === undefined) {
      surplus += buffer.slice(dots, from);
      continue;
    }
    // Removes the last segment of the stack, with the slash at its end.
    ends[top] = above < 2 ? 0 : buffer.lastIndexOf('/', above - 2) + 1;
    if (ends[top] === start) {
      starts.pop();
      ends.pop();
    }
  }
  let result = root + surplus;
  for (const [i, start] of starts.entries()) result += buffer.slice(start, ends[i]);
  return result;
}

/**
 * Returns the start of the next segment `.` or `..`, from the start of a segment; the length of the buffer if there is
 * none.
 */
function nextDots(buffer: string, from: number): number {
  while (from < buffer.length && dotsAt(buffer, from) === 0) {
    const slash = buffer.indexOf('/.', from);
    from = slash < 0 ? buffer.length : slash + 1;
  }
  return from;
}

/** Returns the number of dots of the segment that begins here; 0 if it is any other segment. */
function dotsAt(buffer: string, start: number): number {
  const dots = buffer[start] !== '.' ? 0 : buffer[start + 1] !== '.' ? 1 : 2;
  const end = start + dots;
  return end === buffer.length || buffer[end] === '/' ? dots : 0;
}

/** Returns a path up to its last slash, inclusive: "all but the last segment". */
export function withoutLastSegment(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Removes the complete segments `..` at the start of a path, after its slash if it has one, and counts them. */
export function withoutSurplus(path: string): { readonly count: number; readonly rest: string } {
  const begin = path.startsWith('/') ? 1 : 0;
  let end = begin;
  while (path.startsWith('..', end) && (end + 2 === path.length || path[end + 2] === '/')) end += 3;
  return { count: (end - begin) / 3, rest: path.slice(0, begin) + path.slice(end) };
}
