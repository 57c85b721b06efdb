/** Forms of a document's language. */

/** The document's reference rule, or its first rule with the role `absolute`. */
export type Form = 'reference' | 'absolute';

export const forms: readonly Form[] = ['reference', 'absolute'];
