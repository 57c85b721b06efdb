// The parser of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 118f8d86e168aa6261e56954cb1beadefc3ff4cca5a74159d4b09174bed83fb9). Do not edit.

import type { SyntaxNode } from '../../src/core/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/core/tree/parser.js';
import { grammar, type RuleName } from './rules.js';

/** The rules that a text can be parsed from. */
export type StartRule =
  | "genericurl"
  | "url"
  | "otherurl"
  | "scheme"
  | "schemepart"
  | "ip-schemepart"
  | "login"
  | "hostport"
  | "host"
  | "hostname"
  | "domainlabel"
  | "toplabel"
  | "alphadigit"
  | "hostnumber"
  | "port"
  | "user"
  | "password"
  | "urlpath"
  | "ftpurl"
  | "fpath"
  | "fsegment"
  | "ftptype"
  | "fileurl"
  | "httpurl"
  | "hpath"
  | "hsegment"
  | "search"
  | "gopherurl"
  | "gtype"
  | "selector"
  | "gopher+_string"
  | "mailtourl"
  | "encoded822addr"
  | "newsurl"
  | "grouppart"
  | "group"
  | "article"
  | "nntpurl"
  | "telneturl"
  | "waisurl"
  | "waisdatabase"
  | "waisindex"
  | "waisdoc"
  | "database"
  | "wtype"
  | "wpath"
  | "prosperourl"
  | "ppath"
  | "psegment"
  | "fieldspec"
  | "fieldname"
  | "fieldvalue"
  | "lowalpha"
  | "hialpha"
  | "alpha"
  | "digit"
  | "safe"
  | "extra"
  | "national"
  | "punctuation"
  | "reserved"
  | "hex"
  | "escape"
  | "unreserved"
  | "uchar"
  | "xchar"
  | "digits";

export const parse: GeneratedParser<StartRule>['parse'] = makeParser();

