/**
 * Establishes the base of a document: RFC 1808 §3, §5.1 of 1997 and its successors, and 1993 ("Uniqueness", "Partial
 * form"). The layers are given; reading them from HTML or MIME is not this file's job.
 */

/** Sources of a base, from the innermost layer outwards. */
export type BaseSource = 'content' | 'Base' | 'Content-Base' | 'Content-Location' | 'retrieval' | 'default';

/** A document, or a message or part that encloses one. Members that it lacks are undefined. */
export interface Entity {
  /** The base embedded in the content: HTML's BASE. */
  readonly embedded?: string | undefined;
  /** The raw value of the header field. */
  readonly base?: string | undefined;
  readonly contentBase?: string | undefined;
  readonly contentLocation?: string | undefined;
}

/** The layers in which a base can be found. */
export interface BaseLayers {
  /** The document itself, then the entities that enclose it, outwards. */
  readonly entities: readonly Entity[];
  /** The URL that retrieved the outermost entity; after a redirection, the last one. */
  readonly retrieval?: string | undefined;
  /** The base that the application defines (2003 §5.1.4). */
  readonly application?: string | undefined;
}

/** A value that cannot be a base, with the reason. */
export interface IgnoredBase {
  readonly source: BaseSource;
  readonly depth: number;
  readonly value: string;
  /**
   * `not-absolute`; or `unresolvable`: it is relative, as a Content-Location may be, and there is nothing to resolve it
   * against.
   */
  readonly reason: 'not-absolute' | 'unresolvable';
}

/** The base of the innermost entity. */
export interface Base {
  /** Undefined if none is established; "" if the document says that the base is the empty string. */
  readonly base: string | undefined;
  /** Undefined if the document defines no base at all. */
  readonly source: BaseSource | undefined;
  readonly section: string | undefined;
  /** Number of entities outwards at which it was found; the number of entities for the layers outside them. */
  readonly depth: number;
  /** The rejected values, from the outermost layer inwards. */
  readonly ignored: readonly IgnoredBase[];
  /**
   * The URL that an empty reference stands for where a request is always intended; undefined if the document defines
   * none or it is unknown.
   */
  readonly emptyRequest?: Pick<RequestRules, 'section' | 'attributes'> & { readonly text: string };
}

/** References that always intend a request: an empty one stands for a URL, not for the document itself. */
export interface RequestRules {
  readonly section: string;
  /** Elements of HTML and their attributes, in lower case: `form action`. */
  readonly attributes: readonly string[];
  /** The URL that an empty one stands for: that of the document, or its base. */
  readonly of: 'document' | 'base';
}

/** A revision's rules for the base. */
export interface BaseRules {
  /** The rule that a base must be derivable from. */
  readonly absoluteRule: string;
  /** The section of each source that the document defines. */
  readonly sections: Readonly<Partial<Record<BaseSource, string>>>;
  /** True if a base may be given as a reference: it is resolved, and its fragment is removed (RFC 3986 §5.1). */
  readonly fromReferences?: true;
  /** The base if no layer establishes one. */
  readonly fallback: 'none' | 'empty' | 'application';
  readonly requests?: RequestRules;
}

/** Members of a revision that establishing a base needs. */
export interface BaseReader {
  accepts(text: string, options: { readonly start: string }): boolean;
  /** Returns the absolute form of a reference; undefined if there is none. */
  resolve(reference: string, base: string): string | undefined;
}

/**
 * Removes whitespace from a header value. §5.1.1: "any whitespace inside the field value (including that used for line
 * folding) is ignored".
 */
export function headerValue(value: string): string {
  return value.replace(/\s+/g, '');
}

/** Removes `<URL:` and `>` around the URL, which RFC 1808 §3.1 recommends. */
function unwrapped(value: string): string {
  return /^<URL:(.*)>$/.exec(value)?.[1] ?? value;
}

/**
 * Returns the base of the innermost entity: its own, else that of the entity that encloses it, and so on outwards, else
 * the retrieval URL, else the default. Within an entity, the embedded base comes first, then Base, Content-Base, and
 * Content-Location, resolved against the base of the enclosing entity. Linear in the layers.
 */
export function establishBase(rules: BaseRules | undefined, layers: BaseLayers, reader: BaseReader): Base {
  const base = layeredBase(rules, layers, reader);
  if (rules?.requests === undefined) return base;
  const { of, section, attributes } = rules.requests;
  const text = of === 'base' ? base.base : layers.retrieval;
  return text === undefined ? base : { ...base, emptyRequest: { section, attributes, text } };
}

function layeredBase(rules: BaseRules | undefined, layers: BaseLayers, reader: BaseReader): Base {
  if (rules === undefined) {
    return { base: undefined, source: undefined, section: undefined, depth: 0, ignored: [] };
  }
  const { sections, absoluteRule, fromReferences } = rules;
  const ignored: IgnoredBase[] = [];
  const isAbsolute = (text: string): boolean => reader.accepts(text, { start: absoluteRule });
  let base = outermost(rules, layers, isAbsolute, ignored);
  for (let depth = layers.entities.length - 1; depth >= 0; depth--) {
    const entity = layers.entities[depth] ?? {};
    const values: readonly (readonly [BaseSource, string | undefined])[] = [
      ['content', entity.embedded],
      ['Base', entity.base && unwrapped(headerValue(entity.base))],
      ['Content-Base', entity.contentBase && headerValue(entity.contentBase)],
      ['Content-Location', entity.contentLocation && headerValue(entity.contentLocation)],
    ];
    const outer = base.base;
    for (const [source, value] of values) {
      const section = sections[source];
      if (value === undefined || section === undefined) continue;
      const written = baseOf(rules, value);
      const mayResolve = (fromReferences ?? source === 'Content-Location') && !isAbsolute(written);
      const own = mayResolve ? resolved(written, outer, reader) : written;
      if (own !== undefined && isAbsolute(own)) {
        base = { base: own, source, section, depth, ignored };
        break;
      }
      ignored.push({ source, depth, value, reason: mayResolve ? 'unresolvable' : 'not-absolute' });
    }
  }
  return base;
}

function resolved(reference: string, base: string | undefined, reader: BaseReader): string | undefined {
  return base === undefined || base === '' ? undefined : reader.resolve(reference, base);
}

/** Returns the base that a value gives. */
function baseOf({ fromReferences }: BaseRules, text: string): string {
  return fromReferences ? text.replace(/#.*/s, '') : text;
}

/** Returns the base outside all entities. */
function outermost(
  rules: BaseRules,
  { entities, retrieval, application }: BaseLayers,
  isAbsolute: (text: string) => boolean,
  ignored: IgnoredBase[],
): Base {
  const { sections, fallback } = rules;
  const depth = entities.length;
  if (retrieval !== undefined) {
    const base = baseOf(rules, retrieval);
    if (isAbsolute(base)) return { base, source: 'retrieval', section: sections.retrieval, depth, ignored };
    ignored.push({ source: 'retrieval', depth, value: retrieval, reason: 'not-absolute' });
  }
  const base = fallback === 'empty' ? '' : fallback === 'application' ? application : undefined;
  return { base, source: 'default', section: sections.default, depth, ignored };
}
