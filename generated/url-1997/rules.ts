// The rules of url-1997.
// Generated from grammar/url-1997 (sha256 8377c3aeea124142698463444ff472e12bbcb11290c18a1c057ec678cf89d413). Do not edit.

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

export const grammar: GrammarData<RuleName> = {
  "id": "url-1997",
  "title": "Uniform Resource Locators (URL): Generic Syntax and Semantics",
  "date": "1997-05-02",
  "start": "URL-reference",
  "rules": [
    {
      "name": "URL-reference",
      "section": "A, 3",
      "role": "reference",
      "printed": "URL-reference = [ absoluteURL | relativeURL ] [ \"#\" fragment ]",
      "peg": "URL_reference = ( absoluteURL / relativeURL )? ( \"#\" fragment )?",
      "uses": [
        1,
        4,
        25
      ]
    },
    {
      "name": "absoluteURL",
      "section": "A, 4.2",
      "role": "absolute",
      "printed": "absoluteURL = generic-URL | opaque-URL",
      "peg": "absoluteURL = generic_URL / opaque_URL",
      "uses": [
        3,
        2
      ]
    },
    {
      "name": "opaque-URL",
      "section": "A, 4.2",
      "role": "opaque",
      "printed": "opaque-URL = scheme \":\" *urlc",
      "peg": "opaque_URL = scheme \":\" urlc*",
      "uses": [
        8,
        26
      ]
    },
    {
      "name": "generic-URL",
      "section": "A, 4.2",
      "role": "generic",
      "printed": "generic-URL = scheme \":\" relativeURL",
      "peg": "generic_URL = scheme \":\" relativeURL",
      "uses": [
        8,
        4
      ]
    },
    {
      "name": "relativeURL",
      "section": "A, 5",
      "role": "relative",
      "printed": "relativeURL = net_path | abs_path | rel_path",
      "peg": "relativeURL = net_path ( &\"#\" / !. ) / abs_path / rel_path",
      "uses": [
        5,
        6,
        7
      ]
    },
    {
      "name": "net_path",
      "section": "A, 5",
      "role": "net path",
      "printed": "net_path = \"//\" site [ abs_path ]",
      "peg": "net_path = \"//\" site abs_path?",
      "uses": [
        9,
        6
      ]
    },
    {
      "name": "abs_path",
      "section": "A, 5",
      "role": "absolute path",
      "printed": "abs_path = \"/\" rel_path",
      "peg": "abs_path = \"/\" rel_path",
      "uses": [
        7
      ]
    },
    {
      "name": "rel_path",
      "section": "A, 5",
      "role": "relative path",
      "printed": "rel_path = [ path_segments ] [ \"?\" query ]",
      "peg": "rel_path = path_segments? ( \"?\" query )?",
      "uses": [
        20,
        24
      ]
    },
    {
      "name": "scheme",
      "section": "A, 4.1",
      "role": "scheme",
      "printed": "scheme = 1*( alpha | digit | \"+\" | \"-\" | \".\" )",
      "peg": "scheme = ( alpha / digit / \"+\" / \"-\" / \".\" )+",
      "uses": [
        33,
        36
      ]
    },
    {
      "name": "site",
      "section": "A, 4.3.1",
      "role": "authority",
      "printed": "site = [ [ user [ \":\" password ] \"@\" ] hostport ]",
      "peg": "site = ( ( user ( \":\" password )? \"@\" )? hostport )?",
      "uses": [
        10,
        11,
        12
      ]
    },
    {
      "name": "user",
      "section": "A, 4.3.1",
      "role": "user",
      "printed": "user = *( unreserved | escaped | \";\" | \"&\" | \"=\" | \"+\" )",
      "peg": "user = ( unreserved / escaped / \";\" / \"&\" / \"=\" / \"+\" )*",
      "uses": [
        28,
        30
      ]
    },
    {
      "name": "password",
      "section": "A, 4.3.1",
      "role": "password",
      "printed": "password = *( unreserved | escaped | \";\" | \"&\" | \"=\" | \"+\" )",
      "peg": "password = ( unreserved / escaped / \";\" / \"&\" / \"=\" / \"+\" )*",
      "uses": [
        28,
        30
      ]
    },
    {
      "name": "hostport",
      "section": "A, 4.3.1",
      "role": "hostport",
      "printed": "hostport = host [ \":\" port ]",
      "peg": "hostport = host ( \":\" port )?",
      "uses": [
        13,
        18
      ]
    },
    {
      "name": "host",
      "section": "A, 4.3.1",
      "role": "host",
      "printed": "host = hostname | hostnumber",
      "peg": "host = hostname / hostnumber",
      "uses": [
        14,
        17
      ]
    },
    {
      "name": "hostname",
      "section": "A, 4.3.1",
      "role": "hostname",
      "printed": "hostname = *( domainlabel \".\" ) toplabel",
      "peg": "hostname = ( domainlabel \".\" )* toplabel",
      "uses": [
        15,
        16
      ]
    },
    {
      "name": "domainlabel",
      "section": "A, 4.3.1",
      "role": "label",
      "printed": "domainlabel = alphanum | alphanum *( alphanum | \"-\" ) alphanum",
      "peg": "domainlabel = alphanum ( \"-\"* alphanum )*",
      "uses": [
        32
      ]
    },
    {
      "name": "toplabel",
      "section": "A, 4.3.1",
      "role": "top label",
      "printed": "toplabel = alpha | alpha *( alphanum | \"-\" ) alphanum",
      "peg": "toplabel = alpha ( \"-\"* alphanum )*",
      "uses": [
        33,
        32
      ]
    },
    {
      "name": "hostnumber",
      "section": "A, 4.3.1",
      "role": "IPv4 address",
      "printed": "hostnumber = 1*digit \".\" 1*digit \".\" 1*digit \".\" 1*digit",
      "peg": "hostnumber = digit+ \".\" digit+ \".\" digit+ \".\" digit+",
      "uses": [
        36
      ]
    },
    {
      "name": "port",
      "section": "A, 4.3.1",
      "role": "port",
      "printed": "port = *digit",
      "peg": "port = digit*",
      "uses": [
        36
      ]
    },
    {
      "name": "path",
      "section": "A, 4.3.2",
      "role": "path",
      "printed": "path = [ \"/\" ] path_segments",
      "peg": "path = \"/\"? path_segments",
      "uses": [
        20
      ]
    },
    {
      "name": "path_segments",
      "section": "A, 4.3.2",
      "role": "path segments",
      "printed": "path_segments = segment *( \"/\" segment )",
      "peg": "path_segments = segment ( \"/\" segment )*",
      "uses": [
        21
      ]
    },
    {
      "name": "segment",
      "section": "A, 4.3.2",
      "role": "segment",
      "printed": "segment = *pchar *( \";\" param )",
      "peg": "segment = pchar* ( \";\" param )*",
      "uses": [
        23,
        22
      ]
    },
    {
      "name": "param",
      "section": "A, 4.3.2",
      "role": "parameter",
      "printed": "param = *pchar",
      "peg": "param = pchar*",
      "uses": [
        23
      ]
    },
    {
      "name": "pchar",
      "section": "A, 4.3.2",
      "role": "path character",
      "printed": "pchar = unreserved | escaped | \":\" | \"@\" | \"&\" | \"=\" | \"+\"",
      "peg": "pchar = unreserved / escaped / \":\" / \"@\" / \"&\" / \"=\" / \"+\"",
      "uses": [
        28,
        30
      ]
    },
    {
      "name": "query",
      "section": "A, 4.3.3",
      "role": "query",
      "printed": "query = *urlc",
      "peg": "query = urlc*",
      "uses": [
        26
      ]
    },
    {
      "name": "fragment",
      "section": "A, 3",
      "role": "fragment",
      "printed": "fragment = *urlc",
      "peg": "fragment = urlc*",
      "uses": [
        26
      ]
    },
    {
      "name": "urlc",
      "section": "A",
      "role": "any character",
      "printed": "urlc = reserved | unreserved | escaped",
      "peg": "urlc = reserved / unreserved / escaped",
      "uses": [
        27,
        28,
        30
      ]
    },
    {
      "name": "reserved",
      "section": "A, 2.2",
      "role": "reserved",
      "printed": "reserved = \";\" | \"/\" | \"?\" | \":\" | \"@\" | \"&\" | \"=\" | \"+\"",
      "peg": "reserved = [;/?:@&=+]",
      "uses": []
    },
    {
      "name": "unreserved",
      "section": "A, 2.3",
      "role": "unreserved",
      "printed": "unreserved = alpha | digit | mark",
      "peg": "unreserved = alpha / digit / mark",
      "uses": [
        33,
        36,
        29
      ]
    },
    {
      "name": "mark",
      "section": "A, 2.3",
      "role": "mark",
      "printed": "mark = \"$\" | \"-\" | \"_\" | \".\" | \"!\" | \"~\" | \"*\" | \"'\" | \"(\" | \")\" | \",\"",
      "peg": "mark = [$\\-_.!~*'(),]",
      "uses": []
    },
    {
      "name": "escaped",
      "section": "A, 2.4.1",
      "role": "escape",
      "printed": "escaped = \"%\" hex hex",
      "peg": "escaped = \"%\" hex hex",
      "uses": [
        31
      ]
    },
    {
      "name": "hex",
      "section": "A, 2.4.1",
      "role": "hexadecimal digit",
      "printed": "hex = digit | \"A\" | \"B\" | \"C\" | \"D\" | \"E\" | \"F\" | \"a\" | \"b\" | \"c\" |\n      \"d\" | \"e\" | \"f\"",
      "peg": "hex = digit / [A-Fa-f]",
      "uses": [
        36
      ]
    },
    {
      "name": "alphanum",
      "section": "A, 1.4",
      "role": "letter or digit",
      "printed": "alphanum = alpha | digit",
      "peg": "alphanum = alpha / digit",
      "uses": [
        33,
        36
      ]
    },
    {
      "name": "alpha",
      "section": "A, 1.4",
      "role": "letter",
      "printed": "alpha = lowalpha | upalpha",
      "peg": "alpha = lowalpha / upalpha",
      "uses": [
        34,
        35
      ]
    },
    {
      "name": "lowalpha",
      "section": "A, 1.4",
      "role": "lower-case letter",
      "printed": "lowalpha = \"a\" | \"b\" | \"c\" | \"d\" | \"e\" | \"f\" | \"g\" | \"h\" | \"i\" | \"j\" |\n           \"k\" | \"l\" | \"m\" | \"n\" | \"o\" | \"p\" | \"q\" | \"r\" | \"s\" | \"t\" |\n           \"u\" | \"v\" | \"w\" | \"x\" | \"y\" | \"z\"",
      "peg": "lowalpha = [a-z]",
      "uses": []
    },
    {
      "name": "upalpha",
      "section": "A, 1.4",
      "role": "upper-case letter",
      "printed": "upalpha = \"A\" | \"B\" | \"C\" | \"D\" | \"E\" | \"F\" | \"G\" | \"H\" | \"I\" | \"J\" |\n          \"K\" | \"L\" | \"M\" | \"N\" | \"O\" | \"P\" | \"Q\" | \"R\" | \"S\" | \"T\" |\n          \"U\" | \"V\" | \"W\" | \"X\" | \"Y\" | \"Z\"",
      "peg": "upalpha = [A-Z]",
      "uses": []
    },
    {
      "name": "digit",
      "section": "A, 1.4",
      "role": "digit",
      "printed": "digit = \"0\" | \"1\" | \"2\" | \"3\" | \"4\" | \"5\" | \"6\" | \"7\" | \"8\" | \"9\"",
      "peg": "digit = [0-9]",
      "uses": []
    },
    {
      "name": "control",
      "section": "2.4.3",
      "role": "control characters",
      "printed": "control = <US-ASCII coded characters 00-1F and 7F hexadecimal>",
      "peg": "control = [\\x00-\\x1F\\x7F]",
      "uses": []
    },
    {
      "name": "space",
      "section": "2.4.3",
      "role": "space",
      "printed": "space = <US-ASCII coded character 20 hexadecimal>",
      "peg": "space = \" \"",
      "uses": []
    },
    {
      "name": "delims",
      "section": "2.4.3",
      "role": "excluded delimiters",
      "printed": "delims = \"<\" | \">\" | \"#\" | \"%\" | <\">",
      "peg": "delims = [<>#%\"]",
      "uses": []
    },
    {
      "name": "unwise",
      "section": "2.4.3",
      "role": "excluded",
      "printed": "unwise = \"{\" | \"}\" | \"|\" | \"\\\" | \"^\" | \"[\" | \"]\" | \"`\"",
      "peg": "unwise = [{}|\\\\^[\\]`]",
      "uses": []
    },
    {
      "name": "Content-Base",
      "section": "5.1.1",
      "role": "base field",
      "printed": "Content-Base = \"Content-Base\" \":\" absoluteURL",
      "peg": "Content_Base = \"Content-Base\" \":\" absoluteURL",
      "uses": [
        1
      ]
    },
    {
      "name": "Content-Location",
      "section": "5.1.1",
      "role": "location field",
      "printed": "Content-Location = \"Content-Location\" \":\" ( absoluteURL | relativeURL\n                   )",
      "peg": "Content_Location = \"Content-Location\" \":\" ( absoluteURL / relativeURL )",
      "uses": [
        1,
        4
      ]
    }
  ],
  "roles": {
    "components": [
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
    "addsRoles": false,
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
};
