// The parser of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 0a1e6effa19ce5fd1a1d5eeda83c981312bf88f43843384710f15165b640c302). Do not edit.

/* eslint-disable */

import type { SyntaxNode } from '../../src/syntax/node.js';
import { ParsedNode, add, at, marks, places, clearMarks, schemeMarks } from '../../src/syntax/parser.js';
import type { RuleName } from './rules.js';



const peggyParser: {parse: any, SyntaxError: any, DefaultTracer?: any} = // @ts-ignore
(function () {
// @ts-ignore
const S = marks;
// @ts-ignore
const sets0 = new Int32Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3564356,8388608,8388608,3560260,8388928,3572484,3564356,3564356,3564356,3564356,4150084,3564356,4150084,4150084,33540,4146014,4146014,4146014,4146014,4146014,4146014,4146014,4146014,4146014,4146014,3441412,426756,8388608,2523908,8388608,3310340,3440644,4083708,4083580,4083580,4083708,4083580,4083580,4081524,4081524,4081652,4081524,4081524,4081524,4081524,4081524,4081524,4081524,4081524,4081524,4081524,4081524,4081524,4081524,4081524,4081524,4081524,4081524,4194304,4194304,4194304,4194304,4084548,4194304,4148221,4148093,4148093,4148221,4148093,4148093,4146037,4146037,4146165,4146037,4146037,4146037,4146037,4146037,4146037,4146037,4146037,4146037,4146037,4146037,4146037,4146037,4146037,4146037,4146037,4146037,4194304,4194304,4194304,4194304,0,0,0]);
// @ts-ignore
function k_genericurl(t, p, k) {
// @ts-ignore
if ((p = add(k, r_scheme, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 58)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_schemepart, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_genericurl(t, p) {
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
const q1 = p;
// @ts-ignore
if ((p = m_schemepart(t, p)) < 0) return -1;
// @ts-ignore
if (S[54] < 0) {
// @ts-ignore
if (S[12] < 0 || S[12] > q1) S[12] = q1;
// @ts-ignore
if (S[13] < p) S[13] = p;
}
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
if ((p = add(k, r_httpurl, t, p)) < 0) break a5;
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
if ((p = add(k, r_ftpurl, t, p)) < 0) break a6;
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
if ((p = add(k, r_newsurl, t, p)) < 0) break a7;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
if (at(t, p) === 110) {
// @ts-ignore
a8: {
// @ts-ignore
if ((p = add(k, r_nntpurl, t, p)) < 0) break a8;
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
if ((p = add(k, r_telneturl, t, p)) < 0) break a9;
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
if ((p = add(k, r_gopherurl, t, p)) < 0) break a10;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
if (at(t, p) === 119) {
// @ts-ignore
a11: {
// @ts-ignore
if ((p = add(k, r_waisurl, t, p)) < 0) break a11;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
if (at(t, p) === 109) {
// @ts-ignore
a12: {
// @ts-ignore
if ((p = add(k, r_mailtourl, t, p)) < 0) break a12;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
if (at(t, p) === 102) {
// @ts-ignore
a13: {
// @ts-ignore
if ((p = add(k, r_fileurl, t, p)) < 0) break a13;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
if ((p = add(k, r_prosperourl, t, p)) < 0) break a2;
}
// @ts-ignore
if (p < t.length) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = k14;
// @ts-ignore
if ((p = add(k, r_otherurl, t, p)) < 0) return -1;
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
if ((p = m_httpurl(t, p)) < 0) break a5;
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
if ((p = m_ftpurl(t, p)) < 0) break a6;
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
if ((p = m_newsurl(t, p)) < 0) break a7;
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
a8: {
// @ts-ignore
if ((p = m_nntpurl(t, p)) < 0) break a8;
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
if ((p = m_telneturl(t, p)) < 0) break a9;
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
if ((p = m_gopherurl(t, p)) < 0) break a10;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if (at(t, p) === 119) {
// @ts-ignore
a11: {
// @ts-ignore
if ((p = m_waisurl(t, p)) < 0) break a11;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if (at(t, p) === 109) {
// @ts-ignore
a12: {
// @ts-ignore
if ((p = m_mailtourl(t, p)) < 0) break a12;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
// @ts-ignore
S[0] = -1;
// @ts-ignore
S[1] = -1;
// @ts-ignore
S[12] = -1;
// @ts-ignore
S[13] = -1;
// @ts-ignore
S[46] = -1;
// @ts-ignore
S[47] = -1;
}
// @ts-ignore
if (at(t, p) === 102) {
// @ts-ignore
a13: {
// @ts-ignore
if ((p = m_fileurl(t, p)) < 0) break a13;
// @ts-ignore
break c3;
}
// @ts-ignore
p = p4;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if ((p = m_prosperourl(t, p)) < 0) break a2;
}
// @ts-ignore
if (p < t.length) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
clearMarks();
// @ts-ignore
if ((p = m_otherurl(t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_otherurl(t, p, k) {
// @ts-ignore
if ((p = add(k, r_genericurl, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_otherurl(t, p) {
// @ts-ignore
if ((p = m_genericurl(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_scheme(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
k.push(new ParsedNode(r_lowalpha, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
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
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
k.push(new ParsedNode(r_lowalpha, t, p, ++p));
// @ts-ignore
break c4;
}
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
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
function k_schemepart(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const k5 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_ip_schemepart, t, p)) < 0) break a2;
// @ts-ignore
const p3 = p;
// @ts-ignore
l4: {
// @ts-ignore
if ((p = s_xchar(t, p)) < 0) break l4;
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
for (;;) {
// @ts-ignore
const p7 = p;
// @ts-ignore
n6: {
// @ts-ignore
if ((p = add(k, r_xchar, t, p)) < 0) break n6;
// @ts-ignore
continue;
}
// @ts-ignore
p = p7;
// @ts-ignore
break;
}
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_schemepart(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = m_ip_schemepart(t, p)) < 0) break a2;
// @ts-ignore
S[54] = 0;
// @ts-ignore
const p3 = p;
// @ts-ignore
l4: {
// @ts-ignore
c5: {
// @ts-ignore
if ((sets0[at(t, p)] & 4)) { p++; break c5; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break l4;
// @ts-ignore
p += 3;
}
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
S[52] = -1;
// @ts-ignore
S[54] = -1;
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 4)) p++;
// @ts-ignore
const p10 = p;
// @ts-ignore
n9: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n9;
// @ts-ignore
p += 3;
// @ts-ignore
continue;
}
// @ts-ignore
p = p10;
// @ts-ignore
break;
}
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_ip_schemepart(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 47 && at(t, p + 1) === 47)) return -1;
// @ts-ignore
p += 2;
// @ts-ignore
if ((p = add(k, r_login, t, p)) < 0) return -1;
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
if ((p = add(k, r_urlpath, t, p)) < 0) break n0;
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
function m_ip_schemepart(t, p) {
// @ts-ignore
if (!(at(t, p) === 47 && at(t, p + 1) === 47)) return -1;
// @ts-ignore
p += 2;
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = m_login(t, p)) < 0) return -1;
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
if ((p = s_urlpath(t, p)) < 0) break n2;
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
function k_login(t, p, k) {
// @ts-ignore
o11: {
// @ts-ignore
const p5 = p;
// @ts-ignore
const k6 = k.length;
// @ts-ignore
n4: {
// @ts-ignore
if ((p = add(k, r_user, t, p)) < 0) break n4;
// @ts-ignore
o10: {
// @ts-ignore
const p8 = p;
// @ts-ignore
const k9 = k.length;
// @ts-ignore
n7: {
// @ts-ignore
if (!(at(t, p) === 58)) break n7;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_password, t, p)) < 0) break n7;
// @ts-ignore
break o10;
}
// @ts-ignore
p = p8;
// @ts-ignore
k.length = k9;
}
// @ts-ignore
if (!(at(t, p) === 64)) break n4;
// @ts-ignore
p++;
// @ts-ignore
break o11;
}
// @ts-ignore
p = p5;
// @ts-ignore
k.length = k6;
}
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_login(t, p) {
// @ts-ignore
o14: {
// @ts-ignore
const p7 = p;
// @ts-ignore
n6: {
// @ts-ignore
const q8 = p;
// @ts-ignore
if ((p = s_user(t, p)) < 0) break n6;
// @ts-ignore
S[4] = q8;
// @ts-ignore
S[5] = p;
// @ts-ignore
o13: {
// @ts-ignore
const p11 = p;
// @ts-ignore
n10: {
// @ts-ignore
if (!(at(t, p) === 58)) break n10;
// @ts-ignore
p++;
// @ts-ignore
const q12 = p;
// @ts-ignore
if ((p = s_password(t, p)) < 0) break n10;
// @ts-ignore
S[6] = q12;
// @ts-ignore
S[7] = p;
// @ts-ignore
break o13;
}
// @ts-ignore
p = p11;
// @ts-ignore
S[6] = -1;
// @ts-ignore
S[7] = -1;
}
// @ts-ignore
if (!(at(t, p) === 64)) break n6;
// @ts-ignore
p++;
// @ts-ignore
break o14;
}
// @ts-ignore
p = p7;
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
if ((p = m_hostport(t, p)) < 0) return -1;
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
S[52] = 9;
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
S[52] = 13;
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
k.push(new ParsedNode(r_alphadigit, t, p, ++p));
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
k.push(new ParsedNode(r_alphadigit, t, p, ++p));
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
if (!((sets0[at(t, p)] & 32))) return -1;
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
k.push(new ParsedNode(r_alphadigit, t, p, ++p));
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
function k_alphadigit(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 32)) {
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 2))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
}
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
if ((sets0[at(t, p)] & 64)) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_uchar, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if (at(t, p) === 59) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 63) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 38) { p++; break c5; }
// @ts-ignore
if (!(at(t, p) === 61)) break n3;
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
if ((sets0[at(t, p)] & 64)) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_uchar, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if (at(t, p) === 59) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 63) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 38) { p++; break c5; }
// @ts-ignore
if (!(at(t, p) === 61)) break n3;
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
function k_urlpath(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_xchar, t, p)) < 0) break n0;
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
function k_ftpurl(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 102 && at(t, p + 1) === 116 && at(t, p + 2) === 112 && at(t, p + 3) === 58 && at(t, p + 4) === 47 && at(t, p + 5) === 47)) return -1;
// @ts-ignore
p += 6;
// @ts-ignore
if ((p = add(k, r_login, t, p)) < 0) return -1;
// @ts-ignore
o11: {
// @ts-ignore
const p5 = p;
// @ts-ignore
const k6 = k.length;
// @ts-ignore
n4: {
// @ts-ignore
if (!(at(t, p) === 47)) break n4;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_fpath, t, p)) < 0) break n4;
// @ts-ignore
o10: {
// @ts-ignore
const p8 = p;
// @ts-ignore
const k9 = k.length;
// @ts-ignore
n7: {
// @ts-ignore
if (!(at(t, p) === 59 && at(t, p + 1) === 116 && at(t, p + 2) === 121 && at(t, p + 3) === 112 && at(t, p + 4) === 101 && at(t, p + 5) === 61)) break n7;
// @ts-ignore
p += 6;
// @ts-ignore
if (!((sets0[at(t, p)] & 128))) break n7;
// @ts-ignore
k.push(new ParsedNode(r_ftptype, t, p, ++p));
// @ts-ignore
break o10;
}
// @ts-ignore
p = p8;
// @ts-ignore
k.length = k9;
}
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
function m_ftpurl(t, p) {
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
if ((p = s_fpath(t, p)) < 0) break n9;
// @ts-ignore
S[12] = q11;
// @ts-ignore
S[13] = p;
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
if (!(at(t, p) === 59 && at(t, p + 1) === 116 && at(t, p + 2) === 121 && at(t, p + 3) === 112 && at(t, p + 4) === 101 && at(t, p + 5) === 61)) break n13;
// @ts-ignore
p += 6;
// @ts-ignore
const q17 = p;
// @ts-ignore
if ((p = s_ftptype(t, p)) < 0) break n13;
// @ts-ignore
if (S[12] < 0 || S[12] > q17) S[12] = q17;
// @ts-ignore
if (S[13] < p) S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[18] = q17;
// @ts-ignore
S[19] = p;
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
S[18] = -1;
// @ts-ignore
S[19] = -1;
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
S[18] = -1;
// @ts-ignore
S[19] = -1;
}
// @ts-ignore
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 3) S[1] = b + 3;
// @ts-ignore
return p;
}
// @ts-ignore
function k_fpath(t, p, k) {
// @ts-ignore
if ((p = add(k, r_fsegment, t, p)) < 0) return -1;
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
if ((p = add(k, r_fsegment, t, p)) < 0) break n0;
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
function k_fsegment(t, p, k) {
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
if ((sets0[at(t, p)] & 64)) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_uchar, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if (at(t, p) === 63) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 58) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 64) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 38) { p++; break c5; }
// @ts-ignore
if (!(at(t, p) === 61)) break n3;
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
function k_fileurl(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 102 && at(t, p + 1) === 105 && at(t, p + 2) === 108 && at(t, p + 3) === 101 && at(t, p + 4) === 58 && at(t, p + 5) === 47 && at(t, p + 6) === 47)) return -1;
// @ts-ignore
p += 7;
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
a7: {
// @ts-ignore
if ((p = add(k, r_host, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
// @ts-ignore
if (!(at(t, p) === 108 && at(t, p + 1) === 111 && at(t, p + 2) === 99 && at(t, p + 3) === 97 && at(t, p + 4) === 108 && at(t, p + 5) === 104 && at(t, p + 6) === 111 && at(t, p + 7) === 115 && at(t, p + 8) === 116)) break n3;
// @ts-ignore
p += 9;
}
// @ts-ignore
break o8;
}
// @ts-ignore
p = p4;
}
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_fpath, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_fileurl(t, p) {
// @ts-ignore
const b = p;
// @ts-ignore
if (!(at(t, p) === 102 && at(t, p + 1) === 105 && at(t, p + 2) === 108 && at(t, p + 3) === 101 && at(t, p + 4) === 58 && at(t, p + 5) === 47 && at(t, p + 6) === 47)) return -1;
// @ts-ignore
p += 7;
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
a8: {
// @ts-ignore
const q9 = p;
// @ts-ignore
if ((p = m_host(t, p)) < 0) break a8;
// @ts-ignore
S[2] = q9;
// @ts-ignore
S[3] = p;
// @ts-ignore
S[8] = q9;
// @ts-ignore
S[9] = p;
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
S[8] = -1;
// @ts-ignore
S[9] = -1;
// @ts-ignore
S[52] = -1;
// @ts-ignore
if (!(at(t, p) === 108 && at(t, p + 1) === 111 && at(t, p + 2) === 99 && at(t, p + 3) === 97 && at(t, p + 4) === 108 && at(t, p + 5) === 104 && at(t, p + 6) === 111 && at(t, p + 7) === 115 && at(t, p + 8) === 116)) break n4;
// @ts-ignore
p += 9;
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
S[8] = -1;
// @ts-ignore
S[9] = -1;
// @ts-ignore
S[52] = -1;
}
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
const q11 = p;
// @ts-ignore
if ((p = s_fpath(t, p)) < 0) return -1;
// @ts-ignore
S[12] = q11;
// @ts-ignore
S[13] = p;
// @ts-ignore
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 4) S[1] = b + 4;
// @ts-ignore
if (S[2] < 0 || S[2] > b + 7) S[2] = b + 7;
// @ts-ignore
if (S[3] < b + 7) S[3] = b + 7;
// @ts-ignore
if (S[8] < 0 || S[8] > b + 7) S[8] = b + 7;
// @ts-ignore
if (S[9] < b + 7) S[9] = b + 7;
// @ts-ignore
return p;
}
// @ts-ignore
function k_httpurl(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 104 && at(t, p + 1) === 116 && at(t, p + 2) === 116 && at(t, p + 3) === 112 && at(t, p + 4) === 58 && at(t, p + 5) === 47 && at(t, p + 6) === 47)) return -1;
// @ts-ignore
p += 7;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
// @ts-ignore
o11: {
// @ts-ignore
const p5 = p;
// @ts-ignore
const k6 = k.length;
// @ts-ignore
n4: {
// @ts-ignore
if (!(at(t, p) === 47)) break n4;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_hpath, t, p)) < 0) break n4;
// @ts-ignore
o10: {
// @ts-ignore
const p8 = p;
// @ts-ignore
const k9 = k.length;
// @ts-ignore
n7: {
// @ts-ignore
if (!(at(t, p) === 63)) break n7;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_search, t, p)) < 0) break n7;
// @ts-ignore
break o10;
}
// @ts-ignore
p = p8;
// @ts-ignore
k.length = k9;
}
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
function m_httpurl(t, p) {
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
o15: {
// @ts-ignore
const p8 = p;
// @ts-ignore
n7: {
// @ts-ignore
if (!(at(t, p) === 47)) break n7;
// @ts-ignore
p++;
// @ts-ignore
const q9 = p;
// @ts-ignore
if ((p = s_hpath(t, p)) < 0) break n7;
// @ts-ignore
S[12] = q9;
// @ts-ignore
S[13] = p;
// @ts-ignore
o14: {
// @ts-ignore
const p12 = p;
// @ts-ignore
n11: {
// @ts-ignore
if (!(at(t, p) === 63)) break n11;
// @ts-ignore
p++;
// @ts-ignore
const q13 = p;
// @ts-ignore
if ((p = s_search(t, p)) < 0) break n11;
// @ts-ignore
S[14] = q13;
// @ts-ignore
S[15] = p;
// @ts-ignore
break o14;
}
// @ts-ignore
p = p12;
// @ts-ignore
S[14] = -1;
// @ts-ignore
S[15] = -1;
}
// @ts-ignore
break o15;
}
// @ts-ignore
p = p8;
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
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 4) S[1] = b + 4;
// @ts-ignore
return p;
}
// @ts-ignore
function k_hpath(t, p, k) {
// @ts-ignore
if ((p = add(k, r_hsegment, t, p)) < 0) return -1;
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
if ((p = add(k, r_hsegment, t, p)) < 0) break n0;
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
function k_hsegment(t, p, k) {
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
if ((sets0[at(t, p)] & 64)) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_uchar, t, p)) < 0) break a7;
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
if (!(at(t, p) === 61)) break n3;
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
function k_search(t, p, k) {
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
if ((sets0[at(t, p)] & 64)) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_uchar, t, p)) < 0) break a7;
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
if (!(at(t, p) === 61)) break n3;
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
function k_search__to_tab(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p6 = p;
// @ts-ignore
const k7 = k.length;
// @ts-ignore
n5: {
// @ts-ignore
const p8 = p;
// @ts-ignore
l9: {
// @ts-ignore
if (!(at(t, p) === 37 && at(t, p + 1) === 48 && at(t, p + 2) === 57)) break l9;
// @ts-ignore
p += 3;
// @ts-ignore
break n5;
}
// @ts-ignore
p = p8;
// @ts-ignore
c10: {
// @ts-ignore
const p11 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 64)) {
// @ts-ignore
a12: {
// @ts-ignore
if ((p = add(k, r_uchar, t, p)) < 0) break a12;
// @ts-ignore
break c10;
}
// @ts-ignore
p = p11;
}
// @ts-ignore
if (at(t, p) === 59) { p++; break c10; }
// @ts-ignore
if (at(t, p) === 58) { p++; break c10; }
// @ts-ignore
if (at(t, p) === 64) { p++; break c10; }
// @ts-ignore
if (at(t, p) === 38) { p++; break c10; }
// @ts-ignore
if (!(at(t, p) === 61)) break n5;
// @ts-ignore
p++;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p6;
// @ts-ignore
k.length = k7;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_gopherurl(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 103 && at(t, p + 1) === 111 && at(t, p + 2) === 112 && at(t, p + 3) === 104 && at(t, p + 4) === 101 && at(t, p + 5) === 114 && at(t, p + 6) === 58 && at(t, p + 7) === 47 && at(t, p + 8) === 47)) return -1;
// @ts-ignore
p += 9;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
// @ts-ignore
o51: {
// @ts-ignore
const p25 = p;
// @ts-ignore
const k26 = k.length;
// @ts-ignore
n24: {
// @ts-ignore
if (!(at(t, p) === 47)) break n24;
// @ts-ignore
p++;
// @ts-ignore
o50: {
// @ts-ignore
const p38 = p;
// @ts-ignore
const k39 = k.length;
// @ts-ignore
n37: {
// @ts-ignore
if ((p = add(k, r_gtype, t, p)) < 0) break n37;
// @ts-ignore
c40: {
// @ts-ignore
const p41 = p;
// @ts-ignore
const k49 = k.length;
// @ts-ignore
a42: {
// @ts-ignore
if ((p = add(k, r_selector__to_tab, t, p)) < 0) break a42;
// @ts-ignore
if (!(at(t, p) === 37 && at(t, p + 1) === 48 && at(t, p + 2) === 57)) break a42;
// @ts-ignore
p += 3;
// @ts-ignore
if ((p = add(k, r_search__to_tab, t, p)) < 0) break a42;
// @ts-ignore
o46: {
// @ts-ignore
const p44 = p;
// @ts-ignore
const k45 = k.length;
// @ts-ignore
n43: {
// @ts-ignore
if (!(at(t, p) === 37 && at(t, p + 1) === 48 && at(t, p + 2) === 57)) break n43;
// @ts-ignore
p += 3;
// @ts-ignore
if ((p = add(k, r_gopherplus_string, t, p)) < 0) break n43;
// @ts-ignore
break o46;
}
// @ts-ignore
p = p44;
// @ts-ignore
k.length = k45;
}
// @ts-ignore
const p47 = p;
// @ts-ignore
l48: {
// @ts-ignore
if ((p = s_xchar(t, p)) < 0) break l48;
// @ts-ignore
break a42;
}
// @ts-ignore
p = p47;
// @ts-ignore
break c40;
}
// @ts-ignore
p = p41;
// @ts-ignore
k.length = k49;
// @ts-ignore
if ((p = add(k, r_selector, t, p)) < 0) break n37;
}
// @ts-ignore
break o50;
}
// @ts-ignore
p = p38;
// @ts-ignore
k.length = k39;
}
// @ts-ignore
break o51;
}
// @ts-ignore
p = p25;
// @ts-ignore
k.length = k26;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_gopherurl(t, p) {
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
o89: {
// @ts-ignore
const p45 = p;
// @ts-ignore
n44: {
// @ts-ignore
if (!(at(t, p) === 47)) break n44;
// @ts-ignore
p++;
// @ts-ignore
o88: {
// @ts-ignore
const p67 = p;
// @ts-ignore
n66: {
// @ts-ignore
const q68 = p;
// @ts-ignore
if ((p = s_gtype(t, p)) < 0) break n66;
// @ts-ignore
S[12] = q68;
// @ts-ignore
S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[20] = q68;
// @ts-ignore
S[21] = p;
// @ts-ignore
c69: {
// @ts-ignore
const p70 = p;
// @ts-ignore
const s85 = S[12];
// @ts-ignore
const s86 = S[13];
// @ts-ignore
a71: {
// @ts-ignore
const q72 = p;
// @ts-ignore
if ((p = s_selector__to_tab(t, p)) < 0) break a71;
// @ts-ignore
if (S[12] < 0 || S[12] > q72) S[12] = q72;
// @ts-ignore
if (S[13] < p) S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[22] = q72;
// @ts-ignore
S[23] = p;
// @ts-ignore
if (!(at(t, p) === 37 && at(t, p + 1) === 48 && at(t, p + 2) === 57)) break a71;
// @ts-ignore
p += 3;
// @ts-ignore
const q73 = p;
// @ts-ignore
if ((p = s_search__to_tab(t, p)) < 0) break a71;
// @ts-ignore
if (S[12] < 0 || S[12] > q73) S[12] = q73;
// @ts-ignore
if (S[13] < p) S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[24] = q73;
// @ts-ignore
S[25] = p;
// @ts-ignore
o80: {
// @ts-ignore
const p76 = p;
// @ts-ignore
const s77 = S[12];
// @ts-ignore
const s78 = S[13];
// @ts-ignore
n75: {
// @ts-ignore
if (!(at(t, p) === 37 && at(t, p + 1) === 48 && at(t, p + 2) === 57)) break n75;
// @ts-ignore
p += 3;
// @ts-ignore
const q79 = p;
// @ts-ignore
if ((p = s_gopherplus_string(t, p)) < 0) break n75;
// @ts-ignore
if (S[12] < 0 || S[12] > q79) S[12] = q79;
// @ts-ignore
if (S[13] < p) S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[26] = q79;
// @ts-ignore
S[27] = p;
// @ts-ignore
break o80;
}
// @ts-ignore
p = p76;
// @ts-ignore
S[12] = s77;
// @ts-ignore
S[13] = s78;
// @ts-ignore
S[26] = -1;
// @ts-ignore
S[27] = -1;
}
// @ts-ignore
const p81 = p;
// @ts-ignore
l82: {
// @ts-ignore
c83: {
// @ts-ignore
if ((sets0[at(t, p)] & 4)) { p++; break c83; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break l82;
// @ts-ignore
p += 3;
}
// @ts-ignore
break a71;
}
// @ts-ignore
p = p81;
// @ts-ignore
break c69;
}
// @ts-ignore
p = p70;
// @ts-ignore
S[12] = s85;
// @ts-ignore
S[13] = s86;
// @ts-ignore
S[22] = -1;
// @ts-ignore
S[23] = -1;
// @ts-ignore
S[24] = -1;
// @ts-ignore
S[25] = -1;
// @ts-ignore
S[26] = -1;
// @ts-ignore
S[27] = -1;
// @ts-ignore
const q87 = p;
// @ts-ignore
if ((p = s_selector(t, p)) < 0) break n66;
// @ts-ignore
if (S[12] < 0 || S[12] > q87) S[12] = q87;
// @ts-ignore
if (S[13] < p) S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[22] = q87;
// @ts-ignore
S[23] = p;
}
// @ts-ignore
break o88;
}
// @ts-ignore
p = p67;
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
// @ts-ignore
S[24] = -1;
// @ts-ignore
S[25] = -1;
// @ts-ignore
S[26] = -1;
// @ts-ignore
S[27] = -1;
}
// @ts-ignore
break o89;
}
// @ts-ignore
p = p45;
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
// @ts-ignore
S[24] = -1;
// @ts-ignore
S[25] = -1;
// @ts-ignore
S[26] = -1;
// @ts-ignore
S[27] = -1;
}
// @ts-ignore
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 6) S[1] = b + 6;
// @ts-ignore
if (t.startsWith("/", p - 1)) {
// @ts-ignore
if (S[12] < 0 || S[12] > p) S[12] = p;
// @ts-ignore
if (S[13] < p) S[13] = p;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_gtype(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xchar, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_selector(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_xchar, t, p)) < 0) break n0;
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
function k_selector__to_tab(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
const k4 = k.length;
// @ts-ignore
n2: {
// @ts-ignore
const p5 = p;
// @ts-ignore
l6: {
// @ts-ignore
if (!(at(t, p) === 37 && at(t, p + 1) === 48 && at(t, p + 2) === 57)) break l6;
// @ts-ignore
p += 3;
// @ts-ignore
break n2;
}
// @ts-ignore
p = p5;
// @ts-ignore
if ((p = add(k, r_xchar, t, p)) < 0) break n2;
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
function k_gopherplus_string(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_xchar, t, p)) < 0) break n0;
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
function k_mailtourl(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 109 && at(t, p + 1) === 97 && at(t, p + 2) === 105 && at(t, p + 3) === 108 && at(t, p + 4) === 116 && at(t, p + 5) === 111 && at(t, p + 6) === 58)) return -1;
// @ts-ignore
p += 7;
// @ts-ignore
if ((p = add(k, r_encoded822addr, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_mailtourl(t, p) {
// @ts-ignore
const b = p;
// @ts-ignore
if (!(at(t, p) === 109 && at(t, p + 1) === 97 && at(t, p + 2) === 105 && at(t, p + 3) === 108 && at(t, p + 4) === 116 && at(t, p + 5) === 111 && at(t, p + 6) === 58)) return -1;
// @ts-ignore
p += 7;
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = s_encoded822addr(t, p)) < 0) return -1;
// @ts-ignore
S[12] = q0;
// @ts-ignore
S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[46] = q0;
// @ts-ignore
S[47] = p;
// @ts-ignore
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 6) S[1] = b + 6;
// @ts-ignore
return p;
}
// @ts-ignore
function k_encoded822addr(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xchar, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_xchar, t, p)) < 0) break n0;
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
function k_newsurl(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 110 && at(t, p + 1) === 101 && at(t, p + 2) === 119 && at(t, p + 3) === 115 && at(t, p + 4) === 58)) return -1;
// @ts-ignore
p += 5;
// @ts-ignore
if ((p = add(k, r_grouppart, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_newsurl(t, p) {
// @ts-ignore
const b = p;
// @ts-ignore
if (!(at(t, p) === 110 && at(t, p + 1) === 101 && at(t, p + 2) === 119 && at(t, p + 3) === 115 && at(t, p + 4) === 58)) return -1;
// @ts-ignore
p += 5;
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = m_grouppart(t, p)) < 0) return -1;
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
function k_grouppart(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 256)) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_article, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
if ((sets0[at(t, p)] & 32)) {
// @ts-ignore
a3: {
// @ts-ignore
if ((p = add(k, r_group, t, p)) < 0) break a3;
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
function m_grouppart(t, p) {
// @ts-ignore
const b = p;
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 256)) {
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
}
// @ts-ignore
if ((sets0[at(t, p)] & 32)) {
// @ts-ignore
a4: {
// @ts-ignore
const q5 = p;
// @ts-ignore
if ((p = s_group(t, p)) < 0) break a4;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[42] = q5;
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
if (!((sets0[at(t, p)] & 32))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
c4: {
// @ts-ignore
if ((sets0[at(t, p)] & 32)) {
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
break c4;
}
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
break c4;
}
// @ts-ignore
if (at(t, p) === 45) { p++; break c4; }
// @ts-ignore
if (at(t, p) === 46) { p++; break c4; }
// @ts-ignore
if (at(t, p) === 43) { p++; break c4; }
// @ts-ignore
if (!(at(t, p) === 95)) break n2;
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
function k_article(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 64)) {
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_uchar, t, p)) < 0) break a2;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
if (at(t, p) === 59) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 47) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 63) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 58) { p++; break c0; }
// @ts-ignore
if (at(t, p) === 38) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 61)) return -1;
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
if ((sets0[at(t, p)] & 64)) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_uchar, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if (at(t, p) === 59) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 47) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 63) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 58) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 38) { p++; break c5; }
// @ts-ignore
if (!(at(t, p) === 61)) break n3;
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
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 512)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 512)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
if (!(at(t, p) === 64)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = m_host(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_nntpurl(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 110 && at(t, p + 1) === 110 && at(t, p + 2) === 116 && at(t, p + 3) === 112 && at(t, p + 4) === 58 && at(t, p + 5) === 47 && at(t, p + 6) === 47)) return -1;
// @ts-ignore
p += 7;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 47)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_group, t, p)) < 0) return -1;
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
if ((p = add(k, r_digits, t, p)) < 0) break n0;
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
function m_nntpurl(t, p) {
// @ts-ignore
const b = p;
// @ts-ignore
if (!(at(t, p) === 110 && at(t, p + 1) === 110 && at(t, p + 2) === 116 && at(t, p + 3) === 112 && at(t, p + 4) === 58 && at(t, p + 5) === 47 && at(t, p + 6) === 47)) return -1;
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
if ((p = s_group(t, p)) < 0) return -1;
// @ts-ignore
S[12] = q1;
// @ts-ignore
S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[48] = q1;
// @ts-ignore
S[49] = p;
// @ts-ignore
o8: {
// @ts-ignore
const p4 = p;
// @ts-ignore
const s5 = S[12];
// @ts-ignore
const s6 = S[13];
// @ts-ignore
n3: {
// @ts-ignore
if (!(at(t, p) === 47)) break n3;
// @ts-ignore
p++;
// @ts-ignore
const q7 = p;
// @ts-ignore
if ((p = s_digits(t, p)) < 0) break n3;
// @ts-ignore
if (S[12] < 0 || S[12] > q7) S[12] = q7;
// @ts-ignore
if (S[13] < p) S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[50] = q7;
// @ts-ignore
S[51] = p;
// @ts-ignore
break o8;
}
// @ts-ignore
p = p4;
// @ts-ignore
S[12] = s5;
// @ts-ignore
S[13] = s6;
// @ts-ignore
S[50] = -1;
// @ts-ignore
S[51] = -1;
}
// @ts-ignore
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 4) S[1] = b + 4;
// @ts-ignore
return p;
}
// @ts-ignore
function k_telneturl(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 116 && at(t, p + 1) === 101 && at(t, p + 2) === 108 && at(t, p + 3) === 110 && at(t, p + 4) === 101 && at(t, p + 5) === 116 && at(t, p + 6) === 58 && at(t, p + 7) === 47 && at(t, p + 8) === 47)) return -1;
// @ts-ignore
p += 9;
// @ts-ignore
if ((p = add(k, r_login, t, p)) < 0) return -1;
// @ts-ignore
for (let i0 = 1; i0 > 0 && at(t, p) === 47; i0--) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function m_telneturl(t, p) {
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
for (let i1 = 1; i1 > 0 && at(t, p) === 47; i1--) p++;
// @ts-ignore
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 6) S[1] = b + 6;
// @ts-ignore
if (t.startsWith("/", p - 1)) {
// @ts-ignore
if (S[12] < 0 || S[12] > p) S[12] = p;
// @ts-ignore
if (S[13] < p) S[13] = p;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_waisurl(t, p, k) {
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
if (at(t, p) === 119) {
// @ts-ignore
a3: {
// @ts-ignore
if ((p = add(k, r_waisindex, t, p)) < 0) break a3;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
}
// @ts-ignore
if ((p = add(k, r_waisdatabase, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function m_waisurl(t, p) {
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
if (at(t, p) === 119) {
// @ts-ignore
a3: {
// @ts-ignore
if ((p = m_waisindex(t, p)) < 0) break a3;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
clearMarks();
}
// @ts-ignore
if ((p = m_waisdatabase(t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_waisdatabase(t, p, k) {
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
return p;
}
// @ts-ignore
function m_waisdatabase(t, p) {
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
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 4) S[1] = b + 4;
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
if (!(at(t, p) === 63)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_search, t, p)) < 0) return -1;
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
if (!(at(t, p) === 63)) return -1;
// @ts-ignore
p++;
// @ts-ignore
const q2 = p;
// @ts-ignore
if ((p = s_search(t, p)) < 0) return -1;
// @ts-ignore
S[14] = q2;
// @ts-ignore
S[15] = p;
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
if ((p = add(k, r_wpath, t, p)) < 0) return -1;
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
if ((p = s_wpath(t, p)) < 0) return -1;
// @ts-ignore
if (S[12] < 0 || S[12] > q3) S[12] = q3;
// @ts-ignore
if (S[13] < p) S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[34] = q3;
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
function k_database(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_uchar, t, p)) < 0) break n0;
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
function k_wtype(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_uchar, t, p)) < 0) break n0;
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
function k_wpath(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_uchar, t, p)) < 0) break n0;
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
function k_prosperourl(t, p, k) {
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
if ((p = add(k, r_ppath, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if ((p = add(k, r_fieldspec, t, p)) < 0) break n0;
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
function m_prosperourl(t, p) {
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
const q1 = p;
// @ts-ignore
if ((p = s_ppath(t, p)) < 0) return -1;
// @ts-ignore
S[12] = q1;
// @ts-ignore
S[13] = p;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
S[36] = q1;
// @ts-ignore
S[37] = p;
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
const s5 = S[12];
// @ts-ignore
const s6 = S[13];
// @ts-ignore
const s7 = S[53];
// @ts-ignore
n3: {
// @ts-ignore
const q8 = p;
// @ts-ignore
if ((p = m_fieldspec(t, p)) < 0) break n3;
// @ts-ignore
if (S[12] < 0 || S[12] > q8) S[12] = q8;
// @ts-ignore
if (S[13] < p) S[13] = p;
// @ts-ignore
continue;
}
// @ts-ignore
p = p4;
// @ts-ignore
S[12] = s5;
// @ts-ignore
S[13] = s6;
// @ts-ignore
S[53] = s7;
// @ts-ignore
break;
}
// @ts-ignore
if (S[0] < 0 || S[0] > b) S[0] = b;
// @ts-ignore
if (S[1] < b + 8) S[1] = b + 8;
// @ts-ignore
return p;
}
// @ts-ignore
function k_ppath(t, p, k) {
// @ts-ignore
if ((p = add(k, r_psegment, t, p)) < 0) return -1;
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
if ((p = add(k, r_psegment, t, p)) < 0) break n0;
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
function k_psegment(t, p, k) {
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
if ((sets0[at(t, p)] & 64)) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_uchar, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if (at(t, p) === 63) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 58) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 64) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 38) { p++; break c5; }
// @ts-ignore
if (!(at(t, p) === 61)) break n3;
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
function k_fieldspec(t, p, k) {
// @ts-ignore
if (!(at(t, p) === 59)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_fieldname, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 61)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_fieldvalue, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function m_fieldspec(t, p) {
// @ts-ignore
if (!(at(t, p) === 59)) return -1;
// @ts-ignore
p++;
// @ts-ignore
const q0 = p;
// @ts-ignore
if ((p = s_fieldname(t, p)) < 0) return -1;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
places[S[53]++] = q0; places[S[53]++] = p;
// @ts-ignore
if (!(at(t, p) === 61)) return -1;
// @ts-ignore
p++;
// @ts-ignore
const q1 = p;
// @ts-ignore
if ((p = s_fieldvalue(t, p)) < 0) return -1;
// @ts-ignore
schemeMarks[0] = 1;
// @ts-ignore
places[S[53]++] = q1; places[S[53]++] = p;
// @ts-ignore
return p;
}
// @ts-ignore
function k_fieldname(t, p, k) {
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
if ((sets0[at(t, p)] & 64)) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_uchar, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if (at(t, p) === 63) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 58) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 64) { p++; break c5; }
// @ts-ignore
if (!(at(t, p) === 38)) break n3;
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
function k_fieldvalue(t, p, k) {
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
if ((sets0[at(t, p)] & 64)) {
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_uchar, t, p)) < 0) break a7;
// @ts-ignore
break c5;
}
// @ts-ignore
p = p6;
}
// @ts-ignore
if (at(t, p) === 63) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 58) { p++; break c5; }
// @ts-ignore
if (at(t, p) === 64) { p++; break c5; }
// @ts-ignore
if (!(at(t, p) === 38)) break n3;
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
function k_alpha(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
k.push(new ParsedNode(r_lowalpha, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 1024))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_hialpha, t, p, ++p));
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_hex(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 2048))) return -1;
// @ts-ignore
p++;
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
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_hex, t, p, ++p));
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_hex, t, p, ++p));
// @ts-ignore
return p;
}
// @ts-ignore
function k_unreserved(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 32)) {
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 4096)) {
// @ts-ignore
k.push(new ParsedNode(r_safe, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 8192))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_extra, t, p, ++p));
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_uchar(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 16384)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
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
function k_xchar(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 16384)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 32768)) {
// @ts-ignore
k.push(new ParsedNode(r_reserved, t, p, ++p));
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
function k_digits(t, p, k) {
// @ts-ignore
if (!((sets0[at(t, p)] & 2))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
const p1 = p;
// @ts-ignore
n0: {
// @ts-ignore
if (!((sets0[at(t, p)] & 2))) break n0;
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
function s_scheme(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 65536))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 65536)) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_xchar(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 4)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_urlpath(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 4)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
while ((sets0[at(t, p)] & 131072)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
while ((sets0[at(t, p)] & 131072)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
if ((p = s_digits(t, p)) < 0) return -1;
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
function s_fpath(t, p) {
// @ts-ignore
if ((p = s_fsegment(t, p)) < 0) return -1;
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
if ((p = s_fsegment(t, p)) < 0) break n0;
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
function s_ftptype(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 128))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hpath(t, p) {
// @ts-ignore
if ((p = s_hsegment(t, p)) < 0) return -1;
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
if ((p = s_hsegment(t, p)) < 0) break n0;
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
function s_search(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 262144)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
function s_gtype(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 4)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_selector__to_tab(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p5 = p;
// @ts-ignore
n4: {
// @ts-ignore
const p6 = p;
// @ts-ignore
l7: {
// @ts-ignore
if (!(at(t, p) === 37 && at(t, p + 1) === 48 && at(t, p + 2) === 57)) break l7;
// @ts-ignore
p += 3;
// @ts-ignore
break n4;
}
// @ts-ignore
p = p6;
// @ts-ignore
c8: {
// @ts-ignore
if ((sets0[at(t, p)] & 4)) { p++; break c8; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n4;
// @ts-ignore
p += 3;
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
return p;
}
// @ts-ignore
function s_search__to_tab(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p5 = p;
// @ts-ignore
n4: {
// @ts-ignore
const p6 = p;
// @ts-ignore
l7: {
// @ts-ignore
if (!(at(t, p) === 37 && at(t, p + 1) === 48 && at(t, p + 2) === 57)) break l7;
// @ts-ignore
p += 3;
// @ts-ignore
break n4;
}
// @ts-ignore
p = p6;
// @ts-ignore
c8: {
// @ts-ignore
if ((sets0[at(t, p)] & 262144)) { p++; break c8; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n4;
// @ts-ignore
p += 3;
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
return p;
}
// @ts-ignore
function s_gopherplus_string(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 4)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
function s_selector(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 4)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
function s_encoded822addr(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 4)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 4)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
function s_group(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 32))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 524288)) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_digits(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 2))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 2)) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_database(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 16384)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
function s_wtype(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 16384)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
function s_wpath(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 16384)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
function s_ppath(t, p) {
// @ts-ignore
if ((p = s_psegment(t, p)) < 0) return -1;
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
if ((p = s_psegment(t, p)) < 0) break n0;
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
function s_fieldname(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 1048576)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
function s_fieldvalue(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 1048576)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
if (!((sets0[at(t, p)] & 32))) return -1;
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
function s_alphadigit(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_fsegment(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 2097152)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
function s_hsegment(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 262144)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
function s_psegment(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
while ((sets0[at(t, p)] & 2097152)) p++;
// @ts-ignore
const p3 = p;
// @ts-ignore
n2: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) break n2;
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
function s_lowalpha(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hialpha(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1024))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_alpha(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 32))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_digit(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 2))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_safe(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 4096))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_extra(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8192))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_national(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 4194304))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_punctuation(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8388608))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_reserved(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 32768))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hex(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_escape(t, p) {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) return -1;
// @ts-ignore
p += 3;
// @ts-ignore
return p;
}
// @ts-ignore
function s_unreserved(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 16384))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_uchar(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 16384)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 8) && (sets0[at(t, p + 2)] & 8))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
const r_genericurl = { name: "genericurl", scan: undefined, parts: k_genericurl };
// @ts-ignore
const r_url = { name: "url", scan: undefined, parts: k_url };
// @ts-ignore
const r_otherurl = { name: "otherurl", scan: undefined, parts: k_otherurl };
// @ts-ignore
const r_scheme = { name: "scheme", scan: s_scheme, parts: k_scheme };
// @ts-ignore
const r_schemepart = { name: "schemepart", scan: undefined, parts: k_schemepart };
// @ts-ignore
const r_ip_schemepart = { name: "ip-schemepart", scan: undefined, parts: k_ip_schemepart };
// @ts-ignore
const r_login = { name: "login", scan: undefined, parts: k_login };
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
const r_alphadigit = { name: "alphadigit", scan: s_alphadigit, parts: k_alphadigit };
// @ts-ignore
const r_hostnumber = { name: "hostnumber", scan: s_hostnumber, parts: k_hostnumber };
// @ts-ignore
const r_port = { name: "port", scan: s_port, parts: k_port };
// @ts-ignore
const r_user = { name: "user", scan: s_user, parts: k_user };
// @ts-ignore
const r_password = { name: "password", scan: s_password, parts: k_password };
// @ts-ignore
const r_urlpath = { name: "urlpath", scan: s_urlpath, parts: k_urlpath };
// @ts-ignore
const r_ftpurl = { name: "ftpurl", scan: undefined, parts: k_ftpurl };
// @ts-ignore
const r_fpath = { name: "fpath", scan: s_fpath, parts: k_fpath };
// @ts-ignore
const r_fsegment = { name: "fsegment", scan: s_fsegment, parts: k_fsegment };
// @ts-ignore
const r_ftptype = { name: "ftptype", scan: s_ftptype, parts: undefined };
// @ts-ignore
const r_fileurl = { name: "fileurl", scan: undefined, parts: k_fileurl };
// @ts-ignore
const r_httpurl = { name: "httpurl", scan: undefined, parts: k_httpurl };
// @ts-ignore
const r_hpath = { name: "hpath", scan: s_hpath, parts: k_hpath };
// @ts-ignore
const r_hsegment = { name: "hsegment", scan: s_hsegment, parts: k_hsegment };
// @ts-ignore
const r_search = { name: "search", scan: s_search, parts: k_search };
// @ts-ignore
const r_search__to_tab = { name: "search", scan: s_search__to_tab, parts: k_search__to_tab };
// @ts-ignore
const r_gopherurl = { name: "gopherurl", scan: undefined, parts: k_gopherurl };
// @ts-ignore
const r_gtype = { name: "gtype", scan: s_gtype, parts: k_gtype };
// @ts-ignore
const r_selector = { name: "selector", scan: s_selector, parts: k_selector };
// @ts-ignore
const r_selector__to_tab = { name: "selector", scan: s_selector__to_tab, parts: k_selector__to_tab };
// @ts-ignore
const r_gopherplus_string = { name: "gopher+_string", scan: s_gopherplus_string, parts: k_gopherplus_string };
// @ts-ignore
const r_mailtourl = { name: "mailtourl", scan: undefined, parts: k_mailtourl };
// @ts-ignore
const r_encoded822addr = { name: "encoded822addr", scan: s_encoded822addr, parts: k_encoded822addr };
// @ts-ignore
const r_newsurl = { name: "newsurl", scan: undefined, parts: k_newsurl };
// @ts-ignore
const r_grouppart = { name: "grouppart", scan: undefined, parts: k_grouppart };
// @ts-ignore
const r_group = { name: "group", scan: s_group, parts: k_group };
// @ts-ignore
const r_article = { name: "article", scan: undefined, parts: k_article };
// @ts-ignore
const r_nntpurl = { name: "nntpurl", scan: undefined, parts: k_nntpurl };
// @ts-ignore
const r_telneturl = { name: "telneturl", scan: undefined, parts: k_telneturl };
// @ts-ignore
const r_waisurl = { name: "waisurl", scan: undefined, parts: k_waisurl };
// @ts-ignore
const r_waisdatabase = { name: "waisdatabase", scan: undefined, parts: k_waisdatabase };
// @ts-ignore
const r_waisindex = { name: "waisindex", scan: undefined, parts: k_waisindex };
// @ts-ignore
const r_waisdoc = { name: "waisdoc", scan: undefined, parts: k_waisdoc };
// @ts-ignore
const r_database = { name: "database", scan: s_database, parts: k_database };
// @ts-ignore
const r_wtype = { name: "wtype", scan: s_wtype, parts: k_wtype };
// @ts-ignore
const r_wpath = { name: "wpath", scan: s_wpath, parts: k_wpath };
// @ts-ignore
const r_prosperourl = { name: "prosperourl", scan: undefined, parts: k_prosperourl };
// @ts-ignore
const r_ppath = { name: "ppath", scan: s_ppath, parts: k_ppath };
// @ts-ignore
const r_psegment = { name: "psegment", scan: s_psegment, parts: k_psegment };
// @ts-ignore
const r_fieldspec = { name: "fieldspec", scan: undefined, parts: k_fieldspec };
// @ts-ignore
const r_fieldname = { name: "fieldname", scan: s_fieldname, parts: k_fieldname };
// @ts-ignore
const r_fieldvalue = { name: "fieldvalue", scan: s_fieldvalue, parts: k_fieldvalue };
// @ts-ignore
const r_lowalpha = { name: "lowalpha", scan: s_lowalpha, parts: undefined };
// @ts-ignore
const r_hialpha = { name: "hialpha", scan: s_hialpha, parts: undefined };
// @ts-ignore
const r_alpha = { name: "alpha", scan: s_alpha, parts: k_alpha };
// @ts-ignore
const r_digit = { name: "digit", scan: s_digit, parts: undefined };
// @ts-ignore
const r_safe = { name: "safe", scan: s_safe, parts: undefined };
// @ts-ignore
const r_extra = { name: "extra", scan: s_extra, parts: undefined };
// @ts-ignore
const r_national = { name: "national", scan: s_national, parts: undefined };
// @ts-ignore
const r_punctuation = { name: "punctuation", scan: s_punctuation, parts: undefined };
// @ts-ignore
const r_reserved = { name: "reserved", scan: s_reserved, parts: undefined };
// @ts-ignore
const r_hex = { name: "hex", scan: s_hex, parts: k_hex };
// @ts-ignore
const r_escape = { name: "escape", scan: s_escape, parts: k_escape };
// @ts-ignore
const r_unreserved = { name: "unreserved", scan: s_unreserved, parts: k_unreserved };
// @ts-ignore
const r_uchar = { name: "uchar", scan: s_uchar, parts: k_uchar };
// @ts-ignore
const r_xchar = { name: "xchar", scan: s_xchar, parts: k_xchar };
// @ts-ignore
const r_digits = { name: "digits", scan: s_digits, parts: k_digits };
// @ts-ignore
const rules = { genericurl: r_genericurl, url: r_url, otherurl: r_otherurl, scheme: r_scheme, schemepart: r_schemepart, ip_schemepart: r_ip_schemepart, login: r_login, hostport: r_hostport, host: r_host, hostname: r_hostname, domainlabel: r_domainlabel, toplabel: r_toplabel, alphadigit: r_alphadigit, hostnumber: r_hostnumber, port: r_port, user: r_user, password: r_password, urlpath: r_urlpath, ftpurl: r_ftpurl, fpath: r_fpath, fsegment: r_fsegment, ftptype: r_ftptype, fileurl: r_fileurl, httpurl: r_httpurl, hpath: r_hpath, hsegment: r_hsegment, search: r_search, gopherurl: r_gopherurl, gtype: r_gtype, selector: r_selector, gopherplus_string: r_gopherplus_string, mailtourl: r_mailtourl, encoded822addr: r_encoded822addr, newsurl: r_newsurl, grouppart: r_grouppart, group: r_group, article: r_article, nntpurl: r_nntpurl, telneturl: r_telneturl, waisurl: r_waisurl, waisdatabase: r_waisdatabase, waisindex: r_waisindex, waisdoc: r_waisdoc, database: r_database, wtype: r_wtype, wpath: r_wpath, prosperourl: r_prosperourl, ppath: r_ppath, psegment: r_psegment, fieldspec: r_fieldspec, fieldname: r_fieldname, fieldvalue: r_fieldvalue, lowalpha: r_lowalpha, hialpha: r_hialpha, alpha: r_alpha, digit: r_digit, safe: r_safe, extra: r_extra, national: r_national, punctuation: r_punctuation, reserved: r_reserved, hex: r_hex, escape: r_escape, unreserved: r_unreserved, uchar: r_uchar, xchar: r_xchar, digits: r_digits };
// @ts-ignore
const marking = { genericurl: m_genericurl, url: m_url, otherurl: m_otherurl, schemepart: m_schemepart, ip_schemepart: m_ip_schemepart, login: m_login, hostport: m_hostport, host: m_host, ftpurl: m_ftpurl, fileurl: m_fileurl, httpurl: m_httpurl, gopherurl: m_gopherurl, mailtourl: m_mailtourl, newsurl: m_newsurl, grouppart: m_grouppart, article: m_article, nntpurl: m_nntpurl, telneturl: m_telneturl, waisurl: m_waisurl, waisdatabase: m_waisdatabase, waisindex: m_waisindex, waisdoc: m_waisdoc, prosperourl: m_prosperourl, fieldspec: m_fieldspec };
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
  startRule?: "genericurl" | "url" | "otherurl" | "scheme" | "schemepart" | "ip_schemepart" | "login" | "hostport" | "host" | "hostname" | "domainlabel" | "toplabel" | "alphadigit" | "hostnumber" | "port" | "user" | "password" | "urlpath" | "ftpurl" | "fpath" | "fsegment" | "ftptype" | "fileurl" | "httpurl" | "hpath" | "hsegment" | "search" | "search__to_tab" | "gopherurl" | "gtype" | "selector" | "selector__to_tab" | "gopherplus_string" | "mailtourl" | "encoded822addr" | "newsurl" | "grouppart" | "group" | "article" | "nntpurl" | "telneturl" | "waisurl" | "waisdatabase" | "waisindex" | "waisdoc" | "database" | "wtype" | "wpath" | "prosperourl" | "ppath" | "psegment" | "fieldspec" | "fieldname" | "fieldvalue" | "lowalpha" | "hialpha" | "alpha" | "digit" | "safe" | "extra" | "national" | "punctuation" | "reserved" | "hex" | "escape" | "unreserved" | "uchar" | "xchar" | "digits";
  tracer?: any;
  [key: string]: any;
}
type StartRule = { readonly startRule: NonNullable<ParseOptions['startRule']> };
export const parse = peggyParser.parse as (text: string, options: StartRule) => SyntaxNode<RuleName>;
export const mark = (peggyParser as any).mark as (text: string, options: StartRule) => boolean;

export const PeggySyntaxError = peggyParser.SyntaxError as typeof _PeggySyntaxError;

export type PeggySyntaxError = _PeggySyntaxError;
