// The parser of rfc1738.
// Generated from grammar/rfc1738 and its notation (sha256 cca23ad0836550a0055572da318eb1c7d83822989dfff34f2c95daf7d334f0f7). Do not edit.

/* eslint-disable */

import type { SyntaxNode } from '../../src/tree/node.js';
import { ParsedNode, add, at, ruleTable } from '../../src/tree/parser.js';
import type { RuleName } from './rules.js';



const peggyParser: {parse: any, SyntaxError: any, DefaultTracer?: any} = // @ts-ignore
(function () {
// @ts-ignore
const [rule, rules] = ruleTable();
// @ts-ignore
const sets0 = new Int32Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,48955392,134217728,134217728,48922624,134217728,49024416,48955392,48955392,48955392,48955392,66748932,48955392,66748932,66748932,787456,66732042,66732042,66732042,66732042,66732042,66732042,66732042,66732042,66732042,66732042,46927232,11273504,134217728,15467936,134217728,40635552,46926208,65695832,65695768,65695768,65695832,65695768,65695768,65671192,65671192,65671256,65671192,65671192,65671192,65671192,65671192,65671192,65671192,65671192,65671192,65671192,65671192,65671192,65671192,65671192,65671192,65671192,65671192,67108864,67108864,67108864,67108864,65700352,67108864,66740313,66740249,66740249,66740313,66740249,66740249,66715673,66715673,66715737,66715673,66715673,66715673,66715673,66715673,66715673,66715673,66715673,66715673,66715673,66715673,66715673,66715673,66715673,66715673,66715673,66715673,67108864,67108864,67108864,67108864,0,0,0]);
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
if ((q = add(k, r_httpurl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if ((q = add(k, r_ftpurl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if ((q = add(k, r_newsurl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if ((q = add(k, r_nntpurl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if ((q = add(k, r_telneturl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if ((q = add(k, r_gopherurl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if ((q = add(k, r_waisurl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if ((q = add(k, r_mailtourl, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if ((q = add(k, r_fileurl, t, p)) >= 0) { p = q; break c4; }
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
if ((q = s_xchar(t, p)) >= 0) { p = q; break a3; }
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
if ((q = add(k, r_xchar, t, p)) >= 0) { p = q; continue; }
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
if (!((sets0[at(t, p)] & 8))) return -1;
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
if (!((sets0[at(t, p)] & 8))) break a2;
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
if (!((sets0[at(t, p)] & 16))) return -1;
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
if (!((sets0[at(t, p)] & 8))) break a2;
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
if ((sets0[at(t, p)] & 16)) {
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
if ((q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 32)) { p++; continue; }
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
if ((q = add(k, r_xchar, t, p)) >= 0) { p = q; continue; }
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
if (!((sets0[at(t, p)] & 64))) break a11;
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
if ((q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 128)) { p++; continue; }
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
if ((q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 256)) { p++; continue; }
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
if ((q = s_xchar(t, p)) >= 0) { p = q; break a45; }
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
if ((q = add(k, r_xchar, t, p)) >= 0) { p = q; continue; }
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
if ((q = add(k, r_article, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if ((q = add(k, r_group, t, p)) >= 0) { p = q; break c0; }
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
if (!((sets0[at(t, p)] & 16))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 16)) {
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
if ((sets0[at(t, p)] & 512)) { p++; continue; }
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
if ((q = add(k, r_uchar, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if (!((sets0[at(t, p)] & 1024))) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
for (;;) {
// @ts-ignore
if ((q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 1024)) { p++; continue; }
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
if ((q = add(k, r_waisdoc, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if ((q = add(k, r_waisindex, t, p)) >= 0) { p = q; break c0; }
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
if ((q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
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
if ((q = add(k, r_fieldspec, t, p)) >= 0) { p = q; continue; }
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
if ((q = add(k, r_uchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 2048)) { p++; continue; }
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
if (!((sets0[at(t, p)] & 4096))) return -1;
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
if (!((sets0[at(t, p)] & 8192))) return -1;
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
if (!((sets0[at(t, p)] & 16384))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_hex, t, p, ++p));
// @ts-ignore
if (!((sets0[at(t, p)] & 16384))) return -1;
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
if ((sets0[at(t, p)] & 16)) {
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
if ((sets0[at(t, p)] & 32768)) {
// @ts-ignore
k.push(new ParsedNode(r_safe, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 65536))) return -1;
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
if ((sets0[at(t, p)] & 131072)) {
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
if ((sets0[at(t, p)] & 131072)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 262144)) {
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
if ((q = add(k, r_uchar, t, p)) >= 0) { p = q; break c12; }
// @ts-ignore
if (!((sets0[at(t, p)] & 256))) break a8;
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
function s_xchar(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 524288)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16384) && (sets0[at(t, p + 2)] & 16384))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_scheme(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1048576))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 1048576)) p++;
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
if (!((sets0[at(t, p)] & 8))) return -1;
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
if (!((sets0[at(t, p)] & 8))) break a2;
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
if (!((sets0[at(t, p)] & 8))) break a2;
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
if (!((sets0[at(t, p)] & 8))) return -1;
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
if ((sets0[at(t, p)] & 2097152)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16384) && (sets0[at(t, p + 2)] & 16384))) break a5;
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
if ((sets0[at(t, p)] & 524288)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16384) && (sets0[at(t, p + 2)] & 16384))) break a5;
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
if ((sets0[at(t, p)] & 4194304)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16384) && (sets0[at(t, p + 2)] & 16384))) break a5;
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
if (!((sets0[at(t, p)] & 64))) return -1;
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
if ((sets0[at(t, p)] & 8388608)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16384) && (sets0[at(t, p + 2)] & 16384))) break a5;
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
if ((sets0[at(t, p)] & 524288)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16384) && (sets0[at(t, p + 2)] & 16384))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 524288)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16384) && (sets0[at(t, p + 2)] & 16384))) break a5;
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
if (!((sets0[at(t, p)] & 16))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 16777216)) p++;
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
if ((sets0[at(t, p)] & 131072)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16384) && (sets0[at(t, p + 2)] & 16384))) break a5;
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
if ((sets0[at(t, p)] & 33554432)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16384) && (sets0[at(t, p + 2)] & 16384))) break a5;
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
if (!((sets0[at(t, p)] & 4096))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_alpha(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) return -1;
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
if (!((sets0[at(t, p)] & 32768))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_extra(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 65536))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_national(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 67108864))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_punctuation(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 134217728))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_reserved(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 262144))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hex(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 16384))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_escape(t, p) {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16384) && (sets0[at(t, p + 2)] & 16384))) return -1;
// @ts-ignore
p += 3;
// @ts-ignore
return p;
}
// @ts-ignore
function s_unreserved(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 131072))) return -1;
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
if ((sets0[at(t, p)] & 131072)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16384) && (sets0[at(t, p + 2)] & 16384))) return -1;
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
if ((sets0[at(t, p)] & 8388608)) { p++; break c12; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16384) && (sets0[at(t, p + 2)] & 16384))) break a8;
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
if ((sets0[at(t, p)] & 524288)) { p++; break c12; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16384) && (sets0[at(t, p + 2)] & 16384))) break a8;
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
const r_genericurl = rule("genericurl", k_genericurl);
// @ts-ignore
const r_url = rule("url", k_url);
// @ts-ignore
const r_otherurl = rule("otherurl", k_otherurl);
// @ts-ignore
const r_scheme = rule("scheme", k_scheme, s_scheme);
// @ts-ignore
const r_schemepart = rule("schemepart", k_schemepart);
// @ts-ignore
const r_ip_schemepart = rule("ip-schemepart", k_ip_schemepart);
// @ts-ignore
const r_login = rule("login", k_login);
// @ts-ignore
const r_hostport = rule("hostport", k_hostport);
// @ts-ignore
const r_host = rule("host", k_host);
// @ts-ignore
const r_hostname = rule("hostname", k_hostname, s_hostname);
// @ts-ignore
const r_domainlabel = rule("domainlabel", k_domainlabel, s_domainlabel);
// @ts-ignore
const r_toplabel = rule("toplabel", k_toplabel, s_toplabel);
// @ts-ignore
const r_alphadigit = rule("alphadigit", k_alphadigit, s_alphadigit);
// @ts-ignore
const r_hostnumber = rule("hostnumber", k_hostnumber, s_hostnumber);
// @ts-ignore
const r_port = rule("port", k_port, s_port);
// @ts-ignore
const r_user = rule("user", k_user, s_user);
// @ts-ignore
const r_password = rule("password", k_user, s_user);
// @ts-ignore
const r_urlpath = rule("urlpath", k_urlpath, s_urlpath);
// @ts-ignore
const r_ftpurl = rule("ftpurl", k_ftpurl);
// @ts-ignore
const r_fpath = rule("fpath", k_fpath, s_fpath);
// @ts-ignore
const r_fsegment = rule("fsegment", k_fsegment, s_fsegment);
// @ts-ignore
const r_ftptype = rule("ftptype", undefined, s_ftptype);
// @ts-ignore
const r_fileurl = rule("fileurl", k_fileurl);
// @ts-ignore
const r_httpurl = rule("httpurl", k_httpurl);
// @ts-ignore
const r_hpath = rule("hpath", k_hpath, s_hpath);
// @ts-ignore
const r_hsegment = rule("hsegment", k_hsegment, s_hsegment);
// @ts-ignore
const r_search = rule("search", k_hsegment, s_hsegment);
// @ts-ignore
const r_gopherurl = rule("gopherurl", k_gopherurl);
// @ts-ignore
const r_gtype = rule("gtype", k_gtype, s_xchar);
// @ts-ignore
const r_selector = rule("selector", k_urlpath, s_urlpath);
// @ts-ignore
const r_gopherplus_string = rule("gopher+_string", k_urlpath, s_urlpath);
// @ts-ignore
const r_mailtourl = rule("mailtourl", k_mailtourl);
// @ts-ignore
const r_encoded822addr = rule("encoded822addr", k_encoded822addr, s_encoded822addr);
// @ts-ignore
const r_newsurl = rule("newsurl", k_newsurl);
// @ts-ignore
const r_grouppart = rule("grouppart", k_grouppart);
// @ts-ignore
const r_group = rule("group", k_group, s_group);
// @ts-ignore
const r_article = rule("article", k_article);
// @ts-ignore
const r_nntpurl = rule("nntpurl", k_nntpurl);
// @ts-ignore
const r_telneturl = rule("telneturl", k_telneturl);
// @ts-ignore
const r_waisurl = rule("waisurl", k_waisurl);
// @ts-ignore
const r_waisdatabase = rule("waisdatabase", k_waisdatabase);
// @ts-ignore
const r_waisindex = rule("waisindex", k_waisindex);
// @ts-ignore
const r_waisdoc = rule("waisdoc", k_waisdoc);
// @ts-ignore
const r_database = rule("database", k_database, s_database);
// @ts-ignore
const r_wtype = rule("wtype", k_database, s_database);
// @ts-ignore
const r_wpath = rule("wpath", k_database, s_database);
// @ts-ignore
const r_prosperourl = rule("prosperourl", k_prosperourl);
// @ts-ignore
const r_ppath = rule("ppath", k_ppath, s_fpath);
// @ts-ignore
const r_psegment = rule("psegment", k_fsegment, s_fsegment);
// @ts-ignore
const r_fieldspec = rule("fieldspec", k_fieldspec);
// @ts-ignore
const r_fieldname = rule("fieldname", k_fieldname, s_fieldname);
// @ts-ignore
const r_fieldvalue = rule("fieldvalue", k_fieldname, s_fieldname);
// @ts-ignore
const r_lowalpha = rule("lowalpha", undefined, s_lowalpha);
// @ts-ignore
const r_hialpha = rule("hialpha", undefined, s_hialpha);
// @ts-ignore
const r_alpha = rule("alpha", k_alpha, s_alpha);
// @ts-ignore
const r_digit = rule("digit", undefined, s_digit);
// @ts-ignore
const r_safe = rule("safe", undefined, s_safe);
// @ts-ignore
const r_extra = rule("extra", undefined, s_extra);
// @ts-ignore
const r_national = rule("national", undefined, s_national);
// @ts-ignore
const r_punctuation = rule("punctuation", undefined, s_punctuation);
// @ts-ignore
const r_reserved = rule("reserved", undefined, s_reserved);
// @ts-ignore
const r_hex = rule("hex", k_hex, s_hex);
// @ts-ignore
const r_escape = rule("escape", k_escape, s_escape);
// @ts-ignore
const r_unreserved = rule("unreserved", k_unreserved, s_unreserved);
// @ts-ignore
const r_uchar = rule("uchar", k_uchar, s_uchar);
// @ts-ignore
const r_xchar = rule("xchar", k_xchar, s_xchar);
// @ts-ignore
const r_digits = rule("digits", k_digits, s_digits);
// @ts-ignore
const r_search__to_tab = rule("search", k_search__to_tab, s_search__to_tab);
// @ts-ignore
const r_selector__to_tab = rule("selector", k_selector__to_tab, s_selector__to_tab);
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
