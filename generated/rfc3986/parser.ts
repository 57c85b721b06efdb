// The parser of rfc3986.
// Generated from grammar/rfc3986 and its notation (sha256 c5636bcc321db15546d52cbab4924dc06631d0a28ec0b4a45a93d64f7309e6e1). Do not edit.

import type { SyntaxNode } from '../../src/core/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/core/tree/parser.js';
import { grammar, type RuleName } from './rules.js';

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
    0, 1998864, 0, 8192, 1998864, 0, 1998864, 1998864, 1998864, 1998864, 1998864, 2064404, 1998864, 2068492, 2068492, 1058816,
    2064842, 2065354, 2065354, 2065354, 2065354, 2065098, 2064970, 2064970, 2064970, 2064970, 1221632, 1998864, 0, 1998864, 0, 1058816,
    1614848, 2080841, 2080841, 2080841, 2080841, 2080841, 2080841, 2064393, 2064393, 2064393, 2064393, 2064393, 2064393, 2064393, 2064393, 2064393,
    2064393, 2064393, 2064393, 2064393, 2064393, 2064393, 2064425, 2064393, 2064393, 2064393, 2064393, 8192, 0, 8192, 0, 2002952,
    0, 2080841, 2080841, 2080841, 2080841, 2080841, 2080841, 2064393, 2064393, 2064393, 2064393, 2064393, 2064393, 2064393, 2064393, 2064393,
    2064393, 2064393, 2064393, 2064393, 2064393, 2064393, 2064425, 2064393, 2064393, 2064393, 2064393, 0, 0, 0, 2002952, 0,
    0, 0,
  ]);

  function k_query(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_pchar, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 2048) p++;
      else break;
    }
    return p;
  }

  function s_unreserved(t: string, p: number): number {
    return sets0[at(t, p)]! & 8 ? p + 1 : -1;
  }

  function s_pct_encoded(t: string, p: number): number {
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64 ? p + 3 : -1;
  }

  function s_sub_delims(t: string, p: number): number {
    return sets0[at(t, p)]! & 16 ? p + 1 : -1;
  }

  function s_pchar(t: string, p: number): number {
    if (sets0[at(t, p)]! & 32768) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64 ? p + 3 : -1;
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
    const p0 = p;
    a2: {
      for (let i3 = 6; i3 > 0; i3--) {
        if ((p = s_h16(t, p)) < 0) break a2;
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
        if ((p = s_h16(t, p)) < 0) break a4;
        if (!(at(t, p) === 58)) break a4;
        p++;
      }
      if ((p = s_ls32(t, p)) < 0) break a4;
      return p;
    }
    p = p0;
    a6: {
      if ((q = s_h16(t, p)) >= 0) p = q;
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a6;
      p += 2;
      for (let i7 = 4; i7 > 0; i7--) {
        if ((p = s_h16(t, p)) < 0) break a6;
        if (!(at(t, p) === 58)) break a6;
        p++;
      }
      if ((p = s_ls32(t, p)) < 0) break a6;
      return p;
    }
    p = p0;
    a8: {
      if ((q = s_h16(t, p)) >= 0) {
        p = q;
        if (at(t, p) === 58 && (q = s_h16(t, p + 1)) >= 0) p = q;
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a8;
      p += 2;
      for (let i9 = 3; i9 > 0; i9--) {
        if ((p = s_h16(t, p)) < 0) break a8;
        if (!(at(t, p) === 58)) break a8;
        p++;
      }
      if ((p = s_ls32(t, p)) < 0) break a8;
      return p;
    }
    p = p0;
    a10: {
      if ((q = s_h16(t, p)) >= 0) {
        p = q;
        for (let i12 = 2; i12 > 0; i12--) {
          if (at(t, p) === 58 && (q = s_h16(t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a10;
      p += 2;
      for (let i13 = 2; i13 > 0; i13--) {
        if ((p = s_h16(t, p)) < 0) break a10;
        if (!(at(t, p) === 58)) break a10;
        p++;
      }
      if ((p = s_ls32(t, p)) < 0) break a10;
      return p;
    }
    p = p0;
    a14: {
      if ((q = s_h16(t, p)) >= 0) {
        p = q;
        for (let i16 = 3; i16 > 0; i16--) {
          if (at(t, p) === 58 && (q = s_h16(t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = s_h16(t, p + 2)) < 0) break a14;
      if (!(at(t, p) === 58) || (p = s_ls32(t, p + 1)) < 0) break a14;
      return p;
    }
    p = p0;
    a17: {
      if ((q = s_h16(t, p)) >= 0) {
        p = q;
        for (let i19 = 4; i19 > 0; i19--) {
          if (at(t, p) === 58 && (q = s_h16(t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = s_ls32(t, p + 2)) < 0) break a17;
      return p;
    }
    p = p0;
    a20: {
      if ((q = s_h16(t, p)) >= 0) {
        p = q;
        for (let i22 = 5; i22 > 0; i22--) {
          if (at(t, p) === 58 && (q = s_h16(t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = s_h16(t, p + 2)) < 0) break a20;
      return p;
    }
    p = p0;
    if ((q = s_h16(t, p)) >= 0) {
      p = q;
      for (let i24 = 6; i24 > 0; i24--) {
        if (at(t, p) === 58 && (q = s_h16(t, p + 1)) >= 0) p = q;
        else break;
      }
    }
    return at(t, p) === 58 && at(t, p + 1) === 58 ? p + 2 : -1;
  }

  function s_h16(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 64)) return -1;
    p++;
    for (let i0 = 3; i0 > 0; i0--) {
      if (sets0[at(t, p)]! & 64) p++;
      else break;
    }
    return p;
  }

  function s_ls32(t: string, p: number): number {
    const p0 = p;
    a2: {
      if ((p = s_h16(t, p)) < 0) break a2;
      if (!(at(t, p) === 58) || (p = s_h16(t, p + 1)) < 0) break a2;
      return p;
    }
    p = p0;
    return s_IPv4address(t, p);
  }

  function s_IPv4address(t: string, p: number): number {
    if ((p = s_dec_octet(t, p)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = s_dec_octet(t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = s_dec_octet(t, p + 1)) < 0) return -1;
    return at(t, p) === 46 ? s_dec_octet(t, p + 1) : -1;
  }

  function s_dec_octet(t: string, p: number): number {
    const p0 = p;
    if (at(t, p) === 50 && at(t, p + 1) === 53 && sets0[at(t, p + 2)]! & 128) return p + 3;
    if (at(t, p) === 50 && sets0[at(t, p + 1)]! & 256 && sets0[at(t, p + 2)]! & 2) return p + 3;
    a2: {
      if (!(at(t, p) === 49)) break a2;
      p++;
      for (let i3 = 2; i3 > 0; i3--) {
        if (!(sets0[at(t, p)]! & 2)) break a2;
        p++;
      }
      return p;
    }
    p = p0;
    if (sets0[at(t, p)]! & 512 && sets0[at(t, p + 1)]! & 2) return p + 2;
    return sets0[at(t, p)]! & 2 ? p + 1 : -1;
  }

  function s_segment(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 32768) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64) p += 3;
      else break;
    }
    return p;
  }

  function s_segment_nz(t: string, p: number): number {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 32768) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }

  function s_segment_nz_nc(t: string, p: number): number {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 524288) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }

  function s_query(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 1048576) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64) p += 3;
      else break;
    }
    return p;
  }

  const r_URI = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58) || (p = add(k, r_hier_part, t, p + 1)) < 0) return -1;
    if (at(t, p) === 63 && (q = add(k, r_query, t, p + 1)) >= 0) p = q;
    if (at(t, p) === 35 && (q = add(k, r_fragment, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_hier_part = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    a2: {
      if (!(at(t, p) === 47 && at(t, p + 1) === 47) || (p = add(k, r_authority, t, p + 2)) < 0) break a2;
      if ((p = add(k, r_path_abempty, t, p)) < 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    if ((q = add(k, r_path_absolute, t, p)) >= 0) return q;
    if ((q = add(k, r_path_rootless, t, p)) >= 0) return q;
    return add(k, r_path_empty, t, p);
  });
  // r_URI_reference
  rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_URI, t, p)) >= 0) return q;
    return add(k, r_relative_ref, t, p);
  });
  // r_absolute_URI
  rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58) || (p = add(k, r_hier_part, t, p + 1)) < 0) return -1;
    if (at(t, p) === 63 && (q = add(k, r_query, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_relative_ref = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_relative_part, t, p)) < 0) return -1;
    if (at(t, p) === 63 && (q = add(k, r_query, t, p + 1)) >= 0) p = q;
    if (at(t, p) === 35 && (q = add(k, r_fragment, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_relative_part = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    a2: {
      if (!(at(t, p) === 47 && at(t, p + 1) === 47) || (p = add(k, r_authority, t, p + 2)) < 0) break a2;
      if ((p = add(k, r_path_abempty, t, p)) < 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    if ((q = add(k, r_path_absolute, t, p)) >= 0) return q;
    if ((q = add(k, r_path_noscheme, t, p)) >= 0) return q;
    return add(k, r_path_empty, t, p);
  });
  const r_scheme = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_ALPHA, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 1) k.push(new ParsedNode(r_ALPHA, t, p, ++p));
      else if (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      else if (sets0[at(t, p)]! & 4) p++;
      else break;
    }
    return p;
  }, (t, p) => {
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    while (sets0[at(t, p)]! & 65536) p++;
    return p;
  });
  const r_authority = rule((t, p, k) => {
    let q: number;
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
    if (at(t, p) === 58 && (q = add(k, r_port, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_userinfo = rule((t, p, k) => {
    let q: number;
    for (;;) {
      if (sets0[at(t, p)]! & 8) k.push(new ParsedNode(r_unreserved, t, p, ++p));
      else if ((q = add(k, r_pct_encoded, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 16) k.push(new ParsedNode(r_sub_delims, t, p, ++p));
      else if (at(t, p) === 58) p++;
      else break;
    }
    return p;
  }, (t, p) => {
    for (;;) {
      if (sets0[at(t, p)]! & 131072) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64) p += 3;
      else break;
    }
    return p;
  });
  const r_host = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    if ((q = add(k, r_IP_literal, t, p)) >= 0) return q;
    a2: {
      if ((p = add(k, r_IPv4address, t, p)) < 0) break a2;
      if (s_unreserved(t, p) >= 0 || s_pct_encoded(t, p) >= 0 || s_sub_delims(t, p) >= 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    return add(k, r_reg_name, t, p);
  });
  const r_port = rule((t, p, k) => {
    while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    return p;
  }, (t, p) => {
    while (sets0[at(t, p)]! & 2) p++;
    return p;
  });
  const r_IP_literal = rule((t, p, k) => {
    let q: number;
    if (!(at(t, p) === 91)) return -1;
    p++;
    if ((q = add(k, r_IPv6address, t, p)) >= 0) p = q;
    else if ((q = add(k, r_IPvFuture, t, p)) >= 0) p = q;
    else return -1;
    return at(t, p) === 93 ? p + 1 : -1;
  }, (t, p) => {
    let q: number;
    if (!(at(t, p) === 91)) return -1;
    p++;
    if ((q = s_IPv6address(t, p)) >= 0) p = q;
    else if ((q = s_IPvFuture(t, p)) >= 0) p = q;
    else return -1;
    return at(t, p) === 93 ? p + 1 : -1;
  });
  const r_IPvFuture = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 32)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 64)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    while (sets0[at(t, p)]! & 64) k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    if (!(at(t, p) === 46)) return -1;
    p++;
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 8) k.push(new ParsedNode(r_unreserved, t, p, ++p));
      else if (sets0[at(t, p)]! & 16) k.push(new ParsedNode(r_sub_delims, t, p, ++p));
      else if (at(t, p) === 58) p++;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }, s_IPvFuture);
  const r_IPv6address = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    a2: {
      for (let i3 = 6; i3 > 0; i3--) {
        if ((p = add(k, r_h16, t, p)) < 0) break a2;
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
        if ((p = add(k, r_h16, t, p)) < 0) break a4;
        if (!(at(t, p) === 58)) break a4;
        p++;
      }
      if ((p = add(k, r_ls32, t, p)) < 0) break a4;
      return p;
    }
    p = p0;
    k.length = n1;
    a6: {
      if ((q = add(k, r_h16, t, p)) >= 0) p = q;
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a6;
      p += 2;
      for (let i7 = 4; i7 > 0; i7--) {
        if ((p = add(k, r_h16, t, p)) < 0) break a6;
        if (!(at(t, p) === 58)) break a6;
        p++;
      }
      if ((p = add(k, r_ls32, t, p)) < 0) break a6;
      return p;
    }
    p = p0;
    k.length = n1;
    a8: {
      if ((q = add(k, r_h16, t, p)) >= 0) {
        p = q;
        if (at(t, p) === 58 && (q = add(k, r_h16, t, p + 1)) >= 0) p = q;
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a8;
      p += 2;
      for (let i9 = 3; i9 > 0; i9--) {
        if ((p = add(k, r_h16, t, p)) < 0) break a8;
        if (!(at(t, p) === 58)) break a8;
        p++;
      }
      if ((p = add(k, r_ls32, t, p)) < 0) break a8;
      return p;
    }
    p = p0;
    k.length = n1;
    a10: {
      if ((q = add(k, r_h16, t, p)) >= 0) {
        p = q;
        for (let i12 = 2; i12 > 0; i12--) {
          if (at(t, p) === 58 && (q = add(k, r_h16, t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a10;
      p += 2;
      for (let i13 = 2; i13 > 0; i13--) {
        if ((p = add(k, r_h16, t, p)) < 0) break a10;
        if (!(at(t, p) === 58)) break a10;
        p++;
      }
      if ((p = add(k, r_ls32, t, p)) < 0) break a10;
      return p;
    }
    p = p0;
    k.length = n1;
    a14: {
      if ((q = add(k, r_h16, t, p)) >= 0) {
        p = q;
        for (let i16 = 3; i16 > 0; i16--) {
          if (at(t, p) === 58 && (q = add(k, r_h16, t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = add(k, r_h16, t, p + 2)) < 0) break a14;
      if (!(at(t, p) === 58) || (p = add(k, r_ls32, t, p + 1)) < 0) break a14;
      return p;
    }
    p = p0;
    k.length = n1;
    a17: {
      if ((q = add(k, r_h16, t, p)) >= 0) {
        p = q;
        for (let i19 = 4; i19 > 0; i19--) {
          if (at(t, p) === 58 && (q = add(k, r_h16, t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = add(k, r_ls32, t, p + 2)) < 0) break a17;
      return p;
    }
    p = p0;
    k.length = n1;
    a20: {
      if ((q = add(k, r_h16, t, p)) >= 0) {
        p = q;
        for (let i22 = 5; i22 > 0; i22--) {
          if (at(t, p) === 58 && (q = add(k, r_h16, t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = add(k, r_h16, t, p + 2)) < 0) break a20;
      return p;
    }
    p = p0;
    k.length = n1;
    if ((q = add(k, r_h16, t, p)) >= 0) {
      p = q;
      for (let i24 = 6; i24 > 0; i24--) {
        if (at(t, p) === 58 && (q = add(k, r_h16, t, p + 1)) >= 0) p = q;
        else break;
      }
    }
    return at(t, p) === 58 && at(t, p + 1) === 58 ? p + 2 : -1;
  }, s_IPv6address);
  const r_h16 = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 64)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    for (let i0 = 3; i0 > 0; i0--) {
      if (sets0[at(t, p)]! & 64) k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
      else break;
    }
    return p;
  }, s_h16);
  const r_ls32 = rule((t, p, k) => {
    const p0 = p;
    const n1 = k.length;
    a2: {
      if ((p = add(k, r_h16, t, p)) < 0) break a2;
      if (!(at(t, p) === 58) || (p = add(k, r_h16, t, p + 1)) < 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    return add(k, r_IPv4address, t, p);
  }, s_ls32);
  const r_IPv4address = rule((t, p, k) => {
    if ((p = add(k, r_dec_octet, t, p)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = add(k, r_dec_octet, t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = add(k, r_dec_octet, t, p + 1)) < 0) return -1;
    return at(t, p) === 46 ? add(k, r_dec_octet, t, p + 1) : -1;
  }, s_IPv4address);
  const r_dec_octet = rule((t, p, k) => {
    const p0 = p;
    const n1 = k.length;
    if (at(t, p) === 50 && at(t, p + 1) === 53 && sets0[at(t, p + 2)]! & 128) return p + 3;
    if (at(t, p) === 50 && sets0[at(t, p + 1)]! & 256 && sets0[at(t, p + 2)]! & 2) {
      k.push(new ParsedNode(r_DIGIT, t, p + 2, p += 3));
      return p;
    }
    a2: {
      if (!(at(t, p) === 49)) break a2;
      p++;
      for (let i3 = 2; i3 > 0; i3--) {
        if (!(sets0[at(t, p)]! & 2)) break a2;
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      }
      return p;
    }
    p = p0;
    k.length = n1;
    if (sets0[at(t, p)]! & 512 && sets0[at(t, p + 1)]! & 2) {
      k.push(new ParsedNode(r_DIGIT, t, p + 1, p += 2));
      return p;
    }
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    return p;
  }, s_dec_octet);
  const r_reg_name = rule((t, p, k) => {
    let q: number;
    for (;;) {
      if (sets0[at(t, p)]! & 8) k.push(new ParsedNode(r_unreserved, t, p, ++p));
      else if ((q = add(k, r_pct_encoded, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 16) k.push(new ParsedNode(r_sub_delims, t, p, ++p));
      else break;
    }
    return p;
  }, (t, p) => {
    for (;;) {
      if (sets0[at(t, p)]! & 262144) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 64 && sets0[at(t, p + 2)]! & 64) p += 3;
      else break;
    }
    return p;
  });
  // r_path
  rule((t, p, k) => {
    const p0 = p;
    const n1 = k.length;
    a2: {
      if (s_pchar(t, p) >= 0) break a2;
      if ((p = add(k, r_path_abempty, t, p)) < 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    a3: {
      if ((p = add(k, r_path_noscheme, t, p)) < 0) break a3;
      if (at(t, p) === 58) break a3;
      return p;
    }
    p = p0;
    k.length = n1;
    return add(k, r_path_rootless, t, p);
  });
  const r_path_abempty = rule((t, p, k) => {
    let q: number;
    while (at(t, p) === 47 && (q = add(k, r_segment, t, p + 1)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    while (at(t, p) === 47 && (q = s_segment(t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_path_absolute = rule((t, p, k) => {
    let q: number;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((q = add(k, r_segment_nz, t, p)) >= 0) {
      p = q;
      while (at(t, p) === 47 && (q = add(k, r_segment, t, p + 1)) >= 0) p = q;
    }
    return p;
  }, (t, p) => {
    let q: number;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((q = s_segment_nz(t, p)) >= 0) {
      p = q;
      while (at(t, p) === 47 && (q = s_segment(t, p + 1)) >= 0) p = q;
    }
    return p;
  });
  const r_path_noscheme = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_segment_nz_nc, t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = add(k, r_segment, t, p + 1)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    if ((p = s_segment_nz_nc(t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = s_segment(t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_path_rootless = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_segment_nz, t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = add(k, r_segment, t, p + 1)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    if ((p = s_segment_nz(t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = s_segment(t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_path_empty = rule(undefined, (_t, p) => p);
  const r_segment = rule((t, p, k) => {
    let q: number;
    while ((q = add(k, r_pchar, t, p)) >= 0) p = q;
    return p;
  }, s_segment);
  const r_segment_nz = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_pchar, t, p)) < 0) return -1;
    while ((q = add(k, r_pchar, t, p)) >= 0) p = q;
    return p;
  }, s_segment_nz);
  const r_segment_nz_nc = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 8) k.push(new ParsedNode(r_unreserved, t, p, ++p));
      else if ((q = add(k, r_pct_encoded, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 16) k.push(new ParsedNode(r_sub_delims, t, p, ++p));
      else if (at(t, p) === 64) p++;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }, s_segment_nz_nc);
  const r_pchar = rule((t, p, k) => {
    let q: number;
    if (sets0[at(t, p)]! & 8) {
      k.push(new ParsedNode(r_unreserved, t, p, ++p));
      return p;
    }
    if ((q = add(k, r_pct_encoded, t, p)) >= 0) return q;
    if (sets0[at(t, p)]! & 16) {
      k.push(new ParsedNode(r_sub_delims, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 1024 ? p + 1 : -1;
  }, s_pchar);
  const r_query = rule(k_query, s_query);
  const r_fragment = rule(k_query, s_query);
  const r_pct_encoded = rule((t, p, k) => {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 64)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p + 1, p += 2));
    if (!(sets0[at(t, p)]! & 64)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    return p;
  }, s_pct_encoded);
  const r_unreserved = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_ALPHA, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 4096 ? p + 1 : -1;
  }, s_unreserved);
  // r_reserved
  rule((t, p, k) => {
    if (sets0[at(t, p)]! & 8192) {
      k.push(new ParsedNode(r_gen_delims, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_sub_delims, t, p, ++p));
    return p;
  });
  const r_gen_delims = rule(undefined, (t, p) => sets0[at(t, p)]! & 8192 ? p + 1 : -1);
  const r_sub_delims = rule(undefined, s_sub_delims);
  const r_ALPHA = rule(undefined, (t, p) => sets0[at(t, p)]! & 1 ? p + 1 : -1);
  const r_DIGIT = rule(undefined, (t, p) => sets0[at(t, p)]! & 2 ? p + 1 : -1);
  const r_HEXDIG = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 16384 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 64 ? p + 1 : -1);
  return parse;
}
