// The parser of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 da1e36a3f197551019e4342ed74eeda0b1f1dd6af425b1ef6aeb51caadb96b68). Do not edit.

/* eslint-disable */

import type { SyntaxNode } from '../../src/syntax/node.js';
import { ParsedNode, add, at } from '../../src/syntax/parser.js';
import type { RuleName } from './rules.js';



const peggyParser: {parse: any, SyntaxError: any, DefaultTracer?: any} = // @ts-ignore
(function () {
// @ts-ignore
const sets0 = new Int32Array([524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,524288,0,461090,1048576,1048576,461090,1048834,460610,461090,461090,461090,461090,460627,461090,461107,461107,263170,463275,463275,463275,463275,463275,463275,463275,463275,463275,463275,395010,328770,1048576,460610,1048576,263170,395010,504231,504231,504231,504231,504231,504231,491943,491943,491943,491943,491943,491943,491943,491943,491943,491943,491943,491943,491943,491943,491943,491943,491943,491943,491943,491943,2097152,2097152,2097152,2097152,461090,2097152,487847,487847,487847,487847,487847,487847,475559,475559,475559,475559,475559,475559,475559,475559,475559,475559,475559,475559,475559,475559,475559,475559,475559,475559,475559,475559,2097152,2097152,2097152,461090,524288,0,0]);
// @ts-ignore
function k_URL_reference(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
o3: {
// @ts-ignore
if ((sets0[at(t, p)] & 1) && (q = add(k, r_absoluteURL, t, p)) >= 0) { p = q; break o3; }
// @ts-ignore
if ((q = add(k, r_relativeURL, t, p)) >= 0) { p = q; break o3; }
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
function k_absoluteURL(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 1) && (q = add(k, r_generic_URL, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if ((p = add(k, r_opaque_URL, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_opaque_URL(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
if ((p = add(k, r_scheme, t, p)) < 0) return -1;
// @ts-ignore
if (!(at(t, p) === 58)) return -1;
// @ts-ignore
p++;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 2) && (q = add(k, r_urlc, t, p)) >= 0) { p = q; continue; }
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
function k_relativeURL(t, p, k) {
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
if ((p = add(k, r_net_path, t, p)) < 0) break a3;
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
if (at(t, p) === 47 && (q = add(k, r_abs_path, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if ((p = add(k, r_rel_path, t, p)) < 0) return -1;
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
if ((p = add(k, r_site, t, p)) < 0) return -1;
// @ts-ignore
o0: {
// @ts-ignore
if (at(t, p) === 47 && (q = add(k, r_abs_path, t, p)) >= 0) { p = q; break o0; }
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
function k_rel_path(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
o0: {
// @ts-ignore
if ((q = add(k, r_path_segments, t, p)) >= 0) { p = q; break o0; }
}
// @ts-ignore
o3: {
// @ts-ignore
const p4 = p;
// @ts-ignore
const n5 = k.length;
// @ts-ignore
a6: {
// @ts-ignore
if (!(at(t, p) === 63)) break a6;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_query, t, p)) < 0) break a6;
// @ts-ignore
break o3;
}
// @ts-ignore
p = p4;
// @ts-ignore
k.length = n5;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_scheme(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 4)) {
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
if (!((sets0[at(t, p)] & 16))) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 4)) {
// @ts-ignore
k.push(new ParsedNode(r_alpha, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
if ((sets0[at(t, p)] & 8)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
if ((sets0[at(t, p)] & 16)) { p++; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_site(t, p, k) {
// @ts-ignore
o12: {
// @ts-ignore
const p13 = p;
// @ts-ignore
const n14 = k.length;
// @ts-ignore
a15: {
// @ts-ignore
o20: {
// @ts-ignore
const p21 = p;
// @ts-ignore
const n22 = k.length;
// @ts-ignore
a23: {
// @ts-ignore
if ((p = add(k, r_user, t, p)) < 0) break a23;
// @ts-ignore
o24: {
// @ts-ignore
const p25 = p;
// @ts-ignore
const n26 = k.length;
// @ts-ignore
a27: {
// @ts-ignore
if (!(at(t, p) === 58)) break a27;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_password, t, p)) < 0) break a27;
// @ts-ignore
break o24;
}
// @ts-ignore
p = p25;
// @ts-ignore
k.length = n26;
}
// @ts-ignore
if (!(at(t, p) === 64)) break a23;
// @ts-ignore
p++;
// @ts-ignore
break o20;
}
// @ts-ignore
p = p21;
// @ts-ignore
k.length = n22;
}
// @ts-ignore
if ((p = add(k, r_hostport, t, p)) < 0) break a15;
// @ts-ignore
break o12;
}
// @ts-ignore
p = p13;
// @ts-ignore
k.length = n14;
}
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
if ((sets0[at(t, p)] & 32)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
if (at(t, p) === 37 && (q = add(k, r_escaped, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 64)) { p++; continue; }
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
if ((sets0[at(t, p)] & 32)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
if (at(t, p) === 37 && (q = add(k, r_escaped, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 64)) { p++; continue; }
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
if (!((sets0[at(t, p)] & 128))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
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
if (!((sets0[at(t, p)] & 128))) break a2;
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
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
if (!((sets0[at(t, p)] & 4))) return -1;
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
if (!((sets0[at(t, p)] & 128))) break a2;
// @ts-ignore
k.push(new ParsedNode(r_alphanum, t, p, ++p));
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
function k_hostnumber(t, p, k) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 8)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
break;
}
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 8)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
break;
}
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 8)) {
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
break;
}
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_digit, t, p, ++p));
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 8)) {
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
function k_port(t, p, k) {
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 8)) {
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
function k_path(t, p, k) {
// @ts-ignore
o0: {
// @ts-ignore
if (at(t, p) === 47) { p++; break o0; }
}
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
if ((sets0[at(t, p)] & 256) && (q = add(k, r_pchar, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
break;
}
// @ts-ignore
for (;;) {
// @ts-ignore
const p2 = p;
// @ts-ignore
const n3 = k.length;
// @ts-ignore
a4: {
// @ts-ignore
if (!(at(t, p) === 59)) break a4;
// @ts-ignore
p++;
// @ts-ignore
if ((p = add(k, r_param, t, p)) < 0) break a4;
// @ts-ignore
continue;
}
// @ts-ignore
p = p2;
// @ts-ignore
k.length = n3;
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_param(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 256) && (q = add(k, r_pchar, t, p)) >= 0) { p = q; continue; }
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
if ((sets0[at(t, p)] & 32)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (at(t, p) === 37 && (q = add(k, r_escaped, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) return -1;
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
if ((sets0[at(t, p)] & 2) && (q = add(k, r_urlc, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
break;
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_fragment(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 2) && (q = add(k, r_urlc, t, p)) >= 0) { p = q; continue; }
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
if ((sets0[at(t, p)] & 1024)) {
// @ts-ignore
k.push(new ParsedNode(r_reserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((sets0[at(t, p)] & 32)) {
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
if (!((sets0[at(t, p)] & 2048))) return -1;
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
if (!((sets0[at(t, p)] & 4096))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_hex, t, p, ++p));
// @ts-ignore
if (!((sets0[at(t, p)] & 4096))) return -1;
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
if (!((sets0[at(t, p)] & 8192))) return -1;
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
if ((sets0[at(t, p)] & 4)) {
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
function k_alpha(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 16384)) {
// @ts-ignore
k.push(new ParsedNode(r_lowalpha, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 32768))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_upalpha, t, p, ++p));
}
// @ts-ignore
return p;
}
// @ts-ignore
function k_Content_Base(t, p, k) {
// @ts-ignore
if (!(t.startsWith("Content-Base", p))) return -1;
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
function k_Content_Location(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
if (!(t.startsWith("Content-Location", p))) return -1;
// @ts-ignore
p += 16;
// @ts-ignore
if (!(at(t, p) === 58)) return -1;
// @ts-ignore
p++;
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 1) && (q = add(k, r_absoluteURL, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if ((p = add(k, r_relativeURL, t, p)) < 0) return -1;
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
function s_user(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 65536)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4096) && (sets0[at(t, p + 2)] & 4096))) break a5;
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
if ((sets0[at(t, p)] & 65536)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4096) && (sets0[at(t, p + 2)] & 4096))) break a5;
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
if (!((sets0[at(t, p)] & 128))) return -1;
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
if (!((sets0[at(t, p)] & 128))) break a2;
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
if (!((sets0[at(t, p)] & 4))) return -1;
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
if (!((sets0[at(t, p)] & 128))) break a2;
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
function s_hostnumber(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 8)) p++;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 8)) p++;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 8))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 8)) p++;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
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
function s_port(t, p) {
// @ts-ignore
while ((sets0[at(t, p)] & 8)) p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_path(t, p) {
// @ts-ignore
o0: {
// @ts-ignore
if (at(t, p) === 47) { p++; break o0; }
}
// @ts-ignore
if ((p = s_path_segments(t, p)) < 0) return -1;
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
if ((sets0[at(t, p)] & 131072)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4096) && (sets0[at(t, p + 2)] & 4096))) break a5;
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
const p6 = p;
// @ts-ignore
a8: {
// @ts-ignore
if (!(at(t, p) === 59)) break a8;
// @ts-ignore
p++;
// @ts-ignore
if ((p = s_param(t, p)) < 0) break a8;
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
function s_param(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 131072)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4096) && (sets0[at(t, p + 2)] & 4096))) break a5;
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
if ((sets0[at(t, p)] & 131072)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4096) && (sets0[at(t, p + 2)] & 4096))) return -1;
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
if ((sets0[at(t, p)] & 262144)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4096) && (sets0[at(t, p + 2)] & 4096))) break a5;
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
function s_fragment(t, p) {
// @ts-ignore
for (;;) {
// @ts-ignore
const p3 = p;
// @ts-ignore
if ((sets0[at(t, p)] & 262144)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4096) && (sets0[at(t, p + 2)] & 4096))) break a5;
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
function s_urlc(t, p) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 262144)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4096) && (sets0[at(t, p + 2)] & 4096))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_reserved(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 1024))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_unreserved(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 32))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_mark(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 2048))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_escaped(t, p) {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 4096) && (sets0[at(t, p + 2)] & 4096))) return -1;
// @ts-ignore
p += 3;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hex(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 4096))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_alphanum(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 128))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_alpha(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_lowalpha(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 16384))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_upalpha(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 32768))) return -1;
// @ts-ignore
p++;
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
function s_control(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 524288))) return -1;
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

export const PeggySyntaxError = peggyParser.SyntaxError as typeof _PeggySyntaxError;

export type PeggySyntaxError = _PeggySyntaxError;
