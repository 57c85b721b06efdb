// The parser of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 482f78c426a3fe04ba690e065c9f9760d179933c12954e04d5500517f69e65a2). Do not edit.

import type { SyntaxNode } from '../../src/core/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/core/tree/parser.js';
import { grammar, type RuleName } from './rules.js';

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
  // Of each rule, what adds its child nodes to k, and what only scans text t from place p (s_), where that is called
  // for. Both return the end, or -1 where the rule fails. Readings at a particular place have the index of their rule.
  const [rule, parse] = ruleTable(grammar);

  const sets0 = new Int32Array([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 458227730, 0, 576, 458493057, 64, 458493057, 458227730, 458227730, 458227730, 458227730, 466881921, 458493057, 533729554, 466620690, 135397889,
    533782570, 533848106, 533848106, 533848106, 533848106, 533815338, 533798954, 533798954, 533798954, 533798954, 189795457, 458493057, 64, 458493057, 64, 139592321,
    424936577, 534257702, 534257702, 534257702, 534257702, 534257702, 534257702, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382,
    533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 5243009, 2097152, 5243009, 2097152, 458227730,
    2097152, 534257702, 534257702, 534257702, 534257702, 534257702, 534257702, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382,
    533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 533733382, 2097152, 2097152, 2097152, 458227730, 0,
    0, 0,
  ]);

  function k_query(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_pchar, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 131072) p++;
      else break;
    }
    return p;
  }

  function s_alphanum(t: string, p: number): number {
    return sets0[at(t, p)]! & 8192 ? p + 1 : -1;
  }

  function s_abs_path(t: string, p: number): number {
    return at(t, p) === 47 ? s_path_segments(t, p + 1) : -1;
  }

  function s_qualified(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      a5: {
        if (!(at(t, p) === 46) || (p = s_domainlabel(t, p + 1)) < 0) break a5;
        const p6 = p;
        a8: {
          if (!(at(t, p) === 46)) break a8;
          p++;
          if (sets0[at(t, p)]! & 8192) break a8;
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
        if (!(at(t, p) === 46) || (p = s_toplabel(t, p + 1)) < 0) break a12;
        if (!(at(t, p) === 46)) break a12;
        p++;
        break o9;
      }
      p = p10;
    }
    return p;
  }

  function s_domainlabel(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 8192)) return -1;
    p++;
    o4: {
      const p5 = p;
      a7: {
        for (let i11 = 61; i11 > 0; i11--) {
          const p8 = p;
          a10: {
            if (!(sets0[at(t, p)]! & 67108864)) break a10;
            p++;
            if (!(sets0[at(t, p)]! & 67108864)) break a10;
            continue;
          }
          p = p8;
          break;
        }
        if (!(sets0[at(t, p)]! & 8192)) break a7;
        p++;
        break o4;
      }
      p = p5;
    }
    return p;
  }

  function s_toplabel(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 4)) return -1;
    p++;
    o4: {
      const p5 = p;
      a7: {
        for (let i11 = 61; i11 > 0; i11--) {
          const p8 = p;
          a10: {
            if (!(sets0[at(t, p)]! & 67108864)) break a10;
            p++;
            if (!(sets0[at(t, p)]! & 67108864)) break a10;
            continue;
          }
          p = p8;
          break;
        }
        if (!(sets0[at(t, p)]! & 8192)) break a7;
        p++;
        break o4;
      }
      p = p5;
    }
    return p;
  }

  function s_IPv4address(t: string, p: number): number {
    if ((p = s_dec_octet(t, p)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = s_dec_octet(t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = s_dec_octet(t, p + 1)) < 0) return -1;
    return at(t, p) === 46 ? s_dec_octet(t, p + 1) : -1;
  }

  function s_dec_octet(t: string, p: number): number {
    const p0 = p;
    if (at(t, p) === 50 && at(t, p + 1) === 53 && sets0[at(t, p + 2)]! & 16384) return p + 3;
    if (at(t, p) === 50 && sets0[at(t, p + 1)]! & 32768 && sets0[at(t, p + 2)]! & 8) return p + 3;
    a2: {
      if (!(at(t, p) === 49)) break a2;
      p++;
      for (let i3 = 2; i3 > 0; i3--) {
        if (!(sets0[at(t, p)]! & 8)) break a2;
        p++;
      }
      return p;
    }
    p = p0;
    if (sets0[at(t, p)]! & 65536 && sets0[at(t, p + 1)]! & 8) return p + 2;
    return sets0[at(t, p)]! & 8 ? p + 1 : -1;
  }

  function s_IPv6address(t: string, p: number): number {
    let q: number;
    const p0 = p;
    a2: {
      for (let i3 = 6; i3 > 0; i3--) {
        if ((p = s_h4(t, p)) < 0) break a2;
        if (!(at(t, p) === 58)) break a2;
        p++;
      }
      if ((p = s_ls32(t, p)) < 0) break a2;
      return p;
    }
    p = p0;
    a4: {
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a4;
      p += 2;
      for (let i5 = 5; i5 > 0; i5--) {
        if ((p = s_h4(t, p)) < 0) break a4;
        if (!(at(t, p) === 58)) break a4;
        p++;
      }
      if ((p = s_ls32(t, p)) < 0) break a4;
      return p;
    }
    p = p0;
    a6: {
      if ((q = s_h4(t, p)) >= 0) p = q;
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a6;
      p += 2;
      for (let i7 = 4; i7 > 0; i7--) {
        if ((p = s_h4(t, p)) < 0) break a6;
        if (!(at(t, p) === 58)) break a6;
        p++;
      }
      if ((p = s_ls32(t, p)) < 0) break a6;
      return p;
    }
    p = p0;
    a8: {
      if ((q = s_h4(t, p)) >= 0) {
        p = q;
        if (at(t, p) === 58 && (q = s_h4(t, p + 1)) >= 0) p = q;
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a8;
      p += 2;
      for (let i9 = 3; i9 > 0; i9--) {
        if ((p = s_h4(t, p)) < 0) break a8;
        if (!(at(t, p) === 58)) break a8;
        p++;
      }
      if ((p = s_ls32(t, p)) < 0) break a8;
      return p;
    }
    p = p0;
    a10: {
      if ((q = s_h4(t, p)) >= 0) {
        p = q;
        for (let i12 = 2; i12 > 0; i12--) {
          if (at(t, p) === 58 && (q = s_h4(t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a10;
      p += 2;
      for (let i13 = 2; i13 > 0; i13--) {
        if ((p = s_h4(t, p)) < 0) break a10;
        if (!(at(t, p) === 58)) break a10;
        p++;
      }
      if ((p = s_ls32(t, p)) < 0) break a10;
      return p;
    }
    p = p0;
    a14: {
      if ((q = s_h4(t, p)) >= 0) {
        p = q;
        for (let i16 = 3; i16 > 0; i16--) {
          if (at(t, p) === 58 && (q = s_h4(t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = s_h4(t, p + 2)) < 0) break a14;
      if (!(at(t, p) === 58) || (p = s_ls32(t, p + 1)) < 0) break a14;
      return p;
    }
    p = p0;
    a17: {
      if ((q = s_h4(t, p)) >= 0) {
        p = q;
        for (let i19 = 4; i19 > 0; i19--) {
          if (at(t, p) === 58 && (q = s_h4(t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = s_ls32(t, p + 2)) < 0) break a17;
      return p;
    }
    p = p0;
    a20: {
      if ((q = s_h4(t, p)) >= 0) {
        p = q;
        for (let i22 = 5; i22 > 0; i22--) {
          if (at(t, p) === 58 && (q = s_h4(t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = s_h4(t, p + 2)) < 0) break a20;
      return p;
    }
    p = p0;
    if ((q = s_h4(t, p)) >= 0) {
      p = q;
      for (let i24 = 6; i24 > 0; i24--) {
        if (at(t, p) === 58 && (q = s_h4(t, p + 1)) >= 0) p = q;
        else break;
      }
    }
    return at(t, p) === 58 && at(t, p + 1) === 58 ? p + 2 : -1;
  }

  function s_ls32(t: string, p: number): number {
    const p0 = p;
    a2: {
      if ((p = s_h4(t, p)) < 0) break a2;
      if (!(at(t, p) === 58) || (p = s_h4(t, p + 1)) < 0) break a2;
      return p;
    }
    p = p0;
    return s_IPv4address(t, p);
  }

  function s_h4(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 32)) return -1;
    p++;
    for (let i0 = 3; i0 > 0; i0--) {
      if (sets0[at(t, p)]! & 32) p++;
      else break;
    }
    return p;
  }

  function s_path_segments(t: string, p: number): number {
    let q: number;
    if ((p = s_segment(t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = s_segment(t, p + 1)) >= 0) p = q;
    return p;
  }

  function s_segment(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 16777216) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32) p += 3;
      else break;
    }
    return p;
  }

  function s_query(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 134217728) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32) p += 3;
      else break;
    }
    return p;
  }

  function s_rel_segment(t: string, p: number): number {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 268435456) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }

  const r_uric = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_reserved, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_unreserved, t, p, ++p));
      return p;
    }
    return add(k, r_escaped, t, p);
  }, (t, p) => {
    if (sets0[at(t, p)]! & 1048576) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32 ? p + 3 : -1;
  });
  const r_reserved = rule(undefined, (t, p) => sets0[at(t, p)]! & 1 ? p + 1 : -1);
  const r_unreserved = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 4) {
      k.push(new ParsedNode(r_ALPHA, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 8) {
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_mark, t, p, ++p));
    return p;
  }, (t, p) => sets0[at(t, p)]! & 2 ? p + 1 : -1);
  const r_mark = rule(undefined, (t, p) => sets0[at(t, p)]! & 16 ? p + 1 : -1);
  const r_escaped = rule((t, p, k) => {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 32)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p + 1, p += 2));
    if (!(sets0[at(t, p)]! & 32)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    return p;
  }, (t, p) => at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32 ? p + 3 : -1);
  // r_delims
  rule((t, p, k) => {
    if (sets0[at(t, p)]! & 64) return p + 1;
    if (!(at(t, p) === 34)) return -1;
    k.push(new ParsedNode(r_DQUOTE, t, p, ++p));
    return p;
  });
  // r_unwise
  rule(undefined, (t, p) => sets0[at(t, p)]! & 2097152 ? p + 1 : -1);
  const r_absolute_URI = rule((t, p, k) => {
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58)) return -1;
    p++;
    const p0 = p;
    const n1 = k.length;
    a2: {
      if ((p = add(k, r_hier_part, t, p)) < 0) break a2;
      c3: {
        const p4 = p;
        const n5 = k.length;
        a6: {
          if (!(at(t, p) === 35)) break a6;
          break c3;
        }
        p = p4;
        k.length = n5;
        if (p < t.length) break a2;
      }
      return p;
    }
    p = p0;
    k.length = n1;
    return add(k, r_opaque_part, t, p);
  });
  const r_hier_part = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_net_path, t, p)) >= 0) p = q;
    else if ((q = add(k, r_abs_path, t, p)) >= 0) p = q;
    if (at(t, p) === 63 && (q = add(k, r_query, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_net_path = rule((t, p, k) => {
    let q: number;
    if (!(at(t, p) === 47 && at(t, p + 1) === 47) || (p = add(k, r_authority, t, p + 2)) < 0) return -1;
    if ((q = add(k, r_abs_path, t, p)) >= 0) p = q;
    return p;
  });
  const r_abs_path = rule((t, p, k) => at(t, p) === 47 ? add(k, r_path_segments, t, p + 1) : -1, s_abs_path);
  const r_opaque_part = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_uric_no_slash, t, p)) < 0) return -1;
    while ((q = add(k, r_uric, t, p)) >= 0) p = q;
    return p;
  }, (t, p) => {
    if (sets0[at(t, p)]! & 4194304) p++;
    else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32) p += 3;
    else return -1;
    for (;;) {
      if (sets0[at(t, p)]! & 1048576) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32) p += 3;
      else break;
    }
    return p;
  });
  const r_uric_no_slash = rule((t, p, k) => {
    let q: number;
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_unreserved, t, p, ++p));
      return p;
    }
    if ((q = add(k, r_escaped, t, p)) >= 0) return q;
    return sets0[at(t, p)]! & 128 ? p + 1 : -1;
  }, (t, p) => {
    if (sets0[at(t, p)]! & 4194304) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32 ? p + 3 : -1;
  });
  const r_scheme = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 4)) return -1;
    k.push(new ParsedNode(r_ALPHA, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 4) k.push(new ParsedNode(r_ALPHA, t, p, ++p));
      else if (sets0[at(t, p)]! & 8) k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      else if (sets0[at(t, p)]! & 256) p++;
      else break;
    }
    return p;
  }, (t, p) => {
    if (!(sets0[at(t, p)]! & 4)) return -1;
    p++;
    while (sets0[at(t, p)]! & 8388608) p++;
    return p;
  });
  const r_authority = rule((t, p, k) => {
    const p0 = p;
    const n1 = k.length;
    a2: {
      if ((p = add(k, r_server, t, p)) < 0) break a2;
      c3: {
        const p4 = p;
        const n5 = k.length;
        a6: {
          if (!(sets0[at(t, p)]! & 512)) break a6;
          break c3;
        }
        p = p4;
        k.length = n5;
        if (p < t.length) break a2;
      }
      return p;
    }
    p = p0;
    k.length = n1;
    return add(k, r_reg_name, t, p);
  });
  const r_reg_name = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_unreserved, t, p, ++p));
      else if ((q = add(k, r_escaped, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 1024) p++;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }, (t, p) => {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 16777216) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  });
  const r_server = rule((t, p, k) => {
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
  });
  const r_userinfo = rule((t, p, k) => {
    let q: number;
    for (;;) {
      if (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_unreserved, t, p, ++p));
      else if ((q = add(k, r_escaped, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 2048) p++;
      else break;
    }
    return p;
  }, (t, p) => {
    for (;;) {
      if (sets0[at(t, p)]! & 33554432) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32) p += 3;
      else break;
    }
    return p;
  });
  const r_hostport = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_host, t, p)) < 0) return -1;
    if (at(t, p) === 58 && (q = add(k, r_port, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_host = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    if ((q = add(k, r_IPv6reference, t, p)) >= 0) return q;
    a2: {
      if ((p = add(k, r_IPv4address, t, p)) < 0) break a2;
      if (s_alphanum(t, p) >= 0 || sets0[at(t, p)]! & 4096) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    return add(k, r_hostname, t, p);
  });
  const r_port = rule((t, p, k) => {
    while (sets0[at(t, p)]! & 8) k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    return p;
  }, (t, p) => {
    while (sets0[at(t, p)]! & 8) p++;
    return p;
  });
  const r_hostname = rule((t, p, k) => {
    if ((p = add(k, r_domainlabel, t, p)) < 0) return -1;
    return add(k, r_qualified, t, p);
  }, (t, p) => {
    if ((p = s_domainlabel(t, p)) < 0) return -1;
    return s_qualified(t, p);
  });
  const r_qualified = rule((t, p, k) => {
    for (;;) {
      const p3 = p;
      const n4 = k.length;
      a5: {
        if (!(at(t, p) === 46) || (p = add(k, r_domainlabel, t, p + 1)) < 0) break a5;
        const p6 = p;
        a8: {
          if (!(at(t, p) === 46)) break a8;
          p++;
          if (s_alphanum(t, p) >= 0) break a8;
          break a5;
        }
        p = p6;
        continue;
      }
      p = p3;
      k.length = n4;
      break;
    }
    o9: {
      const p10 = p;
      const n11 = k.length;
      a12: {
        if (!(at(t, p) === 46) || (p = add(k, r_toplabel, t, p + 1)) < 0) break a12;
        if (!(at(t, p) === 46)) break a12;
        p++;
        break o9;
      }
      p = p10;
      k.length = n11;
    }
    return p;
  }, s_qualified);
  const r_domainlabel = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 8192)) return -1;
    k.push(new ParsedNode(r_alphanum, t, p, ++p));
    o4: {
      const p5 = p;
      const n6 = k.length;
      a7: {
        for (let i11 = 61; i11 > 0; i11--) {
          const p8 = p;
          const n9 = k.length;
          a10: {
            if (sets0[at(t, p)]! & 8192) k.push(new ParsedNode(r_alphanum, t, p, ++p));
            else if (at(t, p) === 45) p++;
            else break a10;
            if (!(s_alphanum(t, p) >= 0 || at(t, p) === 45)) break a10;
            continue;
          }
          p = p8;
          k.length = n9;
          break;
        }
        if (!(sets0[at(t, p)]! & 8192)) break a7;
        k.push(new ParsedNode(r_alphanum, t, p, ++p));
        break o4;
      }
      p = p5;
      k.length = n6;
    }
    return p;
  }, s_domainlabel);
  const r_toplabel = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 4)) return -1;
    k.push(new ParsedNode(r_ALPHA, t, p, ++p));
    o4: {
      const p5 = p;
      const n6 = k.length;
      a7: {
        for (let i11 = 61; i11 > 0; i11--) {
          const p8 = p;
          const n9 = k.length;
          a10: {
            if (sets0[at(t, p)]! & 8192) k.push(new ParsedNode(r_alphanum, t, p, ++p));
            else if (at(t, p) === 45) p++;
            else break a10;
            if (!(s_alphanum(t, p) >= 0 || at(t, p) === 45)) break a10;
            continue;
          }
          p = p8;
          k.length = n9;
          break;
        }
        if (!(sets0[at(t, p)]! & 8192)) break a7;
        k.push(new ParsedNode(r_alphanum, t, p, ++p));
        break o4;
      }
      p = p5;
      k.length = n6;
    }
    return p;
  }, s_toplabel);
  const r_alphanum = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 4) {
      k.push(new ParsedNode(r_ALPHA, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 8)) return -1;
    k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    return p;
  }, s_alphanum);
  const r_IPv4address = rule((t, p, k) => {
    if ((p = add(k, r_dec_octet, t, p)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = add(k, r_dec_octet, t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = add(k, r_dec_octet, t, p + 1)) < 0) return -1;
    return at(t, p) === 46 ? add(k, r_dec_octet, t, p + 1) : -1;
  }, s_IPv4address);
  const r_dec_octet = rule((t, p, k) => {
    const p0 = p;
    const n1 = k.length;
    if (at(t, p) === 50 && at(t, p + 1) === 53 && sets0[at(t, p + 2)]! & 16384) return p + 3;
    if (at(t, p) === 50 && sets0[at(t, p + 1)]! & 32768 && sets0[at(t, p + 2)]! & 8) {
      k.push(new ParsedNode(r_DIGIT, t, p + 2, p += 3));
      return p;
    }
    a2: {
      if (!(at(t, p) === 49)) break a2;
      p++;
      for (let i3 = 2; i3 > 0; i3--) {
        if (!(sets0[at(t, p)]! & 8)) break a2;
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      }
      return p;
    }
    p = p0;
    k.length = n1;
    if (sets0[at(t, p)]! & 65536 && sets0[at(t, p + 1)]! & 8) {
      k.push(new ParsedNode(r_DIGIT, t, p + 1, p += 2));
      return p;
    }
    if (!(sets0[at(t, p)]! & 8)) return -1;
    k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    return p;
  }, s_dec_octet);
  const r_IPv6reference = rule((t, p, k) => {
    if (!(at(t, p) === 91) || (p = add(k, r_IPv6address, t, p + 1)) < 0) return -1;
    return at(t, p) === 93 ? p + 1 : -1;
  }, (t, p) => {
    if (!(at(t, p) === 91) || (p = s_IPv6address(t, p + 1)) < 0) return -1;
    return at(t, p) === 93 ? p + 1 : -1;
  });
  const r_IPv6address = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    a2: {
      for (let i3 = 6; i3 > 0; i3--) {
        if ((p = add(k, r_h4, t, p)) < 0) break a2;
        if (!(at(t, p) === 58)) break a2;
        p++;
      }
      if ((p = add(k, r_ls32, t, p)) < 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    a4: {
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a4;
      p += 2;
      for (let i5 = 5; i5 > 0; i5--) {
        if ((p = add(k, r_h4, t, p)) < 0) break a4;
        if (!(at(t, p) === 58)) break a4;
        p++;
      }
      if ((p = add(k, r_ls32, t, p)) < 0) break a4;
      return p;
    }
    p = p0;
    k.length = n1;
    a6: {
      if ((q = add(k, r_h4, t, p)) >= 0) p = q;
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a6;
      p += 2;
      for (let i7 = 4; i7 > 0; i7--) {
        if ((p = add(k, r_h4, t, p)) < 0) break a6;
        if (!(at(t, p) === 58)) break a6;
        p++;
      }
      if ((p = add(k, r_ls32, t, p)) < 0) break a6;
      return p;
    }
    p = p0;
    k.length = n1;
    a8: {
      if ((q = add(k, r_h4, t, p)) >= 0) {
        p = q;
        if (at(t, p) === 58 && (q = add(k, r_h4, t, p + 1)) >= 0) p = q;
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a8;
      p += 2;
      for (let i9 = 3; i9 > 0; i9--) {
        if ((p = add(k, r_h4, t, p)) < 0) break a8;
        if (!(at(t, p) === 58)) break a8;
        p++;
      }
      if ((p = add(k, r_ls32, t, p)) < 0) break a8;
      return p;
    }
    p = p0;
    k.length = n1;
    a10: {
      if ((q = add(k, r_h4, t, p)) >= 0) {
        p = q;
        for (let i12 = 2; i12 > 0; i12--) {
          if (at(t, p) === 58 && (q = add(k, r_h4, t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a10;
      p += 2;
      for (let i13 = 2; i13 > 0; i13--) {
        if ((p = add(k, r_h4, t, p)) < 0) break a10;
        if (!(at(t, p) === 58)) break a10;
        p++;
      }
      if ((p = add(k, r_ls32, t, p)) < 0) break a10;
      return p;
    }
    p = p0;
    k.length = n1;
    a14: {
      if ((q = add(k, r_h4, t, p)) >= 0) {
        p = q;
        for (let i16 = 3; i16 > 0; i16--) {
          if (at(t, p) === 58 && (q = add(k, r_h4, t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = add(k, r_h4, t, p + 2)) < 0) break a14;
      if (!(at(t, p) === 58) || (p = add(k, r_ls32, t, p + 1)) < 0) break a14;
      return p;
    }
    p = p0;
    k.length = n1;
    a17: {
      if ((q = add(k, r_h4, t, p)) >= 0) {
        p = q;
        for (let i19 = 4; i19 > 0; i19--) {
          if (at(t, p) === 58 && (q = add(k, r_h4, t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = add(k, r_ls32, t, p + 2)) < 0) break a17;
      return p;
    }
    p = p0;
    k.length = n1;
    a20: {
      if ((q = add(k, r_h4, t, p)) >= 0) {
        p = q;
        for (let i22 = 5; i22 > 0; i22--) {
          if (at(t, p) === 58 && (q = add(k, r_h4, t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = add(k, r_h4, t, p + 2)) < 0) break a20;
      return p;
    }
    p = p0;
    k.length = n1;
    if ((q = add(k, r_h4, t, p)) >= 0) {
      p = q;
      for (let i24 = 6; i24 > 0; i24--) {
        if (at(t, p) === 58 && (q = add(k, r_h4, t, p + 1)) >= 0) p = q;
        else break;
      }
    }
    return at(t, p) === 58 && at(t, p + 1) === 58 ? p + 2 : -1;
  }, s_IPv6address);
  const r_ls32 = rule((t, p, k) => {
    const p0 = p;
    const n1 = k.length;
    a2: {
      if ((p = add(k, r_h4, t, p)) < 0) break a2;
      if (!(at(t, p) === 58) || (p = add(k, r_h4, t, p + 1)) < 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    return add(k, r_IPv4address, t, p);
  }, s_ls32);
  const r_h4 = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 32)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    for (let i0 = 3; i0 > 0; i0--) {
      if (sets0[at(t, p)]! & 32) k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
      else break;
    }
    return p;
  }, s_h4);
  // r_path
  rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_abs_path, t, p)) >= 0) p = q;
    else if ((q = add(k, r_opaque_part, t, p)) >= 0) p = q;
    return p;
  });
  const r_path_segments = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_segment, t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = add(k, r_segment, t, p + 1)) >= 0) p = q;
    return p;
  }, s_path_segments);
  const r_segment = rule((t, p, k) => {
    let q: number;
    while ((q = add(k, r_pchar, t, p)) >= 0) p = q;
    return p;
  }, s_segment);
  const r_pchar = rule((t, p, k) => {
    let q: number;
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_unreserved, t, p, ++p));
      return p;
    }
    if ((q = add(k, r_escaped, t, p)) >= 0) return q;
    return sets0[at(t, p)]! & 1024 ? p + 1 : -1;
  }, (t, p) => {
    if (sets0[at(t, p)]! & 16777216) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 32 && sets0[at(t, p + 2)]! & 32 ? p + 3 : -1;
  });
  const r_query = rule(k_query, s_query);
  // r_URI_reference
  rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_absolute_URI, t, p)) >= 0) p = q;
    else if ((q = add(k, r_relative_URI, t, p)) >= 0) p = q;
    if (at(t, p) === 35 && (q = add(k, r_fragment, t, p + 1)) >= 0) p = q;
    return p;
  });
  // r_absolute_URI_reference
  rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_absolute_URI, t, p)) < 0) return -1;
    if (at(t, p) === 35 && (q = add(k, r_fragment, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_fragment = rule(k_query, s_query);
  const r_relative_URI = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_net_path, t, p)) >= 0) p = q;
    else if ((q = add(k, r_abs_path, t, p)) >= 0) p = q;
    else if ((q = add(k, r_rel_path, t, p)) >= 0) p = q;
    if (at(t, p) === 63 && (q = add(k, r_query, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_rel_path = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_rel_segment, t, p)) < 0) return -1;
    if ((q = add(k, r_abs_path, t, p)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    if ((p = s_rel_segment(t, p)) < 0) return -1;
    if ((q = s_abs_path(t, p)) >= 0) p = q;
    return p;
  });
  const r_rel_segment = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_unreserved, t, p, ++p));
      else if ((q = add(k, r_escaped, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 262144) p++;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }, s_rel_segment);
  const r_ALPHA = rule(undefined, (t, p) => sets0[at(t, p)]! & 4 ? p + 1 : -1);
  const r_DIGIT = rule(undefined, (t, p) => sets0[at(t, p)]! & 8 ? p + 1 : -1);
  const r_DQUOTE = rule(undefined, (t, p) => at(t, p) === 34 ? p + 1 : -1);
  const r_HEXDIG = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 8) {
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 524288 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 32 ? p + 1 : -1);
  return parse;
}
