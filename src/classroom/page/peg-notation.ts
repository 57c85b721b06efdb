/** The notation of PEGs in ten lines. */

export const notation: readonly (readonly [form: string, meaning: string])[] = [
  [
    'name = e',
    'defines a rule. Other notations write <- for this =. A name has letters, digits and _, but no -.',
  ],
  ['e f', 'e, then f'],
  ['e / f', 'ordered choice: f is tried only if e fails. Once e matches, f is never tried at this place.'],
  [
    'e* e+ e?',
    'zero or more, one or more, at most one; each matches as much as possible and gives nothing back.',
  ],
  ['&e !e', 'lookahead: succeeds if e matches (&) or fails (!), without consuming characters'],
  ['"ab" \'ab\'', 'these characters; with i after the closing quote, in upper or lower case'],
  ['[a-z] [^/?#]', 'one character of the set; with ^, one outside it; \\x30 is the character 0'],
  ['.', 'any character; so !. is the end of the string'],
  [
    'e|2| e|1..3|',
    'exactly 2 times; 1 to 3 times; also |2..| and |..3|. Other notations write {2} and {1,3}.',
  ],
  ['( e )', 'groups; // begins a comment'],
];
