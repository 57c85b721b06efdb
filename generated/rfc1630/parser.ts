// The parser of rfc1630.
// Generated from grammar/rfc1630 and its notation (sha256 fa5635aa2ec4d49ad9ac741f794b05eb0581b6f63d2553fe01493797d6623144). Do not edit.

import type { SyntaxNode } from '../../src/core/tree/node.js';
import { ParsedNode, add, at, ruleTable, type GeneratedParser } from '../../src/core/tree/parser.js';
import { grammar, type RuleName } from './rules.js';

/** The rules that a text can be parsed from. */
export type StartRule =
  | "fragmentaddress"
  | "uri"
  | "uri-scheme"
  | "uri-path"
  | "uri-search"
  | "uri-fragmentid"
  | "uri-xalpha"
  | "uri-xalphas"
  | "uri-xpalpha"
  | "uri-xpalphas"
  | "uri-ialpha"
  | "alpha"
  | "digit"
  | "uri-safe"
  | "extra"
  | "reserved"
  | "escape"
  | "hex"
  | "national"
  | "punctuation"
  | "void"
  | "prefixedurl"
  | "url"
  | "scheme"
  | "httpaddress"
  | "ftpaddress"
  | "afsaddress"
  | "newsaddress"
  | "nntpaddress"
  | "midaddress"
  | "cidaddress"
  | "mailtoaddress"
  | "waisaddress"
  | "waisindex"
  | "waisdoc"
  | "wpath"
  | "groupart"
  | "group"
  | "article"
  | "database"
  | "wtype"
  | "prosperoaddress"
  | "prosperolink"
  | "hsoname"
  | "version"
  | "attributes"
  | "attribute"
  | "telnetaddress"
  | "gopheraddress"
  | "login"
  | "hostport"
  | "host"
  | "ftptype"
  | "formcode"
  | "cellname"
  | "hostname"
  | "hostnumber"
  | "port"
  | "gcommand"
  | "path"
  | "segment"
  | "search"
  | "user"
  | "password"
  | "fragmentid"
  | "gtype"
  | "alphanum2"
  | "xalpha"
  | "xalphas"
  | "xpalpha"
  | "xpalphas"
  | "ialpha"
  | "safe"
  | "digits"
  | "alphanum"
  | "alphanums"
  | "addr-spec"
  | "local-part"
  | "domain"
  | "sub-domain"
  | "domain-ref"
  | "CHAR"
  | "atom"
  | "quoted-string"
  | "qtext"
  | "domain-literal"
  | "dtext"
  | "quoted-pair"
  | "word"
  | "content-identifier";

export const parse: GeneratedParser<StartRule>['parse'] = makeParser();

