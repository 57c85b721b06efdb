// The parser of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 da1e36a3f197551019e4342ed74eeda0b1f1dd6af425b1ef6aeb51caadb96b68). Do not edit.

/* eslint-disable */

import type { SyntaxNode } from '../../src/syntax/node.js';
import { ParsedNode, add, at, marks, clearMarks } from '../../src/syntax/parser.js';
import type { RuleName } from './rules.js';



const peggyParser: {parse: any, SyntaxError: any, DefaultTracer?: any} = // @ts-ignore
(function () {
// @ts-ignore
const S = marks;
// @ts-ignore
const sets0 = new Int32Array([16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,16384,0,14408,32768,32768,14408,32768,14368,14408,14408,14408,14408,14369,14408,14409,14409,2080,14493,14493,14493,14493,14493,14493,14493,14493,14493,14493,10272,6176,32768,14368,32768,2080,10272,15771,15771,15771,15771,15771,15771,15387,15387,15387,15387,15387,15387,15387,15387,15387,15387,15387,15387,15387,15387,15387,15387,15387,15387,15387,15387,65536,65536,65536,65536,14408,65536,15259,15259,15259,15259,15259,15259,14875,14875,14875,14875,14875,14875,14875,14875,14875,14875,14875,14875,14875,14875,14875,14875,14875,14875,14875,14875,65536,65536,65536,14408,16384,0,0]);
// @ts-ignore
function k_URL_reference(t, p, k) {
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
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_absoluteURL, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if ((p = add(k, r_relativeURL, t, p)) < 0) break n3;
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
function m_URL_reference(t, p) {
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
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = m_absoluteURL(t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if ((p = m_relativeURL(t, p)) < 0) break n3;
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
function k_absoluteURL(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_generic_URL, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
if ((p = add(k, r_opaque_URL, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_absoluteURL(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = m_generic_URL(t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if ((p = m_opaque_URL(t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_opaque_URL(t, p, k) {
// @ts-ignore
if ((p = add(k, r_scheme, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 58)) return -1;
// @ts-ignore
p++;
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_urlc, t, p)) < 0) break n0;
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
function m_opaque_URL(t, p) {
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
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
const s4 = S[12];
// @ts-ignore
const s5 = S[13];
// @ts-ignore
n2: {
// @ts-ignore
const q6 = p;
// @ts-ignore
if ((p = s_urlc(t, p)) < 0) break n2;
// @ts-ignore
if (S[12] < 0 || S[12] > q6) S[12] = q6;
// @ts-ignore
if (S[13] < p) S[13] = p;
// @ts-ignore
continue;
}
// @ts-ignore
p = p3;
// @ts-ignore
S[12] = s4;
// @ts-ignore
S[13] = s5;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_generic_URL(t, p, k) {
// @ts-ignore
if ((p = add(k, r_scheme, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 58)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_relativeURL, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_generic_URL(t, p) {
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
if ((p = m_relativeURL(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_relativeURL(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k6 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_net_path, t, p)) < 0) break a2;
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
if (at(t, p) === 47) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_abs_path, t, p)) < 0) break a7;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
if ((p = add(k, r_rel_path, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_relativeURL(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = m_net_path(t, p)) < 0) break a2;
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
S[2] = -1;
// @ts-ignore
S[3] = -1;
// @ts-ignore
S[4] = -1;
// @ts-ignore
S[5] = -1;
// @ts-ignore
S[6] = -1;
// @ts-ignore
S[7] = -1;
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
if (at(t, p) === 47) {
// @ts-ignore
a6: {
// @ts-ignore
if ((p = m_abs_path(t, p)) < 0) break a6;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
S[12] = -1;
// @ts-ignore
S[13] = -1;
// @ts-ignore
S[14] = -1;
// @ts-ignore
S[15] = -1;
}
// @ts-ignore
if ((p = m_rel_path(t, p)) < 0) return -1;
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
if ((p = add(k, r_site, t, p)) < 0) return -1;
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
if ((p = m_site(t, p)) < 0) return -1;
// @ts-ignore
S[2] = q0;
// @ts-ignore
S[3] = p;
// @ts-ignore
o3: {
// @ts-ignore
const p2 = p;
// @ts-ignore
n1: {
// @ts-ignore
if ((p = m_abs_path(t, p)) < 0) break n1;
// @ts-ignore
break o3;
}
// @ts-ignore
p = p2;
// @ts-ignore
S[12] = -1;
// @ts-ignore
S[13] = -1;
// @ts-ignore
S[14] = -1;
// @ts-ignore
S[15] = -1;
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
if ((p = add(k, r_rel_path, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_abs_path(t, p) {
// @ts-ignore
const b = p;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = m_rel_path(t, p)) < 0) return -1;
// @ts-ignore
if (S[12] < 0 || S[12] > b) S[12] = b;
// @ts-ignore
if (S[13] < b + 1) S[13] = b + 1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_rel_path(t, p, k) {
// @ts-ignore
o2: {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_path_segments, t, p)) < 0) break n0;
// @ts-ignore
break o2;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
o6: {
// @ts-ignore
const p4 = p;
// @ts-ignore
const k5 = k.length;
// @ts-ignore
n3: {
// @ts-ignore
if (!(at(t, p) === 63)) break n3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_query, t, p)) < 0) break n3;
// @ts-ignore
break o6;
}
// @ts-ignore
p = p4;
// @ts-ignore
k.length = k5;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_rel_path(t, p) {
// @ts-ignore
o4: {
// @ts-ignore
const p2 = p;
// @ts-ignore
n1: {
// @ts-ignore
const q3 = p;
// @ts-ignore
if ((p = s_path_segments(t, p)) < 0) break n1;
// @ts-ignore
S[12] = q3;
// @ts-ignore
S[13] = p;
// @ts-ignore
break o4;
}
// @ts-ignore
p = p2;
// @ts-ignore
S[12] = -1;
// @ts-ignore
S[13] = -1;
}
// @ts-ignore
o9: {
// @ts-ignore
const p7 = p;
// @ts-ignore
n6: {
// @ts-ignore
if (!(at(t, p) === 63)) break n6;
// @ts-ignore
p++;
// @ts-ignore
const q8 = p;
// @ts-ignore
if ((p = s_query(t, p)) < 0) break n6;
// @ts-ignore
S[14] = q8;
// @ts-ignore
S[15] = p;
// @ts-ignore
break o9;
}
// @ts-ignore
p = p7;
// @ts-ignore
S[14] = -1;
// @ts-ignore
S[15] = -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_scheme(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 4)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (at(t, p) === 43) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 45) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
c4: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
break c4;
}
// @ts-ignore
if ((sets0[at(t, p)] & 4)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
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
function k_site(t, p, k) {
// @ts-ignore
o27: {
// @ts-ignore
const p13 = p;
// @ts-ignore
const k14 = k.length;
// @ts-ignore
n12: {
// @ts-ignore
o26: {
// @ts-ignore
const p20 = p;
// @ts-ignore
const k21 = k.length;
// @ts-ignore
n19: {
// @ts-ignore
if ((p = add(k, r_user, t, p)) < 0) break n19;
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
if ((p = add(k, r_password, t, p)) < 0) break n22;
// @ts-ignore
break o25;
}
// @ts-ignore
p = p23;
// @ts-ignore
k.length = k24;
}
// @ts-ignore
if (!(at(t, p) === 64)) break n19;
// @ts-ignore
p++;
// @ts-ignore
break o26;
}
// @ts-ignore
p = p20;
// @ts-ignore
k.length = k21;
}
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) break n12;
// @ts-ignore
break o27;
}
// @ts-ignore
p = p13;
// @ts-ignore
k.length = k14;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_site(t, p) {
// @ts-ignore
o32: {
// @ts-ignore
const p16 = p;
// @ts-ignore
n15: {
// @ts-ignore
o31: {
// @ts-ignore
const p24 = p;
// @ts-ignore
n23: {
// @ts-ignore
const q25 = p;
// @ts-ignore
if ((p = s_user(t, p)) < 0) break n23;
// @ts-ignore
S[4] = q25;
// @ts-ignore
S[5] = p;
// @ts-ignore
o30: {
// @ts-ignore
const p28 = p;
// @ts-ignore
n27: {
// @ts-ignore
if (!(at(t, p) === 58)) break n27;
// @ts-ignore
p++;
// @ts-ignore
const q29 = p;
// @ts-ignore
if ((p = s_password(t, p)) < 0) break n27;
// @ts-ignore
S[6] = q29;
// @ts-ignore
S[7] = p;
// @ts-ignore
break o30;
}
// @ts-ignore
p = p28;
// @ts-ignore
S[6] = -1;
// @ts-ignore
S[7] = -1;
}
// @ts-ignore
if (!(at(t, p) === 64)) break n23;
// @ts-ignore
p++;
// @ts-ignore
break o31;
}
// @ts-ignore
p = p24;
// @ts-ignore
S[4] = -1;
// @ts-ignore
S[5] = -1;
// @ts-ignore
S[6] = -1;
// @ts-ignore
S[7] = -1;
}
// @ts-ignore
if ((p = m_hostport(t, p)) < 0) break n15;
// @ts-ignore
break o32;
}
// @ts-ignore
p = p16;
// @ts-ignore
S[4] = -1;
// @ts-ignore
S[5] = -1;
// @ts-ignore
S[6] = -1;
// @ts-ignore
S[7] = -1;
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
function k_user(t, p, k) {
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
if ((sets0[at(t, p)] & 8)) {
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
if (at(t, p) === 38) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 61) { p++; break c5; }
// @ts-ignore
if (!(at(t, p) === 43)) break n3;
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
function k_password(t, p, k) {
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
if ((sets0[at(t, p)] & 8)) {
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
if (at(t, p) === 38) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 61) { p++; break c5; }
// @ts-ignore
if (!(at(t, p) === 43)) break n3;
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
a2: {
// @ts-ignore
if ((p = add(k, r_hostname, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
if ((p = add(k, r_hostnumber, t, p)) < 0) return -1;
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
a2: {
// @ts-ignore
if ((p = s_hostname(t, p)) < 0) break a2;
// @ts-ignore
S[52] = 14;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
S[52] = -1;
// @ts-ignore
if ((p = s_hostnumber(t, p)) < 0) return -1;
// @ts-ignore
S[52] = 17;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_hostname(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k2 = k.length;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_domainlabel, t, p)) < 0) break n0;
// @ts-ignore
if (!(at(t, p) === 46)) break n0;
// @ts-ignore
p++;
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
if ((p = add(k, r_toplabel, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_domainlabel(t, p, k) {
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k2 = k.length;
// @ts-ignore
n0: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) break n0;
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
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
function k_toplabel(t, p, k) {
// @ts-ignore
if (!((sets0[at(t, p)] & 2))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k2 = k.length;
// @ts-ignore
n0: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) break n0;
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
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
function k_hostnumber(t, p, k) {
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) break n0;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
p = p1;
// @ts-ignore
break;
}
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) break n2;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
p = p3;
// @ts-ignore
break;
}
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
const p5 = p;
// @ts-ignore
n4: {
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) break n4;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
p = p5;
// @ts-ignore
break;
}
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
const p7 = p;
// @ts-ignore
n6: {
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) break n6;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
p = p7;
// @ts-ignore
break;
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
if (!((sets0[at(t, p)] & 4))) break n0;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
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
for (let i0 = 1; i0 > 0 && at(t, p) === 47; i0--) p++;
// @ts-ignore
if ((p = add(k, r_path_segments, t, p)) < 0) return -1;
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
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
const k4 = k.length;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 59)) break n2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_param, t, p)) < 0) break n2;
// @ts-ignore
continue;
}
// @ts-ignore
p = p3;
// @ts-ignore
k.length = k4;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_param(t, p, k) {
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
if ((sets0[at(t, p)] & 8)) {
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
if (at(t, p) === 58) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 64) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 38) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 61) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 43)) return -1;
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
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_urlc, t, p)) < 0) break n0;
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
function k_fragment(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_urlc, t, p)) < 0) break n0;
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
function k_urlc(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 32)) {
// @ts-ignore
k.push(new ParsedNode(r_reserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 8)) {
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
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 4)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 64))) return -1;
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
if (!((sets0[at(t, p)] & 128))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_hex, t, p, ++p));
// @ts-ignore
if (!((sets0[at(t, p)] & 128))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_hex, t, p, ++p));
// @ts-ignore
return p;
}
// @ts-ignore
function k_hex(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 4)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 256))) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_alphanum(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_alpha(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 512)) {
// @ts-ignore
k.push(new ParsedNode(r_lowalpha, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 1024))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_upalpha, t, p, ++p));
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_Content_Base(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 67 && at(t, p + 1) === 111 && at(t, p + 2) === 110 && at(t, p + 3) === 116 && at(t, p + 4) === 101 && at(t, p + 5) === 110 && at(t, p + 6) === 116 && at(t, p + 7) === 45 && at(t, p + 8) === 66 && at(t, p + 9) === 97 && at(t, p + 10) === 115 && at(t, p + 11) === 101)) return -1;
// @ts-ignore
p += 12;
// @ts-ignore
if (!(at(t, p) === 58)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_absoluteURL, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_Content_Base(t, p) {
// @ts-ignore
if (!(at(t, p) === 67 && at(t, p + 1) === 111 && at(t, p + 2) === 110 && at(t, p + 3) === 116 && at(t, p + 4) === 101 && at(t, p + 5) === 110 && at(t, p + 6) === 116 && at(t, p + 7) === 45 && at(t, p + 8) === 66 && at(t, p + 9) === 97 && at(t, p + 10) === 115 && at(t, p + 11) === 101 && at(t, p + 12) === 58)) return -1;
// @ts-ignore
p += 13;
// @ts-ignore
if ((p = m_absoluteURL(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_Content_Location(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 67 && at(t, p + 1) === 111 && at(t, p + 2) === 110 && at(t, p + 3) === 116 && at(t, p + 4) === 101 && at(t, p + 5) === 110 && at(t, p + 6) === 116 && at(t, p + 7) === 45 && at(t, p + 8) === 76 && at(t, p + 9) === 111 && at(t, p + 10) === 99 && at(t, p + 11) === 97 && at(t, p + 12) === 116 && at(t, p + 13) === 105 && at(t, p + 14) === 111 && at(t, p + 15) === 110)) return -1;
// @ts-ignore
p += 16;
// @ts-ignore
if (!(at(t, p) === 58)) return -1;
// @ts-ignore
p++;
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_absoluteURL, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
if ((p = add(k, r_relativeURL, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_Content_Location(t, p) {
// @ts-ignore
if (!(at(t, p) === 67 && at(t, p + 1) === 111 && at(t, p + 2) === 110 && at(t, p + 3) === 116 && at(t, p + 4) === 101 && at(t, p + 5) === 110 && at(t, p + 6) === 116 && at(t, p + 7) === 45 && at(t, p + 8) === 76 && at(t, p + 9) === 111 && at(t, p + 10) === 99 && at(t, p + 11) === 97 && at(t, p + 12) === 116 && at(t, p + 13) === 105 && at(t, p + 14) === 111 && at(t, p + 15) === 110 && at(t, p + 16) === 58)) return -1;
// @ts-ignore
p += 17;
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = m_absoluteURL(t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if ((p = m_relativeURL(t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_fragment(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 2048)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 128) && (sets0[at(t, p + 2)] & 128))) break n2;
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
function s_scheme(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 1)) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_urlc(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2048)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 128) && (sets0[at(t, p + 2)] & 128))) return -1;
// @ts-ignore
p += 3;
}
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
function s_query(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 2048)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 128) && (sets0[at(t, p + 2)] & 128))) break n2;
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
function s_user(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 4096)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 128) && (sets0[at(t, p + 2)] & 128))) break n2;
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
function s_password(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 4096)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 128) && (sets0[at(t, p + 2)] & 128))) break n2;
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
while ((sets0[at(t, p)] & 4)) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hostname(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = s_domainlabel(t, p)) < 0) break n0;
// @ts-ignore
if (!(at(t, p) === 46)) break n0;
// @ts-ignore
p++;
// @ts-ignore
continue;
}
// @ts-ignore
p = p1;
// @ts-ignore
break;
}
// @ts-ignore
if ((p = s_toplabel(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hostnumber(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 4)) p++;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 4)) p++;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 4)) p++;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 4)) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_domainlabel(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) return -1;
// @ts-ignore
p++;
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) break n0;
// @ts-ignore
p++;
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
function s_toplabel(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 2))) return -1;
// @ts-ignore
p++;
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) break n0;
// @ts-ignore
p++;
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
function s_path(t, p) {
// @ts-ignore
for (let i0 = 1; i0 > 0 && at(t, p) === 47; i0--) p++;
// @ts-ignore
if ((p = s_path_segments(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_segment(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 8192)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 128) && (sets0[at(t, p + 2)] & 128))) break n2;
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
for (;;) {
// @ts-ignore
const p5 = p;
// @ts-ignore
n4: {
// @ts-ignore
if (!(at(t, p) === 59)) break n4;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_param(t, p)) < 0) break n4;
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
function s_param(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 8192)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 128) && (sets0[at(t, p + 2)] & 128))) break n2;
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
if ((sets0[at(t, p)] & 8192)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 128) && (sets0[at(t, p + 2)] & 128))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_reserved(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 32))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_unreserved(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_mark(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 64))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_escaped(t, p) {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 128) && (sets0[at(t, p + 2)] & 128))) return -1;
// @ts-ignore
p += 3;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hex(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 128))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_alphanum(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_alpha(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 2))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_lowalpha(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_upalpha(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1024))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_digit(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_control(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 16384))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_space(t, p) {
// @ts-ignore
if (!(at(t, p) === 32)) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_delims(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 32768))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_unwise(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 65536))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
const r_URL_reference = { name: "URL-reference", scan: undefined, parts: k_URL_reference };
// @ts-ignore
const r_absoluteURL = { name: "absoluteURL", scan: undefined, parts: k_absoluteURL };
// @ts-ignore
const r_opaque_URL = { name: "opaque-URL", scan: undefined, parts: k_opaque_URL };
// @ts-ignore
const r_generic_URL = { name: "generic-URL", scan: undefined, parts: k_generic_URL };
// @ts-ignore
const r_relativeURL = { name: "relativeURL", scan: undefined, parts: k_relativeURL };
// @ts-ignore
const r_net_path = { name: "net_path", scan: undefined, parts: k_net_path };
// @ts-ignore
const r_abs_path = { name: "abs_path", scan: undefined, parts: k_abs_path };
// @ts-ignore
const r_rel_path = { name: "rel_path", scan: undefined, parts: k_rel_path };
// @ts-ignore
const r_scheme = { name: "scheme", scan: s_scheme, parts: k_scheme };
// @ts-ignore
const r_site = { name: "site", scan: undefined, parts: k_site };
// @ts-ignore
const r_user = { name: "user", scan: s_user, parts: k_user };
// @ts-ignore
const r_password = { name: "password", scan: s_password, parts: k_password };
// @ts-ignore
const r_hostport = { name: "hostport", scan: undefined, parts: k_hostport };
// @ts-ignore
const r_host = { name: "host", scan: undefined, parts: k_host };
// @ts-ignore
const r_hostname = { name: "hostname", scan: s_hostname, parts: k_hostname };
// @ts-ignore
const r_domainlabel = { name: "domainlabel", scan: s_domainlabel, parts: k_domainlabel };
// @ts-ignore
const r_toplabel = { name: "toplabel", scan: s_toplabel, parts: k_toplabel };
// @ts-ignore
const r_hostnumber = { name: "hostnumber", scan: s_hostnumber, parts: k_hostnumber };
// @ts-ignore
const r_port = { name: "port", scan: s_port, parts: k_port };
// @ts-ignore
const r_path = { name: "path", scan: s_path, parts: k_path };
// @ts-ignore
const r_path_segments = { name: "path_segments", scan: s_path_segments, parts: k_path_segments };
// @ts-ignore
const r_segment = { name: "segment", scan: s_segment, parts: k_segment };
// @ts-ignore
const r_param = { name: "param", scan: s_param, parts: k_param };
// @ts-ignore
const r_pchar = { name: "pchar", scan: s_pchar, parts: k_pchar };
// @ts-ignore
const r_query = { name: "query", scan: s_query, parts: k_query };
// @ts-ignore
const r_fragment = { name: "fragment", scan: s_fragment, parts: k_fragment };
// @ts-ignore
const r_urlc = { name: "urlc", scan: s_urlc, parts: k_urlc };
// @ts-ignore
const r_reserved = { name: "reserved", scan: s_reserved, parts: undefined };
// @ts-ignore
const r_unreserved = { name: "unreserved", scan: s_unreserved, parts: k_unreserved };
// @ts-ignore
const r_mark = { name: "mark", scan: s_mark, parts: undefined };
// @ts-ignore
const r_escaped = { name: "escaped", scan: s_escaped, parts: k_escaped };
// @ts-ignore
const r_hex = { name: "hex", scan: s_hex, parts: k_hex };
// @ts-ignore
const r_alphanum = { name: "alphanum", scan: s_alphanum, parts: k_alphanum };
// @ts-ignore
const r_alpha = { name: "alpha", scan: s_alpha, parts: k_alpha };
// @ts-ignore
const r_lowalpha = { name: "lowalpha", scan: s_lowalpha, parts: undefined };
// @ts-ignore
const r_upalpha = { name: "upalpha", scan: s_upalpha, parts: undefined };
// @ts-ignore
const r_digit = { name: "digit", scan: s_digit, parts: undefined };
// @ts-ignore
const r_control = { name: "control", scan: s_control, parts: undefined };
// @ts-ignore
const r_space = { name: "space", scan: s_space, parts: undefined };
// @ts-ignore
const r_delims = { name: "delims", scan: s_delims, parts: undefined };
// @ts-ignore
const r_unwise = { name: "unwise", scan: s_unwise, parts: undefined };
// @ts-ignore
const r_Content_Base = { name: "Content-Base", scan: undefined, parts: k_Content_Base };
// @ts-ignore
const r_Content_Location = { name: "Content-Location", scan: undefined, parts: k_Content_Location };
// @ts-ignore
const rules = { URL_reference: r_URL_reference, absoluteURL: r_absoluteURL, opaque_URL: r_opaque_URL, generic_URL: r_generic_URL, relativeURL: r_relativeURL, net_path: r_net_path, abs_path: r_abs_path, rel_path: r_rel_path, scheme: r_scheme, site: r_site, user: r_user, password: r_password, hostport: r_hostport, host: r_host, hostname: r_hostname, domainlabel: r_domainlabel, toplabel: r_toplabel, hostnumber: r_hostnumber, port: r_port, path: r_path, path_segments: r_path_segments, segment: r_segment, param: r_param, pchar: r_pchar, query: r_query, fragment: r_fragment, urlc: r_urlc, reserved: r_reserved, unreserved: r_unreserved, mark: r_mark, escaped: r_escaped, hex: r_hex, alphanum: r_alphanum, alpha: r_alpha, lowalpha: r_lowalpha, upalpha: r_upalpha, digit: r_digit, control: r_control, space: r_space, delims: r_delims, unwise: r_unwise, Content_Base: r_Content_Base, Content_Location: r_Content_Location };
// @ts-ignore
const marking = { URL_reference: m_URL_reference, absoluteURL: m_absoluteURL, opaque_URL: m_opaque_URL, generic_URL: m_generic_URL, relativeURL: m_relativeURL, net_path: m_net_path, abs_path: m_abs_path, rel_path: m_rel_path, site: m_site, hostport: m_hostport, host: m_host, Content_Base: m_Content_Base, Content_Location: m_Content_Location };
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
  startRule?: "URL_reference" | "absoluteURL" | "opaque_URL" | "generic_URL" | "relativeURL" | "net_path" | "abs_path" | "rel_path" | "scheme" | "site" | "user" | "password" | "hostport" | "host" | "hostname" | "domainlabel" | "toplabel" | "hostnumber" | "port" | "path" | "path_segments" | "segment" | "param" | "pchar" | "query" | "fragment" | "urlc" | "reserved" | "unreserved" | "mark" | "escaped" | "hex" | "alphanum" | "alpha" | "lowalpha" | "upalpha" | "digit" | "control" | "space" | "delims" | "unwise" | "Content_Base" | "Content_Location";
  tracer?: any;
  [key: string]: any;
}
type StartRule = { readonly startRule: NonNullable<ParseOptions['startRule']> };
export const parse = peggyParser.parse as (text: string, options: StartRule) => SyntaxNode<RuleName>;
export const mark = (peggyParser as any).mark as (text: string, options: StartRule) => boolean;

export const PeggySyntaxError = peggyParser.SyntaxError as typeof _PeggySyntaxError;

export type PeggySyntaxError = _PeggySyntaxError;
