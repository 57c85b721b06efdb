/**
 * The attributes of HTML that hold one URI: those of type %URI in HTML 4.01, which 2003 Appendix D cites, and
 * those that HTML has added since.
 */

/** Elements by attribute name; names in lower case. */
export const uriAttributes: Readonly<Record<string, readonly string[]>> = {
  action: ['form'],
  background: ['body'],
  cite: ['blockquote', 'del', 'ins', 'q'],
  classid: ['object'],
  codebase: ['applet', 'object'],
  data: ['object'],
  formaction: ['button', 'input'],
  href: ['a', 'area', 'link'],
  longdesc: ['frame', 'iframe', 'img'],
  poster: ['video'],
  profile: ['head'],
  src: ['audio', 'embed', 'frame', 'iframe', 'img', 'input', 'script', 'source', 'track', 'video'],
  usemap: ['img', 'input', 'object'],
};
