// The rules of rfc1630.
// Generated from grammar/rfc1630 and its notation (sha256 fa5635aa2ec4d49ad9ac741f794b05eb0581b6f63d2553fe01493797d6623144). Do not edit.

import type { RuleNode } from '../../src/core/tree/node.js';
import type { GrammarData } from '../../src/core/tree/rule.js';

/** The nodes of each rule, in the document's spelling and order, and their children's rules. */
export type Nodes = {
  "fragmentaddress": RuleNode<Nodes, "fragmentaddress", "uri" | "uri-fragmentid">;
  "uri": RuleNode<Nodes, "uri", "uri-scheme" | "uri-path" | "uri-search">;
  "uri-scheme": RuleNode<Nodes, "uri-scheme", "uri-ialpha">;
  "uri-path": RuleNode<Nodes, "uri-path", "uri-xpalphas" | "void">;
  "uri-search": RuleNode<Nodes, "uri-search", "uri-xalphas">;
  "uri-fragmentid": RuleNode<Nodes, "uri-fragmentid", "uri-xalphas">;
  "uri-xalpha": RuleNode<Nodes, "uri-xalpha", "alpha" | "digit" | "uri-safe" | "extra" | "escape">;
  "uri-xalphas": RuleNode<Nodes, "uri-xalphas", "uri-xalpha">;
  "uri-xpalpha": RuleNode<Nodes, "uri-xpalpha", "uri-xalpha">;
  "uri-xpalphas": RuleNode<Nodes, "uri-xpalphas", "uri-xpalpha">;
  "uri-ialpha": RuleNode<Nodes, "uri-ialpha", "alpha" | "uri-xalphas">;
  "alpha": RuleNode<Nodes, "alpha", never>;
  "digit": RuleNode<Nodes, "digit", never>;
  "uri-safe": RuleNode<Nodes, "uri-safe", never>;
  "extra": RuleNode<Nodes, "extra", never>;
  "reserved": RuleNode<Nodes, "reserved", never>;
  "escape": RuleNode<Nodes, "escape", "hex">;
  "hex": RuleNode<Nodes, "hex", "digit">;
  "national": RuleNode<Nodes, "national", never>;
  "punctuation": RuleNode<Nodes, "punctuation", never>;
  "void": RuleNode<Nodes, "void", never>;
  "prefixedurl": RuleNode<Nodes, "prefixedurl", "url">;
  "url": RuleNode<Nodes, "url", "httpaddress" | "ftpaddress" | "newsaddress" | "nntpaddress" | "prosperoaddress" | "telnetaddress" | "gopheraddress" | "waisaddress" | "mailtoaddress" | "midaddress" | "cidaddress">;
  "scheme": RuleNode<Nodes, "scheme", "ialpha">;
  "httpaddress": RuleNode<Nodes, "httpaddress", "hostport" | "path" | "search">;
  "ftpaddress": RuleNode<Nodes, "ftpaddress", "login" | "path">;
  "afsaddress": RuleNode<Nodes, "afsaddress", "cellname" | "path">;
  "newsaddress": RuleNode<Nodes, "newsaddress", "groupart">;
  "nntpaddress": RuleNode<Nodes, "nntpaddress", "group" | "digits">;
  "midaddress": RuleNode<Nodes, "midaddress", "addr-spec">;
  "cidaddress": RuleNode<Nodes, "cidaddress", "content-identifier">;
  "mailtoaddress": RuleNode<Nodes, "mailtoaddress", "xalphas" | "hostname">;
  "waisaddress": RuleNode<Nodes, "waisaddress", "waisdoc" | "waisindex">;
  "waisindex": RuleNode<Nodes, "waisindex", "hostport" | "database" | "search">;
  "waisdoc": RuleNode<Nodes, "waisdoc", "hostport" | "database" | "wtype" | "wpath">;
  "wpath": RuleNode<Nodes, "wpath", "digits" | "path">;
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
  "gopheraddress": RuleNode<Nodes, "gopheraddress", "hostport" | "gtype" | "gcommand">;
  "login": RuleNode<Nodes, "login", "user" | "password" | "hostport">;
  "hostport": RuleNode<Nodes, "hostport", "host" | "port">;
  "host": RuleNode<Nodes, "host", "hostname" | "hostnumber">;
  "ftptype": RuleNode<Nodes, "ftptype", "formcode" | "digits">;
  "formcode": RuleNode<Nodes, "formcode", never>;
  "cellname": RuleNode<Nodes, "cellname", "hostname">;
  "hostname": RuleNode<Nodes, "hostname", "ialpha">;
  "hostnumber": RuleNode<Nodes, "hostnumber", "digits">;
  "port": RuleNode<Nodes, "port", "digits">;
  "gcommand": RuleNode<Nodes, "gcommand", "path">;
  "path": RuleNode<Nodes, "path", "segment" | "void">;
  "segment": RuleNode<Nodes, "segment", "xpalphas">;
  "search": RuleNode<Nodes, "search", "xalphas">;
  "user": RuleNode<Nodes, "user", "alphanum2">;
  "password": RuleNode<Nodes, "password", "alphanum2">;
  "fragmentid": RuleNode<Nodes, "fragmentid", "xalphas">;
  "gtype": RuleNode<Nodes, "gtype", "xalpha">;
  "alphanum2": RuleNode<Nodes, "alphanum2", "alpha" | "digit">;
  "xalpha": RuleNode<Nodes, "xalpha", "alpha" | "digit" | "safe" | "extra" | "escape">;
  "xalphas": RuleNode<Nodes, "xalphas", "xalpha">;
  "xpalpha": RuleNode<Nodes, "xpalpha", "xalpha">;
  "xpalphas": RuleNode<Nodes, "xpalphas", "xpalpha">;
  "ialpha": RuleNode<Nodes, "ialpha", "alpha" | "xalphas">;
  "safe": RuleNode<Nodes, "safe", never>;
  "digits": RuleNode<Nodes, "digits", "digit">;
  "alphanum": RuleNode<Nodes, "alphanum", "alpha" | "digit">;
  "alphanums": RuleNode<Nodes, "alphanums", "alphanum">;
  "addr-spec": RuleNode<Nodes, "addr-spec", "local-part" | "domain">;
  "local-part": RuleNode<Nodes, "local-part", "word">;
  "domain": RuleNode<Nodes, "domain", "sub-domain">;
  "sub-domain": RuleNode<Nodes, "sub-domain", "domain-ref" | "domain-literal">;
  "domain-ref": RuleNode<Nodes, "domain-ref", "atom">;
  "CHAR": RuleNode<Nodes, "CHAR", never>;
  "atom": RuleNode<Nodes, "atom", never>;
  "quoted-string": RuleNode<Nodes, "quoted-string", "qtext" | "quoted-pair">;
  "qtext": RuleNode<Nodes, "qtext", never>;
  "domain-literal": RuleNode<Nodes, "domain-literal", "dtext" | "quoted-pair">;
  "dtext": RuleNode<Nodes, "dtext", never>;
  "quoted-pair": RuleNode<Nodes, "quoted-pair", "CHAR">;
  "word": RuleNode<Nodes, "word", "atom" | "quoted-string">;
  "content-identifier": RuleNode<Nodes, "content-identifier", "addr-spec">;
};

