/**
 * Algorithms that a patch inherits from the document that it changes, with sections cited under that document's name.
 */

import type { RevisionId } from '../../../generated/registry/ids.js';
import { cited } from '../base/citation.js';
import { componentsForBase, type OwnTerms, ownRule, readingsForBase } from '../reading/own-terms.js';
import type { ReferenceAlgorithms } from './algorithms.js';
import { ResolutionError, UnsupportedOperationError } from './error.js';
import type { Statement } from './explain.js';
import { ladder } from './normalize.js';
import type { Resolution, Resolver } from './resolve.js';

type Cite = (section: string) => string;

/**
 * Turns the algorithms of a base into those of a patch on it. The patch then replaces the members that it changes.
 * @param revision the patch
 * @param name the patch's name for its base: `RFC 2396`
 * @param terms the rules and sections that the patch names otherwise
 */
export function algorithmsOfBase(
  { splitting, resolver, escape, explainer, normalization, base, extraction }: ReferenceAlgorithms,
  revision: RevisionId,
  name: string,
  terms: OwnTerms = {},
): ReferenceAlgorithms {
  const cite: Cite = (section) => terms.sections?.[section] ?? cited(name, section);
  const forBase = readingsForBase(terms);
  const citeIfAny = (section: string | undefined): string | undefined => section && cite(section);
  const say = ([section, text]: Statement): Statement => [cite(section), text];
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
        rule: ownRule(terms, role.rule),
        section: cite(role.section),
        ...(role.charsetSection !== undefined && { charsetSection: cite(role.charsetSection) }),
      })),
      charsetSection: cite(escape.charsetSection),
    },
    explainer: {
      schemes: explainer.schemes,
      explainScheme: (parts) => explainer.explainScheme(parts).map(say),
      explainGeneral: (reading, parts) => explainer.explainGeneral(forBase(reading), parts).map(say),
    },
    normalization: ladder(
      normalization.comparing.map((step) => ({
        ...step,
        section: cite(step.section),
        ...(step.hostKinds && { hostKinds: step.hostKinds.map((kind) => ownRule(terms, kind)) }),
        apply: (text, components, reader) => step.apply(text, componentsForBase(terms, components), reader),
      })),
      {
        tolerances: normalization.tolerances.map((one) => ({ ...one, section: cite(one.section) })),
        targets: citeIfAny(normalization.targets),
        trailingFragmentSection: citeIfAny(normalization.trailingFragmentSection),
      },
    ),
    base: base && {
      ...base,
      absoluteRule: ownRule(terms, base.absoluteRule),
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

/** Cites the base's sections in the resolver's results, steps and errors. */
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

/** Cites the new section in an error of these algorithms. In its message, the section comes after all quotations. */
function citingError(error: unknown, cite: Cite): unknown {
  const isTheirs = error instanceof ResolutionError || error instanceof UnsupportedOperationError;
  if (!isTheirs || error.section === undefined) return error;
  const { section, message } = error;
  const at = message.lastIndexOf(`(${section})`) + 1;
  const citedMessage =
    at === 0 ? message : message.slice(0, at) + cite(section) + message.slice(at + section.length);
  return Object.assign(error, { section: cite(section), message: citedMessage });
}
