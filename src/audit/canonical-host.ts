/**
 * One way to write the hosts that have several: numbers and parts of addresses, IPv6, international names and escapes, as
 * the host parser of the WHATWG's URL Standard has them (§3.5), which is RFC 3986's reading of the others.
 */

const address = /^[0-9A-F:.]+$/i;
/** In front of a host these belong to something else than it, or are stripped. */
const delimiters = /[\0- \x7F/\\?#@:[\]]/;

/** The canonical writing of a host, without brackets if it has none; the host itself where there is none. */
export function canonicalHost(host: string): string {
  return parsed(host) ?? host;
}

function parsed(host: string): string | undefined {
  const bare = /^\[(.*)\]$/s.exec(host)?.[1];
  if (bare !== undefined) return address.test(bare) ? hostnameOf(host) : undefined;
  if (!host.includes(':')) return delimiters.test(host) ? undefined : hostnameOf(host);
  return address.test(host) ? hostnameOf(`[${host}]`)?.slice(1, -1) : undefined;
}

function hostnameOf(host: string): string | undefined {
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return undefined;
  }
}
