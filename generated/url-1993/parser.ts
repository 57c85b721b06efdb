// The parser of url-1993.
// Generated from grammar/url-1993 and its notation (sha256 17d03bcfd13989e12bb5e4245f3de41e6f62231f8a1df46971ea70a9db61ffce). Do not edit.

import type { SyntaxNode } from '../../src/core/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/core/tree/parser.js';
import { grammar, type RuleName } from './rules.js';

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
  // Of each rule, what adds its child nodes to k, and what only scans text t from place p (s_), where that is called
  // for. Both return the end, or -1 where the rule fails. Readings at a particular place have the index of their rule.
  const [rule, parse] = ruleTable(grammar);

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

  function k_scheme(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    return add(k, r_ialpha, t, p);
  }

  function k_database(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    return add(k, r_xalphas, t, p);
  }

  function k_hsoname(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    return add(k, r_path, t, p);
  }

  function k_version(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    return add(k, r_digits, t, p);
  }

  function s_xalpha(t: string, p: number): number {
    if (sets0[at(t, p)]! & 256) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16 ? p + 3 : -1;
  }

  function s_alpha(t: string, p: number): number {
    return sets0[at(t, p)]! & 1 ? p + 1 : -1;
  }

  function s_hostnumber(t: string, p: number): number {
    if ((p = s_digits(t, p)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = s_digits(t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = s_digits(t, p + 1)) < 0) return -1;
    return at(t, p) === 46 ? s_digits(t, p + 1) : -1;
  }

  function s_path(t: string, p: number): number {
    let q: number;
    for (;;) {
      const p0 = p;
      a2: {
        if ((p = s_xpalphas(t, p)) < 0) break a2;
        if (!(at(t, p) === 47)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    if ((q = s_xpalphas(t, p)) >= 0) return q;
    return p;
  }

  function s_xalphas(t: string, p: number): number {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 256) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }

  function s_xpalphas(t: string, p: number): number {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 512) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }

  function s_ialpha(t: string, p: number): number {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    if ((q = s_xalphas(t, p)) >= 0) p = q;
    return p;
  }

  function s_digits(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    while (sets0[at(t, p)]! & 2) p++;
    return p;
  }

  function s_alphanums(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 64)) return -1;
    p++;
    while (sets0[at(t, p)]! & 64) p++;
    return p;
  }

  function s_path__to_version(t: string, p: number): number {
    let q: number;
    for (;;) {
      const p0 = p;
      a2: {
        if ((p = s_xpalphas__to_version(t, p)) < 0) break a2;
        if (!(at(t, p) === 47)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    if ((q = s_xpalphas__to_version(t, p)) >= 0) return q;
    return p;
  }

  function s_xalphas__to_colon(t: string, p: number): number {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 4096) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }

  function s_xalphas__to_port(t: string, p: number): number {
    const p0 = p;
    a2: {
      if (!(at(t, p) === 58) || (p = s_digits(t, p + 1)) < 0) break a2;
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
    if (sets0[at(t, p)]! & 256) p++;
    else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
    else return -1;
    for (;;) {
      const p6 = p;
      a8: {
        const p9 = p;
        a11: {
          if (!(at(t, p) === 58) || (p = s_digits(t, p + 1)) < 0) break a11;
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
        if (sets0[at(t, p)]! & 256) p++;
        else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
        else break a8;
        continue;
      }
      p = p6;
      break;
    }
    return p;
  }

  function s_xalphas__to_host(t: string, p: number): number {
    let q: number;
    if (sets0[at(t, p)]! & 256) p++;
    else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
    else return -1;
    for (;;) {
      const p6 = p;
      a8: {
        const p9 = p;
        a11: {
          if (!(at(t, p) === 64)) break a11;
          p++;
          c12: {
            if (sets0[at(t, p)]! & 1) {
              p++;
              break c12;
            }
            if ((p = s_hostnumber(t, p)) < 0) break a11;
            if (at(t, p) === 58 && (q = s_digits(t, p + 1)) >= 0) p = q;
            if (sets0[at(t, p)]! & 256 || at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) break a11;
          }
          break a8;
        }
        p = p9;
        if (sets0[at(t, p)]! & 256) p++;
        else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
        else break a8;
        continue;
      }
      p = p6;
      break;
    }
    return p;
  }

  function s_xpalphas__to_version(t: string, p: number): number {
    let q: number;
    const p0 = p;
    a2: {
      if (!(t.startsWith("%00", p)) || (p = s_digits(t, p + 3)) < 0) break a2;
      if ((q = s_alphanums(t, p)) >= 0) p = q;
      c3: {
        if (at(t, p) === 35) {
          p++;
          break c3;
        }
        if (p < t.length) break a2;
      }
      return -1;
    }
    p = p0;
    if (sets0[at(t, p)]! & 512) p++;
    else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
    else return -1;
    for (;;) {
      const p6 = p;
      a8: {
        const p9 = p;
        a11: {
          if (!(t.startsWith("%00", p)) || (p = s_digits(t, p + 3)) < 0) break a11;
          if ((q = s_alphanums(t, p)) >= 0) p = q;
          c12: {
            if (at(t, p) === 35) {
              p++;
              break c12;
            }
            if (p < t.length) break a11;
          }
          break a8;
        }
        p = p9;
        if (sets0[at(t, p)]! & 512) p++;
        else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
        else break a8;
        continue;
      }
      p = p6;
      break;
    }
    return p;
  }

  function s_ialpha__to_colon(t: string, p: number): number {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    if ((q = s_xalphas__to_colon(t, p)) >= 0) p = q;
    return p;
  }

  function s_ialpha__to_port(t: string, p: number): number {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    if ((q = s_xalphas__to_port(t, p)) >= 0) p = q;
    return p;
  }

  // r_fragmentaddress
  rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_url, t, p)) < 0) return -1;
    if (at(t, p) === 35 && (q = add(k, r_fragmentid, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_url = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    a2: {
      if ((q = add(k, r_httpaddress, t, p)) >= 0) p = q;
      else if ((q = add(k, r_fileaddress, t, p)) >= 0) p = q;
      else if ((q = add(k, r_newsaddress, t, p)) >= 0) p = q;
      else if ((q = add(k, r_prosperoaddress, t, p)) >= 0) p = q;
      else if ((q = add(k, r_telnetaddress, t, p)) >= 0) p = q;
      else if ((q = add(k, r_gopheraddress, t, p)) >= 0) p = q;
      else if ((q = add(k, r_waisaddress, t, p)) >= 0) p = q;
      else if ((q = add(k, r_afsaddress, t, p)) >= 0) p = q;
      else break a2;
      const p3 = p;
      c4: {
        if (at(t, p) === 35) {
          p++;
          break c4;
        }
        if (p < t.length) break a2;
      }
      p = p3;
      return p;
    }
    p = p0;
    k.length = n1;
    return add(k, r_generic, t, p);
  });
  const r_generic = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_scheme__to_colon, t, p)) < 0) return -1;
    if (!(at(t, p) === 58) || (p = add(k, r_path, t, p + 1)) < 0) return -1;
    if (at(t, p) === 63 && (q = add(k, r_search, t, p + 1)) >= 0) p = q;
    return p;
  });
  // r_scheme
  rule(k_scheme);
  const r_httpaddress = rule((t, p, k) => {
    let q: number;
    if (!(t.startsWith("http://", p)) || (p = add(k, r_hostport, t, p + 7)) < 0) return -1;
    if (at(t, p) === 47 && (q = add(k, r_path, t, p + 1)) >= 0) p = q;
    if (at(t, p) === 63 && (q = add(k, r_search, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_fileaddress = rule((t, p, k) => {
    if (!(t.startsWith("ftp://", p)) || (p = add(k, r_host, t, p + 6)) < 0) return -1;
    return at(t, p) === 47 ? add(k, r_path, t, p + 1) : -1;
  });
  const r_afsaddress = rule((t, p, k) => {
    if (!(t.startsWith("afs://", p)) || (p = add(k, r_cellname, t, p + 6)) < 0) return -1;
    return at(t, p) === 47 ? add(k, r_path, t, p + 1) : -1;
  });
  const r_newsaddress = rule((t, p, k) => t.startsWith("news:", p) ? add(k, r_groupart, t, p + 5) : -1);
  const r_waisaddress = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_waisdoc, t, p)) >= 0) return q;
    return add(k, r_waisindex, t, p);
  });
  const r_waisindex = rule((t, p, k) => {
    let q: number;
    if (!(t.startsWith("wais://", p)) || (p = add(k, r_hostport, t, p + 7)) < 0) return -1;
    if (!(at(t, p) === 47) || (p = add(k, r_database, t, p + 1)) < 0) return -1;
    if (at(t, p) === 63 && (q = add(k, r_search, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_waisdoc = rule((t, p, k) => {
    if (!(t.startsWith("wais://", p)) || (p = add(k, r_hostport, t, p + 7)) < 0) return -1;
    if (!(at(t, p) === 47) || (p = add(k, r_database, t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 47) || (p = add(k, r_wtype, t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 47) || (p = add(k, r_digits, t, p + 1)) < 0) return -1;
    return at(t, p) === 47 ? add(k, r_path, t, p + 1) : -1;
  });
  const r_groupart = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    a2: {
      if ((p = add(k, r_article, t, p)) < 0) break a2;
      if (s_xalpha(t, p) >= 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    if ((q = add(k, r_group, t, p)) >= 0) return q;
    return at(t, p) === 42 ? p + 1 : -1;
  });
  const r_group = rule(k_scheme, s_ialpha);
  const r_article = rule((t, p, k) => {
    if ((p = add(k, r_xalphas__to_host, t, p)) < 0) return -1;
    return at(t, p) === 64 ? add(k, r_host, t, p + 1) : -1;
  });
  const r_database = rule(k_database, s_xalphas);
  const r_wtype = rule(k_database, s_xalphas);
  const r_prosperoaddress = rule((t, p, k) => add(k, r_prosperolink, t, p));
  const r_prosperolink = rule((t, p, k) => {
    let q: number;
    if (!(t.startsWith("prospero://", p)) || (p = add(k, r_hostport, t, p + 11)) < 0) return -1;
    if (!(at(t, p) === 47) || (p = add(k, r_hsoname__to_version, t, p + 1)) < 0) return -1;
    if (t.startsWith("%00", p) && (q = add(k, r_version, t, p + 3)) >= 0) {
      p = q;
      if ((q = add(k, r_attributes, t, p)) >= 0) p = q;
    }
    return p;
  });
  // r_hsoname
  rule(k_hsoname);
  const r_version = rule(k_version, s_digits);
  const r_attributes = rule((t, p, k) => add(k, r_attribute, t, p), s_alphanums);
  const r_attribute = rule((t, p, k) => add(k, r_alphanums, t, p), s_alphanums);
  const r_telnetaddress = rule((t, p, k) => {
    if (!(t.startsWith("telnet://", p))) return -1;
    p += 9;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_user__to_host, t, p)) < 0) break a3;
        if (!(at(t, p) === 64)) break a3;
        p++;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    return add(k, r_hostport, t, p);
  });
  const r_gopheraddress = rule((t, p, k) => {
    let q: number;
    if (!(t.startsWith("gopher://", p)) || (p = add(k, r_hostport, t, p + 9)) < 0) return -1;
    if (at(t, p) === 47 && (q = add(k, r_gtype, t, p + 1)) >= 0) {
      p = q;
      if ((q = add(k, r_selector, t, p)) >= 0) p = q;
    }
    if (at(t, p) === 63 && (q = add(k, r_search, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_hostport = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_host__to_port, t, p)) < 0) return -1;
    if (at(t, p) === 58 && (q = add(k, r_port, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_host = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_hostname, t, p)) >= 0) return q;
    return add(k, r_hostnumber, t, p);
  });
  const r_cellname = rule((t, p, k) => add(k, r_hostname, t, p), s_ialpha);
  const r_hostname = rule(k_scheme, s_ialpha);
  const r_hostnumber = rule((t, p, k) => {
    if ((p = add(k, r_digits, t, p)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = add(k, r_digits, t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = add(k, r_digits, t, p + 1)) < 0) return -1;
    return at(t, p) === 46 ? add(k, r_digits, t, p + 1) : -1;
  }, s_hostnumber);
  const r_port = rule(k_version, s_digits);
  const r_selector = rule(k_hsoname, s_path);
  const r_path = rule((t, p, k) => {
    let q: number;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if ((p = add(k, r_xpalphas, t, p)) < 0) break a2;
        if (!(at(t, p) === 47)) break a2;
        p++;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    if ((q = add(k, r_xpalphas, t, p)) >= 0) return q;
    return add(k, r_void, t, p);
  }, s_path);
  const r_search = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_xalphas, t, p)) < 0) return -1;
    while (at(t, p) === 43 && (q = add(k, r_xalphas, t, p + 1)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    if ((p = s_xalphas(t, p)) < 0) return -1;
    while (at(t, p) === 43 && (q = s_xalphas(t, p + 1)) >= 0) p = q;
    return p;
  });
  // r_user
  rule(k_database);
  const r_fragmentid = rule(k_database, s_xalphas);
  const r_gtype = rule((t, p, k) => add(k, r_xalpha, t, p), s_xalpha);
  const r_xalpha = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_alpha, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_digit, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 4) {
      k.push(new ParsedNode(r_safe, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 8) {
      k.push(new ParsedNode(r_extra, t, p, ++p));
      return p;
    }
    return add(k, r_escape, t, p);
  }, s_xalpha);
  const r_xalphas = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
    while ((q = add(k, r_xalpha, t, p)) >= 0) p = q;
    return p;
  }, s_xalphas);
  const r_xpalpha = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_xalpha, t, p)) >= 0) return q;
    return at(t, p) === 43 ? p + 1 : -1;
  }, (t, p) => {
    if (sets0[at(t, p)]! & 512) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16 ? p + 3 : -1;
  });
  const r_xpalphas = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_xpalpha, t, p)) < 0) return -1;
    while ((q = add(k, r_xpalpha, t, p)) >= 0) p = q;
    return p;
  }, s_xpalphas);
  const r_ialpha = rule((t, p, k) => {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    if ((q = add(k, r_xalphas, t, p)) >= 0) p = q;
    return p;
  }, s_ialpha);
  const r_alpha = rule(undefined, s_alpha);
  const r_digit = rule(undefined, (t, p) => sets0[at(t, p)]! & 2 ? p + 1 : -1);
  const r_safe = rule(undefined, (t, p) => sets0[at(t, p)]! & 4 ? p + 1 : -1);
  const r_extra = rule(undefined, (t, p) => sets0[at(t, p)]! & 8 ? p + 1 : -1);
  const r_escape = rule((t, p, k) => {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16)) return -1;
    k.push(new ParsedNode(r_hex, t, p + 1, p += 2));
    if (!(sets0[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_hex, t, p, ++p));
    return p;
  }, (t, p) => at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16 ? p + 3 : -1);
  const r_hex = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_digit, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 32 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 16 ? p + 1 : -1);
  // r_variant
  rule(undefined, (t, p) => sets0[at(t, p)]! & 1024 ? p + 1 : -1);
  // r_punctuation
  rule(undefined, (t, p) => sets0[at(t, p)]! & 2048 ? p + 1 : -1);
  const r_digits = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_digit, t, p, ++p));
    return p;
  }, s_digits);
  const r_alphanum = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_alpha, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    return p;
  }, (t, p) => sets0[at(t, p)]! & 64 ? p + 1 : -1);
  const r_alphanums = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 64)) return -1;
    k.push(new ParsedNode(r_alphanum, t, p, ++p));
    while (sets0[at(t, p)]! & 64) k.push(new ParsedNode(r_alphanum, t, p, ++p));
    return p;
  }, s_alphanums);
  const r_void = rule(undefined, (_t, p) => p);
  const r_scheme__to_colon = rule((t, p, k) => add(k, r_ialpha__to_colon, t, p), s_ialpha__to_colon, 3);
  const r_hsoname__to_version = rule((t, p, k) => add(k, r_path__to_version, t, p), s_path__to_version, 18);
  const r_host__to_port = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_hostname__to_port, t, p)) >= 0) return q;
    return add(k, r_hostnumber, t, p);
  }, undefined, 25);
  const r_hostname__to_port = rule((t, p, k) => add(k, r_ialpha__to_port, t, p), s_ialpha__to_port, 27);
  const r_path__to_version = rule((t, p, k) => {
    let q: number;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if ((p = add(k, r_xpalphas__to_version, t, p)) < 0) break a2;
        if (!(at(t, p) === 47)) break a2;
        p++;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    if ((q = add(k, r_xpalphas__to_version, t, p)) >= 0) return q;
    return add(k, r_void, t, p);
  }, s_path__to_version, 31);
  const r_user__to_host = rule((t, p, k) => add(k, r_xalphas__to_host, t, p), s_xalphas__to_host, 33);
  const r_xalphas__to_colon = rule((t, p, k) => {
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
  }, s_xalphas__to_colon, 37);
  const r_xalphas__to_port = rule((t, p, k) => {
    const p0 = p;
    a2: {
      if (!(at(t, p) === 58) || (p = s_digits(t, p + 1)) < 0) break a2;
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
          if (!(at(t, p) === 58) || (p = s_digits(t, p + 1)) < 0) break a11;
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
  }, s_xalphas__to_port, 37);
  const r_xalphas__to_host = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
    for (;;) {
      const p6 = p;
      const n7 = k.length;
      a8: {
        const p9 = p;
        a11: {
          if (!(at(t, p) === 64)) break a11;
          p++;
          c12: {
            if ((q = s_alpha(t, p)) >= 0) {
              p = q;
              break c12;
            }
            if ((p = s_hostnumber(t, p)) < 0) break a11;
            if (at(t, p) === 58 && (q = s_digits(t, p + 1)) >= 0) p = q;
            if (s_xalpha(t, p) >= 0) break a11;
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
  }, s_xalphas__to_host, 37);
  const r_xpalphas__to_version = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    a2: {
      if (!(t.startsWith("%00", p)) || (p = s_digits(t, p + 3)) < 0) break a2;
      if ((q = s_alphanums(t, p)) >= 0) p = q;
      c3: {
        if (at(t, p) === 35) {
          p++;
          break c3;
        }
        if (p < t.length) break a2;
      }
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
          if (!(t.startsWith("%00", p)) || (p = s_digits(t, p + 3)) < 0) break a11;
          if ((q = s_alphanums(t, p)) >= 0) p = q;
          c12: {
            if (at(t, p) === 35) {
              p++;
              break c12;
            }
            if (p < t.length) break a11;
          }
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
  }, s_xpalphas__to_version, 39);
  const r_ialpha__to_colon = rule((t, p, k) => {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    if ((q = add(k, r_xalphas__to_colon, t, p)) >= 0) p = q;
    return p;
  }, s_ialpha__to_colon, 40);
  const r_ialpha__to_port = rule((t, p, k) => {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    if ((q = add(k, r_xalphas__to_port, t, p)) >= 0) p = q;
    return p;
  }, s_ialpha__to_port, 40);
  return parse;
}
