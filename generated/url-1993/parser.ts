// The parser of url-1993.
// Generated from grammar/url-1993 and its notation (sha256 f149039b08cda57b5da08f283b9315519002a181adbcfb9f1d9389bd72d70100). Do not edit.

import type { SyntaxNode } from '../../src/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/tree/parser.js';
import type { RuleName } from './rules.js';

/** The rules that a text can be parsed from. */
export type StartRule =
  | "fragmentaddress"
  | "url"
  | "generic"
  | "scheme"
  | "httpaddress"
  | "fileaddress"
  | "afsaddress"
  | "newsaddress"
  | "waisaddress"
  | "waisindex"
  | "waisdoc"
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
  | "hostport"
  | "host"
  | "cellname"
  | "hostname"
  | "hostnumber"
  | "port"
  | "selector"
  | "path"
  | "search"
  | "user"
  | "fragmentid"
  | "gtype"
  | "xalpha"
  | "xalphas"
  | "xpalpha"
  | "xpalphas"
  | "ialpha"
  | "alpha"
  | "digit"
  | "safe"
  | "extra"
  | "escape"
  | "hex"
  | "variant"
  | "punctuation"
  | "digits"
  | "alphanum"
  | "alphanums"
  | "void";

export const parse: GeneratedParser<StartRule>['parse'] = makeParser();

