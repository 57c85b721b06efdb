// The parser of url-1995.
// Generated from grammar/url-1995 and its notation (sha256 703eb5b9acef1a0a4b4f97618cd5626f133bade14296788df2fdd3a4413b36b1). Do not edit.

/* eslint-disable */

import type { SyntaxNode } from '../../src/tree/node.js';
import { ParsedNode, add, at, ruleTable } from '../../src/tree/parser.js';
import type { RuleName } from './rules.js';



const peggyParser: {parse: any, SyntaxError: any, DefaultTracer?: any} = // @ts-ignore
(function () {
// @ts-ignore
const [rule, rules] = ruleTable();
// @ts-ignore
const sets0 = new Int32Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,4872,4872,4872,128,4868,0,4868,4872,4872,4872,4872,512,4872,4868,4868,128,4946,4946,4946,4946,4946,4946,4946,4946,4946,4946,776,4872,2048,0,2048,128,4868,4977,4977,4977,4977,4977,4977,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,1024,1024,1024,1024,4868,0,4977,4977,4977,4977,4977,4977,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,4929,1024,1024,1024,1024,0,0,0]);
// @ts-ignore
function k_fragmentaddress(t, p, k) {
// @ts-ignore
if ((p = add(k, r_uri, t, p)) < 0) return -1;
// @ts-ignore
o0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if (!(at(t, p) === 35)) break a3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_fragmentid, t, p)) < 0) break a3;
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
function k_uri(t, p, k) {
// @ts-ignore
if ((p = add(k, r_url, t, p)) < 0) return -1;
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
if ((q = add(k, r_httpaddress, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if ((q = add(k, r_ftpaddress, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if ((q = add(k, r_newsaddress, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if ((q = add(k, r_prosperoaddress, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if ((q = add(k, r_telnetaddress, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if ((q = add(k, r_gopheraddress, t, p)) >= 0) { p = q; break c4; }
// @ts-ignore
if ((p = add(k, r_waisaddress, t, p)) < 0) break a3;
}
// @ts-ignore
const p7 = p;
// @ts-ignore
c8: {
// @ts-ignore
if (at(t, p) === 35) { p++; break c8; }
// @ts-ignore
if (p < t.length) break a3;
}
// @ts-ignore
p = p7;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
if ((p = add(k, r_generic, t, p)) < 0) return -1;
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
o0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if (!(at(t, p) === 63)) break a3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_search, t, p)) < 0) break a3;
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
function k_scheme(t, p, k) {
// @ts-ignore
if ((p = add(k, r_ialpha, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_httpaddress(t, p, k) {
// @ts-ignore
if (!(t.startsWith("http://", p))) return -1;
// @ts-ignore
p += 7;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
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
if ((p = add(k, r_path, t, p)) < 0) break a3;
// @ts-ignore
break o0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
}
// @ts-ignore
o4: {
// @ts-ignore
const p5 = p;
// @ts-ignore
const n6 = k.length;
// @ts-ignore
a7: {
// @ts-ignore
if (!(at(t, p) === 63)) break a7;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_search, t, p)) < 0) break a7;
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
function k_ftpaddress(t, p, k) {
// @ts-ignore
if (!(t.startsWith("ftp://", p))) return -1;
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
function k_afsaddress(t, p, k) {
// @ts-ignore
if (!(t.startsWith("afs://", p))) return -1;
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
if (!(t.startsWith("news:", p))) return -1;
// @ts-ignore
p += 5;
// @ts-ignore
if ((p = add(k, r_groupart, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_waisaddress(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
c0: {
// @ts-ignore
if ((q = add(k, r_waisdoc, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if ((p = add(k, r_waisindex, t, p)) < 0) return -1;
}
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
o0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if (!(at(t, p) === 63)) break a3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_search, t, p)) < 0) break a3;
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
function k_groupart(t, p, k) {
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
if ((p = add(k, r_article, t, p)) < 0) break a3;
// @ts-ignore
if ((q = s_xalpha(t, p)) >= 0) { p = q; break a3; }
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
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
function k_database(t, p, k) {
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
function k_prosperolink(t, p, k) {
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
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if ((p = add(k, r_hsoname__to_version, t, p)) < 0) break a3;
// @ts-ignore
if (!(t.startsWith("%00", p))) break a3;
// @ts-ignore
p += 3;
// @ts-ignore
if ((p = add(k, r_version, t, p)) < 0) break a3;
// @ts-ignore
o4: {
// @ts-ignore
if ((q = add(k, r_attributes, t, p)) >= 0) { p = q; break o4; }
}
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
if ((p = add(k, r_hsoname, t, p)) < 0) return -1;
}
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
if (!(t.startsWith("telnet://", p))) return -1;
// @ts-ignore
p += 9;
// @ts-ignore
if ((p = add(k, r_login, t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function k_gopheraddress(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
if (!(t.startsWith("gopher://", p))) return -1;
// @ts-ignore
p += 9;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
// @ts-ignore
o3: {
// @ts-ignore
const p4 = p;
// @ts-ignore
const n5 = k.length;
// @ts-ignore
a6: {
// @ts-ignore
if (!(at(t, p) === 47)) break a6;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_gtype, t, p)) < 0) break a6;
// @ts-ignore
o7: {
// @ts-ignore
if ((q = add(k, r_selector, t, p)) >= 0) { p = q; break o7; }
}
// @ts-ignore
break o3;
}
// @ts-ignore
p = p4;
// @ts-ignore
k.length = n5;
}
// @ts-ignore
o10: {
// @ts-ignore
const p11 = p;
// @ts-ignore
const n12 = k.length;
// @ts-ignore
a13: {
// @ts-ignore
if (!(at(t, p) === 63)) break a13;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_search, t, p)) < 0) break a13;
// @ts-ignore
break o10;
}
// @ts-ignore
p = p11;
// @ts-ignore
k.length = n12;
}
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
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if ((p = add(k, r_user__to_password, t, p)) < 0) break a3;
// @ts-ignore
o4: {
// @ts-ignore
const p5 = p;
// @ts-ignore
const n6 = k.length;
// @ts-ignore
a7: {
// @ts-ignore
if (!(at(t, p) === 58)) break a7;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_password__to_host, t, p)) < 0) break a7;
// @ts-ignore
break o4;
}
// @ts-ignore
p = p5;
// @ts-ignore
k.length = n6;
}
// @ts-ignore
if (!(at(t, p) === 64)) break a3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) break a3;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) return -1;
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
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if ((p = add(k, r_host__to_port, t, p)) < 0) break a3;
// @ts-ignore
if (!(at(t, p) === 58)) break a3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_port, t, p)) < 0) break a3;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
if ((p = add(k, r_host, t, p)) < 0) return -1;
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
function k_cellname(t, p, k) {
// @ts-ignore
if ((p = add(k, r_hostname, t, p)) < 0) return -1;
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
function k_path(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if ((p = add(k, r_xpalphas, t, p)) < 0) break a3;
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
const n5 = k.length;
// @ts-ignore
a6: {
// @ts-ignore
if (!(at(t, p) === 47)) break a6;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_xpalphas, t, p)) < 0) break a6;
// @ts-ignore
continue;
}
// @ts-ignore
p = p4;
// @ts-ignore
k.length = n5;
// @ts-ignore
break;
}
// @ts-ignore
o7: {
// @ts-ignore
const p8 = p;
// @ts-ignore
const n9 = k.length;
// @ts-ignore
a10: {
// @ts-ignore
if (!(at(t, p) === 47)) break a10;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_void, t, p)) < 0) break a10;
// @ts-ignore
break o7;
}
// @ts-ignore
p = p8;
// @ts-ignore
k.length = n9;
}
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
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
const p0 = p;
// @ts-ignore
const n1 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if (!(at(t, p) === 43)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_xalphas, t, p)) < 0) break a2;
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
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 4)) {
// @ts-ignore
k.push(new ParsedNode(r_safe, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 8)) {
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
let q;
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((q = add(k, r_xalpha, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_xpalpha(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
c0: {
// @ts-ignore
if ((q = add(k, r_xalpha, t, p)) >= 0) { p = q; break c0; }
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
let q;
// @ts-ignore
if ((p = add(k, r_xpalpha, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((q = add(k, r_xpalpha, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_ialpha(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
o0: {
// @ts-ignore
if ((q = add(k, r_xalphas, t, p)) >= 0) { p = q; break o0; }
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
if (!((sets0[at(t, p)] & 16))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_hex, t, p, ++p));
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) return -1;
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
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 32))) return -1;
// @ts-ignore
p++;
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
if (!((sets0[at(t, p)] & 2))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_alphanums(t, p, k) {
// @ts-ignore
if (!((sets0[at(t, p)] & 64))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 64)) {
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
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
function k_scheme__to_colon(t, p, k) {
// @ts-ignore
if ((p = add(k, r_ialpha__to_colon, t, p)) < 0) return -1;
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
function k_host__to_port(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
c0: {
// @ts-ignore
if ((q = add(k, r_hostname__to_port, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if ((p = add(k, r_hostnumber, t, p)) < 0) return -1;
}
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
function k_path__to_version(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if ((p = add(k, r_xpalphas__to_version, t, p)) < 0) break a3;
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
const n5 = k.length;
// @ts-ignore
a6: {
// @ts-ignore
if (!(at(t, p) === 47)) break a6;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_xpalphas__to_version, t, p)) < 0) break a6;
// @ts-ignore
continue;
}
// @ts-ignore
p = p4;
// @ts-ignore
k.length = n5;
// @ts-ignore
break;
}
// @ts-ignore
o7: {
// @ts-ignore
const p8 = p;
// @ts-ignore
const n9 = k.length;
// @ts-ignore
a10: {
// @ts-ignore
if (!(at(t, p) === 47)) break a10;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_void, t, p)) < 0) break a10;
// @ts-ignore
break o7;
}
// @ts-ignore
p = p8;
// @ts-ignore
k.length = n9;
}
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
if ((p = add(k, r_void, t, p)) < 0) return -1;
}
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
function k_password__to_host(t, p, k) {
// @ts-ignore
if ((p = add(k, r_xalphas__to_host, t, p)) < 0) return -1;
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
const p0 = p;
// @ts-ignore
const n1 = k.length;
// @ts-ignore
a2: {
// @ts-ignore
if (at(t, p) === 58) break a2;
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) break a2;
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
function k_xalphas__to_port(t, p, k) {
// @ts-ignore
const p0 = p;
// @ts-ignore
a2: {
// @ts-ignore
if (!(at(t, p) === 58)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break a2;
// @ts-ignore
c3: {
// @ts-ignore
if ((sets0[at(t, p)] & 128)) { p++; break c3; }
// @ts-ignore
if (p < t.length) break a2;
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
if (!(at(t, p) === 58)) break a11;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break a11;
// @ts-ignore
c12: {
// @ts-ignore
if ((sets0[at(t, p)] & 128)) { p++; break c12; }
// @ts-ignore
if (p < t.length) break a11;
}
// @ts-ignore
break a8;
}
// @ts-ignore
p = p9;
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) break a8;
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
function k_xalphas__to_host(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p12 = p;
// @ts-ignore
const n13 = k.length;
// @ts-ignore
a14: {
// @ts-ignore
const p15 = p;
// @ts-ignore
a17: {
// @ts-ignore
if (!(at(t, p) === 64)) break a17;
// @ts-ignore
p++;
// @ts-ignore
c18: {
// @ts-ignore
if ((q = s_alpha(t, p)) >= 0) { p = q; break c18; }
// @ts-ignore
if ((p = s_hostnumber(t, p)) < 0) break a17;
// @ts-ignore
o21: {
// @ts-ignore
const p22 = p;
// @ts-ignore
a24: {
// @ts-ignore
if (!(at(t, p) === 58)) break a24;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break a24;
// @ts-ignore
break o21;
}
// @ts-ignore
p = p22;
}
// @ts-ignore
if ((q = s_xalpha(t, p)) >= 0) { p = q; break a17; }
}
// @ts-ignore
break a14;
}
// @ts-ignore
p = p15;
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) break a14;
// @ts-ignore
continue;
}
// @ts-ignore
p = p12;
// @ts-ignore
k.length = n13;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_xalphas__to_password(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
const p27 = p;
// @ts-ignore
const n28 = k.length;
// @ts-ignore
a29: {
// @ts-ignore
const p30 = p;
// @ts-ignore
a32: {
// @ts-ignore
if (!(at(t, p) === 64)) break a32;
// @ts-ignore
p++;
// @ts-ignore
c33: {
// @ts-ignore
if ((q = s_alpha(t, p)) >= 0) { p = q; break c33; }
// @ts-ignore
if ((p = s_hostnumber(t, p)) < 0) break a32;
// @ts-ignore
o36: {
// @ts-ignore
const p37 = p;
// @ts-ignore
a39: {
// @ts-ignore
if (!(at(t, p) === 58)) break a39;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break a39;
// @ts-ignore
break o36;
}
// @ts-ignore
p = p37;
}
// @ts-ignore
if ((q = s_xalpha(t, p)) >= 0) { p = q; break a32; }
}
// @ts-ignore
break a29;
}
// @ts-ignore
p = p30;
// @ts-ignore
const p42 = p;
// @ts-ignore
a44: {
// @ts-ignore
if (!(at(t, p) === 58)) break a44;
// @ts-ignore
p++;
// @ts-ignore
const p45 = p;
// @ts-ignore
a47: {
// @ts-ignore
if (!(at(t, p) === 64)) break a47;
// @ts-ignore
p++;
// @ts-ignore
c48: {
// @ts-ignore
if ((q = s_alpha(t, p)) >= 0) { p = q; break c48; }
// @ts-ignore
if ((p = s_hostnumber(t, p)) < 0) break a47;
// @ts-ignore
o51: {
// @ts-ignore
const p52 = p;
// @ts-ignore
a54: {
// @ts-ignore
if (!(at(t, p) === 58)) break a54;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break a54;
// @ts-ignore
break o51;
}
// @ts-ignore
p = p52;
}
// @ts-ignore
if ((q = s_xalpha(t, p)) >= 0) { p = q; break a47; }
}
// @ts-ignore
break a44;
}
// @ts-ignore
p = p45;
// @ts-ignore
if ((p = s_xalpha(t, p)) < 0) break a44;
// @ts-ignore
break a29;
}
// @ts-ignore
p = p42;
// @ts-ignore
if ((p = add(k, r_xalpha, t, p)) < 0) break a29;
// @ts-ignore
continue;
}
// @ts-ignore
p = p27;
// @ts-ignore
k.length = n28;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_xpalphas__to_version(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
const p0 = p;
// @ts-ignore
a2: {
// @ts-ignore
if (!(t.startsWith("%00", p))) break a2;
// @ts-ignore
p += 3;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break a2;
// @ts-ignore
o3: {
// @ts-ignore
if ((q = s_attributes(t, p)) >= 0) { p = q; break o3; }
}
// @ts-ignore
c6: {
// @ts-ignore
if (at(t, p) === 35) { p++; break c6; }
// @ts-ignore
if (p < t.length) break a2;
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
const p9 = p;
// @ts-ignore
const n10 = k.length;
// @ts-ignore
a11: {
// @ts-ignore
const p12 = p;
// @ts-ignore
a14: {
// @ts-ignore
if (!(t.startsWith("%00", p))) break a14;
// @ts-ignore
p += 3;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break a14;
// @ts-ignore
o15: {
// @ts-ignore
if ((q = s_attributes(t, p)) >= 0) { p = q; break o15; }
}
// @ts-ignore
c18: {
// @ts-ignore
if (at(t, p) === 35) { p++; break c18; }
// @ts-ignore
if (p < t.length) break a14;
}
// @ts-ignore
break a11;
}
// @ts-ignore
p = p12;
// @ts-ignore
if ((p = add(k, r_xpalpha, t, p)) < 0) break a11;
// @ts-ignore
continue;
}
// @ts-ignore
p = p9;
// @ts-ignore
k.length = n10;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_ialpha__to_colon(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
o0: {
// @ts-ignore
if ((q = add(k, r_xalphas__to_colon, t, p)) >= 0) { p = q; break o0; }
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_ialpha__to_port(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
o0: {
// @ts-ignore
if ((q = add(k, r_xalphas__to_port, t, p)) >= 0) { p = q; break o0; }
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_xalpha(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 256)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) return -1;
// @ts-ignore
p += 3;
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
function s_alpha(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
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
function s_attributes(t, p) {
// @ts-ignore
if ((p = s_attribute(t, p)) < 0) return -1;
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
if (!(t.startsWith("afs://", p))) return -1;
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
function s_database(t, p) {
// @ts-ignore
if ((p = s_xalphas(t, p)) < 0) return -1;
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
function s_attribute(t, p) {
// @ts-ignore
if ((p = s_alphanums(t, p)) < 0) return -1;
// @ts-ignore
return p;
}
// @ts-ignore
function s_cellname(t, p) {
// @ts-ignore
if ((p = s_scheme(t, p)) < 0) return -1;
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
a3: {
// @ts-ignore
if ((p = s_xpalphas(t, p)) < 0) break a3;
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
a6: {
// @ts-ignore
if (!(at(t, p) === 47)) break a6;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_xpalphas(t, p)) < 0) break a6;
// @ts-ignore
continue;
}
// @ts-ignore
p = p4;
// @ts-ignore
break;
}
// @ts-ignore
o7: {
// @ts-ignore
if (at(t, p) === 47) { p++; break o7; }
}
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
const p0 = p;
// @ts-ignore
a2: {
// @ts-ignore
if (!(at(t, p) === 43)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_xalphas(t, p)) < 0) break a2;
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
function s_xalphas(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 256)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 256)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) break a5;
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
function s_xpalpha(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 512)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) return -1;
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
if ((sets0[at(t, p)] & 512)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 512)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) break a5;
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
function s_ialpha(t, p) {
// @ts-ignore
let q;
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
p++;
// @ts-ignore
o0: {
// @ts-ignore
if ((q = s_xalphas(t, p)) >= 0) { p = q; break o0; }
}
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
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_extra(t, p) {
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
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) return -1;
// @ts-ignore
p += 3;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hex(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 16))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_national(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1024))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_punctuation(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 2048))) return -1;
// @ts-ignore
p++;
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
function s_alphanum(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 64))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_alphanums(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 64))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 64)) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_void(t, p) {
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
function s_hsoname__to_version(t, p) {
// @ts-ignore
if ((p = s_path__to_version(t, p)) < 0) return -1;
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
function s_path__to_version(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
a3: {
// @ts-ignore
if ((p = s_xpalphas__to_version(t, p)) < 0) break a3;
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
a6: {
// @ts-ignore
if (!(at(t, p) === 47)) break a6;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_xpalphas__to_version(t, p)) < 0) break a6;
// @ts-ignore
continue;
}
// @ts-ignore
p = p4;
// @ts-ignore
break;
}
// @ts-ignore
o7: {
// @ts-ignore
if (at(t, p) === 47) { p++; break o7; }
}
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
function s_xalphas__to_colon(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 4096)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 4096)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) break a5;
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
a2: {
// @ts-ignore
if (!(at(t, p) === 58)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break a2;
// @ts-ignore
c3: {
// @ts-ignore
if ((sets0[at(t, p)] & 128)) { p++; break c3; }
// @ts-ignore
if (p < t.length) break a2;
}
// @ts-ignore
return -1;
}
// @ts-ignore
p = p0;
// @ts-ignore
c6: {
// @ts-ignore
if ((sets0[at(t, p)] & 256)) { p++; break c6; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p9 = p;
// @ts-ignore
a11: {
// @ts-ignore
const p12 = p;
// @ts-ignore
a14: {
// @ts-ignore
if (!(at(t, p) === 58)) break a14;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break a14;
// @ts-ignore
c15: {
// @ts-ignore
if ((sets0[at(t, p)] & 128)) { p++; break c15; }
// @ts-ignore
if (p < t.length) break a14;
}
// @ts-ignore
break a11;
}
// @ts-ignore
p = p12;
// @ts-ignore
c18: {
// @ts-ignore
if ((sets0[at(t, p)] & 256)) { p++; break c18; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) break a11;
// @ts-ignore
p += 3;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p9;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_xalphas__to_host(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 256)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p19 = p;
// @ts-ignore
a21: {
// @ts-ignore
const p22 = p;
// @ts-ignore
a24: {
// @ts-ignore
if (!(at(t, p) === 64)) break a24;
// @ts-ignore
p++;
// @ts-ignore
c25: {
// @ts-ignore
if ((sets0[at(t, p)] & 1)) { p++; break c25; }
// @ts-ignore
if ((p = s_hostnumber(t, p)) < 0) break a24;
// @ts-ignore
o28: {
// @ts-ignore
const p29 = p;
// @ts-ignore
a31: {
// @ts-ignore
if (!(at(t, p) === 58)) break a31;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break a31;
// @ts-ignore
break o28;
}
// @ts-ignore
p = p29;
}
// @ts-ignore
const p32 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 256)) { p++; break a24; }
// @ts-ignore
a34: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) break a34;
// @ts-ignore
p += 3;
// @ts-ignore
break a24;
}
// @ts-ignore
p = p32;
}
// @ts-ignore
break a21;
}
// @ts-ignore
p = p22;
// @ts-ignore
c35: {
// @ts-ignore
if ((sets0[at(t, p)] & 256)) { p++; break c35; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) break a21;
// @ts-ignore
p += 3;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p19;
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
if ((sets0[at(t, p)] & 256)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p38 = p;
// @ts-ignore
a40: {
// @ts-ignore
const p41 = p;
// @ts-ignore
a43: {
// @ts-ignore
if (!(at(t, p) === 64)) break a43;
// @ts-ignore
p++;
// @ts-ignore
c44: {
// @ts-ignore
if ((sets0[at(t, p)] & 1)) { p++; break c44; }
// @ts-ignore
if ((p = s_hostnumber(t, p)) < 0) break a43;
// @ts-ignore
o47: {
// @ts-ignore
const p48 = p;
// @ts-ignore
a50: {
// @ts-ignore
if (!(at(t, p) === 58)) break a50;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break a50;
// @ts-ignore
break o47;
}
// @ts-ignore
p = p48;
}
// @ts-ignore
const p51 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 256)) { p++; break a43; }
// @ts-ignore
a53: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) break a53;
// @ts-ignore
p += 3;
// @ts-ignore
break a43;
}
// @ts-ignore
p = p51;
}
// @ts-ignore
break a40;
}
// @ts-ignore
p = p41;
// @ts-ignore
const p54 = p;
// @ts-ignore
a56: {
// @ts-ignore
if (!(at(t, p) === 58)) break a56;
// @ts-ignore
p++;
// @ts-ignore
const p57 = p;
// @ts-ignore
a59: {
// @ts-ignore
if (!(at(t, p) === 64)) break a59;
// @ts-ignore
p++;
// @ts-ignore
c60: {
// @ts-ignore
if ((sets0[at(t, p)] & 1)) { p++; break c60; }
// @ts-ignore
if ((p = s_hostnumber(t, p)) < 0) break a59;
// @ts-ignore
o63: {
// @ts-ignore
const p64 = p;
// @ts-ignore
a66: {
// @ts-ignore
if (!(at(t, p) === 58)) break a66;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break a66;
// @ts-ignore
break o63;
}
// @ts-ignore
p = p64;
}
// @ts-ignore
const p67 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 256)) { p++; break a59; }
// @ts-ignore
a69: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) break a69;
// @ts-ignore
p += 3;
// @ts-ignore
break a59;
}
// @ts-ignore
p = p67;
}
// @ts-ignore
break a56;
}
// @ts-ignore
p = p57;
// @ts-ignore
c70: {
// @ts-ignore
if ((sets0[at(t, p)] & 256)) { p++; break c70; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) break a56;
// @ts-ignore
p += 3;
}
// @ts-ignore
break a40;
}
// @ts-ignore
p = p54;
// @ts-ignore
c73: {
// @ts-ignore
if ((sets0[at(t, p)] & 256)) { p++; break c73; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) break a40;
// @ts-ignore
p += 3;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p38;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_xpalphas__to_version(t, p) {
// @ts-ignore
let q;
// @ts-ignore
const p0 = p;
// @ts-ignore
a2: {
// @ts-ignore
if (!(t.startsWith("%00", p))) break a2;
// @ts-ignore
p += 3;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break a2;
// @ts-ignore
o3: {
// @ts-ignore
if ((q = s_attributes(t, p)) >= 0) { p = q; break o3; }
}
// @ts-ignore
c6: {
// @ts-ignore
if (at(t, p) === 35) { p++; break c6; }
// @ts-ignore
if (p < t.length) break a2;
}
// @ts-ignore
return -1;
}
// @ts-ignore
p = p0;
// @ts-ignore
c9: {
// @ts-ignore
if ((sets0[at(t, p)] & 512)) { p++; break c9; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p12 = p;
// @ts-ignore
a14: {
// @ts-ignore
const p15 = p;
// @ts-ignore
a17: {
// @ts-ignore
if (!(t.startsWith("%00", p))) break a17;
// @ts-ignore
p += 3;
// @ts-ignore
if ((p = s_port(t, p)) < 0) break a17;
// @ts-ignore
o18: {
// @ts-ignore
if ((q = s_attributes(t, p)) >= 0) { p = q; break o18; }
}
// @ts-ignore
c21: {
// @ts-ignore
if (at(t, p) === 35) { p++; break c21; }
// @ts-ignore
if (p < t.length) break a17;
}
// @ts-ignore
break a14;
}
// @ts-ignore
p = p15;
// @ts-ignore
c24: {
// @ts-ignore
if ((sets0[at(t, p)] & 512)) { p++; break c24; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 16) && (sets0[at(t, p + 2)] & 16))) break a14;
// @ts-ignore
p += 3;
}
// @ts-ignore
continue;
}
// @ts-ignore
p = p12;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_ialpha__to_colon(t, p) {
// @ts-ignore
let q;
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
p++;
// @ts-ignore
o0: {
// @ts-ignore
if ((q = s_xalphas__to_colon(t, p)) >= 0) { p = q; break o0; }
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_ialpha__to_port(t, p) {
// @ts-ignore
let q;
// @ts-ignore
if (!((sets0[at(t, p)] & 1))) return -1;
// @ts-ignore
p++;
// @ts-ignore
o0: {
// @ts-ignore
if ((q = s_xalphas__to_port(t, p)) >= 0) { p = q; break o0; }
}
// @ts-ignore
return p;
}
// @ts-ignore
const r_fragmentaddress = rule("fragmentaddress", k_fragmentaddress);
// @ts-ignore
const r_uri = rule("uri", k_uri);
// @ts-ignore
const r_url = rule("url", k_url);
// @ts-ignore
const r_generic = rule("generic", k_generic);
// @ts-ignore
const r_scheme = rule("scheme", k_scheme, s_scheme);
// @ts-ignore
const r_httpaddress = rule("httpaddress", k_httpaddress);
// @ts-ignore
const r_ftpaddress = rule("ftpaddress", k_ftpaddress);
// @ts-ignore
const r_afsaddress = rule("afsaddress", k_afsaddress, s_afsaddress);
// @ts-ignore
const r_newsaddress = rule("newsaddress", k_newsaddress);
// @ts-ignore
const r_waisaddress = rule("waisaddress", k_waisaddress);
// @ts-ignore
const r_waisindex = rule("waisindex", k_waisindex);
// @ts-ignore
const r_waisdoc = rule("waisdoc", k_waisdoc);
// @ts-ignore
const r_groupart = rule("groupart", k_groupart);
// @ts-ignore
const r_group = rule("group", k_scheme, s_scheme);
// @ts-ignore
const r_article = rule("article", k_article);
// @ts-ignore
const r_database = rule("database", k_database, s_database);
// @ts-ignore
const r_wtype = rule("wtype", k_database, s_database);
// @ts-ignore
const r_prosperoaddress = rule("prosperoaddress", k_prosperoaddress);
// @ts-ignore
const r_prosperolink = rule("prosperolink", k_prosperolink);
// @ts-ignore
const r_hsoname = rule("hsoname", k_hsoname, s_hsoname);
// @ts-ignore
const r_version = rule("version", k_version, s_port);
// @ts-ignore
const r_attributes = rule("attributes", k_attributes, s_attributes);
// @ts-ignore
const r_attribute = rule("attribute", k_attribute, s_attribute);
// @ts-ignore
const r_telnetaddress = rule("telnetaddress", k_telnetaddress);
// @ts-ignore
const r_gopheraddress = rule("gopheraddress", k_gopheraddress);
// @ts-ignore
const r_login = rule("login", k_login);
// @ts-ignore
const r_hostport = rule("hostport", k_hostport);
// @ts-ignore
const r_host = rule("host", k_host);
// @ts-ignore
const r_cellname = rule("cellname", k_cellname, s_cellname);
// @ts-ignore
const r_hostname = rule("hostname", k_scheme, s_scheme);
// @ts-ignore
const r_hostnumber = rule("hostnumber", k_hostnumber, s_hostnumber);
// @ts-ignore
const r_port = rule("port", k_version, s_port);
// @ts-ignore
const r_selector = rule("selector", k_hsoname, s_hsoname);
// @ts-ignore
const r_path = rule("path", k_path, s_path);
// @ts-ignore
const r_search = rule("search", k_search, s_search);
// @ts-ignore
const r_user = rule("user", k_database, s_database);
// @ts-ignore
const r_password = rule("password", k_database, s_database);
// @ts-ignore
const r_fragmentid = rule("fragmentid", k_database, s_database);
// @ts-ignore
const r_gtype = rule("gtype", k_gtype, s_xalpha);
// @ts-ignore
const r_xalpha = rule("xalpha", k_xalpha, s_xalpha);
// @ts-ignore
const r_xalphas = rule("xalphas", k_xalphas, s_xalphas);
// @ts-ignore
const r_xpalpha = rule("xpalpha", k_xpalpha, s_xpalpha);
// @ts-ignore
const r_xpalphas = rule("xpalphas", k_xpalphas, s_xpalphas);
// @ts-ignore
const r_ialpha = rule("ialpha", k_ialpha, s_ialpha);
// @ts-ignore
const r_alpha = rule("alpha", undefined, s_alpha);
// @ts-ignore
const r_digit = rule("digit", undefined, s_digit);
// @ts-ignore
const r_safe = rule("safe", undefined, s_safe);
// @ts-ignore
const r_extra = rule("extra", undefined, s_extra);
// @ts-ignore
const r_escape = rule("escape", k_escape, s_escape);
// @ts-ignore
const r_hex = rule("hex", k_hex, s_hex);
// @ts-ignore
const r_national = rule("national", undefined, s_national);
// @ts-ignore
const r_punctuation = rule("punctuation", undefined, s_punctuation);
// @ts-ignore
const r_digits = rule("digits", k_digits, s_digits);
// @ts-ignore
const r_alphanum = rule("alphanum", k_alphanum, s_alphanum);
// @ts-ignore
const r_alphanums = rule("alphanums", k_alphanums, s_alphanums);
// @ts-ignore
const r_void = rule("void", undefined, s_void);
// @ts-ignore
const r_scheme__to_colon = rule("scheme", k_scheme__to_colon, s_scheme__to_colon);
// @ts-ignore
const r_hsoname__to_version = rule("hsoname", k_hsoname__to_version, s_hsoname__to_version);
// @ts-ignore
const r_host__to_port = rule("host", k_host__to_port);
// @ts-ignore
const r_hostname__to_port = rule("hostname", k_hostname__to_port, s_hostname__to_port);
// @ts-ignore
const r_path__to_version = rule("path", k_path__to_version, s_path__to_version);
// @ts-ignore
const r_user__to_password = rule("user", k_user__to_password, s_user__to_password);
// @ts-ignore
const r_password__to_host = rule("password", k_password__to_host, s_password__to_host);
// @ts-ignore
const r_xalphas__to_colon = rule("xalphas", k_xalphas__to_colon, s_xalphas__to_colon);
// @ts-ignore
const r_xalphas__to_port = rule("xalphas", k_xalphas__to_port, s_xalphas__to_port);
// @ts-ignore
const r_xalphas__to_host = rule("xalphas", k_xalphas__to_host, s_xalphas__to_host);
// @ts-ignore
const r_xalphas__to_password = rule("xalphas", k_xalphas__to_password, s_xalphas__to_password);
// @ts-ignore
const r_xpalphas__to_version = rule("xpalphas", k_xpalphas__to_version, s_xpalphas__to_version);
// @ts-ignore
const r_ialpha__to_colon = rule("ialpha", k_ialpha__to_colon, s_ialpha__to_colon);
// @ts-ignore
const r_ialpha__to_port = rule("ialpha", k_ialpha__to_port, s_ialpha__to_port);
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
  startRule?: "fragmentaddress" | "uri" | "url" | "generic" | "scheme" | "scheme__to_colon" | "httpaddress" | "ftpaddress" | "afsaddress" | "newsaddress" | "waisaddress" | "waisindex" | "waisdoc" | "groupart" | "group" | "article" | "database" | "wtype" | "prosperoaddress" | "prosperolink" | "hsoname" | "hsoname__to_version" | "version" | "attributes" | "attribute" | "telnetaddress" | "gopheraddress" | "login" | "hostport" | "host" | "host__to_port" | "cellname" | "hostname" | "hostname__to_port" | "hostnumber" | "port" | "selector" | "path" | "path__to_version" | "search" | "user" | "user__to_password" | "password" | "password__to_host" | "fragmentid" | "gtype" | "xalpha" | "xalphas" | "xalphas__to_colon" | "xalphas__to_port" | "xalphas__to_host" | "xalphas__to_password" | "xpalpha" | "xpalphas" | "xpalphas__to_version" | "ialpha" | "ialpha__to_colon" | "ialpha__to_port" | "alpha" | "digit" | "safe" | "extra" | "escape" | "hex" | "national" | "punctuation" | "digits" | "alphanum" | "alphanums" | "void";
  tracer?: any;
  [key: string]: any;
}
type StartRule = { readonly startRule: NonNullable<ParseOptions['startRule']> };
export const parse = peggyParser.parse as (text: string, options: StartRule) => SyntaxNode<RuleName>;

export const PeggySyntaxError = peggyParser.SyntaxError as typeof _PeggySyntaxError;

export type PeggySyntaxError = _PeggySyntaxError;
