// Generated from grammar/*/document.json. Do not edit.

import type { DocumentAbout } from '../../src/core/about.js';
import type { RevisionId } from './ids.js';
import { about as about0 } from '../../src/documents/url-1993/about.js';
import { about as about1 } from '../../src/documents/url-1995/about.js';
import { about as about2 } from '../../src/documents/rfc1630/about.js';
import { about as about3 } from '../../src/documents/rfc1738/about.js';
import { about as about4 } from '../../src/documents/rfc1808/about.js';
import { about as about5 } from '../../src/documents/url-1997/about.js';
import { about as about6 } from '../../src/documents/rfc2396/about.js';
import { about as about7 } from '../../src/documents/rfc2732/about.js';
import { about as about8 } from '../../src/documents/rfc2396bis-01/about.js';
import { about as about9 } from '../../src/documents/rfc3986/about.js';
import { about as about10 } from '../../src/documents/rfc3987/about.js';
import { about as about11 } from '../../src/documents/rfc6874/about.js';
import { about as about12 } from '../../src/documents/whatwg-2026-07/about.js';

export const abouts: Readonly<Record<RevisionId, DocumentAbout>> = {
  'url-1993': {
    title: "Uniform Resource Locators",
    authors: ["Tim Berners-Lee"],
    date: "1993-07-14",
    follows: null,
    status: {"kind":"Internet-Draft","obsoletedBy":["RFC 1738"],"updatedBy":[]},
    ...about0,
  },
  'url-1995': {
    title: "Uniform Resource Locator (URL) Grammar",
    authors: ["Jon Crowcroft"],
    date: "1995-05-10",
    follows: "url-1993",
    status: {"kind":"web page","obsoletedBy":[],"updatedBy":[]},
    ...about1,
  },
  'rfc1630': {
    title: "Universal Resource Identifiers in WWW",
    authors: ["Tim Berners-Lee"],
    date: "1994-06",
    follows: "url-1995",
    status: {"kind":"Informational","obsoletedBy":[],"updatedBy":[]},
    ...about2,
  },
  'rfc1738': {
    title: "Uniform Resource Locators (URL)",
    authors: ["Tim Berners-Lee","Larry Masinter","Mark McCahill"],
    date: "1994-12",
    follows: "url-1995",
    status: {"kind":"Proposed Standard","obsoletedBy":["RFC 4248","RFC 4266"],"updatedBy":["RFC 1808","RFC 2368","RFC 2396","RFC 3986","RFC 6196","RFC 6270","RFC 8089"],"obsoleteUpdates":["RFC 1808","RFC 2368","RFC 2396"]},
    ...about3,
  },
  'rfc1808': {
    title: "Relative Uniform Resource Locators",
    authors: ["Roy T. Fielding"],
    date: "1995-06",
    follows: "rfc1738",
    status: {"kind":"Proposed Standard","obsoletedBy":["RFC 3986"],"updatedBy":["RFC 2368","RFC 2396"],"obsoleteUpdates":["RFC 2368","RFC 2396"]},
    ...about4,
  },
  'url-1997': {
    title: "Uniform Resource Locators (URL): Generic Syntax and Semantics",
    authors: ["Tim Berners-Lee","Roy T. Fielding","Larry Masinter"],
    date: "1997-05-02",
    follows: "rfc1808",
    status: {"kind":"Internet-Draft","obsoletedBy":["RFC 2396"],"updatedBy":[]},
    ...about5,
  },
  'rfc2396': {
    title: "Uniform Resource Identifiers (URI): Generic Syntax",
    authors: ["Tim Berners-Lee","Roy T. Fielding","Larry Masinter"],
    date: "1998-08",
    follows: "url-1997",
    status: {"kind":"Draft Standard","obsoletedBy":["RFC 3986"],"updatedBy":["RFC 2732"],"obsoleteUpdates":["RFC 2732"],"updates":["RFC 1808","RFC 1738"]},
    ...about6,
  },
  'rfc2732': {
    title: "Format for Literal IPv6 Addresses in URL's",
    authors: ["Robert M. Hinden","Brian E. Carpenter","Larry Masinter"],
    date: "1999-12",
    follows: "rfc2396",
    status: {"kind":"Proposed Standard","obsoletedBy":["RFC 3986"],"updatedBy":[]},
    ...about7,
  },
  'rfc2396bis-01': {
    title: "Uniform Resource Identifier (URI): Generic Syntax",
    authors: ["Tim Berners-Lee","Roy T. Fielding","Larry Masinter"],
    date: "2003-03-03",
    follows: "rfc2732",
    status: {"kind":"Internet-Draft","obsoletedBy":["RFC 3986"],"updatedBy":[],"updates":["RFC 1738"],"obsoletes":["RFC 2732","RFC 2396","RFC 1808"]},
    ...about8,
  },
  'rfc3986': {
    title: "Uniform Resource Identifier (URI): Generic Syntax",
    authors: ["Tim Berners-Lee","Roy T. Fielding","Larry Masinter"],
    date: "2005-01",
    follows: "rfc2396bis-01",
    status: {"kind":"Internet Standard","std":"STD 66","obsoletedBy":[],"updatedBy":["RFC 6874","RFC 7320","RFC 8820"],"obsoleteUpdates":["RFC 6874","RFC 7320"],"updates":["RFC 1738"],"obsoletes":["RFC 2732","RFC 2396","RFC 1808"]},
    ...about9,
  },
  'rfc3987': {
    title: "Internationalized Resource Identifiers (IRIs)",
    authors: ["Martin Duerst","Michel Suignard"],
    date: "2005-01",
    follows: "rfc3986",
    status: {"kind":"Proposed Standard","obsoletedBy":[],"updatedBy":[]},
    ...about10,
  },
  'rfc6874': {
    title: "Representing IPv6 Zone Identifiers in Address Literals and Uniform Resource Identifiers",
    authors: ["Brian Carpenter","Stuart Cheshire","Robert M. Hinden"],
    date: "2013-02",
    follows: "rfc3986",
    status: {"kind":"Proposed Standard","obsoletedBy":["RFC 9844"],"updatedBy":[],"updates":["RFC 3986"]},
    ...about11,
  },
  'whatwg-2026-07': {
    title: "URL Standard",
    authors: ["Anne van Kesteren"],
    date: "2026-07-02",
    follows: "rfc3986",
    status: {"kind":"Living Standard","obsoletedBy":[],"updatedBy":[]},
    ...about12,
  },
};
