// The rules of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 4e838bfa2f89872af1fb7a97f499b947daae8773d9a5fa269376a128c6503b1e). Do not edit.

import { grammarOf } from '../../src/syntax/columns.js';
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

export const grammar: GrammarData<RuleName> = /*#__PURE__*/ grammarOf({
  "id": "rfc2396bis-01",
  "title": "Uniform Resource Identifier (URI): Generic Syntax",
  "date": "2003-03-03",
  "start": "URI-reference",
  "names": [
    "uric",
    "reserved",
    "unreserved",
    "mark",
    "escaped",
    "delims",
    "unwise",
    "absolute-URI",
    "hier-part",
    "net-path",
    "abs-path",
    "opaque-part",
    "uric-no-slash",
    "scheme",
    "authority",
    "reg-name",
    "server",
    "userinfo",
    "hostport",
    "host",
    "port",
    "hostname",
    "qualified",
    "domainlabel",
    "toplabel",
    "alphanum",
    "IPv4address",
    "dec-octet",
    "IPv6reference",
    "IPv6address",
    "ls32",
    "h4",
    "path",
    "path-segments",
    "segment",
    "pchar",
    "query",
    "URI-reference",
    "absolute-URI-reference",
    "fragment",
    "relative-URI",
    "rel-path",
    "rel-segment",
    "ALPHA",
    "DIGIT",
    "DQUOTE",
    "HEXDIG"
  ],
  "sections": [
    "2",
    "2.2",
    "2.3",
    "2.3",
    "2.4.1",
    "2.4.3",
    "2.4.3",
    "3",
    "3",
    "3",
    "3",
    "3",
    "3",
    "3.1",
    "3.2",
    "3.2.1",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.2.2",
    "3.3",
    "3.3",
    "3.3",
    "3.3",
    "3.4",
    "4",
    "4",
    "4.1",
    "5",
    "5",
    "5",
    "RFC 2234 §6.1",
    "RFC 2234 §6.1",
    "RFC 2234 §6.1",
    "RFC 2234 §6.1"
  ],
  "roleNames": [
    "any character",
    "reserved",
    "unreserved",
    "mark",
    "escape",
    "excluded delimiters",
    "excluded",
    "absolute",
    "generic",
    "net path",
    "absolute path",
    "opaque",
    "any character but slash",
    "scheme",
    "authority",
    "registered name",
    "server",
    "user",
    "hostport",
    "host",
    "port",
    "hostname",
    "qualified name",
    "label",
    "top label",
    "letter or digit",
    "IPv4 address",
    "decimal octet",
    "IPv6 reference",
    "IPv6 address",
    "least-significant 32 bits",
    "16-bit group",
    "path",
    "path segments",
    "segment",
    "path character",
    "query",
    "reference",
    "absolute reference",
    "fragment",
    "relative",
    "relative path",
    "first relative segment",
    "letter",
    "digit",
    "double quote",
    "hexadecimal digit"
  ],
  "printed": [
    " = reserved / unreserved / escaped",
    " = \"[\" / \"]\" / \";\" / \"/\" / \"?\" / \":\" / \"@\" / \"&\" / \"=\" / \"+\" /\n           \"$\" / \",\"",
    " = ALPHA / DIGIT / mark",
    " = \"-\" / \"_\" / \".\" / \"!\" / \"~\" / \"*\" / \"'\" / \"(\" / \")\"",
    " = \"%\" HEXDIG HEXDIG",
    " = \"<\" / \">\" / \"#\" / \"%\" / DQUOTE",
    " = \"{\" / \"}\" / \"|\" / \"\\\" / \"^\" / \"`\"",
    " = scheme \":\" ( hier-part / opaque-part )",
    " = [ net-path / abs-path ] [ \"?\" query ]",
    " = \"//\" authority [ abs-path ]",
    " = \"/\" path-segments",
    " = uric-no-slash *uric",
    " = unreserved / escaped / \"[\" / \"]\" / \";\" / \"?\" / \":\" /\n                \"@\" / \"&\" / \"=\" / \"+\" / \"$\" / \",\"",
    " = ALPHA *( ALPHA / DIGIT / \"+\" / \"-\" / \".\" )",
    " = server / reg-name",
    " = 1*( unreserved / escaped / \";\" / \":\" / \"@\" / \"&\" / \"=\" /\n           \"+\" / \"$\" / \",\" )",
    " = [ [ userinfo \"@\" ] hostport ]",
    " = *( unreserved / escaped / \";\" / \":\" / \"&\" / \"=\" / \"+\" / \"$\" /\n           \",\" )",
    " = host [ \":\" port ]",
    " = IPv6reference / IPv4address / hostname",
    " = *DIGIT",
    " = domainlabel qualified",
    " = *( \".\" domainlabel ) [ \".\" toplabel \".\" ]",
    " = alphanum [ 0*61( alphanum | \"-\" ) alphanum ]",
    " = alpha [ 0*61( alphanum | \"-\" ) alphanum ]",
    " = ALPHA / DIGIT",
    " = dec-octet \".\" dec-octet \".\" dec-octet \".\" dec-octet",
    " = DIGIT / ; 0-9\n            ( %x31-39 DIGIT ) / ; 10-99\n            ( \"1\" 2DIGIT ) / ; 100-199\n            ( \"2\" %x30-34 DIGIT ) / ; 200-249\n            ( \"25\" %x30-35 ) ; 250-255",
    " = \"[\" IPv6address \"]\"",
    " = ( 6( h4 \":\" ) ls32 )\n              / ( \"::\" 5( h4 \":\" ) ls32 )\n              / ( [ h4 ] \"::\" 4( h4 \":\" ) ls32 )\n              / ( [ *1( h4 \":\" ) h4 ] \"::\" 3( h4 \":\" ) ls32 )\n              / ( [ *2( h4 \":\" ) h4 ] \"::\" 2( h4 \":\" ) ls32 )\n              / ( [ *3( h4 \":\" ) h4 ] \"::\" h4 \":\" ls32 )\n              / ( [ *4( h4 \":\" ) h4 ] \"::\" ls32 )\n              / ( [ *5( h4 \":\" ) h4 ] \"::\" h4 )\n              / ( [ *6( h4 \":\" ) h4 ] \"::\" )",
    " = ( h4 \":\" h4 ) / IPv4address\n       ; least-significant 32 bits of address",
    " = 1*4HEXDIG",
    " = [ abs-path / opaque-part ]",
    " = segment *( \"/\" segment )",
    " = *pchar",
    " = unreserved / escaped / \";\" / \":\" / \"@\" / \"&\" / \"=\" / \"+\" / \"$\" /\n        \",\"",
    " = *( pchar / \"/\" / \"?\" )",
    " = [ absolute-URI / relative-URI ] [ \"#\" fragment ]",
    " = absolute-URI [ \"#\" fragment ]",
    " = *( pchar / \"/\" / \"?\" )",
    " = [ net-path / abs-path / rel-path ] [ \"?\" query ]",
    " = rel-segment [ abs-path ]",
    " = 1*( unreserved / escaped / \";\" / \"@\" / \"&\" / \"=\" / \"+\" /\n              \"$\" / \",\" )",
    "          =  %x41-5A / %x61-7A   ; A-Z / a-z",
    "          =  %x30-39\n                               ; 0-9",
    "         =  %x22\n                               ; \" (Double Quote)",
    "         =  DIGIT / \"A\" / \"B\" / \"C\" / \"D\" / \"E\" / \"F\""
  ],
  "corrected": {
    "domainlabel": {
      "corrected": "domainlabel = alphanum [ 0*61( alphanum / \"-\" ) alphanum ]",
      "corrections": [
        {
          "rule": "domainlabel",
          "printed": "alphanum | \"-\"",
          "corrected": "alphanum / \"-\"",
          "reason": "RFC 2234 separates alternatives by \"/\" and has no \"|\"; the bar is the notation of the previous revision.",
          "evidence": "Section 1.6 (the notation is RFC 2234); RFC 2234 §3.2; every other rule of the document"
        }
      ]
    },
    "toplabel": {
      "corrected": "toplabel = alpha [ 0*61( alphanum / \"-\" ) alphanum ]",
      "corrections": [
        {
          "rule": "toplabel",
          "printed": "alphanum | \"-\"",
          "corrected": "alphanum / \"-\"",
          "reason": "RFC 2234 separates alternatives by \"/\" and has no \"|\"; the bar is the notation of the previous revision.",
          "evidence": "Section 1.6 (the notation is RFC 2234); RFC 2234 §3.2; every other rule of the document"
        }
      ]
    }
  },
  "peg": [
    "uric = reserved / unreserved / escaped",
    "reserved = [[\\];/?:@&=+$,]",
    "unreserved = ALPHA / DIGIT / mark",
    "mark = [\\-_.!~*'()]",
    "escaped = \"%\" HEXDIG HEXDIG",
    "delims = [<>#%] / DQUOTE",
    "unwise = [{}|\\\\^`]",
    "absolute_URI = scheme \":\" ( hier_part ( &\"#\" / !. ) / opaque_part )",
    "hier_part = ( net_path / abs_path )? ( \"?\" query )?",
    "net_path = \"//\" authority abs_path?",
    "abs_path = \"/\" path_segments",
    "opaque_part = uric_no_slash uric*",
    "uric_no_slash = unreserved / escaped / [[\\];?:@&=+$,]",
    "scheme = ALPHA ( ALPHA / DIGIT / \"+\" / \"-\" / \".\" )*",
    "authority = server ( &[/?#] / !. ) / reg_name",
    "reg_name = ( unreserved / escaped / \";\" / \":\" / \"@\" / \"&\" / \"=\" / \"+\" / \"$\" / \",\" )+",
    "server = ( ( userinfo \"@\" )? hostport )?",
    "userinfo = ( unreserved / escaped / \";\" / \":\" / \"&\" / \"=\" / \"+\" / \"$\" / \",\" )*",
    "hostport = host ( \":\" port )?",
    "host = IPv6reference / IPv4address !( \"-\"* alphanum / \".\" alphanum ) / hostname",
    "port = DIGIT*",
    "hostname = domainlabel qualified",
    "qualified = ( \".\" domainlabel !( \".\" !alphanum ) )* ( \".\" toplabel \".\" )?",
    "domainlabel = &( ( alphanum / \"-\" )|1..63| !( alphanum / \"-\" ) ) alphanum ( \"-\"* alphanum )*",
    "toplabel = &( ( alphanum / \"-\" )|1..63| !( alphanum / \"-\" ) ) ALPHA ( \"-\"* alphanum )*",
    "alphanum = ALPHA / DIGIT",
    "IPv4address = dec_octet \".\" dec_octet \".\" dec_octet \".\" dec_octet",
    "dec_octet = \"25\" [\\x30-\\x35] / \"2\" [\\x30-\\x34] DIGIT / \"1\" DIGIT|2| / [\\x31-\\x39] DIGIT / DIGIT",
    "IPv6reference = \"[\" IPv6address \"]\"",
    "IPv6address = ( h4 \":\" )|6| ls32\n  / \"::\" ( h4 \":\" )|5| ls32\n  / h4? \"::\" ( h4 \":\" )|4| ls32\n  / ( h4 ( \":\" h4 )|..1| )? \"::\" ( h4 \":\" )|3| ls32\n  / ( h4 ( \":\" h4 )|..2| )? \"::\" ( h4 \":\" )|2| ls32\n  / ( h4 ( \":\" h4 )|..3| )? \"::\" h4 \":\" ls32\n  / ( h4 ( \":\" h4 )|..4| )? \"::\" ls32\n  / ( h4 ( \":\" h4 )|..5| )? \"::\" h4\n  / ( h4 ( \":\" h4 )|..6| )? \"::\"",
    "ls32 = h4 \":\" h4 / IPv4address",
    "h4 = HEXDIG|1..4|",
    "path = ( abs_path / opaque_part )?",
    "path_segments = segment ( \"/\" segment )*",
    "segment = pchar*",
    "pchar = unreserved / escaped / \";\" / \":\" / \"@\" / \"&\" / \"=\" / \"+\" / \"$\" / \",\"",
    "query = ( pchar / \"/\" / \"?\" )*",
    "URI_reference = ( absolute_URI / relative_URI )? ( \"#\" fragment )?",
    "absolute_URI_reference = absolute_URI ( \"#\" fragment )?",
    "fragment = ( pchar / \"/\" / \"?\" )*",
    "relative_URI = ( net_path / abs_path / rel_path )? ( \"?\" query )?",
    "rel_path = rel_segment abs_path?",
    "rel_segment = ( unreserved / escaped / \";\" / \"@\" / \"&\" / \"=\" / \"+\" / \"$\" / \",\" )+",
    "ALPHA = [A-Za-z]",
    "DIGIT = [0-9]",
    "DQUOTE = \"\\x22\"",
    "HEXDIG = DIGIT / [A-Fa-f]"
  ],
  "uses": [
    [
      1,
      2,
      4
    ],
    [],
    [
      43,
      44,
      3
    ],
    [],
    [
      46
    ],
    [
      45
    ],
    [],
    [
      13,
      8,
      11
    ],
    [
      9,
      10,
      36
    ],
    [
      14,
      10
    ],
    [
      33
    ],
    [
      12,
      0
    ],
    [
      2,
      4
    ],
    [
      43,
      44
    ],
    [
      16,
      15
    ],
    [
      2,
      4
    ],
    [
      17,
      18
    ],
    [
      2,
      4
    ],
    [
      19,
      20
    ],
    [
      28,
      26,
      21
    ],
    [
      44
    ],
    [
      23,
      22
    ],
    [
      23,
      24
    ],
    [
      25
    ],
    [
      43,
      25
    ],
    [
      43,
      44
    ],
    [
      27
    ],
    [
      44
    ],
    [
      29
    ],
    [
      31,
      30
    ],
    [
      31,
      26
    ],
    [
      46
    ],
    [
      10,
      11
    ],
    [
      34
    ],
    [
      35
    ],
    [
      2,
      4
    ],
    [
      35
    ],
    [
      7,
      40,
      39
    ],
    [
      7,
      39
    ],
    [
      35
    ],
    [
      9,
      10,
      41,
      36
    ],
    [
      42,
      10
    ],
    [
      2,
      4
    ],
    [],
    [],
    [],
    [
      44
    ]
  ],
  "roles": {
    "sources": [
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
});
