// The rules of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 482f78c426a3fe04ba690e065c9f9760d179933c12954e04d5500517f69e65a2). Do not edit.

import type { RuleNode } from '../../src/core/tree/node.js';
import type { GrammarData } from '../../src/core/tree/rule.js';

/** The nodes of each rule, in the document's spelling and order, and their children's rules. */
export type Nodes = {
  "uric": RuleNode<Nodes, "uric", "reserved" | "unreserved" | "escaped">;
  "reserved": RuleNode<Nodes, "reserved", never>;
  "unreserved": RuleNode<Nodes, "unreserved", "ALPHA" | "DIGIT" | "mark">;
  "mark": RuleNode<Nodes, "mark", never>;
  "escaped": RuleNode<Nodes, "escaped", "HEXDIG">;
  "delims": RuleNode<Nodes, "delims", "DQUOTE">;
  "unwise": RuleNode<Nodes, "unwise", never>;
  "absolute-URI": RuleNode<Nodes, "absolute-URI", "scheme" | "hier-part" | "opaque-part">;
  "hier-part": RuleNode<Nodes, "hier-part", "net-path" | "abs-path" | "query">;
  "net-path": RuleNode<Nodes, "net-path", "authority" | "abs-path">;
  "abs-path": RuleNode<Nodes, "abs-path", "path-segments">;
  "opaque-part": RuleNode<Nodes, "opaque-part", "uric-no-slash" | "uric">;
  "uric-no-slash": RuleNode<Nodes, "uric-no-slash", "unreserved" | "escaped">;
  "scheme": RuleNode<Nodes, "scheme", "ALPHA" | "DIGIT">;
  "authority": RuleNode<Nodes, "authority", "server" | "reg-name">;
  "reg-name": RuleNode<Nodes, "reg-name", "unreserved" | "escaped">;
  "server": RuleNode<Nodes, "server", "userinfo" | "hostport">;
  "userinfo": RuleNode<Nodes, "userinfo", "unreserved" | "escaped">;
  "hostport": RuleNode<Nodes, "hostport", "host" | "port">;
  "host": RuleNode<Nodes, "host", "IPv6reference" | "IPv4address" | "hostname">;
  "port": RuleNode<Nodes, "port", "DIGIT">;
  "hostname": RuleNode<Nodes, "hostname", "domainlabel" | "qualified">;
  "qualified": RuleNode<Nodes, "qualified", "domainlabel" | "toplabel">;
  "domainlabel": RuleNode<Nodes, "domainlabel", "alphanum">;
  "toplabel": RuleNode<Nodes, "toplabel", "ALPHA" | "alphanum">;
  "alphanum": RuleNode<Nodes, "alphanum", "ALPHA" | "DIGIT">;
  "IPv4address": RuleNode<Nodes, "IPv4address", "dec-octet">;
  "dec-octet": RuleNode<Nodes, "dec-octet", "DIGIT">;
  "IPv6reference": RuleNode<Nodes, "IPv6reference", "IPv6address">;
  "IPv6address": RuleNode<Nodes, "IPv6address", "h4" | "ls32">;
  "ls32": RuleNode<Nodes, "ls32", "h4" | "IPv4address">;
  "h4": RuleNode<Nodes, "h4", "HEXDIG">;
  "path": RuleNode<Nodes, "path", "abs-path" | "opaque-part">;
  "path-segments": RuleNode<Nodes, "path-segments", "segment">;
  "segment": RuleNode<Nodes, "segment", "pchar">;
  "pchar": RuleNode<Nodes, "pchar", "unreserved" | "escaped">;
  "query": RuleNode<Nodes, "query", "pchar">;
  "URI-reference": RuleNode<Nodes, "URI-reference", "absolute-URI" | "relative-URI" | "fragment">;
  "absolute-URI-reference": RuleNode<Nodes, "absolute-URI-reference", "absolute-URI" | "fragment">;
  "fragment": RuleNode<Nodes, "fragment", "pchar">;
  "relative-URI": RuleNode<Nodes, "relative-URI", "net-path" | "abs-path" | "rel-path" | "query">;
  "rel-path": RuleNode<Nodes, "rel-path", "rel-segment" | "abs-path">;
  "rel-segment": RuleNode<Nodes, "rel-segment", "unreserved" | "escaped">;
  "ALPHA": RuleNode<Nodes, "ALPHA", never>;
  "DIGIT": RuleNode<Nodes, "DIGIT", never>;
  "DQUOTE": RuleNode<Nodes, "DQUOTE", never>;
  "HEXDIG": RuleNode<Nodes, "HEXDIG", "DIGIT">;
};

/** The name of a rule. */
export type RuleName = keyof Nodes;

export const grammar: GrammarData<RuleName, "URI-reference"> = {
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
      [
        "hier-part",
        "opaque-part",
        "relative-URI"
      ],
      [
        "net-path",
        "rel-path"
      ],
      [
        "server",
        "reg-name"
      ],
      [
        "abs-path"
      ]
    ],
    "whole": {
      "userinfo": "user"
    }
  }
};
