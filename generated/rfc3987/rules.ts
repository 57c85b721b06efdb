// The rules of rfc3987.
// Generated from grammar/rfc3987 and its notation (sha256 9ef27fbd70658ac71c29cef1a42463914a68cbfc656970babd1e6f37464127f3). Do not edit.

import type { RuleNode } from '../../src/core/tree/node.js';
import type { GrammarData } from '../../src/core/tree/rule.js';

/** The nodes of each rule, in the document's spelling and order, and their children's rules. */
export type Nodes = {
  "IRI": RuleNode<Nodes, "IRI", "scheme" | "ihier-part" | "iquery" | "ifragment">;
  "ihier-part": RuleNode<Nodes, "ihier-part", "iauthority" | "ipath-abempty" | "ipath-absolute" | "ipath-rootless" | "ipath-empty">;
  "IRI-reference": RuleNode<Nodes, "IRI-reference", "IRI" | "irelative-ref">;
  "absolute-IRI": RuleNode<Nodes, "absolute-IRI", "scheme" | "ihier-part" | "iquery">;
  "irelative-ref": RuleNode<Nodes, "irelative-ref", "irelative-part" | "iquery" | "ifragment">;
  "irelative-part": RuleNode<Nodes, "irelative-part", "iauthority" | "ipath-abempty" | "ipath-absolute" | "ipath-noscheme" | "ipath-empty">;
  "iauthority": RuleNode<Nodes, "iauthority", "iuserinfo" | "ihost" | "port">;
  "iuserinfo": RuleNode<Nodes, "iuserinfo", "iunreserved" | "pct-encoded" | "sub-delims">;
  "ihost": RuleNode<Nodes, "ihost", "IP-literal" | "IPv4address" | "ireg-name">;
  "ireg-name": RuleNode<Nodes, "ireg-name", "iunreserved" | "pct-encoded" | "sub-delims">;
  "ipath": RuleNode<Nodes, "ipath", "ipath-abempty" | "ipath-noscheme" | "ipath-rootless">;
  "ipath-abempty": RuleNode<Nodes, "ipath-abempty", "isegment">;
  "ipath-absolute": RuleNode<Nodes, "ipath-absolute", "isegment-nz" | "isegment">;
  "ipath-noscheme": RuleNode<Nodes, "ipath-noscheme", "isegment-nz-nc" | "isegment">;
  "ipath-rootless": RuleNode<Nodes, "ipath-rootless", "isegment-nz" | "isegment">;
  "ipath-empty": RuleNode<Nodes, "ipath-empty", never>;
  "isegment": RuleNode<Nodes, "isegment", "ipchar">;
  "isegment-nz": RuleNode<Nodes, "isegment-nz", "ipchar">;
  "isegment-nz-nc": RuleNode<Nodes, "isegment-nz-nc", "iunreserved" | "pct-encoded" | "sub-delims">;
  "ipchar": RuleNode<Nodes, "ipchar", "iunreserved" | "pct-encoded" | "sub-delims">;
  "iquery": RuleNode<Nodes, "iquery", "ipchar" | "iprivate">;
  "ifragment": RuleNode<Nodes, "ifragment", "ipchar">;
  "iunreserved": RuleNode<Nodes, "iunreserved", "ALPHA" | "DIGIT" | "ucschar">;
  "ucschar": RuleNode<Nodes, "ucschar", never>;
  "iprivate": RuleNode<Nodes, "iprivate", never>;
  "scheme": RuleNode<Nodes, "scheme", "ALPHA" | "DIGIT">;
  "port": RuleNode<Nodes, "port", "DIGIT">;
  "IP-literal": RuleNode<Nodes, "IP-literal", "IPv6address" | "IPvFuture">;
  "IPvFuture": RuleNode<Nodes, "IPvFuture", "HEXDIG" | "unreserved" | "sub-delims">;
  "IPv6address": RuleNode<Nodes, "IPv6address", "h16" | "ls32">;
  "h16": RuleNode<Nodes, "h16", "HEXDIG">;
  "ls32": RuleNode<Nodes, "ls32", "h16" | "IPv4address">;
  "IPv4address": RuleNode<Nodes, "IPv4address", "dec-octet">;
  "dec-octet": RuleNode<Nodes, "dec-octet", "DIGIT">;
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

export const grammar: GrammarData<RuleName, "IRI-reference"> = {
  "id": "rfc3987",
  "title": "Internationalized Resource Identifiers (IRIs)",
  "date": "2005-01",
  "start": "IRI-reference",
  "names": [
    "IRI",
    "ihier-part",
    "IRI-reference",
    "absolute-IRI",
    "irelative-ref",
    "irelative-part",
    "iauthority",
    "iuserinfo",
    "ihost",
    "ireg-name",
    "ipath",
    "ipath-abempty",
    "ipath-absolute",
    "ipath-noscheme",
    "ipath-rootless",
    "ipath-empty",
    "isegment",
    "isegment-nz",
    "isegment-nz-nc",
    "ipchar",
    "iquery",
    "ifragment",
    "iunreserved",
    "ucschar",
    "iprivate",
    "scheme",
    "port",
    "IP-literal",
    "IPvFuture",
    "IPv6address",
    "h16",
    "ls32",
    "IPv4address",
    "dec-octet",
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
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
    "2.2",
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
          "IRI",
          "absolute-IRI"
        ],
        "role": "scheme",
        "rules": [
          "scheme"
        ]
      },
      {
        "in": [
          "ihier-part",
          "irelative-part"
        ],
        "role": "authority",
        "rules": [
          "iauthority"
        ]
      },
      {
        "in": [
          "iauthority"
        ],
        "role": "user",
        "rules": [
          "iuserinfo"
        ]
      },
      {
        "in": [
          "iauthority"
        ],
        "role": "host",
        "rules": [
          "ihost"
        ]
      },
      {
        "in": [
          "iauthority"
        ],
        "role": "port",
        "rules": [
          "port"
        ]
      },
      {
        "in": [
          "ihier-part",
          "irelative-part",
          "ipath"
        ],
        "role": "path",
        "rules": [
          "ipath-abempty",
          "ipath-absolute",
          "ipath-noscheme",
          "ipath-rootless",
          "ipath-empty"
        ]
      },
      {
        "in": [
          "IRI",
          "absolute-IRI",
          "irelative-ref"
        ],
        "role": "query",
        "rules": [
          "iquery"
        ]
      },
      {
        "in": [
          "IRI",
          "irelative-ref"
        ],
        "role": "fragment",
        "rules": [
          "ifragment"
        ]
      }
    ],
    "hostKind": [
      "ihost"
    ],
    "neverUndefined": [
      "path"
    ],
    "carriers": [
      [
        "IRI",
        "irelative-ref"
      ],
      [
        "ipath-abempty",
        "ipath-absolute",
        "ipath-noscheme",
        "ipath-rootless",
        "ipath-empty"
      ]
    ],
    "whole": {
      "iauthority": "authority",
      "iuserinfo": "user",
      "ihost": "host",
      "ipath": "path",
      "iquery": "query",
      "ifragment": "fragment"
    }
  }
};
