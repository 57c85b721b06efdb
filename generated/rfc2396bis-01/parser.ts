// The parser of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 b7f46fad3dc2b18dfed7ff5c3a57e2aee5a3ae2e90cac4f432ecace33e2febff). Do not edit.

import type { SyntaxNode } from '../../src/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/tree/parser.js';
import type { RuleName } from './rules.js';

/** The rules that a text can be parsed from. */
export type StartRule =
  | "uric"
  | "reserved"
  | "unreserved"
  | "mark"
  | "escaped"
  | "delims"
  | "unwise"
  | "absolute-URI"
  | "hier-part"
  | "net-path"
  | "abs-path"
  | "opaque-part"
  | "uric-no-slash"
  | "scheme"
  | "authority"
  | "reg-name"
  | "server"
  | "userinfo"
  | "hostport"
  | "host"
  | "port"
  | "hostname"
  | "qualified"
  | "domainlabel"
  | "toplabel"
  | "alphanum"
  | "IPv4address"
  | "dec-octet"
  | "IPv6reference"
  | "IPv6address"
  | "ls32"
  | "h4"
  | "path"
  | "path-segments"
  | "segment"
  | "pchar"
  | "query"
  | "URI-reference"
  | "absolute-URI-reference"
  | "fragment"
  | "relative-URI"
  | "rel-path"
  | "rel-segment"
  | "ALPHA"
  | "DIGIT"
  | "DQUOTE"
  | "HEXDIG";

export const parse: GeneratedParser<StartRule>['parse'] = makeParser();

