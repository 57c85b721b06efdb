/** Strings of the URL Standard that RFC 3986 judges otherwise, and neighbours of them, by kind of base. */
import type { Derivability } from '../expected.js';

export const derivabilities: readonly Derivability[] = [
  // #path-relative-scheme-less-url-string: it does not start with a scheme and ":".
  ['valid-URL-string-special', ':', true],
  ['valid-URL-string-file', '0:', true],
  ['valid-URL-string-other', '%aa:', true],
  ['valid-URL-string-special', 'a!:', true],
  ['valid-URL-string-special', 'http:a', false],
  ['valid-URL-string-opaque', ':', false],
  ['valid-URL-string', ':', false],
  // #url-code-points
  ['valid-URL-string-special', '/é', true],
  ['valid-URL-string', 'a:é', true],
  ['valid-URL-string', 'a:\ue000', true],
  ['valid-URL-string', 'a:\ufffd', true],
  ['valid-URL-string', 'a:\u{10fffd}', true],
  ['valid-URL-string', 'a:\u{1ffff}', false],
  ['valid-URL-string', 'a:\ufdd0', false],
  ['valid-URL-string', 'a:\u0080', false],
  ['valid-URL-string', 'a:\ud800', false],
  // #valid-domain
  ['valid-URL-string', 'ws://é', true],
  ['valid-URL-string', 'http://<\u0338/', true],
  ['valid-URL-string', 'http://</', false],
  ['valid-URL-string', 'ws://!', false],
  ['valid-URL-string', 'ws://_', false],
  ['valid-URL-string', 'ws://-', false],
  ['valid-URL-string', 'ws://a.', false],
  ['valid-URL-string', 'ws://aa--b', false],
  ['valid-URL-string', 'ws://xn--a', true],
  ['valid-URL-string', 'ws://%61', false],
  // #ends-in-a-number-checker, #valid-ipv4-address-string
  ['valid-URL-string', 'ws://0', false],
  ['valid-URL-string', 'ws://0x', false],
  ['valid-URL-string', 'ws://0xg', true],
  ['valid-URL-string', 'ws://1.2.3', false],
  ['valid-URL-string', 'ws://1.2.3.4', true],
  ['valid-URL-string', 'ws://1.2.3.04', false],
  ['valid-URL-string', 'ws://1.2.3.a', true],
  // #absolute-url-string
  ['valid-URL-string', 'ws:', false],
  ['valid-URL-string', 'WS:a', false],
  ['valid-URL-string', 'w:', true],
  ['valid-URL-string', 'wst:', true],
  ['valid-URL-string', 'file:', false],
  ['valid-URL-string', 'file:/', false],
  ['valid-URL-string', 'file://', true],
  ['valid-URL-string', 'ws://', false],
  ['valid-URL-string-special', '//', false],
  ['valid-URL-string-file', '//', true],
  ['valid-URL-string-other', '//', true],
  // #opaque-host-and-port-string
  ['valid-URL-string', 'a://:', false],
  ['valid-URL-string', 'a://@', false],
  // #scheme-relative-file-url-string
  ['valid-URL-string', 'file://a:', false],
  ['valid-URL-string', 'file://c:/', false],
  // #url-port-string
  ['valid-URL-string', 'a://a:65535', true],
  ['valid-URL-string', 'a://a:65536', false],
  ['valid-URL-string', 'a://a:00065535', true],
  ['valid-URL-string', 'a://a:', true],
  // #valid-ipv6-address-string
  ['valid-URL-string', 'a://[::00]', false],
  ['valid-URL-string', 'a://[1:2:3:4:5:6:7::]', true],
  ['valid-URL-string', 'a://[::1:2:3:4:5:6:7:8]', false],
  ['valid-URL-string', 'a://[v1.a]', false],
  // #relative-url-with-fragment-string
  ['valid-URL-string-opaque', '', false],
  ['valid-URL-string-opaque', 'a', false],
  ['valid-URL-string-opaque', '#a', true],
  ['valid-URL-string-other', '', true],
];
