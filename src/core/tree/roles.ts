/** Roles of components in a tree: types of roles.json, which assigns roles to children of rules. */

/** The roles that every revision can have. */
export const commonRoles = [
  'scheme',
  'authority',
  'user',
  'password',
  'host',
  'port',
  'path',
  'query',
  'fragment',
] as const;

/** Roles that occur any number of times; an occurrence is a name, then a value. */
export const repeatedRoles = ['prosperoFieldName', 'prosperoFieldValue'] as const;

/** Other roles that only some schemes have. */
export const specificRoles = [
  'ftpType',
  'gopherType',
  'gopherSelector',
  'gopherSearch',
  'gopherString',
  'waisDatabase',
  'waisType',
  'waisLength',
  'waisPath',
  'prosperoName',
  'prosperoVersion',
  'prosperoAttributes',
  'newsGroup',
  'newsArticle',
  'mailAddress',
  'nntpGroup',
  'nntpNumber',
] as const;

/** The roles that occur at most once, in the order of their registers. */
export const registerRoles = [...commonRoles, ...specificRoles] as const;

/** Roles that only some schemes have. */
export type SpecificRole = (typeof specificRoles)[number] | (typeof repeatedRoles)[number];

/** Roles with a place in Components. */
export type ComponentRole = (typeof commonRoles)[number] | SpecificRole;

/** One way in which a node gives a role its text. If several apply, the role extends from the first to the last. */
export type RoleSource<Rule extends string = string> = {
  /** The rules of the nodes it applies to. */
  readonly in: readonly Rule[];
  readonly role: ComponentRole;
} & (
  | {
      /** From the first to the last child of one of these rules … */
      readonly rules: readonly Rule[];
      /** … unless that child has itself a child of this rule. */
      readonly unless?: Rule;
    }
  /** The literal that the node begins with. */
  | { readonly literal: string }
  /** Nothing, right after the literal that the node begins with: the role is present, if only empty. */
  | { readonly anchor: string }
  /** Nothing, at the end of a node that ends with this literal: the part that it opens is present, if only empty. */
  | { readonly ending: string }
);

/** The part of roles.json that the core needs. */
export interface Roles<Rule extends string = string> {
  readonly sources: readonly RoleSource<Rule>[];
  /** The rules whose one child is of the rule that is the kind of a host. */
  readonly hostKind: readonly Rule[];
  /**
   * By rule name, the role of a whole text read from that rule, if the rule's name does not give it. Empty if the name
   * is that of a role that the rule does not have.
   */
  readonly whole: Readonly<Partial<Record<string, string>>>;
  /** Roles that are empty rather than undefined: the path, 1997 §5.2 and 2003 §5.2. */
  readonly neverUndefined: readonly ComponentRole[];
  /**
   * The rules that show which production carried a string: a reading has at most one of each list, and those of the
   * first list come before those of the next.
   */
  readonly carriers: readonly (readonly Rule[])[];
}
