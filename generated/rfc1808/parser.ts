// The parser of rfc1808.
// Generated from grammar/rfc1808 and its notation (sha256 e34a7f3b38c0beabebab9945c63dbfa2d952e20ec0506ff3b34ee304fcd42c1f). Do not edit.

import type { SyntaxNode } from '../../src/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/tree/parser.js';
import type { RuleName } from './rules.js';

/** The rules that a text can be parsed from. */
export type StartRule =
  | "URL"
  | "absoluteURL"
  | "generic-RL"
  | "relativeURL"
  | "net_path"
  | "abs_path"
  | "rel_path"
  | "path"
  | "fsegment"
  | "segment"
  | "params"
  | "param"
  | "scheme"
  | "net_loc"
  | "query"
  | "fragment"
  | "pchar"
  | "uchar"
  | "unreserved"
  | "escape"
  | "hex"
  | "alpha"
  | "lowalpha"
  | "hialpha"
  | "digit"
  | "safe"
  | "extra"
  | "national"
  | "reserved"
  | "punctuation"
  | "base-header";

export const parse: GeneratedParser<StartRule>['parse'] = makeParser();

/** The rules stand in a function, as bundlers make variables of a module's own constants, which take longer to read. */
function makeParser(): GeneratedParser<RuleName>['parse'] {
  // s_ scans text t from place p; k_ also adds the child nodes to k. Both return the end, or -1 where the rule fails.
  const [rule, parse] = ruleTable<RuleName>();

  const sets0 = new Int32Array([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 221504, 524288, 524288, 221376, 524288, 221217, 221504, 221504, 221504, 221504, 254152, 221504, 254152, 254152, 147457,
    254532, 254532, 254532, 254532, 254532, 254532, 254532, 254532, 254532, 254532, 221217, 196625, 524288, 221217, 524288, 196625,
    221217, 259650, 259650, 259650, 259650, 259650, 259650, 258114, 258114, 258114, 258114, 258114, 258114, 258114, 258114, 258114,
    258114, 258114, 258114, 258114, 258114, 258114, 258114, 258114, 258114, 258114, 258114, 262144, 262144, 262144, 262144, 221376,
    262144, 257602, 257602, 257602, 257602, 257602, 257602, 256066, 256066, 256066, 256066, 256066, 256066, 256066, 256066, 256066,
    256066, 256066, 256066, 256066, 256066, 256066, 256066, 256066, 256066, 256066, 256066, 262144, 262144, 262144, 262144, 0,
    0, 0,
  ]);

  function k_URL(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_absoluteURL, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if ((p = add(k, r_relativeURL, t, p)) < 0) return -1;
    }
    o3: {
      const p4 = p;
      const n5 = k.length;
      a6: {
        if (!(at(t, p) === 35)) break a6;
        p++;
        if ((p = add(k, r_fragment, t, p)) < 0) break a6;
        break o3;
      }
      p = p4;
      k.length = n5;
    }
    return p;
  }

  function k_absoluteURL(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_generic_RL, t, p)) < 0) break a3;
        if (at(t, p) === 47) break a3;
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_scheme, t, p)) < 0) return -1;
      if (!(at(t, p) === 58)) return -1;
      p++;
      for (;;) {
        if ((q = add(k, r_uchar, t, p)) >= 0) {
          p = q;
          continue;
        }
        if (sets0[at(t, p)]! & 1) {
          k.push(new ParsedNode(r_reserved, t, p, ++p));
          continue;
        }
        break;
      }
    }
    return p;
  }

  function k_generic_RL(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58)) return -1;
    p++;
    if ((p = add(k, r_relativeURL, t, p)) < 0) return -1;
    return p;
  }

  function k_relativeURL(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
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
    return p;
  }

  function k_net_path(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    if (!(at(t, p) === 47 && at(t, p + 1) === 47)) return -1;
    p += 2;
    if ((p = add(k, r_net_loc, t, p)) < 0) return -1;
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
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_path, t, p)) < 0) break a3;
        o4: {
          const p5 = p;
          const n6 = k.length;
          a7: {
            if (!(at(t, p) === 59)) break a7;
            p++;
            if ((p = add(k, r_params, t, p)) < 0) break a7;
            break o4;
          }
          p = p5;
          k.length = n6;
        }
        o8: {
          const p9 = p;
          const n10 = k.length;
          a11: {
            if (!(at(t, p) === 63)) break a11;
            p++;
            if ((p = add(k, r_query, t, p)) < 0) break a11;
            break o8;
          }
          p = p9;
          k.length = n10;
        }
        break c0;
      }
      p = p1;
      k.length = n2;
      a12: {
        if (!(at(t, p) === 59)) break a12;
        p++;
        if ((p = add(k, r_params, t, p)) < 0) break a12;
        o13: {
          const p14 = p;
          const n15 = k.length;
          a16: {
            if (!(at(t, p) === 63)) break a16;
            p++;
            if ((p = add(k, r_query, t, p)) < 0) break a16;
            break o13;
          }
          p = p14;
          k.length = n15;
        }
        break c0;
      }
      p = p1;
      k.length = n2;
      o17: {
        const p18 = p;
        const n19 = k.length;
        a20: {
          if (!(at(t, p) === 63)) break a20;
          p++;
          if ((p = add(k, r_query, t, p)) < 0) break a20;
          break o17;
        }
        p = p18;
        k.length = n19;
      }
    }
    return p;
  }

  function k_path(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_fsegment, t, p)) < 0) return -1;
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

  function k_fsegment(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
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

  function k_params(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if ((p = add(k, r_param, t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if (!(at(t, p) === 59)) break a2;
        p++;
        if ((p = add(k, r_param, t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      k.length = n1;
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
      if (at(t, p) === 47) {
        p++;
        continue;
      }
      break;
    }
    return p;
  }

  function k_scheme(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_alpha, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 4) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 8)) return -1;
      p++;
    }
    for (;;) {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_alpha, t, p, ++p));
        continue;
      }
      if (sets0[at(t, p)]! & 4) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
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

  function k_net_loc(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_pchar, t, p)) >= 0) {
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

  function k_query(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_uchar, t, p)) >= 0) {
        p = q;
        continue;
      }
      if (sets0[at(t, p)]! & 1) {
        k.push(new ParsedNode(r_reserved, t, p, ++p));
        continue;
      }
      break;
    }
    return p;
  }

  function k_pchar(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    c0: {
      if ((q = add(k, r_uchar, t, p)) >= 0) {
        p = q;
        break c0;
      }
      if (!(sets0[at(t, p)]! & 32)) return -1;
      p++;
    }
    return p;
  }

  function k_uchar(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 64) {
        k.push(new ParsedNode(r_unreserved, t, p, ++p));
        break c0;
      }
      if ((p = add(k, r_escape, t, p)) < 0) return -1;
    }
    return p;
  }

  function k_unreserved(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    c0: {
      if (sets0[at(t, p)]! & 2) {
        k.push(new ParsedNode(r_alpha, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 4) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        break c0;
      }
      if (sets0[at(t, p)]! & 128) {
        k.push(new ParsedNode(r_safe, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 256)) return -1;
      k.push(new ParsedNode(r_extra, t, p, ++p));
    }
    return p;
  }

  function k_escape(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
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
      if (sets0[at(t, p)]! & 4) {
        k.push(new ParsedNode(r_digit, t, p, ++p));
        break c0;
      }
      if (!(sets0[at(t, p)]! & 1024)) return -1;
      p++;
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
      k.push(new ParsedNode(r_hialpha, t, p, ++p));
    }
    return p;
  }

  function k_base_header(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(t.startsWith("Base", p))) return -1;
    p += 4;
    if (!(at(t, p) === 58)) return -1;
    p++;
    if (!(t.startsWith("<URL:", p))) return -1;
    p += 5;
    if ((p = add(k, r_absoluteURL, t, p)) < 0) return -1;
    if (!(at(t, p) === 62)) return -1;
    p++;
    return p;
  }

  function s_path(t: string, p: number): number {
    if ((p = s_fsegment(t, p)) < 0) return -1;
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

  function s_fsegment(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 8192) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512)) return -1;
      p += 3;
    }
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 8192) {
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

  function s_segment(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 8192) {
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

  function s_params(t: string, p: number): number {
    if ((p = s_param(t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      a2: {
        if (!(at(t, p) === 59)) break a2;
        p++;
        if ((p = s_param(t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_param(t: string, p: number): number {
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

  function s_scheme(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 32768)) return -1;
    p++;
    while (sets0[at(t, p)]! & 32768) p++;
    return p;
  }

  function s_net_loc(t: string, p: number): number {
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

  function s_query(t: string, p: number): number {
    for (;;) {
      const p3 = p;
      if (sets0[at(t, p)]! & 131072) {
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
      if (sets0[at(t, p)]! & 8192) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512)) return -1;
      p += 3;
    }
    return p;
  }

  function s_uchar(t: string, p: number): number {
    c0: {
      if (sets0[at(t, p)]! & 64) {
        p++;
        break c0;
      }
      if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512)) return -1;
      p += 3;
    }
    return p;
  }

  function s_unreserved(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 64)) return -1;
    p++;
    return p;
  }

  function s_escape(t: string, p: number): number {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512)) return -1;
    p += 3;
    return p;
  }

  function s_hex(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 512)) return -1;
    p++;
    return p;
  }

  function s_alpha(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    return p;
  }

  function s_lowalpha(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2048)) return -1;
    p++;
    return p;
  }

  function s_hialpha(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 4096)) return -1;
    p++;
    return p;
  }

  function s_digit(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 4)) return -1;
    p++;
    return p;
  }

  function s_safe(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 128)) return -1;
    p++;
    return p;
  }

  function s_extra(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 256)) return -1;
    p++;
    return p;
  }

  function s_national(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 262144)) return -1;
    p++;
    return p;
  }

  function s_reserved(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    return p;
  }

  function s_punctuation(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 524288)) return -1;
    p++;
    return p;
  }

  rule("URL", k_URL);
  const r_absoluteURL = rule("absoluteURL", k_absoluteURL);
  const r_generic_RL = rule("generic-RL", k_generic_RL);
  const r_relativeURL = rule("relativeURL", k_relativeURL);
  const r_net_path = rule("net_path", k_net_path);
  const r_abs_path = rule("abs_path", k_abs_path);
  const r_rel_path = rule("rel_path", k_rel_path);
  const r_path = rule("path", k_path, s_path);
  const r_fsegment = rule("fsegment", k_fsegment, s_fsegment);
  const r_segment = rule("segment", k_segment, s_segment);
  const r_params = rule("params", k_params, s_params);
  const r_param = rule("param", k_param, s_param);
  const r_scheme = rule("scheme", k_scheme, s_scheme);
  const r_net_loc = rule("net_loc", k_net_loc, s_net_loc);
  const r_query = rule("query", k_query, s_query);
  const r_fragment = rule("fragment", k_query, s_query);
  const r_pchar = rule("pchar", k_pchar, s_pchar);
  const r_uchar = rule("uchar", k_uchar, s_uchar);
  const r_unreserved = rule("unreserved", k_unreserved, s_unreserved);
  const r_escape = rule("escape", k_escape, s_escape);
  const r_hex = rule("hex", k_hex, s_hex);
  const r_alpha = rule("alpha", k_alpha, s_alpha);
  const r_lowalpha = rule("lowalpha", undefined, s_lowalpha);
  const r_hialpha = rule("hialpha", undefined, s_hialpha);
  const r_digit = rule("digit", undefined, s_digit);
  const r_safe = rule("safe", undefined, s_safe);
  const r_extra = rule("extra", undefined, s_extra);
  rule("national", undefined, s_national);
  const r_reserved = rule("reserved", undefined, s_reserved);
  rule("punctuation", undefined, s_punctuation);
  rule("base-header", k_base_header);
  return parse;
}
