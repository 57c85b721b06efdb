/**
 * Single steps of normalization: case and escapes (2003 §6.2.2.1, §6.2.2.2), dot segments (§6.2.2.3), default ports
 * (§6.2.3, 1997 §6). A document uses those that it supports, under its own sections. Each step leaves a text unchanged
 * if rewriting it would change its reading. Steps that only compare may change the reading, if the document says that
 * the meaning stays the same.
 */

import type { Components } from '../tree/components.js';
import { defaultPorts, isDefaultPort } from './schemes/default-ports.js';
import type { KeptPart, NormalizationStep, Tolerance } from './normalize.js';
import { read } from './reader.js';
import type { DotSegmentRemoval } from './dot-segment-steps.js';
import { split } from './split.js';

/** Matches an escape with a digit in lower case. */
const lowerHex = /%(?:[a-f]|.[a-f])/;
/** Matches a possible complete `.` or `..` segment. */
const dots = /(?:^|[/:])\.{1,2}(?:[/?#]|$)/;
const hasCaseOrPort: NormalizationStep['concerns'] = (_, glance) => glance.hasCaseOrPort;

/** Writes the scheme in lower case. */
export function schemeCase(section: string): NormalizationStep {
  return {
    level: 'case',
    subject: 'scheme',
    section,
    concerns: hasCaseOrPort,
    apply(text, { scheme = '' }) {
      const lower = scheme.toLowerCase();
      return lower === scheme ? text : lower + text.slice(scheme.length);
    },
  };
}

/** Removes a "#" with nothing after it, which means the same as none, if the grammar has no void fragment-id. */
export function voidFragment(section: string): Tolerance {
  return {
    level: 'string',
    subject: 'void fragment-id',
    section,
    read: (text) => (text.indexOf('#') === text.length - 1 ? text.slice(0, -1) : text),
  };
}

/** Writes the host in lower case, if it is of a kind whose case does not matter; kinds are rules of the document. */
export function hostCase(section: string, kinds: readonly string[]): NormalizationStep {
  return {
    level: 'case',
    subject: 'host',
    section,
    hostKinds: kinds,
    concerns: hasCaseOrPort,
    apply(text, components) {
      const { authority, host, hostKind = '', port } = components;
      if (authority === undefined || host === undefined || !kinds.includes(hostKind)) return text;
      // Another step normalizes the digits of escapes.
      const lower = host.replace(/(?<!%.?)[A-Z]/g, (letter) => letter.toLowerCase());
      if (lower === host) return text;
      const end = authorityEnd(components) - (port === undefined ? 0 : port.length + 1);
      const start = end - host.length;
      return text.slice(0, start) + lower + text.slice(end);
    },
  };
}

/** Writes the digits of escapes in upper case. */
export function hexCase(section: string): NormalizationStep {
  return {
    level: 'escape',
    subject: 'hexadecimal digits',
    section,
    concerns: (text, { hasEscape }) => hasEscape && lowerHex.test(text),
    apply: upperHex,
  };
}

/**
 * Unescapes the characters. In the authority only if that keeps the kind of host: a registered name may look like an
 * address once its digits are no longer escaped.
 * @param characters none of them a delimiter anywhere in the document's grammar
 */
export function unescaped(section: string, characters: string): readonly NormalizationStep[] {
  const { unescape, concerns } = unescaping(characters);
  const step = (subject: string, rewrite: (text: string, end: number) => string): NormalizationStep => ({
    level: 'escape',
    subject,
    section,
    concerns,
    apply(text, components, reader) {
      const after = rewrite(text, authorityEnd(components));
      if (after === text) return text;
      const reading = read(reader, after);
      return reading !== undefined && isReadingOf(reading, components, unescape) ? after : text;
    },
  });
  return [
    step('escapes in the authority', (text, end) => unescape(text.slice(0, end)) + text.slice(end)),
    step('escapes after the authority', (text, end) => text.slice(0, end) + unescape(text.slice(end))),
  ];
}

/** Returns a function that unescapes the characters, and a test for the texts that it may change. */
function unescaping(characters: string): {
  readonly unescape: (text: string) => string;
  readonly concerns: NormalizationStep['concerns'];
} {
  const codes = new Set(Array.from(characters, (character) => character.charCodeAt(0)));
  const hex = [...codes].map((code) => code.toString(16)).join('|');
  const escapes = new RegExp(`%(?:${hex})`, 'i');
  return {
    unescape: (text) =>
      text.replace(/%([0-9A-Fa-f]{2})/g, (escape, hex: string) => {
        const code = Number.parseInt(hex, 16);
        return codes.has(code) ? String.fromCharCode(code) : escape;
      }),
    concerns: (text, { hasEscape }) => hasEscape && escapes.test(text),
  };
}

/**
 * Removes complete `.` and `..` segments from the paths that have none in a normal form. Puts "/." before a path that
 * would then look like an authority.
 * @param remove the document's removal
 * @param mark the section by which "//" begins an authority
 * @param exempt explains why the path of these components keeps them; undefined if it has none in a normal form
 */
export function dotSegments(
  section: string,
  { remove, mark }: Pick<DotSegmentRemoval, 'remove'> & { readonly mark: string },
  exempt: (components: Components) => Omit<KeptPart, 'subject'> | undefined,
): NormalizationStep {
  const subject = 'path';
  return {
    level: 'path-segments',
    subject,
    section,
    concerns: (text) =>
      (text.includes('/.') || text.includes(':.') || text.startsWith('.')) && dots.test(text),
    apply(text, components) {
      if (exempt(components) !== undefined) return text;
      const { authority, path = '' } = components;
      const rest = remove(path);
      // The path must not become an authority: resolving the reference removes the "/." before the slashes again.
      const removed = authority === undefined && rest.startsWith('//') ? `/.${rest}` : rest;
      const start = authorityEnd(components);
      return text.slice(0, start) + removed + text.slice(start + path.length);
    },
    kept(components) {
      const { path = '' } = components;
      if (!dots.test(path)) return undefined;
      const why = exempt(components) ?? {
        section: mark,
        reason: 'The "/." stays: without it, "//" would begin an authority.',
      };
      return { subject, ...why };
    },
  };
}

/** Omits the port if it is the scheme's default. */
export function defaultPort(section: string, ports = defaultPorts): NormalizationStep {
  return omittedPort(section, (scheme, port) => isDefaultPort(scheme, port, ports) === true);
}

/** Omits the colon if no port follows it, which is the same in every scheme. */
export function emptyPort(section: string): NormalizationStep {
  return omittedPort(section, (_, port) => port === '');
}

function omittedPort(
  section: string,
  isOmitted: (scheme: string, port: string) => boolean,
): NormalizationStep {
  return {
    level: 'scheme',
    subject: 'port',
    section,
    concerns: hasCaseOrPort,
    apply(text, components) {
      const { scheme, port } = components;
      if (scheme === undefined || port === undefined || !isOmitted(scheme, port)) return text;
      const end = authorityEnd(components);
      return text.slice(0, end - port.length - 1) + text.slice(end);
    },
  };
}

/**
 * Removes zeros before the port number.
 * @param portOf returns the port at the end of the authority, if the BNF has it in another component
 */
export function portNumber(
  section: string,
  portOf = ({ port }: Components): string | undefined => port,
): NormalizationStep {
  return {
    level: 'scheme',
    subject: 'port',
    section,
    onlyCompares: true,
    concerns: hasCaseOrPort,
    apply(text, components) {
      const port = portOf(components) ?? '';
      const number = port.replace(/^0+(?=[0-9])/, '');
      const end = authorityEnd(components);
      return text.slice(0, end - port.length) + number + text.slice(end);
    },
  };
}

/** Unescapes characters that mean the same unescaped, anywhere after the scheme, or in the part that matches. */
export function sameUnescaped(section: string, characters: string, part?: RegExp): NormalizationStep {
  return { ...unescapedAnywhere(section, characters, part), onlyCompares: true };
}

/** Unescapes characters that the document prefers unescaped, whatever kind of host results. */
export function unescapedAnywhere(section: string, characters: string, part = /.*/s): NormalizationStep {
  const { unescape, concerns } = unescaping(characters);
  return {
    level: 'escape',
    subject: 'escapes',
    section,
    concerns,
    apply(text, { scheme }) {
      const after = text.replace(part, (found) => unescape(found));
      return split(after).scheme === scheme ? after : text;
    },
  };
}

/** Rewrites two forms that a scheme allows into one of them. */
export function sameForms(section: string, pattern: RegExp, form: string): NormalizationStep {
  return {
    level: 'scheme',
    subject: 'path',
    section,
    onlyCompares: true,
    concerns: (text) => pattern.test(text),
    apply: (text) => text.replace(pattern, form),
  };
}

function upperHex(text: string): string {
  return text.replace(/%[0-9A-Fa-f]{2}/g, (escape) => escape.toUpperCase());
}

/** Returns the end of the authority; without one, the end of the scheme and its colon. */
function authorityEnd({ scheme, authority }: Components): number {
  const start = scheme === undefined ? 0 : scheme.length + 1;
  return authority === undefined ? start : start + 2 + authority.length;
}

/** Tests whether every component is unchanged, or changed only by the rewriting. */
function isReadingOf(after: Components, before: Components, rewrite: (text: string) => string): boolean {
  return (Object.keys(after) as (keyof Components)[]).every((name) => {
    const [is, was] = [JSON.stringify(after[name] ?? null), JSON.stringify(before[name] ?? null)];
    return is === was || is === rewrite(was);
  });
}
