// The rules of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 da1e36a3f197551019e4342ed74eeda0b1f1dd6af425b1ef6aeb51caadb96b68). Do not edit.

import { grammarOf } from '../../src/syntax/columns.js';
import type { GrammarData } from '../../src/syntax/rule.js';

/** The rules of the document, in its spelling and order. */
export type RuleName =
  | "URL-reference"
  | "absoluteURL"
  | "opaque-URL"
  | "generic-URL"
  | "relativeURL"
  | "net_path"
  | "abs_path"
  | "rel_path"
  | "scheme"
  | "site"
  | "user"
  | "password"
  | "hostport"
  | "host"
  | "hostname"
  | "domainlabel"
  | "toplabel"
  | "hostnumber"
  | "port"
  | "path"
  | "path_segments"
  | "segment"
  | "param"
  | "pchar"
  | "query"
  | "fragment"
  | "urlc"
  | "reserved"
  | "unreserved"
  | "mark"
  | "escaped"
  | "hex"
  | "alphanum"
  | "alpha"
  | "lowalpha"
  | "upalpha"
  | "digit"
  | "control"
  | "space"
  | "delims"
  | "unwise"
  | "Content-Base"
  | "Content-Location";

export const grammar: GrammarData<RuleName> = /*#__PURE__*/ grammarOf({
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
  "roleNames": [
    "reference",
    "absolute",
    "opaque",
    "generic",
    "relative",
    "net path",
    "absolute path",
    "relative path",
    "scheme",
    "authority",
    "user",
    "password",
    "hostport",
    "host",
    "hostname",
    "label",
    "top label",
    "IPv4 address",
    "port",
    "path",
    "path segments",
    "segment",
    "parameter",
    "path character",
    "query",
    "fragment",
    "any character",
    "reserved",
    "unreserved",
    "mark",
    "escape",
    "hexadecimal digit",
    "letter or digit",
    "letter",
    "lower-case letter",
    "upper-case letter",
    "digit",
    "control characters",
    "space",
    "excluded delimiters",
    "excluded",
    "base field",
    "location field"
  ],
  "printed": [
    " = [ absoluteURL | relativeURL ] [ \"#\" fragment ]",
    " = generic-URL | opaque-URL",
    " = scheme \":\" *urlc",
    " = scheme \":\" relativeURL",
    " = net_path | abs_path | rel_path",
    " = \"//\" site [ abs_path ]",
    " = \"/\" rel_path",
    " = [ path_segments ] [ \"?\" query ]",
    " = 1*( alpha | digit | \"+\" | \"-\" | \".\" )",
    " = [ [ user [ \":\" password ] \"@\" ] hostport ]",
    " = *( unreserved | escaped | \";\" | \"&\" | \"=\" | \"+\" )",
    " = *( unreserved | escaped | \";\" | \"&\" | \"=\" | \"+\" )",
    " = host [ \":\" port ]",
    " = hostname | hostnumber",
    " = *( domainlabel \".\" ) toplabel",
    " = alphanum | alphanum *( alphanum | \"-\" ) alphanum",
    " = alpha | alpha *( alphanum | \"-\" ) alphanum",
    " = 1*digit \".\" 1*digit \".\" 1*digit \".\" 1*digit",
    " = *digit",
    " = [ \"/\" ] path_segments",
    " = segment *( \"/\" segment )",
    " = *pchar *( \";\" param )",
    " = *pchar",
    " = unreserved | escaped | \":\" | \"@\" | \"&\" | \"=\" | \"+\"",
    " = *urlc",
    " = *urlc",
    " = reserved | unreserved | escaped",
    " = \";\" | \"/\" | \"?\" | \":\" | \"@\" | \"&\" | \"=\" | \"+\"",
    " = alpha | digit | mark",
    " = \"$\" | \"-\" | \"_\" | \".\" | \"!\" | \"~\" | \"*\" | \"'\" | \"(\" | \")\" | \",\"",
    " = \"%\" hex hex",
    " = digit | \"A\" | \"B\" | \"C\" | \"D\" | \"E\" | \"F\" | \"a\" | \"b\" | \"c\" |\n      \"d\" | \"e\" | \"f\"",
    " = alpha | digit",
    " = lowalpha | upalpha",
    " = \"a\" | \"b\" | \"c\" | \"d\" | \"e\" | \"f\" | \"g\" | \"h\" | \"i\" | \"j\" |\n           \"k\" | \"l\" | \"m\" | \"n\" | \"o\" | \"p\" | \"q\" | \"r\" | \"s\" | \"t\" |\n           \"u\" | \"v\" | \"w\" | \"x\" | \"y\" | \"z\"",
    " = \"A\" | \"B\" | \"C\" | \"D\" | \"E\" | \"F\" | \"G\" | \"H\" | \"I\" | \"J\" |\n          \"K\" | \"L\" | \"M\" | \"N\" | \"O\" | \"P\" | \"Q\" | \"R\" | \"S\" | \"T\" |\n          \"U\" | \"V\" | \"W\" | \"X\" | \"Y\" | \"Z\"",
    " = \"0\" | \"1\" | \"2\" | \"3\" | \"4\" | \"5\" | \"6\" | \"7\" | \"8\" | \"9\"",
    " = <US-ASCII coded characters 00-1F and 7F hexadecimal>",
    " = <US-ASCII coded character 20 hexadecimal>",
    " = \"<\" | \">\" | \"#\" | \"%\" | <\">",
    " = \"{\" | \"}\" | \"|\" | \"\\\" | \"^\" | \"[\" | \"]\" | \"`\"",
    " = \"Content-Base\" \":\" absoluteURL",
    " = \"Content-Location\" \":\" ( absoluteURL | relativeURL\n                   )"
  ],
  "corrected": {},
  "peg": [
    "URL_reference = ( absoluteURL / relativeURL )? ( \"#\" fragment )?",
    "absoluteURL = generic_URL / opaque_URL",
    "opaque_URL = scheme \":\" urlc*",
    "generic_URL = scheme \":\" relativeURL",
    "relativeURL = net_path ( &\"#\" / !. ) / abs_path / rel_path",
    "net_path = \"//\" site abs_path?",
    "abs_path = \"/\" rel_path",
    "rel_path = path_segments? ( \"?\" query )?",
    "scheme = ( alpha / digit / \"+\" / \"-\" / \".\" )+",
    "site = ( ( user ( \":\" password )? \"@\" )? hostport )?",
    "user = ( unreserved / escaped / \";\" / \"&\" / \"=\" / \"+\" )*",
    "password = ( unreserved / escaped / \";\" / \"&\" / \"=\" / \"+\" )*",
    "hostport = host ( \":\" port )?",
    "host = hostname / hostnumber",
    "hostname = ( domainlabel \".\" )* toplabel",
    "domainlabel = alphanum ( \"-\"* alphanum )*",
    "toplabel = alpha ( \"-\"* alphanum )*",
    "hostnumber = digit+ \".\" digit+ \".\" digit+ \".\" digit+",
    "port = digit*",
    "path = \"/\"? path_segments",
    "path_segments = segment ( \"/\" segment )*",
    "segment = pchar* ( \";\" param )*",
    "param = pchar*",
    "pchar = unreserved / escaped / \":\" / \"@\" / \"&\" / \"=\" / \"+\"",
    "query = urlc*",
    "fragment = urlc*",
    "urlc = reserved / unreserved / escaped",
    "reserved = [;/?:@&=+]",
    "unreserved = alpha / digit / mark",
    "mark = [$\\-_.!~*'(),]",
    "escaped = \"%\" hex hex",
    "hex = digit / [A-Fa-f]",
    "alphanum = alpha / digit",
    "alpha = lowalpha / upalpha",
    "lowalpha = [a-z]",
    "upalpha = [A-Z]",
    "digit = [0-9]",
    "control = [\\x00-\\x1F\\x7F]",
    "space = \" \"",
    "delims = [<>#%\"]",
    "unwise = [{}|\\\\^[\\]`]",
    "Content_Base = \"Content-Base\" \":\" absoluteURL",
    "Content_Location = \"Content-Location\" \":\" ( absoluteURL / relativeURL )"
  ],
  "uses": [
    [
      1,
      4,
      25
    ],
    [
      3,
      2
    ],
    [
      8,
      26
    ],
    [
      8,
      4
    ],
    [
      5,
      6,
      7
    ],
    [
      9,
      6
    ],
    [
      7
    ],
    [
      20,
      24
    ],
    [
      33,
      36
    ],
    [
      10,
      11,
      12
    ],
    [
      28,
      30
    ],
    [
      28,
      30
    ],
    [
      13,
      18
    ],
    [
      14,
      17
    ],
    [
      15,
      16
    ],
    [
      32
    ],
    [
      33,
      32
    ],
    [
      36
    ],
    [
      36
    ],
    [
      20
    ],
    [
      21
    ],
    [
      23,
      22
    ],
    [
      23
    ],
    [
      28,
      30
    ],
    [
      26
    ],
    [
      26
    ],
    [
      27,
      28,
      30
    ],
    [],
    [
      33,
      36,
      29
    ],
    [],
    [
      31
    ],
    [
      36
    ],
    [
      33,
      36
    ],
    [
      34,
      35
    ],
    [],
    [],
    [],
    [],
    [],
    [],
    [],
    [
      1
    ],
    [
      1,
      4
    ]
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
    "neverUndefined": [
      "path"
    ],
    "carriers": [
      "generic-URL",
      "opaque-URL",
      "net_path",
      "abs_path",
      "rel_path"
    ]
  }
});
