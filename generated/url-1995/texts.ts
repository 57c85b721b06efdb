// The texts of the rules of url-1995.
// Generated from grammar/url-1995 and its notation (sha256 527c313e31e8932c1d2ac06c59ef4eed8cc712c1af3cc69ddc2436dcb35c86d1). Do not edit.

import type { RuleTexts } from '../../src/tree/rule.js';

export const texts: RuleTexts = {
  "printed": [
    "         uri [ # fragmentid ]",
    "                     url",
    "                    generic | httpaddress | ftpaddress |\n                         newsaddress | prosperoaddress | telnetaddress\n                          | gopheraddress | waisaddress",
    "                 scheme :  path [ ? search ]",
    "                  ialpha",
    "             h t t p :   / / hostport [  / path ] [ ?\n                         search ]",
    "              f t p : / / login / path",
    "              a f s : / / cellname / path",
    "             n e w s : groupart",
    "             waisindex | waisdoc",
    "               w a i s : / / hostport / database [ ? search\n                         ]",
    "                 w a i s : / / hostport / database / wtype /\n                         digits / path",
    "                * | group | article",
    "                   ialpha [ . group ]",
    "                 xalphas @ host",
    "                xalphas",
    "                   xalphas",
    "         prosperolink",
    "            p r o s p e r o : / / hostport / hsoname [ \\%\n                          0 0 version [ attributes ] ]",
    "                 path",
    "                 digits",
    "              attribute [ attributes ]",
    "               alphanums",
    "           t e l n e t : / / login",
    "           g o p h e r : / / hostport [/ gtype  [\n                         selector ] ] [ ? search ]",
    "                   [ user [ : password ] @ ] hostport",
    "                host [ : port ]",
    "                    hostname | hostnumber",
    "                hostname",
    "                ialpha [  .  hostname ]",
    "              digits . digits . digits . digits",
    "                    digits",
    "                path",
    "                    void |  xpalphas  [  / path ]",
    "                  xalphas [ + search ]",
    "                    xalphas",
    "                xalphas",
    "              xalphas",
    "                   xalpha",
    "                  alpha | digit | safe | extra | escape",
    "                 xalpha [ xalphas ]",
    "                 xalpha | +",
    "                xpalpha [ xpalphas ]",
    "                  alpha [ xalphas ]",
    "                   a | b | c | d | e | f | g | h | i | j | k |\n                         l | m | n | o  | p | q | r | s | t | u | v |\n                         w | x | y | z | A | B | C  | D | E | F | G |\n                         H | I | J | K | L | M | N | O | P |  Q | R |\n                         S | T | U | V | W | X | Y | Z",
    "                   0 |1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9",
    "                    $ | - | \\_ | @ | . | &",
    "                   ! | * | \" |  ' | ( | ) | : | ; | , | space",
    "                  \\% hex hex",
    "                     digit | a | b | c | d | e | f | A | B | C |\n                         D | E | F",
    "                { | } | vline | [ | ] | \\ | ^ | ~",
    "             < | >",
    "                  digit [ digits ]",
    "                alpha | digit",
    "               alphanum [ alphanums ]",
    ""
  ],
  "printedNames": {},
  "corrected": {
    "prosperolink": {
      "corrected": "prosperolink            p r o s p e r o : / / hostport / hsoname [ %\n                          0 0 version [ attributes ] ]",
      "corrections": [
        {
          "rule": "prosperolink",
          "printed": "\\%",
          "corrected": "%",
          "reason": "The backslash is LaTeX's escape of \"%\", left over by the conversion to HTML.",
          "evidence": "url-1993 \"BNF syntax\", prosperolink"
        }
      ]
    },
    "safe": {
      "corrected": "safe                    $ | - | _ | @ | . | &",
      "corrections": [
        {
          "rule": "safe",
          "printed": "\\_",
          "corrected": "_",
          "reason": "The backslash is LaTeX's escape of \"_\", left over by the conversion to HTML; two characters would be no single letter.",
          "evidence": "url-1993 \"BNF syntax\", safe"
        }
      ]
    },
    "escape": {
      "corrected": "escape                  % hex hex",
      "corrections": [
        {
          "rule": "escape",
          "printed": "\\%",
          "corrected": "%",
          "reason": "The backslash is LaTeX's escape of \"%\", left over by the conversion to HTML.",
          "evidence": "url-1993 \"BNF syntax\", escape"
        }
      ]
    }
  },
  "peg": [
    "fragmentaddress = uri ( \"#\" fragmentid )?",
    "uri = url",
    "url = ( httpaddress / ftpaddress / newsaddress / prosperoaddress / telnetaddress\n      / gopheraddress / waisaddress ) &( \"#\" / !. )\n    / generic",
    "generic = scheme__to_colon \":\" path ( \"?\" search )?",
    "scheme = ialpha\nscheme__to_colon = ialpha__to_colon",
    "httpaddress = \"http://\" hostport ( \"/\" path )? ( \"?\" search )?",
    "ftpaddress = \"ftp://\" login \"/\" path",
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
    "prosperolink = \"prospero://\" hostport \"/\" hsoname__to_version ( \"%00\" version attributes? )?",
    "hsoname = path\nhsoname__to_version = path__to_version",
    "version = digits",
    "attributes = attribute",
    "attribute = alphanums",
    "telnetaddress = \"telnet://\" login",
    "gopheraddress = \"gopher://\" hostport ( \"/\" gtype selector? )? ( \"?\" search )?",
    "login = ( user__to_password ( \":\" password__to_host )? \"@\" )? hostport",
    "hostport = host__to_port ( \":\" port )?",
    "host = hostname / hostnumber\nhost__to_port = hostname__to_port / hostnumber",
    "cellname = hostname",
    "hostname = ialpha\nhostname__to_port = ialpha__to_port",
    "hostnumber = digits \".\" digits \".\" digits \".\" digits",
    "port = digits",
    "selector = path",
    "path = ( xpalphas \"/\" )* ( xpalphas / void )\npath__to_version = ( xpalphas__to_version \"/\" )* ( xpalphas__to_version / void )",
    "search = xalphas ( \"+\" xalphas )*",
    "user = xalphas\nuser__to_password = xalphas__to_password",
    "password = xalphas\npassword__to_host = xalphas__to_host",
    "fragmentid = xalphas",
    "gtype = xalpha",
    "xalpha = alpha / digit / safe / extra / escape",
    "xalphas = xalpha+\nxalphas__to_colon = ( !\":\" xalpha )+\nxalphas__to_port = ( !( \":\" port ( [/?#] / !. ) ) xalpha )+\nxalphas__to_host = xalpha ( !( \"@\" ( alpha / hostnumber ( \":\" port )? !xalpha ) ) xalpha )*\nxalphas__to_password = xalpha ( !( \"@\" ( alpha / hostnumber ( \":\" port )? !xalpha ) )\n                             !( \":\" !( \"@\" ( alpha / hostnumber ( \":\" port )? !xalpha ) ) xalpha ) xalpha )*",
    "xpalpha = xalpha / \"+\"",
    "xpalphas = xpalpha+\nxpalphas__to_version = ( !( \"%00\" version attributes? ( \"#\" / !. ) ) xpalpha )+",
    "ialpha = alpha xalphas?\nialpha__to_colon = alpha xalphas__to_colon?\nialpha__to_port = alpha xalphas__to_port?",
    "alpha = [a-zA-Z]",
    "digit = [0-9]",
    "safe = [$\\-_@.&]",
    "extra = [!*\"'():;, ]",
    "escape = \"%\" hex hex",
    "hex = digit / [a-fA-F]",
    "national = [{}|[\\]\\\\^~]",
    "punctuation = [<>]",
    "digits = digit+",
    "alphanum = alpha / digit",
    "alphanums = alphanum+",
    "void = \"\""
  ],
  "origins": {}
};
