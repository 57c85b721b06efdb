/**
 * Reading of a string by the platform's URL class, a parser of the WHATWG URL Standard in Node and browsers. Its changes
 * are found by comparing components: each is a step that turns the string's component into that of the URL.
 */

import { escapeOf } from '../core/base/character.js';
import { removeDotSegments, withoutLastSegment, withoutSurplus } from '../core/reference/dot-segments.js';
import { type MainComponents, split } from '../core/reference/split.js';

/** The platform's URL class, or one like it. */
export type UrlClass = new (text: string, base?: string) => { readonly href: string };

/** Components of a URL. As in the documents, undefined (no separator) and empty differ. */
export interface UrlComponents {
  readonly scheme: string | undefined;
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly host: string | undefined;
  readonly port: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/** The reading of one string. */
export interface UrlReading {
  /** Undefined for a failure: the string has no URL, without a base or with this one. */
  readonly href: string | undefined;
  /** Undefined for a failure. */
  readonly components: UrlComponents | undefined;
  /** Names of the changes to the string, each once; empty for a failure. */
  readonly changes: readonly string[];
  /**
   * Components that differ from those of the string, also after the changes. The string's are read by RFC 3986 Appendix
   * B and resolved by §5.2.2.
   */
  readonly differs: readonly (keyof UrlComponents)[];
}

/**
 * Reads a string with the platform's URL class. Linear, apart from that class; never throws.
 * @param base the base URL; without one, relative references are failures
 * @param platform where the class is found; by default, the global object
 * @returns undefined if the platform has no such class
 * @example
 * urlReading('HTTP://h:80/a/../b')?.changes; // ['scheme in lower case', 'default port removed', 'dot segments removed']
 */
export function urlReading(
  text: string,
  base?: string,
  platform: { readonly URL?: UrlClass } = globalThis,
): UrlReading | undefined {
  const { URL: urlClass } = platform;
  if (urlClass === undefined) return undefined;
  const href = (of: string, against?: string): string | undefined => {
    try {
      return new urlClass(of, against).href;
    } catch {
      return undefined;
    }
  };
  const read = href(text, base);
  if (read === undefined) return { href: read, components: undefined, changes: [], differs: [] };
  const components = componentsOf(split(read));
  const { scheme = '' } = components;
  const isSpecial = href(`${scheme}://h`) === `${scheme}://h/`;
  const changes = new Set<string>();
  let cleaned = text;
  const isRelative = base?.slice(0, scheme.length + 1).toLowerCase() === `${scheme}:`;
  const hasSlashes = isSpecial && scheme !== 'file' && !isRelative;
  for (const [name, change] of [
    ...cleaning,
    ...(isSpecial ? [backslashes] : []),
    ...(hasSlashes ? [slashesAfter(scheme)] : []),
  ]) {
    const next = change(cleaned);
    if (next !== cleaned) changes.add(name);
    cleaned = next;
  }
  const against = base === undefined ? undefined : href(base);
  const before = componentsOf(target(split(cleaned), against === undefined ? undefined : split(against)));
  const steps = stepsOf(scheme, isSpecial, (of) => {
    const parsed = href(of);
    return parsed === undefined ? undefined : componentsOf(split(parsed));
  });
  const differs: (keyof UrlComponents)[] = [];
  for (const name of componentNames) {
    // If the host is another one, no port was removed from it.
    const isOther = name === 'port' && differs.includes('host');
    const named = namesOf(before[name], components[name], isOther ? [] : (steps[name] ?? []));
    if (named === undefined) differs.push(name);
    for (const change of named ?? []) changes.add(change);
  }
  return { href: read, components, changes: [...changes], differs };
}

const componentNames = ['scheme', 'user', 'password', 'host', 'port', 'path', 'query', 'fragment'] as const;

type Change = readonly [name: string, change: (text: string) => string];

/** The changes to a whole string, in the order of the basic URL parser. */
const cleaning: readonly Change[] = [
  ['lone surrogates replaced', (text) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')],
  ['controls and spaces at the ends removed', withoutEnds],
  ['tabs and line ends removed', (text) => text.replaceAll(/[\t\n\r]/g, '')],
];

const backslashes: Change = [
  'backslashes read as slashes',
  (text) => text.replace(/^[^?#]+/, (start) => start.replaceAll('\\', '/')),
];

/** Returns the change of any number of slashes after a special scheme other than "file" to two. */
function slashesAfter(scheme: string): Change {
  const begin = new RegExp(`^(${scheme}:)/*`, 'i');
  return ['two slashes added after the scheme', (text) => text.replace(begin, '$1//')];
}

/** Removes C0 controls and spaces at both ends. */
function withoutEnds(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text.charCodeAt(start) <= 0x20) start++;
  while (start < end && text.charCodeAt(end - 1) <= 0x20) end--;
  return text.slice(start, end);
}

/** #normalized-windows-drive-letter. */
const driveLetter: Step = [
  '"|" after a drive letter read as ":"',
  (value) => value.replace(/^\/([a-z])\|(?![^/])/i, '/$1:'),
];

/** A step that may change a component; an undefined component only if it says what becomes of it. */
type Step = readonly [name: string, change: (value: string) => string | undefined, ofUndefined?: string];

/** Returns the steps of each component, in order. @param parse the platform's components of a whole URL */
function stepsOf(
  scheme: string,
  isSpecial: boolean,
  parse: (url: string) => UrlComponents | undefined,
): Partial<Readonly<Record<keyof UrlComponents, readonly Step[]>>> {
  const lowerCase = (of: string): Step => [
    `${of} in lower case`,
    (value) => value.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
  ];
  const withoutEmpty = (name: string): Step => [`${name} removed`, (value) => value || undefined];
  const login = [withoutEmpty('empty user or password')];
  /** Asks the platform to read the host alone, after its escapes and other characters beyond US-ASCII are gone. */
  const mapped = (name: string, kind: RegExp): Step => [
    name,
    (value) => {
      if (isSpecial && /[^\0-\x7F]|%/.test(value)) return value;
      const host = parse(`${isSpecial ? 'http' : scheme}://${value}`)?.host;
      return host !== undefined && kind.test(host) ? host : value;
    },
  ];
  const host: readonly Step[] = [
    ['percent-encoded bytes of the host decoded', (value) => (isSpecial ? decoded(value) : value)],
    lowerCase('host'),
    // The label after it keeps a number from being read as an address.
    [
      'host mapped by IDNA',
      (value) => {
        if (!isSpecial || !/[^\0-\x7F]/.test(value)) return value;
        return parse(`http://${value}.x`)?.host?.slice(0, -2) ?? value;
      },
    ],
    mapped('IPv4 address as four decimal numbers', /^[\d.]+$/),
    mapped('IPv6 address in its shortest form', /^\[/),
  ];
  return {
    scheme: [lowerCase('scheme')],
    user: login,
    password: login,
    host:
      scheme === 'file'
        ? [
            ...host,
            ['host "localhost" removed', (value) => (value === 'localhost' ? '' : value)],
            ['empty host added', String, ''],
          ]
        : host,
    port: [
      withoutEmpty('empty port'),
      ['zeros of the port removed', (value) => value.replace(/^0+(?=\d)/, '')],
      ['default port removed', (value) => parse(`${scheme}://h:${value}`)?.port],
    ],
    path: [
      ...(scheme === 'file' ? [driveLetter] : []),
      ['dot segments removed', scheme === 'file' ? withoutDotsAfterDrive : withoutDots],
      ['empty path read as "/"', (value) => value || '/'],
    ],
  };
}

/**
 * Returns the names of the first steps that turn one value into the other, with or without percent-encoding; undefined
 * if none do. Each of these steps is needed.
 */
function namesOf(
  before: string | undefined,
  after: string | undefined,
  steps: readonly Step[],
): readonly string[] | undefined {
  for (let chosen = 0; chosen < 2 ** steps.length; chosen++) {
    const taken = steps.filter((_, i) => (chosen & (2 ** i)) !== 0);
    const value = taken.reduce<string | undefined>(
      (text, [, change, ofUndefined]) => (text === undefined ? ofUndefined : change(text)),
      before,
    );
    const names = taken.map(([name]) => name);
    if (value === after) return names;
    if (isEncoded(value, after)) return [...names, 'characters percent-encoded'];
  }
  return undefined;
}

/** Tests whether a text is another with characters percent-encoded. */
function isEncoded(text: string | undefined, encoded: string | undefined): boolean {
  if (text === undefined || encoded === undefined) return false;
  let at = 0;
  for (const character of text) {
    const written = encoded.startsWith(character, at)
      ? character
      : Array.from(new TextEncoder().encode(character), escapeOf).join('');
    if (!encoded.startsWith(written, at)) return false;
    at += written.length;
  }
  return at === encoded.length;
}

/** Decodes escapes of UTF-8; returns any others unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Removes dot segments, also if their dots are percent-encoded. */
function withoutDots(path: string): string {
  const dots = path.replaceAll(/(?<![^/])(?:\.|%2e){1,2}(?![^/])/gi, (segment) =>
    segment.replaceAll(/%2e/gi, '.'),
  );
  return withoutSurplus(removeDotSegments(dots)).rest;
}

/** The same in a "file" URL, where no dot segment removes a drive letter at the start (#shorten-a-urls-path). */
function withoutDotsAfterDrive(path: string): string {
  const drive = /\/[a-z]:(?![^/])/i.exec(path);
  if (drive === null || withoutDots(`${path.slice(0, drive.index)}/`) !== '/') return withoutDots(path);
  const rest = path.slice(drive.index + drive[0].length);
  return drive[0] + (rest && withoutDots(rest));
}

/** Returns the components of a reference's target (RFC 3986 §5.2.2), whose dot segments are kept. */
function target(reference: MainComponents, base: MainComponents | undefined): MainComponents {
  const { scheme, authority, path, query, fragment } = reference;
  if (base === undefined || scheme !== undefined) return reference;
  if (authority !== undefined) return { ...reference, scheme: base.scheme };
  if (path === '') return { ...base, query: query ?? base.query, fragment };
  const root = base.authority !== undefined && base.path === '' ? '/' : withoutLastSegment(base.path);
  return { ...base, path: path.startsWith('/') ? path : root + path, query, fragment };
}

/** Splits the authority at its last "@", the login at its first ":". */
function componentsOf({ scheme, authority, path, query, fragment }: MainComponents): UrlComponents {
  const at = authority?.lastIndexOf('@') ?? -1;
  const place = authority?.slice(at + 1);
  const login = at < 0 ? undefined : authority?.slice(0, at);
  const [user, ...secrets] = login?.split(':') ?? [];
  const colon = place?.lastIndexOf(':') ?? -1;
  const hasPort = colon > (place?.lastIndexOf(']') ?? -1);
  return {
    scheme,
    user,
    password: secrets.length === 0 ? undefined : secrets.join(':'),
    host: hasPort ? place?.slice(0, colon) : place,
    port: hasPort ? place?.slice(colon + 1) : undefined,
    ...{ path, query, fragment },
  };
}
