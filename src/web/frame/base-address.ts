/** Addresses that links can begin with. */

/** Tests whether only this machine, or only its files, can be reached at an address. */
export function isLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'file:' || /^(?:127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|(?:.*\.)?localhost)$/.test(hostname)
  );
}

/** Returns the address of a page, without query and fragment; undefined for a text that is no address on the web. */
export function readBase(text: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const { protocol, origin, pathname } = new URL(text.trim());
  return /^https?:$/.test(protocol) ? origin + pathname : undefined;
}
