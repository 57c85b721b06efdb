// The rules of url-1993.
// Generated from grammar/url-1993 and its notation (sha256 17d03bcfd13989e12bb5e4245f3de41e6f62231f8a1df46971ea70a9db61ffce). Do not edit.

import type { RuleNode } from '../../src/core/tree/node.js';
import type { GrammarData } from '../../src/core/tree/rule.js';

/** The nodes of each rule, in the document's spelling and order, and their children's rules. */
export type Nodes = {
  "fragmentaddress": RuleNode<Nodes, "fragmentaddress", "url" | "fragmentid">;
  "url": RuleNode<Nodes, "url", "httpaddress" | "fileaddress" | "newsaddress" | "prosperoaddress" | "telnetaddress" | "gopheraddress" | "waisaddress" | "afsaddress" | "generic">;
  "generic": RuleNode<Nodes, "generic", "scheme" | "path" | "search">;
  "scheme": RuleNode<Nodes, "scheme", "ialpha">;
  "httpaddress": RuleNode<Nodes, "httpaddress", "hostport" | "path" | "search">;
  "fileaddress": RuleNode<Nodes, "fileaddress", "host" | "path">;
  "afsaddress": RuleNode<Nodes, "afsaddress", "cellname" | "path">;
  "newsaddress": RuleNode<Nodes, "newsaddress", "groupart">;
  "waisaddress": RuleNode<Nodes, "waisaddress", "waisdoc" | "waisindex">;
  "waisindex": RuleNode<Nodes, "waisindex", "hostport" | "database" | "search">;
  "waisdoc": RuleNode<Nodes, "waisdoc", "hostport" | "database" | "wtype" | "digits" | "path">;
  "groupart": RuleNode<Nodes, "groupart", "article" | "group">;
  "group": RuleNode<Nodes, "group", "ialpha">;
  "article": RuleNode<Nodes, "article", "xalphas" | "host">;
  "database": RuleNode<Nodes, "database", "xalphas">;
  "wtype": RuleNode<Nodes, "wtype", "xalphas">;
  "prosperoaddress": RuleNode<Nodes, "prosperoaddress", "prosperolink">;
  "prosperolink": RuleNode<Nodes, "prosperolink", "hostport" | "hsoname" | "version" | "attributes">;
  "hsoname": RuleNode<Nodes, "hsoname", "path">;
  "version": RuleNode<Nodes, "version", "digits">;
  "attributes": RuleNode<Nodes, "attributes", "attribute">;
  "attribute": RuleNode<Nodes, "attribute", "alphanums">;
  "telnetaddress": RuleNode<Nodes, "telnetaddress", "user" | "hostport">;
  "gopheraddress": RuleNode<Nodes, "gopheraddress", "hostport" | "gtype" | "selector" | "search">;
  "hostport": RuleNode<Nodes, "hostport", "host" | "port">;
  "host": RuleNode<Nodes, "host", "hostname" | "hostnumber">;
  "cellname": RuleNode<Nodes, "cellname", "hostname">;
  "hostname": RuleNode<Nodes, "hostname", "ialpha">;
  "hostnumber": RuleNode<Nodes, "hostnumber", "digits">;
  "port": RuleNode<Nodes, "port", "digits">;
  "selector": RuleNode<Nodes, "selector", "path">;
  "path": RuleNode<Nodes, "path", "xpalphas" | "void">;
  "search": RuleNode<Nodes, "search", "xalphas">;
  "user": RuleNode<Nodes, "user", "xalphas">;
  "fragmentid": RuleNode<Nodes, "fragmentid", "xalphas">;
  "gtype": RuleNode<Nodes, "gtype", "xalpha">;
  "xalpha": RuleNode<Nodes, "xalpha", "alpha" | "digit" | "safe" | "extra" | "escape">;
  "xalphas": RuleNode<Nodes, "xalphas", "xalpha">;
  "xpalpha": RuleNode<Nodes, "xpalpha", "xalpha">;
  "xpalphas": RuleNode<Nodes, "xpalphas", "xpalpha">;
  "ialpha": RuleNode<Nodes, "ialpha", "alpha" | "xalphas">;
  "alpha": RuleNode<Nodes, "alpha", never>;
  "digit": RuleNode<Nodes, "digit", never>;
  "safe": RuleNode<Nodes, "safe", never>;
  "extra": RuleNode<Nodes, "extra", never>;
  "escape": RuleNode<Nodes, "escape", "hex">;
  "hex": RuleNode<Nodes, "hex", "digit">;
  "variant": RuleNode<Nodes, "variant", never>;
  "punctuation": RuleNode<Nodes, "punctuation", never>;
  "digits": RuleNode<Nodes, "digits", "digit">;
  "alphanum": RuleNode<Nodes, "alphanum", "alpha" | "digit">;
  "alphanums": RuleNode<Nodes, "alphanums", "alphanum">;
  "void": RuleNode<Nodes, "void", never>;
};

/** The name of a rule. */
export type RuleName = keyof Nodes;

