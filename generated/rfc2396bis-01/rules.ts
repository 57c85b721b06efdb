// The rules of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 (sha256 b2ea2668b81bb25f121f7d3d6e43f55312d0f2b94c66df4d00a78cfe5c8fede6). Do not edit.

import type { GrammarData } from '../../src/syntax/rule.js';

/** The rules of the document, in its spelling and order. */
export type RuleName =
  | "uric"
  | "reserved"
  | "unreserved"
  | "mark"
  | "escaped"
  | "delims"
  | "unwise"
  | "absolute-URI"
  | "hier-part"
  | "net-path"
  | "abs-path"
  | "opaque-part"
  | "uric-no-slash"
  | "scheme"
  | "authority"
  | "reg-name"
  | "server"
  | "userinfo"
  | "hostport"
  | "host"
  | "port"
  | "hostname"
  | "qualified"
  | "domainlabel"
  | "toplabel"
  | "alphanum"
  | "IPv4address"
  | "dec-octet"
  | "IPv6reference"
  | "IPv6address"
  | "ls32"
  | "h4"
  | "path"
  | "path-segments"
  | "segment"
  | "pchar"
  | "query"
  | "URI-reference"
  | "absolute-URI-reference"
  | "fragment"
  | "relative-URI"
  | "rel-path"
  | "rel-segment"
  | "ALPHA"
  | "DIGIT"
  | "DQUOTE"
  | "HEXDIG";

