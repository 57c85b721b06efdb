// The rules of url-1993.
// Generated from grammar/url-1993 and its notation (sha256 d9f5f7cae8fe1a80aa1ba0fd22d4d565d5cc268e56f939a79343371912582bcf). Do not edit.

import { grammarOf } from '../../src/syntax/columns.js';
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

export const grammar: GrammarData<RuleName> = /*#__PURE__*/ grammarOf({
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
  "roleNames": [
    "reference",
    "absolute",
    "generic",
    "scheme",
    "http",
    "ftp",
    "afs",
    "news",
    "wais",
    "wais index",
    "wais document",
    "news group or article",
    "news group",
    "news article",
    "wais database",
    "wais type",
    "prospero",
    "prospero",
    "prospero name",
    "prospero version",
    "parameters",
    "parameter",
    "telnet",
    "gopher",
    "hostport",
    "host",
    "afs cell",
    "hostname",
    "IPv4 address",
    "port",
    "gopher selector",
    "path",
    "query",
    "user",
    "fragment",
    "gopher type",
    "data character",
    "data characters",
    "path character",
    "segment",
    "identifier",
    "letter",
    "digit",
    "safe",
    "extra",
    "escape",
    "hexadecimal digit",
    "excluded",
    "excluded delimiters",
    "digits",
    "letter or digit",
    "letters and digits",
    "empty"
  ],
  "printed": [
    "   url [ # fragmentid ]",
    "            generic | httpaddress | fileaddress |\n                           newsaddress | prosperoaddress | telnetaddress\n                           | gopheraddress | waisaddress | afsaddress",
    "        scheme :  path [ ? search ]",
    "         ialpha",
    "    h t t p :   / / hostport  [  / path ] [ ?\n                           search ]",
    "    f t p : / / host / path",
    "     a f s : / / cellname / path",
    "    n e w s : groupart",
    "    waisindex | waisdoc",
    "      w a i s : / / hostport / database [ ? search\n                           ]",
    "        w a i s : / / hostport / database / wtype /\n                           digits / path",
    "       * | group | article",
    "          ialpha [ . group ]",
    "        xalphas @ host",
    "       xalphas",
    "          xalphas",
    "   prosperolink",
    "   p r o s p e r o : / / hostport / hsoname [ %\n                           0 0 version [ attributes ] ]",
    "        path",
    "        digits",
    "     attribute [ attributes ]",
    "      alphanums",
    "  t e l n e t : / / [ user @ ] hostport",
    "  g o p h e r : / / hostport  [/ gtype  [\n                           selector ] ] [ ? search ]",
    "        host [ : port ]",
    "           hostname | hostnumber",
    "       hostname",
    "       ialpha [  .  hostname ]",
    "     digits . digits . digits . digits",
    "           digits",
    "       path",
    "           void |  xpalphas  [  / path ]",
    "         xalphas [ + search ]",
    "           xalphas",
    "     xalphas",
    "          xalpha",
    "         alpha | digit | safe | extra | escape",
    "        xalpha [ xalphas ]",
    "        xalpha | +",
    "       xpalpha [ xpalpha ]",
    "         alpha [ xalphas ]",
    "          a | b | c | d | e | f | g | h | i | j | k | l\n                           | m | n | o  | p | q | r | s | t | u | v | w\n                           | x | y | z | A | B | C  | D | E | F | G | H\n                           | I | J | K | L | M | N  | O | P |  Q | R | S\n                           | T | U | V | W | X | Y | Z",
    "          0 |1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9",
    "           $ | - | _ | @ | . | &",
    "          ! | * | \" |  ' | ( | ) | : | ; | , | space",
    "         % hex hex",
    "            digit | a | b | c | d | e | f | A | B | C | D\n                           | E | F",
    "        { | } | |                                   |\n                            | | [ | ] | \\ | ^ | ~",
    "    < | >",
    "         digit [ digits ]",
    "       alpha | digit",
    "      alphanum [ alphanums ]",
    ""
  ],
  "corrected": {
    "xpalphas": {
      "corrected": "xpalphas       xpalpha [ xpalphas ]",
      "corrections": [
        {
          "rule": "xpalphas",
          "printed": "[ xpalpha ]",
          "corrected": "[ xpalphas ]",
          "reason": "As printed, a path segment has one or two characters, and the ftp and gopher URLs of the document's own reference list cannot be derived. Every other rule named with a final s (xalphas, digits, attributes, alphanums) refers to itself here.",
          "evidence": "url-1995 \"BNF syntax\", xpalphas (RFC 1630 repeats the slip in its first BNF and mends it in its second); section \"References\" of the document"
        }
      ]
    },
    "variant": {
      "corrected": "variant        { | } | vline | [ | ] | \\ | ^ | ~",
      "corrections": [
        {
          "rule": "variant",
          "printed": "| |                                   |\n                            | |",
          "corrected": "| vline |",
          "reason": "A bar that is a character cannot be told from the bars between alternatives, and the row came out with five bars in a row where a separator, the character and a separator are meant. The corrected text names the character.",
          "evidence": "url-1995 \"BNF syntax\", national and the word \"vline\" in its introduction"
        }
      ]
    }
  },
  "peg": [
    "fragmentaddress = url ( \"#\" fragmentid )?",
    "url = ( httpaddress / fileaddress / newsaddress / prosperoaddress / telnetaddress\n      / gopheraddress / waisaddress / afsaddress ) &( \"#\" / !. )\n    / generic",
    "generic = scheme__to_colon \":\" path ( \"?\" search )?",
    "scheme = ialpha\nscheme__to_colon = ialpha__to_colon",
    "httpaddress = \"http://\" hostport ( \"/\" path )? ( \"?\" search )?",
    "fileaddress = \"ftp://\" host \"/\" path",
    "afsaddress = \"afs://\" cellname \"/\" path",
    "newsaddress = \"news:\" groupart",
    "waisaddress = waisdoc / waisindex",
    "waisindex = \"wais://\" hostport \"/\" database ( \"?\" search )?",
    "waisdoc = \"wais://\" hostport \"/\" database \"/\" wtype \"/\" digits \"/\" path",
    "groupart = article !xalpha / group / \"*\"",
    "group = ialpha",
    "article = xalphas__to_host \"@\" host",
    "database = xalphas",
    "wtype = xalphas",
    "prosperoaddress = prosperolink",
    "prosperolink = \"prospero://\" hostport \"/\" ( hsoname__to_version \"%00\" version attributes? / hsoname )",
    "hsoname = path\nhsoname__to_version = path__to_version",
    "version = digits",
    "attributes = attribute",
    "attribute = alphanums",
    "telnetaddress = \"telnet://\" ( user__to_host \"@\" hostport / hostport )",
    "gopheraddress = \"gopher://\" hostport ( \"/\" gtype selector? )? ( \"?\" search )?",
    "hostport = host__to_port \":\" port / host",
    "host = hostname / hostnumber\nhost__to_port = hostname__to_port / hostnumber",
    "cellname = hostname",
    "hostname = ialpha\nhostname__to_port = ialpha__to_port",
    "hostnumber = digits \".\" digits \".\" digits \".\" digits",
    "port = digits",
    "selector = path",
    "path = xpalphas ( \"/\" xpalphas )* ( \"/\" void )? / void\npath__to_version = xpalphas__to_version ( \"/\" xpalphas__to_version )* ( \"/\" void )? / void",
    "search = xalphas ( \"+\" xalphas )*",
    "user = xalphas\nuser__to_host = xalphas__to_host",
    "fragmentid = xalphas",
    "gtype = xalpha",
    "xalpha = alpha / digit / safe / extra / escape",
    "xalphas = xalpha+\nxalphas__to_colon = ( !\":\" xalpha )+\nxalphas__to_port = ( !( \":\" port ( [/?#] / !. ) ) xalpha )+\nxalphas__to_host = xalpha ( !( \"@\" ( alpha / hostnumber ( \":\" port )? !xalpha ) ) xalpha )*",
    "xpalpha = xalpha / \"+\"",
    "xpalphas = xpalpha+\nxpalphas__to_version = ( !( \"%00\" version attributes? ( \"#\" / !. ) ) xpalpha )+",
    "ialpha = alpha xalphas?\nialpha__to_colon = alpha xalphas__to_colon?\nialpha__to_port = alpha xalphas__to_port?",
    "alpha = [a-zA-Z]",
    "digit = [0-9]",
    "safe = [$\\-_@.&]",
    "extra = [!*\"'():;, ]",
    "escape = \"%\" hex hex",
    "hex = digit / [a-fA-F]",
    "variant = [{}|[\\]\\\\^~]",
    "punctuation = [<>]",
    "digits = digit+",
    "alphanum = alpha / digit",
    "alphanums = alphanum+",
    "void = \"\""
  ],
  "uses": [
    [
      1,
      34
    ],
    [
      2,
      4,
      5,
      7,
      16,
      22,
      23,
      8,
      6
    ],
    [
      3,
      31,
      32
    ],
    [
      40
    ],
    [
      24,
      31,
      32
    ],
    [
      25,
      31
    ],
    [
      26,
      31
    ],
    [
      11
    ],
    [
      9,
      10
    ],
    [
      24,
      14,
      32
    ],
    [
      24,
      14,
      15,
      49,
      31
    ],
    [
      12,
      13
    ],
    [
      40,
      12
    ],
    [
      37,
      25
    ],
    [
      37
    ],
    [
      37
    ],
    [
      17
    ],
    [
      24,
      18,
      19,
      20
    ],
    [
      31
    ],
    [
      49
    ],
    [
      21,
      20
    ],
    [
      51
    ],
    [
      33,
      24
    ],
    [
      24,
      35,
      30,
      32
    ],
    [
      25,
      29
    ],
    [
      27,
      28
    ],
    [
      27
    ],
    [
      40,
      27
    ],
    [
      49
    ],
    [
      49
    ],
    [
      31
    ],
    [
      52,
      39,
      31
    ],
    [
      37,
      32
    ],
    [
      37
    ],
    [
      37
    ],
    [
      36
    ],
    [
      41,
      42,
      43,
      44,
      45
    ],
    [
      36,
      37
    ],
    [
      36
    ],
    [
      38,
      39
    ],
    [
      41,
      37
    ],
    [],
    [],
    [],
    [],
    [
      46
    ],
    [
      42
    ],
    [],
    [],
    [
      42,
      49
    ],
    [
      41,
      42
    ],
    [
      50,
      51
    ],
    []
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
});
