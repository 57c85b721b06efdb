/** The parts of a reference as faults of normalizing tell them apart: those of Appendix B of RFC 3986, and of an authority. */
import { recompose } from '../../../reference/recompose.js';
import { split } from '../../../reference/split.js';

export const partNames = ['scheme', 'user information', 'host', 'port', 'path', 'query', 'fragment'] as const;

export type PartName = (typeof partNames)[number];

/** What is not there is undefined. */
export type Parts = Readonly<Record<PartName, string | undefined>>;

/** The parts of a text. Any text has some: nothing is verified. */
export function partsOf(text: string): Parts {
  const { scheme, authority, path, query, fragment } = split(text);
  const server = authority?.slice(authority.lastIndexOf('@') + 1);
  const user = server === authority ? undefined : authority?.slice(0, -1 - (server?.length ?? 0));
  const port = server?.includes(':')
    ? /^[0-9]*$/.exec(server.slice(server.lastIndexOf(':') + 1))?.[0]
    : undefined;
  return {
    scheme,
    'user information': user,
    host: port === undefined ? server : server?.slice(0, -1 - port.length),
    port,
    path,
    query,
    fragment,
  };
}

/** The text of parts. */
export function joined(parts: Parts): string {
  const { scheme, host, port, path = '', query, fragment, 'user information': user } = parts;
  const authority =
    host === undefined
      ? undefined
      : `${user === undefined ? '' : `${user}@`}${host}${port === undefined ? '' : `:${port}`}`;
  return recompose({ scheme, authority, path, query, fragment });
}
