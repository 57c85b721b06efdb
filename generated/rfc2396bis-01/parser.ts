// The parser of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 4e838bfa2f89872af1fb7a97f499b947daae8773d9a5fa269376a128c6503b1e). Do not edit.

/* eslint-disable */

import type { SyntaxNode } from '../../src/syntax/node.js';
import { ParsedNode, add, at, marks, clearMarks } from '../../src/syntax/parser.js';
import type { RuleName } from './rules.js';



const peggyParser: {parse: any, SyntaxError: any, DefaultTracer?: any} = // @ts-ignore
(function () {
// @ts-ignore
const S = marks;
// @ts-ignore
const sets0 = new Int32Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,18817042,2097152,2097472,18817153,2105408,18817153,18817042,18817042,18817042,18817042,18849921,18817153,27238418,18849810,393473,27242026,27246122,27246122,27246122,27246122,27244074,27243050,27243050,27243050,27243050,2039937,18817153,2097216,18817153,2097216,459137,17768577,27255334,27255334,27255334,27255334,27255334,27255334,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,196737,4194304,196737,4194304,18817042,4194304,27255334,27255334,27255334,27255334,27255334,27255334,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,27238918,4194304,4194304,4194304,18817042,0,0,0]);
// @ts-ignore
function k_uric(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
k.push(new ParsedNode(r_reserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((p = add(k, r_escaped, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_unreserved(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 4)) {
// @ts-ignore
k.push(new ParsedNode(r_ALPHA, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 8)) {
// @ts-ignore
k.push(new ParsedNode(r_DIGIT, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_mark, t, p, ++p));
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_escaped(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 37)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 32))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
// @ts-ignore
if (!((sets0[at(t, p)] & 32))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
// @ts-ignore
return p;
}
// @ts-ignore
function k_delims(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 64)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 34)) return -1;
// @ts-ignore
k.push(new ParsedNode(r_DQUOTE, t, p, ++p));
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_absolute_URI(t, p, k) {
// @ts-ignore
if ((p = add(k, r_scheme, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 58)) return -1;
// @ts-ignore
p++;
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k6 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_hier_part, t, p)) < 0) break a2;
// @ts-ignore
c3: {
// @ts-ignore
const p4 = p;
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 35)) break a5;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
// @ts-ignore
if (p < t.length) break a2;
}
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k6;
// @ts-ignore
if ((p = add(k, r_opaque_part, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_absolute_URI(t, p) {
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = s_scheme(t, p)) < 0) return -1;
// @ts-ignore
S[0] = q0;
// @ts-ignore
S[1] = p;
// @ts-ignore
if (!(at(t, p) === 58)) return -1;
// @ts-ignore
p++;
// @ts-ignore
c1: {
// @ts-ignore
const p2 = p;
// @ts-ignore
a3: {
// @ts-ignore
if ((p = m_hier_part(t, p)) < 0) break a3;
// @ts-ignore
c4: {
// @ts-ignore
const p5 = p;
// @ts-ignore
a6: {
// @ts-ignore
if (!(at(t, p) === 35)) break a6;
// @ts-ignore
break c4;
}
// @ts-ignore
p = p5;
// @ts-ignore
if (p < t.length) break a3;
}
// @ts-ignore
break c1;
}
// @ts-ignore
p = p2;
// @ts-ignore
S[2] = -1;
// @ts-ignore
S[3] = -1;
// @ts-ignore
S[4] = -1;
// @ts-ignore
S[5] = -1;
// @ts-ignore
S[8] = -1;
// @ts-ignore
S[9] = -1;
// @ts-ignore
S[10] = -1;
// @ts-ignore
S[11] = -1;
// @ts-ignore
S[12] = -1;
// @ts-ignore
S[13] = -1;
// @ts-ignore
S[14] = -1;
// @ts-ignore
S[15] = -1;
// @ts-ignore
S[52] = -1;
// @ts-ignore
const q7 = p;
// @ts-ignore
if ((p = s_opaque_part(t, p)) < 0) return -1;
// @ts-ignore
S[12] = q7;
// @ts-ignore
S[13] = p;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_hier_part(t, p, k) {
// @ts-ignore
o8: {
// @ts-ignore
const p4 = p;
// @ts-ignore
n3: {
// @ts-ignore
c5: {
// @ts-ignore
const p6 = p;
// @ts-ignore
if (at(t, p) === 47) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_net_path, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if ((p = add(k, r_abs_path, t, p)) < 0) break n3;
}
// @ts-ignore
break o8;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
o12: {
// @ts-ignore
const p10 = p;
// @ts-ignore
const k11 = k.length;
// @ts-ignore
n9: {
// @ts-ignore
if (!(at(t, p) === 63)) break n9;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_query, t, p)) < 0) break n9;
// @ts-ignore
break o12;
}
// @ts-ignore
p = p10;
// @ts-ignore
k.length = k11;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_hier_part(t, p) {
// @ts-ignore
o10: {
// @ts-ignore
const p5 = p;
// @ts-ignore
n4: {
// @ts-ignore
c6: {
// @ts-ignore
const p7 = p;
// @ts-ignore
if (at(t, p) === 47) {
// @ts-ignore
a8: {
// @ts-ignore
if ((p = m_net_path(t, p)) < 0) break a8;
// @ts-ignore
break c6;
}
// @ts-ignore
p = p7;
// @ts-ignore
S[2] = -1;
// @ts-ignore
S[3] = -1;
// @ts-ignore
S[4] = -1;
// @ts-ignore
S[5] = -1;
// @ts-ignore
S[8] = -1;
// @ts-ignore
S[9] = -1;
// @ts-ignore
S[10] = -1;
// @ts-ignore
S[11] = -1;
// @ts-ignore
S[12] = -1;
// @ts-ignore
S[13] = -1;
// @ts-ignore
S[52] = -1;
}
// @ts-ignore
const q9 = p;
// @ts-ignore
if ((p = s_abs_path(t, p)) < 0) break n4;
// @ts-ignore
S[12] = q9;
// @ts-ignore
S[13] = p;
}
// @ts-ignore
break o10;
}
// @ts-ignore
p = p5;
// @ts-ignore
S[2] = -1;
// @ts-ignore
S[3] = -1;
// @ts-ignore
S[4] = -1;
// @ts-ignore
S[5] = -1;
// @ts-ignore
S[8] = -1;
// @ts-ignore
S[9] = -1;
// @ts-ignore
S[10] = -1;
// @ts-ignore
S[11] = -1;
// @ts-ignore
S[12] = -1;
// @ts-ignore
S[13] = -1;
// @ts-ignore
S[52] = -1;
}
// @ts-ignore
o15: {
// @ts-ignore
const p13 = p;
// @ts-ignore
n12: {
// @ts-ignore
if (!(at(t, p) === 63)) break n12;
// @ts-ignore
p++;
// @ts-ignore
const q14 = p;
// @ts-ignore
if ((p = s_query(t, p)) < 0) break n12;
// @ts-ignore
S[14] = q14;
// @ts-ignore
S[15] = p;
// @ts-ignore
break o15;
}
// @ts-ignore
p = p13;
// @ts-ignore
S[14] = -1;
// @ts-ignore
S[15] = -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_net_path(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 47 && at(t, p + 1) === 47)) return -1;
// @ts-ignore
p += 2;
// @ts-ignore
if ((p = add(k, r_authority, t, p)) < 0) return -1;
// @ts-ignore
o2: {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_abs_path, t, p)) < 0) break n0;
// @ts-ignore
break o2;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_net_path(t, p) {
// @ts-ignore
if (!(at(t, p) === 47 && at(t, p + 1) === 47)) return -1;
// @ts-ignore
p += 2;
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = m_authority(t, p)) < 0) return -1;
// @ts-ignore
S[2] = q0;
// @ts-ignore
S[3] = p;
// @ts-ignore
o5: {
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
const q4 = p;
// @ts-ignore
if ((p = s_abs_path(t, p)) < 0) break n2;
// @ts-ignore
S[12] = q4;
// @ts-ignore
S[13] = p;
// @ts-ignore
break o5;
}
// @ts-ignore
p = p3;
// @ts-ignore
S[12] = -1;
// @ts-ignore
S[13] = -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_abs_path(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_path_segments, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_opaque_part(t, p, k) {
// @ts-ignore
if ((p = add(k, r_uric_no_slash, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_uric, t, p)) < 0) break n0;
// @ts-ignore
continue;
}
// @ts-ignore
p = p1;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_uric_no_slash(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (at(t, p) === 37) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_escaped, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 128))) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_scheme(t, p, k) {
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_ALPHA, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
c4: {
// @ts-ignore
if ((sets0[at(t, p)] & 4)) {
// @ts-ignore
k.push(new ParsedNode(r_ALPHA, t, p, ++p));
// @ts-ignore
break c4;
}
// @ts-ignore
if ((sets0[at(t, p)] & 8)) {
// @ts-ignore
k.push(new ParsedNode(r_DIGIT, t, p, ++p));
// @ts-ignore
break c4;
}
// @ts-ignore
if (at(t, p) === 43) { p++; break c4; }
// @ts-ignore
if (at(t, p) === 45) { p++; break c4; }
// @ts-ignore
if (!(at(t, p) === 46)) break n2;
// @ts-ignore
p++;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p3;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_authority(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k6 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_server, t, p)) < 0) break a2;
// @ts-ignore
c3: {
// @ts-ignore
const p4 = p;
// @ts-ignore
a5: {
// @ts-ignore
if (!((sets0[at(t, p)] & 256))) break a5;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
// @ts-ignore
if (p < t.length) break a2;
}
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k6;
// @ts-ignore
if ((p = add(k, r_reg_name, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_authority(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = m_server(t, p)) < 0) break a2;
// @ts-ignore
c3: {
// @ts-ignore
const p4 = p;
// @ts-ignore
a5: {
// @ts-ignore
if (!((sets0[at(t, p)] & 256))) break a5;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
// @ts-ignore
if (p < t.length) break a2;
}
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
S[4] = -1;
// @ts-ignore
S[5] = -1;
// @ts-ignore
S[8] = -1;
// @ts-ignore
S[9] = -1;
// @ts-ignore
S[10] = -1;
// @ts-ignore
S[11] = -1;
// @ts-ignore
S[52] = -1;
// @ts-ignore
if ((p = s_reg_name(t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_reg_name(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (at(t, p) === 37) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_escaped, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
if (at(t, p) === 59) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 58) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 64) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 38) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 61) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 43) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 36) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 44)) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
n3: {
// @ts-ignore
c5: {
// @ts-ignore
const p6 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c5;
}
// @ts-ignore
if (at(t, p) === 37) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_escaped, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if (at(t, p) === 59) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 58) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 64) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 38) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 61) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 43) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 36) { p++; break c5; }
// @ts-ignore
if (!(at(t, p) === 44)) break n3;
// @ts-ignore
p++;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p4;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_server(t, p, k) {
// @ts-ignore
o11: {
// @ts-ignore
const p5 = p;
// @ts-ignore
const k6 = k.length;
// @ts-ignore
n4: {
// @ts-ignore
o10: {
// @ts-ignore
const p8 = p;
// @ts-ignore
const k9 = k.length;
// @ts-ignore
n7: {
// @ts-ignore
if ((p = add(k, r_userinfo, t, p)) < 0) break n7;
// @ts-ignore
if (!(at(t, p) === 64)) break n7;
// @ts-ignore
p++;
// @ts-ignore
break o10;
}
// @ts-ignore
p = p8;
// @ts-ignore
k.length = k9;
}
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) break n4;
// @ts-ignore
break o11;
}
// @ts-ignore
p = p5;
// @ts-ignore
k.length = k6;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_server(t, p) {
// @ts-ignore
o12: {
// @ts-ignore
const p6 = p;
// @ts-ignore
n5: {
// @ts-ignore
o11: {
// @ts-ignore
const p9 = p;
// @ts-ignore
n8: {
// @ts-ignore
const q10 = p;
// @ts-ignore
if ((p = s_userinfo(t, p)) < 0) break n8;
// @ts-ignore
S[4] = q10;
// @ts-ignore
S[5] = p;
// @ts-ignore
if (!(at(t, p) === 64)) break n8;
// @ts-ignore
p++;
// @ts-ignore
break o11;
}
// @ts-ignore
p = p9;
// @ts-ignore
S[4] = -1;
// @ts-ignore
S[5] = -1;
}
// @ts-ignore
if ((p = m_hostport(t, p)) < 0) break n5;
// @ts-ignore
break o12;
}
// @ts-ignore
p = p6;
// @ts-ignore
S[4] = -1;
// @ts-ignore
S[5] = -1;
// @ts-ignore
S[8] = -1;
// @ts-ignore
S[9] = -1;
// @ts-ignore
S[10] = -1;
// @ts-ignore
S[11] = -1;
// @ts-ignore
S[52] = -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_userinfo(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
n3: {
// @ts-ignore
c5: {
// @ts-ignore
const p6 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c5;
}
// @ts-ignore
if (at(t, p) === 37) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_escaped, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if (at(t, p) === 59) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 58) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 38) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 61) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 43) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 36) { p++; break c5; }
// @ts-ignore
if (!(at(t, p) === 44)) break n3;
// @ts-ignore
p++;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p4;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_hostport(t, p, k) {
// @ts-ignore
if ((p = add(k, r_host, t, p)) < 0) return -1;
// @ts-ignore
o3: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k2 = k.length;
// @ts-ignore
n0: {
// @ts-ignore
if (!(at(t, p) === 58)) break n0;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_port, t, p)) < 0) break n0;
// @ts-ignore
break o3;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k2;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_hostport(t, p) {
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = m_host(t, p)) < 0) return -1;
// @ts-ignore
S[8] = q0;
// @ts-ignore
S[9] = p;
// @ts-ignore
o5: {
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 58)) break n2;
// @ts-ignore
p++;
// @ts-ignore
const q4 = p;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break n2;
// @ts-ignore
S[10] = q4;
// @ts-ignore
S[11] = p;
// @ts-ignore
break o5;
}
// @ts-ignore
p = p3;
// @ts-ignore
S[10] = -1;
// @ts-ignore
S[11] = -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_host(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if (at(t, p) === 91) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_IPv6reference, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
const k9 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if ((p = add(k, r_IPv4address, t, p)) < 0) break a3;
// @ts-ignore
const p4 = p;
// @ts-ignore
l5: {
// @ts-ignore
c6: {
// @ts-ignore
const p7 = p;
// @ts-ignore
a8: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if ((p = s_alphanum(t, p)) < 0) break a8;
// @ts-ignore
break c6;
}
// @ts-ignore
p = p7;
// @ts-ignore
if (!(at(t, p) === 46)) break l5;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_alphanum(t, p)) < 0) break l5;
}
// @ts-ignore
break a3;
}
// @ts-ignore
p = p4;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k9;
// @ts-ignore
if ((p = add(k, r_hostname, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_host(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if (at(t, p) === 91) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = s_IPv6reference(t, p)) < 0) break a2;
// @ts-ignore
S[52] = 28;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
S[52] = -1;
}
// @ts-ignore
a3: {
// @ts-ignore
if ((p = s_IPv4address(t, p)) < 0) break a3;
// @ts-ignore
S[52] = 26;
// @ts-ignore
const p4 = p;
// @ts-ignore
l5: {
// @ts-ignore
c6: {
// @ts-ignore
const p7 = p;
// @ts-ignore
a8: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) break a8;
// @ts-ignore
p++;
// @ts-ignore
break c6;
}
// @ts-ignore
p = p7;
// @ts-ignore
if (!(at(t, p) === 46 && (sets0[at(t, p + 1)] & 512))) break l5;
// @ts-ignore
p += 2;
}
// @ts-ignore
break a3;
}
// @ts-ignore
p = p4;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
S[52] = -1;
// @ts-ignore
if ((p = s_hostname(t, p)) < 0) return -1;
// @ts-ignore
S[52] = 21;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_port(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) break n0;
// @ts-ignore
k.push(new ParsedNode(r_DIGIT, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
p = p1;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_hostname(t, p, k) {
// @ts-ignore
if ((p = add(k, r_domainlabel, t, p)) < 0) return -1;
// @ts-ignore
if ((p = add(k, r_qualified, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_qualified(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p5 = p;
// @ts-ignore
const k6 = k.length;
// @ts-ignore
n4: {
// @ts-ignore
if (!(at(t, p) === 46)) break n4;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_domainlabel, t, p)) < 0) break n4;
// @ts-ignore
const p7 = p;
// @ts-ignore
l8: {
// @ts-ignore
if (!(at(t, p) === 46)) break l8;
// @ts-ignore
p++;
// @ts-ignore
const p9 = p;
// @ts-ignore
l10: {
// @ts-ignore
if ((p = s_alphanum(t, p)) < 0) break l10;
// @ts-ignore
break l8;
}
// @ts-ignore
p = p9;
// @ts-ignore
break n4;
}
// @ts-ignore
p = p7;
// @ts-ignore
continue;
}
// @ts-ignore
p = p5;
// @ts-ignore
k.length = k6;
// @ts-ignore
break;
}
// @ts-ignore
o14: {
// @ts-ignore
const p12 = p;
// @ts-ignore
const k13 = k.length;
// @ts-ignore
n11: {
// @ts-ignore
if (!(at(t, p) === 46)) break n11;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_toplabel, t, p)) < 0) break n11;
// @ts-ignore
if (!(at(t, p) === 46)) break n11;
// @ts-ignore
p++;
// @ts-ignore
break o14;
}
// @ts-ignore
p = p12;
// @ts-ignore
k.length = k13;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_domainlabel(t, p, k) {
// @ts-ignore
const p0 = p;
// @ts-ignore
c1: {
// @ts-ignore
const p2 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 512)) {
// @ts-ignore
a3: {
// @ts-ignore
if ((p = s_alphanum(t, p)) < 0) break a3;
// @ts-ignore
break c1;
}
// @ts-ignore
p = p2;
}
// @ts-ignore
if (!(at(t, p) === 45)) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
for (let i9 = 62; i9 > 0; i9--) {
// @ts-ignore
const p5 = p;
// @ts-ignore
n4: {
// @ts-ignore
c6: {
// @ts-ignore
const p7 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 512)) {
// @ts-ignore
a8: {
// @ts-ignore
if ((p = s_alphanum(t, p)) < 0) break a8;
// @ts-ignore
break c6;
}
// @ts-ignore
p = p7;
}
// @ts-ignore
if (!(at(t, p) === 45)) break n4;
// @ts-ignore
p++;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p5;
// @ts-ignore
break;
}
// @ts-ignore
const p10 = p;
// @ts-ignore
l11: {
// @ts-ignore
c12: {
// @ts-ignore
const p13 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 512)) {
// @ts-ignore
a14: {
// @ts-ignore
if ((p = s_alphanum(t, p)) < 0) break a14;
// @ts-ignore
break c12;
}
// @ts-ignore
p = p13;
}
// @ts-ignore
if (!(at(t, p) === 45)) break l11;
// @ts-ignore
p++;
}
// @ts-ignore
return -1;
}
// @ts-ignore
p = p10;
// @ts-ignore
p = p0;
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
const p16 = p;
// @ts-ignore
const k17 = k.length;
// @ts-ignore
n15: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) break n15;
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
p = p16;
// @ts-ignore
k.length = k17;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_toplabel(t, p, k) {
// @ts-ignore
const p0 = p;
// @ts-ignore
c1: {
// @ts-ignore
const p2 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 512)) {
// @ts-ignore
a3: {
// @ts-ignore
if ((p = s_alphanum(t, p)) < 0) break a3;
// @ts-ignore
break c1;
}
// @ts-ignore
p = p2;
}
// @ts-ignore
if (!(at(t, p) === 45)) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
for (let i9 = 62; i9 > 0; i9--) {
// @ts-ignore
const p5 = p;
// @ts-ignore
n4: {
// @ts-ignore
c6: {
// @ts-ignore
const p7 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 512)) {
// @ts-ignore
a8: {
// @ts-ignore
if ((p = s_alphanum(t, p)) < 0) break a8;
// @ts-ignore
break c6;
}
// @ts-ignore
p = p7;
}
// @ts-ignore
if (!(at(t, p) === 45)) break n4;
// @ts-ignore
p++;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p5;
// @ts-ignore
break;
}
// @ts-ignore
const p10 = p;
// @ts-ignore
l11: {
// @ts-ignore
c12: {
// @ts-ignore
const p13 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 512)) {
// @ts-ignore
a14: {
// @ts-ignore
if ((p = s_alphanum(t, p)) < 0) break a14;
// @ts-ignore
break c12;
}
// @ts-ignore
p = p13;
}
// @ts-ignore
if (!(at(t, p) === 45)) break l11;
// @ts-ignore
p++;
}
// @ts-ignore
return -1;
}
// @ts-ignore
p = p10;
// @ts-ignore
p = p0;
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_ALPHA, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
const p16 = p;
// @ts-ignore
const k17 = k.length;
// @ts-ignore
n15: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) break n15;
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
p = p16;
// @ts-ignore
k.length = k17;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_alphanum(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 4)) {
// @ts-ignore
k.push(new ParsedNode(r_ALPHA, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_DIGIT, t, p, ++p));
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_IPv4address(t, p, k) {
// @ts-ignore
if ((p = add(k, r_dec_octet, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_dec_octet, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_dec_octet, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_dec_octet, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_dec_octet(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k3 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if (!(at(t, p) === 50 && at(t, p + 1) === 53)) break a2;
// @ts-ignore
p += 2;
// @ts-ignore
if (!((sets0[at(t, p)] & 1024))) break a2;
// @ts-ignore
p++;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k3;
// @ts-ignore
const k5 = k.length;
// @ts-ignore
a4: {
// @ts-ignore
if (!(at(t, p) === 50 && (sets0[at(t, p + 1)] & 2048))) break a4;
// @ts-ignore
p += 2;
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) break a4;
// @ts-ignore
k.push(new ParsedNode(r_DIGIT, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k5;
// @ts-ignore
const k8 = k.length;
// @ts-ignore
a6: {
// @ts-ignore
if (!(at(t, p) === 49)) break a6;
// @ts-ignore
p++;
// @ts-ignore
for (let i7 = 2; i7 > 0; i7--) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) break a6;
// @ts-ignore
k.push(new ParsedNode(r_DIGIT, t, p, ++p));
}
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k8;
// @ts-ignore
const k10 = k.length;
// @ts-ignore
a9: {
// @ts-ignore
if (!((sets0[at(t, p)] & 4096))) break a9;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) break a9;
// @ts-ignore
k.push(new ParsedNode(r_DIGIT, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k10;
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_DIGIT, t, p, ++p));
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_IPv6reference(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 91)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_IPv6address, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 93)) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function k_IPv6address(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k4 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
for (let i3 = 6; i3 > 0; i3--) {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a2;
// @ts-ignore
if (!(at(t, p) === 58)) break a2;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = add(k, r_ls32, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k4;
// @ts-ignore
const k7 = k.length;
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a5;
// @ts-ignore
p += 2;
// @ts-ignore
for (let i6 = 5; i6 > 0; i6--) {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a5;
// @ts-ignore
if (!(at(t, p) === 58)) break a5;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = add(k, r_ls32, t, p)) < 0) break a5;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k7;
// @ts-ignore
const k13 = k.length;
// @ts-ignore
a8: {
// @ts-ignore
o11: {
// @ts-ignore
const p10 = p;
// @ts-ignore
n9: {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break n9;
// @ts-ignore
break o11;
}
// @ts-ignore
p = p10;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a8;
// @ts-ignore
p += 2;
// @ts-ignore
for (let i12 = 4; i12 > 0; i12--) {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a8;
// @ts-ignore
if (!(at(t, p) === 58)) break a8;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = add(k, r_ls32, t, p)) < 0) break a8;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k13;
// @ts-ignore
const k28 = k.length;
// @ts-ignore
a14: {
// @ts-ignore
o26: {
// @ts-ignore
const p20 = p;
// @ts-ignore
const k21 = k.length;
// @ts-ignore
n19: {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break n19;
// @ts-ignore
o25: {
// @ts-ignore
const p23 = p;
// @ts-ignore
const k24 = k.length;
// @ts-ignore
n22: {
// @ts-ignore
if (!(at(t, p) === 58)) break n22;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break n22;
// @ts-ignore
break o25;
}
// @ts-ignore
p = p23;
// @ts-ignore
k.length = k24;
}
// @ts-ignore
break o26;
}
// @ts-ignore
p = p20;
// @ts-ignore
k.length = k21;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a14;
// @ts-ignore
p += 2;
// @ts-ignore
for (let i27 = 3; i27 > 0; i27--) {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a14;
// @ts-ignore
if (!(at(t, p) === 58)) break a14;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = add(k, r_ls32, t, p)) < 0) break a14;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k28;
// @ts-ignore
const k43 = k.length;
// @ts-ignore
a29: {
// @ts-ignore
o41: {
// @ts-ignore
const p35 = p;
// @ts-ignore
const k36 = k.length;
// @ts-ignore
n34: {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break n34;
// @ts-ignore
for (let i40 = 2; i40 > 0; i40--) {
// @ts-ignore
const p38 = p;
// @ts-ignore
const k39 = k.length;
// @ts-ignore
n37: {
// @ts-ignore
if (!(at(t, p) === 58)) break n37;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break n37;
// @ts-ignore
continue;
}
// @ts-ignore
p = p38;
// @ts-ignore
k.length = k39;
// @ts-ignore
break;
}
// @ts-ignore
break o41;
}
// @ts-ignore
p = p35;
// @ts-ignore
k.length = k36;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a29;
// @ts-ignore
p += 2;
// @ts-ignore
for (let i42 = 2; i42 > 0; i42--) {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a29;
// @ts-ignore
if (!(at(t, p) === 58)) break a29;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = add(k, r_ls32, t, p)) < 0) break a29;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k43;
// @ts-ignore
const k57 = k.length;
// @ts-ignore
a44: {
// @ts-ignore
o56: {
// @ts-ignore
const p50 = p;
// @ts-ignore
const k51 = k.length;
// @ts-ignore
n49: {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break n49;
// @ts-ignore
for (let i55 = 3; i55 > 0; i55--) {
// @ts-ignore
const p53 = p;
// @ts-ignore
const k54 = k.length;
// @ts-ignore
n52: {
// @ts-ignore
if (!(at(t, p) === 58)) break n52;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break n52;
// @ts-ignore
continue;
}
// @ts-ignore
p = p53;
// @ts-ignore
k.length = k54;
// @ts-ignore
break;
}
// @ts-ignore
break o56;
}
// @ts-ignore
p = p50;
// @ts-ignore
k.length = k51;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a44;
// @ts-ignore
p += 2;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a44;
// @ts-ignore
if (!(at(t, p) === 58)) break a44;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_ls32, t, p)) < 0) break a44;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k57;
// @ts-ignore
const k71 = k.length;
// @ts-ignore
a58: {
// @ts-ignore
o70: {
// @ts-ignore
const p64 = p;
// @ts-ignore
const k65 = k.length;
// @ts-ignore
n63: {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break n63;
// @ts-ignore
for (let i69 = 4; i69 > 0; i69--) {
// @ts-ignore
const p67 = p;
// @ts-ignore
const k68 = k.length;
// @ts-ignore
n66: {
// @ts-ignore
if (!(at(t, p) === 58)) break n66;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break n66;
// @ts-ignore
continue;
}
// @ts-ignore
p = p67;
// @ts-ignore
k.length = k68;
// @ts-ignore
break;
}
// @ts-ignore
break o70;
}
// @ts-ignore
p = p64;
// @ts-ignore
k.length = k65;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a58;
// @ts-ignore
p += 2;
// @ts-ignore
if ((p = add(k, r_ls32, t, p)) < 0) break a58;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k71;
// @ts-ignore
const k85 = k.length;
// @ts-ignore
a72: {
// @ts-ignore
o84: {
// @ts-ignore
const p78 = p;
// @ts-ignore
const k79 = k.length;
// @ts-ignore
n77: {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break n77;
// @ts-ignore
for (let i83 = 5; i83 > 0; i83--) {
// @ts-ignore
const p81 = p;
// @ts-ignore
const k82 = k.length;
// @ts-ignore
n80: {
// @ts-ignore
if (!(at(t, p) === 58)) break n80;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break n80;
// @ts-ignore
continue;
}
// @ts-ignore
p = p81;
// @ts-ignore
k.length = k82;
// @ts-ignore
break;
}
// @ts-ignore
break o84;
}
// @ts-ignore
p = p78;
// @ts-ignore
k.length = k79;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a72;
// @ts-ignore
p += 2;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a72;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k85;
// @ts-ignore
o97: {
// @ts-ignore
const p91 = p;
// @ts-ignore
const k92 = k.length;
// @ts-ignore
n90: {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break n90;
// @ts-ignore
for (let i96 = 6; i96 > 0; i96--) {
// @ts-ignore
const p94 = p;
// @ts-ignore
const k95 = k.length;
// @ts-ignore
n93: {
// @ts-ignore
if (!(at(t, p) === 58)) break n93;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break n93;
// @ts-ignore
continue;
}
// @ts-ignore
p = p94;
// @ts-ignore
k.length = k95;
// @ts-ignore
break;
}
// @ts-ignore
break o97;
}
// @ts-ignore
p = p91;
// @ts-ignore
k.length = k92;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) return -1;
// @ts-ignore
p += 2;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_ls32(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k3 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a2;
// @ts-ignore
if (!(at(t, p) === 58)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k3;
// @ts-ignore
if ((p = add(k, r_IPv4address, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_h4(t, p, k) {
// @ts-ignore
if (!((sets0[at(t, p)] & 32))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
// @ts-ignore
for (let i2 = 3; i2 > 0; i2--) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if (!((sets0[at(t, p)] & 32))) break n0;
// @ts-ignore
k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
p = p1;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_path(t, p, k) {
// @ts-ignore
o8: {
// @ts-ignore
const p4 = p;
// @ts-ignore
n3: {
// @ts-ignore
c5: {
// @ts-ignore
const p6 = p;
// @ts-ignore
if (at(t, p) === 47) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_abs_path, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if ((p = add(k, r_opaque_part, t, p)) < 0) break n3;
}
// @ts-ignore
break o8;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_path(t, p) {
// @ts-ignore
o12: {
// @ts-ignore
const p6 = p;
// @ts-ignore
n5: {
// @ts-ignore
c7: {
// @ts-ignore
const p8 = p;
// @ts-ignore
if (at(t, p) === 47) {
// @ts-ignore
a9: {
// @ts-ignore
const q10 = p;
// @ts-ignore
if ((p = s_abs_path(t, p)) < 0) break a9;
// @ts-ignore
S[12] = q10;
// @ts-ignore
S[13] = p;
// @ts-ignore
break c7;
}
// @ts-ignore
p = p8;
// @ts-ignore
S[12] = -1;
// @ts-ignore
S[13] = -1;
}
// @ts-ignore
const q11 = p;
// @ts-ignore
if ((p = s_opaque_part(t, p)) < 0) break n5;
// @ts-ignore
S[12] = q11;
// @ts-ignore
S[13] = p;
}
// @ts-ignore
break o12;
}
// @ts-ignore
p = p6;
// @ts-ignore
S[12] = -1;
// @ts-ignore
S[13] = -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_path_segments(t, p, k) {
// @ts-ignore
if ((p = add(k, r_segment, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k2 = k.length;
// @ts-ignore
n0: {
// @ts-ignore
if (!(at(t, p) === 47)) break n0;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_segment, t, p)) < 0) break n0;
// @ts-ignore
continue;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k2;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_segment(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_pchar, t, p)) < 0) break n0;
// @ts-ignore
continue;
}
// @ts-ignore
p = p1;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_pchar(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (at(t, p) === 37) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_escaped, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
if (at(t, p) === 59) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 58) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 64) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 38) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 61) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 43) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 36) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 44)) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_query(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
n3: {
// @ts-ignore
c5: {
// @ts-ignore
const p6 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 8192)) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_pchar, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if (at(t, p) === 47) { p++; break c5; }
// @ts-ignore
if (!(at(t, p) === 63)) break n3;
// @ts-ignore
p++;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p4;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_URI_reference(t, p, k) {
// @ts-ignore
o8: {
// @ts-ignore
const p4 = p;
// @ts-ignore
n3: {
// @ts-ignore
c5: {
// @ts-ignore
const p6 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 4)) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_absolute_URI, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if ((p = add(k, r_relative_URI, t, p)) < 0) break n3;
}
// @ts-ignore
break o8;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
o12: {
// @ts-ignore
const p10 = p;
// @ts-ignore
const k11 = k.length;
// @ts-ignore
n9: {
// @ts-ignore
if (!(at(t, p) === 35)) break n9;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_fragment, t, p)) < 0) break n9;
// @ts-ignore
break o12;
}
// @ts-ignore
p = p10;
// @ts-ignore
k.length = k11;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_URI_reference(t, p) {
// @ts-ignore
o8: {
// @ts-ignore
const p4 = p;
// @ts-ignore
n3: {
// @ts-ignore
c5: {
// @ts-ignore
const p6 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 4)) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = m_absolute_URI(t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if ((p = m_relative_URI(t, p)) < 0) break n3;
}
// @ts-ignore
break o8;
}
// @ts-ignore
p = p4;
// @ts-ignore
clearMarks();
}
// @ts-ignore
o13: {
// @ts-ignore
const p11 = p;
// @ts-ignore
n10: {
// @ts-ignore
if (!(at(t, p) === 35)) break n10;
// @ts-ignore
p++;
// @ts-ignore
const q12 = p;
// @ts-ignore
if ((p = s_fragment(t, p)) < 0) break n10;
// @ts-ignore
S[16] = q12;
// @ts-ignore
S[17] = p;
// @ts-ignore
break o13;
}
// @ts-ignore
p = p11;
// @ts-ignore
S[16] = -1;
// @ts-ignore
S[17] = -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_absolute_URI_reference(t, p, k) {
// @ts-ignore
if ((p = add(k, r_absolute_URI, t, p)) < 0) return -1;
// @ts-ignore
o3: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k2 = k.length;
// @ts-ignore
n0: {
// @ts-ignore
if (!(at(t, p) === 35)) break n0;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_fragment, t, p)) < 0) break n0;
// @ts-ignore
break o3;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k2;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_absolute_URI_reference(t, p) {
// @ts-ignore
if ((p = m_absolute_URI(t, p)) < 0) return -1;
// @ts-ignore
o4: {
// @ts-ignore
const p2 = p;
// @ts-ignore
n1: {
// @ts-ignore
if (!(at(t, p) === 35)) break n1;
// @ts-ignore
p++;
// @ts-ignore
const q3 = p;
// @ts-ignore
if ((p = s_fragment(t, p)) < 0) break n1;
// @ts-ignore
S[16] = q3;
// @ts-ignore
S[17] = p;
// @ts-ignore
break o4;
}
// @ts-ignore
p = p2;
// @ts-ignore
S[16] = -1;
// @ts-ignore
S[17] = -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_fragment(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
n3: {
// @ts-ignore
c5: {
// @ts-ignore
const p6 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 8192)) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_pchar, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if (at(t, p) === 47) { p++; break c5; }
// @ts-ignore
if (!(at(t, p) === 63)) break n3;
// @ts-ignore
p++;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p4;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_relative_URI(t, p, k) {
// @ts-ignore
o10: {
// @ts-ignore
const p5 = p;
// @ts-ignore
n4: {
// @ts-ignore
c6: {
// @ts-ignore
const p7 = p;
// @ts-ignore
if (at(t, p) === 47) {
// @ts-ignore
a8: {
// @ts-ignore
if ((p = add(k, r_net_path, t, p)) < 0) break a8;
// @ts-ignore
break c6;
}
// @ts-ignore
p = p7;
}
// @ts-ignore
if (at(t, p) === 47) {
// @ts-ignore
a9: {
// @ts-ignore
if ((p = add(k, r_abs_path, t, p)) < 0) break a9;
// @ts-ignore
break c6;
}
// @ts-ignore
p = p7;
}
// @ts-ignore
if ((p = add(k, r_rel_path, t, p)) < 0) break n4;
}
// @ts-ignore
break o10;
}
// @ts-ignore
p = p5;
}
// @ts-ignore
o14: {
// @ts-ignore
const p12 = p;
// @ts-ignore
const k13 = k.length;
// @ts-ignore
n11: {
// @ts-ignore
if (!(at(t, p) === 63)) break n11;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_query, t, p)) < 0) break n11;
// @ts-ignore
break o14;
}
// @ts-ignore
p = p12;
// @ts-ignore
k.length = k13;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_relative_URI(t, p) {
// @ts-ignore
o14: {
// @ts-ignore
const p7 = p;
// @ts-ignore
n6: {
// @ts-ignore
c8: {
// @ts-ignore
const p9 = p;
// @ts-ignore
if (at(t, p) === 47) {
// @ts-ignore
a10: {
// @ts-ignore
if ((p = m_net_path(t, p)) < 0) break a10;
// @ts-ignore
break c8;
}
// @ts-ignore
p = p9;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if (at(t, p) === 47) {
// @ts-ignore
a11: {
// @ts-ignore
const q12 = p;
// @ts-ignore
if ((p = s_abs_path(t, p)) < 0) break a11;
// @ts-ignore
S[12] = q12;
// @ts-ignore
S[13] = p;
// @ts-ignore
break c8;
}
// @ts-ignore
p = p9;
// @ts-ignore
S[12] = -1;
// @ts-ignore
S[13] = -1;
}
// @ts-ignore
const q13 = p;
// @ts-ignore
if ((p = s_rel_path(t, p)) < 0) break n6;
// @ts-ignore
S[12] = q13;
// @ts-ignore
S[13] = p;
}
// @ts-ignore
break o14;
}
// @ts-ignore
p = p7;
// @ts-ignore
clearMarks();
}
// @ts-ignore
o19: {
// @ts-ignore
const p17 = p;
// @ts-ignore
n16: {
// @ts-ignore
if (!(at(t, p) === 63)) break n16;
// @ts-ignore
p++;
// @ts-ignore
const q18 = p;
// @ts-ignore
if ((p = s_query(t, p)) < 0) break n16;
// @ts-ignore
S[14] = q18;
// @ts-ignore
S[15] = p;
// @ts-ignore
break o19;
}
// @ts-ignore
p = p17;
// @ts-ignore
S[14] = -1;
// @ts-ignore
S[15] = -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_rel_path(t, p, k) {
// @ts-ignore
if ((p = add(k, r_rel_segment, t, p)) < 0) return -1;
// @ts-ignore
o2: {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_abs_path, t, p)) < 0) break n0;
// @ts-ignore
break o2;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_rel_segment(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (at(t, p) === 37) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_escaped, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
if (at(t, p) === 59) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 64) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 38) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 61) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 43) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 36) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 44)) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
n3: {
// @ts-ignore
c5: {
// @ts-ignore
const p6 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c5;
}
// @ts-ignore
if (at(t, p) === 37) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_escaped, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if (at(t, p) === 59) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 64) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 38) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 61) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 43) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 36) { p++; break c5; }
// @ts-ignore
if (!(at(t, p) === 44)) break n3;
// @ts-ignore
p++;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p4;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_HEXDIG(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 8)) {
// @ts-ignore
k.push(new ParsedNode(r_DIGIT, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 16384))) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_scheme(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 32768)) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_opaque_part(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 65536)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 131072)) p++;
// @ts-ignore
const p5 = p;
// @ts-ignore
n4: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) break n4;
// @ts-ignore
p += 3;
// @ts-ignore
continue;
}
// @ts-ignore
p = p5;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_abs_path(t, p) {
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_path_segments(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_query(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 262144)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) break n2;
// @ts-ignore
p += 3;
// @ts-ignore
continue;
}
// @ts-ignore
p = p3;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_reg_name(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 524288)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 524288)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) break n2;
// @ts-ignore
p += 3;
// @ts-ignore
continue;
}
// @ts-ignore
p = p3;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_userinfo(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 1048576)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) break n2;
// @ts-ignore
p += 3;
// @ts-ignore
continue;
}
// @ts-ignore
p = p3;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_port(t, p) {
// @ts-ignore
while ((sets0[at(t, p)] & 8)) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_alphanum(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_IPv6reference(t, p) {
// @ts-ignore
if (!(at(t, p) === 91)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_IPv6address(t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 93)) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_IPv4address(t, p) {
// @ts-ignore
if ((p = s_dec_octet(t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_dec_octet(t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_dec_octet(t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_dec_octet(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hostname(t, p) {
// @ts-ignore
if ((p = s_domainlabel(t, p)) < 0) return -1;
// @ts-ignore
if ((p = s_qualified(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_fragment(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 262144)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) break n2;
// @ts-ignore
p += 3;
// @ts-ignore
continue;
}
// @ts-ignore
p = p3;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_rel_path(t, p) {
// @ts-ignore
if ((p = s_rel_segment(t, p)) < 0) return -1;
// @ts-ignore
o2: {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = s_abs_path(t, p)) < 0) break n0;
// @ts-ignore
break o2;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_uric(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 131072)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_reserved(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_unreserved(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 2))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_mark(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_escaped(t, p) {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) return -1;
// @ts-ignore
p += 3;
// @ts-ignore
return p;
}
// @ts-ignore
function s_delims(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 2097152))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_unwise(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 4194304))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_uric_no_slash(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 65536)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_qualified(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 46)) break n2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_domainlabel(t, p)) < 0) break n2;
// @ts-ignore
const p4 = p;
// @ts-ignore
l5: {
// @ts-ignore
if (!(at(t, p) === 46)) break l5;
// @ts-ignore
p++;
// @ts-ignore
if ((sets0[at(t, p)] & 512)) break l5;
// @ts-ignore
break n2;
}
// @ts-ignore
p = p4;
// @ts-ignore
continue;
}
// @ts-ignore
p = p3;
// @ts-ignore
break;
}
// @ts-ignore
o8: {
// @ts-ignore
const p7 = p;
// @ts-ignore
n6: {
// @ts-ignore
if (!(at(t, p) === 46)) break n6;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_toplabel(t, p)) < 0) break n6;
// @ts-ignore
if (!(at(t, p) === 46)) break n6;
// @ts-ignore
p++;
// @ts-ignore
break o8;
}
// @ts-ignore
p = p7;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_domainlabel(t, p) {
// @ts-ignore
const p0 = p;
// @ts-ignore
if (!((sets0[at(t, p)] & 8388608))) return -1;
// @ts-ignore
p++;
// @ts-ignore
for (let i1 = 62; i1 > 0 && (sets0[at(t, p)] & 8388608); i1--) p++;
// @ts-ignore
if ((sets0[at(t, p)] & 8388608)) return -1;
// @ts-ignore
p = p0;
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) return -1;
// @ts-ignore
p++;
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) break n2;
// @ts-ignore
p++;
// @ts-ignore
continue;
}
// @ts-ignore
p = p3;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_toplabel(t, p) {
// @ts-ignore
const p0 = p;
// @ts-ignore
if (!((sets0[at(t, p)] & 8388608))) return -1;
// @ts-ignore
p++;
// @ts-ignore
for (let i1 = 62; i1 > 0 && (sets0[at(t, p)] & 8388608); i1--) p++;
// @ts-ignore
if ((sets0[at(t, p)] & 8388608)) return -1;
// @ts-ignore
p = p0;
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
p++;
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) break n2;
// @ts-ignore
p++;
// @ts-ignore
continue;
}
// @ts-ignore
p = p3;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_dec_octet(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
a2: {
// @ts-ignore
if (!(at(t, p) === 50 && at(t, p + 1) === 53 && (sets0[at(t, p + 2)] & 1024))) break a2;
// @ts-ignore
p += 3;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a3: {
// @ts-ignore
if (!(at(t, p) === 50 && (sets0[at(t, p + 1)] & 2048) && (sets0[at(t, p + 2)] & 8))) break a3;
// @ts-ignore
p += 3;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a4: {
// @ts-ignore
if (!(at(t, p) === 49)) break a4;
// @ts-ignore
p++;
// @ts-ignore
for (let i5 = 2; i5 > 0; i5--) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) break a4;
// @ts-ignore
p++;
}
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a6: {
// @ts-ignore
if (!((sets0[at(t, p)] & 4096) && (sets0[at(t, p + 1)] & 8))) break a6;
// @ts-ignore
p += 2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_IPv6address(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
a2: {
// @ts-ignore
for (let i3 = 6; i3 > 0; i3--) {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a2;
// @ts-ignore
if (!(at(t, p) === 58)) break a2;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = s_ls32(t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a4: {
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a4;
// @ts-ignore
p += 2;
// @ts-ignore
for (let i5 = 5; i5 > 0; i5--) {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a4;
// @ts-ignore
if (!(at(t, p) === 58)) break a4;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = s_ls32(t, p)) < 0) break a4;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a6: {
// @ts-ignore
o9: {
// @ts-ignore
const p8 = p;
// @ts-ignore
n7: {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break n7;
// @ts-ignore
break o9;
}
// @ts-ignore
p = p8;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a6;
// @ts-ignore
p += 2;
// @ts-ignore
for (let i10 = 4; i10 > 0; i10--) {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a6;
// @ts-ignore
if (!(at(t, p) === 58)) break a6;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = s_ls32(t, p)) < 0) break a6;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a11: {
// @ts-ignore
o20: {
// @ts-ignore
const p16 = p;
// @ts-ignore
n15: {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break n15;
// @ts-ignore
o19: {
// @ts-ignore
const p18 = p;
// @ts-ignore
n17: {
// @ts-ignore
if (!(at(t, p) === 58)) break n17;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break n17;
// @ts-ignore
break o19;
}
// @ts-ignore
p = p18;
}
// @ts-ignore
break o20;
}
// @ts-ignore
p = p16;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a11;
// @ts-ignore
p += 2;
// @ts-ignore
for (let i21 = 3; i21 > 0; i21--) {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a11;
// @ts-ignore
if (!(at(t, p) === 58)) break a11;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = s_ls32(t, p)) < 0) break a11;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a22: {
// @ts-ignore
o31: {
// @ts-ignore
const p27 = p;
// @ts-ignore
n26: {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break n26;
// @ts-ignore
for (let i30 = 2; i30 > 0; i30--) {
// @ts-ignore
const p29 = p;
// @ts-ignore
n28: {
// @ts-ignore
if (!(at(t, p) === 58)) break n28;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break n28;
// @ts-ignore
continue;
}
// @ts-ignore
p = p29;
// @ts-ignore
break;
}
// @ts-ignore
break o31;
}
// @ts-ignore
p = p27;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a22;
// @ts-ignore
p += 2;
// @ts-ignore
for (let i32 = 2; i32 > 0; i32--) {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a22;
// @ts-ignore
if (!(at(t, p) === 58)) break a22;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = s_ls32(t, p)) < 0) break a22;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a33: {
// @ts-ignore
o42: {
// @ts-ignore
const p38 = p;
// @ts-ignore
n37: {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break n37;
// @ts-ignore
for (let i41 = 3; i41 > 0; i41--) {
// @ts-ignore
const p40 = p;
// @ts-ignore
n39: {
// @ts-ignore
if (!(at(t, p) === 58)) break n39;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break n39;
// @ts-ignore
continue;
}
// @ts-ignore
p = p40;
// @ts-ignore
break;
}
// @ts-ignore
break o42;
}
// @ts-ignore
p = p38;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a33;
// @ts-ignore
p += 2;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a33;
// @ts-ignore
if (!(at(t, p) === 58)) break a33;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_ls32(t, p)) < 0) break a33;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a43: {
// @ts-ignore
o52: {
// @ts-ignore
const p48 = p;
// @ts-ignore
n47: {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break n47;
// @ts-ignore
for (let i51 = 4; i51 > 0; i51--) {
// @ts-ignore
const p50 = p;
// @ts-ignore
n49: {
// @ts-ignore
if (!(at(t, p) === 58)) break n49;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break n49;
// @ts-ignore
continue;
}
// @ts-ignore
p = p50;
// @ts-ignore
break;
}
// @ts-ignore
break o52;
}
// @ts-ignore
p = p48;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a43;
// @ts-ignore
p += 2;
// @ts-ignore
if ((p = s_ls32(t, p)) < 0) break a43;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a53: {
// @ts-ignore
o62: {
// @ts-ignore
const p58 = p;
// @ts-ignore
n57: {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break n57;
// @ts-ignore
for (let i61 = 5; i61 > 0; i61--) {
// @ts-ignore
const p60 = p;
// @ts-ignore
n59: {
// @ts-ignore
if (!(at(t, p) === 58)) break n59;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break n59;
// @ts-ignore
continue;
}
// @ts-ignore
p = p60;
// @ts-ignore
break;
}
// @ts-ignore
break o62;
}
// @ts-ignore
p = p58;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a53;
// @ts-ignore
p += 2;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a53;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
o71: {
// @ts-ignore
const p67 = p;
// @ts-ignore
n66: {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break n66;
// @ts-ignore
for (let i70 = 6; i70 > 0; i70--) {
// @ts-ignore
const p69 = p;
// @ts-ignore
n68: {
// @ts-ignore
if (!(at(t, p) === 58)) break n68;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break n68;
// @ts-ignore
continue;
}
// @ts-ignore
p = p69;
// @ts-ignore
break;
}
// @ts-ignore
break o71;
}
// @ts-ignore
p = p67;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) return -1;
// @ts-ignore
p += 2;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_ls32(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a2;
// @ts-ignore
if (!(at(t, p) === 58)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
if ((p = s_IPv4address(t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_h4(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 32))) return -1;
// @ts-ignore
p++;
// @ts-ignore
for (let i0 = 3; i0 > 0 && (sets0[at(t, p)] & 32); i0--) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_path_segments(t, p) {
// @ts-ignore
if ((p = s_segment(t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if (!(at(t, p) === 47)) break n0;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_segment(t, p)) < 0) break n0;
// @ts-ignore
continue;
}
// @ts-ignore
p = p1;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_segment(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 524288)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) break n2;
// @ts-ignore
p += 3;
// @ts-ignore
continue;
}
// @ts-ignore
p = p3;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_pchar(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 524288)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_rel_segment(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 16777216)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 16777216)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) break n2;
// @ts-ignore
p += 3;
// @ts-ignore
continue;
}
// @ts-ignore
p = p3;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_ALPHA(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_DIGIT(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_DQUOTE(t, p) {
// @ts-ignore
if (!(at(t, p) === 34)) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_HEXDIG(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 32))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
const r_uric = { name: "uric", scan: s_uric, parts: k_uric };
// @ts-ignore
const r_reserved = { name: "reserved", scan: s_reserved, parts: undefined };
// @ts-ignore
const r_unreserved = { name: "unreserved", scan: s_unreserved, parts: k_unreserved };
// @ts-ignore
const r_mark = { name: "mark", scan: s_mark, parts: undefined };
// @ts-ignore
const r_escaped = { name: "escaped", scan: s_escaped, parts: k_escaped };
// @ts-ignore
const r_delims = { name: "delims", scan: s_delims, parts: k_delims };
// @ts-ignore
const r_unwise = { name: "unwise", scan: s_unwise, parts: undefined };
// @ts-ignore
const r_absolute_URI = { name: "absolute-URI", scan: undefined, parts: k_absolute_URI };
// @ts-ignore
const r_hier_part = { name: "hier-part", scan: undefined, parts: k_hier_part };
// @ts-ignore
const r_net_path = { name: "net-path", scan: undefined, parts: k_net_path };
// @ts-ignore
const r_abs_path = { name: "abs-path", scan: s_abs_path, parts: k_abs_path };
// @ts-ignore
const r_opaque_part = { name: "opaque-part", scan: s_opaque_part, parts: k_opaque_part };
// @ts-ignore
const r_uric_no_slash = { name: "uric-no-slash", scan: s_uric_no_slash, parts: k_uric_no_slash };
// @ts-ignore
const r_scheme = { name: "scheme", scan: s_scheme, parts: k_scheme };
// @ts-ignore
const r_authority = { name: "authority", scan: undefined, parts: k_authority };
// @ts-ignore
const r_reg_name = { name: "reg-name", scan: s_reg_name, parts: k_reg_name };
// @ts-ignore
const r_server = { name: "server", scan: undefined, parts: k_server };
// @ts-ignore
const r_userinfo = { name: "userinfo", scan: s_userinfo, parts: k_userinfo };
// @ts-ignore
const r_hostport = { name: "hostport", scan: undefined, parts: k_hostport };
// @ts-ignore
const r_host = { name: "host", scan: undefined, parts: k_host };
// @ts-ignore
const r_port = { name: "port", scan: s_port, parts: k_port };
// @ts-ignore
const r_hostname = { name: "hostname", scan: s_hostname, parts: k_hostname };
// @ts-ignore
const r_qualified = { name: "qualified", scan: s_qualified, parts: k_qualified };
// @ts-ignore
const r_domainlabel = { name: "domainlabel", scan: s_domainlabel, parts: k_domainlabel };
// @ts-ignore
const r_toplabel = { name: "toplabel", scan: s_toplabel, parts: k_toplabel };
// @ts-ignore
const r_alphanum = { name: "alphanum", scan: s_alphanum, parts: k_alphanum };
// @ts-ignore
const r_IPv4address = { name: "IPv4address", scan: s_IPv4address, parts: k_IPv4address };
// @ts-ignore
const r_dec_octet = { name: "dec-octet", scan: s_dec_octet, parts: k_dec_octet };
// @ts-ignore
const r_IPv6reference = { name: "IPv6reference", scan: s_IPv6reference, parts: k_IPv6reference };
// @ts-ignore
const r_IPv6address = { name: "IPv6address", scan: s_IPv6address, parts: k_IPv6address };
// @ts-ignore
const r_ls32 = { name: "ls32", scan: s_ls32, parts: k_ls32 };
// @ts-ignore
const r_h4 = { name: "h4", scan: s_h4, parts: k_h4 };
// @ts-ignore
const r_path = { name: "path", scan: undefined, parts: k_path };
// @ts-ignore
const r_path_segments = { name: "path-segments", scan: s_path_segments, parts: k_path_segments };
// @ts-ignore
const r_segment = { name: "segment", scan: s_segment, parts: k_segment };
// @ts-ignore
const r_pchar = { name: "pchar", scan: s_pchar, parts: k_pchar };
// @ts-ignore
const r_query = { name: "query", scan: s_query, parts: k_query };
// @ts-ignore
const r_URI_reference = { name: "URI-reference", scan: undefined, parts: k_URI_reference };
// @ts-ignore
const r_absolute_URI_reference = { name: "absolute-URI-reference", scan: undefined, parts: k_absolute_URI_reference };
// @ts-ignore
const r_fragment = { name: "fragment", scan: s_fragment, parts: k_fragment };
// @ts-ignore
const r_relative_URI = { name: "relative-URI", scan: undefined, parts: k_relative_URI };
// @ts-ignore
const r_rel_path = { name: "rel-path", scan: s_rel_path, parts: k_rel_path };
// @ts-ignore
const r_rel_segment = { name: "rel-segment", scan: s_rel_segment, parts: k_rel_segment };
// @ts-ignore
const r_ALPHA = { name: "ALPHA", scan: s_ALPHA, parts: undefined };
// @ts-ignore
const r_DIGIT = { name: "DIGIT", scan: s_DIGIT, parts: undefined };
// @ts-ignore
const r_DQUOTE = { name: "DQUOTE", scan: s_DQUOTE, parts: undefined };
// @ts-ignore
const r_HEXDIG = { name: "HEXDIG", scan: s_HEXDIG, parts: k_HEXDIG };
// @ts-ignore
const rules = { uric: r_uric, reserved: r_reserved, unreserved: r_unreserved, mark: r_mark, escaped: r_escaped, delims: r_delims, unwise: r_unwise, absolute_URI: r_absolute_URI, hier_part: r_hier_part, net_path: r_net_path, abs_path: r_abs_path, opaque_part: r_opaque_part, uric_no_slash: r_uric_no_slash, scheme: r_scheme, authority: r_authority, reg_name: r_reg_name, server: r_server, userinfo: r_userinfo, hostport: r_hostport, host: r_host, port: r_port, hostname: r_hostname, qualified: r_qualified, domainlabel: r_domainlabel, toplabel: r_toplabel, alphanum: r_alphanum, IPv4address: r_IPv4address, dec_octet: r_dec_octet, IPv6reference: r_IPv6reference, IPv6address: r_IPv6address, ls32: r_ls32, h4: r_h4, path: r_path, path_segments: r_path_segments, segment: r_segment, pchar: r_pchar, query: r_query, URI_reference: r_URI_reference, absolute_URI_reference: r_absolute_URI_reference, fragment: r_fragment, relative_URI: r_relative_URI, rel_path: r_rel_path, rel_segment: r_rel_segment, ALPHA: r_ALPHA, DIGIT: r_DIGIT, DQUOTE: r_DQUOTE, HEXDIG: r_HEXDIG };
// @ts-ignore
const marking = { absolute_URI: m_absolute_URI, hier_part: m_hier_part, net_path: m_net_path, authority: m_authority, server: m_server, hostport: m_hostport, host: m_host, path: m_path, URI_reference: m_URI_reference, absolute_URI_reference: m_absolute_URI_reference, relative_URI: m_relative_URI };
// @ts-ignore
class NoMatchError extends Error {}
// @ts-ignore
return {
// @ts-ignore
  SyntaxError: NoMatchError,
// @ts-ignore
  parse(text, { startRule }) {
// @ts-ignore
    const nodes = [];
// @ts-ignore
    const end = add(nodes, rules[startRule], text, 0);
// @ts-ignore
    if (end !== text.length) throw new NoMatchError('no match of ' + startRule);
// @ts-ignore
    return nodes[0];
  },
// @ts-ignore
  mark(text, { startRule }) {
// @ts-ignore
    clearMarks();
// @ts-ignore
    return marking[startRule]?.(text, 0) === text.length;
  },
};
})()
export interface FilePosition {
  offset: number;
  line: number;
  column: number;
}

export interface FileRange {
  start: FilePosition;
  end: FilePosition;
  source: string;
}

export interface LiteralExpectation {
  type: "literal";
  text: string;
  ignoreCase: boolean;
}

export interface ClassParts extends Array<string | ClassParts> {}

export interface ClassExpectation {
  type: "class";
  parts: ClassParts;
  inverted: boolean;
  ignoreCase: boolean;
}

export interface AnyExpectation {
  type: "any";
}

export interface EndExpectation {
  type: "end";
}

export interface OtherExpectation {
  type: "other";
  description: string;
}

export type Expectation = LiteralExpectation | ClassExpectation | AnyExpectation | EndExpectation | OtherExpectation;

declare class _PeggySyntaxError extends Error {
  public static buildMessage(expected: Expectation[], found: string | null): string;
  public message: string;
  public expected: Expectation[];
  public found: string | null;
  public location: FileRange;
  public name: string;
  constructor(message: string, expected: Expectation[], found: string | null, location: FileRange);
  format(sources: {
    source?: any;
    text: string;
  }[]): string;
}

export interface TraceEvent {
    type: string;
    rule: string;
    result?: any;
    location: FileRange;
  }

declare class _DefaultTracer {
  private indentLevel: number;
  public trace(event: TraceEvent): void;
}

peggyParser.SyntaxError.prototype.name = "PeggySyntaxError";

export interface ParseOptions {
  filename?: string;
  startRule?: "uric" | "reserved" | "unreserved" | "mark" | "escaped" | "delims" | "unwise" | "absolute_URI" | "hier_part" | "net_path" | "abs_path" | "opaque_part" | "uric_no_slash" | "scheme" | "authority" | "reg_name" | "server" | "userinfo" | "hostport" | "host" | "port" | "hostname" | "qualified" | "domainlabel" | "toplabel" | "alphanum" | "IPv4address" | "dec_octet" | "IPv6reference" | "IPv6address" | "ls32" | "h4" | "path" | "path_segments" | "segment" | "pchar" | "query" | "URI_reference" | "absolute_URI_reference" | "fragment" | "relative_URI" | "rel_path" | "rel_segment" | "ALPHA" | "DIGIT" | "DQUOTE" | "HEXDIG";
  tracer?: any;
  [key: string]: any;
}
type StartRule = { readonly startRule: NonNullable<ParseOptions['startRule']> };
export const parse = peggyParser.parse as (text: string, options: StartRule) => SyntaxNode<RuleName>;
export const mark = (peggyParser as any).mark as (text: string, options: StartRule) => boolean;

export const PeggySyntaxError = peggyParser.SyntaxError as typeof _PeggySyntaxError;

export type PeggySyntaxError = _PeggySyntaxError;
