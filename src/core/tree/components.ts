/**
 * Components: the text of the roles. Undefined (its separator is absent) and empty (nothing follows the separator)
 * always differ: 1997 §5.2.
 *
 *   http://user:pw@host:80/path?query#fragment
 *          └──── authority ────┘
 */

/** Components that every revision can have. */
export interface Components {
  readonly scheme: string | undefined;
  /** The part after `//`: login, site, authority. */
  readonly authority: string | undefined;
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly host: string | undefined;
  /** The document's rule for the host: hostname, hostnumber, IPv4address, IPv6reference. */
  readonly hostKind: string | undefined;
  readonly port: string | undefined;
  readonly path: string | undefined;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
  /** Components that the scheme adds; undefined if the reading carries no scheme-specific part. */
  readonly specific: SpecificComponents | undefined;
}

/** Components that a known scheme adds. Only the members that occur in the string are present. */
export interface SpecificComponents {
  readonly ftpType?: string;
  readonly gopherType?: string;
  readonly gopherSelector?: string;
  readonly gopherSearch?: string;
  readonly gopherString?: string;
  readonly waisDatabase?: string;
  readonly waisType?: string;
  /** 1993/1995 only: the length in `database / wtype / digits / path`. */
  readonly waisLength?: string;
  readonly waisPath?: string;
  readonly prosperoName?: string;
  readonly prosperoVersion?: string;
  readonly prosperoAttributes?: string;
  readonly prosperoFields?: readonly ProsperoField[];
  readonly newsGroup?: string;
  readonly newsArticle?: string;
  readonly mailAddress?: string;
  readonly nntpGroup?: string;
  readonly nntpNumber?: string;
}

/** RFC 1738 §3.11: `;name=value`. */
export interface ProsperoField {
  readonly name: string;
  readonly value: string;
}
