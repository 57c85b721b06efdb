/** What of a document is asked about. */

/** Its reference rule, or its first rule whose role is `absolute`. */
export type Form = (typeof forms)[number];

export const forms = ['reference', 'absolute'] as const;
