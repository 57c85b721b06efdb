// The rules of url-1995.
// Generated from grammar/url-1995 (sha256 7768a11de7a0248b6d6652601d75abe9da6e7775a5bc8512240a88b8a96f9bb8). Do not edit.

import type { GrammarData } from '../../src/syntax/rule.js';

/** The rules of the document, in its spelling and order. */
export type RuleName =
  | "fragmentaddress"
  | "uri"
  | "url"
  | "generic"
  | "scheme"
  | "httpaddress"
  | "ftpaddress"
  | "afsaddress"
  | "newsaddress"
  | "waisaddress"
  | "waisindex"
  | "waisdoc"
  | "groupart"
  | "group"
  | "article"
  | "database"
  | "wtype"
  | "prosperoaddress"
  | "prosperolink"
  | "hsoname"
  | "version"
  | "attributes"
  | "attribute"
  | "telnetaddress"
  | "gopheraddress"
  | "login"
  | "hostport"
  | "host"
  | "cellname"
  | "hostname"
  | "hostnumber"
  | "port"
  | "selector"
  | "path"
  | "search"
  | "user"
  | "password"
  | "fragmentid"
  | "gtype"
  | "xalpha"
  | "xalphas"
  | "xpalpha"
  | "xpalphas"
  | "ialpha"
  | "alpha"
  | "digit"
  | "safe"
  | "extra"
  | "escape"
  | "hex"
  | "national"
  | "punctuation"
  | "digits"
  | "alphanum"
  | "alphanums"
  | "void";

