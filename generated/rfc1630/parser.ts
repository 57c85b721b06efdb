// The parser of rfc1630.
// Generated from grammar/rfc1630 and its notation (sha256 fd41919267d5dc475bb00f563046abbb6f8a156f068513420ac259ad55827459). Do not edit.

import type { SyntaxNode } from '../../src/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/tree/parser.js';
import type { RuleName } from './rules.js';

/** The rules that a text can be parsed from. */
export type StartRule =
  | "fragmentaddress"
  | "uri"
  | "uri-scheme"
  | "uri-path"
  | "uri-search"
  | "uri-fragmentid"
  | "uri-xalpha"
  | "uri-xalphas"
  | "uri-xpalpha"
  | "uri-xpalphas"
  | "uri-ialpha"
  | "alpha"
  | "digit"
  | "uri-safe"
  | "extra"
  | "reserved"
  | "escape"
  | "hex"
  | "national"
  | "punctuation"
  | "void"
  | "prefixedurl"
  | "url"
  | "scheme"
  | "httpaddress"
  | "ftpaddress"
  | "afsaddress"
  | "newsaddress"
  | "nntpaddress"
  | "midaddress"
  | "cidaddress"
  | "mailtoaddress"
  | "waisaddress"
  | "waisindex"
  | "waisdoc"
  | "wpath"
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
  | "login"
  | "hostport"
  | "host"
  | "ftptype"
  | "formcode"
  | "cellname"
  | "hostname"
  | "hostnumber"
  | "port"
  | "gcommand"
  | "path"
  | "segment"
  | "search"
  | "user"
  | "password"
  | "fragmentid"
  | "gtype"
  | "alphanum2"
  | "xalpha"
  | "xalphas"
  | "xpalpha"
  | "xpalphas"
  | "ialpha"
  | "safe"
  | "digits"
  | "alphanum"
  | "alphanums"
  | "addr-spec"
  | "local-part"
  | "domain"
  | "sub-domain"
  | "domain-ref"
  | "CHAR"
  | "atom"
  | "quoted-string"
  | "qtext"
  | "domain-literal"
  | "dtext"
  | "quoted-pair"
  | "word"
  | "content-identifier";

export const parse: GeneratedParser<StartRule>['parse'] = makeParser();

