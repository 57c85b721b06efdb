// The parser of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 3ede1b36488201e4d027a46da4195324fce5b79d32b74480826eea0f4e9b71db). Do not edit.

import type { SyntaxNode } from '../../src/core/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/core/tree/parser.js';
import { grammar, type RuleName } from './rules.js';

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
  // Of each rule, what adds its child nodes to k, and what only scans text t from place p (s_), where that is called
  // for. Both return the end, or -1 where the rule fails. Readings at a particular place have the index of their rule.
  const [rule, parse] = ruleTable(grammar);

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

  function k_user(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    for (;;) {
      if (sets0[at(t, p)]! & 8) k.push(new ParsedNode(r_unreserved, t, p, ++p));
      else if ((q = add(k, r_escaped, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 16) p++;
      else break;
    }
    return p;
  }

  function k_query(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    while ((q = add(k, r_urlc, t, p)) >= 0) p = q;
    return p;
  }

  function s_user(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 16384) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512) p += 3;
      else break;
    }
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

  function s_segment(t: string, p: number): number {
    let q: number;
    for (;;) {
      if (sets0[at(t, p)]! & 32768) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512) p += 3;
      else break;
    }
    while (at(t, p) === 59 && (q = s_param(t, p + 1)) >= 0) p = q;
    return p;
  }

  function s_param(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 32768) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512) p += 3;
      else break;
    }
    return p;
  }

  function s_query(t: string, p: number): number {
    for (;;) {
      if (sets0[at(t, p)]! & 65536) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512) p += 3;
      else break;
    }
    return p;
  }

  // r_URL_reference
  rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_absoluteURL, t, p)) >= 0) p = q;
    else if ((q = add(k, r_relativeURL, t, p)) >= 0) p = q;
    if (at(t, p) === 35 && (q = add(k, r_fragment, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_absoluteURL = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_generic_URL, t, p)) >= 0) return q;
    return add(k, r_opaque_URL, t, p);
  });
  const r_opaque_URL = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58)) return -1;
    p++;
    while ((q = add(k, r_urlc, t, p)) >= 0) p = q;
    return p;
  });
  const r_generic_URL = rule((t, p, k) => {
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    return at(t, p) === 58 ? add(k, r_relativeURL, t, p + 1) : -1;
  });
  const r_relativeURL = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    a2: {
      if ((p = add(k, r_net_path, t, p)) < 0) break a2;
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
    if ((q = add(k, r_abs_path, t, p)) >= 0) return q;
    return add(k, r_rel_path, t, p);
  });
  const r_net_path = rule((t, p, k) => {
    let q: number;
    if (!(at(t, p) === 47 && at(t, p + 1) === 47) || (p = add(k, r_site, t, p + 2)) < 0) return -1;
    if ((q = add(k, r_abs_path, t, p)) >= 0) p = q;
    return p;
  });
  const r_abs_path = rule((t, p, k) => at(t, p) === 47 ? add(k, r_rel_path, t, p + 1) : -1);
  const r_rel_path = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_path_segments, t, p)) >= 0) p = q;
    if (at(t, p) === 63 && (q = add(k, r_query, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_scheme = rule((t, p, k) => {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 1) k.push(new ParsedNode(r_alpha, t, p, ++p));
      else if (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_digit, t, p, ++p));
      else if (sets0[at(t, p)]! & 4) p++;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }, (t, p) => {
    if (!(sets0[at(t, p)]! & 8192)) return -1;
    p++;
    while (sets0[at(t, p)]! & 8192) p++;
    return p;
  });
  const r_site = rule((t, p, k) => {
    let q: number;
    o4: {
      const p5 = p;
      const n6 = k.length;
      a7: {
        o8: {
          const p9 = p;
          const n10 = k.length;
          a11: {
            if ((p = add(k, r_user, t, p)) < 0) break a11;
            if (at(t, p) === 58 && (q = add(k, r_password, t, p + 1)) >= 0) p = q;
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
  const r_user = rule(k_user, s_user);
  const r_password = rule(k_user, s_user);
  const r_hostport = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_host, t, p)) < 0) return -1;
    if (at(t, p) === 58 && (q = add(k, r_port, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_host = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_hostname, t, p)) >= 0) return q;
    return add(k, r_hostnumber, t, p);
  });
  const r_hostname = rule((t, p, k) => {
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
    return add(k, r_toplabel, t, p);
  }, (t, p) => {
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
    return s_toplabel(t, p);
  });
  const r_domainlabel = rule((t, p, k) => {
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
  }, s_domainlabel);
  const r_toplabel = rule((t, p, k) => {
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
  }, s_toplabel);
  const r_hostnumber = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_digit, t, p, ++p));
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_digit, t, p, ++p));
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_digit, t, p, ++p));
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_digit, t, p, ++p));
    return p;
  }, (t, p) => {
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
  });
  const r_port = rule((t, p, k) => {
    while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_digit, t, p, ++p));
    return p;
  }, (t, p) => {
    while (sets0[at(t, p)]! & 2) p++;
    return p;
  });
  // r_path
  rule((t, p, k) => {
    if (at(t, p) === 47) p++;
    return add(k, r_path_segments, t, p);
  });
  const r_path_segments = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_segment, t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = add(k, r_segment, t, p + 1)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    if ((p = s_segment(t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = s_segment(t, p + 1)) >= 0) p = q;
    return p;
  });
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
    if (sets0[at(t, p)]! & 8) {
      k.push(new ParsedNode(r_unreserved, t, p, ++p));
      return p;
    }
    if ((q = add(k, r_escaped, t, p)) >= 0) return q;
    return sets0[at(t, p)]! & 64 ? p + 1 : -1;
  }, (t, p) => {
    if (sets0[at(t, p)]! & 32768) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512 ? p + 3 : -1;
  });
  const r_query = rule(k_query, s_query);
  const r_fragment = rule(k_query, s_query);
  const r_urlc = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 128) {
      k.push(new ParsedNode(r_reserved, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 8) {
      k.push(new ParsedNode(r_unreserved, t, p, ++p));
      return p;
    }
    return add(k, r_escaped, t, p);
  }, (t, p) => {
    if (sets0[at(t, p)]! & 65536) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512 ? p + 3 : -1;
  });
  const r_reserved = rule(undefined, (t, p) => sets0[at(t, p)]! & 128 ? p + 1 : -1);
  const r_unreserved = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_alpha, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_digit, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 256)) return -1;
    k.push(new ParsedNode(r_mark, t, p, ++p));
    return p;
  }, (t, p) => sets0[at(t, p)]! & 8 ? p + 1 : -1);
  const r_mark = rule(undefined, (t, p) => sets0[at(t, p)]! & 256 ? p + 1 : -1);
  const r_escaped = rule((t, p, k) => {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 512)) return -1;
    k.push(new ParsedNode(r_hex, t, p + 1, p += 2));
    if (!(sets0[at(t, p)]! & 512)) return -1;
    k.push(new ParsedNode(r_hex, t, p, ++p));
    return p;
  }, (t, p) => at(t, p) === 37 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 512 ? p + 3 : -1);
  const r_hex = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_digit, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 1024 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 512 ? p + 1 : -1);
  const r_alphanum = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_alpha, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    return p;
  }, (t, p) => sets0[at(t, p)]! & 32 ? p + 1 : -1);
  const r_alpha = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 2048) {
      k.push(new ParsedNode(r_lowalpha, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 4096)) return -1;
    k.push(new ParsedNode(r_upalpha, t, p, ++p));
    return p;
  }, (t, p) => sets0[at(t, p)]! & 1 ? p + 1 : -1);
  const r_lowalpha = rule(undefined, (t, p) => sets0[at(t, p)]! & 2048 ? p + 1 : -1);
  const r_upalpha = rule(undefined, (t, p) => sets0[at(t, p)]! & 4096 ? p + 1 : -1);
  const r_digit = rule(undefined, (t, p) => sets0[at(t, p)]! & 2 ? p + 1 : -1);
  // r_control
  rule(undefined, (t, p) => sets0[at(t, p)]! & 131072 ? p + 1 : -1);
  // r_space
  rule(undefined, (t, p) => at(t, p) === 32 ? p + 1 : -1);
  // r_delims
  rule(undefined, (t, p) => sets0[at(t, p)]! & 262144 ? p + 1 : -1);
  // r_unwise
  rule(undefined, (t, p) => sets0[at(t, p)]! & 524288 ? p + 1 : -1);
  // r_Content_Base
  rule((t, p, k) => t.startsWith("Content-Base:", p) ? add(k, r_absoluteURL, t, p + 13) : -1);
  // r_Content_Location
  rule((t, p, k) => {
    let q: number;
    if (!(t.startsWith("Content-Location:", p))) return -1;
    p += 17;
    if ((q = add(k, r_absoluteURL, t, p)) >= 0) return q;
    return add(k, r_relativeURL, t, p);
  });
  return parse;
}
