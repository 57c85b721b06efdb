// The rules of rfc1738.
// Generated from grammar/rfc1738 (sha256 4944ca3c96d0aa9b9f5dc45fabcfbc60ca9a2dad2c2096000f05817d92146259). Do not edit.

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

export const grammar: GrammarData<RuleName> = {
  "id": "rfc1738",
  "title": "Uniform Resource Locators (URL)",
  "date": "1994-12",
  "start": "url",
  "rules": [
    {
      "name": "genericurl",
      "section": "5",
      "role": "generic",
      "printed": "genericurl     = scheme \":\" schemepart",
      "peg": "genericurl = scheme \":\" schemepart",
      "uses": [
        3,
        4
      ]
    },
    {
      "name": "url",
      "section": "5",
      "role": "absolute",
      "printed": "url            = httpurl | ftpurl | newsurl |\n                 nntpurl | telneturl | gopherurl |\n                 waisurl | mailtourl | fileurl |\n                 prosperourl | otherurl",
      "peg": "url = ( httpurl / ftpurl / newsurl / nntpurl / telneturl / gopherurl / waisurl\n      / mailtourl / fileurl / prosperourl ) !.\n    / otherurl",
      "uses": [
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
      ]
    },
    {
      "name": "otherurl",
      "section": "5",
      "role": "other scheme",
      "printed": "otherurl       = genericurl",
      "peg": "otherurl = genericurl",
      "uses": [
        0
      ]
    },
    {
      "name": "scheme",
      "section": "5",
      "role": "scheme",
      "printed": "scheme         = 1*[ lowalpha | digit | \"+\" | \"-\" | \".\" ]",
      "peg": "scheme = ( lowalpha / digit / \"+\" / \"-\" / \".\" )+",
      "uses": [
        52,
        55
      ]
    },
    {
      "name": "schemepart",
      "section": "5",
      "role": "scheme-specific part",
      "printed": "schemepart     = *xchar | ip-schemepart",
      "peg": "schemepart = ip_schemepart !xchar / xchar*",
      "uses": [
        65,
        5
      ]
    },
    {
      "name": "ip-schemepart",
      "section": "5",
      "role": "net path",
      "printed": "ip-schemepart  = \"//\" login [ \"/\" urlpath ]",
      "peg": "ip_schemepart = \"//\" login ( \"/\" urlpath )?",
      "uses": [
        6,
        17
      ]
    },
    {
      "name": "login",
      "section": "5",
      "role": "authority",
      "printed": "login          = [ user [ \":\" password ] \"@\" ] hostport",
      "peg": "login = ( user ( \":\" password )? \"@\" )? hostport",
      "uses": [
        15,
        16,
        7
      ]
    },
    {
      "name": "hostport",
      "section": "5",
      "role": "hostport",
      "printed": "hostport       = host [ \":\" port ]",
      "peg": "hostport = host ( \":\" port )?",
      "uses": [
        8,
        14
      ]
    },
    {
      "name": "host",
      "section": "5",
      "role": "host",
      "printed": "host           = hostname | hostnumber",
      "peg": "host = hostname / hostnumber",
      "uses": [
        9,
        13
      ]
    },
    {
      "name": "hostname",
      "section": "5",
      "role": "hostname",
      "printed": "hostname       = *[ domainlabel \".\" ] toplabel",
      "peg": "hostname = ( domainlabel \".\" )* toplabel",
      "uses": [
        10,
        11
      ]
    },
    {
      "name": "domainlabel",
      "section": "5",
      "role": "label",
      "printed": "domainlabel    = alphadigit | alphadigit *[ alphadigit | \"-\" ] alphadigit",
      "peg": "domainlabel = alphadigit ( \"-\"* alphadigit )*",
      "uses": [
        12
      ]
    },
    {
      "name": "toplabel",
      "section": "5",
      "role": "top label",
      "printed": "toplabel       = alpha | alpha *[ alphadigit | \"-\" ] alphadigit",
      "peg": "toplabel = alpha ( \"-\"* alphadigit )*",
      "uses": [
        54,
        12
      ]
    },
    {
      "name": "alphadigit",
      "section": "5",
      "role": "letter or digit",
      "printed": "alphadigit     = alpha | digit",
      "peg": "alphadigit = alpha / digit",
      "uses": [
        54,
        55
      ]
    },
    {
      "name": "hostnumber",
      "section": "5",
      "role": "IPv4 address",
      "printed": "hostnumber     = digits \".\" digits \".\" digits \".\" digits",
      "peg": "hostnumber = digits \".\" digits \".\" digits \".\" digits",
      "uses": [
        66
      ]
    },
    {
      "name": "port",
      "section": "5",
      "role": "port",
      "printed": "port           = digits",
      "peg": "port = digits",
      "uses": [
        66
      ]
    },
    {
      "name": "user",
      "section": "5",
      "role": "user",
      "printed": "user           = *[ uchar | \";\" | \"?\" | \"&\" | \"=\" ]",
      "peg": "user = ( uchar / \";\" / \"?\" / \"&\" / \"=\" )*",
      "uses": [
        64
      ]
    },
    {
      "name": "password",
      "section": "5",
      "role": "password",
      "printed": "password       = *[ uchar | \";\" | \"?\" | \"&\" | \"=\" ]",
      "peg": "password = ( uchar / \";\" / \"?\" / \"&\" / \"=\" )*",
      "uses": [
        64
      ]
    },
    {
      "name": "urlpath",
      "section": "5",
      "role": "path",
      "printed": "urlpath        = *xchar    ; depends on protocol see section 3.1",
      "peg": "urlpath = xchar*",
      "uses": [
        65
      ]
    },
    {
      "name": "ftpurl",
      "section": "5",
      "role": "ftp",
      "printed": "ftpurl         = \"ftp://\" login [ \"/\" fpath [ \";type=\" ftptype ]]",
      "peg": "ftpurl = \"ftp://\" login ( \"/\" fpath ( \";type=\" ftptype )? )?",
      "uses": [
        6,
        19,
        21
      ]
    },
    {
      "name": "fpath",
      "section": "5",
      "role": "ftp path",
      "printed": "fpath          = fsegment *[ \"/\" fsegment ]",
      "peg": "fpath = fsegment ( \"/\" fsegment )*",
      "uses": [
        20
      ]
    },
    {
      "name": "fsegment",
      "section": "5",
      "role": "segment",
      "printed": "fsegment       = *[ uchar | \"?\" | \":\" | \"@\" | \"&\" | \"=\" ]",
      "peg": "fsegment = ( uchar / \"?\" / \":\" / \"@\" / \"&\" / \"=\" )*",
      "uses": [
        64
      ]
    },
    {
      "name": "ftptype",
      "section": "5",
      "role": "ftp type",
      "printed": "ftptype        = \"A\" | \"I\" | \"D\" | \"a\" | \"i\" | \"d\"",
      "peg": "ftptype = \"A\" / \"I\" / \"D\" / \"a\" / \"i\" / \"d\"",
      "uses": []
    },
    {
      "name": "fileurl",
      "section": "5",
      "role": "file",
      "printed": "fileurl        = \"file://\" [ host | \"localhost\" ] \"/\" fpath",
      "peg": "fileurl = \"file://\" ( host / \"localhost\" )? \"/\" fpath",
      "uses": [
        8,
        19
      ]
    },
    {
      "name": "httpurl",
      "section": "5",
      "role": "http",
      "printed": "httpurl        = \"http://\" hostport [ \"/\" hpath [ \"?\" search ]]",
      "peg": "httpurl = \"http://\" hostport ( \"/\" hpath ( \"?\" search )? )?",
      "uses": [
        7,
        24,
        26
      ]
    },
    {
      "name": "hpath",
      "section": "5",
      "role": "http path",
      "printed": "hpath          = hsegment *[ \"/\" hsegment ]",
      "peg": "hpath = hsegment ( \"/\" hsegment )*",
      "uses": [
        25
      ]
    },
    {
      "name": "hsegment",
      "section": "5",
      "role": "http segment",
      "printed": "hsegment       = *[ uchar | \";\" | \":\" | \"@\" | \"&\" | \"=\" ]",
      "peg": "hsegment = ( uchar / \";\" / \":\" / \"@\" / \"&\" / \"=\" )*",
      "uses": [
        64
      ]
    },
    {
      "name": "search",
      "section": "5",
      "role": "query",
      "printed": "search         = *[ uchar | \";\" | \":\" | \"@\" | \"&\" | \"=\" ]",
      "peg": "search = ( uchar / \";\" / \":\" / \"@\" / \"&\" / \"=\" )*\nsearch__to_tab = ( !\"%09\" ( uchar / \";\" / \":\" / \"@\" / \"&\" / \"=\" ) )*",
      "uses": [
        64
      ]
    },
    {
      "name": "gopherurl",
      "section": "5",
      "role": "gopher",
      "printed": "gopherurl      = \"gopher://\" hostport [ / [ gtype [ selector\n                 [ \"%09\" search [ \"%09\" gopher+_string ] ] ] ] ]",
      "corrected": "gopherurl      = \"gopher://\" hostport [ \"/\" [ gtype [ selector\n                 [ \"%09\" search [ \"%09\" gopher+_string ] ] ] ] ]",
      "corrections": [
        {
          "rule": "gopherurl",
          "printed": "[ / [",
          "corrected": "[ \"/\" [",
          "reason": "The notation has no bare \"/\": literals are quoted. The slash is the one between <host>:<port> and <gopher-path>.",
          "evidence": "Section 5 (\"literals are quoted with \"\"\"), section 3.4.1; RFC erratum 5118 (verified)"
        }
      ],
      "peg": "gopherurl = \"gopher://\" hostport\n  ( \"/\" ( gtype ( selector__to_tab \"%09\" search__to_tab ( \"%09\" gopherplus_string )? !xchar / selector ) )? )?",
      "uses": [
        7,
        28,
        29,
        26,
        30
      ]
    },
    {
      "name": "gtype",
      "section": "5",
      "role": "gopher type",
      "printed": "gtype          = xchar",
      "peg": "gtype = xchar",
      "uses": [
        65
      ]
    },
    {
      "name": "selector",
      "section": "5",
      "role": "gopher selector",
      "printed": "selector       = *xchar",
      "peg": "selector = xchar*\nselector__to_tab = ( !\"%09\" xchar )*",
      "uses": [
        65
      ]
    },
    {
      "name": "gopher+_string",
      "section": "5",
      "role": "gopher+ string",
      "printed": "gopher+_string = *xchar",
      "peg": "gopherplus_string = xchar*",
      "uses": [
        65
      ]
    },
    {
      "name": "mailtourl",
      "section": "5",
      "role": "mailto",
      "printed": "mailtourl      = \"mailto:\" encoded822addr",
      "peg": "mailtourl = \"mailto:\" encoded822addr",
      "uses": [
        32
      ]
    },
    {
      "name": "encoded822addr",
      "section": "5",
      "role": "mail address",
      "printed": "encoded822addr = 1*xchar               ; further defined in RFC822",
      "peg": "encoded822addr = xchar+",
      "uses": [
        65
      ]
    },
    {
      "name": "newsurl",
      "section": "5",
      "role": "news",
      "printed": "newsurl        = \"news:\" grouppart",
      "peg": "newsurl = \"news:\" grouppart",
      "uses": [
        34
      ]
    },
    {
      "name": "grouppart",
      "section": "5",
      "role": "news group or article",
      "printed": "grouppart      = \"*\" | group | article",
      "peg": "grouppart = article / group / \"*\"",
      "uses": [
        35,
        36
      ]
    },
    {
      "name": "group",
      "section": "5",
      "role": "news group",
      "printed": "group          = alpha *[ alpha | digit | \"-\" | \".\" | \"+\" | \"_\" ]",
      "peg": "group = alpha ( alpha / digit / \"-\" / \".\" / \"+\" / \"_\" )*",
      "uses": [
        54,
        55
      ]
    },
    {
      "name": "article",
      "section": "5",
      "role": "news article",
      "printed": "article        = 1*[ uchar | \";\" | \"/\" | \"?\" | \":\" | \"&\" | \"=\" ] \"@\" host",
      "peg": "article = ( uchar / \";\" / \"/\" / \"?\" / \":\" / \"&\" / \"=\" )+ \"@\" host",
      "uses": [
        64,
        8
      ]
    },
    {
      "name": "nntpurl",
      "section": "5",
      "role": "nntp",
      "printed": "nntpurl        = \"nntp://\" hostport \"/\" group [ \"/\" digits ]",
      "peg": "nntpurl = \"nntp://\" hostport \"/\" group ( \"/\" digits )?",
      "uses": [
        7,
        35,
        66
      ]
    },
    {
      "name": "telneturl",
      "section": "5",
      "role": "telnet",
      "printed": "telneturl      = \"telnet://\" login [ \"/\" ]",
      "peg": "telneturl = \"telnet://\" login \"/\"?",
      "uses": [
        6
      ]
    },
    {
      "name": "waisurl",
      "section": "5",
      "role": "wais",
      "printed": "waisurl        = waisdatabase | waisindex | waisdoc",
      "peg": "waisurl = waisdoc / waisindex / waisdatabase",
      "uses": [
        40,
        41,
        42
      ]
    },
    {
      "name": "waisdatabase",
      "section": "5",
      "role": "wais database search",
      "printed": "waisdatabase   = \"wais://\" hostport \"/\" database",
      "peg": "waisdatabase = \"wais://\" hostport \"/\" database",
      "uses": [
        7,
        43
      ]
    },
    {
      "name": "waisindex",
      "section": "5",
      "role": "wais index",
      "printed": "waisindex      = \"wais://\" hostport \"/\" database \"?\" search",
      "peg": "waisindex = \"wais://\" hostport \"/\" database \"?\" search",
      "uses": [
        7,
        43,
        26
      ]
    },
    {
      "name": "waisdoc",
      "section": "5",
      "role": "wais document",
      "printed": "waisdoc        = \"wais://\" hostport \"/\" database \"/\" wtype \"/\" wpath",
      "peg": "waisdoc = \"wais://\" hostport \"/\" database \"/\" wtype \"/\" wpath",
      "uses": [
        7,
        43,
        44,
        45
      ]
    },
    {
      "name": "database",
      "section": "5",
      "role": "wais database",
      "printed": "database       = *uchar",
      "peg": "database = uchar*",
      "uses": [
        64
      ]
    },
    {
      "name": "wtype",
      "section": "5",
      "role": "wais type",
      "printed": "wtype          = *uchar",
      "peg": "wtype = uchar*",
      "uses": [
        64
      ]
    },
    {
      "name": "wpath",
      "section": "5",
      "role": "wais path",
      "printed": "wpath          = *uchar",
      "peg": "wpath = uchar*",
      "uses": [
        64
      ]
    },
    {
      "name": "prosperourl",
      "section": "5",
      "role": "prospero",
      "printed": "prosperourl    = \"prospero://\" hostport \"/\" ppath *[ fieldspec ]",
      "peg": "prosperourl = \"prospero://\" hostport \"/\" ppath fieldspec*",
      "uses": [
        7,
        47,
        49
      ]
    },
    {
      "name": "ppath",
      "section": "5",
      "role": "prospero name",
      "printed": "ppath          = psegment *[ \"/\" psegment ]",
      "peg": "ppath = psegment ( \"/\" psegment )*",
      "uses": [
        48
      ]
    },
    {
      "name": "psegment",
      "section": "5",
      "role": "prospero segment",
      "printed": "psegment       = *[ uchar | \"?\" | \":\" | \"@\" | \"&\" | \"=\" ]",
      "peg": "psegment = ( uchar / \"?\" / \":\" / \"@\" / \"&\" / \"=\" )*",
      "uses": [
        64
      ]
    },
    {
      "name": "fieldspec",
      "section": "5",
      "role": "parameter",
      "printed": "fieldspec      = \";\" fieldname \"=\" fieldvalue",
      "peg": "fieldspec = \";\" fieldname \"=\" fieldvalue",
      "uses": [
        50,
        51
      ]
    },
    {
      "name": "fieldname",
      "section": "5",
      "role": "parameter name",
      "printed": "fieldname      = *[ uchar | \"?\" | \":\" | \"@\" | \"&\" ]",
      "peg": "fieldname = ( uchar / \"?\" / \":\" / \"@\" / \"&\" )*",
      "uses": [
        64
      ]
    },
    {
      "name": "fieldvalue",
      "section": "5",
      "role": "parameter value",
      "printed": "fieldvalue     = *[ uchar | \"?\" | \":\" | \"@\" | \"&\" ]",
      "peg": "fieldvalue = ( uchar / \"?\" / \":\" / \"@\" / \"&\" )*",
      "uses": [
        64
      ]
    },
    {
      "name": "lowalpha",
      "section": "5",
      "role": "lower-case letter",
      "printed": "lowalpha       = \"a\" | \"b\" | \"c\" | \"d\" | \"e\" | \"f\" | \"g\" | \"h\" |\n                 \"i\" | \"j\" | \"k\" | \"l\" | \"m\" | \"n\" | \"o\" | \"p\" |\n                 \"q\" | \"r\" | \"s\" | \"t\" | \"u\" | \"v\" | \"w\" | \"x\" |\n                 \"y\" | \"z\"",
      "peg": "lowalpha = [a-z]",
      "uses": []
    },
    {
      "name": "hialpha",
      "section": "5",
      "role": "upper-case letter",
      "printed": "hialpha        = \"A\" | \"B\" | \"C\" | \"D\" | \"E\" | \"F\" | \"G\" | \"H\" | \"I\" |\n                 \"J\" | \"K\" | \"L\" | \"M\" | \"N\" | \"O\" | \"P\" | \"Q\" | \"R\" |\n                 \"S\" | \"T\" | \"U\" | \"V\" | \"W\" | \"X\" | \"Y\" | \"Z\"",
      "peg": "hialpha = [A-Z]",
      "uses": []
    },
    {
      "name": "alpha",
      "section": "5",
      "role": "letter",
      "printed": "alpha          = lowalpha | hialpha",
      "peg": "alpha = lowalpha / hialpha",
      "uses": [
        52,
        53
      ]
    },
    {
      "name": "digit",
      "section": "5",
      "role": "digit",
      "printed": "digit          = \"0\" | \"1\" | \"2\" | \"3\" | \"4\" | \"5\" | \"6\" | \"7\" |\n                 \"8\" | \"9\"",
      "peg": "digit = [0-9]",
      "uses": []
    },
    {
      "name": "safe",
      "section": "5",
      "role": "safe",
      "printed": "safe           = \"$\" | \"-\" | \"_\" | \".\" | \"+\"",
      "peg": "safe = [$\\-_.+]",
      "uses": []
    },
    {
      "name": "extra",
      "section": "5",
      "role": "extra",
      "printed": "extra          = \"!\" | \"*\" | \"'\" | \"(\" | \")\" | \",\"",
      "peg": "extra = [!*'(),]",
      "uses": []
    },
    {
      "name": "national",
      "section": "5",
      "role": "excluded",
      "printed": "national       = \"{\" | \"}\" | \"|\" | \"\\\" | \"^\" | \"~\" | \"[\" | \"]\" | \"`\"",
      "peg": "national = [{}|\\\\^~[\\]`]",
      "uses": []
    },
    {
      "name": "punctuation",
      "section": "5",
      "role": "excluded delimiters",
      "printed": "punctuation    = \"<\" | \">\" | \"#\" | \"%\" | <\">",
      "peg": "punctuation = [<>#%\"]",
      "uses": []
    },
    {
      "name": "reserved",
      "section": "5",
      "role": "reserved",
      "printed": "reserved       = \";\" | \"/\" | \"?\" | \":\" | \"@\" | \"&\" | \"=\"",
      "peg": "reserved = [;/?:@&=]",
      "uses": []
    },
    {
      "name": "hex",
      "section": "5",
      "role": "hexadecimal digit",
      "printed": "hex            = digit | \"A\" | \"B\" | \"C\" | \"D\" | \"E\" | \"F\" |\n                 \"a\" | \"b\" | \"c\" | \"d\" | \"e\" | \"f\"",
      "peg": "hex = digit / [A-Fa-f]",
      "uses": [
        55
      ]
    },
    {
      "name": "escape",
      "section": "5",
      "role": "escape",
      "printed": "escape         = \"%\" hex hex",
      "peg": "escape = \"%\" hex hex",
      "uses": [
        61
      ]
    },
    {
      "name": "unreserved",
      "section": "5",
      "role": "unreserved",
      "printed": "unreserved     = alpha | digit | safe | extra",
      "peg": "unreserved = alpha / digit / safe / extra",
      "uses": [
        54,
        55,
        56,
        57
      ]
    },
    {
      "name": "uchar",
      "section": "5",
      "role": "data character",
      "printed": "uchar          = unreserved | escape",
      "peg": "uchar = unreserved / escape",
      "uses": [
        63,
        62
      ]
    },
    {
      "name": "xchar",
      "section": "5",
      "role": "any character",
      "printed": "xchar          = unreserved | reserved | escape",
      "peg": "xchar = unreserved / reserved / escape",
      "uses": [
        63,
        60,
        62
      ]
    },
    {
      "name": "digits",
      "section": "5",
      "role": "digits",
      "printed": "digits         = 1*digit",
      "peg": "digits = digit+",
      "uses": [
        55
      ]
    }
  ],
  "roles": {
    "components": [
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
    "addsRoles": true,
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
};
