// The parser of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 0a1e6effa19ce5fd1a1d5eeda83c981312bf88f43843384710f15165b640c302). Do not edit.

/* eslint-disable */

import type { SyntaxNode } from '../../src/syntax/node.js';
import { ParsedNode, add, at, byIdentifier, rule } from '../../src/syntax/parser.js';
import type { RuleName } from './rules.js';



const peggyParser: {parse: any, SyntaxError: any, DefaultTracer?: any} = // @ts-ignore
(function () {
// @ts-ignore
const sets0 = new Int32Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,391645256,1073741824,1073741824,391383112,1073743944,392195720,391645256,391645256,391645256,391645256,533993548,391645256,533993548,533993548,6301704,533858394,533858394,533858394,533858394,533858394,533858394,533858394,533858394,533858394,533858394,375418376,90188936,1073741824,123743880,1073741824,325085832,375408136,525568376,525568120,525568120,525568376,525568120,525568120,525371512,525371512,525371768,525371512,525371512,525371512,525371512,525371512,525371512,525371512,525371512,525371512,525371512,525371512,525371512,525371512,525371512,525371512,525371512,525371512,536870912,536870912,536870912,536870912,525604936,536870912,533924217,533923961,533923961,533924217,533923961,533923961,533727353,533727353,533727609,533727353,533727353,533727353,533727353,533727353,533727353,533727353,533727353,533727353,533727353,533727353,533727353,533727353,533727353,533727353,533727353,533727353,536870912,536870912,536870912,536870912,0,0,0]);
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
function k_url(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
c4: {
// @ts-ignore
if (at(t, p) === 104 && (q = add(k, r_httpurl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if (at(t, p) === 102 && (q = add(k, r_ftpurl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if (at(t, p) === 110 && (q = add(k, r_newsurl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if (at(t, p) === 110 && (q = add(k, r_nntpurl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if (at(t, p) === 116 && (q = add(k, r_telneturl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if (at(t, p) === 103 && (q = add(k, r_gopherurl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if (at(t, p) === 119 && (q = add(k, r_waisurl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if (at(t, p) === 109 && (q = add(k, r_mailtourl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if (at(t, p) === 102 && (q = add(k, r_fileurl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if ((p = add(k, r_prosperourl, t, p)) < 0) break a3;
}
// @ts-ignore
if (p < t.length) break a3;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
if ((p = add(k, r_otherurl, t, p)) < 0) return -1;
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
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
// @ts-ignore
k.push(new ParsedNode(r_lowalpha, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
if ((sets0[at(t, p)] & 4)) { p++; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_schemepart(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if ((p = add(k, r_ip_schemepart, t, p)) < 0) break a3;
// @ts-ignore
if ((sets0[at(t, p)] & 8) && (q = s_xchar(t, p)) >= 0) { p = q; break a3; }
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 8) && (q = add(k, r_xchar, t, p)) >= 0) { p = q; continue; }
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
o0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if (!(at(t, p) === 47)) break a3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_urlpath, t, p)) < 0) break a3;
// @ts-ignore
break o0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_login(t, p, k) {
// @ts-ignore
o4: {
// @ts-ignore
const p5 = p;
// @ts-ignore
const n6 = k.length;
// @ts-ignore
a7: {
// @ts-ignore
if ((p = add(k, r_user, t, p)) < 0) break a7;
// @ts-ignore
o8: {
// @ts-ignore
const p9 = p;
// @ts-ignore
const n10 = k.length;
// @ts-ignore
a11: {
// @ts-ignore
if (!(at(t, p) === 58)) break a11;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_password, t, p)) < 0) break a11;
// @ts-ignore
break o8;
}
// @ts-ignore
p = p9;
// @ts-ignore
k.length = n10;
}
// @ts-ignore
if (!(at(t, p) === 64)) break a7;
// @ts-ignore
p++;
// @ts-ignore
break o4;
}
// @ts-ignore
p = p5;
// @ts-ignore
k.length = n6;
}
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_hostport(t, p, k) {
// @ts-ignore
if ((p = add(k, r_host, t, p)) < 0) return -1;
// @ts-ignore
o0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if (!(at(t, p) === 58)) break a3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_port, t, p)) < 0) break a3;
// @ts-ignore
break o0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_host(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
c0: {
// @ts-ignore
if ((q = add(k, r_hostname, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if ((p = add(k, r_hostnumber, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_hostname(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p0 = p;
// @ts-ignore
const n1 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = add(k, r_domainlabel, t, p)) < 0) break a2;
// @ts-ignore
if (!(at(t, p) === 46)) break a2;
// @ts-ignore
p++;
// @ts-ignore
continue;
}
// @ts-ignore
p = p0;
// @ts-ignore
k.length = n1;
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
const p0 = p;
// @ts-ignore
const n1 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) break a2;
// @ts-ignore
k.push(new ParsedNode(r_alphadigit, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
p = p0;
// @ts-ignore
k.length = n1;
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
const p0 = p;
// @ts-ignore
const n1 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) break a2;
// @ts-ignore
k.push(new ParsedNode(r_alphadigit, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
p = p0;
// @ts-ignore
k.length = n1;
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
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 64) && (q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 128)) { p++; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_password(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 64) && (q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 128)) { p++; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_urlpath(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 8) && (q = add(k, r_xchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_ftpurl(t, p, k) {
// @ts-ignore
if (!(t.startsWith("ftp://", p))) return -1;
// @ts-ignore
p += 6;
// @ts-ignore
if ((p = add(k, r_login, t, p)) < 0) return -1;
// @ts-ignore
o4: {
// @ts-ignore
const p5 = p;
// @ts-ignore
const n6 = k.length;
// @ts-ignore
a7: {
// @ts-ignore
if (!(at(t, p) === 47)) break a7;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_fpath, t, p)) < 0) break a7;
// @ts-ignore
o8: {
// @ts-ignore
const p9 = p;
// @ts-ignore
const n10 = k.length;
// @ts-ignore
a11: {
// @ts-ignore
if (!(t.startsWith(";type=", p))) break a11;
// @ts-ignore
p += 6;
// @ts-ignore
if (!((sets0[at(t, p)] & 256))) break a11;
// @ts-ignore
k.push(new ParsedNode(r_ftptype, t, p, ++p));
// @ts-ignore
break o8;
}
// @ts-ignore
p = p9;
// @ts-ignore
k.length = n10;
}
// @ts-ignore
break o4;
}
// @ts-ignore
p = p5;
// @ts-ignore
k.length = n6;
}
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
const p0 = p;
// @ts-ignore
const n1 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if (!(at(t, p) === 47)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_fsegment, t, p)) < 0) break a2;
// @ts-ignore
continue;
}
// @ts-ignore
p = p0;
// @ts-ignore
k.length = n1;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_fsegment(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 64) && (q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 512)) { p++; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_fileurl(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
if (!(t.startsWith("file://", p))) return -1;
// @ts-ignore
p += 7;
// @ts-ignore
o3: {
// @ts-ignore
const p4 = p;
// @ts-ignore
const n5 = k.length;
// @ts-ignore
if ((q = add(k, r_host, t, p)) >= 0) { p = q; break o3; }
// @ts-ignore
a6: {
// @ts-ignore
if (!(t.startsWith("localhost", p))) break a6;
// @ts-ignore
p += 9;
// @ts-ignore
break o3;
}
// @ts-ignore
p = p4;
// @ts-ignore
k.length = n5;
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
function k_httpurl(t, p, k) {
// @ts-ignore
if (!(t.startsWith("http://", p))) return -1;
// @ts-ignore
p += 7;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
// @ts-ignore
o4: {
// @ts-ignore
const p5 = p;
// @ts-ignore
const n6 = k.length;
// @ts-ignore
a7: {
// @ts-ignore
if (!(at(t, p) === 47)) break a7;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_hpath, t, p)) < 0) break a7;
// @ts-ignore
o8: {
// @ts-ignore
const p9 = p;
// @ts-ignore
const n10 = k.length;
// @ts-ignore
a11: {
// @ts-ignore
if (!(at(t, p) === 63)) break a11;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_search, t, p)) < 0) break a11;
// @ts-ignore
break o8;
}
// @ts-ignore
p = p9;
// @ts-ignore
k.length = n10;
}
// @ts-ignore
break o4;
}
// @ts-ignore
p = p5;
// @ts-ignore
k.length = n6;
}
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
const p0 = p;
// @ts-ignore
const n1 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if (!(at(t, p) === 47)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_hsegment, t, p)) < 0) break a2;
// @ts-ignore
continue;
}
// @ts-ignore
p = p0;
// @ts-ignore
k.length = n1;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_hsegment(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 64) && (q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 1024)) { p++; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_search(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 64) && (q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 1024)) { p++; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_search__to_tab(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
const p6 = p;
// @ts-ignore
const n7 = k.length;
// @ts-ignore
a8: {
// @ts-ignore
const p9 = p;
// @ts-ignore
a11: {
// @ts-ignore
if (!(t.startsWith("%09", p))) break a11;
// @ts-ignore
p += 3;
// @ts-ignore
break a8;
}
// @ts-ignore
p = p9;
// @ts-ignore
c12: {
// @ts-ignore
if ((sets0[at(t, p)] & 64) && (q = add(k, r_uchar, t, p)) >= 0) { p = q; break c12; }
// @ts-ignore
if (!((sets0[at(t, p)] & 1024))) break a8;
// @ts-ignore
p++;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p6;
// @ts-ignore
k.length = n7;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_gopherurl(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
if (!(t.startsWith("gopher://", p))) return -1;
// @ts-ignore
p += 9;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
// @ts-ignore
o24: {
// @ts-ignore
const p25 = p;
// @ts-ignore
const n26 = k.length;
// @ts-ignore
a27: {
// @ts-ignore
if (!(at(t, p) === 47)) break a27;
// @ts-ignore
p++;
// @ts-ignore
o38: {
// @ts-ignore
const p39 = p;
// @ts-ignore
const n40 = k.length;
// @ts-ignore
a41: {
// @ts-ignore
if ((p = add(k, r_gtype, t, p)) < 0) break a41;
// @ts-ignore
c42: {
// @ts-ignore
const p43 = p;
// @ts-ignore
const n44 = k.length;
// @ts-ignore
a45: {
// @ts-ignore
if ((p = add(k, r_selector__to_tab, t, p)) < 0) break a45;
// @ts-ignore
if (!(t.startsWith("%09", p))) break a45;
// @ts-ignore
p += 3;
// @ts-ignore
if ((p = add(k, r_search__to_tab, t, p)) < 0) break a45;
// @ts-ignore
o46: {
// @ts-ignore
const p47 = p;
// @ts-ignore
const n48 = k.length;
// @ts-ignore
a49: {
// @ts-ignore
if (!(t.startsWith("%09", p))) break a49;
// @ts-ignore
p += 3;
// @ts-ignore
if ((p = add(k, r_gopherplus_string, t, p)) < 0) break a49;
// @ts-ignore
break o46;
}
// @ts-ignore
p = p47;
// @ts-ignore
k.length = n48;
}
// @ts-ignore
if ((sets0[at(t, p)] & 8) && (q = s_xchar(t, p)) >= 0) { p = q; break a45; }
// @ts-ignore
break c42;
}
// @ts-ignore
p = p43;
// @ts-ignore
k.length = n44;
// @ts-ignore
if ((p = add(k, r_selector, t, p)) < 0) break a41;
}
// @ts-ignore
break o38;
}
// @ts-ignore
p = p39;
// @ts-ignore
k.length = n40;
}
// @ts-ignore
break o24;
}
// @ts-ignore
p = p25;
// @ts-ignore
k.length = n26;
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
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 8) && (q = add(k, r_xchar, t, p)) >= 0) { p = q; continue; }
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
const n4 = k.length;
// @ts-ignore
a5: {
// @ts-ignore
const p6 = p;
// @ts-ignore
a8: {
// @ts-ignore
if (!(t.startsWith("%09", p))) break a8;
// @ts-ignore
p += 3;
// @ts-ignore
break a5;
}
// @ts-ignore
p = p6;
// @ts-ignore
if ((p = add(k, r_xchar, t, p)) < 0) break a5;
// @ts-ignore
continue;
}
// @ts-ignore
p = p3;
// @ts-ignore
k.length = n4;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_gopherplus_string(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 8) && (q = add(k, r_xchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_mailtourl(t, p, k) {
// @ts-ignore
if (!(t.startsWith("mailto:", p))) return -1;
// @ts-ignore
p += 7;
// @ts-ignore
if ((p = add(k, r_encoded822addr, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_encoded822addr(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
if ((p = add(k, r_xchar, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 8) && (q = add(k, r_xchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_newsurl(t, p, k) {
// @ts-ignore
if (!(t.startsWith("news:", p))) return -1;
// @ts-ignore
p += 5;
// @ts-ignore
if ((p = add(k, r_grouppart, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_grouppart(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2048) && (q = add(k, r_article, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if ((sets0[at(t, p)] & 32) && (q = add(k, r_group, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if (!(at(t, p) === 42)) return -1;
// @ts-ignore
p++;
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
if ((sets0[at(t, p)] & 32)) {
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
if ((sets0[at(t, p)] & 4096)) { p++; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_article(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 64) && (q = add(k, r_uchar, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if (!((sets0[at(t, p)] & 8192))) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 64) && (q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 8192)) { p++; continue; }
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
function k_nntpurl(t, p, k) {
// @ts-ignore
if (!(t.startsWith("nntp://", p))) return -1;
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
o0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if (!(at(t, p) === 47)) break a3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_digits, t, p)) < 0) break a3;
// @ts-ignore
break o0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_telneturl(t, p, k) {
// @ts-ignore
if (!(t.startsWith("telnet://", p))) return -1;
// @ts-ignore
p += 9;
// @ts-ignore
if ((p = add(k, r_login, t, p)) < 0) return -1;
// @ts-ignore
o0: {
// @ts-ignore
if (at(t, p) === 47) { p++; break o0; }
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_waisurl(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
c0: {
// @ts-ignore
if (at(t, p) === 119 && (q = add(k, r_waisdoc, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if (at(t, p) === 119 && (q = add(k, r_waisindex, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if ((p = add(k, r_waisdatabase, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_waisdatabase(t, p, k) {
// @ts-ignore
if (!(t.startsWith("wais://", p))) return -1;
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
function k_waisindex(t, p, k) {
// @ts-ignore
if (!(t.startsWith("wais://", p))) return -1;
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
function k_waisdoc(t, p, k) {
// @ts-ignore
if (!(t.startsWith("wais://", p))) return -1;
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
function k_database(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 64) && (q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_wtype(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 64) && (q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_wpath(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 64) && (q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_prosperourl(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
if (!(t.startsWith("prospero://", p))) return -1;
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
if (at(t, p) === 59 && (q = add(k, r_fieldspec, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
break;
}
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
const p0 = p;
// @ts-ignore
const n1 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if (!(at(t, p) === 47)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_psegment, t, p)) < 0) break a2;
// @ts-ignore
continue;
}
// @ts-ignore
p = p0;
// @ts-ignore
k.length = n1;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_psegment(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 64) && (q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 512)) { p++; continue; }
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
function k_fieldname(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 64) && (q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 16384)) { p++; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_fieldvalue(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 64) && (q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 16384)) { p++; continue; }
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
if (!((sets0[at(t, p)] & 32768))) return -1;
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
if (!((sets0[at(t, p)] & 65536))) return -1;
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
if (!((sets0[at(t, p)] & 131072))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_hex, t, p, ++p));
// @ts-ignore
if (!((sets0[at(t, p)] & 131072))) return -1;
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
if ((sets0[at(t, p)] & 262144)) {
// @ts-ignore
k.push(new ParsedNode(r_safe, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 524288))) return -1;
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
if ((sets0[at(t, p)] & 1048576)) {
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
if ((sets0[at(t, p)] & 1048576)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 2097152)) {
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
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_xchar(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 4194304)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_scheme(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8388608))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 8388608)) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hostname(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p0 = p;
// @ts-ignore
a2: {
// @ts-ignore
if ((p = s_domainlabel(t, p)) < 0) break a2;
// @ts-ignore
if (!(at(t, p) === 46)) break a2;
// @ts-ignore
p++;
// @ts-ignore
continue;
}
// @ts-ignore
p = p0;
// @ts-ignore
break;
}
// @ts-ignore
if ((p = s_toplabel(t, p)) < 0) return -1;
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
const p0 = p;
// @ts-ignore
a2: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) break a2;
// @ts-ignore
p++;
// @ts-ignore
continue;
}
// @ts-ignore
p = p0;
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
const p0 = p;
// @ts-ignore
a2: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) break a2;
// @ts-ignore
p++;
// @ts-ignore
continue;
}
// @ts-ignore
p = p0;
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
function s_port(t, p) {
// @ts-ignore
if ((p = s_digits(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_user(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 16777216)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a5;
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
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 16777216)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a5;
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
function s_urlpath(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 4194304)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a5;
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
function s_fpath(t, p) {
// @ts-ignore
if ((p = s_fsegment(t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p0 = p;
// @ts-ignore
a2: {
// @ts-ignore
if (!(at(t, p) === 47)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_fsegment(t, p)) < 0) break a2;
// @ts-ignore
continue;
}
// @ts-ignore
p = p0;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_fsegment(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 33554432)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a5;
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
function s_ftptype(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 256))) return -1;
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
const p0 = p;
// @ts-ignore
a2: {
// @ts-ignore
if (!(at(t, p) === 47)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_hsegment(t, p)) < 0) break a2;
// @ts-ignore
continue;
}
// @ts-ignore
p = p0;
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
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 67108864)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a5;
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
function s_search(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 67108864)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a5;
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
function s_search__to_tab(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p6 = p;
// @ts-ignore
a8: {
// @ts-ignore
const p9 = p;
// @ts-ignore
a11: {
// @ts-ignore
if (!(t.startsWith("%09", p))) break a11;
// @ts-ignore
p += 3;
// @ts-ignore
break a8;
}
// @ts-ignore
p = p9;
// @ts-ignore
c12: {
// @ts-ignore
if ((sets0[at(t, p)] & 67108864)) { p++; break c12; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a8;
// @ts-ignore
p += 3;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p6;
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
if ((sets0[at(t, p)] & 4194304)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_selector(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 4194304)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a5;
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
function s_selector__to_tab(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p6 = p;
// @ts-ignore
a8: {
// @ts-ignore
const p9 = p;
// @ts-ignore
a11: {
// @ts-ignore
if (!(t.startsWith("%09", p))) break a11;
// @ts-ignore
p += 3;
// @ts-ignore
break a8;
}
// @ts-ignore
p = p9;
// @ts-ignore
c12: {
// @ts-ignore
if ((sets0[at(t, p)] & 4194304)) { p++; break c12; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a8;
// @ts-ignore
p += 3;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p6;
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
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 4194304)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a5;
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
if ((sets0[at(t, p)] & 4194304)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 4194304)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a5;
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
while ((sets0[at(t, p)] & 134217728)) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_database(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 1048576)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a5;
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
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 1048576)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a5;
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
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 1048576)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a5;
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
const p0 = p;
// @ts-ignore
a2: {
// @ts-ignore
if (!(at(t, p) === 47)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_psegment(t, p)) < 0) break a2;
// @ts-ignore
continue;
}
// @ts-ignore
p = p0;
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
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 33554432)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a5;
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
function s_fieldname(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 268435456)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a5;
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
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 268435456)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) break a5;
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
if (!((sets0[at(t, p)] & 32768))) return -1;
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
if (!((sets0[at(t, p)] & 262144))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_extra(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 524288))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_national(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 536870912))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_punctuation(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1073741824))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_reserved(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 2097152))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hex(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 131072))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_escape(t, p) {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) return -1;
// @ts-ignore
p += 3;
// @ts-ignore
return p;
}
// @ts-ignore
function s_unreserved(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1048576))) return -1;
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
if ((sets0[at(t, p)] & 1048576)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 131072) && (sets0[at(t, p + 2)] & 131072))) return -1;
// @ts-ignore
p += 3;
}
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
const r_genericurl = rule("genericurl", undefined, k_genericurl);
// @ts-ignore
const r_url = rule("url", undefined, k_url);
// @ts-ignore
const r_otherurl = rule("otherurl", undefined, k_otherurl);
// @ts-ignore
const r_scheme = rule("scheme", s_scheme, k_scheme);
// @ts-ignore
const r_schemepart = rule("schemepart", undefined, k_schemepart);
// @ts-ignore
const r_ip_schemepart = rule("ip-schemepart", undefined, k_ip_schemepart);
// @ts-ignore
const r_login = rule("login", undefined, k_login);
// @ts-ignore
const r_hostport = rule("hostport", undefined, k_hostport);
// @ts-ignore
const r_host = rule("host", undefined, k_host);
// @ts-ignore
const r_hostname = rule("hostname", s_hostname, k_hostname);
// @ts-ignore
const r_domainlabel = rule("domainlabel", s_domainlabel, k_domainlabel);
// @ts-ignore
const r_toplabel = rule("toplabel", s_toplabel, k_toplabel);
// @ts-ignore
const r_alphadigit = rule("alphadigit", s_alphadigit, k_alphadigit);
// @ts-ignore
const r_hostnumber = rule("hostnumber", s_hostnumber, k_hostnumber);
// @ts-ignore
const r_port = rule("port", s_port, k_port);
// @ts-ignore
const r_user = rule("user", s_user, k_user);
// @ts-ignore
const r_password = rule("password", s_password, k_password);
// @ts-ignore
const r_urlpath = rule("urlpath", s_urlpath, k_urlpath);
// @ts-ignore
const r_ftpurl = rule("ftpurl", undefined, k_ftpurl);
// @ts-ignore
const r_fpath = rule("fpath", s_fpath, k_fpath);
// @ts-ignore
const r_fsegment = rule("fsegment", s_fsegment, k_fsegment);
// @ts-ignore
const r_ftptype = rule("ftptype", s_ftptype, undefined);
// @ts-ignore
const r_fileurl = rule("fileurl", undefined, k_fileurl);
// @ts-ignore
const r_httpurl = rule("httpurl", undefined, k_httpurl);
// @ts-ignore
const r_hpath = rule("hpath", s_hpath, k_hpath);
// @ts-ignore
const r_hsegment = rule("hsegment", s_hsegment, k_hsegment);
// @ts-ignore
const r_search = rule("search", s_search, k_search);
// @ts-ignore
const r_search__to_tab = rule("search", s_search__to_tab, k_search__to_tab);
// @ts-ignore
const r_gopherurl = rule("gopherurl", undefined, k_gopherurl);
// @ts-ignore
const r_gtype = rule("gtype", s_gtype, k_gtype);
// @ts-ignore
const r_selector = rule("selector", s_selector, k_selector);
// @ts-ignore
const r_selector__to_tab = rule("selector", s_selector__to_tab, k_selector__to_tab);
// @ts-ignore
const r_gopherplus_string = rule("gopher+_string", s_gopherplus_string, k_gopherplus_string);
// @ts-ignore
const r_mailtourl = rule("mailtourl", undefined, k_mailtourl);
// @ts-ignore
const r_encoded822addr = rule("encoded822addr", s_encoded822addr, k_encoded822addr);
// @ts-ignore
const r_newsurl = rule("newsurl", undefined, k_newsurl);
// @ts-ignore
const r_grouppart = rule("grouppart", undefined, k_grouppart);
// @ts-ignore
const r_group = rule("group", s_group, k_group);
// @ts-ignore
const r_article = rule("article", undefined, k_article);
// @ts-ignore
const r_nntpurl = rule("nntpurl", undefined, k_nntpurl);
// @ts-ignore
const r_telneturl = rule("telneturl", undefined, k_telneturl);
// @ts-ignore
const r_waisurl = rule("waisurl", undefined, k_waisurl);
// @ts-ignore
const r_waisdatabase = rule("waisdatabase", undefined, k_waisdatabase);
// @ts-ignore
const r_waisindex = rule("waisindex", undefined, k_waisindex);
// @ts-ignore
const r_waisdoc = rule("waisdoc", undefined, k_waisdoc);
// @ts-ignore
const r_database = rule("database", s_database, k_database);
// @ts-ignore
const r_wtype = rule("wtype", s_wtype, k_wtype);
// @ts-ignore
const r_wpath = rule("wpath", s_wpath, k_wpath);
// @ts-ignore
const r_prosperourl = rule("prosperourl", undefined, k_prosperourl);
// @ts-ignore
const r_ppath = rule("ppath", s_ppath, k_ppath);
// @ts-ignore
const r_psegment = rule("psegment", s_psegment, k_psegment);
// @ts-ignore
const r_fieldspec = rule("fieldspec", undefined, k_fieldspec);
// @ts-ignore
const r_fieldname = rule("fieldname", s_fieldname, k_fieldname);
// @ts-ignore
const r_fieldvalue = rule("fieldvalue", s_fieldvalue, k_fieldvalue);
// @ts-ignore
const r_lowalpha = rule("lowalpha", s_lowalpha, undefined);
// @ts-ignore
const r_hialpha = rule("hialpha", s_hialpha, undefined);
// @ts-ignore
const r_alpha = rule("alpha", s_alpha, k_alpha);
// @ts-ignore
const r_digit = rule("digit", s_digit, undefined);
// @ts-ignore
const r_safe = rule("safe", s_safe, undefined);
// @ts-ignore
const r_extra = rule("extra", s_extra, undefined);
// @ts-ignore
const r_national = rule("national", s_national, undefined);
// @ts-ignore
const r_punctuation = rule("punctuation", s_punctuation, undefined);
// @ts-ignore
const r_reserved = rule("reserved", s_reserved, undefined);
// @ts-ignore
const r_hex = rule("hex", s_hex, k_hex);
// @ts-ignore
const r_escape = rule("escape", s_escape, k_escape);
// @ts-ignore
const r_unreserved = rule("unreserved", s_unreserved, k_unreserved);
// @ts-ignore
const r_uchar = rule("uchar", s_uchar, k_uchar);
// @ts-ignore
const r_xchar = rule("xchar", s_xchar, k_xchar);
// @ts-ignore
const r_digits = rule("digits", s_digits, k_digits);
// @ts-ignore
const rules = byIdentifier([r_genericurl, r_url, r_otherurl, r_scheme, r_schemepart, r_ip_schemepart, r_login, r_hostport, r_host, r_hostname, r_domainlabel, r_toplabel, r_alphadigit, r_hostnumber, r_port, r_user, r_password, r_urlpath, r_ftpurl, r_fpath, r_fsegment, r_ftptype, r_fileurl, r_httpurl, r_hpath, r_hsegment, r_search, r_gopherurl, r_gtype, r_selector, r_gopherplus_string, r_mailtourl, r_encoded822addr, r_newsurl, r_grouppart, r_group, r_article, r_nntpurl, r_telneturl, r_waisurl, r_waisdatabase, r_waisindex, r_waisdoc, r_database, r_wtype, r_wpath, r_prosperourl, r_ppath, r_psegment, r_fieldspec, r_fieldname, r_fieldvalue, r_lowalpha, r_hialpha, r_alpha, r_digit, r_safe, r_extra, r_national, r_punctuation, r_reserved, r_hex, r_escape, r_unreserved, r_uchar, r_xchar, r_digits]);
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
    const end = add(nodes, rules.get(startRule), text, 0);
// @ts-ignore
    if (end !== text.length) throw new NoMatchError('no match of ' + startRule);
// @ts-ignore
    return nodes[0];
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

export const PeggySyntaxError = peggyParser.SyntaxError as typeof _PeggySyntaxError;

export type PeggySyntaxError = _PeggySyntaxError;
