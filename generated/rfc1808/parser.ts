// The parser of rfc1808.
// Generated from grammar/rfc1808 and its notation (sha256 d9833e87df1324cec1cb0b0b8a617c5af2adc2a288158f6e09ff975f42962bd1). Do not edit.

import type { SyntaxNode } from '../../src/core/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/core/tree/parser.js';
import { grammar, type RuleName } from './rules.js';

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
  // Of each rule, what adds its child nodes to k, and what only scans text t from place p (s_), where that is called
  // for. Both return the end, or -1 where the rule fails. Readings at a particular place have the index of their rule.
  const [rule, parse] = ruleTable(grammar);

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

  function k_query(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if ((q = add(k, r_uchar, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 1) k.push(new ParsedNode(r_reserved, t, p, ++p));
      else break;
    }
    return p;
  }

  function s_fsegment(t: string, p: number): number {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 8192) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }

  function s_segment(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 8192) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512) p += 3;
      else break;
    }
    return p;
  }

  function s_param(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 16384) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512) p += 3;
      else break;
    }
    return p;
  }

  function s_query(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 131072) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512) p += 3;
      else break;
    }
    return p;
  }

  // r_URL
  rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_absoluteURL, t, p)) >= 0) p = q;
    else if ((q = add(k, r_relativeURL, t, p)) >= 0) p = q;
    else return -1;
    if (at(t, p) === 35 && (q = add(k, r_fragment, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_absoluteURL = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    a2: {
      if ((p = add(k, r_generic_RL, t, p)) < 0) break a2;
      if (at(t, p) === 47) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58)) return -1;
    p++;
    for (;;) {
      if ((q = add(k, r_uchar, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 1) k.push(new ParsedNode(r_reserved, t, p, ++p));
      else break;
    }
    return p;
  });
  const r_generic_RL = rule((t, p, k) => {
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    return at(t, p) === 58 ? add(k, r_relativeURL, t, p + 1) : -1;
  });
  const r_relativeURL = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_net_path, t, p)) >= 0) return q;
    if ((q = add(k, r_abs_path, t, p)) >= 0) return q;
    return add(k, r_rel_path, t, p);
  });
  const r_net_path = rule((t, p, k) => {
    let q: number;
    if (!(at(t, p) === 47 && at(t, p + 1) === 47) || (p = add(k, r_net_loc, t, p + 2)) < 0) return -1;
    if ((q = add(k, r_abs_path, t, p)) >= 0) p = q;
    return p;
  });
  const r_abs_path = rule((t, p, k) => at(t, p) === 47 ? add(k, r_rel_path, t, p + 1) : -1);
  const r_rel_path = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_path, t, p)) >= 0) {
      p = q;
      if (at(t, p) === 59 && (q = add(k, r_params, t, p + 1)) >= 0) p = q;
      if (at(t, p) === 63 && (q = add(k, r_query, t, p + 1)) >= 0) p = q;
      return p;
    }
    if (at(t, p) === 59 && (q = add(k, r_params, t, p + 1)) >= 0) {
      p = q;
      if (at(t, p) === 63 && (q = add(k, r_query, t, p + 1)) >= 0) p = q;
      return p;
    }
    if (at(t, p) === 63 && (q = add(k, r_query, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_path = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_fsegment, t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = add(k, r_segment, t, p + 1)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    if ((p = s_fsegment(t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = s_segment(t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_fsegment = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_pchar, t, p)) < 0) return -1;
    while ((q = add(k, r_pchar, t, p)) >= 0) p = q;
    return p;
  }, s_fsegment);
  const r_segment = rule((t, p, k) => {
    let q: number;
    while ((q = add(k, r_pchar, t, p)) >= 0) p = q;
    return p;
  }, s_segment);
  const r_params = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_param, t, p)) < 0) return -1;
    while (at(t, p) === 59 && (q = add(k, r_param, t, p + 1)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    if ((p = s_param(t, p)) < 0) return -1;
    while (at(t, p) === 59 && (q = s_param(t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_param = rule((t, p, k) => {
    let q: number;
    for (;;) {
      if ((q = add(k, r_pchar, t, p)) >= 0) p = q;
      else if (at(t, p) === 47) p++;
      else break;
    }
    return p;
  }, s_param);
  const r_scheme = rule((t, p, k) => {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_alpha, t, p, ++p));
      else if (sets0[at(t, p)]! & 4) k.push(new ParsedNode(r_digit, t, p, ++p));
      else if (sets0[at(t, p)]! & 8) p++;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }, (t, p) => {
    if (!(sets0[at(t, p)]! & 32768)) return -1;
    p++;
    while (sets0[at(t, p)]! & 32768) p++;
    return p;
  });
  const r_net_loc = rule((t, p, k) => {
    let q: number;
    for (;;) {
      if ((q = add(k, r_pchar, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 16) p++;
      else break;
    }
    return p;
  }, (t, p) => {
    for (;;) {
      if (sets0[at(t, p)]! & 65536) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512) p += 3;
      else break;
    }
    return p;
  });
  const r_query = rule(k_query, s_query);
  const r_fragment = rule(k_query, s_query);
  const r_pchar = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_uchar, t, p)) >= 0) return q;
    return sets0[at(t, p)]! & 32 ? p + 1 : -1;
  }, (t, p) => {
    if (sets0[at(t, p)]! & 8192) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512 ? p + 3 : -1;
  });
  const r_uchar = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 64) {
      k.push(new ParsedNode(r_unreserved, t, p, ++p));
      return p;
    }
    return add(k, r_escape, t, p);
  }, (t, p) => {
    if (sets0[at(t, p)]! & 64) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512 ? p + 3 : -1;
  });
  const r_unreserved = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_alpha, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 4) {
      k.push(new ParsedNode(r_digit, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 128) {
      k.push(new ParsedNode(r_safe, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 256)) return -1;
    k.push(new ParsedNode(r_extra, t, p, ++p));
    return p;
  }, (t, p) => sets0[at(t, p)]! & 64 ? p + 1 : -1);
  const r_escape = rule((t, p, k) => {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 512)) return -1;
    k.push(new ParsedNode(r_hex, t, p + 1, p += 2));
    if (!(sets0[at(t, p)]! & 512)) return -1;
    k.push(new ParsedNode(r_hex, t, p, ++p));
    return p;
  }, (t, p) => at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512 ? p + 3 : -1);
  const r_hex = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 4) {
      k.push(new ParsedNode(r_digit, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 1024 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 512 ? p + 1 : -1);
  const r_alpha = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 2048) {
      k.push(new ParsedNode(r_lowalpha, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 4096)) return -1;
    k.push(new ParsedNode(r_hialpha, t, p, ++p));
    return p;
  }, (t, p) => sets0[at(t, p)]! & 2 ? p + 1 : -1);
  const r_lowalpha = rule(undefined, (t, p) => sets0[at(t, p)]! & 2048 ? p + 1 : -1);
  const r_hialpha = rule(undefined, (t, p) => sets0[at(t, p)]! & 4096 ? p + 1 : -1);
  const r_digit = rule(undefined, (t, p) => sets0[at(t, p)]! & 4 ? p + 1 : -1);
  const r_safe = rule(undefined, (t, p) => sets0[at(t, p)]! & 128 ? p + 1 : -1);
  const r_extra = rule(undefined, (t, p) => sets0[at(t, p)]! & 256 ? p + 1 : -1);
  // r_national
  rule(undefined, (t, p) => sets0[at(t, p)]! & 262144 ? p + 1 : -1);
  const r_reserved = rule(undefined, (t, p) => sets0[at(t, p)]! & 1 ? p + 1 : -1);
  // r_punctuation
  rule(undefined, (t, p) => sets0[at(t, p)]! & 524288 ? p + 1 : -1);
  // r_base_header
  rule((t, p, k) => {
    if (!(t.startsWith("Base:<URL:", p)) || (p = add(k, r_absoluteURL, t, p + 10)) < 0) return -1;
    return at(t, p) === 62 ? p + 1 : -1;
  });
  return parse;
}
