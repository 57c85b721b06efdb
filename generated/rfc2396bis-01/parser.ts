// The parser of rfc2396bis-01.
// Generated from grammar/rfc2396bis-01 and its notation (sha256 fcfeb61981e11566353cc42b131a8db84d1d93212b6e5972f07242337b7a278e). Do not edit.

/* eslint-disable */

import type { SyntaxNode } from '../../src/tree/node.js';
import { ParsedNode, add, at, ruleTable } from '../../src/tree/parser.js';
import type { RuleName } from './rules.js';



const peggyParser: {parse: any, SyntaxError: any, DefaultTracer?: any} = // @ts-ignore
(function () {
// @ts-ignore
const [rule, rules] = ruleTable();
// @ts-ignore
const sets0 = new Int32Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,457703442,1048576,1049152,457837697,1048640,457837697,457703442,457703442,457703442,457703442,466226561,457837697,533201170,466092306,134808065,533229610,533262378,533262378,533262378,533262378,533245994,533237802,533237802,533237802,533237802,189271169,457837697,1048640,457837697,1048640,139002497,424281217,533467174,533467174,533467174,533467174,533467174,533467174,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,4718721,2097152,4718721,2097152,457703442,2097152,533467174,533467174,533467174,533467174,533467174,533467174,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,533204998,2097152,2097152,2097152,457703442,0,0,0]);
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
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if ((p = add(k, r_hier_part, t, p)) < 0) break a3;
// @ts-ignore
c4: {
// @ts-ignore
const p5 = p;
// @ts-ignore
const n6 = k.length;
// @ts-ignore
a7: {
// @ts-ignore
if (!(at(t, p) === 35)) break a7;
// @ts-ignore
break c4;
}
// @ts-ignore
p = p5;
// @ts-ignore
k.length = n6;
// @ts-ignore
if (p < t.length) break a3;
}
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
if ((p = add(k, r_opaque_part, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_hier_part(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
o3: {
// @ts-ignore
if ((q = add(k, r_net_path, t, p)) >= 0) { p = q; break o3; }
// @ts-ignore
if ((q = add(k, r_abs_path, t, p)) >= 0) { p = q; break o3; }
}
// @ts-ignore
o6: {
// @ts-ignore
const p7 = p;
// @ts-ignore
const n8 = k.length;
// @ts-ignore
a9: {
// @ts-ignore
if (!(at(t, p) === 63)) break a9;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_query, t, p)) < 0) break a9;
// @ts-ignore
break o6;
}
// @ts-ignore
p = p7;
// @ts-ignore
k.length = n8;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_net_path(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
if (!(at(t, p) === 47 && at(t, p + 1) === 47)) return -1;
// @ts-ignore
p += 2;
// @ts-ignore
if ((p = add(k, r_authority, t, p)) < 0) return -1;
// @ts-ignore
o0: {
// @ts-ignore
if ((q = add(k, r_abs_path, t, p)) >= 0) { p = q; break o0; }
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
let q;
// @ts-ignore
if ((p = add(k, r_uric_no_slash, t, p)) < 0) return -1;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((q = add(k, r_uric, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_uric_no_slash(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((q = add(k, r_escaped, t, p)) >= 0) { p = q; break c0; }
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
if ((sets0[at(t, p)] & 4)) {
// @ts-ignore
k.push(new ParsedNode(r_ALPHA, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
if ((sets0[at(t, p)] & 8)) {
// @ts-ignore
k.push(new ParsedNode(r_DIGIT, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
if ((sets0[at(t, p)] & 256)) { p++; continue; }
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
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if ((p = add(k, r_server, t, p)) < 0) break a3;
// @ts-ignore
c4: {
// @ts-ignore
const p5 = p;
// @ts-ignore
const n6 = k.length;
// @ts-ignore
a7: {
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) break a7;
// @ts-ignore
break c4;
}
// @ts-ignore
p = p5;
// @ts-ignore
k.length = n6;
// @ts-ignore
if (p < t.length) break a3;
}
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
if ((p = add(k, r_reg_name, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_reg_name(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((q = add(k, r_escaped, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if (!((sets0[at(t, p)] & 1024))) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
if ((q = add(k, r_escaped, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 1024)) { p++; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_server(t, p, k) {
// @ts-ignore
o4: {
// @ts-ignore
const p5 = p;
// @ts-ignore
const n6 = k.length;
// @ts-ignore
a7: {
// @ts-ignore
o8: {
// @ts-ignore
const p9 = p;
// @ts-ignore
const n10 = k.length;
// @ts-ignore
a11: {
// @ts-ignore
if ((p = add(k, r_userinfo, t, p)) < 0) break a11;
// @ts-ignore
if (!(at(t, p) === 64)) break a11;
// @ts-ignore
p++;
// @ts-ignore
break o8;
}
// @ts-ignore
p = p9;
// @ts-ignore
k.length = n10;
}
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) break a7;
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
function k_userinfo(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
if ((q = add(k, r_escaped, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 2048)) { p++; continue; }
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
const p1 = p;
// @ts-ignore
const n2 = k.length;
// @ts-ignore
if ((q = add(k, r_IPv6reference, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
a3: {
// @ts-ignore
if ((p = add(k, r_IPv4address, t, p)) < 0) break a3;
// @ts-ignore
const p4 = p;
// @ts-ignore
a6: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if ((p = s_alphanum(t, p)) < 0) break a6;
// @ts-ignore
break a3;
}
// @ts-ignore
p = p4;
// @ts-ignore
a7: {
// @ts-ignore
if (!(at(t, p) === 46)) break a7;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_alphanum(t, p)) < 0) break a7;
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
k.length = n2;
// @ts-ignore
if ((p = add(k, r_hostname, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_port(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 8)) {
// @ts-ignore
k.push(new ParsedNode(r_DIGIT, t, p, ++p));
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
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
const p5 = p;
// @ts-ignore
const n6 = k.length;
// @ts-ignore
a7: {
// @ts-ignore
if (!(at(t, p) === 46)) break a7;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_domainlabel, t, p)) < 0) break a7;
// @ts-ignore
const p8 = p;
// @ts-ignore
a10: {
// @ts-ignore
if (!(at(t, p) === 46)) break a10;
// @ts-ignore
p++;
// @ts-ignore
if ((q = s_alphanum(t, p)) >= 0) { p = q; break a10; }
// @ts-ignore
break a7;
}
// @ts-ignore
p = p8;
// @ts-ignore
continue;
}
// @ts-ignore
p = p5;
// @ts-ignore
k.length = n6;
// @ts-ignore
break;
}
// @ts-ignore
o13: {
// @ts-ignore
const p14 = p;
// @ts-ignore
const n15 = k.length;
// @ts-ignore
a16: {
// @ts-ignore
if (!(at(t, p) === 46)) break a16;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_toplabel, t, p)) < 0) break a16;
// @ts-ignore
if (!(at(t, p) === 46)) break a16;
// @ts-ignore
p++;
// @ts-ignore
break o13;
}
// @ts-ignore
p = p14;
// @ts-ignore
k.length = n15;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_domainlabel(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
const p0 = p;
// @ts-ignore
c1: {
// @ts-ignore
if ((q = s_alphanum(t, p)) >= 0) { p = q; break c1; }
// @ts-ignore
if (!(at(t, p) === 45)) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
for (let i4 = 62; i4 > 0; i4--) {
// @ts-ignore
if ((q = s_alphanum(t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if (at(t, p) === 45) { p++; continue; }
// @ts-ignore
break;
}
// @ts-ignore
if ((q = s_alphanum(t, p)) >= 0) { p = q; return -1; }
// @ts-ignore
if (at(t, p) === 45) { p++; return -1; }
// @ts-ignore
p = p0;
// @ts-ignore
if (!((sets0[at(t, p)] & 4096))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
const p9 = p;
// @ts-ignore
const n10 = k.length;
// @ts-ignore
a11: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 4096))) break a11;
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
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
function k_toplabel(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
const p0 = p;
// @ts-ignore
c1: {
// @ts-ignore
if ((q = s_alphanum(t, p)) >= 0) { p = q; break c1; }
// @ts-ignore
if (!(at(t, p) === 45)) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
for (let i4 = 62; i4 > 0; i4--) {
// @ts-ignore
if ((q = s_alphanum(t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if (at(t, p) === 45) { p++; continue; }
// @ts-ignore
break;
}
// @ts-ignore
if ((q = s_alphanum(t, p)) >= 0) { p = q; return -1; }
// @ts-ignore
if (at(t, p) === 45) { p++; return -1; }
// @ts-ignore
p = p0;
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_ALPHA, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
const p9 = p;
// @ts-ignore
const n10 = k.length;
// @ts-ignore
a11: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 4096))) break a11;
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
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
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if (!(at(t, p) === 50 && at(t, p + 1) === 53)) break a3;
// @ts-ignore
p += 2;
// @ts-ignore
if (!((sets0[at(t, p)] & 8192))) break a3;
// @ts-ignore
p++;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
a4: {
// @ts-ignore
if (!(at(t, p) === 50 && (sets0[at(t, p + 1)] & 16384))) break a4;
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
k.length = n2;
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 49)) break a5;
// @ts-ignore
p++;
// @ts-ignore
for (let i6 = 2; i6 > 0; i6--) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) break a5;
// @ts-ignore
k.push(new ParsedNode(r_DIGIT, t, p, ++p));
}
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
a7: {
// @ts-ignore
if (!((sets0[at(t, p)] & 32768))) break a7;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) break a7;
// @ts-ignore
k.push(new ParsedNode(r_DIGIT, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
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
for (let i4 = 6; i4 > 0; i4--) {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a3;
// @ts-ignore
if (!(at(t, p) === 58)) break a3;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = add(k, r_ls32, t, p)) < 0) break a3;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
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
k.length = n2;
// @ts-ignore
a7: {
// @ts-ignore
o8: {
// @ts-ignore
if ((q = add(k, r_h4, t, p)) >= 0) { p = q; break o8; }
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a7;
// @ts-ignore
p += 2;
// @ts-ignore
for (let i11 = 4; i11 > 0; i11--) {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a7;
// @ts-ignore
if (!(at(t, p) === 58)) break a7;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = add(k, r_ls32, t, p)) < 0) break a7;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
a12: {
// @ts-ignore
o17: {
// @ts-ignore
const p18 = p;
// @ts-ignore
const n19 = k.length;
// @ts-ignore
a20: {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a20;
// @ts-ignore
o21: {
// @ts-ignore
const p22 = p;
// @ts-ignore
const n23 = k.length;
// @ts-ignore
a24: {
// @ts-ignore
if (!(at(t, p) === 58)) break a24;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a24;
// @ts-ignore
break o21;
}
// @ts-ignore
p = p22;
// @ts-ignore
k.length = n23;
}
// @ts-ignore
break o17;
}
// @ts-ignore
p = p18;
// @ts-ignore
k.length = n19;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a12;
// @ts-ignore
p += 2;
// @ts-ignore
for (let i25 = 3; i25 > 0; i25--) {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a12;
// @ts-ignore
if (!(at(t, p) === 58)) break a12;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = add(k, r_ls32, t, p)) < 0) break a12;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
a26: {
// @ts-ignore
o31: {
// @ts-ignore
const p32 = p;
// @ts-ignore
const n33 = k.length;
// @ts-ignore
a34: {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a34;
// @ts-ignore
for (let i35 = 2; i35 > 0; i35--) {
// @ts-ignore
const p36 = p;
// @ts-ignore
const n37 = k.length;
// @ts-ignore
a38: {
// @ts-ignore
if (!(at(t, p) === 58)) break a38;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a38;
// @ts-ignore
continue;
}
// @ts-ignore
p = p36;
// @ts-ignore
k.length = n37;
// @ts-ignore
break;
}
// @ts-ignore
break o31;
}
// @ts-ignore
p = p32;
// @ts-ignore
k.length = n33;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a26;
// @ts-ignore
p += 2;
// @ts-ignore
for (let i39 = 2; i39 > 0; i39--) {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a26;
// @ts-ignore
if (!(at(t, p) === 58)) break a26;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = add(k, r_ls32, t, p)) < 0) break a26;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
a40: {
// @ts-ignore
o45: {
// @ts-ignore
const p46 = p;
// @ts-ignore
const n47 = k.length;
// @ts-ignore
a48: {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a48;
// @ts-ignore
for (let i49 = 3; i49 > 0; i49--) {
// @ts-ignore
const p50 = p;
// @ts-ignore
const n51 = k.length;
// @ts-ignore
a52: {
// @ts-ignore
if (!(at(t, p) === 58)) break a52;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a52;
// @ts-ignore
continue;
}
// @ts-ignore
p = p50;
// @ts-ignore
k.length = n51;
// @ts-ignore
break;
}
// @ts-ignore
break o45;
}
// @ts-ignore
p = p46;
// @ts-ignore
k.length = n47;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a40;
// @ts-ignore
p += 2;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a40;
// @ts-ignore
if (!(at(t, p) === 58)) break a40;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_ls32, t, p)) < 0) break a40;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
a53: {
// @ts-ignore
o58: {
// @ts-ignore
const p59 = p;
// @ts-ignore
const n60 = k.length;
// @ts-ignore
a61: {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a61;
// @ts-ignore
for (let i62 = 4; i62 > 0; i62--) {
// @ts-ignore
const p63 = p;
// @ts-ignore
const n64 = k.length;
// @ts-ignore
a65: {
// @ts-ignore
if (!(at(t, p) === 58)) break a65;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a65;
// @ts-ignore
continue;
}
// @ts-ignore
p = p63;
// @ts-ignore
k.length = n64;
// @ts-ignore
break;
}
// @ts-ignore
break o58;
}
// @ts-ignore
p = p59;
// @ts-ignore
k.length = n60;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a53;
// @ts-ignore
p += 2;
// @ts-ignore
if ((p = add(k, r_ls32, t, p)) < 0) break a53;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
a66: {
// @ts-ignore
o71: {
// @ts-ignore
const p72 = p;
// @ts-ignore
const n73 = k.length;
// @ts-ignore
a74: {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a74;
// @ts-ignore
for (let i75 = 5; i75 > 0; i75--) {
// @ts-ignore
const p76 = p;
// @ts-ignore
const n77 = k.length;
// @ts-ignore
a78: {
// @ts-ignore
if (!(at(t, p) === 58)) break a78;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a78;
// @ts-ignore
continue;
}
// @ts-ignore
p = p76;
// @ts-ignore
k.length = n77;
// @ts-ignore
break;
}
// @ts-ignore
break o71;
}
// @ts-ignore
p = p72;
// @ts-ignore
k.length = n73;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a66;
// @ts-ignore
p += 2;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a66;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
// @ts-ignore
o83: {
// @ts-ignore
const p84 = p;
// @ts-ignore
const n85 = k.length;
// @ts-ignore
a86: {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a86;
// @ts-ignore
for (let i87 = 6; i87 > 0; i87--) {
// @ts-ignore
const p88 = p;
// @ts-ignore
const n89 = k.length;
// @ts-ignore
a90: {
// @ts-ignore
if (!(at(t, p) === 58)) break a90;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a90;
// @ts-ignore
continue;
}
// @ts-ignore
p = p88;
// @ts-ignore
k.length = n89;
// @ts-ignore
break;
}
// @ts-ignore
break o83;
}
// @ts-ignore
p = p84;
// @ts-ignore
k.length = n85;
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
const n2 = k.length;
// @ts-ignore
a3: {
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a3;
// @ts-ignore
if (!(at(t, p) === 58)) break a3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_h4, t, p)) < 0) break a3;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
k.length = n2;
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
for (let i0 = 3; i0 > 0; i0--) {
// @ts-ignore
if ((sets0[at(t, p)] & 32)) {
// @ts-ignore
k.push(new ParsedNode(r_HEXDIG, t, p, ++p));
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
function k_path(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
o3: {
// @ts-ignore
if ((q = add(k, r_abs_path, t, p)) >= 0) { p = q; break o3; }
// @ts-ignore
if ((q = add(k, r_opaque_part, t, p)) >= 0) { p = q; break o3; }
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
if ((p = add(k, r_segment, t, p)) < 0) break a2;
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
function k_segment(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((q = add(k, r_pchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_pchar(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((q = add(k, r_escaped, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if (!((sets0[at(t, p)] & 1024))) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_query(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((q = add(k, r_pchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 65536)) { p++; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_URI_reference(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
o3: {
// @ts-ignore
if ((q = add(k, r_absolute_URI, t, p)) >= 0) { p = q; break o3; }
// @ts-ignore
if ((q = add(k, r_relative_URI, t, p)) >= 0) { p = q; break o3; }
}
// @ts-ignore
o6: {
// @ts-ignore
const p7 = p;
// @ts-ignore
const n8 = k.length;
// @ts-ignore
a9: {
// @ts-ignore
if (!(at(t, p) === 35)) break a9;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_fragment, t, p)) < 0) break a9;
// @ts-ignore
break o6;
}
// @ts-ignore
p = p7;
// @ts-ignore
k.length = n8;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_absolute_URI_reference(t, p, k) {
// @ts-ignore
if ((p = add(k, r_absolute_URI, t, p)) < 0) return -1;
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
if ((p = add(k, r_fragment, t, p)) < 0) break a3;
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
function k_relative_URI(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
o3: {
// @ts-ignore
if ((q = add(k, r_net_path, t, p)) >= 0) { p = q; break o3; }
// @ts-ignore
if ((q = add(k, r_abs_path, t, p)) >= 0) { p = q; break o3; }
// @ts-ignore
if ((q = add(k, r_rel_path, t, p)) >= 0) { p = q; break o3; }
}
// @ts-ignore
o6: {
// @ts-ignore
const p7 = p;
// @ts-ignore
const n8 = k.length;
// @ts-ignore
a9: {
// @ts-ignore
if (!(at(t, p) === 63)) break a9;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_query, t, p)) < 0) break a9;
// @ts-ignore
break o6;
}
// @ts-ignore
p = p7;
// @ts-ignore
k.length = n8;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_rel_path(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
if ((p = add(k, r_rel_segment, t, p)) < 0) return -1;
// @ts-ignore
o0: {
// @ts-ignore
if ((q = add(k, r_abs_path, t, p)) >= 0) { p = q; break o0; }
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_rel_segment(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((q = add(k, r_escaped, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if (!((sets0[at(t, p)] & 131072))) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 2)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
if ((q = add(k, r_escaped, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 131072)) { p++; continue; }
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
if (!((sets0[at(t, p)] & 262144))) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_alphanum(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 4096))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_uric(t, p) {
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
if (!((sets0[at(t, p)] & 1048576))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_unwise(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 2097152))) return -1;
// @ts-ignore
p++;
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
function s_opaque_part(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 4194304)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p6 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 524288)) { p++; continue; }
// @ts-ignore
a8: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) break a8;
// @ts-ignore
p += 3;
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
function s_uric_no_slash(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 4194304)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) return -1;
// @ts-ignore
p += 3;
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
while ((sets0[at(t, p)] & 8388608)) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_reg_name(t, p) {
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
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 16777216)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) break a5;
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
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 33554432)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) break a5;
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
function s_hostname(t, p) {
// @ts-ignore
if ((p = s_domainlabel(t, p)) < 0) return -1;
// @ts-ignore
if ((p = s_qualified(t, p)) < 0) return -1;
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
a5: {
// @ts-ignore
if (!(at(t, p) === 46)) break a5;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_domainlabel(t, p)) < 0) break a5;
// @ts-ignore
const p6 = p;
// @ts-ignore
a8: {
// @ts-ignore
if (!(at(t, p) === 46)) break a8;
// @ts-ignore
p++;
// @ts-ignore
if ((sets0[at(t, p)] & 4096)) break a8;
// @ts-ignore
break a5;
}
// @ts-ignore
p = p6;
// @ts-ignore
continue;
}
// @ts-ignore
p = p3;
// @ts-ignore
break;
}
// @ts-ignore
o9: {
// @ts-ignore
const p10 = p;
// @ts-ignore
a12: {
// @ts-ignore
if (!(at(t, p) === 46)) break a12;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_toplabel(t, p)) < 0) break a12;
// @ts-ignore
if (!(at(t, p) === 46)) break a12;
// @ts-ignore
p++;
// @ts-ignore
break o9;
}
// @ts-ignore
p = p10;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_domainlabel(t, p) {
// @ts-ignore
const p0 = p;
// @ts-ignore
if (!((sets0[at(t, p)] & 67108864))) return -1;
// @ts-ignore
p++;
// @ts-ignore
for (let i1 = 62; i1 > 0; i1--) {
// @ts-ignore
if ((sets0[at(t, p)] & 67108864)) { p++; continue; }
// @ts-ignore
break;
}
// @ts-ignore
if ((sets0[at(t, p)] & 67108864)) return -1;
// @ts-ignore
p = p0;
// @ts-ignore
if (!((sets0[at(t, p)] & 4096))) return -1;
// @ts-ignore
p++;
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
a6: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 4096))) break a6;
// @ts-ignore
p++;
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
function s_toplabel(t, p) {
// @ts-ignore
const p0 = p;
// @ts-ignore
if (!((sets0[at(t, p)] & 67108864))) return -1;
// @ts-ignore
p++;
// @ts-ignore
for (let i1 = 62; i1 > 0; i1--) {
// @ts-ignore
if ((sets0[at(t, p)] & 67108864)) { p++; continue; }
// @ts-ignore
break;
}
// @ts-ignore
if ((sets0[at(t, p)] & 67108864)) return -1;
// @ts-ignore
p = p0;
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
p++;
// @ts-ignore
for (;;) {
// @ts-ignore
const p4 = p;
// @ts-ignore
a6: {
// @ts-ignore
while (at(t, p) === 45) p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 4096))) break a6;
// @ts-ignore
p++;
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
function s_dec_octet(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
a3: {
// @ts-ignore
if (!(at(t, p) === 50 && at(t, p + 1) === 53 && (sets0[at(t, p + 2)] & 8192))) break a3;
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
if (!(at(t, p) === 50 && (sets0[at(t, p + 1)] & 16384) && (sets0[at(t, p + 2)] & 8))) break a4;
// @ts-ignore
p += 3;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 49)) break a5;
// @ts-ignore
p++;
// @ts-ignore
for (let i6 = 2; i6 > 0; i6--) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) break a5;
// @ts-ignore
p++;
}
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a7: {
// @ts-ignore
if (!((sets0[at(t, p)] & 32768) && (sets0[at(t, p + 1)] & 8))) break a7;
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
function s_IPv6address(t, p) {
// @ts-ignore
let q;
// @ts-ignore
c0: {
// @ts-ignore
const p1 = p;
// @ts-ignore
a3: {
// @ts-ignore
for (let i4 = 6; i4 > 0; i4--) {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a3;
// @ts-ignore
if (!(at(t, p) === 58)) break a3;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = s_ls32(t, p)) < 0) break a3;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a5;
// @ts-ignore
p += 2;
// @ts-ignore
for (let i6 = 5; i6 > 0; i6--) {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a5;
// @ts-ignore
if (!(at(t, p) === 58)) break a5;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = s_ls32(t, p)) < 0) break a5;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a7: {
// @ts-ignore
o8: {
// @ts-ignore
if ((q = s_h4(t, p)) >= 0) { p = q; break o8; }
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a7;
// @ts-ignore
p += 2;
// @ts-ignore
for (let i11 = 4; i11 > 0; i11--) {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a7;
// @ts-ignore
if (!(at(t, p) === 58)) break a7;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = s_ls32(t, p)) < 0) break a7;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a12: {
// @ts-ignore
o17: {
// @ts-ignore
const p18 = p;
// @ts-ignore
a20: {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a20;
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
if ((p = s_h4(t, p)) < 0) break a24;
// @ts-ignore
break o21;
}
// @ts-ignore
p = p22;
}
// @ts-ignore
break o17;
}
// @ts-ignore
p = p18;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a12;
// @ts-ignore
p += 2;
// @ts-ignore
for (let i25 = 3; i25 > 0; i25--) {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a12;
// @ts-ignore
if (!(at(t, p) === 58)) break a12;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = s_ls32(t, p)) < 0) break a12;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a26: {
// @ts-ignore
o31: {
// @ts-ignore
const p32 = p;
// @ts-ignore
a34: {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a34;
// @ts-ignore
for (let i35 = 2; i35 > 0; i35--) {
// @ts-ignore
const p36 = p;
// @ts-ignore
a38: {
// @ts-ignore
if (!(at(t, p) === 58)) break a38;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a38;
// @ts-ignore
continue;
}
// @ts-ignore
p = p36;
// @ts-ignore
break;
}
// @ts-ignore
break o31;
}
// @ts-ignore
p = p32;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a26;
// @ts-ignore
p += 2;
// @ts-ignore
for (let i39 = 2; i39 > 0; i39--) {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a26;
// @ts-ignore
if (!(at(t, p) === 58)) break a26;
// @ts-ignore
p++;
}
// @ts-ignore
if ((p = s_ls32(t, p)) < 0) break a26;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a40: {
// @ts-ignore
o45: {
// @ts-ignore
const p46 = p;
// @ts-ignore
a48: {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a48;
// @ts-ignore
for (let i49 = 3; i49 > 0; i49--) {
// @ts-ignore
const p50 = p;
// @ts-ignore
a52: {
// @ts-ignore
if (!(at(t, p) === 58)) break a52;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a52;
// @ts-ignore
continue;
}
// @ts-ignore
p = p50;
// @ts-ignore
break;
}
// @ts-ignore
break o45;
}
// @ts-ignore
p = p46;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a40;
// @ts-ignore
p += 2;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a40;
// @ts-ignore
if (!(at(t, p) === 58)) break a40;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_ls32(t, p)) < 0) break a40;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a53: {
// @ts-ignore
o58: {
// @ts-ignore
const p59 = p;
// @ts-ignore
a61: {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a61;
// @ts-ignore
for (let i62 = 4; i62 > 0; i62--) {
// @ts-ignore
const p63 = p;
// @ts-ignore
a65: {
// @ts-ignore
if (!(at(t, p) === 58)) break a65;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a65;
// @ts-ignore
continue;
}
// @ts-ignore
p = p63;
// @ts-ignore
break;
}
// @ts-ignore
break o58;
}
// @ts-ignore
p = p59;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a53;
// @ts-ignore
p += 2;
// @ts-ignore
if ((p = s_ls32(t, p)) < 0) break a53;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
a66: {
// @ts-ignore
o71: {
// @ts-ignore
const p72 = p;
// @ts-ignore
a74: {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a74;
// @ts-ignore
for (let i75 = 5; i75 > 0; i75--) {
// @ts-ignore
const p76 = p;
// @ts-ignore
a78: {
// @ts-ignore
if (!(at(t, p) === 58)) break a78;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a78;
// @ts-ignore
continue;
}
// @ts-ignore
p = p76;
// @ts-ignore
break;
}
// @ts-ignore
break o71;
}
// @ts-ignore
p = p72;
}
// @ts-ignore
if (!(at(t, p) === 58 && at(t, p + 1) === 58)) break a66;
// @ts-ignore
p += 2;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a66;
// @ts-ignore
break c0;
}
// @ts-ignore
p = p1;
// @ts-ignore
o83: {
// @ts-ignore
const p84 = p;
// @ts-ignore
a86: {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a86;
// @ts-ignore
for (let i87 = 6; i87 > 0; i87--) {
// @ts-ignore
const p88 = p;
// @ts-ignore
a90: {
// @ts-ignore
if (!(at(t, p) === 58)) break a90;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a90;
// @ts-ignore
continue;
}
// @ts-ignore
p = p88;
// @ts-ignore
break;
}
// @ts-ignore
break o83;
}
// @ts-ignore
p = p84;
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
a3: {
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a3;
// @ts-ignore
if (!(at(t, p) === 58)) break a3;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_h4(t, p)) < 0) break a3;
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
for (let i0 = 3; i0 > 0; i0--) {
// @ts-ignore
if ((sets0[at(t, p)] & 32)) { p++; continue; }
// @ts-ignore
break;
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
const p0 = p;
// @ts-ignore
a2: {
// @ts-ignore
if (!(at(t, p) === 47)) break a2;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_segment(t, p)) < 0) break a2;
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
function s_segment(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 16777216)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) break a5;
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
if ((sets0[at(t, p)] & 16777216)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_query(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 134217728)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) break a5;
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
let q;
// @ts-ignore
if ((p = s_rel_segment(t, p)) < 0) return -1;
// @ts-ignore
o0: {
// @ts-ignore
if ((q = s_abs_path(t, p)) >= 0) { p = q; break o0; }
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_rel_segment(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 268435456)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 268435456)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 32) && (sets0[at(t, p + 2)] & 32))) break a5;
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
const r_uric = rule("uric", k_uric, s_uric);
// @ts-ignore
const r_reserved = rule("reserved", undefined, s_reserved);
// @ts-ignore
const r_unreserved = rule("unreserved", k_unreserved, s_unreserved);
// @ts-ignore
const r_mark = rule("mark", undefined, s_mark);
// @ts-ignore
const r_escaped = rule("escaped", k_escaped, s_escaped);
// @ts-ignore
const r_delims = rule("delims", k_delims, s_delims);
// @ts-ignore
const r_unwise = rule("unwise", undefined, s_unwise);
// @ts-ignore
const r_absolute_URI = rule("absolute-URI", k_absolute_URI);
// @ts-ignore
const r_hier_part = rule("hier-part", k_hier_part);
// @ts-ignore
const r_net_path = rule("net-path", k_net_path);
// @ts-ignore
const r_abs_path = rule("abs-path", k_abs_path, s_abs_path);
// @ts-ignore
const r_opaque_part = rule("opaque-part", k_opaque_part, s_opaque_part);
// @ts-ignore
const r_uric_no_slash = rule("uric-no-slash", k_uric_no_slash, s_uric_no_slash);
// @ts-ignore
const r_scheme = rule("scheme", k_scheme, s_scheme);
// @ts-ignore
const r_authority = rule("authority", k_authority);
// @ts-ignore
const r_reg_name = rule("reg-name", k_reg_name, s_reg_name);
// @ts-ignore
const r_server = rule("server", k_server);
// @ts-ignore
const r_userinfo = rule("userinfo", k_userinfo, s_userinfo);
// @ts-ignore
const r_hostport = rule("hostport", k_hostport);
// @ts-ignore
const r_host = rule("host", k_host);
// @ts-ignore
const r_port = rule("port", k_port, s_port);
// @ts-ignore
const r_hostname = rule("hostname", k_hostname, s_hostname);
// @ts-ignore
const r_qualified = rule("qualified", k_qualified, s_qualified);
// @ts-ignore
const r_domainlabel = rule("domainlabel", k_domainlabel, s_domainlabel);
// @ts-ignore
const r_toplabel = rule("toplabel", k_toplabel, s_toplabel);
// @ts-ignore
const r_alphanum = rule("alphanum", k_alphanum, s_alphanum);
// @ts-ignore
const r_IPv4address = rule("IPv4address", k_IPv4address, s_IPv4address);
// @ts-ignore
const r_dec_octet = rule("dec-octet", k_dec_octet, s_dec_octet);
// @ts-ignore
const r_IPv6reference = rule("IPv6reference", k_IPv6reference, s_IPv6reference);
// @ts-ignore
const r_IPv6address = rule("IPv6address", k_IPv6address, s_IPv6address);
// @ts-ignore
const r_ls32 = rule("ls32", k_ls32, s_ls32);
// @ts-ignore
const r_h4 = rule("h4", k_h4, s_h4);
// @ts-ignore
const r_path = rule("path", k_path);
// @ts-ignore
const r_path_segments = rule("path-segments", k_path_segments, s_path_segments);
// @ts-ignore
const r_segment = rule("segment", k_segment, s_segment);
// @ts-ignore
const r_pchar = rule("pchar", k_pchar, s_pchar);
// @ts-ignore
const r_query = rule("query", k_query, s_query);
// @ts-ignore
const r_URI_reference = rule("URI-reference", k_URI_reference);
// @ts-ignore
const r_absolute_URI_reference = rule("absolute-URI-reference", k_absolute_URI_reference);
// @ts-ignore
const r_fragment = rule("fragment", k_query, s_query);
// @ts-ignore
const r_relative_URI = rule("relative-URI", k_relative_URI);
// @ts-ignore
const r_rel_path = rule("rel-path", k_rel_path, s_rel_path);
// @ts-ignore
const r_rel_segment = rule("rel-segment", k_rel_segment, s_rel_segment);
// @ts-ignore
const r_ALPHA = rule("ALPHA", undefined, s_ALPHA);
// @ts-ignore
const r_DIGIT = rule("DIGIT", undefined, s_DIGIT);
// @ts-ignore
const r_DQUOTE = rule("DQUOTE", undefined, s_DQUOTE);
// @ts-ignore
const r_HEXDIG = rule("HEXDIG", k_HEXDIG, s_HEXDIG);
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
  startRule?: "uric" | "reserved" | "unreserved" | "mark" | "escaped" | "delims" | "unwise" | "absolute_URI" | "hier_part" | "net_path" | "abs_path" | "opaque_part" | "uric_no_slash" | "scheme" | "authority" | "reg_name" | "server" | "userinfo" | "hostport" | "host" | "port" | "hostname" | "qualified" | "domainlabel" | "toplabel" | "alphanum" | "IPv4address" | "dec_octet" | "IPv6reference" | "IPv6address" | "ls32" | "h4" | "path" | "path_segments" | "segment" | "pchar" | "query" | "URI_reference" | "absolute_URI_reference" | "fragment" | "relative_URI" | "rel_path" | "rel_segment" | "ALPHA" | "DIGIT" | "DQUOTE" | "HEXDIG";
  tracer?: any;
  [key: string]: any;
}
type StartRule = { readonly startRule: NonNullable<ParseOptions['startRule']> };
export const parse = peggyParser.parse as (text: string, options: StartRule) => SyntaxNode<RuleName>;

export const PeggySyntaxError = peggyParser.SyntaxError as typeof _PeggySyntaxError;

export type PeggySyntaxError = _PeggySyntaxError;
