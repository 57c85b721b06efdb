// The parser of rfc2396.
// Generated from grammar/rfc2396 and its notation (sha256 63893fb2ce55fbe9367c3992e2b785c54a4de179f7ceb37e791dc627ab257431). Do not edit.

import type { SyntaxNode } from '../../src/core/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/core/tree/parser.js';
import { grammar, type RuleName } from './rules.js';

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
  | "unwise";

export const parse: GeneratedParser<StartRule>['parse'] = makeParser();

/** The rules stand in a function, as bundlers make variables of a module's own constants, which take longer to read. */
function makeParser(): GeneratedParser<RuleName>['parse'] {
  // Of each rule, what adds its child nodes to k, and what only scans text t from place p (s_), where that is called
  // for. Both return the end, or -1 where the rule fails. Readings at a particular place have the index of their rule.
  const [rule, parse] = ruleTable(grammar);

  const sets0 = new Int32Array([
    16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216,
    16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216, 16777216,
    0, 15601665, 33554432, 33554496, 15601030, 33554432, 15601030, 15601665, 15601665, 15601665, 15601665, 16649638, 15601030, 16650273, 16650273, 264256,
    16654865, 16654865, 16654865, 16654865, 16654865, 16654865, 16654865, 16654865, 16654865, 16654865, 15076738, 7211398, 33554432, 15601030, 33554432, 395330,
    11406470, 16736777, 16736777, 16736777, 16736777, 16736777, 16736777, 16712201, 16712201, 16712201, 16712201, 16712201, 16712201, 16712201, 16712201, 16712201,
    16712201, 16712201, 16712201, 16712201, 16712201, 16712201, 16712201, 16712201, 16712201, 16712201, 16712201, 67108864, 67108864, 67108864, 67108864, 15601665,
    67108864, 16704009, 16704009, 16704009, 16704009, 16704009, 16704009, 16679433, 16679433, 16679433, 16679433, 16679433, 16679433, 16679433, 16679433, 16679433,
    16679433, 16679433, 16679433, 16679433, 16679433, 16679433, 16679433, 16679433, 16679433, 16679433, 16679433, 67108864, 67108864, 67108864, 15601665, 16777216,
    0, 0,
  ]);

  function k_query(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    while ((q = add(k, r_uric, t, p)) >= 0) p = q;
    return p;
  }

  function s_alphanum(t: string, p: number): number {
    return sets0[at(t, p)]! & 512 ? p + 1 : -1;
  }

  function s_abs_path(t: string, p: number): number {
    return at(t, p) === 47 ? s_path_segments(t, p + 1) : -1;
  }

  function s_rel_segment(t: string, p: number): number {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 524288) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 8192 && sets0[at(t, p + 2)]! & 8192) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }

  function s_domainlabel(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 512)) return -1;
    p++;
    for (;;) {
      const p0 = p;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 512)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_toplabel(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 8)) return -1;
    p++;
    for (;;) {
      const p0 = p;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 512)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
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
    let q: number;
    for (;;) {
      if (sets0[at(t, p)]! & 8388608) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 8192 && sets0[at(t, p + 2)]! & 8192) p += 3;
      else break;
    }
    while (at(t, p) === 59 && (q = s_param(t, p + 1)) >= 0) p = q;
    return p;
  }

  function s_param(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 8388608) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 8192 && sets0[at(t, p + 2)]! & 8192) p += 3;
      else break;
    }
    return p;
  }

  function s_query(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 262144) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 8192 && sets0[at(t, p + 2)]! & 8192) p += 3;
      else break;
    }
    return p;
  }

  // r_URI_reference
  rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_absoluteURI, t, p)) >= 0) p = q;
    else if ((q = add(k, r_relativeURI, t, p)) >= 0) p = q;
    if (at(t, p) === 35 && (q = add(k, r_fragment, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_absoluteURI = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58)) return -1;
    p++;
    if ((q = add(k, r_hier_part, t, p)) >= 0) return q;
    return add(k, r_opaque_part, t, p);
  });
  const r_relativeURI = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_net_path, t, p)) >= 0) p = q;
    else if ((q = add(k, r_abs_path, t, p)) >= 0) p = q;
    else if ((q = add(k, r_rel_path, t, p)) >= 0) p = q;
    else return -1;
    if (at(t, p) === 63 && (q = add(k, r_query, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_hier_part = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_net_path, t, p)) >= 0) p = q;
    else if ((q = add(k, r_abs_path, t, p)) >= 0) p = q;
    else return -1;
    if (at(t, p) === 63 && (q = add(k, r_query, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_opaque_part = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_uric_no_slash, t, p)) < 0) return -1;
    while ((q = add(k, r_uric, t, p)) >= 0) p = q;
    return p;
  }, (t, p) => {
    if (sets0[at(t, p)]! & 131072) p++;
    else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 8192 && sets0[at(t, p + 2)]! & 8192) p += 3;
    else return -1;
    for (;;) {
      if (sets0[at(t, p)]! & 262144) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 8192 && sets0[at(t, p + 2)]! & 8192) p += 3;
      else break;
    }
    return p;
  });
  const r_uric_no_slash = rule((t, p, k) => {
    let q: number;
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_unreserved, t, p, ++p));
      return p;
    }
    if ((q = add(k, r_escaped, t, p)) >= 0) return q;
    return sets0[at(t, p)]! & 2 ? p + 1 : -1;
  }, (t, p) => {
    if (sets0[at(t, p)]! & 131072) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 8192 && sets0[at(t, p + 2)]! & 8192 ? p + 3 : -1;
  });
  const r_net_path = rule((t, p, k) => {
    let q: number;
    if (!(at(t, p) === 47 && at(t, p + 1) === 47) || (p = add(k, r_authority, t, p + 2)) < 0) return -1;
    if ((q = add(k, r_abs_path, t, p)) >= 0) p = q;
    return p;
  });
  const r_abs_path = rule((t, p, k) => at(t, p) === 47 ? add(k, r_path_segments, t, p + 1) : -1, s_abs_path);
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
      if (sets0[at(t, p)]! & 1) k.push(new ParsedNode(r_unreserved, t, p, ++p));
      else if ((q = add(k, r_escaped, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 4) p++;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }, s_rel_segment);
  const r_scheme = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 8)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 8) k.push(new ParsedNode(r_alpha, t, p, ++p));
      else if (sets0[at(t, p)]! & 16) k.push(new ParsedNode(r_digit, t, p, ++p));
      else if (sets0[at(t, p)]! & 32) p++;
      else break;
    }
    return p;
  }, (t, p) => {
    if (!(sets0[at(t, p)]! & 8)) return -1;
    p++;
    while (sets0[at(t, p)]! & 1048576) p++;
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
          if (!(sets0[at(t, p)]! & 64)) break a6;
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
      if (sets0[at(t, p)]! & 1) k.push(new ParsedNode(r_unreserved, t, p, ++p));
      else if ((q = add(k, r_escaped, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 128) p++;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }, (t, p) => {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 2097152) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 8192 && sets0[at(t, p + 2)]! & 8192) p += 3;
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
      if (sets0[at(t, p)]! & 1) k.push(new ParsedNode(r_unreserved, t, p, ++p));
      else if ((q = add(k, r_escaped, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 256) p++;
      else break;
    }
    return p;
  }, (t, p) => {
    for (;;) {
      if (sets0[at(t, p)]! & 4194304) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 8192 && sets0[at(t, p + 2)]! & 8192) p += 3;
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
    if ((q = add(k, r_hostname, t, p)) >= 0) return q;
    return add(k, r_IPv4address, t, p);
  });
  const r_hostname = rule((t, p, k) => {
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if ((p = add(k, r_domainlabel, t, p)) < 0) break a2;
        if (!(at(t, p) === 46)) break a2;
        p++;
        if (!(s_alphanum(t, p) >= 0)) break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    if ((p = add(k, r_toplabel, t, p)) < 0) return -1;
    if (at(t, p) === 46) p++;
    return p;
  }, (t, p) => {
    for (;;) {
      const p0 = p;
      a2: {
        if ((p = s_domainlabel(t, p)) < 0) break a2;
        if (!(at(t, p) === 46)) break a2;
        p++;
        if (!(sets0[at(t, p)]! & 512)) break a2;
        continue;
      }
      p = p0;
      break;
    }
    if ((p = s_toplabel(t, p)) < 0) return -1;
    if (at(t, p) === 46) p++;
    return p;
  });
  const r_domainlabel = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 512)) return -1;
    k.push(new ParsedNode(r_alphanum, t, p, ++p));
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 512)) break a2;
        k.push(new ParsedNode(r_alphanum, t, p, ++p));
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }, s_domainlabel);
  const r_toplabel = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 8)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets0[at(t, p)]! & 512)) break a2;
        k.push(new ParsedNode(r_alphanum, t, p, ++p));
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }, s_toplabel);
  const r_IPv4address = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    while (sets0[at(t, p)]! & 16) k.push(new ParsedNode(r_digit, t, p, ++p));
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    while (sets0[at(t, p)]! & 16) k.push(new ParsedNode(r_digit, t, p, ++p));
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    while (sets0[at(t, p)]! & 16) k.push(new ParsedNode(r_digit, t, p, ++p));
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    while (sets0[at(t, p)]! & 16) k.push(new ParsedNode(r_digit, t, p, ++p));
    return p;
  }, (t, p) => {
    if (!(sets0[at(t, p)]! & 16)) return -1;
    p++;
    while (sets0[at(t, p)]! & 16) p++;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 16)) return -1;
    p++;
    while (sets0[at(t, p)]! & 16) p++;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 16)) return -1;
    p++;
    while (sets0[at(t, p)]! & 16) p++;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 16)) return -1;
    p++;
    while (sets0[at(t, p)]! & 16) p++;
    return p;
  });
  const r_port = rule((t, p, k) => {
    while (sets0[at(t, p)]! & 16) k.push(new ParsedNode(r_digit, t, p, ++p));
    return p;
  }, (t, p) => {
    while (sets0[at(t, p)]! & 16) p++;
    return p;
  });
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
    while (at(t, p) === 59 && (q = add(k, r_param, t, p + 1)) >= 0) p = q;
    return p;
  }, s_segment);
  const r_param = rule((t, p, k) => {
    let q: number;
    while ((q = add(k, r_pchar, t, p)) >= 0) p = q;
    return p;
  }, s_param);
  const r_pchar = rule((t, p, k) => {
    let q: number;
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_unreserved, t, p, ++p));
      return p;
    }
    if ((q = add(k, r_escaped, t, p)) >= 0) return q;
    return sets0[at(t, p)]! & 1024 ? p + 1 : -1;
  }, (t, p) => {
    if (sets0[at(t, p)]! & 8388608) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 8192 && sets0[at(t, p + 2)]! & 8192 ? p + 3 : -1;
  });
  const r_query = rule(k_query, s_query);
  const r_fragment = rule(k_query, s_query);
  const r_uric = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 2048) {
      k.push(new ParsedNode(r_reserved, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_unreserved, t, p, ++p));
      return p;
    }
    return add(k, r_escaped, t, p);
  }, (t, p) => {
    if (sets0[at(t, p)]! & 262144) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 8192 && sets0[at(t, p + 2)]! & 8192 ? p + 3 : -1;
  });
  const r_reserved = rule(undefined, (t, p) => sets0[at(t, p)]! & 2048 ? p + 1 : -1);
  const r_unreserved = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 512) {
      k.push(new ParsedNode(r_alphanum, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 4096)) return -1;
    k.push(new ParsedNode(r_mark, t, p, ++p));
    return p;
  }, (t, p) => sets0[at(t, p)]! & 1 ? p + 1 : -1);
  const r_mark = rule(undefined, (t, p) => sets0[at(t, p)]! & 4096 ? p + 1 : -1);
  const r_escaped = rule((t, p, k) => {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 8192)) return -1;
    k.push(new ParsedNode(r_hex, t, p + 1, p += 2));
    if (!(sets0[at(t, p)]! & 8192)) return -1;
    k.push(new ParsedNode(r_hex, t, p, ++p));
    return p;
  }, (t, p) => at(t, p) === 37 && sets0[at(t, p + 1)]! & 8192 && sets0[at(t, p + 2)]! & 8192 ? p + 3 : -1);
  const r_hex = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 16) {
      k.push(new ParsedNode(r_digit, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 16384 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 8192 ? p + 1 : -1);
  const r_alphanum = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 8) {
      k.push(new ParsedNode(r_alpha, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    return p;
  }, s_alphanum);
  const r_alpha = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 32768) {
      k.push(new ParsedNode(r_lowalpha, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 65536)) return -1;
    k.push(new ParsedNode(r_upalpha, t, p, ++p));
    return p;
  }, (t, p) => sets0[at(t, p)]! & 8 ? p + 1 : -1);
  const r_lowalpha = rule(undefined, (t, p) => sets0[at(t, p)]! & 32768 ? p + 1 : -1);
  const r_upalpha = rule(undefined, (t, p) => sets0[at(t, p)]! & 65536 ? p + 1 : -1);
  const r_digit = rule(undefined, (t, p) => sets0[at(t, p)]! & 16 ? p + 1 : -1);
  // r_control
  rule(undefined, (t, p) => sets0[at(t, p)]! & 16777216 ? p + 1 : -1);
  // r_space
  rule(undefined, (t, p) => at(t, p) === 32 ? p + 1 : -1);
  // r_delims
  rule(undefined, (t, p) => sets0[at(t, p)]! & 33554432 ? p + 1 : -1);
  // r_unwise
  rule(undefined, (t, p) => sets0[at(t, p)]! & 67108864 ? p + 1 : -1);
  return parse;
}
