/** Algorithms of RFC 3987: those of RFC 3986 with its own names, which treat other characters as unreserved (§2.1). */

import type { ReferenceAlgorithms } from '../../core/reference/algorithms.js';
import { ladder, type NormalizationStep } from '../../core/reference/normalize.js';
import { algorithmsOfBase } from '../../core/reference/of-base.js';
import { references as rfc3986 } from '../rfc3986/algorithms.js';
import { formatting } from './characters.js';
import { escapePrintable, toIri, toUri } from './mapping.js';
import { terms } from './terms.js';

const base = algorithmsOfBase(rfc3986, 'rfc3987', 'RFC 3986', terms);
const { host } = base.escape.roles;

const isBeyondAscii = (text = ''): boolean => /[^\x00-\x7F]/.test(text);

/** "The percent-encoding of both IRIs to be compared has to be aligned; for example, by converting both IRIs to URIs". */
const alignedEscapes: NormalizationStep = {
  level: 'escape',
  subject: 'characters beyond US-ASCII',
  section: '5.3.2.3',
  onlyCompares: true,
  concerns: isBeyondAscii,
  apply: toUri,
};

/** Only a "US-ASCII only host" is case-insensitive (§5.3.2.1). */
function ofAsciiHost(step: NormalizationStep): NormalizationStep {
  if (step.subject !== 'host') return step;
  return {
    ...step,
    apply: (text, components, reader) =>
      isBeyondAscii(components.host) ? text : step.apply(text, components, reader),
  };
}

export const references: ReferenceAlgorithms = {
  ...base,
  mapping: { toUri, toIri, escapePrintable },
  escape: {
    ...base.escape,
    beyondAscii: true,
    illegal: formatting,
    charsetSection: '3.1',
    charsetRemark: 'RFC 3987 maps characters to URIs in UTF-8.',
    roles: {
      ...base.escape.roles,
      ...(host && {
        host: {
          ...host,
          charsetSection: '3.1',
          charsetRemark: 'For a domain name, ToASCII of RFC 3490 may be used instead.',
        },
      }),
    },
  },
  normalization: ladder([alignedEscapes, ...base.normalization.comparing.map(ofAsciiHost)], {
    targets: base.normalization.targets,
  }),
};
