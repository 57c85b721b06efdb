/** The report on regular expressions that installed packages publish: how each relates to its standard. */
import { readFileSync } from 'node:fs';
import { fastFormats, fullFormats } from 'ajv-formats/dist/formats.js';
import * as valibot from 'valibot';
import { regexes } from 'zod';
import { namedSets } from '../../generated/registry/ids.js';
import {
  compareRules,
  type Comparison,
  readRegex,
  type RuleOf,
  shelfGrammar,
} from '../../src/study/index.js';
import { strings } from './lineage.js';
import { code, heading, paragraph, table } from './markdown.js';

const [today] = namedSets.today;
const rule = (name: string): RuleOf => ({ revision: today, rule: name });
/** RFC 5322 §3.4.1, without comments and white space. */
const address = { revision: shelfGrammar('addr-spec') };

/** A published expression and what it is to match. */
export interface PublishedRegex {
  readonly name: string;
  readonly package: 'ajv-formats' | 'valibot' | 'zod';
  readonly regex: RegExp;
  readonly standard: RuleOf;
}

/** ajv-formats has an expression for "uri" in the mode "full", but exports a function. */
function ajvUri(): RegExp {
  const source = readFileSync('node_modules/ajv-formats/dist/formats.js', 'utf8');
  const [, pattern = '', flags] = /^const URI = \/(.*)\/(\w*);$/m.exec(source) ?? [];
  return new RegExp(pattern, flags);
}

function regexIn(value: unknown): RegExp {
  if (value instanceof RegExp) return value;
  throw new TypeError('the package exports another value');
}

/** All three packages are under the MIT licence. */
export const published: readonly PublishedRegex[] = [
  { name: 'uri, full', package: 'ajv-formats', regex: ajvUri(), standard: rule('URI') },
  { name: 'uri, fast', package: 'ajv-formats', regex: regexIn(fastFormats.uri), standard: rule('URI') },
  {
    name: 'uri-reference, full',
    package: 'ajv-formats',
    regex: regexIn(fullFormats['uri-reference']),
    standard: rule('URI-reference'),
  },
  {
    name: 'ipv6',
    package: 'ajv-formats',
    regex: regexIn(fullFormats.ipv6),
    standard: rule('IPv6address'),
  },
  { name: 'email, full', package: 'ajv-formats', regex: regexIn(fullFormats.email), standard: address },
  { name: 'ipv4', package: 'zod', regex: regexes.ipv4, standard: rule('IPv4address') },
  { name: 'ipv6', package: 'zod', regex: regexes.ipv6, standard: rule('IPv6address') },
  { name: 'email', package: 'zod', regex: regexes.email, standard: address },
  { name: 'IPV4_REGEX', package: 'valibot', regex: valibot.IPV4_REGEX, standard: rule('IPv4address') },
  { name: 'IPV6_REGEX', package: 'valibot', regex: valibot.IPV6_REGEX, standard: rule('IPv6address') },
  { name: 'EMAIL_REGEX', package: 'valibot', regex: valibot.EMAIL_REGEX, standard: address },
];

/** Returns the relation of an expression to its standard. */
export function relationOf({ regex, standard }: PublishedRegex): Comparison {
  return compareRules({ revision: readRegex(regex.source, { flags: regex.flags }) }, standard, {
    witnesses: 3,
  });
}

export function regexReport(): string {
  const rows = published.map((one) => {
    const { relation, onlyFirst, onlySecond } = relationOf(one);
    const { revision, rule: name } = one.standard;
    const standard =
      typeof revision === 'string'
        ? `${code(name ?? '')} of ${code(revision)}`
        : `${code(revision.revision)} of the shelf`;
    const [surplus, missing] = [onlyFirst, onlySecond].map(strings);
    return [
      `${one.package} ${versionOf(one.package)}`,
      one.name,
      standard,
      relation,
      surplus ?? '',
      missing ?? '',
    ];
  });
  return (
    heading(2, 'Regular expressions of validators') +
    paragraph(
      'Packages that validate by a regular expression, and how its language relates to that of the rule, with shortest strings on either side.',
      'A package may check more than this expression.',
    ) +
    table(['package', 'expression', 'rule', 'relation', 'only the expression', 'only the rule'], rows)
  );
}

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    readonly version: string;
  };
  return version;
}
