/** The gallery: strings grouped by the lesson they teach, as they would be typed. */

export interface Example {
  readonly text: string;
  readonly lesson: string;
}

export interface Lesson {
  readonly title: string;
  readonly examples: readonly Example[];
}

/** Returns the lesson of an example; undefined for any other text. */
export function lessonOf(text: string): string | undefined {
  return gallery.flatMap(({ examples }) => examples).find((example) => example.text === text)?.lesson;
}

/** The shortest strings that need no base and are valid by RFC 3986 or by the URL Standard alone. */
const rfc3986OrWhatwg: Lesson = {
  title: 'RFC 3986 or WHATWG?',
  examples: [
    { text: 'ws:a', lesson: 'WHATWG: a special scheme needs “//” and a host.' },
    { text: 'file:', lesson: 'WHATWG: “file:” needs “//”.' },
    { text: 'ws://_', lesson: 'WHATWG: a domain has letters, digits and hyphens.' },
    { text: 'ws://-', lesson: 'WHATWG: a label neither begins nor ends with a hyphen.' },
    { text: 'ws://aa--b', lesson: 'WHATWG: hyphens in places three and four mark Punycode.' },
    { text: 'ws://a.', lesson: 'WHATWG: a domain has no empty label.' },
    { text: 'ws://0', lesson: 'WHATWG: a domain does not end in a number.' },
    { text: 'ws://1.2.3', lesson: 'WHATWG: an IPv4 address has four parts.' },
    { text: 'ws://%61', lesson: 'WHATWG: a domain has no percent-encoded bytes.' },
    { text: 'file://a:', lesson: 'WHATWG: “file:” has no port.' },
    { text: 'a://:', lesson: 'WHATWG: a port needs a host.' },
    { text: 'a://@', lesson: 'WHATWG: user and password cannot be written.' },
    { text: 'a://a:65536', lesson: 'WHATWG: a port has 16 bits.' },
    { text: 'a://[::00]', lesson: 'WHATWG: pieces of IPv6 addresses have no leading zeros.' },
    { text: 'a://[v1.a]', lesson: 'WHATWG: there are no future address formats.' },
    { text: 'a:\\u{E9}', lesson: 'RFC 3986: URIs have characters of US-ASCII.' },
    { text: 'ws://\\u{E9}', lesson: 'RFC 3986: a host beyond US-ASCII is percent-encoded.' },
  ],
};

export const gallery: readonly Lesson[] = [
  rfc3986OrWhatwg,
  {
    title: 'Common ground',
    examples: [
      { text: 'http://www.w3.org/Addressing/', lesson: 'The typical web address: all documents accept it.' },
      { text: 'http://user@www.w3.org:80/a/b?c#d', lesson: 'Documents split this string differently.' },
      {
        text: 'news:comp.infosystems.www.misc',
        lesson: 'Early documents give news its own syntax.',
      },
    ],
  },
  {
    title: 'Case',
    examples: [
      {
        text: 'HTTP://WWW.W3.ORG/',
        lesson: 'The 1993 draft distinguishes case; RFC 1738 (1994) allows only lower-case schemes.',
      },
      { text: 'http://h/%7e', lesson: 'May an escape use lower-case hexadecimal digits?' },
    ],
  },
  {
    title: 'Empty is not absent',
    examples: [
      { text: 'http://h/?', lesson: 'A query that is present but empty.' },
      { text: 'http://h/#', lesson: 'An empty fragment: derivable since RFC 1808.' },
      { text: 'http://h:/', lesson: 'A colon without a port.' },
      { text: '', lesson: 'The empty string is a reference to the current document.' },
    ],
  },
  {
    title: 'What is a host?',
    examples: [
      {
        text: 'http://a_b/',
        lesson: '“a_b” is not a valid host name, so the 1997 draft reads “//a_b/” as a path.',
      },
      { text: 'http://www.w3.org./', lesson: 'A final dot, which names the DNS root.' },
      { text: 'http://256.1.1.1/', lesson: 'When is a number too large?' },
      { text: 'http://[2001:db8::7]/', lesson: 'IPv6 in brackets: since RFC 2732 (1999).' },
      {
        text: 'http://h:80x/',
        lesson: 'Before RFC 3986 (2005), “h:80x” could be a registered name.',
      },
    ],
  },
  {
    title: 'Where does the path begin?',
    examples: [
      {
        text: '//g',
        lesson: 'Older grammars allow several derivations; RFC 3986 (2005) allows one.',
      },
      { text: '//h?q', lesson: 'The 1997 draft requires a slash before the query.' },
      { text: 'http:g', lesson: 'A scheme before a relative path.' },
      { text: 'g:h', lesson: 'A scheme, or a segment with a colon?' },
      { text: 'a:?q', lesson: 'Is “?q” a query, or part of an unstructured rest?' },
    ],
  },
  {
    title: 'Loopholes',
    examples: [
      { text: 'http://u@h/', lesson: 'RFC 1738 (1994) forbids the user, but its rule otherurl accepts it.' },
      { text: 'http://h?q', lesson: 'The rule httpurl of RFC 1738 rejects it; its rule url accepts it.' },
      { text: '1x:y', lesson: 'A scheme that begins with a digit.' },
    ],
  },
  {
    title: 'Characters',
    examples: [
      {
        text: 'http://h/a b',
        lesson: 'The 1993 draft allows the space in its grammar but forbids it in its prose.',
      },
      { text: 'http://h/~joe', lesson: 'The tilde once had to be escaped.' },
      { text: 'http://h/a\\u{200B}b', lesson: 'An invisible character.' },
      { text: 'http://h/%zz', lesson: '“%zz” is not an escape: z is not a hexadecimal digit.' },
      { text: 'http://h/caf\\u{E9}', lesson: 'Only IRIs and WHATWG URLs have characters beyond US-ASCII.' },
    ],
  },
  {
    title: 'Scheme-specific syntax',
    examples: [
      { text: 'gopher://h/1a%09search', lesson: 'An escaped tab as a separator.' },
      {
        text: 'ftp://me:pw@h/%2Fetc/motd;type=A',
        lesson: 'User and password, the root directory, a transfer type.',
      },
      { text: 'wais://h/db/w/12/x', lesson: 'The 1993 draft requires a length (12).' },
      {
        text: 'mailto:me@h',
        lesson: 'Only RFC 1630 and RFC 1738 give mailto its own syntax.',
      },
    ],
  },
];
