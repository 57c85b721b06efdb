/** All findings of the prose of rfc3987 about strings. */
import type { ExpectedFindings } from '../expected.js';

/** Reads the Bidi Notation of 1.4: "uppercase letters represent Arabic or Hebrew letters". */
function bidi(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x41 + 0x5d0));
}

/** Examples 1 to 7 of 4.4, and Example 10, which is "allowed but not recommended". */
const allowed = [
  'http://ab.CDEFGH.ij/kl/mn/op.html',
  'http://ab.CDE.FGH/ij/kl/mn/op.html',
  'http://AB.CD.EF/GH/IJ/KL?MN=OP;QR=ST#UV',
  'http://AB.CD.ef/gh/IJ/KL.html',
  'http://ab.cd.EF/GH/ij/kl.html',
  'http://ab.CD.EF/GH/IJ/kl.html',
  'http://ab.CDE123FGH.ij/kl/mn/op.html',
  'http://ab.CDEFGH.123/kl/mn/op.html',
].map(bidi);

export const findings: readonly ExpectedFindings[] = [
  ...allowed.map((text) => ({
    text,
    conforming: true,
    findings: [`internationalized-host: ${/\/\/([^/]*)/.exec(text)?.[1] ?? ''}`],
  })),
  // Examples 8 and 9 of 4.4, "not allowed".
  {
    text: bidi('http://ab.cd.ef/GH1/2IJ/KL.html'),
    conforming: true,
    findings: [`direction-at-ends: ${bidi('GH1')}`, `direction-at-ends: ${bidi('2IJ')}`],
  },
  {
    text: bidi('http://ab.cd.ef/GH%31/%32IJ/KL.html'),
    conforming: true,
    findings: [
      `direction-at-ends: ${bidi('GH%31')}`,
      'needless-escape: %31',
      'needless-escape: %32',
      `direction-at-ends: ${bidi('%32IJ')}`,
    ],
  },
  { text: 'http://example.org/r\u00E9sum\u00E9', conforming: true, findings: [] },
  { text: 'http://host.dom/\u202Ea', conforming: false, findings: ['bidi-formatting: \u202E'] },
  {
    text: 'http://host.dom/\uE000?\uE000#\uE000',
    conforming: false,
    findings: ['private-character: \uE000', 'private-character: \uE000'],
  },
  // A host is not a domain name in each scheme; its labels are not measured in characters of US-ASCII.
  {
    text: `x://${'\u00E9'.repeat(64)}/`,
    conforming: true,
    findings: [`internationalized-host: ${'\u00E9'.repeat(64)}`],
  },
  { text: 'http://[fe80::1%25en0]/', conforming: false, findings: ['zone: %25en0'] },
  { text: 'a b', conforming: false, findings: ['space:  '] },
  { text: '\u3000', conforming: true, findings: ['relative: \u3000', 'look-alike: \u3000'] },
];
