/** Findings of whole strings: all of each string, in order. */
import fc from 'fast-check';
import { revision, revisions, type RevisionId } from '../../../src/api/index.js';
import { check, type Check } from '../../../src/core/prose/check.js';
import { rooms } from '../../../generated/registry/rooms.js';
import { labelRules as labelRules1998 } from '../../../src/documents/rfc2396/prose-authority.js';
import { labelRules as labelRules1999 } from '../../../src/documents/rfc2732/prose.js';
import { labelRules as labelRules2003 } from '../../../src/documents/rfc2396bis-01/prose.js';
import { serverDefects } from '../../../src/core/prose/server-defects.js';
import { expected } from '../../documents/expected.js';
import { examplesOfKind } from '../../load-examples.js';
import { readingOf } from '../../reading-of.js';
import { many } from '../../depth.js';

function checkIn(id: RevisionId, text: string, base?: string): Check {
  return check(rooms[id].prose, readingOf(id, text), base === undefined ? undefined : readingOf(id, base));
}

/** Returns each finding as its id and the text it is about. */
function findingIds(id: RevisionId, text: string, base?: string): string[] {
  return checkIn(id, text, base).findings.map(
    (found) => `${found.id}: ${text.slice(found.span.start, found.span.end)}`,
  );
}

describe.each(revisions)('%s', (id) => {
  for (const { text, base, conforming, findings } of expected(id, 'findings')) {
    test(base === undefined ? text : `${text} in ${base}`, () => {
      expect(findingIds(id, text, base).sort()).toEqual([...findings].sort());
      const found = checkIn(id, text, base);
      expect(found.conforming).toBe(conforming);
      const starts = found.findings.map(({ span }) => span.start);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    });
  }

  test('examples of the document violate its prose only in known cases', () => {
    const violating = examplesOfKind(id, 'valid')
      .filter(({ start, each }) => start === undefined && each !== true)
      .filter(({ text }) => checkIn(id, text).findings.some(({ level }) => level === 'violation'));
    expect(violating.map(({ text }) => text)).toEqual(expected(id, 'facts').violatingExamples);
  });
});

test('reports a password if only reg-name derives the authority', () => {
  expect(findingIds('rfc2396bis-01', 'http://u:secret@a_b/')).toContain('password: secret');
  expect(findingIds('rfc2396bis-01', 'http://u@a_b:1/').join()).not.toContain('password');
});

describe.each(revisions)('%s', (id) => {
  const characters = fc.constantFrom(
    ...'aA1x-_.~:@/?#;=%[]<>" \\\u00E9'.split(''),
    'http:',
    '//',
    '%0D',
    '..',
  );

  test('checks any string, with spans within it', () => {
    fc.assert(
      fc.property(
        fc.array(characters).map((parts) => parts.join('')),
        (text) => {
          const { derivable, findings } = checkIn(id, text, 'http://a/b/c');
          expect(derivable).toBe(revision(id).accepts(text));
          for (const { span } of findings) {
            expect(0 <= span.start && span.start <= span.end && span.end <= text.length).toBe(true);
          }
        },
      ),
      { seed: 1738, numRuns: many(150, 500) },
    );
  });
});

test.each([
  ['rfc2396', labelRules1998],
  ['rfc2732', labelRules1999],
  ['rfc2396bis-01', labelRules2003],
] as const)(
  '%s: every authority that is only a registered name has a defect as a server, and a server has none',
  (id, labelRules) => {
    const authority = fc
      .array(fc.constantFrom(...'aA19-_.:@%'.split(''), 'aa', '..', '1.2.3.4', 'a'.repeat(63)), {
        minLength: 1,
      })
      .map((parts) => parts.join(''));
    const { accepts } = revision(id);
    fc.assert(
      fc.property(authority, (text) => {
        fc.pre(accepts(text, { start: 'authority' }));
        expect(serverDefects(text, labelRules).length === 0).toBe(accepts(text, { start: 'server' }));
      }),
      { seed: 2396, numRuns: many(1000, 3000) },
    );
  },
);
