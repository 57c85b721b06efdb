// The texts of the rules of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 d3dc0a6c02ebd3d455a911d43fa356ab37ea4b0808aa3e63b4db2c9407cd9bdf). Do not edit.

import type { RuleTexts } from '../../src/tree/rule.js';

export const texts: RuleTexts = {
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
  "printedNames": {},
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
    "host = IPv6reference / IPv4address !( alphanum / \"-\" / \".\" ) / hostname",
    "port = DIGIT*",
    "hostname = domainlabel qualified",
    "qualified = ( \".\" domainlabel !( \".\" !alphanum ) )* ( \".\" toplabel \".\" )?",
    "domainlabel = alphanum ( ( ( alphanum / \"-\" ) &( alphanum / \"-\" ) )|..61| alphanum )?",
    "toplabel = ALPHA ( ( ( alphanum / \"-\" ) &( alphanum / \"-\" ) )|..61| alphanum )?",
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
  "origins": {
    "ALPHA": "core",
    "DIGIT": "core",
    "DQUOTE": "core",
    "HEXDIG": "core"
  }
};
