/** Every example of every document behaves as its document says, or as the contradiction in it explains. */
import type { Contradiction, Example, ExampleComponents } from '../../src/grammar/bnf/examples.js';
import {
  revision,
  revisions,
  type RevisionId,
  type SyntaxNode,
  UnsupportedOperationError,
} from '../../src/api/index.js';
import { examplesOfKind, loadExamples } from '../load-examples.js';

function title({ section, id, kind, text }: Example): string {
  return `§${section}, ${id}: ${kind} ${JSON.stringify(text)}`;
}

/** Tests whether a verdict of the document is that of its corrected grammar. */
function holds(contradiction: Contradiction | undefined): boolean {
  return contradiction === undefined || contradiction.corrected === true;
}

function hasNode(tree: SyntaxNode, rule: string): boolean {
  return tree.rule === rule || tree.children.some((child) => hasNode(child, rule));
}

/** Returns those components of a text that the example gives. */
function componentsOf(id: RevisionId, text: string, given: ExampleComponents): ExampleComponents {
  const { specific, ...common } = revision(id).components(text);
  const all: Readonly<Record<string, unknown>> = { ...common, ...specific };
  return Object.fromEntries(Object.keys(given).map((name) => [name, all[name] ?? null]));
}

describe.each(revisions)('%s', (id) => {
  const document = revision(id);

  for (const example of examplesOfKind(id, 'valid')) {
    const { text, start, as, each, contradiction } = example;
    test(title(example), () => {
      for (const one of each ? Array.from(text) : [text]) {
        expect(document.accepts(one, { start })).toBe(holds(contradiction));
      }
      if (as !== undefined) expect(hasNode(document.parse(text, { start }), as)).toBe(true);
    });
  }

  for (const example of examplesOfKind(id, 'invalid')) {
    const { text, start, contradiction } = example;
    test(title(example), () => {
      expect(document.accepts(text, { start })).toBe(!holds(contradiction));
    });
  }

  for (const example of examplesOfKind(id, 'splits')) {
    const { text, components } = example;
    test(title(example), () => {
      expect(componentsOf(id, text, components)).toEqual(components);
    });
  }

  for (const example of examplesOfKind(id, 'denotes')) {
    const { text, start, components } = example;
    if (start === undefined && components === undefined) continue;
    test(title(example), () => {
      expect(document.accepts(text, { start })).toBe(true);
      if (components !== undefined) expect(componentsOf(id, text, components)).toEqual(components);
    });
  }

  for (const example of examplesOfKind(id, 'encodes')) {
    const { text, start } = example;
    test(title(example), () => {
      expect(document.accepts(text, { start })).toBe(true);
    });
  }

  for (const example of examplesOfKind(id, 'resolves')) {
    const { text, base, result, byRules, fragment, options, contradiction } = example;
    test(title(example), () => {
      // RFC 1630 resolves in the context of a URI of a scheme that it has no production for.
      const isDerived = contradiction === undefined || document.accepts(base);
      for (const one of [base, ...(result === 'current-document' ? [] : [result])]) {
        if (isDerived) expect(document.accepts(one)).toBe(true);
      }
      // The grammar contradicts a row if only the algorithm accepts the reference; otherwise the algorithm does.
      const isDerivable = document.accepts(text);
      if (contradiction === undefined) expect(isDerivable).toBe(true);
      const resolution = document.resolve(text, base, options);
      const { trace, ...traced } = document.resolve(text, base, { ...options, trace: true });
      expect(traced).toEqual(resolution);
      expect(trace).not.toEqual([]);
      if (result === 'current-document') expect(resolution).toEqual({ kind: result, fragment });
      else {
        const expected = byRules ?? (holds(contradiction) || !isDerivable ? result : text);
        expect(resolution).toMatchObject({ text: expected });
      }
    });
  }

  const contradicted = examplesOfKind(id, 'valid').filter(({ contradiction }) => !holds(contradiction));
  for (const example of examplesOfKind(id, 'extracted')) {
    test(title(example), () => {
      for (const url of example.urls) {
        expect(document.accepts(url)).toBe(!contradicted.some(({ text }) => text === url));
      }
    });
  }
});

describe('contradictions about strings that the document only describes', () => {
  test.each([
    ['url-1993', 'void-fragment-id'],
    ['url-1993', 'prospero-empty-version'],
    ['url-1995', 'generic'],
  ] as const)('%s names %s', (id, example) => {
    expect(loadExamples(id).find((known) => known.id === example)?.contradiction).toBeDefined();
  });

  test('url-1993: a void fragment-id with the hash sign is not derivable', () => {
    expect(revision('url-1993').accepts('http://h/#')).toBe(false);
    expect(revision('url-1993').accepts('http://h/#a')).toBe(true);
  });

  test('url-1993: an empty version is read as part of the name', () => {
    const specific = revision('url-1993').components('prospero://h/n%00%00a').specific;
    expect(specific).toEqual({ prosperoName: 'n%00%00a' });
  });

  test('url-1995: generic parses a mailing address, and no URL with "//"', () => {
    expect(revision('url-1995').accepts('mailto:a@b', { start: 'generic' })).toBe(true);
    expect(revision('url-1995').accepts('http://h/a', { start: 'generic' })).toBe(false);
    expect(revision('url-1995').accepts('http://h/a')).toBe(true);
  });
});

test('rfc1738: the #WARNING of the Appendix stops at its "#"', () => {
  const text = 'http://ds.internic.net/instructions/overview.html#WARNING';
  const result = revision('rfc1738').safeParse(text);
  expect(result.ok ? undefined : result.error).toMatchObject({ offset: text.indexOf('#'), found: '#' });
});

/** Documents without rules for relative references have no example of one. */
test.each(['url-1995', 'rfc1738'] as const)('%s resolves nothing', (id) => {
  expect(examplesOfKind(id, 'resolves')).toEqual([]);
  for (const [text, base] of examplesOfKind('url-1997', 'resolves').map(
    (row) => [row.text, row.base] as const,
  )) {
    expect(() => revision(id).resolve(text, base)).toThrow(UnsupportedOperationError);
  }
});
