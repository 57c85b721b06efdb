// The rules of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 118f8d86e168aa6261e56954cb1beadefc3ff4cca5a74159d4b09174bed83fb9). Do not edit.

import type { RuleNode } from '../../src/core/tree/node.js';
import type { GrammarData } from '../../src/core/tree/rule.js';

/** The nodes of each rule, in the document's spelling and order, and their children's rules. */
export type Nodes = {
  "genericurl": RuleNode<Nodes, "genericurl", "scheme" | "schemepart">;
  "url": RuleNode<Nodes, "url", "httpurl" | "ftpurl" | "newsurl" | "nntpurl" | "telneturl" | "gopherurl" | "waisurl" | "mailtourl" | "fileurl" | "prosperourl" | "otherurl">;
  "otherurl": RuleNode<Nodes, "otherurl", "genericurl">;
  "scheme": RuleNode<Nodes, "scheme", "lowalpha" | "digit">;
  "schemepart": RuleNode<Nodes, "schemepart", "ip-schemepart" | "xchar">;
  "ip-schemepart": RuleNode<Nodes, "ip-schemepart", "login" | "urlpath">;
  "login": RuleNode<Nodes, "login", "user" | "password" | "hostport">;
  "hostport": RuleNode<Nodes, "hostport", "host" | "port">;
  "host": RuleNode<Nodes, "host", "hostname" | "hostnumber">;
  "hostname": RuleNode<Nodes, "hostname", "domainlabel" | "toplabel">;
  "domainlabel": RuleNode<Nodes, "domainlabel", "alphadigit">;
  "toplabel": RuleNode<Nodes, "toplabel", "alpha" | "alphadigit">;
  "alphadigit": RuleNode<Nodes, "alphadigit", "alpha" | "digit">;
  "hostnumber": RuleNode<Nodes, "hostnumber", "digits">;
  "port": RuleNode<Nodes, "port", "digits">;
  "user": RuleNode<Nodes, "user", "uchar">;
  "password": RuleNode<Nodes, "password", "uchar">;
  "urlpath": RuleNode<Nodes, "urlpath", "xchar">;
  "ftpurl": RuleNode<Nodes, "ftpurl", "login" | "fpath" | "ftptype">;
  "fpath": RuleNode<Nodes, "fpath", "fsegment">;
  "fsegment": RuleNode<Nodes, "fsegment", "uchar">;
  "ftptype": RuleNode<Nodes, "ftptype", never>;
  "fileurl": RuleNode<Nodes, "fileurl", "host" | "fpath">;
  "httpurl": RuleNode<Nodes, "httpurl", "hostport" | "hpath" | "search">;
  "hpath": RuleNode<Nodes, "hpath", "hsegment">;
  "hsegment": RuleNode<Nodes, "hsegment", "uchar">;
  "search": RuleNode<Nodes, "search", "uchar">;
  "gopherurl": RuleNode<Nodes, "gopherurl", "hostport" | "gtype" | "selector" | "search" | "gopher+_string">;
  "gtype": RuleNode<Nodes, "gtype", "xchar">;
  "selector": RuleNode<Nodes, "selector", "xchar">;
  "gopher+_string": RuleNode<Nodes, "gopher+_string", "xchar">;
  "mailtourl": RuleNode<Nodes, "mailtourl", "encoded822addr">;
  "encoded822addr": RuleNode<Nodes, "encoded822addr", "xchar">;
  "newsurl": RuleNode<Nodes, "newsurl", "grouppart">;
  "grouppart": RuleNode<Nodes, "grouppart", "article" | "group">;
  "group": RuleNode<Nodes, "group", "alpha" | "digit">;
  "article": RuleNode<Nodes, "article", "uchar" | "host">;
  "nntpurl": RuleNode<Nodes, "nntpurl", "hostport" | "group" | "digits">;
  "telneturl": RuleNode<Nodes, "telneturl", "login">;
  "waisurl": RuleNode<Nodes, "waisurl", "waisdoc" | "waisindex" | "waisdatabase">;
  "waisdatabase": RuleNode<Nodes, "waisdatabase", "hostport" | "database">;
  "waisindex": RuleNode<Nodes, "waisindex", "hostport" | "database" | "search">;
  "waisdoc": RuleNode<Nodes, "waisdoc", "hostport" | "database" | "wtype" | "wpath">;
  "database": RuleNode<Nodes, "database", "uchar">;
  "wtype": RuleNode<Nodes, "wtype", "uchar">;
  "wpath": RuleNode<Nodes, "wpath", "uchar">;
  "prosperourl": RuleNode<Nodes, "prosperourl", "hostport" | "ppath" | "fieldspec">;
  "ppath": RuleNode<Nodes, "ppath", "psegment">;
  "psegment": RuleNode<Nodes, "psegment", "uchar">;
  "fieldspec": RuleNode<Nodes, "fieldspec", "fieldname" | "fieldvalue">;
  "fieldname": RuleNode<Nodes, "fieldname", "uchar">;
  "fieldvalue": RuleNode<Nodes, "fieldvalue", "uchar">;
  "lowalpha": RuleNode<Nodes, "lowalpha", never>;
  "hialpha": RuleNode<Nodes, "hialpha", never>;
  "alpha": RuleNode<Nodes, "alpha", "lowalpha" | "hialpha">;
  "digit": RuleNode<Nodes, "digit", never>;
  "safe": RuleNode<Nodes, "safe", never>;
  "extra": RuleNode<Nodes, "extra", never>;
  "national": RuleNode<Nodes, "national", never>;
  "punctuation": RuleNode<Nodes, "punctuation", never>;
  "reserved": RuleNode<Nodes, "reserved", never>;
  "hex": RuleNode<Nodes, "hex", "digit">;
  "escape": RuleNode<Nodes, "escape", "hex">;
  "unreserved": RuleNode<Nodes, "unreserved", "alpha" | "digit" | "safe" | "extra">;
  "uchar": RuleNode<Nodes, "uchar", "unreserved" | "escape">;
  "xchar": RuleNode<Nodes, "xchar", "unreserved" | "reserved" | "escape">;
  "digits": RuleNode<Nodes, "digits", "digit">;
};

