// The rules of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 3ede1b36488201e4d027a46da4195324fce5b79d32b74480826eea0f4e9b71db). Do not edit.

import type { RuleNode } from '../../src/core/tree/node.js';
import type { GrammarData } from '../../src/core/tree/rule.js';

/** The nodes of each rule, in the document's spelling and order, and their children's rules. */
export type Nodes = {
  "URL-reference": RuleNode<Nodes, "URL-reference", "absoluteURL" | "relativeURL" | "fragment">;
  "absoluteURL": RuleNode<Nodes, "absoluteURL", "generic-URL" | "opaque-URL">;
  "opaque-URL": RuleNode<Nodes, "opaque-URL", "scheme" | "urlc">;
  "generic-URL": RuleNode<Nodes, "generic-URL", "scheme" | "relativeURL">;
  "relativeURL": RuleNode<Nodes, "relativeURL", "net_path" | "abs_path" | "rel_path">;
  "net_path": RuleNode<Nodes, "net_path", "site" | "abs_path">;
  "abs_path": RuleNode<Nodes, "abs_path", "rel_path">;
  "rel_path": RuleNode<Nodes, "rel_path", "path_segments" | "query">;
  "scheme": RuleNode<Nodes, "scheme", "alpha" | "digit">;
  "site": RuleNode<Nodes, "site", "user" | "password" | "hostport">;
  "user": RuleNode<Nodes, "user", "unreserved" | "escaped">;
  "password": RuleNode<Nodes, "password", "unreserved" | "escaped">;
  "hostport": RuleNode<Nodes, "hostport", "host" | "port">;
  "host": RuleNode<Nodes, "host", "hostname" | "hostnumber">;
  "hostname": RuleNode<Nodes, "hostname", "domainlabel" | "toplabel">;
  "domainlabel": RuleNode<Nodes, "domainlabel", "alphanum">;
  "toplabel": RuleNode<Nodes, "toplabel", "alpha" | "alphanum">;
  "hostnumber": RuleNode<Nodes, "hostnumber", "digit">;
  "port": RuleNode<Nodes, "port", "digit">;
  "path": RuleNode<Nodes, "path", "path_segments">;
  "path_segments": RuleNode<Nodes, "path_segments", "segment">;
  "segment": RuleNode<Nodes, "segment", "pchar" | "param">;
  "param": RuleNode<Nodes, "param", "pchar">;
  "pchar": RuleNode<Nodes, "pchar", "unreserved" | "escaped">;
  "query": RuleNode<Nodes, "query", "urlc">;
  "fragment": RuleNode<Nodes, "fragment", "urlc">;
  "urlc": RuleNode<Nodes, "urlc", "reserved" | "unreserved" | "escaped">;
  "reserved": RuleNode<Nodes, "reserved", never>;
  "unreserved": RuleNode<Nodes, "unreserved", "alpha" | "digit" | "mark">;
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
  "Content-Base": RuleNode<Nodes, "Content-Base", "absoluteURL">;
  "Content-Location": RuleNode<Nodes, "Content-Location", "absoluteURL" | "relativeURL">;
};

/** The name of a rule. */
export type RuleName = keyof Nodes;

export const grammar: GrammarData<RuleName, "URL-reference"> = {
  "id": "url-1997",
  "title": "Uniform Resource Locators (URL): Generic Syntax and Semantics",
  "date": "1997-05-02",
  "start": "URL-reference",
  "names": [
    "URL-reference",
    "absoluteURL",
    "opaque-URL",
    "generic-URL",
    "relativeURL",
    "net_path",
    "abs_path",
    "rel_path",
    "scheme",
    "site",
    "user",
    "password",
    "hostport",
    "host",
    "hostname",
    "domainlabel",
    "toplabel",
    "hostnumber",
    "port",
    "path",
    "path_segments",
    "segment",
    "param",
    "pchar",
    "query",
    "fragment",
    "urlc",
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
    "unwise",
    "Content-Base",
    "Content-Location"
  ],
  "sections": [
    "A, 3",
    "A, 4.2",
    "A, 4.2",
    "A, 4.2",
    "A, 5",
    "A, 5",
    "A, 5",
    "A, 5",
    "A, 4.1",
    "A, 4.3.1",
    "A, 4.3.1",
    "A, 4.3.1",
    "A, 4.3.1",
    "A, 4.3.1",
    "A, 4.3.1",
    "A, 4.3.1",
    "A, 4.3.1",
    "A, 4.3.1",
    "A, 4.3.1",
    "A, 4.3.2",
    "A, 4.3.2",
    "A, 4.3.2",
    "A, 4.3.2",
    "A, 4.3.2",
    "A, 4.3.3",
    "A, 3",
    "A",
    "A, 2.2",
    "A, 2.3",
    "A, 2.3",
    "A, 2.4.1",
    "A, 2.4.1",
    "A, 1.4",
    "A, 1.4",
    "A, 1.4",
    "A, 1.4",
    "A, 1.4",
    "2.4.3",
    "2.4.3",
    "2.4.3",
    "2.4.3",
    "5.1.1",
    "5.1.1"
  ],
  "roles": {
    "sources": [
      {
        "in": [
          "generic-URL",
          "opaque-URL"
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
          "site"
        ]
      },
      {
        "in": [
          "site"
        ],
        "role": "user",
        "rules": [
          "user"
        ]
      },
      {
        "in": [
          "site"
        ],
        "role": "password",
        "rules": [
          "password"
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
        "rules": [
          "path_segments"
        ]
      },
      {
        "in": [
          "opaque-URL"
        ],
        "role": "path",
        "rules": [
          "urlc"
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
          "URL-reference"
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
        "generic-URL",
        "opaque-URL"
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
      "site": "authority"
    }
  }
};