export const grammar: GrammarData<RuleName> = {
  "id": "rfc2396bis-01",
  "title": "Uniform Resource Identifier (URI): Generic Syntax",
  "date": "2003-03-03",
  "start": "URI-reference",
  "rules": [
    {
      "name": "uric",
      "section": "2",
      "role": "any character",
      "printed": "uric = reserved / unreserved / escaped",
      "peg": "uric = reserved / unreserved / escaped",
      "uses": [
        1,
        2,
        4
      ]
    },
    {
      "name": "reserved",
      "section": "2.2",
      "role": "reserved",
      "printed": "reserved = \"[\" / \"]\" / \";\" / \"/\" / \"?\" / \":\" / \"@\" / \"&\" / \"=\" / \"+\" /\n           \"$\" / \",\"",
      "peg": "reserved = [[\\];/?:@&=+$,]",
      "uses": []
    },
    {
      "name": "unreserved",
      "section": "2.3",
      "role": "unreserved",
      "printed": "unreserved = ALPHA / DIGIT / mark",
      "peg": "unreserved = ALPHA / DIGIT / mark",
      "uses": [
        43,
        44,
        3
      ]
    },
    {
      "name": "mark",
      "section": "2.3",
      "role": "mark",
      "printed": "mark = \"-\" / \"_\" / \".\" / \"!\" / \"~\" / \"*\" / \"'\" / \"(\" / \")\"",
      "peg": "mark = [\\-_.!~*'()]",
      "uses": []
    },
    {
      "name": "escaped",
      "section": "2.4.1",
      "role": "escape",
      "printed": "escaped = \"%\" HEXDIG HEXDIG",
      "peg": "escaped = \"%\" HEXDIG HEXDIG",
      "uses": [
        46
      ]
    },
    {
      "name": "delims",
      "section": "2.4.3",
      "role": "excluded delimiters",
      "printed": "delims = \"<\" / \">\" / \"#\" / \"%\" / DQUOTE",
      "peg": "delims = [<>#%] / DQUOTE",
      "uses": [
        45
      ]
    },
    {
      "name": "unwise",
      "section": "2.4.3",
      "role": "excluded",
      "printed": "unwise = \"{\" / \"}\" / \"|\" / \"\\\" / \"^\" / \"`\"",
      "peg": "unwise = [{}|\\\\^`]",
      "uses": []
    },
    {
      "name": "absolute-URI",
      "section": "3",
      "role": "absolute",
      "printed": "absolute-URI = scheme \":\" ( hier-part / opaque-part )",
      "peg": "absolute_URI = scheme \":\" ( hier_part ( &\"#\" / !. ) / opaque_part )",
      "uses": [
        13,
        8,
        11
      ]
    },
    {
      "name": "hier-part",
      "section": "3",
      "role": "generic",
      "printed": "hier-part = [ net-path / abs-path ] [ \"?\" query ]",
      "peg": "hier_part = ( net_path / abs_path )? ( \"?\" query )?",
      "uses": [
        9,
        10,
        36
      ]
    },
    {
      "name": "net-path",
      "section": "3",
      "role": "net path",
      "printed": "net-path = \"//\" authority [ abs-path ]",
      "peg": "net_path = \"//\" authority abs_path?",
      "uses": [
        14,
        10
      ]
    },
    {
      "name": "abs-path",
      "section": "3",
      "role": "absolute path",
      "printed": "abs-path = \"/\" path-segments",
      "peg": "abs_path = \"/\" path_segments",
      "uses": [
        33
      ]
    },
    {
      "name": "opaque-part",
      "section": "3",
      "role": "opaque",
      "printed": "opaque-part = uric-no-slash *uric",
      "peg": "opaque_part = uric_no_slash uric*",
      "uses": [
        12,
        0
      ]
    },
    {
      "name": "uric-no-slash",
      "section": "3",
      "role": "any character but slash",
      "printed": "uric-no-slash = unreserved / escaped / \"[\" / \"]\" / \";\" / \"?\" / \":\" /\n                \"@\" / \"&\" / \"=\" / \"+\" / \"$\" / \",\"",
      "peg": "uric_no_slash = unreserved / escaped / [[\\];?:@&=+$,]",
      "uses": [
        2,
        4
      ]
    },
    {
      "name": "scheme",
      "section": "3.1",
      "role": "scheme",
      "printed": "scheme = ALPHA *( ALPHA / DIGIT / \"+\" / \"-\" / \".\" )",
      "peg": "scheme = ALPHA ( ALPHA / DIGIT / \"+\" / \"-\" / \".\" )*",
      "uses": [
        43,
        44
      ]
    },
    {
      "name": "authority",
      "section": "3.2",
      "role": "authority",
      "printed": "authority = server / reg-name",
      "peg": "authority = server ( &[/?#] / !. ) / reg_name",
      "uses": [
        16,
        15
      ]
    },
    {
      "name": "reg-name",
      "section": "3.2.1",
      "role": "registered name",
      "printed": "reg-name = 1*( unreserved / escaped / \";\" / \":\" / \"@\" / \"&\" / \"=\" /\n           \"+\" / \"$\" / \",\" )",
      "peg": "reg_name = ( unreserved / escaped / \";\" / \":\" / \"@\" / \"&\" / \"=\" / \"+\" / \"$\" / \",\" )+",
      "uses": [
        2,
        4
      ]
    },
    {
      "name": "server",
      "section": "3.2.2",
      "role": "server",
      "printed": "server = [ [ userinfo \"@\" ] hostport ]",
      "peg": "server = ( ( userinfo \"@\" )? hostport )?",
      "uses": [
        17,
        18
      ]
    },
    {
      "name": "userinfo",
      "section": "3.2.2",
      "role": "user",
      "printed": "userinfo = *( unreserved / escaped / \";\" / \":\" / \"&\" / \"=\" / \"+\" / \"$\" /\n           \",\" )",
      "peg": "userinfo = ( unreserved / escaped / \";\" / \":\" / \"&\" / \"=\" / \"+\" / \"$\" / \",\" )*",
      "uses": [
        2,
        4
      ]
    },
    {
      "name": "hostport",
      "section": "3.2.2",
      "role": "hostport",
      "printed": "hostport = host [ \":\" port ]",
      "peg": "hostport = host ( \":\" port )?",
      "uses": [
        19,
        20
      ]
    },
    {
      "name": "host",
      "section": "3.2.2",
      "role": "host",
      "printed": "host = IPv6reference / IPv4address / hostname",
      "peg": "host = IPv6reference / IPv4address !( \"-\"* alphanum / \".\" alphanum ) / hostname",
      "uses": [
        28,
        26,
        21
      ]
    },
    {
      "name": "port",
      "section": "3.2.2",
      "role": "port",
      "printed": "port = *DIGIT",
      "peg": "port = DIGIT*",
      "uses": [
        44
      ]
    },
    {
      "name": "hostname",
      "section": "3.2.2",
      "role": "hostname",
      "printed": "hostname = domainlabel qualified",
      "peg": "hostname = domainlabel qualified",
      "uses": [
        23,
        22
      ]
    },
    {
      "name": "qualified",
      "section": "3.2.2",
      "role": "qualified name",
      "printed": "qualified = *( \".\" domainlabel ) [ \".\" toplabel \".\" ]",
      "peg": "qualified = ( \".\" domainlabel !( \".\" !alphanum ) )* ( \".\" toplabel \".\" )?",
      "uses": [
        23,
        24
      ]
    },
    {
      "name": "domainlabel",
      "section": "3.2.2",
      "role": "label",
      "printed": "domainlabel = alphanum [ 0*61( alphanum | \"-\" ) alphanum ]",
      "corrected": "domainlabel = alphanum [ 0*61( alphanum / \"-\" ) alphanum ]",
      "corrections": [
        {
          "rule": "domainlabel",
          "printed": "alphanum | \"-\"",
          "corrected": "alphanum / \"-\"",
          "reason": "RFC 2234 separates alternatives by \"/\" and has no \"|\"; the bar is the notation of the previous revision.",
          "evidence": "Section 1.6 (the notation is RFC 2234); RFC 2234 §3.2; every other rule of the document"
        }
      ],
      "peg": "domainlabel = &( ( alphanum / \"-\" )|1..63| !( alphanum / \"-\" ) ) alphanum ( \"-\"* alphanum )*",
      "uses": [
        25
      ]
    },
    {
      "name": "toplabel",
      "section": "3.2.2",
      "role": "top label",
      "printed": "toplabel = alpha [ 0*61( alphanum | \"-\" ) alphanum ]",
      "corrected": "toplabel = alpha [ 0*61( alphanum / \"-\" ) alphanum ]",
      "corrections": [
        {
          "rule": "toplabel",
          "printed": "alphanum | \"-\"",
          "corrected": "alphanum / \"-\"",
          "reason": "RFC 2234 separates alternatives by \"/\" and has no \"|\"; the bar is the notation of the previous revision.",
          "evidence": "Section 1.6 (the notation is RFC 2234); RFC 2234 §3.2; every other rule of the document"
        }
      ],
      "peg": "toplabel = &( ( alphanum / \"-\" )|1..63| !( alphanum / \"-\" ) ) ALPHA ( \"-\"* alphanum )*",
      "uses": [
        43,
        25
      ]
    },
    {
      "name": "alphanum",
      "section": "3.2.2",
      "role": "letter or digit",
      "printed": "alphanum = ALPHA / DIGIT",
      "peg": "alphanum = ALPHA / DIGIT",
      "uses": [
        43,
        44
      ]
    },
    {
      "name": "IPv4address",
      "section": "3.2.2",
      "role": "IPv4 address",
      "printed": "IPv4address = dec-octet \".\" dec-octet \".\" dec-octet \".\" dec-octet",
      "peg": "IPv4address = dec_octet \".\" dec_octet \".\" dec_octet \".\" dec_octet",
      "uses": [
        27
      ]
    },
    {
      "name": "dec-octet",
      "section": "3.2.2",
      "role": "decimal octet",
      "printed": "dec-octet = DIGIT / ; 0-9\n            ( %x31-39 DIGIT ) / ; 10-99\n            ( \"1\" 2DIGIT ) / ; 100-199\n            ( \"2\" %x30-34 DIGIT ) / ; 200-249\n            ( \"25\" %x30-35 ) ; 250-255",
      "peg": "dec_octet = \"25\" [\\x30-\\x35] / \"2\" [\\x30-\\x34] DIGIT / \"1\" DIGIT|2| / [\\x31-\\x39] DIGIT / DIGIT",
      "uses": [
        44
      ]
    },
    {
      "name": "IPv6reference",
      "section": "3.2.2",
      "role": "IPv6 reference",
      "printed": "IPv6reference = \"[\" IPv6address \"]\"",
      "peg": "IPv6reference = \"[\" IPv6address \"]\"",
      "uses": [
        29
      ]
    },
    {
      "name": "IPv6address",
      "section": "3.2.2",
      "role": "IPv6 address",
      "printed": "IPv6address = ( 6( h4 \":\" ) ls32 )\n              / ( \"::\" 5( h4 \":\" ) ls32 )\n              / ( [ h4 ] \"::\" 4( h4 \":\" ) ls32 )\n              / ( [ *1( h4 \":\" ) h4 ] \"::\" 3( h4 \":\" ) ls32 )\n              / ( [ *2( h4 \":\" ) h4 ] \"::\" 2( h4 \":\" ) ls32 )\n              / ( [ *3( h4 \":\" ) h4 ] \"::\" h4 \":\" ls32 )\n              / ( [ *4( h4 \":\" ) h4 ] \"::\" ls32 )\n              / ( [ *5( h4 \":\" ) h4 ] \"::\" h4 )\n              / ( [ *6( h4 \":\" ) h4 ] \"::\" )",
      "peg": "IPv6address = ( h4 \":\" )|6| ls32\n  / \"::\" ( h4 \":\" )|5| ls32\n  / h4? \"::\" ( h4 \":\" )|4| ls32\n  / ( h4 ( \":\" h4 )|..1| )? \"::\" ( h4 \":\" )|3| ls32\n  / ( h4 ( \":\" h4 )|..2| )? \"::\" ( h4 \":\" )|2| ls32\n  / ( h4 ( \":\" h4 )|..3| )? \"::\" h4 \":\" ls32\n  / ( h4 ( \":\" h4 )|..4| )? \"::\" ls32\n  / ( h4 ( \":\" h4 )|..5| )? \"::\" h4\n  / ( h4 ( \":\" h4 )|..6| )? \"::\"",
      "uses": [
        31,
        30
      ]
    },
    {
      "name": "ls32",
      "section": "3.2.2",
      "role": "least-significant 32 bits",
      "printed": "ls32 = ( h4 \":\" h4 ) / IPv4address\n       ; least-significant 32 bits of address",
      "peg": "ls32 = h4 \":\" h4 / IPv4address",
      "uses": [
        31,
        26
      ]
    },
    {
      "name": "h4",
      "section": "3.2.2",
      "role": "16-bit group",
      "printed": "h4 = 1*4HEXDIG",
      "peg": "h4 = HEXDIG|1..4|",
      "uses": [
        46
      ]
    },
    {
      "name": "path",
      "section": "3.3",
      "role": "path",
      "printed": "path = [ abs-path / opaque-part ]",
      "peg": "path = ( abs_path / opaque_part )?",
      "uses": [
        10,
        11
      ]
    },
    {
      "name": "path-segments",
      "section": "3.3",
      "role": "path segments",
      "printed": "path-segments = segment *( \"/\" segment )",
      "peg": "path_segments = segment ( \"/\" segment )*",
      "uses": [
        34
      ]
    },
    {
      "name": "segment",
      "section": "3.3",
      "role": "segment",
      "printed": "segment = *pchar",
      "peg": "segment = pchar*",
      "uses": [
        35
      ]
    },
    {
      "name": "pchar",
      "section": "3.3",
      "role": "path character",
      "printed": "pchar = unreserved / escaped / \";\" / \":\" / \"@\" / \"&\" / \"=\" / \"+\" / \"$\" /\n        \",\"",
      "peg": "pchar = unreserved / escaped / \";\" / \":\" / \"@\" / \"&\" / \"=\" / \"+\" / \"$\" / \",\"",
      "uses": [
        2,
        4
      ]
    },
    {
      "name": "query",
      "section": "3.4",
      "role": "query",
      "printed": "query = *( pchar / \"/\" / \"?\" )",
      "peg": "query = ( pchar / \"/\" / \"?\" )*",
      "uses": [
        35
      ]
    },
    {
      "name": "URI-reference",
      "section": "4",
      "role": "reference",
      "printed": "URI-reference = [ absolute-URI / relative-URI ] [ \"#\" fragment ]",
      "peg": "URI_reference = ( absolute_URI / relative_URI )? ( \"#\" fragment )?",
      "uses": [
        7,
        40,
        39
      ]
    },
    {
      "name": "absolute-URI-reference",
      "section": "4",
      "role": "absolute reference",
      "printed": "absolute-URI-reference = absolute-URI [ \"#\" fragment ]",
      "peg": "absolute_URI_reference = absolute_URI ( \"#\" fragment )?",
      "uses": [
        7,
        39
      ]
    },
    {
      "name": "fragment",
      "section": "4.1",
      "role": "fragment",
      "printed": "fragment = *( pchar / \"/\" / \"?\" )",
      "peg": "fragment = ( pchar / \"/\" / \"?\" )*",
      "uses": [
        35
      ]
    },
    {
      "name": "relative-URI",
      "section": "5",
      "role": "relative",
      "printed": "relative-URI = [ net-path / abs-path / rel-path ] [ \"?\" query ]",
      "peg": "relative_URI = ( net_path / abs_path / rel_path )? ( \"?\" query )?",
      "uses": [
        9,
        10,
        41,
        36
      ]
    },
    {
      "name": "rel-path",
      "section": "5",
      "role": "relative path",
      "printed": "rel-path = rel-segment [ abs-path ]",
      "peg": "rel_path = rel_segment abs_path?",
      "uses": [
        42,
        10
      ]
    },
    {
      "name": "rel-segment",
      "section": "5",
      "role": "first relative segment",
      "printed": "rel-segment = 1*( unreserved / escaped / \";\" / \"@\" / \"&\" / \"=\" / \"+\" /\n              \"$\" / \",\" )",
      "peg": "rel_segment = ( unreserved / escaped / \";\" / \"@\" / \"&\" / \"=\" / \"+\" / \"$\" / \",\" )+",
      "uses": [
        2,
        4
      ]
    },
    {
      "name": "ALPHA",
      "section": "RFC 2234 §6.1",
      "role": "letter",
      "printed": "ALPHA          =  %x41-5A / %x61-7A   ; A-Z / a-z",
      "peg": "ALPHA = [A-Za-z]",
      "uses": []
    },
    {
      "name": "DIGIT",
      "section": "RFC 2234 §6.1",
      "role": "digit",
      "printed": "DIGIT          =  %x30-39\n                               ; 0-9",
      "peg": "DIGIT = [0-9]",
      "uses": []
    },
    {
      "name": "DQUOTE",
      "section": "RFC 2234 §6.1",
      "role": "double quote",
      "printed": "DQUOTE         =  %x22\n                               ; \" (Double Quote)",
      "peg": "DQUOTE = \"\\x22\"",
      "uses": []
    },
    {
      "name": "HEXDIG",
      "section": "RFC 2234 §6.1",
      "role": "hexadecimal digit",
      "printed": "HEXDIG         =  DIGIT / \"A\" / \"B\" / \"C\" / \"D\" / \"E\" / \"F\"",
      "peg": "HEXDIG = DIGIT / [A-Fa-f]",
      "uses": [
        44
      ]
    }
  ],
  "roles": {
    "components": [
      {
        "in": [
          "absolute-URI"
        ],
        "role": "scheme",
        "rules": [
          "scheme"
        ]
      },
      {
        "in": [
          "net-path"
        ],
        "role": "authority",
        "rules": [
          "authority"
        ]
      },
      {
        "in": [
          "server"
        ],
        "role": "user",
        "rules": [
          "userinfo"
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
          "hier-part",
          "net-path",
          "relative-URI",
          "path"
        ],
        "role": "path",
        "rules": [
          "abs-path"
        ]
      },
      {
        "in": [
          "relative-URI"
        ],
        "role": "path",
        "rules": [
          "rel-path"
        ]
      },
      {
        "in": [
          "absolute-URI",
          "path"
        ],
        "role": "path",
        "rules": [
          "opaque-part"
        ]
      },
      {
        "in": [
          "hier-part",
          "relative-URI"
        ],
        "role": "query",
        "rules": [
          "query"
        ]
      },
      {
        "in": [
          "URI-reference",
          "absolute-URI-reference"
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
      "hier-part",
      "opaque-part",
      "relative-URI",
      "net-path",
      "abs-path",
      "rel-path",
      "server",
      "reg-name"
    ]
  }
};
