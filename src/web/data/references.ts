/** References worth resolving: rows of the documents' tables on which they part, and cases at their edges. */

export interface ReferenceExample {
  readonly reference: string;
  readonly base: string;
  readonly lesson: string;
}

/** Appendix C's base. */
const usual = 'http://a/b/c/d;p?q';

export const references: readonly ReferenceExample[] = [
  { reference: 'g', base: usual, lesson: 'Where all agree.' },
  { reference: '?y', base: usual, lesson: 'A query alone: a new file, or the same one?' },
  { reference: 'g?y/../x', base: usual, lesson: 'Does ".." in a query climb?' },
  { reference: '../../../g', base: usual, lesson: 'Above the root.' },
  { reference: 'http:g', base: usual, lesson: 'The scheme of the base, said again.' },
  { reference: '', base: usual, lesson: 'The current document.' },
  { reference: '#s', base: usual, lesson: 'A place in the current document.' },
  { reference: 'g', base: 'http://a', lesson: 'A base without a path.' },
  { reference: '/xxx/../g', base: usual, lesson: 'Dot segments in an absolute path.' },
  { reference: '//h?q', base: usual, lesson: 'Whose query is it?' },
];
