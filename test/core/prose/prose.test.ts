/**
 * Every entry of every revision's prose: a string in which it finds something, one in which it does not, and
 * completeness.
 */
import type { RevisionId } from '../../../src/api/index.js';
import { type Revision, revision, revisions } from '../../../src/api/index.js';
import { check, type Check } from '../../../src/core/prose/check.js';
import type { SyntaxNode } from '../../../src/core/tree/node.js';
import { rooms } from '../../../generated/registry/rooms.js';
import { expected, type Example } from '../../documents/expected.js';
import { readingOf } from '../../reading-of.js';

function textOf(example: Example): string {
  return typeof example === 'string' ? example : example.text;
}

function checkIn(id: RevisionId, example: Example): Check {
  const base = typeof example === 'string' ? undefined : example.base;
  return check(
    rooms[id].prose,
    readingOf(id, textOf(example)),
    base === undefined ? undefined : readingOf(id, base),
  );
}

/** Returns a node and all nodes below it. */
function nodesIn(node: SyntaxNode | undefined): readonly SyntaxNode[] {
  return node === undefined ? [] : [node, ...node.children.flatMap(nodesIn)];
}

function idsIn(id: RevisionId, example: Example): string[] {
  return checkIn(id, example).findings.map((finding) => finding.id);
}

describe.each(revisions)('%s', (id) => {
  const table = rooms[id].prose;
  const { sections } = expected(id, 'facts');
  const entries = expected(id, 'entries');
  const ids = table.map((entry) => entry.id);
  const good = Object.values(entries).map((entry) => entry.good);
  const bad = Object.values(entries).map((entry) => entry.bad);

  test(`every entry has its examples in test/documents/${id}/entries.ts`, () => {
    expect(ids.filter((entry) => !Object.hasOwn(entries, entry))).toEqual([]);
  });

  test(`test/documents/${id}/entries.ts has no id that no entry has`, () => {
    expect(Object.keys(entries).filter((entry) => !ids.includes(entry))).toEqual([]);
  });

  for (const [entry, example] of Object.entries(entries)) {
    test(`${entry} finds ${JSON.stringify(example.bad)}, not ${JSON.stringify(example.good)}`, () => {
      expect(idsIn(id, example.bad)).toContain(entry);
      expect(idsIn(id, example.good)).not.toContain(entry);
    });
  }

  test('ids are unique', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('sections exist in the document', () => {
    expect(table.map(({ section }) => section).filter((section) => !sections.has(section))).toEqual([]);
  });

  test('a sentence is a sentence that cites the document or says what it concerns', () => {
    for (const { sentence } of table) expect(sentence).toMatch(/^["A-Z<].{20,}[."]$/);
  });

  test('a finding lies within the text', () => {
    for (const example of bad) {
      for (const { span } of checkIn(id, example).findings) {
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.end).toBeGreaterThanOrEqual(span.start);
        expect(span.end).toBeLessThanOrEqual(textOf(example).length);
      }
    }
  });

  test('no message quotes the text', () => {
    const sentences = table.map(({ sentence }) => sentence);
    for (const example of bad) {
      for (const { message } of checkIn(id, example).findings) {
        const rest = message.replace(
          sentences.find((sentence) => message.startsWith(sentence)) ?? message,
          '',
        );
        expect(rest).toMatch(
          /^(?:| This one is "within the reserved space"\.| Such software reads it as [0-9.]+\.| Here: Unicode [0-9.]+; later characters are rejected\.)$/,
        );
      }
    }
  });

  test('a part, read from its own rule, has only findings that the whole has there', () => {
    const document: Revision = revision(id);
    const wrong = [...good, ...bad].map(textOf).flatMap((text) => {
      const whole = document.check(text);
      const parts = new Map(
        nodesIn(whole.reading).map((node) => [`${node.rule} ${node.start} ${node.end}`, node]),
      );
      return [...parts.values()].flatMap(({ rule, start, end }) =>
        document
          .check(text.slice(start, end), { start: rule })
          .findings.filter(
            ({ id: found, span }) =>
              !whole.findings.some(
                (other) =>
                  other.id === found &&
                  other.span.start <= start + span.start &&
                  other.span.end >= start + span.end,
              ),
          )
          .map((finding) => [finding.id, rule, text]),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('a derivable text without violations is conforming', () => {
    for (const example of [...good, ...bad]) {
      const { derivable, conforming, findings, reading } = checkIn(id, example);
      expect(derivable).toBe(reading !== undefined);
      expect(conforming).toBe(derivable && !findings.some(({ level }) => level === 'violation'));
    }
  });
});