/** The name of a rule. */
export type RuleName = keyof Nodes;

export const grammar: GrammarData<RuleName, "url"> = {
  "id": "rfc1738",
  "title": "Uniform Resource Locators (URL)",
  "date": "1994-12",
  "start": "url",
  "names": [
    "genericurl",
    "url",
    "otherurl",
    "scheme",
    "schemepart",
    "ip-schemepart",
    "login",
    "hostport",
    "host",
    "hostname",
    "domainlabel",
    "toplabel",
    "alphadigit",
    "hostnumber",
    "port",
    "user",
    "password",
    "urlpath",
    "ftpurl",
    "fpath",
    "fsegment",
    "ftptype",
    "fileurl",
    "httpurl",
    "hpath",
    "hsegment",
    "search",
    "gopherurl",
    "gtype",
    "selector",
    "gopher+_string",
    "mailtourl",
    "encoded822addr",
    "newsurl",
    "grouppart",
    "group",
    "article",
    "nntpurl",
    "telneturl",
    "waisurl",
    "waisdatabase",
    "waisindex",
    "waisdoc",
    "database",
    "wtype",
    "wpath",
    "prosperourl",
    "ppath",
    "psegment",
    "fieldspec",
    "fieldname",
    "fieldvalue",
    "lowalpha",
    "hialpha",
    "alpha",
    "digit",
    "safe",
    "extra",
    "national",
    "punctuation",
    "reserved",
    "hex",
    "escape",
    "unreserved",
    "uchar",
    "xchar",
    "digits"
  ],
  "sections": [
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5",
    "5"
  ],
  "roles": {
    "sources": [
      {
        "in": [
          "httpurl"
        ],
        "role": "scheme",
        "literal": "http"
      },
      {
        "in": [
          "ftpurl"
        ],
        "role": "scheme",
        "literal": "ftp"
      },
      {
        "in": [
          "newsurl"
        ],
        "role": "scheme",
        "literal": "news"
      },
      {
        "in": [
          "nntpurl"
        ],
        "role": "scheme",
        "literal": "nntp"
      },
      {
        "in": [
          "telneturl"
        ],
        "role": "scheme",
        "literal": "telnet"
      },
      {
        "in": [
          "gopherurl"
        ],
        "role": "scheme",
        "literal": "gopher"
      },
      {
        "in": [
          "mailtourl"
        ],
        "role": "scheme",
        "literal": "mailto"
      },
      {
        "in": [
          "fileurl"
        ],
        "role": "scheme",
        "literal": "file"
      },
      {
        "in": [
          "prosperourl"
        ],
        "role": "scheme",
        "literal": "prospero"
      },
      {
        "in": [
          "waisdatabase",
          "waisindex",
          "waisdoc"
        ],
        "role": "scheme",
        "literal": "wais"
      },
      {
        "in": [
          "genericurl"
        ],
        "role": "scheme",
        "rules": [
          "scheme"
        ]
      },
      {
        "in": [
          "ip-schemepart",
          "ftpurl",
          "telneturl"
        ],
        "role": "authority",
        "rules": [
          "login"
        ]
      },
      {
        "in": [
          "httpurl",
          "gopherurl",
          "nntpurl",
          "prosperourl",
          "waisdatabase",
          "waisindex",
          "waisdoc"
        ],
        "role": "authority",
        "rules": [
          "hostport"
        ]
      },
      {
        "in": [
          "fileurl"
        ],
        "role": "authority",
        "anchor": "file://"
      },
      {
        "in": [
          "fileurl"
        ],
        "role": "authority",
        "rules": [
          "host"
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
          "fileurl"
        ],
        "role": "host",
        "anchor": "file://"
      },
      {
        "in": [
          "hostport",
          "fileurl"
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
          "genericurl"
        ],
        "role": "path",
        "rules": [
          "schemepart"
        ],
        "unless": "ip-schemepart"
      },
      {
        "in": [
          "ip-schemepart"
        ],
        "role": "path",
        "rules": [
          "urlpath"
        ]
      },
      {
        "in": [
          "gopherurl",
          "telneturl"
        ],
        "role": "path",
        "ending": "/"
      },
      {
        "in": [
          "ftpurl"
        ],
        "role": "path",
        "rules": [
          "fpath",
          "ftptype"
        ]
      },
      {
        "in": [
          "fileurl"
        ],
        "role": "path",
        "rules": [
          "fpath"
        ]
      },
      {
        "in": [
          "httpurl"
        ],
        "role": "path",
        "rules": [
          "hpath"
        ]
      },
      {
        "in": [
          "gopherurl"
        ],
        "role": "path",
        "rules": [
          "gtype",
          "selector",
          "search",
          "gopher+_string"
        ]
      },
      {
        "in": [
          "newsurl"
        ],
        "role": "path",
        "rules": [
          "grouppart"
        ]
      },
      {
        "in": [
          "nntpurl"
        ],
        "role": "path",
        "rules": [
          "group",
          "digits"
        ]
      },
      {
        "in": [
          "mailtourl"
        ],
        "role": "path",
        "rules": [
          "encoded822addr"
        ]
      },
      {
        "in": [
          "waisdatabase",
          "waisindex",
          "waisdoc"
        ],
        "role": "path",
        "rules": [
          "database",
          "wtype",
          "wpath"
        ]
      },
      {
        "in": [
          "prosperourl"
        ],
        "role": "path",
        "rules": [
          "ppath",
          "fieldspec"
        ]
      },
      {
        "in": [
          "httpurl",
          "waisindex"
        ],
        "role": "query",
        "rules": [
          "search"
        ]
      },
      {
        "in": [
          "ftpurl"
        ],
        "role": "ftpType",
        "rules": [
          "ftptype"
        ]
      },
      {
        "in": [
          "gopherurl"
        ],
        "role": "gopherType",
        "rules": [
          "gtype"
        ]
      },
      {
        "in": [
          "gopherurl"
        ],
        "role": "gopherSelector",
        "rules": [
          "selector"
        ]
      },
      {
        "in": [
          "gopherurl"
        ],
        "role": "gopherSearch",
        "rules": [
          "search"
        ]
      },
      {
        "in": [
          "gopherurl"
        ],
        "role": "gopherString",
        "rules": [
          "gopher+_string"
        ]
      },
      {
        "in": [
          "waisdatabase",
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
        "role": "waisPath",
        "rules": [
          "wpath"
        ]
      },
      {
        "in": [
          "prosperourl"
        ],
        "role": "prosperoName",
        "rules": [
          "ppath"
        ]
      },
      {
        "in": [
          "fieldspec"
        ],
        "role": "prosperoFieldName",
        "rules": [
          "fieldname"
        ]
      },
      {
        "in": [
          "fieldspec"
        ],
        "role": "prosperoFieldValue",
        "rules": [
          "fieldvalue"
        ]
      },
      {
        "in": [
          "grouppart"
        ],
        "role": "newsGroup",
        "literal": "*"
      },
      {
        "in": [
          "grouppart"
        ],
        "role": "newsGroup",
        "rules": [
          "group"
        ]
      },
      {
        "in": [
          "grouppart"
        ],
        "role": "newsArticle",
        "rules": [
          "article"
        ]
      },
      {
        "in": [
          "mailtourl"
        ],
        "role": "mailAddress",
        "rules": [
          "encoded822addr"
        ]
      },
      {
        "in": [
          "nntpurl"
        ],
        "role": "nntpGroup",
        "rules": [
          "group"
        ]
      },
      {
        "in": [
          "nntpurl"
        ],
        "role": "nntpNumber",
        "rules": [
          "digits"
        ]
      }
    ],
    "hostKind": [
      "host"
    ],
    "neverUndefined": [],
    "carriers": [
      [
        "httpurl",
        "ftpurl",
        "newsurl",
        "nntpurl",
        "telneturl",
        "gopherurl",
        "waisdatabase",
        "waisindex",
        "waisdoc",
        "mailtourl",
        "fileurl",
        "prosperourl",
        "otherurl"
      ],
      [
        "ip-schemepart"
      ]
    ],
    "whole": {
      "login": "authority",
      "urlpath": "path",
      "search": "query"
    }
  }
};
