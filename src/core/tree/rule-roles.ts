/**
 * Roles of rules: the purpose of a rule, under a name common to all revisions. roles.json gives every rule one of
 * these.
 */

/** Each role with its meaning. */
export const ruleRoles = {
  // Texts read as a whole.
  reference: 'a reference to a resource, with its fragment',
  absolute: 'an identifier with its scheme, without a fragment',
  'absolute reference': 'an identifier with its scheme, with its fragment',
  relative: 'a reference without a scheme',
  'relative part': 'a relative reference, no fragment',
  prefixed: 'an identifier with its scheme, after the prefix "url:"',
  generic: 'the form that hierarchical schemes share',
  opaque: 'the part after the scheme, without hierarchy',
  'net path': 'two slashes, an authority, a path',
  'absolute path': 'a path that begins with one slash',
  'relative path': 'a path that does not begin with a slash',
  'schemeless path': 'a relative path without a colon in its first segment',
  'base field': 'the header field that gives the base',
  'location field': 'the header field that gives the location',
  // Components.
  scheme: 'the name of a scheme',
  'scheme-specific part': 'all text after the scheme and its colon',
  authority: 'the part after "//": login, site or authority',
  server: 'an authority that is a host with a port and a user',
  'registered name': 'an authority that is a name in some registry',
  user: 'the name of a user, or all text before the "@"',
  password: 'the password of a user',
  hostport: 'a host with its port',
  host: 'a registered name or an IP address',
  port: 'a port number',
  path: 'the path of an identifier',
  query: 'the component after "?"',
  fragment: 'the component after "#"',
  // Hosts.
  hostname: 'a host by its domain name',
  'qualified name': 'the labels of a domain name after the first',
  label: 'a label of a domain name',
  'top label': 'the last label of a domain name',
  'IPv4 address': 'four numbers between dots',
  'decimal octet': 'a number of an IPv4 address, at most 255',
  'IPv6 reference': 'an IPv6 or IPvFuture address in brackets',
  'IPv6 address': 'groups of hexadecimal digits between colons',
  'scoped address': 'an IPv6 address with its zone',
  'zone identifier': 'the zone identifier, local to one host',
  'future address': 'an IPvFuture address',
  'least-significant 32 bits': 'the last two groups of an IPv6 address',
  '16-bit group': 'a group of an IPv6 address',
  '16-bit groups': 'groups of an IPv6 address, between colons',
  'hexadecimal part': 'the groups of an IPv6 address up to its IPv4 part, with the "::"',
  // Parts of paths.
  'path segments': 'segments between slashes',
  segment: 'the text between two slashes',
  'non-empty segment': 'a segment of at least one character',
  'first relative segment': 'the segment that a relative path begins with',
  parameters: 'several parameters',
  parameter: 'the text after a semicolon in a segment',
  'parameter name': 'the name of a parameter',
  'parameter value': 'the value of a parameter',
  // Known schemes.
  'other scheme': 'an identifier of a scheme without a rule of its own',
  http: 'an identifier of scheme http',
  'http path': 'the path of HTTP',
  'http segment': 'a segment of an HTTP path',
  ftp: 'an identifier of scheme ftp',
  'ftp path': 'the path of FTP',
  'ftp type': 'the type of an FTP transfer',
  'ftp format': 'the format of a text in an FTP transfer',
  file: 'an identifier of scheme file',
  afs: 'an identifier of scheme afs',
  'afs cell': 'the cell of the Andrew File System',
  news: 'an identifier of scheme news',
  'news group or article': 'the group or article of scheme news',
  'news group': 'the name of a newsgroup',
  'news article': 'the identifier of a message',
  nntp: 'an identifier of scheme nntp',
  mailto: 'an identifier of scheme mailto',
  'mail address': 'the address of a mailbox',
  mailbox: 'the part of a mail address before the "@"',
  'mail domain': 'the part of a mail address after the "@"',
  'mail sub-domain': 'a part of a mail domain between dots',
  'mail label': 'a mail sub-domain that is a name',
  'domain literal': 'a mail sub-domain that is an address in brackets',
  'domain text': 'a character of a domain literal',
  word: 'an atom or a quoted string in a mailbox',
  atom: 'characters that need no quotation marks',
  'quoted string': 'characters between quotation marks',
  'quoted text': 'a character between quotation marks',
  'quoted pair': 'a backslash and the character that it quotes',
  'any ASCII': 'any character of US-ASCII',
  mid: 'an identifier of scheme mid',
  cid: 'an identifier of scheme cid',
  'content identifier': 'the identifier of a part of a message',
  telnet: 'an identifier of scheme telnet',
  gopher: 'an identifier of scheme gopher',
  'gopher type': 'the type of a Gopher item',
  'gopher selector': 'the selector of a Gopher item',
  'gopher+ string': 'the text that Gopher+ adds to a selector',
  wais: 'an identifier of scheme wais',
  'wais index': 'a search of a WAIS database',
  'wais document': 'a document in a WAIS database',
  'wais database search': 'a WAIS database to be searched',
  'wais database': 'the name of a WAIS database',
  'wais type': 'the type of a WAIS document',
  'wais path': 'the identifier of a WAIS document',
  prospero: 'an identifier of scheme prospero',
  'prospero name': 'the host-specific object name of Prospero',
  'prospero segment': 'a segment of a Prospero object name',
  'prospero version': 'the version of a Prospero object',
  // Characters, and strings of them.
  'any character': 'any character of an identifier',
  'any character but slash': 'any character that may begin an opaque part',
  'path character': 'a character of a path',
  'user character': 'a character of the name or the password of a user',
  'data character': 'a character that stands for itself, or an escape',
  'data characters': 'several data characters',
  identifier: 'a letter and the characters after it',
  reserved: 'characters that may delimit',
  'generic delimiters': 'reserved characters that delimit components',
  'sub-delimiters': 'reserved characters that may delimit within a component',
  unreserved: 'characters that never delimit',
  'unreserved beyond ASCII': 'unreserved characters, including those beyond US-ASCII',
  'character beyond ASCII': 'a character beyond US-ASCII (some documents exclude private use)',
  'private character': 'a character for private use',
  'scheme character': 'a character of the name of a scheme',
  'host character': 'one or more characters of a host',
  mark: 'unreserved characters that are neither letters nor digits',
  safe: 'marks that need no escape',
  extra: 'further marks that need no escape',
  excluded: 'unwise characters, as gateways may change them',
  'excluded delimiters': 'characters excluded as they delimit an identifier in text',
  'control characters': 'characters excluded as they are not printable',
  space: 'the space, excluded as it may disappear or be added',
  'double quote': 'the quotation mark',
  escape: 'a percent sign and two hexadecimal digits',
  'hexadecimal digit': 'a digit of base 16',
  letter: 'a letter of US-ASCII',
  'lower-case letter': 'a lowercase letter of US-ASCII',
  'upper-case letter': 'an uppercase letter of US-ASCII',
  digit: 'a decimal digit',
  digits: 'one or more decimal digits',
  'letter or digit': 'a letter or a digit of US-ASCII',
  'letters and digits': 'one or more letters or digits',
  empty: 'the empty string',
} as const;

