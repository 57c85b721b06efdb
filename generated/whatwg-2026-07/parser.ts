// The parser of whatwg-2026-07.
// Generated from grammar/whatwg-2026-07 and its notation (sha256 170700046a108fd42df69b34a8df2dce23e1d321a5fd38984ada9a2989e17cfe). Do not edit.

import type { SyntaxNode } from '../../src/core/tree/node.js';
import { ParsedNode, add, ruleTable, type GeneratedParser } from '../../src/core/tree/parser.js';
import { at } from './alphabet.js';
import { grammar, type RuleName } from './rules.js';

/** The rules that a text can be parsed from. */
export type StartRule =
  | "valid-URL-string"
  | "valid-URL-string-special"
  | "valid-URL-string-file"
  | "valid-URL-string-other"
  | "valid-URL-string-opaque"
  | "absolute-URL-with-fragment-string"
  | "absolute-URL-string"
  | "URL-scheme-string"
  | "scheme-code-point"
  | "special-scheme"
  | "file-scheme"
  | "other-scheme"
  | "not-f-h-w"
  | "not-e"
  | "not-i-t"
  | "not-l"
  | "not-p"
  | "not-s"
  | "not-t"
  | "relative-URL-with-fragment-string-special"
  | "relative-URL-with-fragment-string-file"
  | "relative-URL-with-fragment-string-other"
  | "relative-URL-with-fragment-string-opaque"
  | "relative-URL-string-special"
  | "relative-URL-string-file"
  | "relative-URL-string-other"
  | "scheme-relative-special-URL-string"
  | "URL-port-string"
  | "port-number"
  | "scheme-relative-URL-string"
  | "opaque-host-and-port-string"
  | "scheme-relative-file-URL-string"
  | "path-absolute-URL-string"
  | "path-absolute-non-authority-URL-string"
  | "path-relative-URL-string"
  | "path-relative-scheme-less-URL-string"
  | "scheme-less-segment"
  | "opaque-path-URL-string"
  | "URL-path-segment-string"
  | "non-empty-segment"
  | "path-segment-unit"
  | "URL-query-string"
  | "URL-fragment-string"
  | "URL-unit"
  | "URL-code-point"
  | "opaque-host-unit"
  | "other-unit"
  | "other-code-point"
  | "code-point-beyond-ASCII"
  | "percent-encoded-byte"
  | "valid-host-string"
  | "valid-opaque-host-string"
  | "opaque-host"
  | "valid-domain-string"
  | "domain-label"
  | "last-label"
  | "ldh-label"
  | "ldh-rest"
  | "ldh"
  | "letter-or-digit"
  | "no-number-label"
  | "not-x"
  | "not-hexadecimal"
  | "xn-label"
  | "wide-label"
  | "wide-unit"
  | "valid-IPv4-address-string"
  | "decimal-byte"
  | "valid-IPv6-address-string"
  | "last-two-pieces"
  | "valid-IPv6-piece-string"
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 436490, 0, 436490, 436490, 0,
    1879484678, 1946593542, 1946593542, 1409722630, 1409722630, 1141287174, 436486, 134654214, 134654214, 134654214, 0, 0, 0, 0, 0, 0,
    0, 66496787, 66496787, 66496787, 66496787, 65456403, 66496803, 66496787, 66496835, 64399891, 66496787, 66496787, 62304531, 66496787, 66496787, 66496787,
    58140947, 66496787, 66496787, 49981715, 30714899, 66496787, 66496787, 66496899, 66496787, 66496787, 66496787, 0, 0, 0, 0, 0,
    0, 66496787, 66496787, 66496787, 66496787, 65456403, 66496803, 66496787, 66496835, 64399891, 66496787, 66496787, 62304531, 66496787, 66496787, 66496787,
    58140947, 66496787, 66496787, 49981715, 30714899, 66496787, 66496787, 66496899, 66496787, 66496787, 66496787, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
  ]);

  const sets1 = new Int32Array([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 32776, 0, 0, 32776, 0, 32776, 32776, 32776, 32776, 32776, 1, 32776, 65, 1, 4,
    112, 8432, 8432, 8432, 8432, 8432, 8432, 8432, 8432, 8432, 7, 32776, 4096, 36872, 4096, 4,
    32775, 24944, 24944, 24944, 24944, 24944, 24944, 1376, 1376, 1376, 1376, 1376, 1376, 1376, 3424, 1376,
    1376, 1376, 1376, 1376, 1376, 1376, 1376, 1376, 1632, 1376, 1376, 0, 0, 0, 0, 32776,
    0, 24944, 24944, 24944, 24944, 24944, 24944, 1376, 1376, 1376, 1376, 1376, 1376, 1376, 3424, 1376,
    1376, 1376, 1376, 1376, 1376, 1376, 1376, 1376, 1632, 1376, 1376, 0, 0, 0, 32776, 0,
    0, 32768, 65536, 0, 524288, 0, 1048576, 0, 2097152, 0, 4194304, 0, 8388608, 0, 16777216, 0,
    33554432, 0, 67108864, 0, 134217728, 0, 268435456, 0, 536870912, 0, 1073741824, 0, 0, 0, 0, 0,
    0, 0, 393216, 131072, 32768, 32768, 0,
  ]);

  const sets2 = new Int32Array([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 504, 0, 0, 504, 0, 504, 504, 504, 504, 504, 248, 504, 248, 248, 96,
    248, 248, 248, 248, 248, 248, 248, 248, 248, 248, 120, 504, 0, 504, 0, 64,
    120, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232,
    232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 0, 0, 0, 0, 504,
    0, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232,
    232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 232, 0, 0, 0, 504, 0,
    0, 1016, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0,
    4, 0, 0, 0, 1016, 1016, 0,
  ]);

  function k_URL_query_string(t: string, p: number, k: SyntaxNode<RuleName>[]): number {
    let q: number;
    while ((q = add(k, r_URL_unit, t, p)) >= 0) p = q;
    return p;
  }

  function s_URL_scheme_string(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 1)) return -1;
    p++;
    while (sets0[at(t, p)]! & 2) p++;
    return p;
  }

  function s_port_number(t: string, p: number): number {
    if (sets0[at(t, p)]! & 67108864) {
      p++;
      for (let i2 = 4; i2 > 0; i2--) {
        if (sets0[at(t, p)]! & 4) p++;
        else break;
      }
      return p;
    }
    if (sets0[at(t, p)]! & 134217728) {
      p++;
      for (let i3 = 3; i3 > 0; i3--) {
        if (sets0[at(t, p)]! & 4) p++;
        else break;
      }
      return p;
    }
    if (!(at(t, p) === 54)) return -1;
    p++;
    const p4 = p;
    a6: {
      if (!(sets0[at(t, p)]! & 268435456)) break a6;
      p++;
      for (let i7 = 3; i7 > 0; i7--) {
        if (!(sets0[at(t, p)]! & 4)) break a6;
        p++;
      }
      return p;
    }
    p = p4;
    a8: {
      if (!(at(t, p) === 53)) break a8;
      p++;
      c9: {
        const p10 = p;
        a12: {
          if (!(sets0[at(t, p)]! & 268435456)) break a12;
          p++;
          for (let i13 = 2; i13 > 0; i13--) {
            if (!(sets0[at(t, p)]! & 4)) break a12;
            p++;
          }
          break c9;
        }
        p = p10;
        if (!(at(t, p) === 53)) break a8;
        p++;
        if (sets0[at(t, p)]! & 536870912 && sets0[at(t, p + 1)]! & 4) p += 2;
        else if (at(t, p) === 51 && sets0[at(t, p + 1)]! & 1073741824) p += 2;
        else break a8;
      }
      return p;
    }
    p = p4;
    for (let i14 = 3; i14 > 0; i14--) {
      if (sets0[at(t, p)]! & 4) p++;
      else break;
    }
    return p;
  }

  function s_scheme_less_segment(t: string, p: number): number {
    let q: number;
    if ((q = s_URL_scheme_string(t, p)) >= 0) {
      p = q;
      o2: {
        const p3 = p;
        a5: {
          if (sets1[at(t, p)]! & 32768) p++;
          else if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (at(t, p) === 37 && sets1[at(t, p + 1)]! & 16 && sets1[at(t, p + 2)]! & 16) p += 3;
          else break a5;
          for (;;) {
            if (sets2[at(t, p)]! & 8) p++;
            else if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) p += 2;
            else if (at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144) p += 2;
            else if (at(t, p) === 37 && sets1[at(t, p + 1)]! & 16 && sets1[at(t, p + 2)]! & 16) p += 3;
            else break;
          }
          break o2;
        }
        p = p3;
      }
      return p;
    }
    if (sets2[at(t, p)]! & 16) p++;
    else if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) p += 2;
    else if (at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144) p += 2;
    else if (at(t, p) === 37 && sets1[at(t, p + 1)]! & 16 && sets1[at(t, p + 2)]! & 16) p += 3;
    else return -1;
    for (;;) {
      if (sets2[at(t, p)]! & 8) p++;
      else if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (at(t, p) === 37 && sets1[at(t, p + 1)]! & 16 && sets1[at(t, p + 2)]! & 16) p += 3;
      else break;
    }
    return p;
  }

  function s_URL_path_segment_string(t: string, p: number): number {
    for (;;) {
      if (sets2[at(t, p)]! & 8) p++;
      else if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (at(t, p) === 37 && sets1[at(t, p + 1)]! & 16 && sets1[at(t, p + 2)]! & 16) p += 3;
      else break;
    }
    return p;
  }

  function s_non_empty_segment(t: string, p: number): number {
    const p0 = p;
    for (;;) {
      if (sets2[at(t, p)]! & 8) p++;
      else if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (at(t, p) === 37 && sets1[at(t, p + 1)]! & 16 && sets1[at(t, p + 2)]! & 16) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }

  function s_URL_query_string(t: string, p: number): number {
    for (;;) {
      if (sets2[at(t, p)]! & 64) p++;
      else if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (at(t, p) === 37 && sets1[at(t, p + 1)]! & 16 && sets1[at(t, p + 2)]! & 16) p += 3;
      else break;
    }
    return p;
  }

  function s_domain_label(t: string, p: number): number {
    let q: number;
    if ((q = s_wide_label(t, p)) >= 0) return q;
    if ((q = s_xn_label(t, p)) >= 0) return q;
    return s_ldh_label(t, p);
  }

  function s_last_label(t: string, p: number): number {
    let q: number;
    if ((q = s_wide_label(t, p)) >= 0) return q;
    if ((q = s_xn_label(t, p)) >= 0) return q;
    return s_no_number_label(t, p);
  }

  function s_ldh_label(t: string, p: number): number {
    if (!(sets1[at(t, p)]! & 32)) return -1;
    p++;
    o4: {
      const p5 = p;
      a7: {
        if (!(sets1[at(t, p)]! & 64)) break a7;
        p++;
        if (at(t, p) === 45) p++;
        if (!(sets1[at(t, p)]! & 32) || (p = s_ldh_rest(t, p + 1)) < 0) break a7;
        break o4;
      }
      p = p5;
      if (sets1[at(t, p)]! & 32) {
        p++;
        break o4;
      }
    }
    return p;
  }

  function s_ldh_rest(t: string, p: number): number {
    for (;;) {
      const p0 = p;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets1[at(t, p)]! & 32)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_no_number_label(t: string, p: number): number {
    let q: number;
    const p0 = p;
    if (sets0[at(t, p)]! & 1) {
      p++;
      o6: {
        const p7 = p;
        a9: {
          if (!(sets1[at(t, p)]! & 64)) break a9;
          p++;
          if (at(t, p) === 45) p++;
          if (!(sets1[at(t, p)]! & 32) || (p = s_ldh_rest(t, p + 1)) < 0) break a9;
          break o6;
        }
        p = p7;
        if (sets1[at(t, p)]! & 32) {
          p++;
          break o6;
        }
      }
      return p;
    }
    a10: {
      if (!(sets0[at(t, p)]! & 4 && at(t, p + 1) === 45)) break a10;
      p += 2;
      if (at(t, p) === 45) p++;
      if (!(sets1[at(t, p)]! & 32) || (p = s_ldh_rest(t, p + 1)) < 0) break a10;
      return p;
    }
    p = p0;
    if (sets1[at(t, p)]! & 128 && sets0[at(t, p + 1)]! & 1) {
      p += 2;
      o11: {
        const p12 = p;
        a14: {
          if (at(t, p) === 45) p++;
          if (!(sets1[at(t, p)]! & 32) || (p = s_ldh_rest(t, p + 1)) < 0) break a14;
          break o11;
        }
        p = p12;
      }
      return p;
    }
    if (at(t, p) === 48 && sets1[at(t, p + 1)]! & 256) {
      p += 2;
      o15: {
        const p16 = p;
        a18: {
          if (at(t, p) === 45) p++;
          if (!(sets1[at(t, p)]! & 32) || (p = s_ldh_rest(t, p + 1)) < 0) break a18;
          break o15;
        }
        p = p16;
      }
      return p;
    }
    a19: {
      if (!(at(t, p) === 48 && sets1[at(t, p + 1)]! & 512)) break a19;
      p += 2;
      c20: {
        if (sets1[at(t, p)]! & 1024 && (q = s_ldh_rest(t, p + 1)) >= 0) {
          p = q;
          break c20;
        }
        if (at(t, p) === 45 && sets1[at(t, p + 1)]! & 32 && (q = s_ldh_rest(t, p + 2)) >= 0) {
          p = q;
          break c20;
        }
        if (!(sets1[at(t, p)]! & 16)) break a19;
        p++;
        while (sets1[at(t, p)]! & 16) p++;
        c23: {
          if (sets1[at(t, p)]! & 1024 && (q = s_ldh_rest(t, p + 1)) >= 0) {
            p = q;
            break c23;
          }
          if (!(at(t, p) === 45)) break a19;
          p++;
          while (at(t, p) === 45) p++;
          if (!(sets1[at(t, p)]! & 32) || (p = s_ldh_rest(t, p + 1)) < 0) break a19;
        }
      }
      return p;
    }
    p = p0;
    if (!(sets0[at(t, p)]! & 4 && sets0[at(t, p + 1)]! & 4)) return -1;
    p += 2;
    if (sets0[at(t, p)]! & 1 && (q = s_ldh_rest(t, p + 1)) >= 0) return q;
    if (at(t, p) === 45 && sets1[at(t, p + 1)]! & 32 && (q = s_ldh_rest(t, p + 2)) >= 0) return q;
    if (!(sets0[at(t, p)]! & 4)) return -1;
    p++;
    while (sets0[at(t, p)]! & 4) p++;
    if (sets0[at(t, p)]! & 1 && (q = s_ldh_rest(t, p + 1)) >= 0) return q;
    if (!(at(t, p) === 45)) return -1;
    p++;
    while (at(t, p) === 45) p++;
    return sets1[at(t, p)]! & 32 ? s_ldh_rest(t, p + 1) : -1;
  }

  function s_xn_label(t: string, p: number): number {
    if (!(sets1[at(t, p)]! & 512 && sets1[at(t, p + 1)]! & 2048 && at(t, p + 2) === 45 && at(t, p + 3) === 45)) return -1;
    p += 4;
    while (at(t, p) === 45) p++;
    if (!(sets1[at(t, p)]! & 32)) return -1;
    p++;
    for (;;) {
      const p0 = p;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets1[at(t, p)]! & 32)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_wide_label(t: string, p: number): number {
    let q: number;
    if (sets1[at(t, p)]! & 32) {
      p++;
      while (sets1[at(t, p)]! & 64) p++;
    }
    if ((p = s_wide_unit(t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      a2: {
        while (at(t, p) === 45) p++;
        if (sets1[at(t, p)]! & 32) p++;
        else if ((q = s_wide_unit(t, p)) >= 0) p = q;
        else break a2;
        continue;
      }
      p = p0;
      break;
    }
    return p;
  }

  function s_wide_unit(t: string, p: number): number {
    if (sets1[at(t, p)]! & 4096) p++;
    if (sets2[at(t, p)]! & 512) return p + 1;
    if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    return at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144 ? p + 2 : -1;
  }

  function s_valid_IPv4_address_string(t: string, p: number): number {
    if ((p = s_decimal_byte(t, p)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = s_decimal_byte(t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = s_decimal_byte(t, p + 1)) < 0) return -1;
    return at(t, p) === 46 ? s_decimal_byte(t, p + 1) : -1;
  }

  function s_decimal_byte(t: string, p: number): number {
    const p0 = p;
    a2: {
      if (!(at(t, p) === 49)) break a2;
      p++;
      for (let i3 = 2; i3 > 0; i3--) {
        if (!(sets0[at(t, p)]! & 4)) break a2;
        p++;
      }
      return p;
    }
    p = p0;
    if (at(t, p) === 50 && sets0[at(t, p + 1)]! & 268435456 && sets0[at(t, p + 2)]! & 4) return p + 3;
    if (at(t, p) === 50 && at(t, p + 1) === 53 && sets0[at(t, p + 2)]! & 1073741824) return p + 3;
    if (sets1[at(t, p)]! & 128 && sets0[at(t, p + 1)]! & 4) return p + 2;
    return sets0[at(t, p)]! & 4 ? p + 1 : -1;
  }

  function s_last_two_pieces(t: string, p: number): number {
    const p0 = p;
    a2: {
      if ((p = s_valid_IPv6_piece_string(t, p)) < 0) break a2;
      if (!(at(t, p) === 58) || (p = s_valid_IPv6_piece_string(t, p + 1)) < 0) break a2;
      return p;
    }
    p = p0;
    return s_valid_IPv4_address_string(t, p);
  }

  function s_valid_IPv6_piece_string(t: string, p: number): number {
    if (at(t, p) === 48) return p + 1;
    if (!(sets1[at(t, p)]! & 8192)) return -1;
    p++;
    for (let i2 = 3; i2 > 0; i2--) {
      if (sets1[at(t, p)]! & 16) p++;
      else break;
    }
    return p;
  }

  // r_valid_URL_string
  rule((t, p, k) => add(k, r_absolute_URL_with_fragment_string, t, p));
  // r_valid_URL_string_special
  rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_absolute_URL_with_fragment_string, t, p)) >= 0) return q;
    return add(k, r_relative_URL_with_fragment_string_special, t, p);
  });
  // r_valid_URL_string_file
  rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_absolute_URL_with_fragment_string, t, p)) >= 0) return q;
    return add(k, r_relative_URL_with_fragment_string_file, t, p);
  });
  // r_valid_URL_string_other
  rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_absolute_URL_with_fragment_string, t, p)) >= 0) return q;
    return add(k, r_relative_URL_with_fragment_string_other, t, p);
  });
  // r_valid_URL_string_opaque
  rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_relative_URL_with_fragment_string_opaque, t, p)) >= 0) return q;
    return add(k, r_absolute_URL_with_fragment_string, t, p);
  });
  const r_absolute_URL_with_fragment_string = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_absolute_URL_string, t, p)) < 0) return -1;
    if (at(t, p) === 35 && (q = add(k, r_URL_fragment_string, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_absolute_URL_string = rule((t, p, k) => {
    let q: number;
    c0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_special_scheme, t, p)) < 0) break a3;
        if (!(at(t, p) === 58) || (p = add(k, r_scheme_relative_special_URL_string, t, p + 1)) < 0) break a3;
        break c0;
      }
      p = p1;
      k.length = n2;
      a4: {
        if ((p = add(k, r_file_scheme, t, p)) < 0) break a4;
        if (!(at(t, p) === 58) || (p = add(k, r_scheme_relative_file_URL_string, t, p + 1)) < 0) break a4;
        break c0;
      }
      p = p1;
      k.length = n2;
      if ((p = add(k, r_other_scheme, t, p)) < 0) return -1;
      if (!(at(t, p) === 58)) return -1;
      p++;
      if ((q = add(k, r_scheme_relative_URL_string, t, p)) >= 0) p = q;
      else if ((q = add(k, r_path_absolute_non_authority_URL_string, t, p)) >= 0) p = q;
      else if ((q = add(k, r_opaque_path_URL_string, t, p)) >= 0) p = q;
      else return -1;
    }
    if (at(t, p) === 63 && (q = add(k, r_URL_query_string, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_URL_scheme_string = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_ALPHA, t, p, ++p));
    while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
    return p;
  }, s_URL_scheme_string);
  const r_scheme_code_point = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_ALPHA, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 4) {
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 8 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 2 ? p + 1 : -1);
  const r_special_scheme = rule(undefined, (t, p) => {
    if (sets0[at(t, p)]! & 32 && sets0[at(t, p + 1)]! & 1024 && sets0[at(t, p + 2)]! & 65536) return p + 3;
    if (sets0[at(t, p)]! & 64 && sets0[at(t, p + 1)]! & 1024 && sets0[at(t, p + 2)]! & 1024 && sets0[at(t, p + 3)]! & 65536 && sets0[at(t, p + 4)]! & 524288) return p + 5;
    if (sets0[at(t, p)]! & 64 && sets0[at(t, p + 1)]! & 1024 && sets0[at(t, p + 2)]! & 1024 && sets0[at(t, p + 3)]! & 65536) return p + 4;
    if (sets0[at(t, p)]! & 128 && sets0[at(t, p + 1)]! & 524288 && sets0[at(t, p + 2)]! & 524288) return p + 3;
    return sets0[at(t, p)]! & 128 && sets0[at(t, p + 1)]! & 524288 ? p + 2 : -1;
  });
  const r_file_scheme = rule(undefined, (t, p) => sets0[at(t, p)]! & 32 && sets0[at(t, p + 1)]! & 512 && sets0[at(t, p + 2)]! & 4096 && sets0[at(t, p + 3)]! & 16384 ? p + 4 : -1);
  const r_other_scheme = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 16) {
      k.push(new ParsedNode(r_not_f_h_w, t, p, ++p));
      while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 32) {
      p++;
      o32: {
        if (sets0[at(t, p)]! & 256) {
          k.push(new ParsedNode(r_not_i_t, t, p, ++p));
          while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
          break o32;
        }
        if (sets0[at(t, p)]! & 512) {
          p++;
          o45: {
            if (sets0[at(t, p)]! & 2048) {
              k.push(new ParsedNode(r_not_l, t, p, ++p));
              while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
              break o45;
            }
            if (sets0[at(t, p)]! & 4096) {
              p++;
              o51: {
                const p52 = p;
                const n53 = k.length;
                if (sets0[at(t, p)]! & 8192) {
                  k.push(new ParsedNode(r_not_e, t, p, ++p));
                  while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
                  break o51;
                }
                a54: {
                  if (!(sets0[at(t, p)]! & 16384)) break a54;
                  p++;
                  if (!(sets0[at(t, p)]! & 2)) break a54;
                  k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
                  while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
                  break o51;
                }
                p = p52;
                k.length = n53;
              }
              break o45;
            }
          }
          break o32;
        }
        if (sets0[at(t, p)]! & 1024) {
          p++;
          o58: {
            const p59 = p;
            const n60 = k.length;
            if (sets0[at(t, p)]! & 32768) {
              k.push(new ParsedNode(r_not_p, t, p, ++p));
              while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
              break o58;
            }
            a61: {
              if (!(sets0[at(t, p)]! & 65536)) break a61;
              p++;
              if (!(sets0[at(t, p)]! & 2)) break a61;
              k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
              while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
              break o58;
            }
            p = p59;
            k.length = n60;
          }
          break o32;
        }
      }
      return p;
    }
    if (sets0[at(t, p)]! & 64) {
      p++;
      o97: {
        if (sets0[at(t, p)]! & 131072) {
          k.push(new ParsedNode(r_not_t, t, p, ++p));
          while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
          break o97;
        }
        if (sets0[at(t, p)]! & 1024) {
          p++;
          o116: {
            if (sets0[at(t, p)]! & 131072) {
              k.push(new ParsedNode(r_not_t, t, p, ++p));
              while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
              break o116;
            }
            if (sets0[at(t, p)]! & 1024) {
              p++;
              o125: {
                const p126 = p;
                const n127 = k.length;
                if (sets0[at(t, p)]! & 32768) {
                  k.push(new ParsedNode(r_not_p, t, p, ++p));
                  while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
                  break o125;
                }
                a128: {
                  if (!(sets0[at(t, p)]! & 65536)) break a128;
                  p++;
                  c129: {
                    if (sets0[at(t, p)]! & 262144) {
                      k.push(new ParsedNode(r_not_s, t, p, ++p));
                      while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
                      break c129;
                    }
                    if (!(sets0[at(t, p)]! & 524288)) break a128;
                    p++;
                    if (!(sets0[at(t, p)]! & 2)) break a128;
                    k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
                    while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
                  }
                  break o125;
                }
                p = p126;
                k.length = n127;
              }
              break o116;
            }
          }
          break o97;
        }
      }
      return p;
    }
    if (!(sets0[at(t, p)]! & 128)) return -1;
    p++;
    o138: {
      const p139 = p;
      const n140 = k.length;
      if (sets0[at(t, p)]! & 262144) {
        k.push(new ParsedNode(r_not_s, t, p, ++p));
        while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
        break o138;
      }
      a141: {
        if (!(sets0[at(t, p)]! & 524288)) break a141;
        p++;
        c142: {
          if (sets0[at(t, p)]! & 262144) {
            k.push(new ParsedNode(r_not_s, t, p, ++p));
            while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
            break c142;
          }
          if (!(sets0[at(t, p)]! & 524288)) break a141;
          p++;
          if (!(sets0[at(t, p)]! & 2)) break a141;
          k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
          while (sets0[at(t, p)]! & 2) k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
        }
        break o138;
      }
      p = p139;
      k.length = n140;
    }
    return p;
  }, (t, p) => {
    if (sets0[at(t, p)]! & 16) {
      p++;
      while (sets0[at(t, p)]! & 2) p++;
      return p;
    }
    if (sets0[at(t, p)]! & 32) {
      p++;
      o32: {
        if (sets0[at(t, p)]! & 256) {
          p++;
          while (sets0[at(t, p)]! & 2) p++;
          break o32;
        }
        if (sets0[at(t, p)]! & 512) {
          p++;
          o45: {
            if (sets0[at(t, p)]! & 2048) {
              p++;
              while (sets0[at(t, p)]! & 2) p++;
              break o45;
            }
            if (sets0[at(t, p)]! & 4096) {
              p++;
              o51: {
                const p52 = p;
                if (sets0[at(t, p)]! & 8192) {
                  p++;
                  while (sets0[at(t, p)]! & 2) p++;
                  break o51;
                }
                a54: {
                  if (!(sets0[at(t, p)]! & 16384)) break a54;
                  p++;
                  if (!(sets0[at(t, p)]! & 2)) break a54;
                  p++;
                  while (sets0[at(t, p)]! & 2) p++;
                  break o51;
                }
                p = p52;
              }
              break o45;
            }
          }
          break o32;
        }
        if (sets0[at(t, p)]! & 1024) {
          p++;
          o58: {
            const p59 = p;
            if (sets0[at(t, p)]! & 32768) {
              p++;
              while (sets0[at(t, p)]! & 2) p++;
              break o58;
            }
            a61: {
              if (!(sets0[at(t, p)]! & 65536)) break a61;
              p++;
              if (!(sets0[at(t, p)]! & 2)) break a61;
              p++;
              while (sets0[at(t, p)]! & 2) p++;
              break o58;
            }
            p = p59;
          }
          break o32;
        }
      }
      return p;
    }
    if (sets0[at(t, p)]! & 64) {
      p++;
      o97: {
        if (sets0[at(t, p)]! & 131072) {
          p++;
          while (sets0[at(t, p)]! & 2) p++;
          break o97;
        }
        if (sets0[at(t, p)]! & 1024) {
          p++;
          o116: {
            if (sets0[at(t, p)]! & 131072) {
              p++;
              while (sets0[at(t, p)]! & 2) p++;
              break o116;
            }
            if (sets0[at(t, p)]! & 1024) {
              p++;
              o125: {
                const p126 = p;
                if (sets0[at(t, p)]! & 32768) {
                  p++;
                  while (sets0[at(t, p)]! & 2) p++;
                  break o125;
                }
                a128: {
                  if (!(sets0[at(t, p)]! & 65536)) break a128;
                  p++;
                  c129: {
                    if (sets0[at(t, p)]! & 262144) {
                      p++;
                      while (sets0[at(t, p)]! & 2) p++;
                      break c129;
                    }
                    if (!(sets0[at(t, p)]! & 524288)) break a128;
                    p++;
                    if (!(sets0[at(t, p)]! & 2)) break a128;
                    p++;
                    while (sets0[at(t, p)]! & 2) p++;
                  }
                  break o125;
                }
                p = p126;
              }
              break o116;
            }
          }
          break o97;
        }
      }
      return p;
    }
    if (!(sets0[at(t, p)]! & 128)) return -1;
    p++;
    o138: {
      const p139 = p;
      if (sets0[at(t, p)]! & 262144) {
        p++;
        while (sets0[at(t, p)]! & 2) p++;
        break o138;
      }
      a141: {
        if (!(sets0[at(t, p)]! & 524288)) break a141;
        p++;
        c142: {
          if (sets0[at(t, p)]! & 262144) {
            p++;
            while (sets0[at(t, p)]! & 2) p++;
            break c142;
          }
          if (!(sets0[at(t, p)]! & 524288)) break a141;
          p++;
          if (!(sets0[at(t, p)]! & 2)) break a141;
          p++;
          while (sets0[at(t, p)]! & 2) p++;
        }
        break o138;
      }
      p = p139;
    }
    return p;
  });
  const r_not_f_h_w = rule(undefined, (t, p) => sets0[at(t, p)]! & 16 ? p + 1 : -1);
  const r_not_e = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 1048576) return p + 1;
    if (sets0[at(t, p)]! & 4) {
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 8 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 8192 ? p + 1 : -1);
  const r_not_i_t = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 2097152) return p + 1;
    if (sets0[at(t, p)]! & 4) {
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 8 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 256 ? p + 1 : -1);
  const r_not_l = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 4194304) return p + 1;
    if (sets0[at(t, p)]! & 4) {
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 8 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 2048 ? p + 1 : -1);
  const r_not_p = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 8388608) return p + 1;
    if (sets0[at(t, p)]! & 4) {
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 8 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 32768 ? p + 1 : -1);
  const r_not_s = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 16777216) return p + 1;
    if (sets0[at(t, p)]! & 4) {
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 8 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 262144 ? p + 1 : -1);
  const r_not_t = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 33554432) return p + 1;
    if (sets0[at(t, p)]! & 4) {
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 8 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 131072 ? p + 1 : -1);
  const r_relative_URL_with_fragment_string_special = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_relative_URL_string_special, t, p)) < 0) return -1;
    if (at(t, p) === 35 && (q = add(k, r_URL_fragment_string, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_relative_URL_with_fragment_string_file = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_relative_URL_string_file, t, p)) < 0) return -1;
    if (at(t, p) === 35 && (q = add(k, r_URL_fragment_string, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_relative_URL_with_fragment_string_other = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_relative_URL_string_other, t, p)) < 0) return -1;
    if (at(t, p) === 35 && (q = add(k, r_URL_fragment_string, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_relative_URL_with_fragment_string_opaque = rule((t, p, k) => at(t, p) === 35 ? add(k, r_URL_fragment_string, t, p + 1) : -1);
  const r_relative_URL_string_special = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_scheme_relative_special_URL_string, t, p)) >= 0) p = q;
    else if ((q = add(k, r_path_absolute_non_authority_URL_string, t, p)) >= 0) p = q;
    else if ((q = add(k, r_path_relative_scheme_less_URL_string, t, p)) >= 0) p = q;
    else return -1;
    if (at(t, p) === 63 && (q = add(k, r_URL_query_string, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_relative_URL_string_file = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_scheme_relative_file_URL_string, t, p)) >= 0) p = q;
    else if ((q = add(k, r_path_absolute_non_authority_URL_string, t, p)) >= 0) p = q;
    else if ((q = add(k, r_path_relative_scheme_less_URL_string, t, p)) >= 0) p = q;
    else return -1;
    if (at(t, p) === 63 && (q = add(k, r_URL_query_string, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_relative_URL_string_other = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_scheme_relative_URL_string, t, p)) >= 0) p = q;
    else if ((q = add(k, r_path_absolute_non_authority_URL_string, t, p)) >= 0) p = q;
    else if ((q = add(k, r_path_relative_scheme_less_URL_string, t, p)) >= 0) p = q;
    else return -1;
    if (at(t, p) === 63 && (q = add(k, r_URL_query_string, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_scheme_relative_special_URL_string = rule((t, p, k) => {
    let q: number;
    if (!(at(t, p) === 47 && at(t, p + 1) === 47) || (p = add(k, r_valid_host_string, t, p + 2)) < 0) return -1;
    if (at(t, p) === 58 && (q = add(k, r_URL_port_string, t, p + 1)) >= 0) p = q;
    if ((q = add(k, r_path_absolute_URL_string, t, p)) >= 0) p = q;
    return p;
  });
  const r_URL_port_string = rule((t, p, k) => {
    let q: number;
    while (at(t, p) === 48) p++;
    if ((q = add(k, r_port_number, t, p)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    while (at(t, p) === 48) p++;
    if ((q = s_port_number(t, p)) >= 0) p = q;
    return p;
  });
  const r_port_number = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 67108864) {
      p++;
      for (let i2 = 4; i2 > 0; i2--) {
        if (sets0[at(t, p)]! & 4) k.push(new ParsedNode(r_DIGIT, t, p, ++p));
        else break;
      }
      return p;
    }
    if (sets0[at(t, p)]! & 134217728) {
      p++;
      for (let i3 = 3; i3 > 0; i3--) {
        if (sets0[at(t, p)]! & 4) k.push(new ParsedNode(r_DIGIT, t, p, ++p));
        else break;
      }
      return p;
    }
    if (!(at(t, p) === 54)) return -1;
    p++;
    const p4 = p;
    const n5 = k.length;
    a6: {
      if (!(sets0[at(t, p)]! & 268435456)) break a6;
      p++;
      for (let i7 = 3; i7 > 0; i7--) {
        if (!(sets0[at(t, p)]! & 4)) break a6;
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      }
      return p;
    }
    p = p4;
    k.length = n5;
    a8: {
      if (!(at(t, p) === 53)) break a8;
      p++;
      c9: {
        const p10 = p;
        const n11 = k.length;
        a12: {
          if (!(sets0[at(t, p)]! & 268435456)) break a12;
          p++;
          for (let i13 = 2; i13 > 0; i13--) {
            if (!(sets0[at(t, p)]! & 4)) break a12;
            k.push(new ParsedNode(r_DIGIT, t, p, ++p));
          }
          break c9;
        }
        p = p10;
        k.length = n11;
        if (!(at(t, p) === 53)) break a8;
        p++;
        if (sets0[at(t, p)]! & 536870912 && sets0[at(t, p + 1)]! & 4) k.push(new ParsedNode(r_DIGIT, t, p + 1, p += 2));
        else if (at(t, p) === 51 && sets0[at(t, p + 1)]! & 1073741824) p += 2;
        else break a8;
      }
      return p;
    }
    p = p4;
    k.length = n5;
    for (let i14 = 3; i14 > 0; i14--) {
      if (sets0[at(t, p)]! & 4) k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      else break;
    }
    return p;
  }, s_port_number);
  const r_scheme_relative_URL_string = rule((t, p, k) => {
    let q: number;
    if (!(at(t, p) === 47 && at(t, p + 1) === 47) || (p = add(k, r_opaque_host_and_port_string, t, p + 2)) < 0) return -1;
    if ((q = add(k, r_path_absolute_URL_string, t, p)) >= 0) p = q;
    return p;
  });
  const r_opaque_host_and_port_string = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_valid_opaque_host_string, t, p)) >= 0) {
      p = q;
      if (at(t, p) === 58 && (q = add(k, r_URL_port_string, t, p + 1)) >= 0) p = q;
    }
    return p;
  });
  const r_scheme_relative_file_URL_string = rule((t, p, k) => {
    let q: number;
    if (!(at(t, p) === 47 && at(t, p + 1) === 47)) return -1;
    p += 2;
    o3: {
      if ((q = add(k, r_valid_host_string, t, p)) >= 0) {
        p = q;
        if ((q = add(k, r_path_absolute_URL_string, t, p)) >= 0) p = q;
        break o3;
      }
      if ((q = add(k, r_path_absolute_URL_string, t, p)) >= 0) {
        p = q;
        break o3;
      }
    }
    return p;
  });
  const r_path_absolute_URL_string = rule((t, p, k) => {
    let q: number;
    if (!(at(t, p) === 47) || (p = add(k, r_URL_path_segment_string, t, p + 1)) < 0) return -1;
    while (at(t, p) === 47 && (q = add(k, r_URL_path_segment_string, t, p + 1)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    if (!(at(t, p) === 47) || (p = s_URL_path_segment_string(t, p + 1)) < 0) return -1;
    while (at(t, p) === 47 && (q = s_URL_path_segment_string(t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_path_absolute_non_authority_URL_string = rule((t, p, k) => {
    let q: number;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((q = add(k, r_non_empty_segment, t, p)) >= 0) {
      p = q;
      while (at(t, p) === 47 && (q = add(k, r_URL_path_segment_string, t, p + 1)) >= 0) p = q;
    }
    return p;
  }, (t, p) => {
    let q: number;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((q = s_non_empty_segment(t, p)) >= 0) {
      p = q;
      while (at(t, p) === 47 && (q = s_URL_path_segment_string(t, p + 1)) >= 0) p = q;
    }
    return p;
  });
  // r_path_relative_URL_string
  rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_non_empty_segment, t, p)) >= 0) {
      p = q;
      while (at(t, p) === 47 && (q = add(k, r_URL_path_segment_string, t, p + 1)) >= 0) p = q;
    }
    return p;
  });
  const r_path_relative_scheme_less_URL_string = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_scheme_less_segment, t, p)) >= 0) {
      p = q;
      while (at(t, p) === 47 && (q = add(k, r_URL_path_segment_string, t, p + 1)) >= 0) p = q;
    }
    return p;
  }, (t, p) => {
    let q: number;
    if ((q = s_scheme_less_segment(t, p)) >= 0) {
      p = q;
      while (at(t, p) === 47 && (q = s_URL_path_segment_string(t, p + 1)) >= 0) p = q;
    }
    return p;
  });
  const r_scheme_less_segment = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_URL_scheme_string, t, p)) >= 0) {
      p = q;
      o2: {
        const p3 = p;
        const n4 = k.length;
        a5: {
          if ((q = add(k, r_other_unit, t, p)) >= 0) p = q;
          else if (at(t, p) === 64) p++;
          else break a5;
          while ((q = add(k, r_path_segment_unit, t, p)) >= 0) p = q;
          break o2;
        }
        p = p3;
        k.length = n4;
      }
      return p;
    }
    if ((q = add(k, r_other_unit, t, p)) >= 0) p = q;
    else if (sets0[at(t, p)]! & 4) k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    else if (sets1[at(t, p)]! & 1) p++;
    else return -1;
    while ((q = add(k, r_path_segment_unit, t, p)) >= 0) p = q;
    return p;
  }, s_scheme_less_segment);
  const r_opaque_path_URL_string = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_path_segment_unit, t, p)) >= 0) {
      p = q;
      for (;;) {
        if ((q = add(k, r_path_segment_unit, t, p)) >= 0) p = q;
        else if (at(t, p) === 47) p++;
        else break;
      }
    }
    return p;
  }, (t, p) => {
    o0: {
      const p1 = p;
      a3: {
        if (sets2[at(t, p)]! & 8) p++;
        else if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) p += 2;
        else if (at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144) p += 2;
        else if (at(t, p) === 37 && sets1[at(t, p + 1)]! & 16 && sets1[at(t, p + 2)]! & 16) p += 3;
        else break a3;
        for (;;) {
          if (sets2[at(t, p)]! & 32) p++;
          else if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) p += 2;
          else if (at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144) p += 2;
          else if (at(t, p) === 37 && sets1[at(t, p + 1)]! & 16 && sets1[at(t, p + 2)]! & 16) p += 3;
          else break;
        }
        break o0;
      }
      p = p1;
    }
    return p;
  });
  const r_URL_path_segment_string = rule((t, p, k) => {
    let q: number;
    while ((q = add(k, r_path_segment_unit, t, p)) >= 0) p = q;
    return p;
  }, s_URL_path_segment_string);
  const r_non_empty_segment = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_path_segment_unit, t, p)) < 0) return -1;
    while ((q = add(k, r_path_segment_unit, t, p)) >= 0) p = q;
    return p;
  }, s_non_empty_segment);
  const r_path_segment_unit = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_opaque_host_unit, t, p)) >= 0) return q;
    return sets1[at(t, p)]! & 2 ? p + 1 : -1;
  }, (t, p) => {
    if (sets2[at(t, p)]! & 8) return p + 1;
    if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    return at(t, p) === 37 && sets1[at(t, p + 1)]! & 16 && sets1[at(t, p + 2)]! & 16 ? p + 3 : -1;
  });
  const r_URL_query_string = rule(k_URL_query_string, s_URL_query_string);
  const r_URL_fragment_string = rule(k_URL_query_string, s_URL_query_string);
  const r_URL_unit = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_URL_code_point, t, p)) >= 0) return q;
    return add(k, r_percent_encoded_byte, t, p);
  }, (t, p) => {
    if (sets2[at(t, p)]! & 64) return p + 1;
    if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    return at(t, p) === 37 && sets1[at(t, p + 1)]! & 16 && sets1[at(t, p + 2)]! & 16 ? p + 3 : -1;
  });
  const r_URL_code_point = rule((t, p, k) => {
    let q: number;
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
      return p;
    }
    if ((q = add(k, r_other_code_point, t, p)) >= 0) return q;
    return sets1[at(t, p)]! & 4 ? p + 1 : -1;
  }, (t, p) => {
    if (sets2[at(t, p)]! & 64) return p + 1;
    if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    return at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144 ? p + 2 : -1;
  });
  const r_opaque_host_unit = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 2) {
      k.push(new ParsedNode(r_scheme_code_point, t, p, ++p));
      return p;
    }
    return add(k, r_other_unit, t, p);
  }, (t, p) => {
    if (sets2[at(t, p)]! & 128) return p + 1;
    if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    return at(t, p) === 37 && sets1[at(t, p + 1)]! & 16 && sets1[at(t, p + 2)]! & 16 ? p + 3 : -1;
  });
  const r_other_unit = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_other_code_point, t, p)) >= 0) return q;
    return add(k, r_percent_encoded_byte, t, p);
  }, (t, p) => {
    if (sets2[at(t, p)]! & 256) return p + 1;
    if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    return at(t, p) === 37 && sets1[at(t, p + 1)]! & 16 && sets1[at(t, p + 2)]! & 16 ? p + 3 : -1;
  });
  const r_other_code_point = rule((t, p, k) => {
    if (sets1[at(t, p)]! & 8) return p + 1;
    return add(k, r_code_point_beyond_ASCII, t, p);
  }, (t, p) => {
    if (sets2[at(t, p)]! & 256) return p + 1;
    if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    return at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144 ? p + 2 : -1;
  });
  const r_code_point_beyond_ASCII = rule(undefined, (t, p) => {
    if (sets2[at(t, p)]! & 512) return p + 1;
    if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) return p + 2;
    if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) return p + 2;
    return at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144 ? p + 2 : -1;
  });
  const r_percent_encoded_byte = rule((t, p, k) => {
    if (!(at(t, p) === 37 && sets1[at(t, p + 1)]! & 16)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p + 1, p += 2));
    if (!(sets1[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    return p;
  }, (t, p) => at(t, p) === 37 && sets1[at(t, p + 1)]! & 16 && sets1[at(t, p + 2)]! & 16 ? p + 3 : -1);
  const r_valid_host_string = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    a2: {
      if (!(at(t, p) === 91) || (p = add(k, r_valid_IPv6_address_string, t, p + 1)) < 0) break a2;
      if (!(at(t, p) === 93)) break a2;
      p++;
      return p;
    }
    p = p0;
    k.length = n1;
    if ((q = add(k, r_valid_domain_string, t, p)) >= 0) return q;
    return add(k, r_valid_IPv4_address_string, t, p);
  });
  const r_valid_opaque_host_string = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_opaque_host, t, p)) >= 0) return q;
    if (!(at(t, p) === 91) || (p = add(k, r_valid_IPv6_address_string, t, p + 1)) < 0) return -1;
    return at(t, p) === 93 ? p + 1 : -1;
  });
  const r_opaque_host = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_opaque_host_unit, t, p)) < 0) return -1;
    while ((q = add(k, r_opaque_host_unit, t, p)) >= 0) p = q;
    return p;
  }, (t, p) => {
    const p0 = p;
    for (;;) {
      if (sets2[at(t, p)]! & 128) p++;
      else if (sets1[at(t, p)]! & 65536 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 131 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 524288 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 133 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1048576 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 135 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 2097152 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 137 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 4194304 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 139 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 8388608 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 141 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 16777216 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 143 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 33554432 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 145 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 67108864 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 147 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 134217728 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 149 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 268435456 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 151 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 536870912 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 153 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1073741824 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 155 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets2[at(t, p)]! & 1 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 157 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets2[at(t, p)]! & 2 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 159 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (sets2[at(t, p)]! & 4 && sets1[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 161 && sets1[at(t, p + 1)]! & 262144) p += 2;
      else if (at(t, p) === 37 && sets1[at(t, p + 1)]! & 16 && sets1[at(t, p + 2)]! & 16) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  });
  const r_valid_domain_string = rule((t, p, k) => {
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        if ((p = add(k, r_domain_label, t, p)) < 0) break a2;
        if (!(at(t, p) === 46)) break a2;
        p++;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return add(k, r_last_label, t, p);
  }, (t, p) => {
    for (;;) {
      const p0 = p;
      a2: {
        if ((p = s_domain_label(t, p)) < 0) break a2;
        if (!(at(t, p) === 46)) break a2;
        p++;
        continue;
      }
      p = p0;
      break;
    }
    return s_last_label(t, p);
  });
  const r_domain_label = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_wide_label, t, p)) >= 0) return q;
    if ((q = add(k, r_xn_label, t, p)) >= 0) return q;
    return add(k, r_ldh_label, t, p);
  }, s_domain_label);
  const r_last_label = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_wide_label, t, p)) >= 0) return q;
    if ((q = add(k, r_xn_label, t, p)) >= 0) return q;
    return add(k, r_no_number_label, t, p);
  }, s_last_label);
  const r_ldh_label = rule((t, p, k) => {
    if (!(sets1[at(t, p)]! & 32)) return -1;
    k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
    o4: {
      const p5 = p;
      const n6 = k.length;
      a7: {
        if (!(sets1[at(t, p)]! & 64)) break a7;
        k.push(new ParsedNode(r_ldh, t, p, ++p));
        if (at(t, p) === 45) p++;
        if (!(sets1[at(t, p)]! & 32)) break a7;
        k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
        if ((p = add(k, r_ldh_rest, t, p)) < 0) break a7;
        break o4;
      }
      p = p5;
      k.length = n6;
      if (sets1[at(t, p)]! & 32) {
        k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
        break o4;
      }
    }
    return p;
  }, s_ldh_label);
  const r_ldh_rest = rule((t, p, k) => {
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets1[at(t, p)]! & 32)) break a2;
        k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }, s_ldh_rest);
  const r_ldh = rule((t, p, k) => {
    if (sets1[at(t, p)]! & 32) {
      k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
      return p;
    }
    return at(t, p) === 45 ? p + 1 : -1;
  }, (t, p) => sets1[at(t, p)]! & 64 ? p + 1 : -1);
  const r_letter_or_digit = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_ALPHA, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 4)) return -1;
    k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    return p;
  }, (t, p) => sets1[at(t, p)]! & 32 ? p + 1 : -1);
  const r_no_number_label = rule((t, p, k) => {
    const p0 = p;
    const n1 = k.length;
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_ALPHA, t, p, ++p));
      o6: {
        const p7 = p;
        const n8 = k.length;
        a9: {
          if (!(sets1[at(t, p)]! & 64)) break a9;
          k.push(new ParsedNode(r_ldh, t, p, ++p));
          if (at(t, p) === 45) p++;
          if (!(sets1[at(t, p)]! & 32)) break a9;
          k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
          if ((p = add(k, r_ldh_rest, t, p)) < 0) break a9;
          break o6;
        }
        p = p7;
        k.length = n8;
        if (sets1[at(t, p)]! & 32) {
          k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
          break o6;
        }
      }
      return p;
    }
    a10: {
      if (!(sets0[at(t, p)]! & 4)) break a10;
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      if (!(at(t, p) === 45)) break a10;
      p++;
      if (at(t, p) === 45) p++;
      if (!(sets1[at(t, p)]! & 32)) break a10;
      k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
      if ((p = add(k, r_ldh_rest, t, p)) < 0) break a10;
      return p;
    }
    p = p0;
    k.length = n1;
    if (sets1[at(t, p)]! & 128 && sets0[at(t, p + 1)]! & 1) {
      k.push(new ParsedNode(r_ALPHA, t, p + 1, p += 2));
      o11: {
        const p12 = p;
        const n13 = k.length;
        a14: {
          if (at(t, p) === 45) p++;
          if (!(sets1[at(t, p)]! & 32)) break a14;
          k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
          if ((p = add(k, r_ldh_rest, t, p)) < 0) break a14;
          break o11;
        }
        p = p12;
        k.length = n13;
      }
      return p;
    }
    if (at(t, p) === 48 && sets1[at(t, p + 1)]! & 256) {
      k.push(new ParsedNode(r_not_x, t, p + 1, p += 2));
      o15: {
        const p16 = p;
        const n17 = k.length;
        a18: {
          if (at(t, p) === 45) p++;
          if (!(sets1[at(t, p)]! & 32)) break a18;
          k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
          if ((p = add(k, r_ldh_rest, t, p)) < 0) break a18;
          break o15;
        }
        p = p16;
        k.length = n17;
      }
      return p;
    }
    a19: {
      if (!(at(t, p) === 48 && sets1[at(t, p + 1)]! & 512)) break a19;
      p += 2;
      c20: {
        const p21 = p;
        const n22 = k.length;
        a23: {
          if (!(sets1[at(t, p)]! & 1024)) break a23;
          k.push(new ParsedNode(r_not_hexadecimal, t, p, ++p));
          if ((p = add(k, r_ldh_rest, t, p)) < 0) break a23;
          break c20;
        }
        p = p21;
        k.length = n22;
        a24: {
          if (!(at(t, p) === 45 && sets1[at(t, p + 1)]! & 32)) break a24;
          k.push(new ParsedNode(r_letter_or_digit, t, p + 1, p += 2));
          if ((p = add(k, r_ldh_rest, t, p)) < 0) break a24;
          break c20;
        }
        p = p21;
        k.length = n22;
        if (!(sets1[at(t, p)]! & 16)) break a19;
        k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
        while (sets1[at(t, p)]! & 16) k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
        c25: {
          const p26 = p;
          const n27 = k.length;
          a28: {
            if (!(sets1[at(t, p)]! & 1024)) break a28;
            k.push(new ParsedNode(r_not_hexadecimal, t, p, ++p));
            if ((p = add(k, r_ldh_rest, t, p)) < 0) break a28;
            break c25;
          }
          p = p26;
          k.length = n27;
          if (!(at(t, p) === 45)) break a19;
          p++;
          while (at(t, p) === 45) p++;
          if (!(sets1[at(t, p)]! & 32)) break a19;
          k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
          if ((p = add(k, r_ldh_rest, t, p)) < 0) break a19;
        }
      }
      return p;
    }
    p = p0;
    k.length = n1;
    if (!(sets0[at(t, p)]! & 4)) return -1;
    k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    if (!(sets0[at(t, p)]! & 4)) return -1;
    k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    const p29 = p;
    const n30 = k.length;
    a31: {
      if (!(sets0[at(t, p)]! & 1)) break a31;
      k.push(new ParsedNode(r_ALPHA, t, p, ++p));
      if ((p = add(k, r_ldh_rest, t, p)) < 0) break a31;
      return p;
    }
    p = p29;
    k.length = n30;
    a32: {
      if (!(at(t, p) === 45 && sets1[at(t, p + 1)]! & 32)) break a32;
      k.push(new ParsedNode(r_letter_or_digit, t, p + 1, p += 2));
      if ((p = add(k, r_ldh_rest, t, p)) < 0) break a32;
      return p;
    }
    p = p29;
    k.length = n30;
    if (!(sets0[at(t, p)]! & 4)) return -1;
    k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    while (sets0[at(t, p)]! & 4) k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    const p33 = p;
    const n34 = k.length;
    a35: {
      if (!(sets0[at(t, p)]! & 1)) break a35;
      k.push(new ParsedNode(r_ALPHA, t, p, ++p));
      if ((p = add(k, r_ldh_rest, t, p)) < 0) break a35;
      return p;
    }
    p = p33;
    k.length = n34;
    if (!(at(t, p) === 45)) return -1;
    p++;
    while (at(t, p) === 45) p++;
    if (!(sets1[at(t, p)]! & 32)) return -1;
    k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
    return add(k, r_ldh_rest, t, p);
  }, s_no_number_label);
  const r_not_x = rule(undefined, (t, p) => sets1[at(t, p)]! & 256 ? p + 1 : -1);
  const r_not_hexadecimal = rule(undefined, (t, p) => sets1[at(t, p)]! & 1024 ? p + 1 : -1);
  const r_xn_label = rule((t, p, k) => {
    if (!(sets1[at(t, p)]! & 512 && sets1[at(t, p + 1)]! & 2048 && at(t, p + 2) === 45 && at(t, p + 3) === 45)) return -1;
    p += 4;
    while (at(t, p) === 45) p++;
    if (!(sets1[at(t, p)]! & 32)) return -1;
    k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        while (at(t, p) === 45) p++;
        if (!(sets1[at(t, p)]! & 32)) break a2;
        k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }, s_xn_label);
  const r_wide_label = rule((t, p, k) => {
    let q: number;
    if (sets1[at(t, p)]! & 32) {
      k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
      while (sets1[at(t, p)]! & 64) k.push(new ParsedNode(r_ldh, t, p, ++p));
    }
    if ((p = add(k, r_wide_unit, t, p)) < 0) return -1;
    for (;;) {
      const p0 = p;
      const n1 = k.length;
      a2: {
        while (at(t, p) === 45) p++;
        if (sets1[at(t, p)]! & 32) k.push(new ParsedNode(r_letter_or_digit, t, p, ++p));
        else if ((q = add(k, r_wide_unit, t, p)) >= 0) p = q;
        else break a2;
        continue;
      }
      p = p0;
      k.length = n1;
      break;
    }
    return p;
  }, s_wide_label);
  const r_wide_unit = rule((t, p, k) => {
    if (sets1[at(t, p)]! & 4096) p++;
    return add(k, r_code_point_beyond_ASCII, t, p);
  }, s_wide_unit);
  const r_valid_IPv4_address_string = rule((t, p, k) => {
    if ((p = add(k, r_decimal_byte, t, p)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = add(k, r_decimal_byte, t, p + 1)) < 0) return -1;
    if (!(at(t, p) === 46) || (p = add(k, r_decimal_byte, t, p + 1)) < 0) return -1;
    return at(t, p) === 46 ? add(k, r_decimal_byte, t, p + 1) : -1;
  }, s_valid_IPv4_address_string);
  const r_decimal_byte = rule((t, p, k) => {
    const p0 = p;
    const n1 = k.length;
    a2: {
      if (!(at(t, p) === 49)) break a2;
      p++;
      for (let i3 = 2; i3 > 0; i3--) {
        if (!(sets0[at(t, p)]! & 4)) break a2;
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      }
      return p;
    }
    p = p0;
    k.length = n1;
    if (at(t, p) === 50 && sets0[at(t, p + 1)]! & 268435456 && sets0[at(t, p + 2)]! & 4) {
      k.push(new ParsedNode(r_DIGIT, t, p + 2, p += 3));
      return p;
    }
    if (at(t, p) === 50 && at(t, p + 1) === 53 && sets0[at(t, p + 2)]! & 1073741824) return p + 3;
    if (sets1[at(t, p)]! & 128 && sets0[at(t, p + 1)]! & 4) {
      k.push(new ParsedNode(r_DIGIT, t, p + 1, p += 2));
      return p;
    }
    if (!(sets0[at(t, p)]! & 4)) return -1;
    k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    return p;
  }, s_decimal_byte);
  const r_valid_IPv6_address_string = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    a2: {
      for (let i3 = 6; i3 > 0; i3--) {
        if ((p = add(k, r_valid_IPv6_piece_string, t, p)) < 0) break a2;
        if (!(at(t, p) === 58)) break a2;
        p++;
      }
      if ((p = add(k, r_last_two_pieces, t, p)) < 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    a4: {
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a4;
      p += 2;
      for (let i5 = 5; i5 > 0; i5--) {
        if ((p = add(k, r_valid_IPv6_piece_string, t, p)) < 0) break a4;
        if (!(at(t, p) === 58)) break a4;
        p++;
      }
      if ((p = add(k, r_last_two_pieces, t, p)) < 0) break a4;
      return p;
    }
    p = p0;
    k.length = n1;
    a6: {
      if ((q = add(k, r_valid_IPv6_piece_string, t, p)) >= 0) p = q;
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a6;
      p += 2;
      for (let i7 = 4; i7 > 0; i7--) {
        if ((p = add(k, r_valid_IPv6_piece_string, t, p)) < 0) break a6;
        if (!(at(t, p) === 58)) break a6;
        p++;
      }
      if ((p = add(k, r_last_two_pieces, t, p)) < 0) break a6;
      return p;
    }
    p = p0;
    k.length = n1;
    a8: {
      if ((q = add(k, r_valid_IPv6_piece_string, t, p)) >= 0) {
        p = q;
        if (at(t, p) === 58 && (q = add(k, r_valid_IPv6_piece_string, t, p + 1)) >= 0) p = q;
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a8;
      p += 2;
      for (let i9 = 3; i9 > 0; i9--) {
        if ((p = add(k, r_valid_IPv6_piece_string, t, p)) < 0) break a8;
        if (!(at(t, p) === 58)) break a8;
        p++;
      }
      if ((p = add(k, r_last_two_pieces, t, p)) < 0) break a8;
      return p;
    }
    p = p0;
    k.length = n1;
    a10: {
      if ((q = add(k, r_valid_IPv6_piece_string, t, p)) >= 0) {
        p = q;
        for (let i12 = 2; i12 > 0; i12--) {
          if (at(t, p) === 58 && (q = add(k, r_valid_IPv6_piece_string, t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a10;
      p += 2;
      for (let i13 = 2; i13 > 0; i13--) {
        if ((p = add(k, r_valid_IPv6_piece_string, t, p)) < 0) break a10;
        if (!(at(t, p) === 58)) break a10;
        p++;
      }
      if ((p = add(k, r_last_two_pieces, t, p)) < 0) break a10;
      return p;
    }
    p = p0;
    k.length = n1;
    a14: {
      if ((q = add(k, r_valid_IPv6_piece_string, t, p)) >= 0) {
        p = q;
        for (let i16 = 3; i16 > 0; i16--) {
          if (at(t, p) === 58 && (q = add(k, r_valid_IPv6_piece_string, t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = add(k, r_valid_IPv6_piece_string, t, p + 2)) < 0) break a14;
      if (!(at(t, p) === 58) || (p = add(k, r_last_two_pieces, t, p + 1)) < 0) break a14;
      return p;
    }
    p = p0;
    k.length = n1;
    a17: {
      if ((q = add(k, r_valid_IPv6_piece_string, t, p)) >= 0) {
        p = q;
        for (let i19 = 4; i19 > 0; i19--) {
          if (at(t, p) === 58 && (q = add(k, r_valid_IPv6_piece_string, t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = add(k, r_last_two_pieces, t, p + 2)) < 0) break a17;
      return p;
    }
    p = p0;
    k.length = n1;
    a20: {
      if ((q = add(k, r_valid_IPv6_piece_string, t, p)) >= 0) {
        p = q;
        for (let i22 = 5; i22 > 0; i22--) {
          if (at(t, p) === 58 && (q = add(k, r_valid_IPv6_piece_string, t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = add(k, r_valid_IPv6_piece_string, t, p + 2)) < 0) break a20;
      return p;
    }
    p = p0;
    k.length = n1;
    if ((q = add(k, r_valid_IPv6_piece_string, t, p)) >= 0) {
      p = q;
      for (let i24 = 6; i24 > 0; i24--) {
        if (at(t, p) === 58 && (q = add(k, r_valid_IPv6_piece_string, t, p + 1)) >= 0) p = q;
        else break;
      }
    }
    return at(t, p) === 58 && at(t, p + 1) === 58 ? p + 2 : -1;
  }, (t, p) => {
    let q: number;
    const p0 = p;
    a2: {
      for (let i3 = 6; i3 > 0; i3--) {
        if ((p = s_valid_IPv6_piece_string(t, p)) < 0) break a2;
        if (!(at(t, p) === 58)) break a2;
        p++;
      }
      if ((p = s_last_two_pieces(t, p)) < 0) break a2;
      return p;
    }
    p = p0;
    a4: {
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a4;
      p += 2;
      for (let i5 = 5; i5 > 0; i5--) {
        if ((p = s_valid_IPv6_piece_string(t, p)) < 0) break a4;
        if (!(at(t, p) === 58)) break a4;
        p++;
      }
      if ((p = s_last_two_pieces(t, p)) < 0) break a4;
      return p;
    }
    p = p0;
    a6: {
      if ((q = s_valid_IPv6_piece_string(t, p)) >= 0) p = q;
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a6;
      p += 2;
      for (let i7 = 4; i7 > 0; i7--) {
        if ((p = s_valid_IPv6_piece_string(t, p)) < 0) break a6;
        if (!(at(t, p) === 58)) break a6;
        p++;
      }
      if ((p = s_last_two_pieces(t, p)) < 0) break a6;
      return p;
    }
    p = p0;
    a8: {
      if ((q = s_valid_IPv6_piece_string(t, p)) >= 0) {
        p = q;
        if (at(t, p) === 58 && (q = s_valid_IPv6_piece_string(t, p + 1)) >= 0) p = q;
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a8;
      p += 2;
      for (let i9 = 3; i9 > 0; i9--) {
        if ((p = s_valid_IPv6_piece_string(t, p)) < 0) break a8;
        if (!(at(t, p) === 58)) break a8;
        p++;
      }
      if ((p = s_last_two_pieces(t, p)) < 0) break a8;
      return p;
    }
    p = p0;
    a10: {
      if ((q = s_valid_IPv6_piece_string(t, p)) >= 0) {
        p = q;
        for (let i12 = 2; i12 > 0; i12--) {
          if (at(t, p) === 58 && (q = s_valid_IPv6_piece_string(t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a10;
      p += 2;
      for (let i13 = 2; i13 > 0; i13--) {
        if ((p = s_valid_IPv6_piece_string(t, p)) < 0) break a10;
        if (!(at(t, p) === 58)) break a10;
        p++;
      }
      if ((p = s_last_two_pieces(t, p)) < 0) break a10;
      return p;
    }
    p = p0;
    a14: {
      if ((q = s_valid_IPv6_piece_string(t, p)) >= 0) {
        p = q;
        for (let i16 = 3; i16 > 0; i16--) {
          if (at(t, p) === 58 && (q = s_valid_IPv6_piece_string(t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = s_valid_IPv6_piece_string(t, p + 2)) < 0) break a14;
      if (!(at(t, p) === 58) || (p = s_last_two_pieces(t, p + 1)) < 0) break a14;
      return p;
    }
    p = p0;
    a17: {
      if ((q = s_valid_IPv6_piece_string(t, p)) >= 0) {
        p = q;
        for (let i19 = 4; i19 > 0; i19--) {
          if (at(t, p) === 58 && (q = s_valid_IPv6_piece_string(t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = s_last_two_pieces(t, p + 2)) < 0) break a17;
      return p;
    }
    p = p0;
    a20: {
      if ((q = s_valid_IPv6_piece_string(t, p)) >= 0) {
        p = q;
        for (let i22 = 5; i22 > 0; i22--) {
          if (at(t, p) === 58 && (q = s_valid_IPv6_piece_string(t, p + 1)) >= 0) p = q;
          else break;
        }
      }
      if (!(at(t, p) === 58 && at(t, p + 1) === 58) || (p = s_valid_IPv6_piece_string(t, p + 2)) < 0) break a20;
      return p;
    }
    p = p0;
    if ((q = s_valid_IPv6_piece_string(t, p)) >= 0) {
      p = q;
      for (let i24 = 6; i24 > 0; i24--) {
        if (at(t, p) === 58 && (q = s_valid_IPv6_piece_string(t, p + 1)) >= 0) p = q;
        else break;
      }
    }
    return at(t, p) === 58 && at(t, p + 1) === 58 ? p + 2 : -1;
  });
  const r_last_two_pieces = rule((t, p, k) => {
    const p0 = p;
    const n1 = k.length;
    a2: {
      if ((p = add(k, r_valid_IPv6_piece_string, t, p)) < 0) break a2;
      if (!(at(t, p) === 58) || (p = add(k, r_valid_IPv6_piece_string, t, p + 1)) < 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    return add(k, r_valid_IPv4_address_string, t, p);
  }, s_last_two_pieces);
  const r_valid_IPv6_piece_string = rule((t, p, k) => {
    if (at(t, p) === 48) return p + 1;
    if (!(sets1[at(t, p)]! & 8192)) return -1;
    p++;
    for (let i2 = 3; i2 > 0; i2--) {
      if (sets1[at(t, p)]! & 16) k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
      else break;
    }
    return p;
  }, s_valid_IPv6_piece_string);
  const r_ALPHA = rule(undefined, (t, p) => sets0[at(t, p)]! & 1 ? p + 1 : -1);
  const r_DIGIT = rule(undefined, (t, p) => sets0[at(t, p)]! & 4 ? p + 1 : -1);
  const r_HEXDIG = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 4) {
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      return p;
    }
    return sets1[at(t, p)]! & 16384 ? p + 1 : -1;
  }, (t, p) => sets1[at(t, p)]! & 16 ? p + 1 : -1);
  return parse;
}
