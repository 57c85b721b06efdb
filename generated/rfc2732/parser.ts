// The parser of rfc2732.
// Generated from grammar/rfc2732 and its notation (sha256 648af69bbb136cb4e04657385e9a7d2b5dee05ba478029bc917eaaa901978ab8). Do not edit.

import type { SyntaxNode } from '../../src/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/tree/parser.js';
import type { RuleName } from './rules.js';

/** The rules that a text can be parsed from. */
export type StartRule =
  | "URI-reference"
  | "absoluteURI"
  | "relativeURI"
  | "hier_part"
  | "opaque_part"
  | "uric_no_slash"
  | "net_path"
  | "abs_path"
  | "rel_path"
  | "rel_segment"
  | "scheme"
  | "authority"
  | "reg_name"
  | "server"
  | "userinfo"
  | "hostport"
  | "host"
  | "hostname"
  | "domainlabel"
  | "toplabel"
  | "IPv4address"
  | "port"
  | "path"
  | "path_segments"
  | "segment"
  | "param"
  | "pchar"
  | "query"
  | "fragment"
  | "uric"
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
  | "ipv6reference"
  | "IPv6address"
  | "hexpart"
  | "hexseq"
  | "hex4"
  | "HEXDIG";

export const parse: GeneratedParser<StartRule>['parse'] = makeParser();