export type RuleRole = keyof typeof ruleRoles;

/** The roles of rules that derive whole references, which the prose covers. */
export const referenceRoles: readonly RuleRole[] = ['reference', 'absolute', 'absolute reference'];

/** Roles of rules for characters or runs of them. Trees are as readable without their nodes. */
export const characterRoles: readonly RuleRole[] = [
  'any character',
  'any character but slash',
  'data character',
  'data characters',
  'digit',
  'digits',
  'escape',
  'extra',
  'hexadecimal digit',
  'host character',
  'letter',
  'letter or digit',
  'letters and digits',
  'lower-case letter',
  'mark',
  'path character',
  'reserved',
  'safe',
  'scheme character',
  'generic delimiters',
  'sub-delimiters',
  'unreserved',
  'unreserved beyond ASCII',
  'character beyond ASCII',
  'private character',
  'upper-case letter',
];

/** Returns the names of a document's rules for characters. */
export function characterRules({
  rules,
}: {
  readonly rules: readonly { readonly name: string; readonly role: RuleRole }[];
}): ReadonlySet<string> {
  return new Set(rules.filter(({ role }) => characterRoles.includes(role)).map(({ name }) => name));
}

const ofSchemes =
  /^(?:relative(?: part)?|prefixed|generic|http|ftp|file|afs|news|nntp|mailto|[mc]id|telnet|gopher|wais|prospero)$/;

/** Tests whether texts of a rule are whole references, of any scheme or of one, or begin as relative ones do. */
export function isOfReferences(role: string): boolean {
  return (referenceRoles as readonly string[]).includes(role) || ofSchemes.test(role);
}
