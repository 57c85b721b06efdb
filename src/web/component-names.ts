/** The components that every revision can have, in the order of a URL. */

export const componentNames = [
  'scheme',
  'authority',
  'user',
  'password',
  'host',
  'port',
  'path',
  'query',
  'fragment',
] as const;
