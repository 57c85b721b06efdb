// The rules of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 f24b75c3a90530e08706dc0a3ae211de7a401cc164252b906f8365b58a020c40). Do not edit.

import type { GrammarData } from '../../src/tree/rule.js';

/** The rules of the document, in its spelling and order. */
export type RuleName =
  | "uric"
  | "reserved"
  | "unreserved"
  | "mark"
  | "escaped"
  | "delims"
  | "unwise"
  | "absolute-URI"
  | "hier-part"
  | "net-path"
  | "abs-path"
  | "opaque-part"
  | "uric-no-slash"
  | "scheme"
  | "authority"
  | "reg-name"
  | "server"
  | "userinfo"
  | "hostport"
  | "host"
  | "port"
  | "hostname"
  | "qualified"
  | "domainlabel"
  | "toplabel"
  | "alphanum"
  | "IPv4address"
  | "dec-octet"
  | "IPv6reference"
  | "IPv6address"
  | "ls32"
  | "h4"
  | "path"
  | "path-segments"
  | "segment"
  | "pchar"
  | "query"
  | "URI-reference"
  | "absolute-URI-reference"
  | "fragment"
  | "relative-URI"
  | "rel-path"
  | "rel-segment"
  | "ALPHA"
  | "DIGIT"
  | "DQUOTE"
  | "HEXDIG";

export const grammar: GrammarData<RuleName> = {
  "id": "rfc2396bis-01",
  "title": "Uniform Resource Identifier (URI): Generic Syntax",
  "date": "2003-03-03",
  "start": "URI-reference",
  "names": [
    "uric",
    "reserved",
    "unreserved",
    "mark",
    "escaped",
    "delims",
    "unwise",
    "absolute-URI",
    "hier-part",
    "net-path",
    "abs-path",
    "opaque-part",
    "uric-no-slash",
    "scheme",
    "authority",
    "reg-name",
    "server",
    "userinfo",
    "hostport",
    "host",
    "port",
    "hostname",
    "qualified",
    "domainlabel",
    "toplabel",
    "alphanum",
    "IPv4address",
    "dec-octet",
    "IPv6reference",
    "IPv6address",
    "ls32",
    "h4",
    "path",
    "path-segments",
    "segment",
    "pchar",
    "query",
    "URI-reference",
    "absolute-URI-reference",
    "fragment",
    "relative-URI",
    "rel-path",
    "rel-segment",
    "ALPHA",
    "DIGIT",
    "DQUOTE",
    "HEXDIG"
  ],
  "sections": [
    "2",
    "2.2",
    "2.3",
    "2.3",
    "2.4.1",
    "2.4.3",
    "2.4.3",
    "3",
    "3",
    "3",
    "3",
    "3",
    "3",
    "3.1",
    "3.2",
    "3.2.1",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.3",
    "3.3",
    "3.3",
    "3.3",
    "3.4",
    "4",
    "4",
    "4.1",
    "5",
    "5",
    "5",
    "RFC 2234 §6.1",
    "RFC 2234 §6.1",
    "RFC 2234 §6.1",
    "RFC 2234 §6.1"
  ],
  "ruleRoles": [
    "any character",
    "reserved",
    "unreserved",
    "mark",
    "escape",
    "excluded delimiters",
    "excluded",
    "absolute",
    "generic",
    "net path",
    "absolute path",
    "opaque",
    "any character but slash",
    "scheme",
    "authority",
    "registered name",
    "server",
    "user",
    "hostport",
    "host",
    "port",
    "hostname",
    "qualified name",
    "label",
    "top label",
    "letter or digit",
    "IPv4 address",
    "decimal octet",
    "IPv6 reference",
    "IPv6 address",
    "least-significant 32 bits",
    "16-bit group",
    "path",
    "path segments",
    "segment",
    "path character",
    "query",
    "reference",
    "absolute reference",
    "fragment",
    "relative",
    "relative path",
    "first relative segment",
    "letter",
    "digit",
    "double quote",
    "hexadecimal digit"
  ],
  "roles": {
    "sources": [
      {
        "in": [
          "absolute-URI"
        ],
        "role": "scheme",
        "rules": [
          "scheme"
        ]
      },
      {
        "in": [
          "net-path"
        ],
        "role": "authority",
        "rules": [
          "authority"
        ]
      },
      {
        "in": [
          "server"
        ],
        "role": "user",
        "rules": [
          "userinfo"
        ]
      },
      {
        "in": [
          "hostport"
        ],
        "role": "host",
        "rules": [
          "host"
        ]
      },
      {
        "in": [
          "hostport"
        ],
        "role": "port",
        "rules": [
          "port"
        ]
      },
      {
        "in": [
          "hier-part",
          "net-path",
          "relative-URI",
          "path"
        ],
        "role": "path",
        "rules": [
          "abs-path"
        ]
      },
      {
        "in": [
          "relative-URI"
        ],
        "role": "path",
        "rules": [
          "rel-path"
        ]
      },
      {
        "in": [
          "absolute-URI",
          "path"
        ],
        "role": "path",
        "rules": [
          "opaque-part"
        ]
      },
      {
        "in": [
          "hier-part",
          "relative-URI"
        ],
        "role": "query",
        "rules": [
          "query"
        ]
      },
      {
        "in": [
          "URI-reference",
          "absolute-URI-reference"
        ],
        "role": "fragment",
        "rules": [
          "fragment"
        ]
      }
    ],
    "hostKind": [
      "host"
    ],
    "neverUndefined": [
      "path"
    ],
    "carriers": [
      "hier-part",
      "opaque-part",
      "relative-URI",
      "net-path",
      "abs-path",
      "rel-path",
      "server",
      "reg-name"
    ]
  }
};
