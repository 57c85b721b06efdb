/** What of a document is asked about. */

/** Its reference rule, or its first rule whose role is `absolute`. */
export type Form = 'reference' | 'absolute';

export const forms: readonly Form[] = ['reference', 'absolute'];