/** The name of a rule. */
export type RuleName = keyof Nodes;

export const grammar: GrammarData<RuleName, "url"> = {
  "id": "rfc1630",
  "title": "Universal Resource Identifiers in WWW",
  "date": "1994-06",
  "start": "url",
  "names": [
    "fragmentaddress",
    "uri",
    "uri-scheme",
    "uri-path",
    "uri-search",
    "uri-fragmentid",
    "uri-xalpha",
    "uri-xalphas",
    "uri-xpalpha",
    "uri-xpalphas",
    "uri-ialpha",
    "alpha",
    "digit",
    "uri-safe",
    "extra",
    "reserved",
    "escape",
    "hex",
    "national",
    "punctuation",
    "void",
    "prefixedurl",
    "url",
    "scheme",
    "httpaddress",
    "ftpaddress",
    "afsaddress",
    "newsaddress",
    "nntpaddress",
    "midaddress",
    "cidaddress",
    "mailtoaddress",
    "waisaddress",
    "waisindex",
    "waisdoc",
    "wpath",
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
    "ftptype",
    "formcode",
    "cellname",
    "hostname",
    "hostnumber",
    "port",
    "gcommand",
    "path",
    "segment",
    "search",
    "user",
    "password",
    "fragmentid",
    "gtype",
    "alphanum2",
    "xalpha",
    "xalphas",
    "xpalpha",
    "xpalphas",
    "ialpha",
    "safe",
    "digits",
    "alphanum",
    "alphanums",
    "addr-spec",
    "local-part",
    "domain",
    "sub-domain",
    "domain-ref",
    "CHAR",
    "atom",
    "quoted-string",
    "qtext",
    "domain-literal",
    "dtext",
    "quoted-pair",
    "word",
    "content-identifier"
  ],
  "sections": [
    "BNF of Generic URI Syntax",
    "BNF of Generic URI Syntax",
    "BNF of Generic URI Syntax",
    "BNF of Generic URI Syntax",
    "BNF of Generic URI Syntax",
    "BNF of Generic URI Syntax",
    "BNF of Generic URI Syntax",
    "BNF of Generic URI Syntax",
    "BNF of Generic URI Syntax",
    "BNF of Generic URI Syntax",
    "BNF of Generic URI Syntax",
    "BNF of Generic URI Syntax, BNF for specific URL schemes",
    "BNF of Generic URI Syntax, BNF for specific URL schemes",
    "BNF of Generic URI Syntax",
    "BNF of Generic URI Syntax, BNF for specific URL schemes",
    "BNF of Generic URI Syntax, BNF for specific URL schemes",
    "BNF of Generic URI Syntax, BNF for specific URL schemes",
    "BNF of Generic URI Syntax, BNF for specific URL schemes",
    "BNF of Generic URI Syntax, BNF for specific URL schemes",
    "BNF of Generic URI Syntax, BNF for specific URL schemes",
    "BNF of Generic URI Syntax, BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "BNF for specific URL schemes",
    "RFC 822 §6.1",
    "RFC 822 §6.1",
    "RFC 822 §6.1",
    "RFC 822 §6.1",
    "RFC 822 §6.1",
    "RFC 822 §3.3",
    "RFC 822 §3.3",
    "RFC 822 §3.3",
    "RFC 822 §3.3",
    "RFC 822 §3.3",
    "RFC 822 §3.3",
    "RFC 822 §3.3",
    "RFC 822 §3.3",
    "Content-Id"
  ],
  "roles": {
    "sources": [
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
          "nntpaddress"
        ],
        "role": "scheme",
        "literal": "nntp"
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
          "mailtoaddress"
        ],
        "role": "scheme",
        "literal": "mailto"
      },
      {
        "in": [
          "midaddress"
        ],
        "role": "scheme",
        "literal": "mid"
      },
      {
        "in": [
          "cidaddress"
        ],
        "role": "scheme",
        "literal": "cid"
      },
      {
        "in": [
          "uri"
        ],
        "role": "scheme",
        "rules": [
          "uri-scheme"
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
          "afsaddress"
        ],
        "role": "authority",
        "rules": [
          "cellname"
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
          "httpaddress",
          "ftpaddress",
          "afsaddress"
        ],
        "role": "path",
        "rules": [
          "path"
        ]
      },
      {
        "in": [
          "uri"
        ],
        "role": "path",
        "rules": [
          "uri-path"
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
          "nntpaddress"
        ],
        "role": "path",
        "rules": [
          "group",
          "digits"
        ]
      },
      {
        "in": [
          "mailtoaddress"
        ],
        "role": "path",
        "rules": [
          "xalphas",
          "hostname"
        ]
      },
      {
        "in": [
          "midaddress"
        ],
        "role": "path",
        "rules": [
          "addr-spec"
        ]
      },
      {
        "in": [
          "cidaddress"
        ],
        "role": "path",
        "rules": [
          "content-identifier"
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
          "wpath"
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
          "gcommand"
        ]
      },
      {
        "in": [
          "httpaddress",
          "waisindex"
        ],
        "role": "query",
        "rules": [
          "search"
        ]
      },
      {
        "in": [
          "uri"
        ],
        "role": "query",
        "rules": [
          "uri-search"
        ]
      },
      {
        "in": [
          "fragmentaddress"
        ],
        "role": "fragment",
        "rules": [
          "uri-fragmentid"
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
          "gcommand"
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
        "role": "waisPath",
        "rules": [
          "wpath"
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
      },
      {
        "in": [
          "mailtoaddress"
        ],
        "role": "mailAddress",
        "rules": [
          "xalphas",
          "hostname"
        ]
      },
      {
        "in": [
          "nntpaddress"
        ],
        "role": "nntpGroup",
        "rules": [
          "group"
        ]
      },
      {
        "in": [
          "nntpaddress"
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
        "httpaddress",
        "ftpaddress",
        "afsaddress",
        "newsaddress",
        "nntpaddress",
        "waisindex",
        "waisdoc",
        "prosperoaddress",
        "telnetaddress",
        "gopheraddress",
        "mailtoaddress",
        "midaddress",
        "cidaddress",
        "uri"
      ]
    ],
    "whole": {
      "uri-scheme": "scheme",
      "uri-path": "path",
      "uri-search": "query",
      "uri-fragmentid": "fragment",
      "login": "authority",
      "search": "query",
      "fragmentid": "fragment"
    }
  }
};
