// The parser of url-1995.
// Generated from grammar/url-1995 and its notation (sha256 121dda9d9283540ebe1420a9c3f3cda45edefe1d4234883110ad0fb517276ce8). Do not edit.

/* eslint-disable */

import type { SyntaxNode } from '../../src/syntax/node.js';
import { ParsedNode, add, at, marks, clearMarks, schemeMarks } from '../../src/syntax/parser.js';
import type { RuleName } from './rules.js';



const peggyParser: {parse: any, SyntaxError: any, DefaultTracer?: any} = // @ts-ignore
(function () {
// @ts-ignore
const S = marks;
// @ts-ignore
const sets0 = new Int32Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3234,3234,3234,64,3218,128,3218,3234,3234,3234,3234,2048,3234,3218,3218,64,3726,3726,3726,3726,3726,3726,3726,3726,3726,3726,2210,3234,8192,0,8192,64,3218,3975,3975,3975,3975,3975,3975,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,4096,4096,4096,4096,3218,0,3975,3975,3975,3975,3975,3975,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,3715,4096,4096,4096,4096,0,0,0]);
// @ts-ignore
function k_fragmentaddress(t, p, k) {
// @ts-ignore
if ((p = add(k, r_uri, t, p)) < 0) return -1;
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
if ((p = add(k, r_fragmentid, t, p)) < 0) break n0;
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
function m_fragmentaddress(t, p) {
// @ts-ignore
if ((p = m_uri(t, p)) < 0) return -1;
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
if ((p = s_fragmentid(t, p)) < 0) break n1;
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
function k_uri(t, p, k) {
// @ts-ignore
if ((p = add(k, r_url, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_uri(t, p) {
// @ts-ignore
if ((p = m_url(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_url(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k14 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
c3: {
// @ts-ignore
const p4 = p;
// @ts-ignore
if (at(t, p) === 104) {
// @ts-ignore
a5: {
// @ts-ignore
if ((p = add(k, r_httpaddress, t, p)) < 0) break a5;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
if (at(t, p) === 102) {
// @ts-ignore
a6: {
// @ts-ignore
if ((p = add(k, r_ftpaddress, t, p)) < 0) break a6;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
if (at(t, p) === 110) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_newsaddress, t, p)) < 0) break a7;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
if (at(t, p) === 112) {
// @ts-ignore
a8: {
// @ts-ignore
if ((p = add(k, r_prosperoaddress, t, p)) < 0) break a8;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
if (at(t, p) === 116) {
// @ts-ignore
a9: {
// @ts-ignore
if ((p = add(k, r_telnetaddress, t, p)) < 0) break a9;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
if (at(t, p) === 103) {
// @ts-ignore
a10: {
// @ts-ignore
if ((p = add(k, r_gopheraddress, t, p)) < 0) break a10;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
if ((p = add(k, r_waisaddress, t, p)) < 0) break a2;
}
// @ts-ignore
const p11 = p;
// @ts-ignore
c12: {
// @ts-ignore
if (at(t, p) === 35) { p++; break c12; }
// @ts-ignore
if (p < t.length) break a2;
}
// @ts-ignore
p = p11;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k14;
// @ts-ignore
if ((p = add(k, r_generic, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_url(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
a2: {
// @ts-ignore
c3: {
// @ts-ignore
const p4 = p;
// @ts-ignore
if (at(t, p) === 104) {
// @ts-ignore
a5: {
// @ts-ignore
if ((p = m_httpaddress(t, p)) < 0) break a5;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if (at(t, p) === 102) {
// @ts-ignore
a6: {
// @ts-ignore
if ((p = m_ftpaddress(t, p)) < 0) break a6;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if (at(t, p) === 110) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = m_newsaddress(t, p)) < 0) break a7;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if (at(t, p) === 112) {
// @ts-ignore
a8: {
// @ts-ignore
if ((p = m_prosperoaddress(t, p)) < 0) break a8;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if (at(t, p) === 116) {
// @ts-ignore
a9: {
// @ts-ignore
if ((p = m_telnetaddress(t, p)) < 0) break a9;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if (at(t, p) === 103) {
// @ts-ignore
a10: {
// @ts-ignore
if ((p = m_gopheraddress(t, p)) < 0) break a10;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if ((p = m_waisaddress(t, p)) < 0) break a2;
}
// @ts-ignore
const p11 = p;
// @ts-ignore
c12: {
// @ts-ignore
if (at(t, p) === 35) { p++; break c12; }
// @ts-ignore
if (p < t.length) break a2;
}
// @ts-ignore
p = p11;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
clearMarks();
// @ts-ignore
if ((p = m_generic(t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_generic(t, p, k) {
// @ts-ignore
if ((p = add(k, r_scheme__to_colon, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 58)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_path, t, p)) < 0) return -1;
// @ts-ignore
o3: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k2 = k.length;
// @ts-ignore
n0: {
// @ts-ignore
if (!(at(t, p) === 63)) break n0;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_search, t, p)) < 0) break n0;
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
function m_generic(t, p) {
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = s_scheme__to_colon(t, p)) < 0) return -1;
// @ts-ignore
S[0] = q0;
// @ts-ignore
S[1] = p;
// @ts-ignore
if (!(at(t, p) === 58)) return -1;
// @ts-ignore
p++;
// @ts-ignore
const q1 = p;
// @ts-ignore
if ((p = s_path(t, p)) < 0) return -1;
// @ts-ignore
S[12] = q1;
// @ts-ignore
S[13] = p;
// @ts-ignore
o6: {
// @ts-ignore
const p4 = p;
// @ts-ignore
n3: {
// @ts-ignore
if (!(at(t, p) === 63)) break n3;
// @ts-ignore
p++;
// @ts-ignore
const q5 = p;
// @ts-ignore
if ((p = s_search(t, p)) < 0) break n3;
// @ts-ignore
S[14] = q5;
// @ts-ignore
S[15] = p;
// @ts-ignore
break o6;
}
// @ts-ignore
p = p4;
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
if ((p = add(k, r_ialpha, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_scheme__to_colon(t, p, k) {
// @ts-ignore
if ((p = add(k, r_ialpha__to_colon, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_httpaddress(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 104 && at(t, p + 1) === 116 && at(t, p + 2) === 116 && at(t, p + 3) === 112 && at(t, p + 4) === 58 && at(t, p + 5) === 47 && at(t, p + 6) === 47)) return -1;
// @ts-ignore
p += 7;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
// @ts-ignore
o3: {
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
if ((p = add(k, r_path, t, p)) < 0) break n0;
// @ts-ignore
break o3;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k2;
}
// @ts-ignore
o7: {
// @ts-ignore
const p5 = p;
// @ts-ignore
const k6 = k.length;
// @ts-ignore
n4: {
// @ts-ignore
if (!(at(t, p) === 63)) break n4;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_search, t, p)) < 0) break n4;
// @ts-ignore
break o7;
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
function m_httpaddress(t, p) {
// @ts-ignore
const b = p;
// @ts-ignore
if (!(at(t, p) === 104 && at(t, p + 1) === 116 && at(t, p + 2) === 116 && at(t, p + 3) === 112 && at(t, p + 4) === 58 && at(t, p + 5) === 47 && at(t, p + 6) === 47)) return -1;
// @ts-ignore
p += 7;
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = m_hostport(t, p)) < 0) return -1;
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
if (!(at(t, p) === 47)) break n2;
// @ts-ignore
p++;
// @ts-ignore
const q4 = p;
// @ts-ignore
if ((p = s_path(t, p)) < 0) break n2;
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
o10: {
// @ts-ignore
const p8 = p;
// @ts-ignore
n7: {
// @ts-ignore
if (!(at(t, p) === 63)) break n7;
// @ts-ignore
p++;
// @ts-ignore
const q9 = p;
// @ts-ignore
if ((p = s_search(t, p)) < 0) break n7;
// @ts-ignore
S[14] = q9;
// @ts-ignore
S[15] = p;
// @ts-ignore
break o10;
}
// @ts-ignore
p = p8;
// @ts-ignore
S[14] = -1;
// @ts-ignore
S[15] = -1;
}
// @ts-ignore
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 4) S[1] = b + 4;
// @ts-ignore
return p;
}
// @ts-ignore
function k_ftpaddress(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 102 && at(t, p + 1) === 116 && at(t, p + 2) === 112 && at(t, p + 3) === 58 && at(t, p + 4) === 47 && at(t, p + 5) === 47)) return -1;
// @ts-ignore
p += 6;
// @ts-ignore
if ((p = add(k, r_login, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_path, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_ftpaddress(t, p) {
// @ts-ignore
const b = p;
// @ts-ignore
if (!(at(t, p) === 102 && at(t, p + 1) === 116 && at(t, p + 2) === 112 && at(t, p + 3) === 58 && at(t, p + 4) === 47 && at(t, p + 5) === 47)) return -1;
// @ts-ignore
p += 6;
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = m_login(t, p)) < 0) return -1;
// @ts-ignore
S[2] = q0;
// @ts-ignore
S[3] = p;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
const q1 = p;
// @ts-ignore
if ((p = s_path(t, p)) < 0) return -1;
// @ts-ignore
S[12] = q1;
// @ts-ignore
S[13] = p;
// @ts-ignore
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 3) S[1] = b + 3;
// @ts-ignore
return p;
}
// @ts-ignore
function k_afsaddress(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 97 && at(t, p + 1) === 102 && at(t, p + 2) === 115 && at(t, p + 3) === 58 && at(t, p + 4) === 47 && at(t, p + 5) === 47)) return -1;
// @ts-ignore
p += 6;
// @ts-ignore
if ((p = add(k, r_cellname, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_path, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_newsaddress(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 110 && at(t, p + 1) === 101 && at(t, p + 2) === 119 && at(t, p + 3) === 115 && at(t, p + 4) === 58)) return -1;
// @ts-ignore
p += 5;
// @ts-ignore
if ((p = add(k, r_groupart, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_newsaddress(t, p) {
// @ts-ignore
const b = p;
// @ts-ignore
if (!(at(t, p) === 110 && at(t, p + 1) === 101 && at(t, p + 2) === 119 && at(t, p + 3) === 115 && at(t, p + 4) === 58)) return -1;
// @ts-ignore
p += 5;
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = m_groupart(t, p)) < 0) return -1;
// @ts-ignore
S[12] = q0;
// @ts-ignore
S[13] = p;
// @ts-ignore
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 4) S[1] = b + 4;
// @ts-ignore
return p;
}
// @ts-ignore
function k_waisaddress(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if (at(t, p) === 119) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_waisdoc, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
if ((p = add(k, r_waisindex, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_waisaddress(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if (at(t, p) === 119) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = m_waisdoc(t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if ((p = m_waisindex(t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_waisindex(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 119 && at(t, p + 1) === 97 && at(t, p + 2) === 105 && at(t, p + 3) === 115 && at(t, p + 4) === 58 && at(t, p + 5) === 47 && at(t, p + 6) === 47)) return -1;
// @ts-ignore
p += 7;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_database, t, p)) < 0) return -1;
// @ts-ignore
o3: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k2 = k.length;
// @ts-ignore
n0: {
// @ts-ignore
if (!(at(t, p) === 63)) break n0;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_search, t, p)) < 0) break n0;
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
function m_waisindex(t, p) {
// @ts-ignore
const b = p;
// @ts-ignore
if (!(at(t, p) === 119 && at(t, p + 1) === 97 && at(t, p + 2) === 105 && at(t, p + 3) === 115 && at(t, p + 4) === 58 && at(t, p + 5) === 47 && at(t, p + 6) === 47)) return -1;
// @ts-ignore
p += 7;
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = m_hostport(t, p)) < 0) return -1;
// @ts-ignore
S[2] = q0;
// @ts-ignore
S[3] = p;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
const q1 = p;
// @ts-ignore
if ((p = s_database(t, p)) < 0) return -1;
// @ts-ignore
S[12] = q1;
// @ts-ignore
S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[28] = q1;
// @ts-ignore
S[29] = p;
// @ts-ignore
o6: {
// @ts-ignore
const p4 = p;
// @ts-ignore
n3: {
// @ts-ignore
if (!(at(t, p) === 63)) break n3;
// @ts-ignore
p++;
// @ts-ignore
const q5 = p;
// @ts-ignore
if ((p = s_search(t, p)) < 0) break n3;
// @ts-ignore
S[14] = q5;
// @ts-ignore
S[15] = p;
// @ts-ignore
break o6;
}
// @ts-ignore
p = p4;
// @ts-ignore
S[14] = -1;
// @ts-ignore
S[15] = -1;
}
// @ts-ignore
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 4) S[1] = b + 4;
// @ts-ignore
return p;
}
// @ts-ignore
function k_waisdoc(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 119 && at(t, p + 1) === 97 && at(t, p + 2) === 105 && at(t, p + 3) === 115 && at(t, p + 4) === 58 && at(t, p + 5) === 47 && at(t, p + 6) === 47)) return -1;
// @ts-ignore
p += 7;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_database, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_wtype, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_digits, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_path, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_waisdoc(t, p) {
// @ts-ignore
const b = p;
// @ts-ignore
if (!(at(t, p) === 119 && at(t, p + 1) === 97 && at(t, p + 2) === 105 && at(t, p + 3) === 115 && at(t, p + 4) === 58 && at(t, p + 5) === 47 && at(t, p + 6) === 47)) return -1;
// @ts-ignore
p += 7;
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = m_hostport(t, p)) < 0) return -1;
// @ts-ignore
S[2] = q0;
// @ts-ignore
S[3] = p;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
const q1 = p;
// @ts-ignore
if ((p = s_database(t, p)) < 0) return -1;
// @ts-ignore
S[12] = q1;
// @ts-ignore
S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[28] = q1;
// @ts-ignore
S[29] = p;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
const q2 = p;
// @ts-ignore
if ((p = s_wtype(t, p)) < 0) return -1;
// @ts-ignore
if (S[12] < 0 || S[12] > q2) S[12] = q2;
// @ts-ignore
if (S[13] < p) S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[30] = q2;
// @ts-ignore
S[31] = p;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
const q3 = p;
// @ts-ignore
if ((p = s_digits(t, p)) < 0) return -1;
// @ts-ignore
if (S[12] < 0 || S[12] > q3) S[12] = q3;
// @ts-ignore
if (S[13] < p) S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[32] = q3;
// @ts-ignore
S[33] = p;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
const q4 = p;
// @ts-ignore
if ((p = s_path(t, p)) < 0) return -1;
// @ts-ignore
if (S[12] < 0 || S[12] > q4) S[12] = q4;
// @ts-ignore
if (S[13] < p) S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[34] = q4;
// @ts-ignore
S[35] = p;
// @ts-ignore
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 4) S[1] = b + 4;
// @ts-ignore
return p;
}
// @ts-ignore
function k_groupart(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k5 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_article, t, p)) < 0) break a2;
// @ts-ignore
const p3 = p;
// @ts-ignore
l4: {
// @ts-ignore
if ((p = s_xalpha(t, p)) < 0) break l4;
// @ts-ignore
break a2;
}
// @ts-ignore
p = p3;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k5;
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
a6: {
// @ts-ignore
if ((p = add(k, r_group, t, p)) < 0) break a6;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
if (!(at(t, p) === 42)) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_groupart(t, p) {
// @ts-ignore
const b = p;
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
a2: {
// @ts-ignore
const q3 = p;
// @ts-ignore
if ((p = m_article(t, p)) < 0) break a2;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[44] = q3;
// @ts-ignore
S[45] = p;
// @ts-ignore
const p4 = p;
// @ts-ignore
l5: {
// @ts-ignore
c6: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) { p++; break c6; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) break l5;
// @ts-ignore
p += 3;
}
// @ts-ignore
break a2;
}
// @ts-ignore
p = p4;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
S[44] = -1;
// @ts-ignore
S[45] = -1;
// @ts-ignore
S[52] = -1;
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
a8: {
// @ts-ignore
const q9 = p;
// @ts-ignore
if ((p = s_group(t, p)) < 0) break a8;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[42] = q9;
// @ts-ignore
S[43] = p;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
S[42] = -1;
// @ts-ignore
S[43] = -1;
}
// @ts-ignore
if (!(at(t, p) === 42)) return -1;
// @ts-ignore
p++;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
if (S[42] < 0 || S[42] > b) S[42] = b;
// @ts-ignore
if (S[43] < b + 1) S[43] = b + 1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_group(t, p, k) {
// @ts-ignore
if ((p = add(k, r_ialpha, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_article(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xalphas__to_host, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 64)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_host, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_article(t, p) {
// @ts-ignore
if ((p = s_xalphas__to_host(t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 64)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = m_host(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_database(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xalphas, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_wtype(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xalphas, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_prosperoaddress(t, p, k) {
// @ts-ignore
if ((p = add(k, r_prosperolink, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_prosperoaddress(t, p) {
// @ts-ignore
if ((p = m_prosperolink(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_prosperolink(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 112 && at(t, p + 1) === 114 && at(t, p + 2) === 111 && at(t, p + 3) === 115 && at(t, p + 4) === 112 && at(t, p + 5) === 101 && at(t, p + 6) === 114 && at(t, p + 7) === 111 && at(t, p + 8) === 58 && at(t, p + 9) === 47 && at(t, p + 10) === 47)) return -1;
// @ts-ignore
p += 11;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
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
if ((p = add(k, r_hsoname__to_version, t, p)) < 0) break a2;
// @ts-ignore
if (!(at(t, p) === 37 && at(t, p + 1) === 48 && at(t, p + 2) === 48)) break a2;
// @ts-ignore
p += 3;
// @ts-ignore
if ((p = add(k, r_version, t, p)) < 0) break a2;
// @ts-ignore
o5: {
// @ts-ignore
const p4 = p;
// @ts-ignore
n3: {
// @ts-ignore
if ((p = add(k, r_attributes, t, p)) < 0) break n3;
// @ts-ignore
break o5;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k6;
// @ts-ignore
if ((p = add(k, r_hsoname, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_prosperolink(t, p) {
// @ts-ignore
const b = p;
// @ts-ignore
if (!(at(t, p) === 112 && at(t, p + 1) === 114 && at(t, p + 2) === 111 && at(t, p + 3) === 115 && at(t, p + 4) === 112 && at(t, p + 5) === 101 && at(t, p + 6) === 114 && at(t, p + 7) === 111 && at(t, p + 8) === 58 && at(t, p + 9) === 47 && at(t, p + 10) === 47)) return -1;
// @ts-ignore
p += 11;
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = m_hostport(t, p)) < 0) return -1;
// @ts-ignore
S[2] = q0;
// @ts-ignore
S[3] = p;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
c1: {
// @ts-ignore
const p2 = p;
// @ts-ignore
a3: {
// @ts-ignore
const q4 = p;
// @ts-ignore
if ((p = s_hsoname__to_version(t, p)) < 0) break a3;
// @ts-ignore
S[12] = q4;
// @ts-ignore
S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[36] = q4;
// @ts-ignore
S[37] = p;
// @ts-ignore
if (!(at(t, p) === 37 && at(t, p + 1) === 48 && at(t, p + 2) === 48)) break a3;
// @ts-ignore
p += 3;
// @ts-ignore
const q5 = p;
// @ts-ignore
if ((p = s_version(t, p)) < 0) break a3;
// @ts-ignore
if (S[12] < 0 || S[12] > q5) S[12] = q5;
// @ts-ignore
if (S[13] < p) S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[38] = q5;
// @ts-ignore
S[39] = p;
// @ts-ignore
o12: {
// @ts-ignore
const p8 = p;
// @ts-ignore
const s9 = S[12];
// @ts-ignore
const s10 = S[13];
// @ts-ignore
n7: {
// @ts-ignore
const q11 = p;
// @ts-ignore
if ((p = s_attributes(t, p)) < 0) break n7;
// @ts-ignore
if (S[12] < 0 || S[12] > q11) S[12] = q11;
// @ts-ignore
if (S[13] < p) S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[40] = q11;
// @ts-ignore
S[41] = p;
// @ts-ignore
break o12;
}
// @ts-ignore
p = p8;
// @ts-ignore
S[12] = s9;
// @ts-ignore
S[13] = s10;
// @ts-ignore
S[40] = -1;
// @ts-ignore
S[41] = -1;
}
// @ts-ignore
break c1;
}
// @ts-ignore
p = p2;
// @ts-ignore
S[12] = -1;
// @ts-ignore
S[13] = -1;
// @ts-ignore
S[36] = -1;
// @ts-ignore
S[37] = -1;
// @ts-ignore
S[38] = -1;
// @ts-ignore
S[39] = -1;
// @ts-ignore
S[40] = -1;
// @ts-ignore
S[41] = -1;
// @ts-ignore
const q13 = p;
// @ts-ignore
if ((p = s_hsoname(t, p)) < 0) return -1;
// @ts-ignore
S[12] = q13;
// @ts-ignore
S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[36] = q13;
// @ts-ignore
S[37] = p;
}
// @ts-ignore
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 8) S[1] = b + 8;
// @ts-ignore
return p;
}
// @ts-ignore
function k_hsoname(t, p, k) {
// @ts-ignore
if ((p = add(k, r_path, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_hsoname__to_version(t, p, k) {
// @ts-ignore
if ((p = add(k, r_path__to_version, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_version(t, p, k) {
// @ts-ignore
if ((p = add(k, r_digits, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_attributes(t, p, k) {
// @ts-ignore
if ((p = add(k, r_attribute, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_attribute(t, p, k) {
// @ts-ignore
if ((p = add(k, r_alphanums, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_telnetaddress(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 116 && at(t, p + 1) === 101 && at(t, p + 2) === 108 && at(t, p + 3) === 110 && at(t, p + 4) === 101 && at(t, p + 5) === 116 && at(t, p + 6) === 58 && at(t, p + 7) === 47 && at(t, p + 8) === 47)) return -1;
// @ts-ignore
p += 9;
// @ts-ignore
if ((p = add(k, r_login, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_telnetaddress(t, p) {
// @ts-ignore
const b = p;
// @ts-ignore
if (!(at(t, p) === 116 && at(t, p + 1) === 101 && at(t, p + 2) === 108 && at(t, p + 3) === 110 && at(t, p + 4) === 101 && at(t, p + 5) === 116 && at(t, p + 6) === 58 && at(t, p + 7) === 47 && at(t, p + 8) === 47)) return -1;
// @ts-ignore
p += 9;
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = m_login(t, p)) < 0) return -1;
// @ts-ignore
S[2] = q0;
// @ts-ignore
S[3] = p;
// @ts-ignore
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 6) S[1] = b + 6;
// @ts-ignore
return p;
}
// @ts-ignore
function k_gopheraddress(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 103 && at(t, p + 1) === 111 && at(t, p + 2) === 112 && at(t, p + 3) === 104 && at(t, p + 4) === 101 && at(t, p + 5) === 114 && at(t, p + 6) === 58 && at(t, p + 7) === 47 && at(t, p + 8) === 47)) return -1;
// @ts-ignore
p += 9;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
// @ts-ignore
o9: {
// @ts-ignore
const p4 = p;
// @ts-ignore
const k5 = k.length;
// @ts-ignore
n3: {
// @ts-ignore
if (!(at(t, p) === 47)) break n3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_gtype, t, p)) < 0) break n3;
// @ts-ignore
o8: {
// @ts-ignore
const p7 = p;
// @ts-ignore
n6: {
// @ts-ignore
if ((p = add(k, r_selector, t, p)) < 0) break n6;
// @ts-ignore
break o8;
}
// @ts-ignore
p = p7;
}
// @ts-ignore
break o9;
}
// @ts-ignore
p = p4;
// @ts-ignore
k.length = k5;
}
// @ts-ignore
o13: {
// @ts-ignore
const p11 = p;
// @ts-ignore
const k12 = k.length;
// @ts-ignore
n10: {
// @ts-ignore
if (!(at(t, p) === 63)) break n10;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_search, t, p)) < 0) break n10;
// @ts-ignore
break o13;
}
// @ts-ignore
p = p11;
// @ts-ignore
k.length = k12;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_gopheraddress(t, p) {
// @ts-ignore
const b = p;
// @ts-ignore
if (!(at(t, p) === 103 && at(t, p + 1) === 111 && at(t, p + 2) === 112 && at(t, p + 3) === 104 && at(t, p + 4) === 101 && at(t, p + 5) === 114 && at(t, p + 6) === 58 && at(t, p + 7) === 47 && at(t, p + 8) === 47)) return -1;
// @ts-ignore
p += 9;
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = m_hostport(t, p)) < 0) return -1;
// @ts-ignore
S[2] = q0;
// @ts-ignore
S[3] = p;
// @ts-ignore
o19: {
// @ts-ignore
const p10 = p;
// @ts-ignore
n9: {
// @ts-ignore
if (!(at(t, p) === 47)) break n9;
// @ts-ignore
p++;
// @ts-ignore
const q11 = p;
// @ts-ignore
if ((p = s_gtype(t, p)) < 0) break n9;
// @ts-ignore
S[12] = q11;
// @ts-ignore
S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[20] = q11;
// @ts-ignore
S[21] = p;
// @ts-ignore
o18: {
// @ts-ignore
const p14 = p;
// @ts-ignore
const s15 = S[12];
// @ts-ignore
const s16 = S[13];
// @ts-ignore
n13: {
// @ts-ignore
const q17 = p;
// @ts-ignore
if ((p = s_selector(t, p)) < 0) break n13;
// @ts-ignore
if (S[12] < 0 || S[12] > q17) S[12] = q17;
// @ts-ignore
if (S[13] < p) S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[22] = q17;
// @ts-ignore
S[23] = p;
// @ts-ignore
break o18;
}
// @ts-ignore
p = p14;
// @ts-ignore
S[12] = s15;
// @ts-ignore
S[13] = s16;
// @ts-ignore
S[22] = -1;
// @ts-ignore
S[23] = -1;
}
// @ts-ignore
break o19;
}
// @ts-ignore
p = p10;
// @ts-ignore
S[12] = -1;
// @ts-ignore
S[13] = -1;
// @ts-ignore
S[20] = -1;
// @ts-ignore
S[21] = -1;
// @ts-ignore
S[22] = -1;
// @ts-ignore
S[23] = -1;
}
// @ts-ignore
o24: {
// @ts-ignore
const p22 = p;
// @ts-ignore
n21: {
// @ts-ignore
if (!(at(t, p) === 63)) break n21;
// @ts-ignore
p++;
// @ts-ignore
const q23 = p;
// @ts-ignore
if ((p = s_search(t, p)) < 0) break n21;
// @ts-ignore
S[14] = q23;
// @ts-ignore
S[15] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[24] = q23;
// @ts-ignore
S[25] = p;
// @ts-ignore
break o24;
}
// @ts-ignore
p = p22;
// @ts-ignore
S[14] = -1;
// @ts-ignore
S[15] = -1;
// @ts-ignore
S[24] = -1;
// @ts-ignore
S[25] = -1;
}
// @ts-ignore
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 6) S[1] = b + 6;
// @ts-ignore
return p;
}
// @ts-ignore
function k_login(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k7 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_user__to_password, t, p)) < 0) break a2;
// @ts-ignore
o6: {
// @ts-ignore
const p4 = p;
// @ts-ignore
const k5 = k.length;
// @ts-ignore
n3: {
// @ts-ignore
if (!(at(t, p) === 58)) break n3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_password__to_host, t, p)) < 0) break n3;
// @ts-ignore
break o6;
}
// @ts-ignore
p = p4;
// @ts-ignore
k.length = k5;
}
// @ts-ignore
if (!(at(t, p) === 64)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k7;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_login(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
a2: {
// @ts-ignore
const q3 = p;
// @ts-ignore
if ((p = s_user__to_password(t, p)) < 0) break a2;
// @ts-ignore
S[4] = q3;
// @ts-ignore
S[5] = p;
// @ts-ignore
o8: {
// @ts-ignore
const p6 = p;
// @ts-ignore
n5: {
// @ts-ignore
if (!(at(t, p) === 58)) break n5;
// @ts-ignore
p++;
// @ts-ignore
const q7 = p;
// @ts-ignore
if ((p = s_password__to_host(t, p)) < 0) break n5;
// @ts-ignore
S[6] = q7;
// @ts-ignore
S[7] = p;
// @ts-ignore
break o8;
}
// @ts-ignore
p = p6;
// @ts-ignore
S[6] = -1;
// @ts-ignore
S[7] = -1;
}
// @ts-ignore
if (!(at(t, p) === 64)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = m_hostport(t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
clearMarks();
// @ts-ignore
if ((p = m_hostport(t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_hostport(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k3 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_host__to_port, t, p)) < 0) break a2;
// @ts-ignore
if (!(at(t, p) === 58)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_port, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k3;
// @ts-ignore
if ((p = add(k, r_host, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_hostport(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
a2: {
// @ts-ignore
const q3 = p;
// @ts-ignore
if ((p = m_host__to_port(t, p)) < 0) break a2;
// @ts-ignore
S[8] = q3;
// @ts-ignore
S[9] = p;
// @ts-ignore
if (!(at(t, p) === 58)) break a2;
// @ts-ignore
p++;
// @ts-ignore
const q4 = p;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break a2;
// @ts-ignore
S[10] = q4;
// @ts-ignore
S[11] = p;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
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
const q5 = p;
// @ts-ignore
if ((p = m_host(t, p)) < 0) return -1;
// @ts-ignore
S[8] = q5;
// @ts-ignore
S[9] = p;
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
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_hostname, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
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
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = s_hostname(t, p)) < 0) break a2;
// @ts-ignore
S[52] = 29;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
S[52] = -1;
}
// @ts-ignore
if ((p = s_hostnumber(t, p)) < 0) return -1;
// @ts-ignore
S[52] = 30;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_host__to_port(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_hostname__to_port, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
if ((p = add(k, r_hostnumber, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_host__to_port(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = s_hostname__to_port(t, p)) < 0) break a2;
// @ts-ignore
S[52] = 29;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
S[52] = -1;
}
// @ts-ignore
if ((p = s_hostnumber(t, p)) < 0) return -1;
// @ts-ignore
S[52] = 30;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_cellname(t, p, k) {
// @ts-ignore
if ((p = add(k, r_hostname, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_hostname(t, p, k) {
// @ts-ignore
if ((p = add(k, r_ialpha, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_hostname__to_port(t, p, k) {
// @ts-ignore
if ((p = add(k, r_ialpha__to_port, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_hostnumber(t, p, k) {
// @ts-ignore
if ((p = add(k, r_digits, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_digits, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_digits, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_digits, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_port(t, p, k) {
// @ts-ignore
if ((p = add(k, r_digits, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_selector(t, p, k) {
// @ts-ignore
if ((p = add(k, r_path, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_path(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k10 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_xpalphas, t, p)) < 0) break a2;
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
const k5 = k.length;
// @ts-ignore
n3: {
// @ts-ignore
if (!(at(t, p) === 47)) break n3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_xpalphas, t, p)) < 0) break n3;
// @ts-ignore
continue;
}
// @ts-ignore
p = p4;
// @ts-ignore
k.length = k5;
// @ts-ignore
break;
}
// @ts-ignore
o9: {
// @ts-ignore
const p7 = p;
// @ts-ignore
const k8 = k.length;
// @ts-ignore
n6: {
// @ts-ignore
if (!(at(t, p) === 47)) break n6;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_void, t, p)) < 0) break n6;
// @ts-ignore
break o9;
}
// @ts-ignore
p = p7;
// @ts-ignore
k.length = k8;
}
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k10;
// @ts-ignore
if ((p = add(k, r_void, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_path__to_version(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k10 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_xpalphas__to_version, t, p)) < 0) break a2;
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
const k5 = k.length;
// @ts-ignore
n3: {
// @ts-ignore
if (!(at(t, p) === 47)) break n3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_xpalphas__to_version, t, p)) < 0) break n3;
// @ts-ignore
continue;
}
// @ts-ignore
p = p4;
// @ts-ignore
k.length = k5;
// @ts-ignore
break;
}
// @ts-ignore
o9: {
// @ts-ignore
const p7 = p;
// @ts-ignore
const k8 = k.length;
// @ts-ignore
n6: {
// @ts-ignore
if (!(at(t, p) === 47)) break n6;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_void, t, p)) < 0) break n6;
// @ts-ignore
break o9;
}
// @ts-ignore
p = p7;
// @ts-ignore
k.length = k8;
}
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k10;
// @ts-ignore
if ((p = add(k, r_void, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_search(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xalphas, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k2 = k.length;
// @ts-ignore
n0: {
// @ts-ignore
if (!(at(t, p) === 43)) break n0;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_xalphas, t, p)) < 0) break n0;
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
function k_user(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xalphas, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_user__to_password(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xalphas__to_password, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_password(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xalphas, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_password__to_host(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xalphas__to_host, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_fragmentid(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xalphas, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_gtype(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_xalpha(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 8)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 16)) {
// @ts-ignore
k.push(new ParsedNode(r_safe, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 32)) {
// @ts-ignore
k.push(new ParsedNode(r_extra, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((p = add(k, r_escape, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_xalphas(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) break n0;
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
function k_xalphas__to_colon(t, p, k) {
// @ts-ignore
if (at(t, p) === 58) return -1;
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k2 = k.length;
// @ts-ignore
n0: {
// @ts-ignore
if (at(t, p) === 58) break n0;
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) break n0;
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
function k_xalphas__to_port(t, p, k) {
// @ts-ignore
const p0 = p;
// @ts-ignore
l1: {
// @ts-ignore
if (!(at(t, p) === 58)) break l1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break l1;
// @ts-ignore
c2: {
// @ts-ignore
if ((sets0[at(t, p)] & 64)) { p++; break c2; }
// @ts-ignore
if (p < t.length) break l1;
}
// @ts-ignore
return -1;
}
// @ts-ignore
p = p0;
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p5 = p;
// @ts-ignore
const k6 = k.length;
// @ts-ignore
n4: {
// @ts-ignore
const p7 = p;
// @ts-ignore
l8: {
// @ts-ignore
if (!(at(t, p) === 58)) break l8;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break l8;
// @ts-ignore
c9: {
// @ts-ignore
if ((sets0[at(t, p)] & 64)) { p++; break c9; }
// @ts-ignore
if (p < t.length) break l8;
}
// @ts-ignore
break n4;
}
// @ts-ignore
p = p7;
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) break n4;
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
return p;
}
// @ts-ignore
function k_xalphas__to_host(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p11 = p;
// @ts-ignore
const k12 = k.length;
// @ts-ignore
n10: {
// @ts-ignore
const p13 = p;
// @ts-ignore
l14: {
// @ts-ignore
if (!(at(t, p) === 64)) break l14;
// @ts-ignore
p++;
// @ts-ignore
c15: {
// @ts-ignore
const p16 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
a17: {
// @ts-ignore
if ((p = s_alpha(t, p)) < 0) break a17;
// @ts-ignore
break c15;
}
// @ts-ignore
p = p16;
}
// @ts-ignore
if ((p = s_hostnumber(t, p)) < 0) break l14;
// @ts-ignore
o20: {
// @ts-ignore
const p19 = p;
// @ts-ignore
n18: {
// @ts-ignore
if (!(at(t, p) === 58)) break n18;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break n18;
// @ts-ignore
break o20;
}
// @ts-ignore
p = p19;
}
// @ts-ignore
const p21 = p;
// @ts-ignore
l22: {
// @ts-ignore
if ((p = s_xalpha(t, p)) < 0) break l22;
// @ts-ignore
break l14;
}
// @ts-ignore
p = p21;
}
// @ts-ignore
break n10;
}
// @ts-ignore
p = p13;
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) break n10;
// @ts-ignore
continue;
}
// @ts-ignore
p = p11;
// @ts-ignore
k.length = k12;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_xalphas__to_password(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p23 = p;
// @ts-ignore
const k24 = k.length;
// @ts-ignore
n22: {
// @ts-ignore
const p25 = p;
// @ts-ignore
l26: {
// @ts-ignore
if (!(at(t, p) === 64)) break l26;
// @ts-ignore
p++;
// @ts-ignore
c27: {
// @ts-ignore
const p28 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
a29: {
// @ts-ignore
if ((p = s_alpha(t, p)) < 0) break a29;
// @ts-ignore
break c27;
}
// @ts-ignore
p = p28;
}
// @ts-ignore
if ((p = s_hostnumber(t, p)) < 0) break l26;
// @ts-ignore
o32: {
// @ts-ignore
const p31 = p;
// @ts-ignore
n30: {
// @ts-ignore
if (!(at(t, p) === 58)) break n30;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break n30;
// @ts-ignore
break o32;
}
// @ts-ignore
p = p31;
}
// @ts-ignore
const p33 = p;
// @ts-ignore
l34: {
// @ts-ignore
if ((p = s_xalpha(t, p)) < 0) break l34;
// @ts-ignore
break l26;
}
// @ts-ignore
p = p33;
}
// @ts-ignore
break n22;
}
// @ts-ignore
p = p25;
// @ts-ignore
const p35 = p;
// @ts-ignore
l36: {
// @ts-ignore
if (!(at(t, p) === 58)) break l36;
// @ts-ignore
p++;
// @ts-ignore
const p37 = p;
// @ts-ignore
l38: {
// @ts-ignore
if (!(at(t, p) === 64)) break l38;
// @ts-ignore
p++;
// @ts-ignore
c39: {
// @ts-ignore
const p40 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
a41: {
// @ts-ignore
if ((p = s_alpha(t, p)) < 0) break a41;
// @ts-ignore
break c39;
}
// @ts-ignore
p = p40;
}
// @ts-ignore
if ((p = s_hostnumber(t, p)) < 0) break l38;
// @ts-ignore
o44: {
// @ts-ignore
const p43 = p;
// @ts-ignore
n42: {
// @ts-ignore
if (!(at(t, p) === 58)) break n42;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break n42;
// @ts-ignore
break o44;
}
// @ts-ignore
p = p43;
}
// @ts-ignore
const p45 = p;
// @ts-ignore
l46: {
// @ts-ignore
if ((p = s_xalpha(t, p)) < 0) break l46;
// @ts-ignore
break l38;
}
// @ts-ignore
p = p45;
}
// @ts-ignore
break l36;
}
// @ts-ignore
p = p37;
// @ts-ignore
if ((p = s_xalpha(t, p)) < 0) break l36;
// @ts-ignore
break n22;
}
// @ts-ignore
p = p35;
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) break n22;
// @ts-ignore
continue;
}
// @ts-ignore
p = p23;
// @ts-ignore
k.length = k24;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_xpalpha(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 128)) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
if (!(at(t, p) === 43)) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_xpalphas(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xpalpha, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_xpalpha, t, p)) < 0) break n0;
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
function k_xpalphas__to_version(t, p, k) {
// @ts-ignore
const p0 = p;
// @ts-ignore
l1: {
// @ts-ignore
if (!(at(t, p) === 37 && at(t, p + 1) === 48 && at(t, p + 2) === 48)) break l1;
// @ts-ignore
p += 3;
// @ts-ignore
if ((p = s_version(t, p)) < 0) break l1;
// @ts-ignore
o4: {
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if ((p = s_attributes(t, p)) < 0) break n2;
// @ts-ignore
break o4;
}
// @ts-ignore
p = p3;
}
// @ts-ignore
c5: {
// @ts-ignore
if (at(t, p) === 35) { p++; break c5; }
// @ts-ignore
if (p < t.length) break l1;
}
// @ts-ignore
return -1;
}
// @ts-ignore
p = p0;
// @ts-ignore
if ((p = add(k, r_xpalpha, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p8 = p;
// @ts-ignore
const k9 = k.length;
// @ts-ignore
n7: {
// @ts-ignore
const p10 = p;
// @ts-ignore
l11: {
// @ts-ignore
if (!(at(t, p) === 37 && at(t, p + 1) === 48 && at(t, p + 2) === 48)) break l11;
// @ts-ignore
p += 3;
// @ts-ignore
if ((p = s_version(t, p)) < 0) break l11;
// @ts-ignore
o14: {
// @ts-ignore
const p13 = p;
// @ts-ignore
n12: {
// @ts-ignore
if ((p = s_attributes(t, p)) < 0) break n12;
// @ts-ignore
break o14;
}
// @ts-ignore
p = p13;
}
// @ts-ignore
c15: {
// @ts-ignore
if (at(t, p) === 35) { p++; break c15; }
// @ts-ignore
if (p < t.length) break l11;
}
// @ts-ignore
break n7;
}
// @ts-ignore
p = p10;
// @ts-ignore
if ((p = add(k, r_xpalpha, t, p)) < 0) break n7;
// @ts-ignore
continue;
}
// @ts-ignore
p = p8;
// @ts-ignore
k.length = k9;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_ialpha(t, p, k) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
o2: {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_xalphas, t, p)) < 0) break n0;
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
function k_ialpha__to_colon(t, p, k) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
o2: {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_xalphas__to_colon, t, p)) < 0) break n0;
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
function k_ialpha__to_port(t, p, k) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
o2: {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_xalphas__to_port, t, p)) < 0) break n0;
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
function k_escape(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 37)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_hex, t, p, ++p));
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
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
if ((sets0[at(t, p)] & 8)) {
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
function k_digits(t, p, k) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) break n0;
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
function k_alphanum(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_alphanums(t, p, k) {
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) break n0;
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
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
function s_fragmentid(t, p) {
// @ts-ignore
if ((p = s_xalphas(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_scheme__to_colon(t, p) {
// @ts-ignore
if ((p = s_ialpha__to_colon(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_path(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = s_xpalphas(t, p)) < 0) break a2;
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
n3: {
// @ts-ignore
if (!(at(t, p) === 47)) break n3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_xpalphas(t, p)) < 0) break n3;
// @ts-ignore
continue;
}
// @ts-ignore
p = p4;
// @ts-ignore
break;
}
// @ts-ignore
for (let i5 = 1; i5 > 0 && at(t, p) === 47; i5--) p++;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_search(t, p) {
// @ts-ignore
if ((p = s_xalphas(t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if (!(at(t, p) === 43)) break n0;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_xalphas(t, p)) < 0) break n0;
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
function s_database(t, p) {
// @ts-ignore
if ((p = s_xalphas(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_wtype(t, p) {
// @ts-ignore
if ((p = s_xalphas(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_digits(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 8)) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_xalpha(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_group(t, p) {
// @ts-ignore
if ((p = s_ialpha(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_xalphas__to_host(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p16 = p;
// @ts-ignore
n15: {
// @ts-ignore
const p17 = p;
// @ts-ignore
l18: {
// @ts-ignore
if (!(at(t, p) === 64)) break l18;
// @ts-ignore
p++;
// @ts-ignore
c19: {
// @ts-ignore
if ((sets0[at(t, p)] & 1)) { p++; break c19; }
// @ts-ignore
if ((p = s_hostnumber(t, p)) < 0) break l18;
// @ts-ignore
o23: {
// @ts-ignore
const p22 = p;
// @ts-ignore
n21: {
// @ts-ignore
if (!(at(t, p) === 58)) break n21;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break n21;
// @ts-ignore
break o23;
}
// @ts-ignore
p = p22;
}
// @ts-ignore
const p24 = p;
// @ts-ignore
l25: {
// @ts-ignore
c26: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) { p++; break c26; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) break l25;
// @ts-ignore
p += 3;
}
// @ts-ignore
break l18;
}
// @ts-ignore
p = p24;
}
// @ts-ignore
break n15;
}
// @ts-ignore
p = p17;
// @ts-ignore
c28: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) { p++; break c28; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) break n15;
// @ts-ignore
p += 3;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p16;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_hsoname__to_version(t, p) {
// @ts-ignore
if ((p = s_path__to_version(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_version(t, p) {
// @ts-ignore
if ((p = s_digits(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_attributes(t, p) {
// @ts-ignore
if ((p = s_attribute(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hsoname(t, p) {
// @ts-ignore
if ((p = s_path(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_gtype(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_selector(t, p) {
// @ts-ignore
if ((p = s_path(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_user__to_password(t, p) {
// @ts-ignore
if ((p = s_xalphas__to_password(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_password__to_host(t, p) {
// @ts-ignore
if ((p = s_xalphas__to_host(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_port(t, p) {
// @ts-ignore
if ((p = s_digits(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hostname(t, p) {
// @ts-ignore
if ((p = s_ialpha(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hostnumber(t, p) {
// @ts-ignore
if ((p = s_digits(t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_digits(t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_digits(t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_digits(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hostname__to_port(t, p) {
// @ts-ignore
if ((p = s_ialpha__to_port(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_alpha(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_scheme(t, p) {
// @ts-ignore
if ((p = s_ialpha(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_afsaddress(t, p) {
// @ts-ignore
if (!(at(t, p) === 97 && at(t, p + 1) === 102 && at(t, p + 2) === 115 && at(t, p + 3) === 58 && at(t, p + 4) === 47 && at(t, p + 5) === 47)) return -1;
// @ts-ignore
p += 6;
// @ts-ignore
if ((p = s_cellname(t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_path(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_attribute(t, p) {
// @ts-ignore
if ((p = s_alphanums(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_cellname(t, p) {
// @ts-ignore
if ((p = s_hostname(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_path__to_version(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = s_xpalphas__to_version(t, p)) < 0) break a2;
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
n3: {
// @ts-ignore
if (!(at(t, p) === 47)) break n3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_xpalphas__to_version(t, p)) < 0) break n3;
// @ts-ignore
continue;
}
// @ts-ignore
p = p4;
// @ts-ignore
break;
}
// @ts-ignore
for (let i5 = 1; i5 > 0 && at(t, p) === 47; i5--) p++;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_user(t, p) {
// @ts-ignore
if ((p = s_xalphas(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_password(t, p) {
// @ts-ignore
if ((p = s_xalphas(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_xalphas(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 2)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) break n2;
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
function s_xalphas__to_colon(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 1024)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 1024)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) break n2;
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
function s_xalphas__to_port(t, p) {
// @ts-ignore
const p0 = p;
// @ts-ignore
l1: {
// @ts-ignore
if (!(at(t, p) === 58)) break l1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break l1;
// @ts-ignore
c2: {
// @ts-ignore
if ((sets0[at(t, p)] & 64)) { p++; break c2; }
// @ts-ignore
if (p < t.length) break l1;
}
// @ts-ignore
return -1;
}
// @ts-ignore
p = p0;
// @ts-ignore
c4: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) { p++; break c4; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p7 = p;
// @ts-ignore
n6: {
// @ts-ignore
const p8 = p;
// @ts-ignore
l9: {
// @ts-ignore
if (!(at(t, p) === 58)) break l9;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break l9;
// @ts-ignore
c10: {
// @ts-ignore
if ((sets0[at(t, p)] & 64)) { p++; break c10; }
// @ts-ignore
if (p < t.length) break l9;
}
// @ts-ignore
break n6;
}
// @ts-ignore
p = p8;
// @ts-ignore
c12: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) { p++; break c12; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) break n6;
// @ts-ignore
p += 3;
}
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
function s_xalphas__to_password(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p31 = p;
// @ts-ignore
n30: {
// @ts-ignore
const p32 = p;
// @ts-ignore
l33: {
// @ts-ignore
if (!(at(t, p) === 64)) break l33;
// @ts-ignore
p++;
// @ts-ignore
c34: {
// @ts-ignore
if ((sets0[at(t, p)] & 1)) { p++; break c34; }
// @ts-ignore
if ((p = s_hostnumber(t, p)) < 0) break l33;
// @ts-ignore
o38: {
// @ts-ignore
const p37 = p;
// @ts-ignore
n36: {
// @ts-ignore
if (!(at(t, p) === 58)) break n36;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break n36;
// @ts-ignore
break o38;
}
// @ts-ignore
p = p37;
}
// @ts-ignore
const p39 = p;
// @ts-ignore
l40: {
// @ts-ignore
c41: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) { p++; break c41; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) break l40;
// @ts-ignore
p += 3;
}
// @ts-ignore
break l33;
}
// @ts-ignore
p = p39;
}
// @ts-ignore
break n30;
}
// @ts-ignore
p = p32;
// @ts-ignore
const p43 = p;
// @ts-ignore
l44: {
// @ts-ignore
if (!(at(t, p) === 58)) break l44;
// @ts-ignore
p++;
// @ts-ignore
const p45 = p;
// @ts-ignore
l46: {
// @ts-ignore
if (!(at(t, p) === 64)) break l46;
// @ts-ignore
p++;
// @ts-ignore
c47: {
// @ts-ignore
if ((sets0[at(t, p)] & 1)) { p++; break c47; }
// @ts-ignore
if ((p = s_hostnumber(t, p)) < 0) break l46;
// @ts-ignore
o51: {
// @ts-ignore
const p50 = p;
// @ts-ignore
n49: {
// @ts-ignore
if (!(at(t, p) === 58)) break n49;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break n49;
// @ts-ignore
break o51;
}
// @ts-ignore
p = p50;
}
// @ts-ignore
const p52 = p;
// @ts-ignore
l53: {
// @ts-ignore
c54: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) { p++; break c54; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) break l53;
// @ts-ignore
p += 3;
}
// @ts-ignore
break l46;
}
// @ts-ignore
p = p52;
}
// @ts-ignore
break l44;
}
// @ts-ignore
p = p45;
// @ts-ignore
c56: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) { p++; break c56; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) break l44;
// @ts-ignore
p += 3;
}
// @ts-ignore
break n30;
}
// @ts-ignore
p = p43;
// @ts-ignore
c58: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) { p++; break c58; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) break n30;
// @ts-ignore
p += 3;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p31;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_xpalpha(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2048)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_xpalphas(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2048)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 2048)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) break n2;
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
function s_xpalphas__to_version(t, p) {
// @ts-ignore
const p0 = p;
// @ts-ignore
l1: {
// @ts-ignore
if (!(at(t, p) === 37 && at(t, p + 1) === 48 && at(t, p + 2) === 48)) break l1;
// @ts-ignore
p += 3;
// @ts-ignore
if ((p = s_version(t, p)) < 0) break l1;
// @ts-ignore
o4: {
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if ((p = s_attributes(t, p)) < 0) break n2;
// @ts-ignore
break o4;
}
// @ts-ignore
p = p3;
}
// @ts-ignore
c5: {
// @ts-ignore
if (at(t, p) === 35) { p++; break c5; }
// @ts-ignore
if (p < t.length) break l1;
}
// @ts-ignore
return -1;
}
// @ts-ignore
p = p0;
// @ts-ignore
c7: {
// @ts-ignore
if ((sets0[at(t, p)] & 2048)) { p++; break c7; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p10 = p;
// @ts-ignore
n9: {
// @ts-ignore
const p11 = p;
// @ts-ignore
l12: {
// @ts-ignore
if (!(at(t, p) === 37 && at(t, p + 1) === 48 && at(t, p + 2) === 48)) break l12;
// @ts-ignore
p += 3;
// @ts-ignore
if ((p = s_version(t, p)) < 0) break l12;
// @ts-ignore
o15: {
// @ts-ignore
const p14 = p;
// @ts-ignore
n13: {
// @ts-ignore
if ((p = s_attributes(t, p)) < 0) break n13;
// @ts-ignore
break o15;
}
// @ts-ignore
p = p14;
}
// @ts-ignore
c16: {
// @ts-ignore
if (at(t, p) === 35) { p++; break c16; }
// @ts-ignore
if (p < t.length) break l12;
}
// @ts-ignore
break n9;
}
// @ts-ignore
p = p11;
// @ts-ignore
c18: {
// @ts-ignore
if ((sets0[at(t, p)] & 2048)) { p++; break c18; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) break n9;
// @ts-ignore
p += 3;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p10;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_ialpha(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
p++;
// @ts-ignore
o2: {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = s_xalphas(t, p)) < 0) break n0;
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
function s_ialpha__to_colon(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
p++;
// @ts-ignore
o2: {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = s_xalphas__to_colon(t, p)) < 0) break n0;
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
function s_ialpha__to_port(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
p++;
// @ts-ignore
o2: {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = s_xalphas__to_port(t, p)) < 0) break n0;
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
function s_digit(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_safe(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_extra(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 32))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_escape(t, p) {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4) && (sets0[at(t, p + 2)] & 4))) return -1;
// @ts-ignore
p += 3;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hex(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_national(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 4096))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_punctuation(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8192))) return -1;
// @ts-ignore
p++;
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
function s_alphanums(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 512)) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_void(t, p) {
// @ts-ignore
return p;
}
// @ts-ignore
const r_fragmentaddress = { name: "fragmentaddress", scan: undefined, parts: k_fragmentaddress };
// @ts-ignore
const r_uri = { name: "uri", scan: undefined, parts: k_uri };
// @ts-ignore
const r_url = { name: "url", scan: undefined, parts: k_url };
// @ts-ignore
const r_generic = { name: "generic", scan: undefined, parts: k_generic };
// @ts-ignore
const r_scheme = { name: "scheme", scan: s_scheme, parts: k_scheme };
// @ts-ignore
const r_scheme__to_colon = { name: "scheme", scan: s_scheme__to_colon, parts: k_scheme__to_colon };
// @ts-ignore
const r_httpaddress = { name: "httpaddress", scan: undefined, parts: k_httpaddress };
// @ts-ignore
const r_ftpaddress = { name: "ftpaddress", scan: undefined, parts: k_ftpaddress };
// @ts-ignore
const r_afsaddress = { name: "afsaddress", scan: s_afsaddress, parts: k_afsaddress };
// @ts-ignore
const r_newsaddress = { name: "newsaddress", scan: undefined, parts: k_newsaddress };
// @ts-ignore
const r_waisaddress = { name: "waisaddress", scan: undefined, parts: k_waisaddress };
// @ts-ignore
const r_waisindex = { name: "waisindex", scan: undefined, parts: k_waisindex };
// @ts-ignore
const r_waisdoc = { name: "waisdoc", scan: undefined, parts: k_waisdoc };
// @ts-ignore
const r_groupart = { name: "groupart", scan: undefined, parts: k_groupart };
// @ts-ignore
const r_group = { name: "group", scan: s_group, parts: k_group };
// @ts-ignore
const r_article = { name: "article", scan: undefined, parts: k_article };
// @ts-ignore
const r_database = { name: "database", scan: s_database, parts: k_database };
// @ts-ignore
const r_wtype = { name: "wtype", scan: s_wtype, parts: k_wtype };
// @ts-ignore
const r_prosperoaddress = { name: "prosperoaddress", scan: undefined, parts: k_prosperoaddress };
// @ts-ignore
const r_prosperolink = { name: "prosperolink", scan: undefined, parts: k_prosperolink };
// @ts-ignore
const r_hsoname = { name: "hsoname", scan: s_hsoname, parts: k_hsoname };
// @ts-ignore
const r_hsoname__to_version = { name: "hsoname", scan: s_hsoname__to_version, parts: k_hsoname__to_version };
// @ts-ignore
const r_version = { name: "version", scan: s_version, parts: k_version };
// @ts-ignore
const r_attributes = { name: "attributes", scan: s_attributes, parts: k_attributes };
// @ts-ignore
const r_attribute = { name: "attribute", scan: s_attribute, parts: k_attribute };
// @ts-ignore
const r_telnetaddress = { name: "telnetaddress", scan: undefined, parts: k_telnetaddress };
// @ts-ignore
const r_gopheraddress = { name: "gopheraddress", scan: undefined, parts: k_gopheraddress };
// @ts-ignore
const r_login = { name: "login", scan: undefined, parts: k_login };
// @ts-ignore
const r_hostport = { name: "hostport", scan: undefined, parts: k_hostport };
// @ts-ignore
const r_host = { name: "host", scan: undefined, parts: k_host };
// @ts-ignore
const r_host__to_port = { name: "host", scan: undefined, parts: k_host__to_port };
// @ts-ignore
const r_cellname = { name: "cellname", scan: s_cellname, parts: k_cellname };
// @ts-ignore
const r_hostname = { name: "hostname", scan: s_hostname, parts: k_hostname };
// @ts-ignore
const r_hostname__to_port = { name: "hostname", scan: s_hostname__to_port, parts: k_hostname__to_port };
// @ts-ignore
const r_hostnumber = { name: "hostnumber", scan: s_hostnumber, parts: k_hostnumber };
// @ts-ignore
const r_port = { name: "port", scan: s_port, parts: k_port };
// @ts-ignore
const r_selector = { name: "selector", scan: s_selector, parts: k_selector };
// @ts-ignore
const r_path = { name: "path", scan: s_path, parts: k_path };
// @ts-ignore
const r_path__to_version = { name: "path", scan: s_path__to_version, parts: k_path__to_version };
// @ts-ignore
const r_search = { name: "search", scan: s_search, parts: k_search };
// @ts-ignore
const r_user = { name: "user", scan: s_user, parts: k_user };
// @ts-ignore
const r_user__to_password = { name: "user", scan: s_user__to_password, parts: k_user__to_password };
// @ts-ignore
const r_password = { name: "password", scan: s_password, parts: k_password };
// @ts-ignore
const r_password__to_host = { name: "password", scan: s_password__to_host, parts: k_password__to_host };
// @ts-ignore
const r_fragmentid = { name: "fragmentid", scan: s_fragmentid, parts: k_fragmentid };
// @ts-ignore
const r_gtype = { name: "gtype", scan: s_gtype, parts: k_gtype };
// @ts-ignore
const r_xalpha = { name: "xalpha", scan: s_xalpha, parts: k_xalpha };
// @ts-ignore
const r_xalphas = { name: "xalphas", scan: s_xalphas, parts: k_xalphas };
// @ts-ignore
const r_xalphas__to_colon = { name: "xalphas", scan: s_xalphas__to_colon, parts: k_xalphas__to_colon };
// @ts-ignore
const r_xalphas__to_port = { name: "xalphas", scan: s_xalphas__to_port, parts: k_xalphas__to_port };
// @ts-ignore
const r_xalphas__to_host = { name: "xalphas", scan: s_xalphas__to_host, parts: k_xalphas__to_host };
// @ts-ignore
const r_xalphas__to_password = { name: "xalphas", scan: s_xalphas__to_password, parts: k_xalphas__to_password };
// @ts-ignore
const r_xpalpha = { name: "xpalpha", scan: s_xpalpha, parts: k_xpalpha };
// @ts-ignore
const r_xpalphas = { name: "xpalphas", scan: s_xpalphas, parts: k_xpalphas };
// @ts-ignore
const r_xpalphas__to_version = { name: "xpalphas", scan: s_xpalphas__to_version, parts: k_xpalphas__to_version };
// @ts-ignore
const r_ialpha = { name: "ialpha", scan: s_ialpha, parts: k_ialpha };
// @ts-ignore
const r_ialpha__to_colon = { name: "ialpha", scan: s_ialpha__to_colon, parts: k_ialpha__to_colon };
// @ts-ignore
const r_ialpha__to_port = { name: "ialpha", scan: s_ialpha__to_port, parts: k_ialpha__to_port };
// @ts-ignore
const r_alpha = { name: "alpha", scan: s_alpha, parts: undefined };
// @ts-ignore
const r_digit = { name: "digit", scan: s_digit, parts: undefined };
// @ts-ignore
const r_safe = { name: "safe", scan: s_safe, parts: undefined };
// @ts-ignore
const r_extra = { name: "extra", scan: s_extra, parts: undefined };
// @ts-ignore
const r_escape = { name: "escape", scan: s_escape, parts: k_escape };
// @ts-ignore
const r_hex = { name: "hex", scan: s_hex, parts: k_hex };
// @ts-ignore
const r_national = { name: "national", scan: s_national, parts: undefined };
// @ts-ignore
const r_punctuation = { name: "punctuation", scan: s_punctuation, parts: undefined };
// @ts-ignore
const r_digits = { name: "digits", scan: s_digits, parts: k_digits };
// @ts-ignore
const r_alphanum = { name: "alphanum", scan: s_alphanum, parts: k_alphanum };
// @ts-ignore
const r_alphanums = { name: "alphanums", scan: s_alphanums, parts: k_alphanums };
// @ts-ignore
const r_void = { name: "void", scan: s_void, parts: undefined };
// @ts-ignore
const rules = { fragmentaddress: r_fragmentaddress, uri: r_uri, url: r_url, generic: r_generic, scheme: r_scheme, httpaddress: r_httpaddress, ftpaddress: r_ftpaddress, afsaddress: r_afsaddress, newsaddress: r_newsaddress, waisaddress: r_waisaddress, waisindex: r_waisindex, waisdoc: r_waisdoc, groupart: r_groupart, group: r_group, article: r_article, database: r_database, wtype: r_wtype, prosperoaddress: r_prosperoaddress, prosperolink: r_prosperolink, hsoname: r_hsoname, version: r_version, attributes: r_attributes, attribute: r_attribute, telnetaddress: r_telnetaddress, gopheraddress: r_gopheraddress, login: r_login, hostport: r_hostport, host: r_host, cellname: r_cellname, hostname: r_hostname, hostnumber: r_hostnumber, port: r_port, selector: r_selector, path: r_path, search: r_search, user: r_user, password: r_password, fragmentid: r_fragmentid, gtype: r_gtype, xalpha: r_xalpha, xalphas: r_xalphas, xpalpha: r_xpalpha, xpalphas: r_xpalphas, ialpha: r_ialpha, alpha: r_alpha, digit: r_digit, safe: r_safe, extra: r_extra, escape: r_escape, hex: r_hex, national: r_national, punctuation: r_punctuation, digits: r_digits, alphanum: r_alphanum, alphanums: r_alphanums, void: r_void };
// @ts-ignore
const marking = { fragmentaddress: m_fragmentaddress, uri: m_uri, url: m_url, generic: m_generic, httpaddress: m_httpaddress, ftpaddress: m_ftpaddress, newsaddress: m_newsaddress, waisaddress: m_waisaddress, waisindex: m_waisindex, waisdoc: m_waisdoc, groupart: m_groupart, article: m_article, prosperoaddress: m_prosperoaddress, prosperolink: m_prosperolink, telnetaddress: m_telnetaddress, gopheraddress: m_gopheraddress, login: m_login, hostport: m_hostport, host: m_host };
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
  startRule?: "fragmentaddress" | "uri" | "url" | "generic" | "scheme" | "scheme__to_colon" | "httpaddress" | "ftpaddress" | "afsaddress" | "newsaddress" | "waisaddress" | "waisindex" | "waisdoc" | "groupart" | "group" | "article" | "database" | "wtype" | "prosperoaddress" | "prosperolink" | "hsoname" | "hsoname__to_version" | "version" | "attributes" | "attribute" | "telnetaddress" | "gopheraddress" | "login" | "hostport" | "host" | "host__to_port" | "cellname" | "hostname" | "hostname__to_port" | "hostnumber" | "port" | "selector" | "path" | "path__to_version" | "search" | "user" | "user__to_password" | "password" | "password__to_host" | "fragmentid" | "gtype" | "xalpha" | "xalphas" | "xalphas__to_colon" | "xalphas__to_port" | "xalphas__to_host" | "xalphas__to_password" | "xpalpha" | "xpalphas" | "xpalphas__to_version" | "ialpha" | "ialpha__to_colon" | "ialpha__to_port" | "alpha" | "digit" | "safe" | "extra" | "escape" | "hex" | "national" | "punctuation" | "digits" | "alphanum" | "alphanums" | "void";
  tracer?: any;
  [key: string]: any;
}
type StartRule = { readonly startRule: NonNullable<ParseOptions['startRule']> };
export const parse = peggyParser.parse as (text: string, options: StartRule) => SyntaxNode<RuleName>;
export const mark = (peggyParser as any).mark as (text: string, options: StartRule) => boolean;

export const PeggySyntaxError = peggyParser.SyntaxError as typeof _PeggySyntaxError;

export type PeggySyntaxError = _PeggySyntaxError;