/** The rules stand in a function, as bundlers make variables of a module's own constants, which take longer to read. */
function makeParser(): GeneratedParser<RuleName>['parse'] {
  // s_ scans text t from place p; k_ also adds the child nodes to k. Both return the end, or -1 where the rule fails.
  const [rule, parse] = ruleTable<RuleName>();

  const sets0 = new Int32Array([
    14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 8192, 14336, 14336,
    14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336,
    79872, 587784, 61448, 604160, 588292, 538624, 588292, 587784, 63496, 63496, 587784, 555904, 63496, 588676, 64388, 604160,
    588946, 588946, 588946, 588946, 588946, 588946, 588946, 588946, 588946, 588946, 79872, 79872, 276480, 604160, 276480, 604160,
    64004, 588977, 588977, 589041, 588977, 588977, 588977, 588929, 588929, 588929, 588929, 588929, 588929, 588929, 588993, 588929,
    588929, 588929, 588929, 588929, 588993, 588929, 588929, 588929, 588929, 588929, 588929, 141312, 139264, 141312, 669696, 588676,
    538624, 588977, 588977, 588977, 588977, 588977, 588977, 588929, 588929, 588929, 588929, 588929, 588929, 588929, 588929, 588929,
    588929, 588929, 588929, 588929, 588929, 588929, 588929, 588929, 588929, 588929, 588929, 669696, 669696, 669696, 669696, 14336,
    0, 0,
  ]);

  function k_fragmentaddress(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_uri, t, p)) < 0) return -1;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 35)) break a3;
        p++;
        if ((p = add(k, r_uri_fragmentid, t, p)) < 0) break a3;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    return p;
  }

  function k_uri(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_uri_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58)) return -1;
    p++;
    if ((p = add(k, r_uri_path, t, p)) < 0) return -1;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 63)) break a3;
        p++;
        if ((p = add(k, r_uri_search, t, p)) < 0) break a3;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    return p;
  }

  function k_uri_scheme(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_uri_ialpha, t, p)) < 0) return -1;
    return p;
  }

  function k_uri_path(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_uri_xpalphas, t, p)) < 0) break a3;
        for (;;) {
          const p4 = p;
          const n5 = k.length;
          a6: {
            if (!(at(t, p) === 47)) break a6;
            p++;
            if ((p = add(k, r_uri_xpalphas, t, p)) < 0) break a6;
            continue;
          }
          p = p4;
          k.length = n5;
          break;
        }
        o7: {
          const p8 = p;
          const n9 = k.length;
          a10: {
            if (!(at(t, p) === 47)) break a10;
            p++;
            if ((p = add(k, r_void, t, p)) < 0) break a10;
            break o7;
          }
          p = p8;
          k.length = n9;
        }
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_void, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_uri_search(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_uri_xalphas, t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if (!(at(t, p) === 43)) break a2;
        p++;
        if ((p = add(k, r_uri_xalphas, t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }

  function k_uri_fragmentid(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_uri_xalphas, t, p)) < 0) return -1;
    return p;
  }

  function k_uri_xalpha(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_alpha, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 4) {
        k.push(new ParsedNode(r_uri_safe, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 8) {
        k.push(new ParsedNode(r_extra, t, p, ++p));
        break c0;
      }
      if ((p = add(k, r_escape, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_uri_xalphas(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if ((p = add(k, r_uri_xalpha, t, p)) < 0) return -1;
    for (;;) {
      if ((q = add(k, r_uri_xalpha, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    return p;
  }

  function k_uri_xpalpha(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_uri_xalpha, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if (!(at(t, p) === 43)) return -1;
      p++;
    }
    return p;
  }

  function k_uri_xpalphas(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if ((p = add(k, r_uri_xpalpha, t, p)) < 0) return -1;
    for (;;) {
      if ((q = add(k, r_uri_xpalpha, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    return p;
  }

  function k_uri_ialpha(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    o0: {
      if ((q = add(k, r_uri_xalphas, t, p)) >= 0) {
        p = q;
        break o0;
      }
    }
    return p;
  }

  function k_escape(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(at(t, p) === 37)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_hex, t, p, ++p));
    if (!(sets0[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_hex, t, p, ++p));
    return p;
  }

  function k_hex(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 32)) return -1;
      p++;
    }
    return p;
  }

  function k_prefixedurl(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("url:", p))) return -1;
    p += 4;
    if ((p = add(k, r_url, t, p)) < 0) return -1;
    return p;
  }

  function k_url(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_httpaddress, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_ftpaddress, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_newsaddress, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_nntpaddress, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_prosperoaddress, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_telnetaddress, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_gopheraddress, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_waisaddress, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_mailtoaddress, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_midaddress, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_cidaddress, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_scheme(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_ialpha, t, p)) < 0) return -1;
    return p;
  }

  function k_httpaddress(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("http://", p))) return -1;
    p += 7;
    if ((p = add(k, r_hostport, t, p)) < 0) return -1;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 47)) break a3;
        p++;
        if ((p = add(k, r_path, t, p)) < 0) break a3;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    o4: {
      const p5 = p;
      const n6 = k.length;
      a7: {
        if (!(at(t, p) === 63)) break a7;
        p++;
        if ((p = add(k, r_search, t, p)) < 0) break a7;
        break o4;
      }
      p = p5;
      k.length = n6;
    }
    return p;
  }

  function k_ftpaddress(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("ftp://", p))) return -1;
    p += 6;
    if ((p = add(k, r_login, t, p)) < 0) return -1;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = add(k, r_path, t, p)) < 0) return -1;
    return p;
  }

  function k_afsaddress(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("afs://", p))) return -1;
    p += 6;
    if ((p = add(k, r_cellname, t, p)) < 0) return -1;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = add(k, r_path, t, p)) < 0) return -1;
    return p;
  }

  function k_newsaddress(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("news:", p))) return -1;
    p += 5;
    if ((p = add(k, r_groupart, t, p)) < 0) return -1;
    return p;
  }

  function k_nntpaddress(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("nntp:", p))) return -1;
    p += 5;
    if ((p = add(k, r_group, t, p)) < 0) return -1;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = add(k, r_digits, t, p)) < 0) return -1;
    return p;
  }

  function k_midaddress(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("mid:", p))) return -1;
    p += 4;
    if ((p = add(k, r_addr_spec, t, p)) < 0) return -1;
    return p;
  }

  function k_cidaddress(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("cid:", p))) return -1;
    p += 4;
    if ((p = add(k, r_content_identifier, t, p)) < 0) return -1;
    return p;
  }

  function k_mailtoaddress(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("mailto:", p))) return -1;
    p += 7;
    if ((p = add(k, r_xalphas__to_hostname, t, p)) < 0) return -1;
    if (!(at(t, p) === 64)) return -1;
    p++;
    if ((p = add(k, r_hostname, t, p)) < 0) return -1;
    return p;
  }

  function k_waisaddress(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_waisdoc, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_waisindex, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_waisindex(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("wais://", p))) return -1;
    p += 7;
    if ((p = add(k, r_hostport, t, p)) < 0) return -1;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = add(k, r_database, t, p)) < 0) return -1;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 63)) break a3;
        p++;
        if ((p = add(k, r_search, t, p)) < 0) break a3;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
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

  function k_wpath(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_digits, t, p)) < 0) return -1;
    if (!(at(t, p) === 61)) return -1;
    p++;
    if ((p = add(k, r_path, t, p)) < 0) return -1;
    if (!(at(t, p) === 59)) return -1;
    p++;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if ((p = add(k, r_digits, t, p)) < 0) break a2;
        if (!(at(t, p) === 61)) break a2;
        p++;
        if ((p = add(k, r_path, t, p)) < 0) break a2;
        if (!(at(t, p) === 59)) break a2;
        p++;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }

  function k_groupart(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_article, t, p)) < 0) break a3;
        if ((q = s_xalpha(t, p)) >= 0) {
          p = q;
          break a3;
        }
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((q = add(k, r_group, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if (!(at(t, p) === 42)) return -1;
      p++;
    }
    return p;
  }

  function k_article(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_xalphas__to_host, t, p)) < 0) return -1;
    if (!(at(t, p) === 64)) return -1;
    p++;
    if ((p = add(k, r_host, t, p)) < 0) return -1;
    return p;
  }

  function k_database(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_xalphas, t, p)) < 0) return -1;
    return p;
  }

  function k_prosperoaddress(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_prosperolink, t, p)) < 0) return -1;
    return p;
  }

  function k_prosperolink(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(t.startsWith("prospero://", p))) return -1;
    p += 11;
    if ((p = add(k, r_hostport, t, p)) < 0) return -1;
    if (!(at(t, p) === 47)) return -1;
    p++;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_hsoname__to_version, t, p)) < 0) break a3;
        if (!(t.startsWith("%00", p))) break a3;
        p += 3;
        if ((p = add(k, r_version, t, p)) < 0) break a3;
        o4: {
          if ((q = add(k, r_attributes, t, p)) >= 0) {
            p = q;
            break o4;
          }
        }
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_hsoname, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_hsoname(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_path, t, p)) < 0) return -1;
    return p;
  }

  function k_version(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_digits, t, p)) < 0) return -1;
    return p;
  }

  function k_attributes(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_attribute, t, p)) < 0) return -1;
    return p;
  }

  function k_attribute(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_alphanums, t, p)) < 0) return -1;
    return p;
  }

  function k_telnetaddress(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("telnet://", p))) return -1;
    p += 9;
    if ((p = add(k, r_login, t, p)) < 0) return -1;
    return p;
  }

  function k_gopheraddress(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(t.startsWith("gopher://", p))) return -1;
    p += 9;
    if ((p = add(k, r_hostport, t, p)) < 0) return -1;
    o3: {
      const p4 = p;
      const n5 = k.length;
      a6: {
        if (!(at(t, p) === 47)) break a6;
        p++;
        if ((p = add(k, r_gtype, t, p)) < 0) break a6;
        o7: {
          if ((q = add(k, r_gcommand, t, p)) >= 0) {
            p = q;
            break o7;
          }
        }
        break o3;
      }
      p = p4;
      k.length = n5;
    }
    return p;
  }

  function k_login(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_user, t, p)) < 0) break a3;
        o4: {
          const p5 = p;
          const n6 = k.length;
          a7: {
            if (!(at(t, p) === 58)) break a7;
            p++;
            if ((p = add(k, r_password, t, p)) < 0) break a7;
            break o4;
          }
          p = p5;
          k.length = n6;
        }
        if (!(at(t, p) === 64)) break a3;
        p++;
        const p8 = p;
        c9: {
          if ((q = s_alpha(t, p)) >= 0) {
            p = q;
            break c9;
          }
          if ((p = s_hostnumber(t, p)) < 0) break a3;
          o12: {
            const p13 = p;
            a15: {
              if (!(at(t, p) === 58)) break a15;
              p++;
              if ((p = s_port(t, p)) < 0) break a15;
              break o12;
            }
            p = p13;
          }
          if ((q = s_xalpha(t, p)) >= 0) {
            p = q;
            break a3;
          }
        }
        p = p8;
        if ((p = add(k, r_hostport, t, p)) < 0) break a3;
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_hostport, t, p)) < 0) return -1;
    }
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

  function k_ftptype(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 65)) break a3;
        p++;
        if (!(sets0[at(t, p)]! & 64)) break a3;
        k.push(new ParsedNode(r_formcode, t, p, ++p));
        break c0;
      }
      p = p1;
      k.length = n2;
      a4: {
        if (!(at(t, p) === 69)) break a4;
        p++;
        if (!(sets0[at(t, p)]! & 64)) break a4;
        k.push(new ParsedNode(r_formcode, t, p, ++p));
        break c0;
      }
      p = p1;
      k.length = n2;
      if (at(t, p) === 73) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 76)) return -1;
      p++;
      if ((p = add(k, r_digits, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_cellname(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_hostname, t, p)) < 0) return -1;
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

  function k_path(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_segment, t, p)) < 0) break a3;
        for (;;) {
          const p4 = p;
          const n5 = k.length;
          a6: {
            if (!(at(t, p) === 47)) break a6;
            p++;
            if ((p = add(k, r_segment, t, p)) < 0) break a6;
            continue;
          }
          p = p4;
          k.length = n5;
          break;
        }
        o7: {
          const p8 = p;
          const n9 = k.length;
          a10: {
            if (!(at(t, p) === 47)) break a10;
            p++;
            if ((p = add(k, r_void, t, p)) < 0) break a10;
            break o7;
          }
          p = p8;
          k.length = n9;
        }
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_void, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_segment(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_xpalphas, t, p)) < 0) return -1;
    return p;
  }

  function k_search(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_xalphas__to_plus, t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if (!(at(t, p) === 43)) break a2;
        p++;
        if ((p = add(k, r_xalphas__to_plus, t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }

  function k_user(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 128)) return -1;
    k.push(new ParsedNode(r_alphanum2, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 128) {
        k.push(new ParsedNode(r_alphanum2, t, p, ++p));
        continue;
      }
      break;
    }
    return p;
  }

  function k_gtype(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
    return p;
  }

  function k_alphanum2(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_alpha, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 256)) return -1;
      p++;
    }
    return p;
  }

  function k_xalpha(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_alpha, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 512) {
        k.push(new ParsedNode(r_safe, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 8) {
        k.push(new ParsedNode(r_extra, t, p, ++p));
        break c0;
      }
      if ((p = add(k, r_escape, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_xalphas(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
    for (;;) {
      if ((q = add(k, r_xalpha, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    return p;
  }

  function k_xpalpha(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_xalpha, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if (!(at(t, p) === 43)) return -1;
      p++;
    }
    return p;
  }

  function k_xpalphas(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if ((p = add(k, r_xpalpha, t, p)) < 0) return -1;
    for (;;) {
      if ((q = add(k, r_xpalpha, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    return p;
  }

  function k_ialpha(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    o0: {
      if ((q = add(k, r_xalphas, t, p)) >= 0) {
        p = q;
        break o0;
      }
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

  function k_alphanum(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_alpha, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 2)) return -1;
      k.push(new ParsedNode(r_digit, t, p, ++p));
    }
    return p;
  }

  function k_alphanums(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 1024)) return -1;
    k.push(new ParsedNode(r_alphanum, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 1024) {
        k.push(new ParsedNode(r_alphanum, t, p, ++p));
        continue;
      }
      break;
    }
    return p;
  }

  function k_addr_spec(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_local_part, t, p)) < 0) return -1;
    if (!(at(t, p) === 64)) return -1;
    p++;
    if ((p = add(k, r_domain, t, p)) < 0) return -1;
    return p;
  }

  function k_local_part(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_word, t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if (!(at(t, p) === 46)) break a2;
        p++;
        if ((p = add(k, r_word, t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }

  function k_domain(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_sub_domain, t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if (!(at(t, p) === 46)) break a2;
        p++;
        if ((p = add(k, r_sub_domain, t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }

  function k_sub_domain(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_domain_ref, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_domain_literal, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_domain_ref(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_atom, t, p)) < 0) return -1;
    return p;
  }

  function k_quoted_string(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(at(t, p) === 34)) return -1;
    p++;
    for (;;) {
      if (sets0[at(t, p)]! & 2048) {
        k.push(new ParsedNode(r_qtext, t, p, ++p));
        continue;
      }
      if ((q = add(k, r_quoted_pair, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    if (!(at(t, p) === 34)) return -1;
    p++;
    return p;
  }

  function k_domain_literal(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(at(t, p) === 91)) return -1;
    p++;
    for (;;) {
      if (sets0[at(t, p)]! & 4096) {
        k.push(new ParsedNode(r_dtext, t, p, ++p));
        continue;
      }
      if ((q = add(k, r_quoted_pair, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    if (!(at(t, p) === 93)) return -1;
    p++;
    return p;
  }

  function k_quoted_pair(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(at(t, p) === 92)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 8192)) return -1;
    k.push(new ParsedNode(r_CHAR, t, p, ++p));
    return p;
  }

  function k_word(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_atom, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_quoted_string, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_content_identifier(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_addr_spec, t, p)) < 0) return -1;
    return p;
  }

  function k_hsoname__to_version(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_path__to_version, t, p)) < 0) return -1;
    return p;
  }

  function k_path__to_version(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_segment__to_version, t, p)) < 0) break a3;
        for (;;) {
          const p4 = p;
          const n5 = k.length;
          a6: {
            if (!(at(t, p) === 47)) break a6;
            p++;
            if ((p = add(k, r_segment__to_version, t, p)) < 0) break a6;
            continue;
          }
          p = p4;
          k.length = n5;
          break;
        }
        o7: {
          const p8 = p;
          const n9 = k.length;
          a10: {
            if (!(at(t, p) === 47)) break a10;
            p++;
            if ((p = add(k, r_void, t, p)) < 0) break a10;
            break o7;
          }
          p = p8;
          k.length = n9;
        }
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_void, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_segment__to_version(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_xpalphas__to_version, t, p)) < 0) return -1;
    return p;
  }

  function k_xalphas__to_hostname(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
    for (;;) {
      const p14 = p;
      const n15 = k.length;
      a16: {
        const p17 = p;
        a19: {
          if (!(at(t, p) === 64)) break a19;
          p++;
          if ((p = s_alpha(t, p)) < 0) break a19;
          for (;;) {
            const p23 = p;
            a25: {
              const p26 = p;
              a28: {
                if (!(at(t, p) === 64)) break a28;
                p++;
                if ((p = s_alpha(t, p)) < 0) break a28;
                break a25;
              }
              p = p26;
              if ((p = s_xalpha(t, p)) < 0) break a25;
              continue;
            }
            p = p23;
            break;
          }
          if ((q = s_xalpha(t, p)) >= 0) {
            p = q;
            break a19;
          }
          break a16;
        }
        p = p17;
        if ((p = add(k, r_xalpha, t, p)) < 0) break a16;
        continue;
      }
      p = p14;
      k.length = n15;
      break;
    }
    return p;
  }

  function k_xalphas__to_host(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
    for (;;) {
      const p8 = p;
      const n9 = k.length;
      a10: {
        const p11 = p;
        a13: {
          if (!(at(t, p) === 64)) break a13;
          p++;
          c14: {
            if ((q = s_alpha(t, p)) >= 0) {
              p = q;
              break c14;
            }
            if ((p = s_hostnumber(t, p)) < 0) break a13;
            if ((q = s_xalpha(t, p)) >= 0) {
              p = q;
              break a13;
            }
          }
          break a10;
        }
        p = p11;
        if ((p = add(k, r_xalpha, t, p)) < 0) break a10;
        continue;
      }
      p = p8;
      k.length = n9;
      break;
    }
    return p;
  }

  function k_xalphas__to_plus(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
    for (;;) {
      const p3 = p;
      const n4 = k.length;
      a5: {
        const p6 = p;
        a8: {
          if (!(at(t, p) === 43)) break a8;
          p++;
          if ((p = s_xalpha(t, p)) < 0) break a8;
          break a5;
        }
        p = p6;
        if ((p = add(k, r_xalpha, t, p)) < 0) break a5;
        continue;
      }
      p = p3;
      k.length = n4;
      break;
    }
    return p;
  }

  function k_xpalphas__to_version(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    const p0 = p;
    a2: {
      if (!(t.startsWith("%00", p))) break a2;
      p += 3;
      if ((p = s_port(t, p)) < 0) break a2;
      o3: {
        if ((q = s_attributes(t, p)) >= 0) {
          p = q;
          break o3;
        }
      }
      if (p < t.length) break a2;
      return -1;
    }
    p = p0;
    if ((p = add(k, r_xpalpha, t, p)) < 0) return -1;
    for (;;) {
      const p6 = p;
      const n7 = k.length;
      a8: {
        const p9 = p;
        a11: {
          if (!(t.startsWith("%00", p))) break a11;
          p += 3;
          if ((p = s_port(t, p)) < 0) break a11;
          o12: {
            if ((q = s_attributes(t, p)) >= 0) {
              p = q;
              break o12;
            }
          }
          if (p < t.length) break a11;
          break a8;
        }
        p = p9;
        if ((p = add(k, r_xpalpha, t, p)) < 0) break a8;
        continue;
      }
      p = p6;
      k.length = n7;
      break;
    }
    return p;
  }

  function s_xalpha(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 16384) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
      p += 3;
    }
    return p;
  }

  function s_alpha(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1)) return -1;
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

  function s_attributes(t: string, p: number): number {
    if ((p = s_attribute(t, p)) < 0) return -1;
    return p;
  }

  function s_uri_scheme(t: string, p: number): number {
    if ((p = s_uri_ialpha(t, p)) < 0) return -1;
    return p;
  }

  function s_uri_path(t: string, p: number): number {
    c0: {
      const p1 = p;
      a3: {
        if ((p = s_uri_xpalphas(t, p)) < 0) break a3;
        for (;;) {
          const p4 = p;
          a6: {
            if (!(at(t, p) === 47)) break a6;
            p++;
            if ((p = s_uri_xpalphas(t, p)) < 0) break a6;
            continue;
          }
          p = p4;
          break;
        }
        o7: {
          if (at(t, p) === 47) {
            p++;
            break o7;
          }
        }
        break c0;
      }
      p = p1;
    }
    return p;
  }

  function s_uri_search(t: string, p: number): number {
    if ((p = s_uri_xalphas(t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      a2: {
        if (!(at(t, p) === 43)) break a2;
        p++;
        if ((p = s_uri_xalphas(t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_uri_fragmentid(t: string, p: number): number {
    if ((p = s_uri_xalphas(t, p)) < 0) return -1;
    return p;
  }

  function s_uri_xalpha(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 32768) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
      p += 3;
    }
    return p;
  }

  function s_uri_xalphas(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 32768) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
      p += 3;
    }
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 32768) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_uri_xpalphas(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 16384) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
      p += 3;
    }
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 16384) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_uri_ialpha(t: string, p: number): number {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    o0: {
      if ((q = s_uri_xalphas(t, p)) >= 0) {
        p = q;
        break o0;
      }
    }
    return p;
  }

  function s_digit(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    return p;
  }

  function s_uri_safe(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 4)) return -1;
    p++;
    return p;
  }

  function s_extra(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 8)) return -1;
    p++;
    return p;
  }

  function s_reserved(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 65536)) return -1;
    p++;
    return p;
  }

  function s_escape(t: string, p: number): number {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
    p += 3;
    return p;
  }

  function s_hex(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 16)) return -1;
    p++;
    return p;
  }

  function s_national(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 131072)) return -1;
    p++;
    return p;
  }

  function s_punctuation(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 262144)) return -1;
    p++;
    return p;
  }

  function s_void(_t: string, p: number): number {
    return p;
  }

  function s_scheme(t: string, p: number): number {
    if ((p = s_ialpha(t, p)) < 0) return -1;
    return p;
  }

  function s_wpath(t: string, p: number): number {
    if ((p = s_digits(t, p)) < 0) return -1;
    if (!(at(t, p) === 61)) return -1;
    p++;
    if ((p = s_path(t, p)) < 0) return -1;
    if (!(at(t, p) === 59)) return -1;
    p++;
    for (;;) {
      const p0 = p;
      a2: {
        if ((p = s_digits(t, p)) < 0) break a2;
        if (!(at(t, p) === 61)) break a2;
        p++;
        if ((p = s_path(t, p)) < 0) break a2;
        if (!(at(t, p) === 59)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_database(t: string, p: number): number {
    if ((p = s_uri_xpalphas(t, p)) < 0) return -1;
    return p;
  }

  function s_hsoname(t: string, p: number): number {
    if ((p = s_path(t, p)) < 0) return -1;
    return p;
  }

  function s_attribute(t: string, p: number): number {
    if ((p = s_alphanums(t, p)) < 0) return -1;
    return p;
  }

  function s_ftptype(t: string, p: number): number {
    c0: {
      const p1 = p;
      if (at(t, p) === 73) {
        p++;
        break c0;
      }
      a3: {
        if (!(at(t, p) === 65 && sets0[at(t, p + 1)]! & 64)) break a3;
        p += 2;
        break c0;
      }
      p = p1;
      a4: {
        if (!(at(t, p) === 69 && sets0[at(t, p + 1)]! & 64)) break a4;
        p += 2;
        break c0;
      }
      p = p1;
      if (!(at(t, p) === 76)) return -1;
      p++;
      if ((p = s_digits(t, p)) < 0) return -1;
    }
    return p;
  }

  function s_formcode(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 64)) return -1;
    p++;
    return p;
  }

  function s_cellname(t: string, p: number): number {
    if ((p = s_scheme(t, p)) < 0) return -1;
    return p;
  }

  function s_path(t: string, p: number): number {
    c0: {
      const p1 = p;
      a3: {
        if ((p = s_database(t, p)) < 0) break a3;
        for (;;) {
          const p4 = p;
          a6: {
            if (!(at(t, p) === 47)) break a6;
            p++;
            if ((p = s_database(t, p)) < 0) break a6;
            continue;
          }
          p = p4;
          break;
        }
        o7: {
          if (at(t, p) === 47) {
            p++;
            break o7;
          }
        }
        break c0;
      }
      p = p1;
    }
    return p;
  }

  function s_search(t: string, p: number): number {
    if ((p = s_xalphas__to_plus(t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      a2: {
        if (!(at(t, p) === 43)) break a2;
        p++;
        if ((p = s_xalphas__to_plus(t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_user(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 128)) return -1;
    p++;
    while (sets0[at(t, p)]! & 128) p++;
    return p;
  }

  function s_alphanum2(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 128)) return -1;
    p++;
    return p;
  }

  function s_ialpha(t: string, p: number): number {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    o0: {
      if ((q = s_uri_xpalphas(t, p)) >= 0) {
        p = q;
        break o0;
      }
    }
    return p;
  }

  function s_safe(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 512)) return -1;
    p++;
    return p;
  }

  function s_digits(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    while (sets0[at(t, p)]! & 2) p++;
    return p;
  }

  function s_alphanum(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1024)) return -1;
    p++;
    return p;
  }

  function s_alphanums(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1024)) return -1;
    p++;
    while (sets0[at(t, p)]! & 1024) p++;
    return p;
  }

  function s_addr_spec(t: string, p: number): number {
    if ((p = s_local_part(t, p)) < 0) return -1;
    if (!(at(t, p) === 64)) return -1;
    p++;
    if ((p = s_domain(t, p)) < 0) return -1;
    return p;
  }

  function s_local_part(t: string, p: number): number {
    if ((p = s_word(t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      a2: {
        if (!(at(t, p) === 46)) break a2;
        p++;
        if ((p = s_word(t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_domain(t: string, p: number): number {
    if ((p = s_sub_domain(t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      a2: {
        if (!(at(t, p) === 46)) break a2;
        p++;
        if ((p = s_sub_domain(t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_sub_domain(t: string, p: number): number {
    let q: number;
    c0: {
      if ((q = s_domain_ref(t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = s_domain_literal(t, p)) < 0) return -1;
    }
    return p;
  }

  function s_domain_ref(t: string, p: number): number {
    if ((p = s_atom(t, p)) < 0) return -1;
    return p;
  }

  function s_CHAR(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 8192)) return -1;
    p++;
    return p;
  }

  function s_atom(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 524288)) return -1;
    p++;
    while (sets0[at(t, p)]! & 524288) p++;
    return p;
  }

  function s_quoted_string(t: string, p: number): number {
    if (!(at(t, p) === 34)) return -1;
    p++;
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 2048) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 92 && sets0[at(t, p + 1)]! & 8192)) break a5;
        p += 2;
        continue;
      }
      p = p3;
      break;
    }
    if (!(at(t, p) === 34)) return -1;
    p++;
    return p;
  }

  function s_qtext(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2048)) return -1;
    p++;
    return p;
  }

  function s_domain_literal(t: string, p: number): number {
    if (!(at(t, p) === 91)) return -1;
    p++;
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 4096) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 92 && sets0[at(t, p + 1)]! & 8192)) break a5;
        p += 2;
        continue;
      }
      p = p3;
      break;
    }
    if (!(at(t, p) === 93)) return -1;
    p++;
    return p;
  }

  function s_dtext(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 4096)) return -1;
    p++;
    return p;
  }

  function s_quoted_pair(t: string, p: number): number {
    if (!(at(t, p) === 92 && sets0[at(t, p + 1)]! & 8192)) return -1;
    p += 2;
    return p;
  }

  function s_word(t: string, p: number): number {
    let q: number;
    c0: {
      if ((q = s_atom(t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = s_quoted_string(t, p)) < 0) return -1;
    }
    return p;
  }

  function s_content_identifier(t: string, p: number): number {
    if ((p = s_addr_spec(t, p)) < 0) return -1;
    return p;
  }

  function s_hsoname__to_version(t: string, p: number): number {
    if ((p = s_path__to_version(t, p)) < 0) return -1;
    return p;
  }

  function s_path__to_version(t: string, p: number): number {
    c0: {
      const p1 = p;
      a3: {
        if ((p = s_segment__to_version(t, p)) < 0) break a3;
        for (;;) {
          const p4 = p;
          a6: {
            if (!(at(t, p) === 47)) break a6;
            p++;
            if ((p = s_segment__to_version(t, p)) < 0) break a6;
            continue;
          }
          p = p4;
          break;
        }
        o7: {
          if (at(t, p) === 47) {
            p++;
            break o7;
          }
        }
        break c0;
      }
      p = p1;
    }
    return p;
  }

  function s_segment__to_version(t: string, p: number): number {
    if ((p = s_xpalphas__to_version(t, p)) < 0) return -1;
    return p;
  }

  function s_xalphas__to_hostname(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 16384) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
      p += 3;
    }
    for (;;) {
      const p27 = p;
      a29: {
        const p30 = p;
        a32: {
          if (!(at(t, p) === 64 && sets0[at(t, p + 1)]! & 1)) break a32;
          p += 2;
          for (;;) {
            const p39 = p;
            a41: {
              const p42 = p;
              a44: {
                if (!(at(t, p) === 64 && sets0[at(t, p + 1)]! & 1)) break a44;
                p += 2;
                break a41;
              }
              p = p42;
              c45: {
                if (sets0[at(t, p)]! & 16384) {
                  p++;
                  break c45;
                }
                if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) break a41;
                p += 3;
              }
              continue;
            }
            p = p39;
            break;
          }
          const p48 = p;
          if (sets0[at(t, p)]! & 16384) {
            p++;
            break a32;
          }
          a50: {
            if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) break a50;
            p += 3;
            break a32;
          }
          p = p48;
          break a29;
        }
        p = p30;
        c51: {
          if (sets0[at(t, p)]! & 16384) {
            p++;
            break c51;
          }
          if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) break a29;
          p += 3;
        }
        continue;
      }
      p = p27;
      break;
    }
    return p;
  }

  function s_xalphas__to_host(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 16384) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
      p += 3;
    }
    for (;;) {
      const p15 = p;
      a17: {
        const p18 = p;
        a20: {
          if (!(at(t, p) === 64)) break a20;
          p++;
          c21: {
            if (sets0[at(t, p)]! & 1) {
              p++;
              break c21;
            }
            if ((p = s_hostnumber(t, p)) < 0) break a20;
            const p24 = p;
            if (sets0[at(t, p)]! & 16384) {
              p++;
              break a20;
            }
            a26: {
              if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) break a26;
              p += 3;
              break a20;
            }
            p = p24;
          }
          break a17;
        }
        p = p18;
        c27: {
          if (sets0[at(t, p)]! & 16384) {
            p++;
            break c27;
          }
          if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) break a17;
          p += 3;
        }
        continue;
      }
      p = p15;
      break;
    }
    return p;
  }

  function s_xalphas__to_plus(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 16384) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
      p += 3;
    }
    for (;;) {
      const p12 = p;
      a14: {
        const p15 = p;
        a17: {
          if (!(at(t, p) === 43)) break a17;
          p++;
          c18: {
            if (sets0[at(t, p)]! & 16384) {
              p++;
              break c18;
            }
            if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) break a17;
            p += 3;
          }
          break a14;
        }
        p = p15;
        c21: {
          if (sets0[at(t, p)]! & 16384) {
            p++;
            break c21;
          }
          if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) break a14;
          p += 3;
        }
        continue;
      }
      p = p12;
      break;
    }
    return p;
  }

  function s_xpalphas__to_version(t: string, p: number): number {
    let q: number;
    const p0 = p;
    a2: {
      if (!(t.startsWith("%00", p))) break a2;
      p += 3;
      if ((p = s_port(t, p)) < 0) break a2;
      o3: {
        if ((q = s_attributes(t, p)) >= 0) {
          p = q;
          break o3;
        }
      }
      if (p < t.length) break a2;
      return -1;
    }
    p = p0;
    c6: {
      if (sets0[at(t, p)]! & 16384) {
        p++;
        break c6;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
      p += 3;
    }
    for (;;) {
      const p9 = p;
      a11: {
        const p12 = p;
        a14: {
          if (!(t.startsWith("%00", p))) break a14;
          p += 3;
          if ((p = s_port(t, p)) < 0) break a14;
          o15: {
            if ((q = s_attributes(t, p)) >= 0) {
              p = q;
              break o15;
            }
          }
          if (p < t.length) break a14;
          break a11;
        }
        p = p12;
        c18: {
          if (sets0[at(t, p)]! & 16384) {
            p++;
            break c18;
          }
          if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) break a11;
          p += 3;
        }
        continue;
      }
      p = p9;
      break;
    }
    return p;
  }

  rule("fragmentaddress", k_fragmentaddress);
  const r_uri = rule("uri", k_uri);
  const r_uri_scheme = rule("uri-scheme", k_uri_scheme, s_uri_scheme);
  const r_uri_path = rule("uri-path", k_uri_path, s_uri_path);
  const r_uri_search = rule("uri-search", k_uri_search, s_uri_search);
  const r_uri_fragmentid = rule("uri-fragmentid", k_uri_fragmentid, s_uri_fragmentid);
  const r_uri_xalpha = rule("uri-xalpha", k_uri_xalpha, s_uri_xalpha);
  const r_uri_xalphas = rule("uri-xalphas", k_uri_xalphas, s_uri_xalphas);
  const r_uri_xpalpha = rule("uri-xpalpha", k_uri_xpalpha, s_xalpha);
  const r_uri_xpalphas = rule("uri-xpalphas", k_uri_xpalphas, s_uri_xpalphas);
  const r_uri_ialpha = rule("uri-ialpha", k_uri_ialpha, s_uri_ialpha);
  const r_alpha = rule("alpha", undefined, s_alpha);
  const r_digit = rule("digit", undefined, s_digit);
  const r_uri_safe = rule("uri-safe", undefined, s_uri_safe);
  const r_extra = rule("extra", undefined, s_extra);
  rule("reserved", undefined, s_reserved);
  const r_escape = rule("escape", k_escape, s_escape);
  const r_hex = rule("hex", k_hex, s_hex);
  rule("national", undefined, s_national);
  rule("punctuation", undefined, s_punctuation);
  const r_void = rule("void", undefined, s_void);
  rule("prefixedurl", k_prefixedurl);
  const r_url = rule("url", k_url);
  rule("scheme", k_scheme, s_scheme);
  const r_httpaddress = rule("httpaddress", k_httpaddress);
  const r_ftpaddress = rule("ftpaddress", k_ftpaddress);
  rule("afsaddress", k_afsaddress);
  const r_newsaddress = rule("newsaddress", k_newsaddress);
  const r_nntpaddress = rule("nntpaddress", k_nntpaddress);
  const r_midaddress = rule("midaddress", k_midaddress);
  const r_cidaddress = rule("cidaddress", k_cidaddress);
  const r_mailtoaddress = rule("mailtoaddress", k_mailtoaddress);
  const r_waisaddress = rule("waisaddress", k_waisaddress);
  const r_waisindex = rule("waisindex", k_waisindex);
  const r_waisdoc = rule("waisdoc", k_waisdoc);
  const r_wpath = rule("wpath", k_wpath, s_wpath);
  const r_groupart = rule("groupart", k_groupart);
  const r_group = rule("group", k_scheme, s_scheme);
  const r_article = rule("article", k_article);
  const r_database = rule("database", k_database, s_database);
  const r_wtype = rule("wtype", k_database, s_database);
  const r_prosperoaddress = rule("prosperoaddress", k_prosperoaddress);
  const r_prosperolink = rule("prosperolink", k_prosperolink);
  const r_hsoname = rule("hsoname", k_hsoname, s_hsoname);
  const r_version = rule("version", k_version, s_port);
  const r_attributes = rule("attributes", k_attributes, s_attributes);
  const r_attribute = rule("attribute", k_attribute, s_attribute);
  const r_telnetaddress = rule("telnetaddress", k_telnetaddress);
  const r_gopheraddress = rule("gopheraddress", k_gopheraddress);
  const r_login = rule("login", k_login);
  const r_hostport = rule("hostport", k_hostport);
  const r_host = rule("host", k_host);
  rule("ftptype", k_ftptype, s_ftptype);
  const r_formcode = rule("formcode", undefined, s_formcode);
  const r_cellname = rule("cellname", k_cellname, s_cellname);
  const r_hostname = rule("hostname", k_scheme, s_scheme);
  const r_hostnumber = rule("hostnumber", k_hostnumber, s_hostnumber);
  const r_port = rule("port", k_version, s_port);
  const r_gcommand = rule("gcommand", k_hsoname, s_hsoname);
  const r_path = rule("path", k_path, s_path);
  const r_segment = rule("segment", k_segment, s_database);
  const r_search = rule("search", k_search, s_search);
  const r_user = rule("user", k_user, s_user);
  const r_password = rule("password", k_user, s_user);
  rule("fragmentid", k_database, s_database);
  const r_gtype = rule("gtype", k_gtype, s_xalpha);
  const r_alphanum2 = rule("alphanum2", k_alphanum2, s_alphanum2);
  const r_xalpha = rule("xalpha", k_xalpha, s_xalpha);
  const r_xalphas = rule("xalphas", k_xalphas, s_uri_xpalphas);
  const r_xpalpha = rule("xpalpha", k_xpalpha, s_xalpha);
  const r_xpalphas = rule("xpalphas", k_xpalphas, s_uri_xpalphas);
  const r_ialpha = rule("ialpha", k_ialpha, s_ialpha);
  const r_safe = rule("safe", undefined, s_safe);
  const r_digits = rule("digits", k_digits, s_digits);
  const r_alphanum = rule("alphanum", k_alphanum, s_alphanum);
  const r_alphanums = rule("alphanums", k_alphanums, s_alphanums);
  const r_addr_spec = rule("addr-spec", k_addr_spec, s_addr_spec);
  const r_local_part = rule("local-part", k_local_part, s_local_part);
  const r_domain = rule("domain", k_domain, s_domain);
  const r_sub_domain = rule("sub-domain", k_sub_domain, s_sub_domain);
  const r_domain_ref = rule("domain-ref", k_domain_ref, s_domain_ref);
  const r_CHAR = rule("CHAR", undefined, s_CHAR);
  const r_atom = rule("atom", undefined, s_atom);
  const r_quoted_string = rule("quoted-string", k_quoted_string, s_quoted_string);
  const r_qtext = rule("qtext", undefined, s_qtext);
  const r_domain_literal = rule("domain-literal", k_domain_literal, s_domain_literal);
  const r_dtext = rule("dtext", undefined, s_dtext);
  const r_quoted_pair = rule("quoted-pair", k_quoted_pair, s_quoted_pair);
  const r_word = rule("word", k_word, s_word);
  const r_content_identifier = rule("content-identifier", k_content_identifier, s_content_identifier);
  const r_hsoname__to_version = rule("hsoname", k_hsoname__to_version, s_hsoname__to_version);
  const r_path__to_version = rule("path", k_path__to_version, s_path__to_version);
  const r_segment__to_version = rule("segment", k_segment__to_version, s_segment__to_version);
  const r_xalphas__to_hostname = rule("xalphas", k_xalphas__to_hostname, s_xalphas__to_hostname);
  const r_xalphas__to_host = rule("xalphas", k_xalphas__to_host, s_xalphas__to_host);
  const r_xalphas__to_plus = rule("xalphas", k_xalphas__to_plus, s_xalphas__to_plus);
  const r_xpalphas__to_version = rule("xpalphas", k_xpalphas__to_version, s_xpalphas__to_version);
  return parse;
}
