/**
 * Strings by which published work shows that parsers read different hosts, by its categories. Each string is a fact of
 * its source.
 */
/** A list of texts whose hosts are on record for every parser. */
export interface HostList {
  readonly name: string;
  /** Origin of the texts. */
  readonly source: string;
  readonly texts: readonly string[];
}

const tsai = 'Orange Tsai, A New Era of SSRF, Black Hat USA 2017';
const claroty = 'Claroty Team82 and Snyk, Exploiting URL Parsing Confusion, 2022';
const equivocal = 'Reynolds, Bates and Bailey, Equivocal URLs, ESORICS 2022, table 3 and section 6.2';

/** A list for each category of each source. */
export const famousStrings: readonly HostList[] = [
  {
    name: 'Tsai: several hosts',
    source: tsai,
    texts: [
      'http://1.1.1.1 &@2.2.2.2# @3.3.3.3/',
      'http://google.com#@evil.com/',
      'http://foo@evil.com:80@google.com/',
      'http://foo@127.0.0.1 @google.com/',
    ],
  },
  {
    name: 'Tsai: backslash',
    source: tsai,
    texts: [
      String.raw`http://127.1.1.1:80\@127.2.2.2:80/`,
      String.raw`http://127.1.1.1:80\@@127.2.2.2:80/`,
      String.raw`http://127.1.1.1:80:\@@127.2.2.2:80/`,
      String.raw`http://127.1.1.1:80#\@127.2.2.2:80/`,
    ],
  },
  { name: 'Tsai: two ports', source: tsai, texts: ['http://127.0.0.1:11211:80/'] },
  {
    name: 'Tsai: text after an address',
    source: tsai,
    texts: [
      'http://127.0.0.1\tfoo.google.com',
      'http://127.0.0.1%09foo.google.com',
      'http://127.0.0.1%2509foo.google.com',
    ],
  },
  { name: 'Tsai: number or IDNA', source: tsai, texts: ['http://0/', 'http://\u00DF.orange.tw/'] },
  { name: 'Claroty and Snyk: scheme confusion', source: claroty, texts: ['google.com/abc'] },
  {
    name: 'Claroty and Snyk: slash confusion',
    source: claroty,
    texts: ['http:///google.com', 'http:/google.com'],
  },
  {
    name: 'Claroty and Snyk: backslash confusion',
    source: claroty,
    texts: [String.raw`http:\\google.com`],
  },
  {
    name: 'Claroty and Snyk: URL-encoded data confusion',
    source: claroty,
    texts: ['http://%67oogle.com'],
  },
  {
    name: 'Claroty and Snyk: scheme mixup',
    source: claroty,
    texts: ['ldap://127.0.0.1#.evilhost.com:1389/a'],
  },
  { name: 'Equivocal URLs 1: null bytes', source: equivocal, texts: ['https://n.pr\0@e.gg'] },
  {
    name: 'Equivocal URLs 2: backslash correction',
    source: equivocal,
    texts: [
      String.raw`https://n.pr\@e.gg`,
      String.raw`https://malware.testing.google.test\testing\malware\*@letsencrypt.org`,
      'http://letsencrypt.org%5C@malware.testing.google.test/testing/malware/*',
    ],
  },
  {
    name: 'Equivocal URLs 3: overeager percent-decoding',
    source: equivocal,
    texts: ['https://n.pr%2ee.gg', 'http://letsencrypt.org%2F@malware.testing.google.test/testing/malware/*'],
  },
  { name: 'Equivocal URLs 4: syntax of IPv6', source: equivocal, texts: ['https://n.pr][e.gg'] },
  { name: 'Equivocal URLs 5: Punycode', source: equivocal, texts: ['https://n.pr\u0130@e.gg'] },
  { name: 'Equivocal URLs 6: low ASCII', source: equivocal, texts: ['https://n.pr\ne.gg'] },
  { name: 'Equivocal URLs 7: extra delimiters', source: equivocal, texts: ['https://n.pr#@e.gg'] },
  {
    name: 'Node.js: characters that IDNA maps to others, or to none',
    source: 'nodejs/node#38631, 2021; the first string from HackerOne report 678487',
    texts: ['http://bad.c\u2100.good.com/', 'http://\u00AD/bad.com'],
  },
  {
    name: 'curl: port, then a second @',
    source: 'Daniel Stenberg, One URL standard please, 2017',
    texts: ['http://user@example.com:80@daniel.haxx.se'],
  },
  {
    name: 'host-consensus: numeric addresses',
    source: 'host-consensus, 2026: numeric IPv4 forms, lirantal/awesome-nodejs-security#165',
    texts: ['http://0x7f.1/', 'http://017700000001/', 'http://2130706433/'],
  },
  {
    name: 'OWASP: backslash before @',
    source: 'OWASP Server-Side Request Forgery Prevention Cheat Sheet, case 1; also host-consensus, 2026',
    texts: [String.raw`http://example.com\@evil.com`],
  },
  {
    name: 'CVE-2026-13676: international host',
    source: 'fast-uri, GHSA-4c8g-83qw-93j6',
    texts: ['http://127\u30020\u30020\u30021/'],
  },
  {
    name: 'CVE-2026-16221: backslash in the authority',
    source: 'fast-uri, GHSA-v2hh-gcrm-f6hx',
    texts: [String.raw`http://evil.com\@allowed.com`],
  },
  {
    name: 'CVE-2026-18446: backslashes before the authority',
    source: 'fast-uri, GHSA-7p8r-x3mc-p8w7',
    texts: ['', 'http:'].flatMap((scheme) =>
      ['\\\\', '/\\', '\\/'].map((slashes) => `${scheme}${slashes}evil.com/path`),
    ),
  },
  {
    name: 'CVE-2026-84394: unclosed bracket',
    source: 'fast-uri, GHSA-58mr-gqgx-xq4g',
    texts: ['http://[@127.0.0.1/'],
  },
  {
    name: 'CVE-2026-110180: second @',
    source: 'fast-uri, GHSA-wjr9-j795-jxcr',
    texts: ['http://a@b@evil.example/'],
  },
];
