// The parser of rfc6874.
// Generated from grammar/rfc6874 and its notation (sha256 7c5f4f35f65f695d48a78952e3f31b8334eb06543269a3cf765ac3f082a9c5d0). Do not edit.

import type { SyntaxNode } from '../../src/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/tree/parser.js';
import type { RuleName } from './rules.js';

/** The rules that a text can be parsed from. */
export type StartRule =
  | "URI"
  | "hier-part"
  | "URI-reference"
  | "absolute-URI"
  | "relative-ref"
  | "relative-part"
  | "scheme"
  | "authority"
  | "userinfo"
  | "host"
  | "port"
  | "IP-literal"
  | "IPvFuture"
  | "IPv6address"
  | "h16"
  | "ls32"
  | "IPv4address"
  | "dec-octet"
  | "reg-name"
  | "path"
  | "path-abempty"
  | "path-absolute"
  | "path-noscheme"
  | "path-rootless"
  | "path-empty"
  | "segment"
  | "segment-nz"
  | "segment-nz-nc"
  | "pchar"
  | "query"
  | "fragment"
  | "pct-encoded"
  | "unreserved"
  | "reserved"
  | "gen-delims"
  | "sub-delims"
  | "ALPHA"
  | "DIGIT"
  | "HEXDIG"
  | "ZoneID"
  | "IPv6addrz";

export const parse: GeneratedParser<StartRule>['parse'] = makeParser();

