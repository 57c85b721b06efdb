import { loadGrammar } from '../../../scripts/load/grammar.js';
import { loadPeg, pegText } from '../../../scripts/load/peg.js';
import { StepLimitError } from '../../../src/core/base/limits.js';
import { readPeg } from '../../../src/grammar/peg/read-peg.js';
import { trace, type TraceEvent } from '../../../src/grammar/peg/trace.js';
import { UnknownNameError } from '../../../src/core/base/unknown-name.js';

/**
 * Returns the trace of a rule `s`, a line for each event: its type, its stretch of the grammar, its place in the text.
 */
function story(peg: string, text: string): readonly string[] {
  const events = [...trace({ peg: readPeg(peg), rule: 's', text, ruleNames: ['s', 't-u'] })];
  return events.map((event) => {
    const what = `${' '.repeat(event.depth)}${event.type} ${peg.slice(event.span.start, event.span.end)}`;
    return `${what} @${where(event)}`;
  });
}

function where(event: TraceEvent): string {
  switch (event.type) {
    case 'enter':
      return String(event.start);
    case 'match':
      return `${event.start}-${event.end}`;
    case 'fail':
      return `${event.start}, ${event.reached}`;
    case 'backtrack':
      return `${event.from}-${event.to}`;
  }
}

describe('trace', () => {
  test('shows how a choice commits', () => {
    expect(story('s = "ab" "c" / "ax" / "a"', 'abd')).toEqual([
      'enter s = "ab" "c" / "ax" / "a" @0',
      ' enter "ab" "c" / "ax" / "a" @0',
      ' enter "ab" "c" @0',
      ' enter "ab" @0',
      ' match "ab" @0-2',
      ' enter "c" @2',
      ' fail "c" @2, 2',
      ' fail "ab" "c" @0, 2',
      ' backtrack "ab" "c" / "ax" / "a" @2-0',
      ' enter "ax" @0',
      ' fail "ax" @0, 1',
      ' backtrack "ab" "c" / "ax" / "a" @1-0',
      ' enter "a" @0',
      ' match "a" @0-1',
      ' match "ab" "c" / "ax" / "a" @0-1',
      'match s = "ab" "c" / "ax" / "a" @0-1',
    ]);
  });

  test('shows backtracking of repetitions, and that lookaheads consume nothing', () => {
    expect(story('s = &"a" ("a" "b")*', 'aba')).toEqual([
      'enter s = &"a" ("a" "b")* @0',
      ' enter &"a" ("a" "b")* @0',
      ' enter &"a" @0',
      ' enter "a" @0',
      ' match "a" @0-1',
      ' match &"a" @0-0',
      ' enter ("a" "b")* @0',
      ...[' enter "a" "b" @0', ' enter "a" @0', ' match "a" @0-1', ' enter "b" @1', ' match "b" @1-2'],
      ' match "a" "b" @0-2',
      ...[' enter "a" "b" @2', ' enter "a" @2', ' match "a" @2-3', ' enter "b" @3', ' fail "b" @3, 3'],
      ' fail "a" "b" @2, 3',
      ' backtrack ("a" "b")* @3-2',
      ' match ("a" "b")* @0-2',
      ' match &"a" ("a" "b")* @0-2',
      'match s = &"a" ("a" "b")* @0-2',
    ]);
  });

  test('names rules as the document does, also the variants for one place', () => {
    const events = [
      ...trace({
        peg: readPeg('s = t_u__before / t_u\nt_u__before = "a"\nt_u = "b"'),
        rule: 's',
        text: 'b',
        ruleNames: ['s', 't-u'],
      }),
    ];
    expect(events.filter(({ type }) => type === 'enter')).toMatchObject([
      { rule: 's', expression: 'reference', calls: 's', depth: 0 },
      { rule: 's', expression: 'choice', depth: 1 },
      { rule: 's', expression: 'reference', calls: 't-u', depth: 1 },
      { rule: 't-u', expression: 'class', depth: 2 },
      { rule: 's', expression: 'reference', calls: 't-u', depth: 1 },
      { rule: 't-u', expression: 'class', depth: 2 },
    ]);
  });

  test('ends with the verdict on the rule, and every entry has its end', () => {
    const peg = loadPeg('rfc2396bis-01');
    const ruleNames = loadGrammar('rfc2396bis-01').rules.map(({ name }) => name);
    const text = 'http://[1::7]:80/a?b#c';
    const events = [...trace({ peg, rule: 'URI-reference', text, ruleNames })];
    const rule = {
      rule: 'URI-reference',
      calls: 'URI-reference',
      expression: 'reference',
      depth: 0,
      start: 0,
    };
    expect(events[0]).toMatchObject({ type: 'enter', ...rule });
    expect(events.at(-1)).toMatchObject({ type: 'match', ...rule, end: text.length });

    const open: TraceEvent[] = [];
    for (const event of events) {
      expect(ruleNames).toContain(event.rule);
      if (event.type === 'enter') open.push(event);
      const { span, start, depth } = open.at(-1) ?? event;
      expect(event).toMatchObject({ span, start, depth });
      if (event.type === 'match' || event.type === 'fail') open.pop();
    }
    expect(open).toEqual([]);
    const source = pegText('rfc2396bis-01');
    const literals = events.filter(({ expression }) => expression === 'literal' || expression === 'class');
    for (const { span } of literals)
      expect(source.slice(span.start, span.end)).toMatch(/^(["[].*["\]]i?|\.)$/s);
  });

  test('can be stopped early', () => {
    const events = trace({ peg: readPeg('s = "a"*'), rule: 's', text: 'aaa', ruleNames: ['s'] });
    expect(events.next().value).toMatchObject({ type: 'enter', rule: 's' });
    expect(events.return(undefined).done).toBe(true);
  });

  test('keeps to its limit, and refuses a rule that is not there', () => {
    const task = { peg: readPeg('s = "a"*'), text: 'aaaaaa', ruleNames: ['s'] };
    expect(() => [...trace({ ...task, rule: 's', steps: 5 })]).toThrow(StepLimitError);
    expect(() => [...trace({ ...task, rule: 't' })]).toThrow(UnknownNameError);
  });
});
