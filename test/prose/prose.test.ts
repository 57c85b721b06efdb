/** Every entry of every revision's prose: what it finds, what it leaves alone, and that none lacks anything. */
import type { RevisionId } from '../../src/index.js';
import { revisions } from '../../src/index.js';
import { check, type Check } from '../../src/prose/check.js';
import type { Example } from '../../src/prose/entry.js';
import { rooms } from '../../generated/registry/rooms.js';
import { expected } from '../documents/expected.js';
import { readingOf } from '../reading-of.js';

function checkIn(id: RevisionId, example: string | Example): Check {
  const { text, base } = typeof example === 'string' ? { text: example, base: undefined } : example;
  return check(rooms[id].prose, readingOf(id, text), base === undefined ? undefined : readingOf(id, base));
}

function idsIn(id: RevisionId, example: string | Example): string[] {
  return checkIn(id, example).findings.map((finding) => finding.id);
}

describe.each(revisions)('%s', (id) => {
  const table = rooms[id].prose;
  const { sections } = expected(id, 'facts');

  test.each(table)('$id finds $bad, not $good', (entry) => {
    expect(idsIn(id, entry.bad)).toContain(entry.id);
    expect(idsIn(id, entry.good)).not.toContain(entry.id);
  });

  test('ids are unique', () => {
    expect(new Set(table.map((entry) => entry.id)).size).toBe(table.length);
  });

  test('sections exist in the document', () => {
    expect(table.map(({ section }) => section).filter((section) => !sections.has(section))).toEqual([]);
  });

  test('a sentence is a sentence that cites the document or says what it concerns', () => {
    for (const { sentence } of table) expect(sentence).toMatch(/^["A-Z<].{20,}[."]$/);
  });

  test('a finding lies within the text', () => {
    for (const { bad } of table) {
      const text = typeof bad === 'string' ? bad : bad.text;
      for (const { span } of checkIn(id, bad).findings) {
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.end).toBeGreaterThanOrEqual(span.start);
        expect(span.end).toBeLessThanOrEqual(text.length);
      }
    }
  });

  test('a message has nothing of the text in it', () => {
    const sentences = table.map(({ sentence }) => sentence);
    for (const { bad } of table) {
      for (const { message } of checkIn(id, bad).findings) {
        const rest = message.replace(
          sentences.find((sentence) => message.startsWith(sentence)) ?? message,
          '',
        );
        expect(rest).toMatch(
          /^(?:| This one is "within the reserved space"\.| They take this one for [0-9.]+\.)$/,
        );
      }
    }
  });

  test('derivable, and no violation, is conforming', () => {
    for (const { good, bad } of table) {
      for (const example of [good, bad]) {
        const { derivable, conforming, findings, reading } = checkIn(id, example);
        expect(derivable).toBe(reading !== undefined);
        expect(conforming).toBe(derivable && !findings.some(({ level }) => level === 'violation'));
      }
    }
  });
});
