/**
 * Hosts for comparison. Only what every client treats alike is equal: a number that is an IPv4 address for one is a name
 * for another, and so are names that only some of them map or decode.
 */

/**
 * Returns a host in lower case of US-ASCII, without brackets; an IPv6 address in the form of RFC 5952. Letters beyond
 * US-ASCII stay: a Kelvin sign is no "k". Linear.
 */
export function comparableHost(host: string): string {
  const bare = withoutBrackets(host);
  const lower = bare.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return canonicalAddress(lower) ?? lower;
}

/** Returns an IPv6 address without its brackets, and any other host unchanged. */
export function withoutBrackets(host: string): string {
  const isAddress = host.startsWith('[') && host.endsWith(']') && host.includes(':');
  return isAddress ? host.slice(1, -1) : host;
}

/** Returns the canonical form of an IPv6 address without brackets; undefined for any other text. */
export function canonicalAddress(text: string): string | undefined {
  if (text.length > longestAddress || !/^[\dA-F.]*:[\dA-F:.]+$/i.test(text)) return undefined;
  try {
    return new URL(`http://[${text}]`).hostname.slice(1, -1);
  } catch {
    return undefined;
  }
}

/** Length of eight groups of four digits, the last two as an IPv4 address. */
const longestAddress = '0000:0000:0000:0000:0000:0000:255.255.255.255'.length;
