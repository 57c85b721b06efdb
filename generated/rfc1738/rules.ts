// The rules of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 0a1e6effa19ce5fd1a1d5eeda83c981312bf88f43843384710f15165b640c302). Do not edit.

import { grammarOf } from '../../src/syntax/columns.js';
import type { GrammarData } from '../../src/syntax/rule.js';

/** The rules of the document, in its spelling and order. */
export type RuleName =
  | "genericurl"
  | "url"
  | "otherurl"
  | "scheme"
  | "schemepart"
  | "ip-schemepart"
  | "login"
  | "hostport"
  | "host"
  | "hostname"
  | "domainlabel"
  | "toplabel"
  | "alphadigit"
  | "hostnumber"
  | "port"
  | "user"
  | "password"
  | "urlpath"
  | "ftpurl"
  | "fpath"
  | "fsegment"
  | "ftptype"
  | "fileurl"
  | "httpurl"
  | "hpath"
  | "hsegment"
  | "search"
  | "gopherurl"
  | "gtype"
  | "selector"
  | "gopher+_string"
  | "mailtourl"
  | "encoded822addr"
  | "newsurl"
  | "grouppart"
  | "group"
  | "article"
  | "nntpurl"
  | "telneturl"
  | "waisurl"
  | "waisdatabase"
  | "waisindex"
  | "waisdoc"
  | "database"
  | "wtype"
  | "wpath"
  | "prosperourl"
  | "ppath"
  | "psegment"
  | "fieldspec"
  | "fieldname"
  | "fieldvalue"
  | "lowalpha"
  | "hialpha"
  | "alpha"
  | "digit"
  | "safe"
  | "extra"
  | "national"
  | "punctuation"
  | "reserved"
  | "hex"
  | "escape"
  | "unreserved"
  | "uchar"
  | "xchar"
  | "digits";