/** The rules stand in a function, as bundlers make variables of a module's own constants, which take longer to read. */
function makeParser(): GeneratedParser<RuleName>['parse'] {
  // s_ scans text t from place p; k_ also adds the child nodes to k. Both return the end, or -1 where the rule fails.
  const [rule, parse] = ruleTable<RuleName>();

  const sets0 = new Int32Array([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4872, 4872, 4872, 128, 4868, 0, 4868, 4872, 4872, 4872, 4872, 512, 4872, 4868, 4868, 128,
    4946, 4946, 4946, 4946, 4946, 4946, 4946, 4946, 4946, 4946, 776, 4872, 2048, 0, 2048, 128,
    4868, 4977, 4977, 4977, 4977, 4977, 4977, 4929, 4929, 4929, 4929, 4929, 4929, 4929, 4929, 4929,
    4929, 4929, 4929, 4929, 4929, 4929, 4929, 4929, 4929, 4929, 4929, 1024, 1024, 1024, 1024, 4868,
    0, 4977, 4977, 4977, 4977, 4977, 4977, 4929, 4929, 4929, 4929, 4929, 4929, 4929, 4929, 4929,
    4929, 4929, 4929, 4929, 4929, 4929, 4929, 4929, 4929, 4929, 4929, 1024, 1024, 1024, 1024, 0,
    0, 0,
  ]);

  function k_fragmentaddress(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_url, t, p)) < 0) return -1;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 35)) break a3;
        p++;
        if ((p = add(k, r_fragmentid, t, p)) < 0) break a3;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    return p;
  }

  function k_url(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        c4: {
          if ((q = add(k, r_httpaddress, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((q = add(k, r_fileaddress, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((q = add(k, r_newsaddress, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((q = add(k, r_prosperoaddress, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((q = add(k, r_telnetaddress, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((q = add(k, r_gopheraddress, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((q = add(k, r_waisaddress, t, p)) >= 0) {
            p = q;
            break c4;
          }
          if ((p = add(k, r_afsaddress, t, p)) < 0) break a3;
        }
        const p7 = p;
        c8: {
          if (at(t, p) === 35) {
            p++;
            break c8;
          }
          if (p < t.length) break a3;
        }
        p = p7;
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_generic, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_generic(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_scheme__to_colon, t, p)) < 0) return -1;
    if (!(at(t, p) === 58)) return -1;
    p++;
    if ((p = add(k, r_path, t, p)) < 0) return -1;
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

  function k_fileaddress(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("ftp://", p))) return -1;
    p += 6;
    if ((p = add(k, r_host, t, p)) < 0) return -1;
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
    if ((p = add(k, r_digits, t, p)) < 0) return -1;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = add(k, r_path, t, p)) < 0) return -1;
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
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_user__to_host, t, p)) < 0) break a3;
        if (!(at(t, p) === 64)) break a3;
        p++;
        if ((p = add(k, r_hostport, t, p)) < 0) break a3;
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_hostport, t, p)) < 0) return -1;
    }
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
          if ((q = add(k, r_selector, t, p)) >= 0) {
            p = q;
            break o7;
          }
        }
        break o3;
      }
      p = p4;
      k.length = n5;
    }
    o10: {
      const p11 = p;
      const n12 = k.length;
      a13: {
        if (!(at(t, p) === 63)) break a13;
        p++;
        if ((p = add(k, r_search, t, p)) < 0) break a13;
        break o10;
      }
      p = p11;
      k.length = n12;
    }
    return p;
  }

  function k_hostport(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_host__to_port, t, p)) < 0) break a3;
        if (!(at(t, p) === 58)) break a3;
        p++;
        if ((p = add(k, r_port, t, p)) < 0) break a3;
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_host, t, p)) < 0) return -1;
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
        if ((p = add(k, r_xpalphas, t, p)) < 0) break a3;
        for (;;) {
          const p4 = p;
          const n5 = k.length;
          a6: {
            if (!(at(t, p) === 47)) break a6;
            p++;
            if ((p = add(k, r_xpalphas, t, p)) < 0) break a6;
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

  function k_search(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_xalphas, t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if (!(at(t, p) === 43)) break a2;
        p++;
        if ((p = add(k, r_xalphas, t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }

  function k_gtype(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
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
      if (sets0[at(t, p)]! & 4) {
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
    if (!(sets0[at(t, p)]! & 64)) return -1;
    k.push(new ParsedNode(r_alphanum, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 64) {
        k.push(new ParsedNode(r_alphanum, t, p, ++p));
        continue;
      }
      break;
    }
    return p;
  }

  function k_scheme__to_colon(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_ialpha__to_colon, t, p)) < 0) return -1;
    return p;
  }

  function k_hsoname__to_version(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_path__to_version, t, p)) < 0) return -1;
    return p;
  }

  function k_host__to_port(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_hostname__to_port, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_hostnumber, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_hostname__to_port(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_ialpha__to_port, t, p)) < 0) return -1;
    return p;
  }

  function k_path__to_version(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_xpalphas__to_version, t, p)) < 0) break a3;
        for (;;) {
          const p4 = p;
          const n5 = k.length;
          a6: {
            if (!(at(t, p) === 47)) break a6;
            p++;
            if ((p = add(k, r_xpalphas__to_version, t, p)) < 0) break a6;
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

  function k_user__to_host(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_xalphas__to_host, t, p)) < 0) return -1;
    return p;
  }

  function k_xalphas__to_colon(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (at(t, p) === 58) return -1;
    if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if (at(t, p) === 58) break a2;
        if ((p = add(k, r_xalpha, t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }

  function k_xalphas__to_port(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    const p0 = p;
    a2: {
      if (!(at(t, p) === 58)) break a2;
      p++;
      if ((p = s_port(t, p)) < 0) break a2;
      c3: {
        if (sets0[at(t, p)]! & 128) {
          p++;
          break c3;
        }
        if (p < t.length) break a2;
      }
      return -1;
    }
    p = p0;
    if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
    for (;;) {
      const p6 = p;
      const n7 = k.length;
      a8: {
        const p9 = p;
        a11: {
          if (!(at(t, p) === 58)) break a11;
          p++;
          if ((p = s_port(t, p)) < 0) break a11;
          c12: {
            if (sets0[at(t, p)]! & 128) {
              p++;
              break c12;
            }
            if (p < t.length) break a11;
          }
          break a8;
        }
        p = p9;
        if ((p = add(k, r_xalpha, t, p)) < 0) break a8;
        continue;
      }
      p = p6;
      k.length = n7;
      break;
    }
    return p;
  }

  function k_xalphas__to_host(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
    for (;;) {
      const p12 = p;
      const n13 = k.length;
      a14: {
        const p15 = p;
        a17: {
          if (!(at(t, p) === 64)) break a17;
          p++;
          c18: {
            if ((q = s_alpha(t, p)) >= 0) {
              p = q;
              break c18;
            }
            if ((p = s_hostnumber(t, p)) < 0) break a17;
            o21: {
              const p22 = p;
              a24: {
                if (!(at(t, p) === 58)) break a24;
                p++;
                if ((p = s_port(t, p)) < 0) break a24;
                break o21;
              }
              p = p22;
            }
            if ((q = s_xalpha(t, p)) >= 0) {
              p = q;
              break a17;
            }
          }
          break a14;
        }
        p = p15;
        if ((p = add(k, r_xalpha, t, p)) < 0) break a14;
        continue;
      }
      p = p12;
      k.length = n13;
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
      c6: {
        if (at(t, p) === 35) {
          p++;
          break c6;
        }
        if (p < t.length) break a2;
      }
      return -1;
    }
    p = p0;
    if ((p = add(k, r_xpalpha, t, p)) < 0) return -1;
    for (;;) {
      const p9 = p;
      const n10 = k.length;
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
          c18: {
            if (at(t, p) === 35) {
              p++;
              break c18;
            }
            if (p < t.length) break a14;
          }
          break a11;
        }
        p = p12;
        if ((p = add(k, r_xpalpha, t, p)) < 0) break a11;
        continue;
      }
      p = p9;
      k.length = n10;
      break;
    }
    return p;
  }

  function k_ialpha__to_colon(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    o0: {
      if ((q = add(k, r_xalphas__to_colon, t, p)) >= 0) {
        p = q;
        break o0;
      }
    }
    return p;
  }

  function k_ialpha__to_port(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    o0: {
      if ((q = add(k, r_xalphas__to_port, t, p)) >= 0) {
        p = q;
        break o0;
      }
    }
    return p;
  }

  function s_xalpha(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 256) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
      p += 3;
    }
    return p;
  }

  function s_port(t: string, p: number): number {
    if ((p = s_digits(t, p)) < 0) return -1;
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

  function s_attributes(t: string, p: number): number {
    if ((p = s_attribute(t, p)) < 0) return -1;
    return p;
  }

  function s_scheme(t: string, p: number): number {
    if ((p = s_ialpha(t, p)) < 0) return -1;
    return p;
  }

  function s_database(t: string, p: number): number {
    if ((p = s_xalphas(t, p)) < 0) return -1;
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

  function s_cellname(t: string, p: number): number {
    if ((p = s_scheme(t, p)) < 0) return -1;
    return p;
  }

  function s_path(t: string, p: number): number {
    c0: {
      const p1 = p;
      a3: {
        if ((p = s_xpalphas(t, p)) < 0) break a3;
        for (;;) {
          const p4 = p;
          a6: {
            if (!(at(t, p) === 47)) break a6;
            p++;
            if ((p = s_xpalphas(t, p)) < 0) break a6;
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
    if ((p = s_xalphas(t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      a2: {
        if (!(at(t, p) === 43)) break a2;
        p++;
        if ((p = s_xalphas(t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_xalphas(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 256) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
      p += 3;
    }
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 256) {
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

  function s_xpalpha(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 512) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
      p += 3;
    }
    return p;
  }

  function s_xpalphas(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 512) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
      p += 3;
    }
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 512) {
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

  function s_ialpha(t: string, p: number): number {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    o0: {
      if ((q = s_xalphas(t, p)) >= 0) {
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

  function s_safe(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 4)) return -1;
    p++;
    return p;
  }

  function s_extra(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 8)) return -1;
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

  function s_variant(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1024)) return -1;
    p++;
    return p;
  }

  function s_punctuation(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2048)) return -1;
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
    if (!(sets0[at(t, p)]! & 64)) return -1;
    p++;
    return p;
  }

  function s_alphanums(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 64)) return -1;
    p++;
    while (sets0[at(t, p)]! & 64) p++;
    return p;
  }

  function s_void(_t: string, p: number): number {
    return p;
  }

  function s_scheme__to_colon(t: string, p: number): number {
    if ((p = s_ialpha__to_colon(t, p)) < 0) return -1;
    return p;
  }

  function s_hsoname__to_version(t: string, p: number): number {
    if ((p = s_path__to_version(t, p)) < 0) return -1;
    return p;
  }

  function s_hostname__to_port(t: string, p: number): number {
    if ((p = s_ialpha__to_port(t, p)) < 0) return -1;
    return p;
  }

  function s_path__to_version(t: string, p: number): number {
    c0: {
      const p1 = p;
      a3: {
        if ((p = s_xpalphas__to_version(t, p)) < 0) break a3;
        for (;;) {
          const p4 = p;
          a6: {
            if (!(at(t, p) === 47)) break a6;
            p++;
            if ((p = s_xpalphas__to_version(t, p)) < 0) break a6;
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

  function s_user__to_host(t: string, p: number): number {
    if ((p = s_xalphas__to_host(t, p)) < 0) return -1;
    return p;
  }

  function s_xalphas__to_colon(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 4096) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
      p += 3;
    }
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 4096) {
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

  function s_xalphas__to_port(t: string, p: number): number {
    const p0 = p;
    a2: {
      if (!(at(t, p) === 58)) break a2;
      p++;
      if ((p = s_port(t, p)) < 0) break a2;
      c3: {
        if (sets0[at(t, p)]! & 128) {
          p++;
          break c3;
        }
        if (p < t.length) break a2;
      }
      return -1;
    }
    p = p0;
    c6: {
      if (sets0[at(t, p)]! & 256) {
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
          if (!(at(t, p) === 58)) break a14;
          p++;
          if ((p = s_port(t, p)) < 0) break a14;
          c15: {
            if (sets0[at(t, p)]! & 128) {
              p++;
              break c15;
            }
            if (p < t.length) break a14;
          }
          break a11;
        }
        p = p12;
        c18: {
          if (sets0[at(t, p)]! & 256) {
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

  function s_xalphas__to_host(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 256) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
      p += 3;
    }
    for (;;) {
      const p19 = p;
      a21: {
        const p22 = p;
        a24: {
          if (!(at(t, p) === 64)) break a24;
          p++;
          c25: {
            if (sets0[at(t, p)]! & 1) {
              p++;
              break c25;
            }
            if ((p = s_hostnumber(t, p)) < 0) break a24;
            o28: {
              const p29 = p;
              a31: {
                if (!(at(t, p) === 58)) break a31;
                p++;
                if ((p = s_port(t, p)) < 0) break a31;
                break o28;
              }
              p = p29;
            }
            const p32 = p;
            if (sets0[at(t, p)]! & 256) {
              p++;
              break a24;
            }
            a34: {
              if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) break a34;
              p += 3;
              break a24;
            }
            p = p32;
          }
          break a21;
        }
        p = p22;
        c35: {
          if (sets0[at(t, p)]! & 256) {
            p++;
            break c35;
          }
          if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) break a21;
          p += 3;
        }
        continue;
      }
      p = p19;
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
      c6: {
        if (at(t, p) === 35) {
          p++;
          break c6;
        }
        if (p < t.length) break a2;
      }
      return -1;
    }
    p = p0;
    c9: {
      if (sets0[at(t, p)]! & 512) {
        p++;
        break c9;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16)) return -1;
      p += 3;
    }
    for (;;) {
      const p12 = p;
      a14: {
        const p15 = p;
        a17: {
          if (!(t.startsWith("%00", p))) break a17;
          p += 3;
          if ((p = s_port(t, p)) < 0) break a17;
          o18: {
            if ((q = s_attributes(t, p)) >= 0) {
              p = q;
              break o18;
            }
          }
          c21: {
            if (at(t, p) === 35) {
              p++;
              break c21;
            }
            if (p < t.length) break a17;
          }
          break a14;
        }
        p = p15;
        c24: {
          if (sets0[at(t, p)]! & 512) {
            p++;
            break c24;
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

  function s_ialpha__to_colon(t: string, p: number): number {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    o0: {
      if ((q = s_xalphas__to_colon(t, p)) >= 0) {
        p = q;
        break o0;
      }
    }
    return p;
  }

  function s_ialpha__to_port(t: string, p: number): number {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    o0: {
      if ((q = s_xalphas__to_port(t, p)) >= 0) {
        p = q;
        break o0;
      }
    }
    return p;
  }

  rule("fragmentaddress", k_fragmentaddress);
  const r_url = rule("url", k_url);
  const r_generic = rule("generic", k_generic);
  rule("scheme", k_scheme, s_scheme);
  const r_httpaddress = rule("httpaddress", k_httpaddress);
  const r_fileaddress = rule("fileaddress", k_fileaddress);
  const r_afsaddress = rule("afsaddress", k_afsaddress);
  const r_newsaddress = rule("newsaddress", k_newsaddress);
  const r_waisaddress = rule("waisaddress", k_waisaddress);
  const r_waisindex = rule("waisindex", k_waisindex);
  const r_waisdoc = rule("waisdoc", k_waisdoc);
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
  const r_hostport = rule("hostport", k_hostport);
  const r_host = rule("host", k_host);
  const r_cellname = rule("cellname", k_cellname, s_cellname);
  const r_hostname = rule("hostname", k_scheme, s_scheme);
  const r_hostnumber = rule("hostnumber", k_hostnumber, s_hostnumber);
  const r_port = rule("port", k_version, s_port);
  const r_selector = rule("selector", k_hsoname, s_hsoname);
  const r_path = rule("path", k_path, s_path);
  const r_search = rule("search", k_search, s_search);
  rule("user", k_database, s_database);
  const r_fragmentid = rule("fragmentid", k_database, s_database);
  const r_gtype = rule("gtype", k_gtype, s_xalpha);
  const r_xalpha = rule("xalpha", k_xalpha, s_xalpha);
  const r_xalphas = rule("xalphas", k_xalphas, s_xalphas);
  const r_xpalpha = rule("xpalpha", k_xpalpha, s_xpalpha);
  const r_xpalphas = rule("xpalphas", k_xpalphas, s_xpalphas);
  const r_ialpha = rule("ialpha", k_ialpha, s_ialpha);
  const r_alpha = rule("alpha", undefined, s_alpha);
  const r_digit = rule("digit", undefined, s_digit);
  const r_safe = rule("safe", undefined, s_safe);
  const r_extra = rule("extra", undefined, s_extra);
  const r_escape = rule("escape", k_escape, s_escape);
  const r_hex = rule("hex", k_hex, s_hex);
  rule("variant", undefined, s_variant);
  rule("punctuation", undefined, s_punctuation);
  const r_digits = rule("digits", k_digits, s_digits);
  const r_alphanum = rule("alphanum", k_alphanum, s_alphanum);
  const r_alphanums = rule("alphanums", k_alphanums, s_alphanums);
  const r_void = rule("void", undefined, s_void);
  const r_scheme__to_colon = rule("scheme", k_scheme__to_colon, s_scheme__to_colon);
  const r_hsoname__to_version = rule("hsoname", k_hsoname__to_version, s_hsoname__to_version);
  const r_host__to_port = rule("host", k_host__to_port);
  const r_hostname__to_port = rule("hostname", k_hostname__to_port, s_hostname__to_port);
  const r_path__to_version = rule("path", k_path__to_version, s_path__to_version);
  const r_user__to_host = rule("user", k_user__to_host, s_user__to_host);
  const r_xalphas__to_colon = rule("xalphas", k_xalphas__to_colon, s_xalphas__to_colon);
  const r_xalphas__to_port = rule("xalphas", k_xalphas__to_port, s_xalphas__to_port);
  const r_xalphas__to_host = rule("xalphas", k_xalphas__to_host, s_xalphas__to_host);
  const r_xpalphas__to_version = rule("xpalphas", k_xpalphas__to_version, s_xpalphas__to_version);
  const r_ialpha__to_colon = rule("ialpha", k_ialpha__to_colon, s_ialpha__to_colon);
  const r_ialpha__to_port = rule("ialpha", k_ialpha__to_port, s_ialpha__to_port);
  return parse;
}