/** The rules stand in a function, as bundlers make variables of a module's own constants, which take longer to read. */
function makeParser(): GeneratedParser<RuleName>['parse'] {
  // Of each rule, what adds its child nodes to k, and what only scans text t from place p (s_), where that is called
  // for. Both return the end, or -1 where the rule fails. Readings at a particular place have the index of their rule.
  const [rule, parse] = ruleTable(grammar);

  const sets0 = new Int32Array([
    14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 8192, 14336, 14336,
    14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336, 14336,
    79872, 587784, 61448, 604160, 588292, 538624, 588292, 587784, 63496, 63496, 587784, 555904, 63496, 588676, 64388, 604160,
    588946, 588946, 588946, 588946, 588946, 588946, 588946, 588946, 588946, 588946, 79872, 79872, 276480, 604160, 276480, 604160,
    64004, 588977, 588977, 589041, 588977, 588977, 588977, 588929, 588929, 588929, 588929, 588929, 588929, 588929, 588993, 588929,
    588929, 588929, 588929, 588929, 588993, 588929, 588929, 588929, 588929, 588929, 588929, 141312, 139264, 141312, 669696, 588676,
    538624, 588977, 588977, 588977, 588977, 588977, 588977, 588929, 588929, 588929, 588929, 588929, 588929, 588929, 588929, 588929,
    588929, 588929, 588929, 588929, 588929, 588929, 588929, 588929, 588929, 588929, 588929, 669696, 669696, 669696, 669696, 14336,
    0, 0,
  ]);

  function k_scheme(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    return add(k, r_ialpha, t, p);
  }

  function k_database(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    return add(k, r_xalphas, t, p);
  }

  function k_hsoname(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    return add(k, r_path, t, p);
  }

  function k_version(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    return add(k, r_digits, t, p);
  }

  function k_user(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    if (!(sets0[at(t, p)]! & 128)) return -1;
    k.push(new ParsedNode(r_alphanum2, t, p, ++p));
    while (sets0[at(t, p)]! & 128) k.push(new ParsedNode(r_alphanum2, t, p, ++p));
    return p;
  }

  function s_xalpha(t: string, p: number): number {
    if (sets0[at(t, p)]! & 16384) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16 ? p + 3 : -1;
  }

  function s_alpha(t: string, p: number): number {
    return sets0[at(t, p)]! & 1 ? p + 1 : -1;
  }

  function s_hostnumber(t: string, p: number): number {
    if ((p = s_digits(t, p)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = s_digits(t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = s_digits(t, p + 1)) < 0) return -1;
    return at(t, p) === 46 ? s_digits(t, p + 1) : -1;
  }

  function s_uri_path(t: string, p: number): number {
    let q: number;
    for (;;) {
      const p0 = p;
      a2: {
        if ((p = s_uri_xpalphas(t, p)) < 0) break a2;
        if (!(at(t, p) === 47)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    if ((q = s_uri_xpalphas(t, p)) >= 0) return q;
    return p;
  }

  function s_uri_xalphas(t: string, p: number): number {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 32768) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }

  function s_uri_xpalphas(t: string, p: number): number {
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 16384) p++;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }

  function s_uri_ialpha(t: string, p: number): number {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    if ((q = s_uri_xalphas(t, p)) >= 0) p = q;
    return p;
  }

  function s_user(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 128)) return -1;
    p++;
    while (sets0[at(t, p)]! & 128) p++;
    return p;
  }

  function s_ialpha(t: string, p: number): number {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    if ((q = s_uri_xpalphas(t, p)) >= 0) p = q;
    return p;
  }

  function s_digits(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    p++;
    while (sets0[at(t, p)]! & 2) p++;
    return p;
  }

  function s_alphanums(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1024)) return -1;
    p++;
    while (sets0[at(t, p)]! & 1024) p++;
    return p;
  }

  function s_addr_spec(t: string, p: number): number {
    if ((p = s_local_part(t, p)) < 0) return -1;
    return at(t, p) === 64 ? s_domain(t, p + 1) : -1;
  }

  function s_local_part(t: string, p: number): number {
    let q: number;
    if ((p = s_word(t, p)) < 0) return -1;
    while (at(t, p) === 46 && (q = s_word(t, p + 1)) >= 0) p = q;
    return p;
  }

  function s_domain(t: string, p: number): number {
    let q: number;
    if ((p = s_sub_domain(t, p)) < 0) return -1;
    while (at(t, p) === 46 && (q = s_sub_domain(t, p + 1)) >= 0) p = q;
    return p;
  }

  function s_sub_domain(t: string, p: number): number {
    let q: number;
    if ((q = s_atom(t, p)) >= 0) return q;
    return s_domain_literal(t, p);
  }

  function s_atom(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 524288)) return -1;
    p++;
    while (sets0[at(t, p)]! & 524288) p++;
    return p;
  }

  function s_quoted_string(t: string, p: number): number {
    if (!(at(t, p) === 34)) return -1;
    p++;
    for (;;) {
      if (sets0[at(t, p)]! & 2048) p++;
      else if (at(t, p) === 92 && sets0[at(t, p + 1)]! & 8192) p += 2;
      else break;
    }
    return at(t, p) === 34 ? p + 1 : -1;
  }

  function s_domain_literal(t: string, p: number): number {
    if (!(at(t, p) === 91)) return -1;
    p++;
    for (;;) {
      if (sets0[at(t, p)]! & 4096) p++;
      else if (at(t, p) === 92 && sets0[at(t, p + 1)]! & 8192) p += 2;
      else break;
    }
    return at(t, p) === 93 ? p + 1 : -1;
  }

  function s_word(t: string, p: number): number {
    let q: number;
    if ((q = s_atom(t, p)) >= 0) return q;
    return s_quoted_string(t, p);
  }

  function s_path__to_version(t: string, p: number): number {
    let q: number;
    for (;;) {
      const p0 = p;
      a2: {
        if ((p = s_xpalphas__to_version(t, p)) < 0) break a2;
        if (!(at(t, p) === 47)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    if ((q = s_xpalphas__to_version(t, p)) >= 0) return q;
    return p;
  }

  function s_xalphas__to_plus(t: string, p: number): number {
    if (sets0[at(t, p)]! & 16384) p++;
    else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
    else return -1;
    for (;;) {
      const p3 = p;
      a5: {
        const p6 = p;
        a8: {
          if (!(at(t, p) === 43)) break a8;
          p++;
          if (sets0[at(t, p)]! & 16384) p++;
          else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
          else break a8;
          break a5;
        }
        p = p6;
        if (sets0[at(t, p)]! & 16384) p++;
        else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
        else break a5;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  function s_xpalphas__to_version(t: string, p: number): number {
    let q: number;
    const p0 = p;
    a2: {
      if (!(t.startsWith("%00", p)) || (p = s_digits(t, p + 3)) < 0) break a2;
      if ((q = s_alphanums(t, p)) >= 0) p = q;
      if (p < t.length) break a2;
      return -1;
    }
    p = p0;
    if (sets0[at(t, p)]! & 16384) p++;
    else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
    else return -1;
    for (;;) {
      const p3 = p;
      a5: {
        const p6 = p;
        a8: {
          if (!(t.startsWith("%00", p)) || (p = s_digits(t, p + 3)) < 0) break a8;
          if ((q = s_alphanums(t, p)) >= 0) p = q;
          if (p < t.length) break a8;
          break a5;
        }
        p = p6;
        if (sets0[at(t, p)]! & 16384) p++;
        else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
        else break a5;
        continue;
      }
      p = p3;
      break;
    }
    return p;
  }

  // r_fragmentaddress
  rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_uri, t, p)) < 0) return -1;
    if (at(t, p) === 35 && (q = add(k, r_uri_fragmentid, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_uri = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_uri_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58) || (p = add(k, r_uri_path, t, p + 1)) < 0) return -1;
    if (at(t, p) === 63 && (q = add(k, r_uri_search, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_uri_scheme = rule((t, p, k) => add(k, r_uri_ialpha, t, p), s_uri_ialpha);
  const r_uri_path = rule((t, p, k) => {
    let q: number;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if ((p = add(k, r_uri_xpalphas, t, p)) < 0) break a2;
        if (!(at(t, p) === 47)) break a2;
        p++;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    if ((q = add(k, r_uri_xpalphas, t, p)) >= 0) return q;
    return add(k, r_void, t, p);
  }, s_uri_path);
  const r_uri_search = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_uri_xalphas, t, p)) < 0) return -1;
    while (at(t, p) === 43 && (q = add(k, r_uri_xalphas, t, p + 1)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    if ((p = s_uri_xalphas(t, p)) < 0) return -1;
    while (at(t, p) === 43 && (q = s_uri_xalphas(t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_uri_fragmentid = rule((t, p, k) => add(k, r_uri_xalphas, t, p), s_uri_xalphas);
  const r_uri_xalpha = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_alpha, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_digit, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 4) {
      k.push(new ParsedNode(r_uri_safe, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 8) {
      k.push(new ParsedNode(r_extra, t, p, ++p));
      return p;
    }
    return add(k, r_escape, t, p);
  }, (t, p) => {
    if (sets0[at(t, p)]! & 32768) return p + 1;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16 ? p + 3 : -1;
  });
  const r_uri_xalphas = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_uri_xalpha, t, p)) < 0) return -1;
    while ((q = add(k, r_uri_xalpha, t, p)) >= 0) p = q;
    return p;
  }, s_uri_xalphas);
  const r_uri_xpalpha = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_uri_xalpha, t, p)) >= 0) return q;
    return at(t, p) === 43 ? p + 1 : -1;
  }, s_xalpha);
  const r_uri_xpalphas = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_uri_xpalpha, t, p)) < 0) return -1;
    while ((q = add(k, r_uri_xpalpha, t, p)) >= 0) p = q;
    return p;
  }, s_uri_xpalphas);
  const r_uri_ialpha = rule((t, p, k) => {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    if ((q = add(k, r_uri_xalphas, t, p)) >= 0) p = q;
    return p;
  }, s_uri_ialpha);
  const r_alpha = rule(undefined, s_alpha);
  const r_digit = rule(undefined, (t, p) => sets0[at(t, p)]! & 2 ? p + 1 : -1);
  const r_uri_safe = rule(undefined, (t, p) => sets0[at(t, p)]! & 4 ? p + 1 : -1);
  const r_extra = rule(undefined, (t, p) => sets0[at(t, p)]! & 8 ? p + 1 : -1);
  // r_reserved
  rule(undefined, (t, p) => sets0[at(t, p)]! & 65536 ? p + 1 : -1);
  const r_escape = rule((t, p, k) => {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 16)) return -1;
    k.push(new ParsedNode(r_hex, t, p + 1, p += 2));
    if (!(sets0[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_hex, t, p, ++p));
    return p;
  }, (t, p) => at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16 ? p + 3 : -1);
  const r_hex = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_digit, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 32 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 16 ? p + 1 : -1);
  // r_national
  rule(undefined, (t, p) => sets0[at(t, p)]! & 131072 ? p + 1 : -1);
  // r_punctuation
  rule(undefined, (t, p) => sets0[at(t, p)]! & 262144 ? p + 1 : -1);
  const r_void = rule(undefined, (_t, p) => p);
  // r_prefixedurl
  rule((t, p, k) => t.startsWith("url:", p) ? add(k, r_url, t, p + 4) : -1);
  const r_url = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_httpaddress, t, p)) >= 0) return q;
    if ((q = add(k, r_ftpaddress, t, p)) >= 0) return q;
    if ((q = add(k, r_newsaddress, t, p)) >= 0) return q;
    if ((q = add(k, r_nntpaddress, t, p)) >= 0) return q;
    if ((q = add(k, r_prosperoaddress, t, p)) >= 0) return q;
    if ((q = add(k, r_telnetaddress, t, p)) >= 0) return q;
    if ((q = add(k, r_gopheraddress, t, p)) >= 0) return q;
    if ((q = add(k, r_waisaddress, t, p)) >= 0) return q;
    if ((q = add(k, r_mailtoaddress, t, p)) >= 0) return q;
    if ((q = add(k, r_midaddress, t, p)) >= 0) return q;
    return add(k, r_cidaddress, t, p);
  });
  // r_scheme
  rule(k_scheme);
  const r_httpaddress = rule((t, p, k) => {
    let q: number;
    if (!(t.startsWith("http://", p)) || (p = add(k, r_hostport, t, p + 7)) < 0) return -1;
    if (at(t, p) === 47 && (q = add(k, r_path, t, p + 1)) >= 0) p = q;
    if (at(t, p) === 63 && (q = add(k, r_search, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_ftpaddress = rule((t, p, k) => {
    if (!(t.startsWith("ftp://", p)) || (p = add(k, r_login, t, p + 6)) < 0) return -1;
    return at(t, p) === 47 ? add(k, r_path, t, p + 1) : -1;
  });
  // r_afsaddress
  rule((t, p, k) => {
    if (!(t.startsWith("afs://", p)) || (p = add(k, r_cellname, t, p + 6)) < 0) return -1;
    return at(t, p) === 47 ? add(k, r_path, t, p + 1) : -1;
  });
  const r_newsaddress = rule((t, p, k) => t.startsWith("news:", p) ? add(k, r_groupart, t, p + 5) : -1);
  const r_nntpaddress = rule((t, p, k) => {
    if (!(t.startsWith("nntp:", p)) || (p = add(k, r_group, t, p + 5)) < 0) return -1;
    return at(t, p) === 47 ? add(k, r_digits, t, p + 1) : -1;
  });
  const r_midaddress = rule((t, p, k) => t.startsWith("mid:", p) ? add(k, r_addr_spec, t, p + 4) : -1);
  const r_cidaddress = rule((t, p, k) => t.startsWith("cid:", p) ? add(k, r_content_identifier, t, p + 4) : -1);
  const r_mailtoaddress = rule((t, p, k) => {
    if (!(t.startsWith("mailto:", p)) || (p = add(k, r_xalphas__to_hostname, t, p + 7)) < 0) return -1;
    return at(t, p) === 64 ? add(k, r_hostname, t, p + 1) : -1;
  });
  const r_waisaddress = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_waisdoc, t, p)) >= 0) return q;
    return add(k, r_waisindex, t, p);
  });
  const r_waisindex = rule((t, p, k) => {
    let q: number;
    if (!(t.startsWith("wais://", p)) || (p = add(k, r_hostport, t, p + 7)) < 0) return -1;
    if (!(at(t, p) === 47) || (p = add(k, r_database, t, p + 1)) < 0) return -1;
    if (at(t, p) === 63 && (q = add(k, r_search, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_waisdoc = rule((t, p, k) => {
    if (!(t.startsWith("wais://", p)) || (p = add(k, r_hostport, t, p + 7)) < 0) return -1;
    if (!(at(t, p) === 47) || (p = add(k, r_database, t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 47) || (p = add(k, r_wtype, t, p + 1)) < 0) return -1;
    return at(t, p) === 47 ? add(k, r_wpath, t, p + 1) : -1;
  });
  const r_wpath = rule((t, p, k) => {
    if ((p = add(k, r_digits, t, p)) < 0) return -1;
    if (!(at(t, p) === 61) || (p = add(k, r_path, t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 59)) return -1;
    p++;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if ((p = add(k, r_digits, t, p)) < 0) break a2;
        if (!(at(t, p) === 61) || (p = add(k, r_path, t, p + 1)) < 0) break a2;
        if (!(at(t, p) === 59)) break a2;
        p++;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }, (t, p) => {
    if ((p = s_digits(t, p)) < 0) return -1;
    if (!(at(t, p) === 61) || (p = s_uri_path(t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 59)) return -1;
    p++;
    for (;;) {
      const p0 = p;
      a2: {
        if ((p = s_digits(t, p)) < 0) break a2;
        if (!(at(t, p) === 61) || (p = s_uri_path(t, p + 1)) < 0) break a2;
        if (!(at(t, p) === 59)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  });
  const r_groupart = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    a2: {
      if ((p = add(k, r_article, t, p)) < 0) break a2;
      if (s_xalpha(t, p) >= 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    if ((q = add(k, r_group, t, p)) >= 0) return q;
    return at(t, p) === 42 ? p + 1 : -1;
  });
  const r_group = rule(k_scheme, s_ialpha);
  const r_article = rule((t, p, k) => {
    if ((p = add(k, r_xalphas__to_host, t, p)) < 0) return -1;
    return at(t, p) === 64 ? add(k, r_host, t, p + 1) : -1;
  });
  const r_database = rule(k_database, s_uri_xpalphas);
  const r_wtype = rule(k_database, s_uri_xpalphas);
  const r_prosperoaddress = rule((t, p, k) => add(k, r_prosperolink, t, p));
  const r_prosperolink = rule((t, p, k) => {
    let q: number;
    if (!(t.startsWith("prospero://", p)) || (p = add(k, r_hostport, t, p + 11)) < 0) return -1;
    if (!(at(t, p) === 47) || (p = add(k, r_hsoname__to_version, t, p + 1)) < 0) return -1;
    if (t.startsWith("%00", p) && (q = add(k, r_version, t, p + 3)) >= 0) {
      p = q;
      if ((q = add(k, r_attributes, t, p)) >= 0) p = q;
    }
    return p;
  });
  // r_hsoname
  rule(k_hsoname);
  const r_version = rule(k_version, s_digits);
  const r_attributes = rule((t, p, k) => add(k, r_attribute, t, p), s_alphanums);
  const r_attribute = rule((t, p, k) => add(k, r_alphanums, t, p), s_alphanums);
  const r_telnetaddress = rule((t, p, k) => t.startsWith("telnet://", p) ? add(k, r_login, t, p + 9) : -1);
  const r_gopheraddress = rule((t, p, k) => {
    let q: number;
    if (!(t.startsWith("gopher://", p)) || (p = add(k, r_hostport, t, p + 9)) < 0) return -1;
    if (at(t, p) === 47 && (q = add(k, r_gtype, t, p + 1)) >= 0) {
      p = q;
      if ((q = add(k, r_gcommand, t, p)) >= 0) p = q;
    }
    return p;
  });
  const r_login = rule((t, p, k) => {
    let q: number;
    o4: {
      const p5 = p;
      const n6 = k.length;
      a7: {
        if ((p = add(k, r_user, t, p)) < 0) break a7;
        if (at(t, p) === 58 && (q = add(k, r_password, t, p + 1)) >= 0) p = q;
        if (!(at(t, p) === 64)) break a7;
        p++;
        const p8 = p;
        c9: {
          if ((q = s_alpha(t, p)) >= 0) {
            p = q;
            break c9;
          }
          if ((p = s_hostnumber(t, p)) < 0) break a7;
          if (at(t, p) === 58 && (q = s_digits(t, p + 1)) >= 0) p = q;
          if (s_xalpha(t, p) >= 0) break a7;
        }
        p = p8;
        break o4;
      }
      p = p5;
      k.length = n6;
    }
    return add(k, r_hostport, t, p);
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
    return add(k, r_hostnumber, t, p);
  });
  // r_ftptype
  rule((t, p, k) => {
    if (at(t, p) === 65 && sets0[at(t, p + 1)]! & 64) {
      k.push(new ParsedNode(r_formcode, t, p + 1, p += 2));
      return p;
    }
    if (at(t, p) === 69 && sets0[at(t, p + 1)]! & 64) {
      k.push(new ParsedNode(r_formcode, t, p + 1, p += 2));
      return p;
    }
    if (at(t, p) === 73) return p + 1;
    return at(t, p) === 76 ? add(k, r_digits, t, p + 1) : -1;
  });
  const r_formcode = rule(undefined, (t, p) => sets0[at(t, p)]! & 64 ? p + 1 : -1);
  const r_cellname = rule((t, p, k) => add(k, r_hostname, t, p), s_ialpha);
  const r_hostname = rule(k_scheme, s_ialpha);
  const r_hostnumber = rule((t, p, k) => {
    if ((p = add(k, r_digits, t, p)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = add(k, r_digits, t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = add(k, r_digits, t, p + 1)) < 0) return -1;
    return at(t, p) === 46 ? add(k, r_digits, t, p + 1) : -1;
  }, s_hostnumber);
  const r_port = rule(k_version, s_digits);
  const r_gcommand = rule(k_hsoname, s_uri_path);
  const r_path = rule((t, p, k) => {
    let q: number;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if ((p = add(k, r_segment, t, p)) < 0) break a2;
        if (!(at(t, p) === 47)) break a2;
        p++;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    if ((q = add(k, r_segment, t, p)) >= 0) return q;
    return add(k, r_void, t, p);
  }, s_uri_path);
  const r_segment = rule((t, p, k) => add(k, r_xpalphas, t, p), s_uri_xpalphas);
  const r_search = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_xalphas__to_plus, t, p)) < 0) return -1;
    while (at(t, p) === 43 && (q = add(k, r_xalphas__to_plus, t, p + 1)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    if ((p = s_xalphas__to_plus(t, p)) < 0) return -1;
    while (at(t, p) === 43 && (q = s_xalphas__to_plus(t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_user = rule(k_user, s_user);
  const r_password = rule(k_user, s_user);
  // r_fragmentid
  rule(k_database);
  const r_gtype = rule((t, p, k) => add(k, r_xalpha, t, p), s_xalpha);
  const r_alphanum2 = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_alpha, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_digit, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 256 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 128 ? p + 1 : -1);
  const r_xalpha = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_alpha, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_digit, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 512) {
      k.push(new ParsedNode(r_safe, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 8) {
      k.push(new ParsedNode(r_extra, t, p, ++p));
      return p;
    }
    return add(k, r_escape, t, p);
  }, s_xalpha);
  const r_xalphas = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
    while ((q = add(k, r_xalpha, t, p)) >= 0) p = q;
    return p;
  }, s_uri_xpalphas);
  const r_xpalpha = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_xalpha, t, p)) >= 0) return q;
    return at(t, p) === 43 ? p + 1 : -1;
  }, s_xalpha);
  const r_xpalphas = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_xpalpha, t, p)) < 0) return -1;
    while ((q = add(k, r_xpalpha, t, p)) >= 0) p = q;
    return p;
  }, s_uri_xpalphas);
  const r_ialpha = rule((t, p, k) => {
    let q: number;
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_alpha, t, p, ++p));
    if ((q = add(k, r_xalphas, t, p)) >= 0) p = q;
    return p;
  }, s_ialpha);
  const r_safe = rule(undefined, (t, p) => sets0[at(t, p)]! & 512 ? p + 1 : -1);
  const r_digits = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_digit, t, p, ++p));
    return p;
  }, s_digits);
  const r_alphanum = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_alpha, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 2)) return -1;
    k.push(new ParsedNode(r_digit, t, p, ++p));
    return p;
  }, (t, p) => sets0[at(t, p)]! & 1024 ? p + 1 : -1);
  const r_alphanums = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 1024)) return -1;
    k.push(new ParsedNode(r_alphanum, t, p, ++p));
    while (sets0[at(t, p)]! & 1024) k.push(new ParsedNode(r_alphanum, t, p, ++p));
    return p;
  }, s_alphanums);
  const r_addr_spec = rule((t, p, k) => {
    if ((p = add(k, r_local_part, t, p)) < 0) return -1;
    return at(t, p) === 64 ? add(k, r_domain, t, p + 1) : -1;
  }, s_addr_spec);
  const r_local_part = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_word, t, p)) < 0) return -1;
    while (at(t, p) === 46 && (q = add(k, r_word, t, p + 1)) >= 0) p = q;
    return p;
  }, s_local_part);
  const r_domain = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_sub_domain, t, p)) < 0) return -1;
    while (at(t, p) === 46 && (q = add(k, r_sub_domain, t, p + 1)) >= 0) p = q;
    return p;
  }, s_domain);
  const r_sub_domain = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_domain_ref, t, p)) >= 0) return q;
    return add(k, r_domain_literal, t, p);
  }, s_sub_domain);
  const r_domain_ref = rule((t, p, k) => add(k, r_atom, t, p), s_atom);
  const r_CHAR = rule(undefined, (t, p) => sets0[at(t, p)]! & 8192 ? p + 1 : -1);
  const r_atom = rule(undefined, s_atom);
  const r_quoted_string = rule((t, p, k) => {
    let q: number;
    if (!(at(t, p) === 34)) return -1;
    p++;
    for (;;) {
      if (sets0[at(t, p)]! & 2048) k.push(new ParsedNode(r_qtext, t, p, ++p));
      else if ((q = add(k, r_quoted_pair, t, p)) >= 0) p = q;
      else break;
    }
    return at(t, p) === 34 ? p + 1 : -1;
  }, s_quoted_string);
  const r_qtext = rule(undefined, (t, p) => sets0[at(t, p)]! & 2048 ? p + 1 : -1);
  const r_domain_literal = rule((t, p, k) => {
    let q: number;
    if (!(at(t, p) === 91)) return -1;
    p++;
    for (;;) {
      if (sets0[at(t, p)]! & 4096) k.push(new ParsedNode(r_dtext, t, p, ++p));
      else if ((q = add(k, r_quoted_pair, t, p)) >= 0) p = q;
      else break;
    }
    return at(t, p) === 93 ? p + 1 : -1;
  }, s_domain_literal);
  const r_dtext = rule(undefined, (t, p) => sets0[at(t, p)]! & 4096 ? p + 1 : -1);
  const r_quoted_pair = rule((t, p, k) => {
    if (!(at(t, p) === 92 && sets0[at(t, p + 1)]! & 8192)) return -1;
    k.push(new ParsedNode(r_CHAR, t, p + 1, p += 2));
    return p;
  }, (t, p) => at(t, p) === 92 && sets0[at(t, p + 1)]! & 8192 ? p + 2 : -1);
  const r_word = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_atom, t, p)) >= 0) return q;
    return add(k, r_quoted_string, t, p);
  }, s_word);
  const r_content_identifier = rule((t, p, k) => add(k, r_addr_spec, t, p), s_addr_spec);
  const r_hsoname__to_version = rule((t, p, k) => add(k, r_path__to_version, t, p), s_path__to_version, 43);
  const r_path__to_version = rule((t, p, k) => {
    let q: number;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if ((p = add(k, r_segment__to_version, t, p)) < 0) break a2;
        if (!(at(t, p) === 47)) break a2;
        p++;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    if ((q = add(k, r_segment__to_version, t, p)) >= 0) return q;
    return add(k, r_void, t, p);
  }, s_path__to_version, 59);
  const r_segment__to_version = rule((t, p, k) => add(k, r_xpalphas__to_version, t, p), s_xpalphas__to_version, 60);
  const r_xalphas__to_hostname = rule((t, p, k) => {
    if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
    for (;;) {
      const p6 = p;
      const n7 = k.length;
      a8: {
        const p9 = p;
        a11: {
          if (!(at(t, p) === 64) || (p = s_alpha(t, p + 1)) < 0) break a11;
          for (;;) {
            const p12 = p;
            a14: {
              if (at(t, p) === 64 && s_alpha(t, p + 1) >= 0) break a14;
              if ((p = s_xalpha(t, p)) < 0) break a14;
              continue;
            }
            p = p12;
            break;
          }
          if (s_xalpha(t, p) >= 0) break a11;
          break a8;
        }
        p = p9;
        if ((p = add(k, r_xalpha, t, p)) < 0) break a8;
        continue;
      }
      p = p6;
      k.length = n7;
      break;
    }
    return p;
  }, (t, p) => {
    if (sets0[at(t, p)]! & 16384) p++;
    else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
    else return -1;
    for (;;) {
      const p6 = p;
      a8: {
        const p9 = p;
        a11: {
          if (!(at(t, p) === 64 && sets0[at(t, p + 1)]! & 1)) break a11;
          p += 2;
          for (;;) {
            const p12 = p;
            a14: {
              if (at(t, p) === 64 && sets0[at(t, p + 1)]! & 1) break a14;
              if (sets0[at(t, p)]! & 16384) p++;
              else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
              else break a14;
              continue;
            }
            p = p12;
            break;
          }
          if (sets0[at(t, p)]! & 16384 || at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) break a11;
          break a8;
        }
        p = p9;
        if (sets0[at(t, p)]! & 16384) p++;
        else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
        else break a8;
        continue;
      }
      p = p6;
      break;
    }
    return p;
  }, 68);
  const r_xalphas__to_host = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
    for (;;) {
      const p6 = p;
      const n7 = k.length;
      a8: {
        const p9 = p;
        a11: {
          if (!(at(t, p) === 64)) break a11;
          p++;
          c12: {
            if ((q = s_alpha(t, p)) >= 0) {
              p = q;
              break c12;
            }
            if ((p = s_hostnumber(t, p)) < 0) break a11;
            if (s_xalpha(t, p) >= 0) break a11;
          }
          break a8;
        }
        p = p9;
        if ((p = add(k, r_xalpha, t, p)) < 0) break a8;
        continue;
      }
      p = p6;
      k.length = n7;
      break;
    }
    return p;
  }, (t, p) => {
    if (sets0[at(t, p)]! & 16384) p++;
    else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
    else return -1;
    for (;;) {
      const p6 = p;
      a8: {
        const p9 = p;
        a11: {
          if (!(at(t, p) === 64)) break a11;
          p++;
          c12: {
            if (sets0[at(t, p)]! & 1) {
              p++;
              break c12;
            }
            if ((p = s_hostnumber(t, p)) < 0) break a11;
            if (sets0[at(t, p)]! & 16384 || at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) break a11;
          }
          break a8;
        }
        p = p9;
        if (sets0[at(t, p)]! & 16384) p++;
        else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 16 && sets0[at(t, p + 2)]! & 16) p += 3;
        else break a8;
        continue;
      }
      p = p6;
      break;
    }
    return p;
  }, 68);
  const r_xalphas__to_plus = rule((t, p, k) => {
    if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if (at(t, p) === 43 && s_xalpha(t, p + 1) >= 0) break a2;
        if ((p = add(k, r_xalpha, t, p)) < 0) break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }, s_xalphas__to_plus, 68);
  const r_xpalphas__to_version = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    a2: {
      if (!(t.startsWith("%00", p)) || (p = s_digits(t, p + 3)) < 0) break a2;
      if ((q = s_alphanums(t, p)) >= 0) p = q;
      if (p < t.length) break a2;
      return -1;
    }
    p = p0;
    if ((p = add(k, r_xpalpha, t, p)) < 0) return -1;
    for (;;) {
      const p3 = p;
      const n4 = k.length;
      a5: {
        const p6 = p;
        a8: {
          if (!(t.startsWith("%00", p)) || (p = s_digits(t, p + 3)) < 0) break a8;
          if ((q = s_alphanums(t, p)) >= 0) p = q;
          if (p < t.length) break a8;
          break a5;
        }
        p = p6;
        if ((p = add(k, r_xpalpha, t, p)) < 0) break a5;
        continue;
      }
      p = p3;
      k.length = n4;
      break;
    }
    return p;
  }, s_xpalphas__to_version, 70);
  return parse;
}
