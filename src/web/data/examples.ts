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

export const gallery: readonly Lesson[] = [
  {
    title: 'Common ground',
    examples: [
      { text: 'http://www.w3.org/Addressing/', lesson: 'What all of them were written for.' },
      { text: 'http://user@www.w3.org:80/a/b?c#d', lesson: 'One string, cut in many ways.' },
      { text: 'news:comp.infosystems.www.misc', lesson: 'A form of its own, and later like any other.' },
    ],
  },
  {
    title: 'Case',
    examples: [
      {
        text: 'HTTP://WWW.W3.ORG/',
        lesson: 'In 1993 letters stand for themselves; RFC 1738 knows lower-case schemes.',
      },
      { text: 'http://h/%7e', lesson: 'Hexadecimal digits in lower case.' },
    ],
  },
  {
    title: 'Empty is not absent',
    examples: [
      { text: 'http://h/?', lesson: 'A query that is there, and empty.' },
      { text: 'http://h/#', lesson: 'An empty fragment: derivable since RFC 1808.' },
      { text: 'http://h:/', lesson: 'A colon without a port.' },
      { text: '', lesson: 'The empty string is a reference, to the current document.' },
    ],
  },
  {
    title: 'What is a host?',
    examples: [
      { text: 'http://a_b/', lesson: 'No host name, so 1997 finds it a path.' },
      { text: 'http://www.w3.org./', lesson: 'The dot of the root.' },
      { text: 'http://256.1.1.1/', lesson: 'When is a number too large?' },
      { text: 'http://[2001:db8::7]/', lesson: 'IPv6 in brackets: from RFC 2732 on.' },
      { text: 'http://h:80x/', lesson: 'A bad port was a good registry name, until RFC 3986.' },
    ],
  },
  {
    title: 'Where does the path begin?',
    examples: [
      {
        text: '//g',
        lesson: 'Three derivations, of which the document picks one; in RFC 3986 only one is left.',
      },
      { text: '//h?q', lesson: '1997 needs a slash before the query.' },
      { text: 'http:g', lesson: 'A scheme in front of a relative path.' },
      { text: 'g:h', lesson: 'A scheme, or a segment with a colon?' },
      { text: 'a:?q', lesson: 'Opaque, or an empty path with a query?' },
    ],
  },
  {
    title: 'The back door',
    examples: [
      { text: 'http://u@h/', lesson: 'RFC 1738 forbids the user, and its otherurl lets it in.' },
      { text: 'http://h?q', lesson: 'Not an httpurl, yet a url.' },
      { text: '1x:y', lesson: 'A scheme that begins with a digit.' },
    ],
  },
  {
    title: 'Characters',
    examples: [
      { text: 'http://h/a b', lesson: 'The space is an extra of 1993, whatever its prose says.' },
      { text: 'http://h/~joe', lesson: 'The tilde had to be escaped once.' },
      { text: 'http://h/a\\u{200B}b', lesson: 'A character that nobody sees.' },
      { text: 'http://h/%zz', lesson: 'A percent sign that begins no escape.' },
      { text: 'http://h/caf\\u{E9}', lesson: 'Beyond US-ASCII nothing is derivable.' },
    ],
  },
  {
    title: 'Schemes of their own',
    examples: [
      { text: 'gopher://h/1a%09search', lesson: 'A tab, escaped, that separates.' },
      { text: 'ftp://me:pw@h/%2Fetc/motd;type=A', lesson: 'A login, a root, a type.' },
      { text: 'wais://h/db/w/12/x', lesson: '1993 wants the length of the document.' },
      { text: 'mailto:me@h', lesson: 'A form of its own in RFC 1738, a generic string before and after.' },
    ],
  },
];
