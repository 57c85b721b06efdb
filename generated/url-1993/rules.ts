// The rules of url-1993.
// Generated from grammar/url-1993 (sha256 8ef7ab06bdb582d5824aff9afc6c078a6f6ad2e73cbc29a3c77350518066ab2c). Do not edit.

import type { GrammarData } from '../../src/syntax/rule.js';

/** The rules of the document, in its spelling and order. */
export type RuleName =
  | "fragmentaddress"
  | "url"
  | "generic"
  | "scheme"
  | "httpaddress"
  | "fileaddress"
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
  | "variant"
  | "punctuation"
  | "digits"
  | "alphanum"
  | "alphanums"
  | "void";

export const grammar: GrammarData<RuleName> = {
  "id": "url-1993",
  "title": "Uniform Resource Locators",
  "date": "1993-07-14",
  "start": "fragmentaddress",
  "rules": [
    {
      "name": "fragmentaddress",
      "section": "BNF syntax",
      "role": "reference",
      "printed": "fragmentaddress   url [ # fragmentid ]",
      "peg": "fragmentaddress = url ( \"#\" fragmentid )?",
      "uses": [
        1,
        34
      ]
    },
    {
      "name": "url",
      "section": "BNF syntax",
      "role": "absolute",
      "printed": "url            generic | httpaddress | fileaddress |\n                           newsaddress | prosperoaddress | telnetaddress\n                           | gopheraddress | waisaddress | afsaddress",
      "peg": "url = ( httpaddress / fileaddress / newsaddress / prosperoaddress / telnetaddress\n      / gopheraddress / waisaddress / afsaddress ) &( \"#\" / !. )\n    / generic",
      "uses": [
        2,
        4,
        5,
        7,
        16,
        22,
        23,
        8,
        6
      ]
    },
    {
      "name": "generic",
      "section": "BNF syntax",
      "role": "generic",
      "printed": "generic        scheme :  path [ ? search ]",
      "peg": "generic = scheme__to_colon \":\" path ( \"?\" search )?",
      "uses": [
        3,
        31,
        32
      ]
    },
    {
      "name": "scheme",
      "section": "BNF syntax",
      "role": "scheme",
      "printed": "scheme         ialpha",
      "peg": "scheme = ialpha\nscheme__to_colon = ialpha__to_colon",
      "uses": [
        40
      ]
    },
    {
      "name": "httpaddress",
      "section": "BNF syntax",
      "role": "http",
      "printed": "httpaddress    h t t p :   / / hostport  [  / path ] [ ?\n                           search ]",
      "peg": "httpaddress = \"http://\" hostport ( \"/\" path )? ( \"?\" search )?",
      "uses": [
        24,
        31,
        32
      ]
    },
    {
      "name": "fileaddress",
      "section": "BNF syntax",
      "role": "ftp",
      "printed": "fileaddress    f t p : / / host / path",
      "peg": "fileaddress = \"ftp://\" host \"/\" path",
      "uses": [
        25,
        31
      ]
    },
    {
      "name": "afsaddress",
      "section": "BNF syntax",
      "role": "afs",
      "printed": "afsaddress     a f s : / / cellname / path",
      "peg": "afsaddress = \"afs://\" cellname \"/\" path",
      "uses": [
        26,
        31
      ]
    },
    {
      "name": "newsaddress",
      "section": "BNF syntax",
      "role": "news",
      "printed": "newsaddress    n e w s : groupart",
      "peg": "newsaddress = \"news:\" groupart",
      "uses": [
        11
      ]
    },
    {
      "name": "waisaddress",
      "section": "BNF syntax",
      "role": "wais",
      "printed": "waisaddress    waisindex | waisdoc",
      "peg": "waisaddress = waisdoc / waisindex",
      "uses": [
        9,
        10
      ]
    },
    {
      "name": "waisindex",
      "section": "BNF syntax",
      "role": "wais index",
      "printed": "waisindex      w a i s : / / hostport / database [ ? search\n                           ]",
      "peg": "waisindex = \"wais://\" hostport \"/\" database ( \"?\" search )?",
      "uses": [
        24,
        14,
        32
      ]
    },
    {
      "name": "waisdoc",
      "section": "BNF syntax",
      "role": "wais document",
      "printed": "waisdoc        w a i s : / / hostport / database / wtype /\n                           digits / path",
      "peg": "waisdoc = \"wais://\" hostport \"/\" database \"/\" wtype \"/\" digits \"/\" path",
      "uses": [
        24,
        14,
        15,
        49,
        31
      ]
    },
    {
      "name": "groupart",
      "section": "BNF syntax",
      "role": "news group or article",
      "printed": "groupart       * | group | article",
      "peg": "groupart = article !xalpha / group / \"*\"",
      "uses": [
        12,
        13
      ]
    },
    {
      "name": "group",
      "section": "BNF syntax",
      "role": "news group",
      "printed": "group          ialpha [ . group ]",
      "peg": "group = ialpha",
      "uses": [
        40,
        12
      ]
    },
    {
      "name": "article",
      "section": "BNF syntax",
      "role": "news article",
      "printed": "article        xalphas @ host",
      "peg": "article = xalphas__to_host \"@\" host",
      "uses": [
        37,
        25
      ]
    },
    {
      "name": "database",
      "section": "BNF syntax",
      "role": "wais database",
      "printed": "database       xalphas",
      "peg": "database = xalphas",
      "uses": [
        37
      ]
    },
    {
      "name": "wtype",
      "section": "BNF syntax",
      "role": "wais type",
      "printed": "wtype          xalphas",
      "peg": "wtype = xalphas",
      "uses": [
        37
      ]
    },
    {
      "name": "prosperoaddress",
      "section": "BNF syntax",
      "role": "prospero",
      "printed": "prosperoaddress   prosperolink",
      "peg": "prosperoaddress = prosperolink",
      "uses": [
        17
      ]
    },
    {
      "name": "prosperolink",
      "section": "BNF syntax",
      "role": "prospero",
      "printed": "prosperolink   p r o s p e r o : / / hostport / hsoname [ %\n                           0 0 version [ attributes ] ]",
      "peg": "prosperolink = \"prospero://\" hostport \"/\" ( hsoname__to_version \"%00\" version attributes? / hsoname )",
      "uses": [
        24,
        18,
        19,
        20
      ]
    },
    {
      "name": "hsoname",
      "section": "BNF syntax",
      "role": "prospero name",
      "printed": "hsoname        path",
      "peg": "hsoname = path\nhsoname__to_version = path__to_version",
      "uses": [
        31
      ]
    },
    {
      "name": "version",
      "section": "BNF syntax",
      "role": "prospero version",
      "printed": "version        digits",
      "peg": "version = digits",
      "uses": [
        49
      ]
    },
    {
      "name": "attributes",
      "section": "BNF syntax",
      "role": "parameters",
      "printed": "attributes     attribute [ attributes ]",
      "peg": "attributes = attribute",
      "uses": [
        21,
        20
      ]
    },
    {
      "name": "attribute",
      "section": "BNF syntax",
      "role": "parameter",
      "printed": "attribute      alphanums",
      "peg": "attribute = alphanums",
      "uses": [
        51
      ]
    },
    {
      "name": "telnetaddress",
      "section": "BNF syntax",
      "role": "telnet",
      "printed": "telnetaddress  t e l n e t : / / [ user @ ] hostport",
      "peg": "telnetaddress = \"telnet://\" ( user__to_host \"@\" hostport / hostport )",
      "uses": [
        33,
        24
      ]
    },
    {
      "name": "gopheraddress",
      "section": "BNF syntax",
      "role": "gopher",
      "printed": "gopheraddress  g o p h e r : / / hostport  [/ gtype  [\n                           selector ] ] [ ? search ]",
      "peg": "gopheraddress = \"gopher://\" hostport ( \"/\" gtype selector? )? ( \"?\" search )?",
      "uses": [
        24,
        35,
        30,
        32
      ]
    },
    {
      "name": "hostport",
      "section": "BNF syntax",
      "role": "hostport",
      "printed": "hostport        host [ : port ]",
      "peg": "hostport = host__to_port \":\" port / host",
      "uses": [
        25,
        29
      ]
    },
    {
      "name": "host",
      "section": "BNF syntax",
      "role": "host",
      "printed": "host           hostname | hostnumber",
      "peg": "host = hostname / hostnumber\nhost__to_port = hostname__to_port / hostnumber",
      "uses": [
        27,
        28
      ]
    },
    {
      "name": "cellname",
      "section": "BNF syntax",
      "role": "afs cell",
      "printed": "cellname       hostname",
      "peg": "cellname = hostname",
      "uses": [
        27
      ]
    },
    {
      "name": "hostname",
      "section": "BNF syntax",
      "role": "hostname",
      "printed": "hostname       ialpha [  .  hostname ]",
      "peg": "hostname = ialpha\nhostname__to_port = ialpha__to_port",
      "uses": [
        40,
        27
      ]
    },
    {
      "name": "hostnumber",
      "section": "BNF syntax",
      "role": "IPv4 address",
      "printed": "hostnumber     digits . digits . digits . digits",
      "peg": "hostnumber = digits \".\" digits \".\" digits \".\" digits",
      "uses": [
        49
      ]
    },
    {
      "name": "port",
      "section": "BNF syntax",
      "role": "port",
      "printed": "port           digits",
      "peg": "port = digits",
      "uses": [
        49
      ]
    },
    {
      "name": "selector",
      "section": "BNF syntax",
      "role": "gopher selector",
      "printed": "selector       path",
      "peg": "selector = path",
      "uses": [
        31
      ]
    },
    {
      "name": "path",
      "section": "BNF syntax",
      "role": "path",
      "printed": "path           void |  xpalphas  [  / path ]",
      "peg": "path = xpalphas ( \"/\" xpalphas )* \"/\"? / void\npath__to_version = xpalphas__to_version ( \"/\" xpalphas__to_version )* \"/\"? / void",
      "uses": [
        52,
        39,
        31
      ]
    },
    {
      "name": "search",
      "section": "BNF syntax",
      "role": "query",
      "printed": "search         xalphas [ + search ]",
      "peg": "search = xalphas ( \"+\" xalphas )*",
      "uses": [
        37,
        32
      ]
    },
    {
      "name": "user",
      "section": "BNF syntax",
      "role": "user",
      "printed": "user           xalphas",
      "peg": "user = xalphas\nuser__to_host = xalphas__to_host",
      "uses": [
        37
      ]
    },
    {
      "name": "fragmentid",
      "section": "BNF syntax",
      "role": "fragment",
      "printed": "fragmentid     xalphas",
      "peg": "fragmentid = xalphas",
      "uses": [
        37
      ]
    },
    {
      "name": "gtype",
      "section": "BNF syntax",
      "role": "gopher type",
      "printed": "gtype          xalpha",
      "peg": "gtype = xalpha",
      "uses": [
        36
      ]
    },
    {
      "name": "xalpha",
      "section": "BNF syntax",
      "role": "data character",
      "printed": "xalpha         alpha | digit | safe | extra | escape",
      "peg": "xalpha = alpha / digit / safe / extra / escape",
      "uses": [
        41,
        42,
        43,
        44,
        45
      ]
    },
    {
      "name": "xalphas",
      "section": "BNF syntax",
      "role": "data characters",
      "printed": "xalphas        xalpha [ xalphas ]",
      "peg": "xalphas = xalpha+\nxalphas__to_colon = ( !\":\" xalpha )+\nxalphas__to_port = ( !( \":\" port ( [/?#] / !. ) ) xalpha )+\nxalphas__to_host = xalpha ( !( \"@\" ( alpha / hostnumber ( \":\" port )? !xalpha ) ) xalpha )*",
      "uses": [
        36,
        37
      ]
    },
    {
      "name": "xpalpha",
      "section": "BNF syntax",
      "role": "path character",
      "printed": "xpalpha        xalpha | +",
      "peg": "xpalpha = xalpha / \"+\"",
      "uses": [
        36
      ]
    },
    {
      "name": "xpalphas",
      "section": "BNF syntax",
      "role": "segment",
      "printed": "xpalphas       xpalpha [ xpalpha ]",
      "corrected": "xpalphas       xpalpha [ xpalphas ]",
      "corrections": [
        {
          "rule": "xpalphas",
          "printed": "[ xpalpha ]",
          "corrected": "[ xpalphas ]",
          "reason": "As printed, a path segment has one or two characters, and the ftp and gopher URLs of the document's own reference list cannot be derived. Every other rule named with a final s (xalphas, digits, attributes, alphanums) refers to itself here.",
          "evidence": "url-1995 \"BNF syntax\", xpalphas (RFC 1630 repeats the slip in its first BNF and mends it in its second); section \"References\" of the document"
        }
      ],
      "peg": "xpalphas = xpalpha+\nxpalphas__to_version = ( !( \"%00\" version attributes? ( \"#\" / !. ) ) xpalpha )+",
      "uses": [
        38,
        39
      ]
    },
    {
      "name": "ialpha",
      "section": "BNF syntax",
      "role": "identifier",
      "printed": "ialpha         alpha [ xalphas ]",
      "peg": "ialpha = alpha xalphas?\nialpha__to_colon = alpha xalphas__to_colon?\nialpha__to_port = alpha xalphas__to_port?",
      "uses": [
        41,
        37
      ]
    },
    {
      "name": "alpha",
      "section": "BNF syntax",
      "role": "letter",
      "printed": "alpha          a | b | c | d | e | f | g | h | i | j | k | l\n                           | m | n | o  | p | q | r | s | t | u | v | w\n                           | x | y | z | A | B | C  | D | E | F | G | H\n                           | I | J | K | L | M | N  | O | P |  Q | R | S\n                           | T | U | V | W | X | Y | Z",
      "peg": "alpha = [a-zA-Z]",
      "uses": []
    },
    {
      "name": "digit",
      "section": "BNF syntax",
      "role": "digit",
      "printed": "digit          0 |1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9",
      "peg": "digit = [0-9]",
      "uses": []
    },
    {
      "name": "safe",
      "section": "BNF syntax",
      "role": "safe",
      "printed": "safe           $ | - | _ | @ | . | &",
      "peg": "safe = [$\\-_@.&]",
      "uses": []
    },
    {
      "name": "extra",
      "section": "BNF syntax",
      "role": "extra",
      "printed": "extra          ! | * | \" |  ' | ( | ) | : | ; | , | space",
      "peg": "extra = [!*\"'():;, ]",
      "uses": []
    },
    {
      "name": "escape",
      "section": "BNF syntax",
      "role": "escape",
      "printed": "escape         % hex hex",
      "peg": "escape = \"%\" hex hex",
      "uses": [
        46
      ]
    },
    {
      "name": "hex",
      "section": "BNF syntax",
      "role": "hexadecimal digit",
      "printed": "hex            digit | a | b | c | d | e | f | A | B | C | D\n                           | E | F",
      "peg": "hex = digit / [a-fA-F]",
      "uses": [
        42
      ]
    },
    {
      "name": "variant",
      "section": "BNF syntax",
      "role": "excluded",
      "printed": "variant        { | } | |                                   |\n                            | | [ | ] | \\ | ^ | ~",
      "corrected": "variant        { | } | vline | [ | ] | \\ | ^ | ~",
      "corrections": [
        {
          "rule": "variant",
          "printed": "| |                                   |\n                            | |",
          "corrected": "| vline |",
          "reason": "A bar that is a character cannot be told from the bars between alternatives, and the row came out with five bars in a row where a separator, the character and a separator are meant. The corrected text names the character.",
          "evidence": "url-1995 \"BNF syntax\", national and the word \"vline\" in its introduction"
        }
      ],
      "peg": "variant = [{}|[\\]\\\\^~]",
      "uses": []
    },
    {
      "name": "punctuation",
      "section": "BNF syntax",
      "role": "excluded delimiters",
      "printed": "punctuation    < | >",
      "peg": "punctuation = [<>]",
      "uses": []
    },
    {
      "name": "digits",
      "section": "BNF syntax",
      "role": "digits",
      "printed": "digits         digit [ digits ]",
      "peg": "digits = digit+",
      "uses": [
        42,
        49
      ]
    },
    {
      "name": "alphanum",
      "section": "BNF syntax",
      "role": "letter or digit",
      "printed": "alphanum       alpha | digit",
      "peg": "alphanum = alpha / digit",
      "uses": [
        41,
        42
      ]
    },
    {
      "name": "alphanums",
      "section": "BNF syntax",
      "role": "letters and digits",
      "printed": "alphanums      alphanum [ alphanums ]",
      "peg": "alphanums = alphanum+",
      "uses": [
        50,
        51
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
    "addsRoles": true,
    "neverUndefined": [],
    "carriers": [
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
  }
};