/** The rules stand in a function, as bundlers make variables of a module's own constants, which take longer to read. */
function makeParser(): GeneratedParser<RuleName>['parse'] {
  // Of each rule, what adds its child nodes to k, and what only scans text t from place p (s_), where that is called
  // for. Both return the end, or -1 where the rule fails. Readings at a particular place have the index of their rule.
  const [rule, parse] = ruleTable(grammar);

  const sets0 = new Int32Array([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 48955392, 134217728, 134217728, 48922624, 134217728, 49024416, 48955392, 48955392, 48955392, 48955392, 66748932, 48955392, 66748932, 66748932, 787456,
    66732042, 66732042, 66732042, 66732042, 66732042, 66732042, 66732042, 66732042, 66732042, 66732042, 46927232, 11273504, 134217728, 15467936, 134217728, 40635552,
    46926208, 65695832, 65695768, 65695768, 65695832, 65695768, 65695768, 65671192, 65671192, 65671256, 65671192, 65671192, 65671192, 65671192, 65671192, 65671192,
    65671192, 65671192, 65671192, 65671192, 65671192, 65671192, 65671192, 65671192, 65671192, 65671192, 65671192, 67108864, 67108864, 67108864, 67108864, 65700352,
    67108864, 66740313, 66740249, 66740249, 66740313, 66740249, 66740249, 66715673, 66715673, 66715737, 66715673, 66715673, 66715673, 66715673, 66715673, 66715673,
    66715673, 66715673, 66715673, 66715673, 66715673, 66715673, 66715673, 66715673, 66715673, 66715673, 66715673, 67108864, 67108864, 67108864, 67108864, 0,
    0, 0,
  ]);

  function k_user(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_uchar, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 32) p++;
      else break;
    }
    return p;
  }

  function k_urlpath(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    while ((q = add(k, r_xchar, t, p)) >= 0) p = q;
    return p;
  }

  function k_fsegment(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_uchar, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 128) p++;
      else break;
    }
    return p;
  }

  function k_hsegment(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_uchar, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 256) p++;
      else break;
    }
    return p;
  }

  function k_database(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    while ((q = add(k, r_uchar, t, p)) >= 0) p = q;
    return p;
  }

  function k_fieldname(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_uchar, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 2048) p++;
      else break;
    }
    return p;
  }

  function s_xchar(t: string, p: number): number {
    if (sets0[at(t, p)]! & 524288) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384 ? p + 3 : -1;
  }

  function s_domainlabel(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 8)) return -1;
    p++;
    for (;;) {
      const p0 = p;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 8)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_toplabel(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 16)) return -1;
    p++;
    for (;;) {
      const p0 = p;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 8)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_user(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 2097152) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384) p += 3;
      else break;
    }
    return p;
  }

  function s_urlpath(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 524288) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384) p += 3;
      else break;
    }
    return p;
  }

  function s_fpath(t: string, p: number): number {
    let q: number;
    if ((p = s_fsegment(t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = s_fsegment(t, p + 1)) >= 0) p = q;
    return p;
  }

  function s_fsegment(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 4194304) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384) p += 3;
      else break;
    }
    return p;
  }

  function s_hsegment(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 8388608) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384) p += 3;
      else break;
    }
    return p;
  }

  function s_database(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 131072) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384) p += 3;
      else break;
    }
    return p;
  }

  function s_fieldname(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 33554432) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384) p += 3;
      else break;
    }
    return p;
  }

  function s_digits(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    while (sets0[at(t, p)]! & 2) p++;
    return p;
  }

  const r_genericurl = rule((t, p, k) => {
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    return at(t, p) === 58 ? add(k, r_schemepart, t, p + 1) : -1;
  });
  // r_url
  rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    a2: {
      if ((q = add(k, r_httpurl, t, p)) >= 0) p = q;
      else if ((q = add(k, r_ftpurl, t, p)) >= 0) p = q;
      else if ((q = add(k, r_newsurl, t, p)) >= 0) p = q;
      else if ((q = add(k, r_nntpurl, t, p)) >= 0) p = q;
      else if ((q = add(k, r_telneturl, t, p)) >= 0) p = q;
      else if ((q = add(k, r_gopherurl, t, p)) >= 0) p = q;
      else if ((q = add(k, r_waisurl, t, p)) >= 0) p = q;
      else if ((q = add(k, r_mailtourl, t, p)) >= 0) p = q;
      else if ((q = add(k, r_fileurl, t, p)) >= 0) p = q;
      else if ((q = add(k, r_prosperourl, t, p)) >= 0) p = q;
      else break a2;
      if (p < t.length) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    return add(k, r_otherurl, t, p);
  });
  const r_otherurl = rule((t, p, k) => add(k, r_genericurl, t, p));
  const r_scheme = rule((t, p, k) => {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 1) k.push(new ParsedNode(r_lowalpha, t, p, ++p));
      else if (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_digit, t, p, ++p));
      else if (sets0[at(t, p)]! & 4) p++;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }, (t, p) => {
    if (!(sets0[at(t, p)]! & 1048576)) return -1;
    p++;
    while (sets0[at(t, p)]! & 1048576) p++;
    return p;
  });
  const r_schemepart = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    a2: {
      if ((p = add(k, r_ip_schemepart, t, p)) < 0) break a2;
      if (s_xchar(t, p) >= 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    while ((q = add(k, r_xchar, t, p)) >= 0) p = q;
    return p;
  });
  const r_ip_schemepart = rule((t, p, k) => {
    let q: number;
    if (!(at(t, p) === 47 && at(t, p + 1) === 47) || (p = add(k, r_login, t, p + 2)) < 0) return -1;
    if (at(t, p) === 47 && (q = add(k, r_urlpath, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_login = rule((t, p, k) => {
    let q: number;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_user, t, p)) < 0) break a3;
        if (at(t, p) === 58 && (q = add(k, r_password, t, p + 1)) >= 0) p = q;
        if (!(at(t, p) === 64)) break a3;
        p++;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    return add(k, r_hostport, t, p);
  });
  const r_hostport = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_host, t, p)) < 0) return -1;
    if (at(t, p) === 58 && (q = add(k, r_port, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_host = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_hostname, t, p)) >= 0) return q;
    return add(k, r_hostnumber, t, p);
  });
  const r_hostname = rule((t, p, k) => {
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if ((p = add(k, r_domainlabel, t, p)) < 0) break a2;
        if (!(at(t, p) === 46)) break a2;
        p++;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return add(k, r_toplabel, t, p);
  }, (t, p) => {
    for (;;) {
      const p0 = p;
      a2: {
        if ((p = s_domainlabel(t, p)) < 0) break a2;
        if (!(at(t, p) === 46)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    return s_toplabel(t, p);
  });
  const r_domainlabel = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 8)) return -1;
    k.push(new ParsedNode(r_alphadigit, t, p, ++p));
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 8)) break a2;
        k.push(new ParsedNode(r_alphadigit, t, p, ++p));
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }, s_domainlabel);
  const r_toplabel = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 8)) break a2;
        k.push(new ParsedNode(r_alphadigit, t, p, ++p));
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }, s_toplabel);
  const r_alphadigit = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 16) {
      k.push(new ParsedNode(r_alpha, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    return p;
  }, (t, p) => sets0[at(t, p)]! & 8 ? p + 1 : -1);
  const r_hostnumber = rule((t, p, k) => {
    if ((p = add(k, r_digits, t, p)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = add(k, r_digits, t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = add(k, r_digits, t, p + 1)) < 0) return -1;
    return at(t, p) === 46 ? add(k, r_digits, t, p + 1) : -1;
  }, (t, p) => {
    if ((p = s_digits(t, p)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = s_digits(t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = s_digits(t, p + 1)) < 0) return -1;
    return at(t, p) === 46 ? s_digits(t, p + 1) : -1;
  });
  const r_port = rule((t, p, k) => add(k, r_digits, t, p), s_digits);
  const r_user = rule(k_user, s_user);
  const r_password = rule(k_user, s_user);
  const r_urlpath = rule(k_urlpath, s_urlpath);
  const r_ftpurl = rule((t, p, k) => {
    let q: number;
    if (!(t.startsWith("ftp://", p)) || (p = add(k, r_login, t, p + 6)) < 0) return -1;
    if (at(t, p) === 47 && (q = add(k, r_fpath, t, p + 1)) >= 0) {
      p = q;
      if (at(t, p) === 59 && at(t, p + 1) === 116 && at(t, p + 2) === 121 && at(t, p + 3) === 112 && at(t, p + 4) === 101 && at(t, p + 5) === 61 && sets0[at(t, p + 6)]! & 64) k.push(new ParsedNode(r_ftptype, t, p + 6, p += 7));
    }
    return p;
  });
  const r_fpath = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_fsegment, t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = add(k, r_fsegment, t, p + 1)) >= 0) p = q;
    return p;
  }, s_fpath);
  const r_fsegment = rule(k_fsegment, s_fsegment);
  const r_ftptype = rule(undefined, (t, p) => sets0[at(t, p)]! & 64 ? p + 1 : -1);
  const r_fileurl = rule((t, p, k) => {
    let q: number;
    if (!(t.startsWith("file://", p))) return -1;
    p += 7;
    if ((q = add(k, r_host, t, p)) >= 0) p = q;
    else if (t.startsWith("localhost", p)) p += 9;
    return at(t, p) === 47 ? add(k, r_fpath, t, p + 1) : -1;
  });
  const r_httpurl = rule((t, p, k) => {
    let q: number;
    if (!(t.startsWith("http://", p)) || (p = add(k, r_hostport, t, p + 7)) < 0) return -1;
    if (at(t, p) === 47 && (q = add(k, r_hpath, t, p + 1)) >= 0) {
      p = q;
      if (at(t, p) === 63 && (q = add(k, r_search, t, p + 1)) >= 0) p = q;
    }
    return p;
  });
  const r_hpath = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_hsegment, t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = add(k, r_hsegment, t, p + 1)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    if ((p = s_hsegment(t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = s_hsegment(t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_hsegment = rule(k_hsegment, s_hsegment);
  const r_search = rule(k_hsegment, s_hsegment);
  const r_gopherurl = rule((t, p, k) => {
    let q: number;
    if (!(t.startsWith("gopher://", p)) || (p = add(k, r_hostport, t, p + 9)) < 0) return -1;
    if (at(t, p) === 47) {
      p++;
      o16: {
        const p17 = p;
        const n18 = k.length;
        a19: {
          if ((p = add(k, r_gtype, t, p)) < 0) break a19;
          c20: {
            const p21 = p;
            const n22 = k.length;
            a23: {
              if ((p = add(k, r_selector__to_tab, t, p)) < 0) break a23;
              if (!(t.startsWith("%09", p)) || (p = add(k, r_search__to_tab, t, p + 3)) < 0) break a23;
              if (t.startsWith("%09", p) && (q = add(k, r_gopherplus_string, t, p + 3)) >= 0) p = q;
              if (s_xchar(t, p) >= 0) break a23;
              break c20;
            }
            p = p21;
            k.length = n22;
            if ((p = add(k, r_selector, t, p)) < 0) break a19;
          }
          break o16;
        }
        p = p17;
        k.length = n18;
      }
    }
    return p;
  });
  const r_gtype = rule((t, p, k) => add(k, r_xchar, t, p), s_xchar);
  const r_selector = rule(k_urlpath, s_urlpath);
  const r_gopherplus_string = rule(k_urlpath, s_urlpath);
  const r_mailtourl = rule((t, p, k) => t.startsWith("mailto:", p) ? add(k, r_encoded822addr, t, p + 7) : -1);
  const r_encoded822addr = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_xchar, t, p)) < 0) return -1;
    while ((q = add(k, r_xchar, t, p)) >= 0) p = q;
    return p;
  }, (t, p) => {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 524288) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  });
  const r_newsurl = rule((t, p, k) => t.startsWith("news:", p) ? add(k, r_grouppart, t, p + 5) : -1);
  const r_grouppart = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_article, t, p)) >= 0) return q;
    if ((q = add(k, r_group, t, p)) >= 0) return q;
    return at(t, p) === 42 ? p + 1 : -1;
  });
  const r_group = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 16) k.push(new ParsedNode(r_alpha, t, p, ++p));
      else if (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_digit, t, p, ++p));
      else if (sets0[at(t, p)]! & 512) p++;
      else break;
    }
    return p;
  }, (t, p) => {
    if (!(sets0[at(t, p)]! & 16)) return -1;
    p++;
    while (sets0[at(t, p)]! & 16777216) p++;
    return p;
  });
  const r_article = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    for (;;) {
      if ((q = add(k, r_uchar, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 1024) p++;
      else break;
    }
    if (p === p0) return -1;
    return at(t, p) === 64 ? add(k, r_host, t, p + 1) : -1;
  });
  const r_nntpurl = rule((t, p, k) => {
    let q: number;
    if (!(t.startsWith("nntp://", p)) || (p = add(k, r_hostport, t, p + 7)) < 0) return -1;
    if (!(at(t, p) === 47) || (p = add(k, r_group, t, p + 1)) < 0) return -1;
    if (at(t, p) === 47 && (q = add(k, r_digits, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_telneturl = rule((t, p, k) => {
    if (!(t.startsWith("telnet://", p)) || (p = add(k, r_login, t, p + 9)) < 0) return -1;
    if (at(t, p) === 47) p++;
    return p;
  });
  const r_waisurl = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_waisdoc, t, p)) >= 0) return q;
    if ((q = add(k, r_waisindex, t, p)) >= 0) return q;
    return add(k, r_waisdatabase, t, p);
  });
  const r_waisdatabase = rule((t, p, k) => {
    if (!(t.startsWith("wais://", p)) || (p = add(k, r_hostport, t, p + 7)) < 0) return -1;
    return at(t, p) === 47 ? add(k, r_database, t, p + 1) : -1;
  });
  const r_waisindex = rule((t, p, k) => {
    if (!(t.startsWith("wais://", p)) || (p = add(k, r_hostport, t, p + 7)) < 0) return -1;
    if (!(at(t, p) === 47) || (p = add(k, r_database, t, p + 1)) < 0) return -1;
    return at(t, p) === 63 ? add(k, r_search, t, p + 1) : -1;
  });
  const r_waisdoc = rule((t, p, k) => {
    if (!(t.startsWith("wais://", p)) || (p = add(k, r_hostport, t, p + 7)) < 0) return -1;
    if (!(at(t, p) === 47) || (p = add(k, r_database, t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 47) || (p = add(k, r_wtype, t, p + 1)) < 0) return -1;
    return at(t, p) === 47 ? add(k, r_wpath, t, p + 1) : -1;
  });
  const r_database = rule(k_database, s_database);
  const r_wtype = rule(k_database, s_database);
  const r_wpath = rule(k_database, s_database);
  const r_prosperourl = rule((t, p, k) => {
    let q: number;
    if (!(t.startsWith("prospero://", p)) || (p = add(k, r_hostport, t, p + 11)) < 0) return -1;
    if (!(at(t, p) === 47) || (p = add(k, r_ppath, t, p + 1)) < 0) return -1;
    while ((q = add(k, r_fieldspec, t, p)) >= 0) p = q;
    return p;
  });
  const r_ppath = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_psegment, t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = add(k, r_psegment, t, p + 1)) >= 0) p = q;
    return p;
  }, s_fpath);
  const r_psegment = rule(k_fsegment, s_fsegment);
  const r_fieldspec = rule((t, p, k) => {
    if (!(at(t, p) === 59) || (p = add(k, r_fieldname, t, p + 1)) < 0) return -1;
    return at(t, p) === 61 ? add(k, r_fieldvalue, t, p + 1) : -1;
  });
  const r_fieldname = rule(k_fieldname, s_fieldname);
  const r_fieldvalue = rule(k_fieldname, s_fieldname);
  const r_lowalpha = rule(undefined, (t, p) => sets0[at(t, p)]! & 1 ? p + 1 : -1);
  const r_hialpha = rule(undefined, (t, p) => sets0[at(t, p)]! & 4096 ? p + 1 : -1);
  const r_alpha = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_lowalpha, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 4096)) return -1;
    k.push(new ParsedNode(r_hialpha, t, p, ++p));
    return p;
  }, (t, p) => sets0[at(t, p)]! & 16 ? p + 1 : -1);
  const r_digit = rule(undefined, (t, p) => sets0[at(t, p)]! & 2 ? p + 1 : -1);
  const r_safe = rule(undefined, (t, p) => sets0[at(t, p)]! & 32768 ? p + 1 : -1);
  const r_extra = rule(undefined, (t, p) => sets0[at(t, p)]! & 65536 ? p + 1 : -1);
  // r_national
  rule(undefined, (t, p) => sets0[at(t, p)]! & 67108864 ? p + 1 : -1);
  // r_punctuation
  rule(undefined, (t, p) => sets0[at(t, p)]! & 134217728 ? p + 1 : -1);
  const r_reserved = rule(undefined, (t, p) => sets0[at(t, p)]! & 262144 ? p + 1 : -1);
  const r_hex = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_digit, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 8192 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 16384 ? p + 1 : -1);
  const r_escape = rule((t, p, k) => {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384)) return -1;
    k.push(new ParsedNode(r_hex, t, p + 1, p += 2));
    if (!(sets0[at(t, p)]! & 16384)) return -1;
    k.push(new ParsedNode(r_hex, t, p, ++p));
    return p;
  }, (t, p) => at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384 ? p + 3 : -1);
  const r_unreserved = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 16) {
      k.push(new ParsedNode(r_alpha, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_digit, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 32768) {
      k.push(new ParsedNode(r_safe, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 65536)) return -1;
    k.push(new ParsedNode(r_extra, t, p, ++p));
    return p;
  }, (t, p) => sets0[at(t, p)]! & 131072 ? p + 1 : -1);
  const r_uchar = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 131072) {
      k.push(new ParsedNode(r_unreserved, t, p, ++p));
      return p;
    }
    return add(k, r_escape, t, p);
  }, (t, p) => {
    if (sets0[at(t, p)]! & 131072) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384 ? p + 3 : -1;
  });
  const r_xchar = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 131072) {
      k.push(new ParsedNode(r_unreserved, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 262144) {
      k.push(new ParsedNode(r_reserved, t, p, ++p));
      return p;
    }
    return add(k, r_escape, t, p);
  }, s_xchar);
  const r_digits = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_digit, t, p, ++p));
    return p;
  }, s_digits);
  const r_search__to_tab = rule((t, p, k) => {
    let q: number;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if (t.startsWith("%09", p)) break a2;
        if ((q = add(k, r_uchar, t, p)) >= 0) p = q;
        else if (sets0[at(t, p)]! & 256) p++;
        else break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }, (t, p) => {
    for (;;) {
      const p0 = p;
      a2: {
        if (t.startsWith("%09", p)) break a2;
        if (sets0[at(t, p)]! & 8388608) p++;
        else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384) p += 3;
        else break a2;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }, 26);
  const r_selector__to_tab = rule((t, p, k) => {
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if (t.startsWith("%09", p)) break a2;
        if ((p = add(k, r_xchar, t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }, (t, p) => {
    for (;;) {
      const p0 = p;
      a2: {
        if (t.startsWith("%09", p)) break a2;
        if (sets0[at(t, p)]! & 524288) p++;
        else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384) p += 3;
        else break a2;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }, 29);
  return parse;
}
