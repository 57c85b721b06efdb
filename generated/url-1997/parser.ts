// The parser of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 b15686977a66cd30d33a4d5ec2b67ebd2ab4bdf7f94f5413d5684a6857613081). Do not edit.

import type { SyntaxNode } from '../../src/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/tree/parser.js';
import type { RuleName } from './rules.js';

/** The rules that a text can be parsed from. */
export type StartRule =
  | "URL-reference"
  | "absoluteURL"
  | "opaque-URL"
  | "generic-URL"
  | "relativeURL"
  | "net_path"
  | "abs_path"
  | "rel_path"
  | "scheme"
  | "site"
  | "user"
  | "password"
  | "hostport"
  | "host"
  | "hostname"
  | "domainlabel"
  | "toplabel"
  | "hostnumber"
  | "port"
  | "path"
  | "path_segments"
  | "segment"
  | "param"
  | "pchar"
  | "query"
  | "fragment"
  | "urlc"
  | "reserved"
  | "unreserved"
  | "mark"
  | "escaped"
  | "hex"
  | "alphanum"
  | "alpha"
  | "lowalpha"
  | "upalpha"
  | "digit"
  | "control"
  | "space"
  | "delims"
  | "unwise"
  | "Content-Base"
  | "Content-Location";

export const parse: GeneratedParser<StartRule>['parse'] = makeParser();

