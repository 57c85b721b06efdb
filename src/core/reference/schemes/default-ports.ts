/**
 * Default ports of schemes. The documents state those of RFC 1738 §3: earlier ones state none, and later ones leave the
 * schemes to others; 2003 §6.2.3 repeats http's. RFC 3986 §6.2.3 uses the default port of any scheme.
 */

export interface DefaultPort {
  readonly port: number;
  /** The document that states it, and its section. */
  readonly document: string;
  readonly section: string;
}

export type DefaultPorts = ReadonlyMap<string, DefaultPort>;

/** By scheme, in lower case. */
export const defaultPorts: DefaultPorts = new Map([
  ['ftp', { port: 21, document: 'RFC 1738', section: '3.2' }],
  ['http', { port: 80, document: 'RFC 1738', section: '3.3' }],
  ['gopher', { port: 70, document: 'RFC 1738', section: '3.4.1' }],
  ['nntp', { port: 119, document: 'RFC 1738', section: '3.7' }],
  ['telnet', { port: 23, document: 'RFC 1738', section: '3.8' }],
  ['wais', { port: 210, document: 'RFC 1738', section: '3.9' }],
  ['prospero', { port: 1525, document: 'RFC 1738', section: '3.11' }],
]);

/** The same ports and those that later documents state. */
export const laterPorts: DefaultPorts = new Map([
  ...defaultPorts,
  ['https', { port: 443, document: 'RFC 2818', section: '2.3' }],
  ['ldap', { port: 389, document: 'RFC 4516', section: '3' }],
  ['ws', { port: 80, document: 'RFC 6455', section: '3' }],
  ['wss', { port: 443, document: 'RFC 6455', section: '3' }],
]);

/**
 * Tests whether a port is the default of its scheme; undefined if the scheme has none, or the port is empty. A port is
 * a number "in decimal" (RFC 1738 §3.1 and later documents), so leading zeros are ignored.
 */
export function isDefaultPort(
  scheme: string | undefined,
  port: string,
  ports = defaultPorts,
): boolean | undefined {
  const standard = ports.get(scheme?.toLowerCase() ?? '')?.port;
  return standard === undefined || port === '' ? undefined : Number(port) === standard;
}
