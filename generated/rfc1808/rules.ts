// The rules of rfc1808.
// Generated from grammar/rfc1808 and its notation (sha256 d9833e87df1324cec1cb0b0b8a617c5af2adc2a288158f6e09ff975f42962bd1). Do not edit.

import type { RuleNode } from '../../src/core/tree/node.js';
import type { GrammarData } from '../../src/core/tree/rule.js';

/** The nodes of each rule, in the document's spelling and order, and their children's rules. */
export type Nodes = {
  "URL": RuleNode<Nodes, "URL", "absoluteURL" | "relativeURL" | "fragment">;
  "absoluteURL": RuleNode<Nodes, "absoluteURL", "generic-RL" | "scheme" | "uchar" | "reserved">;
  "generic-RL": RuleNode<Nodes, "generic-RL", "scheme" | "relativeURL">;
  "relativeURL": RuleNode<Nodes, "relativeURL", "net_path" | "abs_path" | "rel_path">;
  "net_path": RuleNode<Nodes, "net_path", "net_loc" | "abs_path">;
  "abs_path": RuleNode<Nodes, "abs_path", "rel_path">;
  "rel_path": RuleNode<Nodes, "rel_path", "path" | "params" | "query">;
  "path": RuleNode<Nodes, "path", "fsegment" | "segment">;
  "fsegment": RuleNode<Nodes, "fsegment", "pchar">;
  "segment": RuleNode<Nodes, "segment", "pchar">;
  "params": RuleNode<Nodes, "params", "param">;
  "param": RuleNode<Nodes, "param", "pchar">;
  "scheme": RuleNode<Nodes, "scheme", "alpha" | "digit">;
  "net_loc": RuleNode<Nodes, "net_loc", "pchar">;
  "query": RuleNode<Nodes, "query", "uchar" | "reserved">;
  "fragment": RuleNode<Nodes, "fragment", "uchar" | "reserved">;
  "pchar": RuleNode<Nodes, "pchar", "uchar">;
  "uchar": RuleNode<Nodes, "uchar", "unreserved" | "escape">;
  "unreserved": RuleNode<Nodes, "unreserved", "alpha" | "digit" | "safe" | "extra">;
  "escape": RuleNode<Nodes, "escape", "hex">;
  "hex": RuleNode<Nodes, "hex", "digit">;
  "alpha": RuleNode<Nodes, "alpha", "lowalpha" | "hialpha">;
  "lowalpha": RuleNode<Nodes, "lowalpha", never>;
  "hialpha": RuleNode<Nodes, "hialpha", never>;
  "digit": RuleNode<Nodes, "digit", never>;
  "safe": RuleNode<Nodes, "safe", never>;
  "extra": RuleNode<Nodes, "extra", never>;
  "national": RuleNode<Nodes, "national", never>;
  "reserved": RuleNode<Nodes, "reserved", never>;
  "punctuation": RuleNode<Nodes, "punctuation", never>;
  "base-header": RuleNode<Nodes, "base-header", "absoluteURL">;
};

/** The name of a rule. */
export type RuleName = keyof Nodes;

export const grammar: GrammarData<RuleName, "URL"> = {
  "id": "rfc1808",
  "title": "Relative Uniform Resource Locators",
  "date": "1995-06",
  "start": "URL",
  "names": [
    "URL",
    "absoluteURL",
    "generic-RL",
    "relativeURL",
    "net_path",
    "abs_path",
    "rel_path",
    "path",
    "fsegment",
    "segment",
    "params",
    "param",
    "scheme",
    "net_loc",
    "query",
    "fragment",
    "pchar",
    "uchar",
    "unreserved",
    "escape",
    "hex",
    "alpha",
    "lowalpha",
    "hialpha",
    "digit",
    "safe",
    "extra",
    "national",
    "reserved",
    "punctuation",
    "base-header"
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
    "3.1"
  ],
  "roles": {
    "sources": [
      {
        "in": [
          "absoluteURL",
          "generic-RL"
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
          "net_loc"
        ]
      },
      {
        "in": [
          "abs_path"
        ],
        "role": "path",
        "literal": "/"
      },
      {
        "in": [
          "rel_path"
        ],
        "role": "path",
        "literal": ";"
      },
      {
        "in": [
          "rel_path"
        ],
        "role": "path",
        "rules": [
          "path",
          "params"
        ]
      },
      {
        "in": [
          "absoluteURL"
        ],
        "role": "path",
        "rules": [
          "uchar",
          "reserved"
        ]
      },
      {
        "in": [
          "rel_path"
        ],
        "role": "query",
        "rules": [
          "query"
        ]
      },
      {
        "in": [
          "URL"
        ],
        "role": "fragment",
        "rules": [
          "fragment"
        ]
      }
    ],
    "hostKind": [],
    "neverUndefined": [
      "path"
    ],
    "carriers": [
      [
        "absoluteURL"
      ],
      [
        "generic-RL"
      ],
      [
        "net_path"
      ],
      [
        "abs_path"
      ],
      [
        "rel_path"
      ]
    ],
    "whole": {
      "net_loc": "authority"
    }
  }
};