export const grammar: GrammarData<RuleName> = /*#__PURE__*/ grammarOf({
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
  "roleNames": [
    "generic",
    "absolute",
    "other scheme",
    "scheme",
    "scheme-specific part",
    "net path",
    "authority",
    "hostport",
    "host",
    "hostname",
    "label",
    "top label",
    "letter or digit",
    "IPv4 address",
    "port",
    "user",
    "password",
    "path",
    "ftp",
    "ftp path",
    "segment",
    "ftp type",
    "file",
    "http",
    "http path",
    "http segment",
    "query",
    "gopher",
    "gopher type",
    "gopher selector",
    "gopher+ string",
    "mailto",
    "mail address",
    "news",
    "news group or article",
    "news group",
    "news article",
    "nntp",
    "telnet",
    "wais",
    "wais database search",
    "wais index",
    "wais document",
    "wais database",
    "wais type",
    "wais path",
    "prospero",
    "prospero name",
    "prospero segment",
    "parameter",
    "parameter name",
    "parameter value",
    "lower-case letter",
    "upper-case letter",
    "letter",
    "digit",
    "safe",
    "extra",
    "excluded",
    "excluded delimiters",
    "reserved",
    "hexadecimal digit",
    "escape",
    "unreserved",
    "data character",
    "any character",
    "digits"
  ],
  "printed": [
    "     = scheme \":\" schemepart",
    "            = httpurl | ftpurl | newsurl |\n                 nntpurl | telneturl | gopherurl |\n                 waisurl | mailtourl | fileurl |\n                 prosperourl | otherurl",
    "       = genericurl",
    "         = 1*[ lowalpha | digit | \"+\" | \"-\" | \".\" ]",
    "     = *xchar | ip-schemepart",
    "  = \"//\" login [ \"/\" urlpath ]",
    "          = [ user [ \":\" password ] \"@\" ] hostport",
    "       = host [ \":\" port ]",
    "           = hostname | hostnumber",
    "       = *[ domainlabel \".\" ] toplabel",
    "    = alphadigit | alphadigit *[ alphadigit | \"-\" ] alphadigit",
    "       = alpha | alpha *[ alphadigit | \"-\" ] alphadigit",
    "     = alpha | digit",
    "     = digits \".\" digits \".\" digits \".\" digits",
    "           = digits",
    "           = *[ uchar | \";\" | \"?\" | \"&\" | \"=\" ]",
    "       = *[ uchar | \";\" | \"?\" | \"&\" | \"=\" ]",
    "        = *xchar    ; depends on protocol see section 3.1",
    "         = \"ftp://\" login [ \"/\" fpath [ \";type=\" ftptype ]]",
    "          = fsegment *[ \"/\" fsegment ]",
    "       = *[ uchar | \"?\" | \":\" | \"@\" | \"&\" | \"=\" ]",
    "        = \"A\" | \"I\" | \"D\" | \"a\" | \"i\" | \"d\"",
    "        = \"file://\" [ host | \"localhost\" ] \"/\" fpath",
    "        = \"http://\" hostport [ \"/\" hpath [ \"?\" search ]]",
    "          = hsegment *[ \"/\" hsegment ]",
    "       = *[ uchar | \";\" | \":\" | \"@\" | \"&\" | \"=\" ]",
    "         = *[ uchar | \";\" | \":\" | \"@\" | \"&\" | \"=\" ]",
    "      = \"gopher://\" hostport [ / [ gtype [ selector\n                 [ \"%09\" search [ \"%09\" gopher+_string ] ] ] ] ]",
    "          = xchar",
    "       = *xchar",
    " = *xchar",
    "      = \"mailto:\" encoded822addr",
    " = 1*xchar               ; further defined in RFC822",
    "        = \"news:\" grouppart",
    "      = \"*\" | group | article",
    "          = alpha *[ alpha | digit | \"-\" | \".\" | \"+\" | \"_\" ]",
    "        = 1*[ uchar | \";\" | \"/\" | \"?\" | \":\" | \"&\" | \"=\" ] \"@\" host",
    "        = \"nntp://\" hostport \"/\" group [ \"/\" digits ]",
    "      = \"telnet://\" login [ \"/\" ]",
    "        = waisdatabase | waisindex | waisdoc",
    "   = \"wais://\" hostport \"/\" database",
    "      = \"wais://\" hostport \"/\" database \"?\" search",
    "        = \"wais://\" hostport \"/\" database \"/\" wtype \"/\" wpath",
    "       = *uchar",
    "          = *uchar",
    "          = *uchar",
    "    = \"prospero://\" hostport \"/\" ppath *[ fieldspec ]",
    "          = psegment *[ \"/\" psegment ]",
    "       = *[ uchar | \"?\" | \":\" | \"@\" | \"&\" | \"=\" ]",
    "      = \";\" fieldname \"=\" fieldvalue",
    "      = *[ uchar | \"?\" | \":\" | \"@\" | \"&\" ]",
    "     = *[ uchar | \"?\" | \":\" | \"@\" | \"&\" ]",
    "       = \"a\" | \"b\" | \"c\" | \"d\" | \"e\" | \"f\" | \"g\" | \"h\" |\n                 \"i\" | \"j\" | \"k\" | \"l\" | \"m\" | \"n\" | \"o\" | \"p\" |\n                 \"q\" | \"r\" | \"s\" | \"t\" | \"u\" | \"v\" | \"w\" | \"x\" |\n                 \"y\" | \"z\"",
    "        = \"A\" | \"B\" | \"C\" | \"D\" | \"E\" | \"F\" | \"G\" | \"H\" | \"I\" |\n                 \"J\" | \"K\" | \"L\" | \"M\" | \"N\" | \"O\" | \"P\" | \"Q\" | \"R\" |\n                 \"S\" | \"T\" | \"U\" | \"V\" | \"W\" | \"X\" | \"Y\" | \"Z\"",
    "          = lowalpha | hialpha",
    "          = \"0\" | \"1\" | \"2\" | \"3\" | \"4\" | \"5\" | \"6\" | \"7\" |\n                 \"8\" | \"9\"",
    "           = \"$\" | \"-\" | \"_\" | \".\" | \"+\"",
    "          = \"!\" | \"*\" | \"'\" | \"(\" | \")\" | \",\"",
    "       = \"{\" | \"}\" | \"|\" | \"\\\" | \"^\" | \"~\" | \"[\" | \"]\" | \"`\"",
    "    = \"<\" | \">\" | \"#\" | \"%\" | <\">",
    "       = \";\" | \"/\" | \"?\" | \":\" | \"@\" | \"&\" | \"=\"",
    "            = digit | \"A\" | \"B\" | \"C\" | \"D\" | \"E\" | \"F\" |\n                 \"a\" | \"b\" | \"c\" | \"d\" | \"e\" | \"f\"",
    "         = \"%\" hex hex",
    "     = alpha | digit | safe | extra",
    "          = unreserved | escape",
    "          = unreserved | reserved | escape",
    "         = 1*digit"
  ],
  "corrected": {
    "gopherurl": {
      "corrected": "gopherurl      = \"gopher://\" hostport [ \"/\" [ gtype [ selector\n                 [ \"%09\" search [ \"%09\" gopher+_string ] ] ] ] ]",
      "corrections": [
        {
          "rule": "gopherurl",
          "printed": "[ / [",
          "corrected": "[ \"/\" [",
          "reason": "The notation has no bare \"/\": literals are quoted. The slash is the one between <host>:<port> and <gopher-path>.",
          "evidence": "Section 5 (\"literals are quoted with \"\"\"), section 3.4.1; RFC erratum 5118 (verified)"
        }
      ]
    }
  },
  "peg": [
    "genericurl = scheme \":\" schemepart",
    "url = ( httpurl / ftpurl / newsurl / nntpurl / telneturl / gopherurl / waisurl\n      / mailtourl / fileurl / prosperourl ) !.\n    / otherurl",
    "otherurl = genericurl",
    "scheme = ( lowalpha / digit / \"+\" / \"-\" / \".\" )+",
    "schemepart = ip_schemepart !xchar / xchar*",
    "ip_schemepart = \"//\" login ( \"/\" urlpath )?",
    "login = ( user ( \":\" password )? \"@\" )? hostport",
    "hostport = host ( \":\" port )?",
    "host = hostname / hostnumber",
    "hostname = ( domainlabel \".\" )* toplabel",
    "domainlabel = alphadigit ( \"-\"* alphadigit )*",
    "toplabel = alpha ( \"-\"* alphadigit )*",
    "alphadigit = alpha / digit",
    "hostnumber = digits \".\" digits \".\" digits \".\" digits",
    "port = digits",
    "user = ( uchar / \";\" / \"?\" / \"&\" / \"=\" )*",
    "password = ( uchar / \";\" / \"?\" / \"&\" / \"=\" )*",
    "urlpath = xchar*",
    "ftpurl = \"ftp://\" login ( \"/\" fpath ( \";type=\" ftptype )? )?",
    "fpath = fsegment ( \"/\" fsegment )*",
    "fsegment = ( uchar / \"?\" / \":\" / \"@\" / \"&\" / \"=\" )*",
    "ftptype = \"A\" / \"I\" / \"D\" / \"a\" / \"i\" / \"d\"",
    "fileurl = \"file://\" ( host / \"localhost\" )? \"/\" fpath",
    "httpurl = \"http://\" hostport ( \"/\" hpath ( \"?\" search )? )?",
    "hpath = hsegment ( \"/\" hsegment )*",
    "hsegment = ( uchar / \";\" / \":\" / \"@\" / \"&\" / \"=\" )*",
    "search = ( uchar / \";\" / \":\" / \"@\" / \"&\" / \"=\" )*\nsearch__to_tab = ( !\"%09\" ( uchar / \";\" / \":\" / \"@\" / \"&\" / \"=\" ) )*",
    "gopherurl = \"gopher://\" hostport\n  ( \"/\" ( gtype ( selector__to_tab \"%09\" search__to_tab ( \"%09\" gopherplus_string )? !xchar / selector ) )? )?",
    "gtype = xchar",
    "selector = xchar*\nselector__to_tab = ( !\"%09\" xchar )*",
    "gopherplus_string = xchar*",
    "mailtourl = \"mailto:\" encoded822addr",
    "encoded822addr = xchar+",
    "newsurl = \"news:\" grouppart",
    "grouppart = article / group / \"*\"",
    "group = alpha ( alpha / digit / \"-\" / \".\" / \"+\" / \"_\" )*",
    "article = ( uchar / \";\" / \"/\" / \"?\" / \":\" / \"&\" / \"=\" )+ \"@\" host",
    "nntpurl = \"nntp://\" hostport \"/\" group ( \"/\" digits )?",
    "telneturl = \"telnet://\" login \"/\"?",
    "waisurl = waisdoc / waisindex / waisdatabase",
    "waisdatabase = \"wais://\" hostport \"/\" database",
    "waisindex = \"wais://\" hostport \"/\" database \"?\" search",
    "waisdoc = \"wais://\" hostport \"/\" database \"/\" wtype \"/\" wpath",
    "database = uchar*",
    "wtype = uchar*",
    "wpath = uchar*",
    "prosperourl = \"prospero://\" hostport \"/\" ppath fieldspec*",
    "ppath = psegment ( \"/\" psegment )*",
    "psegment = ( uchar / \"?\" / \":\" / \"@\" / \"&\" / \"=\" )*",
    "fieldspec = \";\" fieldname \"=\" fieldvalue",
    "fieldname = ( uchar / \"?\" / \":\" / \"@\" / \"&\" )*",
    "fieldvalue = ( uchar / \"?\" / \":\" / \"@\" / \"&\" )*",
    "lowalpha = [a-z]",
    "hialpha = [A-Z]",
    "alpha = lowalpha / hialpha",
    "digit = [0-9]",
    "safe = [$\\-_.+]",
    "extra = [!*'(),]",
    "national = [{}|\\\\^~[\\]`]",
    "punctuation = [<>#%\"]",
    "reserved = [;/?:@&=]",
    "hex = digit / [A-Fa-f]",
    "escape = \"%\" hex hex",
    "unreserved = alpha / digit / safe / extra",
    "uchar = unreserved / escape",
    "xchar = unreserved / reserved / escape",
    "digits = digit+"
  ],
  "uses": [
    [
      3,
      4
    ],
    [
      23,
      18,
      33,
      37,
      38,
      27,
      39,
      31,
      22,
      46,
      2
    ],
    [
      0
    ],
    [
      52,
      55
    ],
    [
      65,
      5
    ],
    [
      6,
      17
    ],
    [
      15,
      16,
      7
    ],
    [
      8,
      14
    ],
    [
      9,
      13
    ],
    [
      10,
      11
    ],
    [
      12
    ],
    [
      54,
      12
    ],
    [
      54,
      55
    ],
    [
      66
    ],
    [
      66
    ],
    [
      64
    ],
    [
      64
    ],
    [
      65
    ],
    [
      6,
      19,
      21
    ],
    [
      20
    ],
    [
      64
    ],
    [],
    [
      8,
      19
    ],
    [
      7,
      24,
      26
    ],
    [
      25
    ],
    [
      64
    ],
    [
      64
    ],
    [
      7,
      28,
      29,
      26,
      30
    ],
    [
      65
    ],
    [
      65
    ],
    [
      65
    ],
    [
      32
    ],
    [
      65
    ],
    [
      34
    ],
    [
      35,
      36
    ],
    [
      54,
      55
    ],
    [
      64,
      8
    ],
    [
      7,
      35,
      66
    ],
    [
      6
    ],
    [
      40,
      41,
      42
    ],
    [
      7,
      43
    ],
    [
      7,
      43,
      26
    ],
    [
      7,
      43,
      44,
      45
    ],
    [
      64
    ],
    [
      64
    ],
    [
      64
    ],
    [
      7,
      47,
      49
    ],
    [
      48
    ],
    [
      64
    ],
    [
      50,
      51
    ],
    [
      64
    ],
    [
      64
    ],
    [],
    [],
    [
      52,
      53
    ],
    [],
    [],
    [],
    [],
    [],
    [],
    [
      55
    ],
    [
      61
    ],
    [
      54,
      55,
      56,
      57
    ],
    [
      63,
      62
    ],
    [
      63,
      60,
      62
    ],
    [
      55
    ]
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
    "neverUndefined": [],
    "carriers": [
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
      "otherurl",
      "ip-schemepart"
    ]
  }
});
