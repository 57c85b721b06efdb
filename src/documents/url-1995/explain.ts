/** Explains the page of 1995 in sentences: it has a grammar and defines no meaning, so they name the parts. */

import { descendants } from '../../core/tree/node.js';
import type { Reading } from '../../core/reading/reading.js';
import { type Explainer, quoted, type Statement } from '../../core/reference/explain.js';
import type { SchemeParts } from '../../core/reference/schemes/parts.js';
import { earlyForms, ftpPath } from '../../core/reference/schemes/early-forms.js';
import { loginOf, type SchemeReaders, serverOf } from '../../core/reference/schemes/read.js';

/** The rules that name a part, in the order in which they occur in a URL. */
const partRules = [
  'scheme',
  'user',
  'password',
  'host',
  'port',
  'group',
  'article',
  'database',
  'wtype',
  'hsoname',
  'version',
  'attributes',
  'gtype',
  'selector',
  'path',
  'search',
  'fragmentid',
];

/** The rules whose whole definition is such a rule, and which are better names for it. */
const betterNames: ReadonlyMap<string, readonly string[]> = new Map([['path', ['hsoname', 'selector']]]);

/** Returns the production of the rule "url" in a reading. */
function productionOf({ tree }: Reading): string | undefined {
  for (const node of tree === undefined ? [] : descendants(tree)) {
    if (node.rule === 'url') return node.children[0]?.rule;
  }
  return undefined;
}

function tellGeneral(reading: Reading): readonly Statement[] {
  const production = productionOf(reading);
  const named = partRules
    .filter((rule) => !(betterNames.get(rule) ?? []).some((better) => reading.uses(better)))
    .map((rule) => [rule, reading.first(rule)] as const)
    .flatMap(([rule, text]) => (text === undefined ? [] : [`Its ${rule} is ${quoted(text)}.`]));
  return [`The url is ${production ?? 'a url'}.`, ...named].map((text) => ['BNF syntax', text]);
}

/** Explains the digits in the middle of a waisdoc, which have no name of their own. */
function tellScheme(parts: SchemeParts): readonly Statement[] {
  if (parts.scheme !== 'wais' || parts.length === undefined) return [];
  return [['BNF syntax', `The digits between wtype and path are ${quoted(parts.length)}.`]];
}

/** The early forms, with a login for ftp. */
const schemes: SchemeReaders = {
  ...earlyForms(undefined),
  ftpaddress: (reading) => ({
    scheme: 'ftp',
    server: serverOf(reading, undefined),
    login: loginOf(reading),
    anonymous: undefined,
    ...ftpPath(reading),
  }),
};

export const explainer: Explainer = { schemes, explainScheme: tellScheme, explainGeneral: tellGeneral };
