// The parser of rfc3987.
// Generated from grammar/rfc3987 and its notation (sha256 9ef27fbd70658ac71c29cef1a42463914a68cbfc656970babd1e6f37464127f3). Do not edit.

import { ParsedNode, add, ruleTable, type GeneratedParser } from '../../src/core/tree/parser.js';
import { at } from './alphabet.js';
import { grammar, type RuleName } from './rules.js';

/** The rules that a text can be parsed from. */
export type StartRule =
  | "IRI"
  | "ihier-part"
  | "IRI-reference"
  | "absolute-IRI"
  | "irelative-ref"
  | "irelative-part"
  | "iauthority"
  | "iuserinfo"
  | "ihost"
  | "ireg-name"
  | "ipath"
  | "ipath-abempty"
  | "ipath-absolute"
  | "ipath-noscheme"
  | "ipath-rootless"
  | "ipath-empty"
  | "isegment"
  | "isegment-nz"
  | "isegment-nz-nc"
  | "ipchar"
  | "iquery"
  | "ifragment"
  | "iunreserved"
  | "ucschar"
  | "iprivate"
  | "scheme"
  | "port"
  | "IP-literal"
  | "IPvFuture"
  | "IPv6address"
  | "h16"
  | "ls32"
  | "IPv4address"
  | "dec-octet"
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
    0, 1, 0, 8192, 1, 0, 1, 1, 1, 1, 1, 65, 1, 33376, 33376, 8196,
    36624, 40720, 40720, 40720, 40720, 38672, 37648, 37648, 37648, 37648, 8194, 1, 0, 1, 0, 8196,
    8194, 49928, 49928, 49928, 49928, 49928, 49928, 33288, 33288, 33288, 33288, 33288, 33288, 33288, 33288, 33288,
    33288, 33288, 33288, 33288, 33288, 33288, 33416, 33288, 33288, 33288, 33288, 8192, 0, 8192, 0, 33312,
    0, 49928, 49928, 49928, 49928, 49928, 49928, 33288, 33288, 33288, 33288, 33288, 33288, 33288, 33288, 33288,
    33288, 33288, 33288, 33288, 33288, 33288, 33416, 33288, 33288, 33288, 33288, 0, 0, 0, 33312, 0,
    0, 32768, 65536, 0, 524288, 0, 1048576, 0, 2097152, 0, 4194304, 0, 8388608, 0, 16777216, 0,
    33554432, 0, 67108864, 0, 134217728, 0, 268435456, 0, 536870912, 0, 1073741824, 0, 0, 0, 0, 0,
    0, 0, 393216, 131072, 0, 32768, 32768, 0,
  ]);

  const sets1 = new Int32Array([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 4414, 0, 0, 4414, 0, 4414, 4414, 4414, 4414, 4414, 6462, 4414, 6462, 6462, 288,
    6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 4390, 4414, 0, 4414, 0, 288,
    306, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462,
    6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 0, 0, 0, 0, 4414,
    0, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462,
    6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 6462, 0, 0, 0, 4414, 0,
    0, 830, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 64, 0,
    128, 0, 0, 0, 1056, 830, 830, 0,
  ]);

  function s_iunreserved(t: string, p: number): number {
    if (sets0[at(t, p)]! & 32768) return p + 1;
    if (sets0[at(t, p)]! & 65536 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 131 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 524288 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 133 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 1048576 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 135 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 2097152 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 137 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 4194304 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 139 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 8388608 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 141 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 16777216 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 143 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 33554432 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 145 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 67108864 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 147 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 134217728 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 149 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 268435456 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 151 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 536870912 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 153 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 1073741824 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 155 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    return at(t, p) === 157 && sets0[at(t, p + 1)]! & 262144 ? p + 2 : -1;
  }

  function s_pct_encoded(t: string, p: number): number {
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 256 && sets0[at(t, p + 2)]! & 256 ? p + 3 : -1;
  }

  function s_sub_delims(t: string, p: number): number {
    return sets0[at(t, p)]! & 1 ? p + 1 : -1;
  }

  function s_ipchar(t: string, p: number): number {
    if (sets1[at(t, p)]! & 2) return p + 1;
    if (sets0[at(t, p)]! & 65536 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 131 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 524288 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 133 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 1048576 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 135 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 2097152 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 137 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 4194304 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 139 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 8388608 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 141 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 16777216 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 143 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 33554432 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 145 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 67108864 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 147 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 134217728 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 149 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 268435456 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 151 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 536870912 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 153 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 1073741824 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 155 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 157 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    return at(t, p) === 37 && sets0[at(t, p + 1)]! & 256 && sets0[at(t, p + 2)]! & 256 ? p + 3 : -1;
  }

  function s_isegment(t: string, p: number): number {
    for (;;) {
      if (sets1[at(t, p)]! & 2) p++;
      else if (sets0[at(t, p)]! & 65536 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 131 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 524288 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 133 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 1048576 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 135 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 2097152 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 137 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 4194304 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 139 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 8388608 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 141 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 16777216 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 143 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 33554432 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 145 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 67108864 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 147 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 134217728 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 149 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 268435456 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 151 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 536870912 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 153 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 1073741824 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 155 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 157 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 256 && sets0[at(t, p + 2)]! & 256) p += 3;
      else break;
    }
    return p;
  }

  function s_isegment_nz(t: string, p: number): number {
    const p0 = p;
    for (;;) {
      if (sets1[at(t, p)]! & 2) p++;
      else if (sets0[at(t, p)]! & 65536 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 131 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 524288 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 133 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 1048576 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 135 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 2097152 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 137 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 4194304 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 139 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 8388608 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 141 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 16777216 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 143 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 33554432 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 145 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 67108864 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 147 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 134217728 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 149 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 268435456 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 151 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 536870912 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 153 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 1073741824 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 155 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 157 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 256 && sets0[at(t, p + 2)]! & 256) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }

  function s_isegment_nz_nc(t: string, p: number): number {
    const p0 = p;
    for (;;) {
      if (sets1[at(t, p)]! & 16) p++;
      else if (sets0[at(t, p)]! & 65536 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 131 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 524288 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 133 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 1048576 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 135 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 2097152 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 137 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 4194304 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 139 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 8388608 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 141 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 16777216 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 143 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 33554432 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 145 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 67108864 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 147 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 134217728 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 149 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 268435456 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 151 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 536870912 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 153 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 1073741824 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 155 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 157 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 256 && sets0[at(t, p + 2)]! & 256) p += 3;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }

  function s_IPvFuture(t: string, p: number): number {
    if (!(sets0[at(t, p)]! & 128)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 256)) return -1;
    p++;
    while (sets0[at(t, p)]! & 256) p++;
    if (!(at(t, p) === 46)) return -1;
    p++;
    if (!(sets1[at(t, p)]! & 4096)) return -1;
    p++;
    while (sets1[at(t, p)]! & 4096) p++;
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
    if (!(sets0[at(t, p)]! & 256)) return -1;
    p++;
    for (let i0 = 3; i0 > 0; i0--) {
      if (sets0[at(t, p)]! & 256) p++;
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
    if (at(t, p) === 50 && at(t, p + 1) === 53 && sets0[at(t, p + 2)]! & 1024) return p + 3;
    if (at(t, p) === 50 && sets0[at(t, p + 1)]! & 2048 && sets0[at(t, p + 2)]! & 16) return p + 3;
    a2: {
      if (!(at(t, p) === 49)) break a2;
      p++;
      for (let i3 = 2; i3 > 0; i3--) {
        if (!(sets0[at(t, p)]! & 16)) break a2;
        p++;
      }
      return p;
    }
    p = p0;
    if (sets0[at(t, p)]! & 4096 && sets0[at(t, p + 1)]! & 16) return p + 2;
    return sets0[at(t, p)]! & 16 ? p + 1 : -1;
  }

  const r_IRI = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58) || (p = add(k, r_ihier_part, t, p + 1)) < 0) return -1;
    if (at(t, p) === 63 && (q = add(k, r_iquery, t, p + 1)) >= 0) p = q;
    if (at(t, p) === 35 && (q = add(k, r_ifragment, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_ihier_part = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    a2: {
      if (!(at(t, p) === 47 && at(t, p + 1) === 47) || (p = add(k, r_iauthority, t, p + 2)) < 0) break a2;
      if ((p = add(k, r_ipath_abempty, t, p)) < 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    if ((q = add(k, r_ipath_absolute, t, p)) >= 0) return q;
    if ((q = add(k, r_ipath_rootless, t, p)) >= 0) return q;
    return add(k, r_ipath_empty, t, p);
  });
  // r_IRI_reference
  rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_IRI, t, p)) >= 0) return q;
    return add(k, r_irelative_ref, t, p);
  });
  // r_absolute_IRI
  rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_scheme, t, p)) < 0) return -1;
    if (!(at(t, p) === 58) || (p = add(k, r_ihier_part, t, p + 1)) < 0) return -1;
    if (at(t, p) === 63 && (q = add(k, r_iquery, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_irelative_ref = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_irelative_part, t, p)) < 0) return -1;
    if (at(t, p) === 63 && (q = add(k, r_iquery, t, p + 1)) >= 0) p = q;
    if (at(t, p) === 35 && (q = add(k, r_ifragment, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_irelative_part = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    a2: {
      if (!(at(t, p) === 47 && at(t, p + 1) === 47) || (p = add(k, r_iauthority, t, p + 2)) < 0) break a2;
      if ((p = add(k, r_ipath_abempty, t, p)) < 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    if ((q = add(k, r_ipath_absolute, t, p)) >= 0) return q;
    if ((q = add(k, r_ipath_noscheme, t, p)) >= 0) return q;
    return add(k, r_ipath_empty, t, p);
  });
  const r_iauthority = rule((t, p, k) => {
    let q: number;
    o0: {
      const p1 = p;
      const n2 = k.length;
      a3: {
        if ((p = add(k, r_iuserinfo, t, p)) < 0) break a3;
        if (!(at(t, p) === 64)) break a3;
        p++;
        break o0;
      }
      p = p1;
      k.length = n2;
    }
    if ((p = add(k, r_ihost, t, p)) < 0) return -1;
    if (at(t, p) === 58 && (q = add(k, r_port, t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_iuserinfo = rule((t, p, k) => {
    let q: number;
    for (;;) {
      if ((q = add(k, r_iunreserved, t, p)) >= 0) p = q;
      else if ((q = add(k, r_pct_encoded, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 1) k.push(new ParsedNode(r_sub_delims, t, p, ++p));
      else if (at(t, p) === 58) p++;
      else break;
    }
    return p;
  }, (t, p) => {
    for (;;) {
      if (sets1[at(t, p)]! & 4) p++;
      else if (sets0[at(t, p)]! & 65536 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 131 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 524288 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 133 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 1048576 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 135 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 2097152 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 137 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 4194304 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 139 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 8388608 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 141 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 16777216 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 143 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 33554432 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 145 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 67108864 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 147 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 134217728 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 149 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 268435456 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 151 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 536870912 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 153 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 1073741824 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 155 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 157 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 256 && sets0[at(t, p + 2)]! & 256) p += 3;
      else break;
    }
    return p;
  });
  const r_ihost = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    const n1 = k.length;
    if ((q = add(k, r_IP_literal, t, p)) >= 0) return q;
    a2: {
      if ((p = add(k, r_IPv4address, t, p)) < 0) break a2;
      if (s_iunreserved(t, p) >= 0 || s_pct_encoded(t, p) >= 0 || s_sub_delims(t, p) >= 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    return add(k, r_ireg_name, t, p);
  });
  const r_ireg_name = rule((t, p, k) => {
    let q: number;
    for (;;) {
      if ((q = add(k, r_iunreserved, t, p)) >= 0) p = q;
      else if ((q = add(k, r_pct_encoded, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 1) k.push(new ParsedNode(r_sub_delims, t, p, ++p));
      else break;
    }
    return p;
  }, (t, p) => {
    for (;;) {
      if (sets1[at(t, p)]! & 8) p++;
      else if (sets0[at(t, p)]! & 65536 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 131 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 524288 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 133 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 1048576 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 135 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 2097152 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 137 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 4194304 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 139 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 8388608 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 141 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 16777216 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 143 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 33554432 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 145 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 67108864 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 147 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 134217728 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 149 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 268435456 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 151 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 536870912 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 153 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 1073741824 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 155 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 157 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 256 && sets0[at(t, p + 2)]! & 256) p += 3;
      else break;
    }
    return p;
  });
  // r_ipath
  rule((t, p, k) => {
    const p0 = p;
    const n1 = k.length;
    a2: {
      if (s_ipchar(t, p) >= 0) break a2;
      if ((p = add(k, r_ipath_abempty, t, p)) < 0) break a2;
      return p;
    }
    p = p0;
    k.length = n1;
    a3: {
      if ((p = add(k, r_ipath_noscheme, t, p)) < 0) break a3;
      if (at(t, p) === 58) break a3;
      return p;
    }
    p = p0;
    k.length = n1;
    return add(k, r_ipath_rootless, t, p);
  });
  const r_ipath_abempty = rule((t, p, k) => {
    let q: number;
    while (at(t, p) === 47 && (q = add(k, r_isegment, t, p + 1)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    while (at(t, p) === 47 && (q = s_isegment(t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_ipath_absolute = rule((t, p, k) => {
    let q: number;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((q = add(k, r_isegment_nz, t, p)) >= 0) {
      p = q;
      while (at(t, p) === 47 && (q = add(k, r_isegment, t, p + 1)) >= 0) p = q;
    }
    return p;
  }, (t, p) => {
    let q: number;
    if (!(at(t, p) === 47)) return -1;
    p++;
    if ((q = s_isegment_nz(t, p)) >= 0) {
      p = q;
      while (at(t, p) === 47 && (q = s_isegment(t, p + 1)) >= 0) p = q;
    }
    return p;
  });
  const r_ipath_noscheme = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_isegment_nz_nc, t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = add(k, r_isegment, t, p + 1)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    if ((p = s_isegment_nz_nc(t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = s_isegment(t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_ipath_rootless = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_isegment_nz, t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = add(k, r_isegment, t, p + 1)) >= 0) p = q;
    return p;
  }, (t, p) => {
    let q: number;
    if ((p = s_isegment_nz(t, p)) < 0) return -1;
    while (at(t, p) === 47 && (q = s_isegment(t, p + 1)) >= 0) p = q;
    return p;
  });
  const r_ipath_empty = rule(undefined, (_t, p) => p);
  const r_isegment = rule((t, p, k) => {
    let q: number;
    while ((q = add(k, r_ipchar, t, p)) >= 0) p = q;
    return p;
  }, s_isegment);
  const r_isegment_nz = rule((t, p, k) => {
    let q: number;
    if ((p = add(k, r_ipchar, t, p)) < 0) return -1;
    while ((q = add(k, r_ipchar, t, p)) >= 0) p = q;
    return p;
  }, s_isegment_nz);
  const r_isegment_nz_nc = rule((t, p, k) => {
    let q: number;
    const p0 = p;
    for (;;) {
      if ((q = add(k, r_iunreserved, t, p)) >= 0) p = q;
      else if ((q = add(k, r_pct_encoded, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 1) k.push(new ParsedNode(r_sub_delims, t, p, ++p));
      else if (at(t, p) === 64) p++;
      else break;
    }
    if (p === p0) return -1;
    return p;
  }, s_isegment_nz_nc);
  const r_ipchar = rule((t, p, k) => {
    let q: number;
    if ((q = add(k, r_iunreserved, t, p)) >= 0) return q;
    if ((q = add(k, r_pct_encoded, t, p)) >= 0) return q;
    if (sets0[at(t, p)]! & 1) {
      k.push(new ParsedNode(r_sub_delims, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 2 ? p + 1 : -1;
  }, s_ipchar);
  const r_iquery = rule((t, p, k) => {
    let q: number;
    for (;;) {
      if ((q = add(k, r_ipchar, t, p)) >= 0) p = q;
      else if ((q = add(k, r_iprivate, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 4) p++;
      else break;
    }
    return p;
  }, (t, p) => {
    for (;;) {
      if (sets1[at(t, p)]! & 32) p++;
      else if (sets0[at(t, p)]! & 65536 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 131 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 524288 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 133 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 1048576 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 135 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 2097152 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 137 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 4194304 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 139 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 8388608 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 141 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 16777216 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 143 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 33554432 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 145 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 67108864 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 147 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 134217728 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 149 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 268435456 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 151 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 536870912 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 153 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 1073741824 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 155 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 157 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 256 && sets0[at(t, p + 2)]! & 256) p += 3;
      else if (sets1[at(t, p)]! & 64 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 159 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 128 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 161 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else break;
    }
    return p;
  });
  const r_ifragment = rule((t, p, k) => {
    let q: number;
    for (;;) {
      if ((q = add(k, r_ipchar, t, p)) >= 0) p = q;
      else if (sets0[at(t, p)]! & 4) p++;
      else break;
    }
    return p;
  }, (t, p) => {
    for (;;) {
      if (sets1[at(t, p)]! & 256) p++;
      else if (sets0[at(t, p)]! & 65536 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 131 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 524288 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 133 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 1048576 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 135 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 2097152 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 137 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 4194304 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 139 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 8388608 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 141 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 16777216 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 143 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 33554432 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 145 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 67108864 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 147 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 134217728 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 149 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 268435456 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 151 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 536870912 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 153 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets0[at(t, p)]! & 1073741824 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 155 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (sets1[at(t, p)]! & 1 && sets0[at(t, p + 1)]! & 131072) p += 2;
      else if (at(t, p) === 157 && sets0[at(t, p + 1)]! & 262144) p += 2;
      else if (at(t, p) === 37 && sets0[at(t, p + 1)]! & 256 && sets0[at(t, p + 2)]! & 256) p += 3;
      else break;
    }
    return p;
  });
  const r_iunreserved = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 8) {
      k.push(new ParsedNode(r_ALPHA, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 16) {
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 32) return p + 1;
    return add(k, r_ucschar, t, p);
  }, s_iunreserved);
  const r_ucschar = rule(undefined, (t, p) => {
    if (sets1[at(t, p)]! & 512) return p + 1;
    if (sets0[at(t, p)]! & 65536 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 131 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 524288 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 133 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 1048576 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 135 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 2097152 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 137 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 4194304 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 139 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 8388608 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 141 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 16777216 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 143 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 33554432 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 145 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 67108864 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 147 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 134217728 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 149 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 268435456 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 151 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 536870912 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 153 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets0[at(t, p)]! & 1073741824 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 155 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 1 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    return at(t, p) === 157 && sets0[at(t, p + 1)]! & 262144 ? p + 2 : -1;
  });
  const r_iprivate = rule(undefined, (t, p) => {
    if (sets1[at(t, p)]! & 1024) return p + 1;
    if (sets1[at(t, p)]! & 64 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    if (at(t, p) === 159 && sets0[at(t, p + 1)]! & 262144) return p + 2;
    if (sets1[at(t, p)]! & 128 && sets0[at(t, p + 1)]! & 131072) return p + 2;
    return at(t, p) === 161 && sets0[at(t, p + 1)]! & 262144 ? p + 2 : -1;
  });
  const r_scheme = rule((t, p, k) => {
    if (!(sets0[at(t, p)]! & 8)) return -1;
    k.push(new ParsedNode(r_ALPHA, t, p, ++p));
    for (;;) {
      if (sets0[at(t, p)]! & 8) k.push(new ParsedNode(r_ALPHA, t, p, ++p));
      else if (sets0[at(t, p)]! & 16) k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      else if (sets0[at(t, p)]! & 64) p++;
      else break;
    }
    return p;
  }, (t, p) => {
    if (!(sets0[at(t, p)]! & 8)) return -1;
    p++;
    while (sets1[at(t, p)]! & 2048) p++;
    return p;
  });
  const r_port = rule((t, p, k) => {
    while (sets0[at(t, p)]! & 16) k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    return p;
  }, (t, p) => {
    while (sets0[at(t, p)]! & 16) p++;
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
    if (!(sets0[at(t, p)]! & 128)) return -1;
    p++;
    if (!(sets0[at(t, p)]! & 256)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    while (sets0[at(t, p)]! & 256) k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    if (!(at(t, p) === 46)) return -1;
    p++;
    const p0 = p;
    for (;;) {
      if (sets0[at(t, p)]! & 512) k.push(new ParsedNode(r_unreserved, t, p, ++p));
      else if (sets0[at(t, p)]! & 1) k.push(new ParsedNode(r_sub_delims, t, p, ++p));
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
    if (!(sets0[at(t, p)]! & 256)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    for (let i0 = 3; i0 > 0; i0--) {
      if (sets0[at(t, p)]! & 256) k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
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
    if (at(t, p) === 50 && at(t, p + 1) === 53 && sets0[at(t, p + 2)]! & 1024) return p + 3;
    if (at(t, p) === 50 && sets0[at(t, p + 1)]! & 2048 && sets0[at(t, p + 2)]! & 16) {
      k.push(new ParsedNode(r_DIGIT, t, p + 2, p += 3));
      return p;
    }
    a2: {
      if (!(at(t, p) === 49)) break a2;
      p++;
      for (let i3 = 2; i3 > 0; i3--) {
        if (!(sets0[at(t, p)]! & 16)) break a2;
        k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      }
      return p;
    }
    p = p0;
    k.length = n1;
    if (sets0[at(t, p)]! & 4096 && sets0[at(t, p + 1)]! & 16) {
      k.push(new ParsedNode(r_DIGIT, t, p + 1, p += 2));
      return p;
    }
    if (!(sets0[at(t, p)]! & 16)) return -1;
    k.push(new ParsedNode(r_DIGIT, t, p, ++p));
    return p;
  }, s_dec_octet);
  const r_pct_encoded = rule((t, p, k) => {
    if (!(at(t, p) === 37 && sets0[at(t, p + 1)]! & 256)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p + 1, p += 2));
    if (!(sets0[at(t, p)]! & 256)) return -1;
    k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
    return p;
  }, s_pct_encoded);
  const r_unreserved = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 8) {
      k.push(new ParsedNode(r_ALPHA, t, p, ++p));
      return p;
    }
    if (sets0[at(t, p)]! & 16) {
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 32 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 512 ? p + 1 : -1);
  // r_reserved
  rule((t, p, k) => {
    if (sets0[at(t, p)]! & 8192) {
      k.push(new ParsedNode(r_gen_delims, t, p, ++p));
      return p;
    }
    if (!(sets0[at(t, p)]! & 1)) return -1;
    k.push(new ParsedNode(r_sub_delims, t, p, ++p));
    return p;
  });
  const r_gen_delims = rule(undefined, (t, p) => sets0[at(t, p)]! & 8192 ? p + 1 : -1);
  const r_sub_delims = rule(undefined, s_sub_delims);
  const r_ALPHA = rule(undefined, (t, p) => sets0[at(t, p)]! & 8 ? p + 1 : -1);
  const r_DIGIT = rule(undefined, (t, p) => sets0[at(t, p)]! & 16 ? p + 1 : -1);
  const r_HEXDIG = rule((t, p, k) => {
    if (sets0[at(t, p)]! & 16) {
      k.push(new ParsedNode(r_DIGIT, t, p, ++p));
      return p;
    }
    return sets0[at(t, p)]! & 16384 ? p + 1 : -1;
  }, (t, p) => sets0[at(t, p)]! & 256 ? p + 1 : -1);
  return parse;
}
