// The parser of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 8bb4a7be91027dc69cdc4a3e36583464e3c8e8810915d5981785eb4a7581dbbf). Do not edit.

import type { SyntaxNode } from '../../src/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/tree/parser.js';
import type { RuleName } from './rules.js';

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
  // s_ scans text t from place p; k_ also adds the child nodes to k. Both return the end, or -1 where the rule fails.
  const [rule, parse] = ruleTable<RuleName>();

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

  function k_genericurl(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58)) return -1;
    p++;
    if ((p = add(k, r_schemepart, t, p)) < 0) return -1;
    return p;
  }

  function k_url(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        c4: {
          if ((q = add(k, r_httpurl, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((q = add(k, r_ftpurl, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((q = add(k, r_newsurl, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((q = add(k, r_nntpurl, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((q = add(k, r_telneturl, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((q = add(k, r_gopherurl, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((q = add(k, r_waisurl, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((q = add(k, r_mailtourl, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((q = add(k, r_fileurl, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((p = add(k, r_prosperourl, t, p)) < 0) break a3;
        }
        if (p < t.length) break a3;
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_otherurl, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_otherurl(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_genericurl, t, p)) < 0) return -1;
    return p;
  }

  function k_scheme(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_lowalpha, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 4)) return -1;
      p++;
    }
    for (;;) {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_lowalpha, t, p, ++p));
        continue;
      }
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        continue;
      }
      if (sets0[at(t, p)]! & 4) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function k_schemepart(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_ip_schemepart, t, p)) < 0) break a3;
        if ((q = s_xchar(t, p)) >= 0) {
          p = q;
          break a3;
        }
        break c0;
      }
      p = p1;
      k.length = n2;
      for (;;) {
        if ((q = add(k, r_xchar, t, p)) >= 0) {
          p = q;
          continue;
        }
        break;
      }
    }
    return p;
  }

  function k_ip_schemepart(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(at(t, p) === 47 && at(t, p + 1) === 47)) return -1;
    p += 2;
    if ((p = add(k, r_login, t, p)) < 0) return -1;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 47)) break a3;
        p++;
        if ((p = add(k, r_urlpath, t, p)) < 0) break a3;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    return p;
  }

  function k_login(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    o4: {
      const p5 = p;
      const n6 = k.length;
      a7: {
        if ((p = add(k, r_user, t, p)) < 0) break a7;
        o8: {
          const p9 = p;
          const n10 = k.length;
          a11: {
            if (!(at(t, p) === 58)) break a11;
            p++;
            if ((p = add(k, r_password, t, p)) < 0) break a11;
            break o8;
          }
          p = p9;
          k.length = n10;
        }
        if (!(at(t, p) === 64)) break a7;
        p++;
        break o4;
      }
      p = p5;
      k.length = n6;
    }
    if ((p = add(k, r_hostport, t, p)) < 0) return -1;
    return p;
  }

  function k_hostport(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_host, t, p)) < 0) return -1;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 58)) break a3;
        p++;
        if ((p = add(k, r_port, t, p)) < 0) break a3;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    return p;
  }

  function k_host(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_hostname, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_hostnumber, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_hostname(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
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
    if ((p = add(k, r_toplabel, t, p)) < 0) return -1;
    return p;
  }

  function k_domainlabel(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
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
  }

  function k_toplabel(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
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
  }

  function k_alphadigit(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 16) {
        k.push(new ParsedNode(r_alpha, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 2)) return -1;
      k.push(new ParsedNode(r_digit, t, p, ++p));
    }
    return p;
  }

  function k_hostnumber(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_digits, t, p)) < 0) return -1;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if ((p = add(k, r_digits, t, p)) < 0) return -1;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if ((p = add(k, r_digits, t, p)) < 0) return -1;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if ((p = add(k, r_digits, t, p)) < 0) return -1;
    return p;
  }

  function k_port(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_digits, t, p)) < 0) return -1;
    return p;
  }

  function k_user(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_uchar, t, p)) >= 0) {
        p = q;
        continue;
      }
      if (sets0[at(t, p)]! & 32) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function k_urlpath(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_xchar, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    return p;
  }

  function k_ftpurl(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("ftp://", p))) return -1;
    p += 6;
    if ((p = add(k, r_login, t, p)) < 0) return -1;
    o4: {
      const p5 = p;
      const n6 = k.length;
      a7: {
        if (!(at(t, p) === 47)) break a7;
        p++;
        if ((p = add(k, r_fpath, t, p)) < 0) break a7;
        o8: {
          const p9 = p;
          const n10 = k.length;
          a11: {
            if (!(t.startsWith(";type=", p))) break a11;
            p += 6;
            if (!(sets0[at(t, p)]! & 64)) break a11;
            k.push(new ParsedNode(r_ftptype, t, p, ++p));
            break o8;
          }
          p = p9;
          k.length = n10;
        }
        break o4;
      }
      p = p5;
      k.length = n6;
    }
    return p;
  }

  function k_fpath(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_fsegment, t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if (!(at(t, p) === 47)) break a2;
        p++;
        if ((p = add(k, r_fsegment, t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }

  function k_fsegment(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_uchar, t, p)) >= 0) {
        p = q;
        continue;
      }
      if (sets0[at(t, p)]! & 128) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function k_fileurl(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(t.startsWith("file://", p))) return -1;
    p += 7;
    o3: {
      const p4 = p;
      const n5 = k.length;
      if ((q = add(k, r_host, t, p)) >= 0) {
        p = q;
        break o3;
      }
      a6: {
        if (!(t.startsWith("localhost", p))) break a6;
        p += 9;
        break o3;
      }
      p = p4;
      k.length = n5;
    }
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = add(k, r_fpath, t, p)) < 0) return -1;
    return p;
  }

  function k_httpurl(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("http://", p))) return -1;
    p += 7;
    if ((p = add(k, r_hostport, t, p)) < 0) return -1;
    o4: {
      const p5 = p;
      const n6 = k.length;
      a7: {
        if (!(at(t, p) === 47)) break a7;
        p++;
        if ((p = add(k, r_hpath, t, p)) < 0) break a7;
        o8: {
          const p9 = p;
          const n10 = k.length;
          a11: {
            if (!(at(t, p) === 63)) break a11;
            p++;
            if ((p = add(k, r_search, t, p)) < 0) break a11;
            break o8;
          }
          p = p9;
          k.length = n10;
        }
        break o4;
      }
      p = p5;
      k.length = n6;
    }
    return p;
  }

  function k_hpath(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_hsegment, t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if (!(at(t, p) === 47)) break a2;
        p++;
        if ((p = add(k, r_hsegment, t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }

  function k_hsegment(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_uchar, t, p)) >= 0) {
        p = q;
        continue;
      }
      if (sets0[at(t, p)]! & 256) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function k_gopherurl(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(t.startsWith("gopher://", p))) return -1;
    p += 9;
    if ((p = add(k, r_hostport, t, p)) < 0) return -1;
    o24: {
      const p25 = p;
      const n26 = k.length;
      a27: {
        if (!(at(t, p) === 47)) break a27;
        p++;
        o38: {
          const p39 = p;
          const n40 = k.length;
          a41: {
            if ((p = add(k, r_gtype, t, p)) < 0) break a41;
            c42: {
              const p43 = p;
              const n44 = k.length;
              a45: {
                if ((p = add(k, r_selector__to_tab, t, p)) < 0) break a45;
                if (!(t.startsWith("%09", p))) break a45;
                p += 3;
                if ((p = add(k, r_search__to_tab, t, p)) < 0) break a45;
                o46: {
                  const p47 = p;
                  const n48 = k.length;
                  a49: {
                    if (!(t.startsWith("%09", p))) break a49;
                    p += 3;
                    if ((p = add(k, r_gopherplus_string, t, p)) < 0) break a49;
                    break o46;
                  }
                  p = p47;
                  k.length = n48;
                }
                if ((q = s_xchar(t, p)) >= 0) {
                  p = q;
                  break a45;
                }
                break c42;
              }
              p = p43;
              k.length = n44;
              if ((p = add(k, r_selector, t, p)) < 0) break a41;
            }
            break o38;
          }
          p = p39;
          k.length = n40;
        }
        break o24;
      }
      p = p25;
      k.length = n26;
    }
    return p;
  }

  function k_gtype(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_xchar, t, p)) < 0) return -1;
    return p;
  }

  function k_mailtourl(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("mailto:", p))) return -1;
    p += 7;
    if ((p = add(k, r_encoded822addr, t, p)) < 0) return -1;
    return p;
  }

  function k_encoded822addr(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if ((p = add(k, r_xchar, t, p)) < 0) return -1;
    for (;;) {
      if ((q = add(k, r_xchar, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    return p;
  }

  function k_newsurl(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("news:", p))) return -1;
    p += 5;
    if ((p = add(k, r_grouppart, t, p)) < 0) return -1;
    return p;
  }

  function k_grouppart(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_article, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_group, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if (!(at(t, p) === 42)) return -1;
      p++;
    }
    return p;
  }

  function k_group(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 16) {
        k.push(new ParsedNode(r_alpha, t, p, ++p));
        continue;
      }
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        continue;
      }
      if (sets0[at(t, p)]! & 512) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function k_article(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_uchar, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if (!(sets0[at(t, p)]! & 1024)) return -1;
      p++;
    }
    for (;;) {
      if ((q = add(k, r_uchar, t, p)) >= 0) {
        p = q;
        continue;
      }
      if (sets0[at(t, p)]! & 1024) {
        p++;
        continue;
      }
      break;
    }
    if (!(at(t, p) === 64)) return -1;
    p++;
    if ((p = add(k, r_host, t, p)) < 0) return -1;
    return p;
  }

  function k_nntpurl(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("nntp://", p))) return -1;
    p += 7;
    if ((p = add(k, r_hostport, t, p)) < 0) return -1;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = add(k, r_group, t, p)) < 0) return -1;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 47)) break a3;
        p++;
        if ((p = add(k, r_digits, t, p)) < 0) break a3;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    return p;
  }

  function k_telneturl(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("telnet://", p))) return -1;
    p += 9;
    if ((p = add(k, r_login, t, p)) < 0) return -1;
    o0: {
      if (at(t, p) === 47) {
        p++;
        break o0;
      }
    }
    return p;
  }

  function k_waisurl(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_waisdoc, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_waisindex, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_waisdatabase, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_waisdatabase(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("wais://", p))) return -1;
    p += 7;
    if ((p = add(k, r_hostport, t, p)) < 0) return -1;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = add(k, r_database, t, p)) < 0) return -1;
    return p;
  }

  function k_waisindex(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("wais://", p))) return -1;
    p += 7;
    if ((p = add(k, r_hostport, t, p)) < 0) return -1;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = add(k, r_database, t, p)) < 0) return -1;
    if (!(at(t, p) === 63)) return -1;
    p++;
    if ((p = add(k, r_search, t, p)) < 0) return -1;
    return p;
  }

  function k_waisdoc(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("wais://", p))) return -1;
    p += 7;
    if ((p = add(k, r_hostport, t, p)) < 0) return -1;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = add(k, r_database, t, p)) < 0) return -1;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = add(k, r_wtype, t, p)) < 0) return -1;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = add(k, r_wpath, t, p)) < 0) return -1;
    return p;
  }

  function k_database(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_uchar, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    return p;
  }

  function k_prosperourl(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(t.startsWith("prospero://", p))) return -1;
    p += 11;
    if ((p = add(k, r_hostport, t, p)) < 0) return -1;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = add(k, r_ppath, t, p)) < 0) return -1;
    for (;;) {
      if ((q = add(k, r_fieldspec, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    return p;
  }

  function k_ppath(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_psegment, t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if (!(at(t, p) === 47)) break a2;
        p++;
        if ((p = add(k, r_psegment, t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }

  function k_fieldspec(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(at(t, p) === 59)) return -1;
    p++;
    if ((p = add(k, r_fieldname, t, p)) < 0) return -1;
    if (!(at(t, p) === 61)) return -1;
    p++;
    if ((p = add(k, r_fieldvalue, t, p)) < 0) return -1;
    return p;
  }

  function k_fieldname(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_uchar, t, p)) >= 0) {
        p = q;
        continue;
      }
      if (sets0[at(t, p)]! & 2048) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function k_alpha(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_lowalpha, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 4096)) return -1;
      k.push(new ParsedNode(r_hialpha, t, p, ++p));
    }
    return p;
  }

  function k_hex(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 8192)) return -1;
      p++;
    }
    return p;
  }

  function k_escape(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(at(t, p) === 37)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 16384)) return -1;
    k.push(new ParsedNode(r_hex, t, p, ++p));
    if (!(sets0[at(t, p)]! & 16384)) return -1;
    k.push(new ParsedNode(r_hex, t, p, ++p));
    return p;
  }

  function k_unreserved(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 16) {
        k.push(new ParsedNode(r_alpha, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 32768) {
        k.push(new ParsedNode(r_safe, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 65536)) return -1;
      k.push(new ParsedNode(r_extra, t, p, ++p));
    }
    return p;
  }

  function k_uchar(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 131072) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        break c0;
      }
      if ((p = add(k, r_escape, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_xchar(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 131072) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 262144) {
        k.push(new ParsedNode(r_reserved, t, p, ++p));
        break c0;
      }
      if ((p = add(k, r_escape, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_digits(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        continue;
      }
      break;
    }
    return p;
  }

  function k_search__to_tab(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      const p6 = p;
      const n7 = k.length;
      a8: {
        const p9 = p;
        a11: {
          if (!(t.startsWith("%09", p))) break a11;
          p += 3;
          break a8;
        }
        p = p9;
        c12: {
          if ((q = add(k, r_uchar, t, p)) >= 0) {
            p = q;
            break c12;
          }
          if (!(sets0[at(t, p)]! & 256)) break a8;
          p++;
        }
        continue;
      }
      p = p6;
      k.length = n7;
      break;
    }
    return p;
  }

  function k_selector__to_tab(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    for (;;) {
      const p3 = p;
      const n4 = k.length;
      a5: {
        const p6 = p;
        a8: {
          if (!(t.startsWith("%09", p))) break a8;
          p += 3;
          break a5;
        }
        p = p6;
        if ((p = add(k, r_xchar, t, p)) < 0) break a5;
        continue;
      }
      p = p3;
      k.length = n4;
      break;
    }
    return p;
  }

  function s_xchar(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 524288) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384)) return -1;
      p += 3;
    }
    return p;
  }

  function s_scheme(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1048576)) return -1;
    p++;
    while (sets0[at(t, p)]! & 1048576) p++;
    return p;
  }

  function s_hostname(t: string, p: number): number {
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
    if ((p = s_toplabel(t, p)) < 0) return -1;
    return p;
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

  function s_alphadigit(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 8)) return -1;
    p++;
    return p;
  }

  function s_hostnumber(t: string, p: number): number {
    if ((p = s_digits(t, p)) < 0) return -1;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if ((p = s_digits(t, p)) < 0) return -1;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if ((p = s_digits(t, p)) < 0) return -1;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if ((p = s_digits(t, p)) < 0) return -1;
    return p;
  }

  function s_port(t: string, p: number): number {
    if ((p = s_digits(t, p)) < 0) return -1;
    return p;
  }

  function s_user(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 2097152) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_urlpath(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 524288) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_fpath(t: string, p: number): number {
    if ((p = s_fsegment(t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      a2: {
        if (!(at(t, p) === 47)) break a2;
        p++;
        if ((p = s_fsegment(t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_fsegment(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 4194304) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_ftptype(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 64)) return -1;
    p++;
    return p;
  }

  function s_hpath(t: string, p: number): number {
    if ((p = s_hsegment(t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      a2: {
        if (!(at(t, p) === 47)) break a2;
        p++;
        if ((p = s_hsegment(t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_hsegment(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 8388608) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_encoded822addr(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 524288) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384)) return -1;
      p += 3;
    }
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 524288) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_group(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 16)) return -1;
    p++;
    while (sets0[at(t, p)]! & 16777216) p++;
    return p;
  }

  function s_database(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 131072) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_fieldname(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 33554432) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_lowalpha(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    return p;
  }

  function s_hialpha(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 4096)) return -1;
    p++;
    return p;
  }

  function s_alpha(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 16)) return -1;
    p++;
    return p;
  }

  function s_digit(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    return p;
  }

  function s_safe(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 32768)) return -1;
    p++;
    return p;
  }

  function s_extra(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 65536)) return -1;
    p++;
    return p;
  }

  function s_national(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 67108864)) return -1;
    p++;
    return p;
  }

  function s_punctuation(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 134217728)) return -1;
    p++;
    return p;
  }

  function s_reserved(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 262144)) return -1;
    p++;
    return p;
  }

  function s_hex(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 16384)) return -1;
    p++;
    return p;
  }

  function s_escape(t: string, p: number): number {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384)) return -1;
    p += 3;
    return p;
  }

  function s_unreserved(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 131072)) return -1;
    p++;
    return p;
  }

  function s_uchar(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 131072) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384)) return -1;
      p += 3;
    }
    return p;
  }

  function s_digits(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    while (sets0[at(t, p)]! & 2) p++;
    return p;
  }

  function s_search__to_tab(t: string, p: number): number {
    for (;;) {
      const p6 = p;
      a8: {
        const p9 = p;
        a11: {
          if (!(t.startsWith("%09", p))) break a11;
          p += 3;
          break a8;
        }
        p = p9;
        c12: {
          if (sets0[at(t, p)]! & 8388608) {
            p++;
            break c12;
          }
          if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384)) break a8;
          p += 3;
        }
        continue;
      }
      p = p6;
      break;
    }
    return p;
  }

  function s_selector__to_tab(t: string, p: number): number {
    for (;;) {
      const p6 = p;
      a8: {
        const p9 = p;
        a11: {
          if (!(t.startsWith("%09", p))) break a11;
          p += 3;
          break a8;
        }
        p = p9;
        c12: {
          if (sets0[at(t, p)]! & 524288) {
            p++;
            break c12;
          }
          if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 16384)) break a8;
          p += 3;
        }
        continue;
      }
      p = p6;
      break;
    }
    return p;
  }

  const r_genericurl = rule("genericurl", k_genericurl);
  rule("url", k_url);
  const r_otherurl = rule("otherurl", k_otherurl);
  const r_scheme = rule("scheme", k_scheme, s_scheme);
  const r_schemepart = rule("schemepart", k_schemepart);
  const r_ip_schemepart = rule("ip-schemepart", k_ip_schemepart);
  const r_login = rule("login", k_login);
  const r_hostport = rule("hostport", k_hostport);
  const r_host = rule("host", k_host);
  const r_hostname = rule("hostname", k_hostname, s_hostname);
  const r_domainlabel = rule("domainlabel", k_domainlabel, s_domainlabel);
  const r_toplabel = rule("toplabel", k_toplabel, s_toplabel);
  const r_alphadigit = rule("alphadigit", k_alphadigit, s_alphadigit);
  const r_hostnumber = rule("hostnumber", k_hostnumber, s_hostnumber);
  const r_port = rule("port", k_port, s_port);
  const r_user = rule("user", k_user, s_user);
  const r_password = rule("password", k_user, s_user);
  const r_urlpath = rule("urlpath", k_urlpath, s_urlpath);
  const r_ftpurl = rule("ftpurl", k_ftpurl);
  const r_fpath = rule("fpath", k_fpath, s_fpath);
  const r_fsegment = rule("fsegment", k_fsegment, s_fsegment);
  const r_ftptype = rule("ftptype", undefined, s_ftptype);
  const r_fileurl = rule("fileurl", k_fileurl);
  const r_httpurl = rule("httpurl", k_httpurl);
  const r_hpath = rule("hpath", k_hpath, s_hpath);
  const r_hsegment = rule("hsegment", k_hsegment, s_hsegment);
  const r_search = rule("search", k_hsegment, s_hsegment);
  const r_gopherurl = rule("gopherurl", k_gopherurl);
  const r_gtype = rule("gtype", k_gtype, s_xchar);
  const r_selector = rule("selector", k_urlpath, s_urlpath);
  const r_gopherplus_string = rule("gopher+_string", k_urlpath, s_urlpath);
  const r_mailtourl = rule("mailtourl", k_mailtourl);
  const r_encoded822addr = rule("encoded822addr", k_encoded822addr, s_encoded822addr);
  const r_newsurl = rule("newsurl", k_newsurl);
  const r_grouppart = rule("grouppart", k_grouppart);
  const r_group = rule("group", k_group, s_group);
  const r_article = rule("article", k_article);
  const r_nntpurl = rule("nntpurl", k_nntpurl);
  const r_telneturl = rule("telneturl", k_telneturl);
  const r_waisurl = rule("waisurl", k_waisurl);
  const r_waisdatabase = rule("waisdatabase", k_waisdatabase);
  const r_waisindex = rule("waisindex", k_waisindex);
  const r_waisdoc = rule("waisdoc", k_waisdoc);
  const r_database = rule("database", k_database, s_database);
  const r_wtype = rule("wtype", k_database, s_database);
  const r_wpath = rule("wpath", k_database, s_database);
  const r_prosperourl = rule("prosperourl", k_prosperourl);
  const r_ppath = rule("ppath", k_ppath, s_fpath);
  const r_psegment = rule("psegment", k_fsegment, s_fsegment);
  const r_fieldspec = rule("fieldspec", k_fieldspec);
  const r_fieldname = rule("fieldname", k_fieldname, s_fieldname);
  const r_fieldvalue = rule("fieldvalue", k_fieldname, s_fieldname);
  const r_lowalpha = rule("lowalpha", undefined, s_lowalpha);
  const r_hialpha = rule("hialpha", undefined, s_hialpha);
  const r_alpha = rule("alpha", k_alpha, s_alpha);
  const r_digit = rule("digit", undefined, s_digit);
  const r_safe = rule("safe", undefined, s_safe);
  const r_extra = rule("extra", undefined, s_extra);
  rule("national", undefined, s_national);
  rule("punctuation", undefined, s_punctuation);
  const r_reserved = rule("reserved", undefined, s_reserved);
  const r_hex = rule("hex", k_hex, s_hex);
  const r_escape = rule("escape", k_escape, s_escape);
  const r_unreserved = rule("unreserved", k_unreserved, s_unreserved);
  const r_uchar = rule("uchar", k_uchar, s_uchar);
  const r_xchar = rule("xchar", k_xchar, s_xchar);
  const r_digits = rule("digits", k_digits, s_digits);
  const r_search__to_tab = rule("search", k_search__to_tab, s_search__to_tab);
  const r_selector__to_tab = rule("selector", k_selector__to_tab, s_selector__to_tab);
  return parse;
}