/** The rules stand in a function, as bundlers make variables of a module's own constants, which take longer to read. */
function makeParser(): GeneratedParser<RuleName>['parse'] {
  // s_ scans text t from place p; k_ also adds the child nodes to k. Both return the end, or -1 where the rule fails.
  const [rule, parse] = ruleTable<RuleName>();

  const sets0 = new Int32Array([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 457703442, 1048576, 1049152, 457837697, 1048640, 457837697, 457703442, 457703442, 457703442, 457703442, 466226561, 457837697, 533201170, 466092306, 134808065,
    533229610, 533262378, 533262378, 533262378, 533262378, 533245994, 533237802, 533237802, 533237802, 533237802, 189271169, 457837697, 1048640, 457837697, 1048640, 139002497,
    424281217, 533467174, 533467174, 533467174, 533467174, 533467174, 533467174, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998,
    533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 4718721, 2097152, 4718721, 2097152, 457703442,
    2097152, 533467174, 533467174, 533467174, 533467174, 533467174, 533467174, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998,
    533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 533204998, 2097152, 2097152, 2097152, 457703442, 0,
    0, 0,
  ]);

  function k_uric(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_reserved, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        break c0;
      }
      if ((p = add(k, r_escaped, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_unreserved(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 4) {
        k.push(new ParsedNode(r_ALPHA, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 8) {
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 16)) return -1;
      k.push(new ParsedNode(r_mark, t, p, ++p));
    }
    return p;
  }

  function k_escaped(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(at(t, p) === 37)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 32)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    if (!(sets0[at(t, p)]! & 32)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    return p;
  }

  function k_delims(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 64) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 34)) return -1;
      k.push(new ParsedNode(r_DQUOTE, t, p, ++p));
    }
    return p;
  }

  function k_absolute_URI(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58)) return -1;
    p++;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_hier_part, t, p)) < 0) break a3;
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
      if ((p = add(k, r_opaque_part, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_hier_part(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    o3: {
      if ((q = add(k, r_net_path, t, p)) >= 0) {
        p = q;
        break o3;
      }
      if ((q = add(k, r_abs_path, t, p)) >= 0) {
        p = q;
        break o3;
      }
    }
    o6: {
      const p7 = p;
      const n8 = k.length;
      a9: {
        if (!(at(t, p) === 63)) break a9;
        p++;
        if ((p = add(k, r_query, t, p)) < 0) break a9;
        break o6;
      }
      p = p7;
      k.length = n8;
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
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        break c0;
      }
      if ((q = add(k, r_escaped, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if (!(sets0[at(t, p)]! & 128)) return -1;
      p++;
    }
    return p;
  }

  function k_scheme(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 4)) return -1;
    k.push(new ParsedNode(r_ALPHA, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 4) {
        k.push(new ParsedNode(r_ALPHA, t, p, ++p));
        continue;
      }
      if (sets0[at(t, p)]! & 8) {
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
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
            if (!(sets0[at(t, p)]! & 512)) break a7;
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
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        break c0;
      }
      if ((q = add(k, r_escaped, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if (!(sets0[at(t, p)]! & 1024)) return -1;
      p++;
    }
    for (;;) {
      if (sets0[at(t, p)]! & 2) {
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
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        continue;
      }
      if ((q = add(k, r_escaped, t, p)) >= 0) {
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
      const p1 = p;
      const n2 = k.length;
      if ((q = add(k, r_IPv6reference, t, p)) >= 0) {
        p = q;
        break c0;
      }
      a3: {
        if ((p = add(k, r_IPv4address, t, p)) < 0) break a3;
        const p4 = p;
        a6: {
          while (at(t, p) === 45) p++;
          if ((p = s_alphanum(t, p)) < 0) break a6;
          break a3;
        }
        p = p4;
        a7: {
          if (!(at(t, p) === 46)) break a7;
          p++;
          if ((p = s_alphanum(t, p)) < 0) break a7;
          break a3;
        }
        p = p4;
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_hostname, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_port(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    for (;;) {
      if (sets0[at(t, p)]! & 8) {
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
        continue;
      }
      break;
    }
    return p;
  }

  function k_hostname(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_domainlabel, t, p)) < 0) return -1;
    if ((p = add(k, r_qualified, t, p)) < 0) return -1;
    return p;
  }

  function k_qualified(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      const p5 = p;
      const n6 = k.length;
      a7: {
        if (!(at(t, p) === 46)) break a7;
        p++;
        if ((p = add(k, r_domainlabel, t, p)) < 0) break a7;
        const p8 = p;
        a10: {
          if (!(at(t, p) === 46)) break a10;
          p++;
          if ((q = s_alphanum(t, p)) >= 0) {
            p = q;
            break a10;
          }
          break a7;
        }
        p = p8;
        continue;
      }
      p = p5;
      k.length = n6;
      break;
    }
    o13: {
      const p14 = p;
      const n15 = k.length;
      a16: {
        if (!(at(t, p) === 46)) break a16;
        p++;
        if ((p = add(k, r_toplabel, t, p)) < 0) break a16;
        if (!(at(t, p) === 46)) break a16;
        p++;
        break o13;
      }
      p = p14;
      k.length = n15;
    }
    return p;
  }

  function k_domainlabel(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    const p0 = p;
    c1: {
      if ((q = s_alphanum(t, p)) >= 0) {
        p = q;
        break c1;
      }
      if (!(at(t, p) === 45)) return -1;
      p++;
    }
    for (let i4 = 62; i4 > 0; i4--) {
      if ((q = s_alphanum(t, p)) >= 0) {
        p = q;
        continue;
      }
      if (at(t, p) === 45) {
        p++;
        continue;
      }
      break;
    }
    if ((q = s_alphanum(t, p)) >= 0) {
      p = q;
      return -1;
    }
    if (at(t, p) === 45) {
      p++;
      return -1;
    }
    p = p0;
    if (!(sets0[at(t, p)]! & 4096)) return -1;
    k.push(new ParsedNode(r_alphanum, t, p, ++p));
    for (;;) {
      const p9 = p;
      const n10 = k.length;
      a11: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 4096)) break a11;
        k.push(new ParsedNode(r_alphanum, t, p, ++p));
        continue;
      }
      p = p9;
      k.length = n10;
      break;
    }
    return p;
  }

  function k_toplabel(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    const p0 = p;
    c1: {
      if ((q = s_alphanum(t, p)) >= 0) {
        p = q;
        break c1;
      }
      if (!(at(t, p) === 45)) return -1;
      p++;
    }
    for (let i4 = 62; i4 > 0; i4--) {
      if ((q = s_alphanum(t, p)) >= 0) {
        p = q;
        continue;
      }
      if (at(t, p) === 45) {
        p++;
        continue;
      }
      break;
    }
    if ((q = s_alphanum(t, p)) >= 0) {
      p = q;
      return -1;
    }
    if (at(t, p) === 45) {
      p++;
      return -1;
    }
    p = p0;
    if (!(sets0[at(t, p)]! & 4)) return -1;
    k.push(new ParsedNode(r_ALPHA, t, p, ++p));
    for (;;) {
      const p9 = p;
      const n10 = k.length;
      a11: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 4096)) break a11;
        k.push(new ParsedNode(r_alphanum, t, p, ++p));
        continue;
      }
      p = p9;
      k.length = n10;
      break;
    }
    return p;
  }

  function k_alphanum(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 4) {
        k.push(new ParsedNode(r_ALPHA, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 8)) return -1;
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
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
        if (!(sets0[at(t, p)]! & 8192)) break a3;
        p++;
        break c0;
      }
      p = p1;
      k.length = n2;
      a4: {
        if (!(at(t, p) === 50 && sets0[at(t, p + 1)]! & 16384)) break a4;
        p += 2;
        if (!(sets0[at(t, p)]! & 8)) break a4;
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
        break c0;
      }
      p = p1;
      k.length = n2;
      a5: {
        if (!(at(t, p) === 49)) break a5;
        p++;
        for (let i6 = 2; i6 > 0; i6--) {
          if (!(sets0[at(t, p)]! & 8)) break a5;
          k.push(new ParsedNode(r_DIGIT, t, p, ++p));
        }
        break c0;
      }
      p = p1;
      k.length = n2;
      a7: {
        if (!(sets0[at(t, p)]! & 32768)) break a7;
        p++;
        if (!(sets0[at(t, p)]! & 8)) break a7;
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
        break c0;
      }
      p = p1;
      k.length = n2;
      if (!(sets0[at(t, p)]! & 8)) return -1;
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    }
    return p;
  }

  function k_IPv6reference(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(at(t, p) === 91)) return -1;
    p++;
    if ((p = add(k, r_IPv6address, t, p)) < 0) return -1;
    if (!(at(t, p) === 93)) return -1;
    p++;
    return p;
  }

  function k_IPv6address(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        for (let i4 = 6; i4 > 0; i4--) {
          if ((p = add(k, r_h4, t, p)) < 0) break a3;
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
          if ((p = add(k, r_h4, t, p)) < 0) break a5;
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
          if ((q = add(k, r_h4, t, p)) >= 0) {
            p = q;
            break o8;
          }
        }
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a7;
        p += 2;
        for (let i11 = 4; i11 > 0; i11--) {
          if ((p = add(k, r_h4, t, p)) < 0) break a7;
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
            if ((p = add(k, r_h4, t, p)) < 0) break a20;
            o21: {
              const p22 = p;
              const n23 = k.length;
              a24: {
                if (!(at(t, p) === 58)) break a24;
                p++;
                if ((p = add(k, r_h4, t, p)) < 0) break a24;
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
          if ((p = add(k, r_h4, t, p)) < 0) break a12;
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
            if ((p = add(k, r_h4, t, p)) < 0) break a34;
            for (let i35 = 2; i35 > 0; i35--) {
              const p36 = p;
              const n37 = k.length;
              a38: {
                if (!(at(t, p) === 58)) break a38;
                p++;
                if ((p = add(k, r_h4, t, p)) < 0) break a38;
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
          if ((p = add(k, r_h4, t, p)) < 0) break a26;
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
            if ((p = add(k, r_h4, t, p)) < 0) break a48;
            for (let i49 = 3; i49 > 0; i49--) {
              const p50 = p;
              const n51 = k.length;
              a52: {
                if (!(at(t, p) === 58)) break a52;
                p++;
                if ((p = add(k, r_h4, t, p)) < 0) break a52;
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
        if ((p = add(k, r_h4, t, p)) < 0) break a40;
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
            if ((p = add(k, r_h4, t, p)) < 0) break a61;
            for (let i62 = 4; i62 > 0; i62--) {
              const p63 = p;
              const n64 = k.length;
              a65: {
                if (!(at(t, p) === 58)) break a65;
                p++;
                if ((p = add(k, r_h4, t, p)) < 0) break a65;
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
            if ((p = add(k, r_h4, t, p)) < 0) break a74;
            for (let i75 = 5; i75 > 0; i75--) {
              const p76 = p;
              const n77 = k.length;
              a78: {
                if (!(at(t, p) === 58)) break a78;
                p++;
                if ((p = add(k, r_h4, t, p)) < 0) break a78;
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
        if ((p = add(k, r_h4, t, p)) < 0) break a66;
        break c0;
      }
      p = p1;
      k.length = n2;
      o83: {
        const p84 = p;
        const n85 = k.length;
        a86: {
          if ((p = add(k, r_h4, t, p)) < 0) break a86;
          for (let i87 = 6; i87 > 0; i87--) {
            const p88 = p;
            const n89 = k.length;
            a90: {
              if (!(at(t, p) === 58)) break a90;
              p++;
              if ((p = add(k, r_h4, t, p)) < 0) break a90;
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

  function k_ls32(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_h4, t, p)) < 0) break a3;
        if (!(at(t, p) === 58)) break a3;
        p++;
        if ((p = add(k, r_h4, t, p)) < 0) break a3;
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_IPv4address, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_h4(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 32)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    for (let i0 = 3; i0 > 0; i0--) {
      if (sets0[at(t, p)]! & 32) {
        k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
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
    return p;
  }

  function k_pchar(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        break c0;
      }
      if ((q = add(k, r_escaped, t, p)) >= 0) {
        p = q;
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
      if (sets0[at(t, p)]! & 65536) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function k_URI_reference(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    o3: {
      if ((q = add(k, r_absolute_URI, t, p)) >= 0) {
        p = q;
        break o3;
      }
      if ((q = add(k, r_relative_URI, t, p)) >= 0) {
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

  function k_absolute_URI_reference(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_absolute_URI, t, p)) < 0) return -1;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if (!(at(t, p) === 35)) break a3;
        p++;
        if ((p = add(k, r_fragment, t, p)) < 0) break a3;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    return p;
  }

  function k_relative_URI(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    o3: {
      if ((q = add(k, r_net_path, t, p)) >= 0) {
        p = q;
        break o3;
      }
      if ((q = add(k, r_abs_path, t, p)) >= 0) {
        p = q;
        break o3;
      }
      if ((q = add(k, r_rel_path, t, p)) >= 0) {
        p = q;
        break o3;
      }
    }
    o6: {
      const p7 = p;
      const n8 = k.length;
      a9: {
        if (!(at(t, p) === 63)) break a9;
        p++;
        if ((p = add(k, r_query, t, p)) < 0) break a9;
        break o6;
      }
      p = p7;
      k.length = n8;
    }
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
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        break c0;
      }
      if ((q = add(k, r_escaped, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if (!(sets0[at(t, p)]! & 131072)) return -1;
      p++;
    }
    for (;;) {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        continue;
      }
      if ((q = add(k, r_escaped, t, p)) >= 0) {
        p = q;
        continue;
      }
      if (sets0[at(t, p)]! & 131072) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function k_HEXDIG(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 8) {
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 262144)) return -1;
      p++;
    }
    return p;
  }

  function s_alphanum(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 4096)) return -1;
    p++;
    return p;
  }

  function s_uric(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 524288) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32)) return -1;
      p += 3;
    }
    return p;
  }

  function s_reserved(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    return p;
  }

  function s_unreserved(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    return p;
  }

  function s_mark(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 16)) return -1;
    p++;
    return p;
  }

  function s_escaped(t: string, p: number): number {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32)) return -1;
    p += 3;
    return p;
  }

  function s_delims(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1048576)) return -1;
    p++;
    return p;
  }

  function s_unwise(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2097152)) return -1;
    p++;
    return p;
  }

  function s_abs_path(t: string, p: number): number {
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((p = s_path_segments(t, p)) < 0) return -1;
    return p;
  }

  function s_opaque_part(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 4194304) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32)) return -1;
      p += 3;
    }
    for (;;) {
      const p6 = p;
      if (sets0[at(t, p)]! & 524288) {
        p++;
        continue;
      }
      a8: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32)) break a8;
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
      if (sets0[at(t, p)]! & 4194304) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32)) return -1;
      p += 3;
    }
    return p;
  }

  function s_scheme(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 4)) return -1;
    p++;
    while (sets0[at(t, p)]! & 8388608) p++;
    return p;
  }

  function s_reg_name(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 16777216) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32)) return -1;
      p += 3;
    }
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 16777216) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32)) break a5;
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
      if (sets0[at(t, p)]! & 33554432) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_port(t: string, p: number): number {
    while (sets0[at(t, p)]! & 8) p++;
    return p;
  }

  function s_hostname(t: string, p: number): number {
    if ((p = s_domainlabel(t, p)) < 0) return -1;
    if ((p = s_qualified(t, p)) < 0) return -1;
    return p;
  }

  function s_qualified(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      a5: {
        if (!(at(t, p) === 46)) break a5;
        p++;
        if ((p = s_domainlabel(t, p)) < 0) break a5;
        const p6 = p;
        a8: {
          if (!(at(t, p) === 46)) break a8;
          p++;
          if (sets0[at(t, p)]! & 4096) break a8;
          break a5;
        }
        p = p6;
        continue;
      }
      p = p3;
      break;
    }
    o9: {
      const p10 = p;
      a12: {
        if (!(at(t, p) === 46)) break a12;
        p++;
        if ((p = s_toplabel(t, p)) < 0) break a12;
        if (!(at(t, p) === 46)) break a12;
        p++;
        break o9;
      }
      p = p10;
    }
    return p;
  }

  function s_domainlabel(t: string, p: number): number {
    const p0 = p;
    if (!(sets0[at(t, p)]! & 67108864)) return -1;
    p++;
    for (let i1 = 62; i1 > 0; i1--) {
      if (sets0[at(t, p)]! & 67108864) {
        p++;
        continue;
      }
      break;
    }
    if (sets0[at(t, p)]! & 67108864) return -1;
    p = p0;
    if (!(sets0[at(t, p)]! & 4096)) return -1;
    p++;
    for (;;) {
      const p4 = p;
      a6: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 4096)) break a6;
        p++;
        continue;
      }
      p = p4;
      break;
    }
    return p;
  }

  function s_toplabel(t: string, p: number): number {
    const p0 = p;
    if (!(sets0[at(t, p)]! & 67108864)) return -1;
    p++;
    for (let i1 = 62; i1 > 0; i1--) {
      if (sets0[at(t, p)]! & 67108864) {
        p++;
        continue;
      }
      break;
    }
    if (sets0[at(t, p)]! & 67108864) return -1;
    p = p0;
    if (!(sets0[at(t, p)]! & 4)) return -1;
    p++;
    for (;;) {
      const p4 = p;
      a6: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 4096)) break a6;
        p++;
        continue;
      }
      p = p4;
      break;
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
        if (!(at(t, p) === 50 && at(t, p + 1) === 53 && sets0[at(t, p + 2)]! & 8192)) break a3;
        p += 3;
        break c0;
      }
      p = p1;
      a4: {
        if (!(at(t, p) === 50 && sets0[at(t, p + 1)]! & 16384 && sets0[at(t, p + 2)]! & 8)) break a4;
        p += 3;
        break c0;
      }
      p = p1;
      a5: {
        if (!(at(t, p) === 49)) break a5;
        p++;
        for (let i6 = 2; i6 > 0; i6--) {
          if (!(sets0[at(t, p)]! & 8)) break a5;
          p++;
        }
        break c0;
      }
      p = p1;
      a7: {
        if (!(sets0[at(t, p)]! & 32768 && sets0[at(t, p + 1)]! & 8)) break a7;
        p += 2;
        break c0;
      }
      p = p1;
      if (!(sets0[at(t, p)]! & 8)) return -1;
      p++;
    }
    return p;
  }

  function s_IPv6reference(t: string, p: number): number {
    if (!(at(t, p) === 91)) return -1;
    p++;
    if ((p = s_IPv6address(t, p)) < 0) return -1;
    if (!(at(t, p) === 93)) return -1;
    p++;
    return p;
  }

  function s_IPv6address(t: string, p: number): number {
    let q: number;
    c0: {
      const p1 = p;
      a3: {
        for (let i4 = 6; i4 > 0; i4--) {
          if ((p = s_h4(t, p)) < 0) break a3;
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
          if ((p = s_h4(t, p)) < 0) break a5;
          if (!(at(t, p) === 58)) break a5;
          p++;
        }
        if ((p = s_ls32(t, p)) < 0) break a5;
        break c0;
      }
      p = p1;
      a7: {
        o8: {
          if ((q = s_h4(t, p)) >= 0) {
            p = q;
            break o8;
          }
        }
        if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a7;
        p += 2;
        for (let i11 = 4; i11 > 0; i11--) {
          if ((p = s_h4(t, p)) < 0) break a7;
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
            if ((p = s_h4(t, p)) < 0) break a20;
            o21: {
              const p22 = p;
              a24: {
                if (!(at(t, p) === 58)) break a24;
                p++;
                if ((p = s_h4(t, p)) < 0) break a24;
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
          if ((p = s_h4(t, p)) < 0) break a12;
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
            if ((p = s_h4(t, p)) < 0) break a34;
            for (let i35 = 2; i35 > 0; i35--) {
              const p36 = p;
              a38: {
                if (!(at(t, p) === 58)) break a38;
                p++;
                if ((p = s_h4(t, p)) < 0) break a38;
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
          if ((p = s_h4(t, p)) < 0) break a26;
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
            if ((p = s_h4(t, p)) < 0) break a48;
            for (let i49 = 3; i49 > 0; i49--) {
              const p50 = p;
              a52: {
                if (!(at(t, p) === 58)) break a52;
                p++;
                if ((p = s_h4(t, p)) < 0) break a52;
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
        if ((p = s_h4(t, p)) < 0) break a40;
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
            if ((p = s_h4(t, p)) < 0) break a61;
            for (let i62 = 4; i62 > 0; i62--) {
              const p63 = p;
              a65: {
                if (!(at(t, p) === 58)) break a65;
                p++;
                if ((p = s_h4(t, p)) < 0) break a65;
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
            if ((p = s_h4(t, p)) < 0) break a74;
            for (let i75 = 5; i75 > 0; i75--) {
              const p76 = p;
              a78: {
                if (!(at(t, p) === 58)) break a78;
                p++;
                if ((p = s_h4(t, p)) < 0) break a78;
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
        if ((p = s_h4(t, p)) < 0) break a66;
        break c0;
      }
      p = p1;
      o83: {
        const p84 = p;
        a86: {
          if ((p = s_h4(t, p)) < 0) break a86;
          for (let i87 = 6; i87 > 0; i87--) {
            const p88 = p;
            a90: {
              if (!(at(t, p) === 58)) break a90;
              p++;
              if ((p = s_h4(t, p)) < 0) break a90;
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

  function s_ls32(t: string, p: number): number {
    c0: {
      const p1 = p;
      a3: {
        if ((p = s_h4(t, p)) < 0) break a3;
        if (!(at(t, p) === 58)) break a3;
        p++;
        if ((p = s_h4(t, p)) < 0) break a3;
        break c0;
      }
      p = p1;
      if ((p = s_IPv4address(t, p)) < 0) return -1;
    }
    return p;
  }

  function s_h4(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 32)) return -1;
    p++;
    for (let i0 = 3; i0 > 0; i0--) {
      if (sets0[at(t, p)]! & 32) {
        p++;
        continue;
      }
      break;
    }
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
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32)) break a5;
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
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32)) return -1;
      p += 3;
    }
    return p;
  }

  function s_query(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 134217728) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
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
      if (sets0[at(t, p)]! & 268435456) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32)) return -1;
      p += 3;
    }
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 268435456) {
        p++;
        continue;
      }
      a5: {
        if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32)) break a5;
        p += 3;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_ALPHA(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 4)) return -1;
    p++;
    return p;
  }

  function s_DIGIT(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 8)) return -1;
    p++;
    return p;
  }

  function s_DQUOTE(t: string, p: number): number {
    if (!(at(t, p) === 34)) return -1;
    p++;
    return p;
  }

  function s_HEXDIG(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 32)) return -1;
    p++;
    return p;
  }

  const r_uric = rule("uric", k_uric, s_uric);
  const r_reserved = rule("reserved", undefined, s_reserved);
  const r_unreserved = rule("unreserved", k_unreserved, s_unreserved);
  const r_mark = rule("mark", undefined, s_mark);
  const r_escaped = rule("escaped", k_escaped, s_escaped);
  rule("delims", k_delims, s_delims);
  rule("unwise", undefined, s_unwise);
  const r_absolute_URI = rule("absolute-URI", k_absolute_URI);
  const r_hier_part = rule("hier-part", k_hier_part);
  const r_net_path = rule("net-path", k_net_path);
  const r_abs_path = rule("abs-path", k_abs_path, s_abs_path);
  const r_opaque_part = rule("opaque-part", k_opaque_part, s_opaque_part);
  const r_uric_no_slash = rule("uric-no-slash", k_uric_no_slash, s_uric_no_slash);
  const r_scheme = rule("scheme", k_scheme, s_scheme);
  const r_authority = rule("authority", k_authority);
  const r_reg_name = rule("reg-name", k_reg_name, s_reg_name);
  const r_server = rule("server", k_server);
  const r_userinfo = rule("userinfo", k_userinfo, s_userinfo);
  const r_hostport = rule("hostport", k_hostport);
  const r_host = rule("host", k_host);
  const r_port = rule("port", k_port, s_port);
  const r_hostname = rule("hostname", k_hostname, s_hostname);
  const r_qualified = rule("qualified", k_qualified, s_qualified);
  const r_domainlabel = rule("domainlabel", k_domainlabel, s_domainlabel);
  const r_toplabel = rule("toplabel", k_toplabel, s_toplabel);
  const r_alphanum = rule("alphanum", k_alphanum, s_alphanum);
  const r_IPv4address = rule("IPv4address", k_IPv4address, s_IPv4address);
  const r_dec_octet = rule("dec-octet", k_dec_octet, s_dec_octet);
  const r_IPv6reference = rule("IPv6reference", k_IPv6reference, s_IPv6reference);
  const r_IPv6address = rule("IPv6address", k_IPv6address, s_IPv6address);
  const r_ls32 = rule("ls32", k_ls32, s_ls32);
  const r_h4 = rule("h4", k_h4, s_h4);
  rule("path", k_path);
  const r_path_segments = rule("path-segments", k_path_segments, s_path_segments);
  const r_segment = rule("segment", k_segment, s_segment);
  const r_pchar = rule("pchar", k_pchar, s_pchar);
  const r_query = rule("query", k_query, s_query);
  rule("URI-reference", k_URI_reference);
  rule("absolute-URI-reference", k_absolute_URI_reference);
  const r_fragment = rule("fragment", k_query, s_query);
  const r_relative_URI = rule("relative-URI", k_relative_URI);
  const r_rel_path = rule("rel-path", k_rel_path, s_rel_path);
  const r_rel_segment = rule("rel-segment", k_rel_segment, s_rel_segment);
  const r_ALPHA = rule("ALPHA", undefined, s_ALPHA);
  const r_DIGIT = rule("DIGIT", undefined, s_DIGIT);
  const r_DQUOTE = rule("DQUOTE", undefined, s_DQUOTE);
  const r_HEXDIG = rule("HEXDIG", k_HEXDIG, s_HEXDIG);
  return parse;
}
