// The rules of url-1995.
// Generated from grammar/url-1995 and its notation (sha256 f7b8dc6b3b82020439777f17cb4fb6df928695147aa6f25d277d402e6ae2ee6a). Do not edit.

import type { RuleNode } from '../../src/core/tree/node.js';
import type { GrammarData } from '../../src/core/tree/rule.js';

/** The nodes of each rule, in the document's spelling and order, and their children's rules. */
export type Nodes = {
  "fragmentaddress": RuleNode<Nodes, "fragmentaddress", "uri" | "fragmentid">;
  "uri": RuleNode<Nodes, "uri", "url">;
  "url": RuleNode<Nodes, "url", "httpaddress" | "ftpaddress" | "newsaddress" | "prosperoaddress" | "telnetaddress" | "gopheraddress" | "waisaddress" | "generic">;
  "generic": RuleNode<Nodes, "generic", "scheme" | "path" | "search">;
  "scheme": RuleNode<Nodes, "scheme", "ialpha">;
  "httpaddress": RuleNode<Nodes, "httpaddress", "hostport" | "path" | "search">;
  "ftpaddress": RuleNode<Nodes, "ftpaddress", "login" | "path">;
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
  "telnetaddress": RuleNode<Nodes, "telnetaddress", "login">;
  "gopheraddress": RuleNode<Nodes, "gopheraddress", "hostport" | "gtype" | "selector" | "search">;
  "login": RuleNode<Nodes, "login", "user" | "password" | "hostport">;
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
  "password": RuleNode<Nodes, "password", "xalphas">;
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
  "national": RuleNode<Nodes, "national", never>;
  "punctuation": RuleNode<Nodes, "punctuation", never>;
  "digits": RuleNode<Nodes, "digits", "digit">;
  "alphanum": RuleNode<Nodes, "alphanum", "alpha" | "digit">;
  "alphanums": RuleNode<Nodes, "alphanums", "alphanum">;
  "void": RuleNode<Nodes, "void", never>;
};

/** The name of a rule. */
export type RuleName = keyof Nodes;

export const grammar: GrammarData<RuleName, "fragmentaddress"> = {
  "id": "url-1995",
  "title": "Uniform Resource Locator (URL) Grammar",
  "date": "1995-05-10",
  "start": "fragmentaddress",
  "names": [
    "fragmentaddress",
    "uri",
    "url",
    "generic",
    "scheme",
    "httpaddress",
    "ftpaddress",
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
    "login",
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
    "password",
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
    "national",
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
          "ftpaddress"
        ],
        "role": "scheme",
        "literal": "ftp"
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
          "ftpaddress",
          "telnetaddress"
        ],
        "role": "authority",
        "rules": [
          "login"
        ]
      },
      {
        "in": [
          "login"
        ],
        "role": "user",
        "rules": [
          "user"
        ]
      },
      {
        "in": [
          "login"
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
          "generic",
          "httpaddress",
          "ftpaddress"
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
        "ftpaddress",
        "newsaddress",
        "waisindex",
        "waisdoc",
        "prosperoaddress",
        "telnetaddress",
        "gopheraddress"
      ]
    ],
    "whole": {
      "login": "authority",
      "search": "query",
      "fragmentid": "fragment"
    }
  }
};
