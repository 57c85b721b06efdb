/**
 * Which attributes of HTML hold references, and how: those of type %URI in HTML 4.01, which 2003 Appendix D cites, and
 * those that the HTML standard has.
 */

/** The elements that have such an attribute, and the references in its value. */
interface ReferenceAttribute {
  readonly elements: readonly string[];
  readonly read: (value: string) => Iterable<AttributeReference>;
}

/** A reference in the value of an attribute, without the white space around it, which is not part of it. */
export interface AttributeReference {
  readonly reference: string;
  /** In the value, in UTF-16 code units from 0. */
  readonly offset: number;
}

function trimmed(value: string, from = 0): AttributeReference {
  const offset = from + (value.length - value.trimStart().length);
  return { reference: value.trim(), offset };
}

function one(...elements: readonly string[]): ReferenceAttribute {
  return { elements, read: (value) => [trimmed(value)] };
}

/** Set of space-separated tokens. */
function many(...elements: readonly string[]): ReferenceAttribute {
  return { elements, read: tokensIn };
}

/** Image candidate strings. */
function images(...elements: readonly string[]): ReferenceAttribute {
  return { elements, read: imagesIn };
}

/** By name; names in lower case. */
export const referenceAttributes: Readonly<Record<string, ReferenceAttribute>> = {
  action: one('form'),
  archive: many('object'),
  background: one('body', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'),
  cite: one('blockquote', 'del', 'ins', 'q'),
  classid: one('object'),
  codebase: one('applet', 'object'),
  data: one('object'),
  formaction: one('button', 'input'),
  href: one('a', 'area', 'base', 'link'),
  imagesrcset: images('link'),
  longdesc: one('frame', 'iframe', 'img'),
  manifest: one('html'),
  ping: many('a', 'area'),
  poster: one('video'),
  profile: one('head'),
  src: one('audio', 'embed', 'frame', 'iframe', 'img', 'input', 'script', 'source', 'track', 'video'),
  srcset: images('img', 'source'),
  usemap: one('img', 'input', 'object'),
};

/** An attribute of an element. */
export interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** The references in an attribute. Linear, and lazy. */
export function referencesIn(
  { name, value }: Attribute,
  element: string,
  attributes: readonly Attribute[],
): Iterable<AttributeReference> {
  if (element === 'meta' && name === 'content') return isRefresh(attributes) ? refreshIn(value) : [];
  const known = Object.hasOwn(referenceAttributes, name) ? referenceAttributes[name] : undefined;
  return known?.elements.includes(element) ? known.read(value) : [];
}

function isRefresh(attributes: readonly Attribute[]): boolean {
  return attributes.some(({ name, value }) => name === 'http-equiv' && value.toLowerCase() === 'refresh');
}

/** A time, and where to go then: group 1. */
const refresh = /^[\t\n\f\r ]*[\d.]+(?:[\t\n\f\r ]*[;,]|(?=[\t\n\f\r ]))[\t\n\f\r ]*([^\t\n\f\r ].*)$/s;

/** The reference of a refresh (HTML, "shared declarative refresh steps"), if it names one. */
function refreshIn(value: string): readonly AttributeReference[] {
  const named = refresh.exec(value)?.[1];
  if (named === undefined) return [];
  const target = named.replace(/^url[\t\n\f\r ]*=[\t\n\f\r ]*/i, '');
  const from = value.length - target.length;
  const quoted = /^(["'])(.*?)(?:\1|$)/s.exec(target);
  return [quoted === null ? trimmed(target, from) : trimmed(quoted[2] ?? '', from + 1)];
}

function* tokensIn(value: string): Generator<AttributeReference> {
  for (const { 0: reference, index } of value.matchAll(/[^\t\n\f\r ]+/g)) {
    yield { reference, offset: index };
  }
}

/** The references of image candidates (HTML, "parse a srcset attribute"), whatever their descriptors say. */
function* imagesIn(value: string): Generator<AttributeReference> {
  const next = /[\t\n\f\r ,]*([^\t\n\f\r ,][^\t\n\f\r ]*)/y;
  for (let match = next.exec(value); match !== null; match = next.exec(value)) {
    const [, token = ''] = match;
    let length = token.length;
    while (token[length - 1] === ',') length--;
    yield { reference: token.slice(0, length), offset: next.lastIndex - token.length };
    // A comma at its end is that of the candidate, which has no descriptors.
    if (length === token.length) next.lastIndex = endOfCandidate(value, next.lastIndex);
  }
}

/** Where the descriptors of a candidate end: at a comma that is not in parentheses. */
function endOfCandidate(value: string, from: number): number {
  for (let at = from; at < value.length; at++) {
    if (value[at] === ',') return at;
    if (value[at] !== '(') continue;
    at = value.indexOf(')', at);
    if (at === -1) break;
  }
  return value.length;
}