/** The rules stand in a function, as bundlers make variables of a module's own constants, which take longer to read. */
function makeParser(): GeneratedParser<RuleName>['parse'] {
  // s_ scans text t from place p; k_ also adds the child nodes to k. Both return the end, or -1 where the rule fails.
  const [rule, parse] = ruleTable<RuleName>();

  const sets0 = new Int32Array([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 4096016, 0, 2105344, 4096016, 0, 4096016, 4096016, 4096016, 4096016, 4096016, 4161560, 4096016, 2068489, 2068489, 3155968,
    2064837, 2065349, 2065349, 2065349, 2065349, 2065093, 2064965, 2064965, 2064965, 2064965, 3318784, 4096016, 0, 4096016, 0, 3155968,
    3712000, 2080835, 2080835, 2080835, 2080835, 2080835, 2080835, 2064387, 2064387, 2064387, 2064387, 2064387, 2064387, 2064387, 2064387, 2064387,
    2064387, 2064387, 2064387, 2064387, 2064387, 2064387, 2064419, 2064387, 2064387, 2064387, 2064387, 2105344, 0, 2105344, 0, 2002945,
    0, 2080835, 2080835, 2080835, 2080835, 2080835, 2080835, 2064387, 2064387, 2064387, 2064387, 2064387, 2064387, 2064387, 2064387, 2064387,
    2064387, 2064387, 2064387, 2064387, 2064387, 2064387, 2064419, 2064387, 2064387, 2064387, 2064387, 0, 0, 0, 2002945, 0,
    0, 0,
  ]);

  function k_IP_literal(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(at(t, p) === 91)) return -1;
    p++;
    c0: {
      if ((q = add(k, r_IPv6addrz, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_IPv6address, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_IPvFuture, t, p)) < 0) return -1;
    }
    if (!(at(t, p) === 93)) return -1;
    p++;
    return p;
  }

  function k_ZoneID(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        break c0;
      }
      if ((p = add(k, r_pct_encoded, t, p)) < 0) return -1;
    }
    for (;;) {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        continue;
      }
      if ((q = add(k, r_pct_encoded, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    return p;
  }

  function k_IPv6addrz(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_IPv6address, t, p)) < 0) return -1;
    if (!(t.startsWith("%25", p))) return -1;
    p += 3;
    if ((p = add(k, r_ZoneID, t, p)) < 0) return -1;
    return p;
  }

  function k_URI(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58)) return -1;
    p++;
    if ((p = add(k, r_hier_part, t, p)) < 0) return -1;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 63)) break a3;
        p++;
        if ((p = add(k, r_query, t, p)) < 0) break a3;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    o4: {
      const p5 = p;
      const n6 = k.length;
      a7: {
        if (!(at(t, p) === 35)) break a7;
        p++;
        if ((p = add(k, r_fragment, t, p)) < 0) break a7;
        break o4;
      }
      p = p5;
      k.length = n6;
    }
    return p;
  }

  function k_hier_part(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 47 && at(t, p + 1) === 47)) break a3;
        p += 2;
        if ((p = add(k, r_authority, t, p)) < 0) break a3;
        if ((p = add(k, r_path_abempty, t, p)) < 0) break a3;
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((q = add(k, r_path_absolute, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_path_rootless, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_path_empty, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_URI_reference(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_URI, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_relative_ref, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_absolute_URI(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58)) return -1;
    p++;
    if ((p = add(k, r_hier_part, t, p)) < 0) return -1;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 63)) break a3;
        p++;
        if ((p = add(k, r_query, t, p)) < 0) break a3;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    return p;
  }

  function k_relative_ref(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_relative_part, t, p)) < 0) return -1;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 63)) break a3;
        p++;
        if ((p = add(k, r_query, t, p)) < 0) break a3;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    o4: {
      const p5 = p;
      const n6 = k.length;
      a7: {
        if (!(at(t, p) === 35)) break a7;
        p++;
        if ((p = add(k, r_fragment, t, p)) < 0) break a7;
        break o4;
      }
      p = p5;
      k.length = n6;
    }
    return p;
  }

  function k_relative_part(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 47 && at(t, p + 1) === 47)) break a3;
        p += 2;
        if ((p = add(k, r_authority, t, p)) < 0) break a3;
        if ((p = add(k, r_path_abempty, t, p)) < 0) break a3;
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((q = add(k, r_path_absolute, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = add(k, r_path_noscheme, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_path_empty, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_scheme(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_ALPHA, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_ALPHA, t, p, ++p));
        continue;
      }
      if (sets0[at(t, p)]! & 4) {
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
        continue;
      }
      if (sets0[at(t, p)]! & 8) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function k_authority(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_userinfo, t, p)) < 0) break a3;
        if (!(at(t, p) === 64)) break a3;
        p++;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    if ((p = add(k, r_host, t, p)) < 0) return -1;
    o4: {
      const p5 = p;
      const n6 = k.length;
      a7: {
        if (!(at(t, p) === 58)) break a7;
        p++;
        if ((p = add(k, r_port, t, p)) < 0) break a7;
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
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        continue;
      }
      if ((q = add(k, r_pct_encoded, t, p)) >= 0) {
        p = q;
        continue;
      }
      if (sets0[at(t, p)]! & 16) {
        k.push(new ParsedNode(r_sub_delims, t, p, ++p));
        continue;
      }
      if (at(t, p) === 58) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function k_host(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      const p1 = p;
      const n2 = k.length;
      if ((q = add(k, r_IP_literal, t, p)) >= 0) {
        p = q;
        break c0;
      }
      a3: {
        if ((p = add(k, r_IPv4address, t, p)) < 0) break a3;
        if ((q = s_unreserved(t, p)) >= 0) {
          p = q;
          break a3;
        }
        if ((q = s_pct_encoded(t, p)) >= 0) {
          p = q;
          break a3;
        }
        if ((q = s_sub_delims(t, p)) >= 0) {
          p = q;
          break a3;
        }
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_reg_name, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_port(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    for (;;) {
      if (sets0[at(t, p)]! & 4) {
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
        continue;
      }
      break;
    }
    return p;
  }

  function k_IPvFuture(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 32)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 64)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 64) {
        k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
        continue;
      }
      break;
    }
    if (!(at(t, p) === 46)) return -1;
    p++;
    c2: {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        break c2;
      }
      if (sets0[at(t, p)]! & 16) {
        k.push(new ParsedNode(r_sub_delims, t, p, ++p));
        break c2;
      }
      if (!(at(t, p) === 58)) return -1;
      p++;
    }
    for (;;) {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        continue;
      }
      if (sets0[at(t, p)]! & 16) {
        k.push(new ParsedNode(r_sub_delims, t, p, ++p));
        continue;
      }
      if (at(t, p) === 58) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function k_IPv6address(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        for (let i4 = 6; i4 > 0; i4--) {
          if ((p = add(k, r_h16, t, p)) < 0) break a3;
          if (!(at(t, p) === 58)) break a3;
          p++;
        }
        if ((p = add(k, r_ls32, t, p)) < 0) break a3;
        break c0;
      }
      p = p1;
      k.length = n2;
      a5: {
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a5;
        p += 2;
        for (let i6 = 5; i6 > 0; i6--) {
          if ((p = add(k, r_h16, t, p)) < 0) break a5;
          if (!(at(t, p) === 58)) break a5;
          p++;
        }
        if ((p = add(k, r_ls32, t, p)) < 0) break a5;
        break c0;
      }
      p = p1;
      k.length = n2;
      a7: {
        o8: {
          if ((q = add(k, r_h16, t, p)) >= 0) {
            p = q;
            break o8;
          }
        }
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a7;
        p += 2;
        for (let i11 = 4; i11 > 0; i11--) {
          if ((p = add(k, r_h16, t, p)) < 0) break a7;
          if (!(at(t, p) === 58)) break a7;
          p++;
        }
        if ((p = add(k, r_ls32, t, p)) < 0) break a7;
        break c0;
      }
      p = p1;
      k.length = n2;
      a12: {
        o17: {
          const p18 = p;
          const n19 = k.length;
          a20: {
            if ((p = add(k, r_h16, t, p)) < 0) break a20;
            o21: {
              const p22 = p;
              const n23 = k.length;
              a24: {
                if (!(at(t, p) === 58)) break a24;
                p++;
                if ((p = add(k, r_h16, t, p)) < 0) break a24;
                break o21;
              }
              p = p22;
              k.length = n23;
            }
            break o17;
          }
          p = p18;
          k.length = n19;
        }
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a12;
        p += 2;
        for (let i25 = 3; i25 > 0; i25--) {
          if ((p = add(k, r_h16, t, p)) < 0) break a12;
          if (!(at(t, p) === 58)) break a12;
          p++;
        }
        if ((p = add(k, r_ls32, t, p)) < 0) break a12;
        break c0;
      }
      p = p1;
      k.length = n2;
      a26: {
        o31: {
          const p32 = p;
          const n33 = k.length;
          a34: {
            if ((p = add(k, r_h16, t, p)) < 0) break a34;
            for (let i35 = 2; i35 > 0; i35--) {
              const p36 = p;
              const n37 = k.length;
              a38: {
                if (!(at(t, p) === 58)) break a38;
                p++;
                if ((p = add(k, r_h16, t, p)) < 0) break a38;
                continue;
              }
              p = p36;
              k.length = n37;
              break;
            }
            break o31;
          }
          p = p32;
          k.length = n33;
        }
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a26;
        p += 2;
        for (let i39 = 2; i39 > 0; i39--) {
          if ((p = add(k, r_h16, t, p)) < 0) break a26;
          if (!(at(t, p) === 58)) break a26;
          p++;
        }
        if ((p = add(k, r_ls32, t, p)) < 0) break a26;
        break c0;
      }
      p = p1;
      k.length = n2;
      a40: {
        o45: {
          const p46 = p;
          const n47 = k.length;
          a48: {
            if ((p = add(k, r_h16, t, p)) < 0) break a48;
            for (let i49 = 3; i49 > 0; i49--) {
              const p50 = p;
              const n51 = k.length;
              a52: {
                if (!(at(t, p) === 58)) break a52;
                p++;
                if ((p = add(k, r_h16, t, p)) < 0) break a52;
                continue;
              }
              p = p50;
              k.length = n51;
              break;
            }
            break o45;
          }
          p = p46;
          k.length = n47;
        }
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a40;
        p += 2;
        if ((p = add(k, r_h16, t, p)) < 0) break a40;
        if (!(at(t, p) === 58)) break a40;
        p++;
        if ((p = add(k, r_ls32, t, p)) < 0) break a40;
        break c0;
      }
      p = p1;
      k.length = n2;
      a53: {
        o58: {
          const p59 = p;
          const n60 = k.length;
          a61: {
            if ((p = add(k, r_h16, t, p)) < 0) break a61;
            for (let i62 = 4; i62 > 0; i62--) {
              const p63 = p;
              const n64 = k.length;
              a65: {
                if (!(at(t, p) === 58)) break a65;
                p++;
                if ((p = add(k, r_h16, t, p)) < 0) break a65;
                continue;
              }
              p = p63;
              k.length = n64;
              break;
            }
            break o58;
          }
          p = p59;
          k.length = n60;
        }
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a53;
        p += 2;
        if ((p = add(k, r_ls32, t, p)) < 0) break a53;
        break c0;
      }
      p = p1;
      k.length = n2;
      a66: {
        o71: {
          const p72 = p;
          const n73 = k.length;
          a74: {
            if ((p = add(k, r_h16, t, p)) < 0) break a74;
            for (let i75 = 5; i75 > 0; i75--) {
              const p76 = p;
              const n77 = k.length;
              a78: {
                if (!(at(t, p) === 58)) break a78;
                p++;
                if ((p = add(k, r_h16, t, p)) < 0) break a78;
                continue;
              }
              p = p76;
              k.length = n77;
              break;
            }
            break o71;
          }
          p = p72;
          k.length = n73;
        }
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a66;
        p += 2;
        if ((p = add(k, r_h16, t, p)) < 0) break a66;
        break c0;
      }
      p = p1;
      k.length = n2;
      o83: {
        const p84 = p;
        const n85 = k.length;
        a86: {
          if ((p = add(k, r_h16, t, p)) < 0) break a86;
          for (let i87 = 6; i87 > 0; i87--) {
            const p88 = p;
            const n89 = k.length;
            a90: {
              if (!(at(t, p) === 58)) break a90;
              p++;
              if ((p = add(k, r_h16, t, p)) < 0) break a90;
              continue;
            }
            p = p88;
            k.length = n89;
            break;
          }
          break o83;
        }
        p = p84;
        k.length = n85;
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) return -1;
      p += 2;
    }
    return p;
  }

  function k_h16(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 64)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    for (let i0 = 3; i0 > 0; i0--) {
      if (sets0[at(t, p)]! & 64) {
        k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
        continue;
      }
      break;
    }
    return p;
  }

  function k_ls32(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_h16, t, p)) < 0) break a3;
        if (!(at(t, p) === 58)) break a3;
        p++;
        if ((p = add(k, r_h16, t, p)) < 0) break a3;
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_IPv4address, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_IPv4address(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_dec_octet, t, p)) < 0) return -1;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if ((p = add(k, r_dec_octet, t, p)) < 0) return -1;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if ((p = add(k, r_dec_octet, t, p)) < 0) return -1;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if ((p = add(k, r_dec_octet, t, p)) < 0) return -1;
    return p;
  }

  function k_dec_octet(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 50 && at(t, p + 1) === 53)) break a3;
        p += 2;
        if (!(sets0[at(t, p)]! & 128)) break a3;
        p++;
        break c0;
      }
      p = p1;
      k.length = n2;
      a4: {
        if (!(at(t, p) === 50 && sets0[at(t, p + 1)]! & 256)) break a4;
        p += 2;
        if (!(sets0[at(t, p)]! & 4)) break a4;
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
        break c0;
      }
      p = p1;
      k.length = n2;
      a5: {
        if (!(at(t, p) === 49)) break a5;
        p++;
        for (let i6 = 2; i6 > 0; i6--) {
          if (!(sets0[at(t, p)]! & 4)) break a5;
          k.push(new ParsedNode(r_DIGIT, t, p, ++p));
        }
        break c0;
      }
      p = p1;
      k.length = n2;
      a7: {
        if (!(sets0[at(t, p)]! & 512)) break a7;
        p++;
        if (!(sets0[at(t, p)]! & 4)) break a7;
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
        break c0;
      }
      p = p1;
      k.length = n2;
      if (!(sets0[at(t, p)]! & 4)) return -1;
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    }
    return p;
  }

  function k_reg_name(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        continue;
      }
      if ((q = add(k, r_pct_encoded, t, p)) >= 0) {
        p = q;
        continue;
      }
      if (sets0[at(t, p)]! & 16) {
        k.push(new ParsedNode(r_sub_delims, t, p, ++p));
        continue;
      }
      break;
    }
    return p;
  }

  function k_path(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((q = s_pchar(t, p)) >= 0) {
          p = q;
          break a3;
        }
        if ((p = add(k, r_path_abempty, t, p)) < 0) break a3;
        break c0;
      }
      p = p1;
      k.length = n2;
      a6: {
        if ((p = add(k, r_path_noscheme, t, p)) < 0) break a6;
        if (at(t, p) === 58) break a6;
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_path_rootless, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_path_abempty(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
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

  function k_path_absolute(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(at(t, p) === 47)) return -1;
    p++;
    o3: {
      const p4 = p;
      const n5 = k.length;
      a6: {
        if ((p = add(k, r_segment_nz, t, p)) < 0) break a6;
        for (;;) {
          const p7 = p;
          const n8 = k.length;
          a9: {
            if (!(at(t, p) === 47)) break a9;
            p++;
            if ((p = add(k, r_segment, t, p)) < 0) break a9;
            continue;
          }
          p = p7;
          k.length = n8;
          break;
        }
        break o3;
      }
      p = p4;
      k.length = n5;
    }
    return p;
  }

  function k_path_noscheme(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_segment_nz_nc, t, p)) < 0) return -1;
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

  function k_path_rootless(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_segment_nz, t, p)) < 0) return -1;
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
    return p;
  }

  function k_segment_nz(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if ((p = add(k, r_pchar, t, p)) < 0) return -1;
    for (;;) {
      if ((q = add(k, r_pchar, t, p)) >= 0) {
        p = q;
        continue;
      }
      break;
    }
    return p;
  }

  function k_segment_nz_nc(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        break c0;
      }
      if ((q = add(k, r_pct_encoded, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if (sets0[at(t, p)]! & 16) {
        k.push(new ParsedNode(r_sub_delims, t, p, ++p));
        break c0;
      }
      if (!(at(t, p) === 64)) return -1;
      p++;
    }
    for (;;) {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        continue;
      }
      if ((q = add(k, r_pct_encoded, t, p)) >= 0) {
        p = q;
        continue;
      }
      if (sets0[at(t, p)]! & 16) {
        k.push(new ParsedNode(r_sub_delims, t, p, ++p));
        continue;
      }
      if (at(t, p) === 64) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function k_pchar(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        break c0;
      }
      if ((q = add(k, r_pct_encoded, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if (sets0[at(t, p)]! & 16) {
        k.push(new ParsedNode(r_sub_delims, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 1024)) return -1;
      p++;
    }
    return p;
  }

  function k_query(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_pchar, t, p)) >= 0) {
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

  function k_pct_encoded(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(at(t, p) === 37)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 64)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    if (!(sets0[at(t, p)]! & 64)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    return p;
  }

  function k_unreserved(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_ALPHA, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 4) {
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 4096)) return -1;
      p++;
    }
    return p;
  }

  function k_reserved(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 8192) {
        k.push(new ParsedNode(r_gen_delims, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 16)) return -1;
      k.push(new ParsedNode(r_sub_delims, t, p, ++p));
    }
    return p;
  }

  function k_HEXDIG(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 4) {
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 16384)) return -1;
      p++;
    }
    return p;
  }

  function s_unreserved(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    return p;
  }

  function s_pct_encoded(t: string, p: number): number {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64)) return -1;
    p += 3;
    return p;
  }

  function s_sub_delims(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 16)) return -1;
    p++;
    return p;
  }

  function s_pchar(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 32768) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64)) return -1;
      p += 3;
    }
    return p;
  }

  function s_IP_literal(t: string, p: number): number {
    let q: number;
    if (!(at(t, p) === 91)) return -1;
    p++;
    c0: {
      if ((q = s_IPv6addrz(t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((q = s_IPv6address(t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = s_IPvFuture(t, p)) < 0) return -1;
    }
    if (!(at(t, p) === 93)) return -1;
    p++;
    return p;
  }

  function s_ZoneID(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 1) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64)) return -1;
      p += 3;
    }
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 1) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_IPv6addrz(t: string, p: number): number {
    if ((p = s_IPv6address(t, p)) < 0) return -1;
    if (!(t.startsWith("%25", p))) return -1;
    p += 3;
    if ((p = s_ZoneID(t, p)) < 0) return -1;
    return p;
  }

  function s_scheme(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    while (sets0[at(t, p)]! & 65536) p++;
    return p;
  }

  function s_userinfo(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 131072) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_port(t: string, p: number): number {
    while (sets0[at(t, p)]! & 4) p++;
    return p;
  }

  function s_IPvFuture(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 32)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 64)) return -1;
    p++;
    while (sets0[at(t, p)]! & 64) p++;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 131072)) return -1;
    p++;
    while (sets0[at(t, p)]! & 131072) p++;
    return p;
  }

  function s_IPv6address(t: string, p: number): number {
    let q: number;
    c0: {
      const p1 = p;
      a3: {
        for (let i4 = 6; i4 > 0; i4--) {
          if ((p = s_h16(t, p)) < 0) break a3;
          if (!(at(t, p) === 58)) break a3;
          p++;
        }
        if ((p = s_ls32(t, p)) < 0) break a3;
        break c0;
      }
      p = p1;
      a5: {
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a5;
        p += 2;
        for (let i6 = 5; i6 > 0; i6--) {
          if ((p = s_h16(t, p)) < 0) break a5;
          if (!(at(t, p) === 58)) break a5;
          p++;
        }
        if ((p = s_ls32(t, p)) < 0) break a5;
        break c0;
      }
      p = p1;
      a7: {
        o8: {
          if ((q = s_h16(t, p)) >= 0) {
            p = q;
            break o8;
          }
        }
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a7;
        p += 2;
        for (let i11 = 4; i11 > 0; i11--) {
          if ((p = s_h16(t, p)) < 0) break a7;
          if (!(at(t, p) === 58)) break a7;
          p++;
        }
        if ((p = s_ls32(t, p)) < 0) break a7;
        break c0;
      }
      p = p1;
      a12: {
        o17: {
          const p18 = p;
          a20: {
            if ((p = s_h16(t, p)) < 0) break a20;
            o21: {
              const p22 = p;
              a24: {
                if (!(at(t, p) === 58)) break a24;
                p++;
                if ((p = s_h16(t, p)) < 0) break a24;
                break o21;
              }
              p = p22;
            }
            break o17;
          }
          p = p18;
        }
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a12;
        p += 2;
        for (let i25 = 3; i25 > 0; i25--) {
          if ((p = s_h16(t, p)) < 0) break a12;
          if (!(at(t, p) === 58)) break a12;
          p++;
        }
        if ((p = s_ls32(t, p)) < 0) break a12;
        break c0;
      }
      p = p1;
      a26: {
        o31: {
          const p32 = p;
          a34: {
            if ((p = s_h16(t, p)) < 0) break a34;
            for (let i35 = 2; i35 > 0; i35--) {
              const p36 = p;
              a38: {
                if (!(at(t, p) === 58)) break a38;
                p++;
                if ((p = s_h16(t, p)) < 0) break a38;
                continue;
              }
              p = p36;
              break;
            }
            break o31;
          }
          p = p32;
        }
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a26;
        p += 2;
        for (let i39 = 2; i39 > 0; i39--) {
          if ((p = s_h16(t, p)) < 0) break a26;
          if (!(at(t, p) === 58)) break a26;
          p++;
        }
        if ((p = s_ls32(t, p)) < 0) break a26;
        break c0;
      }
      p = p1;
      a40: {
        o45: {
          const p46 = p;
          a48: {
            if ((p = s_h16(t, p)) < 0) break a48;
            for (let i49 = 3; i49 > 0; i49--) {
              const p50 = p;
              a52: {
                if (!(at(t, p) === 58)) break a52;
                p++;
                if ((p = s_h16(t, p)) < 0) break a52;
                continue;
              }
              p = p50;
              break;
            }
            break o45;
          }
          p = p46;
        }
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a40;
        p += 2;
        if ((p = s_h16(t, p)) < 0) break a40;
        if (!(at(t, p) === 58)) break a40;
        p++;
        if ((p = s_ls32(t, p)) < 0) break a40;
        break c0;
      }
      p = p1;
      a53: {
        o58: {
          const p59 = p;
          a61: {
            if ((p = s_h16(t, p)) < 0) break a61;
            for (let i62 = 4; i62 > 0; i62--) {
              const p63 = p;
              a65: {
                if (!(at(t, p) === 58)) break a65;
                p++;
                if ((p = s_h16(t, p)) < 0) break a65;
                continue;
              }
              p = p63;
              break;
            }
            break o58;
          }
          p = p59;
        }
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a53;
        p += 2;
        if ((p = s_ls32(t, p)) < 0) break a53;
        break c0;
      }
      p = p1;
      a66: {
        o71: {
          const p72 = p;
          a74: {
            if ((p = s_h16(t, p)) < 0) break a74;
            for (let i75 = 5; i75 > 0; i75--) {
              const p76 = p;
              a78: {
                if (!(at(t, p) === 58)) break a78;
                p++;
                if ((p = s_h16(t, p)) < 0) break a78;
                continue;
              }
              p = p76;
              break;
            }
            break o71;
          }
          p = p72;
        }
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a66;
        p += 2;
        if ((p = s_h16(t, p)) < 0) break a66;
        break c0;
      }
      p = p1;
      o83: {
        const p84 = p;
        a86: {
          if ((p = s_h16(t, p)) < 0) break a86;
          for (let i87 = 6; i87 > 0; i87--) {
            const p88 = p;
            a90: {
              if (!(at(t, p) === 58)) break a90;
              p++;
              if ((p = s_h16(t, p)) < 0) break a90;
              continue;
            }
            p = p88;
            break;
          }
          break o83;
        }
        p = p84;
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) return -1;
      p += 2;
    }
    return p;
  }

  function s_h16(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 64)) return -1;
    p++;
    for (let i0 = 3; i0 > 0; i0--) {
      if (sets0[at(t, p)]! & 64) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function s_ls32(t: string, p: number): number {
    c0: {
      const p1 = p;
      a3: {
        if ((p = s_h16(t, p)) < 0) break a3;
        if (!(at(t, p) === 58)) break a3;
        p++;
        if ((p = s_h16(t, p)) < 0) break a3;
        break c0;
      }
      p = p1;
      if ((p = s_IPv4address(t, p)) < 0) return -1;
    }
    return p;
  }

  function s_IPv4address(t: string, p: number): number {
    if ((p = s_dec_octet(t, p)) < 0) return -1;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if ((p = s_dec_octet(t, p)) < 0) return -1;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if ((p = s_dec_octet(t, p)) < 0) return -1;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if ((p = s_dec_octet(t, p)) < 0) return -1;
    return p;
  }

  function s_dec_octet(t: string, p: number): number {
    c0: {
      const p1 = p;
      a3: {
        if (!(at(t, p) === 50 && at(t, p + 1) === 53 && sets0[at(t, p + 2)]! & 128)) break a3;
        p += 3;
        break c0;
      }
      p = p1;
      a4: {
        if (!(at(t, p) === 50 && sets0[at(t, p + 1)]! & 256 && sets0[at(t, p + 2)]! & 4)) break a4;
        p += 3;
        break c0;
      }
      p = p1;
      a5: {
        if (!(at(t, p) === 49)) break a5;
        p++;
        for (let i6 = 2; i6 > 0; i6--) {
          if (!(sets0[at(t, p)]! & 4)) break a5;
          p++;
        }
        break c0;
      }
      p = p1;
      a7: {
        if (!(sets0[at(t, p)]! & 512 && sets0[at(t, p + 1)]! & 4)) break a7;
        p += 2;
        break c0;
      }
      p = p1;
      if (!(sets0[at(t, p)]! & 4)) return -1;
      p++;
    }
    return p;
  }

  function s_reg_name(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 262144) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_path_abempty(t: string, p: number): number {
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

  function s_path_absolute(t: string, p: number): number {
    if (!(at(t, p) === 47)) return -1;
    p++;
    o3: {
      const p4 = p;
      a6: {
        if ((p = s_segment_nz(t, p)) < 0) break a6;
        for (;;) {
          const p7 = p;
          a9: {
            if (!(at(t, p) === 47)) break a9;
            p++;
            if ((p = s_segment(t, p)) < 0) break a9;
            continue;
          }
          p = p7;
          break;
        }
        break o3;
      }
      p = p4;
    }
    return p;
  }

  function s_path_noscheme(t: string, p: number): number {
    if ((p = s_segment_nz_nc(t, p)) < 0) return -1;
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

  function s_path_rootless(t: string, p: number): number {
    if ((p = s_segment_nz(t, p)) < 0) return -1;
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

  function s_path_empty(_t: string, p: number): number {
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
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_segment_nz(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 32768) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64)) return -1;
      p += 3;
    }
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 32768) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_segment_nz_nc(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 524288) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64)) return -1;
      p += 3;
    }
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 524288) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_query(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 1048576) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_reserved(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2097152)) return -1;
    p++;
    return p;
  }

  function s_gen_delims(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 8192)) return -1;
    p++;
    return p;
  }

  function s_ALPHA(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    return p;
  }

  function s_DIGIT(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 4)) return -1;
    p++;
    return p;
  }

  function s_HEXDIG(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 64)) return -1;
    p++;
    return p;
  }

  const r_IP_literal = rule("IP-literal", k_IP_literal, s_IP_literal);
  const r_ZoneID = rule("ZoneID", k_ZoneID, s_ZoneID);
  const r_IPv6addrz = rule("IPv6addrz", k_IPv6addrz, s_IPv6addrz);
  const r_URI = rule("URI", k_URI);
  const r_hier_part = rule("hier-part", k_hier_part);
  rule("URI-reference", k_URI_reference);
  rule("absolute-URI", k_absolute_URI);
  const r_relative_ref = rule("relative-ref", k_relative_ref);
  const r_relative_part = rule("relative-part", k_relative_part);
  const r_scheme = rule("scheme", k_scheme, s_scheme);
  const r_authority = rule("authority", k_authority);
  const r_userinfo = rule("userinfo", k_userinfo, s_userinfo);
  const r_host = rule("host", k_host);
  const r_port = rule("port", k_port, s_port);
  const r_IPvFuture = rule("IPvFuture", k_IPvFuture, s_IPvFuture);
  const r_IPv6address = rule("IPv6address", k_IPv6address, s_IPv6address);
  const r_h16 = rule("h16", k_h16, s_h16);
  const r_ls32 = rule("ls32", k_ls32, s_ls32);
  const r_IPv4address = rule("IPv4address", k_IPv4address, s_IPv4address);
  const r_dec_octet = rule("dec-octet", k_dec_octet, s_dec_octet);
  const r_reg_name = rule("reg-name", k_reg_name, s_reg_name);
  rule("path", k_path);
  const r_path_abempty = rule("path-abempty", k_path_abempty, s_path_abempty);
  const r_path_absolute = rule("path-absolute", k_path_absolute, s_path_absolute);
  const r_path_noscheme = rule("path-noscheme", k_path_noscheme, s_path_noscheme);
  const r_path_rootless = rule("path-rootless", k_path_rootless, s_path_rootless);
  const r_path_empty = rule("path-empty", undefined, s_path_empty);
  const r_segment = rule("segment", k_segment, s_segment);
  const r_segment_nz = rule("segment-nz", k_segment_nz, s_segment_nz);
  const r_segment_nz_nc = rule("segment-nz-nc", k_segment_nz_nc, s_segment_nz_nc);
  const r_pchar = rule("pchar", k_pchar, s_pchar);
  const r_query = rule("query", k_query, s_query);
  const r_fragment = rule("fragment", k_query, s_query);
  const r_pct_encoded = rule("pct-encoded", k_pct_encoded, s_pct_encoded);
  const r_unreserved = rule("unreserved", k_unreserved, s_unreserved);
  rule("reserved", k_reserved, s_reserved);
  const r_gen_delims = rule("gen-delims", undefined, s_gen_delims);
  const r_sub_delims = rule("sub-delims", undefined, s_sub_delims);
  const r_ALPHA = rule("ALPHA", undefined, s_ALPHA);
  const r_DIGIT = rule("DIGIT", undefined, s_DIGIT);
  const r_HEXDIG = rule("HEXDIG", k_HEXDIG, s_HEXDIG);
  return parse;
}
