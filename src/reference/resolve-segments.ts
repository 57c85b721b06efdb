/**
 * Removal of the complete path segments `.` and `..` from a buffer: 1997 §5.2 steps 6d-6g and 2003 §5.2
 * merge steps 3-6, which are the same. Here in linear time with a stack of segments, as both sections
 * suggest; resolve-steps.ts follows the letter and is the oracle of this file.
 */

/**
 * The buffer without `.` and without `<segment>/..`.
 *
 * A segment may be empty (`//`), but nothing precedes the slash that a path begins with: `/../g` keeps its
 * `..`, and a buffer whose first segments cancel out down to a slash begins with that slash from then on.
 */
export function removeDotSegments(buffer: string): string {
  if (!buffer.startsWith('.') && !buffer.includes('/.')) return buffer;
  const segments = buffer.split('/');
  const kept: string[] = [];
  let root = '';
  for (const [i, segment] of segments.entries()) {
    const last = i === segments.length - 1;
    const above = kept.at(-1);
    if (segment === '..') {
      if (above === undefined || above === '..') kept.push(segment);
      else {
        kept.pop();
        if (last) kept.push('');
      }
    } else if (segment === '.') {
      if (last) kept.push('');
    } else if (segment === '' && kept.length === 0 && root === '' && !last) root = '/';
    else kept.push(segment);
  }
  return root + kept.join('/');
}

/** A path up to and with its last slash: "all but the last segment". */
export function withoutLastSegment(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
