// The rules of rfc3986.
// Generated from grammar/rfc3986 and its notation (sha256 c5636bcc321db15546d52cbab4924dc06631d0a28ec0b4a45a93d64f7309e6e1). Do not edit.

import type { RuleNode } from '../../src/core/tree/node.js';
import type { GrammarData } from '../../src/core/tree/rule.js';

/** The nodes of each rule, in the document's spelling and order, and their children's rules. */
export type Nodes = {
  "URI": RuleNode<Nodes, "URI", "scheme" | "hier-part" | "query" | "fragment">;
  "hier-part": RuleNode<Nodes, "hier-part", "authority" | "path-abempty" | "path-absolute" | "path-rootless" | "path-empty">;
  "URI-reference": RuleNode<Nodes, "URI-reference", "URI" | "relative-ref">;
  "absolute-URI": RuleNode<Nodes, "absolute-URI", "scheme" | "hier-part" | "query">;
  "relative-ref": RuleNode<Nodes, "relative-ref", "relative-part" | "query" | "fragment">;
  "relative-part": RuleNode<Nodes, "relative-part", "authority" | "path-abempty" | "path-absolute" | "path-noscheme" | "path-empty">;
  "scheme": RuleNode<Nodes, "scheme", "ALPHA" | "DIGIT">;
  "authority": RuleNode<Nodes, "authority", "userinfo" | "host" | "port">;
  "userinfo": RuleNode<Nodes, "userinfo", "unreserved" | "pct-encoded" | "sub-delims">;
  "host": RuleNode<Nodes, "host", "IP-literal" | "IPv4address" | "reg-name">;
  "port": RuleNode<Nodes, "port", "DIGIT">;
  "IP-literal": RuleNode<Nodes, "IP-literal", "IPv6address" | "IPvFuture">;
  "IPvFuture": RuleNode<Nodes, "IPvFuture", "HEXDIG" | "unreserved" | "sub-delims">;
  "IPv6address": RuleNode<Nodes, "IPv6address", "h16" | "ls32">;
  "h16": RuleNode<Nodes, "h16", "HEXDIG">;
  "ls32": RuleNode<Nodes, "ls32", "h16" | "IPv4address">;
  "IPv4address": RuleNode<Nodes, "IPv4address", "dec-octet">;
  "dec-octet": RuleNode<Nodes, "dec-octet", "DIGIT">;
  "reg-name": RuleNode<Nodes, "reg-name", "unreserved" | "pct-encoded" | "sub-delims">;
  "path": RuleNode<Nodes, "path", "path-abempty" | "path-noscheme" | "path-rootless">;
  "path-abempty": RuleNode<Nodes, "path-abempty", "segment">;
  "path-absolute": RuleNode<Nodes, "path-absolute", "segment-nz" | "segment">;
  "path-noscheme": RuleNode<Nodes, "path-noscheme", "segment-nz-nc" | "segment">;
  "path-rootless": RuleNode<Nodes, "path-rootless", "segment-nz" | "segment">;
  "path-empty": RuleNode<Nodes, "path-empty", never>;
  "segment": RuleNode<Nodes, "segment", "pchar">;
  "segment-nz": RuleNode<Nodes, "segment-nz", "pchar">;
  "segment-nz-nc": RuleNode<Nodes, "segment-nz-nc", "unreserved" | "pct-encoded" | "sub-delims">;
  "pchar": RuleNode<Nodes, "pchar", "unreserved" | "pct-encoded" | "sub-delims">;
  "query": RuleNode<Nodes, "query", "pchar">;
  "fragment": RuleNode<Nodes, "fragment", "pchar">;
  "pct-encoded": RuleNode<Nodes, "pct-encoded", "HEXDIG">;
  "unreserved": RuleNode<Nodes, "unreserved", "ALPHA" | "DIGIT">;
  "reserved": RuleNode<Nodes, "reserved", "gen-delims" | "sub-delims">;
  "gen-delims": RuleNode<Nodes, "gen-delims", never>;
  "sub-delims": RuleNode<Nodes, "sub-delims", never>;
  "ALPHA": RuleNode<Nodes, "ALPHA", never>;
  "DIGIT": RuleNode<Nodes, "DIGIT", never>;
  "HEXDIG": RuleNode<Nodes, "HEXDIG", "DIGIT">;
};

/** The name of a rule. */
export type RuleName = keyof Nodes;

export const grammar: GrammarData<RuleName, "URI-reference"> = {
  "id": "rfc3986",
  "title": "Uniform Resource Identifier (URI): Generic Syntax",
  "date": "2005-01",
  "start": "URI-reference",
  "names": [
    "URI",
    "hier-part",
    "URI-reference",
    "absolute-URI",
    "relative-ref",
    "relative-part",
    "scheme",
    "authority",
    "userinfo",
    "host",
    "port",
    "IP-literal",
    "IPvFuture",
    "IPv6address",
    "h16",
    "ls32",
    "IPv4address",
    "dec-octet",
    "reg-name",
    "path",
    "path-abempty",
    "path-absolute",
    "path-noscheme",
    "path-rootless",
    "path-empty",
    "segment",
    "segment-nz",
    "segment-nz-nc",
    "pchar",
    "query",
    "fragment",
    "pct-encoded",
    "unreserved",
    "reserved",
    "gen-delims",
    "sub-delims",
    "ALPHA",
    "DIGIT",
    "HEXDIG"
  ],
  "sections": [
    "3",
    "3",
    "4.1",
    "4.3",
    "4.2",
    "4.2",
    "3.1",
    "3.2",
    "3.2.1",
    "3.2.2",
    "3.2.3",
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
    "3.3",
    "3.3",
    "3.3",
    "3.3",
    "3.3",
    "3.3",
    "3.4",
    "3.5",
    "2.1",
    "2.3",
    "2.2",
    "2.2",
    "2.2",
    "RFC 2234 §6.1",
    "RFC 2234 §6.1",
    "RFC 2234 §6.1"
  ],
  "roles": {
    "sources": [
      {
        "in": [
          "URI",
          "absolute-URI"
        ],
        "role": "scheme",
        "rules": [
          "scheme"
        ]
      },
      {
        "in": [
          "hier-part",
          "relative-part"
        ],
        "role": "authority",
        "rules": [
          "authority"
        ]
      },
      {
        "in": [
          "authority"
        ],
        "role": "user",
        "rules": [
          "userinfo"
        ]
      },
      {
        "in": [
          "authority"
        ],
        "role": "host",
        "rules": [
          "host"
        ]
      },
      {
        "in": [
          "authority"
        ],
        "role": "port",
        "rules": [
          "port"
        ]
      },
      {
        "in": [
          "hier-part",
          "relative-part",
          "path"
        ],
        "role": "path",
        "rules": [
          "path-abempty",
          "path-absolute",
          "path-noscheme",
          "path-rootless",
          "path-empty"
        ]
      },
      {
        "in": [
          "URI",
          "absolute-URI",
          "relative-ref"
        ],
        "role": "query",
        "rules": [
          "query"
        ]
      },
      {
        "in": [
          "URI",
          "relative-ref"
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
        "URI",
        "relative-ref"
      ],
      [
        "path-abempty",
        "path-absolute",
        "path-noscheme",
        "path-rootless",
        "path-empty"
      ]
    ],
    "whole": {
      "userinfo": "user"
    }
  }
};