export const grammar: GrammarData<RuleName> = {
  "id": "url-1995",
  "title": "Uniform Resource Locator (URL) Grammar",
  "date": "1995-05-10",
  "start": "fragmentaddress",
  "rules": [
    {
      "name": "fragmentaddress",
      "section": "BNF syntax",
      "role": "reference",
      "printed": "fragmentaddress         uri [ # fragmentid ]",
      "peg": "fragmentaddress = uri ( \"#\" fragmentid )?",
      "uses": [
        1,
        37
      ]
    },
    {
      "name": "uri",
      "section": "BNF syntax",
      "role": "absolute",
      "printed": "uri                     url",
      "peg": "uri = url",
      "uses": [
        2
      ]
    },
    {
      "name": "url",
      "section": "BNF syntax",
      "role": "absolute",
      "printed": "url                    generic | httpaddress | ftpaddress |\n                         newsaddress | prosperoaddress | telnetaddress\n                          | gopheraddress | waisaddress",
      "peg": "url = ( httpaddress / ftpaddress / newsaddress / prosperoaddress / telnetaddress\n      / gopheraddress / waisaddress ) &( \"#\" / !. )\n    / generic",
      "uses": [
        3,
        5,
        6,
        8,
        17,
        23,
        24,
        9
      ]
    },
    {
      "name": "generic",
      "section": "BNF syntax",
      "role": "generic",
      "printed": "generic                 scheme :  path [ ? search ]",
      "peg": "generic = scheme__to_colon \":\" path ( \"?\" search )?",
      "uses": [
        4,
        33,
        34
      ]
    },
    {
      "name": "scheme",
      "section": "BNF syntax",
      "role": "scheme",
      "printed": "scheme                  ialpha",
      "peg": "scheme = ialpha\nscheme__to_colon = ialpha__to_colon",
      "uses": [
        43
      ]
    },
    {
      "name": "httpaddress",
      "section": "BNF syntax",
      "role": "http",
      "printed": "httpaddress             h t t p :   / / hostport [  / path ] [ ?\n                         search ]",
      "peg": "httpaddress = \"http://\" hostport ( \"/\" path )? ( \"?\" search )?",
      "uses": [
        26,
        33,
        34
      ]
    },
    {
      "name": "ftpaddress",
      "section": "BNF syntax",
      "role": "ftp",
      "printed": "ftpaddress              f t p : / / login / path",
      "peg": "ftpaddress = \"ftp://\" login \"/\" path",
      "uses": [
        25,
        33
      ]
    },
    {
      "name": "afsaddress",
      "section": "BNF syntax",
      "role": "afs",
      "printed": "afsaddress              a f s : / / cellname / path",
      "peg": "afsaddress = \"afs://\" cellname \"/\" path",
      "uses": [
        28,
        33
      ]
    },
    {
      "name": "newsaddress",
      "section": "BNF syntax",
      "role": "news",
      "printed": "newsaddress             n e w s : groupart",
      "peg": "newsaddress = \"news:\" groupart",
      "uses": [
        12
      ]
    },
    {
      "name": "waisaddress",
      "section": "BNF syntax",
      "role": "wais",
      "printed": "waisaddress             waisindex | waisdoc",
      "peg": "waisaddress = waisdoc / waisindex",
      "uses": [
        10,
        11
      ]
    },
    {
      "name": "waisindex",
      "section": "BNF syntax",
      "role": "wais index",
      "printed": "waisindex               w a i s : / / hostport / database [ ? search\n                         ]",
      "peg": "waisindex = \"wais://\" hostport \"/\" database ( \"?\" search )?",
      "uses": [
        26,
        15,
        34
      ]
    },
    {
      "name": "waisdoc",
      "section": "BNF syntax",
      "role": "wais document",
      "printed": "waisdoc                 w a i s : / / hostport / database / wtype /\n                         digits / path",
      "peg": "waisdoc = \"wais://\" hostport \"/\" database \"/\" wtype \"/\" digits \"/\" path",
      "uses": [
        26,
        15,
        16,
        52,
        33
      ]
    },
    {
      "name": "groupart",
      "section": "BNF syntax",
      "role": "news group or article",
      "printed": "groupart                * | group | article",
      "peg": "groupart = article !xalpha / group / \"*\"",
      "uses": [
        13,
        14
      ]
    },
    {
      "name": "group",
      "section": "BNF syntax",
      "role": "news group",
      "printed": "group                   ialpha [ . group ]",
      "peg": "group = ialpha",
      "uses": [
        43,
        13
      ]
    },
    {
      "name": "article",
      "section": "BNF syntax",
      "role": "news article",
      "printed": "article                 xalphas @ host",
      "peg": "article = xalphas__to_host \"@\" host",
      "uses": [
        40,
        27
      ]
    },
    {
      "name": "database",
      "section": "BNF syntax",
      "role": "wais database",
      "printed": "database                xalphas",
      "peg": "database = xalphas",
      "uses": [
        40
      ]
    },
    {
      "name": "wtype",
      "section": "BNF syntax",
      "role": "wais type",
      "printed": "wtype                   xalphas",
      "peg": "wtype = xalphas",
      "uses": [
        40
      ]
    },
    {
      "name": "prosperoaddress",
      "section": "BNF syntax",
      "role": "prospero",
      "printed": "prosperoaddress         prosperolink",
      "peg": "prosperoaddress = prosperolink",
      "uses": [
        18
      ]
    },
    {
      "name": "prosperolink",
      "section": "BNF syntax",
      "role": "prospero",
      "printed": "prosperolink            p r o s p e r o : / / hostport / hsoname [ \\%\n                          0 0 version [ attributes ] ]",
      "corrected": "prosperolink            p r o s p e r o : / / hostport / hsoname [ %\n                          0 0 version [ attributes ] ]",
      "corrections": [
        {
          "rule": "prosperolink",
          "printed": "\\%",
          "corrected": "%",
          "reason": "The backslash is LaTeX's escape of \"%\", left over by the conversion to HTML.",
          "evidence": "url-1993 \"BNF syntax\", prosperolink"
        }
      ],
      "peg": "prosperolink = \"prospero://\" hostport \"/\" ( hsoname__to_version \"%00\" version attributes? / hsoname )",
      "uses": [
        26,
        19,
        20,
        21
      ]
    },
    {
      "name": "hsoname",
      "section": "BNF syntax",
      "role": "prospero name",
      "printed": "hsoname                 path",
      "peg": "hsoname = path\nhsoname__to_version = path__to_version",
      "uses": [
        33
      ]
    },
    {
      "name": "version",
      "section": "BNF syntax",
      "role": "prospero version",
      "printed": "version                 digits",
      "peg": "version = digits",
      "uses": [
        52
      ]
    },
    {
      "name": "attributes",
      "section": "BNF syntax",
      "role": "parameters",
      "printed": "attributes              attribute [ attributes ]",
      "peg": "attributes = attribute",
      "uses": [
        22,
        21
      ]
    },
    {
      "name": "attribute",
      "section": "BNF syntax",
      "role": "parameter",
      "printed": "attribute               alphanums",
      "peg": "attribute = alphanums",
      "uses": [
        54
      ]
    },
    {
      "name": "telnetaddress",
      "section": "BNF syntax",
      "role": "telnet",
      "printed": "telnetaddress           t e l n e t : / / login",
      "peg": "telnetaddress = \"telnet://\" login",
      "uses": [
        25
      ]
    },
    {
      "name": "gopheraddress",
      "section": "BNF syntax",
      "role": "gopher",
      "printed": "gopheraddress           g o p h e r : / / hostport [/ gtype  [\n                         selector ] ] [ ? search ]",
      "peg": "gopheraddress = \"gopher://\" hostport ( \"/\" gtype selector? )? ( \"?\" search )?",
      "uses": [
        26,
        38,
        32,
        34
      ]
    },
    {
      "name": "login",
      "section": "BNF syntax",
      "role": "authority",
      "printed": "login                   [ user [ : password ] @ ] hostport",
      "peg": "login = user__to_password ( \":\" password__to_host )? \"@\" hostport / hostport",
      "uses": [
        35,
        36,
        26
      ]
    },
    {
      "name": "hostport",
      "section": "BNF syntax",
      "role": "hostport",
      "printed": "hostport                host [ : port ]",
      "peg": "hostport = host__to_port \":\" port / host",
      "uses": [
        27,
        31
      ]
    },
    {
      "name": "host",
      "section": "BNF syntax",
      "role": "host",
      "printed": "host                    hostname | hostnumber",
      "peg": "host = hostname / hostnumber\nhost__to_port = hostname__to_port / hostnumber",
      "uses": [
        29,
        30
      ]
    },
    {
      "name": "cellname",
      "section": "BNF syntax",
      "role": "afs cell",
      "printed": "cellname                hostname",
      "peg": "cellname = hostname",
      "uses": [
        29
      ]
    },
    {
      "name": "hostname",
      "section": "BNF syntax",
      "role": "hostname",
      "printed": "hostname                ialpha [  .  hostname ]",
      "peg": "hostname = ialpha\nhostname__to_port = ialpha__to_port",
      "uses": [
        43,
        29
      ]
    },
    {
      "name": "hostnumber",
      "section": "BNF syntax",
      "role": "IPv4 address",
      "printed": "hostnumber              digits . digits . digits . digits",
      "peg": "hostnumber = digits \".\" digits \".\" digits \".\" digits",
      "uses": [
        52
      ]
    },
    {
      "name": "port",
      "section": "BNF syntax",
      "role": "port",
      "printed": "port                    digits",
      "peg": "port = digits",
      "uses": [
        52
      ]
    },
    {
      "name": "selector",
      "section": "BNF syntax",
      "role": "gopher selector",
      "printed": "selector                path",
      "peg": "selector = path",
      "uses": [
        33
      ]
    },
    {
      "name": "path",
      "section": "BNF syntax",
      "role": "path",
      "printed": "path                    void |  xpalphas  [  / path ]",
      "peg": "path = xpalphas ( \"/\" xpalphas )* \"/\"? / void\npath__to_version = xpalphas__to_version ( \"/\" xpalphas__to_version )* \"/\"? / void",
      "uses": [
        55,
        42,
        33
      ]
    },
    {
      "name": "search",
      "section": "BNF syntax",
      "role": "query",
      "printed": "search                  xalphas [ + search ]",
      "peg": "search = xalphas ( \"+\" xalphas )*",
      "uses": [
        40,
        34
      ]
    },
    {
      "name": "user",
      "section": "BNF syntax",
      "role": "user",
      "printed": "user                    xalphas",
      "peg": "user = xalphas\nuser__to_password = xalphas__to_password",
      "uses": [
        40
      ]
    },
    {
      "name": "password",
      "section": "BNF syntax",
      "role": "password",
      "printed": "password                xalphas",
      "peg": "password = xalphas\npassword__to_host = xalphas__to_host",
      "uses": [
        40
      ]
    },
    {
      "name": "fragmentid",
      "section": "BNF syntax",
      "role": "fragment",
      "printed": "fragmentid              xalphas",
      "peg": "fragmentid = xalphas",
      "uses": [
        40
      ]
    },
    {
      "name": "gtype",
      "section": "BNF syntax",
      "role": "gopher type",
      "printed": "gtype                   xalpha",
      "peg": "gtype = xalpha",
      "uses": [
        39
      ]
    },
    {
      "name": "xalpha",
      "section": "BNF syntax",
      "role": "data character",
      "printed": "xalpha                  alpha | digit | safe | extra | escape",
      "peg": "xalpha = alpha / digit / safe / extra / escape",
      "uses": [
        44,
        45,
        46,
        47,
        48
      ]
    },
    {
      "name": "xalphas",
      "section": "BNF syntax",
      "role": "data characters",
      "printed": "xalphas                 xalpha [ xalphas ]",
      "peg": "xalphas = xalpha+\nxalphas__to_colon = ( !\":\" xalpha )+\nxalphas__to_port = ( !( \":\" port ( [/?#] / !. ) ) xalpha )+\nxalphas__to_host = xalpha ( !( \"@\" ( alpha / hostnumber ( \":\" port )? !xalpha ) ) xalpha )*\nxalphas__to_password = xalpha ( !( \"@\" ( alpha / hostnumber ( \":\" port )? !xalpha ) )\n                             !( \":\" !( \"@\" ( alpha / hostnumber ( \":\" port )? !xalpha ) ) xalpha ) xalpha )*",
      "uses": [
        39,
        40
      ]
    },
    {
      "name": "xpalpha",
      "section": "BNF syntax",
      "role": "path character",
      "printed": "xpalpha                 xalpha | +",
      "peg": "xpalpha = xalpha / \"+\"",
      "uses": [
        39
      ]
    },
    {
      "name": "xpalphas",
      "section": "BNF syntax",
      "role": "segment",
      "printed": "xpalphas                xpalpha [ xpalphas ]",
      "peg": "xpalphas = xpalpha+\nxpalphas__to_version = ( !( \"%00\" version attributes? ( \"#\" / !. ) ) xpalpha )+",
      "uses": [
        41,
        42
      ]
    },
    {
      "name": "ialpha",
      "section": "BNF syntax",
      "role": "identifier",
      "printed": "ialpha                  alpha [ xalphas ]",
      "peg": "ialpha = alpha xalphas?\nialpha__to_colon = alpha xalphas__to_colon?\nialpha__to_port = alpha xalphas__to_port?",
      "uses": [
        44,
        40
      ]
    },
    {
      "name": "alpha",
      "section": "BNF syntax",
      "role": "letter",
      "printed": "alpha                   a | b | c | d | e | f | g | h | i | j | k |\n                         l | m | n | o  | p | q | r | s | t | u | v |\n                         w | x | y | z | A | B | C  | D | E | F | G |\n                         H | I | J | K | L | M | N | O | P |  Q | R |\n                         S | T | U | V | W | X | Y | Z",
      "peg": "alpha = [a-zA-Z]",
      "uses": []
    },
    {
      "name": "digit",
      "section": "BNF syntax",
      "role": "digit",
      "printed": "digit                   0 |1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9",
      "peg": "digit = [0-9]",
      "uses": []
    },
    {
      "name": "safe",
      "section": "BNF syntax",
      "role": "safe",
      "printed": "safe                    $ | - | \\_ | @ | . | &",
      "corrected": "safe                    $ | - | _ | @ | . | &",
      "corrections": [
        {
          "rule": "safe",
          "printed": "\\_",
          "corrected": "_",
          "reason": "The backslash is LaTeX's escape of \"_\", left over by the conversion to HTML; two characters would be no single letter.",
          "evidence": "url-1993 \"BNF syntax\", safe"
        }
      ],
      "peg": "safe = [$\\-_@.&]",
      "uses": []
    },
    {
      "name": "extra",
      "section": "BNF syntax",
      "role": "extra",
      "printed": "extra                   ! | * | \" |  ' | ( | ) | : | ; | , | space",
      "peg": "extra = [!*\"'():;, ]",
      "uses": []
    },
    {
      "name": "escape",
      "section": "BNF syntax",
      "role": "escape",
      "printed": "escape                  \\% hex hex",
      "corrected": "escape                  % hex hex",
      "corrections": [
        {
          "rule": "escape",
          "printed": "\\%",
          "corrected": "%",
          "reason": "The backslash is LaTeX's escape of \"%\", left over by the conversion to HTML.",
          "evidence": "url-1993 \"BNF syntax\", escape"
        }
      ],
      "peg": "escape = \"%\" hex hex",
      "uses": [
        49
      ]
    },
    {
      "name": "hex",
      "section": "BNF syntax",
      "role": "hexadecimal digit",
      "printed": "hex                     digit | a | b | c | d | e | f | A | B | C |\n                         D | E | F",
      "peg": "hex = digit / [a-fA-F]",
      "uses": [
        45
      ]
    },
    {
      "name": "national",
      "section": "BNF syntax",
      "role": "excluded",
      "printed": "national                { | } | vline | [ | ] | \\ | ^ | ~",
      "peg": "national = [{}|[\\]\\\\^~]",
      "uses": []
    },
    {
      "name": "punctuation",
      "section": "BNF syntax",
      "role": "excluded delimiters",
      "printed": "punctuation             < | >",
      "peg": "punctuation = [<>]",
      "uses": []
    },
    {
      "name": "digits",
      "section": "BNF syntax",
      "role": "digits",
      "printed": "digits                  digit [ digits ]",
      "peg": "digits = digit+",
      "uses": [
        45,
        52
      ]
    },
    {
      "name": "alphanum",
      "section": "BNF syntax",
      "role": "letter or digit",
      "printed": "alphanum                alpha | digit",
      "peg": "alphanum = alpha / digit",
      "uses": [
        44,
        45
      ]
    },
    {
      "name": "alphanums",
      "section": "BNF syntax",
      "role": "letters and digits",
      "printed": "alphanums               alphanum [ alphanums ]",
      "peg": "alphanums = alphanum+",
      "uses": [
        53,
        54
      ]
    },
    {
      "name": "void",
      "section": "BNF syntax",
      "role": "empty",
      "printed": "void",
      "peg": "void = \"\"",
      "uses": []
    }
  ],
  "roles": {
    "components": [
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
    "addsRoles": true,
    "neverUndefined": [],
    "carriers": [
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
  }
};
