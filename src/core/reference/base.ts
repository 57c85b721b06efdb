/**
 * Establishing the base of a document: RFC 1808 §3, §5.1 of 1997 and those after it, and what 1993 says of it ("Uniqueness", "Partial
 * form"). The layers are given; reading them out of HTML or MIME is not this file's job.
 */

/** Where a base comes from, from the innermost layer outwards. */
export type BaseSource = 'content' | 'Base' | 'Content-Base' | 'Content-Location' | 'retrieval' | 'default';

/** A document, or a message or part that encloses one. Undefined is what it does not have. */
export interface Entity {
  /** The base embedded in the content: HTML's BASE. */
  readonly embedded?: string | undefined;
  /** The value of the header field, as it stands there. */
  readonly base?: string | undefined;
  readonly contentBase?: string | undefined;
  readonly contentLocation?: string | undefined;
}

/** The layers in which a base can be found. */
export interface BaseLayers {
  /** The document itself, then what encloses it, outwards. */
  readonly entities: readonly Entity[];
  /** The URL that retrieved the outermost entity; after a redirection, the last one. */
  readonly retrieval?: string | undefined;
  /** The base that the application defines (2003 §5.1.4). */
  readonly application?: string | undefined;
}

/** A value that cannot be a base, and why. */
export interface IgnoredBase {
  readonly source: BaseSource;
  readonly depth: number;
  readonly value: string;
  /** It is not absolute; or it is relative, as a Content-Location may be, and there is nothing to resolve it against. */
  readonly reason: 'not-absolute' | 'unresolvable';
}

/** The base of the innermost entity. */
export interface Base {
  /** Undefined where none is established; "" where the document says that the base is the empty string. */
  readonly base: string | undefined;
  /** Undefined where the document knows no base at all. */
  readonly source: BaseSource | undefined;
  readonly section: string | undefined;
  /** How many entities outwards it was found; the number of entities for the layers outside them. */
  readonly depth: number;
  /** What was passed over, from the outermost layer inwards. */
  readonly ignored: readonly IgnoredBase[];
  /** What an empty reference stands for where a request is always intended; undefined where the document does not say, or nothing is known. */
  readonly emptyRequest?: Pick<RequestRules, 'section' | 'attributes'> & { readonly text: string };
}

/** References that always ask for a request: an empty one stands for a URL, and for no reference to the document itself. */
export interface RequestRules {
  readonly section: string;
  /** Elements of HTML and their attributes, in lower case: `form action`. */
  readonly attributes: readonly string[];
  /** Whose URL an empty one stands for: that of the document, or its base. */
  readonly of: 'document' | 'base';
}

/** A revision's rules for the base. */
export interface BaseRules {
  /** The rule that a base must be derivable from. */
  readonly absoluteRule: string;
  /** The section of each source that the document knows. */
  readonly sections: Readonly<Partial<Record<BaseSource, string>>>;
  /** Whether a base may be given as a reference: it is resolved, and its fragment is cut (RFC 3986 §5.1). */
  readonly fromReferences?: true;
  /** What the base is where nothing establishes one. */
  readonly fallback: 'none' | 'empty' | 'application';
  readonly requests?: RequestRules;
}

/** What establishing needs of a revision. */
export interface BaseReader {
  accepts(text: string, options: { readonly start: string }): boolean;
  /** The absolute form of a reference; undefined where there is none. */
  resolve(reference: string, base: string): string | undefined;
}

/** §5.1.1: "any whitespace inside the field value (including that used for line folding) is ignored". */
export function headerValue(value: string): string {
  return value.replace(/\s+/g, '');
}

/** RFC 1808 §3.1 recommends `<URL:` and `>` around the URL. */
function unwrapped(value: string): string {
  return /^<URL:(.*)>$/.exec(value)?.[1] ?? value;
}

/**
 * The base of the innermost entity: its own, else that of what encloses it, and so on outwards, else the
 * retrieval URL, else the default. Within an entity what is embedded comes first, then Base, Content-Base, and
 * Content-Location, resolved against the base of what encloses it. Linear in the layers.
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

/** What is a base of what gives it. */
function baseOf({ fromReferences }: BaseRules, text: string): string {
  return fromReferences ? text.replace(/#.*/s, '') : text;
}

/** The base outside all entities. */
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