export const grammar: GrammarData<RuleName, "fragmentaddress"> = {
  "id": "url-1993",
  "title": "Uniform Resource Locators",
  "date": "1993-07-14",
  "start": "fragmentaddress",
  "names": [
    "fragmentaddress",
    "url",
    "generic",
    "scheme",
    "httpaddress",
    "fileaddress",
    "afsaddress",
    "newsaddress",
    "waisaddress",
    "waisindex",
    "waisdoc",
    "groupart",
    "group",
    "article",
    "database",
    "wtype",
    "prosperoaddress",
    "prosperolink",
    "hsoname",
    "version",
    "attributes",
    "attribute",
    "telnetaddress",
    "gopheraddress",
    "hostport",
    "host",
    "cellname",
    "hostname",
    "hostnumber",
    "port",
    "selector",
    "path",
    "search",
    "user",
    "fragmentid",
    "gtype",
    "xalpha",
    "xalphas",
    "xpalpha",
    "xpalphas",
    "ialpha",
    "alpha",
    "digit",
    "safe",
    "extra",
    "escape",
    "hex",
    "variant",
    "punctuation",
    "digits",
    "alphanum",
    "alphanums",
    "void"
  ],
  "sections": [
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax",
    "BNF syntax"
  ],
  "roles": {
    "sources": [
      {
        "in": [
          "httpaddress"
        ],
        "role": "scheme",
        "literal": "http"
      },
      {
        "in": [
          "fileaddress"
        ],
        "role": "scheme",
        "literal": "ftp"
      },
      {
        "in": [
          "afsaddress"
        ],
        "role": "scheme",
        "literal": "afs"
      },
      {
        "in": [
          "newsaddress"
        ],
        "role": "scheme",
        "literal": "news"
      },
      {
        "in": [
          "waisindex",
          "waisdoc"
        ],
        "role": "scheme",
        "literal": "wais"
      },
      {
        "in": [
          "prosperolink"
        ],
        "role": "scheme",
        "literal": "prospero"
      },
      {
        "in": [
          "telnetaddress"
        ],
        "role": "scheme",
        "literal": "telnet"
      },
      {
        "in": [
          "gopheraddress"
        ],
        "role": "scheme",
        "literal": "gopher"
      },
      {
        "in": [
          "generic"
        ],
        "role": "scheme",
        "rules": [
          "scheme"
        ]
      },
      {
        "in": [
          "httpaddress",
          "waisindex",
          "waisdoc",
          "prosperolink",
          "gopheraddress"
        ],
        "role": "authority",
        "rules": [
          "hostport"
        ]
      },
      {
        "in": [
          "fileaddress"
        ],
        "role": "authority",
        "rules": [
          "host"
        ]
      },
      {
        "in": [
          "afsaddress"
        ],
        "role": "authority",
        "rules": [
          "cellname"
        ]
      },
      {
        "in": [
          "telnetaddress"
        ],
        "role": "authority",
        "rules": [
          "user",
          "hostport"
        ]
      },
      {
        "in": [
          "telnetaddress"
        ],
        "role": "user",
        "rules": [
          "user"
        ]
      },
      {
        "in": [
          "hostport",
          "fileaddress"
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
          "generic",
          "httpaddress",
          "fileaddress",
          "afsaddress"
        ],
        "role": "path",
        "rules": [
          "path"
        ]
      },
      {
        "in": [
          "newsaddress"
        ],
        "role": "path",
        "rules": [
          "groupart"
        ]
      },
      {
        "in": [
          "waisindex",
          "waisdoc"
        ],
        "role": "path",
        "rules": [
          "database",
          "wtype",
          "digits",
          "path"
        ]
      },
      {
        "in": [
          "prosperolink"
        ],
        "role": "path",
        "rules": [
          "hsoname",
          "version",
          "attributes"
        ]
      },
      {
        "in": [
          "gopheraddress"
        ],
        "role": "path",
        "rules": [
          "gtype",
          "selector"
        ]
      },
      {
        "in": [
          "generic",
          "httpaddress",
          "waisindex",
          "gopheraddress"
        ],
        "role": "query",
        "rules": [
          "search"
        ]
      },
      {
        "in": [
          "fragmentaddress"
        ],
        "role": "fragment",
        "rules": [
          "fragmentid"
        ]
      },
      {
        "in": [
          "gopheraddress"
        ],
        "role": "gopherType",
        "rules": [
          "gtype"
        ]
      },
      {
        "in": [
          "gopheraddress"
        ],
        "role": "gopherSelector",
        "rules": [
          "selector"
        ]
      },
      {
        "in": [
          "gopheraddress"
        ],
        "role": "gopherSearch",
        "rules": [
          "search"
        ]
      },
      {
        "in": [
          "waisindex",
          "waisdoc"
        ],
        "role": "waisDatabase",
        "rules": [
          "database"
        ]
      },
      {
        "in": [
          "waisdoc"
        ],
        "role": "waisType",
        "rules": [
          "wtype"
        ]
      },
      {
        "in": [
          "waisdoc"
        ],
        "role": "waisLength",
        "rules": [
          "digits"
        ]
      },
      {
        "in": [
          "waisdoc"
        ],
        "role": "waisPath",
        "rules": [
          "path"
        ]
      },
      {
        "in": [
          "prosperolink"
        ],
        "role": "prosperoName",
        "rules": [
          "hsoname"
        ]
      },
      {
        "in": [
          "prosperolink"
        ],
        "role": "prosperoVersion",
        "rules": [
          "version"
        ]
      },
      {
        "in": [
          "prosperolink"
        ],
        "role": "prosperoAttributes",
        "rules": [
          "attributes"
        ]
      },
      {
        "in": [
          "groupart"
        ],
        "role": "newsGroup",
        "literal": "*"
      },
      {
        "in": [
          "groupart"
        ],
        "role": "newsGroup",
        "rules": [
          "group"
        ]
      },
      {
        "in": [
          "groupart"
        ],
        "role": "newsArticle",
        "rules": [
          "article"
        ]
      }
    ],
    "hostKind": [
      "host"
    ],
    "neverUndefined": [],
    "carriers": [
      [
        "generic",
        "httpaddress",
        "fileaddress",
        "afsaddress",
        "newsaddress",
        "waisindex",
        "waisdoc",
        "prosperoaddress",
        "telnetaddress",
        "gopheraddress"
      ]
    ],
    "whole": {
      "search": "query",
      "fragmentid": "fragment"
    }
  }
};
