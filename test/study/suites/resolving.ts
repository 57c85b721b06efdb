/** RFC 3986 §5.2 literally from its pseudocode, implemented for tests only, with optional mistakes. */

/** Mistakes that implementations make. */
export const mistakes = [
  'none',
  'relative scheme',
  'query dropped',
  'base query kept',
  'base query lost',
  'base fragment kept',
  'empty path merged',
  'no root for a bare authority',
  'dots kept behind a scheme',
  'dots kept behind an authority',
  'dots kept behind a slash',
  'one parent',
  'surplus kept',
  'final parent without slash',
  'final dot without slash',
  'dots in the query',
  'empty query lost',
  'empty authority lost',
  'escaped dots',
  'empty segments collapsed',
] as const;

export type Mistake = (typeof mistakes)[number];

export interface Parts {
  scheme: string | undefined;
  authority: string | undefined;
  path: string;
  query: string | undefined;
  fragment: string | undefined;
}

/** Appendix B. */
export function parse(text: string): Parts {
  const found = /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?$/s.exec(text) ?? [];
  const at = (i: number): string | undefined => (found as (string | undefined)[])[i];
  return { scheme: at(2), authority: at(4), path: at(5) ?? '', query: at(7), fragment: at(9) };
}

/** §5.2.4, with the buffers of the text. */
export function removeDots(path: string, mistake: Mistake = 'none'): string {
  let input = mistake === 'escaped dots' ? path.replace(/%2e/gi, '.') : path;
  if (mistake === 'empty segments collapsed') input = input.replace(/\/+/g, '/');
  let output = '';
  let parents = 0;
  while (input !== '') {
    if (/^\.\.?\//.test(input)) input = input.replace(/^\.\.?\//, '');
    else if (/^\/\.(\/|$)/.test(input)) {
      input = input.slice(2) || (mistake === 'final dot without slash' ? '' : '/');
    } else if (/^\/\.\.(\/|$)/.test(input)) {
      parents += 1;
      const stays =
        (mistake === 'one parent' && parents > 1) || (mistake === 'surplus kept' && output === '');
      output = stays ? `${output}/..` : output.replace(/\/?[^/]*$/, '');
      input = input.slice(3) || (mistake === 'final parent without slash' ? '' : '/');
    } else if (/^\.\.?$/.test(input)) input = '';
    else {
      const [segment = ''] = /^\/?[^/]*/.exec(input) ?? [];
      output += segment;
      input = input.slice(segment.length);
    }
  }
  return output;
}

/** §5.2.2, §5.2.3 and §5.3. */
export function resolveByTheLetter(reference: string, base: string, mistake: Mistake): string {
  const [r, b] = [parse(reference), parse(base)];
  const dots = (path: string, kept: Mistake): string => (mistake === kept ? path : removeDots(path, mistake));
  if (mistake === 'relative scheme' && r.scheme === b.scheme) r.scheme = undefined;
  const t: Parts = { ...r };
  if (r.scheme !== undefined) t.path = dots(r.path, 'dots kept behind a scheme');
  else {
    t.scheme = b.scheme;
    if (r.authority !== undefined) t.path = dots(r.path, 'dots kept behind an authority');
    else {
      t.authority = b.authority;
      if (r.path === '') {
        t.path = mistake === 'empty path merged' ? b.path.replace(/[^/]*$/, '') : b.path;
        t.query = r.query ?? (mistake === 'base query lost' ? undefined : b.query);
      } else if (r.path.startsWith('/')) t.path = dots(r.path, 'dots kept behind a slash');
      else {
        const isBare = b.authority !== undefined && b.path === '';
        const directory = b.path.slice(0, b.path.lastIndexOf('/') + 1);
        const root = isBare && mistake !== 'no root for a bare authority' ? '/' : directory;
        t.path = removeDots(root + r.path, mistake);
        if (mistake === 'base query kept') t.query ??= b.query;
      }
    }
    if (mistake === 'base fragment kept') t.fragment ??= b.fragment;
  }
  if (mistake === 'query dropped') t.query = undefined;
  if (mistake === 'empty query lost' && t.query === '') t.query = undefined;
  if (mistake === 'empty authority lost' && t.authority === '') t.authority = undefined;
  if (mistake === 'dots in the query' && t.query !== undefined) t.query = removeDots(t.query, mistake);
  return recompose(t);
}

/** §5.3. */
export function recompose({ scheme, authority, path, query, fragment }: Parts): string {
  const part = (before: string, value: string | undefined, after = ''): string =>
    value === undefined ? '' : before + value + after;
  return part('', scheme, ':') + part('//', authority) + path + part('?', query) + part('#', fragment);
}
