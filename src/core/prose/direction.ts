/**
 * Writing directions, for the rules on bidirectional IRIs (RFC 3987 §4.2) and domains (RFC 5893). The right-to-left
 * characters are those of the Bidi_Class R and AL in Unicode 14.0.0 (DerivedBidiClass.txt). Ranges also cover the
 * unassigned characters in them.
 */

const rightToLeft = [
  String.raw`\u{5BE}\u{5C0}\u{5C3}\u{5C6}\u{5D0}-\u{5F4}\u{608}\u{60B}\u{60D}\u{61B}-\u{64A}\u{66D}-\u{66F}`,
  String.raw`\u{671}-\u{6D5}\u{6E5}-\u{6E6}\u{6EE}-\u{6EF}\u{6FA}-\u{710}\u{712}-\u{72F}\u{74D}-\u{7A5}`,
  String.raw`\u{7B1}-\u{7EA}\u{7F4}-\u{7F5}\u{7FA}\u{7FE}-\u{815}\u{81A}\u{824}\u{828}\u{830}-\u{858}`,
  String.raw`\u{85E}-\u{88E}\u{8A0}-\u{8C9}\u{200F}\u{FB1D}\u{FB1F}-\u{FB28}\u{FB2A}-\u{FD3D}\u{FD50}-\u{FDC7}`,
  String.raw`\u{FDF0}-\u{FDFC}\u{FE70}-\u{FEFC}\u{10800}-\u{1091B}\u{10920}-\u{10A00}\u{10A10}-\u{10A35}`,
  String.raw`\u{10A40}-\u{10AE4}\u{10AEB}-\u{10B35}\u{10B40}-\u{10D23}\u{10E80}-\u{10EA9}\u{10EAD}-\u{10F45}`,
  String.raw`\u{10F51}-\u{10F81}\u{10F86}-\u{10FF6}\u{1E800}-\u{1E8CF}\u{1E900}-\u{1E943}\u{1E94B}-\u{1E95F}`,
  String.raw`\u{1EC71}-\u{1EEBB}`,
].join('');

const isRightToLeft = new RegExp(`[${rightToLeft}]`, 'u');
const startsAndEnds = new RegExp(`^[${rightToLeft}](?:.*[${rightToLeft}])?$`, 'su');
/** A letter of the other direction. The engine's own version of Unicode knows the letters. */
const isLeftToRight = new RegExp(`(?![${rightToLeft}])\\p{L}`, 'u');

/** Tests whether a component has characters of both directions. Percent-encodings are written left to right. */
export function mixesDirections(component: string): boolean {
  return isRightToLeft.test(component) && isLeftToRight.test(component);
}

/** Tests whether a component has right-to-left characters, but not at both ends. */
export function hasOtherEnd(component: string): boolean {
  return isRightToLeft.test(component) && !startsAndEnds.test(component);
}

/** Bidi_Class AN in Unicode 14.0.0. */
const arabicNumber = String.raw`\u{600}-\u{605}\u{660}-\u{669}\u{66B}-\u{66C}\u{6DD}\u{890}-\u{891}\u{8E2}\u{10D30}-\u{10D39}\u{10E60}-\u{10E7E}`;
const hasArabicNumber = new RegExp(`[${arabicNumber}]`, 'u');
const europeanNumber = String.raw`0-9\u{B2}-\u{B3}\u{B9}\u{6F0}-\u{6F9}\u{2070}\u{2074}-\u{2079}\u{2080}-\u{2089}\u{2488}-\u{249B}\u{FF10}-\u{FF19}\u{102E1}-\u{102FB}\u{1D7CE}-\u{1D7FF}\u{1F100}-\u{1F10A}\u{1FBF0}-\u{1FBF9}`;
const hasEuropeanNumber = new RegExp(`[${europeanNumber}]`, 'u');
const endsRightToLeft = new RegExp(`[${rightToLeft}${arabicNumber}${europeanNumber}]\\p{Mn}*$`, 'u');
const endsLeftToRight = new RegExp(`(?:[${europeanNumber}]|(?![${rightToLeft}])\\p{L})\\p{Mn}*$`, 'u');

/** Tests whether labels of a domain, decoded from Punycode, break the Bidi rule (RFC 5893, section 2). */
export function breaksBidiRule(labels: readonly string[]): boolean {
  const isRight = (label: string): boolean => isRightToLeft.test(label) || hasArabicNumber.test(label);
  return (
    labels.some(isRight) &&
    labels.some((label) => {
      const [first = ''] = label;
      if (isRightToLeft.test(first))
        return (
          isLeftToRight.test(label) ||
          !endsRightToLeft.test(label) ||
          (hasArabicNumber.test(label) && hasEuropeanNumber.test(label))
        );
      return !isLeftToRight.test(first) || isRight(label) || !endsLeftToRight.test(label);
    })
  );
}
