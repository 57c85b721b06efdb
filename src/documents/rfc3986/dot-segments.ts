/** remove_dot_segments of RFC 3986 §5.2.4, step by step with its two buffers, in linear time. */

import type { Recorder } from '../../core/reference/resolve.js';

/**
 * Number of characters of buffers that are recorded step by step; further steps are recorded as one, since all would
 * take quadratic space.
 */
const maxTracedBuffer = 100_000;

/**
 * Removes the complete segments `.` and `..` from the path. The input buffer is the rest of a text; the output buffer
 * is a list of segments, each with the slash before it. A recorder receives both buffers at each step, for a long path
 * only at first.
 */
export function removeDotSegments(path: string, record?: Recorder): string {
  const output: string[] = [];
  let input = path;
  let at = 0;
  const tell = (step: string, before: string): string => {
    const [written, left] = [output.join(''), input.slice(at)];
    const after = written + left;
    record?.(`remove_dot_segments ${step}`, `output "${written}", input "${left}"`, before, after, '5.2.4');
    return after;
  };
  const rest = (text: string): boolean => at + text.length === input.length && input.startsWith(text, at);
  let buffers = record ? tell('1', path) : '';
  let recorded = 0;
  let unrecorded = 0;
  while (at < input.length) {
    let step;
    if (input.startsWith('../', at) || input.startsWith('./', at)) {
      step = '2A';
      at = input.indexOf('/', at) + 1;
    } else if (input.startsWith('/./', at) || rest('/.')) {
      step = '2B';
      [input, at] = rest('/.') ? ['/', 0] : [input, at + 2];
    } else if (input.startsWith('/../', at) || rest('/..')) {
      step = '2C';
      [input, at] = rest('/..') ? ['/', 0] : [input, at + 3];
      output.pop();
    } else if (rest('.') || rest('..')) {
      step = '2D';
      at = input.length;
    } else {
      step = '2E';
      const slash = input.indexOf('/', at + 1);
      const end = slash < 0 ? input.length : slash;
      output.push(input.slice(at, end));
      at = end;
    }
    if (record === undefined) continue;
    if (recorded > maxTracedBuffer) unrecorded++;
    else {
      buffers = tell(step, buffers);
      recorded += buffers.length;
    }
  }
  const result = output.join('');
  if (unrecorded > 0) record?.('remove_dot_segments', `${unrecorded} more steps`, buffers, result, '5.2.4');
  return result;
}
