// The parser of url-1997.
// Generated from grammar/url-1997 and its notation (sha256 229bfa7c23c299ad49734408448eb9cafba89ae761eff30871095b4245936942). Do not edit.

/* eslint-disable */

import type { SyntaxNode } from '../../src/tree/node.js';
import { ParsedNode, add, at, ruleTable } from '../../src/tree/parser.js';
import type { RuleName } from './rules.js';



const peggyParser: {parse: any, SyntaxError: any, DefaultTracer?: any} = // @ts-ignore
(function () {
// @ts-ignore
const [rule, rules] = ruleTable();
// @ts-ignore
const sets0 = new Int32Array([131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,131072,0,114952,262144,262144,114952,262144,114896,114952,114952,114952,114952,123092,114952,123148,123148,65664,123434,123434,123434,123434,123434,123434,123434,123434,123434,123434,98496,82064,262144,114896,262144,65664,98496,128553,128553,128553,128553,128553,128553,127017,127017,127017,127017,127017,127017,127017,127017,127017,127017,127017,127017,127017,127017,127017,127017,127017,127017,127017,127017,524288,524288,524288,524288,114952,524288,126505,126505,126505,126505,126505,126505,124969,124969,124969,124969,124969,124969,124969,124969,124969,124969,124969,124969,124969,124969,124969,124969,124969,124969,124969,124969,524288,524288,524288,114952,131072,0,0]);
// @ts-ignore
function k_URL_reference(t, p, k) {
// @ts-ignore
let q;
// @ts-ignore
o3: {
// @ts-ignore
if ((q = add(k, r_absoluteURL, t, p)) >= 0) { p = q; break o3; }
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
if ((q = add(k, r_generic_URL, t, p)) >= 0) { p = q; break c0; }
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
if ((q = add(k, r_urlc, t, p)) >= 0) { p = q; continue; }
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
if ((q = add(k, r_abs_path, t, p)) >= 0) { p = q; break c0; }
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
if (!((sets0[at(t, p)] & 4))) return -1;
// @ts-ignore
p++;
}
// @ts-ignore
for (;;) {
// @ts-ignore
if ((sets0[at(t, p)] & 1)) {
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
if ((sets0[at(t, p)] & 4)) { p++; continue; }
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
if ((sets0[at(t, p)] & 8)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
continue;
}
// @ts-ignore
if ((q = add(k, r_escaped, t, p)) >= 0) { p = q; continue; }
// @ts-ignore
if ((sets0[at(t, p)] & 16)) { p++; continue; }
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
if (!((sets0[at(t, p)] & 32))) return -1;
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
if (!((sets0[at(t, p)] & 32))) break a2;
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
if (!((sets0[at(t, p)] & 1))) return -1;
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
if (!((sets0[at(t, p)] & 32))) break a2;
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
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
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
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
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
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
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
function k_port(t, p, k) {
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
if ((q = add(k, r_pchar, t, p)) >= 0) { p = q; continue; }
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
if ((sets0[at(t, p)] & 8)) {
// @ts-ignore
k.push(new ParsedNode(r_unreserved, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if ((q = add(k, r_escaped, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if (!((sets0[at(t, p)] & 64))) return -1;
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
if ((q = add(k, r_urlc, t, p)) >= 0) { p = q; continue; }
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
if ((sets0[at(t, p)] & 128)) {
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
if (!((sets0[at(t, p)] & 256))) return -1;
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
if (!((sets0[at(t, p)] & 512))) return -1;
// @ts-ignore
k.push(new ParsedNode(r_hex, t, p, ++p));
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) return -1;
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
if (!((sets0[at(t, p)] & 1024))) return -1;
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
function k_alpha(t, p, k) {
// @ts-ignore
c0: {
// @ts-ignore
if ((sets0[at(t, p)] & 2048)) {
// @ts-ignore
k.push(new ParsedNode(r_lowalpha, t, p, ++p));
// @ts-ignore
break c0;
}
// @ts-ignore
if (!((sets0[at(t, p)] & 4096))) return -1;
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
if ((q = add(k, r_absoluteURL, t, p)) >= 0) { p = q; break c0; }
// @ts-ignore
if ((p = add(k, r_relativeURL, t, p)) < 0) return -1;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_scheme(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 8192))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 8192)) p++;
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
if ((sets0[at(t, p)] & 16384)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 512) && (sets0[at(t, p + 2)] & 512))) break a5;
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
if (!((sets0[at(t, p)] & 32))) break a2;
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
if (!((sets0[at(t, p)] & 1))) return -1;
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
if (!((sets0[at(t, p)] & 32))) break a2;
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
if (!((sets0[at(t, p)] & 2))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 2)) p++;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 2))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 2)) p++;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
// @ts-ignore
if (!((sets0[at(t, p)] & 2))) return -1;
// @ts-ignore
p++;
// @ts-ignore
while ((sets0[at(t, p)] & 2)) p++;
// @ts-ignore
if (!(at(t, p) === 46)) return -1;
// @ts-ignore
p++;
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
function s_port(t, p) {
// @ts-ignore
while ((sets0[at(t, p)] & 2)) p++;
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
if ((sets0[at(t, p)] & 32768)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 512) && (sets0[at(t, p + 2)] & 512))) break a5;
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
if ((sets0[at(t, p)] & 32768)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 512) && (sets0[at(t, p + 2)] & 512))) break a5;
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
if ((sets0[at(t, p)] & 32768)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 512) && (sets0[at(t, p + 2)] & 512))) return -1;
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
if ((sets0[at(t, p)] & 65536)) { p++; continue; }
// @ts-ignore
a5: {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 512) && (sets0[at(t, p + 2)] & 512))) break a5;
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
if ((sets0[at(t, p)] & 65536)) { p++; break c0; }
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 512) && (sets0[at(t, p + 2)] & 512))) return -1;
// @ts-ignore
p += 3;
}
// @ts-ignore
return p;
}
// @ts-ignore
function s_reserved(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 128))) return -1;
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
if (!((sets0[at(t, p)] & 256))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_escaped(t, p) {
// @ts-ignore
if (!(at(t, p) === 37 && (sets0[at(t, p + 1)] & 512) && (sets0[at(t, p + 2)] & 512))) return -1;
// @ts-ignore
p += 3;
// @ts-ignore
return p;
}
// @ts-ignore
function s_hex(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 512))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_alphanum(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 32))) return -1;
// @ts-ignore
p++;
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
function s_lowalpha(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 2048))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_upalpha(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 4096))) return -1;
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
function s_control(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 131072))) return -1;
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
if (!((sets0[at(t, p)] & 262144))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
function s_unwise(t, p) {
// @ts-ignore
if (!((sets0[at(t, p)] & 524288))) return -1;
// @ts-ignore
p++;
// @ts-ignore
return p;
}
// @ts-ignore
const r_URL_reference = rule("URL-reference", k_URL_reference);
// @ts-ignore
const r_absoluteURL = rule("absoluteURL", k_absoluteURL);
// @ts-ignore
const r_opaque_URL = rule("opaque-URL", k_opaque_URL);
// @ts-ignore
const r_generic_URL = rule("generic-URL", k_generic_URL);
// @ts-ignore
const r_relativeURL = rule("relativeURL", k_relativeURL);
// @ts-ignore
const r_net_path = rule("net_path", k_net_path);
// @ts-ignore
const r_abs_path = rule("abs_path", k_abs_path);
// @ts-ignore
const r_rel_path = rule("rel_path", k_rel_path);
// @ts-ignore
const r_scheme = rule("scheme", k_scheme, s_scheme);
// @ts-ignore
const r_site = rule("site", k_site);
// @ts-ignore
const r_user = rule("user", k_user, s_user);
// @ts-ignore
const r_password = rule("password", k_user, s_user);
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
const r_hostnumber = rule("hostnumber", k_hostnumber, s_hostnumber);
// @ts-ignore
const r_port = rule("port", k_port, s_port);
// @ts-ignore
const r_path = rule("path", k_path, s_path);
// @ts-ignore
const r_path_segments = rule("path_segments", k_path_segments, s_path_segments);
// @ts-ignore
const r_segment = rule("segment", k_segment, s_segment);
// @ts-ignore
const r_param = rule("param", k_param, s_param);
// @ts-ignore
const r_pchar = rule("pchar", k_pchar, s_pchar);
// @ts-ignore
const r_query = rule("query", k_query, s_query);
// @ts-ignore
const r_fragment = rule("fragment", k_query, s_query);
// @ts-ignore
const r_urlc = rule("urlc", k_urlc, s_urlc);
// @ts-ignore
const r_reserved = rule("reserved", undefined, s_reserved);
// @ts-ignore
const r_unreserved = rule("unreserved", k_unreserved, s_unreserved);
// @ts-ignore
const r_mark = rule("mark", undefined, s_mark);
// @ts-ignore
const r_escaped = rule("escaped", k_escaped, s_escaped);
// @ts-ignore
const r_hex = rule("hex", k_hex, s_hex);
// @ts-ignore
const r_alphanum = rule("alphanum", k_alphanum, s_alphanum);
// @ts-ignore
const r_alpha = rule("alpha", k_alpha, s_alpha);
// @ts-ignore
const r_lowalpha = rule("lowalpha", undefined, s_lowalpha);
// @ts-ignore
const r_upalpha = rule("upalpha", undefined, s_upalpha);
// @ts-ignore
const r_digit = rule("digit", undefined, s_digit);
// @ts-ignore
const r_control = rule("control", undefined, s_control);
// @ts-ignore
const r_space = rule("space", undefined, s_space);
// @ts-ignore
const r_delims = rule("delims", undefined, s_delims);
// @ts-ignore
const r_unwise = rule("unwise", undefined, s_unwise);
// @ts-ignore
const r_Content_Base = rule("Content-Base", k_Content_Base);
// @ts-ignore
const r_Content_Location = rule("Content-Location", k_Content_Location);
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
  startRule?: "URL_reference" | "absoluteURL" | "opaque_URL" | "generic_URL" | "relativeURL" | "net_path" | "abs_path" | "rel_path" | "scheme" | "site" | "user" | "password" | "hostport" | "host" | "hostname" | "domainlabel" | "toplabel" | "hostnumber" | "port" | "path" | "path_segments" | "segment" | "param" | "pchar" | "query" | "fragment" | "urlc" | "reserved" | "unreserved" | "mark" | "escaped" | "hex" | "alphanum" | "alpha" | "lowalpha" | "upalpha" | "digit" | "control" | "space" | "delims" | "unwise" | "Content_Base" | "Content_Location";
  tracer?: any;
  [key: string]: any;
}
type StartRule = { readonly startRule: NonNullable<ParseOptions['startRule']> };
export const parse = peggyParser.parse as (text: string, options: StartRule) => SyntaxNode<RuleName>;

export const PeggySyntaxError = peggyParser.SyntaxError as typeof _PeggySyntaxError;

export type PeggySyntaxError = _PeggySyntaxError;
