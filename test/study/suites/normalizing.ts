/** RFC 3986 §6.2.2 and §6.2.3, implemented for tests only, with optional mistakes. */
import { parse, recompose, removeDots } from './resolving.js';

/** Mistakes that implementations make. */
export const mistakes = [
  'none',
  'scheme kept',
  'host kept',
  'host kept with a port',
  'all in small letters',
  'small hexadecimal digits',
  'only the first escape',
  'escapes only in the path',
  'reserved unescaped',
  'percent unescaped',
  'tilde kept escaped',
  'host before its escapes',
  'dots kept',
  'dots before escapes',
  'dots in relative references',
  'empty path kept',
  'empty path without authority',
  'empty port kept',
  'only port 80',
  'port 80 of every scheme',
  'localhost kept',
  'slashes collapsed',
  'final slash dropped',
  'empty query dropped',
  'everything at every level',
] as const;

export type Mistake = (typeof mistakes)[number];

const levels = ['string', 'case', 'escape', 'path-segments', 'scheme'];
const ports: Readonly<Record<string, number>> = {
  http: 80,
  https: 443,
  ftp: 21,
  gopher: 70,
  nntp: 119,
  telnet: 23,
  wais: 210,
  prospero: 1525,
  ldap: 389,
  ws: 80,
  wss: 443,
};

const lower = (text: string): string => text.replace(/(?<!%.?)[A-Z]/g, (one) => one.toLowerCase());

function unescape(text: string, mistake: Mistake): string {
  let isFirst = true;
  return text.replace(/%([0-9A-F]{2})/gi, (escape, digits: string) => {
    const one = String.fromCharCode(Number.parseInt(digits, 16));
    const isKept =
      (mistake === 'only the first escape' && !isFirst) || (mistake === 'tilde kept escaped' && one === '~');
    isFirst = false;
    const more = { 'reserved unescaped': /[!$&'()*+,;=]/, 'percent unescaped': /%/ }[mistake as string];
    return (/[A-Za-z0-9\-._~]/.test(one) && !isKept) || more?.test(one) ? one : escape;
  });
}

/** Returns the normal form at a level. @param comparing true to compare ports as numbers, too */
export function normalizeByTheLetter(
  text: string,
  asked: string,
  mistake: Mistake,
  comparing = false,
): string {
  const level = mistake === 'everything at every level' && asked !== 'string' ? 'scheme' : asked;
  const has = (one: string): boolean => levels.indexOf(one) <= levels.indexOf(level);
  if (!has('case')) return text;
  const hex = (one: string): string =>
    mistake === 'small hexadecimal digits' ? one.toLowerCase() : one.toUpperCase();
  const t = parse(text.replace(/%[0-9a-f]{2}/gi, hex));
  if (mistake === 'dots before escapes' && has('path-segments') && t.scheme !== undefined)
    t.path = removeDots(t.path);
  if (mistake !== 'scheme kept') t.scheme = t.scheme?.toLowerCase();
  const hostInSmallLetters = (): void => {
    const [, user = '', host = '', port = ''] = /^(.*@)?(.*?)(:[0-9]*)?$/.exec(t.authority ?? '') ?? [];
    const isKept = mistake === 'host kept' || (mistake === 'host kept with a port' && port !== '');
    if (t.authority !== undefined) t.authority = user + (isKept ? host : lower(host)) + port;
  };
  if (mistake === 'host before its escapes') hostInSmallLetters();
  if (has('escape')) {
    if (mistake !== 'escapes only in the path') {
      t.authority &&= unescape(t.authority, mistake);
      t.query &&= unescape(t.query, mistake);
      t.fragment &&= unescape(t.fragment, mistake);
    }
    t.path = unescape(t.path, mistake);
  }
  if (mistake !== 'host before its escapes') hostInSmallLetters();
  if (has('scheme')) {
    const port = /:([0-9]*)$/.exec(t.authority ?? '')?.[1];
    const known = ports[t.scheme ?? ''];
    const isDefault =
      mistake === 'only port 80' || mistake === 'port 80 of every scheme'
        ? Number(port) === 80 && (t.scheme === 'http' || mistake === 'port 80 of every scheme')
        : Number(port) === known;
    const isEmpty = port === '' && mistake !== 'empty port kept';
    if (t.scheme !== undefined && (isEmpty || (port !== '' && isDefault)))
      t.authority = t.authority?.replace(/:[0-9]*$/, '');
    const hasAuthority = t.authority !== undefined || mistake === 'empty path without authority';
    if (t.scheme !== undefined && t.path === '' && hasAuthority && mistake !== 'empty path kept')
      t.path = '/';
    if (t.scheme === 'file' && t.path.startsWith('/')) {
      t.authority ??= '';
      if (t.authority === 'localhost' && mistake !== 'localhost kept') t.authority = '';
    }
  }
  const isAbsolute = t.scheme !== undefined || mistake === 'dots in relative references';
  if (has('path-segments') && isAbsolute && mistake !== 'dots kept' && mistake !== 'dots before escapes') {
    const path = removeDots(t.path);
    if (t.authority !== undefined || !path.startsWith('//')) t.path = path;
  }
  if (has('scheme') && t.scheme === 'mailto') t.path = t.path.replace(/@[^@,]+/g, lower);
  if (mistake === 'slashes collapsed') t.path = t.path.replace(/\/+/g, '/');
  if (mistake === 'final slash dropped') t.path = t.path.replace(/(?<=.)\/$/, '');
  if (mistake === 'empty query dropped') t.query = t.query === '' ? undefined : t.query;
  if (comparing && has('scheme')) t.authority = t.authority?.replace(/(?<=:)0+(?=[0-9]+$)/, '');
  return mistake === 'all in small letters' ? lower(recompose(t)) : recompose(t);
}
