/** The texts that suites for normalizing and comparing are chosen from: products of small parts, each of use to some step. */

/** What white space parts. */
function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** Every text of the first list before every text of the second. */
function products(first: readonly string[], second: readonly string[]): readonly string[] {
  return first.flatMap((before) => second.map((after) => before + after));
}

const schemes = words('http HTTP https ftp Ftp file gopher nntp telnet wais prospero ldap ws wss x X');

const authorities = [
  '',
  ...words(`a A A.b a%41 %61 %7e a. localhost LOCALHOST 1.2.3.4 %31.2.3.4 1.2.3.4: 1.2.3.4:08
    [::A] [::a]:80 [::a]: [::a]:08 [v1.A] [fe80::a%25En1] [fe80::a%25%45n%7e]
    u@a U@A U%41:%7e@A:080 u:p@A:8080 @a u@a: u@a:80 a: A: a:80 A:80 a:8080 a:080 a:00 :80
    a:443 a:21 a:70 a:119 a:23 a:210 a:389 a:1525`),
];

const paths = [
  '',
  ...words(`/ /b /B //b /b//c /b/ /b; /b;C /1 /1b /b:80 /b@C /.b /..b /~
    /%62 /%7e /%7E /%2f /%2d%2D /%2e /%2E%2e/b /b/%2e%2e/c /%41/%62 /%2541 /%252f /%252F /%zz
    /. /.. /./b /../b /b/../c /b/. /b/.. /b/./c /b/../../c /../../b /b//../c /b/c/../..`),
];
const tails = words('? ?Q ?%71 ?%7e%2f ?%2B%2b+ ?/../q ?q?:80 # #F #%66 #%7e #/./f ?q#f ?Q#F ?# ;#');

/** Parts of schemes that have a form of their own, and references without a scheme. */
const others = words(`
  mailto:A@B mailto:%61@b MAILTO:a@B mailto:a@B,C@D mailto:a mailto:a%40B mailto:%41@B?S=%41 mailto:? mailto:a@B#f
  news:A@B news:%41@b news:a.b news:%3B@b nntp://a/b/%31 urn:A:B URN:a mid:A@B cid:%41
  x:A x:%41 x:%7e x:%2F x:/.. x:../b x:b/../c x:. x:./b x:/b/../c x:/.//b x:/b/..//c X:B x: x%41:b
  file:/b file:///b file:/B file:b file://localhost/b file://LOCALHOST/b file://localhost FILE://localhost/
  file://a/b file:////b x://localhost/b file:/b?q file:/b#f file://localhost/b?q file://localhost/b#f
  gopher://a/1 gopher://A/1 gopher://a/ gopher://a/0 gopher://a:70/1 gopher://a/1%3F gopher://a/0%2F%3f
  telnet://a/ telnet://u@a:23/ ftp://a/%3A;type=a ftp://a/b;type=A ftp://%3A@a/ ftp://%3B%3f:%26%3d@a
  http://a/%3A%40?%26%3d http://a/b; http://a/; http://a/;? http://a/?# http://a%2fb/ http://a/http://B:80/..
  prospero://a/%3F;b=%3F prospero://a/b;%3F=%41 prospero://a/%3d%26;b=%3a wais://a/%41?%42
  HTTP:b http: http:/b http:B b B A b/../c ../%7e ./b %7E ?Q #%66 //A //A:80/%7e/../b a:b@C %41:b`);

/** Derivable by none or few. */
const broken = [
  'http://a b',
  ...words('% http://a/%4 http://[ < http://A/" HTTP://a/% \u00e4 1: http://a:b/'),
];

/** Every octet of US-ASCII and one beyond, escaped. */
const escapes = Array.from({ length: 129 }, (_, code) => `%${code.toString(16).padStart(2, '0')}`);
const marks = Array.from("-._~!$&'()*+,;=:@");

const bases = words('http://a x://A x://A:80 HTTP://U@a:80 //a x: ftp://a file:// gopher://a');
const addresses = words('http://1.2.3.4:80 http://[::A]:080');

/** Of schemes that have characters and ports of their own, with hosts and ports of every kind. */
const ofSchemes = products(
  words(`ftp://u@a:22/ ftp://1.2.3.4/ http://a:08/ http://1.2.3.4/ gopher://a:71/ gopher://1.2.3.4/
    prospero://a:15/ prospero://1.2.3.4/ telnet://1.2.3.4/`),
  ['', ...words('%3A %3A?q 0%3A 1 b%3A;c%3A=%3F')],
);

/** All of them, once. */
export const normalizeTexts: readonly string[] = [
  ...new Set([
    ...products(products(schemes, ['://']), authorities),
    ...products(products(['http://', 'x://', 'ftp://'], authorities), ['/B']),
    ...products(products(['http://'], authorities), ['?', '#f']),
    ...products([...bases, ...addresses, ''], paths),
    ...products(
      products(words('http://a HTTP://A:80 x: x://a'), ['', ...words('/ /b b /.. /%7e /%41/../b')]),
      tails,
    ),
    ...products(words('/ b /.. /%7e'), tails),
    ...products(addresses, tails),
    ...products(
      ['', ...words('http://a/ http://a/? http://a/# x: ftp://a/')],
      [escapes.join(''), marks.join('')],
    ),
    ...products(['http://a/', 'x:'], [...escapes, ...marks]),
    ...ofSchemes,
    ...others,
    ...broken,
  ]),
];
