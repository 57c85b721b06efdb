/** What a patch takes over from the document that it changes: the algorithms of its base, with their sections under its name. */

import type { RevisionId } from '../../../generated/registry/ids.js';
import { cited } from '../base/citation.js';
import type { ReferenceAlgorithms } from './algorithms.js';
import { ResolutionError, UnsupportedOperationError } from './error.js';
import type { Saying } from './explain.js';
import { ladder } from './normalize.js';
import type { Resolution, Resolver } from './resolve.js';

type Cite = (section: string) => string;

/**
 * The algorithms of a base as those of a patch on it. What the patch changes takes the place of a member.
 * @param revision the patch
 * @param name as the patch cites its base: `RFC 2396`
 */
export function algorithmsOfBase(
  { splitting, resolver, escape, explainer, normalization, base, extraction }: ReferenceAlgorithms,
  revision: RevisionId,
  name: string,
): ReferenceAlgorithms {
  const cite: Cite = (section) => cited(name, section);
  const citeIfAny = (section: string | undefined): string | undefined => section && cite(section);
  const say = ([section, text]: Saying): Saying => [cite(section), text];
  return {
    splitting: splitting && {
      ...splitting,
      section: cite(splitting.section),
      name: `${splitting.name} of ${name}`,
    },
    resolver: citingResolver(resolver, cite),
    escape: {
      ...escape,
      revision,
      section: cite(escape.section),
      ...(escape.dotSegmentSection !== undefined && {
        dotSegmentSection: cite(escape.dotSegmentSection),
      }),
      roles: withSections(escape.roles, (role) => ({
        ...role,
        section: cite(role.section),
        ...(role.charsetSection !== undefined && { charsetSection: cite(role.charsetSection) }),
      })),
      charsetSection: cite(escape.charsetSection),
    },
    explainer: {
      schemes: explainer.schemes,
      tellScheme: (parts) => explainer.tellScheme(parts).map(say),
      tellGeneral: (reading, parts) => explainer.tellGeneral(reading, parts).map(say),
    },
    normalization: ladder(
      normalization.comparing.map((step) => ({ ...step, section: cite(step.section) })),
      {
        tolerances: normalization.tolerances.map((one) => ({ ...one, section: cite(one.section) })),
        targets: citeIfAny(normalization.targets),
      },
    ),
    base: base && {
      ...base,
      sections: withSections(base.sections, cite),
      ...(base.requests && { requests: { ...base.requests, section: cite(base.requests.section) } }),
    },
    extraction: {
      ...extraction,
      section: citeIfAny(extraction.section),
      abbreviatedSection: citeIfAny(extraction.abbreviatedSection),
    },
  };
}

function withSections<Value>(
  table: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value)]));
}

/** The resolver with the base's sections cited in its results, its steps and its errors. */
function citingResolver({ options, resolve }: Resolver, cite: Cite): Resolver {
  return {
    options,
    resolve(reader, reference, base, chosen) {
      try {
        return citingResult(resolve(reader, reference, base, chosen), cite);
      } catch (error) {
        throw citingError(error, cite);
      }
    },
  };
}

function citingResult(result: Resolution, cite: Cite): Resolution {
  const { trace } = result;
  const steps = trace && { trace: trace.map((step) => ({ ...step, section: cite(step.section) })) };
  return result.kind === 'refused'
    ? { ...result, section: cite(result.section), ...steps }
    : { ...result, ...steps };
}

/** An error of these algorithms is told of by its new section; what its message has of it stands behind all that it quotes. */
function citingError(error: unknown, cite: Cite): unknown {
  const isTheirs = error instanceof ResolutionError || error instanceof UnsupportedOperationError;
  if (!isTheirs || error.section === undefined) return error;
  const { section, message } = error;
  const at = message.lastIndexOf(`(${section})`) + 1;
  const told = at === 0 ? message : message.slice(0, at) + cite(section) + message.slice(at + section.length);
  return Object.assign(error, { section: cite(section), message: told });
}
