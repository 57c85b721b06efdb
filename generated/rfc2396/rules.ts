// The rules of rfc2396.
// Generated from grammar/rfc2396 and its notation (sha256 63893fb2ce55fbe9367c3992e2b785c54a4de179f7ceb37e791dc627ab257431). Do not edit.

import type { RuleNode } from '../../src/core/tree/node.js';
import type { GrammarData } from '../../src/core/tree/rule.js';

/** The nodes of each rule, in the document's spelling and order, and their children's rules. */
export type Nodes = {
  "URI-reference": RuleNode<Nodes, "URI-reference", "absoluteURI" | "relativeURI" | "fragment">;
  "absoluteURI": RuleNode<Nodes, "absoluteURI", "scheme" | "hier_part" | "opaque_part">;
  "relativeURI": RuleNode<Nodes, "relativeURI", "net_path" | "abs_path" | "rel_path" | "query">;
  "hier_part": RuleNode<Nodes, "hier_part", "net_path" | "abs_path" | "query">;
  "opaque_part": RuleNode<Nodes, "opaque_part", "uric_no_slash" | "uric">;
  "uric_no_slash": RuleNode<Nodes, "uric_no_slash", "unreserved" | "escaped">;
  "net_path": RuleNode<Nodes, "net_path", "authority" | "abs_path">;
  "abs_path": RuleNode<Nodes, "abs_path", "path_segments">;
  "rel_path": RuleNode<Nodes, "rel_path", "rel_segment" | "abs_path">;
  "rel_segment": RuleNode<Nodes, "rel_segment", "unreserved" | "escaped">;
  "scheme": RuleNode<Nodes, "scheme", "alpha" | "digit">;
  "authority": RuleNode<Nodes, "authority", "server" | "reg_name">;
  "reg_name": RuleNode<Nodes, "reg_name", "unreserved" | "escaped">;
  "server": RuleNode<Nodes, "server", "userinfo" | "hostport">;
  "userinfo": RuleNode<Nodes, "userinfo", "unreserved" | "escaped">;
  "hostport": RuleNode<Nodes, "hostport", "host" | "port">;
  "host": RuleNode<Nodes, "host", "hostname" | "IPv4address">;
  "hostname": RuleNode<Nodes, "hostname", "domainlabel" | "toplabel">;
  "domainlabel": RuleNode<Nodes, "domainlabel", "alphanum">;
  "toplabel": RuleNode<Nodes, "toplabel", "alpha" | "alphanum">;
  "IPv4address": RuleNode<Nodes, "IPv4address", "digit">;
  "port": RuleNode<Nodes, "port", "digit">;
  "path": RuleNode<Nodes, "path", "abs_path" | "opaque_part">;
  "path_segments": RuleNode<Nodes, "path_segments", "segment">;
  "segment": RuleNode<Nodes, "segment", "pchar" | "param">;
  "param": RuleNode<Nodes, "param", "pchar">;
  "pchar": RuleNode<Nodes, "pchar", "unreserved" | "escaped">;
  "query": RuleNode<Nodes, "query", "uric">;
  "fragment": RuleNode<Nodes, "fragment", "uric">;
  "uric": RuleNode<Nodes, "uric", "reserved" | "unreserved" | "escaped">;
  "reserved": RuleNode<Nodes, "reserved", never>;
  "unreserved": RuleNode<Nodes, "unreserved", "alphanum" | "mark">;
  "mark": RuleNode<Nodes, "mark", never>;
  "escaped": RuleNode<Nodes, "escaped", "hex">;
  "hex": RuleNode<Nodes, "hex", "digit">;
  "alphanum": RuleNode<Nodes, "alphanum", "alpha" | "digit">;
  "alpha": RuleNode<Nodes, "alpha", "lowalpha" | "upalpha">;
  "lowalpha": RuleNode<Nodes, "lowalpha", never>;
  "upalpha": RuleNode<Nodes, "upalpha", never>;
  "digit": RuleNode<Nodes, "digit", never>;
  "control": RuleNode<Nodes, "control", never>;
  "space": RuleNode<Nodes, "space", never>;
  "delims": RuleNode<Nodes, "delims", never>;
  "unwise": RuleNode<Nodes, "unwise", never>;
};

/** The name of a rule. */
export type RuleName = keyof Nodes;

export const grammar: GrammarData<RuleName, "URI-reference"> = {
  "id": "rfc2396",
  "title": "Uniform Resource Identifiers (URI): Generic Syntax",
  "date": "1998-08",
  "start": "URI-reference",
  "names": [
    "URI-reference",
    "absoluteURI",
    "relativeURI",
    "hier_part",
    "opaque_part",
    "uric_no_slash",
    "net_path",
    "abs_path",
    "rel_path",
    "rel_segment",
    "scheme",
    "authority",
    "reg_name",
    "server",
    "userinfo",
    "hostport",
    "host",
    "hostname",
    "domainlabel",
    "toplabel",
    "IPv4address",
    "port",
    "path",
    "path_segments",
    "segment",
    "param",
    "pchar",
    "query",
    "fragment",
    "uric",
    "reserved",
    "unreserved",
    "mark",
    "escaped",
    "hex",
    "alphanum",
    "alpha",
    "lowalpha",
    "upalpha",
    "digit",
    "control",
    "space",
    "delims",
    "unwise"
  ],
  "sections": [
    "A, 4",
    "A, 3",
    "A, 5",
    "A, 3",
    "A, 3",
    "A, 3",
    "A, 3",
    "A, 3",
    "A, 5",
    "A, 5",
    "A, 3.1",
    "A, 3.2",
    "A, 3.2.1",
    "A, 3.2.2",
    "A, 3.2.2",
    "A, 3.2.2",
    "A, 3.2.2",
    "A, 3.2.2",
    "A, 3.2.2",
    "A, 3.2.2",
    "A, 3.2.2",
    "A, 3.2.2",
    "A, 3.3",
    "A, 3.3",
    "A, 3.3",
    "A, 3.3",
    "A, 3.3",
    "A, 3.4",
    "A, 4.1",
    "A, 2",
    "A, 2.2",
    "A, 2.3",
    "A, 2.3",
    "A, 2.4.1",
    "A, 2.4.1",
    "A, 1.6",
    "A, 1.6",
    "A, 1.6",
    "A, 1.6",
    "A, 1.6",
    "2.4.3",
    "2.4.3",
    "2.4.3",
    "2.4.3"
  ],
  "roles": {
    "sources": [
      {
        "in": [
          "absoluteURI"
        ],
        "role": "scheme",
        "rules": [
          "scheme"
        ]
      },
      {
        "in": [
          "net_path"
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
          "hier_part",
          "relativeURI",
          "net_path",
          "path"
        ],
        "role": "path",
        "rules": [
          "abs_path"
        ]
      },
      {
        "in": [
          "relativeURI"
        ],
        "role": "path",
        "rules": [
          "rel_path"
        ]
      },
      {
        "in": [
          "absoluteURI",
          "path"
        ],
        "role": "path",
        "rules": [
          "opaque_part"
        ]
      },
      {
        "in": [
          "hier_part",
          "relativeURI"
        ],
        "role": "query",
        "rules": [
          "query"
        ]
      },
      {
        "in": [
          "URI-reference"
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
        "hier_part",
        "opaque_part",
        "relativeURI"
      ],
      [
        "net_path",
        "rel_path"
      ],
      [
        "server",
        "reg_name"
      ],
      [
        "abs_path"
      ]
    ],
    "whole": {
      "userinfo": "user"
    }
  }
};
