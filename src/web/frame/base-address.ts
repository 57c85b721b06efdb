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
  if (baseProblem(text) !== undefined) return undefined;
  const { origin, pathname } = new URL(text.trim());
  return origin + pathname;
}

/** Returns the sentence on a text that no link can begin with; undefined for a usable address. */
export function baseProblem(text: string): string | undefined {
  const address = text.trim();
  if (!/^https?:/i.test(address)) return 'The address must begin with https:// or http://.';
  if (!URL.canParse(address)) return 'The host or the port of this address is not valid.';
  return isLocal(address) ? 'This address, too, opens only on this machine.' : undefined;
}
