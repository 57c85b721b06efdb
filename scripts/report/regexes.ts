/** The report on regular expressions that installed packages publish: how each relates to its standard. */
import { readFileSync } from 'node:fs';
import { fastFormats, fullFormats } from 'ajv-formats/dist/formats.js';
import * as valibot from 'valibot';
import { regexes } from 'zod';
import { namedSets } from '../../generated/registry/ids.js';
import type { Limits } from '../../src/core/base/limits.js';
import {
  compareRules,
  type Comparison,
  type ReadDialect,
  readRegex,
  type RuleOf,
  shelfGrammar,
} from '../../src/study/index.js';
import { strings } from './lineage.js';
import { code, heading, paragraph, table } from './markdown.js';

const [today] = namedSets.today;
const rule = (name: string): RuleOf => ({ revision: today, rule: name });
const shelved = (name: string, ruleName?: string): RuleOf => ({
  revision: shelfGrammar(name),
  ...(ruleName !== undefined && { rule: ruleName }),
});

/** A published expression and what it is to match. */
export interface PublishedRegex {
  readonly name: string;
  readonly package: string;
  readonly version: string;
  readonly licence: string;
  readonly dialect: ReadDialect;
  readonly pattern: string;
  readonly flags?: string | undefined;
  readonly standard: RuleOf;
}

/** ajv-formats has an expression for "uri" in the mode "full", but exports a function. */
function ajvUri(): RegExp {
  const source = readFileSync('node_modules/ajv-formats/dist/formats.js', 'utf8');
  const [, pattern = '', flags] = /^const URI = \/(.*)\/(\w*);$/m.exec(source) ?? [];
  return new RegExp(pattern, flags);
}

/** Returns expressions of an installed package, by name. */
function installed(
  name: string,
  regexes: Readonly<Record<string, readonly [regex: unknown, standard: RuleOf]>>,
): readonly PublishedRegex[] {
  const text = readFileSync(`node_modules/${name}/package.json`, 'utf8');
  const { version, license } = JSON.parse(text) as { readonly version: string; readonly license: string };
  return Object.entries(regexes).map(([called, [regex, standard]]) => {
    if (!(regex instanceof RegExp)) throw new TypeError(`${name} exports another value for ${called}`);
    const { source: pattern, flags } = regex;
    return {
      ...{ name: called, package: name, version, licence: license },
      ...{ dialect: 'javascript', pattern, flags, standard },
    };
  });
}

/** An expression of a package that is not installed; quoted from its release. */
interface QuotedRegex extends Omit<PublishedRegex, 'standard'> {
  /** A revision, or a grammar of the shelf. */
  readonly standard: string;
  readonly rule?: string;
}

function quotedRegexes(): readonly PublishedRegex[] {
  const text = readFileSync('scripts/report/quoted-regexes.json', 'utf8');
  return (JSON.parse(text) as readonly QuotedRegex[]).map(({ standard, rule: name, ...one }) => ({
    ...one,
    standard: standard === today && name !== undefined ? rule(name) : shelved(standard, name),
  }));
}

/** RFC 5322 §3.4.1, without comments and white space. */
const address = shelved('addr-spec');
const uuid = shelved('uuid');

export const published: readonly PublishedRegex[] = [
  ...installed('ajv-formats', {
    'uri, full': [ajvUri(), rule('URI')],
    'uri, fast': [fastFormats.uri, rule('URI')],
    'uri-reference, full': [fullFormats['uri-reference'], rule('URI-reference')],
    ipv6: [fullFormats.ipv6, rule('IPv6address')],
    'email, full': [fullFormats.email, address],
    hostname: [fullFormats.hostname, shelved('host-name')],
    uuid: [fullFormats.uuid, uuid],
    'uri-template': [fullFormats['uri-template'], shelved('uri-template')],
    'json-pointer': [fullFormats['json-pointer'], shelved('json-pointer')],
    'relative-json-pointer': [fullFormats['relative-json-pointer'], shelved('relative-json-pointer')],
  }),
  ...installed('zod', {
    ipv4: [regexes.ipv4, rule('IPv4address')],
    ipv6: [regexes.ipv6, rule('IPv6address')],
    email: [regexes.email, address],
    // The rule of the HTML Standard for e-mail addresses.
    html5Email: [regexes.html5Email, address],
    rfc5322Email: [regexes.rfc5322Email, address],
    uuid: [regexes.uuid(), uuid],
    datetime: [regexes.datetime({}), shelved('date-time')],
  }),
  ...installed('valibot', {
    IPV4_REGEX: [valibot.IPV4_REGEX, rule('IPv4address')],
    IPV6_REGEX: [valibot.IPV6_REGEX, rule('IPv6address')],
    EMAIL_REGEX: [valibot.EMAIL_REGEX, address],
    RFC_EMAIL_REGEX: [valibot.RFC_EMAIL_REGEX, address],
    DOMAIN_REGEX: [valibot.DOMAIN_REGEX, shelved('host-name')],
    UUID_REGEX: [valibot.UUID_REGEX, uuid],
    ISO_TIMESTAMP_REGEX: [valibot.ISO_TIMESTAMP_REGEX, shelved('date-time')],
  }),
  ...quotedRegexes(),
];

/** No limit of time: where both labels and whole names have a length, the automaton counts both. */
const limits: Limits = { states: 200_000, milliseconds: Infinity };

/** Returns the relation of an expression to its standard. */
export function relationOf({ pattern, flags, dialect, standard }: PublishedRegex): Comparison {
  const how = dialect === 'javascript' ? { flags } : { dialect };
  return compareRules({ revision: readRegex(pattern, { ...how, limits }) }, standard, { witnesses: 3 });
}

export function regexReport(): string {
  const rows = published.map((one) => {
    const { relation, onlyFirst, onlySecond } = relationOf(one);
    const { revision, rule: name } = one.standard;
    const of = typeof revision === 'string' ? code(revision) : `${code(revision.revision)} of the shelf`;
    const [surplus, missing] = [onlyFirst, onlySecond].map(strings);
    return [
      `${one.package} ${one.version} (${one.licence})`,
      one.name,
      name === undefined ? of : `${code(name)} of ${of}`,
      relation,
      surplus ?? '',
      missing ?? '',
    ];
  });
  return (
    heading(2, 'Regular expressions of validators') +
    paragraph(
      'Packages that validate by a regular expression, and how its language relates to that of the rule, with shortest strings that only one of the two accepts.',
      'A package may check more than this expression. Those of Django and WTForms are in Python.',
    ) +
    table(['package', 'expression', 'rule', 'relation', 'only the expression', 'only the rule'], rows)
  );
}
