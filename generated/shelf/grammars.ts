// Generated from grammar/shelf. Do not edit.

import type { RevisionId } from '../registry/ids.js';

/** A grammar of the shelf, which is no document of the lineage. */
export interface ShelfGrammar {
  readonly name: string;
  readonly title: string;
  /** The document and its sections. */
  readonly source: string;
  /** Rules or forms of the source that it lacks; absent if it is whole. */
  readonly leftOut?: string;
  /** The start rule for each URI scheme that it describes. */
  readonly schemes: Readonly<Record<string, string>>;
  /** The formats of JSON Schema that its start rule describes. */
  readonly formats?: readonly string[];
  /** Rules of documents that it uses. */
  readonly from: readonly { readonly revision: RevisionId; readonly rule: string }[];
  /** Its ABNF. */
  readonly text: string;
}

export const shelf: readonly ShelfGrammar[] = [
  {
    "name": "abnf-flat",
    "title": "Augmented BNF for Syntax Specifications: ABNF, without groups and options",
    "source": "RFC 5234, section 4",
    "leftOut": "group and option of element",
    "schemes": {},
    "from": [],
    "text": "rulelist      = 1*( rule / (*c-wsp c-nl) )\nrule          = rulename defined-as elements c-nl\nrulename      = ALPHA *(ALPHA / DIGIT / \"-\")\ndefined-as    = *c-wsp (\"=\" / \"=/\") *c-wsp\nelements      = alternation *c-wsp\nc-wsp         = WSP / (c-nl WSP)\nc-nl          = comment / CRLF\ncomment       = \";\" *(WSP / VCHAR) CRLF\nalternation   = concatenation *(*c-wsp \"/\" *c-wsp concatenation)\nconcatenation = repetition *(1*c-wsp repetition)\nrepetition    = [repeat] element\nrepeat        = 1*DIGIT / (*DIGIT \"*\" *DIGIT)\nelement       = rulename / char-val / num-val / prose-val\nchar-val      = DQUOTE *(%x20-21 / %x23-7E) DQUOTE\nnum-val       = \"%\" (bin-val / dec-val / hex-val)\nbin-val       = \"b\" 1*BIT [ 1*(\".\" 1*BIT) / (\"-\" 1*BIT) ]\ndec-val       = \"d\" 1*DIGIT [ 1*(\".\" 1*DIGIT) / (\"-\" 1*DIGIT) ]\nhex-val       = \"x\" 1*HEXDIG [ 1*(\".\" 1*HEXDIG) / (\"-\" 1*HEXDIG) ]\nprose-val     = \"<\" *(%x20-3D / %x3F-7E) \">\"\n"
  },
  {
    "name": "abnf",
    "title": "Augmented BNF for Syntax Specifications: ABNF",
    "source": "RFC 5234, section 4",
    "schemes": {},
    "from": [],
    "text": "rulelist      = 1*( rule / (*c-wsp c-nl) )\nrule          = rulename defined-as elements c-nl\nrulename      = ALPHA *(ALPHA / DIGIT / \"-\")\ndefined-as    = *c-wsp (\"=\" / \"=/\") *c-wsp\nelements      = alternation *c-wsp\nc-wsp         = WSP / (c-nl WSP)\nc-nl          = comment / CRLF\ncomment       = \";\" *(WSP / VCHAR) CRLF\nalternation   = concatenation *(*c-wsp \"/\" *c-wsp concatenation)\nconcatenation = repetition *(1*c-wsp repetition)\nrepetition    = [repeat] element\nrepeat        = 1*DIGIT / (*DIGIT \"*\" *DIGIT)\nelement       = rulename / group / option / char-val / num-val / prose-val\ngroup         = \"(\" *c-wsp alternation *c-wsp \")\"\noption        = \"[\" *c-wsp alternation *c-wsp \"]\"\nchar-val      = DQUOTE *(%x20-21 / %x23-7E) DQUOTE\nnum-val       = \"%\" (bin-val / dec-val / hex-val)\nbin-val       = \"b\" 1*BIT [ 1*(\".\" 1*BIT) / (\"-\" 1*BIT) ]\ndec-val       = \"d\" 1*DIGIT [ 1*(\".\" 1*DIGIT) / (\"-\" 1*DIGIT) ]\nhex-val       = \"x\" 1*HEXDIG [ 1*(\".\" 1*HEXDIG) / (\"-\" 1*HEXDIG) ]\nprose-val     = \"<\" *(%x20-3D / %x3F-7E) \">\"\n"
  },
  {
    "name": "accept-language",
    "title": "HTTP Semantics, Accept-Language",
    "source": "RFC 9110, section 12.5.4, lists as in section 5.6.1; RFC 4647, section 2.1",
    "schemes": {},
    "from": [],
    "text": "Accept-Language = [ ( language-range [ weight ] ) *( OWS \",\" OWS ( language-range [ weight ] ) ) ]\nlanguage-range  = (1*8ALPHA *(\"-\" 1*8alphanum)) / \"*\"\nalphanum        = ALPHA / DIGIT\nweight          = OWS \";\" OWS \"q=\" qvalue\nqvalue          = ( \"0\" [ \".\" 0*3DIGIT ] ) / ( \"1\" [ \".\" 0*3(\"0\") ] )\nOWS             = *( SP / HTAB )\n"
  },
  {
    "name": "accept",
    "title": "HTTP Semantics, Accept",
    "source": "RFC 9110, sections 12.4.2 and 12.5.1, lists as in section 5.6.1",
    "schemes": {},
    "from": [],
    "text": "Accept          = [ ( media-range [ weight ] ) *( OWS \",\" OWS ( media-range [ weight ] ) ) ]\nmedia-range     = ( \"*/*\" / ( type \"/\" \"*\" ) / ( type \"/\" subtype ) ) parameters\nweight          = OWS \";\" OWS \"q=\" qvalue\nqvalue          = ( \"0\" [ \".\" 0*3DIGIT ] ) / ( \"1\" [ \".\" 0*3(\"0\") ] )\ntype            = token\nsubtype         = token\nparameters      = *( OWS \";\" OWS [ parameter ] )\nparameter       = parameter-name \"=\" parameter-value\nparameter-name  = token\nparameter-value = ( token / quoted-string )\ntoken           = 1*tchar\ntchar           = \"!\" / \"#\" / \"$\" / \"%\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \".\" / \"^\" / \"_\" / \"`\" / \"|\" / \"~\" / DIGIT / ALPHA\nquoted-string   = DQUOTE *( qdtext / quoted-pair ) DQUOTE\nqdtext          = HTAB / SP / \"!\" / %x23-5B / %x5D-7E / obs-text\nquoted-pair     = \"\\\" ( HTAB / SP / VCHAR / obs-text )\nobs-text        = %x80-FF\nOWS             = *( SP / HTAB )\n"
  },
  {
    "name": "acct",
    "title": "The 'acct' URI Scheme",
    "source": "RFC 7565, section 7",
    "schemes": {
      "acct": "acctURI"
    },
    "from": [
      {
        "revision": "rfc3986",
        "rule": "host"
      }
    ],
    "text": "acctURI     = \"acct\" \":\" userpart \"@\" host\n; Printed without the first parentheses, which leaves \"acct:a\" no way to a second letter (section 4 has such examples).\nuserpart    = ( unreserved / sub-delims ) 0*( unreserved / pct-encoded / sub-delims )\n"
  },
  {
    "name": "addr-spec",
    "title": "Internet Message Format, addr-spec without comments",
    "source": "RFC 5322, sections 3.2.1 to 3.4.1",
    "leftOut": "CFWS and obsolete forms",
    "schemes": {},
    "from": [],
    "text": "addr-spec      = local-part \"@\" domain\nlocal-part     = dot-atom-text / quoted-string\ndomain         = dot-atom-text / domain-literal\ndomain-literal = \"[\" *([FWS] dtext) [FWS] \"]\"\ndtext          = %d33-90 / %d94-126\natext          = ALPHA / DIGIT / \"!\" / \"#\" / \"$\" / \"%\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \"/\" / \"=\" / \"?\" / \"^\" / \"_\" / \"`\" / \"{\" / \"|\" / \"}\" / \"~\"\ndot-atom-text  = 1*atext *(\".\" 1*atext)\nFWS            = ([*WSP CRLF] 1*WSP)\nqtext          = %d33 / %d35-91 / %d93-126\nquoted-pair    = (\"\\\" (VCHAR / WSP))\nqcontent       = qtext / quoted-pair\nquoted-string  = DQUOTE *([FWS] qcontent) [FWS] DQUOTE\n"
  },
  {
    "name": "bearer-token",
    "title": "The OAuth 2.0 Authorization Framework: Bearer Token Usage",
    "source": "RFC 6750, section 2.1",
    "schemes": {},
    "from": [],
    "text": "credentials = \"Bearer\" 1*SP b64token\nb64token    = 1*( ALPHA / DIGIT / \"-\" / \".\" / \"_\" / \"~\" / \"+\" / \"/\" ) *\"=\"\n"
  },
  {
    "name": "challenge",
    "title": "HTTP Authentication, challenges",
    "source": "RFC 9110, sections 11.1 to 11.3",
    "leftOut": "lists of challenges",
    "schemes": {},
    "from": [],
    "text": "challenge   = auth-scheme [ 1*SP ( token68 / [ auth-param *( OWS \",\" OWS auth-param ) ] ) ]\nauth-scheme = token\nauth-param  = token BWS \"=\" BWS ( token / quoted-string )\ntoken68     = 1*( ALPHA / DIGIT / \"-\" / \".\" / \"_\" / \"~\" / \"+\" / \"/\" ) *\"=\"\nBWS         = OWS\ntoken           = 1*tchar\ntchar           = \"!\" / \"#\" / \"$\" / \"%\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \".\" / \"^\" / \"_\" / \"`\" / \"|\" / \"~\" / DIGIT / ALPHA\nquoted-string   = DQUOTE *( qdtext / quoted-pair ) DQUOTE\nqdtext          = HTAB / SP / \"!\" / %x23-5B / %x5D-7E / obs-text\nquoted-pair     = \"\\\" ( HTAB / SP / VCHAR / obs-text )\nobs-text        = %x80-FF\nOWS             = *( SP / HTAB )\n"
  },
  {
    "name": "chunk",
    "title": "HTTP/1.1, chunked bodies without data",
    "source": "RFC 9112, sections 7.1 and 7.1.1",
    "leftOut": "the data of chunks",
    "schemes": {},
    "from": [],
    "text": "chunk-head     = chunk-size [ chunk-ext ] CRLF\nchunk-size     = 1*HEXDIG\nlast-chunk     = 1*(\"0\") [ chunk-ext ] CRLF\nchunk-ext      = *( BWS \";\" BWS chunk-ext-name [ BWS \"=\" BWS chunk-ext-val ] )\nchunk-ext-name = token\nchunk-ext-val  = token / quoted-string\nBWS            = OWS\ntoken           = 1*tchar\ntchar           = \"!\" / \"#\" / \"$\" / \"%\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \".\" / \"^\" / \"_\" / \"`\" / \"|\" / \"~\" / DIGIT / ALPHA\nquoted-string   = DQUOTE *( qdtext / quoted-pair ) DQUOTE\nqdtext          = HTAB / SP / \"!\" / %x23-5B / %x5D-7E / obs-text\nquoted-pair     = \"\\\" ( HTAB / SP / VCHAR / obs-text )\nobs-text        = %x80-FF\nOWS             = *( SP / HTAB )\n"
  },
  {
    "name": "cookie",
    "title": "HTTP State Management Mechanism",
    "source": "RFC 6265, section 4.1.1",
    "leftOut": "other forms of sane-cookie-date than that of RFC 1123",
    "schemes": {},
    "from": [],
    "text": "set-cookie-header = \"Set-Cookie:\" SP set-cookie-string\nset-cookie-string = cookie-pair *( \";\" SP cookie-av )\ncookie-pair       = cookie-name \"=\" cookie-value\ncookie-name       = token\ncookie-value      = *cookie-octet / ( DQUOTE *cookie-octet DQUOTE )\ncookie-octet      = %x21 / %x23-2B / %x2D-3A / %x3C-5B / %x5D-7E\ntoken             = 1*( \"!\" / \"#\" / \"$\" / \"%\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \".\" / \"^\" / \"_\" / \"`\" / \"|\" / \"~\" / DIGIT / ALPHA )\ncookie-av         = expires-av / max-age-av / domain-av / path-av / secure-av / httponly-av / extension-av\nexpires-av        = \"Expires=\" sane-cookie-date\nsane-cookie-date  = wkday \",\" SP 2DIGIT SP month SP 4DIGIT SP 2DIGIT \":\" 2DIGIT \":\" 2DIGIT SP \"GMT\"\nwkday             = \"Mon\" / \"Tue\" / \"Wed\" / \"Thu\" / \"Fri\" / \"Sat\" / \"Sun\"\nmonth             = \"Jan\" / \"Feb\" / \"Mar\" / \"Apr\" / \"May\" / \"Jun\" / \"Jul\" / \"Aug\" / \"Sep\" / \"Oct\" / \"Nov\" / \"Dec\"\nmax-age-av        = \"Max-Age=\" non-zero-digit *DIGIT\nnon-zero-digit    = %x31-39\ndomain-av         = \"Domain=\" domain-value\ndomain-value      = subdomain\nsubdomain         = label *( \".\" label )\nlabel             = let-dig [ [ ldh-str ] let-dig ]\nldh-str           = 1*( let-dig / \"-\" )\nlet-dig           = ALPHA / DIGIT\npath-av           = \"Path=\" path-value\npath-value        = *av-octet\nsecure-av         = \"Secure\"\nhttponly-av       = \"HttpOnly\"\nextension-av      = *av-octet\nav-octet          = %x20-3A / %x3C-7E\n"
  },
  {
    "name": "csv",
    "title": "Common Format and MIME Type for Comma-Separated Values (CSV) Files",
    "source": "RFC 4180, section 2",
    "schemes": {},
    "from": [],
    "text": "file        = [header CRLF] record *(CRLF record) [CRLF]\nheader      = name *(COMMA name)\nrecord      = field *(COMMA field)\nname        = field\nfield       = (escaped / non-escaped)\nescaped     = DQUOTE *(TEXTDATA / COMMA / CR / LF / 2DQUOTE) DQUOTE\nnon-escaped = *TEXTDATA\nCOMMA       = %x2C\nTEXTDATA    = %x20-21 / %x23-2B / %x2D-7E\n"
  },
  {
    "name": "data",
    "title": "The \"data\" URL scheme",
    "source": "RFC 2397, section 3, with rules of RFC 2045 and RFC 2396",
    "schemes": {
      "data": "dataurl"
    },
    "from": [],
    "text": "dataurl    = \"data:\" [ mediatype ] [ \";base64\" ] \",\" data\nmediatype  = [ type \"/\" subtype ] *( \";\" parameter )\ndata       = *urlchar\nparameter  = attribute \"=\" value\ntype       = token\nsubtype    = token\nattribute  = token\nvalue      = token\ntoken      = 1*( ALPHA / DIGIT / \"!\" / \"$\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \".\" / \"_\" / \"~\" / escaped )\nurlchar    = reserved / unreserved / escaped\nreserved   = \";\" / \"/\" / \"?\" / \":\" / \"@\" / \"&\" / \"=\" / \"+\" / \"$\" / \",\"\nunreserved = ALPHA / DIGIT / \"-\" / \"_\" / \".\" / \"!\" / \"~\" / \"*\" / \"'\" / \"(\" / \")\"\nescaped    = \"%\" HEXDIG HEXDIG\n"
  },
  {
    "name": "date-time",
    "title": "Date and Time on the Internet: Timestamps",
    "source": "RFC 3339, section 5.6",
    "leftOut": "the ranges of months, days, hours, minutes and seconds, which are comments",
    "schemes": {},
    "from": [],
    "text": "date-time       = full-date \"T\" full-time\ndate-fullyear   = 4DIGIT\ndate-month      = 2DIGIT  ; 01-12\ndate-mday       = 2DIGIT  ; 01-28, 01-29, 01-30, 01-31 based on month/year\ntime-hour       = 2DIGIT  ; 00-23\ntime-minute     = 2DIGIT  ; 00-59\ntime-second     = 2DIGIT  ; 00-58, 00-59, 00-60 based on leap second rules\ntime-secfrac    = \".\" 1*DIGIT\ntime-numoffset  = (\"+\" / \"-\") time-hour \":\" time-minute\ntime-offset     = \"Z\" / time-numoffset\npartial-time    = time-hour \":\" time-minute \":\" time-second [time-secfrac]\nfull-date       = date-fullyear \"-\" date-month \"-\" date-mday\nfull-time       = partial-time time-offset\n"
  },
  {
    "name": "did",
    "title": "Decentralized Identifiers (DIDs) v1.0, DID URLs",
    "source": "W3C Recommendation, 19 July 2022, sections 3.1 and 3.2",
    "schemes": {
      "did": "did-url"
    },
    "from": [
      {
        "revision": "rfc3986",
        "rule": "path-abempty"
      },
      {
        "revision": "rfc3986",
        "rule": "query"
      },
      {
        "revision": "rfc3986",
        "rule": "fragment"
      }
    ],
    "text": "did-url            = did path-abempty [ \"?\" query ] [ \"#\" fragment ]\ndid                = \"did:\" method-name \":\" method-specific-id\nmethod-name        = 1*method-char\nmethod-char        = %x61-7A / DIGIT\nmethod-specific-id = *( *idchar \":\" ) 1*idchar\nidchar             = ALPHA / DIGIT / \".\" / \"-\" / \"_\" / pct-encoded\n"
  },
  {
    "name": "etag",
    "title": "HTTP Semantics, entity tags",
    "source": "RFC 9110, sections 8.8.3 and 13.1.1, lists as in section 5.6.1",
    "schemes": {},
    "from": [],
    "text": "If-Match   = \"*\" / [ entity-tag *( OWS \",\" OWS entity-tag ) ]\nentity-tag = [ weak ] opaque-tag\nweak       = %s\"W/\"\nopaque-tag = DQUOTE *etagc DQUOTE\netagc      = %x21 / %x23-7E / obs-text\nobs-text   = %x80-FF\nOWS        = *( SP / HTAB )\n"
  },
  {
    "name": "field-line",
    "title": "HTTP Semantics, field lines",
    "source": "RFC 9110, sections 5.1 and 5.5; RFC 9112, section 5",
    "schemes": {},
    "from": [],
    "text": "field-line    = field-name \":\" OWS field-value OWS\nfield-name    = token\nfield-value   = *field-content\nfield-content = field-vchar [ 1*( SP / HTAB / field-vchar ) field-vchar ]\nfield-vchar   = VCHAR / obs-text\ntoken           = 1*tchar\ntchar           = \"!\" / \"#\" / \"$\" / \"%\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \".\" / \"^\" / \"_\" / \"`\" / \"|\" / \"~\" / DIGIT / ALPHA\nobs-text        = %x80-FF\nOWS             = *( SP / HTAB )\n"
  },
  {
    "name": "file",
    "title": "The \"file\" URI Scheme",
    "source": "RFC 8089, section 2",
    "schemes": {
      "file": "file-URI"
    },
    "from": [
      {
        "revision": "rfc3986",
        "rule": "path-absolute"
      },
      {
        "revision": "rfc3986",
        "rule": "host"
      }
    ],
    "text": "file-URI       = file-scheme \":\" file-hier-part\nfile-scheme    = \"file\"\nfile-hier-part = ( \"//\" auth-path ) / local-path\nauth-path      = [ file-auth ] path-absolute\nlocal-path     = path-absolute\nfile-auth      = \"localhost\" / host\n"
  },
  {
    "name": "gedcom-time",
    "title": "FamilySearch GEDCOM 7, times",
    "source": "FamilySearch GEDCOM 7, section 2.5",
    "schemes": {},
    "from": [],
    "text": "Time     = hour \":\" minute [ \":\" second [ \".\" fraction ]] [ %s\"Z\" ]\nhour     = DIGIT / (\"0\" / \"1\") DIGIT / \"2\" (\"0\" / \"1\" / \"2\" / \"3\")\nminute   = (\"0\" / \"1\" / \"2\" / \"3\" / \"4\" / \"5\") DIGIT\nsecond   = (\"0\" / \"1\" / \"2\" / \"3\" / \"4\" / \"5\") DIGIT\nfraction = 1*DIGIT\n"
  },
  {
    "name": "geo",
    "title": "A Uniform Resource Identifier for Geographic Locations ('geo' URI)",
    "source": "RFC 5870, section 3.3",
    "schemes": {
      "geo": "geo-URI"
    },
    "from": [],
    "text": "geo-URI       = geo-scheme \":\" geo-path\ngeo-scheme    = \"geo\"\ngeo-path      = coordinates p\ncoordinates   = coord-a \",\" coord-b [ \",\" coord-c ]\ncoord-a       = num\ncoord-b       = num\ncoord-c       = num\np             = [ crsp ] [ uncp ] *parameter\ncrsp          = \";crs=\" crslabel\ncrslabel      = \"wgs84\" / labeltext\nuncp          = \";u=\" uval\nuval          = pnum\nparameter     = \";\" pname [ \"=\" pvalue ]\npname         = labeltext\npvalue        = 1*paramchar\nparamchar     = p-unreserved / unreserved / pct-encoded\nlabeltext     = 1*( alphanum / \"-\" )\npnum          = 1*DIGIT [ \".\" 1*DIGIT ]\nnum           = [ \"-\" ] pnum\nunreserved    = alphanum / mark\nmark          = \"-\" / \"_\" / \".\" / \"!\" / \"~\" / \"*\" / \"'\" / \"(\" / \")\"\npct-encoded   = \"%\" HEXDIG HEXDIG\np-unreserved  = \"[\" / \"]\" / \":\" / \"&\" / \"+\" / \"$\"\nalphanum      = ALPHA / DIGIT\n"
  },
  {
    "name": "host-name",
    "title": "Host names",
    "source": "RFC 952 as RFC 1123, section 2.1, changes it; RFC 1034, section 3.5",
    "leftOut": "the longest label (63 characters) and the longest name (253), which RFC 1034 gives in words",
    "schemes": {},
    "formats": [
      "hostname"
    ],
    "from": [],
    "text": "; RFC 1034 also derives \" \", the root.\ndomain      = label *( \".\" label )\nlabel       = let-dig [ [ ldh-str ] let-dig ]\nldh-str     = let-dig-hyp *let-dig-hyp\nlet-dig-hyp = let-dig / \"-\"\nlet-dig     = ALPHA / DIGIT\n"
  },
  {
    "name": "http-date",
    "title": "HTTP Semantics, dates",
    "source": "RFC 9110, section 5.6.7",
    "schemes": {},
    "from": [],
    "text": "HTTP-date    = IMF-fixdate / obs-date\nIMF-fixdate  = day-name \",\" SP date1 SP time-of-day SP GMT\nday-name     = %s\"Mon\" / %s\"Tue\" / %s\"Wed\" / %s\"Thu\" / %s\"Fri\" / %s\"Sat\" / %s\"Sun\"\ndate1        = day SP month SP year\nday          = 2DIGIT\nmonth        = %s\"Jan\" / %s\"Feb\" / %s\"Mar\" / %s\"Apr\" / %s\"May\" / %s\"Jun\" / %s\"Jul\" / %s\"Aug\" / %s\"Sep\" / %s\"Oct\" / %s\"Nov\" / %s\"Dec\"\nyear         = 4DIGIT\nGMT          = %s\"GMT\"\ntime-of-day  = hour \":\" minute \":\" second\nhour         = 2DIGIT\nminute       = 2DIGIT\nsecond       = 2DIGIT\nobs-date     = rfc850-date / asctime-date\nrfc850-date  = day-name-l \",\" SP date2 SP time-of-day SP GMT\ndate2        = day \"-\" month \"-\" 2DIGIT\nday-name-l   = %s\"Monday\" / %s\"Tuesday\" / %s\"Wednesday\" / %s\"Thursday\" / %s\"Friday\" / %s\"Saturday\" / %s\"Sunday\"\nasctime-date = day-name SP date3 SP time-of-day SP year\ndate3        = month SP ( 2DIGIT / ( SP DIGIT ) )\n"
  },
  {
    "name": "http",
    "title": "HTTP Semantics, http and https URIs",
    "source": "RFC 9110, sections 4.2.1 and 4.2.2",
    "schemes": {
      "http": "http-URI",
      "https": "https-URI"
    },
    "from": [
      {
        "revision": "rfc3986",
        "rule": "authority"
      },
      {
        "revision": "rfc3986",
        "rule": "path-abempty"
      },
      {
        "revision": "rfc3986",
        "rule": "query"
      }
    ],
    "text": "http-URI  = \"http\" \"://\" authority path-abempty [ \"?\" query ]\nhttps-URI = \"https\" \"://\" authority path-abempty [ \"?\" query ]\n"
  },
  {
    "name": "icalendar-duration",
    "title": "iCalendar, durations and recurrence by day",
    "source": "RFC 5545, sections 3.3.6 and 3.3.10",
    "leftOut": "the ranges of weeks and days, which are comments",
    "schemes": {},
    "from": [],
    "text": "dur-value   = ([\"+\"] / \"-\") \"P\" (dur-date / dur-time / dur-week)\ndur-date    = dur-day [dur-time]\ndur-time    = \"T\" (dur-hour / dur-minute / dur-second)\ndur-week    = 1*DIGIT \"W\"\ndur-hour    = 1*DIGIT \"H\" [dur-minute]\ndur-minute  = 1*DIGIT \"M\" [dur-second]\ndur-second  = 1*DIGIT \"S\"\ndur-day     = 1*DIGIT \"D\"\nbywdaylist  = ( weekdaynum *(\",\" weekdaynum) )\nweekdaynum  = [[plus / minus] ordwk] weekday\nplus        = \"+\"\nminus       = \"-\"\nordwk       = 1*2DIGIT       ;1 to 53\nweekday     = \"SU\" / \"MO\" / \"TU\" / \"WE\" / \"TH\" / \"FR\" / \"SA\"\nbymodaylist = ( monthdaynum *(\",\" monthdaynum) )\nmonthdaynum = [plus / minus] ordmoday\nordmoday    = 1*2DIGIT       ;1 to 31\n"
  },
  {
    "name": "icalendar-line",
    "title": "iCalendar, content lines",
    "source": "RFC 5545, section 3.1",
    "schemes": {},
    "from": [],
    "text": "contentline   = name *(\";\" param ) \":\" value CRLF\nname          = iana-token / x-name\niana-token    = 1*(ALPHA / DIGIT / \"-\")\nx-name        = \"X-\" [vendorid \"-\"] 1*(ALPHA / DIGIT / \"-\")\nvendorid      = 3*(ALPHA / DIGIT)\nparam         = param-name \"=\" param-value *(\",\" param-value)\nparam-name    = iana-token / x-name\nparam-value   = paramtext / quoted-string\nparamtext     = *SAFE-CHAR\nvalue         = *VALUE-CHAR\nquoted-string = DQUOTE *QSAFE-CHAR DQUOTE\nQSAFE-CHAR    = WSP / %x21 / %x23-7E / NON-US-ASCII\nSAFE-CHAR     = WSP / %x21 / %x23-2B / %x2D-39 / %x3C-7E / NON-US-ASCII\nVALUE-CHAR    = WSP / %x21-7E / NON-US-ASCII\nNON-US-ASCII  = %x80-10FFFF\n"
  },
  {
    "name": "info",
    "title": "The \"info\" URI Scheme for Information Assets",
    "source": "RFC 4452, section 4.1",
    "schemes": {
      "info": "info-URI"
    },
    "from": [
      {
        "revision": "rfc3986",
        "rule": "scheme"
      },
      {
        "revision": "rfc3986",
        "rule": "pchar"
      },
      {
        "revision": "rfc3986",
        "rule": "fragment"
      }
    ],
    "text": "info-URI        = info-scheme \":\" info-identifier [ \"#\" fragment ]\ninfo-scheme     = \"info\"\ninfo-identifier = namespace \"/\" identifier\nnamespace       = scheme\nidentifier      = *( pchar / \"/\" )\n"
  },
  {
    "name": "iso-8601-period",
    "title": "ISO 8601 dates, durations and periods, as collected for the Internet",
    "source": "RFC 3339, appendix A",
    "schemes": {},
    "from": [],
    "text": "period            = period-explicit / period-start / period-end\nperiod-explicit   = iso-date-time \"/\" iso-date-time\nperiod-start      = iso-date-time \"/\" duration\nperiod-end        = duration \"/\" iso-date-time\nduration          = \"P\" (dur-date / dur-time / dur-week)\ndur-second        = 1*DIGIT \"S\"\ndur-minute        = 1*DIGIT \"M\" [dur-second]\ndur-hour          = 1*DIGIT \"H\" [dur-minute]\ndur-time          = \"T\" (dur-hour / dur-minute / dur-second)\ndur-day           = 1*DIGIT \"D\"\ndur-week          = 1*DIGIT \"W\"\ndur-month         = 1*DIGIT \"M\" [dur-day]\ndur-year          = 1*DIGIT \"Y\" [dur-month]\ndur-date          = (dur-day / dur-month / dur-year) [dur-time]\niso-date-time     = date \"T\" time\ndate              = datespec-full / datespec-year / datespec-month / datespec-mday / datespec-week / datespec-wday / datespec-yday\ntime              = timespec-base [time-fraction] [time-zone]\ndate-century      = 2DIGIT\ndate-decade       = DIGIT\ndate-subdecade    = DIGIT\ndate-year         = date-decade date-subdecade\ndate-fullyear     = date-century date-year\ndate-month        = 2DIGIT\ndate-wday         = DIGIT\ndate-mday         = 2DIGIT\ndate-yday         = 3DIGIT\ndate-week         = 2DIGIT\ndatepart-fullyear = [date-century] date-year [\"-\"]\ndatepart-ptyear   = \"-\" [date-subdecade [\"-\"]]\ndatepart-wkyear   = datepart-ptyear / datepart-fullyear\ndateopt-century   = \"-\" / date-century\ndateopt-fullyear  = \"-\" / datepart-fullyear\ndateopt-year      = \"-\" / (date-year [\"-\"])\ndateopt-month     = \"-\" / (date-month [\"-\"])\ndateopt-week      = \"-\" / (date-week [\"-\"])\ndatespec-full     = datepart-fullyear date-month [\"-\"] date-mday\ndatespec-year     = date-century / dateopt-century date-year\ndatespec-month    = \"-\" dateopt-year date-month [[\"-\"] date-mday]\ndatespec-mday     = \"--\" dateopt-month date-mday\ndatespec-week     = datepart-wkyear \"W\" (date-week / dateopt-week date-wday)\ndatespec-wday     = \"---\" date-wday\ndatespec-yday     = dateopt-fullyear date-yday\ntime-hour         = 2DIGIT\ntime-minute       = 2DIGIT\ntime-second       = 2DIGIT\ntime-fraction     = (\",\" / \".\") 1*DIGIT\ntime-numoffset    = (\"+\" / \"-\") time-hour [[\":\"] time-minute]\ntime-zone         = \"Z\" / time-numoffset\ntimeopt-hour      = \"-\" / (time-hour [\":\"])\ntimeopt-minute    = \"-\" / (time-minute [\":\"])\ntimespec-hour     = time-hour [[\":\"] time-minute [[\":\"] time-second]]\ntimespec-minute   = timeopt-hour time-minute [[\":\"] time-second]\ntimespec-second   = \"-\" timeopt-minute time-second\ntimespec-base     = timespec-hour / timespec-minute / timespec-second\n"
  },
  {
    "name": "json-pointer",
    "title": "JavaScript Object Notation (JSON) Pointer",
    "source": "RFC 6901, sections 3 and 4",
    "schemes": {},
    "from": [],
    "text": "json-pointer    = *( \"/\" reference-token )\nreference-token = *( unescaped / escaped )\nunescaped       = %x00-2E / %x30-7D / %x7F-10FFFF  ; %x2F ('/') and %x7E ('~') are excluded from 'unescaped'\nescaped         = \"~\" ( \"0\" / \"1\" )  ; representing '~' and '/', respectively\narray-index     = %x30 / ( %x31-39 *(%x30-39) )\n"
  },
  {
    "name": "json-scalar",
    "title": "The JavaScript Object Notation (JSON) Data Interchange Format, numbers and strings",
    "source": "RFC 8259, sections 6 and 7",
    "schemes": {},
    "from": [],
    "text": "scalar         = number / string\nnumber         = [ minus ] int [ frac ] [ exp ]\ndecimal-point  = %x2E       ; .\ndigit1-9       = %x31-39    ; 1-9\ne              = %x65 / %x45            ; e E\nexp            = e [ minus / plus ] 1*DIGIT\nfrac           = decimal-point 1*DIGIT\nint            = zero / ( digit1-9 *DIGIT )\nminus          = %x2D       ; -\nplus           = %x2B       ; +\nzero           = %x30       ; 0\nstring         = quotation-mark *char quotation-mark\nchar           = unescaped / escape ( %x22 / %x5C / %x2F / %x62 / %x66 / %x6E / %x72 / %x74 / %x75 4HEXDIG )\nescape         = %x5C       ; \\\nquotation-mark = %x22       ; \"\nunescaped      = %x20-21 / %x23-5B / %x5D-10FFFF\n"
  },
  {
    "name": "json",
    "title": "The JavaScript Object Notation (JSON) Data Interchange Format",
    "source": "RFC 8259, sections 2 to 7",
    "leftOut": "white space and escapes",
    "schemes": {},
    "from": [],
    "text": "value  = %s\"false\" / %s\"null\" / %s\"true\" / object / array / number / string\nobject = \"{\" [ member *( \",\" member ) ] \"}\"\nmember = string \":\" value\narray  = \"[\" [ value *( \",\" value ) ] \"]\"\nnumber = [ \"-\" ] ( \"0\" / %x31-39 *DIGIT ) [ \".\" 1*DIGIT ]\nstring = DQUOTE *( %x20-21 / %x23-5B / %x5D-7E ) DQUOTE\n"
  },
  {
    "name": "jwt",
    "title": "JSON Web Token, as a bearer token",
    "source": "RFC 7515, section 7.1, in words; RFC 7519, section 3",
    "schemes": {},
    "from": [],
    "text": "compact-serialization = header \".\" payload \".\" signature\nheader                = base64url\npayload               = base64url\nsignature             = *base64url-char\nbase64url             = 1*base64url-char\nbase64url-char        = ALPHA / DIGIT / \"-\" / \"_\"\n"
  },
  {
    "name": "language-range",
    "title": "Matching of Language Tags",
    "source": "RFC 4647, sections 2.1 and 2.2",
    "schemes": {},
    "from": [],
    "text": "language-range          = (1*8ALPHA *(\"-\" 1*8alphanum)) / \"*\"\nextended-language-range = (1*8ALPHA / \"*\") *(\"-\" (1*8alphanum / \"*\"))\nalphanum                = ALPHA / DIGIT\n"
  },
  {
    "name": "language-tag",
    "title": "Tags for Identifying Languages",
    "source": "RFC 5646, section 2.1",
    "schemes": {},
    "from": [],
    "text": "Language-Tag  = langtag / privateuse / grandfathered\nlangtag       = language [\"-\" script] [\"-\" region] *(\"-\" variant) *(\"-\" extension) [\"-\" privateuse]\nlanguage      = 2*3ALPHA [\"-\" extlang] / 4ALPHA / 5*8ALPHA\nextlang       = 3ALPHA *2(\"-\" 3ALPHA)\nscript        = 4ALPHA\nregion        = 2ALPHA / 3DIGIT\nvariant       = 5*8alphanum / (DIGIT 3alphanum)\nextension     = singleton 1*(\"-\" (2*8alphanum))\nsingleton     = DIGIT / %x41-57 / %x59-5A / %x61-77 / %x79-7A\nprivateuse    = \"x\" 1*(\"-\" (1*8alphanum))\ngrandfathered = irregular / regular\nirregular     = \"en-GB-oed\" / \"i-ami\" / \"i-bnn\" / \"i-default\" / \"i-enochian\" / \"i-hak\" / \"i-klingon\" / \"i-lux\" / \"i-mingo\"\n              / \"i-navajo\" / \"i-pwn\" / \"i-tao\" / \"i-tay\" / \"i-tsu\" / \"sgn-BE-FR\" / \"sgn-BE-NL\" / \"sgn-CH-DE\"\nregular       = \"art-lojban\" / \"cel-gaulish\" / \"no-bok\" / \"no-nyn\" / \"zh-guoyu\" / \"zh-hakka\" / \"zh-min\" / \"zh-min-nan\" / \"zh-xiang\"\nalphanum      = (ALPHA / DIGIT)\n"
  },
  {
    "name": "ldap-attribute",
    "title": "LDAP: Directory Information Models",
    "source": "RFC 4512, sections 1.4 and 2.5",
    "schemes": {},
    "from": [],
    "text": "attributedescription = attributetype options\nattributetype = oid\noptions = *( SEMI option )\noption = 1*keychar\noid = descr / numericoid\ndescr = keystring\nkeystring = leadkeychar *keychar\nleadkeychar = ALPHA\nkeychar = ALPHA / DIGIT / HYPHEN\nnumericoid = number 1*( DOT number )\nnumber  = DIGIT / ( LDIGIT 1*DIGIT )\nLDIGIT  = %x31-39\nHYPHEN  = %x2D\nDOT     = %x2E\nSEMI    = %x3B\n"
  },
  {
    "name": "ldap-name",
    "title": "LDAP: String Representation of Distinguished Names",
    "source": "RFC 4514, section 3",
    "schemes": {},
    "from": [],
    "text": "distinguishedName = [ relativeDistinguishedName *( COMMA relativeDistinguishedName ) ]\nrelativeDistinguishedName = attributeTypeAndValue *( PLUS attributeTypeAndValue )\nattributeTypeAndValue = attributeType EQUALS attributeValue\nattributeType = descr / numericoid\nattributeValue = string / hexstring\nstring =   [ ( leadchar / pair ) [ *( stringchar / pair ) ( trailchar / pair ) ] ]\nleadchar = %x01-1F / %x21 / %x24-2A / %x2D-3A / %x3D / %x3F-5B / %x5D-7F / %x80-10FFFF\ntrailchar  = %x01-1F / %x21 / %x23-2A / %x2D-3A / %x3D / %x3F-5B / %x5D-7F / %x80-10FFFF\nstringchar = %x01-21 / %x23-2A / %x2D-3A / %x3D / %x3F-5B / %x5D-7F / %x80-10FFFF\npair = ESC ( ESC / special / hexpair )\nspecial = escaped / \" \" / \"#\" / EQUALS\nescaped = DQUOTE / PLUS / COMMA / \";\" / \"<\" / \">\"\nhexstring = \"#\" 1*hexpair\nhexpair = HEXDIG HEXDIG\ndescr = ALPHA *( ALPHA / DIGIT / \"-\" )\nnumericoid = number 1*( \".\" number )\nnumber = DIGIT / ( %x31-39 1*DIGIT )\nCOMMA = %x2C\nPLUS = %x2B\nEQUALS = %x3D\nESC = %x5C\n"
  },
  {
    "name": "link-field",
    "title": "Web Linking",
    "source": "RFC 8288, section 3, lists as in RFC 9110, section 5.6.1",
    "leftOut": "the rules of URI-Reference: any text without \">\" is one",
    "schemes": {},
    "from": [],
    "text": "Link        = [ link-value *( OWS \",\" OWS link-value ) ]\nlink-value  = \"<\" URI-Reference \">\" *( OWS \";\" OWS link-param )\nlink-param  = token BWS [ \"=\" BWS ( token / quoted-string ) ]\nURI-Reference = *( %x21-3D / %x3F-7E )\nBWS         = OWS\ntoken           = 1*tchar\ntchar           = \"!\" / \"#\" / \"$\" / \"%\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \".\" / \"^\" / \"_\" / \"`\" / \"|\" / \"~\" / DIGIT / ALPHA\nquoted-string   = DQUOTE *( qdtext / quoted-pair ) DQUOTE\nqdtext          = HTAB / SP / \"!\" / %x23-5B / %x5D-7E / obs-text\nquoted-pair     = \"\\\" ( HTAB / SP / VCHAR / obs-text )\nobs-text        = %x80-FF\nOWS             = *( SP / HTAB )\n"
  },
  {
    "name": "magnet",
    "title": "Magnet links",
    "source": "the magnet URI project, in words",
    "schemes": {
      "magnet": "magnet"
    },
    "from": [],
    "text": "magnet    = \"magnet:?\" parameter *( \"&\" parameter )\nparameter = topic / name / tracker / other\ntopic     = \"xt\" [ \".\" 1*DIGIT ] \"=urn:\" ( btih / other-urn )\nbtih      = \"btih:\" ( 40HEXDIG / 32base32 )\nbase32    = ALPHA / %x32-37\nother-urn = 1*( ALPHA / DIGIT / \"-\" ) \":\" value\nname      = \"dn\" \"=\" value\ntracker   = \"tr\" [ \".\" 1*DIGIT ] \"=\" value\nother     = 1*( ALPHA / DIGIT / \".\" ) \"=\" value\nvalue     = *( ALPHA / DIGIT / \"-\" / \".\" / \"_\" / \"~\" / \":\" / \"/\" / \"+\" / \"%\" HEXDIG HEXDIG )\n"
  },
  {
    "name": "mail-date",
    "title": "Internet Message Format, date and time",
    "source": "RFC 5322, section 3.3, with FWS of section 3.2.2",
    "leftOut": "obsolete forms, and comments after the zone",
    "schemes": {},
    "from": [],
    "text": "date-time       = [ day-of-week \",\" ] date time\nday-of-week     = [FWS] day-name\nday-name        = \"Mon\" / \"Tue\" / \"Wed\" / \"Thu\" / \"Fri\" / \"Sat\" / \"Sun\"\ndate            = day month year\nday             = [FWS] 1*2DIGIT FWS\nmonth           = \"Jan\" / \"Feb\" / \"Mar\" / \"Apr\" / \"May\" / \"Jun\" / \"Jul\" / \"Aug\" / \"Sep\" / \"Oct\" / \"Nov\" / \"Dec\"\nyear            = FWS 4*DIGIT FWS\ntime            = time-of-day zone\ntime-of-day     = hour \":\" minute [ \":\" second ]\nhour            = 2DIGIT\nminute          = 2DIGIT\nsecond          = 2DIGIT\nzone            = FWS ( \"+\" / \"-\" ) 4DIGIT\nFWS             = ([*WSP CRLF] 1*WSP)\n"
  },
  {
    "name": "mailbox",
    "title": "Simple Mail Transfer Protocol, domains",
    "source": "RFC 5321, sections 4.1.2 and 4.1.3",
    "leftOut": "IPv6 literals",
    "schemes": {},
    "from": [],
    "text": "Mailbox          = Local-part \"@\" ( Domain / address-literal )\nDomain           = sub-domain *(\".\" sub-domain)\nsub-domain       = Let-dig [Ldh-str]\nLet-dig          = ALPHA / DIGIT\nLdh-str          = *( ALPHA / DIGIT / \"-\" ) Let-dig\naddress-literal  = \"[\" ( IPv4-address-literal / General-address-literal ) \"]\"\nIPv4-address-literal    = Snum 3(\".\"  Snum)\nGeneral-address-literal = Standardized-tag \":\" 1*dcontent\nStandardized-tag = Ldh-str\ndcontent         = %d33-90 / %d94-126\nSnum             = 1*3DIGIT\nLocal-part       = Dot-string / Quoted-string\nDot-string       = Atom *(\".\"  Atom)\nAtom             = 1*atext\natext            = ALPHA / DIGIT / \"!\" / \"#\" / \"$\" / \"%\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \"/\" / \"=\" / \"?\" / \"^\" / \"_\" / \"`\" / \"{\" / \"|\" / \"}\" / \"~\"\nQuoted-string    = DQUOTE *QcontentSMTP DQUOTE\nQcontentSMTP     = qtextSMTP / quoted-pairSMTP\nquoted-pairSMTP  = %d92 %d32-126\nqtextSMTP        = %d32-33 / %d35-91 / %d93-126\n"
  },
  {
    "name": "mailto",
    "title": "The 'mailto' URI Scheme",
    "source": "RFC 6068, section 2, with the escapes that its items 1 to 3 demand",
    "schemes": {
      "mailto": "mailtoURI"
    },
    "from": [],
    "text": "mailtoURI     = \"mailto:\" [ to ] [ hfields ]\nto            = addr-spec *(\",\" addr-spec )\nhfields       = \"?\" hfield *( \"&\" hfield )\nhfield        = hfname \"=\" hfvalue\nhfname        = *qchar\nhfvalue       = *qchar\naddr-spec     = local-part \"@\" domain\nlocal-part    = dot-atom-text / quoted-string\n; A quotation mark and a bracket are escaped: no URI contains the first, and item 1 names the second.\nquoted-string = \"%22\" *( atext / \".\" / \":\" / \"@\" / \"(\" / \")\" ) \"%22\"\ndomain        = dot-atom-text / \"%5B\" *( atext / \".\" / \":\" ) \"%5D\"\ndot-atom-text = 1*atext *( \".\" 1*atext )\natext         = ALPHA / DIGIT / \"!\" / \"$\" / \"'\" / \"*\" / \"+\" / \"-\" / \"_\" / \"~\" / pct-encoded\nqchar         = unreserved / pct-encoded / some-delims\nsome-delims   = \"!\" / \"$\" / \"'\" / \"(\" / \")\" / \"*\" / \"+\" / \",\" / \";\" / \":\" / \"@\"\nunreserved    = ALPHA / DIGIT / \"-\" / \".\" / \"_\" / \"~\"\npct-encoded   = \"%\" HEXDIG HEXDIG\n"
  },
  {
    "name": "media-type-name",
    "title": "Media Type Specifications and Registration Procedures",
    "source": "RFC 6838, section 4.2",
    "schemes": {},
    "from": [],
    "text": "media-type               = type-name \"/\" subtype-name\ntype-name                = restricted-name\nsubtype-name             = restricted-name\nrestricted-name          = restricted-name-first *126restricted-name-chars\nrestricted-name-first    = ALPHA / DIGIT\nrestricted-name-chars    = ALPHA / DIGIT / \"!\" / \"#\" / \"$\" / \"&\" / \"-\" / \"^\" / \"_\"\nrestricted-name-chars    =/ \".\"  ; Characters before first dot always specify a facet name\nrestricted-name-chars    =/ \"+\"  ; Characters after last plus always specify a structured syntax suffix\n"
  },
  {
    "name": "media-type",
    "title": "HTTP Semantics, media types with parameters",
    "source": "RFC 9110, sections 5.6.6 and 8.3.1",
    "schemes": {},
    "from": [],
    "text": "media-type      = type \"/\" subtype parameters\ntype            = token\nsubtype         = token\nparameters      = *( OWS \";\" OWS [ parameter ] )\nparameter       = parameter-name \"=\" parameter-value\nparameter-name  = token\nparameter-value = ( token / quoted-string )\ntoken           = 1*tchar\ntchar           = \"!\" / \"#\" / \"$\" / \"%\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \".\" / \"^\" / \"_\" / \"`\" / \"|\" / \"~\" / DIGIT / ALPHA\nquoted-string   = DQUOTE *( qdtext / quoted-pair ) DQUOTE\nqdtext          = HTAB / SP / \"!\" / %x23-5B / %x5D-7E / obs-text\nquoted-pair     = \"\\\" ( HTAB / SP / VCHAR / obs-text )\nobs-text        = %x80-FF\nOWS             = *( SP / HTAB )\n"
  },
  {
    "name": "news",
    "title": "Uniform Resource Locators, news and nntp",
    "source": "RFC 1738, sections 3.6 and 3.7, which RFC 5538 replaces",
    "schemes": {
      "news": "news-URL",
      "nntp": "nntp-URL"
    },
    "from": [
      {
        "revision": "rfc1738",
        "rule": "newsurl"
      },
      {
        "revision": "rfc1738",
        "rule": "nntpurl"
      }
    ],
    "text": "news-URL = newsurl\nnntp-URL = nntpurl\n"
  },
  {
    "name": "ni",
    "title": "Naming Things with Hashes",
    "source": "RFC 6920, section 3",
    "schemes": {
      "ni": "NI-URI"
    },
    "from": [
      {
        "revision": "rfc3986",
        "rule": "authority"
      },
      {
        "revision": "rfc3986",
        "rule": "query"
      },
      {
        "revision": "rfc3986",
        "rule": "unreserved"
      }
    ],
    "text": "NI-URI  = \"ni\" \":\" \"//\" [ authority ] \"/\" alg-val [ \"?\" query ]\nalg-val = alg \";\" val\nalg     = 1*unreserved\nval     = 1*unreserved\n"
  },
  {
    "name": "oauth",
    "title": "The OAuth 2.0 Authorization Framework, scopes and errors",
    "source": "RFC 6749, appendix A",
    "leftOut": "most elements; URI-reference is a scheme and any text",
    "schemes": {},
    "from": [],
    "text": "client-id    = *VSCHAR\nresponse-type = response-name *( SP response-name )\nresponse-name = 1*response-char\nresponse-char = \"_\" / DIGIT / ALPHA\nscope        = scope-token *( SP scope-token )\nscope-token  = 1*NQCHAR\nerror        = 1*NQSCHAR\ngrant-type   = grant-name / URI-reference\ngrant-name   = 1*name-char\nname-char    = \"-\" / \".\" / \"_\" / DIGIT / ALPHA\nURI-reference = ALPHA *( ALPHA / DIGIT / \"+\" / \"-\" / \".\" ) \":\" *NQCHAR\nVSCHAR       = %x20-7E\nNQCHAR       = %x21 / %x23-5B / %x5D-7E\nNQSCHAR      = %x20-21 / %x23-5B / %x5D-7E\n"
  },
  {
    "name": "odata-query",
    "title": "OData 4.01, some system query options",
    "source": "OData 4.01, ABNF construction rules",
    "leftOut": "most query options",
    "schemes": {},
    "from": [],
    "text": "queryOptions      = queryOption *( \"&\" queryOption )\nqueryOption       = systemQueryOption / aliasAndValue / customQueryOption\nsystemQueryOption = ( \"$top\" / \"top\" ) \"=\" 1*DIGIT\n                  / ( \"$skip\" / \"skip\" ) \"=\" 1*DIGIT\n                  / ( \"$skiptoken\" / \"skiptoken\" ) \"=\" 1*qchar\n                  / ( \"$count\" / \"count\" ) \"=\" ( \"true\" / \"false\" )\n                  / ( \"$select\" / \"select\" ) \"=\" selectItem *( \",\" selectItem )\nselectItem        = \"*\" / identifier [ \"/\" identifier ] / identifier \".*\"\naliasAndValue     = \"@\" identifier \"=\" 1*qchar\ncustomQueryOption = customName [ \"=\" *qchar ]\ncustomName        = qchar-no-AT-DOLLAR *qchar-no-EQ\nidentifier        = ( ALPHA / \"_\" ) *127( ALPHA / DIGIT / \"_\" )\nqchar-no-AT-DOLLAR = ALPHA / DIGIT / \"-\" / \".\" / \"_\" / \"~\"\nqchar-no-EQ       = qchar-no-AT-DOLLAR / \"@\" / \"$\"\nqchar             = qchar-no-EQ / \"=\"\n"
  },
  {
    "name": "origin",
    "title": "The Web Origin Concept",
    "source": "RFC 6454, section 7.1",
    "leftOut": "hosts other than of unreserved characters, folded lines",
    "schemes": {},
    "from": [],
    "text": "origin            = \"Origin:\" OWS origin-list-or-null OWS\norigin-list-or-null = %x6E %x75 %x6C %x6C / origin-list\norigin-list       = serialized-origin *( SP serialized-origin )\nserialized-origin = scheme \"://\" host [ \":\" port ]\nscheme            = ALPHA *( ALPHA / DIGIT / \"+\" / \"-\" / \".\" )\nhost              = *( ALPHA / DIGIT / \"-\" / \".\" / \"_\" / \"~\" )\nport              = *DIGIT\nOWS               = *( SP / HTAB )\n"
  },
  {
    "name": "purl",
    "title": "Package URL (purl)",
    "source": "the specification of package URLs, in words",
    "schemes": {
      "pkg": "purl"
    },
    "from": [],
    "text": "purl            = \"pkg:\" type \"/\" [ namespace \"/\" ] name [ \"@\" version ] [ \"?\" qualifiers ] [ \"#\" subpath ]\ntype            = ALPHA *( ALPHA / DIGIT / \".\" / \"-\" )\nnamespace       = segment *( \"/\" segment )\nsegment         = 1*encoded\nname            = 1*encoded\nversion         = 1*encoded\nqualifiers      = qualifier *( \"&\" qualifier )\nqualifier       = key \"=\" value\nkey             = ( %x61-7A / \".\" / \"-\" / \"_\" ) *( %x61-7A / DIGIT / \".\" / \"-\" / \"_\" )\nvalue           = 1*( encoded / \"/\" )\nsubpath         = segment *( \"/\" segment )\nencoded         = ALPHA / DIGIT / \".\" / \"-\" / \"_\" / \"~\" / \":\" / \"%\" HEXDIG HEXDIG\n"
  },
  {
    "name": "range",
    "title": "HTTP Semantics, ranges",
    "source": "RFC 9110, sections 14.1.1 and 14.4",
    "schemes": {},
    "from": [],
    "text": "ranges-specifier  = range-unit \"=\" range-set\nrange-unit        = token\nrange-set         = range-spec *( OWS \",\" OWS range-spec )\nrange-spec        = int-range / suffix-range / other-range\nint-range         = first-pos \"-\" [ last-pos ]\nfirst-pos         = 1*DIGIT\nlast-pos          = 1*DIGIT\nsuffix-range      = \"-\" suffix-length\nsuffix-length     = 1*DIGIT\nother-range       = 1*( %x21-2B / %x2D-7E )\nContent-Range     = range-unit SP ( range-resp / unsatisfied-range )\nrange-resp        = incl-range \"/\" ( complete-length / \"*\" )\nincl-range        = first-pos \"-\" last-pos\nunsatisfied-range = \"*/\" complete-length\ncomplete-length   = 1*DIGIT\ntoken           = 1*tchar\ntchar           = \"!\" / \"#\" / \"$\" / \"%\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \".\" / \"^\" / \"_\" / \"`\" / \"|\" / \"~\" / DIGIT / ALPHA\nOWS             = *( SP / HTAB )\n"
  },
  {
    "name": "relative-json-pointer",
    "title": "Relative JSON Pointer",
    "source": "draft-bhutton-relative-json-pointer-00, section 3; RFC 6901, section 3",
    "schemes": {},
    "from": [],
    "text": "relative-json-pointer =  non-negative-integer [index-manipulation] json-pointer\nrelative-json-pointer =/ non-negative-integer [index-manipulation] \"#\"\nindex-manipulation    =  (\"+\" / \"-\") positive-integer\nnon-negative-integer  =  %x30 / positive-integer\npositive-integer      =  %x31-39 *( %x30-39 )\njson-pointer          =  *( \"/\" reference-token )\nreference-token       =  *( unescaped / \"~\" ( \"0\" / \"1\" ) )\nunescaped             =  %x00-2E / %x30-7D / %x7F-10FFFF\n"
  },
  {
    "name": "sdp-crypto",
    "title": "Session Description Protocol (SDP) Security Descriptions for Media Streams",
    "source": "RFC 4568, section 9.1",
    "leftOut": "the forms of key parameters",
    "schemes": {},
    "from": [],
    "text": "attribute       = \"a=crypto:\" tag 1*WSP crypto-suite 1*WSP key-params *(1*WSP session-param)\ntag             = 1*9DIGIT\ncrypto-suite    = 1*(ALPHA / DIGIT / \"_\")\nkey-params      = key-param *(\";\" key-param)\nkey-param       = key-method \":\" key-info\nkey-method      = \"inline\" / key-method-ext\nkey-method-ext  = 1*(ALPHA / DIGIT / \"_\")\nkey-info        = 1*(%x21-3A / %x3C-7E)\nsession-param   = 1*(VCHAR)\n"
  },
  {
    "name": "sdp",
    "title": "Session Description Protocol, addresses and times",
    "source": "RFC 8866, section 9",
    "leftOut": "IP6-address, most lines",
    "schemes": {},
    "from": [],
    "text": "origin-field   = %s\"o=\" username SP sess-id SP sess-version SP nettype SP addrtype SP unicast-address CRLF\nusername       = non-ws-string\nsess-id        = 1*DIGIT\nsess-version   = 1*DIGIT\nnettype        = token\naddrtype       = token\nunicast-address = IP4-address / FQDN / extn-addr\ntime-field     = %s\"t=\" start-time SP stop-time\nstart-time     = time / \"0\"\nstop-time      = time / \"0\"\ntime           = POS-DIGIT 9*DIGIT\nrepeat-field   = %s\"r=\" repeat-interval SP typed-time 1*(SP typed-time)\nrepeat-interval = POS-DIGIT *DIGIT [fixed-len-time-unit]\ntyped-time     = 1*DIGIT [fixed-len-time-unit]\nfixed-len-time-unit = %s\"d\" / %s\"h\" / %s\"m\" / %s\"s\"\nIP4-address    = b1 3(\".\" decimal-uchar)\nb1             = decimal-uchar\ndecimal-uchar  = DIGIT / POS-DIGIT DIGIT / (\"1\" 2(DIGIT)) / (\"2\" (\"0\"/\"1\"/\"2\"/\"3\"/\"4\") DIGIT) / (\"2\" \"5\" (\"0\"/\"1\"/\"2\"/\"3\"/\"4\"/\"5\"))\nFQDN           = 4*(alpha-numeric / \"-\" / \".\")\nextn-addr      = non-ws-string\nalpha-numeric  = ALPHA / DIGIT\nPOS-DIGIT      = %x31-39\nnon-ws-string  = 1*(VCHAR/%x80-FF)\ntoken          = 1*token-char\ntoken-char     = ALPHA / DIGIT / \"!\" / \"#\" / \"$\" / \"%\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \".\" / \"^\" / \"_\" / \"`\" / \"{\" / \"|\" / \"}\" / \"~\"\n"
  },
  {
    "name": "semver",
    "title": "Semantic Versioning 2.0.0",
    "source": "semver.org, \"Backus-Naur Form Grammar for Valid SemVer Versions\"",
    "schemes": {},
    "from": [],
    "text": "valid-semver          = version-core / version-core \"-\" pre-release / version-core \"+\" build / version-core \"-\" pre-release \"+\" build\nversion-core          = major \".\" minor \".\" patch\nmajor                 = numeric-identifier\nminor                 = numeric-identifier\npatch                 = numeric-identifier\npre-release           = dot-separated-pre-release-identifiers\ndot-separated-pre-release-identifiers = pre-release-identifier / pre-release-identifier \".\" dot-separated-pre-release-identifiers\nbuild                 = dot-separated-build-identifiers\ndot-separated-build-identifiers = build-identifier / build-identifier \".\" dot-separated-build-identifiers\npre-release-identifier = alphanumeric-identifier / numeric-identifier\nbuild-identifier      = alphanumeric-identifier / digits\nalphanumeric-identifier = non-digit / non-digit identifier-characters / identifier-characters non-digit / identifier-characters non-digit identifier-characters\nnumeric-identifier    = \"0\" / positive-digit / positive-digit digits\nidentifier-characters = identifier-character / identifier-character identifier-characters\nidentifier-character  = DIGIT / non-digit\nnon-digit             = ALPHA / \"-\"\ndigits                = DIGIT / DIGIT digits\npositive-digit        = %x31-39\n"
  },
  {
    "name": "sip",
    "title": "SIP: Session Initiation Protocol, URIs",
    "source": "RFC 3261, section 25.1",
    "leftOut": "headers, the parameters of method and maddr, IPv6 hosts, most of telephone-subscriber",
    "schemes": {},
    "from": [],
    "text": "SIP-URI          = \"sip:\" [ userinfo ] hostport uri-parameters\nuserinfo         = ( user / telephone-subscriber ) [ \":\" password ] \"@\"\nuser             = 1*( unreserved / escaped / user-unreserved )\nuser-unreserved  = \"&\" / \"=\" / \"+\" / \"$\" / \",\" / \";\" / \"?\" / \"/\"\ntelephone-subscriber = \"+\" 1*( DIGIT / \"-\" / \".\" )\npassword         = *( unreserved / escaped / \"&\" / \"=\" / \"+\" / \"$\" / \",\" )\nhostport         = host [ \":\" port ]\nhost             = hostname / IPv4address\nhostname         = *( domainlabel \".\" ) toplabel [ \".\" ]\ndomainlabel      = alphanum / alphanum *( alphanum / \"-\" ) alphanum\ntoplabel         = ALPHA / ALPHA *( alphanum / \"-\" ) alphanum\nIPv4address      = 1*3DIGIT \".\" 1*3DIGIT \".\" 1*3DIGIT \".\" 1*3DIGIT\nport             = 1*DIGIT\nuri-parameters   = *( \";\" uri-parameter )\nuri-parameter    = transport-param / user-param / ttl-param / lr-param / other-param\ntransport-param  = \"transport=\" ( \"udp\" / \"tcp\" / \"sctp\" / \"tls\" / other-transport )\nother-transport  = token\nuser-param       = \"user=\" ( \"phone\" / \"ip\" / other-user )\nother-user       = token\nttl-param        = \"ttl=\" ttl\nttl              = 1*3DIGIT\nlr-param         = \"lr\"\nother-param      = pname [ \"=\" pvalue ]\npname            = 1*paramchar\npvalue           = 1*paramchar\nparamchar        = param-unreserved / unreserved / escaped\nparam-unreserved = \"[\" / \"]\" / \"/\" / \":\" / \"&\" / \"+\" / \"$\"\ntoken            = 1*( alphanum / \"-\" / \".\" / \"!\" / \"%\" / \"*\" / \"_\" / \"+\" / \"`\" / \"'\" / \"~\" )\nunreserved       = alphanum / mark\nmark             = \"-\" / \"_\" / \".\" / \"!\" / \"~\" / \"*\" / \"'\" / \"(\" / \")\"\nescaped          = \"%\" HEXDIG HEXDIG\nalphanum         = ALPHA / DIGIT\n"
  },
  {
    "name": "start-line",
    "title": "HTTP/1.1, request and status lines",
    "source": "RFC 9112, sections 2.1, 2.3, 3 and 4",
    "leftOut": "targets in absolute form",
    "schemes": {},
    "from": [],
    "text": "start-line     = request-line / status-line\nrequest-line   = method SP request-target SP HTTP-version\nmethod         = token\nrequest-target = origin-form / authority-form / asterisk-form\norigin-form    = absolute-path [ \"?\" query ]\nabsolute-path  = 1*( \"/\" segment )\nsegment        = *pchar\nquery          = *( pchar / \"/\" / \"?\" )\nauthority-form = uri-host \":\" port\nuri-host       = *( unreserved / pct-encoded / sub-delims )\nport           = *DIGIT\nasterisk-form  = \"*\"\nstatus-line    = HTTP-version SP status-code SP [ reason-phrase ]\nstatus-code    = 3DIGIT\nreason-phrase  = 1*( HTAB / SP / VCHAR / obs-text )\nHTTP-version   = HTTP-name \"/\" DIGIT \".\" DIGIT\nHTTP-name      = %s\"HTTP\"\ntoken           = 1*tchar\ntchar           = \"!\" / \"#\" / \"$\" / \"%\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \".\" / \"^\" / \"_\" / \"`\" / \"|\" / \"~\" / DIGIT / ALPHA\nobs-text        = %x80-FF\npchar         = unreserved / pct-encoded / sub-delims / \":\" / \"@\"\nunreserved    = ALPHA / DIGIT / \"-\" / \".\" / \"_\" / \"~\"\nsub-delims    = \"!\" / \"$\" / \"&\" / \"'\" / \"(\" / \")\" / \"*\" / \"+\" / \",\" / \";\" / \"=\"\npct-encoded   = \"%\" HEXDIG HEXDIG\n"
  },
  {
    "name": "strict-transport-security",
    "title": "HTTP Strict Transport Security (HSTS)",
    "source": "RFC 6797, section 6.1; token and quoted-string of RFC 9110, section 5.6",
    "leftOut": "implied white space",
    "schemes": {},
    "from": [],
    "text": "Strict-Transport-Security = \"Strict-Transport-Security\" \":\" [ directive ]  *( \";\" [ directive ] )\ndirective                 = directive-name [ \"=\" directive-value ]\ndirective-name            = token\ndirective-value           = token / quoted-string\ntoken           = 1*tchar\ntchar           = \"!\" / \"#\" / \"$\" / \"%\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \".\" / \"^\" / \"_\" / \"`\" / \"|\" / \"~\" / DIGIT / ALPHA\nquoted-string   = DQUOTE *( qdtext / quoted-pair ) DQUOTE\nqdtext          = HTAB / SP / \"!\" / %x23-5B / %x5D-7E / obs-text\nquoted-pair     = \"\\\" ( HTAB / SP / VCHAR / obs-text )\nobs-text        = %x80-FF\n"
  },
  {
    "name": "structured-field",
    "title": "Structured Field Values for HTTP",
    "source": "RFC 8941, section 3",
    "schemes": {},
    "from": [],
    "text": "sf-list       = list-member *( OWS \",\" OWS list-member )\nlist-member   = sf-item / inner-list\ninner-list    = \"(\" *SP [ sf-item *( 1*SP sf-item ) *SP ] \")\" parameters\nparameters    = *( \";\" *SP parameter )\nparameter     = param-key [ \"=\" param-value ]\nparam-key     = key\nkey           = ( lcalpha / \"*\" ) *( lcalpha / DIGIT / \"_\" / \"-\" / \".\" / \"*\" )\nlcalpha       = %x61-7A\nparam-value   = bare-item\nsf-dictionary = dict-member *( OWS \",\" OWS dict-member )\ndict-member   = member-key ( parameters / ( \"=\" member-value ))\nmember-key    = key\nmember-value  = sf-item / inner-list\nsf-item       = bare-item parameters\nbare-item     = sf-integer / sf-decimal / sf-string / sf-token / sf-binary / sf-boolean\nsf-integer    = [\"-\"] 1*15DIGIT\nsf-decimal    = [\"-\"] 1*12DIGIT \".\" 1*3DIGIT\nsf-string     = DQUOTE *chr DQUOTE\nchr           = unescaped / escaped\nunescaped     = %x20-21 / %x23-5B / %x5D-7E\nescaped       = \"\\\" ( DQUOTE / \"\\\" )\nsf-token      = ( ALPHA / \"*\" ) *( tchar / \":\" / \"/\" )\ntchar         = \"!\" / \"#\" / \"$\" / \"%\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \".\" / \"^\" / \"_\" / \"`\" / \"|\" / \"~\" / DIGIT / ALPHA\nsf-binary     = \":\" *(base64) \":\"\nbase64        = ALPHA / DIGIT / \"+\" / \"/\" / \"=\"\nsf-boolean    = \"?\" boolean\nboolean       = \"0\" / \"1\"\nOWS           = *( SP / HTAB )\n"
  },
  {
    "name": "syslog-header",
    "title": "The Syslog Protocol, header",
    "source": "RFC 5424, section 6",
    "leftOut": "the ranges of PRIVAL and of the parts of a date, which are comments",
    "schemes": {},
    "from": [],
    "text": "HEADER          = PRI VERSION SP TIMESTAMP SP HOSTNAME SP APP-NAME SP PROCID SP MSGID\nPRI             = \"<\" PRIVAL \">\"\nPRIVAL          = 1*3DIGIT ; range 0 .. 191\nVERSION         = NONZERO-DIGIT 0*2DIGIT\nHOSTNAME        = NILVALUE / 1*255PRINTUSASCII\nAPP-NAME        = NILVALUE / 1*48PRINTUSASCII\nPROCID          = NILVALUE / 1*128PRINTUSASCII\nMSGID           = NILVALUE / 1*32PRINTUSASCII\nTIMESTAMP       = NILVALUE / FULL-DATE \"T\" FULL-TIME\nFULL-DATE       = DATE-FULLYEAR \"-\" DATE-MONTH \"-\" DATE-MDAY\nDATE-FULLYEAR   = 4DIGIT\nDATE-MONTH      = 2DIGIT  ; 01-12\nDATE-MDAY       = 2DIGIT  ; 01-28, 01-29, 01-30, 01-31 based on month/year\nFULL-TIME       = PARTIAL-TIME TIME-OFFSET\nPARTIAL-TIME    = TIME-HOUR \":\" TIME-MINUTE \":\" TIME-SECOND [TIME-SECFRAC]\nTIME-HOUR       = 2DIGIT  ; 00-23\nTIME-MINUTE     = 2DIGIT  ; 00-59\nTIME-SECOND     = 2DIGIT  ; 00-59\nTIME-SECFRAC    = \".\" 1*6DIGIT\nTIME-OFFSET     = \"Z\" / TIME-NUMOFFSET\nTIME-NUMOFFSET  = (\"+\" / \"-\") TIME-HOUR \":\" TIME-MINUTE\nPRINTUSASCII    = %d33-126\nNONZERO-DIGIT   = %d49-57\nNILVALUE        = \"-\"\n"
  },
  {
    "name": "tag",
    "title": "The 'tag' URI Scheme",
    "source": "RFC 4151, section 2.1",
    "schemes": {
      "tag": "tagURI"
    },
    "from": [
      {
        "revision": "rfc3986",
        "rule": "pchar"
      },
      {
        "revision": "rfc3986",
        "rule": "fragment"
      }
    ],
    "text": "tagURI        = \"tag:\" taggingEntity \":\" specific [ \"#\" fragment ]\ntaggingEntity = authorityName \",\" date\nauthorityName = DNSname / emailAddress\ndate          = year [\"-\" month [\"-\" day]]\nyear          = 4DIGIT\nmonth         = 2DIGIT\nday           = 2DIGIT\nDNSname       = DNScomp *( \".\" DNScomp )\nDNScomp       = alphaNum [*(alphaNum / \"-\") alphaNum]\nemailAddress  = 1*(alphaNum / \"-\" / \".\" / \"_\") \"@\" DNSname\nalphaNum      = DIGIT / ALPHA\nspecific      = *( pchar / \"/\" / \"?\" )\n"
  },
  {
    "name": "tel-digits",
    "title": "The tel URI, its digits with separators that are not empty",
    "source": "RFC 3966, section 3",
    "leftOut": "the brackets around visual-separator",
    "schemes": {},
    "from": [],
    "text": "global-number-digits = \"+\" *phonedigit DIGIT *phonedigit\nlocal-number-digits  = *phonedigit-hex (HEXDIG / \"*\" / \"#\") *phonedigit-hex\ndomainname           = *( domainlabel \".\" ) toplabel [ \".\" ]\ndomainlabel          = alphanum / alphanum *( alphanum / \"-\" ) alphanum\ntoplabel             = ALPHA / ALPHA *( alphanum / \"-\" ) alphanum\nphonedigit           = DIGIT / visual-separator\nphonedigit-hex       = HEXDIG / \"*\" / \"#\" / visual-separator\nvisual-separator     = \"-\" / \".\" / \"(\" / \")\"\nalphanum             = ALPHA / DIGIT\n"
  },
  {
    "name": "tel",
    "title": "The tel URI for Telephone Numbers",
    "source": "RFC 3966, section 3",
    "schemes": {
      "tel": "telephone-uri"
    },
    "from": [],
    "text": "telephone-uri        = \"tel:\" telephone-subscriber\ntelephone-subscriber = global-number / local-number\nglobal-number        = global-number-digits *par\nlocal-number         = local-number-digits *par context *par\npar                  = parameter / extension / isdn-subaddress\nisdn-subaddress      = \";isub=\" 1*uric\nextension            = \";ext=\" 1*phonedigit\ncontext              = \";phone-context=\" descriptor\ndescriptor           = domainname / global-number-digits\nglobal-number-digits = \"+\" *phonedigit DIGIT *phonedigit\nlocal-number-digits  = *phonedigit-hex (HEXDIG / \"*\" / \"#\") *phonedigit-hex\ndomainname           = *( domainlabel \".\" ) toplabel [ \".\" ]\ndomainlabel          = alphanum / alphanum *( alphanum / \"-\" ) alphanum\ntoplabel             = ALPHA / ALPHA *( alphanum / \"-\" ) alphanum\nparameter            = \";\" pname [\"=\" pvalue ]\npname                = 1*( alphanum / \"-\" )\npvalue               = 1*paramchar\nparamchar            = param-unreserved / unreserved / pct-encoded\nunreserved           = alphanum / mark\nmark                 = \"-\" / \"_\" / \".\" / \"!\" / \"~\" / \"*\" / \"'\" / \"(\" / \")\"\npct-encoded          = \"%\" HEXDIG HEXDIG\nparam-unreserved     = \"[\" / \"]\" / \"/\" / \":\" / \"&\" / \"+\" / \"$\"\nphonedigit           = DIGIT / [ visual-separator ]\nphonedigit-hex       = HEXDIG / \"*\" / \"#\" / [ visual-separator ]\nvisual-separator     = \"-\" / \".\" / \"(\" / \")\"\nalphanum             = ALPHA / DIGIT\nreserved             = \";\" / \"/\" / \"?\" / \":\" / \"@\" / \"&\" / \"=\" / \"+\" / \"$\" / \",\"\nuric                 = reserved / unreserved / pct-encoded\n"
  },
  {
    "name": "uri-template",
    "title": "URI Template",
    "source": "RFC 6570, sections 1.5 and 2, erratum 6937",
    "schemes": {},
    "formats": [
      "uri-template"
    ],
    "from": [],
    "text": "URI-Template  = *( literals / expression )\n; As printed, %x26 / %x28-3B: erratum 6937 adds the apostrophe.\nliterals      = %x21 / %x23-24 / %x26-3B / %x3D / %x3F-5B / %x5D / %x5F / %x61-7A / %x7E / ucschar / iprivate / pct-encoded\nexpression    = \"{\" [ operator ] variable-list \"}\"\noperator      = op-level2 / op-level3 / op-reserve\nop-level2     = \"+\" / \"#\"\nop-level3     = \".\" / \"/\" / \";\" / \"?\" / \"&\"\nop-reserve    = \"=\" / \",\" / \"!\" / \"@\" / \"|\"\nvariable-list = varspec *( \",\" varspec )\nvarspec       = varname [ modifier-level4 ]\nvarname       = varchar *( [\".\"] varchar )\nvarchar       = ALPHA / DIGIT / \"_\" / pct-encoded\nmodifier-level4 = prefix / explode\nprefix        = \":\" max-length\nmax-length    = %x31-39 0*3DIGIT\nexplode       = \"*\"\npct-encoded   = \"%\" HEXDIG HEXDIG\nucschar       = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF\n              / %x10000-1FFFD / %x20000-2FFFD / %x30000-3FFFD / %x40000-4FFFD / %x50000-5FFFD / %x60000-6FFFD\n              / %x70000-7FFFD / %x80000-8FFFD / %x90000-9FFFD / %xA0000-AFFFD / %xB0000-BFFFD / %xC0000-CFFFD\n              / %xD0000-DFFFD / %xE1000-EFFFD\niprivate      = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD\n"
  },
  {
    "name": "urn",
    "title": "Uniform Resource Names (URNs)",
    "source": "RFC 8141, section 2",
    "schemes": {
      "urn": "namestring"
    },
    "from": [
      {
        "revision": "rfc3986",
        "rule": "pchar"
      },
      {
        "revision": "rfc3986",
        "rule": "fragment"
      }
    ],
    "text": "namestring    = assigned-name [ rq-components ] [ \"#\" f-component ]\nassigned-name = \"urn\" \":\" NID \":\" NSS\nNID           = (alphanum) 0*30(ldh) (alphanum)\nldh           = alphanum / \"-\"\nNSS           = pchar *(pchar / \"/\")\nrq-components = [ \"?+\" r-component ] [ \"?=\" q-component ]\nr-component   = pchar *( pchar / \"/\" / \"?\" )\nq-component   = pchar *( pchar / \"/\" / \"?\" )\nf-component   = fragment\nalphanum      = ALPHA / DIGIT\n"
  },
  {
    "name": "uuid",
    "title": "Universally Unique IDentifiers (UUIDs)",
    "source": "RFC 9562, section 4",
    "schemes": {},
    "from": [],
    "text": "UUID     = 4hexOctet \"-\" 2hexOctet \"-\" 2hexOctet \"-\" 2hexOctet \"-\" 6hexOctet\nhexOctet = HEXDIG HEXDIG\nDIGIT    = %x30-39\nHEXDIG   = DIGIT / \"A\" / \"B\" / \"C\" / \"D\" / \"E\" / \"F\"\n"
  },
  {
    "name": "vcard-date",
    "title": "vCard Format Specification, dates and times",
    "source": "RFC 6350, section 4.3",
    "leftOut": "the ranges of the parts of a date, which are comments",
    "schemes": {},
    "from": [],
    "text": "date-and-or-time = date-time / date / \"T\" time\ndate             = year [month day] / year \"-\" month / \"--\" month [day] / \"--\" \"-\" day\ndate-noreduc     = year month day / \"--\" month day / \"--\" \"-\" day\ndate-complete    = year month day\ntime             = hour [minute [second]] [zone] / \"-\" minute [second] [zone] / \"-\" \"-\" second [zone]\ntime-notrunc     = hour [minute [second]] [zone]\ntime-complete    = hour minute second [zone]\ndate-time        = date-noreduc \"T\" time-notrunc\ntimestamp        = date-complete \"T\" time-complete\nyear             = 4DIGIT  ; 0000-9999\nmonth            = 2DIGIT  ; 01-12\nday              = 2DIGIT  ; 01-28/29/30/31 depending on month and leap year\nhour             = 2DIGIT  ; 00-23\nminute           = 2DIGIT  ; 00-59\nsecond           = 2DIGIT  ; 00-58/59/60 depending on leap second\nzone             = utc-designator / utc-offset\nutc-designator   = %x5A  ; uppercase \"Z\"\nutc-offset       = (\"+\" / \"-\") hour [minute]\n"
  },
  {
    "name": "websocket-extensions",
    "title": "The WebSocket Protocol, extensions",
    "source": "RFC 6455, section 9.1",
    "leftOut": "white space in lists",
    "schemes": {},
    "from": [],
    "text": "Sec-WebSocket-Extensions = extension-list\nextension-list           = extension *( \",\" extension )\nextension                = extension-token *( \";\" extension-param )\nextension-token          = registered-token\nregistered-token         = token\nextension-param          = token [ \"=\" (token / quoted-string) ]\ntoken           = 1*tchar\ntchar           = \"!\" / \"#\" / \"$\" / \"%\" / \"&\" / \"'\" / \"*\" / \"+\" / \"-\" / \".\" / \"^\" / \"_\" / \"`\" / \"|\" / \"~\" / DIGIT / ALPHA\nquoted-string   = DQUOTE *( qdtext / quoted-pair ) DQUOTE\nqdtext          = HTAB / SP / \"!\" / %x23-5B / %x5D-7E / obs-text\nquoted-pair     = \"\\\" ( HTAB / SP / VCHAR / obs-text )\nobs-text        = %x80-FF\n"
  },
  {
    "name": "whatwg-2026-02",
    "title": "URL Standard, valid URL strings as of February 2026",
    "source": "WHATWG, Review Draft, 16 February 2026, sections \"Host writing\" and \"URL writing\", transcribed from prose",
    "leftOut": "judgement of labels beyond US-ASCII or in Punycode, and of lengths over 63 and 253",
    "schemes": {},
    "from": [
      {
        "revision": "rfc3986",
        "rule": "IPv6address"
      },
      {
        "revision": "whatwg-2026-07",
        "rule": "special-scheme"
      },
      {
        "revision": "whatwg-2026-07",
        "rule": "file-scheme"
      },
      {
        "revision": "whatwg-2026-07",
        "rule": "other-scheme"
      },
      {
        "revision": "whatwg-2026-07",
        "rule": "URL-port-string"
      },
      {
        "revision": "whatwg-2026-07",
        "rule": "opaque-host"
      },
      {
        "revision": "whatwg-2026-07",
        "rule": "domain-label"
      },
      {
        "revision": "whatwg-2026-07",
        "rule": "valid-IPv4-address-string"
      },
      {
        "revision": "whatwg-2026-07",
        "rule": "path-relative-URL-string"
      },
      {
        "revision": "whatwg-2026-07",
        "rule": "path-relative-scheme-less-URL-string"
      },
      {
        "revision": "whatwg-2026-07",
        "rule": "URL-query-string"
      },
      {
        "revision": "whatwg-2026-07",
        "rule": "URL-fragment-string"
      }
    ],
    "text": "; The valid URL strings before the rewriting of July 2026, as document whatwg-2026-07 has them after it. Rules that both\n; texts define alike are borrowed from that document. A rule here differs, or uses one that does.\n\n; #valid-url-string: one rule for each kind of base URL. Without one, the absolute form only.\nvalid-URL-string = absolute-URL-with-fragment-string\nvalid-URL-string-special = relative-URL-with-fragment-string-special / absolute-URL-with-fragment-string\n; The host of the base URL is empty, as in \"file:///a\".\nvalid-URL-string-file = relative-URL-with-fragment-string-file / absolute-URL-with-fragment-string\nvalid-URL-string-file-with-host = relative-URL-with-fragment-string-file-with-host / absolute-URL-with-fragment-string\nvalid-URL-string-other = relative-URL-with-fragment-string-other / absolute-URL-with-fragment-string\nvalid-URL-string-opaque = relative-URL-with-fragment-string-opaque / absolute-URL-with-fragment-string\n\n; #absolute-url-with-fragment-string\nabsolute-URL-with-fragment-string = absolute-URL-string [ \"#\" URL-fragment-string ]\n\n; #absolute-url-string: after another scheme a relative-URL string, taken as that of a URL with this scheme\nabsolute-URL-string = ( special-scheme \":\" scheme-relative-special-URL-string\n                      / other-scheme \":\" relative-URL-string-other\n                      / file-scheme \":\" scheme-relative-file-URL-string ) [ \"?\" URL-query-string ]\n\n; #relative-url-with-fragment-string: it does not ask whether the path of the base URL is opaque.\nrelative-URL-with-fragment-string-special = relative-URL-string-special [ \"#\" URL-fragment-string ]\nrelative-URL-with-fragment-string-file = relative-URL-string-file [ \"#\" URL-fragment-string ]\nrelative-URL-with-fragment-string-file-with-host = relative-URL-string-file-with-host [ \"#\" URL-fragment-string ]\nrelative-URL-with-fragment-string-other = relative-URL-string-other [ \"#\" URL-fragment-string ]\nrelative-URL-with-fragment-string-opaque = relative-URL-with-fragment-string-other\n\n; #relative-url-string, by the scheme of the base URL\nrelative-URL-string-special = ( scheme-relative-special-URL-string / path-absolute-URL-string\n                              / path-relative-scheme-less-URL-string ) [ \"?\" URL-query-string ]\nrelative-URL-string-file = ( scheme-relative-file-URL-string / path-absolute-URL-string\n                           / path-relative-scheme-less-URL-string ) [ \"?\" URL-query-string ]\nrelative-URL-string-file-with-host = ( scheme-relative-file-URL-string / path-absolute-non-Windows-file-URL-string\n                                     / path-relative-scheme-less-URL-string ) [ \"?\" URL-query-string ]\nrelative-URL-string-other = ( scheme-relative-URL-string / path-absolute-URL-string\n                            / path-relative-scheme-less-URL-string ) [ \"?\" URL-query-string ]\n\n; #scheme-relative-special-url-string\nscheme-relative-special-URL-string = \"//\" valid-host-string [ \":\" URL-port-string ] [ path-absolute-URL-string ]\n\n; #scheme-relative-url-string\nscheme-relative-URL-string = \"//\" opaque-host-and-port-string [ path-absolute-URL-string ]\n\n; #opaque-host-and-port-string\nopaque-host-and-port-string = [ valid-opaque-host-string [ \":\" URL-port-string ] ]\n\n; #scheme-relative-file-url-string\nscheme-relative-file-URL-string = \"//\" ( valid-host-string [ path-absolute-non-Windows-file-URL-string ]\n                                       / path-absolute-URL-string )\n\n; #path-absolute-url-string: a path-relative-URL string does not start with \"/\".\npath-absolute-URL-string = \"/\" path-relative-URL-string\n\n; #path-absolute-non-windows-file-url-string: it does not start with \"/\", a Windows drive letter and \"/\". Of these letters,\n; only those with \":\" have URL units.\npath-absolute-non-Windows-file-URL-string = \"/\" [ non-drive-segment *( \"/\" URL-path-segment-string ) / ALPHA \":\" ]\nnon-drive-segment = ALPHA [ ( opaque-host-unit / \"@\" / \":\" path-segment-unit ) *path-segment-unit ]\n                  / ( DIGIT / \"+\" / \"-\" / \".\" / other-unit / \":\" / \"@\" ) *path-segment-unit\n\n; #valid-host-string\nvalid-host-string = valid-domain-string / valid-IPv4-address-string / \"[\" valid-IPv6-address-string \"]\"\n\n; #valid-domain-string as far as it is regular. It does not ask whether the domain ends in a number.\nvalid-domain-string = *( domain-label \".\" ) domain-label\n\n; #valid-ipv6-address-string: RFC 4291 section 2.2, of which RFC 3986 has the grammar\nvalid-IPv6-address-string = IPv6address\n\n; #valid-opaque-host-string\nvalid-opaque-host-string = opaque-host / \"[\" valid-IPv6-address-string \"]\"\n"
  },
  {
    "name": "whatwg-url-parser",
    "title": "URL Standard, inputs that the basic URL parser reads without an error",
    "source": "WHATWG, 2 July 2026, commit 6ae8486, sections \"Host parsing\" and \"URL parsing\", transcribed from prose",
    "leftOut": "judgement of labels beyond US-ASCII or in Punycode, and of lengths over 63 and 253",
    "schemes": {},
    "from": [],
    "text": "; The inputs on which the basic URL parser reports no validation error and no failure, as ABNF. Each rule is a state of the\n; parser, or an algorithm that it runs on its buffer. A suffix adds what is known about the base URL, the URL or the buffer.\n; Steps that report an error are left out. A state reads \"c\" where the parser moves on; after \"decrease pointer by 1\" the\n; next state reads it.\n;\n; Both sections run the same domain parser (#concept-domain-to-ascii) on a domain, so they agree on all that it refuses.\n; Its tables (UTS #46) are no grammar: labels in Punycode or beyond US-ASCII are one unknown class here, the same on both\n; sides, and the lengths 63 and 253 are not judged. The sections differ after the domain parser only. #valid-domain refuses a\n; result that ends in a number, while the host parser reads it as an IPv4 address. In US-ASCII, both accept four shortest\n; decimal numbers. Beyond US-ASCII, a domain that is mapped to four such numbers is not valid, yet gives no error.\n; The characters of the rule `mapped` stand for all that are mapped to digits and dots. An error for an IPv4 address beyond\n; US-ASCII, as whatwg-url 17.3.0 reports it (IPv4-non-ASCII-input), would make the two languages equal.\n\n; #concept-basic-url-parser: one rule for each kind of base URL. No state reads a C0 control, a space, a tab or a newline.\nerror-free = scheme-start-state\nerror-free-special = scheme-start-state / no-scheme-state-special\nerror-free-file = scheme-start-state / no-scheme-state-file\nerror-free-other = scheme-start-state / no-scheme-state-other\nerror-free-opaque = scheme-start-state / no-scheme-state-opaque\n\n; #scheme-start-state, #scheme-state: the buffer decides which state follows. Of the two for a special scheme, the second\n; follows if it is the scheme of the base URL.\nscheme-start-state = special-scheme \":\" ( special-authority-slashes-state / special-relative-or-authority-state )\n                   / \"file\" \":\" file-state-scheme\n                   / other-scheme \":\" ( \"/\" path-or-authority-state / opaque-path-state-first )\nspecial-scheme = \"ftp\" / \"http\" / \"https\" / \"ws\" / \"wss\"\n\n; A buffer that is none of the six special schemes, code point by code point.\nother-scheme = ( not-f-h-w / \"f\" not-i-t / \"fi\" not-l / \"fil\" not-e / \"file\" scheme-code-point\n               / \"ft\" not-p / \"ftp\" scheme-code-point\n               / \"h\" not-t / \"ht\" not-t / \"htt\" not-p / \"http\" not-s / \"https\" scheme-code-point\n               / \"w\" not-s / \"ws\" not-s / \"wss\" scheme-code-point ) *scheme-code-point\n             / \"f\" / \"fi\" / \"fil\" / \"ft\" / \"h\" / \"ht\" / \"htt\" / \"w\"\nnot-f-h-w = %x41-45 / %x47 / %x49-56 / %x58-5A / %x61-65 / %x67 / %x69-76 / %x78-7A\nnot-e = %x41-44 / %x46-5A / %x61-64 / %x66-7A / scheme-non-letter\nnot-i-t = %x41-48 / %x4A-53 / %x55-5A / %x61-68 / %x6A-73 / %x75-7A / scheme-non-letter\nnot-l = %x41-4B / %x4D-5A / %x61-6B / %x6D-7A / scheme-non-letter\nnot-p = %x41-4F / %x51-5A / %x61-6F / %x71-7A / scheme-non-letter\nnot-s = %x41-52 / %x54-5A / %x61-72 / %x74-7A / scheme-non-letter\nnot-t = %x41-53 / %x55-5A / %x61-73 / %x75-7A / scheme-non-letter\n\n; #no-scheme-state: without a base URL it fails.\nno-scheme-state-special = relative-state-special\nno-scheme-state-file = file-state\nno-scheme-state-other = relative-state-other\nno-scheme-state-opaque = \"#\" fragment-state\n\n; #special-authority-slashes-state, #special-relative-or-authority-state\nspecial-authority-slashes-state = \"//\" special-authority-ignore-slashes-state\nspecial-relative-or-authority-state = \"//\" special-authority-ignore-slashes-state\n\n; #special-authority-ignore-slashes-state: the authority state does not read a slash, so a third one is an error.\nspecial-authority-ignore-slashes-state = authority-state-special\n\n; #path-or-authority-state\npath-or-authority-state = \"/\" authority-state / path-state-no-slash\n\n; #relative-state\nrelative-state-special = \"/\" relative-slash-state-special / path-state-no-scheme\nrelative-state-other = \"/\" relative-slash-state-other / path-state-no-scheme\n\n; #relative-slash-state\nrelative-slash-state-special = \"/\" special-authority-ignore-slashes-state / path-state-no-slash\nrelative-slash-state-other = \"/\" authority-state / path-state-no-slash\n\n; #authority-state: \"@\" is an error, and all else is read again in the host state.\nauthority-state-special = host-state-special\nauthority-state = host-state\n\n; #host-state: of a special URL it needs a buffer. A port needs one in any URL.\nhost-state-special = host-parser host-end\nhost-state = [ opaque-host ] path-start-state / opaque-host \":\" port-state\nhost-end = \":\" port-state / path-start-state\n\n; #port-state: the suffix is the buffer without leading zeros, or the number of digits that may follow.\nport-state = \"0\" port-state / %x31-35 port-state-4-more / \"6\" port-state-6 / %x37-39 port-state-3-more / path-start-state\nport-state-6 = %x30-34 port-state-3-more / \"5\" port-state-65 / %x36-39 port-state-2-more / path-start-state\nport-state-65 = %x30-34 port-state-2-more / \"5\" port-state-655 / %x36-39 port-state-1-more / path-start-state\nport-state-655 = %x30-32 port-state-1-more / \"3\" port-state-6553 / %x34-39 path-start-state / path-start-state\nport-state-6553 = %x30-35 path-start-state / path-start-state\nport-state-4-more = DIGIT port-state-3-more / path-start-state\nport-state-3-more = DIGIT port-state-2-more / path-start-state\nport-state-2-more = DIGIT port-state-1-more / path-start-state\nport-state-1-more = DIGIT path-start-state / path-start-state\n\n; #file-state: after \"file:\" it needs \"//\". From the no scheme state it never reads a Windows drive letter: \"C:\" is a scheme,\n; and \"|\" is no URL code point.\nfile-state-scheme = \"/\" file-slash-state-scheme\nfile-state = \"/\" file-slash-state / path-state-no-scheme\n\n; #file-slash-state\nfile-slash-state-scheme = \"/\" file-host-state\nfile-slash-state = \"/\" file-host-state / path-state-no-slash\n\n; #file-host-state: the host parser accepts no Windows drive letter.\nfile-host-state = [ host-parser ] path-start-state\n\n; #path-start-state: the states before it leave it at EOF, \"/\", \"?\" or \"#\".\npath-start-state = [ \"/\" path-state / \"?\" query-state / \"#\" fragment-state ]\n\n; #path-state\npath-state = path-unit path-state / \"/\" path-state / path-end\npath-state-no-slash = path-unit path-state / path-end\npath-end = [ \"?\" query-state / \"#\" fragment-state ]\n\n; From the no scheme state: \"c\" is no slash, and no scheme and \":\" come first, as the scheme state would read them.\npath-state-no-scheme = ALPHA path-state-scheme-code-points\n                     / ( scheme-non-letter / other-unit / \":\" / \"@\" ) path-state / path-end\npath-state-scheme-code-points = scheme-code-point path-state-scheme-code-points\n                              / ( other-unit / \"@\" ) path-state / \"/\" path-state / path-end\n\n; #cannot-be-a-base-url-path-state: after \":\" it does not start with a slash.\nopaque-path-state-first = path-unit opaque-path-state / path-end\nopaque-path-state = path-unit opaque-path-state / \"/\" opaque-path-state / path-end\n\n; #query-state\nquery-state = query-unit query-state / [ \"#\" fragment-state ]\n\n; #fragment-state\nfragment-state = [ query-unit fragment-state ]\n\n; #url-code-points, #percent-encoded-byte: \"%\" and two hexadecimal digits, which the states read as URL code points.\nquery-unit = path-unit / \"/\" / \"?\"\npath-unit = scheme-code-point / other-unit / \":\" / \"@\"\nscheme-code-point = ALPHA / scheme-non-letter\nscheme-non-letter = DIGIT / \"+\" / \"-\" / \".\"\nother-unit = \"!\" / \"$\" / \"&\" / \"'\" / \"(\" / \")\" / \"*\" / \",\" / \";\" / \"=\" / \"_\" / \"~\" / beyond-ASCII / \"%\" HEXDIG HEXDIG\nbeyond-ASCII = %xA0-D7FF / %xE000-FDCF / %xFDF0-FFFD\n             / %x10000-1FFFD / %x20000-2FFFD / %x30000-3FFFD / %x40000-4FFFD\n             / %x50000-5FFFD / %x60000-6FFFD / %x70000-7FFFD / %x80000-8FFFD\n             / %x90000-9FFFD / %xA0000-AFFFD / %xB0000-BFFFD / %xC0000-CFFFD\n             / %xD0000-DFFFD / %xE0000-EFFFD / %xF0000-FFFFD / %x100000-10FFFD\n\n; #concept-opaque-host-parser, after the first step of #concept-host-parser\nopaque-host = 1*( scheme-code-point / other-unit ) / \"[\" IPv6-parser \"]\"\n\n; #concept-host-parser: of a special URL. A domain that ends in a number is an IPv4 address.\nhost-parser = \"[\" IPv6-parser \"]\" / domain / IPv4-parser\n\n; #concept-ipv4-parser: four parts, none octal, hexadecimal or above 255. UTS #46 maps other code points to digits and dots:\n; the fullwidth digits and three dots stand for all.\nIPv4-parser = IPv4-part 3( IPv4-dot IPv4-part )\nIPv4-part = IPv4-0 / IPv4-3-9 [ IPv4-digit ] / IPv4-1 [ IPv4-digit [ IPv4-digit ] ]\n          / IPv4-2 [ IPv4-0-4 [ IPv4-digit ] / IPv4-5 [ IPv4-0-5 ] / IPv4-6-9 ]\nIPv4-dot = \".\" / mapped-dot\nIPv4-digit = IPv4-0 / IPv4-1 / IPv4-2 / IPv4-3-9\nIPv4-0 = \"0\" / %xFF10\nIPv4-1 = \"1\" / %xFF11\nIPv4-2 = \"2\" / %xFF12\nIPv4-5 = \"5\" / %xFF15\nIPv4-0-4 = %x30-34 / %xFF10-FF14\nIPv4-0-5 = %x30-35 / %xFF10-FF15\nIPv4-3-9 = %x33-39 / %xFF13-FF19\nIPv4-6-9 = %x36-39 / %xFF16-FF19\nmapped = mapped-dot / %xFF10-FF19\nmapped-dot = %x3002 / %xFF0E / %xFF61\n\n; #concept-domain-to-ascii, strictly: letters, digits and hyphens, and no empty label. The last label is no number\n; (#ends-in-a-number-checker). The lengths 63 and 253 are not judged.\ndomain = *( label \".\" ) ( label-1 / unknown-label )\nlabel = label-1 / 1*DIGIT / \"0x\" *HEXDIG / unknown-label\n\n; A label after 0, 1, 2, 3, or at least 4 code points, that is no number at its end. CheckHyphens: no hyphen first or last, or\n; third and fourth. Suffixes: \"n\" only digits, \"x\" only \"0x\" and hexadecimal digits, \"h\" ends in a hyphen.\nlabel-1 = \"0\" label-2z / %x31-39 label-2n / ALPHA label-2\nlabel-2z = \"x\" label-3x / DIGIT label-3n / not-x label-3 / \"-\" label-3h\nlabel-2n = DIGIT label-3n / ALPHA label-3 / \"-\" label-3h\nlabel-2 = [ alphanumeric label-3 / \"-\" label-3h ]\nlabel-3n = DIGIT label-5n / ALPHA label-4 / \"-\" label-4h\nlabel-3x = HEXDIG label-5x / not-hexadecimal label-4 / \"-\" label-4h\nlabel-3 = [ alphanumeric label-4 / \"-\" label-4h ]\nlabel-3h = alphanumeric label-4 / \"-\" label-4h\nlabel-4 = [ alphanumeric label-5 / \"-\" label-5h ]\nlabel-4h = alphanumeric label-5\nlabel-5n = DIGIT label-5n / ALPHA label-5 / \"-\" label-5h\nlabel-5x = HEXDIG label-5x / not-hexadecimal label-5 / \"-\" label-5h\nlabel-5 = [ alphanumeric label-5 / \"-\" label-5h ]\nlabel-5h = alphanumeric label-5 / \"-\" label-5h\nalphanumeric = ALPHA / DIGIT\nnot-x = %x41-57 / %x59-5A / %x61-77 / %x79-7A\nnot-hexadecimal = %x47-5A / %x67-7A\n\n; Labels that need the tables of UTS #46: Punycode, and labels beyond US-ASCII, where \"<\", \"=\", \">\" may compose with a mark.\nunknown-label = \"xn--\" 1*( *\"-\" alphanumeric )\n              / [ alphanumeric *( alphanumeric / \"-\" ) ] unknown-unit *( *\"-\" ( alphanumeric / unknown-unit ) )\nunknown-unit = [ \"<\" / \"=\" / \">\" ] beyond-ASCII\n\n; #concept-ipv6-parser: the number is pieceIndex where the loop begins, before the end of the input. With \"-compressed\",\n; compress is not null, and the input may end at any piece.\nIPv6-parser = \"::\" [ IPv6-1-compressed ] / IPv6-0\nIPv6-0 = IPv6-piece \":\" IPv6-1\nIPv6-1 = \":\" [ IPv6-2-compressed ] / IPv6-piece \":\" IPv6-2\nIPv6-2 = \":\" [ IPv6-3-compressed ] / IPv6-piece \":\" IPv6-3\nIPv6-3 = \":\" [ IPv6-4-compressed ] / IPv6-piece \":\" IPv6-4\nIPv6-4 = \":\" [ IPv6-5-compressed ] / IPv6-piece \":\" IPv6-5\nIPv6-5 = \":\" [ IPv6-6-compressed ] / IPv6-piece \":\" IPv6-6\nIPv6-6 = \":\" [ IPv6-7-compressed ] / IPv6-piece \":\" IPv6-7 / IPv4-in-IPv6\nIPv6-7 = \":\" / IPv6-piece\nIPv6-1-compressed = IPv6-piece [ \":\" IPv6-2-compressed ] / IPv4-in-IPv6\nIPv6-2-compressed = IPv6-piece [ \":\" IPv6-3-compressed ] / IPv4-in-IPv6\nIPv6-3-compressed = IPv6-piece [ \":\" IPv6-4-compressed ] / IPv4-in-IPv6\nIPv6-4-compressed = IPv6-piece [ \":\" IPv6-5-compressed ] / IPv4-in-IPv6\nIPv6-5-compressed = IPv6-piece [ \":\" IPv6-6-compressed ] / IPv4-in-IPv6\nIPv6-6-compressed = IPv6-piece [ \":\" IPv6-7-compressed ] / IPv4-in-IPv6\nIPv6-7-compressed = IPv6-piece\nIPv6-piece = \"0\" / ( %x31-39 / %x41-46 / %x61-66 ) *3HEXDIG\nIPv4-in-IPv6 = IPv4-in-IPv6-part 3( \".\" IPv4-in-IPv6-part )\nIPv4-in-IPv6-part = DIGIT / %x31-39 DIGIT / \"1\" 2DIGIT / \"2\" %x30-34 DIGIT / \"25\" %x30-35\n"
  },
  {
    "name": "ws",
    "title": "The WebSocket Protocol, URIs",
    "source": "RFC 6455, section 3",
    "schemes": {
      "ws": "ws-URI",
      "wss": "wss-URI"
    },
    "from": [
      {
        "revision": "rfc3986",
        "rule": "host"
      },
      {
        "revision": "rfc3986",
        "rule": "port"
      },
      {
        "revision": "rfc3986",
        "rule": "path-abempty"
      },
      {
        "revision": "rfc3986",
        "rule": "query"
      }
    ],
    "text": "ws-URI  = \"ws:\" \"//\" host [ \":\" port ] path [ \"?\" query ]\nwss-URI = \"wss:\" \"//\" host [ \":\" port ] path [ \"?\" query ]\npath    = path-abempty\n"
  }
];