/** The rules stand in a function, as bundlers make variables of a module's own constants, which take longer to read. */
function makeParser(): GeneratedParser<RuleName>['parse'] {
  // s_ scans text t from place p; k_ also adds the child nodes to k. Both return the end, or -1 where the rule fails.
  const [rule, parse] = ruleTable<RuleName>();

  const sets0 = new Int32Array([
    131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072,
    131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072, 131072,
    0, 114952, 262144, 262144, 114952, 262144, 114896, 114952, 114952, 114952, 114952, 123092, 114952, 123148, 123148, 65664,
    123434, 123434, 123434, 123434, 123434, 123434, 123434, 123434, 123434, 123434, 98496, 82064, 262144, 114896, 262144, 65664,
    98496, 128553, 128553, 128553, 128553, 128553, 128553, 127017, 127017, 127017, 127017, 127017, 127017, 127017, 127017, 127017,
    127017, 127017, 127017, 127017, 127017, 127017, 127017, 127017, 127017, 127017, 127017, 524288, 524288, 524288, 524288, 114952,
    524288, 126505, 126505, 126505, 126505, 126505, 126505, 124969, 124969, 124969, 124969, 124969, 124969, 124969, 124969, 124969,
    124969, 124969, 124969, 124969, 124969, 124969, 124969, 124969, 124969, 124969, 124969, 524288, 524288, 524288, 114952, 131072,
    0, 0,
  ]);

  function k_URL_reference(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    o3: {
      if ((q = add(k, r_absoluteURL, t, p)) >= 0) {
        p = q;
        break o3;
      }
      if ((q = add(k, r_relativeURL, t, p)) >= 0) {
        p = q;
        break o3;
      }
    }
    o6: {
      const p7 = p;
      const n8 = k.length;
      a9: {
        if (!(at(t, p) === 35)) break a9;
        p++;
        if ((p = add(k, r_fragment, t, p)) < 0) break a9;
        break o6;
      }
      p = p7;
      k.length = n8;
    }
    return p;
  }

  function k_absoluteURL(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_generic_URL, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_opaque_URL, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_opaque_URL(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58)) return -1;
    p++;
    for (;;) {
      if ((q = add(k, r_urlc, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    return p;
  }

  function k_generic_URL(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58)) return -1;
    p++;
    if ((p = add(k, r_relativeURL, t, p)) < 0) return -1;
    return p;
  }

  function k_relativeURL(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_net_path, t, p)) < 0) break a3;
        c4: {
          const p5 = p;
          const n6 = k.length;
          a7: {
            if (!(at(t, p) === 35)) break a7;
            break c4;
          }
          p = p5;
          k.length = n6;
          if (p < t.length) break a3;
        }
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((q = add(k, r_abs_path, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_rel_path, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_net_path(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(at(t, p) === 47 && at(t, p + 1) === 47)) return -1;
    p += 2;
    if ((p = add(k, r_site, t, p)) < 0) return -1;
    o0: {
      if ((q = add(k, r_abs_path, t, p)) >= 0) {
        p = q;
        break o0;
      }
    }
    return p;
  }

  function k_abs_path(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = add(k, r_rel_path, t, p)) < 0) return -1;
    return p;
  }

  function k_rel_path(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    o0: {
      if ((q = add(k, r_path_segments, t, p)) >= 0) {
        p = q;
        break o0;
      }
    }
    o3: {
      const p4 = p;
      const n5 = k.length;
      a6: {
        if (!(at(t, p) === 63)) break a6;
        p++;
        if ((p = add(k, r_query, t, p)) < 0) break a6;
        break o3;
      }
      p = p4;
      k.length = n5;
    }
    return p;
  }

  function k_scheme(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_alpha, t, p, ++p));
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
        k.push(new ParsedNode(r_alpha, t, p, ++p));
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

  function k_site(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    o12: {
      const p13 = p;
      const n14 = k.length;
      a15: {
        o20: {
          const p21 = p;
          const n22 = k.length;
          a23: {
            if ((p = add(k, r_user, t, p)) < 0) break a23;
            o24: {
              const p25 = p;
              const n26 = k.length;
              a27: {
                if (!(at(t, p) === 58)) break a27;
                p++;
                if ((p = add(k, r_password, t, p)) < 0) break a27;
                break o24;
              }
              p = p25;
              k.length = n26;
            }
            if (!(at(t, p) === 64)) break a23;
            p++;
            break o20;
          }
          p = p21;
          k.length = n22;
        }
        if ((p = add(k, r_hostport, t, p)) < 0) break a15;
        break o12;
      }
      p = p13;
      k.length = n14;
    }
    return p;
  }

  function k_user(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if (sets0[at(t, p)]! & 8) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        continue;
      }
      if ((q = add(k, r_escaped, t, p)) >= 0) {
        p = q;
        continue;
      }
      if (sets0[at(t, p)]! & 16) {
        p++;
        continue;
      }
      break;
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
    if (!(sets0[at(t, p)]! & 32)) return -1;
    k.push(new ParsedNode(r_alphanum, t, p, ++p));
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 32)) break a2;
        k.push(new ParsedNode(r_alphanum, t, p, ++p));
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }

  function k_toplabel(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 32)) break a2;
        k.push(new ParsedNode(r_alphanum, t, p, ++p));
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }

  function k_hostnumber(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        continue;
      }
      break;
    }
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        continue;
      }
      break;
    }
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        continue;
      }
      break;
    }
    if (!(at(t, p) === 46)) return -1;
    p++;
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

  function k_port(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    for (;;) {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        continue;
      }
      break;
    }
    return p;
  }

  function k_path(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    o0: {
      if (at(t, p) === 47) {
        p++;
        break o0;
      }
    }
    if ((p = add(k, r_path_segments, t, p)) < 0) return -1;
    return p;
  }

  function k_path_segments(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_segment, t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if (!(at(t, p) === 47)) break a2;
        p++;
        if ((p = add(k, r_segment, t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }

  function k_segment(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_pchar, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    for (;;) {
      const p2 = p;
      const n3 = k.length;
      a4: {
        if (!(at(t, p) === 59)) break a4;
        p++;
        if ((p = add(k, r_param, t, p)) < 0) break a4;
        continue;
      }
      p = p2;
      k.length = n3;
      break;
    }
    return p;
  }

  function k_param(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_pchar, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    return p;
  }

  function k_pchar(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if (sets0[at(t, p)]! & 8) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        break c0;
      }
      if ((q = add(k, r_escaped, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if (!(sets0[at(t, p)]! & 64)) return -1;
      p++;
    }
    return p;
  }

  function k_query(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_urlc, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    return p;
  }

  function k_urlc(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 128) {
        k.push(new ParsedNode(r_reserved, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 8) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        break c0;
      }
      if ((p = add(k, r_escaped, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_unreserved(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
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
      k.push(new ParsedNode(r_mark, t, p, ++p));
    }
    return p;
  }

  function k_escaped(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(at(t, p) === 37)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 512)) return -1;
    k.push(new ParsedNode(r_hex, t, p, ++p));
    if (!(sets0[at(t, p)]! & 512)) return -1;
    k.push(new ParsedNode(r_hex, t, p, ++p));
    return p;
  }

  function k_hex(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 1024)) return -1;
      p++;
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

  function k_alpha(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 2048) {
        k.push(new ParsedNode(r_lowalpha, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 4096)) return -1;
      k.push(new ParsedNode(r_upalpha, t, p, ++p));
    }
    return p;
  }

  function k_Content_Base(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("Content-Base", p))) return -1;
    p += 12;
    if (!(at(t, p) === 58)) return -1;
    p++;
    if ((p = add(k, r_absoluteURL, t, p)) < 0) return -1;
    return p;
  }

  function k_Content_Location(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(t.startsWith("Content-Location", p))) return -1;
    p += 16;
    if (!(at(t, p) === 58)) return -1;
    p++;
    c0: {
      if ((q = add(k, r_absoluteURL, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_relativeURL, t, p)) < 0) return -1;
    }
    return p;
  }

  function s_scheme(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 8192)) return -1;
    p++;
    while (sets0[at(t, p)]! & 8192) p++;
    return p;
  }

  function s_user(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 16384) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
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
    if (!(sets0[at(t, p)]! & 32)) return -1;
    p++;
    for (;;) {
      const p0 = p;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 32)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_toplabel(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    for (;;) {
      const p0 = p;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 32)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_hostnumber(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    while (sets0[at(t, p)]! & 2) p++;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    while (sets0[at(t, p)]! & 2) p++;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    while (sets0[at(t, p)]! & 2) p++;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    while (sets0[at(t, p)]! & 2) p++;
    return p;
  }

  function s_port(t: string, p: number): number {
    while (sets0[at(t, p)]! & 2) p++;
    return p;
  }

  function s_path(t: string, p: number): number {
    o0: {
      if (at(t, p) === 47) {
        p++;
        break o0;
      }
    }
    if ((p = s_path_segments(t, p)) < 0) return -1;
    return p;
  }

  function s_path_segments(t: string, p: number): number {
    if ((p = s_segment(t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      a2: {
        if (!(at(t, p) === 47)) break a2;
        p++;
        if ((p = s_segment(t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_segment(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 32768) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    for (;;) {
      const p6 = p;
      a8: {
        if (!(at(t, p) === 59)) break a8;
        p++;
        if ((p = s_param(t, p)) < 0) break a8;
        continue;
      }
      p = p6;
      break;
    }
    return p;
  }

  function s_param(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 32768) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_pchar(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 32768) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512)) return -1;
      p += 3;
    }
    return p;
  }

  function s_query(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 65536) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_urlc(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 65536) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512)) return -1;
      p += 3;
    }
    return p;
  }

  function s_reserved(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 128)) return -1;
    p++;
    return p;
  }

  function s_unreserved(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 8)) return -1;
    p++;
    return p;
  }

  function s_mark(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 256)) return -1;
    p++;
    return p;
  }

  function s_escaped(t: string, p: number): number {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512)) return -1;
    p += 3;
    return p;
  }

  function s_hex(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 512)) return -1;
    p++;
    return p;
  }

  function s_alphanum(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 32)) return -1;
    p++;
    return p;
  }

  function s_alpha(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    return p;
  }

  function s_lowalpha(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2048)) return -1;
    p++;
    return p;
  }

  function s_upalpha(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 4096)) return -1;
    p++;
    return p;
  }

  function s_digit(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    return p;
  }

  function s_control(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 131072)) return -1;
    p++;
    return p;
  }

  function s_space(t: string, p: number): number {
    if (!(at(t, p) === 32)) return -1;
    p++;
    return p;
  }

  function s_delims(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 262144)) return -1;
    p++;
    return p;
  }

  function s_unwise(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 524288)) return -1;
    p++;
    return p;
  }

  rule("URL-reference", k_URL_reference);
  const r_absoluteURL = rule("absoluteURL", k_absoluteURL);
  const r_opaque_URL = rule("opaque-URL", k_opaque_URL);
  const r_generic_URL = rule("generic-URL", k_generic_URL);
  const r_relativeURL = rule("relativeURL", k_relativeURL);
  const r_net_path = rule("net_path", k_net_path);
  const r_abs_path = rule("abs_path", k_abs_path);
  const r_rel_path = rule("rel_path", k_rel_path);
  const r_scheme = rule("scheme", k_scheme, s_scheme);
  const r_site = rule("site", k_site);
  const r_user = rule("user", k_user, s_user);
  const r_password = rule("password", k_user, s_user);
  const r_hostport = rule("hostport", k_hostport);
  const r_host = rule("host", k_host);
  const r_hostname = rule("hostname", k_hostname, s_hostname);
  const r_domainlabel = rule("domainlabel", k_domainlabel, s_domainlabel);
  const r_toplabel = rule("toplabel", k_toplabel, s_toplabel);
  const r_hostnumber = rule("hostnumber", k_hostnumber, s_hostnumber);
  const r_port = rule("port", k_port, s_port);
  rule("path", k_path, s_path);
  const r_path_segments = rule("path_segments", k_path_segments, s_path_segments);
  const r_segment = rule("segment", k_segment, s_segment);
  const r_param = rule("param", k_param, s_param);
  const r_pchar = rule("pchar", k_pchar, s_pchar);
  const r_query = rule("query", k_query, s_query);
  const r_fragment = rule("fragment", k_query, s_query);
  const r_urlc = rule("urlc", k_urlc, s_urlc);
  const r_reserved = rule("reserved", undefined, s_reserved);
  const r_unreserved = rule("unreserved", k_unreserved, s_unreserved);
  const r_mark = rule("mark", undefined, s_mark);
  const r_escaped = rule("escaped", k_escaped, s_escaped);
  const r_hex = rule("hex", k_hex, s_hex);
  const r_alphanum = rule("alphanum", k_alphanum, s_alphanum);
  const r_alpha = rule("alpha", k_alpha, s_alpha);
  const r_lowalpha = rule("lowalpha", undefined, s_lowalpha);
  const r_upalpha = rule("upalpha", undefined, s_upalpha);
  const r_digit = rule("digit", undefined, s_digit);
  rule("control", undefined, s_control);
  rule("space", undefined, s_space);
  rule("delims", undefined, s_delims);
  rule("unwise", undefined, s_unwise);
  rule("Content-Base", k_Content_Base);
  rule("Content-Location", k_Content_Location);
  return parse;
}
