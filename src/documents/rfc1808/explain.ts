/** Explains the parts of a URL by RFC 1808: the six components of §2.1, and the category of its scheme (§2.3). */

import { type Explainer, ifPresent, quoted, type Statement } from '../../core/reference/explain.js';
import { schemeSections } from '../../core/reference/schemes/scheme-sections.js';
import type { Reading } from '../../core/reading/reading.js';
import { schemeCategories, type SchemeCategory } from './schemes.js';

const categories: Readonly<Record<SchemeCategory, string>> = {
  never: 'URLs of this scheme are never used with relative URLs.',
  'suitable base':
    'Relative URLs can be used with this scheme whenever the base URL follows the generic-RL syntax.',
  always: 'URLs of this scheme can always be parsed using the generic-RL syntax.',
};

const relativeKinds = ['net_path', 'abs_path', 'rel_path'] as const;

function explainGeneral(reading: Reading): readonly Statement[] {
  const { text, components } = reading;
  if (components === undefined) return [];
  const { scheme, authority, query, fragment } = components;
  const known = scheme?.toLowerCase() ?? '';
  const category = schemeCategories.get(known);
  const isOpaque = scheme !== undefined && !reading.uses('generic-RL');
  const kind = relativeKinds.find((rule) => reading.uses(rule));
  const path = reading.first('path');
  const slash = reading.uses('abs_path') ? ', preceded by a slash: it is not relative' : '';
  const named = (what: string, part: string | undefined): string | undefined =>
    ifPresent(part, (value) => `${what} ${value === '' ? 'empty' : quoted(value)}.`);
  return [
    ['5.2', text === '' ? 'The reference is empty: it resolves to the complete base URL.' : undefined],
    ['2.1', named('The scheme is', scheme)],
    ['2.3', category === undefined ? undefined : categories[category]],
    [
      '2.3',
      ifPresent(
        schemeSections.get(known),
        (section) => `RFC 1738 §${section}, not this document, defines the specifics of this scheme.`,
      ),
    ],
    [
      '2.2',
      scheme === undefined && text !== ''
        ? `The URL is relative, a ${String(kind)}: the rest comes from the base URL.`
        : undefined,
    ],
    [
      '2.2',
      isOpaque
        ? 'The text after the scheme does not fit the generic-RL syntax: the grammar does not split it.'
        : undefined,
    ],
    ['2.1', named('The network location and login information is', authority)],
    ['2.4.6', isOpaque ? undefined : `The path is ${path === undefined ? 'empty' : quoted(path)}${slash}.`],
    ['2.1', named('The object parameters are', reading.first('params'))],
    ['2.1', named('The query information is', query)],
    ['2.1', named('The fragment identifier, which is not part of the URL, is', fragment)],
  ];
}

export const explainer: Explainer = { schemes: {}, explainScheme: () => [], explainGeneral: explainGeneral };