/** The rules stand in a function, as bundlers make variables of a module's own constants, which take longer to read. */
function makeParser(): GeneratedParser<RuleName>['parse'] {
  // s_ scans text t from place p; k_ also adds the child nodes to k. Both return the end, or -1 where the rule fails.
  const [rule, parse] = ruleTable<RuleName>();

  const sets0 = new Int32Array([
    33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432,
    33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432, 33554432,
    0, 31211528, 67108864, 67109120, 31209008, 67108864, 31209008, 31211528, 31211528, 31211528, 31211528, 33306288, 31209008, 33308808, 33308808, 532736,
    33294347, 33294347, 33294347, 33294347, 33294347, 33294347, 33294347, 33294347, 33294347, 33294347, 30160400, 14427696, 67108864, 31209008, 67108864, 794896,
    22819376, 33359950, 33359950, 33359950, 33359950, 33359950, 33359950, 33359944, 33359944, 33359944, 33359944, 33359944, 33359944, 33359944, 33359944, 33359944,
    33359944, 33359944, 33359944, 33359944, 33359944, 33359944, 33359944, 33359944, 33359944, 33359944, 33359944, 532480, 131072, 532480, 131072, 31211528,
    131072, 33327182, 33327182, 33327182, 33327182, 33327182, 33327182, 33327176, 33327176, 33327176, 33327176, 33327176, 33327176, 33327176, 33327176, 33327176,
    33327176, 33327176, 33327176, 33327176, 33327176, 33327176, 33327176, 33327176, 33327176, 33327176, 33327176, 131072, 131072, 131072, 31211528, 33554432,
    0, 0,
  ]);

  function k_host(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_hostname, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_IPv4address, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_ipv6reference, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_ipv6reference(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(at(t, p) === 91)) return -1;
    p++;
    if ((p = add(k, r_IPv6address, t, p)) < 0) return -1;
    if (!(at(t, p) === 93)) return -1;
    p++;
    return p;
  }

  function k_IPv6address(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_hexpart, t, p)) < 0) return -1;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 58)) break a3;
        p++;
        if ((p = add(k, r_IPv4address, t, p)) < 0) break a3;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    return p;
  }

  function k_IPv4address(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    for (let i0 = 2; i0 > 0; i0--) {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        continue;
      }
      break;
    }
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    for (let i3 = 2; i3 > 0; i3--) {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        continue;
      }
      break;
    }
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    for (let i6 = 2; i6 > 0; i6--) {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        continue;
      }
      break;
    }
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    for (let i9 = 2; i9 > 0; i9--) {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        continue;
      }
      break;
    }
    return p;
  }

  function k_hexpart(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_hexseq, t, p)) < 0) break a3;
        o7: {
          const p8 = p;
          const n9 = k.length;
          a10: {
            if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a10;
            p += 2;
            o11: {
              if ((q = add(k, r_hexseq, t, p)) >= 0) {
                p = q;
                break o11;
              }
            }
            break o7;
          }
          p = p8;
          k.length = n9;
        }
        break c0;
      }
      p = p1;
      k.length = n2;
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) return -1;
      p += 2;
      o14: {
        if ((q = add(k, r_hexseq, t, p)) >= 0) {
          p = q;
          break o14;
        }
      }
    }
    return p;
  }

  function k_hexseq(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_hex4, t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if (!(at(t, p) === 58)) break a2;
        p++;
        if ((p = add(k, r_hex4, t, p)) < 0) break a2;
        if (at(t, p) === 46) break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }

  function k_hex4(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    for (let i0 = 3; i0 > 0; i0--) {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
        continue;
      }
      break;
    }
    return p;
  }

  function k_HEXDIG(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 4)) return -1;
      p++;
    }
    return p;
  }

  function k_URI_reference(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    o3: {
      if ((q = add(k, r_absoluteURI, t, p)) >= 0) {
        p = q;
        break o3;
      }
      if ((q = add(k, r_relativeURI, t, p)) >= 0) {
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

  function k_absoluteURI(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58)) return -1;
    p++;
    c0: {
      if ((q = add(k, r_hier_part, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_opaque_part, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_relativeURI(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_net_path, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_abs_path, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_rel_path, t, p)) < 0) return -1;
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

  function k_hier_part(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_net_path, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_abs_path, t, p)) < 0) return -1;
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

  function k_opaque_part(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if ((p = add(k, r_uric_no_slash, t, p)) < 0) return -1;
    for (;;) {
      if ((q = add(k, r_uric, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    return p;
  }

  function k_uric_no_slash(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
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
      if (!(sets0[at(t, p)]! & 16)) return -1;
      p++;
    }
    return p;
  }

  function k_net_path(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(at(t, p) === 47 && at(t, p + 1) === 47)) return -1;
    p += 2;
    if ((p = add(k, r_authority, t, p)) < 0) return -1;
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
    if ((p = add(k, r_path_segments, t, p)) < 0) return -1;
    return p;
  }

  function k_rel_path(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if ((p = add(k, r_rel_segment, t, p)) < 0) return -1;
    o0: {
      if ((q = add(k, r_abs_path, t, p)) >= 0) {
        p = q;
        break o0;
      }
    }
    return p;
  }

  function k_rel_segment(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
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
      if (!(sets0[at(t, p)]! & 32)) return -1;
      p++;
    }
    for (;;) {
      if (sets0[at(t, p)]! & 8) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        continue;
      }
      if ((q = add(k, r_escaped, t, p)) >= 0) {
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

  function k_scheme(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 64)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 64) {
        k.push(new ParsedNode(r_alpha, t, p, ++p));
        continue;
      }
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
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

  function k_authority(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_server, t, p)) < 0) break a3;
        c4: {
          const p5 = p;
          const n6 = k.length;
          a7: {
            if (!(sets0[at(t, p)]! & 256)) break a7;
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
      if ((p = add(k, r_reg_name, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_reg_name(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
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
      if (!(sets0[at(t, p)]! & 512)) return -1;
      p++;
    }
    for (;;) {
      if (sets0[at(t, p)]! & 8) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        continue;
      }
      if ((q = add(k, r_escaped, t, p)) >= 0) {
        p = q;
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

  function k_server(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    o4: {
      const p5 = p;
      const n6 = k.length;
      a7: {
        o8: {
          const p9 = p;
          const n10 = k.length;
          a11: {
            if ((p = add(k, r_userinfo, t, p)) < 0) break a11;
            if (!(at(t, p) === 64)) break a11;
            p++;
            break o8;
          }
          p = p9;
          k.length = n10;
        }
        if ((p = add(k, r_hostport, t, p)) < 0) break a7;
        break o4;
      }
      p = p5;
      k.length = n6;
    }
    return p;
  }

  function k_userinfo(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
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
      if (sets0[at(t, p)]! & 1024) {
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

  function k_hostname(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    for (;;) {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_domainlabel, t, p)) < 0) break a3;
        if (!(at(t, p) === 46)) break a3;
        p++;
        const p4 = p;
        if ((p = s_alphanum(t, p)) < 0) break a3;
        p = p4;
        continue;
      }
      p = p1;
      k.length = n2;
      break;
    }
    if ((p = add(k, r_toplabel, t, p)) < 0) return -1;
    o5: {
      if (at(t, p) === 46) {
        p++;
        break o5;
      }
    }
    return p;
  }

  function k_domainlabel(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 2048)) return -1;
    k.push(new ParsedNode(r_alphanum, t, p, ++p));
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 2048)) break a2;
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
    if (!(sets0[at(t, p)]! & 64)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 2048)) break a2;
        k.push(new ParsedNode(r_alphanum, t, p, ++p));
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }

  function k_port(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    for (;;) {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        continue;
      }
      break;
    }
    return p;
  }

  function k_path(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    o3: {
      if ((q = add(k, r_abs_path, t, p)) >= 0) {
        p = q;
        break o3;
      }
      if ((q = add(k, r_opaque_part, t, p)) >= 0) {
        p = q;
        break o3;
      }
    }
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
      if (!(sets0[at(t, p)]! & 4096)) return -1;
      p++;
    }
    return p;
  }

  function k_query(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_uric, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    return p;
  }

  function k_uric(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 8192) {
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
      if (sets0[at(t, p)]! & 2048) {
        k.push(new ParsedNode(r_alphanum, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 16384)) return -1;
      k.push(new ParsedNode(r_mark, t, p, ++p));
    }
    return p;
  }

  function k_escaped(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(at(t, p) === 37)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_hex, t, p, ++p));
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_hex, t, p, ++p));
    return p;
  }

  function k_alphanum(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 64) {
        k.push(new ParsedNode(r_alpha, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 1)) return -1;
      k.push(new ParsedNode(r_digit, t, p, ++p));
    }
    return p;
  }

  function k_alpha(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 32768) {
        k.push(new ParsedNode(r_lowalpha, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 65536)) return -1;
      k.push(new ParsedNode(r_upalpha, t, p, ++p));
    }
    return p;
  }

  function s_alphanum(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2048)) return -1;
    p++;
    return p;
  }

  function s_ipv6reference(t: string, p: number): number {
    if (!(at(t, p) === 91)) return -1;
    p++;
    if ((p = s_IPv6address(t, p)) < 0) return -1;
    if (!(at(t, p) === 93)) return -1;
    p++;
    return p;
  }

  function s_reserved(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 8192)) return -1;
    p++;
    return p;
  }

  function s_unwise(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 131072)) return -1;
    p++;
    return p;
  }

  function s_IPv6address(t: string, p: number): number {
    if ((p = s_hexpart(t, p)) < 0) return -1;
    o0: {
      const p1 = p;
      a3: {
        if (!(at(t, p) === 58)) break a3;
        p++;
        if ((p = s_IPv4address(t, p)) < 0) break a3;
        break o0;
      }
      p = p1;
    }
    return p;
  }

  function s_IPv4address(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    for (let i0 = 2; i0 > 0; i0--) {
      if (sets0[at(t, p)]! & 1) {
        p++;
        continue;
      }
      break;
    }
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    for (let i3 = 2; i3 > 0; i3--) {
      if (sets0[at(t, p)]! & 1) {
        p++;
        continue;
      }
      break;
    }
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    for (let i6 = 2; i6 > 0; i6--) {
      if (sets0[at(t, p)]! & 1) {
        p++;
        continue;
      }
      break;
    }
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    for (let i9 = 2; i9 > 0; i9--) {
      if (sets0[at(t, p)]! & 1) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function s_hexpart(t: string, p: number): number {
    let q: number;
    c0: {
      const p1 = p;
      a3: {
        if ((p = s_hexseq(t, p)) < 0) break a3;
        o7: {
          const p8 = p;
          a10: {
            if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a10;
            p += 2;
            o11: {
              if ((q = s_hexseq(t, p)) >= 0) {
                p = q;
                break o11;
              }
            }
            break o7;
          }
          p = p8;
        }
        break c0;
      }
      p = p1;
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) return -1;
      p += 2;
      o14: {
        if ((q = s_hexseq(t, p)) >= 0) {
          p = q;
          break o14;
        }
      }
    }
    return p;
  }

  function s_hexseq(t: string, p: number): number {
    if ((p = s_hex4(t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      a2: {
        if (!(at(t, p) === 58)) break a2;
        p++;
        if ((p = s_hex4(t, p)) < 0) break a2;
        if (at(t, p) === 46) break a2;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_hex4(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    for (let i0 = 3; i0 > 0; i0--) {
      if (sets0[at(t, p)]! & 2) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function s_HEXDIG(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    return p;
  }

  function s_opaque_part(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 262144) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 2 && sets0[at(t, p + 2)]! & 2)) return -1;
      p += 3;
    }
    for (;;) {
      const p6 = p;
      if (sets0[at(t, p)]! & 524288) {
        p++;
        continue;
      }
      a8: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 2 && sets0[at(t, p + 2)]! & 2)) break a8;
        p += 3;
        continue;
      }
      p = p6;
      break;
    }
    return p;
  }

  function s_uric_no_slash(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 262144) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 2 && sets0[at(t, p + 2)]! & 2)) return -1;
      p += 3;
    }
    return p;
  }

  function s_abs_path(t: string, p: number): number {
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = s_path_segments(t, p)) < 0) return -1;
    return p;
  }

  function s_rel_path(t: string, p: number): number {
    let q: number;
    if ((p = s_rel_segment(t, p)) < 0) return -1;
    o0: {
      if ((q = s_abs_path(t, p)) >= 0) {
        p = q;
        break o0;
      }
    }
    return p;
  }

  function s_rel_segment(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 1048576) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 2 && sets0[at(t, p + 2)]! & 2)) return -1;
      p += 3;
    }
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 1048576) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 2 && sets0[at(t, p + 2)]! & 2)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_scheme(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 64)) return -1;
    p++;
    while (sets0[at(t, p)]! & 2097152) p++;
    return p;
  }

  function s_reg_name(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 4194304) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 2 && sets0[at(t, p + 2)]! & 2)) return -1;
      p += 3;
    }
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 4194304) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 2 && sets0[at(t, p + 2)]! & 2)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_userinfo(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 8388608) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 2 && sets0[at(t, p + 2)]! & 2)) break a5;
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
        if (!(sets0[at(t, p)]! & 2048)) break a2;
        continue;
      }
      p = p0;
      break;
    }
    if ((p = s_toplabel(t, p)) < 0) return -1;
    o3: {
      if (at(t, p) === 46) {
        p++;
        break o3;
      }
    }
    return p;
  }

  function s_domainlabel(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2048)) return -1;
    p++;
    for (;;) {
      const p0 = p;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 2048)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_toplabel(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 64)) return -1;
    p++;
    for (;;) {
      const p0 = p;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 2048)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_port(t: string, p: number): number {
    while (sets0[at(t, p)]! & 1) p++;
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
      if (sets0[at(t, p)]! & 16777216) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 2 && sets0[at(t, p + 2)]! & 2)) break a5;
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
      if (sets0[at(t, p)]! & 16777216) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 2 && sets0[at(t, p + 2)]! & 2)) break a5;
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
      if (sets0[at(t, p)]! & 16777216) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 2 && sets0[at(t, p + 2)]! & 2)) return -1;
      p += 3;
    }
    return p;
  }

  function s_query(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 524288) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 2 && sets0[at(t, p + 2)]! & 2)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_uric(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 524288) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 2 && sets0[at(t, p + 2)]! & 2)) return -1;
      p += 3;
    }
    return p;
  }

  function s_unreserved(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 8)) return -1;
    p++;
    return p;
  }

  function s_mark(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 16384)) return -1;
    p++;
    return p;
  }

  function s_escaped(t: string, p: number): number {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 2 && sets0[at(t, p + 2)]! & 2)) return -1;
    p += 3;
    return p;
  }

  function s_alpha(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 64)) return -1;
    p++;
    return p;
  }

  function s_lowalpha(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 32768)) return -1;
    p++;
    return p;
  }

  function s_upalpha(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 65536)) return -1;
    p++;
    return p;
  }

  function s_digit(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    return p;
  }

  function s_control(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 33554432)) return -1;
    p++;
    return p;
  }

  function s_space(t: string, p: number): number {
    if (!(at(t, p) === 32)) return -1;
    p++;
    return p;
  }

  function s_delims(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 67108864)) return -1;
    p++;
    return p;
  }

  const r_host = rule("host", k_host);
  const r_ipv6reference = rule("ipv6reference", k_ipv6reference, s_ipv6reference);
  const r_reserved = rule("reserved", undefined, s_reserved);
  rule("unwise", undefined, s_unwise);
  const r_IPv6address = rule("IPv6address", k_IPv6address, s_IPv6address);
  const r_IPv4address = rule("IPv4address", k_IPv4address, s_IPv4address);
  const r_hexpart = rule("hexpart", k_hexpart, s_hexpart);
  const r_hexseq = rule("hexseq", k_hexseq, s_hexseq);
  const r_hex4 = rule("hex4", k_hex4, s_hex4);
  const r_HEXDIG = rule("HEXDIG", k_HEXDIG, s_HEXDIG);
  rule("URI-reference", k_URI_reference);
  const r_absoluteURI = rule("absoluteURI", k_absoluteURI);
  const r_relativeURI = rule("relativeURI", k_relativeURI);
  const r_hier_part = rule("hier_part", k_hier_part);
  const r_opaque_part = rule("opaque_part", k_opaque_part, s_opaque_part);
  const r_uric_no_slash = rule("uric_no_slash", k_uric_no_slash, s_uric_no_slash);
  const r_net_path = rule("net_path", k_net_path);
  const r_abs_path = rule("abs_path", k_abs_path, s_abs_path);
  const r_rel_path = rule("rel_path", k_rel_path, s_rel_path);
  const r_rel_segment = rule("rel_segment", k_rel_segment, s_rel_segment);
  const r_scheme = rule("scheme", k_scheme, s_scheme);
  const r_authority = rule("authority", k_authority);
  const r_reg_name = rule("reg_name", k_reg_name, s_reg_name);
  const r_server = rule("server", k_server);
  const r_userinfo = rule("userinfo", k_userinfo, s_userinfo);
  const r_hostport = rule("hostport", k_hostport);
  const r_hostname = rule("hostname", k_hostname, s_hostname);
  const r_domainlabel = rule("domainlabel", k_domainlabel, s_domainlabel);
  const r_toplabel = rule("toplabel", k_toplabel, s_toplabel);
  const r_port = rule("port", k_port, s_port);
  rule("path", k_path);
  const r_path_segments = rule("path_segments", k_path_segments, s_path_segments);
  const r_segment = rule("segment", k_segment, s_segment);
  const r_param = rule("param", k_param, s_param);
  const r_pchar = rule("pchar", k_pchar, s_pchar);
  const r_query = rule("query", k_query, s_query);
  const r_fragment = rule("fragment", k_query, s_query);
  const r_uric = rule("uric", k_uric, s_uric);
  const r_unreserved = rule("unreserved", k_unreserved, s_unreserved);
  const r_mark = rule("mark", undefined, s_mark);
  const r_escaped = rule("escaped", k_escaped, s_escaped);
  const r_hex = rule("hex", k_HEXDIG, s_HEXDIG);
  const r_alphanum = rule("alphanum", k_alphanum, s_alphanum);
  const r_alpha = rule("alpha", k_alpha, s_alpha);
  const r_lowalpha = rule("lowalpha", undefined, s_lowalpha);
  const r_upalpha = rule("upalpha", undefined, s_upalpha);
  const r_digit = rule("digit", undefined, s_digit);
  rule("control", undefined, s_control);
  rule("space", undefined, s_space);
  rule("delims", undefined, s_delims);
  return parse;
}
