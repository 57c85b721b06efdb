/**
 * The default ports that the documents state: RFC 1738 §3. Those before it state none, and those after it leave the
 * schemes to others; 2003 §6.2.3 repeats http's.
 */

/** A scheme's default port. */
export interface DefaultPort {
  readonly port: number;
  /** Section of RFC 1738. */
  readonly section: string;
}

/** By scheme, in lower case. */
export const defaultPorts: ReadonlyMap<string, DefaultPort> = new Map([
  ['ftp', { port: 21, section: '3.2' }],
  ['http', { port: 80, section: '3.3' }],
  ['gopher', { port: 70, section: '3.4.1' }],
  ['nntp', { port: 119, section: '3.7' }],
  ['telnet', { port: 23, section: '3.8' }],
  ['wais', { port: 210, section: '3.9' }],
  ['prospero', { port: 1525, section: '3.11' }],
]);

/**
 * Whether a port is the default of its scheme; undefined where the scheme has none, or nothing is written for the
 * port. A port is a number "in decimal" (RFC 1738 §3.1 and later documents), so zeros before it count for nothing.
 */
export function isDefaultPort(scheme: string | undefined, port: string): boolean | undefined {
  const standard = defaultPorts.get(scheme?.toLowerCase() ?? '')?.port;
  return standard === undefined || port === '' ? undefined : Number(port) === standard;
}
