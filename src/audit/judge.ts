/** What a document says of a parser's answer to one text: whether both accept it, and which components they read differently. */
import { laterPorts } from '../reference/schemes/default-ports.js';
import { removeDotSegments } from '../reference/resolve/dot-segments.js';
import type { Components } from '../tree/components.js';
import {
  type Accepted,
  type Change,
  type ComponentName,
  componentNames,
  type Declaration,
  type Outcome,
} from './protocol.js';

/** What there is to ask of a document. */
export interface Judge {
  accepts(text: string): boolean;
  components(text: string): Components;
}

/**
 * `agreed`: both accept the text, with the same components as far as the parser tells them, or neither does. `accepted`:
 * the parser accepts it, and it is not derivable. `refused`: the other way about. `different`: both accept it, and read
 * components differently. `design`: they differ as one of them is meant to. `error`, `crash`, `time-out`: there is no
 * answer.
 */
export const verdicts = [
  'agreed',
  'accepted',
  'refused',
  'different',
  'design',
  'error',
  'crash',
  'time-out',
] as const;
export type Verdict = (typeof verdicts)[number];

export interface Judgement {
  readonly verdict: Verdict;
  /** Those that are read differently. */
  readonly components: readonly ComponentName[];
}

/** The components of a document's reading as the protocol names them. */
export type Told = Readonly<Record<ComponentName, string | undefined>>;

/** The components of the reading, under the names of the protocol. */
export function toldComponents(components: Components): Told {
  const { user, password, scheme, host, port, path, query, fragment } = components;
  const userinfo = password === undefined ? user : `${user ?? ''}:${password}`;
  return { scheme, userinfo, host, port, path, query, fragment };
}

/** Judges an outcome. Linear in the text. */
export function judge(document: Judge, declaration: Declaration, { text, answer }: Outcome): Judgement {
  if ('failure' in answer) return { verdict: answer.failure, components: [] };
  if ('error' in answer) return { verdict: 'error', components: [] };
  const isDerivable = document.accepts(text);
  if (!answer.ok) {
    if (!isDerivable) return { verdict: 'agreed', components: [] };
    const isMeant = declaration.cannot.includes('relative') && document.components(text).scheme === undefined;
    return { verdict: isMeant ? 'design' : 'refused', components: [] };
  }
  if (!isDerivable) return { verdict: 'accepted', components: [] };
  const reading = document.components(text);
  const told = toldComponents(reading);
  const components = componentNames.filter((name) => !isSame(name, told, answer, declaration));
  if (components.length === 0) return { verdict: 'agreed', components };
  const isMeant = components.every((name) => isByDesign(name, text, reading, answer));
  return { verdict: isMeant ? 'design' : 'different', components };
}

/**
 * Whether a difference is meant by the document: it has a name where the parser has the parts of a server (RFC 2396 §3.2.1),
 * or does not count the slash before a path to the path (RFC 1738 §3.1).
 */
function isByDesign(name: ComponentName, text: string, reading: Components, answer: Accepted): boolean {
  const { authority, host, path } = reading;
  if (name === 'userinfo' || name === 'host' || name === 'port') {
    return authority !== undefined && authority !== '' && host === undefined;
  }
  return name === 'path' && text.includes(`//${authority ?? ''}/`) && answer.path === `/${path ?? ''}`;
}

/** Whether a parser tells a component as it is told, as far as it can and but for what it changes. */
export function isSame(
  name: ComponentName,
  told: Partial<Told>,
  answer: Accepted,
  { cannot, changes }: Pick<Declaration, 'cannot' | 'changes'>,
): boolean {
  if (cannot.includes(name)) return true;
  const isOneEmpty = name === 'path' || cannot.includes('empty') || cannot.includes(`empty ${name}`);
  const [document, parser] = [told[name], answer[name]].map((value) =>
    value === '' && isOneEmpty ? undefined : value,
  );
  if (document === parser) return true;
  return changes.some((change) => alters[change].includes(name)) && isChanged(name, told, parser, changes);
}

/** The components that each change alters. */
const alters: Readonly<Record<Change, readonly ComponentName[]>> = {
  case: componentNames,
  port: ['port'],
  decode: componentNames,
  encode: componentNames,
  dots: ['path'],
  host: ['host'],
  brackets: ['host'],
};

/** Whether what a parser tells may have come of what a document tells by the changes that the parser declares. */
function isChanged(
  name: ComponentName,
  told: Partial<Told>,
  parser: string | undefined,
  changes: readonly Change[],
): boolean {
  const has = (change: Change): boolean => changes.includes(change);
  const document = told[name];
  if (name === 'port') {
    const standard = laterPorts.get(told.scheme?.toLowerCase() ?? '')?.port;
    const number = (port: string | undefined): number | undefined =>
      port === undefined || port === '' ? standard : Number(port);
    return has('port') && number(document) === number(parser);
  }
  if (name === 'host' && has('host') && document !== undefined && rewritten.test(document)) return true;
  const folded = (value: string | undefined): string => {
    let form = value ?? '';
    if (has('brackets') && name === 'host') form = form.replace(/^\[(.*)\]$/, '$1');
    if (has('decode') || has('encode')) form = decoded(form);
    if (has('case') && (name === 'scheme' || name === 'host')) form = form.toLowerCase();
    if (has('case')) form = form.replace(/%[0-9A-F]{2}/gi, (escape) => escape.toUpperCase());
    return form;
  };
  if (document === undefined || parser === undefined) return name === 'path' && has('dots') && !told.path;
  if (folded(document) === folded(parser)) return true;
  if (name !== 'path' || !has('dots')) return false;
  return [removeDotSegments(document), withoutDots(document)].some((path) =>
    [path, `/${path}`].map(folded).includes(folded(parser)),
  );
}

/** RFC 3986 §5.2.4 keeps no `..` at the beginning, as RFC 1808 and RFC 2396 do. */
function withoutDots(path: string): string {
  return removeDotSegments(path).replace(/^(\/)(?:\.\.(?:\/|$))+/, '$1');
}

/** Hosts that are written otherwise in other notations: numbers, addresses, what is beyond US-ASCII or escaped. */
const rewritten = /(?:^|\.)(?:0x[0-9A-F]*|\d+)\.?$|[[%]|[^\0-\x7F]|xn--/i;

/** The text without escapes, octet by octet. */
function decoded(text: string): string {
  return unescaped(
    Array.from(new TextEncoder().encode(text), (octet) => String.fromCharCode(octet)).join(''),
  );
}

function unescaped(text: string): string {
  return text.replace(/%([0-9A-F]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}
